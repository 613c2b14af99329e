//! The features of the Nether.

pub(super) mod basalt_columns;
pub(super) mod basalt_pillar;
pub(super) mod delta;
pub(super) mod glowstone_blob;
mod manhattan;
pub(super) mod replace_blobs;
pub(super) mod twisting_vines;
pub(super) mod weeping_vines;

use chunk::BlockPos;

use crate::features::kinds::game_state;
use crate::features::{Direction, Level};
use crate::pack::{Json, PackError};
use crate::random::{DecorationRandom, Random};

/// Ages of the ends of vines, both included.
const AGES: [i32; 2] = [17, 25];

/// A vine that grows up or down.
#[derive(Debug)]
struct Vine {
    direction: Direction,
    body: u16,
    /// By age.
    heads: Vec<u16>,
}

impl Vine {
    /// With the head `name`.
    fn new(json: Json<'_>, name: &str, direction: Direction) -> Result<Self, PackError> {
        let head = |age| game_state(json, &format!("{name}[age={age}]"));
        Ok(Self {
            direction,
            body: game_state(json, &format!("{name}_plant"))?,
            heads: (0..=AGES[1]).map(head).collect::<Result<_, _>>()?,
        })
    }

    /// Grows from `pos` until something is in the way, at most `length` blocks.
    fn grow(&self, level: &mut Level<'_>, random: &mut DecorationRandom, mut pos: BlockPos, length: i32) {
        for left in (0..length).rev() {
            let next = self.direction.from(pos);
            if level.is_air(pos) {
                if left == 0 || !level.is_air(next) {
                    level.set(pos, self.heads[random.between(AGES[0], AGES[1]) as usize]);
                    return;
                }
                level.set(pos, self.body);
            }
            pos = next;
        }
    }
}

/// A length from 1 to `max`, by chance doubled or cut to 1.
fn vine_length(random: &mut DecorationRandom, max: i32) -> i32 {
    let mut length = between(random, 1, max);
    if random.next_bounded(6) == 0 {
        length *= 2;
    }
    if random.next_bounded(5) == 0 {
        length = 1;
    }
    length
}

/// From `min` to `max`; without a draw if there is no choice (`Mth.nextInt`).
fn between(random: &mut DecorationRandom, min: i32, max: i32) -> i32 {
    if min >= max { min } else { random.between(min, max) }
}

/// The difference of two draws below these bounds.
fn difference(random: &mut DecorationRandom, plus: i32, minus: i32) -> i32 {
    let first = random.next_bounded(plus);
    first - random.next_bounded(minus)
}
