use chunk::BlockPos;
use registry::{block_ids, block_states, blocks};

use crate::features::{Direction, HeightKind, Level, Parser};
use crate::pack::{Json, PackError};
use crate::random::{DecorationRandom, Legacy};
use crate::structures::piece::{Canvas, Oriented};
use crate::structures::{BoundingBox, Kind, Piece, Site, Stub};

/// A chest in a beach.
#[derive(Debug)]
struct BuriedTreasure;

pub(super) fn parse(_json: Json<'_>, _parser: &mut Parser<'_>) -> Result<Box<dyn Kind>, PackError> {
    Ok(Box::new(BuriedTreasure))
}

impl Kind for BuriedTreasure {
    fn find(&self, site: &mut Site<'_>, _random: &mut Legacy) -> Option<Stub<'_>> {
        let pos = site.top_of_middle(HeightKind::OceanFloorWg);
        Some(Stub::new(pos, |site, _| {
            let pos = BlockPos::new(site.min_x() + 9, 90, site.min_z() + 9);
            vec![Box::new(Chest { pos })]
        }))
    }
}

#[derive(Debug, Clone)]
struct Chest {
    pos: BlockPos,
}

impl Piece for Chest {
    fn bounding_box(&self) -> BoundingBox {
        BoundingBox::of(self.pos)
    }

    fn place(
        &mut self,
        level: &mut Level<'_>,
        random: &mut DecorationRandom,
        clip: &BoundingBox,
        _reference: BlockPos,
    ) {
        let mut pos = self.pos;
        pos.y = level.height(HeightKind::OceanFloorWg, pos.x, pos.z);
        while pos.y > level.min_y() {
            let ground = level.block(pos.offset(0, -1, 0));
            if !is_ground(ground) {
                pos.y -= 1;
                continue;
            }
            let here = level.block(pos);
            let cover = if is_open(here) { block_states::SAND } else { here };
            for direction in Direction::ALL {
                let beside = direction.from(pos);
                if is_open(level.block(beside)) {
                    let hangs = is_open(level.block(beside.offset(0, -1, 0)));
                    level.set(beside, if hangs && direction != Direction::Up { ground } else { cover });
                }
            }
            self.pos = pos;
            let frame = Oriented::world(BoundingBox::of(pos));
            Canvas::new(level, random, clip, frame).chest_at("chests/buried_treasure", pos);
            return;
        }
    }
}

fn is_ground(state: u16) -> bool {
    matches!(
        blocks::block_id(state),
        block_ids::SANDSTONE
            | block_ids::STONE
            | block_ids::ANDESITE
            | block_ids::GRANITE
            | block_ids::DIORITE
    )
}

fn is_open(state: u16) -> bool {
    blocks::is_air(state) || matches!(blocks::block_id(state), block_ids::WATER | block_ids::LAVA)
}
