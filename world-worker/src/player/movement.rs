//! The checks a move passes before it counts, in vanilla's order.

use crate::collision::{Aabb, Shapes, boxes, is_free, sweep};

/// Farthest x and z a client may claim, blocks; beyond it is clamped.
const HORIZONTAL_LIMIT: f64 = 3.0e7;
/// Farthest y likewise.
const VERTICAL_LIMIT: f64 = 2.0e7;
/// Squared blocks per move packet above which a move is "too quick".
const SPEED_LIMIT: f64 = 100.0;
/// The same while gliding.
const GLIDING_SPEED_LIMIT: f64 = 300.0;
/// Move packets in one tick above which they count as one.
const MOST_MOVES_PER_TICK: u32 = 5;
/// Squared horizontal distance between where a client says it is and where its move ends.
const WRONG_MOVE_LIMIT: f64 = 0.0625;
/// Blocks a player steps up without jumping.
const STEP_HEIGHT: f64 = 0.6;
/// Blocks on one axis beyond which a move is not swept.
const FARTHEST_SWEEP: f64 = 64.0;
/// A player's box is shrunk by this before asking whether it is in a block.
const BOX_TOLERANCE: f64 = 1.0e-5;

/// What the check needs to know of a player.
#[derive(Clone, Copy, Debug)]
pub struct Mover {
    /// Where the server has the player, feet, blocks.
    pub position: [f64; 3],
    /// Where it was when this tick began.
    pub tick_start: [f64; 3],
    /// Velocity the server knows of, blocks per tick.
    pub velocity: [f64; 3],
    /// Move packets this tick, this one included.
    pub moves_this_tick: u32,
    /// On the ground as of the last move.
    pub on_ground: bool,
    /// Gliding on an elytra.
    pub gliding: bool,
    /// Width and height of its box.
    pub size: (f64, f64),
    /// Creative or spectator: may end where a swept box would not.
    pub lenient: bool,
    /// Spectator: passes through blocks.
    pub no_physics: bool,
    /// Whether the speed check applies (rule on, world running).
    pub check_speed: bool,
}

/// What came of a move.
#[derive(Clone, Copy, Debug, PartialEq)]
pub enum Verdict {
    /// The player is now at this position.
    Accepted([f64; 3]),
    /// "moved too quickly!": send back to where the server has it.
    TooQuickly([f64; 3]),
    /// "moved wrongly!" or into a block: send back.
    Wrongly([f64; 3]),
}

/// Clamps a claimed position as vanilla does; NaN must have been refused.
pub fn clamp(position: [f64; 3]) -> [f64; 3] {
    [
        position[0].clamp(-HORIZONTAL_LIMIT, HORIZONTAL_LIMIT),
        position[1].clamp(-VERTICAL_LIMIT, VERTICAL_LIMIT),
        position[2].clamp(-HORIZONTAL_LIMIT, HORIZONTAL_LIMIT),
    ]
}

/// Judges a move to `target`.
pub fn judge(world: &dyn Shapes, mover: &Mover, target: [f64; 3], scratch: &mut Vec<Aabb>) -> Verdict {
    let target = clamp(target);
    let from_start = difference(target, mover.tick_start);
    let moves = if mover.moves_this_tick > MOST_MOVES_PER_TICK { 1 } else { mover.moves_this_tick };
    if mover.check_speed {
        let limit = if mover.gliding { GLIDING_SPEED_LIMIT } else { SPEED_LIMIT };
        let excess = squared(from_start) - squared(mover.velocity);
        if excess > limit * f64::from(moves) {
            return Verdict::TooQuickly(from_start);
        }
    }
    if mover.no_physics {
        return Verdict::Accepted(target);
    }
    let wanted = difference(target, mover.position);
    let (width, height) = mover.size;
    if wanted.iter().any(|by| by.abs() > FARTHEST_SWEEP) {
        // Only without the speed check: too many blocks lie between, so only where it ends counts.
        let end = Aabb::standing(target, width, height).deflated(BOX_TOLERANCE);
        return if is_free(world, &end, scratch) {
            Verdict::Accepted(target)
        } else {
            Verdict::Wrongly(wanted)
        };
    }
    let body = Aabb::standing(mover.position, width, height);
    let reached = sweep(world, body, wanted, STEP_HEIGHT, mover.on_ground, scratch);
    // The vertical residual never counts (the reference, 12.2 step 6).
    let residual = [wanted[0] - reached[0], 0.0, wanted[2] - reached[2]];
    let wrong = squared(residual) > WRONG_MOVE_LIMIT && !mover.lenient;

    let old_box = body.deflated(BOX_TOLERANCE);
    let new_box = Aabb::standing(target, width, height).deflated(BOX_TOLERANCE);
    let refused =
        (wrong && is_free(world, &old_box, scratch)) || collides_anew(world, &old_box, &new_box, scratch);
    if refused { Verdict::Wrongly(residual) } else { Verdict::Accepted(target) }
}

