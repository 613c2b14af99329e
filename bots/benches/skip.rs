//! What passing over a packet costs: at 500 bots in view of each other 2.5 million come each second.
//!
//! `cargo bench -p bots`; prints nanoseconds a packet. The aim is 60 at most, without allocation.

use std::hint::black_box;
use std::time::Instant;

use bots::client::{Interests, Want};
use bots::inbound::{Inbound, Opener};
use java::frame::{Compression, encode_frame_with};
use java::version::{PacketKind, PlayClientbound, V26_3};
use java::wire::write_var_int;

/// Frames in a read.
const FRAMES: usize = 2500;
const ROUNDS: u32 = 2000;

fn frames(kind: PlayClientbound, body: &[u8], compression: Option<Compression>) -> Vec<u8> {
    let mut out = Vec::new();
    for _ in 0..FRAMES {
        encode_frame_with(compression, &mut out, |out| {
            write_var_int(kind.wire_id(&V26_3).unwrap_or_default(), out);
            out.extend_from_slice(body);
        });
    }
    out
}

fn measure(name: &str, bytes: &[u8], rounds: u32) {
    let interests = Interests::new(&V26_3, false);
    let (mut inbound, mut opener) = (Inbound::default(), Opener::default());
    let (mut packets, mut wanted) = (0_u64, 0_u64);
    let began = Instant::now();
    for _ in 0..rounds {
        let mut rest = bytes;
        while !rest.is_empty() {
            let space = inbound.space();
            let count = space.len().min(rest.len());
            space[..count].copy_from_slice(&rest[..count]);
            inbound.filled(count);
            rest = &rest[count..];
            while let Ok(Some(frame)) = inbound.next_frame() {
                packets += 1;
                if let Ok(Some(packet)) = opener.open(frame, true, |id| interests.play(id)) {
                    wanted += 1;
                    black_box(packet);
                }
            }
        }
    }
    let each = began.elapsed().as_secs_f64() * 1e9 / packets as f64;
    println!("{name}: {each:.1} ns a packet ({packets} packets, {wanted} wanted)");
}

fn main() {
    let compression = Compression::from_threshold(256);
    assert_eq!(Interests::new(&V26_3, false).play(0x36), Want::Skip);
    measure(
        "entity moves passed over",
        &frames(PlayClientbound::MoveEntityPosRot, &[1; 11], compression),
        ROUNDS,
    );
    let chunk: Vec<u8> = (0..30_000_u32).map(|n| (n.wrapping_mul(2_654_435_761) >> 24) as u8 & 15).collect();
    measure("chunks glanced at", &frames(PlayClientbound::LevelChunkWithLight, &chunk, compression), 4);
}
