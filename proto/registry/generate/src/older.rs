//! Tables of an older version: what its numbers are for those of the canonical one.

use std::collections::BTreeMap;
use std::fmt::Write as _;

use anyhow::{Context, Result, ensure};
use serde_json::Value;

use crate::data::{Facts, list, text, whole};
use crate::output::Output;
use crate::stand_ins::{OMITTED, stand_in};
use crate::{synced, tags};

/// No entry.
const NONE: u16 = u16::MAX;

/// The registries whose numbers differ, in the order of `registry::older::Mapped`.
const MAPPED: [&str; 14] = [
    "block",
    "item",
    "entity_type",
    "particle_type",
    "sound_event",
    "data_component_type",
    "attribute",
    "block_entity_type",
    "command_argument_type",
    "custom_stat",
    "map_decoration_type",
    "worldgen/biome",
    "damage_type",
    "jukebox_song",
];

/// An older version.
pub struct Version {
    /// As players know it; also the folder of its facts.
    pub name: &'static str,
    /// The number in the intention packet.
    pub protocol: i32,
    /// Versions whose core pack holds the same.
    pub packs: &'static [&'static str],
}

pub fn write(new: &Facts, old: &Facts, version: &Version, output: &mut Output) -> Result<()> {
    let module = format!("older_{}", version.name.replace('.', "_"));
    output.bytes(&format!("{module}_states.bin"), &states(new, old)?)?;
    let mut body = "use crate::older::{Map, Older};\nuse crate::synced::{SyncedEntry, SyncedRegistry};\n\
                    use crate::tags::{Tag, TagRegistry};\n\n"
        .to_owned();
    writeln!(body, "/// Numbers and registries of {}.", version.name)?;
    writeln!(body, "pub static OLDER: Older = Older {{")?;
    writeln!(body, "    name: {:?},\n    protocol: {},", version.name, version.protocol)?;
    writeln!(body, "    packs: &{:?},", version.packs)?;
    writeln!(body, "    states: include_bytes!(\"{module}_states.bin\"),")?;
    writeln!(body, "    state_count: {},", whole(&old.blocks, "state_count")?)?;
    let beds = (old.block("white_bed")?, old.block("black_bed")?);
    writeln!(
        body,
        "    beds: {}..{},",
        whole(beds.0, "first")?,
        whole(beds.1, "first")? + whole(beds.1, "count")?
    )?;
    match old.number("block_entity_type", "bed") {
        Ok(number) => writeln!(body, "    bed: Some({number}),")?,
        Err(_) => writeln!(body, "    bed: None,")?,
    }
    writeln!(body, "    maps: [")?;
    for registry in MAPPED {
        let (to, from) = map(registry, new, old)?;
        writeln!(body, "        // {registry}\n        Map {{ to: &{to:?}, from: &{from:?} }},")?;
    }
    writeln!(body, "    ],\n    metadata: &[")?;
    for (kind, indices) in metadata(new, old)? {
        writeln!(body, "        ({kind}, &{indices:?}),")?;
    }
    writeln!(body, "    ],\n    synced: &SYNCED,\n    tags: &TAGS,\n}};\n")?;
    body.push_str(&synced::table(old, &format!("{module}_synced.bin"), output)?);
    body.push('\n');
    body.push_str(&tags::table(old)?);
    output.module(&module, &format!("What Minecraft {} has other numbers for.", version.name), &body)
}

fn entries(facts: &Facts, registry: &str) -> Result<Vec<String>> {
    if let Some(entries) = facts.registries.get(registry) {
        return Ok(entries.clone());
    }
    let synced = facts.synced_registries()?;
    let found = synced.into_iter().find(|(name, _)| name == registry);
    Ok(found.with_context(|| format!("no registry {registry}"))?.1)
}

/// The older name of an entry.
fn older_name(registry: &str, name: &str, old: &[String]) -> Option<String> {
    let exists = |name: &str| old.iter().any(|known| known == name);
    if exists(name) { Some(name.to_owned()) } else { stand_in(registry, name, &exists) }
}

