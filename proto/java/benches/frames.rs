//! What frames cost: a chunk of hills encoded and compressed, and decompressed again.

#![allow(missing_docs)]

use std::hint::black_box;

use bytes::Bytes;
use criterion::{BatchSize, Criterion, Throughput, criterion_group, criterion_main};
use java::V26_3;
use java::frame::{Compression, FrameDecoder, Limits, encode_frame};
use java::packets::play::clientbound::{
    BlockUpdate, HeightmapData, LevelChunkWithLight, LightData, LongArray, MoveEntityPosRot,
};
use java::version::V26_1;
use java::wire::{Angle, BitSet, EntityDelta, Position, ShortDelta, VarInt};

/// A chunk with 8 sections of mixed blocks (stone with veins), one of surface, 15 of air.
fn chunk() -> LevelChunkWithLight {
    let mut sections = Vec::new();
    let mut noise = 1_u64;
    for section in 0..24 {
        match section {
            0..9 => {
                sections.extend([0x10, 0, 0, 0, 4, 8]);
                sections.extend([0, 1, 2, 3, 4, 5, 6, 7]);
                for long in 0..256_u64 {
                    noise ^= noise << 13;
                    noise ^= noise >> 7;
                    noise ^= noise << 17;
                    // Mostly one block, a quarter of it mixed with others.
                    let vein = noise >> 62 == 0;
                    let surface = section == 8 && long > 128;
                    let value = if surface {
                        0
                    } else if vein {
                        noise & 0x0777_7777_7777_7777
                    } else {
                        0x1111_1111_1111_1111
                    };
                    sections.extend(value.to_be_bytes());
                }
            }
            _ => sections.extend([0, 0, 0, 0, 0, 0]),
        }
        sections.extend([0, 41]);
    }
    let sky: Vec<u8> = (0..2048_u32).map(|i| if i > 1000 { 0xff } else { (i % 7 * 0x11) as u8 }).collect();
    LevelChunkWithLight {
        x: 3,
        z: -4,
        heightmaps: [1, 4, 5]
            .map(|kind| HeightmapData { kind: VarInt(kind), longs: LongArray(vec![0x55; 37 * 8].into()) })
            .to_vec(),
        sections: sections.into(),
        block_entities: Vec::new(),
        light: LightData {
            sky_mask: BitSet::from_u64(0b11 << 9),
            block_mask: BitSet::from_u64(1 << 4),
            empty_sky_mask: BitSet::from_u64(0x1ff),
            empty_block_mask: BitSet::from_u64(0x3ff_ffef),
            sky: vec![Bytes::from(sky.clone()).into(), Bytes::from(vec![0xff; 2048]).into()],
            block: vec![Bytes::from(sky).into()],
        },
    }
}

fn frames(c: &mut Criterion) {
    let chunk = chunk();
    let mut plain = Vec::new();
    encode_frame(&V26_3, &chunk, None, &mut plain);

    let mut group = c.benchmark_group("chunk");
    group.throughput(Throughput::Bytes(plain.len() as u64));
    group.bench_function("encode", |b| {
        let mut out = Vec::new();
        b.iter(|| {
            out.clear();
            encode_frame(&V26_3, black_box(&chunk), None, &mut out)
        });
    });
    group.bench_function("make 26.1 of its fields", |b| {
        let mut fields = Vec::new();
        encode_frame(&V26_3, &chunk, None, &mut fields);
        let body = {
            let mut frame = java::wire::Reader::new(&fields);
            let _length_and_id = (frame.var_int(), frame.var_int());
            frame.rest().to_vec()
        };
        let older = java::versions::older(&V26_1).expect("an older version");
        let mut out = Vec::new();
        b.iter(|| {
            out.clear();
            let kind = java::version::PlayClientbound::LevelChunkWithLight;
            java::versions::encode_body(&V26_1, older, kind, black_box(&body), &mut out)
        });
    });
    group.bench_function("encode for 26.1 without compression", |b| {
        let mut out = Vec::new();
        b.iter(|| {
            out.clear();
            encode_frame(&V26_1, black_box(&chunk), None, &mut out)
        });
    });
    group.bench_function("encode for 26.1, compress at level 4", |b| {
        let compression = Some(Compression { threshold: 256, level: 4 });
        let mut out = Vec::new();
        b.iter(|| {
            out.clear();
            encode_frame(&V26_1, black_box(&chunk), compression, &mut out)
        });
    });
    for level in [1, 4, 6] {
        let compression = Some(Compression { threshold: 256, level });
        let mut frame = Vec::new();
        encode_frame(&V26_3, &chunk, compression, &mut frame);
        eprintln!("level {level}: {} bytes become {}", plain.len(), frame.len());
        group.bench_function(format!("compress at level {level}"), |b| {
            let mut out = Vec::new();
            b.iter(|| {
                out.clear();
                encode_frame(&V26_3, black_box(&chunk), compression, &mut out)
            });
        });
        if level == 6 {
            group.bench_function("decompress", |b| {
                b.iter_batched_ref(
                    || {
                        let mut decoder = FrameDecoder::new(Limits::CLIENT);
                        decoder.set_compression(256);
                        decoder.feed(&frame);
                        decoder
                    },
                    |decoder| decoder.next_frame().map(|f| f.map(|f| f.size)),
                    BatchSize::SmallInput,
                );
            });
        }
    }
    group.finish();

    let mut group = c.benchmark_group("small");
    let movement = MoveEntityPosRot {
        entity: VarInt(4242),
        delta: EntityDelta::linear(ShortDelta { dx: 400, dy: 0, dz: -300 }, true),
        yaw: Angle(10),
        pitch: Angle(-3),
    };
    let compression = Compression::from_threshold(256);
    group.bench_function("encode move_entity_pos_rot", |b| {
        let mut out = Vec::new();
        b.iter(|| {
            out.clear();
            encode_frame(&V26_3, black_box(&movement), compression, &mut out)
        });
    });
    let mut stream = Vec::new();
    for x in 0..1000 {
        let update = BlockUpdate { position: Position::new(x, 64, 0), state: VarInt(x) };
        encode_frame(&V26_3, &update, compression, &mut stream);
    }
    group.throughput(Throughput::Elements(1000));
    group.bench_function("take 1000 frames apart", |b| {
        let mut decoder = FrameDecoder::new(Limits::CLIENT);
        decoder.set_compression(256);
        b.iter(|| {
            decoder.feed(&stream);
            let mut sum = 0;
            while let Ok(Some(frame)) = decoder.next_raw() {
                sum += frame.peek_id().unwrap_or_default();
            }
            sum
        });
    });
    group.finish();
}

criterion_group!(benches, frames);
criterion_main!(benches);
