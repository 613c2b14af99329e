use std::sync::LazyLock;

use chunk::BlockPos;
use registry::blocks::set_property;
use registry::{block_ids, block_states, blocks};

use super::Style;
use super::layout::Part;
use crate::features::{Direction, EntityData, Level};
use crate::random::{DecorationRandom, Random};
use crate::structures::piece::{Canvas, Oriented, gives_way, holds_center, is_sturdy};
use crate::structures::{BiomeSet, BoundingBox};

const AIR: u16 = block_states::CAVE_AIR;
/// How far posts reach down and chains up, in blocks.
const POST: i32 = 20;
const CHAIN: i32 = 50;

/// Whether a biome or a fluid keeps a piece out of the part of the world inside `clip`.
pub(super) fn is_blocked(
    level: &Level<'_>,
    bounding_box: &BoundingBox,
    clip: &BoundingBox,
    blocking: &BiomeSet,
) -> bool {
    let around = bounding_box.inflated(1);
    let min: [i32; 3] = std::array::from_fn(|axis| around.min[axis].max(clip.min[axis]));
    let max: [i32; 3] = std::array::from_fn(|axis| around.max[axis].min(clip.max[axis]));
    let [x, y, z] = std::array::from_fn(|axis| (min[axis] + max[axis]) / 2);
    if blocking.contains(level.biome(BlockPos::new(x, y, z))) {
        return true;
    }
    let is_fluid = |x, y, z| {
        let id = blocks::block_id(level.block(BlockPos::new(x, y, z)));
        matches!(id, block_ids::WATER | block_ids::LAVA)
    };
    let [xs, ys, zs]: [_; 3] = std::array::from_fn(|axis| min[axis]..=max[axis]);
    let floors = |x| zs.clone().any(|z| is_fluid(x, min[1], z) || is_fluid(x, max[1], z));
    let sides = |x| ys.clone().any(|y| is_fluid(x, y, min[2]) || is_fluid(x, y, max[2]));
    let ends = |z| ys.clone().any(|y| is_fluid(min[0], y, z) || is_fluid(max[0], y, z));
    xs.clone().any(floors) || xs.clone().any(sides) || zs.clone().any(ends)
}

pub(super) fn place(
    part: &mut Part,
    bounding_box: BoundingBox,
    style: &Style,
    level: &mut Level<'_>,
    random: &mut DecorationRandom,
    clip: &BoundingBox,
) {
    let frame = match *part {
        Part::Corridor { facing, .. } | Part::Stairs { facing } => Oriented::new(bounding_box, facing),
        Part::Room { .. } | Part::Crossing { .. } => Oriented::world(bounding_box),
    };
    let mut canvas = Canvas { keep: &style.keep, ..Canvas::new(level, random, clip, frame) };
    match part {
        Part::Room { openings } => room(&mut canvas, bounding_box, openings),
        Part::Corridor { .. } => corridor(&mut canvas, part, style),
        Part::Crossing { .. } => crossing(&mut canvas, bounding_box, style),
        Part::Stairs { .. } => stairs(&mut canvas),
    }
}

fn room(canvas: &mut Canvas<'_, '_>, BoundingBox { min, max }: BoundingBox, openings: &[BoundingBox]) {
    canvas.fill(AIR, [min[0], min[1] + 1, min[2], max[0], max[1].min(min[1] + 3), max[2]]);
    for opening in openings {
        let (from, to) = (opening.min, opening.max);
        canvas.fill(AIR, [from[0], to[1] - 2, from[2], to[0], to[1], to[2]]);
    }
    canvas.dome(AIR, [min[0], min[1] + 4, min[2], max[0], max[1], max[2]]);
}

fn stairs(canvas: &mut Canvas<'_, '_>) {
    canvas.fill(AIR, [0, 5, 0, 2, 7, 1]);
    canvas.fill(AIR, [0, 0, 7, 2, 2, 8]);
    for step in 0..5 {
        let lower = i32::from(step < 4);
        canvas.fill(AIR, [0, 5 - step - lower, 2 + step, 2, 7 - step, 2 + step]);
    }
}

