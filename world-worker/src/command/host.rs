//! What commands need of the server. The simulation implements [`Host`]; tests have a small one of their own.

use brigadier::GameMode;
use chunk::BlockPos;
use text::Text;
use uuid::Uuid;
use worldgen::locate::StructureNames;

use crate::boss_bars::BossBars;
use crate::command::locate::{Question, Sought};
use crate::pregen::Request;
use crate::rules::{GameRules, RuleError, RuleValue};
use crate::tick_rate::TickRate;
use crate::tick_times::Mspt;
use crate::world_border::WorldBorder;

/// An entity as selectors and commands see it.
#[derive(Clone, Debug, PartialEq)]
pub struct EntityView {
    /// Account or entity id.
    pub uuid: Uuid,
    /// Plain name: the account's, or the name of the type.
    pub name: String,
    /// Full name of the entity type; `minecraft:player` for players.
    pub kind: &'static str,
    /// Feet, in blocks.
    pub position: [f64; 3],
    /// Degrees.
    pub yaw: f32,
    /// Degrees.
    pub pitch: f32,
    /// Width and height in blocks.
    pub size: [f64; 2],
    /// Height of the eyes above the feet, blocks.
    pub eye_height: f64,
    /// Unset for others than players.
    pub game_mode: Option<GameMode>,
    /// Experience level; 0 for others than players.
    pub experience_level: i32,
    /// Permission level 0..=4; 0 for others than players.
    pub permission_level: u8,
    /// Whether it lives.
    pub alive: bool,
}

impl EntityView {
    /// Whether it is a player.
    pub fn is_player(&self) -> bool {
        self.game_mode.is_some()
    }
}

/// An account, online or not.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub struct Profile {
    /// Account id.
    pub uuid: Uuid,
    /// Name.
    pub name: String,
}

/// An entry of a ban list.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Ban {
    /// Player name or address.
    pub target: String,
    /// Who banned.
    pub source: String,
    /// Why; unset: the default reason.
    pub reason: Option<String>,
}

/// How a chat line of a command is decorated (the `chat_type` registry).
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum ChatKind {
    /// `/say`: `minecraft:say_command`.
    Say,
    /// `/me`: `minecraft:emote_command`.
    Emote,
    /// `/msg`, as its receiver sees it: `minecraft:msg_command_incoming`.
    MessageIncoming,
    /// `/msg`, as its sender sees it: `minecraft:msg_command_outgoing`.
    MessageOutgoing,
}

impl ChatKind {
    /// Entry of the `minecraft:chat_type` registry.
    pub fn registry_name(self) -> &'static str {
        match self {
            ChatKind::Say => "minecraft:say_command",
            ChatKind::Emote => "minecraft:emote_command",
            ChatKind::MessageIncoming => "minecraft:msg_command_incoming",
            ChatKind::MessageOutgoing => "minecraft:msg_command_outgoing",
        }
    }

    /// Translation key of the decoration for a reader of plain text (the console): name, then message.
    pub fn translation_key(self) -> &'static str {
        match self {
            ChatKind::Say => "chat.type.announcement",
            ChatKind::Emote => "chat.type.emote",
            ChatKind::MessageIncoming => "commands.message.display.incoming",
            ChatKind::MessageOutgoing => "commands.message.display.outgoing",
        }
    }
}

/// A block, as far as this worker knows it.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum BlockAt {
    /// Its state.
    State(u16),
    /// The chunk is not loaded.
    Unloaded,
}

/// A clock of the `world_clock` registry.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Clock {
    /// Ticks it shows.
    pub ticks: i64,
    /// Whether it stands still.
    pub paused: bool,
    /// Ticks it moves in one tick of the game; 1 unless changed.
    pub rate: f32,
}

/// Weather that `/weather` asks for.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Weather {
    /// No rain.
    Clear,
    /// Rain.
    Rain,
    /// Rain and thunder.
    Thunder,
}

/// How a block is placed.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Placement {
    /// Neighbours are told and shapes adjusted, as when a player places it.
    Update,
    /// The state as given, nobody is told but viewers.
    Strict,
    /// The old block breaks first, with drops and effects; then as [`Placement::Update`].
    Destroy,
}

/// A sound, as one player hears it.
#[derive(Clone, Debug, PartialEq)]
pub struct Sound {
    /// With namespace; of the game or of a resource pack.
    pub name: String,
    /// 0 master … 10 ui.
    pub category: u32,
    /// Where it comes from, blocks.
    pub position: [f64; 3],
    /// 1: as loud as it is.
    pub volume: f32,
    /// 1: as it is.
    pub pitch: f32,
    /// Chooses among its variants.
    pub seed: i64,
}

