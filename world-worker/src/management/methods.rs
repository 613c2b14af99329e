//! The one table of methods, and what each does.

use std::collections::HashMap;
use std::net::IpAddr;
use std::sync::LazyLock;

use serde::de::DeserializeOwned;
use serde_json::{Value, json};
use text::Text;
use tokio::sync::oneshot;

use super::rpc::{ErrorKind, Outcome, RpcError};
use super::schema::{NAMESPACE, Schema};
use super::settings::{Row, SETTINGS};
use super::state::{
    IpBan, KickPlayer, Operator, Player, ServerState, State, SystemMessage, TypedRule, UntypedRule, UserBan,
};
use crate::command::host::Profile;
use crate::rules::RuleError;

/// Entries that one call may have; what many of them do happens within one tick.
const MOST_ENTRIES: usize = 1000;
/// Longest name that offline mode takes for an account.
const LONGEST_NAME: usize = 16;

/// The method that describes all others, without namespace.
pub const DISCOVER: &str = "rpc.discover";

/// What a method does with the server and its argument ([`Value::Null`] for none).
type Run = fn(&mut dyn State, Value) -> Outcome;

#[derive(Clone, Copy, Debug)]
enum Action {
    Run(Run),
    Read(&'static Row),
    Change(&'static Row),
}

/// A method. Each has at most one parameter.
#[derive(Debug)]
pub struct Method {
    /// Without namespace.
    pub name: String,
    /// Name and type of the parameter.
    pub parameter: Option<(&'static str, Schema)>,
    /// Name and type of the result.
    pub result: (&'static str, Schema),
    action: Action,
}

const PLAYERS: Schema = Schema::Many("player");
const USER_BANS: Schema = Schema::Many("user_ban");
const IP_BANS: Schema = Schema::Many("ip_ban");
const OPERATORS: Schema = Schema::Many("operator");
const FLAG: Schema = Schema::Plain("boolean");

fn plain(
    name: &str,
    parameter: Option<(&'static str, Schema)>,
    result: (&'static str, Schema),
    run: Run,
) -> Method {
    Method { name: name.to_owned(), parameter, result, action: Action::Run(run) }
}

/// All methods, in the schema's order.
pub static METHODS: LazyLock<Vec<Method>> = LazyLock::new(|| {
    let allowed = ("allowlist", PLAYERS);
    let bans = ("banlist", USER_BANS);
    let ip_bans = ("banlist", IP_BANS);
    let operators = ("operators", OPERATORS);
    let mut methods = vec![
        plain("allowlist", None, allowed, allowlist),
        plain("allowlist/set", Some(("players", PLAYERS)), allowed, allowlist_set),
        plain("allowlist/add", Some(("add", PLAYERS)), allowed, allowlist_add),
        plain("allowlist/remove", Some(("remove", PLAYERS)), allowed, allowlist_remove),
        plain("allowlist/clear", None, allowed, allowlist_clear),
        plain("bans", None, bans, ban_list),
        plain("bans/set", Some(("bans", USER_BANS)), bans, bans_set),
        plain("bans/add", Some(("add", USER_BANS)), bans, bans_add),
        plain("bans/remove", Some(("remove", PLAYERS)), bans, bans_remove),
        plain("bans/clear", None, bans, bans_clear),
        plain("ip_bans", None, ip_bans, ip_ban_list),
        plain("ip_bans/set", Some(("banlist", IP_BANS)), ip_bans, ip_bans_set),
        plain("ip_bans/add", Some(("add", Schema::Many("incoming_ip_ban"))), ip_bans, ip_bans_add),
        plain("ip_bans/remove", Some(("ip", Schema::ManyPlain("string"))), ip_bans, ip_bans_remove),
        plain("ip_bans/clear", None, ip_bans, ip_bans_clear),
        plain("players", None, ("players", PLAYERS), players),
        plain("players/kick", Some(("kick", Schema::Many("kick_player"))), ("kicked", PLAYERS), kick),
        plain("operators", None, operators, operator_list),
        plain("operators/set", Some(("operators", OPERATORS)), operators, operators_set),
        plain("operators/add", Some(("add", OPERATORS)), operators, operators_add),
        plain("operators/remove", Some(("remove", PLAYERS)), operators, operators_remove),
        plain("operators/clear", None, operators, operators_clear),
        plain("server/status", None, ("status", Schema::One("server_state")), status),
        plain("server/save", Some(("flush", FLAG)), ("saving", FLAG), save),
        plain("server/stop", None, ("stopping", FLAG), stop),
        plain(
            "server/system_message",
            Some(("message", Schema::One("system_message"))),
            ("sent", FLAG),
            system_message,
        ),
    ];
    for row in &SETTINGS {
        let result = (row.result, Schema::of(row.kind));
        methods.push(Method {
            name: format!("serversettings/{}", row.name),
            parameter: None,
            result,
            action: Action::Read(row),
        });
        methods.push(Method {
            name: format!("serversettings/{}/set", row.name),
            parameter: Some((row.parameter, result.1)),
            result,
            action: Action::Change(row),
        });
    }
    methods.push(plain("gamerules", None, ("gamerules", Schema::Many("typed_game_rule")), rules));
    methods.push(plain(
        "gamerules/update",
        Some(("gamerule", Schema::One("untyped_game_rule"))),
        ("gamerule", Schema::One("typed_game_rule")),
        update_rule,
    ));
    methods.push(plain(DISCOVER, None, ("schema", Schema::Plain("object")), |_, _| {
        Ok(super::schema::document())
    }));
    methods
});

static BY_NAME: LazyLock<HashMap<&'static str, &'static Method>> =
    LazyLock::new(|| METHODS.iter().map(|method| (method.name.as_str(), method)).collect());

/// A call that is ready to be made in a tick.
#[derive(Debug)]
pub struct Call {
    method: &'static Method,
    argument: Value,
    answer: oneshot::Sender<Outcome>,
}

impl Call {
    /// Finds the method, with or without its namespace, and its argument. The outcome comes out of the receiver.
    ///
    /// # Errors
    /// When there is no such method, or it takes other parameters.
    pub fn new(name: &str, params: Option<Value>) -> Result<(Self, oneshot::Receiver<Outcome>), RpcError> {
        let bare = name.strip_prefix(NAMESPACE).unwrap_or(name);
        let Some(&method) = BY_NAME.get(bare) else {
            return Err(RpcError::new(ErrorKind::MethodNotFound, shortened(name)));
        };
        let argument = argument(method, params)?;
        let (answer, answered) = oneshot::channel();
        Ok((Self { method, argument, answer }, answered))
    }

    /// Makes the call and sends its outcome.
    pub fn make(self, state: &mut dyn State) {
        state.hold_lists();
        let outcome = match self.method.action {
            Action::Run(run) => run(state, self.argument),
            Action::Read(row) => Ok(row.kind.write(&state.setting(row.setting))),
            Action::Change(row) => change(state, row, &self.argument),
        };
        state.write_lists();
        // Fails when the client has left meanwhile.
        let _left = self.answer.send(outcome);
    }
}

/// The one argument, by position or by name.
fn argument(method: &Method, params: Option<Value>) -> Result<Value, RpcError> {
    let Some((name, _)) = method.parameter else {
        return match params {
            Some(Value::Array(given)) if !given.is_empty() => {
                Err(RpcError::params("the method takes no parameters"))
            }
            Some(Value::Object(given)) if !given.is_empty() => {
                Err(RpcError::params("the method takes no parameters"))
            }
            _ => Ok(Value::Null),
        };
    };
    let missing = || RpcError::params(format!("the parameter {name} is missing"));
    match params {
        Some(Value::Array(mut given)) if given.len() <= 1 => given.pop().ok_or_else(missing),
        Some(Value::Array(_)) => Err(RpcError::params("the method takes one parameter")),
        Some(Value::Object(mut given)) => given.remove(name).ok_or_else(missing),
        _ => Err(missing()),
    }
}

fn shortened(name: &str) -> String {
    name.chars().take(120).collect()
}

fn read<T: DeserializeOwned>(argument: Value) -> Result<T, RpcError> {
    serde_json::from_value(argument).map_err(|error| RpcError::params(error.to_string()))
}

fn read_list<T: DeserializeOwned>(argument: Value) -> Result<Vec<T>, RpcError> {
    if argument.as_array().is_some_and(|list| list.len() > MOST_ENTRIES) {
        return Err(RpcError::params(format!("more than {MOST_ENTRIES} entries")));
    }
    read(argument)
}

fn write(value: impl serde::Serialize) -> Outcome {
    serde_json::to_value(value).map_err(|error| RpcError::new(ErrorKind::Internal, error.to_string()))
}

fn change(state: &mut dyn State, row: &Row, argument: &Value) -> Outcome {
    let value = row.kind.read(argument)?;
    state.set_setting(row.setting, value);
    Ok(row.kind.write(&state.setting(row.setting)))
}

/// The account meant. An id alone must have been seen before.
fn account(state: &dyn State, player: &Player) -> Result<Profile, RpcError> {
    let name = player.name.as_deref().filter(|name| !name.is_empty());
    if name.is_some_and(|name| name.chars().count() > LONGEST_NAME) {
        return Err(RpcError::params(format!("a name of more than {LONGEST_NAME} characters")));
    }
    let found = match (player.id, name) {
        (Some(uuid), Some(name)) => Some(Profile { uuid, name: name.to_owned() }),
        (Some(uuid), None) => state.name_of(uuid).map(|name| Profile { uuid, name }),
        (None, Some(name)) => state.account(name),
        (None, None) => return Err(RpcError::params("a player needs an id or a name")),
    };
    found.ok_or_else(|| RpcError::params("no such player"))
}

fn accounts(state: &dyn State, argument: Value) -> Result<Vec<Profile>, RpcError> {
    let players: Vec<Player> = read_list(argument)?;
    players.iter().map(|player| account(state, player)).collect()
}

/// The player online that is meant.
fn online(state: &dyn State, player: &Player) -> Option<Profile> {
    state.players().into_iter().find(|profile| match (player.id, &player.name) {
        (Some(id), _) => profile.uuid == id,
        (None, Some(name)) => profile.name.eq_ignore_ascii_case(name),
        (None, None) => false,
    })
}

fn listed(profiles: &[Profile]) -> Outcome {
    write(profiles.iter().map(Player::from).collect::<Vec<_>>())
}

// ---- allowlist

fn allowlist(state: &mut dyn State, _: Value) -> Outcome {
    listed(&state.allowlist())
}

fn allowlist_set(state: &mut dyn State, argument: Value) -> Outcome {
    let wanted = accounts(state, argument)?;
    for old in state.allowlist() {
        if !wanted.iter().any(|profile| profile.uuid == old.uuid) {
            state.disallow(&old);
        }
    }
    for profile in &wanted {
        state.allow(profile);
    }
    state.kick_unlisted();
    listed(&state.allowlist())
}

fn allowlist_add(state: &mut dyn State, argument: Value) -> Outcome {
    for profile in accounts(state, argument)? {
        state.allow(&profile);
    }
    listed(&state.allowlist())
}

fn allowlist_remove(state: &mut dyn State, argument: Value) -> Outcome {
    for profile in accounts(state, argument)? {
        state.disallow(&profile);
    }
    state.kick_unlisted();
    listed(&state.allowlist())
}

fn allowlist_clear(state: &mut dyn State, _: Value) -> Outcome {
    allowlist_set(state, json!([]))
}

// ---- bans

fn ban_list(state: &mut dyn State, _: Value) -> Outcome {
    write(state.bans())
}

fn banned(state: &dyn State, argument: Value) -> Result<Vec<(Profile, UserBan)>, RpcError> {
    let bans: Vec<UserBan> = read_list(argument)?;
    bans.into_iter().map(|ban| Ok((account(state, &ban.player)?, ban))).collect()
}

fn ban_all(state: &mut dyn State, bans: &[(Profile, UserBan)]) -> Outcome {
    for (profile, ban) in bans {
        state.ban(profile, ban);
        state.kick(profile.uuid, &Text::translate("multiplayer.disconnect.banned", []));
    }
    write(state.bans())
}

fn bans_set(state: &mut dyn State, argument: Value) -> Outcome {
    let wanted = banned(state, argument)?;
    for old in state.bans() {
        if let Ok(old) = account(state, &old.player)
            && !wanted.iter().any(|(profile, _)| profile.uuid == old.uuid)
        {
            state.pardon(&old);
        }
    }
    ban_all(state, &wanted)
}

fn bans_add(state: &mut dyn State, argument: Value) -> Outcome {
    let wanted = banned(state, argument)?;
    ban_all(state, &wanted)
}

fn bans_remove(state: &mut dyn State, argument: Value) -> Outcome {
    for profile in accounts(state, argument)? {
        state.pardon(&profile);
    }
    write(state.bans())
}

fn bans_clear(state: &mut dyn State, _: Value) -> Outcome {
    bans_set(state, json!([]))
}

// ---- bans of addresses

fn ip_ban_list(state: &mut dyn State, _: Value) -> Outcome {
    write(state.ip_bans())
}

fn address(text: &str) -> Result<String, RpcError> {
    let parsed = text.parse::<IpAddr>();
    parsed.map(|address| address.to_string()).map_err(|_| RpcError::params("no address"))
}

fn banned_addresses(state: &dyn State, argument: Value) -> Result<Vec<(String, IpBan)>, RpcError> {
    let bans: Vec<IpBan> = read_list(argument)?;
    let with_address = |ban: IpBan| {
        let found = match (&ban.ip, &ban.player) {
            (Some(ip), _) => address(ip)?,
            (None, Some(player)) => online(state, player)
                .and_then(|profile| state.address(profile.uuid))
                .ok_or_else(|| RpcError::params("the player is not online"))?,
            (None, None) => return Err(RpcError::params("a ban needs an address or a player")),
        };
        Ok((found, ban))
    };
    bans.into_iter().map(with_address).collect()
}

fn ban_all_addresses(state: &mut dyn State, bans: &[(String, IpBan)]) -> Outcome {
    for (address, ban) in bans {
        state.ban_ip(address, ban);
    }
    for profile in state.players() {
        let Some(address) = state.address(profile.uuid) else { continue };
        if bans.iter().any(|(banned, _)| *banned == address) {
            state.kick(profile.uuid, &Text::translate("multiplayer.disconnect.ip_banned", []));
        }
    }
    write(state.ip_bans())
}

fn ip_bans_set(state: &mut dyn State, argument: Value) -> Outcome {
    let wanted = banned_addresses(state, argument)?;
    for old in state.ip_bans().into_iter().filter_map(|ban| ban.ip) {
        if !wanted.iter().any(|(address, _)| *address == old) {
            state.pardon_ip(&old);
        }
    }
    ban_all_addresses(state, &wanted)
}

fn ip_bans_add(state: &mut dyn State, argument: Value) -> Outcome {
    let wanted = banned_addresses(state, argument)?;
    ban_all_addresses(state, &wanted)
}

fn ip_bans_remove(state: &mut dyn State, argument: Value) -> Outcome {
    let texts: Vec<String> = read_list(argument)?;
    let addresses: Vec<String> = texts.iter().map(|text| address(text)).collect::<Result<_, _>>()?;
    for address in addresses {
        state.pardon_ip(&address);
    }
    write(state.ip_bans())
}

fn ip_bans_clear(state: &mut dyn State, _: Value) -> Outcome {
    ip_bans_set(state, json!([]))
}

// ---- players

fn players(state: &mut dyn State, _: Value) -> Outcome {
    listed(&state.players())
}

fn kick(state: &mut dyn State, argument: Value) -> Outcome {
    let wanted: Vec<KickPlayer> = read_list(argument)?;
    let mut kicked = Vec::new();
    for KickPlayer { player, message } in wanted {
        let Some(profile) = online(state, &player) else { continue };
        let reason = message.and_then(|message| message.to_text());
        let reason = reason.unwrap_or_else(|| Text::translate("multiplayer.disconnect.kicked", []));
        state.kick(profile.uuid, &reason);
        kicked.push(profile);
    }
    listed(&kicked)
}

// ---- operators

fn operator_list(state: &mut dyn State, _: Value) -> Outcome {
    write(state.operators())
}

fn wanted_operators(state: &dyn State, argument: Value) -> Result<Vec<(Profile, Operator)>, RpcError> {
    let operators: Vec<Operator> = read_list(argument)?;
    let checked = |operator: Operator| {
        if operator.permission_level.is_some_and(|level| level > 4) {
            return Err(RpcError::params("permissionLevel must be from 0 to 4"));
        }
        Ok((account(state, &operator.player)?, operator))
    };
    operators.into_iter().map(checked).collect()
}

fn op_all(state: &mut dyn State, operators: &[(Profile, Operator)]) -> Outcome {
    for (profile, operator) in operators {
        let bypasses = operator.bypasses_player_limit.unwrap_or(false);
        state.op(profile, operator.permission_level, bypasses);
    }
    write(state.operators())
}

fn operators_set(state: &mut dyn State, argument: Value) -> Outcome {
    let wanted = wanted_operators(state, argument)?;
    for old in state.operators() {
        if let Ok(old) = account(state, &old.player)
            && !wanted.iter().any(|(profile, _)| profile.uuid == old.uuid)
        {
            state.deop(&old);
        }
    }
    let outcome = op_all(state, &wanted);
    state.kick_unlisted();
    outcome
}

fn operators_add(state: &mut dyn State, argument: Value) -> Outcome {
    let wanted = wanted_operators(state, argument)?;
    op_all(state, &wanted)
}

fn operators_remove(state: &mut dyn State, argument: Value) -> Outcome {
    for profile in accounts(state, argument)? {
        state.deop(&profile);
    }
    // Operators may be there without being listed; others may not.
    state.kick_unlisted();
    write(state.operators())
}

fn operators_clear(state: &mut dyn State, _: Value) -> Outcome {
    operators_set(state, json!([]))
}

// ---- server

fn status(state: &mut dyn State, _: Value) -> Outcome {
    write(ServerState::running(&state.players()))
}

/// Does not wait for the disk, whatever `flush` says: no tick does. The notice that all is saved tells.
fn save(state: &mut dyn State, argument: Value) -> Outcome {
    let _flush: bool = read(argument)?;
    write(state.save())
}

fn stop(state: &mut dyn State, _: Value) -> Outcome {
    state.stop();
    Ok(json!(true))
}

fn system_message(state: &mut dyn State, argument: Value) -> Outcome {
    let SystemMessage { message, overlay, receiving_players } = read(argument)?;
    let text =
        message.to_text().ok_or_else(|| RpcError::params("a message needs literal or translatable"))?;
    let receivers = match receiving_players {
        None => None,
        Some(players) if players.len() > MOST_ENTRIES => {
            return Err(RpcError::params(format!("more than {MOST_ENTRIES} players")));
        }
        Some(players) => {
            let found = players.iter().filter_map(|player| online(state, player));
            Some(found.map(|profile| profile.uuid).collect::<Vec<_>>())
        }
    };
    state.system_message(receivers.as_deref(), &text, overlay);
    Ok(json!(receivers.is_none_or(|receivers| !receivers.is_empty())))
}

// ---- game rules

fn rules(state: &mut dyn State, _: Value) -> Outcome {
    write(state.rules().iter().map(|(name, value)| TypedRule::new(name, value)).collect::<Vec<_>>())
}

fn update_rule(state: &mut dyn State, argument: Value) -> Outcome {
    let UntypedRule { key, value } = read(argument)?;
    let rule = crate::rules::rule(&key).ok_or_else(|| RpcError::params(RuleError::Unknown.to_string()))?;
    state.set_rule(rule.name, value.into()).map_err(|error| RpcError::params(error.to_string()))?;
    write(TypedRule::new(rule.name, value.into()))
}
