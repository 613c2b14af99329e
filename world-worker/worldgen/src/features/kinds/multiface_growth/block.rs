use registry::blocks::{self, Block};

use crate::features::Direction;

/// A block that lies on faces of its neighbours, like glow lichen.
#[derive(Debug)]
pub(in crate::features::kinds) struct FaceBlock {
    id: u16,
    first_state: u16,
    /// By faces and, in the bit above theirs, water.
    states: [u16; 128],
    /// The same the other way round, by number of the state above the first.
    parts: Vec<u8>,
}

/// Faces as bits, in the order of directions.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default)]
pub(in crate::features::kinds) struct Faces(u8);

const WATER: u8 = 1 << 6;

impl Faces {
    pub(in crate::features::kinds) fn has(self, face: Direction) -> bool {
        self.0 >> face as u8 & 1 != 0
    }

    pub(in crate::features::kinds) fn with(self, face: Direction) -> Self {
        Self(self.0 | 1 << face as u8)
    }

    pub(in crate::features::kinds) fn without(self, face: Direction) -> Self {
        Self(self.0 & !(1 << face as u8))
    }

    pub(in crate::features::kinds) fn is_empty(self) -> bool {
        self.0 == 0
    }

    pub(in crate::features::kinds) fn iter(self) -> impl Iterator<Item = Direction> {
        Direction::ALL.into_iter().filter(move |face| self.has(*face))
    }
}

impl FaceBlock {
    /// None if the block has no faces.
    pub(in crate::features::kinds) fn new(block: &Block) -> Option<Self> {
        if !Direction::ALL.iter().all(|face| block.property(face.name()).is_some()) {
            return None;
        }
        let mut states = [block.default_state; 128];
        let mut parts = Vec::new();
        for state in block.states() {
            let is = |property: &str| blocks::property(state, property) == Some("true");
            let faces = Direction::ALL
                .into_iter()
                .fold(0, |faces, face| faces | u8::from(is(face.name())) << face as u8);
            let part = faces | if is("waterlogged") { WATER } else { 0 };
            states[usize::from(part)] = state;
            parts.push(part);
        }
        Some(Self { id: block.id, first_state: block.first_state, states, parts })
    }

    /// Whether this is the block of a state.
    pub(in crate::features::kinds) fn is(&self, state: u16) -> bool {
        blocks::block_id(state) == self.id
    }

    /// Faces of a state; none if it is of another block.
    pub(in crate::features::kinds) fn faces(&self, state: u16) -> Faces {
        Faces(self.part(state) & !WATER)
    }

    /// Whether a state of this block holds water.
    pub(in crate::features::kinds) fn is_waterlogged(&self, state: u16) -> bool {
        self.part(state) & WATER != 0
    }

    fn part(&self, state: u16) -> u8 {
        match state.checked_sub(self.first_state) {
            Some(at) => self.parts.get(usize::from(at)).copied().unwrap_or_default(),
            None => 0,
        }
    }

    /// The state with these faces.
    pub(in crate::features::kinds) fn state(&self, faces: Faces, is_waterlogged: bool) -> u16 {
        self.states[usize::from(faces.0 & !WATER | if is_waterlogged { WATER } else { 0 }) & 127]
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn states_and_faces() {
        let lichen = FaceBlock::new(blocks::block_by_name("glow_lichen").unwrap()).unwrap();
        let state = blocks::parse_state("glow_lichen[up=true,east=true,waterlogged=true]").unwrap();
        assert_eq!(lichen.faces(state).iter().collect::<Vec<_>>(), [Direction::Up, Direction::East]);
        assert!(lichen.is_waterlogged(state));
        let dry = lichen.state(lichen.faces(state).without(Direction::East), false);
        assert_eq!(blocks::parse_state("glow_lichen[up=true]"), Some(dry));
        assert!(lichen.faces(chunk::AIR).is_empty());
        assert!(FaceBlock::new(blocks::block_by_name("oak_fence").unwrap()).is_none());
    }
}
