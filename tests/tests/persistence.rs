//! What players were told is done is in the save.

use std::time::Duration;

use anyhow::{Result, ensure};
use causeway_tests::bots::{Bots, compare};
use causeway_tests::cluster::{Cluster, Topology, World};
use causeway_tests::save::Save;
use causeway_tests::witness::look;

const BUILDERS: u32 = 8;
/// Long enough for each builder to reach its plot and place more than it breaks again.
const BUILDING: Duration = Duration::from_secs(25);

#[test]
fn embedded_sigterm_while_bots_build() -> Result<()> {
    sigterm_while_bots_build(Topology::Embedded)
}

#[test]
fn quic_sigterm_while_bots_build() -> Result<()> {
    sigterm_while_bots_build(Topology::Quic)
}

fn sigterm_while_bots_build(topology: Topology) -> Result<()> {
    let mut cluster = Cluster::start(topology, &World::default())?;
    let bots = Bots::start("build", cluster.address(), BUILDERS, 20, &[], cluster.dir())?;
    std::thread::sleep(BUILDING);
    cluster.stop()?;
    let report = bots.interrupt()?;

    // What is on the disk now.
    let mut save = Save::open(&cluster.world_dir());
    let (checked, wrong) = compare(&report, |position| save.block(position))?;
    ensure!(wrong.is_empty(), "in the save: {wrong:#?}");
    ensure!(checked >= BUILDERS as usize * 6, "too little was built: {}", report["whole"]);

    // What the server makes of its own save, and players see.
    cluster.run()?;
    let seen = look(cluster.address(), "Witness", 10)?;
    let (_, wrong) = compare(&report, |position| Ok(seen.block(position).map(str::to_owned)))?;
    ensure!(wrong.is_empty(), "after a restart: {wrong:#?}");
    cluster.stop()?;
    let mut save = Save::open(&cluster.world_dir());
    let (_, wrong) = compare(&report, |position| save.block(position))?;
    ensure!(wrong.is_empty(), "in the save after a restart: {wrong:#?}");
    cluster.done();
    Ok(())
}