/// Whether the new box is in a block that the old box was not in.
fn collides_anew(world: &dyn Shapes, old: &Aabb, new: &Aabb, scratch: &mut Vec<Aabb>) -> bool {
    scratch.clear();
    boxes(world, new, scratch);
    scratch.iter().any(|block| !block.intersects(old))
}

fn difference(a: [f64; 3], b: [f64; 3]) -> [f64; 3] {
    [a[0] - b[0], a[1] - b[1], a[2] - b[2]]
}

fn squared(v: [f64; 3]) -> f64 {
    v[0] * v[0] + v[1] * v[1] + v[2] * v[2]
}

#[cfg(test)]
mod tests {
    use super::*;
    use chunk::BlockPos;
    use registry::shapes::Aabb as Shape;

    static FULL: [Shape; 1] = [Shape { min: [0.0; 3], max: [1.0; 3] }];

    /// A floor below y 0 and a wall at x = 4.
    struct Room;
    impl Shapes for Room {
        fn shape(&self, pos: BlockPos) -> &'static [Shape] {
            if pos.y < 0 || pos.x == 4 { &FULL } else { &[] }
        }
    }

    fn mover(moves: u32) -> Mover {
        Mover {
            position: [0.5, 0.0, 0.5],
            tick_start: [0.5, 0.0, 0.5],
            velocity: [0.0; 3],
            moves_this_tick: moves,
            on_ground: true,
            gliding: false,
            size: (0.6, 1.8),
            lenient: false,
            no_physics: false,
            check_speed: true,
        }
    }

    fn verdict(mover: &Mover, target: [f64; 3]) -> Verdict {
        judge(&Room, mover, target, &mut Vec::new())
    }

    #[test]
    fn nine_blocks_pass_and_eleven_are_too_quick() {
        assert!(matches!(verdict(&mover(1), [-8.5, 0.0, 0.5]), Verdict::Accepted(_)));
        assert!(matches!(verdict(&mover(1), [-10.5, 0.0, 0.5]), Verdict::TooQuickly(_)));
    }

    #[test]
    fn two_moves_of_eight_in_one_tick_are_too_quick() {
        let second = Mover { position: [-7.5, 0.0, 0.5], ..mover(2) };
        assert!(matches!(verdict(&second, [-15.5, 0.0, 0.5]), Verdict::TooQuickly(_)));
    }

    #[test]
    fn the_sixth_move_of_two_counts_as_one() {
        let sixth = Mover { position: [-9.5, 0.0, 0.5], ..mover(6) };
        assert!(matches!(verdict(&sixth, [-11.5, 0.0, 0.5]), Verdict::TooQuickly(_)));
    }

    #[test]
    fn walking_into_a_wall_is_sent_back() {
        let near = Mover { position: [3.5, 0.0, 0.5], tick_start: [3.5, 0.0, 0.5], ..mover(1) };
        assert!(matches!(verdict(&near, [4.5, 0.0, 0.5]), Verdict::Wrongly(_)));
        let creative = Mover { lenient: true, ..near };
        assert!(matches!(verdict(&creative, [4.5, 0.0, 0.5]), Verdict::Wrongly(_)));
    }

    #[test]
    fn a_far_move_without_the_speed_check_is_judged_by_its_end() {
        let free = Mover { check_speed: false, ..mover(1) };
        assert!(matches!(verdict(&free, [3.0e7, 2.0e7, 3.0e7]), Verdict::Accepted(_)));
        assert!(matches!(verdict(&free, [4.5, 5000.0, 0.5]), Verdict::Wrongly(_)));
    }

    #[test]
    fn infinite_coordinates_are_clamped_and_then_too_quick() {
        assert!(matches!(verdict(&mover(1), [f64::INFINITY, 0.0, 0.5]), Verdict::TooQuickly(_)));
    }
}
