//! Who may be the other end of a link.

use std::io::Write;
use std::net::{TcpStream, UdpSocket};
use std::time::Duration;

use anyhow::{Context, Result, ensure};
use causeway_tests::binaries::binaries;
use causeway_tests::bots::{Bots, ensure_all_stayed};
use causeway_tests::cluster::{Cluster, Topology, World, make_certificates};
use causeway_tests::process::Process;

/// Longer than a gateway of the cluster takes to be usable, by far.
const REFUSED_AFTER: Duration = Duration::from_secs(8);

#[test]
fn quic_refuses_a_gateway_of_another_cluster() -> Result<()> {
    refuses_strangers(Topology::Quic, "quic")
}

#[test]
fn grpc_refuses_a_gateway_of_another_cluster() -> Result<()> {
    refuses_strangers(Topology::Grpc, "grpc")
}

fn refuses_strangers(topology: Topology, transport: &str) -> Result<()> {
    let mut cluster = Cluster::start(topology, &World::default())?;
    let worker = cluster.worker_address().context("a split server")?;
    let bots = Bots::start("walk", cluster.address(), 2, 2, &["--seconds", "15"], cluster.dir())?;

    // A gateway with certificates of its own CA. Nobody can join through it.
    let stranger = cluster.dir().join("stranger");
    make_certificates(&stranger.join("certs"))?;
    let arguments = [
        "--bind".to_owned(),
        "127.0.0.1:0".to_owned(),
        "--data".to_owned(),
        stranger.join("data").to_string_lossy().into_owned(),
        "--worker".to_owned(),
        format!("{transport}://{worker}"),
        "--certs".to_owned(),
        stranger.join("certs").to_string_lossy().into_owned(),
    ];
    let mut gateway = Process::start("stranger", &binaries().gateway, &arguments, cluster.dir())?;
    ensure!(
        gateway.wait_for_line("Done (", REFUSED_AFTER).is_err(),
        "a gateway that is not of this cluster came into use"
    );
    gateway.discard();

    // Peers that do not even speak TLS.
    for round in 0..20u8 {
        if topology == Topology::Grpc {
            let mut stream = TcpStream::connect(worker)?;
            stream.write_all(b"PRI * HTTP/2.0\r\n\r\nSM\r\n\r\n")?;
            stream.write_all(&[round; 400])?;
        } else {
            let socket = UdpSocket::bind("127.0.0.1:0")?;
            socket.send_to(&[round.wrapping_mul(37); 1200], worker)?;
        }
    }

    // Its own gateway and players have noticed nothing.
    let report = bots.report(Duration::from_secs(60))?;
    ensure_all_stayed(&report, 2)?;
    ensure!(cluster.worker().is_running(), "the worker has ended");
    cluster.stop()?;
    cluster.done();
    Ok(())
}

#[test]
fn a_gateway_without_certificates_does_not_start() -> Result<()> {
    let dir = tempfile::tempdir()?;
    let arguments =
        ["--bind", "127.0.0.1:0", "--data", ".", "--worker", "quic://127.0.0.1:9"].map(str::to_owned);
    let mut gateway = Process::start("gateway", &binaries().gateway, &arguments, dir.path())?;
    let status = gateway.wait(Duration::from_secs(20))?;
    ensure!(!status.success(), "it took the missing certificates for a success");
    gateway.discard();
    Ok(())
}
