use chunk::{AIR, BlockPos};
use registry::{block_ids, block_states, blocks};

use super::{BoundingBox, Oriented};
use crate::features::{BlockEntityData, Direction, Level};
use crate::random::{DecorationRandom, Random};

/// Two corners inside a piece: x, y, z of the least, then of the greatest block.
pub type Corners = [i32; 6];

/// What a piece draws on: the part of the world inside the clip, in the coordinates of the piece.
pub struct Canvas<'c, 'l> {
    /// The world.
    pub level: &'c mut Level<'l>,
    /// Of the structure's step.
    pub random: &'c mut DecorationRandom,
    /// Nothing is seen or changed outside.
    pub clip: BoundingBox,
    /// The piece.
    pub frame: Oriented,
    /// Numbers of blocks that stay.
    pub keep: &'c [u16],
}

impl<'c, 'l> Canvas<'c, 'l> {
    /// For a piece that may replace everything.
    pub fn new(
        level: &'c mut Level<'l>,
        random: &'c mut DecorationRandom,
        clip: &BoundingBox,
        frame: Oriented,
    ) -> Self {
        Self { level, random, clip: *clip, frame, keep: &[] }
    }

    /// The block at these coordinates inside, if the clip has it.
    pub fn pos(&self, x: i32, y: i32, z: i32) -> Option<BlockPos> {
        let pos = self.frame.pos(x, y, z);
        self.clip.contains(pos).then_some(pos)
    }

    /// The state there; air outside the clip.
    pub fn get(&self, x: i32, y: i32, z: i32) -> u16 {
        self.pos(x, y, z).map_or(AIR, |pos| self.level.block(pos))
    }

    /// Sets a block to a state of a piece that faces north.
    pub fn put(&mut self, state: u16, x: i32, y: i32, z: i32) {
        let Some(pos) = self.pos(x, y, z) else { return };
        if !self.keep.is_empty() && self.keep.contains(&blocks::block_id(self.level.block(pos))) {
            return;
        }
        let state = self.frame.state(state);
        self.level.set(pos, state);
        if blocks::has_fluid(state) || is_shaped_later(state) {
            self.level.mark(pos);
        }
    }

    /// Calls `visit` with all blocks of a box, and whether they are on its rim.
    fn each(&mut self, corners: Corners, mut visit: impl FnMut(&mut Self, [i32; 3], bool)) {
        let [x0, y0, z0, x1, y1, z1] = corners;
        for y in y0..=y1 {
            for x in x0..=x1 {
                for z in z0..=z1 {
                    let is_rim = y == y0 || y == y1 || x == x0 || x == x1 || z == z0 || z == z1;
                    visit(self, [x, y, z], is_rim);
                }
            }
        }
    }

    /// Fills a box.
    pub fn fill(&mut self, state: u16, corners: Corners) {
        self.hollow([state, state], corners);
    }

    /// Fills boxes, one after the other.
    pub fn fill_all(&mut self, state: u16, boxes: &[Corners]) {
        boxes.iter().for_each(|&corners| self.fill(state, corners));
    }

    /// Sets blocks, one after the other.
    pub fn put_all(&mut self, state: u16, points: &[[i32; 3]]) {
        points.iter().for_each(|&[x, y, z]| self.put(state, x, y, z));
    }

    /// Fills a box with one state at the rim and another inside.
    pub fn hollow(&mut self, [rim, inside]: [u16; 2], corners: Corners) {
        self.each(corners, |canvas, [x, y, z], is_rim| {
            canvas.put(if is_rim { rim } else { inside }, x, y, z);
        });
    }

    /// Fills what is not air in a box.
    pub fn replace(&mut self, state: u16, corners: Corners) {
        self.each(corners, |canvas, [x, y, z], _| {
            if !blocks::is_air(canvas.get(x, y, z)) {
                canvas.put(state, x, y, z);
            }
        });
    }

    /// Fills a box with what `select` says for each block; it is told whether the block is on the rim. With `skip_air`
    /// air stays and is not asked for.
    pub fn select(
        &mut self,
        corners: Corners,
        skip_air: bool,
        mut select: impl FnMut(&mut DecorationRandom, bool) -> u16,
    ) {
        self.each(corners, |canvas, [x, y, z], is_rim| {
            if skip_air && blocks::is_air(canvas.get(x, y, z)) {
                return;
            }
            let state = select(canvas.random, is_rim);
            canvas.put(state, x, y, z);
        });
    }

    /// Fills a share of a box, one state at the rim and another inside; with `indoors` only where the sky is not above.
    pub fn maybe_fill(&mut self, share: f32, [rim, inside]: [u16; 2], corners: Corners, indoors: bool) {
        self.each(corners, |canvas, [x, y, z], is_rim| {
            if canvas.random.next_f32() > share || indoors && !canvas.is_indoors(x, y, z) {
                return;
            }
            canvas.put(if is_rim { rim } else { inside }, x, y, z);
        });
    }

    /// Sets a block with a chance.
    pub fn maybe_put(&mut self, chance: f32, state: u16, x: i32, y: i32, z: i32) {
        if self.random.next_f32() < chance {
            self.put(state, x, y, z);
        }
    }

    /// Whether the block above these coordinates is in the clip and below the ground's surface.
    pub fn is_indoors(&mut self, x: i32, y: i32, z: i32) -> bool {
        use crate::features::HeightKind;
        match self.pos(x, y + 1, z) {
            Some(pos) => pos.y < self.level.height(HeightKind::OceanFloorWg, pos.x, pos.z),
            None => false,
        }
    }

