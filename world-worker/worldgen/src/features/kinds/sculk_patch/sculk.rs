use chunk::BlockPos;
use registry::{block_ids, block_states, blocks};

use super::cursor::Cursor;
use crate::features::BlockSet;
use crate::features::kinds::multiface_growth::block::Faces;
use crate::features::kinds::multiface_growth::spread::{Spreader, Way, is_attachable};
use crate::features::kinds::water::is_still_water;
use crate::features::{Direction, Edition, Level, Parser};
use crate::pack::{Json, PackError};
use crate::random::{DecorationRandom, Random, shuffle};

/// What charges cost and lose.
const GROWTH_COST: i32 = 50;
const NO_GROWTH_RADIUS: i32 = 1;
const DECAY_RATE: i32 = 5;
const ADDITIONAL_DECAY_RATE: i32 = 10;

/// How charges change the blocks that they are on.
#[derive(Debug)]
pub(super) struct Sculk {
    pub(super) edition: Edition,
    /// Of veins.
    pub(super) spreader: Spreader,
    /// A shrieker that can summon.
    pub(super) shrieker: u16,
    /// What veins turn into sculk in world generation, and later.
    replaceable: BlockSet,
    replaceable_later: BlockSet,
}

/// What a block does with a charge.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(super) enum Behaviour {
    Sculk,
    Vein,
    Other,
}

impl Behaviour {
    /// Whether it is that of a block of sculk or a vein.
    pub(super) fn is_sculk(self) -> bool {
        self != Self::Other
    }
}

impl Sculk {
    pub(super) fn new(json: Json<'_>, parser: &Parser<'_>) -> Result<Self, PackError> {
        let vein = blocks::block_of_state(block_states::SCULK_VEIN);
        let shrieker = block_states::SCULK_SHRIEKER;
        Ok(Self {
            edition: parser.edition,
            spreader: Spreader::new(vein, json, parser)?,
            shrieker: blocks::set_property(shrieker, "can_summon", "true").unwrap_or(shrieker),
            replaceable: BlockSet::tag("sculk_replaceable_world_gen", json, parser.pack)?,
            replaceable_later: BlockSet::tag("sculk_replaceable", json, parser.pack)?,
        })
    }

    pub(super) fn behaviour(&self, state: u16) -> Behaviour {
        match blocks::block_id(state) {
            block_ids::SCULK => Behaviour::Sculk,
            block_ids::SCULK_VEIN => Behaviour::Vein,
            _ => Behaviour::Other,
        }
    }

    /// Spreads veins around a charge; whether it did. `faces` are those that the charge came with.
    pub(super) fn spread_vein(
        &self,
        level: &mut Level<'_>,
        behaviour: Behaviour,
        pos: BlockPos,
        state: u16,
        faces: Option<Faces>,
    ) -> bool {
        match (behaviour, faces) {
            (Behaviour::Other, None) => self.spreader.spread_all(level, state, pos, &[Way::SamePosition]),
            (Behaviour::Other, Some(faces)) if !faces.is_empty() => self.regrow(level, pos, state, faces),
            _ => self.spreader.spread_all(level, state, pos, Way::ALL),
        }
    }

    /// Grows those of `faces` again that something holds.
    fn regrow(&self, level: &mut Level<'_>, pos: BlockPos, state: u16, faces: Faces) -> bool {
        let fluid = blocks::fluid_state(state);
        let is_water = fluid.fluid == blocks::Fluid::Water && fluid.is_source;
        if !blocks::is_air(state) && !is_water {
            return false;
        }
        let held =
            faces.iter().filter(|face| is_attachable(level, pos, *face)).fold(Faces::default(), Faces::with);
        if held.is_empty() {
            return false;
        }
        level.set(pos, self.spreader.block.state(held, is_water));
        true
    }

    /// What is left of the charge of `cursor`.
    pub(super) fn use_charge(
        &self,
        level: &mut Level<'_>,
        random: &mut DecorationRandom,
        behaviour: Behaviour,
        cursor: &Cursor,
        origin: BlockPos,
        spreads_veins: bool,
    ) -> i32 {
        match behaviour {
            Behaviour::Other if cursor.decay_delay > 0 => cursor.charge,
            Behaviour::Other => 0,
            Behaviour::Vein if spreads_veins && self.convert(level, random, cursor.pos) => cursor.charge - 1,
            Behaviour::Vein if random.next_bounded(DECAY_RATE) == 0 => cursor.charge / 2,
            Behaviour::Vein => cursor.charge,
            Behaviour::Sculk => self.use_on_sculk(level, random, cursor, origin),
        }
    }

