//! The packets by which a client enters the world, in vanilla's order.

use bytes::Bytes;
use java::packets::GlobalPosition;
use java::packets::play::Difficulty;
use java::packets::play::clientbound::{
    ChangeDifficulty, GameEvent, InitializeBorder, Login, PlayerAbilities, PlayerPosition, PostEffects,
    RecipeBookAdd, RecipeBookSetting, RecipeBookSettings, Respawn, ServerData, SetDefaultSpawnPosition,
    SetExperience, SetHealth, SetHeldSlot, SetTime, SpawnInfo, TickingState, TickingStep, UpdateAdvancements,
    UpdateRecipes,
};
use java::wire::{ByteArray, Identifier, OptionalId, Position, RawNbt, VarInt, VarLong, Vec3};
use link::v1;

use super::roster::game_mode;
use super::{Frames, message};
use crate::view::roster::Listed;

/// Permission levels are told as entity events from this number on.
const PERMISSION_EVENT: u32 = 24;
/// Highest permission level.
const MAX_PERMISSION: u32 = 4;
/// `game_event`: rain begins.
const RAIN_BEGINS: u8 = 1;
/// `game_event`: how strong the rain is.
const RAIN_LEVEL: u8 = 7;
/// `game_event`: how strong the thunder is.
const THUNDER_LEVEL: u8 = 8;
/// `game_event`: chunks are on their way, the client may leave the loading screen when its own is there.
const CHUNKS_FOLLOW: u8 = 13;

/// What the join sequence is made of.
#[derive(Debug)]
pub struct JoinSequence<'a> {
    /// The world.
    pub world: &'a v1::WorldInfo,
    /// What the owner said of the player.
    pub joined: &'a v1::Joined,
    /// Players in the list.
    pub roster: &'a [Listed],
    /// The player itself.
    pub own: &'a Listed,
    /// Message of the day.
    pub motd: &'a str,
    /// Icon as PNG.
    pub icon: Option<&'a Bytes>,
}

/// A dimension of the world; the first when there is no such.
fn dimension(world: &v1::WorldInfo, index: u32) -> Option<&v1::Dimension> {
    world.dimensions.get(index as usize).or(world.dimensions.first())
}

/// Name of a dimension.
pub(super) fn dimension_name(world: &v1::WorldInfo, index: u32) -> Identifier {
    let name = dimension(world, index).map_or("minecraft:overworld", |dimension| &dimension.name);
    Identifier::new(name.to_owned())
}

