use chunk::BlockPos;

use super::growth::Growth;
use super::limits::{chance, int_within, provider_within};
use crate::block_set::BlockSet;
use crate::features::provider::{IntProvider, StateProvider};
use crate::features::{Direction, Parser};
use crate::pack::{Json, PackError};
use crate::random::Random;

/// Roots that lift a mangrove above the ground.
#[derive(Debug)]
pub struct Roots {
    /// From the origin up to the foot of the trunk, in blocks.
    trunk_offset: IntProvider,
    root: StateProvider,
    /// On top of roots: with what chance, and what.
    above: Option<(f32, StateProvider)>,
    can_grow_through: BlockSet,
    muddy_in: BlockSet,
    muddy: StateProvider,
    max_width: i32,
    max_length: usize,
    skew_chance: f32,
}

impl Roots {
    pub fn parse(json: Json<'_>, parser: &mut Parser<'_>) -> Result<Self, PackError> {
        match json.type_name()? {
            "mangrove_root_placer" => {}
            _ => return Err(json.unknown_type("root placer")),
        }
        let above = match json.opt("above_root_placement") {
            Some(above) => Some((
                chance(above.get("above_root_placement_chance")?)?,
                StateProvider::parse(above.get("above_root_provider")?, parser)?,
            )),
            None => None,
        };
        let placement = json.get("mangrove_root_placement")?;
        Ok(Self {
            trunk_offset: provider_within(json.get("trunk_offset_y")?, -64, 64)?,
            root: StateProvider::parse(json.get("root_provider")?, parser)?,
            above,
            can_grow_through: BlockSet::parse(placement.get("can_grow_through")?, parser.pack)?,
            muddy_in: BlockSet::parse(placement.get("muddy_roots_in")?, parser.pack)?,
            muddy: StateProvider::parse(placement.get("muddy_roots_provider")?, parser)?,
            max_width: int_within(placement.get("max_root_width")?, 1, 12)?,
            max_length: int_within(placement.get("max_root_length")?, 1, 64)? as usize,
            skew_chance: chance(placement.get("random_skew_chance")?)?,
        })
    }

    /// Draws the foot of the trunk.
    pub fn trunk_origin(&self, random: &mut impl Random, origin: BlockPos) -> BlockPos {
        Direction::Up.by(origin, self.trunk_offset.sample(random))
    }

    /// Places roots from the foot of the trunk to the ground; nothing and false if there is no room.
    pub fn grow(&self, growth: &mut Growth<'_, '_>, origin: BlockPos, foot: BlockPos) -> bool {
        if !(origin.y..foot.y).all(|y| self.takes_root(growth, BlockPos { y, ..origin })) {
            return false;
        }
        let mut all = vec![Direction::Down.from(foot)];
        for direction in Direction::HORIZONTAL {
            let start = direction.from(foot);
            let mut root = Vec::new();
            let mut simulation = Simulation { roots: self, growth, direction, foot, root: &mut root };
            if !simulation.extend(start, 0) {
                return false;
            }
            all.append(&mut root);
            all.push(start);
        }
        for pos in all {
            self.place(growth, pos);
        }
        true
    }

    fn takes_root(&self, growth: &Growth<'_, '_>, pos: BlockPos) -> bool {
        growth.is_replaceable(pos) || self.can_grow_through.contains(growth.level.block(pos))
    }

    fn place(&self, growth: &mut Growth<'_, '_>, pos: BlockPos) {
        if self.muddy_in.contains(growth.level.block(pos)) {
            growth.root(pos, &self.muddy);
        } else if self.takes_root(growth, pos) {
            growth.root(pos, &self.root);
            if let Some((chance, provider)) = &self.above {
                let above = Direction::Up.from(pos);
                if growth.random.next_f32() < *chance && growth.level.is_air(above) {
                    growth.root(above, provider);
                }
            }
        }
    }
}

/// One root before it is placed.
struct Simulation<'s, 'g, 'l> {
    roots: &'s Roots,
    growth: &'s mut Growth<'g, 'l>,
    /// Away from the trunk.
    direction: Direction,
    foot: BlockPos,
    root: &'s mut Vec<BlockPos>,
}

impl Simulation<'_, '_, '_> {
    /// Goes on from a block until all ends are on the ground; false if the root becomes too long.
    fn extend(&mut self, pos: BlockPos, length: usize) -> bool {
        if length == self.roots.max_length || self.root.len() > self.roots.max_length {
            return false;
        }
        for next in self.next(pos).into_iter().flatten() {
            if self.roots.takes_root(self.growth, next) {
                self.root.push(next);
                if !self.extend(next, length + 1) {
                    return false;
                }
            }
        }
        true
    }

    /// Where the root may go on.
    fn next(&mut self, pos: BlockPos) -> [Option<BlockPos>; 2] {
        let below = Direction::Down.from(pos);
        let beside = self.direction.from(pos);
        let width = (pos.x - self.foot.x).abs() + (pos.y - self.foot.y).abs() + (pos.z - self.foot.z).abs();
        let (max_width, skew_chance) = (self.roots.max_width, self.roots.skew_chance);
        let random = &mut self.growth.random;
        if width > max_width {
            [Some(below), None]
        } else if width > max_width - 3 {
            let is_skewed = random.next_f32() < skew_chance;
            [Some(below), is_skewed.then(|| Direction::Down.from(beside))]
        } else if random.next_f32() < skew_chance || !random.next_bool() {
            [Some(below), None]
        } else {
            [Some(beside), None]
        }
    }
}