fn crossing(canvas: &mut Canvas<'_, '_>, bounding_box: BoundingBox, style: &Style) {
    let BoundingBox { min: [x0, y0, z0], max: [x1, y1, z1] } = bounding_box;
    if bounding_box.size()[1] > 3 {
        canvas.fill(AIR, [x0 + 1, y0, z0, x1 - 1, y0 + 2, z1]);
        canvas.fill(AIR, [x0, y0, z0 + 1, x1, y0 + 2, z1 - 1]);
        canvas.fill(AIR, [x0 + 1, y1 - 2, z0, x1 - 1, y1, z1]);
        canvas.fill(AIR, [x0, y1 - 2, z0 + 1, x1, y1, z1 - 1]);
        canvas.fill(AIR, [x0 + 1, y0 + 3, z0 + 1, x1 - 1, y0 + 3, z1 - 1]);
    } else {
        canvas.fill(AIR, [x0 + 1, y0, z0, x1 - 1, y1, z1]);
        canvas.fill(AIR, [x0, y0, z0 + 1, x1, y1, z1 - 1]);
    }
    for (x, z) in [(x0 + 1, z0 + 1), (x0 + 1, z1 - 1), (x1 - 1, z0 + 1), (x1 - 1, z1 - 1)] {
        if !blocks::is_air(canvas.get(x, y1 + 1, z)) {
            canvas.fill(style.planks, [x, y0, z, x, y1, z]);
        }
    }
    for x in x0..=x1 {
        for z in z0..=z1 {
            floor(canvas, style, x, y0 - 1, z);
        }
    }
}

fn corridor(canvas: &mut Canvas<'_, '_>, part: &mut Part, style: &Style) {
    let Part::Corridor { has_rails, has_spiders, has_spawner, sections, .. } = part else { return };
    let end = 5 * *sections - 1;
    canvas.fill(AIR, [0, 0, 0, 2, 1, end]);
    canvas.maybe_fill(0.8, [AIR, AIR], [0, 2, 0, 2, 2, end], false);
    if *has_spiders {
        canvas.maybe_fill(0.6, [block_states::COBWEB, AIR], [0, 0, 0, 2, 1, end], true);
    }
    for section in 0..*sections {
        let z = 2 + 5 * section;
        support(canvas, style, z);
        for (chance, distance) in [(0.1, 1), (0.05, 2)] {
            for (x, z) in [(0, z - distance), (2, z - distance), (0, z + distance), (2, z + distance)] {
                cobweb(canvas, chance, x, 2, z);
            }
        }
        for (x, z) in [(2, z - 1), (0, z + 1)] {
            if canvas.random.next_bounded(100) == 0 {
                cart(canvas, x, 0, z);
            }
        }
        if *has_spiders && !*has_spawner {
            let z = z - 1 + canvas.random.next_bounded(3);
            if canvas.pos(1, 0, z).is_some() && canvas.is_indoors(1, 0, z) {
                *has_spawner = true;
                canvas.spawner("cave_spider", 1, 0, z);
            }
        }
    }
    for x in 0..=2 {
        for z in 0..=end {
            floor(canvas, style, x, -1, z);
        }
    }
    posts(canvas, style, 2);
    if *sections > 1 {
        posts(canvas, style, end - 2);
    }
    if *has_rails {
        for z in 0..=end {
            let below = canvas.get(1, -1, z);
            if !blocks::is_air(below) && blocks::is_solid_render(below) {
                let chance = if canvas.is_indoors(1, 0, z) { 0.7 } else { 0.9 };
                canvas.maybe_put(chance, RAILS[0], 1, 0, z);
            }
        }
    }
}

/// Along north and south, along west and east.
static RAILS: LazyLock<[u16; 2]> = LazyLock::new(|| {
    ["north_south", "east_west"]
        .map(|shape| set_property(block_states::RAIL, "shape", shape).unwrap_or(block_states::RAIL))
});

/// Two posts and a beam.
fn support(canvas: &mut Canvas<'_, '_>, style: &Style, z: i32) {
    if (0..=2).any(|x| blocks::is_air(canvas.get(x, 3, z))) {
        return;
    }
    let fence = |side| set_property(style.fence, side, "true").unwrap_or(style.fence);
    canvas.fill(fence("west"), [0, 0, z, 0, 1, z]);
    canvas.fill(fence("east"), [2, 0, z, 2, 1, z]);
    if canvas.random.next_bounded(4) == 0 {
        canvas.put(style.planks, 0, 2, z);
        canvas.put(style.planks, 2, 2, z);
    } else {
        canvas.fill(style.planks, [0, 2, z, 2, 2, z]);
        for (facing, z) in [("south", z - 1), ("north", z + 1)] {
            let torch = set_property(block_states::WALL_TORCH, "facing", facing);
            canvas.maybe_put(0.05, torch.unwrap_or(block_states::WALL_TORCH), 1, 2, z);
        }
    }
}

