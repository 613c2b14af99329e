use std::sync::{Arc, OnceLock};

use super::*;
use crate::biomes::biome_id;
use crate::dimension::Dimension;
use crate::maker::Maker;
use crate::pack::Pack;
use crate::structures::Start;
use crate::{FlatSettings, spiral};

const SEED: i64 = 12345;
const MIN_Y: i32 = -64;
const HEIGHT: u32 = 384;

fn maker() -> &'static Arc<Maker<f32>> {
    static MAKER: OnceLock<Arc<Maker<f32>>> = OnceLock::new();
    MAKER.get_or_init(|| {
        let pack = Pack::builtin().unwrap();
        Arc::new(Maker::new(Dimension::new(&pack, "normal", "overworld", SEED).unwrap(), 16))
    })
}

fn locate(generator: &Generator, wanted: &Wanted, from: BlockPos) -> Option<Found> {
    let mut search = Search::new(generator, wanted, from, MIN_Y, HEIGHT);
    loop {
        match search.step(generator) {
            Progress::Unfinished => {}
            Progress::Nothing => return None,
            Progress::Found(found) => return Some(found),
        }
    }
}

fn structure(name: &str, from: BlockPos) -> Option<Found> {
    let wanted = Wanted::Structures(vec![format!("minecraft:{name}")]);
    locate(&Generator::Noise(Arc::clone(maker())), &wanted, from)
}

fn starts(chunk: [i32; 2]) -> Vec<Arc<Start>> {
    maker().with_scratch(|dimension, scratch| {
        dimension.structures.as_ref().unwrap().starts(dimension, chunk, scratch)
    })
}

/// The start of a structure in the chunk where it is said to be.
fn start_at(name: &str, pos: BlockPos) -> Option<Arc<Start>> {
    let structures = maker().dimension().structures.as_ref().unwrap();
    let id = format!("minecraft:{name}");
    starts([pos.x >> 4, pos.z >> 4]).into_iter().find(|start| structures.structures[start.structure].id == id)
}

#[test]
fn what_is_found_starts_there() {
    for name in ["mineshaft", "desert_pyramid", "stronghold", "buried_treasure", "monument"] {
        let from = BlockPos::new(100, 64, -300);
        let found = structure(name, from).unwrap();
        assert_eq!(found.name, format!("minecraft:{name}"));
        let start = start_at(name, found.pos).unwrap_or_else(|| panic!("no {name} at {:?}", found.pos));
        let around = start.bounding_box.inflated(16);
        assert!(around.contains(BlockPos::new(found.pos.x, around.min[1], found.pos.z)), "{name}");
    }
}

#[test]
fn no_mineshaft_is_in_a_nearer_shell() {
    let from = BlockPos::new(5, 0, 5);
    let found = structure("mineshaft", from).unwrap();
    // Cells of mineshafts are chunks.
    let shell = (found.pos.x >> 4).abs().max((found.pos.z >> 4).abs());
    for index in 0..u32::try_from(shell - 1).map_or(0, spiral::len) {
        let [x, z] = spiral::place(index).map(|along| along as i32 * 16);
        assert!(start_at("mineshaft", BlockPos::new(x, 0, z)).is_none(), "{x} {z}");
    }
}

#[test]
fn the_nearest_stronghold_of_all() {
    let from = BlockPos::new(-700, 40, 900);
    let found = structure("stronghold", from).unwrap();
    let nearest = maker().with_scratch(|dimension, scratch| {
        let structures = dimension.structures.as_ref().unwrap();
        let set = structures.sets.iter().find(|set| set.id == "minecraft:strongholds").unwrap();
        let mut ground = crate::structures::DimensionGround::new(dimension, scratch);
        let chunks = structures.ring_chunks(set, &mut ground).unwrap();
        let distance = |[x, z]: [i32; 2]| {
            let [x, z] = [i64::from(x * 16 + 8 - from.x), i64::from(z * 16 + 8 - from.z)];
            x * x + z * z
        };
        chunks.into_iter().min_by_key(|&chunk| distance(chunk)).unwrap()
    });
    assert_eq!([found.pos.x >> 4, found.pos.z >> 4], nearest);
    assert_eq!(found.pos.y, 0);
}

#[test]
fn what_the_dimension_cannot_have_is_not_searched_for() {
    let generator = Generator::Noise(Arc::clone(maker()));
    let from = BlockPos::new(0, 64, 0);
    for wanted in [
        Wanted::Structures(vec!["minecraft:fortress".to_owned(), "minecraft:nothing".to_owned()]),
        Wanted::Biomes(vec![biome_id("the_end").unwrap()]),
    ] {
        let mut search = Search::new(&generator, &wanted, from, MIN_Y, HEIGHT);
        assert_eq!(search.step(&generator), Progress::Nothing);
    }
}

#[test]
fn the_biome_is_there_and_not_nearer() {
    let generator = Generator::Noise(Arc::clone(maker()));
    let from = BlockPos::new(0, 64, 0);
    let biome_at = |x: i32, y: i32, z: i32| {
        maker().with_scratch(|dimension, scratch| {
            scratch.density.begin(None, None);
            dimension.biomes.at(&dimension.terrain, [x >> 2, y >> 2, z >> 2], &mut scratch.density)
        })
    };
    for name in ["desert", "lush_caves", "warm_ocean"] {
        let biome = biome_id(name).unwrap();
        let found = locate(&generator, &Wanted::Biomes(vec![biome]), from).unwrap();
        assert_eq!(found.name, format!("minecraft:{name}"));
        assert_eq!(biome_at(found.pos.x, found.pos.y, found.pos.z), biome);
        let ring = (found.pos.x.abs().max(found.pos.z.abs()) / 32) as u32;
        let nearer = ring.checked_sub(1).map_or(0, spiral::len);
        for index in 0..nearer {
            let [x, z] = spiral::place(index).map(|along| along as i32 * 32);
            assert!([64, 128, 0, 192, 256, 320].into_iter().all(|y| biome_at(x, y, z) != biome), "{name}");
        }
    }
}

#[test]
fn a_flat_world_has_its_biome_and_no_structures() {
    let settings = FlatSettings::classic();
    let own = settings.biome_id;
    let generator = Generator::Flat(settings);
    let from = BlockPos::new(10, 900, -10);
    let found = locate(&generator, &Wanted::Biomes(vec![own]), from).unwrap();
    assert_eq!(found.pos, BlockPos::new(10, 320, -10));
    assert!(locate(&generator, &Wanted::Biomes(vec![own + 1]), from).is_none());
    assert!(locate(&generator, &Wanted::Structures(vec!["minecraft:mineshaft".to_owned()]), from).is_none());
}

#[test]
fn structures_and_their_tags_have_names() {
    let names = StructureNames::of(&Pack::builtin().unwrap(), |error| panic!("{error}"));
    assert!(names.ids.iter().any(|id| id == "minecraft:stronghold"));
    let mineshafts = &names.tags["minecraft:mineshaft"];
    assert_eq!(mineshafts, &["minecraft:mineshaft", "minecraft:mineshaft_mesa"]);
    // A tag in a tag.
    assert!(names.tags["minecraft:dolphin_located"].iter().any(|id| id == "minecraft:shipwreck"));
}
