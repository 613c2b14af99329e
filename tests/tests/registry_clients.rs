//! What clients from public registries say of the server. Only with the feature `clients`: they are downloaded, the first
//! time. `tests/clients/README.md` says more.

use std::collections::HashMap;
use std::fs;
use std::time::Duration;

use anyhow::{Context, Result, ensure};
use causeway_tests::bots::Bots;
use causeway_tests::cluster::{Cluster, Topology, World, make_certificates};
use causeway_tests::registry_clients::Script;
use causeway_tests::save::Save;
use chunk::{BlockPos, LightKind};
use lighting_reference::Reference;
use serde_json::Value;

const HOST: &str = "127.0.0.1";
/// Time for a line of the log that comes at the start.
const STARTED: Duration = Duration::from_secs(10);

fn start(world: World) -> Result<(Cluster, String)> {
    // Not only players' port: RCON binds to the same address.
    let cluster = Cluster::start(Topology::Embedded, &world.with("server-ip", HOST))?;
    let port = cluster.address().port().to_string();
    Ok((cluster, port))
}

/// What follows `words` in the log.
fn logged(cluster: &mut Cluster, words: &str) -> Result<String> {
    let line = cluster.gateway().wait_for_line(words, STARTED)?;
    let (_, rest) = line.split_once(words).unwrap_or_default();
    Ok(rest.split_whitespace().next().unwrap_or_default().to_owned())
}

/// The port at the end of an address in the log.
fn logged_port(cluster: &mut Cluster, words: &str) -> Result<String> {
    let address = logged(cluster, words)?;
    let (_, port) = address.rsplit_once(':').with_context(|| format!("no port in {address:?}"))?;
    Ok(port.to_owned())
}

#[test]
fn mineflayer_plays() -> Result<()> {
    let script = Script::node("play.mjs")?;
    let (cluster, port) = start(World::default().with_operator("Flayer"))?;
    script.run(&[("host", HOST), ("port", &port), ("name", "Flayer")], cluster.dir())?;
    cluster.done();
    Ok(())
}

#[test]
fn mineflayer_walks_in_a_forest() -> Result<()> {
    let script = Script::node("forest.mjs")?;
    // A dark forest: new players stand on its leaves, as in vanilla.
    let world = World::default()
        .with("level-type", "minecraft\\:normal")
        .with("level-seed", "12345")
        .with("gamemode", "survival");
    let (cluster, port) = start(world)?;
    script.run(&[("host", HOST), ("port", &port), ("name", "Walker")], cluster.dir())?;
    cluster.done();
    Ok(())
}

/// The light that a client is told of after torches and water were set and a tunnel was dug is what the rules say of the
/// blocks in the save.
#[test]
fn mineflayer_reads_light_at_night() -> Result<()> {
    let script = Script::node("night.mjs")?;
    let world = World::default()
        .with("level-type", "minecraft\\:normal")
        .with("level-seed", "12345")
        .with_operator("Miner");
    let (mut cluster, port) = start(world)?;
    let out = cluster.dir().join("light.json");
    script.run(
        &[("host", HOST), ("port", &port), ("name", "Miner"), ("out", &out.to_string_lossy())],
        cluster.dir(),
    )?;
    cluster.stop()?;
    let rows: Vec<Value> = serde_json::from_slice(&fs::read(&out)?)?;
    ensure!(rows.len() >= 200, "{} places", rows.len());
    let number = |row: &Value, name: &str| {
        row[name].as_i64().and_then(|number| i32::try_from(number).ok()).context("not a number")
    };
    let places = rows
        .iter()
        .map(|row| Ok(BlockPos::new(number(row, "x")?, number(row, "y")?, number(row, "z")?)))
        .collect::<Result<Vec<_>>>()?;
    let reference = rules(&mut Save::open(&cluster.world_dir()), &places)?;
    let mut seen = std::collections::BTreeSet::new();
    for (row, pos) in rows.iter().zip(places) {
        for (kind, name) in [(LightKind::Block, "block"), (LightKind::Sky, "sky")] {
            let (told, level) = (number(row, name)?, i32::from(reference.level(kind, pos)));
            ensure!(told == level, "{name} light {told} at {pos:?}, but the rules say {level}");
            seen.insert((name, level));
        }
    }
    println!("{} places, levels {seen:?}", rows.len());
    ensure!(seen.len() > 12, "too little light and shade: {seen:?}");
    cluster.done();
    Ok(())
}

