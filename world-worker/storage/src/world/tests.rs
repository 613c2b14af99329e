use super::*;
use crate::{ChunkError, ChunkMeta, RuleValue, encode_chunk};
use chunk::{BlockPos, Chunk, VanillaFacts};
use worldgen::FlatSettings;

const LAYOUT: ChunkLayout =
    ChunkLayout { min_section: -4, section_count: 24, default_biome: 41, has_sky: true };

fn flat(pos: ChunkPos) -> Chunk {
    let mut chunk = FlatSettings::classic().generate(pos, -64, 384);
    lighting::light_chunk(&mut chunk);
    chunk
}

fn encoded(chunk: &Chunk) -> (ChunkPos, Vec<u8>) {
    (chunk.pos, encode_chunk(chunk, &ChunkMeta::default()).unwrap())
}

fn store(dir: &Path) -> WorldStore {
    WorldStore::open(dir, StoreOptions::default()).unwrap()
}

#[test]
fn one_process_at_a_time() {
    let dir = tempfile::tempdir().unwrap();
    let first = store(dir.path());
    let second = WorldStore::open(dir.path(), StoreOptions::default());
    assert!(matches!(second, Err(StorageError::Locked(_))));
    drop(first);
    store(dir.path());
}

#[test]
fn what_was_saved_is_loaded() {
    let dir = tempfile::tempdir().unwrap();
    let world = store(dir.path());
    assert!(world.load_level().unwrap().is_none());
    let mut level = LevelData::new("w");
    level.time = 123;
    world.save_level(&level).unwrap();
    world.save_level(&level).unwrap();
    assert_eq!(world.load_level().unwrap().unwrap().value.time, 123);
    assert!(dir.path().join("level.dat_old").exists());

    let mut rules = world.load_game_rules().unwrap();
    rules.set("keep_inventory", RuleValue::Bool(true)).unwrap();
    world.save_game_rules(&rules).unwrap();
    assert_eq!(world.load_game_rules().unwrap(), rules);
    world.save_weather(&Weather { raining: true, ..Weather::default() }).unwrap();
    assert!(world.load_weather().unwrap().raining);
    assert!(world.load_world_clocks().unwrap().clocks.is_empty());
    let settings = WorldGenSettings::flat(1, "plains", [("bedrock", 1)]);
    world.save_world_gen_settings(&settings).unwrap();
    assert_eq!(world.load_world_gen_settings().unwrap(), Some(settings));

    let uuid = Uuid::from_u128(7);
    assert!(world.load_player(uuid).unwrap().is_none());
    let player = PlayerData { pos: [1.0, 2.0, 3.0], ..PlayerData::default() };
    world.save_player(uuid, &player).unwrap();
    assert_eq!(world.load_player(uuid).unwrap().unwrap().value.pos, player.pos);
    assert!(dir.path().join("players/data/00000000-0000-0000-0000-000000000007.dat").exists());
}

#[test]
fn chunks_come_back_after_reopening() {
    let dir = tempfile::tempdir().unwrap();
    let positions: Vec<_> = (-40..40).step_by(9).map(|x| ChunkPos::new(x, -x / 2)).collect();
    let mut chunks: Vec<Chunk> = positions.iter().map(|&pos| flat(pos)).collect();
    {
        let world = store(dir.path());
        let mut saves = world.chunks("minecraft:overworld", LAYOUT);
        assert!(saves.load(positions[0]).unwrap().is_none());
        saves.save(&chunks.iter().map(encoded).collect::<Vec<_>>(), 1).unwrap();
        let changed = &mut chunks[3];
        changed
            .set_block(BlockPos::new(changed.pos.x * 16, 10, changed.pos.z * 16), 1, &VanillaFacts)
            .unwrap();
        saves.save(&[encoded(changed)], 2).unwrap();
    }
    let mut saves = store(dir.path()).chunks("overworld", LAYOUT);
    for chunk in &mut chunks {
        let loaded = saves.load(chunk.pos).unwrap().unwrap().chunk;
        (chunk.dirty, chunk.revision) = (false, 0);
        assert_eq!(loaded.sections()[4].blocks(), chunk.sections()[4].blocks());
        assert_eq!(loaded.heightmaps, chunk.heightmaps);
    }
    assert!(dir.path().join("dimensions/minecraft/overworld/region/r.0.-1.mca").exists());
}

