use chunk::{AIR, BlockPos};

use crate::features::kinds::game_state;
use crate::features::{Direction, Feature, Level, Parser};
use crate::pack::{Json, PackError};
use crate::random::DecorationRandom;

/// The fountain that one leaves the End by.
#[derive(Debug)]
struct Podium {
    bedrock: u16,
    end_stone: u16,
    /// What fills it: the portal, or nothing yet.
    inside: u16,
    /// Facing as [`Direction::HORIZONTAL`].
    torches: [u16; 4],
}

pub(in crate::features::kinds) fn parse(
    json: Json<'_>,
    _parser: &mut Parser<'_>,
) -> Result<Box<dyn Feature>, PackError> {
    let is_active = json.bool_or("active", false)?;
    let mut torches = [AIR; 4];
    for (torch, direction) in torches.iter_mut().zip(Direction::HORIZONTAL) {
        *torch = game_state(json, &format!("wall_torch[facing={}]", direction.name()))?;
    }
    Ok(Box::new(Podium {
        bedrock: game_state(json, "bedrock")?,
        end_stone: game_state(json, "end_stone")?,
        inside: if is_active { game_state(json, "end_portal")? } else { AIR },
        torches,
    }))
}

impl Feature for Podium {
    fn place(&self, level: &mut Level<'_>, _random: &mut DecorationRandom, origin: BlockPos) -> bool {
        for dz in -4..=4 {
            for dy in -1..=32 {
                for dx in -4..=4 {
                    // Four times the squares of the distances 2.5 and 3.5.
                    let distance = 4 * (dx * dx + dy * dy + dz * dz);
                    let is_inner = distance < 25;
                    if !is_inner && distance >= 49 {
                        continue;
                    }
                    let state = match dy {
                        ..0 if is_inner => self.bedrock,
                        ..0 => self.end_stone,
                        1.. => AIR,
                        0 if is_inner => self.inside,
                        0 => self.bedrock,
                    };
                    level.set(origin.offset(dx, dy, dz), state);
                }
            }
        }
        for up in 0..4 {
            level.set(origin.offset(0, up, 0), self.bedrock);
        }
        for (torch, direction) in self.torches.into_iter().zip(Direction::HORIZONTAL) {
            level.set(direction.from(origin.offset(0, 2, 0)), torch);
        }
        true
    }
}
