use chunk::BlockPos;

use super::Colours;
use crate::features::{Feature, Level, Parser};
use crate::pack::{Json, PackError};
use crate::random::{DecorationRandom, Random};

/// The faces of a box, without its edges, half in the ground; only up to 26.2.
#[derive(Debug)]
struct CoralMushroom {
    colours: Colours,
}

pub(in crate::features::kinds) fn parse(
    json: Json<'_>,
    parser: &mut Parser<'_>,
) -> Result<Box<dyn Feature>, PackError> {
    Ok(Box::new(CoralMushroom { colours: Colours::parse(json, parser)? }))
}

impl Feature for CoralMushroom {
    fn place(&self, level: &mut Level<'_>, random: &mut DecorationRandom, origin: BlockPos) -> bool {
        let Some(coral) = self.colours.begin(random) else { return false };
        let height = random.next_bounded(3) + 3;
        let width = random.next_bounded(3) + 3;
        let length = random.next_bounded(3) + 3;
        let sink = random.next_bounded(3) + 1;
        for x in 0..=width {
            for y in 0..=height {
                for z in 0..=length {
                    let ends = [(x, width), (y, height), (z, length)];
                    let is_face = ends.iter().filter(|(at, end)| *at == 0 || at == end).count() == 1;
                    if is_face && random.next_f32() >= 0.1 {
                        coral.place(level, random, origin.offset(x, y - sink, z));
                    }
                }
            }
        }
        true
    }
}
