//! The player's own state.

use crate::wire::{Holder, Identifier, OptionalNbt, Position, RawNbt, VarInt, Vec3, wire_struct, wire_union};

wire_struct! {
    /// Moves the player, who must confirm it.
    PlayerPosition {
        teleport: VarInt,
        position: Vec3,
        /// Blocks a tick.
        velocity: Vec3,
        yaw: f32,
        pitch: f32,
        /// Relative: 1 x, 2 y, 4 z, 8 yaw, 16 pitch, 32, 64, 128 velocity, 256 velocity turns along.
        flags: i32,
    }

    /// Turns the player.
    PlayerRotation { yaw: f32, relative_yaw: bool, pitch: f32, relative_pitch: bool }

    /// Turns the player to a point or an entity.
    PlayerLookAt {
        /// Of the player: 0 feet, 1 eyes.
        from: VarInt,
        target: Vec3,
        entity: Option<LookAtEntity>,
    }

    /// The entity looked at.
    LookAtEntity {
        entity: VarInt,
        /// 0 feet, 1 eyes.
        anchor: VarInt,
    }

    /// What the player can do.
    PlayerAbilities {
        /// 1 invulnerable, 2 flying, 4 may fly, 8 breaks blocks at once.
        flags: u8,
        fly_speed: f32,
        walk_speed: f32,
    }

    /// Health and food.
    SetHealth {
        health: f32,
        food: VarInt,
        saturation: f32,
    }

    /// Experience.
    SetExperience {
        /// Of the bar, 0..=1.
        progress: f32,
        level: VarInt,
        total: VarInt,
    }

    /// The hotbar slot in hand.
    SetHeldSlot {
        /// 0..=8.
        slot: VarInt,
    }

    /// Through whose eyes the player looks.
    SetCamera { entity: VarInt }

    /// The end of a fight.
    PlayerCombatEnd {
        /// In ticks.
        duration: VarInt,
    }

    /// The beginning of a fight.
    PlayerCombatEnter {}

    /// The player died.
    PlayerCombatKill {
        player: VarInt,
        /// Text component.
        message: RawNbt,
    }

    /// How long an item cannot be used.
    Cooldown {
        group: Identifier,
        /// In ticks.
        duration: VarInt,
    }

    /// Statistics, asked for by the client.
    AwardStats { stats: Vec<Stat> }

    /// One statistic.
    Stat {
        /// Number in the stat_type registry.
        kind: VarInt,
        /// Number in the registry the kind counts.
        id: VarInt,
        value: VarInt,
    }

    /// The highest sequence number handled.
    BlockChangedAck { sequence: VarInt }

    /// Lets the player write on a sign.
    OpenSignEditor {
        position: Position,
        /// 0 back, 1 front.
        side: VarInt,
    }

    /// Lets the player read the book in hand.
    OpenBook { hand: crate::packets::Hand }

    /// Answers a query for a block entity's or an entity's data.
    TagQuery { transaction: VarInt, tag: OptionalNbt }

    /// A dialog, by number or inline.
    ShowDialog { dialog: Holder<RawNbt> }

    /// A place on the locator bar.
    Waypoint {
        /// 0 track, 1 untrack, 2 update.
        operation: VarInt,
        source: WaypointSource,
        style: Identifier,
        /// Red, green, blue.
        color: Option<[u8; 3]>,
        place: WaypointPlace,
    }
}

wire_union! {
    /// Whose place it is.
    WaypointSource: u8 {
        Name = 0 { name: String }
        Entity = 1 { uuid: uuid::Uuid }
    }
}

wire_union! {
    /// How exactly the place is known.
    WaypointPlace: VarInt {
        Empty = 0 {}
        Block = 1 { x: VarInt, y: VarInt, z: VarInt }
        Chunk = 2 { x: VarInt, z: VarInt }
        /// Radians.
        Azimuth = 3 { angle: f32 }
    }
}
