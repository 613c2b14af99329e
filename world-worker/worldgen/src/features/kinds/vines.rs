use chunk::BlockPos;

use super::game_state;
use crate::features::{Direction, Feature, Level, Parser, faces};
use crate::pack::{Json, PackError};
use crate::random::DecorationRandom;

/// One vine at the first side that holds it.
#[derive(Debug)]
struct Vines {
    /// Sides in the order in which they are tried, with the vine there.
    sides: Vec<(Direction, u16)>,
}

pub(super) fn parse(json: Json<'_>, _parser: &mut Parser<'_>) -> Result<Box<dyn Feature>, PackError> {
    let sides = Direction::ALL
        .into_iter()
        .filter(|&direction| direction != Direction::Down)
        .map(|direction| Ok((direction, game_state(json, &format!("vine[{}=true]", direction.name()))?)))
        .collect::<Result<_, PackError>>()?;
    Ok(Box::new(Vines { sides }))
}

impl Feature for Vines {
    fn place(&self, level: &mut Level<'_>, _random: &mut DecorationRandom, origin: BlockPos) -> bool {
        if !level.is_air(origin) {
            return false;
        }
        let holds = |direction: Direction| {
            faces::is_attachable(level.block(direction.from(origin)), direction.opposite())
        };
        let Some(&(_, vine)) = self.sides.iter().find(|(direction, _)| holds(*direction)) else {
            return false;
        };
        level.set(origin, vine);
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
    fn holds_on_to_one_side() {
        let vines = feature(Edition::V26_3, serde_json::json!({"type": "vines"})).unwrap();
        let state = |text: &str| blocks::parse_state(text).unwrap();
        with_level(|level, random| {
            let origin = BlockPos::new(0, 64, 0);
            level.set(origin.offset(0, -1, 0), state("stone"));
            assert!(!vines.place(level, random, origin));
            level.set(origin.offset(1, 0, 0), state("jungle_leaves"));
            level.set(origin.offset(0, 0, 1), state("oak_slab"));
            assert!(vines.place(level, random, origin));
            assert_eq!(level.block(origin), state("vine[east=true]"));
            assert!(!vines.place(level, random, origin));
        });
    }
}
