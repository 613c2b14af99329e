//! Datapack registries that are sent to clients.

use std::fmt::Write as _;

use anyhow::{Context, Result};
use serde_json::{Map, Value};

use crate::data::Facts;
use crate::nbt;
use crate::output::Output;

/// Fields of a biome that vanilla's network codec has.
const BIOME_FIELDS: [&str; 6] =
    ["has_precipitation", "temperature", "temperature_modifier", "downfall", "attributes", "effects"];

/// Attributes of the environment under `gameplay/` that clients are told; of the rest only those under
/// `visual/` and `audio/` are.
const SYNCED_GAMEPLAY_ATTRIBUTES: [&str; 6] = [
    "minecraft:gameplay/sky_light_level",
    "minecraft:gameplay/water_evaporates",
    "minecraft:gameplay/fast_lava",
    "minecraft:gameplay/eyeblossom_open",
    "minecraft:gameplay/piglins_zombify",
    "minecraft:gameplay/creaking_active",
];

pub fn write(facts: &Facts, output: &mut Output) -> Result<()> {
    let body = table(facts, "synced.bin", output)?;
    let body = format!("use crate::synced::{{SyncedEntry, SyncedRegistry}};\n\n{body}");
    output.module("synced", "Synced datapack registries.", &body)
}

/// The table of a version; the entries' data goes to `file`.
pub fn table(facts: &Facts, file: &str, output: &mut Output) -> Result<String> {
    let registries = facts.synced_registries()?;
    let mut bytes = Vec::new();
    let mut body = format!(
        "const NBT: &[u8] = include_bytes!({file:?});\n\n\
         const fn entry(name: &'static str, start: usize, length: usize) -> SyncedEntry {{\n    \
         SyncedEntry {{ name, nbt: NBT.split_at(start).1.split_at(length).0 }}\n}}\n\n"
    );
    writeln!(body, "/// The registries in the order in which they are sent.")?;
    writeln!(body, "pub static SYNCED: [SyncedRegistry; {}] = [", registries.len())?;
    for (registry, entries) in &registries {
        writeln!(body, "    SyncedRegistry {{ name: {registry:?}, entries: &[")?;
        for name in entries {
            let path = format!("{registry}/{name}");
            let json = facts.datapack.get(&path).with_context(|| format!("no {path}"))?;
            let json = network_form(registry, json);
            let nbt = nbt::network(&json, &|path| is_double(registry, path)).context(path)?;
            writeln!(body, "        entry({name:?}, {}, {}),", bytes.len(), nbt.len())?;
            bytes.extend(nbt);
        }
        writeln!(body, "    ] }},")?;
    }
    body.push_str("];\n");
    output.bytes(file, &bytes)?;
    Ok(body)
}

/// `json` without what vanilla's network codec of the registry leaves out.
fn network_form(registry: &str, json: &Value) -> Value {
    let Value::Object(fields) = json else { return json.clone() };
    let fields = fields.iter().filter(|(key, _)| match registry {
        "worldgen/biome" => BIOME_FIELDS.contains(&key.as_str()),
        // Where animals of a variant spawn is the server's business.
        _ => *key != "spawn_conditions",
    });
    let fields = fields.map(|(key, value)| {
        let value = match key.as_str() {
            "attributes" | "tracks"
                if matches!(registry, "worldgen/biome" | "dimension_type" | "timeline") =>
            {
                synced_attributes(value)
            }
            _ => value.clone(),
        };
        (key.clone(), value)
    });
    Value::Object(fields.collect())
}

fn synced_attributes(attributes: &Value) -> Value {
    let Value::Object(attributes) = attributes else { return attributes.clone() };
    let kept = attributes.iter().filter(|(name, _)| {
        !name.starts_with("minecraft:gameplay/") || SYNCED_GAMEPLAY_ATTRIBUTES.contains(&name.as_str())
    });
    Value::Object(kept.map(|(name, value)| (name.clone(), value.clone())).collect::<Map<_, _>>())
}

/// Whether vanilla's codec has a double at that path.
fn is_double(registry: &str, path: &str) -> bool {
    match registry {
        "worldgen/biome" | "dimension_type" => {
            path == "coordinate_scale" || path.ends_with(".mood.offset") || path.ends_with(".tick_chance")
        }
        "sulfur_cube_archetype" => path == "attribute_modifiers.amount",
        // Bounds in predicates and vectors.
        "enchantment" => {
            path.contains(".movement.") || path.ends_with(".direction") || path.ends_with(".coordinate_scale")
        }
        _ => false,
    }
}