fn cobweb(canvas: &mut Canvas<'_, '_>, chance: f32, x: i32, y: i32, z: i32) {
    if !canvas.is_indoors(x, y, z) || canvas.random.next_f32() >= chance {
        return;
    }
    let pos = canvas.frame.pos(x, y, z);
    let holds = |direction: &Direction| {
        let beside = direction.from(pos);
        canvas.clip.contains(beside) && is_sturdy(canvas.level.block(beside), direction.opposite())
    };
    if Direction::ALL.iter().filter(|direction| holds(direction)).count() >= 2 {
        canvas.put(block_states::COBWEB, x, y, z);
    }
}

/// A minecart with a chest, on rails.
fn cart(canvas: &mut Canvas<'_, '_>, x: i32, y: i32, z: i32) {
    let Some(pos) = canvas.pos(x, y, z) else { return };
    if !canvas.level.is_air(pos) || canvas.level.is_air(pos.offset(0, -1, 0)) {
        return;
    }
    let rail = if canvas.random.next_bool() { RAILS[0] } else { RAILS[1] };
    canvas.put(rail, x, y, z);
    let seed = canvas.random.next_i64();
    canvas.level.add_entity(EntityData {
        entity: "minecraft:chest_minecart".into(),
        pos: [f64::from(pos.x) + 0.5, f64::from(pos.y) + 0.5, f64::from(pos.z) + 0.5],
        snbt: format!("{{LootTable:\"minecraft:chests/abandoned_mineshaft\",LootTableSeed:{seed}L}}"),
    });
}

/// Planks where nothing can be walked on.
fn floor(canvas: &mut Canvas<'_, '_>, style: &Style, x: i32, y: i32, z: i32) {
    if canvas.is_indoors(x, y, z) {
        let pos = canvas.frame.pos(x, y, z);
        if !is_sturdy(canvas.level.block(pos), Direction::Up) {
            canvas.level.set(pos, style.planks);
        }
    }
}

/// What holds the floor on both sides.
fn posts(canvas: &mut Canvas<'_, '_>, style: &Style, z: i32) {
    for x in [0, 2] {
        if blocks::block_id(canvas.get(x, -1, z)) == blocks::block_id(style.planks) {
            post_or_chain(canvas, style, x, -1, z);
        }
    }
}

/// A post down to the ground or a chain up to the roof, whichever is nearer.
fn post_or_chain(canvas: &mut Canvas<'_, '_>, style: &Style, x: i32, y: i32, z: i32) {
    let Some(pos) = canvas.pos(x, y, z) else { return };
    let level = &mut *canvas.level;
    let (mut goes_down, mut goes_up) = (true, true);
    let mut distance = 1;
    while goes_down || goes_up {
        if goes_down {
            let end = pos.offset(0, -distance, 0);
            let state = level.block(end);
            let is_free = gives_way(state) && blocks::block_id(state) != block_ids::LAVA;
            if !is_free && is_sturdy(state, Direction::Up) {
                for y in end.y + 1..pos.y {
                    level.set(BlockPos { y, ..pos }, style.log);
                }
                return;
            }
            goes_down = distance <= POST && is_free && end.y > level.min_y() + 1;
        }
        if goes_up {
            let end = pos.offset(0, distance, 0);
            let state = level.block(end);
            let is_free = gives_way(state);
            if !is_free && holds_center(state, Direction::Down) && !falls(state) {
                level.set(pos.offset(0, 1, 0), style.fence);
                for y in pos.y + 2..end.y {
                    level.set(BlockPos { y, ..pos }, block_states::IRON_CHAIN);
                }
                return;
            }
            goes_up = distance <= CHAIN && is_free && end.y < level.end_y() - 1;
        }
        distance += 1;
    }
}

/// Whether a block is one that falls.
fn falls(state: u16) -> bool {
    let name = blocks::block_of_state(state).name;
    matches!(name, "sand" | "red_sand" | "gravel" | "dragon_egg")
        || name.ends_with("anvil")
        || name.ends_with("_concrete_powder")
}
