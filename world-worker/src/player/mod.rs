//! Players: their state and what they may do.

pub mod inventory;
pub mod menu;
pub mod movement;
mod state;
pub mod statistics;

pub use state::{Container, DEFAULT_ICON, Dig, PendingTeleport, Player};
