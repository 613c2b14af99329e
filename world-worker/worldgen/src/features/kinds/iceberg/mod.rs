//! Icebergs, round or longish, with snow on top or without, and sometimes a piece cut out.

mod shape;

use std::f64::consts::{FRAC_PI_2, PI};

use chunk::BlockPos;
use registry::{block_ids, block_states, blocks};

use super::water::is_water;
use crate::blocks::parse_state;
use crate::features::{Direction, Feature, Level, Parser};
use crate::pack::{Json, PackError};
use crate::random::{DecorationRandom, Random};
use shape::{Ellipse, circle, long_radius, round_radius, steep_radius};

#[derive(Debug)]
struct Iceberg {
    state: u16,
}

pub(super) fn parse(json: Json<'_>, _parser: &mut Parser<'_>) -> Result<Box<dyn Feature>, PackError> {
    Ok(Box::new(Iceberg { state: parse_state(json.get("state")?)? }))
}

/// What was drawn for one iceberg. Sizes in blocks.
struct Plan {
    state: u16,
    /// In the middle, at the sea level.
    center: BlockPos,
    has_snow: bool,
    is_long: bool,
    angle: f64,
    /// Radii of a longish one.
    length: i32,
    breadth: i32,
    above: i32,
    below: i32,
    width: i32,
}

/// Most of a round one's width.
const MAX_WIDTH: i32 = 11;

/// What icebergs are made of, as far as they know.
fn is_ice(state: u16) -> bool {
    matches!(blocks::block_id(state), block_ids::PACKED_ICE | block_ids::SNOW_BLOCK | block_ids::BLUE_ICE)
}

fn is_snow_layer(state: u16) -> bool {
    blocks::block_id(state) == block_ids::SNOW
}

impl Plan {
    fn draw(random: &mut DecorationRandom, state: u16, center: BlockPos) -> Self {
        let has_snow = random.next_f64() > 0.7;
        let angle = random.next_f64() * 2.0 * PI;
        let length = MAX_WIDTH - random.next_bounded(5);
        let breadth = 3 + random.next_bounded(3);
        let is_long = random.next_f64() > 0.7;
        let mut above = if is_long { random.next_bounded(6) + 6 } else { random.next_bounded(15) + 3 };
        if !is_long && random.next_f64() > 0.9 {
            above += random.next_bounded(19) + 7;
        }
        let below = (above + random.next_bounded(11)).min(18);
        let width = (above + random.next_bounded(7) - random.next_bounded(5)).min(MAX_WIDTH);
        Self { state, center, has_snow, is_long, angle, length, breadth, above, below, width }
    }

    fn reach(&self) -> i32 {
        if self.is_long { self.length } else { MAX_WIDTH }
    }

    fn columns(&self) -> impl Iterator<Item = (i32, i32)> + use<> {
        let reach = self.reach();
        (-reach..reach).flat_map(move |x| (-reach..reach).map(move |z| (x, z)))
    }

    fn place_above(&self, level: &mut Level<'_>, random: &mut DecorationRandom) {
        let ellipse = Ellipse::new(self.angle, [0; 2]);
        for (x, z) in self.columns() {
            for y in 0..self.above {
                let radius = if self.is_long {
                    long_radius(y, self.above, self.width)
                } else {
                    round_radius(random, y, self.above, self.width)
                };
                if self.is_long || x < radius {
                    let reach = self.reach();
                    self.place_block(level, random, [x, y, z], self.above, radius, (ellipse, reach));
                }
            }
        }
    }

    fn place_below(&self, level: &mut Level<'_>, random: &mut DecorationRandom) {
        let ellipse = Ellipse::new(self.angle, [0; 2]);
        let reach = self.reach();
        for (x, z) in self.columns() {
            for depth in 1..self.below {
                let reach = if self.is_long {
                    let share = 1.0 - (depth * depth) as f32 / (self.below as f32 * 8.0);
                    (reach as f32 * share).ceil() as i32
                } else {
                    reach
                };
                let radius = steep_radius(random, depth, self.below, self.width);
                if x < radius {
                    self.place_block(level, random, [x, -depth, z], self.below, radius, (ellipse, reach));
                }
            }
        }
    }

    /// Sets a block if it is inside: `height` is that of the part above or below the water.
    fn place_block(
        &self,
        level: &mut Level<'_>,
        random: &mut DecorationRandom,
        [x, y, z]: [i32; 3],
        height: i32,
        radius: i32,
        (ellipse, reach): (Ellipse, i32),
    ) {
        let distance = if self.is_long {
            // Thinner right below the top.
            let from_top = height - y;
            let is_top = y > 0 && from_top <= 3;
            let breadth = if is_top { self.breadth - (4 - from_top) } else { self.breadth };
            ellipse.at(x, z, reach, breadth)
        } else {
            circle(random, x, z, radius)
        };
        if distance < 0.0 {
            let edge = if self.is_long { -0.5 } else { f64::from(-6 - random.next_bounded(3)) };
            if distance > edge && random.next_f64() > 0.9 {
                return;
            }
            self.set_ice(level, random, self.center.offset(x, y, z), height - y, height);
        }
    }

