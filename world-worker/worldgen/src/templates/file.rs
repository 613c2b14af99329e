use std::collections::HashMap;
use std::io::Read;

use fastnbt::Value;
use flate2::read::GzDecoder;
use registry::blocks;
use serde::Deserialize;

use super::template::{BlockNbt, Jigsaw, Palette, Template, TemplateBlock, TemplateEntity};
use super::{BadTemplate, nbt};

/// Longest side of a template, in blocks.
const MAX_SIZE: i32 = 48;
/// Palettes of one template, and states of one palette.
const MAX_PALETTE: usize = 4096;
/// Decompressed bytes of one file.
const MAX_BYTES: u64 = 32 << 20;

/// A file, as the game writes it.
#[derive(Deserialize)]
struct File {
    size: [i32; 3],
    #[serde(default)]
    palette: Vec<State>,
    #[serde(default)]
    palettes: Vec<Vec<State>>,
    #[serde(default)]
    blocks: Vec<Block>,
    #[serde(default)]
    entities: Vec<Entity>,
}

#[derive(Deserialize)]
struct State {
    #[serde(rename = "Name")]
    name: String,
    #[serde(rename = "Properties", default)]
    properties: HashMap<String, String>,
}

#[derive(Deserialize)]
struct Block {
    pos: [i32; 3],
    state: i32,
    nbt: Option<Compound>,
}

#[derive(Deserialize)]
struct Entity {
    pos: [f64; 3],
    #[serde(rename = "blockPos")]
    block_pos: [i32; 3],
    nbt: Compound,
}

type Compound = HashMap<String, Value>;

/// Reads gzipped NBT.
pub(super) fn read(id: &str, bytes: &[u8]) -> Result<Template, BadTemplate> {
    let mut content = Vec::new();
    let read = GzDecoder::new(bytes).take(MAX_BYTES + 1).read_to_end(&mut content);
    read.map_err(|error| BadTemplate::new(id, format!("is not gzipped: {error}")))?;
    if content.len() as u64 > MAX_BYTES || !nbt::is_sound(&content) {
        return Err(BadTemplate::new(id, "is not NBT, or too large"));
    }
    let file = fastnbt::from_bytes(&content).map_err(|error| BadTemplate::new(id, error.to_string()))?;
    build(id, file)
}

fn build(id: &str, file: File) -> Result<Template, BadTemplate> {
    let wrong = |problem: String| BadTemplate::new(id, problem);
    if file.size.iter().any(|side| !(0..=MAX_SIZE).contains(side)) {
        return Err(wrong(format!("size {:?} is not from 0 to {MAX_SIZE}", file.size)));
    }
    let palettes = if file.palettes.is_empty() { vec![file.palette] } else { file.palettes };
    if palettes.len() > MAX_PALETTE || palettes.iter().any(|palette| palette.len() > MAX_PALETTE) {
        return Err(wrong("has a palette that is too long".into()));
    }
    let palettes: Vec<Vec<u16>> = palettes
        .iter()
        .map(|palette| palette.iter().map(|entry| state(id, entry)).collect())
        .collect::<Result<_, _>>()?;
    let mut nbt = Vec::new();
    let mut blocks = Vec::with_capacity(file.blocks.len());
    for block in file.blocks {
        let index = usize::try_from(block.state).unwrap_or(usize::MAX);
        let inside = block.pos.iter().zip(file.size).all(|(at, side)| (0..side).contains(at));
        let Some(first) = palettes[0].get(index).filter(|_| inside) else {
            return Err(wrong(format!("block {:?} of state {index} is not in it", block.pos)));
        };
        if palettes.iter().any(|palette| palette.len() <= index) {
            return Err(wrong(format!("state {index} is not in each palette")));
        }
        let number = match block.nbt {
            None => TemplateBlock::NO_NBT,
            Some(fields) => {
                nbt.push(block_nbt(id, *first, fields)?);
                u16::try_from(nbt.len() - 1)
                    .ok()
                    .filter(|number| *number != TemplateBlock::NO_NBT)
                    .ok_or_else(|| wrong("has too many block entities".into()))?
            }
        };
        // Within the size, so within a byte; within the palette, so within 16 bits.
        blocks.push((block.pos.map(|at| at as u8), index as u16, number));
    }
    let palettes = palettes
        .into_iter()
        .map(|states| {
            let mut blocks: Vec<_> = blocks
                .iter()
                .map(|&(pos, index, nbt)| TemplateBlock { pos, state: states[usize::from(index)], nbt })
                .collect();
            blocks.sort_by_key(|block| (group(block), block.pos[1], block.pos[0], block.pos[2]));
            Palette { blocks }
        })
        .collect();
    let entities =
        file.entities.into_iter().map(|entity| template_entity(id, entity)).collect::<Result<_, _>>()?;
    Ok(Template::new(id, file.size, palettes, nbt, entities))
}

