//! Mushrooms as large as trees.

use chunk::BlockPos;
use registry::{blocks, tags};

use super::super::provider::StateProvider;
use super::super::{Direction, Feature, Level, Parser, Predicate};
use super::tree;
use crate::block_set::BlockSet;
use crate::pack::{Json, PackError};
use crate::random::{DecorationRandom, Random};

#[derive(Debug, Clone, Copy, PartialEq, Eq)]
enum Cap {
    /// Flat.
    Brown,
    /// A dome.
    Red,
}

#[derive(Debug)]
struct HugeMushroom {
    form: Cap,
    cap: StateProvider,
    stem: StateProvider,
    /// Of the cap, in blocks.
    radius: i32,
    can_place_on: Predicate,
    replaceable: BlockSet,
}

pub(super) fn parse_brown(json: Json<'_>, parser: &mut Parser<'_>) -> Result<Box<dyn Feature>, PackError> {
    parse(json, parser, Cap::Brown)
}

pub(super) fn parse_red(json: Json<'_>, parser: &mut Parser<'_>) -> Result<Box<dyn Feature>, PackError> {
    parse(json, parser, Cap::Red)
}

fn parse(json: Json<'_>, parser: &mut Parser<'_>, form: Cap) -> Result<Box<dyn Feature>, PackError> {
    Ok(Box::new(HugeMushroom {
        form,
        cap: StateProvider::parse(json.get("cap_provider")?, parser)?,
        stem: StateProvider::parse(json.get("stem_provider")?, parser)?,
        radius: tree::int_within_or(json, "foliage_radius", 0, 16, 2)?,
        can_place_on: Predicate::parse(json.get("can_place_on")?, parser)?,
        replaceable: BlockSet::of_tag(tags::tag("block", "replaceable_by_mushrooms")),
    }))
}

impl Feature for HugeMushroom {
    fn place(&self, level: &mut Level<'_>, random: &mut DecorationRandom, origin: BlockPos) -> bool {
        let mut height = random.next_bounded(3) + 4;
        if random.next_bounded(12) == 0 {
            height *= 2;
        }
        if !self.has_room(level, origin, height) {
            return false;
        }
        match self.form {
            Cap::Brown => self.place_flat(level, random, origin, height),
            Cap::Red => self.place_dome(level, random, origin, height),
        }
        for y in 0..height {
            if let Some(state) = self.stem.state(level, random, origin) {
                self.set(level, origin.offset(0, y, 0), state);
            }
        }
        true
    }
}

impl HugeMushroom {
    fn has_room(&self, level: &Level<'_>, origin: BlockPos, height: i32) -> bool {
        if origin.y <= level.min_y() || origin.y + height + 2 > level.end_y() {
            return false;
        }
        if !self.can_place_on.test(level, Direction::Down.from(origin)) {
            return false;
        }
        (0..=height).all(|y| {
            let radius = match self.form {
                Cap::Brown if y > 3 => self.radius,
                // The game does not look for the dome's room.
                _ => 0,
            };
            (-radius..=radius).all(|x| {
                (-radius..=radius).all(|z| {
                    let state = level.block(origin.offset(x, y, z));
                    blocks::is_air(state) || blocks::is_leaves(state)
                })
            })
        })
    }

    fn set(&self, level: &mut Level<'_>, pos: BlockPos, state: u16) {
        let present = level.block(pos);
        if blocks::is_air(present) || self.replaceable.contains(present) {
            level.set(pos, state);
        }
    }

    fn place_flat(&self, level: &mut Level<'_>, random: &mut DecorationRandom, origin: BlockPos, y: i32) {
        let radius = self.radius;
        for x in -radius..=radius {
            for z in -radius..=radius {
                let (is_edge_x, is_edge_z) = (x.abs() == radius, z.abs() == radius);
                if is_edge_x && is_edge_z {
                    continue;
                }
                let sides = [
                    ("west", x == -radius || is_edge_z && x == 1 - radius),
                    ("east", x == radius || is_edge_z && x == radius - 1),
                    ("north", z == -radius || is_edge_x && z == 1 - radius),
                    ("south", z == radius || is_edge_x && z == radius - 1),
                ];
                self.place_cap(level, random, origin, [x, y, z], &sides);
            }
        }
    }

    fn place_dome(
        &self,
        level: &mut Level<'_>,
        random: &mut DecorationRandom,
        origin: BlockPos,
        height: i32,
    ) {
        for y in height - 3..=height {
            let is_top = y == height;
            let radius = if is_top { self.radius - 1 } else { self.radius };
            let inner = self.radius - 2;
            for x in -radius..=radius {
                for z in -radius..=radius {
                    let is_one_edge = (x.abs() == radius) != (z.abs() == radius);
                    if !is_top && !is_one_edge {
                        continue;
                    }
                    let sides = [
                        ("up", y >= height - 1),
                        ("west", x < -inner),
                        ("east", x > inner),
                        ("north", z < -inner),
                        ("south", z > inner),
                    ];
                    self.place_cap(level, random, origin, [x, y, z], &sides);
                }
            }
        }
    }

    fn place_cap(
        &self,
        level: &mut Level<'_>,
        random: &mut DecorationRandom,
        origin: BlockPos,
        [x, y, z]: [i32; 3],
        sides: &[(&str, bool)],
    ) {
        // Drawn for the origin, and also where the cap has no room.
        let Some(state) = self.cap.state(level, random, origin) else { return };
        let with_sides = sides.iter().try_fold(state, |state, (side, is_cap)| {
            blocks::set_property(state, side, if *is_cap { "true" } else { "false" })
        });
        self.set(level, origin.offset(x, y, z), with_sides.unwrap_or(state));
    }
}
