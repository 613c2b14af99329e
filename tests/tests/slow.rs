//! Load, for minutes. Only with the feature `slow`, and with optimised programs: figures of others mean nothing.

use std::time::{Duration, Instant};

use anyhow::{Context, Result, ensure};
use causeway_tests::bots::{Bots, ensure_all_stayed};
use causeway_tests::cluster::{Cluster, Topology, World};
use causeway_tests::process::Process;

const PLAYERS: u32 = 100;
const SECONDS: u64 = 300;

#[test]
fn a_hundred_walk_for_five_minutes() -> Result<()> {
    let world = World::default().with("view-distance", "10").with("simulation-distance", "10");
    let mut cluster = Cluster::start(Topology::Quic, &world)?;
    let seconds = SECONDS.to_string();
    let bots = Bots::start("walk", cluster.address(), PLAYERS, 10, &["--seconds", &seconds], cluster.dir())?;
    // From when all have joined to shortly before the end.
    std::thread::sleep(Duration::from_secs(20));
    let (first, begun) = (game_time(cluster.worker())?, Instant::now());
    std::thread::sleep(Duration::from_secs(SECONDS - 30));
    let ticks = game_time(cluster.worker())? - first;
    let tps = ticks as f64 / begun.elapsed().as_secs_f64();
    let times = tick_times(cluster.worker())?;
    let resident = cluster.resident_bytes()? / (1 << 20);
    let report = bots.report(Duration::from_secs(120))?;

    println!("{PLAYERS} walking bots: {tps:.2} TPS, {times:?}, {resident} MiB resident");
    println!("bots: {}", report["steady"]);
    println!("join latency: {}", report["join_latency_ms"]);
    ensure_all_stayed(&report, PLAYERS)?;
    ensure!(report["whole"]["pull_backs"] == 0, "bots were put back");
    ensure!((tps - 20.0).abs() < 0.1, "{tps} ticks a second");
    if cfg!(not(debug_assertions)) {
        ensure!(times.average < 3.0 && times.p95 < 6.0, "{times:?}");
        ensure!(resident < 300, "{resident} MiB");
    }
    cluster.done();
    Ok(())
}

/// What `/tick query` says of the last hundred ticks, in milliseconds.
#[derive(Debug)]
struct TickTimes {
    average: f64,
    #[expect(dead_code, reason = "printed")]
    p50: f64,
    p95: f64,
    #[expect(dead_code, reason = "printed")]
    p99: f64,
}

fn tick_times(worker: &mut Process) -> Result<TickTimes> {
    worker.type_line("tick query")?;
    let percentiles = worker.wait_for_line("P99: ", Duration::from_secs(5))?;
    let average = worker.wait_for_line("Average time per tick: ", Duration::from_secs(5))?;
    Ok(TickTimes {
        average: milliseconds(&average, "Average time per tick: ")?,
        p50: milliseconds(&percentiles, "P50: ")?,
        p95: milliseconds(&percentiles, "P95: ")?,
        p99: milliseconds(&percentiles, "P99: ")?,
    })
}

/// The number that stands behind `words`, up to `ms`.
fn milliseconds(line: &str, words: &str) -> Result<f64> {
    let behind = line.split(words).nth(1).unwrap_or_default();
    let number = behind.split("ms").next().unwrap_or_default().trim();
    number.parse().with_context(|| format!("no time behind {words:?} in {line:?}"))
}

/// The world's age in ticks.
fn game_time(worker: &mut Process) -> Result<i64> {
    let known = worker.lines_with("The time is ").len();
    worker.type_line("time query gametime")?;
    let until = Instant::now() + Duration::from_secs(5);
    loop {
        let lines = worker.lines_with("The time is ");
        if let Some(line) = lines.get(known) {
            let digits: String = line
                .rsplit("The time is ")
                .next()
                .unwrap_or_default()
                .chars()
                .filter(char::is_ascii_digit)
                .collect();
            return digits.parse().with_context(|| format!("no time in {line:?}"));
        }
        ensure!(Instant::now() < until, "no answer to `time query gametime`");
        std::thread::sleep(Duration::from_millis(20));
    }
}
