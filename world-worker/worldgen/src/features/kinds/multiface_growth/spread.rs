use chunk::BlockPos;
use registry::{block_ids, blocks};

use super::block::FaceBlock;
use crate::features::BlockSet;
use crate::features::kinds::water::is_still_water;
use crate::features::{Direction, Level, Parser, faces};
use crate::pack::{Json, PackError};
use crate::random::{DecorationRandom, shuffle};

/// Spreads a block from face to face.
#[derive(Debug)]
pub(in crate::features::kinds) struct Spreader {
    pub(in crate::features::kinds) block: FaceBlock,
    /// Sculk veins also grow from other blocks, and not into all that others grow into.
    sculk: Option<SculkRules>,
}

#[derive(Debug)]
struct SculkRules {
    fire: BlockSet,
}

/// Where a block spreads to from one of its faces towards a direction.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(in crate::features::kinds) enum Way {
    /// To another face of the same place.
    SamePosition,
    /// To the same face of the next place.
    SamePlane,
    /// Around the edge of the block on which it lies.
    WrapAround,
}

impl Way {
    /// All, in the order in which they are tried.
    pub(in crate::features::kinds) const ALL: &'static [Self] =
        &[Self::SamePosition, Self::SamePlane, Self::WrapAround];

    fn target(self, pos: BlockPos, face: Direction, direction: Direction) -> (BlockPos, Direction) {
        match self {
            Self::SamePosition => (pos, direction),
            Self::SamePlane => (direction.from(pos), face),
            Self::WrapAround => (face.from(direction.from(pos)), direction.opposite()),
        }
    }
}

impl Spreader {
    /// Of a block that data names.
    pub(in crate::features::kinds) fn parse(json: Json<'_>, parser: &Parser<'_>) -> Result<Self, PackError> {
        let block = blocks::block_by_name(json.str()?).ok_or_else(|| json.expected("a block"))?;
        Self::new(block, json, parser)
    }

    /// Of `block`; `wanted_by` is what needs it.
    pub(in crate::features::kinds) fn new(
        block: &blocks::Block,
        wanted_by: Json<'_>,
        parser: &Parser<'_>,
    ) -> Result<Self, PackError> {
        let sculk = match block.id {
            block_ids::SCULK_VEIN => {
                Some(SculkRules { fire: BlockSet::tag("fire", wanted_by, parser.pack)? })
            }
            _ => None,
        };
        match FaceBlock::new(block) {
            Some(block) => Ok(Self { block, sculk }),
            None => Err(wanted_by.expected("a block with faces")),
        }
    }

    /// The state with one more face at a place whose state is `present`; none if that face is there already or nothing
    /// holds it.
    pub(in crate::features::kinds) fn with_face(
        &self,
        level: &Level<'_>,
        present: u16,
        pos: BlockPos,
        face: Direction,
    ) -> Option<u16> {
        let faces = self.block.faces(present);
        if faces.has(face) || !is_attachable(level, pos, face) {
            return None;
        }
        let is_waterlogged = if self.block.is(present) {
            self.block.is_waterlogged(present)
        } else {
            let fluid = blocks::fluid_state(present);
            fluid.fluid == blocks::Fluid::Water && fluid.is_source
        };
        Some(self.block.state(faces.with(face), is_waterlogged))
    }

    /// Spreads from one face towards the first direction, of all in random order, in which that is possible.
    pub(in crate::features::kinds) fn spread_randomly(
        &self,
        level: &mut Level<'_>,
        random: &mut DecorationRandom,
        source: u16,
        pos: BlockPos,
        face: Direction,
    ) {
        let mut directions = Direction::ALL;
        shuffle(&mut directions, random);
        let _ = directions
            .into_iter()
            .any(|direction| self.spread(level, source, pos, face, direction, Way::ALL));
    }

    /// Spreads from all faces of `source` towards all directions; whether it did anywhere.
    pub(in crate::features::kinds) fn spread_all(
        &self,
        level: &mut Level<'_>,
        source: u16,
        pos: BlockPos,
        ways: &[Way],
    ) -> bool {
        let mut is_spread = false;
        for face in Direction::ALL {
            if !self.is_other_source(source) && !self.block.faces(source).has(face) {
                continue;
            }
            for direction in Direction::ALL {
                is_spread |= self.spread(level, source, pos, face, direction, ways);
            }
        }
        is_spread
    }

    /// Spreads from a face of a block, of state `source`, towards a direction: the first of the ways that is possible.
    fn spread(
        &self,
        level: &mut Level<'_>,
        source: u16,
        pos: BlockPos,
        face: Direction,
        direction: Direction,
        ways: &[Way],
    ) -> bool {
        if direction.axis() == face.axis() {
            return false;
        }
        let faces = self.block.faces(source);
        if !self.is_other_source(source) && (!faces.has(face) || faces.has(direction)) {
            return false;
        }
        for way in ways {
            let (target, face) = way.target(pos, face, direction);
            let present = level.block(target);
            if self.can_replace(level, pos, target, face, present)
                && let Some(state) = self.with_face(level, present, target, face)
            {
                level.mark(target);
                return level.set(target, state);
            }
        }
        false
    }

    /// Whether it may spread from a block that is not its own.
    fn is_other_source(&self, source: u16) -> bool {
        self.sculk.is_some() && !self.block.is(source)
    }

    fn can_replace(
        &self,
        level: &Level<'_>,
        source: BlockPos,
        target: BlockPos,
        face: Direction,
        present: u16,
    ) -> bool {
        let is_open = blocks::is_air(present) || self.block.is(present) || is_still_water(present);
        let Some(rules) = &self.sculk else { return is_open };
        // Mostly there is rock; then nothing else need be looked at.
        if !is_open && !blocks::is_replaceable(present) {
            return false;
        }
        let holder = level.block(face.from(target));
        if matches!(
            blocks::block_id(holder),
            block_ids::SCULK | block_ids::SCULK_CATALYST | block_ids::MOVING_PISTON
        ) {
            return false;
        }
        if manhattan(source, target) == 2 {
            let corner = face.opposite().from(source);
            if faces::is_sturdy(level.block(corner), face) {
                return false;
            }
        }
        let fluid = blocks::fluid_state(present);
        let is_still_water = fluid.fluid == blocks::Fluid::Water && fluid.is_source;
        (!blocks::has_fluid(present) || is_still_water) && !rules.fire.contains(present)
    }
}

/// Whether the neighbour at a face holds things that lie on it.
pub(in crate::features::kinds) fn is_attachable(level: &Level<'_>, pos: BlockPos, face: Direction) -> bool {
    faces::is_attachable(level.block(face.from(pos)), face.opposite())
}

/// Blocks along x, y and z together.
pub(in crate::features::kinds) fn manhattan(a: BlockPos, b: BlockPos) -> u32 {
    a.x.abs_diff(b.x) + a.y.abs_diff(b.y) + a.z.abs_diff(b.z)
}
