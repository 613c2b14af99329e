//! The admin port: `/health`, `/mspt` as JSON and `/metrics` for Prometheus.

use std::fmt::Write;
use std::net::SocketAddr;

use axum::Router;
use axum::extract::State;
use axum::routing::get;
use tokio::sync::watch;

use crate::tick_loop::Figures;

/// Serves the admin port until the process ends. The address it is bound to.
pub async fn serve(address: SocketAddr, figures: watch::Receiver<Figures>) -> std::io::Result<SocketAddr> {
    let listener = tokio::net::TcpListener::bind(address).await?;
    let bound = listener.local_addr()?;
    let router = Router::new()
        .route("/health", get(|| async { "ok\n" }))
        .route("/mspt", get(mspt))
        .route("/metrics", get(metrics))
        .with_state(figures);
    tokio::spawn(async move {
        if let Err(error) = axum::serve(listener, router).await {
            tracing::error!("the admin port failed: {error}");
        }
    });
    Ok(bound)
}

async fn mspt(State(figures): State<watch::Receiver<Figures>>) -> String {
    let figures = *figures.borrow();
    let mspt = figures.mspt;
    format!(
        "{{\"average\":{:.3},\"p50\":{:.3},\"p95\":{:.3},\"p99\":{:.3},\"sample\":{},\"ticks\":{},\"players\":{},\
         \"chunks\":{}}}\n",
        mspt.average,
        mspt.p50,
        mspt.p95,
        mspt.p99,
        mspt.sample,
        figures.ticks,
        figures.players,
        figures.chunks
    )
}

async fn metrics(State(figures): State<watch::Receiver<Figures>>) -> String {
    let figures = *figures.borrow();
    let mut out = String::new();
    let rows: [(&str, &str, f64); 8] = [
        ("causeway_worker_mspt_average", "Smoothed milliseconds per tick.", figures.mspt.average),
        ("causeway_worker_mspt_p50", "Median of the last 100 ticks, ms.", figures.mspt.p50),
        ("causeway_worker_mspt_p95", "95th percentile of the last 100 ticks, ms.", figures.mspt.p95),
        ("causeway_worker_mspt_p99", "99th percentile of the last 100 ticks, ms.", figures.mspt.p99),
        ("causeway_worker_players", "Players in the world.", figures.players as f64),
        ("causeway_worker_chunks", "Chunks in memory.", figures.chunks as f64),
        ("causeway_worker_links", "Attached gateways and workers.", figures.links as f64),
        ("causeway_worker_ticks_total", "Ticks since the start.", figures.ticks as f64),
    ];
    for (name, help, value) in rows {
        let kind = if name.ends_with("_total") { "counter" } else { "gauge" };
        let _infallible = writeln!(out, "# HELP {name} {help}\n# TYPE {name} {kind}\n{name} {value}");
    }
    out
}
