//! Sounds, particles and events of the world.

use crate::error::DecodeError;
use crate::wire::{
    ByteArray, Decode, Encode, Holder, Identifier, Particle, Position, RawNbt, Reader, SoundEvent, VarInt,
    Vec3, Vec3f, wire_struct,
};

wire_struct! {
    /// Something that happens at a block, by number.
    LevelEvent {
        event: i32,
        position: Position,
        data: i32,
        /// Heard everywhere.
        global: bool,
    }

    /// Particles.
    LevelParticles {
        particle: Particle,
        override_limiter: bool,
        always_show: bool,
        position: Vec3,
        /// Spread on each axis.
        offset: Vec3f,
        max_speed: Vec3f,
        count: VarInt,
        /// 0 default, 1 alternative, 2 alternative with speed.
        randomization: VarInt,
    }

    /// An explosion; the blocks change in packets of their own.
    Explode {
        center: Vec3,
        radius: f32,
        block_count: i32,
        /// Of the player.
        knockback: Option<Vec3>,
        particle: Particle,
        sound: Holder<SoundEvent>,
        block_particles: Vec<BlockParticle>,
        play_sound: bool,
    }

    /// Particles of destroyed blocks.
    BlockParticle { particle: Particle, scaling: f32, speed: f32, weight: VarInt }

    /// A sound at a place.
    Sound {
        sound: Holder<SoundEvent>,
        /// 0 master, 1 music, 2 records, 3 weather, 4 blocks, 5 hostile, 6 neutral, 7 players, 8 ambient,
        /// 9 voice, 10 ui.
        category: VarInt,
        /// In 1/8 of a block.
        position: [i32; 3],
        volume: f32,
        pitch: f32,
        seed: i64,
    }

    /// A sound of an entity.
    SoundEntity {
        sound: Holder<SoundEvent>,
        /// As in [`Sound`].
        category: VarInt,
        entity: VarInt,
        volume: f32,
        pitch: f32,
        seed: i64,
    }
}

impl Sound {
    /// A coordinate in blocks as it goes on the wire; cut toward zero as vanilla does.
    #[must_use]
    pub fn fixed(coordinate: f64) -> i32 {
        (coordinate * 8.0) as i32
    }
}

/// Ends sounds: all, those of a category, those of a name, or both.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct StopSound {
    /// As in [`Sound`].
    pub category: Option<VarInt>,
    /// The sound's name.
    pub sound: Option<Identifier>,
}

impl Encode for StopSound {
    fn encode(&self, out: &mut Vec<u8>) {
        out.push(u8::from(self.category.is_some()) | u8::from(self.sound.is_some()) << 1);
        if let Some(category) = self.category {
            category.encode(out);
        }
        if let Some(sound) = &self.sound {
            sound.encode(out);
        }
    }
}

impl Decode<'_> for StopSound {
    fn decode(reader: &mut Reader<'_>) -> Result<Self, DecodeError> {
        let flags = reader.byte()?;
        let category = if flags & 1 != 0 { Some(VarInt::decode(reader)?) } else { None };
        let sound = if flags & 2 != 0 { Some(Identifier::decode(reader)?) } else { None };
        Ok(Self { category, sound })
    }
}

#[cfg(test)]
impl crate::wire::sample::Sample for StopSound {
    fn sample(rng: &mut crate::wire::sample::Rng) -> Self {
        Self { category: Option::sample(rng), sound: Option::sample(rng) }
    }
}

wire_struct! {
    /// What is on a map.
    MapItemData {
        map: VarInt,
        scale: i8,
        locked: bool,
        decorations: Option<Vec<MapDecoration>>,
        patch: MapPatch,
    }

    /// A mark on a map.
    MapDecoration {
        /// Number in the map_decoration_type registry.
        kind: VarInt,
        x: i8,
        z: i8,
        rotation: i8,
        /// Text component.
        name: Option<RawNbt>,
    }

    /// A rectangle of a map's colours.
    MapArea {
        rows: u8,
        x: u8,
        z: u8,
        colors: ByteArray<16384>,
    }
}

/// Changed colours of a map. No columns: nothing changed.
#[derive(Debug, Clone, PartialEq)]
pub struct MapPatch(pub Option<(u8, MapArea)>);

impl Encode for MapPatch {
    fn encode(&self, out: &mut Vec<u8>) {
        match &self.0 {
            Some((columns, area)) if *columns > 0 => {
                out.push(*columns);
                area.encode(out);
            }
            _ => out.push(0),
        }
    }
}

impl Decode<'_> for MapPatch {
    fn decode(reader: &mut Reader<'_>) -> Result<Self, DecodeError> {
        Ok(Self(match reader.byte()? {
            0 => None,
            columns => Some((columns, MapArea::decode(reader)?)),
        }))
    }
}

#[cfg(test)]
impl crate::wire::sample::Sample for MapPatch {
    fn sample(rng: &mut crate::wire::sample::Rng) -> Self {
        Self(bool::sample(rng).then(|| (1 + rng.below(127) as u8, MapArea::sample(rng))))
    }
}
