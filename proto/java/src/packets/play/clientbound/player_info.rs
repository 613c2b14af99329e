//! The player list.

use uuid::Uuid;

use super::super::GameMode;
use crate::error::DecodeError;
use crate::packets::{ChatSession, ProfileProperty};
use crate::wire::{BoundedString, Decode, Encode, List, RawNbt, Reader, VarInt, wire_struct, write_var_int};

/// Bits of [`PlayerInfoUpdate::actions`]: which fields its entries carry.
pub mod player_info_actions {
    /// Name and properties.
    pub const ADD_PLAYER: u8 = 1;
    /// The key chat is signed with.
    pub const INITIALIZE_CHAT: u8 = 2;
    /// Game mode.
    pub const UPDATE_GAME_MODE: u8 = 4;
    /// Whether the player is shown in the list.
    pub const UPDATE_LISTED: u8 = 8;
    /// Latency.
    pub const UPDATE_LATENCY: u8 = 16;
    /// Name in the list.
    pub const UPDATE_DISPLAY_NAME: u8 = 32;
    /// Place in the list.
    pub const UPDATE_LIST_ORDER: u8 = 64;
    /// Whether the hat is shown in the list.
    pub const UPDATE_HAT: u8 = 128;
    /// All of them.
    pub const ALL: u8 = 0xff;
}
use player_info_actions as actions;

/// Adds players to the list or changes them.
#[derive(Debug, Clone, PartialEq)]
pub struct PlayerInfoUpdate {
    /// Which fields of the entries are sent, see [`player_info_actions`].
    pub actions: u8,
    /// The players.
    pub entries: Vec<PlayerInfo>,
}

/// A player in the list. Fields whose action is not set are neither written nor read.
#[derive(Debug, Clone, PartialEq)]
pub struct PlayerInfo {
    /// Who.
    pub uuid: Uuid,
    /// Name.
    pub name: BoundedString<16>,
    /// Skin and the like.
    pub properties: List<ProfileProperty, 16>,
    /// The key chat is signed with.
    pub chat_session: Option<ChatSession>,
    /// Game mode.
    pub game_mode: GameMode,
    /// Shown in the list.
    pub listed: bool,
    /// In milliseconds.
    pub latency: i32,
    /// Name in the list, a text component.
    pub display_name: Option<RawNbt>,
    /// Higher is further up.
    pub list_order: i32,
    /// Whether the hat is shown in the list.
    pub hat: bool,
}

impl PlayerInfo {
    /// A player with the values a client assumes.
    #[must_use]
    pub fn new(uuid: Uuid) -> Self {
        Self {
            uuid,
            name: BoundedString::default(),
            properties: List::default(),
            chat_session: None,
            game_mode: GameMode::Survival,
            listed: false,
            latency: 0,
            display_name: None,
            list_order: 0,
            hat: false,
        }
    }
}

impl Encode for PlayerInfoUpdate {
    fn encode(&self, out: &mut Vec<u8>) {
        let has = |action: u8| self.actions & action != 0;
        out.push(self.actions);
        write_var_int(self.entries.len() as i32, out);
        for entry in &self.entries {
            entry.uuid.encode(out);
            if has(actions::ADD_PLAYER) {
                entry.name.encode(out);
                entry.properties.encode(out);
            }
            if has(actions::INITIALIZE_CHAT) {
                entry.chat_session.encode(out);
            }
            if has(actions::UPDATE_GAME_MODE) {
                entry.game_mode.encode(out);
            }
            if has(actions::UPDATE_LISTED) {
                entry.listed.encode(out);
            }
            if has(actions::UPDATE_LATENCY) {
                write_var_int(entry.latency, out);
            }
            if has(actions::UPDATE_DISPLAY_NAME) {
                entry.display_name.encode(out);
            }
            if has(actions::UPDATE_LIST_ORDER) {
                write_var_int(entry.list_order, out);
            }
            if has(actions::UPDATE_HAT) {
                entry.hat.encode(out);
            }
        }
    }
}

impl Decode<'_> for PlayerInfoUpdate {
    fn decode(reader: &mut Reader<'_>) -> Result<Self, DecodeError> {
        let actions = reader.byte()?;
        let has = |action: u8| actions & action != 0;
        let count = reader.count("players", crate::wire::MAX_LIST)?;
        let mut entries = Vec::new();
        for _ in 0..count {
            let mut entry = PlayerInfo::new(Uuid::decode(reader)?);
            if has(actions::ADD_PLAYER) {
                entry.name = Decode::decode(reader)?;
                entry.properties = Decode::decode(reader)?;
            }
            if has(actions::INITIALIZE_CHAT) {
                entry.chat_session = Decode::decode(reader)?;
            }
            if has(actions::UPDATE_GAME_MODE) {
                entry.game_mode = Decode::decode(reader)?;
            }
            if has(actions::UPDATE_LISTED) {
                entry.listed = Decode::decode(reader)?;
            }
            if has(actions::UPDATE_LATENCY) {
                entry.latency = reader.var_int()?;
            }
            if has(actions::UPDATE_DISPLAY_NAME) {
                entry.display_name = Decode::decode(reader)?;
            }
            if has(actions::UPDATE_LIST_ORDER) {
                entry.list_order = reader.var_int()?;
            }
            if has(actions::UPDATE_HAT) {
                entry.hat = Decode::decode(reader)?;
            }
            entries.push(entry);
        }
        Ok(Self { actions, entries })
    }
}

#[cfg(test)]
impl crate::wire::sample::Sample for PlayerInfoUpdate {
    fn sample(rng: &mut crate::wire::sample::Rng) -> Self {
        use crate::wire::sample::Sample;
        let entry = PlayerInfo {
            uuid: Uuid::sample(rng),
            name: Sample::sample(rng),
            properties: Sample::sample(rng),
            chat_session: Sample::sample(rng),
            game_mode: Sample::sample(rng),
            listed: Sample::sample(rng),
            latency: Sample::sample(rng),
            display_name: Sample::sample(rng),
            list_order: Sample::sample(rng),
            hat: Sample::sample(rng),
        };
        let mut update = Self { actions: rng.bits() as u8, entries: vec![entry] };
        // What is not sent is not equal afterwards: take it through the wire once.
        let mut out = Vec::new();
        update.encode(&mut out);
        if let Ok(read) = crate::wire::decode_exact(&out) {
            update = read;
        }
        update
    }
}

wire_struct! {
    /// Takes players off the list.
    PlayerInfoRemove { players: Vec<Uuid> }

    /// Text above and below the player list; both text components.
    TabList { header: RawNbt, footer: RawNbt }

    /// Words offered in chat.
    CustomChatCompletions {
        /// 0 add, 1 remove, 2 set.
        action: VarInt,
        entries: Vec<String>,
    }
}
