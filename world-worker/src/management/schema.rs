//! The description that `rpc.discover` returns, in OpenRPC's form, made from the tables that are served.

use serde_json::{Value, json};

use super::methods::{DISCOVER, METHODS};
use super::settings::{DIFFICULTIES, GAME_TYPES, Kind};

/// What all names of methods begin with.
pub const NAMESPACE: &str = "minecraft:";
/// What all names of notifications begin with.
pub const NOTIFICATION: &str = "minecraft:notification/";
/// Version of the schema in 26.3.
const VERSION: &str = "3.1.0";
/// Version of OpenRPC.
const OPENRPC: &str = "1.3.2";

/// The type of a parameter or result.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Schema {
    /// A JSON type.
    Plain(&'static str),
    /// A component.
    One(&'static str),
    /// An array of a component.
    Many(&'static str),
    /// An array of a JSON type.
    ManyPlain(&'static str),
}

impl Schema {
    /// The type of a setting's value.
    pub fn of(kind: Kind) -> Self {
        match kind {
            Kind::Flag => Self::Plain("boolean"),
            Kind::Number(..) => Self::Plain("integer"),
            Kind::Text => Self::Plain("string"),
            Kind::Choice(name, _) => Self::One(name),
        }
    }

    fn to_json(self) -> Value {
        let reference = |name: &str| json!({ "$ref": format!("#/components/schemas/{name}") });
        match self {
            Self::Plain(kind) => json!({ "type": kind }),
            Self::One(name) => reference(name),
            Self::Many(name) => json!({ "type": "array", "items": reference(name) }),
            Self::ManyPlain(kind) => json!({ "type": "array", "items": { "type": kind } }),
        }
    }
}

/// Every notification with the name and type of its parameter.
pub const NOTIFICATIONS: [(&str, Option<(&str, Schema)>); 17] = [
    ("server/started", None),
    ("server/stopping", None),
    ("server/saving", None),
    ("server/saved", None),
    ("server/activity", None),
    ("players/joined", Some(("player", Schema::One("player")))),
    ("players/left", Some(("player", Schema::One("player")))),
    ("operators/added", Some(("player", Schema::One("operator")))),
    ("operators/removed", Some(("player", Schema::One("operator")))),
    ("allowlist/added", Some(("player", Schema::One("player")))),
    ("allowlist/removed", Some(("player", Schema::One("player")))),
    ("ip_bans/added", Some(("player", Schema::One("ip_ban")))),
    ("ip_bans/removed", Some(("player", Schema::Plain("string")))),
    ("bans/added", Some(("player", Schema::One("user_ban")))),
    ("bans/removed", Some(("player", Schema::One("player")))),
    ("gamerules/updated", Some(("gamerule", Schema::One("typed_game_rule")))),
    ("server/status", Some(("status", Schema::One("server_state")))),
];

fn parameters(parameter: Option<(&str, Schema)>) -> Value {
    let described = |(name, schema): (&str, Schema)| {
        let schema = schema.to_json();
        json!({ "name": name, "required": true, "schema": schema })
    };
    parameter.into_iter().map(described).collect()
}

/// The whole description.
pub fn document() -> Value {
    let described = METHODS.iter().filter(|method| method.name != DISCOVER).map(|method| {
        let (result, schema) = method.result;
        json!({
            "name": format!("{NAMESPACE}{}", method.name),
            "params": parameters(method.parameter),
            "result": { "name": result, "schema": schema.to_json() },
        })
    });
    let notified = NOTIFICATIONS.iter().map(|&(name, parameter)| {
        json!({ "name": format!("{NOTIFICATION}{name}"), "params": parameters(parameter) })
    });
    json!({
        "openrpc": OPENRPC,
        "info": { "title": "Minecraft Server JSON-RPC", "version": VERSION },
        "methods": described.chain(notified).collect::<Vec<_>>(),
        "components": { "schemas": components() },
    })
}

fn object(properties: &[(&str, Schema)]) -> Value {
    let properties: serde_json::Map<String, Value> =
        properties.iter().map(|(name, schema)| ((*name).to_owned(), schema.to_json())).collect();
    json!({ "type": "object", "properties": properties })
}

fn components() -> Value {
    use Schema::{Many, ManyPlain, One, Plain};
    const TEXT: Schema = Plain("string");
    let value = json!({ "type": ["boolean", "integer"] });
    let ban = [("expires", TEXT), ("reason", TEXT), ("source", TEXT)];
    let banned = |more: &[(&'static str, Schema)]| object(&[&ban, more].concat());
    json!({
        "difficulty": { "type": "string", "enum": DIFFICULTIES },
        "game_type": { "type": "string", "enum": GAME_TYPES },
        "incoming_ip_ban": banned(&[("ip", TEXT), ("player", One("player"))]),
        "ip_ban": banned(&[("ip", TEXT)]),
        "kick_player": object(&[("message", One("message")), ("player", One("player"))]),
        "message": object(&[
            ("literal", TEXT),
            ("translatable", TEXT),
            ("translatableParams", ManyPlain("string")),
        ]),
        "operator": object(&[
            ("bypassesPlayerLimit", Plain("boolean")),
            ("permissionLevel", Plain("integer")),
            ("player", One("player")),
        ]),
        "player": object(&[("id", TEXT), ("name", TEXT)]),
        "server_state": object(&[
            ("players", Many("player")),
            ("started", Plain("boolean")),
            ("version", One("version")),
        ]),
        "system_message": object(&[
            ("message", One("message")),
            ("overlay", Plain("boolean")),
            ("receivingPlayers", Many("player")),
        ]),
        "typed_game_rule": { "type": "object", "properties": {
            "type": { "type": "string", "enum": ["integer", "boolean"] },
            "key": { "type": "string" },
            "value": value.clone(),
        } },
        "untyped_game_rule": { "type": "object", "properties": { "key": { "type": "string" }, "value": value } },
        "user_ban": banned(&[("player", One("player"))]),
        "version": object(&[("name", TEXT), ("protocol", Plain("integer"))]),
    })
}
