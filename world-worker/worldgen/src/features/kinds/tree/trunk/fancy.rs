use chunk::BlockPos;

use super::{Attachment, TrunkPlacer, above};
use crate::features::Parser;
use crate::features::kinds::tree::growth::Growth;
use crate::pack::{Json, PackError};
use crate::random::Random;

/// The trunk of a large oak, whose limbs reach out to balls of leaves.
#[derive(Debug)]
struct Fancy;

pub(super) fn parse(_json: Json<'_>, _parser: &mut Parser<'_>) -> Result<Box<dyn TrunkPlacer>, PackError> {
    Ok(Box::new(Fancy))
}

/// A ball of leaves.
struct Ball {
    pos: BlockPos,
    /// Height at which its limb leaves the trunk.
    base: i32,
}

impl TrunkPlacer for Fancy {
    fn grow(&self, growth: &mut Growth<'_, '_>, origin: BlockPos, height: i32) -> Vec<Attachment> {
        let height = height + 2;
        let trunk_height = (f64::from(height) * 0.618).floor() as i32;
        growth.below_trunk(above(origin, -1));
        let balls = balls(growth, origin, height, origin.y + trunk_height);

        place_limb(growth, origin, above(origin, trunk_height));
        let is_high = |base: i32| f64::from(base - origin.y) >= f64::from(height) * 0.2;
        for ball in &balls {
            let base = BlockPos { y: ball.base, ..origin };
            if base != ball.pos && is_high(ball.base) {
                place_limb(growth, base, ball.pos);
            }
        }
        balls.iter().filter(|ball| is_high(ball.base)).map(|ball| Attachment::single(ball.pos)).collect()
    }
}

/// Where there is room for balls of leaves whose limbs begin at `trunk_top` or below.
fn balls(growth: &mut Growth<'_, '_>, origin: BlockPos, height: i32, trunk_top: i32) -> Vec<Ball> {
    let per_layer = (1.382 + (f64::from(height) / 13.0).powi(2)).floor().min(1.0) as i32;
    let mut balls = vec![Ball { pos: above(origin, height - 5), base: trunk_top }];
    for y in (0..=height - 5).rev() {
        let Some(radius) = crown_radius(height, y) else { continue };
        for _ in 0..per_layer {
            let distance = f64::from(radius) * (f64::from(growth.random.next_f32()) + 0.328);
            let angle = f64::from(growth.random.next_f32() * 2.0) * std::f64::consts::PI;
            let east = (distance * angle.sin() + 0.5).floor() as i32;
            let south = (distance * angle.cos() + 0.5).floor() as i32;
            let pos = origin.offset(east, y - 1, south);
            if !is_limb_free(growth, pos, above(pos, 5)) {
                continue;
            }
            let across = f64::from(east * east + south * south).sqrt();
            let slope_end = f64::from(pos.y) - across * 0.381;
            let base = if slope_end > f64::from(trunk_top) { trunk_top } else { slope_end as i32 };
            if is_limb_free(growth, BlockPos { y: base, ..origin }, pos) {
                balls.push(Ball { pos, base });
            }
        }
    }
    balls
}

/// How far limbs reach at a height; none below the crown.
fn crown_radius(height: i32, y: i32) -> Option<f32> {
    if (y as f32) < height as f32 * 0.3 {
        return None;
    }
    let radius = height as f32 / 2.0;
    let from_middle = radius - y as f32;
    let reach = if from_middle == 0.0 {
        radius
    } else if from_middle.abs() >= radius {
        return Some(0.0);
    } else {
        (radius * radius - from_middle * from_middle).sqrt()
    };
    Some(reach * 0.5)
}

/// The blocks of a straight limb, both ends included.
fn limb(from: BlockPos, to: BlockPos) -> impl Iterator<Item = BlockPos> {
    let [x, y, z] = [to.x - from.x, to.y - from.y, to.z - from.z];
    let steps = x.abs().max(y.abs()).max(z.abs());
    // Without a length the step is no number, which becomes 0.
    let at =
        move |distance: i32, step: i32| (0.5 + step as f32 * (distance as f32 / steps as f32)).floor() as i32;
    (0..=steps).map(move |step| from.offset(at(x, step), at(y, step), at(z, step)))
}

fn place_limb(growth: &mut Growth<'_, '_>, from: BlockPos, to: BlockPos) {
    for pos in limb(from, to) {
        let (x, z) = ((pos.x - from.x).abs(), (pos.z - from.z).abs());
        let axis = match x.max(z) {
            0 => "y",
            _ if x >= z => "x",
            _ => "z",
        };
        growth.log_along(pos, axis);
    }
}

fn is_limb_free(growth: &Growth<'_, '_>, from: BlockPos, to: BlockPos) -> bool {
    from == to || limb(from, to).all(|pos| growth.is_free(pos))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn limbs() {
        let from = BlockPos::new(0, 64, 0);
        assert_eq!(limb(from, from).collect::<Vec<_>>(), [from]);
        let steps: Vec<_> = limb(from, from.offset(-3, 1, 2)).map(|pos| [pos.x, pos.y - 64, pos.z]).collect();
        assert_eq!(steps, [[0, 0, 0], [-1, 0, 1], [-2, 1, 1], [-3, 1, 2]]);
    }

    #[test]
    fn crowns() {
        assert_eq!(crown_radius(10, 2), None);
        assert_eq!(crown_radius(10, 5), Some(2.5));
        assert_eq!(crown_radius(10, 8), Some(2.0));
        assert_eq!(crown_radius(10, 10), Some(0.0));
    }
}
