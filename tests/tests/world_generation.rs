//! Searching and pregenerating a generated world, as an operator sees it.

use std::time::{Duration, Instant};

use anyhow::{Result, ensure};
use causeway_tests::cluster::{Cluster, Topology, World};
use causeway_tests::save::Save;

/// Time for an answer; searches and chunks take a while in a program that is not optimized.
const ANSWER: Duration = Duration::from_secs(120);
/// Time for a whole area.
const AREA: Duration = Duration::from_secs(600);

fn world() -> World {
    World::default().with("level-type", "minecraft\\:normal").with("level-seed", "12345")
}

#[test]
fn structures_and_biomes_are_located() -> Result<()> {
    let mut cluster = Cluster::start(Topology::Embedded, &world())?;
    let server = cluster.gateway();
    server.type_line("locate structure minecraft:mineshaft")?;
    server.wait_for_line("The nearest minecraft:mineshaft is at [", ANSWER)?;
    server.type_line("locate structure #mineshaft")?;
    server.wait_for_line("The nearest #minecraft:mineshaft (minecraft:mineshaft", ANSWER)?;
    server.type_line("locate biome minecraft:plains")?;
    server.wait_for_line("The nearest minecraft:plains is at [", ANSWER)?;
    server.type_line("locate structure minecraft:fortress")?;
    server.wait_for_line("Could not find a structure of type \"minecraft:fortress\" nearby", ANSWER)?;
    server.type_line("locate structure minecraft:castle")?;
    server.wait_for_line("There is no structure with type \"minecraft:castle\"", ANSWER)?;
    server.type_line("locate poi minecraft:lodestone")?;
    server.wait_for_line("Could not find a point of interest of type \"minecraft:lodestone\"", ANSWER)?;
    cluster.stop()?;
    cluster.done();
    Ok(())
}

#[test]
fn an_area_is_pregenerated_whatever_happens() -> Result<()> {
    /// Blocks; 441 chunks.
    const RADIUS: i32 = 160;
    let mut cluster = Cluster::start(Topology::Embedded, &world())?;
    let server = cluster.gateway();
    server.type_line("pregen")?;
    server.wait_for_line("There is no pregeneration task.", ANSWER)?;
    server.type_line("pregen 64 1000 -1000")?;
    let began = "Task started for minecraft:overworld at 1000, -1000 with radius 64.";
    server.wait_for_line(began, ANSWER)?;
    server.wait_for_line("Task finished for minecraft:overworld. Processed: 81 chunks (100.00%)", AREA)?;
    server.type_line(&format!("pregen {RADIUS} 0 0"))?;
    server.wait_for_line("Task started for minecraft:overworld at 0, 0 with radius 160.", ANSWER)?;

    // SIGKILL, when some of it is on disk and its state is too.
    let state = cluster.world_dir().join("causeway/pregen.json");
    let until = Instant::now() + AREA;
    while !std::fs::read_to_string(&state).is_ok_and(|state| !state.contains("\"next\": 0,")) {
        ensure!(Instant::now() < until, "the state is never saved");
        std::thread::sleep(Duration::from_millis(50));
    }
    cluster.kill();
    ensure!(state.is_file(), "it was finished too early to be killed");
    let mut save = Save::open(&cluster.world_dir());
    ensure!(missing(&mut save, RADIUS)? > 0, "it was finished too early to be killed");

    cluster.run()?;
    let server = cluster.gateway();
    server.wait_for_line("Task continued for minecraft:overworld at 0, 0 with radius 160.", ANSWER)?;
    server.wait_for_line("Task finished for minecraft:overworld. Processed: 441 chunks (100.00%)", AREA)?;
    cluster.stop()?;
    let mut save = Save::open(&cluster.world_dir());
    ensure!(missing(&mut save, RADIUS)? == 0, "chunks are missing");
    ensure!(!state.exists(), "the state of a finished task was left");
    cluster.done();
    Ok(())
}

/// How many chunks around the middle of the world are not in the save.
fn missing(save: &mut Save, radius: i32) -> Result<usize> {
    let mut missing = 0;
    for x in (-radius..=radius).step_by(16) {
        for z in (-radius..=radius).step_by(16) {
            missing += usize::from(save.block([x, -64, z])?.is_none());
        }
    }
    Ok(missing)
}
