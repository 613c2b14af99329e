//! The exact words a client gets when it may not log in, over the socket, for each version.

use std::io::Write;
use std::net::TcpStream;
use std::time::Duration;

use anyhow::{Context, Result, ensure};
use causeway_tests::bots::Bots;
use causeway_tests::cluster::{Cluster, Topology, World, offline_uuid};
use causeway_tests::raw;

/// 26.1, 26.2 and 26.3.
const PROTOCOLS: [i32; 3] = [775, 776, 777];
/// Time for an answer, on the socket or on the console.
const ANSWER: Duration = Duration::from_secs(10);

/// Begins to log in.
fn begin(cluster: &Cluster, protocol: i32, intention: i32, name: &str) -> Result<TcpStream> {
    let mut stream = raw::connect(cluster.address(), ANSWER)?;
    stream.write_all(&raw::handshake_of(protocol, intention))?;
    stream.write_all(&raw::login_start(name))?;
    Ok(stream)
}

/// Every version must be refused with exactly this.
fn ensure_refused(cluster: &Cluster, name: &str, json: &str) -> Result<()> {
    for protocol in PROTOCOLS {
        let said = raw::login_refusal(&mut begin(cluster, protocol, raw::LOGIN, name)?)
            .with_context(|| format!("{name} with protocol {protocol}"))?;
        ensure!(said == json, "{name} with protocol {protocol}: {said} instead of {json}");
    }
    Ok(())
}

fn ensure_answer(cluster: &Cluster, protocol: i32, intention: i32, json: &str) -> Result<()> {
    let said = raw::login_refusal(&mut begin(cluster, protocol, intention, "Alice")?)?;
    ensure!(said == json, "protocol {protocol}, intention {intention}: {said} instead of {json}");
    Ok(())
}

