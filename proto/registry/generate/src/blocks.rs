//! Blocks and the tables by block state.

use std::collections::BTreeMap;
use std::fmt::Write as _;

use anyhow::{Context, Result, ensure};
use serde_json::Value;

use crate::data::{Facts, flag, list, number, runs, text, whole};
use crate::items;
use crate::output::{Output, constants, float, float32, sorted_positions};

/// Blocks of fluid; their position among the block's states is the level.
const FLUID_LEVEL_BLOCKS: [&str; 2] = ["water", "lava"];
/// "Solid" blocks that vanilla's `blocksMotion` leaves out.
const SOLID_WITHOUT_MOTION: [&str; 2] = ["cobweb", "bamboo_sapling"];
/// Growth that fills its block as far as aiming at it goes, but lets the sky's light fall through. The facts' opacity is
/// computed from the outline.
const OPEN_TO_THE_SKY: [&str; 5] =
    ["wheat", "sweet_berry_bush", "resin_clump", "sculk_vein", "pale_moss_carpet"];
/// Blocks that are aimed at as a whole block, but occlude only as far as one collides with them.
const OCCLUDING_BY_COLLISION: [&str; 1] = ["sculk_shrieker"];

pub fn write(facts: &Facts, output: &mut Output) -> Result<()> {
    let blocks = list(&facts.blocks, "blocks")?;
    let count = usize::try_from(whole(&facts.blocks, "state_count")?)?;
    write_blocks(facts, blocks, count, output)?;
    write_states(facts, blocks, count, output)?;
    write_shapes(facts, output)?;
    let entry = |block, key| Ok::<_, anyhow::Error>((text(block, "name")?, whole(block, key)?));
    let ids = blocks.iter().map(|block| entry(block, "id")).collect::<Result<Vec<_>>>()?;
    output.module(
        "block_ids",
        "Numbers of blocks in the `block` registry.",
        &constants(ids.into_iter(), "Block"),
    )?;
    let defaults = blocks.iter().map(|block| entry(block, "default")).collect::<Result<Vec<_>>>()?;
    output.module(
        "block_states",
        "Default block states.",
        &constants(defaults.into_iter(), "Default state of"),
    )
}

fn write_blocks(facts: &Facts, blocks: &[Value], count: usize, output: &mut Output) -> Result<()> {
    let mut lists = Lists::default();
    let mut rows = String::new();
    let placed_by = items::item_of_block(facts)?;
    for block in blocks {
        let name = text(block, "name")?;
        let properties = lists.properties(block)?;
        let offset = match block["shape_offset"].as_array() {
            None => "None".to_owned(),
            Some(offset) => {
                let axes = offset.first().and_then(Value::as_str).context("shape_offset")?;
                let max = offset.get(1).and_then(Value::as_f64).context("shape_offset")?;
                let vertical = axes.contains('y');
                format!("Some(ShapeOffset {{ max_horizontal: {}, vertical: {vertical} }})", float32(max))
            }
        };
        writeln!(
            rows,
            "    Block {{ name: {name:?}, id: {}, first_state: {}, state_count: {}, default_state: {}, \
             properties: {properties}, hardness: {}, blast_resistance: {}, requires_tool: {}, friction: {}, \
             speed_factor: {}, jump_factor: {}, shape_offset: {offset}, item: {:?} }},",
            whole(block, "id")?,
            whole(block, "first")?,
            whole(block, "count")?,
            whole(block, "default")?,
            float32(number(block, "hardness")?),
            float32(number(block, "resistance")?),
            flag(block, "requires_tool"),
            float32(block["friction"].as_f64().unwrap_or(0.6)),
            float32(block["speed_factor"].as_f64().unwrap_or(1.0)),
            float32(block["jump_factor"].as_f64().unwrap_or(1.0)),
            placed_by.get(name),
        )?;
    }
    let names = blocks.iter().map(|block| text(block, "name")).collect::<Result<Vec<_>>>()?;
    let mut body = "use crate::blocks::{Block, Property, ShapeOffset};\n\n".to_owned();
    writeln!(body, "/// How many block states there are.\npub const STATE_COUNT: u16 = {count};\n")?;
    for (table, file) in [
        ("STATE_BLOCK", "state_block"),
        ("STATE_COLLISION", "state_collision"),
        ("STATE_OUTLINE", "state_outline"),
        ("STATE_OCCLUSION", "state_occlusion"),
        ("STATE_FLAGS", "state_flags"),
        ("STATE_LIGHT", "state_light"),
        ("STATE_FLUID", "state_fluid"),
    ] {
        writeln!(body, "pub(crate) static {table}: &[u8] = include_bytes!(\"{file}.bin\");")?;
    }
    write!(body, "\n{}\n", lists.text)?;
    writeln!(body, "/// Every block; the position is its number in the `block` registry.")?;
    write!(body, "pub static BLOCKS: [Block; {}] = [\n{rows}];\n\n", blocks.len())?;
    writeln!(
        body,
        "pub(crate) static BLOCKS_BY_NAME: [u16; {}] = {};",
        blocks.len(),
        sorted_positions(&names)
    )?;
    output.module("blocks", "Blocks.", &body)
}

