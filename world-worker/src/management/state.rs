//! What methods need of the server, and the objects of the protocol's schema.

use jiff::Timestamp;
use serde::{Deserialize, Serialize};
use text::Text;
use uuid::Uuid;

use super::settings::{Setting, SettingValue};
use crate::command::host::Profile;
use crate::rules::{GameRules, RuleError, RuleValue};

/// `player`: an account by id, by name, or both.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
pub struct Player {
    /// Account id.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub id: Option<Uuid>,
    /// Name.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub name: Option<String>,
}

impl From<&Profile> for Player {
    fn from(profile: &Profile) -> Self {
        Self { id: Some(profile.uuid), name: Some(profile.name.clone()) }
    }
}

/// `operator`.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "camelCase")]
pub struct Operator {
    /// Who.
    pub player: Player,
    /// 0..=4; unset: the configured one.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub permission_level: Option<u8>,
    /// May join a full server; unset: no.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub bypasses_player_limit: Option<bool>,
}

/// `user_ban`.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct UserBan {
    /// Who.
    pub player: Player,
    /// Why; unset: vanilla's default words.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub reason: Option<String>,
    /// By whom; unset: this protocol's name.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub source: Option<String>,
    /// Until when, ISO 8601; unset: for ever.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub expires: Option<Timestamp>,
}

/// `ip_ban`, and with a player instead of the address `incoming_ip_ban`.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
pub struct IpBan {
    /// The address; set in everything that is sent.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub ip: Option<String>,
    /// A player online with that address; unset in everything that is sent.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub player: Option<Player>,
    /// Why; unset: vanilla's default words.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub reason: Option<String>,
    /// By whom; unset: this protocol's name.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub source: Option<String>,
    /// Until when, ISO 8601; unset: for ever.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub expires: Option<Timestamp>,
}

/// `message`.
#[derive(Clone, Debug, PartialEq, Eq, Deserialize)]
#[serde(rename_all = "camelCase")]
pub struct Message {
    /// Plain words.
    #[serde(default)]
    pub literal: Option<String>,
    /// A translation key; wins over plain words.
    #[serde(default)]
    pub translatable: Option<String>,
    /// What is put into the translation.
    #[serde(default)]
    pub translatable_params: Vec<String>,
}

impl Message {
    /// As a text; `None` when it says nothing.
    pub fn to_text(&self) -> Option<Text> {
        match (&self.translatable, &self.literal) {
            (Some(key), _) => {
                Some(Text::translate(key.clone(), self.translatable_params.iter().map(Text::literal)))
            }
            (None, Some(words)) => Some(Text::literal(words)),
            (None, None) => None,
        }
    }
}

/// `kick_player`.
#[derive(Clone, Debug, PartialEq, Eq, Deserialize)]
pub struct KickPlayer {
    /// Who.
    pub player: Player,
    /// Why.
    #[serde(default)]
    pub message: Option<Message>,
}

/// `system_message`.
#[derive(Clone, Debug, PartialEq, Eq, Deserialize)]
#[serde(rename_all = "camelCase")]
pub struct SystemMessage {
    /// What.
    pub message: Message,
    /// In the action bar.
    #[serde(default)]
    pub overlay: bool,
    /// To whom; unset: everybody.
    #[serde(default)]
    pub receiving_players: Option<Vec<Player>>,
}

/// A rule's value in JSON.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(untagged)]
pub enum PlainValue {
    /// A flag.
    Bool(bool),
    /// A number.
    Int(i32),
}

impl From<RuleValue> for PlainValue {
    fn from(value: RuleValue) -> Self {
        match value {
            RuleValue::Bool(value) => Self::Bool(value),
            RuleValue::Int(value) => Self::Int(value),
        }
    }
}

impl From<PlainValue> for RuleValue {
    fn from(value: PlainValue) -> Self {
        match value {
            PlainValue::Bool(value) => Self::Bool(value),
            PlainValue::Int(value) => Self::Int(value),
        }
    }
}

/// `untyped_game_rule`.
#[derive(Clone, Debug, PartialEq, Eq, Deserialize)]
pub struct UntypedRule {
    /// With or without `minecraft:`.
    pub key: String,
    /// Of the rule's type.
    pub value: PlainValue,
}

