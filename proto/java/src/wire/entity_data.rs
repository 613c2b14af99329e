//! An entity's synced data ("metadata").

use std::fmt;

use bytes::Bytes;

use super::component_shapes::{PAINTING, RESOLVABLE_PROFILE};
use super::shape::{self, Shape};
use super::{Decode, Encode, Reader, VarInt};
use crate::error::DecodeError;

/// Ends the list; also the reason why indices stop at 254.
const END: u8 = 0xff;

/// One value: its index, its serializer and its bytes.
#[derive(Clone, PartialEq, Eq)]
pub struct EntityDataEntry {
    /// Which value of the entity, 0..=254.
    pub index: u8,
    /// Number of the serializer, 0..=43.
    pub serializer: u32,
    /// The value's bytes.
    pub value: Bytes,
}

impl fmt::Debug for EntityDataEntry {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}:{}=", self.index, self.serializer)?;
        self.value.iter().try_for_each(|byte| write!(f, "{byte:02x}"))
    }
}

/// A list of values that ends with index 255.
#[derive(Debug, Clone, PartialEq, Eq, Default)]
pub struct EntityData(pub Vec<EntityDataEntry>);

impl Encode for EntityData {
    fn encode(&self, out: &mut Vec<u8>) {
        for entry in &self.0 {
            out.push(entry.index);
            VarInt::from(entry.serializer).encode(out);
            out.extend_from_slice(&entry.value);
        }
        out.push(END);
    }
}

impl Decode<'_> for EntityData {
    fn decode(reader: &mut Reader<'_>) -> Result<Self, DecodeError> {
        let mut entries = Vec::new();
        loop {
            let index = reader.byte()?;
            if index == END {
                return Ok(Self(entries));
            }
            if entries.len() > usize::from(END) {
                return Err(DecodeError::Length { what: "entity data", length: 256, limit: 255 });
            }
            let serializer = reader.var_int()?;
            let shapes = usize::try_from(serializer)
                .ok()
                .and_then(|number| SERIALIZERS.get(number))
                .ok_or(DecodeError::Value { what: "serializer", value: i64::from(serializer) })?;
            let value = Bytes::copy_from_slice(shape::take(reader, shapes)?);
            entries.push(EntityDataEntry { index, serializer: serializer.cast_unsigned(), value });
        }
    }
}

/// Serializers of 26.3, in the order of their numbers.
pub(crate) static SERIALIZERS: [&[Shape]; 44] = [
    &[Shape::Fixed(1)],                                   // byte
    &[Shape::VarInt],                                     // int
    &[Shape::VarLong],                                    // long
    &[Shape::Fixed(4)],                                   // float
    &[Shape::Str(32767)],                                 // string
    &[Shape::Text],                                       // component
    &[Shape::Opt(&[Shape::Text])],                        // optional component
    &[Shape::Slot],                                       // item stack
    &[Shape::Fixed(1)],                                   // boolean
    &[Shape::Fixed(12)],                                  // rotations
    &[Shape::Fixed(8)],                                   // block position
    &[Shape::Opt(&[Shape::Fixed(8)])],                    // optional block position
    &[Shape::VarInt],                                     // direction
    &[Shape::Opt(&[Shape::Fixed(16)])],                   // optional living entity reference
    &[Shape::State],                                      // block state
    &[Shape::OptState],                                   // optional block state
    &[Shape::Particle],                                   // particle
    &[Shape::List(1024, &[Shape::Particle])],             // particles
    &[Shape::VarInt, Shape::VarInt, Shape::VarInt],       // villager data
    &[Shape::VarInt],                                     // optional unsigned int
    &[Shape::VarInt],                                     // pose
    &[Shape::VarInt],                                     // cat variant
    &[Shape::VarInt],                                     // cat sound variant
    &[Shape::VarInt],                                     // cow variant
    &[Shape::VarInt],                                     // cow sound variant
    &[Shape::VarInt],                                     // wolf variant
    &[Shape::VarInt],                                     // wolf sound variant
    &[Shape::VarInt],                                     // frog variant
    &[Shape::VarInt],                                     // pig variant
    &[Shape::VarInt],                                     // pig sound variant
    &[Shape::VarInt],                                     // chicken variant
    &[Shape::VarInt],                                     // chicken sound variant
    &[Shape::VarInt],                                     // zombie nautilus variant
    &[Shape::Opt(&[Shape::Identifier, Shape::Fixed(8)])], // optional global position
    &PAINTING,                                            // painting variant
    &[Shape::VarInt],                                     // sniffer state
    &[Shape::VarInt],                                     // armadillo state
    &[Shape::VarInt],                                     // copper golem state
    &[Shape::VarInt],                                     // weathering copper state
    &[Shape::Fixed(12)],                                  // vector3
    &[Shape::Fixed(16)],                                  // quaternion
    &RESOLVABLE_PROFILE,                                  // resolvable profile
    &[Shape::VarInt],                                     // humanoid arm
    &[Shape::VarInt],                                     // dye color
];
