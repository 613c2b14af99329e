//! The state of one player, as its home worker keeps it.

use chunk::{BlockPos, ChunkPos};
use link::v1::{Animation, ClientInformation, GameMode, ItemStack, Metadata};
use uuid::Uuid;

use super::inventory::{Inventory, empty};
use super::menu::{Drag, Layout};
use super::statistics::Statistics;
use crate::replication::LinkId;

/// Width of a player's box, blocks.
const WIDTH: f64 = 0.6;
/// Height standing and sneaking, blocks.
const HEIGHTS: (f64, f64) = (1.8, 1.5);
/// Eye height standing and sneaking, blocks.
const EYE_HEIGHTS: (f64, f64) = (1.62, 1.27);

/// Looks on the locator bar of who has none of its own.
pub const DEFAULT_ICON: &str = "minecraft:default";

/// Bits of `player_input`.
pub mod keys {
    /// The sneak key.
    pub const SNEAK: u32 = 32;
}

/// Bits of the shared entity flags.
mod entity_flags {
    pub(super) const SNEAKING: u8 = 2;
    pub(super) const SPRINTING: u8 = 8;
    pub(super) const INVISIBLE: u8 = 32;
}

/// Serializer numbers of entity data (the reference, 13.6).
mod serializer {
    pub(super) const BYTE: u32 = 0;
    pub(super) const FLOAT: u32 = 3;
    pub(super) const POSE: u32 = 20;
    pub(super) const HUMANOID_ARM: u32 = 42;
}

/// A position the client must confirm before its moves count again.
#[derive(Clone, Copy, Debug)]
pub struct PendingTeleport {
    /// Number the client answers with.
    pub id: u32,
    /// Where it was sent.
    pub position: [f64; 3],
    /// Tick it was sent last.
    pub sent: i64,
}

/// A block being dug in survival.
#[derive(Clone, Copy, Debug)]
pub struct Dig {
    /// Which block.
    pub position: BlockPos,
    /// Tick of the start.
    pub started: i64,
    /// The client stopped early; the block breaks by itself when the time has come.
    pub delayed: bool,
    /// Crack stage others were shown.
    pub stage: u32,
}

/// An open container window.
#[derive(Clone, Debug)]
pub struct Container {
    /// Window number, 1..=100.
    pub window: u32,
    /// The blocks that hold its slots, 27 each.
    pub blocks: Vec<BlockPos>,
    /// Its slots.
    pub layout: Layout,
}

/// A player in the world.
#[derive(Debug)]
pub struct Player {
    /// Entity id.
    pub entity: u32,
    /// Account.
    pub uuid: Uuid,
    /// Name.
    pub name: String,
    /// IP and port, for the log.
    pub address: String,
    /// What a proxy has proven of the account, such as its skin.
    pub properties: Vec<link::v1::ProfileProperty>,
    /// The link it plays through.
    pub link: LinkId,
    /// Its session there.
    pub session: u64,

    /// Feet, blocks.
    pub position: [f64; 3],
    /// Degrees.
    pub yaw: f32,
    /// Degrees.
    pub pitch: f32,
    /// As of the last move.
    pub on_ground: bool,
    /// Position when the running tick began.
    pub tick_start: [f64; 3],
    /// Move packets in the running tick.
    pub moves_this_tick: u32,
    /// A teleport that was not confirmed.
    pub teleport: Option<PendingTeleport>,
    /// Number of the last teleport.
    pub last_teleport: u32,
    /// The client said that it sees the world, or 60 ticks have passed.
    pub loaded: bool,
    /// Tick of the join or respawn, for `loaded`.
    pub entered: i64,
    /// Tick of its last input, for `player-idle-timeout`.
    pub last_input: i64,
    /// Ticks in the air without a reason.
    pub floating_ticks: u32,
    /// The last move went up or held its height.
    pub floating: bool,

    /// Game mode.
    pub game_mode: GameMode,
    /// The one before.
    pub previous_game_mode: Option<GameMode>,
    /// Flies right now.
    pub flying: bool,
    /// Bits of `player_input`.
    pub keys: u32,
    /// Sprints.
    pub sprinting: bool,
    /// Client settings.
    pub information: ClientInformation,
    /// 0..=4.
    pub permission_level: u32,

    /// What it carries.
    pub inventory: Inventory,
    /// The 2×2 grid.
    pub grid: [ItemStack; 4],
    /// On the cursor.
    pub cursor: ItemStack,
    /// The open container.
    pub container: Option<Container>,
    /// A drag in progress.
    pub drag: Drag,
    /// State number of the window, 0..32768.
    pub state: u32,
    /// Number of the last window.
    pub last_window: u32,
    /// The block being dug.
    pub dig: Option<Dig>,
    /// Highest sequence to acknowledge at the end of the tick.
    pub ack: Option<u32>,

