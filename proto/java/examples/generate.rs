//! Writes the files of this crate that come from data: packet kinds and id tables, and the golden packets.
//!
//! `cargo run -p java --example generate -- ids DATA_FOLDER` reads `DATA_FOLDER/<version>/packets.json`
//! (state -> direction -> names in id order) and writes `src/generated/ids.rs`.
//! `cargo run -p java --example generate -- golden VECTORS_FOLDER` reads `clientbound.jsonl`,
//! `serverbound.jsonl` and `login_sequence.jsonl` and writes `tests/golden/packets.tsv`.
//!
//! A version is added by naming it in [`VERSIONS`]; the first one is canonical: its names and their order
//! make the packet kinds. A packet that only another version knows gets a kind after the canonical ones.

use std::fmt::Write as _;
use std::path::Path;

use serde_json::Value;

/// Name in the data folder, protocol number. The first is canonical.
const VERSIONS: [(&str, i32); 3] = [("26.3", 777), ("26.2", 776), ("26.1", 775)];

/// State, direction, type of the generated enum; in the order of the tables of a version.
const KINDS: [(&str, &str, &str); 9] = [
    ("handshake", "serverbound", "HandshakeServerbound"),
    ("status", "clientbound", "StatusClientbound"),
    ("status", "serverbound", "StatusServerbound"),
    ("login", "clientbound", "LoginClientbound"),
    ("login", "serverbound", "LoginServerbound"),
    ("configuration", "clientbound", "ConfigurationClientbound"),
    ("configuration", "serverbound", "ConfigurationServerbound"),
    ("play", "clientbound", "PlayClientbound"),
    ("play", "serverbound", "PlayServerbound"),
];

fn main() {
    let arguments: Vec<String> = std::env::args().skip(1).collect();
    let crate_root = Path::new(env!("CARGO_MANIFEST_DIR"));
    match arguments.as_slice() {
        [what, folder] if what == "ids" => {
            let text = ids(Path::new(folder));
            std::fs::write(crate_root.join("src/generated/ids.rs"), text).expect("write ids.rs");
        }
        [what, folder] if what == "golden" => {
            let text = golden(Path::new(folder));
            std::fs::write(crate_root.join("tests/golden/packets.tsv"), text).expect("write packets.tsv");
        }
        _ => {
            eprintln!("usage: generate ids DATA_FOLDER | generate golden VECTORS_FOLDER");
            std::process::exit(2);
        }
    }
}

fn ids(data: &Path) -> String {
    let reports: Vec<Value> =
        VERSIONS.iter().map(|(name, _)| json(&data.join(name).join("packets.json"))).collect();
    let mut out = String::from(
        "// Made by `cargo run -p java --example generate -- ids DATA_FOLDER`; do not edit.\n\n\
         use super::{IdTable, Version};\n",
    );
    let mut tables: Vec<Vec<String>> = vec![Vec::new(); VERSIONS.len()];
    for (state, direction, kind) in KINDS {
        let per_version: Vec<Vec<String>> = reports.iter().map(|r| names(r, state, direction)).collect();
        let mut all: Vec<String> = Vec::new();
        for name in per_version.iter().flatten() {
            if !all.contains(name) {
                all.push(name.clone());
            }
        }
        let _ = writeln!(
            out,
            "\npacket_kinds! {{\n    /// Packets of the {state} state, {direction}, in the order of {}.",
            VERSIONS[0].0
        );
        let _ = writeln!(out, "    {kind} in {} {{", table_name(state, direction));
        for name in &all {
            let _ = writeln!(out, "        {} = \"{name}\",", camel(name));
        }
        out.push_str("    }\n}\n");
        for (version, names) in per_version.iter().enumerate() {
            let to_wire: Vec<String> = all
                .iter()
                .map(|n| names.iter().position(|m| m == n).map_or("ABSENT".into(), |i| i.to_string()))
                .collect();
            let from_wire: Vec<String> = names
                .iter()
                .map(|n| all.iter().position(|m| m == n).expect("name is listed").to_string())
                .collect();
            tables[version].push(format!(
                "    {}: IdTable {{\n        to_wire: &[{}],\n        from_wire: &[{}],\n    }},\n",
                table_name(state, direction),
                to_wire.join(", "),
                from_wire.join(", ")
            ));
        }
    }
    if out.contains("ABSENT") || tables.iter().flatten().any(|t| t.contains("ABSENT")) {
        out.insert_str(out.find("use super").unwrap_or(0), "use super::ABSENT;\n");
    }
    for ((name, protocol), tables) in VERSIONS.iter().zip(&tables) {
        let _ = writeln!(
            out,
            "\n/// Minecraft Java Edition {name}.\n#[rustfmt::skip]\npub static V{}: Version = Version {{\n    \
             name: \"{name}\",\n    protocol: {protocol},",
            name.replace('.', "_")
        );
        out.push_str(&tables.concat());
        out.push_str("};\n");
    }
    let list: Vec<String> = VERSIONS.iter().map(|(n, _)| format!("&V{}", n.replace('.', "_"))).collect();
    let _ = writeln!(
        out,
        "\n/// Every version this crate has tables for, canonical first.\npub static VERSIONS: [&Version; {}] = [{}];",
        VERSIONS.len(),
        list.join(", ")
    );
    out
}

fn golden(vectors: &Path) -> String {
    let mut out =
        String::from("# state\tdirection\tpacket\tcase\tid\tbody in hex; made by examples/generate.rs\n");
    for (file, direction) in
        [("clientbound", Some("clientbound")), ("serverbound", Some("serverbound")), ("login_sequence", None)]
    {
        let path = vectors.join(format!("{file}.jsonl"));
        let text = std::fs::read_to_string(&path).unwrap_or_else(|e| panic!("{}: {e}", path.display()));
        for line in text.lines() {
            let vector: Value = serde_json::from_str(line).expect("a vector");
            let text = |key: &str| vector[key].as_str().unwrap_or_default();
            let form = text("form");
            if form != "body" && form != "id+body" {
                continue;
            }
            let id = vector["id"].as_u64().expect("id");
            let mut hex = text("hex");
            if form == "id+body" {
                hex = &hex[if id < 128 { 2 } else { 4 }..];
            }
            let direction = direction.unwrap_or_else(|| text("direction"));
            let _ = writeln!(
                out,
                "{}\t{direction}\t{}\t{}\t{id}\t{hex}",
                text("state"),
                text("packet"),
                text("case")
            );
        }
    }
    out
}

fn json(path: &Path) -> Value {
    let text = std::fs::read_to_string(path).unwrap_or_else(|e| panic!("{}: {e}", path.display()));
    serde_json::from_str(&text).unwrap_or_else(|e| panic!("{}: {e}", path.display()))
}

fn names(report: &Value, state: &str, direction: &str) -> Vec<String> {
    let list = report[state][direction].as_array().expect("a list of names");
    list.iter().map(|n| n.as_str().expect("a name").trim_start_matches("minecraft:").to_owned()).collect()
}

fn table_name(state: &str, direction: &str) -> String {
    format!("{state}_{direction}")
}

fn camel(name: &str) -> String {
    name.split(['_', '/']).map(|word| word[..1].to_uppercase() + &word[1..]).collect()
}
