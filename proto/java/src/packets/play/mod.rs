//! Play.

pub mod clientbound;
pub mod serverbound;

use crate::wire::{VarInt, wire_enum};

wire_enum! {
    /// How a player plays.
    GameMode: VarInt, unknown Survival { Survival = 0, Creative = 1, Adventure = 2, Spectator = 3 }
}

wire_enum! {
    /// How hard the world is.
    Difficulty: VarInt { Peaceful = 0, Easy = 1, Normal = 2, Hard = 3 }
}

wire_enum! {
    /// A face of a block.
    Direction: VarInt { Down = 0, Up = 1, North = 2, South = 3, West = 4, East = 5 }
}
