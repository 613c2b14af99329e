//! Values as they lie on the wire, and the two traits that write and read them.
//!
//! Writing cannot fail: limits bind the reader. Reading never trusts a length: each one is checked against
//! its limit and against the bytes that are left before anything is allocated.

pub(crate) mod component_shapes;
pub(crate) mod entity_data;
mod identifier;
mod item;
mod last_seen;
mod lists;
mod motion;
pub mod nbt;
mod numbers;
pub(crate) mod particle;
mod position;
mod reader;
pub(crate) mod recipe_display;
mod registry_ref;
pub(crate) mod shape;
mod strings;

#[cfg(test)]
pub(crate) mod sample;

pub use component_shapes::{COMPONENT_COUNT, check_component, component_name};
pub use entity_data::{EntityData, EntityDataEntry};
pub use identifier::Identifier;
pub use item::{
    Component, ComponentPatch, HashedComponent, HashedItem, HashedStack, ItemStack, ItemTemplate,
    UntrustedItemStack,
};
pub use last_seen::{LastSeen, PreviousMessage, Signature};
pub use lists::{BitSet, ByteArray, List, MAX_LIST, Rest};
pub use motion::{Angle, EntityDelta, EntityMovement, EntityPath, LpVec3, PathStep, ShortDelta, Vec3, Vec3f};
pub use nbt::{OptionalNbt, RawNbt};
pub(crate) use numbers::Number;
pub use numbers::{VarInt, VarLong, var_int_length, write_var_int};
pub use particle::Particle;
pub use position::{BlockChange, ChunkPosition, Position, SectionPosition};
pub use reader::Reader;
pub use recipe_display::{RecipeDisplay, SlotDisplay};
pub use registry_ref::{Holder, HolderSet, OptionalId, SoundEvent};
pub use strings::BoundedString;

use crate::error::DecodeError;

/// Something that can be written.
pub trait Encode {
    /// Appends the value's bytes.
    fn encode(&self, out: &mut Vec<u8>);
}

/// Something that can be read.
pub trait Decode<'a>: Sized {
    /// Takes the value's bytes from the front.
    ///
    /// # Errors
    /// When the bytes are not such a value.
    fn decode(reader: &mut Reader<'a>) -> Result<Self, DecodeError>;
}

/// Reads one value that must fill the bytes exactly.
///
/// # Errors
/// When the bytes are not such a value or some are left over.
pub fn decode_exact<'a, T: Decode<'a>>(bytes: &'a [u8]) -> Result<T, DecodeError> {
    let mut reader = Reader::new(bytes);
    let value = T::decode(&mut reader)?;
    reader.finish()?;
    Ok(value)
}

