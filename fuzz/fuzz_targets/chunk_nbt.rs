#![no_main]
use libfuzzer_sys::fuzz_target;

fuzz_target!(|data: &[u8]| {
    let layout = storage::ChunkLayout { min_section: -4, section_count: 24, default_biome: 0, has_sky: true };
    // Whether it is a chunk does not matter; that it neither panics nor hangs does.
    let _not_a_chunk = storage::decode_chunk(data, chunk::ChunkPos::new(0, 0), &layout);
});
