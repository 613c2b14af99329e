//! Operators, whitelist, bans and remembered names, as kept in the server's folder.

use std::cell::Cell;
use std::path::{Path, PathBuf};

use jiff::Timestamp;
use jiff::tz::TimeZone;

use storage::lists::{
    self, BannedIp, BannedPlayer, CachedUser, FOREVER, ListEntry, ListError, Op, Whitelisted,
};
use text::Text;
use uuid::Uuid;

use crate::command::host::{Ban, Profile};

/// Form of the dates in the lists.
const DATE: &str = "%Y-%m-%d %H:%M:%S %z";
/// Form of the date a banned player is shown.
const SHOWN_DATE: &str = "%Y-%m-%d at %H:%M:%S %Z";
/// Reason of a ban without one.
const DEFAULT_REASON: &str = "Banned by an operator.";
/// Names remembered at most, as vanilla.
const REMEMBERED: usize = 1000;

/// The lists of one server.
#[derive(Debug)]
pub struct Lists {
    folder: PathBuf,
    ops: Vec<Op>,
    whitelist: Vec<Whitelisted>,
    banned: Vec<BannedPlayer>,
    banned_ips: Vec<BannedIp>,
    users: Vec<CachedUser>,
    users_changed: bool,
    /// Set while changes are collected: whether there were any.
    held: Cell<Option<bool>>,
    /// Only listed players (and operators) may join.
    pub whitelist_enabled: bool,
}

impl Lists {
    /// Reads the lists from `folder`.
    ///
    /// # Errors
    /// When a file is there but cannot be understood: guessing who is banned would be worse than not starting.
    pub fn load(folder: &Path, whitelist_enabled: bool) -> Result<Self, ListError> {
        Ok(Self {
            ops: lists::load(folder)?,
            whitelist: lists::load(folder)?,
            banned: lists::load(folder)?,
            banned_ips: lists::load(folder)?,
            users_changed: false,
            users: lists::load(folder).unwrap_or_else(|error| {
                tracing::warn!("remembered names are forgotten: {error}");
                Vec::new()
            }),
            folder: folder.to_owned(),
            held: Cell::new(None),
            whitelist_enabled,
        })
    }

    /// Why an account may not log in now; `None` when it may. The order is vanilla's: ban, whitelist, address, room.
    pub fn refusal(&self, uuid: Uuid, name: &str, address: &str, full: bool) -> Option<Text> {
        if let Some(ban) = self.banned.iter().find(|ban| ban.uuid == uuid && !is_over(&ban.expires)) {
            return Some(ban_text("multiplayer.disconnect.banned", ban.reason.as_deref(), &ban.expires));
        }
        let listed = self.whitelist.iter().any(|entry| entry.uuid == uuid);
        if self.whitelist_enabled && !listed && !self.is_op(uuid) {
            tracing::info!("{name} is not white-listed");
            return Some(Text::translate("multiplayer.disconnect.not_whitelisted", []));
        }
        if let Some(ban) = self.banned_ips.iter().find(|ban| ban.ip == address && !is_over(&ban.expires)) {
            return Some(ban_text("multiplayer.disconnect.banned_ip", ban.reason.as_deref(), &ban.expires));
        }
        let bypasses = self.ops.iter().any(|op| op.uuid == uuid && op.bypasses_player_limit);
        (full && !bypasses).then(|| Text::translate("multiplayer.disconnect.server_full", []))
    }

    /// 0 for players, else an operator's level.
    pub fn permission_level(&self, uuid: Uuid, default: u32) -> u32 {
        let level = self.ops.iter().find(|op| op.uuid == uuid).map(|op| u32::from(op.level));
        level.map_or(0, |level| if level == 0 { default } else { level.min(4) })
    }

    /// Whether an account is an operator.
    pub fn is_op(&self, uuid: Uuid) -> bool {
        self.ops.iter().any(|op| op.uuid == uuid)
    }

