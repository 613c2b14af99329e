//! The simulation as the management protocol sees it.

use std::collections::HashSet;

use jiff::Timestamp;
use link::v1;
use storage::lists::{BannedIp, BannedPlayer};
use text::Text;
use uuid::Uuid;

use super::{Server, lists};
use crate::command::host::{Host, Profile};
use crate::management::settings::{Setting, SettingValue};
use crate::management::state::{IpBan, Operator, Player, ServerState, State, UserBan};
use crate::management::{Call, Notice};
use crate::rules::{GameRules, RuleError, RuleValue};

/// Who bans when a call does not say.
const SOURCE: &str = "Management server";
/// Game modes in the order of the schema.
const GAME_MODES: [v1::GameMode; 4] =
    [v1::GameMode::Survival, v1::GameMode::Creative, v1::GameMode::Adventure, v1::GameMode::Spectator];

impl Server {
    /// Makes a call of the management protocol.
    pub(super) fn manage(&mut self, call: Call) {
        call.make(self);
    }

    /// Tells clients of the management protocol how things stand.
    pub(super) fn tell_status(&mut self) {
        self.notices.tell(|| Notice::Status(ServerState::running(&State::players(self))));
    }

    pub(super) fn operator_changed(&self, profile: &Profile) {
        self.notices.tell(|| match self.lists.operator(profile.uuid) {
            Some(op) => Notice::OperatorAdded(operator(op)),
            None => Notice::OperatorRemoved(Operator {
                player: profile.into(),
                permission_level: None,
                bypasses_player_limit: None,
            }),
        });
    }

    pub(super) fn ban_changed(&self, profile: &Profile) {
        let ban = self.lists.banned_players().find(|ban| ban.uuid == profile.uuid);
        self.notices.tell(|| match ban {
            Some(ban) => Notice::BanAdded(user_ban(ban)),
            None => Notice::BanRemoved(profile.into()),
        });
    }

    pub(super) fn ip_ban_changed(&self, address: &str) {
        let ban = self.lists.banned_addresses().find(|ban| ban.ip == address);
        self.notices.tell(|| match ban {
            Some(ban) => Notice::IpBanAdded(ip_ban(ban)),
            None => Notice::IpBanRemoved(address.to_owned()),
        });
    }
}

fn operator(op: &storage::lists::Op) -> Operator {
    Operator {
        player: Player { id: Some(op.uuid), name: Some(op.name.clone()) },
        permission_level: Some(op.level),
        bypasses_player_limit: Some(op.bypasses_player_limit),
    }
}

fn user_ban(ban: &BannedPlayer) -> UserBan {
    UserBan {
        player: Player { id: Some(ban.uuid), name: Some(ban.name.clone()) },
        reason: ban.reason.clone(),
        source: Some(ban.source.clone()),
        expires: lists::end(&ban.expires),
    }
}

fn ip_ban(ban: &BannedIp) -> IpBan {
    IpBan {
        ip: Some(ban.ip.clone()),
        player: None,
        reason: ban.reason.clone(),
        source: Some(ban.source.clone()),
        expires: lists::end(&ban.expires),
    }
}

fn source(source: Option<&String>) -> &str {
    source.map_or(SOURCE, String::as_str)
}

fn number(value: u32) -> SettingValue {
    SettingValue::Number(i32::try_from(value).unwrap_or(i32::MAX))
}

impl State for Server {
    fn hold_lists(&mut self) {
        self.lists.hold();
    }

    fn write_lists(&mut self) {
        self.lists.write_held();
    }

    fn players(&self) -> Vec<Profile> {
        let mut players: Vec<_> = self.players.values().collect();
        players.sort_by_key(|player| player.entity);
        players.iter().map(|player| Profile { uuid: player.uuid, name: player.name.clone() }).collect()
    }

    fn account(&self, name: &str) -> Option<Profile> {
        Host::profile(self, name)
    }

    fn name_of(&self, id: Uuid) -> Option<String> {
        let online = self.players.values().find(|player| player.uuid == id).map(|player| player.name.clone());
        online.or_else(|| self.lists.name_of(id))
    }

    fn kick(&mut self, id: Uuid, reason: &Text) {
        Host::kick(self, id, reason);
    }