/// Light from the rules around these places, of the blocks of a save.
fn rules(save: &mut Save, places: &[BlockPos]) -> Result<Reference> {
    /// Light comes from no farther.
    const FAR: i32 = 15;
    let min_of = |of: fn(&BlockPos) -> i32| places.iter().map(of).min().unwrap_or_default() - FAR;
    let max_of = |of: fn(&BlockPos) -> i32| places.iter().map(of).max().unwrap_or_default() + FAR;
    let min = BlockPos::new(min_of(|pos| pos.x), min_of(|pos| pos.y), min_of(|pos| pos.z));
    let edge = (max_of(|pos| pos.x) - min.x).max(max_of(|pos| pos.z) - min.z) + 1;
    // Whatever is above may stand between them and the sky.
    let height = 320 - min.y;
    let mut states = HashMap::new();
    for (x, z) in (0..edge).flat_map(|x| (0..edge).map(move |z| (x, z))) {
        for y in 0..height {
            let pos = min.offset(x, y, z);
            let text = save.state([pos.x, pos.y, pos.z])?.with_context(|| format!("{pos:?} is not saved"))?;
            if text != "minecraft:air" {
                let state =
                    registry::blocks::parse_state(&text).with_context(|| format!("no state {text}"))?;
                states.insert(pos, state);
            }
        }
    }
    let state = |pos: BlockPos| states.get(&pos).copied().unwrap_or(registry::blocks::AIR);
    Ok(Reference::of(min, edge as usize, height as usize, true, state))
}

#[test]
fn azalea_plays() -> Result<()> {
    let script = Script::azalea()?;
    let (cluster, port) = start(World::default())?;
    script.run(&[("host", HOST), ("port", &port), ("name", "Azalea")], cluster.dir())?;
    cluster.done();
    Ok(())
}

#[test]
fn mc_server_management_manages() -> Result<()> {
    let script = Script::node("management.mjs")?;
    let secret = "0123456789abcdefghijABCDEFGHIJ0123456789";
    let certificates = tempfile::tempdir()?;
    let certificate = certificates.path().join("management.pem");
    make_certificates(certificates.path())?;
    let mut pem = fs::read(certificates.path().join("gateway.pem"))?;
    pem.extend(fs::read(certificates.path().join("gateway.key"))?);
    fs::write(&certificate, pem)?;

    let world = World::default()
        .with("management-server-enabled", "true")
        .with("management-server-host", HOST)
        .with("management-server-port", "0")
        .with("management-server-secret", secret)
        .with("management-server-tls-keystore", &certificate.to_string_lossy());
    let (mut cluster, port) = start(world)?;
    let url = logged(&mut cluster, "Management Server started on ")?;
    let ca = certificates.path().join("ca.pem");
    script.run(
        &[
            ("url", &url),
            ("secret", secret),
            ("ca", &ca.to_string_lossy()),
            ("certified-name", "gateway.causeway.internal"),
            ("host", HOST),
            ("port", &port),
        ],
        cluster.dir(),
    )?;
    // The script's last call.
    let status = cluster.gateway().wait(Duration::from_secs(30))?;
    ensure!(status.success(), "it ended with {status}");
    cluster.done();
    Ok(())
}

#[test]
fn aio_mc_rcon_commands() -> Result<()> {
    let script = Script::python("rcon.py")?;
    let world = World::default()
        .with("enable-rcon", "true")
        .with("rcon.port", "0")
        .with("rcon.password", "open sesame")
        .with("level-seed", "-4172144997902289642");
    let (mut cluster, _) = start(world)?;
    let port = logged_port(&mut cluster, "RCON running on ")?;
    script.run(
        &[("host", HOST), ("port", &port), ("password", "open sesame"), ("seed", "-4172144997902289642")],
        cluster.dir(),
    )?;
    cluster.done();
    Ok(())
}

#[test]
fn mcstatus_asks() -> Result<()> {
    let script = Script::python("status.py")?;
    let motd = "Words of the day";
    let world = World::default()
        .with("enable-query", "true")
        .with("query.port", "0")
        .with("motd", motd)
        .with("max-players", "7");
    let (mut cluster, port) = start(world)?;
    let query_port = logged_port(&mut cluster, "Query running on ")?;
    let bots = Bots::start("walk", cluster.address(), 2, 10, &["--name-prefix", "Shown"], cluster.dir())?;
    cluster.gateway().wait_for_line("Shown0 joined the game", STARTED)?;
    cluster.gateway().wait_for_line("Shown1 joined the game", STARTED)?;
    script.run(
        &[
            ("host", HOST),
            ("port", &port),
            ("query-port", &query_port),
            ("motd", motd),
            ("max-players", "7"),
            ("players", "Shown0,Shown1"),
        ],
        cluster.dir(),
    )?;
    bots.interrupt()?;
    cluster.done();
    Ok(())
}
