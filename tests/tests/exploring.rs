//! New terrain while players fly over it.

use std::collections::HashMap;
use std::time::Duration;

use anyhow::{Result, ensure};
use causeway_tests::bots::Bots;
use causeway_tests::cluster::{Cluster, Topology, World};
use causeway_tests::save::{Generated, Save};

const EXPLORERS: u32 = 4;
/// Each time they explore: some 25 chunks far.
const EXPLORING: Duration = Duration::from_secs(20);
/// Fewer chunks in common would say little.
const COMPARED: usize = 150;

fn hills() -> World {
    World::default().with("level-type", "minecraft\\:normal").with("level-seed", "12345")
}

fn explore(cluster: &Cluster) -> Result<Bots> {
    let bots = Bots::start("explore", cluster.address(), EXPLORERS, 4, &[], cluster.dir())?;
    std::thread::sleep(EXPLORING);
    Ok(bots)
}

/// A world whose server was killed while it was explored has no seams: each chunk of it is as in a world that was made
/// without interruption, also those that were at the edge of what had been made when it ended; so is its light.
#[test]
fn killed_while_exploring() -> Result<()> {
    let mut killed = Cluster::start(Topology::Embedded, &hills())?;
    let bots = explore(&killed)?;
    killed.kill();
    let report = bots.report(Duration::from_secs(60))?;
    ensure!(report["whole"]["chunks"].as_u64() > Some(0), "nothing was explored: {report}");
    let before = Save::open(&killed.world_dir()).generated()?;
    killed.run()?;
    let bots = explore(&killed)?;
    bots.interrupt()?;
    killed.stop()?;
    let after = Save::open(&killed.world_dir()).generated()?;
    ensure!(
        !before.is_empty() && after.len() > before.len(),
        "{} chunks, then {}",
        before.len(),
        after.len()
    );
    let is_in = |all: &HashMap<_, Generated>, at, chunk: &Generated| {
        all.get(at).is_some_and(|other: &Generated| other.agrees_with(chunk))
    };
    ensure!(before.iter().all(|(at, chunk)| is_in(&after, at, chunk)), "a saved chunk has changed");

    let mut whole = Cluster::start(Topology::Embedded, &hills())?;
    let bots = explore(&whole)?;
    std::thread::sleep(EXPLORING);
    bots.interrupt()?;
    whole.stop()?;
    let uninterrupted = Save::open(&whole.world_dir()).generated()?;
    let common: Vec<_> = after.iter().filter(|(at, _)| uninterrupted.contains_key(at)).collect();
    let different: Vec<_> =
        common.iter().filter(|(at, chunk)| !is_in(&uninterrupted, at, chunk)).map(|(at, _)| *at).collect();
    let lit = common.iter().filter(|(at, chunk)| chunk.light.is_some() && uninterrupted[*at].light.is_some());
    let lit = lit.count();
    println!("{} chunks before the kill, {} after, {} compared", before.len(), after.len(), common.len());
    ensure!(different.is_empty(), "these chunks differ: {different:?}");
    ensure!(lit >= COMPARED, "only {lit} of {} chunks in common are lit", common.len());
    killed.done();
    whole.done();
    Ok(())
}