    fn use_on_sculk(
        &self,
        level: &mut Level<'_>,
        random: &mut DecorationRandom,
        cursor: &Cursor,
        origin: BlockPos,
    ) -> i32 {
        let &Cursor { pos, charge, .. } = cursor;
        if charge == 0 || random.next_bounded(DECAY_RATE) != 0 {
            return charge;
        }
        let [x, y, z] = [pos.x - origin.x, pos.y - origin.y, pos.z - origin.z].map(f64::from);
        let square = x * x + y * y + z * z;
        let is_near = square < f64::from(NO_GROWTH_RADIUS * NO_GROWTH_RADIUS);
        if !is_near && can_grow(level, pos) {
            if random.next_bounded(GROWTH_COST) < charge {
                self.grow(level, random, pos.offset(0, 1, 0));
            }
            return (charge - GROWTH_COST).max(0);
        }
        if random.next_bounded(ADDITIONAL_DECAY_RATE) != 0 {
            return charge;
        }
        if is_near {
            return charge - 1;
        }
        const REACH: i32 = 24 - NO_GROWTH_RADIUS;
        let distance = square.sqrt() as f32 - NO_GROWTH_RADIUS as f32;
        let share = (distance * distance / (REACH * REACH) as f32).min(1.0);
        charge - ((charge as f32 * share * 0.5) as i32).max(1)
    }

    /// Places a sensor or a shrieker.
    fn grow(&self, level: &mut Level<'_>, random: &mut DecorationRandom, pos: BlockPos) {
        let growth = if random.next_bounded(11) == 0 { self.shrieker } else { block_states::SCULK_SENSOR };
        let growth = if blocks::has_fluid(level.block(pos)) {
            blocks::set_property(growth, "waterlogged", "true").unwrap_or(growth)
        } else {
            growth
        };
        level.set(pos, growth);
    }

    /// Turns one of the blocks that a vein lies on into sculk, if one can be.
    fn convert(&self, level: &mut Level<'_>, random: &mut DecorationRandom, pos: BlockPos) -> bool {
        let faces = self.spreader.block.faces(level.block(pos));
        let mut directions = Direction::ALL;
        shuffle(&mut directions, random);
        let is_convertible = |direction: &Direction| {
            faces.has(*direction) && self.replaceable.contains(level.block(direction.from(pos)))
        };
        let Some(direction) = directions.into_iter().find(is_convertible) else { return false };
        let place = direction.from(pos);
        level.set(place, block_states::SCULK);
        self.spreader.spread_all(level, block_states::SCULK, place, Way::ALL);
        for side in Direction::ALL {
            if side != direction.opposite() {
                let neighbour = side.from(place);
                let state = level.block(neighbour);
                self.discharge(level, self.behaviour(state), state, neighbour);
            }
        }
        true
    }

    /// When a charge leaves a block of this state: a vein loses the faces that lie on sculk.
    pub(super) fn discharge(&self, level: &mut Level<'_>, behaviour: Behaviour, state: u16, pos: BlockPos) {
        if behaviour != Behaviour::Vein {
            return;
        }
        let vein = &self.spreader.block;
        let faces = vein.faces(state);
        let left = faces
            .iter()
            .filter(|face| blocks::block_id(level.block(face.from(pos))) == block_ids::SCULK)
            .fold(faces, Faces::without);
        let state = match (left.is_empty(), vein.is_waterlogged(state)) {
            (false, is_waterlogged) => vein.state(left, is_waterlogged),
            // It is the fluid of the place that stays, not that of the vein as it was.
            (true, _) if blocks::has_fluid(level.block(pos)) => block_states::WATER,
            (true, _) => block_states::AIR,
        };
        level.set(pos, state);
    }

    /// Whether a state is that of a vein on something that can turn into sculk.
    pub(super) fn has_substrate(&self, level: &Level<'_>, state: u16, pos: BlockPos) -> bool {
        self.spreader
            .block
            .faces(state)
            .iter()
            .any(|face| self.replaceable_later.contains(level.block(face.from(pos))))
    }
}

/// Whether there is room for a sensor or a shrieker above, and not too many of them around.
fn can_grow(level: &Level<'_>, pos: BlockPos) -> bool {
    const MAX_AROUND: usize = 2;
    let above = level.block(pos.offset(0, 1, 0));
    if !blocks::is_air(above) && !is_still_water(above) {
        return false;
    }
    let offsets = (0..9 * 3 * 9).map(|at| pos.offset(at % 9 - 4, at / 9 % 3, at / 27 - 4));
    let is_growth = |pos: &BlockPos| {
        matches!(blocks::block_id(level.block(*pos)), block_ids::SCULK_SENSOR | block_ids::SCULK_SHRIEKER)
    };
    offsets.filter(is_growth).count() <= MAX_AROUND
}