    /// Whether there is any operator.
    pub fn has_ops(&self) -> bool {
        !self.ops.is_empty()
    }

    /// Notes the name of an account that joined.
    pub fn remember(&mut self, uuid: Uuid, name: &str) {
        self.users.retain(|user| user.uuid != uuid);
        let expires_on = (jiff::Zoned::now() + jiff::Span::new().days(30)).strftime(DATE).to_string();
        self.users.insert(0, CachedUser { name: name.to_owned(), uuid, expires_on });
        self.users.truncate(REMEMBERED);
        self.users_changed = true;
    }

    /// The remembered names with the folder of their list, when they changed since the last call. Written with
    /// the next save: a join must not wait for the disk.
    pub fn take_unsaved_users(&mut self) -> Option<(PathBuf, Vec<CachedUser>)> {
        std::mem::take(&mut self.users_changed).then(|| (self.folder.clone(), self.users.clone()))
    }

    /// The account last seen under a name.
    pub fn remembered(&self, name: &str) -> Option<Profile> {
        let user = self.users.iter().find(|user| user.name.eq_ignore_ascii_case(name))?;
        Some(Profile { uuid: user.uuid, name: user.name.clone() })
    }

    /// Operators.
    pub fn ops(&self) -> Vec<Profile> {
        self.ops.iter().map(|op| Profile { uuid: op.uuid, name: op.name.clone() }).collect()
    }

    /// Operators with all that is known of them.
    pub fn operators(&self) -> &[Op] {
        &self.ops
    }

    /// An operator.
    pub fn operator(&self, uuid: Uuid) -> Option<&Op> {
        self.ops.iter().find(|op| op.uuid == uuid)
    }

    /// Makes someone an operator.
    pub fn op(&mut self, profile: &Profile, level: u32) {
        self.op_with(profile, level, false);
    }

    /// Makes someone an operator, or changes how.
    pub fn op_with(&mut self, profile: &Profile, level: u32, bypasses_player_limit: bool) {
        self.ops.retain(|op| op.uuid != profile.uuid);
        self.ops.push(Op {
            uuid: profile.uuid,
            name: profile.name.clone(),
            level: level.min(4) as u8,
            bypasses_player_limit,
        });
        self.store(&self.ops);
    }

    /// The reverse.
    pub fn deop(&mut self, profile: &Profile) {
        self.ops.retain(|op| op.uuid != profile.uuid);
        self.store(&self.ops);
    }

    /// Listed players.
    pub fn whitelist(&self) -> Vec<Profile> {
        self.whitelist.iter().map(|entry| Profile { uuid: entry.uuid, name: entry.name.clone() }).collect()
    }

    /// Adds to the whitelist; false if there already.
    pub fn whitelist_add(&mut self, profile: &Profile) -> bool {
        if self.whitelist.iter().any(|entry| entry.uuid == profile.uuid) {
            return false;
        }
        self.whitelist.push(Whitelisted { uuid: profile.uuid, name: profile.name.clone() });
        self.store(&self.whitelist);
        true
    }

    /// Takes from the whitelist; false if not there.
    pub fn whitelist_remove(&mut self, profile: &Profile) -> bool {
        let before = self.whitelist.len();
        self.whitelist.retain(|entry| entry.uuid != profile.uuid);
        self.store(&self.whitelist);
        self.whitelist.len() != before
    }

    /// Reads the whitelist again; a file that cannot be understood changes nothing.
    pub fn reload_whitelist(&mut self) {
        match lists::load(&self.folder) {
            Ok(whitelist) => self.whitelist = whitelist,
            Err(error) => tracing::error!("the whitelist stays as it was: {error}"),
        }
    }

    /// Banned players.
    pub fn bans(&self) -> Vec<Ban> {
        let as_ban = |ban: &BannedPlayer| Ban {
            target: ban.name.clone(),
            source: ban.source.clone(),
            reason: ban.reason.clone(),
        };
        self.banned.iter().filter(|ban| !is_over(&ban.expires)).map(as_ban).collect()
    }