/// Particles, as one player sees them.
#[derive(Clone, Debug, PartialEq)]
pub struct Particles {
    /// Number in the `particle_type` registry.
    pub kind: u32,
    /// Its options as on the wire.
    pub options: Vec<u8>,
    /// Shown from afar, and also to who wants few.
    pub force: bool,
    /// Middle, blocks.
    pub position: [f64; 3],
    /// How far they are spread on each axis, blocks.
    pub spread: [f64; 3],
    /// How fast they are.
    pub speed: f32,
    /// How many; 0: one, that moves along `spread`.
    pub count: u32,
}

/// Something that only a player's client is told.
#[derive(Clone, Debug, PartialEq)]
pub enum Show {
    /// Takes titles away, and sets their times to the usual if `reset`.
    ClearTitles {
        /// See above.
        reset: bool,
    },
    /// How long titles take to appear, stay and vanish, ticks.
    TitleTimes {
        /// To appear.
        fade_in: i32,
        /// To stay.
        stay: i32,
        /// To vanish.
        fade_out: i32,
    },
    /// A title, with the subtitle that was set before.
    Title(Text),
    /// The subtitle of the next title.
    Subtitle(Text),
    /// A line above the hotbar.
    ActionBar(Text),
    /// A sound.
    Sound(Sound),
    /// Silence: for a category, for a sound, for both, or for all.
    StopSound {
        /// As in [`Sound`].
        category: Option<u32>,
        /// With namespace.
        sound: Option<String>,
    },
    /// Particles.
    Particles(Particles),
    /// The way to another server.
    Transfer {
        /// Name or address.
        host: String,
        /// TCP port.
        port: u16,
    },
}

/// The server, as commands see it. Nothing here blocks.
pub trait Host {
    // ---- players and entities

    /// All entities this server knows, players first in the order they joined.
    fn entities(&self) -> Vec<EntityView>;
    /// One entity.
    fn entity(&self, uuid: Uuid) -> Option<EntityView> {
        self.entities().into_iter().find(|entity| entity.uuid == uuid)
    }
    /// Slots of the server.
    fn max_players(&self) -> u32;
    /// A random number, for `@r` and shuffled selectors.
    fn random(&mut self) -> u64;
    /// Sends a system message (not to the action bar) to a player.
    fn send(&mut self, player: Uuid, message: &Text);
    /// Prints a line at the console and in the log.
    fn print(&mut self, line: &str);
    /// Sends a `disguised_chat` line to `receiver`, or to every player if unset. `target` is the extra name that
    /// [`ChatKind::MessageOutgoing`] shows. The console needs nothing from this: commands print there themselves.
    fn chat(
        &mut self,
        kind: ChatKind,
        sender: &Text,
        target: Option<&Text>,
        message: &Text,
        receiver: Option<Uuid>,
    );
    /// Changes a player's game mode with everything clients must be told; false if it had it already.
    fn set_game_mode(&mut self, player: Uuid, mode: GameMode) -> bool;
    /// Moves an entity; `None` for a rotation that stays. `relative` says which of x, y, z, yaw, pitch the command gave
    /// relative to the entity, so that the client keeps its motion there.
    fn teleport(&mut self, entity: Uuid, position: [f64; 3], rotation: Option<[f32; 2]>, relative: [bool; 5]);
    /// Tells a player's client, and nobody else.
    fn show(&mut self, player: Uuid, what: &Show);
    /// Lets a spectator look through an entity's eyes, or through its own again.
    fn spectate(&mut self, player: Uuid, target: Option<Uuid>);
    /// How a player looks on the locator bar: style, and colour unless clients choose.
    fn locator_icon(&self, player: Uuid) -> (String, Option<u32>);
    /// Changes that.
    fn set_locator_icon(&mut self, player: Uuid, icon: (String, Option<u32>));
    /// Kills an entity.
    fn kill(&mut self, entity: Uuid);
    /// Disconnects a player.
    fn kick(&mut self, player: Uuid, reason: &Text);
    /// Address of a player, without the port.
    fn address(&self, player: Uuid) -> Option<String>;
    /// Puts items into a player's inventory and drops the rest.
    fn give(&mut self, player: Uuid, item: u16, count: u32);
    /// Removes at most `max` items that match (all if unset; 0 only counts) and says how many matched.
    fn clear_items(&mut self, player: Uuid, matches: &dyn Fn(u16) -> bool, max: Option<u32>) -> u32;

    // ---- server

    /// Asks the server to stop.
    fn stop(&mut self);
    /// Saves everything, waiting for the disk if `flush`; false if that failed.
    fn save(&mut self, flush: bool) -> bool;
    /// Whether the world is saved from time to time.
    fn autosave(&self) -> bool;
    /// Switches that.
    fn set_autosave(&mut self, on: bool);
    /// Game mode of new players.
    fn default_game_mode(&self) -> GameMode;
    /// Sets it.
    fn set_default_game_mode(&mut self, mode: GameMode);
    /// Whether players get the default game mode at each join (`force-gamemode`).
    fn force_game_mode(&self) -> bool;
    /// Minutes without input after which players are kicked; 0: never.
    fn set_idle_timeout(&mut self, minutes: u32);
    /// Whether other operators hear of console commands (`broadcast-console-to-ops`).
    fn console_informs_ops(&self) -> bool;