/// Full blocks come first, then others, then those with block entities.
fn group(block: &TemplateBlock) -> u8 {
    match block.nbt {
        TemplateBlock::NO_NBT if blocks::is_collision_full_block(block.state) => 0,
        TemplateBlock::NO_NBT => 1,
        _ => 2,
    }
}

fn state(id: &str, entry: &State) -> Result<u16, BadTemplate> {
    let name = &entry.name;
    let block = blocks::block_by_name(name)
        .ok_or_else(|| BadTemplate::new(id, format!("there is no block {name}")))?;
    entry.properties.iter().try_fold(block.default_state, |state, (property, value)| {
        blocks::set_property(state, property, value)
            .ok_or_else(|| BadTemplate::new(id, format!("{name} has no {property} {value}")))
    })
}

fn block_nbt(id: &str, state: u16, mut fields: Compound) -> Result<BlockNbt, BadTemplate> {
    match blocks::block_of_state(state).name {
        "jigsaw" => return jigsaw(id, state, &fields).map(|jigsaw| BlockNbt::Jigsaw(Box::new(jigsaw))),
        "structure_block" if text(&fields, "mode") == Some("DATA") => {
            return Ok(BlockNbt::Marker(text(&fields, "metadata").unwrap_or_default().to_owned()));
        }
        _ => {}
    }
    for own in ["id", "x", "y", "z"] {
        fields.remove(own);
    }
    if fields.len() == 1
        && let Some(table) = text(&fields, "LootTable")
    {
        return Ok(BlockNbt::Loot(table.to_owned()));
    }
    Ok(BlockNbt::Other(nbt::snbt(&Value::Compound(fields))))
}

fn text<'a>(fields: &'a Compound, name: &str) -> Option<&'a str> {
    match fields.get(name) {
        Some(Value::String(text)) => Some(text),
        _ => None,
    }
}

fn jigsaw(id: &str, state: u16, fields: &Compound) -> Result<Jigsaw, BadTemplate> {
    let name =
        |field: &str| registry::identifier(text(fields, field).unwrap_or("minecraft:empty")).into_owned();
    let number = |field: &str| match fields.get(field) {
        Some(Value::Int(number)) => *number,
        _ => 0,
    };
    let final_state = text(fields, "final_state").unwrap_or("minecraft:air");
    // The game does not look at what comes after the state.
    let end = final_state.find(']').map_or(final_state.len(), |end| end + 1);
    let final_state = blocks::parse_state(&final_state[..end])
        .ok_or_else(|| BadTemplate::new(id, format!("there is no block state {final_state}")))?;
    let (front, top) = Jigsaw::directions(state);
    Ok(Jigsaw {
        name: name("name"),
        target: name("target"),
        pool: name("pool"),
        final_state: (blocks::block_of_state(final_state).name != "structure_void").then_some(final_state),
        is_rollable: match text(fields, "joint") {
            Some(joint) => joint == "rollable",
            None => front.axis() == "y",
        },
        front,
        top,
        selection_priority: number("selection_priority"),
        placement_priority: number("placement_priority"),
    })
}

fn template_entity(id: &str, mut entity: Entity) -> Result<TemplateEntity, BadTemplate> {
    let kind = text(&entity.nbt, "id")
        .ok_or_else(|| BadTemplate::new(id, "has an entity without an id"))?
        .to_owned();
    let angle = |at: usize| match entity.nbt.get("Rotation") {
        Some(Value::List(angles)) => match angles.get(at) {
            Some(Value::Float(angle)) => *angle,
            _ => 0.0,
        },
        _ => 0.0,
    };
    let (yaw, pitch) = (angle(0), angle(1));
    for own in ["id", "UUID", "Pos", "Rotation"] {
        entity.nbt.remove(own);
    }
    Ok(TemplateEntity {
        kind,
        position: entity.pos,
        block: entity.block_pos,
        yaw,
        pitch,
        nbt: nbt::snbt(&Value::Compound(entity.nbt)),
    })
}

