use chunk::BlockPos;

use super::Visit;
use crate::features::Level;
use crate::features::provider::IntProvider;
use crate::pack::{Json, PackError};
use crate::random::DecorationRandom;

/// The blocks of a box's sides, of its edges, or inside of it.
#[derive(Debug)]
pub struct Cuboid {
    y_size: IntProvider,
    xz_size: IntProvider,
    with_edges: bool,
    with_interior: bool,
}

impl Cuboid {
    pub(super) fn parse(json: Json<'_>) -> Result<Self, PackError> {
        let size = |name: &str| IntProvider::parse_within(json.get(name)?, 0, 256);
        Ok(Self {
            y_size: size("y_size")?,
            xz_size: size("xz_size")?,
            with_edges: json.bool_or("include_edges", false)?,
            with_interior: json.bool_or("include_interior", false)?,
        })
    }

    pub(super) fn visit(
        &self,
        level: &mut Level<'_>,
        random: &mut DecorationRandom,
        pos: BlockPos,
        visit: Visit<'_>,
    ) {
        let y_size = self.y_size.sample(random);
        let x_size = self.xz_size.sample(random);
        let z_size = self.xz_size.sample(random);
        for x in 0..=x_size {
            for y in 0..=y_size {
                for z in 0..=z_size {
                    let sides = [(x, x_size), (y, y_size), (z, z_size)]
                        .into_iter()
                        .filter(|&(at, size)| at == 0 || at == size)
                        .count();
                    if (sides < 2 || self.with_edges) && (sides > 0 || self.with_interior) {
                        visit(level, random, pos.offset(x, y, z));
                    }
                }
            }
        }
    }
}
