use chunk::BlockPos;
use registry::{block_ids, blocks};

use crate::block_set::BlockSet;
use crate::features::kinds::game_state;
use crate::features::{Direction, Feature, Level, Parser};
use crate::pack::{Json, PackError};
use crate::random::{DecorationRandom, Random};

/// Branches stay closer to the first block than this, along x and z.
const MAX_SPREAD: i32 = 8;
/// Branches of branches.
const MAX_DEPTH: i32 = 4;

/// A chorus plant with its branches and flowers.
#[derive(Debug)]
struct ChorusPlant {
    supports: BlockSet,
    /// By the directions it is connected to, one bit each, in their order.
    plants: Vec<u16>,
    flower: u16,
}

pub(in crate::features::kinds) fn parse(
    json: Json<'_>,
    parser: &mut Parser<'_>,
) -> Result<Box<dyn Feature>, PackError> {
    let connected = |directions: usize| {
        let mut text = "chorus_plant[".to_owned();
        for (at, direction) in Direction::ALL.into_iter().enumerate() {
            let separator = if at == 0 { "" } else { "," };
            text.push_str(&format!("{separator}{}={}", direction.name(), directions >> at & 1 != 0));
        }
        game_state(json, &(text + "]"))
    };
    Ok(Box::new(ChorusPlant {
        supports: BlockSet::tag("supports_chorus_plant", json, parser.pack)?,
        plants: (0..64).map(connected).collect::<Result<_, _>>()?,
        flower: game_state(json, "chorus_flower[age=5]")?,
    }))
}

impl Feature for ChorusPlant {
    fn place(&self, level: &mut Level<'_>, random: &mut DecorationRandom, origin: BlockPos) -> bool {
        if !level.is_air(origin) || !self.supports.contains(level.block(origin.offset(0, -1, 0))) {
            return false;
        }
        self.connect(level, origin);
        self.grow(level, random, origin, origin, 0);
        true
    }
}

impl ChorusPlant {
    /// Sets a block of the plant with the connections that it has now.
    fn connect(&self, level: &mut Level<'_>, pos: BlockPos) {
        let mut connections = 0;
        for (at, direction) in Direction::ALL.into_iter().enumerate() {
            let state = level.block(direction.from(pos));
            let is_connected =
                matches!(blocks::block_id(state), block_ids::CHORUS_PLANT | block_ids::CHORUS_FLOWER)
                    || direction == Direction::Down && self.supports.contains(state);
            connections |= usize::from(is_connected) << at;
        }
        level.set(pos, self.plants[connections]);
    }

    /// Grows up from `from` and branches.
    fn grow(
        &self,
        level: &mut Level<'_>,
        random: &mut DecorationRandom,
        from: BlockPos,
        start: BlockPos,
        depth: i32,
    ) {
        let first = i32::from(depth == 0);
        let height = random.next_bounded(4) + 1 + first;
        for up in 1..=height {
            let pos = from.offset(0, up, 0);
            if !is_open_around(level, pos, None) {
                return;
            }
            self.connect(level, pos);
            self.connect(level, pos.offset(0, -1, 0));
        }
        let top = from.offset(0, height, 0);
        let mut has_branch = false;
        if depth < MAX_DEPTH {
            for _ in 0..random.next_bounded(4) + first {
                let direction = Direction::random_horizontal(random);
                let branch = direction.from(top);
                if (branch.x - start.x).abs() < MAX_SPREAD
                    && (branch.z - start.z).abs() < MAX_SPREAD
                    && level.is_air(branch)
                    && level.is_air(branch.offset(0, -1, 0))
                    && is_open_around(level, branch, Some(direction.opposite()))
                {
                    has_branch = true;
                    self.connect(level, branch);
                    self.connect(level, top);
                    self.grow(level, random, branch, start, depth + 1);
                }
            }
        }
        if !has_branch {
            level.set(top, self.flower);
        }
    }
}

/// Whether there is air on all sides but one.
fn is_open_around(level: &Level<'_>, pos: BlockPos, but: Option<Direction>) -> bool {
    Direction::HORIZONTAL
        .into_iter()
        .all(|direction| Some(direction) == but || level.is_air(direction.from(pos)))
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::features::Edition;
    use crate::features::test_level::{feature, with_level};

    #[test]
    fn is_connected_and_ends_in_flowers() {
        let plant = feature(Edition::V26_3, serde_json::json!({"type": "chorus_plant"})).unwrap();
        let state = |text: &str| blocks::parse_state(text).unwrap();
        with_level(|level, random| {
            let origin = BlockPos::new(8, 64, 8);
            assert!(!plant.place(level, random, origin));
            level.set(origin.offset(0, -1, 0), state("end_stone"));
            assert!(plant.place(level, random, origin));
            assert_eq!(
                level.block(origin),
                state("chorus_plant[down=true,up=true,north=false,south=false,west=false,east=false]")
            );
            let mut flowers = 0;
            for x in 0..16 {
                for z in 0..16 {
                    for y in 64..100 {
                        flowers +=
                            i32::from(level.block(BlockPos::new(x, y, z)) == state("chorus_flower[age=5]"));
                    }
                }
            }
            assert!(flowers > 0);
        });
    }
}