/// `typed_game_rule`.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct TypedRule {
    /// `integer` or `boolean`.
    #[serde(rename = "type")]
    pub kind: &'static str,
    /// With `minecraft:`.
    pub key: String,
    /// Its value.
    pub value: PlainValue,
}

impl TypedRule {
    /// A rule with its value.
    pub fn new(name: &str, value: RuleValue) -> Self {
        let kind = match value {
            RuleValue::Bool(_) => "boolean",
            RuleValue::Int(_) => "integer",
        };
        let name = name.strip_prefix("minecraft:").unwrap_or(name);
        Self { kind, key: format!("minecraft:{name}"), value: value.into() }
    }
}

/// `version`.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct Version {
    /// The game's.
    pub name: &'static str,
    /// Of the client's protocol.
    pub protocol: u32,
}

/// `server_state`.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct ServerState {
    /// Who is online.
    pub players: Vec<Player>,
    /// Whether the world is there.
    pub started: bool,
    /// What it speaks.
    pub version: Version,
}

impl ServerState {
    /// A running server with these players.
    pub fn running(players: &[Profile]) -> Self {
        Self {
            players: players.iter().map(Player::from).collect(),
            started: true,
            version: Version {
                name: registry::version::NAME,
                protocol: u32::try_from(registry::version::PROTOCOL).unwrap_or_default(),
            },
        }
    }
}

/// The server, as methods see it. Nothing here waits. What changes is also told as a
/// [`Notice`](super::Notice), by whoever implements this.
pub trait State {
    /// Changes of lists follow; they may be written together in [`State::write_lists`].
    fn hold_lists(&mut self) {}
    /// Writes the lists that changed since.
    fn write_lists(&mut self) {}

    /// Who is online.
    fn players(&self) -> Vec<Profile>;
    /// The account of a name, online or not.
    fn account(&self, name: &str) -> Option<Profile>;
    /// The name last seen of an account.
    fn name_of(&self, id: Uuid) -> Option<String>;
    /// Disconnects a player.
    fn kick(&mut self, id: Uuid, reason: &Text);
    /// Address of a player without the port.
    fn address(&self, id: Uuid) -> Option<String>;
    /// Sends a line of text, to everybody if unset.
    fn system_message(&mut self, receivers: Option<&[Uuid]>, text: &Text, overlay: bool);

    /// The allowlist.
    fn allowlist(&self) -> Vec<Profile>;
    /// Adds to it.
    fn allow(&mut self, profile: &Profile);
    /// Takes from it.
    fn disallow(&mut self, profile: &Profile);
    /// Disconnects who may not stay, if the list is on and enforced.
    fn kick_unlisted(&mut self);

    /// Banned accounts.
    fn bans(&self) -> Vec<UserBan>;
    /// Bans an account, or changes its ban.
    fn ban(&mut self, profile: &Profile, ban: &UserBan);
    /// The reverse.
    fn pardon(&mut self, profile: &Profile);
    /// Banned addresses.
    fn ip_bans(&self) -> Vec<IpBan>;
    /// Bans an address, or changes its ban.
    fn ban_ip(&mut self, address: &str, ban: &IpBan);
    /// The reverse.
    fn pardon_ip(&mut self, address: &str);

    /// Operators, everything set.
    fn operators(&self) -> Vec<Operator>;
    /// Makes someone an operator, or changes how.
    fn op(&mut self, profile: &Profile, level: Option<u8>, bypasses_player_limit: bool);
    /// The reverse.
    fn deop(&mut self, profile: &Profile);

    /// Begins to save everything.
    fn save(&mut self) -> bool;
    /// Asks the server to stop.
    fn stop(&mut self);

    /// The game rules.
    fn rules(&self) -> &GameRules;
    /// Sets one.
    ///
    /// # Errors
    /// When there is no such rule or the value does not suit it.
    fn set_rule(&mut self, name: &str, value: RuleValue) -> Result<(), RuleError>;

    /// A setting.
    fn setting(&self, setting: Setting) -> SettingValue;
    /// Changes it, until the server stops. The value is of the setting's kind and within its bounds.
    fn set_setting(&mut self, setting: Setting, value: SettingValue);
}