    /// Fills the upper half of a ball that is stretched to fit a box.
    pub fn dome(&mut self, state: u16, corners: Corners) {
        let [x0, y0, z0, x1, y1, z1] = corners;
        let [width, height, depth] = [x1 - x0 + 1, y1 - y0 + 1, z1 - z0 + 1].map(|blocks| blocks as f32);
        let (middle_x, middle_z) = (x0 as f32 + width / 2.0, z0 as f32 + depth / 2.0);
        self.each(corners, |canvas, [x, y, z], _| {
            let up = (y - y0) as f32 / height;
            let along_x = (x as f32 - middle_x) / (width * 0.5);
            let along_z = (z as f32 - middle_z) / (depth * 0.5);
            if along_x * along_x + up * up + along_z * along_z <= 1.05 {
                canvas.put(state, x, y, z);
            }
        });
    }

    /// Sets a state as it is from here down to the ground.
    pub fn column_down(&mut self, state: u16, x: i32, y: i32, z: i32) {
        let Some(mut pos) = self.pos(x, y, z) else { return };
        while gives_way(self.level.block(pos)) && pos.y > self.level.min_y() + 1 {
            self.level.set(pos, state);
            pos.y -= 1;
        }
    }

    /// Columns down over a rectangle, x outer.
    pub fn columns_down(&mut self, state: u16, [x0, x1]: [i32; 2], y: i32, [z0, z1]: [i32; 2]) {
        for x in x0..=x1 {
            for z in z0..=z1 {
                self.column_down(state, x, y, z);
            }
        }
    }

    /// A chest that fills itself; whether it was placed.
    pub fn chest(&mut self, table: &str, x: i32, y: i32, z: i32) -> bool {
        self.pos(x, y, z).is_some_and(|pos| self.chest_at(table, pos))
    }

    /// A chest at a block of the world, if the clip has it and no chest is there.
    pub fn chest_at(&mut self, table: &str, pos: BlockPos) -> bool {
        if !self.clip.contains(pos) || blocks::block_id(self.level.block(pos)) == block_ids::CHEST {
            return false;
        }
        let facing = chest_facing(self.level, pos);
        let state = blocks::set_property(block_states::CHEST, "facing", facing.name());
        self.level.set(pos, state.unwrap_or(block_states::CHEST));
        self.fill_at(table, pos);
        true
    }

    /// A dispenser facing some way of a piece that faces north.
    pub fn dispenser(&mut self, table: &str, facing: Direction, x: i32, y: i32, z: i32) -> bool {
        let Some(pos) = self.pos(x, y, z) else { return false };
        if blocks::block_id(self.level.block(pos)) == block_ids::DISPENSER {
            return false;
        }
        let state = blocks::set_property(block_states::DISPENSER, "facing", facing.name());
        self.put(state.unwrap_or(block_states::DISPENSER), x, y, z);
        self.fill_at(table, pos);
        true
    }

    fn fill_at(&mut self, table: &str, pos: BlockPos) {
        let seed = self.random.next_i64();
        let table = format!("minecraft:{table}");
        self.level.set_block_entity(pos, BlockEntityData::Loot { table, seed });
    }

    /// A spawner.
    pub fn spawner(&mut self, entity: &str, x: i32, y: i32, z: i32) {
        let Some(pos) = self.pos(x, y, z) else { return };
        self.level.set(pos, block_states::SPAWNER);
        let entity = format!("minecraft:{entity}");
        self.level.set_block_entity(pos, BlockEntityData::Spawner { entity });
    }
}

/// What columns that go down to the ground pass through.
pub fn gives_way(state: u16) -> bool {
    blocks::is_air(state)
        || matches!(
            blocks::block_id(state),
            block_ids::WATER
                | block_ids::LAVA
                | block_ids::GLOW_LICHEN
                | block_ids::SEAGRASS
                | block_ids::TALL_SEAGRASS
        )
}

/// Blocks that connect to their neighbours when the chunk is complete.
fn is_shaped_later(state: u16) -> bool {
    matches!(
        blocks::block_id(state),
        block_ids::NETHER_BRICK_FENCE
            | block_ids::TORCH
            | block_ids::WALL_TORCH
            | block_ids::OAK_FENCE
            | block_ids::SPRUCE_FENCE
            | block_ids::DARK_OAK_FENCE
            | block_ids::PALE_OAK_FENCE
            | block_ids::ACACIA_FENCE
            | block_ids::BIRCH_FENCE
            | block_ids::JUNGLE_FENCE
            | block_ids::LADDER
            | block_ids::IRON_BARS
    )
}

/// Away from the one wall, or towards where it can be opened.
fn chest_facing(level: &Level<'_>, pos: BlockPos) -> Direction {
    let is_wall = |direction: Direction| blocks::is_solid_render(level.block(direction.from(pos)));
    let mut wall = None;
    for direction in Direction::HORIZONTAL {
        if blocks::block_id(level.block(direction.from(pos))) == block_ids::CHEST {
            return Direction::North;
        }
        if is_wall(direction) {
            if wall.is_some() {
                wall = None;
                break;
            }
            wall = Some(direction);
        }
    }
    if let Some(wall) = wall {
        return wall.opposite();
    }
    let mut facing = Direction::North;
    if is_wall(facing) {
        facing = facing.opposite();
    }
    if is_wall(facing) {
        facing = facing.clockwise();
    }
    if is_wall(facing) {
        facing = facing.opposite();
    }
    facing
}
