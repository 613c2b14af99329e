//! The admin port: health, metrics and tick times over HTTP.

use std::sync::Arc;

use axum::Router;
use axum::extract::State;
use axum::http::{StatusCode, header};
use axum::response::{IntoResponse, Response};
use axum::routing::get;
use tokio::net::TcpListener;

use crate::metrics::Metrics;

/// Serves the admin port until the process ends.
pub async fn serve(listener: TcpListener, metrics: Arc<Metrics>) -> std::io::Result<()> {
    axum::serve(listener, router(metrics)).await
}

fn router(metrics: Arc<Metrics>) -> Router {
    Router::new()
        .route("/health", get(health))
        .route("/metrics", get(prometheus))
        .route("/mspt", get(mspt))
        .with_state(metrics)
}

/// 200 when players can join, 503 while there is no worker.
async fn health(State(metrics): State<Arc<Metrics>>) -> Response {
    match metrics.view().linked {
        true => (StatusCode::OK, "ok\n").into_response(),
        false => (StatusCode::SERVICE_UNAVAILABLE, "no link to a worker\n").into_response(),
    }
}

async fn prometheus(State(metrics): State<Arc<Metrics>>) -> Response {
    ([(header::CONTENT_TYPE, "text/plain; version=0.0.4")], metrics.prometheus()).into_response()
}

async fn mspt(State(metrics): State<Arc<Metrics>>) -> Response {
    ([(header::CONTENT_TYPE, "application/json")], metrics.mspt().to_string()).into_response()
}
