//! Players: their state and what they may do.

pub mod inventory;
pub mod menu;
pub mod movement;
mod state;

pub use state::{Container, Dig, PendingTeleport, Player};