    // ---- world

    /// The seed.
    fn seed(&self) -> i64;
    /// Age of the world in ticks.
    fn game_time(&self) -> i64;
    /// A clock by its full name; `None` if there is none.
    fn clock(&self, name: &str) -> Option<Clock>;
    /// Sets a clock and tells clients.
    fn set_clock(&mut self, name: &str, clock: Clock);
    /// Changes the weather for some ticks, or for a random time if unset.
    fn set_weather(&mut self, weather: Weather, ticks: Option<i32>);
    /// 0 peaceful … 3 hard.
    fn difficulty(&self) -> u8;
    /// Sets it and tells clients.
    fn set_difficulty(&mut self, difficulty: u8);
    /// The game rules.
    fn rules(&self) -> &GameRules;
    /// Sets a rule, with what follows from it.
    fn set_rule(&mut self, name: &str, value: RuleValue) -> Result<(), RuleError>;
    /// Rate, freezing, stepping, sprinting.
    fn tick_rate(&self) -> &TickRate;
    /// The same to change; [`Host::tick_rate_changed`] is called afterwards.
    fn tick_rate_mut(&mut self) -> &mut TickRate;
    /// Tells clients of the changed tick rate.
    fn tick_rate_changed(&mut self);
    /// How long ticks take.
    fn mspt(&self) -> Mspt;
    /// Where players appear.
    fn spawn(&self) -> BlockPos;
    /// Sets it (yaw and pitch in degrees) and tells clients.
    fn set_spawn(&mut self, position: BlockPos, yaw: f32, pitch: f32);
    /// The world's border.
    fn border(&self) -> &WorldBorder;
    /// Changes it and tells clients.
    fn set_border(&mut self, border: WorldBorder);
    /// Boss bars; clients are told of changes at the end of the tick.
    fn boss_bars(&mut self) -> &mut BossBars;
    /// Ids of all boss bars.
    fn boss_bar_ids(&self) -> Vec<String>;
    /// Lowest y of the world, and the first y above it.
    fn height(&self) -> std::ops::Range<i32>;
    /// A block; positions above and below the world count as loaded air.
    fn block(&self, position: BlockPos) -> BlockAt;
    /// Names of all structures.
    fn structures(&self) -> &StructureNames;
    /// Begins a search, whose outcome [`answer`](crate::command::locate::answer) tells later; false when too many are
    /// under way.
    fn search(&mut self, question: Question, sought: Sought) -> bool;
    /// Does what `/pregen` asks for: what to say, or why it cannot be.
    fn pregen(&mut self, request: Request) -> Result<String, String>;
    /// Sets a block; false if it was that already or could not be set.
    fn set_block(&mut self, position: BlockPos, state: u16, placement: Placement) -> bool;

    // ---- lists

    /// The account of that name: online, remembered, or (in offline mode) made from the name.
    fn profile(&self, name: &str) -> Option<Profile>;
    /// Operators.
    fn ops(&self) -> Vec<Profile>;
    /// Makes someone an operator with the configured level and sends the new tree.
    fn op(&mut self, profile: &Profile);
    /// The reverse.
    fn deop(&mut self, profile: &Profile);
    /// Whether only listed players may join.
    fn whitelist_enabled(&self) -> bool;
    /// Switches that.
    fn set_whitelist_enabled(&mut self, on: bool);
    /// Listed players.
    fn whitelist(&self) -> Vec<Profile>;
    /// Adds to the list; false if already there.
    fn whitelist_add(&mut self, profile: &Profile) -> bool;
    /// Takes from the list; false if not there.
    fn whitelist_remove(&mut self, profile: &Profile) -> bool;
    /// Reads the list from disk again.
    fn whitelist_reload(&mut self);
    /// Whether unlisted players are kicked when the list changes (`enforce-whitelist`).
    fn enforce_whitelist(&self) -> bool;
    /// Banned players.
    fn bans(&self) -> Vec<Ban>;
    /// Bans an account; false if it was. Commands kick it themselves.
    fn ban(&mut self, profile: &Profile, source: &str, reason: Option<&str>) -> bool;
    /// The reverse; false if it was not banned.
    fn pardon(&mut self, profile: &Profile) -> bool;
    /// Banned addresses.
    fn ip_bans(&self) -> Vec<Ban>;
    /// Bans an address; false if it was.
    fn ban_ip(&mut self, address: &str, source: &str, reason: Option<&str>) -> bool;
    /// The reverse; false if it was not banned.
    fn pardon_ip(&mut self, address: &str) -> bool;
}
