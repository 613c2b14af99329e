//! Made by `cargo run -p registry-generate`; do not edit.

pub mod block_ids;
pub mod block_states;
pub mod blocks;
pub mod builtin;
pub mod entities;
pub mod entity_ids;
pub mod item_ids;
pub mod items;
pub mod older_26_1;
pub mod older_26_2;
pub mod shapes;
pub mod synced;
pub mod tags;