    fn set_ice(
        &self,
        level: &mut Level<'_>,
        random: &mut DecorationRandom,
        pos: BlockPos,
        from_top: i32,
        height: i32,
    ) {
        let present = level.block(pos);
        let is_water = is_water(present);
        if !is_water
            && !blocks::is_air(present)
            && !matches!(blocks::block_id(present), block_ids::SNOW_BLOCK | block_ids::ICE)
        {
            return;
        }
        let may_snow = !self.is_long || random.next_f64() > 0.05;
        let divisor = if self.is_long { 3 } else { 2 };
        let snows = self.has_snow && !is_water && {
            let depth = random.next_bounded((height / divisor).max(1));
            f64::from(from_top) <= f64::from(depth) + f64::from(height) * 0.6 && may_snow
        };
        level.set(pos, if snows { block_states::SNOW_BLOCK } else { self.state });
    }

    /// Takes away what hangs in the air or sticks out.
    fn smooth(&self, level: &mut Level<'_>) {
        const SIDES: [Direction; 4] = [Direction::West, Direction::East, Direction::North, Direction::South];
        let reach = if self.is_long { self.length } else { self.width / 2 };
        for x in -reach..=reach {
            for z in -reach..=reach {
                for y in 0..=self.above {
                    let pos = self.center.offset(x, y, z);
                    let state = level.block(pos);
                    if !is_ice(state) && !is_snow_layer(state) {
                        continue;
                    }
                    if level.is_air(pos.offset(0, -1, 0)) {
                        level.set(pos, block_states::AIR);
                        level.set(pos.offset(0, 1, 0), block_states::AIR);
                    } else if is_ice(state) {
                        let is_open = |side: &&Direction| !is_ice(level.block(side.from(pos)));
                        if SIDES.iter().filter(is_open).count() >= 3 {
                            level.set(pos, block_states::AIR);
                        }
                    }
                }
            }
        }
    }

    /// Cuts a piece out at one side.
    fn cut(&self, level: &mut Level<'_>, random: &mut DecorationRandom) {
        let [sign_x, sign_z] = std::array::from_fn(|_| if random.next_bool() { -1 } else { 1 });
        let half = self.width / 2;
        let mut offset = || {
            let near = random.next_bounded((half - 2).max(1));
            if random.next_bool() {
                half + 1 - random.next_bounded((self.width - half - 1).max(1))
            } else {
                near
            }
        };
        let (mut x, mut z) = (offset(), offset());
        if self.is_long {
            x = random.next_bounded((self.length - 5).max(1));
            z = x;
        }
        let angle = if self.is_long { self.angle + FRAC_PI_2 } else { random.next_f64() * 2.0 * PI };
        let ellipse = Ellipse::new(angle, [sign_x * x, sign_z * z]);
        for y in 0..self.above - 3 {
            let radius = round_radius(random, y, self.above, self.width);
            self.carve(level, radius, y, ellipse);
        }
        let mut y = -1;
        // How far down is drawn anew for every layer.
        while y > -self.above + random.next_bounded(5) {
            let radius = steep_radius(random, -y, self.above, self.width);
            self.carve(level, radius, y, ellipse);
            y -= 1;
        }
    }

    fn carve(&self, level: &mut Level<'_>, radius: i32, y: i32, ellipse: Ellipse) {
        let a = radius + 1 + self.length / 3;
        let c = (radius - 3).min(3) + self.breadth / 2 - 1;
        for x in -a..a {
            for z in -a..a {
                let pos = self.center.offset(x, y, z);
                let is_inside = ellipse.at(x, z, a, c) < 0.0;
                if !is_inside || !is_ice(level.block(pos)) {
                    continue;
                }
                if y < 0 {
                    level.set(pos, block_states::WATER);
                    continue;
                }
                level.set(pos, block_states::AIR);
                let above = pos.offset(0, 1, 0);
                if is_snow_layer(level.block(above)) {
                    level.set(above, block_states::AIR);
                }
            }
        }
    }
}

impl Feature for Iceberg {
    fn place(&self, level: &mut Level<'_>, random: &mut DecorationRandom, origin: BlockPos) -> bool {
        let center = BlockPos { y: level.sea_level(), ..origin };
        let plan = Plan::draw(random, self.state, center);
        plan.place_above(level, random);
        plan.smooth(level);
        plan.place_below(level, random);
        if random.next_f64() > if plan.is_long { 0.1 } else { 0.7 } {
            plan.cut(level, random);
        }
        true
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::features::Edition;
    use crate::features::test_level::{count, feature, fill, with_level};
    use serde_json::json;

    #[test]
    fn swims() {
        let iceberg = feature(Edition::V26_3, json!({"type": "iceberg", "state": "packed_ice"})).unwrap();
        let origin = BlockPos::new(8, 20, 8);
        let mut kinds = [0; 2];
        let mut ice = 0;
        for seed in 0..8 {
            with_level(|level, random| {
                random.reseed(seed);
                fill(level, [0, 63], block_states::WATER);
                let sea = BlockPos { y: level.sea_level(), ..origin };
                kinds[usize::from(Plan::draw(&mut random.clone(), 0, sea).is_long)] += 1;
                assert!(iceberg.place(level, random, origin));
                ice += count(level, sea, 16, block_ids::PACKED_ICE);
                assert_eq!(level.block(sea.offset(0, -20, 0)), block_states::WATER);
            });
        }
        assert!(kinds.iter().all(|count| *count > 0), "{kinds:?}");
        assert!(ice > 1000, "{ice}");
    }
}