#[test]
fn a_damaged_chunk_is_moved_aside_and_the_rest_stays() {
    let dir = tempfile::tempdir().unwrap();
    let world = store(dir.path());
    let (good, bad) = (flat(ChunkPos::new(0, 0)), flat(ChunkPos::new(1, 0)));
    let path = dir.path().join("dimensions/minecraft/overworld/region/r.0.0.mca");
    world.chunks("overworld", LAYOUT).save(&[encoded(&good), encoded(&bad)], 1).unwrap();
    let mut bytes = fs::read(&path).unwrap();
    let start = u32::from_be_bytes([0, bytes[4], bytes[5], bytes[6]]) as usize * 4096;
    bytes[start + 8..start + 40].fill(0xaa);
    fs::write(&path, &bytes).unwrap();

    let mut saves = world.chunks("overworld", LAYOUT);
    let error = saves.load(bad.pos).unwrap_err();
    assert!(error.to_string().contains("chunk 1 0") && error.to_string().contains("r.0.0.mca"), "{error}");
    let StorageError::DamagedChunk { moved_to, .. } = error else { panic!("{error}") };
    assert_eq!(moved_to.file_name().unwrap(), "r.0.0.1.0.1.bin");
    assert_eq!(fs::read(moved_to).unwrap(), bytes[start..start + 4096]);
    assert!(saves.load(bad.pos).unwrap().is_none());
    assert_eq!(saves.load(good.pos).unwrap().unwrap().chunk, good);
    saves.save(&[encoded(&bad)], 2).unwrap();
    assert_eq!(saves.load(bad.pos).unwrap().unwrap().chunk, bad);
}

#[test]
fn a_newer_chunk_is_left_alone() {
    let dir = tempfile::tempdir().unwrap();
    let world = store(dir.path());
    let chunk = flat(ChunkPos::new(0, 0));
    let (pos, nbt) = encoded(&chunk);
    let mut root = crate::nbt::decode(&nbt).unwrap();
    root.insert("DataVersion".into(), fastnbt::Value::Int(i32::MAX));
    let mut saves = world.chunks("overworld", LAYOUT);
    saves.save(&[(pos, crate::nbt::encode(&root).unwrap())], 1).unwrap();
    for _ in 0..2 {
        let error = saves.load(pos).unwrap_err();
        let StorageError::ForeignChunk { source, .. } = error else { panic!("{error}") };
        assert!(matches!(*source, ChunkError::Version { .. }), "{source}");
    }
}

#[test]
fn only_finished_chunks_count_as_full() {
    let dir = tempfile::tempdir().unwrap();
    let world = store(dir.path());
    let mut saves = world.chunks("overworld", LAYOUT);
    let [full, unfinished, none] = [0, 1, 2].map(|x| ChunkPos::new(x, 0));
    assert!(!saves.has_full(full).unwrap());
    let meta = ChunkMeta { status: "minecraft:noise".to_owned(), ..ChunkMeta::default() };
    let part = (unfinished, encode_chunk(&flat(unfinished), &meta).unwrap());
    saves.save(&[encoded(&flat(full)), part, (none, b"no chunk".to_vec())], 1).unwrap();
    assert_eq!([full, unfinished, none].map(|pos| saves.has_full(pos).unwrap()), [true, false, false]);
}

#[test]
fn more_regions_than_are_kept_open() {
    let dir = tempfile::tempdir().unwrap();
    let world =
        WorldStore::open(dir.path(), StoreOptions { sync_chunk_writes: false, ..StoreOptions::default() })
            .unwrap();
    let mut saves = world.chunks("overworld", LAYOUT);
    for region in 0..OPEN_REGIONS as i32 + 5 {
        saves.save(&[encoded(&flat(ChunkPos::new(region * 32, 0)))], 1).unwrap();
    }
    assert_eq!(saves.open.len(), OPEN_REGIONS);
    assert!(saves.load(ChunkPos::new(0, 0)).unwrap().is_some());
    saves.flush().unwrap();
}
