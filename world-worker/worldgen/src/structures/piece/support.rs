//! What holds and what is held.

use registry::{block_ids, blocks};

use crate::features::Direction;

/// Whether the whole of a face can hold something (`isFaceSturdy`).
pub fn is_sturdy(state: u16, face: Direction) -> bool {
    holds(state, face, [0.0, 1.0])
}

/// Whether the middle of a face can hold a chain.
pub fn holds_center(state: u16, face: Direction) -> bool {
    holds(state, face, [7.0 / 16.0, 9.0 / 16.0])
}

/// Whether a face reaches everywhere in the square `from` to `to` of both its axes.
fn holds(state: u16, face: Direction, [from, to]: [f64; 2]) -> bool {
    const STEPS: u32 = 16;
    if blocks::is_leaves(state) {
        return false;
    }
    // Lower than a block, but as good as one.
    if blocks::is_collision_full_block(state)
        || matches!(blocks::block_id(state), block_ids::SOUL_SAND | block_ids::MUD)
    {
        return true;
    }
    let axis = match face.axis() {
        "x" => 0,
        "y" => 1,
        _ => 2,
    };
    let is_far = face.vector()[axis] > 0;
    let [u, v] = [(axis + 1) % 3, (axis + 2) % 3];
    let touching = blocks::collision_shape(state)
        .iter()
        .filter(|shape| if is_far { shape.max[axis] >= 1.0 } else { shape.min[axis] <= 0.0 });
    let point = |step: u32| from + (to - from) * (f64::from(step) + 0.5) / f64::from(STEPS);
    (0..STEPS).all(|step_u| {
        (0..STEPS).all(|step_v| {
            let (at_u, at_v) = (point(step_u), point(step_v));
            touching.clone().any(|shape| {
                (shape.min[u]..=shape.max[u]).contains(&at_u) && (shape.min[v]..=shape.max[v]).contains(&at_v)
            })
        })
    })
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn faces() {
        let state = |text| blocks::parse_state(text).unwrap();
        assert!(is_sturdy(state("stone"), Direction::Up));
        assert!(!is_sturdy(state("oak_leaves"), Direction::Up));
        assert!(is_sturdy(state("oak_slab[type=top]"), Direction::Up));
        assert!(!is_sturdy(state("oak_slab[type=top]"), Direction::Down));
        assert!(is_sturdy(state("oak_stairs[facing=north]"), Direction::North));
        assert!(!is_sturdy(state("oak_stairs[facing=north]"), Direction::South));
        assert!(
            !is_sturdy(state("oak_fence"), Direction::Up)
                && holds_center(state("oak_fence"), Direction::Down)
        );
        assert!(!is_sturdy(state("air"), Direction::Up));
    }
}