/// Lists of values and of properties, each written once.
#[derive(Default)]
struct Lists {
    text: String,
    values: BTreeMap<String, usize>,
    properties: BTreeMap<String, usize>,
}

impl Lists {
    /// The name of the static that holds the properties of `block`.
    fn properties(&mut self, block: &Value) -> Result<String> {
        let Some(properties) = block["props"].as_array() else { return Ok("&[]".to_owned()) };
        let mut list = String::new();
        for property in properties {
            let name = property[0].as_str().context("name of a property")?;
            let values = property[1].as_array().context("values of a property")?;
            let values = values.iter().map(|value| value.as_str()).collect::<Option<Vec<_>>>();
            let values = format!("{:?}", values.context("values of a property")?);
            let next = self.values.len();
            let at = *self.values.entry(values.clone()).or_insert(next);
            if at == next {
                writeln!(self.text, "static V{at}: &[&str] = &{values};")?;
            }
            write!(list, "Property {{ name: {name:?}, values: V{at} }}, ")?;
        }
        let list = list.trim_end_matches(", ").to_owned();
        let next = self.properties.len();
        let at = *self.properties.entry(list.clone()).or_insert(next);
        if at == next {
            writeln!(self.text, "static P{at}: &[Property] = &[{list}];")?;
        }
        Ok(format!("P{at}"))
    }
}

fn write_states(facts: &Facts, blocks: &[Value], count: usize, output: &mut Output) -> Result<()> {
    let state = &facts.blocks["state"];
    let collision = indices(state, "collision", count)?;
    let outline = indices(state, "outline", count)?;
    let emission = runs(state, "light_emission_rle", count)?;
    let mut opacity = runs(state, "light_opacity_rle", count)?;
    let solid = runs(state, "solid_rle", count)?;
    let random_tick = runs(state, "random_tick_rle", count)?;
    let fluid = runs(state, "fluid_rle", count)?;
    let full = list(&facts.blocks, "shapes")?
        .iter()
        .position(|shape| shape.as_array().is_some_and(|boxes| boxes.len() == 1 && is_full(&boxes[0])))
        .and_then(|at| u16::try_from(at).ok())
        .context("no shape of a whole block")?;
    let replaceable = tag_of_blocks(facts, "replaceable")?;
    let leaves = tag_of_blocks(facts, "leaves")?;

    let (mut block_of, mut flags, mut fluids) = (Vec::new(), Vec::new(), Vec::new());
    let mut occlusion = Vec::new();
    for block in blocks {
        let name = text(block, "name")?;
        let id = u16::try_from(whole(block, "id")?)?;
        let first = usize::try_from(whole(block, "first")?)?;
        for at in first..first + usize::try_from(whole(block, "count")?)? {
            ensure!(block_of.len() == at, "state {at} of {name} is out of order");
            block_of.push(id);
            let solid = solid[at] != 0;
            if OPEN_TO_THE_SKY.contains(&name) && fluid[at] == 0 {
                opacity[at] = 0;
            }
            occlusion.push(if OCCLUDING_BY_COLLISION.contains(&name) { collision[at] } else { outline[at] });
            let can_occlude = flag(block, "can_occlude");
            // Bits as in `registry::blocks::flag`.
            let bits = [
                solid,
                random_tick[at] != 0,
                flag(block, "air"),
                flag(block, "replaceable") || replaceable.contains(&name.to_owned()),
                can_occlude,
                flag(block, "shape_light_occlusion"),
                collision[at] == full,
                solid && !SOLID_WITHOUT_MOTION.contains(&name),
                leaves.contains(&name.to_owned()),
                can_occlude && occlusion[at] == full,
            ];
            flags.push(bits.iter().rev().fold(0_u16, |all, bit| all << 1 | u16::from(*bit)));
            let level = FLUID_LEVEL_BLOCKS.contains(&name).then_some(at - first);
            fluids.push(pack_fluid(fluid[at], level));
        }
    }
    ensure!(block_of.len() == count, "{} states, not {count}", block_of.len());
    output.bytes("state_block.bin", &little_endian(&block_of))?;
    output.bytes("state_collision.bin", &little_endian(&collision))?;
    output.bytes("state_outline.bin", &little_endian(&outline))?;
    output.bytes("state_occlusion.bin", &little_endian(&occlusion))?;
    output.bytes("state_flags.bin", &little_endian(&flags))?;
    output.bytes("state_fluid.bin", &fluids)?;
    let light: Vec<u8> = emission.iter().zip(&opacity).map(|(out, lost)| out << 4 | lost).collect();
    output.bytes("state_light.bin", &light)
}