/// Defines a struct whose fields follow each other on the wire in the order of writing.
macro_rules! wire_struct {
    ($($(#[$meta:meta])* $name:ident { $($(#[$field_meta:meta])* $field:ident : $type:ty),* $(,)? })+) => {$(
        $(#[$meta])*
        #[derive(Debug, Clone, PartialEq)]
        #[allow(missing_docs)]
        pub struct $name { $($(#[$field_meta])* pub $field: $type,)* }

        impl $crate::wire::Encode for $name {
            #[allow(unused_variables)]
            fn encode(&self, out: &mut Vec<u8>) {
                $(<$type as $crate::wire::Encode>::encode(&self.$field, out);)*
            }
        }

        impl<'a> $crate::wire::Decode<'a> for $name {
            #[allow(unused_variables)]
            fn decode(reader: &mut $crate::wire::Reader<'a>) -> Result<Self, $crate::error::DecodeError> {
                $(let $field = <$type as $crate::wire::Decode>::decode(reader)?;)*
                Ok(Self { $($field),* })
            }
        }

        #[cfg(test)]
        impl $crate::wire::sample::Sample for $name {
            #[allow(unused_variables)]
            fn sample(rng: &mut $crate::wire::sample::Rng) -> Self {
                $(let $field = <$type as $crate::wire::sample::Sample>::sample(rng);)*
                Self { $($field),* }
            }
        }
    )+};
}
pub(crate) use wire_struct;

/// Defines an enum that is a number of type `$repr` on the wire. Numbers without a variant are an error,
/// or, after `unknown`, that variant (where vanilla is lenient).
macro_rules! wire_enum {
    ($(#[$meta:meta])* $name:ident : $repr:ty $(, unknown $fallback:ident)? {
        $($(#[$variant_meta:meta])* $variant:ident = $value:literal),+ $(,)?
    }) => {
        $(#[$meta])*
        #[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
        #[allow(missing_docs)]
        pub enum $name { $($(#[$variant_meta])* $variant = $value,)+ }

        impl $name {
            /// Every value.
            pub const ALL: &'static [Self] = &[$(Self::$variant,)+];

            /// The value's number on the wire.
            #[must_use]
            pub const fn number(self) -> i32 {
                self as i32
            }

            /// The value with this number.
            #[must_use]
            pub const fn from_number(number: i32) -> Option<Self> {
                match number {
                    $($value => Some(Self::$variant),)+
                    _ => None,
                }
            }
        }

        impl $crate::wire::Encode for $name {
            fn encode(&self, out: &mut Vec<u8>) {
                <$repr as $crate::wire::Number>::from_number(self.number()).encode(out);
            }
        }

        impl<'a> $crate::wire::Decode<'a> for $name {
            #[allow(unreachable_code)]
            fn decode(reader: &mut $crate::wire::Reader<'a>) -> Result<Self, $crate::error::DecodeError> {
                let number = <$repr as $crate::wire::Decode>::decode(reader)?;
                let number = $crate::wire::Number::number(number);
                match Self::from_number(number) {
                    Some(value) => Ok(value),
                    None => {
                        $(return Ok(Self::$fallback);)?
                        Err($crate::error::DecodeError::Value {
                            what: stringify!($name),
                            value: i64::from(number),
                        })
                    }
                }
            }
        }

        #[cfg(test)]
        impl $crate::wire::sample::Sample for $name {
            fn sample(rng: &mut $crate::wire::sample::Rng) -> Self {
                Self::ALL[rng.below(Self::ALL.len())]
            }
        }
    };
}
pub(crate) use wire_enum;

/// Defines an enum of which each variant is a number of type `$repr` followed by the variant's fields.
macro_rules! wire_union {
    ($(#[$meta:meta])* $name:ident : $repr:ty {
        $($(#[$variant_meta:meta])* $variant:ident = $tag:literal {
            $($(#[$field_meta:meta])* $field:ident : $type:ty),* $(,)?
        })+
    }) => {
        $(#[$meta])*
        #[derive(Debug, Clone, PartialEq)]
        #[allow(missing_docs)]
        pub enum $name { $($(#[$variant_meta])* $variant { $($(#[$field_meta])* $field: $type,)* },)+ }

        impl $crate::wire::Encode for $name {
            fn encode(&self, out: &mut Vec<u8>) {
                match self {$(
                    Self::$variant { $($field),* } => {
                        <$repr as $crate::wire::Number>::from_number($tag).encode(out);
                        $(<$type as $crate::wire::Encode>::encode($field, out);)*
                    }
                )+}
            }
        }

        impl<'a> $crate::wire::Decode<'a> for $name {
            fn decode(reader: &mut $crate::wire::Reader<'a>) -> Result<Self, $crate::error::DecodeError> {
                let tag = <$repr as $crate::wire::Decode>::decode(reader)?;
                match $crate::wire::Number::number(tag) {
                    $($tag => {
                        $(let $field = <$type as $crate::wire::Decode>::decode(reader)?;)*
                        Ok(Self::$variant { $($field),* })
                    })+
                    other => Err($crate::error::DecodeError::Value {
                        what: stringify!($name),
                        value: i64::from(other),
                    }),
                }
            }
        }

        #[cfg(test)]
        impl $crate::wire::sample::Sample for $name {
            fn sample(rng: &mut $crate::wire::sample::Rng) -> Self {
                let mut all = Vec::new();
                $({
                    $(let $field = <$type as $crate::wire::sample::Sample>::sample(rng);)*
                    all.push(Self::$variant { $($field),* });
                })+
                let chosen = rng.below(all.len());
                all.swap_remove(chosen)
            }
        }
    };
}
pub(crate) use wire_union;
