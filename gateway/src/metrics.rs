//! Counters of the gateway, read by the admin port.

use std::fmt::Write;
use std::sync::Mutex;
use std::sync::atomic::{AtomicU64, Ordering};

use crate::mspt::{Figures, Part, TickTimes};

/// Counters that any task may raise.
#[derive(Debug, Default)]
pub struct Metrics {
    /// Connections accepted since the start.
    pub connections: AtomicU64,
    /// Connections refused by a limit.
    pub connections_refused: AtomicU64,
    /// Connections open now.
    pub connections_open: AtomicU64,
    /// Packets received.
    pub packets_in: AtomicU64,
    /// Bytes received.
    pub bytes_in: AtomicU64,
    /// Bytes written to sockets.
    pub bytes_out: AtomicU64,
    /// System calls that wrote them.
    pub writes: AtomicU64,
    /// Chunks encoded and compressed.
    pub chunks_encoded: AtomicU64,
    /// Microseconds spent on it.
    pub chunk_encode_micros: AtomicU64,
    /// Chunks sent to sessions.
    pub chunks_sent: AtomicU64,
    /// Sessions closed because they broke a limit or a rule of the protocol.
    pub violations: AtomicU64,
    /// Sessions closed because they did not read fast enough.
    pub too_slow: AtomicU64,
    view: Mutex<ViewFigures>,
}

/// What the view tells once a tick.
#[derive(Debug, Clone, Default)]
pub struct ViewFigures {
    /// The gateway's own ticks.
    pub times: TickTimes,
    /// The worker's last tick, microseconds.
    pub worker_last: u32,
    /// The worker's smoothed average tick, microseconds.
    pub worker_average: u32,
    /// Newest tick of the worker.
    pub tick: i64,
    /// Whether a link to a worker is up.
    pub linked: bool,
    /// Sessions in play.
    pub playing: usize,
    /// Entities known.
    pub entities: usize,
    /// Chunks subscribed to.
    pub chunks: usize,
    /// Frames of chunks held.
    pub frames: usize,
    /// Their bytes.
    pub frame_bytes: usize,
}

impl Metrics {
    /// Adds to a counter.
    pub fn add(counter: &AtomicU64, amount: u64) {
        counter.fetch_add(amount, Ordering::Relaxed);
    }

    /// Replaces what the view last told.
    pub fn set_view(&self, figures: ViewFigures) {
        *self.view.lock().unwrap_or_else(std::sync::PoisonError::into_inner) = figures;
    }

    /// What the view last told.
    pub fn view(&self) -> ViewFigures {
        self.view.lock().unwrap_or_else(std::sync::PoisonError::into_inner).clone()
    }

    /// Everything in Prometheus' text form.
    pub fn prometheus(&self) -> String {
        let view = self.view();
        let mut out = String::with_capacity(4096);
        for (name, help, counter) in [
            ("connections_total", "Connections accepted.", &self.connections),
            ("connections_refused_total", "Connections refused by a limit.", &self.connections_refused),
            ("packets_in_total", "Packets received from clients.", &self.packets_in),
            ("bytes_in_total", "Bytes received from clients.", &self.bytes_in),
            ("bytes_out_total", "Bytes written to clients.", &self.bytes_out),
            ("writes_total", "Writes to sockets.", &self.writes),
            ("chunks_encoded_total", "Chunks encoded and compressed.", &self.chunks_encoded),
            ("chunk_encode_microseconds_total", "Time spent on encoding chunks.", &self.chunk_encode_micros),
            ("chunks_sent_total", "Chunks sent to sessions.", &self.chunks_sent),
            ("violations_total", "Sessions closed for breaking a limit.", &self.violations),
            ("too_slow_total", "Sessions closed for not reading fast enough.", &self.too_slow),
        ] {
            metric(&mut out, name, help, "counter", counter.load(Ordering::Relaxed) as f64);
        }
        for (name, help, value) in [
            ("connections", "Connections open.", self.connections_open.load(Ordering::Relaxed) as f64),
            ("sessions", "Sessions in play.", view.playing as f64),
            ("entities", "Entities known.", view.entities as f64),
            ("chunks", "Chunks subscribed to.", view.chunks as f64),
            ("chunk_frames", "Encoded chunks held.", view.frames as f64),
            ("chunk_frame_bytes", "Bytes of encoded chunks held.", view.frame_bytes as f64),
            ("link_up", "Whether the link to the worker is up.", f64::from(u8::from(view.linked))),
            ("worker_tick", "Newest tick of the worker.", view.tick as f64),
            (
                "worker_tick_last_milliseconds",
                "The worker's last tick.",
                f64::from(view.worker_last) / 1000.0,
            ),
            (
                "worker_tick_average_milliseconds",
                "The worker's smoothed average tick.",
                f64::from(view.worker_average) / 1000.0,
            ),
        ] {
            metric(&mut out, name, help, "gauge", value);
        }
        let _ = writeln!(out, "# HELP causeway_gateway_tick_milliseconds The gateway's own work in a tick.");
        let _ = writeln!(out, "# TYPE causeway_gateway_tick_milliseconds gauge");
        for (part, figures) in parts(&view.times) {
            for (form, value) in [
                ("average", figures.average),
                ("p50", figures.p50),
                ("p95", figures.p95),
                ("p99", figures.p99),
                ("max", figures.max),
            ] {
                let _ = writeln!(
                    out,
                    "causeway_gateway_tick_milliseconds{{part=\"{part}\",figure=\"{form}\"}} {value}"
                );
            }
        }
        out
    }

    /// The tick times as JSON: the gateway's own, and what the worker says of itself.
    pub fn mspt(&self) -> serde_json::Value {
        let view = self.view();
        let mut gateway = serde_json::Map::new();
        for (part, figures) in parts(&view.times) {
            gateway.insert(part.to_owned(), serde_json::json!(figures));
        }
        serde_json::json!({
            "gateway": gateway,
            "worker": {
                "tick": view.tick,
                "last": f64::from(view.worker_last) / 1000.0,
                "average": f64::from(view.worker_average) / 1000.0,
            },
            "sessions": view.playing,
        })
    }
}

fn parts(times: &TickTimes) -> [(&'static str, Figures); 4] {
    [
        ("total", times.total()),
        ("collect", times.part(Part::Collect)),
        ("encode", times.part(Part::Encode)),
        ("hand_off", times.part(Part::HandOff)),
    ]
}

fn metric(out: &mut String, name: &str, help: &str, kind: &str, value: f64) {
    let _ = writeln!(out, "# HELP causeway_gateway_{name} {help}");
    let _ = writeln!(out, "# TYPE causeway_gateway_{name} {kind}");
    let _ = writeln!(out, "causeway_gateway_{name} {value}");
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn figures_are_named_once() {
        let metrics = Metrics::default();
        Metrics::add(&metrics.packets_in, 3);
        metrics.set_view(ViewFigures { playing: 2, ..ViewFigures::default() });
        let text = metrics.prometheus();
        assert!(text.contains("\ncauseway_gateway_packets_in_total 3\n"));
        assert!(text.contains("\ncauseway_gateway_sessions 2\n"));
        assert_eq!(text.matches("# TYPE causeway_gateway_tick_milliseconds gauge").count(), 1);
        assert_eq!(metrics.mspt()["sessions"], 2);
    }
}
