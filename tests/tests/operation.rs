//! Starting, stopping and losing halves, as an operator sees it.

use std::time::{Duration, Instant};

use anyhow::{Result, ensure};
use causeway_tests::binaries::binaries;
use causeway_tests::cluster::{Cluster, Topology, World};
use causeway_tests::process::Process;
use causeway_tests::raw;
use causeway_tests::witness::look;

/// Time for an answer on the console.
const ANSWER: Duration = Duration::from_secs(10);

#[test]
fn the_console_answers_and_stops_the_server() -> Result<()> {
    let mut cluster = Cluster::start(Topology::Embedded, &World::default())?;
    let server = cluster.gateway();
    server.type_line("list")?;
    server.wait_for_line("There are 0 of a max of 200 players online", ANSWER)?;
    server.type_line("save-all")?;
    server.wait_for_line("Saved the game", ANSWER)?;
    server.type_line("stop")?;
    let status = server.wait(Duration::from_secs(30))?;
    ensure!(status.success(), "it ended with {status}");
    ensure!(cluster.world_dir().join("level.dat").is_file(), "there is no level.dat");
    cluster.done();
    Ok(())
}

#[test]
fn quic_gateway_outlives_its_worker() -> Result<()> {
    outlives_its_worker(Topology::Quic)
}

#[test]
fn grpc_gateway_outlives_its_worker() -> Result<()> {
    outlives_its_worker(Topology::Grpc)
}

/// Without a worker nobody can join, but the gateway answers; when the worker is back, everything is.
fn outlives_its_worker(topology: Topology) -> Result<()> {
    let mut cluster = Cluster::start(topology, &World::default())?;
    ensure!(look(cluster.address(), "Before", 2)?.chunk_count() > 0, "no chunks");
    cluster.stop_worker()?;
    raw::status(cluster.address())?;
    cluster.start_worker()?;
    let until = Instant::now() + Duration::from_secs(30);
    let seen = loop {
        match look(cluster.address(), "After", 2) {
            Ok(seen) => break seen,
            Err(error) => ensure!(Instant::now() < until, "nobody can join: {error:#}"),
        }
        std::thread::sleep(Duration::from_millis(200));
    };
    ensure!(seen.chunk_count() > 0, "no chunks");
    cluster.stop()?;
    cluster.done();
    Ok(())
}

#[test]
fn a_wrong_setting_is_named_with_its_line() -> Result<()> {
    let dir = tempfile::tempdir()?;
    std::fs::write(dir.path().join("server.properties"), "motd=Hello\nview-distance=99\n")?;
    let arguments = ["--bind", "127.0.0.1:0", "--data", "."].map(str::to_owned);
    let mut server = Process::start("gateway", &binaries().gateway, &arguments, dir.path())?;
    server.wait_for_line("server.properties:2: view-distance", ANSWER)?;
    let status = server.wait(ANSWER)?;
    ensure!(!status.success(), "it took a wrong setting for a success");
    server.discard();
    Ok(())
}
