use chunk::BlockPos;
use registry::{block_ids, block_states, blocks};

use super::{Place, Portal};
use crate::features::{Direction, Level, is_face_full};
use crate::random::{DecorationRandom, Random};
use crate::structures::BoundingBox;

/// Chance of netherrack by the distance from the middle, in blocks.
const CHANCES: [f32; 14] = [1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 0.9, 0.9, 0.8, 0.7, 0.6, 0.4, 0.2];

impl Portal {
    /// Netherrack around and below, and what grows on it.
    pub(super) fn spread(&self, level: &mut Level<'_>, random: &mut DecorationRandom, bounds: &BoundingBox) {
        self.spread_netherrack(level, random, bounds);
        let [min, max] = [bounds.min, bounds.max];
        for x in min[0] + 1..max[0] {
            for z in min[2] + 1..max[2] {
                let pos = BlockPos::new(x, min[1], z);
                if is_netherrack(level, pos) {
                    self.drip(level, random, pos.offset(0, -1, 0));
                }
            }
        }
        if !self.has_vines && !self.is_overgrown {
            return;
        }
        for z in min[2]..=max[2] {
            for y in min[1]..=max[1] {
                for x in min[0]..=max[0] {
                    let pos = BlockPos::new(x, y, z);
                    if self.has_vines {
                        grow_vine(level, random, pos);
                    }
                    if self.is_overgrown {
                        grow_leaves(level, random, pos);
                    }
                }
            }
        }
    }

    fn spread_netherrack(&self, level: &mut Level<'_>, random: &mut DecorationRandom, bounds: &BoundingBox) {
        let reach = CHANCES.len() as i32;
        let [middle_x, _, middle_z] = bounds.center();
        let [width, _, depth] = bounds.size();
        let bottom = bounds.min[1];
        let narrower = random.next_bounded((8 - (width + depth) / 2 / 2).max(1));
        let follows_surface = matches!(self.place, Place::LandSurface | Place::OceanFloor);
        for x in middle_x - reach..=middle_x + reach {
            for z in middle_z - reach..=middle_z + reach {
                let distance = (x - middle_x).abs() + (z - middle_z).abs() + narrower;
                let Some(&chance) = CHANCES.get(distance.max(0) as usize) else { continue };
                if random.next_f64() >= f64::from(chance) {
                    continue;
                }
                let surface = level.height(self.place.ground(), x, z) - 1;
                let y = if follows_surface { surface } else { surface.min(bottom) };
                let pos = BlockPos::new(x, y, z);
                if (y - bottom).abs() <= 3 && self.may_replace(level.block(pos)) {
                    self.put(level, random, pos);
                    if self.is_overgrown {
                        grow_leaves(level, random, pos);
                    }
                    self.drip(level, random, pos.offset(0, -1, 0));
                }
            }
        }
    }

    fn may_replace(&self, state: u16) -> bool {
        let block = blocks::block_id(state);
        state != block_states::AIR
            && block != block_ids::OBSIDIAN
            && !self.cannot_replace.contains(state)
            && (self.place == Place::Nether || block != block_ids::LAVA)
    }

    fn put(&self, level: &mut Level<'_>, random: &mut DecorationRandom, pos: BlockPos) {
        let is_magma = !self.is_cold && random.next_f32() < 0.07;
        level.set(pos, if is_magma { block_states::MAGMA_BLOCK } else { block_states::NETHERRACK });
    }

    /// A column down from here.
    fn drip(&self, level: &mut Level<'_>, random: &mut DecorationRandom, mut pos: BlockPos) {
        self.put(level, random, pos);
        for _ in 0..8 {
            if random.next_f32() >= 0.5 {
                return;
            }
            pos.y -= 1;
            self.put(level, random, pos);
        }
    }
}

fn is_netherrack(level: &Level<'_>, pos: BlockPos) -> bool {
    blocks::block_id(level.block(pos)) == block_ids::NETHERRACK
}

fn grow_leaves(level: &mut Level<'_>, random: &mut DecorationRandom, pos: BlockPos) {
    let above = pos.offset(0, 1, 0);
    if random.next_f32() < 0.5 && is_netherrack(level, pos) && level.is_air(above) {
        let leaves = blocks::set_property(block_states::JUNGLE_LEAVES, "persistent", "true");
        level.set(above, leaves.unwrap_or(block_states::JUNGLE_LEAVES));
    }
}

fn grow_vine(level: &mut Level<'_>, random: &mut DecorationRandom, pos: BlockPos) {
    let state = level.block(pos);
    if blocks::is_air(state) || blocks::block_id(state) == block_ids::VINE {
        return;
    }
    let direction = Direction::random_horizontal(random);
    let beside = direction.from(pos);
    if level.is_air(beside) && is_face_full(state, direction) {
        let vine = blocks::set_property(block_states::VINE, direction.opposite().name(), "true");
        level.set(beside, vine.unwrap_or(block_states::VINE));
    }
}
