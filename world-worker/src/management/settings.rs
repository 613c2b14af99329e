//! The settings among the methods: `serversettings/NAME` and `serversettings/NAME/set`.

use serde_json::{Value, json};

use super::rpc::RpcError;

/// Which setting.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
#[allow(missing_docs, reason = "each is the setting of its name in the schema")]
pub enum Setting {
    Autosave,
    Difficulty,
    EnforceAllowlist,
    UseAllowlist,
    MaxPlayers,
    PauseWhenEmptySeconds,
    PlayerIdleTimeout,
    AllowFlight,
    Motd,
    SpawnProtectionRadius,
    ForceGameMode,
    GameMode,
    ViewDistance,
    SimulationDistance,
    AcceptTransfers,
    StatusHeartbeatInterval,
    OperatorUserPermissionLevel,
    HideOnlinePlayers,
    StatusReplies,
    EntityBroadcastRange,
}

/// A setting's value.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum SettingValue {
    /// On or off.
    Flag(bool),
    /// A number.
    Number(i32),
    /// Words.
    Text(String),
    /// One of the names of its kind, by place.
    Choice(usize),
}

/// What values a setting has.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Kind {
    /// On or off.
    Flag,
    /// A number within bounds.
    Number(i32, i32),
    /// Words.
    Text,
    /// One of these names; the schema's name of the type first.
    Choice(&'static str, &'static [&'static str]),
}

/// Longest text of a setting, bytes.
const LONGEST_TEXT: usize = 1024;

/// `difficulty`, in the order of their numbers.
pub const DIFFICULTIES: [&str; 4] = ["peaceful", "easy", "normal", "hard"];
/// `game_type`, in the order of their numbers.
pub const GAME_TYPES: [&str; 4] = ["survival", "creative", "adventure", "spectator"];

const DIFFICULTY: Kind = Kind::Choice("difficulty", &DIFFICULTIES);
const GAME_TYPE: Kind = Kind::Choice("game_type", &GAME_TYPES);
/// Seconds, blocks and the like.
const NATURAL: Kind = Kind::Number(0, i32::MAX);
/// Chunks, as `server.properties` bounds them.
const DISTANCE: Kind = Kind::Number(2, 32);

/// How a setting is called.
#[derive(Debug)]
pub struct Row {
    /// Which.
    pub setting: Setting,
    /// In the method's name.
    pub name: &'static str,
    /// The parameter that sets it.
    pub parameter: &'static str,
    /// What the result is named in the schema.
    pub result: &'static str,
    /// Its values.
    pub kind: Kind,
}

const fn row(
    setting: Setting,
    name: &'static str,
    parameter: &'static str,
    result: &'static str,
    kind: Kind,
) -> Row {
    Row { setting, name, parameter, result, kind }
}

/// All settings, in the schema's order.
pub static SETTINGS: [Row; 20] = [
    row(Setting::Autosave, "autosave", "enable", "enabled", Kind::Flag),
    row(Setting::Difficulty, "difficulty", "difficulty", "difficulty", DIFFICULTY),
    row(Setting::EnforceAllowlist, "enforce_allowlist", "enforce", "enforced", Kind::Flag),
    row(Setting::UseAllowlist, "use_allowlist", "use", "used", Kind::Flag),
    row(Setting::MaxPlayers, "max_players", "max", "max", NATURAL),
    row(Setting::PauseWhenEmptySeconds, "pause_when_empty_seconds", "seconds", "seconds", NATURAL),
    row(Setting::PlayerIdleTimeout, "player_idle_timeout", "seconds", "seconds", NATURAL),
    row(Setting::AllowFlight, "allow_flight", "allow", "allowed", Kind::Flag),
    row(Setting::Motd, "motd", "message", "message", Kind::Text),
    row(Setting::SpawnProtectionRadius, "spawn_protection_radius", "radius", "radius", NATURAL),
    row(Setting::ForceGameMode, "force_game_mode", "force", "forced", Kind::Flag),
    row(Setting::GameMode, "game_mode", "mode", "mode", GAME_TYPE),
    row(Setting::ViewDistance, "view_distance", "distance", "distance", DISTANCE),
    row(Setting::SimulationDistance, "simulation_distance", "distance", "distance", DISTANCE),
    row(Setting::AcceptTransfers, "accept_transfers", "accept", "accepted", Kind::Flag),
    row(Setting::StatusHeartbeatInterval, "status_heartbeat_interval", "seconds", "seconds", NATURAL),
    row(
        Setting::OperatorUserPermissionLevel,
        "operator_user_permission_level",
        "level",
        "level",
        Kind::Number(0, 4),
    ),
    row(Setting::HideOnlinePlayers, "hide_online_players", "hide", "hidden", Kind::Flag),
    row(Setting::StatusReplies, "status_replies", "enable", "enabled", Kind::Flag),
    row(
        Setting::EntityBroadcastRange,
        "entity_broadcast_range",
        "percentage_points",
        "percentage_points",
        Kind::Number(10, 1000),
    ),
];

impl Kind {
    /// Reads a value.
    ///
    /// # Errors
    /// When it is of another kind or out of bounds.
    pub fn read(self, value: &Value) -> Result<SettingValue, RpcError> {
        let read = match self {
            Self::Flag => value.as_bool().map(SettingValue::Flag).ok_or("true or false".to_owned()),
            Self::Number(least, most) => value
                .as_i64()
                .and_then(|number| i32::try_from(number).ok())
                .filter(|number| (least..=most).contains(number))
                .map(SettingValue::Number)
                .ok_or(format!("a whole number from {least} to {most}")),
            Self::Text => value
                .as_str()
                .filter(|text| text.len() <= LONGEST_TEXT)
                .map(|text| SettingValue::Text(text.to_owned()))
                .ok_or(format!("a text of at most {LONGEST_TEXT} bytes")),
            Self::Choice(_, names) => value
                .as_str()
                .and_then(|wanted| names.iter().position(|name| *name == wanted))
                .map(SettingValue::Choice)
                .ok_or(format!("one of {}", names.join(", "))),
        };
        read.map_err(|wanted| RpcError::params(format!("it must be {wanted}")))
    }

    /// Writes a value.
    pub fn write(self, value: &SettingValue) -> Value {
        match (self, value) {
            (Self::Choice(_, names), SettingValue::Choice(at)) => json!(names.get(*at)),
            (_, SettingValue::Flag(value)) => json!(value),
            (_, SettingValue::Number(value)) => json!(value),
            (_, SettingValue::Text(value)) => json!(value),
            (_, SettingValue::Choice(at)) => json!(at),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn values_read_back_and_others_are_refused() {
        for (kind, good, bad) in [
            (Kind::Flag, json!(true), json!("true")),
            (DISTANCE, json!(32), json!(33)),
            (NATURAL, json!(0), json!(1.5)),
            (DIFFICULTY, json!("hard"), json!("Hard")),
            (Kind::Text, json!("§a"), json!("x".repeat(LONGEST_TEXT + 1))),
        ] {
            let read = kind.read(&good).expect("good");
            assert_eq!(kind.write(&read), good);
            assert!(kind.read(&bad).is_err(), "{bad}");
        }
    }
}
