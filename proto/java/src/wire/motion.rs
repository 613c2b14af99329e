//! Positions, velocities and angles of things that move.

use std::fmt;

use super::{Decode, Encode, Reader, VarInt, wire_struct, write_var_int};
use crate::error::DecodeError;

/// A point or vector in blocks (velocities: blocks a tick).
#[derive(Debug, Clone, Copy, PartialEq, Default)]
#[allow(missing_docs)]
pub struct Vec3 {
    pub x: f64,
    pub y: f64,
    pub z: f64,
}

impl Vec3 {
    /// The zero vector.
    pub const ZERO: Self = Self { x: 0.0, y: 0.0, z: 0.0 };

    /// From components.
    #[must_use]
    pub const fn new(x: f64, y: f64, z: f64) -> Self {
        Self { x, y, z }
    }
}

impl Encode for Vec3 {
    fn encode(&self, out: &mut Vec<u8>) {
        [self.x, self.y, self.z].encode(out);
    }
}

impl Decode<'_> for Vec3 {
    fn decode(reader: &mut Reader<'_>) -> Result<Self, DecodeError> {
        Ok(Self { x: f64::decode(reader)?, y: f64::decode(reader)?, z: f64::decode(reader)? })
    }
}

/// A vector of single precision.
#[derive(Debug, Clone, Copy, PartialEq, Default)]
#[allow(missing_docs)]
pub struct Vec3f {
    pub x: f32,
    pub y: f32,
    pub z: f32,
}

impl Encode for Vec3f {
    fn encode(&self, out: &mut Vec<u8>) {
        [self.x, self.y, self.z].encode(out);
    }
}

impl Decode<'_> for Vec3f {
    fn decode(reader: &mut Reader<'_>) -> Result<Self, DecodeError> {
        Ok(Self { x: f32::decode(reader)?, y: f32::decode(reader)?, z: f32::decode(reader)? })
    }
}

/// An angle in 1/256 of a turn.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Default)]
pub struct Angle(pub i8);

impl Angle {
    /// The angle at or just below `degrees`; not finite ones are 0.
    #[must_use]
    pub fn from_degrees(degrees: f32) -> Self {
        let steps = (degrees * 256.0 / 360.0).floor();
        // `as` saturates, so only the low byte of a number in range is meant.
        Self((steps as i64) as i8)
    }

    /// In degrees, -180 to 178.59375.
    #[must_use]
    pub fn degrees(self) -> f32 {
        f32::from(self.0) * 360.0 / 256.0
    }
}

impl Encode for Angle {
    fn encode(&self, out: &mut Vec<u8>) {
        self.0.encode(out);
    }
}

impl Decode<'_> for Angle {
    fn decode(reader: &mut Reader<'_>) -> Result<Self, DecodeError> {
        i8::decode(reader).map(Self)
    }
}

/// Vanilla's low-precision vector: an integer scale and 15 bits for each component in -1..=1 of it.
///
/// Kept in its quantised form, so that what was read is written again unchanged.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Default)]
pub struct LpVec3 {
    /// 0: the zero vector.
    scale: u64,
    /// 0..=32766, 16383 is the middle.
    components: [u16; 3],
}

impl fmt::Debug for LpVec3 {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let Vec3 { x, y, z } = self.to_vec3();
        write!(f, "[{x:.4}, {y:.4}, {z:.4}]")
    }
}

impl LpVec3 {
    /// The zero vector, one byte.
    pub const ZERO: Self = Self { scale: 0, components: [0; 3] };
    /// Largest quantised component.
    const MAX_QUANTISED: f64 = 32766.0;
    /// Components are clamped to this (the scale has 34 bits).
    const MAX: f64 = 17_179_869_183.0;
    /// Below this in every component it is the zero vector.
    const MIN: f64 = 3.051_944_088_384_301e-5;

