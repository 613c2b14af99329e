//! What clients written by others say of the server, over each way the halves can be joined.

use anyhow::Result;
use causeway_tests::cluster::{Cluster, Topology, World};
use causeway_tests::third_party::{ensure_all_passed, third_party};

fn run(topology: Topology, script: &str, arguments: &[&str]) -> Result<()> {
    let Some(clients) = third_party() else { return Ok(()) };
    let world = World::default().with_operator("Smoke");
    let cluster = Cluster::start(topology, &world)?;
    ensure_all_passed(script, &clients.run(script, cluster.address(), arguments)?)?;
    cluster.done();
    Ok(())
}

/// Long enough for a keep-alive, which vanilla sends every 15 seconds.
const PROBE: &[&str] = &["--seconds", "20", "--sequence"];
const SMOKE: &[&str] = &["--keepalive-seconds", "32", "--patience", "2"];
const TWO: &[&str] = &["--patience", "2"];

#[test]
fn embedded_nmp_probe() -> Result<()> {
    run(Topology::Embedded, "nmp-probe.mjs", PROBE)
}

#[test]
fn quic_nmp_probe() -> Result<()> {
    run(Topology::Quic, "nmp-probe.mjs", PROBE)
}

#[test]
fn grpc_nmp_probe() -> Result<()> {
    run(Topology::Grpc, "nmp-probe.mjs", PROBE)
}

#[test]
fn embedded_nmp_probe_with_known_packs() -> Result<()> {
    run(Topology::Embedded, "nmp-probe.mjs", &["--seconds", "8", "--known-packs"])
}

#[test]
fn embedded_mineflayer_smoke() -> Result<()> {
    run(Topology::Embedded, "mineflayer-smoke.mjs", SMOKE)
}

#[test]
fn quic_mineflayer_smoke() -> Result<()> {
    run(Topology::Quic, "mineflayer-smoke.mjs", SMOKE)
}

#[test]
fn grpc_mineflayer_smoke() -> Result<()> {
    run(Topology::Grpc, "mineflayer-smoke.mjs", SMOKE)
}

#[test]
fn embedded_two_players() -> Result<()> {
    run(Topology::Embedded, "two-players.mjs", TWO)
}

#[test]
fn quic_two_players() -> Result<()> {
    run(Topology::Quic, "two-players.mjs", TWO)
}

#[test]
fn grpc_two_players() -> Result<()> {
    run(Topology::Grpc, "two-players.mjs", TWO)
}

#[test]
fn an_older_client_is_served() -> Result<()> {
    // The last of two options counts.
    run(Topology::Embedded, "nmp-probe.mjs", &["--version", "26.1", "--seconds", "8", "--sequence"])
}

#[test]
fn an_older_client_plays_beside_a_newer_one() -> Result<()> {
    run(Topology::Embedded, "two-players.mjs", &["--versions", "26.1,26.3", "--patience", "2"])
}

#[test]
fn an_older_client_does_all_that_a_newer_one_does() -> Result<()> {
    run(Topology::Embedded, "mineflayer-smoke.mjs", &[&["--version", "26.1"], SMOKE].concat())
}

#[test]
fn a_newer_client_is_seen_by_an_older_one() -> Result<()> {
    run(Topology::Embedded, "two-players.mjs", &["--versions", "26.3,26.1", "--patience", "2"])
}

#[test]
fn two_older_clients_play() -> Result<()> {
    run(Topology::Embedded, "two-players.mjs", &["--version", "26.1", "--patience", "2"])
}