#[test]
fn versions_transfers_and_names() -> Result<()> {
    let cluster = Cluster::start(Topology::Embedded, &World::default())?;
    let outdated = r#"{"translate":"multiplayer.disconnect.outdated_client","with":["26.3"]}"#;
    let incompatible = r#"{"translate":"multiplayer.disconnect.incompatible","with":["26.3"]}"#;
    ensure_answer(&cluster, 47, raw::LOGIN, outdated)?;
    ensure_answer(&cluster, 774, raw::LOGIN, incompatible)?;
    ensure_answer(&cluster, 778, raw::LOGIN, incompatible)?;
    for protocol in PROTOCOLS {
        let json = r#"{"translate":"multiplayer.disconnect.transfers_disabled"}"#;
        ensure_answer(&cluster, protocol, raw::TRANSFER, json)?;
    }
    let generic = |words: &str| {
        format!(r#"{{"translate":"disconnect.genericReason","with":["Internal Exception: {words}"]}}"#)
    };
    ensure_refused(&cluster, "with space", &generic("Invalid characters in username"))?;
    cluster.done();
    Ok(())
}

#[test]
fn lists_and_room() -> Result<()> {
    let world = World::default().with("max-players", "1").with("enforce-whitelist", "true");
    let mut cluster = Cluster::start(Topology::Embedded, &world)?;
    let bots = Bots::start("walk", cluster.address(), 1, 1, &["--name-prefix", "First"], cluster.dir())?;
    cluster.gateway().wait_for_line("First0 joined the game", ANSWER)?;
    ensure_refused(&cluster, "Alice", r#"{"translate":"multiplayer.disconnect.server_full"}"#)?;

    // Each refusal comes before the ones above it: vanilla's order.
    let console = cluster.gateway();
    console.type_line("ban-ip 127.0.0.1")?;
    console.wait_for_line("Banned IP 127.0.0.1: Banned by an operator.", ANSWER)?;
    // Whoever plays from there goes.
    console.wait_for_line("First0 left the game", ANSWER)?;
    ensure_refused(
        &cluster,
        "Alice",
        r#"{"translate":"multiplayer.disconnect.banned_ip.reason","with":["Banned by an operator."]}"#,
    )?;
    let console = cluster.gateway();
    console.type_line("whitelist on")?;
    console.wait_for_line("Whitelist is now turned on", ANSWER)?;
    ensure_refused(&cluster, "Alice", r#"{"translate":"multiplayer.disconnect.not_whitelisted"}"#)?;
    let console = cluster.gateway();
    console.type_line("ban Alice griefing & worse")?;
    console.wait_for_line("Banned Alice: griefing & worse", ANSWER)?;
    ensure_refused(
        &cluster,
        "Alice",
        r#"{"translate":"multiplayer.disconnect.banned.reason","with":["griefing & worse"]}"#,
    )?;
    drop(bots.interrupt()?);

    // Bans that end, as the files say.
    cluster.stop()?;
    let ban = serde_json::json!({
        "created": "2026-01-01 00:00:00 +0000", "source": "Server",
        "expires": "2099-12-31 23:59:59 +0000", "reason": "resting",
    });
    let mut player = ban.clone();
    player["uuid"] = offline_uuid("Bob").to_string().into();
    player["name"] = "Bob".into();
    let mut over = player.clone();
    over["uuid"] = offline_uuid("Carol").to_string().into();
    over["name"] = "Carol".into();
    over["expires"] = "2026-01-02 00:00:00 +0000".into();
    let mut address = ban;
    address["ip"] = "127.0.0.1".into();
    let files = cluster.world_dir().parent().context("the world has a folder")?.to_owned();
    std::fs::write(files.join("banned-players.json"), serde_json::json!([player, over]).to_string())?;
    std::fs::write(files.join("banned-ips.json"), serde_json::json!([address]).to_string())?;
    cluster.run()?;
    let ends = concat!(
        r#""extra":[{"translate":"multiplayer.disconnect.banned.expiration","#,
        r#""with":["2099-12-31 at 23:59:59 UTC"]}]}"#
    );
    let banned = r#"{"translate":"multiplayer.disconnect.banned.reason","with":["resting"],"#;
    ensure_refused(&cluster, "Bob", &format!("{banned}{ends}"))?;
    let ends = ends.replace("banned.expiration", "banned_ip.expiration");
    let banned = r#"{"translate":"multiplayer.disconnect.banned_ip.reason","with":["resting"],"#;
    ensure_refused(&cluster, "Carol", &format!("{banned}{ends}"))?;
    cluster.stop()?;
    cluster.done();
    Ok(())
}

#[test]
fn the_newer_login_wins() -> Result<()> {
    let cluster = Cluster::start(Topology::Quic, &World::default())?;
    for protocol in PROTOCOLS {
        let name = format!("Twice{protocol}");
        let mut older = begin(&cluster, protocol, raw::LOGIN, &name)?;
        // It has been let in when compression is set, and goes no further.
        std::thread::sleep(Duration::from_millis(500));
        let _newer = begin(&cluster, 777, raw::LOGIN, &name)?;
        let said = raw::login_refusal(&mut older)?;
        let json = r#"{"translate":"multiplayer.disconnect.duplicate_login"}"#;
        ensure!(said == json, "protocol {protocol}: {said}");
    }
    cluster.done();
    Ok(())
}

#[test]
fn who_takes_too_long_is_told_so() -> Result<()> {
    let cluster = Cluster::start(Topology::Embedded, &World::default())?;
    // 600 ticks, and some for a busy machine.
    let mut stream = raw::connect(cluster.address(), Duration::from_secs(45))?;
    stream.write_all(&raw::handshake(raw::LOGIN))?;
    let begun = std::time::Instant::now();
    // Not silent all the time, which would be a timeout of another kind; but it never says that it is done.
    std::thread::sleep(Duration::from_secs(8));
    stream.write_all(&raw::login_start("Slow"))?;
    let said = raw::login_refusal(&mut stream)?;
    ensure!(said == r#"{"translate":"multiplayer.disconnect.slow_login"}"#, "{said}");
    ensure!((29..40).contains(&begun.elapsed().as_secs()), "after {:?}", begun.elapsed());
    cluster.done();
    Ok(())
}
