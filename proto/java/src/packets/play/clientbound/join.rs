//! Joining, respawning and the frame of the world.

use super::super::Difficulty;
use crate::packets::GlobalPosition;
use crate::packets::play::GameMode;
use crate::wire::{ByteArray, Identifier, OptionalId, RawNbt, VarInt, VarLong, wire_struct};

wire_struct! {
    /// Begins play.
    Login {
        /// The player's own entity.
        entity: i32,
        hardcore: bool,
        dimensions: Vec<Identifier>,
        max_players: VarInt,
        /// In chunks.
        view_distance: VarInt,
        /// In chunks.
        simulation_distance: VarInt,
        reduced_debug_info: bool,
        enable_respawn_screen: bool,
        limited_crafting: bool,
        spawn: SpawnInfo,
        online_mode: bool,
        enforces_secure_chat: bool,
    }

    /// The dimension and mode a player appears in.
    SpawnInfo {
        /// Number in the dimension_type registry.
        dimension_type: VarInt,
        dimension: Identifier,
        /// First 8 bytes of the SHA-256 of the seed.
        hashed_seed: i64,
        game_mode: GameMode,
        /// A game mode's number, if there was one before.
        previous_game_mode: OptionalId,
        is_debug: bool,
        is_flat: bool,
        death_location: Option<GlobalPosition>,
        /// In ticks.
        portal_cooldown: VarInt,
        /// Block height.
        sea_level: VarInt,
    }

    /// Puts the player into a dimension anew.
    Respawn {
        spawn: SpawnInfo,
        /// 1 attributes, 2 entity data.
        data_kept: u8,
    }

    /// How hard the world is.
    ChangeDifficulty { difficulty: Difficulty, locked: bool }

    /// The server's description.
    ServerData {
        /// Text component.
        motd: RawNbt,
        /// PNG.
        icon: Option<ByteArray<1_048_576>>,
    }

    /// Where compasses point and new players appear.
    SetDefaultSpawnPosition { place: GlobalPosition, yaw: f32, pitch: f32 }

    /// The world border.
    InitializeBorder {
        x: f64,
        z: f64,
        /// Blocks across.
        old_size: f64,
        /// Blocks across.
        new_size: f64,
        /// Ticks until the new size is reached.
        lerp_ticks: VarLong,
        /// Blocks from the middle beyond which no portal leads.
        absolute_max_size: VarInt,
        warning_blocks: VarInt,
        /// In seconds.
        warning_time: VarInt,
    }

    /// The border's middle.
    SetBorderCenter { x: f64, z: f64 }

    /// The border begins to grow or shrink.
    SetBorderLerpSize { old_size: f64, new_size: f64, lerp_ticks: VarLong }

    /// The border's size, blocks across.
    SetBorderSize { size: f64 }

    /// Seconds before the border arrives.
    SetBorderWarningDelay { warning_time: VarInt }

    /// Blocks from the border.
    SetBorderWarningDistance { warning_blocks: VarInt }

    /// The world's clocks; those not named go on by themselves.
    SetTime {
        /// Ticks since the world began.
        game_time: i64,
        clocks: Vec<ClockUpdate>,
    }

    /// The state of one clock.
    ClockUpdate {
        /// Number in the world_clock registry.
        clock: VarInt,
        total_ticks: VarLong,
        partial_tick: f32,
        /// Ticks a tick; 0: stands still.
        rate: f32,
    }

    /// How fast the server ticks.
    TickingState {
        /// Ticks a second.
        rate: f32,
        frozen: bool,
    }

    /// Ticks a frozen world still makes.
    TickingStep { steps: VarInt }

    /// Weather, game mode and the like.
    GameEvent {
        /// 1 rain begins, 2 rain ends, 3 game mode, 7 rain level, 8 thunder level, 11 immediate respawn,
        /// 12 limited crafting, 13 chunks are on their way.
        event: u8,
        value: f32,
    }

    /// Values of game rules, asked for by the client.
    GameRuleValues { rules: Vec<(String, String)> }

    /// The server's disk is nearly full.
    LowDiskSpaceWarning {}
}