    /// 0..=20.
    pub health: f32,
    /// 0..=20.
    pub food: u32,
    /// 0..=20.
    pub saturation: f32,
    /// Level, progress 0..1 and total.
    pub experience: (u32, f32, u32),
    /// Spam counters for chat and for commands.
    pub spam: (u32, u32),
    /// Milliseconds.
    pub latency: u32,
    /// Numbers its chat messages.
    pub chat_index: u32,
    /// Chunk whose holder lists it.
    pub chunk: ChunkPos,
    /// Through whose eyes a spectator looks; an entity.
    pub camera: Option<u32>,
    /// Style and colour on the locator bar.
    pub locator_icon: (String, Option<u32>),
    /// Crafting, furnace, blast furnace, smoker: the book is open, and shows only what can be made.
    pub recipe_books: [(bool, bool); 4],
    /// Keys of cookies its client was asked for.
    pub cookies_asked: Vec<String>,
    /// What it has done how often.
    pub statistics: Statistics,
    /// Everything of its saved data that the server does not know.
    pub saved: storage::PlayerData,

    /// Replication: its position changed.
    pub moved: bool,
    /// Replication: its rotation changed.
    pub turned: bool,
    /// Replication: it was teleported.
    pub teleported: bool,
    /// Replication: its entity data may have changed.
    pub data_changed: bool,
    /// Replication: what it wears or holds may have changed.
    pub equipment_changed: bool,
    /// Replication: how it is shown on the locator bar may have changed.
    pub waypoint_changed: bool,
    /// Its place as gateways were told last.
    pub waypoint: Option<link::v1::Waypoint>,
    /// Replication: its swings of this tick.
    pub animations: Vec<Animation>,
    /// Entity data others were told last.
    pub shown_metadata: Vec<Metadata>,
    /// Equipment others were told last.
    pub shown_equipment: [ItemStack; 6],
}

impl Player {
    /// Whether the sneak key is down and the player is not flying.
    pub fn sneaking(&self) -> bool {
        self.keys & keys::SNEAK != 0
    }

    /// Width and height of its box, blocks.
    pub fn size(&self) -> (f64, f64) {
        let crouches = self.sneaking() && !self.flying;
        (WIDTH, if crouches { HEIGHTS.1 } else { HEIGHTS.0 })
    }

    /// Where its eyes are.
    pub fn eye(&self) -> [f64; 3] {
        let crouches = self.sneaking() && !self.flying;
        let height = if crouches { EYE_HEIGHTS.1 } else { EYE_HEIGHTS.0 };
        [self.position[0], self.position[1] + height, self.position[2]]
    }

    /// The block its feet are in.
    pub fn block(&self) -> BlockPos {
        let [x, y, z] = self.position.map(|v| v.floor() as i32);
        BlockPos::new(x, y, z)
    }

    /// Creative.
    pub fn is_creative(&self) -> bool {
        self.game_mode == GameMode::Creative
    }

    /// Spectator.
    pub fn is_spectator(&self) -> bool {
        self.game_mode == GameMode::Spectator
    }

    /// Whether the game mode lets it fly.
    pub fn may_fly(&self) -> bool {
        matches!(self.game_mode, GameMode::Creative | GameMode::Spectator)
    }

    /// `player_abilities` of its game mode.
    pub fn abilities(&self) -> link::v1::Abilities {
        let mode = match self.game_mode {
            GameMode::Creative => 13,
            GameMode::Spectator => 5,
            GameMode::Survival | GameMode::Adventure => 0,
        };
        let flying = if self.flying { 2 } else { 0 };
        link::v1::Abilities { flags: mode | flying, fly_speed: 0.05, walk_speed: 0.1 }
    }

    /// How far it reaches blocks.
    pub fn block_range(&self) -> f64 {
        if self.is_creative() { 5.0 } else { 4.5 }
    }

    /// Its entity data where it differs from the defaults.
    pub fn metadata(&self) -> Vec<Metadata> {
        let mut flags = 0u8;
        if self.sneaking() {
            flags |= entity_flags::SNEAKING;
        }
        if self.sprinting {
            flags |= entity_flags::SPRINTING;
        }
        if self.is_spectator() {
            flags |= entity_flags::INVISIBLE;
        }
        let crouches = self.sneaking() && !self.flying;
        let pose = if crouches { 5 } else { 0 };
        let entry = |index, serializer, value: &[u8]| Metadata {
            index,
            serializer,
            value: bytes::Bytes::copy_from_slice(value),
        };
        vec![
            entry(0, serializer::BYTE, &[flags]),
            entry(6, serializer::POSE, &[pose]),
            entry(9, serializer::FLOAT, &self.health.to_be_bytes()),
            entry(15, serializer::HUMANOID_ARM, &[u8::from(self.information.main_hand != 0)]),
            entry(16, serializer::BYTE, &[self.information.skin_parts as u8]),
        ]
    }

    /// The next state number of its window.
    pub fn next_state(&mut self) -> u32 {
        self.state = (self.state + 1) % 32_768;
        self.state
    }

    /// The next window number.
    pub fn next_window(&mut self) -> u32 {
        self.last_window = self.last_window % 100 + 1;
        self.last_window
    }

    /// What others were shown of an empty hand and no armour.
    pub fn nothing_shown() -> [ItemStack; 6] {
        std::array::from_fn(|_| empty())
    }
}
