//! How recipes and their slots are shown. Passed on without being understood.

use std::fmt;

use bytes::Bytes;
use registry::older::Mapped;

use super::shape::Shape::{
    self, DisplayTag, Fixed, Group, Holder, Id, Identifier, List, Switch, Template, Text, VarInt,
};
use super::shape::take;
use super::{Decode, Encode, Reader};
use crate::error::DecodeError;

/// Longest list of slots.
const MANY: usize = 4096;

/// By number: empty, any fuel, with any potion, only with component, item, item stack, tag, dyed, smithing
/// trim, with remainder, composite.
pub(crate) static SLOT: [Shape; 1] = [Switch(&[
    &[],
    &[],
    &SLOT,
    &[Group(&SLOT), VarInt],
    &[Id(Mapped::Item)],
    &[Template],
    &[DisplayTag],
    &[Group(&SLOT), Group(&SLOT)],
    &[Group(&SLOT), Group(&SLOT), Holder(&[Identifier, Text, Fixed(1)])],
    &[Group(&SLOT), Group(&SLOT)],
    &[List(MANY, &SLOT)],
])];

/// By number: shapeless, shaped, furnace, stonecutter, smithing.
pub(crate) static RECIPE: [Shape; 1] = [Switch(&[
    &[List(MANY, &SLOT), Group(&SLOT), Group(&SLOT)],
    &[VarInt, VarInt, List(MANY, &SLOT), Group(&SLOT), Group(&SLOT)],
    &[Group(&SLOT), Group(&SLOT), Group(&SLOT), Group(&SLOT), VarInt, Fixed(4)],
    &[Group(&SLOT), Group(&SLOT), Group(&SLOT)],
    &[Group(&SLOT), Group(&SLOT), Group(&SLOT), Group(&SLOT), Group(&SLOT)],
])];

macro_rules! opaque {
    ($(#[$meta:meta])* $name:ident, $shape:ident) => {
        $(#[$meta])*
        #[derive(Clone, PartialEq, Eq)]
        pub struct $name(Bytes);

        impl $name {
            /// From bytes that are known to be one, not checked.
            #[must_use]
            pub fn trusted(bytes: impl Into<Bytes>) -> Self {
                Self(bytes.into())
            }
        }

        impl fmt::Debug for $name {
            fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
                self.0.iter().try_for_each(|byte| write!(f, "{byte:02x}"))
            }
        }

        impl Encode for $name {
            fn encode(&self, out: &mut Vec<u8>) {
                out.extend_from_slice(&self.0);
            }
        }

        impl Decode<'_> for $name {
            fn decode(reader: &mut Reader<'_>) -> Result<Self, DecodeError> {
                take(reader, &$shape).map(|bytes| Self(Bytes::copy_from_slice(bytes)))
            }
        }
    };
}

opaque! {
    /// What is shown in one slot of a recipe.
    SlotDisplay, SLOT
}

opaque! {
    /// How a recipe is shown.
    RecipeDisplay, RECIPE
}

#[cfg(test)]
impl super::sample::Sample for SlotDisplay {
    fn sample(rng: &mut super::sample::Rng) -> Self {
        const SLOTS: [&[u8]; 3] = [&[0], &[4, 9], &[10, 2, 1, 9, 4, 3, 4, 5]];
        Self(Bytes::from_static(SLOTS[rng.below(2)]))
    }
}

#[cfg(test)]
impl super::sample::Sample for RecipeDisplay {
    fn sample(_: &mut super::sample::Rng) -> Self {
        Self(Bytes::from_static(&[0, 2, 4, 9, 0, 4, 3, 10, 1, 4, 7]))
    }
}