#[cfg(test)]
pub(super) mod tests {
    use super::*;
    use std::io::Write;

    use fastnbt::nbt;
    use flate2::Compression;
    use flate2::write::GzEncoder;

    /// A template's file.
    pub(crate) fn gzipped(value: &Value) -> Vec<u8> {
        let mut out = GzEncoder::new(Vec::new(), Compression::fast());
        out.write_all(&fastnbt::to_bytes(value).unwrap()).unwrap();
        out.finish().unwrap()
    }

    #[test]
    fn blocks_are_sorted_in_groups() {
        let bytes = gzipped(&nbt!({
            "size": [3, 2, 1],
            "palette": [
                {"Name": "minecraft:stone"},
                {"Name": "minecraft:torch"},
                {"Name": "minecraft:chest", "Properties": {"facing": "east"}}
            ],
            "blocks": [
                {"pos": [0, 0, 0], "state": 2, "nbt": {"id": "minecraft:chest", "LootTable": "a:b"}},
                {"pos": [1, 0, 0], "state": 1},
                {"pos": [2, 1, 0], "state": 0},
                {"pos": [2, 0, 0], "state": 0}
            ],
            "entities": []
        }));
        let template = read("test", &bytes).unwrap();
        let order: Vec<_> = template.palettes()[0].blocks.iter().map(|block| block.pos).collect();
        assert_eq!(order, [[2, 0, 0], [2, 1, 0], [1, 0, 0], [0, 0, 0]]);
        let chest = template.palettes()[0].blocks[3];
        assert_eq!(chest.state, blocks::parse_state("chest[facing=east]").unwrap());
        assert_eq!(template.nbt(chest), Some(&BlockNbt::Loot("a:b".into())));
    }

    #[test]
    fn jigsaws() {
        let bytes = gzipped(&nbt!({
            "size": [1, 1, 1],
            "palette": [{"Name": "minecraft:jigsaw", "Properties": {"orientation": "up_north"}}],
            "blocks": [{"pos": [0, 0, 0], "state": 0, "nbt": {
                "name": "bottom", "target": "a:b", "pool": "a:c", "final_state": "oak_log[axis=x]]",
                "placement_priority": 2
            }}]
        }));
        let template = read("test", &bytes).unwrap();
        let (pos, jigsaw) = template.jigsaws().next().unwrap();
        assert_eq!(pos, [0; 3]);
        assert_eq!(jigsaw.name, "minecraft:bottom");
        assert_eq!(jigsaw.final_state, blocks::parse_state("oak_log[axis=x]"));
        assert!(jigsaw.is_rollable);
        assert_eq!([jigsaw.selection_priority, jigsaw.placement_priority], [0, 2]);
    }

    #[test]
    fn errors_name_the_template() {
        let fails = |value: Value, problem: &str| {
            let error = read("a:b", &gzipped(&value)).unwrap_err().to_string();
            assert!(error.contains("a:b") && error.contains(problem), "{error}");
        };
        fails(nbt!({"size": [49, 1, 1]}), "size");
        fails(nbt!({"size": [1, 1, 1], "palette": [{"Name": "x:y"}]}), "x:y");
        fails(
            nbt!({
                "size": [1, 1, 1],
                "palette": [{"Name": "stone"}],
                "blocks": [{"pos": [0, 1, 0], "state": 0}]
            }),
            "[0, 1, 0]",
        );
        fails(
            nbt!({
                "size": [1, 1, 1],
                "palette": [{"Name": "stone"}],
                "blocks": [{"pos": [0, 0, 0], "state": 1}]
            }),
            "state 1",
        );
        assert!(read("a:b", b"not gzip").is_err());
        assert!(read("a:b", &gzipped(&nbt!({"x": 1}))[..10]).is_err());
    }
}