fn spawn_info(world: &v1::WorldInfo, index: u32, mode: i32, previous: Option<i32>) -> SpawnInfo {
    let dimension = dimension(world, index);
    SpawnInfo {
        dimension_type: VarInt::from(dimension.map_or(0, |dimension| dimension.r#type)),
        dimension: dimension_name(world, index),
        hashed_seed: world.hashed_seed,
        game_mode: game_mode(mode),
        previous_game_mode: OptionalId(previous.map(|mode| mode as u32)),
        is_debug: world.is_debug,
        is_flat: world.is_flat,
        death_location: None,
        portal_cooldown: VarInt(0),
        sea_level: VarInt(dimension.map_or(63, |dimension| dimension.sea_level)),
    }
}

fn vec3(at: Option<&v1::Vec3>) -> Vec3 {
    at.map_or(Vec3::ZERO, |at| Vec3 { x: at.x, y: at.y, z: at.z })
}

impl Frames {
    /// All that is sent between the end of configuration and the first chunks.
    pub fn join_sequence(&self, out: &mut Vec<u8>, sequence: &JoinSequence<'_>) {
        let JoinSequence { world, joined, roster, own, .. } = *sequence;
        self.put(
            out,
            &Login {
                entity: joined.entity.cast_signed(),
                hardcore: world.hardcore,
                dimensions: world.dimensions.iter().map(|d| Identifier::new(d.name.clone())).collect(),
                max_players: VarInt::from(world.max_players),
                view_distance: VarInt::from(world.view_distance),
                simulation_distance: VarInt::from(world.simulation_distance),
                reduced_debug_info: joined.reduced_debug_info,
                enable_respawn_screen: joined.enable_respawn_screen,
                limited_crafting: joined.limited_crafting,
                spawn: spawn_info(world, joined.dimension, joined.game_mode, joined.previous_game_mode),
                online_mode: false,
                enforces_secure_chat: false,
            },
        );
        self.difficulty(out, &joined.difficulty.unwrap_or_default());
        self.abilities(out, &joined.abilities.unwrap_or_default());
        self.put(out, &SetHeldSlot { slot: VarInt::from(joined.held_slot) });
        self.put(out, &UpdateRecipes { property_sets: Vec::new(), stonecutter: Vec::new() });
        self.permission_level(out, joined.entity, joined.permission_level);
        if let Some(commands) = &joined.commands {
            self.put(out, &message::commands(commands));
        }
        let book = |number| {
            let known = joined.recipe_books.iter().find(|settings| settings.book == number);
            known.map_or(RecipeBookSetting { open: false, filtering: false }, |settings| RecipeBookSetting {
                open: settings.open,
                filtering: settings.filtering,
            })
        };
        self.put(
            out,
            &RecipeBookSettings {
                crafting: book(0),
                furnace: book(1),
                blast_furnace: book(2),
                smoker: book(3),
            },
        );
        self.put(out, &RecipeBookAdd { entries: Vec::new(), replace: true });
        let rotation = joined.rotation.unwrap_or_default();
        self.put(
            out,
            &PlayerPosition {
                teleport: VarInt::from(joined.teleport),
                position: vec3(joined.position.as_ref()),
                velocity: Vec3::ZERO,
                yaw: rotation.yaw,
                pitch: rotation.pitch,
                flags: 0,
            },
        );
        self.put(
            out,
            &ServerData {
                motd: RawNbt::string(sequence.motd),
                icon: sequence.icon.map(|png| ByteArray(png.clone())),
            },
        );
        let others: Vec<Listed> = roster.iter().filter(|listed| listed.uuid != own.uuid).cloned().collect();
        self.roster_add(out, &others);
        self.roster_add(out, std::slice::from_ref(own));
        self.border(out, &joined.border.unwrap_or_default());
        self.full_time(out, joined.time.as_ref());
        if let Some(spawn) = &joined.spawn {
            self.spawn_point(out, world, spawn);
        }
        if let Some(weather) = joined.weather.filter(|weather| weather.raining) {
            self.game_event(out, RAIN_BEGINS, 0.0);
            self.game_event(out, RAIN_LEVEL, weather.rain_level);
            self.game_event(out, THUNDER_LEVEL, weather.thunder_level);
        }
        self.game_event(out, CHUNKS_FOLLOW, 0.0);
        self.ticking(
            out,
            &joined.ticking.unwrap_or(v1::TickingState { rate: 20.0, frozen: false, steps: 0 }),
        );
        self.put(out, &PostEffects { effects: Vec::new() });
        if let Some(inventory) = &joined.inventory {
            self.container_content(out, inventory);
        }
        self.metadata(out, joined.entity, u32::from(registry::entities::PLAYER), &joined.metadata);
        self.attributes(out, joined.entity, &joined.attributes);
        self.put(
            out,
            &UpdateAdvancements {
                reset: true,
                added: Vec::new(),
                removed: Vec::new(),
                progress: Vec::new(),
                show: false,
            },
        );
        self.health(out, &joined.health.unwrap_or(v1::Health { health: 20.0, food: 20, saturation: 5.0 }));
        self.experience(out, &joined.experience.unwrap_or_default());
    }

    /// Puts a player into a dimension anew.
    pub fn respawn(&self, out: &mut Vec<u8>, world: &v1::WorldInfo, respawned: &v1::Respawned) {
        let spawn = spawn_info(world, respawned.dimension, respawned.game_mode, respawned.previous_game_mode);
        self.put(out, &Respawn { spawn, data_kept: respawned.data_kept as u8 });
        self.game_event(out, CHUNKS_FOLLOW, 0.0);
    }

    pub(super) fn difficulty(&self, out: &mut Vec<u8>, difficulty: &v1::Difficulty) {
        let level = Difficulty::from_number(difficulty.difficulty as i32).unwrap_or(Difficulty::Easy);
        self.put(out, &ChangeDifficulty { difficulty: level, locked: difficulty.locked });
    }

    pub(super) fn abilities(&self, out: &mut Vec<u8>, abilities: &v1::Abilities) {
        self.put(
            out,
            &PlayerAbilities {
                flags: abilities.flags as u8,
                fly_speed: abilities.fly_speed,
                walk_speed: abilities.walk_speed,
            },
        );
    }

    pub(super) fn permission_level(&self, out: &mut Vec<u8>, entity: u32, level: u32) {
        self.entity_event(out, entity, PERMISSION_EVENT + level.min(MAX_PERMISSION));
    }

    pub(super) fn border(&self, out: &mut Vec<u8>, border: &v1::WorldBorder) {
        self.put(
            out,
            &InitializeBorder {
                x: border.x,
                z: border.z,
                old_size: border.old_size,
                new_size: border.new_size,
                lerp_ticks: VarLong(border.lerp_ticks.cast_signed()),
                absolute_max_size: VarInt::from(border.portal_max_size),
                warning_blocks: VarInt::from(border.warning_blocks),
                warning_time: VarInt::from(border.warning_time),
            },
        );
    }

    pub(super) fn full_time(&self, out: &mut Vec<u8>, time: Option<&v1::WorldTime>) {
        let clocks = time.map_or(&[][..], |time| &time.clocks).iter().map(message::clock).collect();
        self.put(out, &SetTime { game_time: time.map_or(0, |time| time.game_time), clocks });
    }

    pub(super) fn spawn_point(&self, out: &mut Vec<u8>, world: &v1::WorldInfo, spawn: &v1::SpawnPoint) {
        let at = spawn.position.unwrap_or_default();
        let place = GlobalPosition {
            dimension: dimension_name(world, spawn.dimension),
            position: Position { x: at.x, y: at.y, z: at.z },
        };
        self.put(out, &SetDefaultSpawnPosition { place, yaw: spawn.yaw, pitch: spawn.pitch });
    }

    pub(super) fn game_event(&self, out: &mut Vec<u8>, event: u8, value: f32) {
        self.put(out, &GameEvent { event, value });
    }

    pub(super) fn ticking(&self, out: &mut Vec<u8>, ticking: &v1::TickingState) {
        self.put(out, &TickingState { rate: ticking.rate, frozen: ticking.frozen });
        self.put(out, &TickingStep { steps: VarInt::from(ticking.steps) });
    }

    pub(super) fn health(&self, out: &mut Vec<u8>, health: &v1::Health) {
        self.put(
            out,
            &SetHealth {
                health: health.health,
                food: VarInt::from(health.food),
                saturation: health.saturation,
            },
        );
    }

    pub(super) fn experience(&self, out: &mut Vec<u8>, experience: &v1::Experience) {
        self.put(
            out,
            &SetExperience {
                progress: experience.bar,
                level: VarInt::from(experience.level),
                total: VarInt::from(experience.total),
            },
        );
    }
}
