//! Load, for minutes. Only with the feature `slow`, and with optimised programs: figures of others mean nothing.

use std::time::{Duration, Instant};

use anyhow::{Context, Result, ensure};
use causeway_tests::bots::{Bots, ensure_all_stayed};
use causeway_tests::cluster::{Cluster, Topology, World};

const PLAYERS: u32 = 100;
const SECONDS: u64 = 300;

#[test]
fn a_hundred_walk_for_five_minutes() -> Result<()> {
    let world = World::default().with("view-distance", "10").with("simulation-distance", "10");
    let cluster = Cluster::start(Topology::Quic, &world)?;
    let seconds = SECONDS.to_string();
    let bots = Bots::start("walk", cluster.address(), PLAYERS, 10, &["--seconds", &seconds], cluster.dir())?;
    // From when all have joined to shortly before the end.
    std::thread::sleep(Duration::from_secs(20));
    let (first, begun) = (cluster.worker_figures()?, Instant::now());
    let mut worst_average = 0f64;
    let mut worst_p95 = 0f64;
    while begun.elapsed() < Duration::from_secs(SECONDS - 30) {
        // The figures are of the last hundred ticks, five seconds.
        std::thread::sleep(Duration::from_secs(5));
        let figures = cluster.worker_figures()?;
        worst_average = worst_average.max(number(&figures, "average")?);
        worst_p95 = worst_p95.max(number(&figures, "p95")?);
    }
    let last = cluster.worker_figures()?;
    let tps = (number(&last, "ticks")? - number(&first, "ticks")?) / begun.elapsed().as_secs_f64();
    let resident = cluster.resident_bytes()? >> 20;
    let report = bots.report(Duration::from_secs(120))?;

    println!("{PLAYERS} walking bots: {tps:.2} TPS, at the end {last}, {resident} MiB resident");
    println!("worst of all five seconds: average {worst_average} ms, P95 {worst_p95} ms");
    println!("bots: {}", report["steady"]);
    println!("join latency: {}", report["join_latency_ms"]);
    ensure_all_stayed(&report, PLAYERS)?;
    ensure!(report["whole"]["pull_backs"] == 0, "bots were put back");
    ensure!((tps - 20.0).abs() < 0.1, "{tps} ticks a second");
    if cfg!(not(debug_assertions)) {
        ensure!(
            number(&last, "average")? < 3.0 && number(&last, "p95")? < 6.0,
            "milliseconds per tick: {last}"
        );
        ensure!(resident < 300, "{resident} MiB");
    }
    cluster.done();
    Ok(())
}

fn number(figures: &serde_json::Value, name: &str) -> Result<f64> {
    figures[name].as_f64().with_context(|| format!("no {name} in {figures}"))
}
