//! The trees of the nether.

use chunk::{AIR, BlockPos};
use registry::block_states::{WEEPING_VINES, WEEPING_VINES_PLANT};
use registry::{block_ids, blocks};

use super::super::{Direction, Feature, Level, Parser, Predicate};
use crate::blocks::parse_state;
use crate::pack::{Json, PackError};
use crate::random::{DecorationRandom, Random};

#[derive(Debug)]
struct HugeFungus {
    /// Number of the block that it grows on.
    base: u16,
    stem: u16,
    hat: u16,
    decor: u16,
    /// What the stem grows into, beside what is replaceable anyway.
    replaceable: Predicate,
    /// By a player; those are never huge.
    is_planted: bool,
}

/// Chances of one place of the hat.
struct Chances {
    decor: f32,
    hat: f32,
    vines: f32,
}

/// Where the fungus grows.
#[derive(Clone, Copy)]
struct Site {
    origin: BlockPos,
    height: i32,
    is_huge: bool,
}

pub(super) fn parse(json: Json<'_>, parser: &mut Parser<'_>) -> Result<Box<dyn Feature>, PackError> {
    Ok(Box::new(HugeFungus {
        base: blocks::block_id(parse_state(json.get("valid_base_block")?)?),
        stem: parse_state(json.get("stem_state")?)?,
        hat: parse_state(json.get("hat_state")?)?,
        decor: parse_state(json.get("decor_state")?)?,
        replaceable: Predicate::parse(json.get("replaceable_blocks")?, parser)?,
        is_planted: json.bool_or("planted", false)?,
    }))
}

impl Feature for HugeFungus {
    fn place(&self, level: &mut Level<'_>, random: &mut DecorationRandom, origin: BlockPos) -> bool {
        if blocks::block_id(level.block(Direction::Down.from(origin))) != self.base {
            return false;
        }
        let mut height = random.between(4, 13);
        if random.next_bounded(12) == 0 {
            height *= 2;
        }
        if !self.is_planted && origin.y + height + 1 >= level.gen_height() {
            return false;
        }
        let is_huge = !self.is_planted && random.next_f32() < 0.06;
        let site = Site { origin, height, is_huge };
        level.set(origin, AIR);
        self.place_stem(level, random, site);
        self.place_hat(level, random, site);
        true
    }
}

impl HugeFungus {
    fn place_stem(&self, level: &mut Level<'_>, random: &mut DecorationRandom, site: Site) {
        let radius = i32::from(site.is_huge);
        for x in -radius..=radius {
            for z in -radius..=radius {
                let is_corner = site.is_huge && x.abs() == radius && z.abs() == radius;
                for y in 0..site.height {
                    let pos = site.origin.offset(x, y, z);
                    if !blocks::is_replaceable(level.block(pos)) && !self.replaceable.test(level, pos) {
                        continue;
                    }
                    if !is_corner || random.next_f32() < 0.1 {
                        level.set(pos, self.stem);
                    }
                }
            }
        }
    }

    fn place_hat(&self, level: &mut Level<'_>, random: &mut DecorationRandom, site: Site) {
        let Site { origin, height, is_huge } = site;
        let has_vines = blocks::block_id(self.hat) == block_ids::NETHER_WART_BLOCK;
        let hat_height = (random.next_bounded(1 + height / 3) + 5).min(height);
        let bottom = height - hat_height;
        for y in bottom..=height {
            let mut radius = if y < height - random.next_bounded(3) { 2 } else { 1 };
            if hat_height > 8 && y < bottom + 4 {
                radius = 3;
            }
            radius += i32::from(is_huge);
            for x in -radius..=radius {
                for z in -radius..=radius {
                    let pos = origin.offset(x, y, z);
                    if !blocks::is_replaceable(level.block(pos)) {
                        continue;
                    }
                    if self.is_planted && !level.is_air(Direction::Down.from(pos)) && !level.is_air(pos) {
                        level.set(pos, AIR);
                    }
                    let (is_edge_x, is_edge_z) = (x.abs() == radius, z.abs() == radius);
                    let is_inside = !is_edge_x && !is_edge_z && y != height;
                    if y < bottom + 3 {
                        if !is_inside {
                            self.place_rim(level, random, pos, has_vines);
                        }
                        continue;
                    }
                    let chances = match (is_inside, is_edge_x && is_edge_z) {
                        (true, _) => Chances { decor: 0.1, hat: 0.2, vines: 0.1 },
                        (false, true) => Chances { decor: 0.01, hat: 0.7, vines: 0.083 },
                        (false, false) => Chances { decor: 5.0e-4, hat: 0.98, vines: 0.07 },
                    };
                    self.place_hat_block(level, random, pos, &chances, has_vines);
                }
            }
        }
    }

    fn place_hat_block(
        &self,
        level: &mut Level<'_>,
        random: &mut DecorationRandom,
        pos: BlockPos,
        chances: &Chances,
        has_vines: bool,
    ) {
        if random.next_f32() < chances.decor {
            level.set(pos, self.decor);
        } else if random.next_f32() < chances.hat {
            level.set(pos, self.hat);
            // Drawn by hats without vines as well.
            let vines = if has_vines { chances.vines } else { 0.0 };
            if random.next_f32() < vines {
                hang_vines(level, random, pos);
            }
        }
    }

    /// The lowest blocks of the hat, mostly those that go on from one above another.
    fn place_rim(
        &self,
        level: &mut Level<'_>,
        random: &mut DecorationRandom,
        pos: BlockPos,
        has_vines: bool,
    ) {
        if blocks::block_id(level.block(Direction::Down.from(pos))) == blocks::block_id(self.hat) {
            level.set(pos, self.hat);
        } else if random.next_f32() < 0.15 {
            level.set(pos, self.hat);
            if has_vines && random.next_bounded(11) == 0 {
                hang_vines(level, random, pos);
            }
        }
    }
}

fn hang_vines(level: &mut Level<'_>, random: &mut DecorationRandom, from: BlockPos) {
    const AGES: [&str; 3] = ["23", "24", "25"];
    let mut pos = Direction::Down.from(from);
    if !level.is_air(pos) {
        return;
    }
    let mut length = random.between(1, 5);
    if random.next_bounded(7) == 0 {
        length *= 2;
    }
    for left in (0..=length).rev() {
        if level.is_air(pos) {
            if left == 0 || !level.is_air(Direction::Down.from(pos)) {
                let age = AGES[random.next_bounded(3) as usize];
                level.set(pos, blocks::set_property(WEEPING_VINES, "age", age).unwrap_or(WEEPING_VINES));
                break;
            }
            level.set(pos, WEEPING_VINES_PLANT);
        }
        pos = Direction::Down.from(pos);
    }
}
