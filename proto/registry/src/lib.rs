//! Static tables of Minecraft Java 26.3: block states, items, entity types, registries, tags and the
//! datapack registries that a client is sent.
//!
//! Everything here is `static` data made by `registry-generate`; nothing is parsed or allocated at start.
//! Look-ups by number are array indexing, look-ups by name a binary search over a sorted index.
//!
//! **Names** are without `minecraft:` wherever the namespace is `minecraft`, and whole otherwise
//! (`brigadier:bool`). Every look-up accepts both forms; [`identifier`] gives the whole one.
//!
//! *Invariant*: numbers are those of the protocol, so a number from here goes on the wire as it is.

pub mod blocks;
pub mod builtin;
pub mod entities;
#[rustfmt::skip]
mod generated;
pub mod items;
mod names;
pub mod older;
pub mod shapes;
pub mod synced;
pub mod tags;
pub mod version;

pub use generated::{block_ids, block_states, item_ids};
pub use names::{identifier, without_namespace};
