//! Light of one section: 16 x 16 x 16 nibbles, usually all the same.

use std::borrow::Cow;

/// Bytes of a full layer.
pub const LIGHT_BYTES: usize = 2048;

/// The two kinds of light.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub enum LightKind {
    /// From the sky.
    Sky,
    /// From blocks.
    Block,
}

/// Light of one kind in one section, levels 0..16. Index y·256 + z·16 + x, low nibble first.
#[derive(Debug, Clone, PartialEq, Eq, Default)]
pub enum LightLayer {
    /// Not stored: nothing is said about it on the wire or in the save.
    #[default]
    Absent,
    /// Stored, the same level everywhere.
    Uniform(u8),
    /// Stored, level by level.
    Data(Box<[u8; LIGHT_BYTES]>),
}

impl LightLayer {
    /// The level at a block of the section; 0 when absent. Coordinates 0..16, only their low 4 bits count.
    pub fn get(&self, x: usize, y: usize, z: usize) -> u8 {
        match self {
            Self::Absent => 0,
            Self::Uniform(level) => *level,
            Self::Data(data) => {
                let index = index(x, y, z);
                data[index >> 1] >> ((index & 1) * 4) & 15
            }
        }
    }

    /// Sets the level at a block of the section; an absent layer becomes a stored one. Levels 0..16.
    pub fn set(&mut self, x: usize, y: usize, z: usize, level: u8) {
        let current = match self {
            Self::Absent => 0,
            Self::Uniform(current) if *current == level & 15 => return,
            Self::Uniform(current) => *current,
            Self::Data(data) => {
                let index = index(x, y, z);
                let shift = (index & 1) * 4;
                let byte = &mut data[index >> 1];
                *byte = *byte & !(15 << shift) | (level & 15) << shift;
                return;
            }
        };
        *self = Self::Data(Box::new([current * 0x11; LIGHT_BYTES]));
        self.set(x, y, z, level);
    }

    /// The layer held by these bytes, as uniform when it is.
    pub fn from_bytes(bytes: &[u8; LIGHT_BYTES]) -> Self {
        let first = bytes[0];
        if first & 15 == first >> 4 && bytes.iter().all(|&byte| byte == first) {
            Self::Uniform(first & 15)
        } else {
            Self::Data(Box::new(*bytes))
        }
    }

    /// All nibbles; `None` when absent.
    pub fn bytes(&self) -> Option<Cow<'_, [u8; LIGHT_BYTES]>> {
        match self {
            Self::Absent => None,
            Self::Uniform(level) => Some(Cow::Owned([level * 0x11; LIGHT_BYTES])),
            Self::Data(data) => Some(Cow::Borrowed(data)),
        }
    }

    /// Stored, with no light at all ("empty" on the wire).
    pub fn is_stored_dark(&self) -> bool {
        match self {
            Self::Absent => false,
            Self::Uniform(level) => *level == 0,
            Self::Data(data) => data.iter().all(|&byte| byte == 0),
        }
    }

    /// Turns level-by-level data that is the same everywhere into the uniform form.
    pub fn compact(&mut self) {
        if let Self::Data(data) = self {
            let layer = Self::from_bytes(data);
            if matches!(layer, Self::Uniform(_)) {
                *self = layer;
            }
        }
    }
}

/// Both kinds of light of one section.
#[derive(Debug, Clone, PartialEq, Eq, Default)]
pub struct LightPair {
    /// From the sky.
    pub sky: LightLayer,
    /// From blocks.
    pub block: LightLayer,
}

impl LightPair {
    /// The layer of this kind.
    pub fn layer(&self, kind: LightKind) -> &LightLayer {
        match kind {
            LightKind::Sky => &self.sky,
            LightKind::Block => &self.block,
        }
    }

    /// The layer of this kind, to change.
    pub fn layer_mut(&mut self, kind: LightKind) -> &mut LightLayer {
        match kind {
            LightKind::Sky => &mut self.sky,
            LightKind::Block => &mut self.block,
        }
    }
}

fn index(x: usize, y: usize, z: usize) -> usize {
    (y & 15) << 8 | (z & 15) << 4 | (x & 15)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn nibbles() {
        let mut layer = LightLayer::Absent;
        layer.set(1, 2, 3, 9);
        layer.set(0, 2, 3, 4);
        assert_eq!(layer.get(1, 2, 3), 9);
        assert_eq!(layer.get(0, 2, 3), 4);
        assert_eq!(layer.bytes().unwrap()[(2 * 256 + 3 * 16) / 2], 0x94);
        layer.set(1, 2, 3, 0);
        layer.set(0, 2, 3, 0);
        assert!(layer.is_stored_dark());
        layer.compact();
        assert_eq!(layer, LightLayer::Uniform(0));
    }

    #[test]
    fn uniform_keeps_no_array() {
        let mut layer = LightLayer::Uniform(15);
        layer.set(3, 3, 3, 15);
        assert_eq!(layer, LightLayer::Uniform(15));
        layer.set(3, 3, 3, 14);
        assert_eq!(layer.get(3, 3, 3), 14);
        assert_eq!(layer.get(4, 3, 3), 15);
        assert!(size_of::<LightLayer>() <= 16);
    }
}
