//! Packets with known bytes (`golden/packets.tsv`, see `examples/generate.rs`): each must be read without a
//! byte left over and written again as it was, and mean what `golden/packets.txt` says.
//!
//! `UPDATE_GOLDEN=1 cargo test -p java --test golden` rewrites the second file.

use std::fmt::Write as _;
use std::path::{Path, PathBuf};

use java::V26_3;
use java::packets::{configuration, handshake, login, play, status};

struct Golden {
    state: String,
    direction: String,
    packet: String,
    case: String,
    id: i32,
    body: Vec<u8>,
}

fn folder() -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/golden")
}

fn golden() -> Vec<Golden> {
    let text = std::fs::read_to_string(folder().join("packets.tsv")).expect("packets.tsv");
    let lines = text.lines().filter(|line| !line.starts_with('#'));
    lines
        .map(|line| {
            let [state, direction, packet, case, id, hex] =
                line.split('\t').collect::<Vec<_>>()[..].try_into().expect("six columns");
            let byte = |i: usize| u8::from_str_radix(&hex[i..i + 2], 16).expect("hex");
            Golden {
                state: state.into(),
                direction: direction.into(),
                packet: packet.into(),
                case: case.into(),
                id: id.parse().expect("an id"),
                body: (0..hex.len()).step_by(2).map(byte).collect(),
            }
        })
        .collect()
}

/// The packet as text, and written again.
fn through(golden: &Golden) -> Result<(String, String, Vec<u8>), String> {
    macro_rules! through {
        ($module:path) => {{
            use $module as module;
            let packet =
                module::Packet::decode(&V26_3, golden.id, &golden.body).map_err(|e| e.to_string())?;
            if matches!(packet, module::Packet::Ignored(_)) {
                return Err("no struct".into());
            }
            let mut body = Vec::new();
            packet.encode_body(&mut body);
            let name = java::PacketKind::name(packet.kind()).to_owned();
            Ok((name, format!("{packet:?}"), body))
        }};
    }
    match (golden.state.as_str(), golden.direction.as_str()) {
        ("handshake", "serverbound") => through!(handshake::serverbound),
        ("status", "clientbound") => through!(status::clientbound),
        ("status", "serverbound") => through!(status::serverbound),
        ("login", "clientbound") => through!(login::clientbound),
        ("login", "serverbound") => through!(login::serverbound),
        ("configuration", "clientbound") => through!(configuration::clientbound),
        ("configuration", "serverbound") => through!(configuration::serverbound),
        ("play", "clientbound") => through!(play::clientbound),
        ("play", "serverbound") => through!(play::serverbound),
        other => Err(format!("{other:?}")),
    }
}

#[test]
fn packets_are_read_and_written_as_vanilla_does() {
    let mut failures = String::new();
    let mut dump = String::new();
    let all = golden();
    assert!(all.len() >= 240, "{}", all.len());
    for golden in &all {
        let place = format!("{}/{} {}", golden.state, golden.direction, golden.case);
        match through(golden) {
            Err(error) => {
                let _ = writeln!(failures, "{place}: {error}");
            }
            Ok((name, text, body)) => {
                if name != golden.packet {
                    let _ = writeln!(failures, "{place}: read as {name}");
                }
                if body != golden.body {
                    let _ = writeln!(failures, "{place}:\n  {:02x?}\n  {body:02x?}", golden.body);
                }
                let _ = writeln!(dump, "{place}: {text}");
            }
        }
    }
    assert!(failures.is_empty(), "\n{failures}");
    let file = folder().join("packets.txt");
    if std::env::var_os("UPDATE_GOLDEN").is_some() {
        std::fs::write(&file, &dump).expect("write packets.txt");
    }
    let expected = std::fs::read_to_string(&file).unwrap_or_default();
    for (is, should) in dump.lines().zip(expected.lines()) {
        assert_eq!(is, should);
    }
    assert_eq!(dump.lines().count(), expected.lines().count(), "packets.txt has other packets");
}