    fn address(&self, id: Uuid) -> Option<String> {
        Host::address(self, id)
    }

    fn system_message(&mut self, receivers: Option<&[Uuid]>, text: &Text, overlay: bool) {
        match receivers {
            None if overlay => self.tell_all(&super::send::system_chat(text, true), None),
            None => self.broadcast(text, None),
            Some(receivers) => {
                let wanted: HashSet<&Uuid> = receivers.iter().collect();
                let entities: Vec<u32> = self
                    .players
                    .values()
                    .filter(|player| wanted.contains(&player.uuid))
                    .map(|player| player.entity)
                    .collect();
                for entity in entities {
                    self.system_chat(entity, text, overlay);
                }
            }
        }
    }

    fn allowlist(&self) -> Vec<Profile> {
        self.lists.whitelist()
    }

    fn allow(&mut self, profile: &Profile) {
        Host::whitelist_add(self, profile);
    }

    fn disallow(&mut self, profile: &Profile) {
        Host::whitelist_remove(self, profile);
    }

    fn kick_unlisted(&mut self) {
        crate::command::kick_unlisted(self);
    }

    fn bans(&self) -> Vec<UserBan> {
        self.lists.banned_players().map(user_ban).collect()
    }

    fn ban(&mut self, profile: &Profile, ban: &UserBan) {
        self.lists.pardon(profile);
        self.lists.ban_until(profile, source(ban.source.as_ref()), ban.reason.as_deref(), ban.expires);
        self.ban_changed(profile);
    }

    fn pardon(&mut self, profile: &Profile) {
        Host::pardon(self, profile);
    }

    fn ip_bans(&self) -> Vec<IpBan> {
        self.lists.banned_addresses().map(ip_ban).collect()
    }

    fn ban_ip(&mut self, address: &str, ban: &IpBan) {
        self.lists.pardon_ip(address);
        self.lists.ban_ip_until(address, source(ban.source.as_ref()), ban.reason.as_deref(), ban.expires);
        self.ip_ban_changed(address);
    }

    fn pardon_ip(&mut self, address: &str) {
        Host::pardon_ip(self, address);
    }

    fn operators(&self) -> Vec<Operator> {
        self.lists.operators().iter().map(operator).collect()
    }

    fn op(&mut self, profile: &Profile, level: Option<u8>, bypasses_player_limit: bool) {
        let level = level.map_or(self.setup.op_permission_level, u32::from);
        self.lists.op_with(profile, level, bypasses_player_limit);
        self.rights_changed(profile);
    }

    fn deop(&mut self, profile: &Profile) {
        if self.lists.is_op(profile.uuid) {
            Host::deop(self, profile);
        }
    }

    fn save(&mut self) -> bool {
        self.save_all();
        true
    }

    fn stop(&mut self) {
        Server::stop(self);
    }

    fn rules(&self) -> &GameRules {
        &self.state.rules
    }

    fn set_rule(&mut self, name: &str, value: RuleValue) -> Result<(), RuleError> {
        Host::set_rule(self, name, value)
    }

    fn setting(&self, setting: Setting) -> SettingValue {
        use SettingValue::{Choice, Flag, Number, Text};
        let setup = &self.setup;
        match setting {
            Setting::Autosave => Flag(self.saving.autosave),
            Setting::Difficulty => Choice(self.state.difficulty as usize),
            Setting::EnforceAllowlist => Flag(setup.enforce_whitelist),
            Setting::UseAllowlist => Flag(self.lists.whitelist_enabled),
            Setting::MaxPlayers => number(setup.info.max_players),
            Setting::PauseWhenEmptySeconds => Number(setup.pause_when_empty_seconds),
            Setting::PlayerIdleTimeout => number(setup.player_idle_timeout_minutes.saturating_mul(60)),
            Setting::AllowFlight => Flag(setup.allow_flight),
            Setting::Motd => Text(setup.told.motd.clone()),
            Setting::SpawnProtectionRadius => Number(setup.spawn_protection),
            Setting::ForceGameMode => Flag(setup.force_game_mode),
            Setting::GameMode => {
                Choice(GAME_MODES.iter().position(|mode| *mode == setup.default_game_mode).unwrap_or(0))
            }
            Setting::ViewDistance => number(setup.info.view_distance),
            Setting::SimulationDistance => number(setup.info.simulation_distance),
            Setting::AcceptTransfers => Flag(setup.told.accepts_transfers),
            Setting::StatusHeartbeatInterval => number(*self.notices.heartbeat.borrow()),
            Setting::OperatorUserPermissionLevel => number(setup.op_permission_level),
            Setting::HideOnlinePlayers => Flag(setup.info.hide_online_players),
            Setting::StatusReplies => Flag(setup.told.enable_status),
            Setting::EntityBroadcastRange => number(setup.info.entity_broadcast_range_percentage),
        }
    }

