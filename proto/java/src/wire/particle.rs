//! Particles: their number and options.

use std::fmt;

use bytes::Bytes;

use super::shape::{self, Shape};
use super::{Decode, Encode, Reader, VarInt};
use crate::error::DecodeError;

/// A particle.
#[derive(Clone, PartialEq, Eq)]
pub struct Particle {
    /// Number in the particle_type registry.
    pub kind: u32,
    /// The options' bytes; most kinds have none.
    pub options: Bytes,
}

impl fmt::Debug for Particle {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "particle {}", self.kind)?;
        self.options.iter().try_for_each(|byte| write!(f, " {byte:02x}"))
    }
}

impl Particle {
    /// A particle of a kind without options.
    #[must_use]
    pub const fn plain(kind: u32) -> Self {
        Self { kind, options: Bytes::new() }
    }
}

impl Encode for Particle {
    fn encode(&self, out: &mut Vec<u8>) {
        VarInt::from(self.kind).encode(out);
        out.extend_from_slice(&self.options);
    }
}

impl Decode<'_> for Particle {
    fn decode(reader: &mut Reader<'_>) -> Result<Self, DecodeError> {
        let kind = reader.var_int()?;
        let options = shape::take(reader, options(kind)?)?;
        Ok(Self { kind: kind.cast_unsigned(), options: Bytes::copy_from_slice(options) })
    }
}

/// Number of particle kinds in 26.3.
const KINDS: i32 = 128;

static VIBRATION: [Shape; 2] =
    [Shape::Switch(&[&[Shape::Fixed(8)], &[Shape::VarInt, Shape::Fixed(4)]]), Shape::VarInt];

/// The options of a kind of 26.3.
pub(crate) fn options(kind: i32) -> Result<&'static [Shape], DecodeError> {
    Ok(match kind {
        // block, block_marker, falling_dust, dust_pillar, block_crumble
        1 | 2 | 36 | 121 | 125 => &[Shape::State],
        // shriek
        115 => &[Shape::VarInt],
        // geyser, geyser_plume, dragon_breath, entity_effect, tinted_leaves, sculk_charge, flash
        7 | 10 | 15 | 28 | 46 | 48 | 52 => &[Shape::Fixed(4)],
        // geyser_base, geyser_poof, dust, effect, instant_effect
        8 | 9 | 21 | 23 | 56 => &[Shape::Fixed(8)],
        // dust_color_transition
        22 => &[Shape::Fixed(12)],
        // item
        57 => &super::item::TEMPLATE,
        58 => &VIBRATION,
        // trail: target, color, duration
        59 => &[Shape::Fixed(24), Shape::Fixed(4), Shape::VarInt],
        0..KINDS => &[],
        _ => return Err(DecodeError::Value { what: "particle", value: i64::from(kind) }),
    })
}