/// Fluid (2 bits), amount (4 bits), falling, source. `level` is that of a block of fluid: 0 a source, 1 to 7
/// flowing with 8 − level eighths, from 8 on falling.
fn pack_fluid(fluid: u8, level: Option<usize>) -> u8 {
    let (amount, falling, source) = match (fluid, level) {
        (0, _) => (0, false, false),
        (_, None | Some(0)) => (8, false, true),
        (_, Some(level @ 1..=7)) => (8 - level as u8, false, false),
        (_, Some(_)) => (8, true, false),
    };
    fluid | amount << 2 | u8::from(falling) << 6 | u8::from(source) << 7
}

/// Names of the blocks in a tag.
fn tag_of_blocks(facts: &Facts, tag: &str) -> Result<Vec<String>> {
    crate::tags::resolve(facts, "block", tag)
}

fn indices(state: &Value, key: &str, count: usize) -> Result<Vec<u16>> {
    let list = list(state, key)?;
    ensure!(list.len() == count, "{key} has {} values, not {count}", list.len());
    list.iter().map(|at| Ok(u16::try_from(at.as_u64().context("index of a shape")?)?)).collect()
}

fn little_endian(values: &[u16]) -> Vec<u8> {
    values.iter().flat_map(|value| value.to_le_bytes()).collect()
}

fn corners(shape: &Value) -> Result<[f64; 6]> {
    let numbers: Vec<f64> = shape.as_array().into_iter().flatten().filter_map(Value::as_f64).collect();
    numbers.try_into().ok().context("a box has six numbers")
}

fn is_full(shape: &Value) -> bool {
    corners(shape).is_ok_and(|corners| corners == [0.0, 0.0, 0.0, 1.0, 1.0, 1.0])
}

fn write_shapes(facts: &Facts, output: &mut Output) -> Result<()> {
    let shapes = list(&facts.blocks, "shapes")?;
    let mut body = "use crate::shapes::Aabb;\n\n".to_owned();
    writeln!(body, "pub(crate) static SHAPES: [&[Aabb]; {}] = [", shapes.len())?;
    for shape in shapes {
        let mut boxes = Vec::new();
        for one in shape.as_array().context("a shape is a list of boxes")? {
            let corners = corners(one)?.map(float);
            boxes.push(format!("Aabb::new([{}], [{}])", corners[..3].join(", "), corners[3..].join(", ")));
        }
        writeln!(body, "    &[{}],", boxes.join(", "))?;
    }
    body.push_str("];\n");
    output.module("shapes", "Shapes of block states, each once.", &body)
}
