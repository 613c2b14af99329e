//! Who may join and what the server list shows, with the lists in the worker and the client at the gateway.

use std::io::{Read, Write};
use std::time::Duration;

use anyhow::{Result, bail, ensure};
use causeway_tests::bots::Bots;
use causeway_tests::cluster::{Cluster, Topology, World};
use causeway_tests::raw;
use causeway_tests::witness::look;

/// Time for an answer on the console.
const ANSWER: Duration = Duration::from_secs(10);

/// Joining must fail, with this translation key.
fn ensure_refused(cluster: &Cluster, name: &str, key: &str) -> Result<()> {
    match look(cluster.address(), name, 2) {
        Ok(_) => bail!("{name} could join"),
        Err(error) => {
            let error = format!("{error:#}");
            ensure!(error.contains(key), "{name} was refused, but not with {key}: {error}");
            Ok(())
        }
    }
}

#[test]
fn lists_decide_who_joins() -> Result<()> {
    let mut cluster = Cluster::start(Topology::Quic, &World::default())?;
    let console = cluster.worker();
    console.type_line("ban Banned for the test")?;
    console.wait_for_line("Banned Banned", ANSWER)?;
    ensure_refused(&cluster, "Banned", "multiplayer.disconnect.banned")?;

    let console = cluster.worker();
    console.type_line("whitelist add Listed")?;
    console.wait_for_line("Added Listed to the whitelist", ANSWER)?;
    console.type_line("whitelist on")?;
    console.wait_for_line("Whitelist is now turned on", ANSWER)?;
    ensure_refused(&cluster, "Stranger", "multiplayer.disconnect.not_whitelisted")?;
    look(cluster.address(), "Listed", 2)?;
    cluster.stop()?;

    // The lists are files, so a new start knows them.
    cluster.run()?;
    ensure_refused(&cluster, "Banned", "multiplayer.disconnect.banned")?;
    cluster.stop()?;
    cluster.done();
    Ok(())
}

#[test]
fn a_full_server_refuses() -> Result<()> {
    let cluster = Cluster::start(Topology::Quic, &World::default().with("max-players", "1"))?;
    let bots = Bots::start("walk", cluster.address(), 1, 1, &["--seconds", "12"], cluster.dir())?;
    std::thread::sleep(Duration::from_secs(4));
    ensure_refused(&cluster, "Second", "multiplayer.disconnect.server_full")?;
    bots.report(Duration::from_secs(60))?;
    look(cluster.address(), "Second", 2)?;
    cluster.done();
    Ok(())
}

#[test]
fn the_server_list_shows_the_server() -> Result<()> {
    let world = World::default().with("motd", "A test of Causeway").with("max-players", "33");
    let cluster = Cluster::start(Topology::Quic, &world)?;
    let status = raw::status(cluster.address())?;
    ensure!(status["version"]["protocol"] == raw::PROTOCOL, "{status}");
    ensure!(status["players"]["max"] == 33 && status["players"]["online"] == 0, "{status}");
    ensure!(status["description"].to_string().contains("A test of Causeway"), "{status}");

    // The ping of clients before 1.7: 0xFE 01, answered by a kick with UTF-16.
    let mut stream = raw::connect(cluster.address(), Duration::from_secs(5))?;
    stream.write_all(&[0xfe, 0x01])?;
    let mut answer = Vec::new();
    stream.read_to_end(&mut answer)?;
    ensure!(answer.first() == Some(&0xff), "a legacy ping was answered with {answer:?}");
    let units: Vec<u16> =
        answer[3..].chunks_exact(2).map(|pair| u16::from_be_bytes([pair[0], pair[1]])).collect();
    let text = String::from_utf16(&units)?;
    ensure!(text.starts_with("§1\0") && text.contains("A test of Causeway"), "{text:?}");
    cluster.done();
    Ok(())
}
