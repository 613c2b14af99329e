use chunk::{AIR, BlockPos};

use crate::features::kinds::game_state;
use crate::features::{BlockEntityData, Feature, Level, Parser};
use crate::pack::{Json, PackError};
use crate::random::DecorationRandom;

/// A gateway in its shell of bedrock.
#[derive(Debug)]
struct Gateway {
    gateway: u16,
    bedrock: u16,
    /// What the gateway's block entity holds.
    data: Option<BlockEntityData>,
}

pub(in crate::features::kinds) fn parse(
    json: Json<'_>,
    _parser: &mut Parser<'_>,
) -> Result<Box<dyn Feature>, PackError> {
    let is_exact = json.get("exact")?.bool()?;
    let data = match json.opt("exit") {
        None => None,
        Some(exit) => {
            let exit = exit.array()?.map(Json::i32).collect::<Result<Vec<_>, _>>()?;
            let [x, y, z] = exit[..] else { return Err(json.wrong("exit should be x, y and z")) };
            let exact = if is_exact { "ExactTeleport:1b," } else { "" };
            Some(BlockEntityData::Other(format!("{{{exact}exit_portal:[I;{x},{y},{z}]}}")))
        }
    };
    Ok(Box::new(Gateway {
        gateway: game_state(json, "end_gateway")?,
        bedrock: game_state(json, "bedrock")?,
        data,
    }))
}

impl Feature for Gateway {
    fn place(&self, level: &mut Level<'_>, _random: &mut DecorationRandom, origin: BlockPos) -> bool {
        for dz in -1_i32..=1 {
            for dy in -2_i32..=2 {
                for dx in -1_i32..=1 {
                    let is_bedrock = match dy.abs() {
                        0 => false,
                        1 => dx == 0 || dz == 0,
                        _ => dx == 0 && dz == 0,
                    };
                    let state = match [dx, dy, dz] {
                        [0, 0, 0] => self.gateway,
                        _ if is_bedrock => self.bedrock,
                        _ => AIR,
                    };
                    level.set(origin.offset(dx, dy, dz), state);
                }
            }
        }
        if let Some(data) = &self.data {
            level.set_block_entity(origin, data.clone());
        }
        true
    }
}

#[cfg(test)]
mod tests {
    use registry::blocks;

    use super::*;
    use crate::features::Edition;
    use crate::features::test_level::{feature, with_level};

    #[test]
    fn shell() {
        let bad =
            feature(Edition::V26_3, serde_json::json!({"type": "end_gateway", "exact": true, "exit": [1]}));
        assert!(bad.unwrap_err().to_string().contains("x, y and z"));
        let gateway =
            feature(Edition::V26_3, serde_json::json!({"type": "end_gateway", "exact": false})).unwrap();
        with_level(|level, random| {
            let origin = BlockPos::new(0, 64, 0);
            gateway.place(level, random, origin);
            let count = |name| {
                let state = blocks::parse_state(name).unwrap();
                let cells = (0..45)
                    .filter(|at| level.block(origin.offset(at % 3 - 1, at / 9 - 2, at / 3 % 3 - 1)) == state);
                cells.count()
            };
            assert_eq!((count("end_gateway"), count("bedrock"), count("air")), (1, 12, 32));
        });
    }
}