    /// Banned accounts with all that is known of the bans.
    pub fn banned_players(&self) -> impl Iterator<Item = &BannedPlayer> {
        self.banned.iter().filter(|ban| !is_over(&ban.expires))
    }

    /// Bans an account; false if it was.
    pub fn ban(&mut self, profile: &Profile, source: &str, reason: Option<&str>) -> bool {
        self.ban_until(profile, source, reason, None)
    }

    /// Bans an account until some time or for ever; false if it was.
    pub fn ban_until(
        &mut self,
        profile: &Profile,
        source: &str,
        reason: Option<&str>,
        expires: Option<Timestamp>,
    ) -> bool {
        if self.banned.iter().any(|ban| ban.uuid == profile.uuid && !is_over(&ban.expires)) {
            return false;
        }
        self.banned.retain(|ban| ban.uuid != profile.uuid);
        self.banned.push(BannedPlayer {
            uuid: profile.uuid,
            name: profile.name.clone(),
            created: now(),
            source: source.to_owned(),
            expires: super::management::until(expires),
            reason: Some(reason.unwrap_or(DEFAULT_REASON).to_owned()),
        });
        self.store(&self.banned);
        true
    }

    /// The reverse; false if it was not banned.
    pub fn pardon(&mut self, profile: &Profile) -> bool {
        let before = self.banned.len();
        self.banned.retain(|ban| ban.uuid != profile.uuid);
        self.store(&self.banned);
        self.banned.len() != before
    }

    /// Banned addresses.
    pub fn ip_bans(&self) -> Vec<Ban> {
        let as_ban = |ban: &BannedIp| Ban {
            target: ban.ip.clone(),
            source: ban.source.clone(),
            reason: ban.reason.clone(),
        };
        self.banned_ips.iter().filter(|ban| !is_over(&ban.expires)).map(as_ban).collect()
    }

    /// Banned addresses with all that is known of the bans.
    pub fn banned_addresses(&self) -> impl Iterator<Item = &BannedIp> {
        self.banned_ips.iter().filter(|ban| !is_over(&ban.expires))
    }

    /// Bans an address; false if it was.
    pub fn ban_ip(&mut self, address: &str, source: &str, reason: Option<&str>) -> bool {
        self.ban_ip_until(address, source, reason, None)
    }

    /// Bans an address until some time or for ever; false if it was.
    pub fn ban_ip_until(
        &mut self,
        address: &str,
        source: &str,
        reason: Option<&str>,
        expires: Option<Timestamp>,
    ) -> bool {
        if self.banned_ips.iter().any(|ban| ban.ip == address && !is_over(&ban.expires)) {
            return false;
        }
        self.banned_ips.retain(|ban| ban.ip != address);
        self.banned_ips.push(BannedIp {
            ip: address.to_owned(),
            created: now(),
            source: source.to_owned(),
            expires: super::management::until(expires),
            reason: Some(reason.unwrap_or(DEFAULT_REASON).to_owned()),
        });
        self.store(&self.banned_ips);
        true
    }

    /// The reverse; false if it was not banned.
    pub fn pardon_ip(&mut self, address: &str) -> bool {
        let before = self.banned_ips.len();
        self.banned_ips.retain(|ban| ban.ip != address);
        self.store(&self.banned_ips);
        self.banned_ips.len() != before
    }

    /// The name last seen of an account, or in a list.
    pub fn name_of(&self, uuid: Uuid) -> Option<String> {
        let seen = self.users.iter().map(|user| (user.uuid, &user.name));
        let listed = self.whitelist.iter().map(|entry| (entry.uuid, &entry.name));
        let ops = self.ops.iter().map(|op| (op.uuid, &op.name));
        let banned = self.banned.iter().map(|ban| (ban.uuid, &ban.name));
        let mut known = seen.chain(listed).chain(ops).chain(banned);
        known.find(|(known, _)| *known == uuid).map(|(_, name)| name.clone())
    }

