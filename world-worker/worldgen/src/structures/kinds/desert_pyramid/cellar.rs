use chunk::BlockPos;

use super::palette;
use crate::features::{BlockEntityData, Level};
use crate::random::{Legacy, Random, shuffle};
use crate::structures::BoundingBox;
use crate::structures::piece::Canvas;

/// The collapsed room under the pyramid, full of sand.
#[derive(Debug, Clone, Default)]
pub(super) struct Cellar {
    /// Where sand is, or something hidden in it.
    sand: Vec<BlockPos>,
    /// What can be found from above.
    in_roof: Option<BlockPos>,
}

impl Cellar {
    pub(super) fn build(&mut self, canvas: &mut Canvas<'_, '_>) {
        stairs(canvas);
        self.room(canvas);
    }

    fn room(&mut self, canvas: &mut Canvas<'_, '_>) {
        let own = palette();
        for (y, state) in [(-3, own.cut), (-2, own.chiseled), (-1, own.cut)] {
            canvas.replace(state, [13, y, 10, 13, y, 15]);
            canvas.replace(state, [19, y, 10, 19, y, 15]);
            canvas.replace(state, [13, y, 10, 19, y, 11]);
            canvas.replace(state, [13, y, 16, 19, y, 16]);
        }
        for y in -3..=-1 {
            for x in 14..=18 {
                for z in 11..=15 {
                    self.sand(canvas, x, y, z);
                }
            }
        }
        for x in 14..=18 {
            for z in 11..=15 {
                let is_stone = canvas.level.region_random().next_f32() < 0.33;
                canvas.put(if is_stone { own.sandstone } else { own.sand }, x, 0, z);
            }
        }
        let corner = canvas.frame.pos(14, 0, 11);
        let mut random = structure_random(canvas.level, corner);
        let x = random.between(14, 18);
        let z = random.between(11, 15);
        self.in_roof = Some(canvas.frame.pos(x, 0, z));
        canvas.put(own.blue, 16, -4, 13);
        for (x, z) in [(17, 12), (17, 14), (15, 12), (15, 14), (18, 13), (14, 13), (16, 15), (16, 11)] {
            canvas.put(own.orange, x, -4, z);
        }
        for (x, z, wall_x, wall_z) in [(19, 13, 20, 13), (13, 13, 12, 13)] {
            canvas.put(own.orange, x, -4, z);
            self.niche(canvas, x, z);
            canvas.put(own.cut, wall_x, -3, wall_z);
            canvas.put(own.chiseled, wall_x, -2, wall_z);
        }
        for z in [16, 10] {
            canvas.put(own.orange, 16, -4, z);
            self.niche(canvas, 16, z);
        }
        canvas.put(own.cut, 16, -3, 9);
        canvas.put(own.chiseled, 16, -2, 9);
    }

    fn niche(&mut self, canvas: &Canvas<'_, '_>, x: i32, z: i32) {
        self.sand(canvas, x, -3, z);
        self.sand(canvas, x, -2, z);
    }

    fn sand(&mut self, canvas: &Canvas<'_, '_>, x: i32, y: i32, z: i32) {
        self.sand.push(canvas.frame.pos(x, y, z));
    }

    /// Sand, with something in it here and there.
    pub(super) fn hide_treasure(&mut self, level: &mut Level<'_>, clip: &BoundingBox, pyramid: &BoundingBox) {
        if let Some(pos) = self.in_roof {
            hide(level, clip, pos);
        }
        self.sand.sort_unstable_by_key(|pos| (pos.y, pos.z, pos.x));
        self.sand.dedup();
        let mut places = self.sand.clone();
        let [x, y, z] = pyramid.center();
        let mut random = structure_random(level, BlockPos::new(x, y, z));
        shuffle(&mut places, &mut random);
        let hidden = places.len().min(5 + random.next_bounded(3) as usize);
        for (at, pos) in places.into_iter().enumerate() {
            if at < hidden {
                hide(level, clip, pos);
            } else if clip.contains(pos) {
                level.set(pos, palette().sand);
            }
        }
    }
}

/// The same in every chunk of the structure.
fn structure_random(level: &Level<'_>, pos: BlockPos) -> impl Random + use<> {
    Legacy::new(level.world_seed()).fork_positional().at(pos.x, pos.y, pos.z)
}

fn hide(level: &mut Level<'_>, clip: &BoundingBox, pos: BlockPos) {
    if clip.contains(pos) {
        level.set(pos, palette().suspicious_sand);
        let table = "minecraft:archaeology/desert_pyramid".into();
        level.set_block_entity(pos, BlockEntityData::Loot { table, seed: pos.pack() });
    }
}

/// Down from a corner of the pyramid, half buried.
fn stairs(canvas: &mut Canvas<'_, '_>) {
    let own = palette();
    canvas.put_all(own.stairs_west, &[[13, -1, 17], [14, -2, 17], [15, -3, 17]]);
    let is_sand = canvas.level.region_random().next_bool();
    for x in 12..=16 {
        canvas.put(own.sand, x, 0, 17);
    }
    canvas.put(own.sand, 14, -1, 17);
    let [first, second] = if is_sand { [own.sand, own.sandstone] } else { [own.sandstone, own.sand] };
    canvas.put(first, 15, -1, 17);
    canvas.put(second, 16, -1, 17);
    canvas.put(own.sand, 15, -2, 17);
    canvas.put(own.sandstone, 16, -2, 17);
    canvas.put(own.sand, 16, -3, 17);
}
