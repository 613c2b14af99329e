//! Which faces of blocks others can be fixed to.

use registry::block_ids;
use registry::blocks;
use registry::shapes::Aabb;

use super::Direction;

/// A rectangle in the plane of a face, least corner and greatest corner.
pub type Area = [[f64; 2]; 2];

const WHOLE: Area = [[0.0; 2], [1.0; 2]];
/// What lanterns and their like need of the faces above and below.
const CENTER: Area = [[0.4375; 2], [0.5625; 2]];

/// Whether the whole of a face supports (`isFaceSturdy`).
pub fn is_sturdy(state: u16, face: Direction) -> bool {
    // Most blocks are either whole or nothing.
    if blocks::is_solid_render(state) && blocks::is_collision_full_block(state) {
        return true;
    }
    covers(support_shape(state), face, WHOLE)
}

/// Whether the middle of a face supports.
pub fn is_sturdy_in_center(state: u16, face: Direction) -> bool {
    covers(support_shape(state), face, CENTER)
}

/// Whether one collides with the whole of a face.
pub fn is_full(state: u16, face: Direction) -> bool {
    blocks::is_collision_full_block(state) || covers(blocks::collision_shape(state), face, WHOLE)
}

/// Whether vines, lichen and moss stick to a face (`MultifaceBlock.canAttachTo`).
pub fn is_attachable(state: u16, face: Direction) -> bool {
    is_full(state, face) || is_sturdy(state, face)
}

/// Whether one collides with all of an area of a face.
pub fn covers_area(state: u16, face: Direction, area: Area) -> bool {
    covers(blocks::collision_shape(state), face, area)
}

/// Whether the whole of a face hides what is behind it.
pub fn occludes(state: u16, face: Direction) -> bool {
    blocks::is_solid_render(state)
        || blocks::can_occlude(state) && covers(blocks::occlusion_shape(state), face, WHOLE)
}

/// What of a block supports others: for most that with which one collides.
fn support_shape(state: u16) -> &'static [Aabb] {
    if blocks::is_leaves(state) {
        return &[];
    }
    match blocks::block_id(state) {
        block_ids::SNOW | block_ids::SOUL_SAND | block_ids::MUD => blocks::outline_shape(state),
        _ => blocks::collision_shape(state),
    }
}

/// Whether the boxes that reach `face` cover `area` of it.
fn covers(boxes: &[Aabb], face: Direction, area: Area) -> bool {
    /// How deep below the face a box may end.
    const DEPTH: f64 = 1e-7;
    let (axis, level) = match face {
        Direction::Down => (1, DEPTH),
        Direction::Up => (1, 1.0 - DEPTH),
        Direction::North => (2, DEPTH),
        Direction::South => (2, 1.0 - DEPTH),
        Direction::West => (0, DEPTH),
        Direction::East => (0, 1.0 - DEPTH),
    };
    let [[u0, v0], [u1, v1]] = area;
    if u1 - u0 < DEPTH || v1 - v0 < DEPTH {
        return true;
    }
    let Some((first, rest)) = boxes.split_first() else { return false };
    let across = [if axis == 0 { 1 } else { 0 }, if axis == 2 { 1 } else { 2 }];
    let [bu0, bv0] = across.map(|axis| first.min[axis]);
    let [bu1, bv1] = across.map(|axis| first.max[axis]);
    let reaches = first.min[axis] <= level && level < first.max[axis];
    if !reaches || bu0 >= u1 || bu1 <= u0 || bv0 >= v1 || bv1 <= v0 {
        return covers(rest, face, area);
    }
    // What the box leaves of the area, the others must cover.
    let (middle0, middle1) = (bu0.max(u0), bu1.min(u1));
    [
        [[u0, v0], [bu0, v1]],
        [[bu1, v0], [u1, v1]],
        [[middle0, v0], [middle1, bv0]],
        [[middle0, bv1], [middle1, v1]],
    ]
    .into_iter()
    .all(|part| covers(rest, face, part))
}

#[cfg(test)]
mod tests {
    use super::*;

    fn state(text: &str) -> u16 {
        blocks::parse_state(text).unwrap()
    }

    fn sturdy_faces(text: &str) -> Vec<&'static str> {
        let state = state(text);
        Direction::ALL.into_iter().filter(|face| is_sturdy(state, *face)).map(Direction::name).collect()
    }

    #[test]
    fn support() {
        assert_eq!(sturdy_faces("stone").len(), 6);
        assert_eq!(sturdy_faces("glass").len(), 6);
        assert_eq!(sturdy_faces("oak_slab[type=bottom]"), ["down"]);
        assert_eq!(sturdy_faces("oak_stairs[facing=north,half=bottom,shape=straight]"), ["down", "north"]);
        assert!(sturdy_faces("oak_leaves").is_empty());
        assert!(sturdy_faces("farmland").is_empty() || sturdy_faces("farmland") == ["down"]);
        assert!(sturdy_faces("powder_snow").is_empty());
        assert_eq!(sturdy_faces("soul_sand").len(), 6);
        assert_eq!(sturdy_faces("mud").len(), 6);
        assert_eq!(sturdy_faces("snow[layers=8]").len(), 6);
        assert_eq!(sturdy_faces("snow[layers=7]"), ["down"]);
        assert!(sturdy_faces("water").is_empty());
    }

    #[test]
    fn collision_and_center() {
        assert!(
            is_full(state("oak_leaves"), Direction::Up) && is_attachable(state("oak_leaves"), Direction::Up)
        );
        assert!(!is_full(state("soul_sand"), Direction::Up) && is_full(state("soul_sand"), Direction::Down));
        assert!(is_sturdy_in_center(state("oak_fence"), Direction::Up));
        assert!(!is_sturdy(state("oak_fence"), Direction::Up));
        assert!(!is_sturdy_in_center(state("oak_slab[type=bottom]"), Direction::Up));
    }
}