    /// The nearest low-precision vector.
    #[must_use]
    pub fn new(x: f64, y: f64, z: f64) -> Self {
        let components = [x, y, z].map(|c| if c.is_nan() { 0.0 } else { c.clamp(-Self::MAX, Self::MAX) });
        let largest = components.iter().fold(0.0_f64, |largest, c| largest.max(c.abs()));
        if largest < Self::MIN {
            return Self::ZERO;
        }
        let scale = largest.ceil();
        let components =
            components.map(|c| ((c / scale * 0.5 + 0.5) * Self::MAX_QUANTISED + 0.5).floor() as u16);
        Self { scale: scale as u64, components }
    }

    /// From a vector.
    #[must_use]
    pub fn from_vec3(vector: Vec3) -> Self {
        Self::new(vector.x, vector.y, vector.z)
    }

    /// What a reader makes of it.
    #[must_use]
    pub fn to_vec3(self) -> Vec3 {
        if self.scale == 0 {
            return Vec3::ZERO;
        }
        let [x, y, z] = self.components.map(|c| {
            (f64::from(c).min(Self::MAX_QUANTISED) * 2.0 / Self::MAX_QUANTISED - 1.0) * self.scale as f64
        });
        Vec3 { x, y, z }
    }
}

impl Encode for LpVec3 {
    fn encode(&self, out: &mut Vec<u8>) {
        if self.scale == 0 {
            out.push(0);
            return;
        }
        let [x, y, z] = self.components.map(u64::from);
        let more = self.scale > 3;
        let packed = self.scale & 3 | u64::from(more) << 2 | x << 3 | y << 18 | z << 33;
        out.push(packed as u8);
        out.push((packed >> 8) as u8);
        out.extend_from_slice(&((packed >> 16) as u32).to_be_bytes());
        if more {
            write_var_int(((self.scale >> 2) as u32).cast_signed(), out);
        }
    }
}

impl Decode<'_> for LpVec3 {
    fn decode(reader: &mut Reader<'_>) -> Result<Self, DecodeError> {
        let first = u64::from(reader.byte()?);
        if first == 0 {
            return Ok(Self::ZERO);
        }
        let second = u64::from(reader.byte()?);
        let high = u64::from(u32::from_be_bytes(reader.array()?));
        let packed = high << 16 | second << 8 | first;
        let mut scale = packed & 3;
        if packed & 4 != 0 {
            scale |= u64::from(reader.var_int()?.cast_unsigned()) << 2;
        }
        if scale == 0 {
            return Ok(Self::ZERO);
        }
        let component = |shift: u32| (packed >> shift & 0x7fff) as u16;
        Ok(Self { scale, components: [component(3), component(18), component(33)] })
    }
}

wire_struct! {
    /// A movement in 1/4096 of a block.
    ShortDelta { dx: i16, dy: i16, dz: i16 }

    /// A place on a stepped path.
    PathStep {
        position: Vec3,
        /// Ticks after the step before.
        tick_offset: VarInt,
    }
}

/// A relative movement of an entity.
#[derive(Debug, Clone, PartialEq)]
pub struct EntityDelta {
    /// Whether it stands on something.
    pub on_ground: bool,
    /// How it moved.
    pub movement: EntityMovement,
}

/// In one go or in steps.
#[derive(Debug, Clone, PartialEq)]
pub enum EntityMovement {
    /// Since the position sent last.
    Linear(ShortDelta),
    /// Steps of (ticks, movement), at least one.
    Stepped(Vec<(VarInt, ShortDelta)>),
}

impl EntityDelta {
    /// Most steps accepted; vanilla makes one for each update of the entity.
    const MAX_STEPS: usize = 256;

    /// A movement in one go.
    #[must_use]
    pub const fn linear(delta: ShortDelta, on_ground: bool) -> Self {
        Self { on_ground, movement: EntityMovement::Linear(delta) }
    }
}

impl Encode for EntityDelta {
    fn encode(&self, out: &mut Vec<u8>) {
        let steps: &[(VarInt, ShortDelta)] = match &self.movement {
            EntityMovement::Linear(_) => &[],
            EntityMovement::Stepped(steps) => steps,
        };
        write_var_int((steps.len() as i32) << 1 | i32::from(self.on_ground), out);
        if let EntityMovement::Linear(delta) = &self.movement {
            delta.encode(out);
        }
        for step in steps {
            step.encode(out);
        }
    }
}

