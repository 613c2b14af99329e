//! Causeway's admin port, as far as a benchmark reads it.

use std::io::{Read, Write};
use std::net::{SocketAddr, TcpStream};
use std::time::Duration;

use serde::Deserialize;

use super::tick_query::Mspt;

/// Longest wait for each step of an answer.
const LIMIT: Duration = Duration::from_secs(2);
/// Longest answer read, in bytes.
const MAX_ANSWER: u64 = 64 * 1024;

/// The counter of that time, in microseconds.
const CHUNK_ENCODING: &str = "causeway_gateway_chunk_encode_microseconds_total";

#[derive(Deserialize)]
struct Answer {
    gateway: Parts,
}

#[derive(Deserialize)]
struct Parts {
    total: Mspt,
}

/// The gateway's own milliseconds per tick; `None` when it does not say.
#[must_use]
pub fn gateway_mspt(admin: SocketAddr) -> Option<Mspt> {
    parse(&fetch(admin, "/mspt").ok()?)
}

/// Seconds that the gateway has spent on encoding and compressing chunks so far, on threads beside its ticks.
#[must_use]
pub fn chunk_encoding_s(admin: SocketAddr) -> Option<f64> {
    parse_chunk_encoding(&fetch(admin, "/metrics").ok()?)
}

fn parse_chunk_encoding(body: &str) -> Option<f64> {
    let value = body.lines().find_map(|line| line.strip_prefix(CHUNK_ENCODING)?.strip_prefix(' '))?;
    value.trim().parse::<f64>().ok().map(|micros| micros / 1e6)
}

fn parse(body: &str) -> Option<Mspt> {
    serde_json::from_str::<Answer>(body).ok().map(|answer| answer.gateway.total)
}

fn fetch(address: SocketAddr, path: &str) -> std::io::Result<String> {
    let mut stream = TcpStream::connect_timeout(&address, LIMIT)?;
    stream.set_read_timeout(Some(LIMIT))?;
    stream.set_write_timeout(Some(LIMIT))?;
    write!(stream, "GET {path} HTTP/1.0\r\n\r\n")?;
    let mut answer = String::new();
    stream.take(MAX_ANSWER).read_to_string(&mut answer)?;
    Ok(answer.split_once("\r\n\r\n").map_or_else(String::new, |(_, body)| body.to_owned()))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_time_of_chunks_is_found_among_metrics() {
        let body = format!("# TYPE {CHUNK_ENCODING} counter\n{CHUNK_ENCODING} 2500000\nother 1\n");
        assert_eq!(parse_chunk_encoding(&body), Some(2.5));
        assert_eq!(parse_chunk_encoding("other 1"), None);
    }

    #[test]
    fn the_gateways_whole_ticks_are_read() {
        let body = r#"{"gateway":{"total":{"average":0.28,"p50":0.2,"p95":0.5,"p99":0.9,"max":1.0,"sample":100},
            "collect":{"average":0.1}},"worker":{"tick":5,"last":0.1,"average":0.2},"sessions":3}"#;
        assert_eq!(parse(body), Some(Mspt { average: 0.28, p50: 0.2, p95: 0.5, p99: 0.9 }));
        assert_eq!(parse("{}"), None);
        assert_eq!(parse(""), None);
    }
}
