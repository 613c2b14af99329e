use std::ops::Range;

use registry::blocks;

use crate::blocks::Blocks;

/// Which blocks a heightmap looks for from above.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub enum HeightKind {
    /// Not air; as it was before features.
    WorldSurfaceWg,
    /// Stops motion; as it was before features.
    OceanFloorWg,
    /// Not air.
    WorldSurface,
    /// Stops motion.
    OceanFloor,
    /// Stops motion or is fluid.
    MotionBlocking,
    /// Stops motion or is fluid, but for leaves.
    MotionBlockingNoLeaves,
}

impl HeightKind {
    /// By the name that data has for it, like `WORLD_SURFACE_WG`.
    pub fn from_name(name: &str) -> Option<Self> {
        Some(match name {
            "WORLD_SURFACE_WG" => Self::WorldSurfaceWg,
            "OCEAN_FLOOR_WG" => Self::OceanFloorWg,
            "WORLD_SURFACE" => Self::WorldSurface,
            "OCEAN_FLOOR" => Self::OceanFloor,
            "MOTION_BLOCKING" => Self::MotionBlocking,
            "MOTION_BLOCKING_NO_LEAVES" => Self::MotionBlockingNoLeaves,
            _ => return None,
        })
    }

    /// Whether a state counts.
    pub fn counts(self, state: u16) -> bool {
        match self {
            Self::WorldSurfaceWg | Self::WorldSurface => !blocks::is_air(state),
            Self::OceanFloorWg | Self::OceanFloor => blocks::blocks_motion(state),
            Self::MotionBlocking => blocks::is_motion_blocking(state),
            Self::MotionBlockingNoLeaves => blocks::is_motion_blocking_no_leaves(state),
        }
    }

    /// The live map of the same blocks.
    pub(super) fn live(self) -> Option<usize> {
        match self {
            Self::WorldSurfaceWg | Self::OceanFloorWg => None,
            Self::WorldSurface => Some(0),
            Self::OceanFloor => Some(1),
            Self::MotionBlocking => Some(2),
            Self::MotionBlockingNoLeaves => Some(3),
        }
    }
}

/// The live maps, in the order of their numbers.
pub(super) const LIVE: [HeightKind; 4] = [
    HeightKind::WorldSurface,
    HeightKind::OceanFloor,
    HeightKind::MotionBlocking,
    HeightKind::MotionBlockingNoLeaves,
];

/// First free heights of a chunk's columns, z * 16 + x.
pub(super) type Heights = Box<[i32; 256]>;

/// First free heights of a chunk as they were after carvers: of what is not air, and of what stops motion.
#[derive(Debug, Clone)]
pub struct FrozenHeights {
    pub(super) surface: Heights,
    pub(super) floor: Heights,
    highest_floor: i32,
}

impl FrozenHeights {
    /// Of these blocks.
    pub fn new(blocks: &Blocks) -> Self {
        let [surface, floor] = heights(blocks, [HeightKind::WorldSurfaceWg, HeightKind::OceanFloorWg]);
        let highest_floor = floor.iter().copied().fold(blocks.min_y, i32::max);
        Self { surface, floor, highest_floor }
    }

    /// Whether the floor of a column in these ranges of x and z inside of the chunk is at `y` or above.
    pub(super) fn reach(&self, y: i32, x: Range<usize>, z: Range<usize>) -> bool {
        y <= self.highest_floor
            && z.into_iter().any(|z| self.floor[z * 16..][x.clone()].iter().any(|&height| y <= height))
    }
}

/// The maps of these kinds.
pub(super) fn heights<const KINDS: usize>(blocks: &Blocks, kinds: [HeightKind; KINDS]) -> [Heights; KINDS] {
    let mut maps: [Heights; KINDS] = std::array::from_fn(|_| Box::new([blocks.min_y; 256]));
    // Which kinds are still looked for, as bits.
    let mut wanted = [(1_u8 << KINDS) - 1; 256];
    blocks.from_top(|column, y, state| {
        let wanted = &mut wanted[column];
        for (at, kind) in kinds.into_iter().enumerate() {
            if *wanted & 1 << at != 0 && kind.counts(state) {
                maps[at][column] = y + 1;
                *wanted &= !(1 << at);
            }
        }
        *wanted == 0
    });
    maps
}