/// Numbers of the older version by canonical number, and the other way round.
fn map(registry: &str, new: &Facts, old: &Facts) -> Result<(Vec<u16>, Vec<u16>)> {
    let (new, old) = (entries(new, registry)?, entries(old, registry)?);
    let position = |names: &[String], name: &str| {
        names.iter().position(|known| known == name).map_or(NONE, |at| at as u16)
    };
    let mut to = Vec::new();
    for name in &new {
        let older = older_name(registry, name, &old);
        ensure!(older.is_some() || OMITTED.contains(&registry), "{registry}: {name} has no stand-in");
        to.push(older.map_or(NONE, |older| position(&old, &older)));
    }
    let mut from = Vec::new();
    for (at, name) in old.iter().enumerate() {
        let same = position(&new, name);
        // A name that is gone belongs to what replaced it.
        let renamed = to.iter().position(|&number| usize::from(number) == at).map_or(NONE, |at| at as u16);
        from.push(if same == NONE { renamed } else { same });
    }
    Ok((to, from))
}

type Properties = BTreeMap<String, Vec<String>>;

fn properties(block: &Value) -> Vec<(String, Vec<String>)> {
    let Some(properties) = block["props"].as_array() else { return Vec::new() };
    properties
        .iter()
        .map(|property| {
            let values = property[1].as_array().into_iter().flatten();
            let values = values.filter_map(|value| value.as_str().map(str::to_owned)).collect();
            (property[0].as_str().unwrap_or_default().to_owned(), values)
        })
        .collect()
}

/// The values of a state by place in their properties' lists; the last property varies fastest.
fn values_of(properties: &[(String, Vec<String>)], mut offset: usize) -> Vec<usize> {
    let mut values = vec![0; properties.len()];
    for (at, (_, all)) in properties.iter().enumerate().rev() {
        values[at] = offset % all.len();
        offset /= all.len();
    }
    values
}

/// For each canonical state the older one: the same offset in a block of the same name, or the stand-in's
/// default with those properties that both have.
fn states(new: &Facts, old: &Facts) -> Result<Vec<u8>> {
    let names = entries(old, "block")?;
    let mut out = Vec::new();
    for block in list(&new.blocks, "blocks")? {
        let name = text(block, "name")?;
        let older = older_name("block", name, &names).with_context(|| format!("{name} has no stand-in"))?;
        let target = old.block(&older)?;
        let (first, default) = (whole(target, "first")?, whole(target, "default")?);
        let (theirs, ours) = (properties(target), properties(block));
        let known: Properties = theirs.iter().cloned().collect();
        for offset in 0..whole(block, "count")? as usize {
            if older == name {
                ensure!(theirs == ours, "properties of {name} differ");
                out.extend(u16::try_from(first as usize + offset)?.to_le_bytes());
                continue;
            }
            let mut values = values_of(&theirs, (default - first) as usize);
            for ((property, all), value) in ours.iter().zip(values_of(&ours, offset)) {
                let value = known.get(property).and_then(|known| known.iter().position(|v| *v == all[value]));
                let place = theirs.iter().position(|(known, _)| known == property);
                if let (Some(place), Some(value)) = (place, value) {
                    values[place] = value;
                }
            }
            let offset =
                theirs.iter().zip(&values).fold(0, |offset, ((_, all), value)| offset * all.len() + value);
            out.extend(u16::try_from(first as usize + offset)?.to_le_bytes());
        }
    }
    Ok(out)
}

/// For each entity type whose synced values lie elsewhere: its number, and the older index by index
/// (255: the older type has no such value).
fn metadata(new: &Facts, old: &Facts) -> Result<Vec<(usize, Vec<u8>)>> {
    let names = entries(old, "entity_type")?;
    let fields = |facts: &Facts, name: &str| -> Result<Vec<(String, String)>> {
        let fields =
            facts.entity_metadata["entity"][name].as_array().with_context(|| format!("no {name}"))?;
        let text = |field: &Value, at: usize| field[at].as_str().unwrap_or_default().to_owned();
        Ok(fields.iter().map(|field| (text(field, 0), text(field, 1))).collect())
    };
    let mut maps = Vec::new();
    for (kind, name) in entries(new, "entity_type")?.iter().enumerate() {
        let older = older_name("entity_type", name, &names).with_context(|| name.clone())?;
        let (ours, theirs) = (fields(new, name)?, fields(old, &older)?);
        let indices: Vec<u8> = ours
            .iter()
            .map(|field| theirs.iter().position(|known| known == field).map_or(255, |at| at as u8))
            .collect();
        if !indices.iter().enumerate().all(|(at, &index)| usize::from(index) == at) {
            maps.push((kind, indices));
        }
    }
    Ok(maps)
}
