use chunk::BlockPos;

use super::game_state;
use crate::features::{Feature, Level, Parser};
use crate::pack::{Json, PackError};
use crate::random::DecorationRandom;

/// Its middle: x, blocks above the origin, z.
const CENTER: [i32; 3] = [8, 3, 8];
/// To its edges, in blocks.
const RADIUS: i32 = 16;

/// Where one starts in a world without ground.
#[derive(Debug)]
struct VoidStartPlatform {
    stone: u16,
    cobblestone: u16,
}

pub(super) fn parse(json: Json<'_>, _parser: &mut Parser<'_>) -> Result<Box<dyn Feature>, PackError> {
    Ok(Box::new(VoidStartPlatform {
        stone: game_state(json, "stone")?,
        cobblestone: game_state(json, "cobblestone")?,
    }))
}

impl Feature for VoidStartPlatform {
    fn place(&self, level: &mut Level<'_>, _random: &mut DecorationRandom, origin: BlockPos) -> bool {
        let [center_x, above, center_z] = CENTER;
        let chunk = origin.chunk();
        if chunk.x.abs().max(chunk.z.abs()) > 1 {
            return true;
        }
        for z in chunk.z << 4..(chunk.z + 1) << 4 {
            for x in chunk.x << 4..(chunk.x + 1) << 4 {
                let distance = (x - center_x).abs().max((z - center_z).abs());
                if distance <= RADIUS {
                    let state = if distance == 0 { self.cobblestone } else { self.stone };
                    level.set(BlockPos::new(x, origin.y + above, z), state);
                }
            }
        }
        true
    }
}