    fn set_setting(&mut self, setting: Setting, value: SettingValue) {
        use SettingValue::{Choice, Flag, Number, Text};
        // Negative numbers are out of the settings' bounds.
        let natural = |number: i32| u32::try_from(number).unwrap_or(0);
        let setup = &mut self.setup;
        match (setting, value) {
            (Setting::Autosave, Flag(on)) => self.saving.autosave = on,
            (Setting::Difficulty, Choice(at)) => Server::set_difficulty(self, at as u32),
            (Setting::EnforceAllowlist, Flag(on)) => {
                setup.enforce_whitelist = on;
                crate::command::kick_unlisted(self);
            }
            (Setting::UseAllowlist, Flag(on)) => {
                self.lists.whitelist_enabled = on;
                crate::command::kick_unlisted(self);
            }
            (Setting::MaxPlayers, Number(most)) => setup.info.max_players = natural(most),
            (Setting::PauseWhenEmptySeconds, Number(seconds)) => {
                setup.pause_when_empty_seconds = seconds;
                // Counts anew, so that a world which is empty already can still pause.
                self.empty_ticks = 0;
                self.paused = false;
            }
            (Setting::PlayerIdleTimeout, Number(seconds)) => {
                setup.player_idle_timeout_minutes = natural(seconds).div_ceil(60);
            }
            (Setting::AllowFlight, Flag(on)) => setup.allow_flight = on,
            (Setting::SpawnProtectionRadius, Number(radius)) => setup.spawn_protection = radius,
            (Setting::ForceGameMode, Flag(on)) => setup.force_game_mode = on,
            (Setting::GameMode, Choice(at)) => {
                setup.default_game_mode = GAME_MODES.get(at).copied().unwrap_or(v1::GameMode::Survival);
            }
            (Setting::StatusHeartbeatInterval, Number(seconds)) => {
                self.notices.heartbeat.send_replace(natural(seconds));
            }
            (Setting::OperatorUserPermissionLevel, Number(level)) => {
                setup.op_permission_level = natural(level);
            }
            (Setting::Motd, Text(motd)) => {
                setup.told.motd.clone_from(&motd);
                setup.info.door.get_or_insert_default().motd = Some(motd);
            }
            (Setting::AcceptTransfers, Flag(on)) => {
                setup.told.accepts_transfers = on;
                setup.info.door.get_or_insert_default().accepts_transfers = Some(on);
            }
            (Setting::StatusReplies, Flag(on)) => {
                setup.told.enable_status = on;
                setup.info.door.get_or_insert_default().enable_status = Some(on);
            }
            (Setting::HideOnlinePlayers, Flag(on)) => {
                setup.info.hide_online_players = on;
                setup.info.door.get_or_insert_default().hide_online_players = Some(on);
            }
            (Setting::ViewDistance, Number(chunks)) => setup.info.view_distance = natural(chunks),
            (Setting::SimulationDistance, Number(chunks)) => setup.info.simulation_distance = natural(chunks),
            (Setting::EntityBroadcastRange, Number(percent)) => {
                setup.info.entity_broadcast_range_percentage = natural(percent);
            }
            // The protocol gives each setting a value of its kind.
            (setting, value) => tracing::error!("{setting:?} cannot be {value:?}"),
        }
        let info = self.setup.info.clone();
        for subscriber in self.links.values_mut() {
            subscriber.outbox.push(link::v1::owner_message::Message::World(info.clone()));
        }
    }
}

/// When a ban ends, in the form of the lists; `None` for ever.
pub(super) fn until(expires: Option<Timestamp>) -> String {
    expires.map_or_else(|| storage::lists::FOREVER.to_owned(), lists::date)
}
