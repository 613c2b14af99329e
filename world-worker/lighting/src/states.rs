//! What light needs to know of block states, in tables that are made once.

use std::sync::LazyLock;

use registry::blocks;

use crate::direction::Direction;
use crate::faces::{Face, Faces};

/// The table of all states.
pub(crate) static STATES: LazyLock<States> = LazyLock::new(States::new);

/// What light needs to know of all block states. A step into a state costs one level, whether it dampens by 1 or not
/// at all, or all of them: no state of the game dampens by anything between 1 and 15.
pub(crate) struct States {
    /// By state: emission in the low four bits, then [`DIMS`], [`WALL`] and [`SHAPED`].
    traits: Box<[u8]>,
    /// By state: a row of `faces`. Row 0 is of states without shape.
    shapes: Box<[u8]>,
    /// By shape and direction: number of a face.
    faces: Vec<[u8; 6]>,
    /// By two faces, whether both together close a whole side of a block.
    joins: Vec<bool>,
    face_count: usize,
}

/// The state holds back the sky's light, which otherwise falls without loss.
pub(crate) const DIMS: u8 = 1 << 4;
/// No light gets into the state.
pub(crate) const WALL: u8 = 1 << 5;
/// Sides of the state hold light back.
pub(crate) const SHAPED: u8 = 1 << 6;
/// Level of the light that the state gives.
pub(crate) const EMISSION: u8 = 15;

impl States {
    fn new() -> Self {
        let count = usize::from(blocks::STATE_COUNT);
        let mut shapes = vec![Faces::default()];
        let mut table = Self {
            traits: vec![0; count].into(),
            shapes: vec![0; count].into(),
            faces: Vec::new(),
            joins: Vec::new(),
            face_count: 0,
        };
        for state in 0..blocks::STATE_COUNT {
            let at = usize::from(state);
            let opacity = blocks::light_opacity(state);
            let mut traits = blocks::light_emission(state) & EMISSION;
            if opacity > 0 {
                traits |= DIMS;
            }
            if opacity > 1 {
                traits |= WALL;
            } else if blocks::uses_shape_for_light_occlusion(state) && blocks::can_occlude(state) {
                let faces = Faces::of(blocks::occlusion_shape(state));
                if faces != Faces::default() {
                    traits |= SHAPED;
                    let known = shapes.iter().position(|known| *known == faces);
                    table.shapes[at] = known.unwrap_or(shapes.len()) as u8;
                    if known.is_none() {
                        shapes.push(faces);
                    }
                }
            }
            table.traits[at] = traits;
        }
        let mut faces = vec![Face::default()];
        for shape in &shapes {
            table.faces.push(Direction::ALL.map(|direction| {
                let face = shape.face(direction);
                let known = faces.iter().position(|known| *known == face);
                if known.is_none() {
                    faces.push(face);
                }
                known.unwrap_or(faces.len() - 1) as u8
            }));
        }
        table.face_count = faces.len();
        table.joins = faces.iter().flat_map(|a| faces.iter().map(|b| a.closes_with(*b))).collect();
        table
    }

    /// Emission and the traits of a state.
    #[inline(always)]
    pub(crate) fn traits(&self, state: u16) -> u8 {
        self.traits.get(usize::from(state)).copied().unwrap_or_default()
    }

    /// Shape of a state for [`Self::is_shut`], 0 without one.
    #[inline]
    pub(crate) fn shape(&self, state: u16) -> u8 {
        self.shapes.get(usize::from(state)).copied().unwrap_or_default()
    }

    /// Whether no light passes between a block of one shape and the one of another shape beside it in this direction,
    /// for what their faces are.
    #[inline]
    pub(crate) fn is_shut(&self, from: u8, direction: Direction, to: u8) -> bool {
        let face =
            |shape: u8, direction: Direction| usize::from(self.faces[usize::from(shape)][direction as usize]);
        self.joins[face(from, direction) * self.face_count + face(to, direction.opposite())]
    }

    /// Whether a shape touches that side at all.
    pub(crate) fn has_face(&self, shape: u8, direction: Direction) -> bool {
        self.faces[usize::from(shape)][direction as usize] != 0
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn state(text: &str) -> u16 {
        blocks::parse_state(text).unwrap()
    }

    fn is_shut(from: &str, direction: Direction, to: &str) -> bool {
        STATES.is_shut(STATES.shape(state(from)), direction, STATES.shape(state(to)))
    }

    #[test]
    fn nothing_dampens_partly() {
        for state in 0..blocks::STATE_COUNT {
            assert!(matches!(blocks::light_opacity(state), 0 | 1 | 15), "state {state}");
        }
        assert!(STATES.faces.len() < 250 && STATES.face_count < 250, "numbers fit");
    }

    #[test]
    fn traits_of_states() {
        let traits = |text| STATES.traits(state(text));
        assert_eq!(traits("air"), 0);
        assert_eq!(traits("torch"), 14);
        assert_eq!(traits("glowstone"), 15 | DIMS | WALL);
        assert_eq!(traits("water"), DIMS);
        assert_eq!(traits("oak_slab[type=bottom]"), SHAPED);
        assert_eq!(traits("oak_slab[type=double]"), DIMS | WALL);
        assert_eq!(traits("oak_fence"), 0);
    }

    #[test]
    fn faces_close_alone_or_together() {
        use Direction::{Down, East, Up, West};
        assert!(is_shut("oak_slab[type=bottom]", Down, "air"));
        assert!(!is_shut("oak_slab[type=bottom]", Up, "air"));
        assert!(is_shut("oak_slab[type=bottom]", East, "oak_slab[type=top]"));
        assert!(!is_shut("oak_slab[type=bottom]", East, "oak_slab[type=bottom]"));
        assert!(is_shut("air", West, "oak_stairs[facing=east]"));
        assert!(!is_shut("air", East, "oak_stairs[facing=east]"));
        assert!(is_shut("snow[layers=1]", Down, "air"));
        assert!(is_shut("air", Up, "farmland"));
    }
}