    /// Collects changes until [`write_held`](Self::write_held), so that many make one write.
    pub fn hold(&mut self) {
        self.held.set(Some(false));
    }

    /// Writes what has changed since [`hold`](Self::hold).
    pub fn write_held(&mut self) {
        if self.held.take() == Some(true) {
            self.store(&self.ops);
            self.store(&self.whitelist);
            self.store(&self.banned);
            self.store(&self.banned_ips);
        }
    }

    fn store<T: ListEntry>(&self, entries: &[T]) {
        if self.held.get().is_some() {
            return self.held.set(Some(true));
        }
        if let Err(error) = lists::save(&self.folder, entries) {
            tracing::error!("a list could not be saved: {error}");
        }
    }
}

/// A time in the form of the lists.
pub(super) fn date(time: Timestamp) -> String {
    time.to_zoned(TimeZone::system()).strftime(DATE).to_string()
}

/// The end of a ban; `None` when there is none.
pub(super) fn end(expires: &str) -> Option<Timestamp> {
    jiff::Zoned::strptime(DATE, expires).ok().map(|end| end.timestamp())
}

fn now() -> String {
    jiff::Zoned::now().strftime(DATE).to_string()
}

/// Whether a ban's end has passed. A date that cannot be read is no end.
fn is_over(expires: &str) -> bool {
    expires != FOREVER && jiff::Zoned::strptime(DATE, expires).is_ok_and(|end| end < jiff::Zoned::now())
}

fn ban_text(key: &'static str, reason: Option<&str>, expires: &str) -> Text {
    let reason = Text::literal(reason.unwrap_or(DEFAULT_REASON).to_owned());
    let text = Text::translate(format!("{key}.reason"), [reason]);
    match jiff::Zoned::strptime(DATE, expires) {
        Ok(end) if expires != FOREVER => {
            let shown = Text::literal(end.strftime(SHOWN_DATE).to_string());
            text.append(Text::translate(format!("{key}.expiration"), [shown]))
        }
        _ => text,
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn profile(name: &str) -> Profile {
        Profile { uuid: crate::server::offline_uuid(name), name: name.to_owned() }
    }

    fn refusal(lists: &Lists, name: &str, full: bool) -> Option<String> {
        let uuid = crate::server::offline_uuid(name);
        lists.refusal(uuid, name, "127.0.0.1", full).map(|text| text.to_plain())
    }

    #[test]
    fn checks_come_in_vanillas_order_and_survive_a_restart() {
        let folder = tempfile::tempdir().expect("a folder");
        let mut lists = Lists::load(folder.path(), false).expect("no files yet");
        assert_eq!(refusal(&lists, "Alex", false), None);
        assert!(refusal(&lists, "Alex", true).is_some());
        assert!(lists.ban_ip("127.0.0.1", "Server", None));
        assert!(refusal(&lists, "Alex", true).expect("refused").contains("IP"));
        lists.whitelist_enabled = true;
        assert!(refusal(&lists, "Alex", true).expect("refused").contains("white-listed"));
        assert!(lists.ban(&profile("Alex"), "Server", Some("griefing")));
        assert!(!lists.ban(&profile("Alex"), "Server", None));

        let again = Lists::load(folder.path(), true).expect("what was saved");
        assert!(refusal(&again, "Alex", true).expect("refused").contains("griefing"));
    }

    #[test]
    fn operators_pass_the_whitelist_but_not_a_full_server() {
        let folder = tempfile::tempdir().expect("a folder");
        let mut lists = Lists::load(folder.path(), true).expect("no files yet");
        lists.op(&profile("Alex"), 4);
        assert_eq!(refusal(&lists, "Alex", false), None);
        assert!(refusal(&lists, "Alex", true).is_some());
        assert_eq!(lists.permission_level(profile("Alex").uuid, 4), 4);
    }
}
