//! Entities.

use uuid::Uuid;

use crate::error::DecodeError;
use crate::wire::{
    Angle, Decode, Encode, EntityData, EntityDelta, EntityPath, Identifier, ItemStack, List, LpVec3,
    OptionalId, Reader, VarInt, Vec3, wire_struct,
};

wire_struct! {
    /// A new entity.
    AddEntity {
        entity: VarInt,
        uuid: Uuid,
        /// Number in the entity_type registry.
        kind: VarInt,
        position: Vec3,
        /// Blocks a tick.
        velocity: LpVec3,
        pitch: Angle,
        yaw: Angle,
        head_yaw: Angle,
        /// What it means depends on the kind.
        data: VarInt,
    }

    /// Entities that are no longer seen.
    RemoveEntities { entities: Vec<VarInt> }

    /// Moved.
    MoveEntityPos { entity: VarInt, delta: EntityDelta }

    /// Moved and turned.
    MoveEntityPosRot { entity: VarInt, delta: EntityDelta, yaw: Angle, pitch: Angle }

    /// Turned.
    MoveEntityRot { entity: VarInt, on_ground: bool, yaw: Angle, pitch: Angle }

    /// Where an entity is, absolutely.
    EntityPositionSync { entity: VarInt, path: EntityPath, yaw: f32, pitch: f32, on_ground: bool }

    /// Moves an entity at once.
    TeleportEntity {
        entity: VarInt,
        position: Vec3,
        /// Blocks a tick.
        velocity: Vec3,
        yaw: f32,
        pitch: f32,
        /// What is relative, as in `player_position`.
        flags: i32,
        on_ground: bool,
    }

    /// A minecart's way along its track.
    MoveMinecartAlongTrack { entity: VarInt, steps: Vec<MinecartStep> }

    /// A place on a minecart's way.
    MinecartStep { position: Vec3, velocity: Vec3, yaw: Angle, pitch: Angle, weight: f32 }

    /// Moves the vehicle the player steers.
    MoveVehicle { position: Vec3, yaw: f32, pitch: f32 }

    /// Turned its head.
    RotateHead { entity: VarInt, head_yaw: Angle }

    /// A velocity.
    SetEntityMotion {
        entity: VarInt,
        /// Blocks a tick.
        velocity: LpVec3,
    }

    /// How fast a projectile speeds up.
    ProjectilePower { entity: VarInt, power: f64 }

    /// Synced values that changed.
    SetEntityData { entity: VarInt, data: EntityData }

    /// What an entity wears and holds.
    SetEquipment { entity: VarInt, equipment: Equipment }

    /// A leash; holder 0 or less: none.
    SetEntityLink { attached: i32, holder: i32 }

    /// Who rides a vehicle.
    SetPassengers { vehicle: VarInt, passengers: Vec<VarInt> }

    /// Wakes up (0), is hit critically (1) or by magic (2).
    Animate { entity: VarInt, action: u8 }

    /// Swings a hand.
    SwingAnimation {
        entity: VarInt,
        hand: crate::packets::Hand,
        /// 0 none, 1 whack, 2 stab.
        kind: VarInt,
        /// In ticks.
        duration: VarInt,
    }

    /// Something an entity does, by number.
    EntityEvent { entity: i32, event: i8 }

    /// An entity is hurt.
    DamageEvent {
        entity: VarInt,
        /// Number in the damage_type registry.
        source_type: VarInt,
        cause: OptionalId,
        direct: OptionalId,
        position: Option<Vec3>,
    }

    /// The direction a hit came from.
    HurtAnimation { entity: VarInt, yaw: f32 }

    /// An item flies to who picked it up.
    TakeItemEntity { item: VarInt, collector: VarInt, count: VarInt }

    /// Attributes that changed.
    UpdateAttributes { entity: VarInt, attributes: List<AttributeSnapshot, 128> }

    /// One attribute.
    AttributeSnapshot {
        /// Number in the attribute registry.
        attribute: VarInt,
        base: f64,
        modifiers: Vec<AttributeModifier>,
    }

    /// A change to an attribute.
    AttributeModifier {
        id: Identifier,
        amount: f64,
        /// 0 add, 1 multiply base, 2 multiply total.
        operation: VarInt,
    }

    /// An effect.
    UpdateMobEffect {
        entity: VarInt,
        /// Number in the mob_effect registry.
        effect: VarInt,
        amplifier: VarInt,
        /// In ticks; -1: without end.
        duration: VarInt,
        /// 1 ambient, 2 visible, 4 icon, 8 blend.
        flags: u8,
    }

    /// An effect's end.
    RemoveMobEffect { entity: VarInt, effect: VarInt }
}

/// Slots and their stacks: 0 main hand, 1 off hand, 2 feet, 3 legs, 4 chest, 5 head, 6 body, 7 saddle.
///
/// Never empty on the wire: bit 7 of a slot says that another follows.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Equipment(pub Vec<(u8, ItemStack)>);

impl Equipment {
    const MORE: u8 = 0x80;
    /// Number of slots.
    const SLOTS: usize = 8;
}

impl Encode for Equipment {
    fn encode(&self, out: &mut Vec<u8>) {
        for (place, (slot, stack)) in self.0.iter().enumerate() {
            let more = place + 1 < self.0.len();
            out.push(slot & !Self::MORE | if more { Self::MORE } else { 0 });
            stack.encode(out);
        }
    }
}

impl Decode<'_> for Equipment {
    fn decode(reader: &mut Reader<'_>) -> Result<Self, DecodeError> {
        let mut slots = Vec::new();
        loop {
            let slot = reader.byte()?;
            slots.push((slot & !Self::MORE, ItemStack::decode(reader)?));
            if slot & Self::MORE == 0 {
                return Ok(Self(slots));
            }
            if slots.len() > Self::SLOTS * 2 {
                return Err(DecodeError::Length { what: "equipment", length: 17, limit: 16 });
            }
        }
    }
}

#[cfg(test)]
impl crate::wire::sample::Sample for Equipment {
    fn sample(rng: &mut crate::wire::sample::Rng) -> Self {
        Self((0..=rng.below(6) as u8).map(|slot| (slot, ItemStack::sample(rng))).collect())
    }
}