impl Decode<'_> for EntityDelta {
    fn decode(reader: &mut Reader<'_>) -> Result<Self, DecodeError> {
        let properties = reader.var_int()?;
        let on_ground = properties & 1 == 1;
        let count = (properties.cast_unsigned() >> 1) as usize;
        if count > Self::MAX_STEPS {
            return Err(DecodeError::Length { what: "steps", length: count as i64, limit: Self::MAX_STEPS });
        }
        let movement = if count == 0 {
            EntityMovement::Linear(ShortDelta::decode(reader)?)
        } else {
            let mut steps = Vec::new();
            for _ in 0..count {
                steps.push(<(VarInt, ShortDelta)>::decode(reader)?);
            }
            EntityMovement::Stepped(steps)
        };
        Ok(Self { on_ground, movement })
    }
}

/// An absolute movement of an entity.
#[derive(Debug, Clone, PartialEq)]
pub enum EntityPath {
    /// Straight to a position.
    Linear(Vec3),
    /// Along positions, at least one.
    Stepped(Vec<PathStep>),
}

impl Encode for EntityPath {
    fn encode(&self, out: &mut Vec<u8>) {
        match self {
            Self::Linear(position) => {
                out.push(0);
                position.encode(out);
            }
            Self::Stepped(steps) => {
                out.push(1);
                steps.encode(out);
            }
        }
    }
}

impl Decode<'_> for EntityPath {
    fn decode(reader: &mut Reader<'_>) -> Result<Self, DecodeError> {
        match reader.var_int()? {
            0 => Vec3::decode(reader).map(Self::Linear),
            1 => Vec::decode(reader).map(Self::Stepped),
            other => Err(DecodeError::Value { what: "path type", value: i64::from(other) }),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::super::decode_exact;
    use super::*;

    #[test]
    fn angles_are_floored_and_wrap() {
        assert_eq!(Angle::from_degrees(0.0), Angle(0));
        assert_eq!(Angle::from_degrees(90.0), Angle(64));
        assert_eq!(Angle::from_degrees(-90.0), Angle(-64));
        assert_eq!(Angle::from_degrees(359.0), Angle(-1));
        assert_eq!(Angle::from_degrees(-0.1), Angle(-1));
        assert_eq!(Angle::from_degrees(720.0), Angle(0));
        assert_eq!(Angle::from_degrees(f32::NAN), Angle(0));
        assert_eq!(Angle(64).degrees(), 90.0);
    }

    #[test]
    fn low_precision_vectors_are_near() {
        for vector in [[0.25, 1.5, -0.125], [-3.5, 9.0, 4.0], [0.0, -0.0784, 0.0], [1e9, -5.0, 3.0]] {
            let [x, y, z] = vector;
            let lp = LpVec3::new(x, y, z);
            let mut out = Vec::new();
            lp.encode(&mut out);
            let read: LpVec3 = decode_exact(&out).expect("reads what it wrote");
            assert_eq!(read, lp);
            let back = read.to_vec3();
            let largest = vector.iter().fold(0.0_f64, |l, c| l.max(c.abs()));
            for (a, b) in [(back.x, x), (back.y, y), (back.z, z)] {
                assert!((a - b).abs() <= (largest + 1.0) / 32766.0, "{a} {b}");
            }
        }
        assert_eq!(LpVec3::new(f64::NAN, 1e-6, 0.0), LpVec3::ZERO);
    }

    #[test]
    fn low_precision_vectors_are_quantised_as_vanilla_does() {
        let bytes = |x, y, z| {
            let mut out = Vec::new();
            LpVec3::new(x, y, z).encode(&mut out);
            out
        };
        assert_eq!(bytes(0.25, 1.5, -0.125), [0xfa, 0x3f, 0x77, 0xff, 0xbf, 0xfa]);
        assert_eq!(bytes(-3.5, 9.0, 4.0), [0xe5, 0x38, 0xb8, 0xe1, 0xff, 0xf9, 2]);
    }
}
