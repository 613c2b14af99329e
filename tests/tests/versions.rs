//! Clients of 26.1, 26.2 and 26.3 at the same time in the same world.

use std::time::Duration;

use anyhow::{Result, ensure};
use causeway_tests::bots::{Bots, compare, ensure_all_stayed};
use causeway_tests::cluster::{Cluster, Topology, World};
use causeway_tests::save::Save;
use causeway_tests::witness::look;

const ALL: &[&str] = &["--protocol", "26.1,26.2,26.3"];
const BOTS: u32 = 9;
/// Long enough for each builder to reach its plot and place more than it breaks again.
const PLAYING: Duration = Duration::from_secs(25);

#[test]
fn all_versions_build_in_one_world() -> Result<()> {
    let mut cluster = Cluster::start(Topology::Embedded, &World::default())?;
    let bots = Bots::start("build", cluster.address(), BOTS, 20, ALL, cluster.dir())?;
    std::thread::sleep(PLAYING);
    let report = bots.interrupt()?;
    ensure!(report["versions"] == serde_json::json!(["26.1", "26.2", "26.3"]), "{}", report["versions"]);
    ensure!(report["joined"] == BOTS, "{}", report["disconnect_reasons"]);
    ensure!(report["whole"]["refused"] == 0 && report["whole"]["pull_backs"] == 0, "{}", report["whole"]);
    // What each built is what a client of 26.3 sees, and what is saved.
    let seen = look(cluster.address(), "Witness", 10)?;
    let (checked, wrong) = compare(&report, |position| Ok(seen.block(position).map(str::to_owned)))?;
    ensure!(wrong.is_empty(), "{wrong:#?}");
    ensure!(checked >= BOTS as usize * 6, "too little was built: {}", report["whole"]);
    cluster.stop()?;
    let mut save = Save::open(&cluster.world_dir());
    let (_, wrong) = compare(&report, |position| save.block(position))?;
    ensure!(wrong.is_empty(), "in the save: {wrong:#?}");
    cluster.done();
    Ok(())
}

#[test]
fn all_versions_walk_without_being_put_back() -> Result<()> {
    let cluster = Cluster::start(Topology::Quic, &World::default())?;
    let arguments = [ALL, &["--seconds", "15"]].concat();
    let bots = Bots::start("walk", cluster.address(), BOTS, 20, &arguments, cluster.dir())?;
    let report = bots.report(Duration::from_secs(60))?;
    ensure_all_stayed(&report, BOTS)?;
    ensure!(report["whole"]["pull_backs"] == 0, "bots were put back: {}", report["whole"]);
    cluster.done();
    Ok(())
}
