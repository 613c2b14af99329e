//! Methods against a server that is a few lists.

use serde_json::{Value, json};
use text::Text;
use uuid::Uuid;

use super::methods::{Call, METHODS};
use super::rpc::Outcome;
use super::schema;
use super::settings::{Kind, SETTINGS, Setting, SettingValue};
use super::state::{IpBan, Operator, Player, State, UserBan};
use crate::command::host::Profile;
use crate::rules::{GameRules, RuleError, RuleValue};

#[derive(Default)]
struct Pretend {
    online: Vec<Profile>,
    allowlist: Vec<Profile>,
    bans: Vec<UserBan>,
    ip_bans: Vec<IpBan>,
    operators: Vec<Operator>,
    rules: GameRules,
    kicked: Vec<(Uuid, String)>,
    said: Vec<(Option<Vec<Uuid>>, String, bool)>,
    settings: Vec<(Setting, SettingValue)>,
    stopped: bool,
}

fn profile(name: &str) -> Profile {
    Profile { uuid: Uuid::from_u128(name.len() as u128), name: name.to_owned() }
}

impl State for Pretend {
    fn players(&self) -> Vec<Profile> {
        self.online.clone()
    }
    fn account(&self, name: &str) -> Option<Profile> {
        Some(profile(name))
    }
    fn name_of(&self, _: Uuid) -> Option<String> {
        None
    }
    fn kick(&mut self, id: Uuid, reason: &Text) {
        self.kicked.push((id, reason.to_plain()));
    }
    fn address(&self, _: Uuid) -> Option<String> {
        Some("192.0.2.7".to_owned())
    }
    fn system_message(&mut self, receivers: Option<&[Uuid]>, text: &Text, overlay: bool) {
        self.said.push((receivers.map(<[Uuid]>::to_vec), text.to_plain(), overlay));
    }
    fn allowlist(&self) -> Vec<Profile> {
        self.allowlist.clone()
    }
    fn allow(&mut self, profile: &Profile) {
        if !self.allowlist.contains(profile) {
            self.allowlist.push(profile.clone());
        }
    }
    fn disallow(&mut self, profile: &Profile) {
        self.allowlist.retain(|listed| listed.uuid != profile.uuid);
    }
    fn kick_unlisted(&mut self) {}
    fn bans(&self) -> Vec<UserBan> {
        self.bans.clone()
    }
    fn ban(&mut self, profile: &Profile, ban: &UserBan) {
        self.bans.push(UserBan { player: profile.into(), ..ban.clone() });
    }
    fn pardon(&mut self, profile: &Profile) {
        self.bans.retain(|ban| ban.player.id != Some(profile.uuid));
    }
    fn ip_bans(&self) -> Vec<IpBan> {
        self.ip_bans.clone()
    }
    fn ban_ip(&mut self, address: &str, ban: &IpBan) {
        self.ip_bans.push(IpBan { ip: Some(address.to_owned()), player: None, ..ban.clone() });
    }
    fn pardon_ip(&mut self, address: &str) {
        self.ip_bans.retain(|ban| ban.ip.as_deref() != Some(address));
    }
    fn operators(&self) -> Vec<Operator> {
        self.operators.clone()
    }
    fn op(&mut self, profile: &Profile, level: Option<u8>, bypasses_player_limit: bool) {
        self.deop(profile);
        self.operators.push(Operator {
            player: profile.into(),
            permission_level: Some(level.unwrap_or(4)),
            bypasses_player_limit: Some(bypasses_player_limit),
        });
    }
    fn deop(&mut self, profile: &Profile) {
        self.operators.retain(|operator| operator.player.id != Some(profile.uuid));
    }
    fn save(&mut self) -> bool {
        true
    }
    fn stop(&mut self) {
        self.stopped = true;
    }
    fn rules(&self) -> &GameRules {
        &self.rules
    }
    fn set_rule(&mut self, name: &str, value: RuleValue) -> Result<(), RuleError> {
        self.rules.set(name, value).map(|_| ())
    }
    fn setting(&self, setting: Setting) -> SettingValue {
        let found = self.settings.iter().rev().find(|(known, _)| *known == setting);
        let kind = SETTINGS.iter().find(|row| row.setting == setting).expect("a row").kind;
        found.map_or_else(
            || match kind {
                Kind::Flag => SettingValue::Flag(false),
                Kind::Number(least, _) => SettingValue::Number(least),
                Kind::Text => SettingValue::Text(String::new()),
                Kind::Choice(..) => SettingValue::Choice(0),
            },
            |(_, value)| value.clone(),
        )
    }
    fn set_setting(&mut self, setting: Setting, value: SettingValue) {
        self.settings.push((setting, value));
    }
}

impl Pretend {
    fn call(&mut self, method: &str, params: Value) -> Outcome {
        let (call, mut answered) = Call::new(method, Some(params))?;
        call.make(self);
        answered.try_recv().expect("an answer")
    }

    fn code(&mut self, method: &str, params: Value) -> i32 {
        self.call(method, params).expect_err(method).kind.code().0
    }
}

#[test]
fn lists_are_added_to_set_and_cleared() {
    let mut server = Pretend::default();
    let alex = json!({ "id": Uuid::from_u128(4), "name": "Alex" });
    let steve = json!({ "id": Uuid::from_u128(5), "name": "Steve" });
    let added = server.call("minecraft:allowlist/add", json!([[{ "name": "Alex" }, { "name": "Steve" }]]));
    assert_eq!(added, Ok(json!([alex, steve])));
    assert_eq!(
        server.call("allowlist/remove", json!({ "remove": [{ "name": "Alex" }] })),
        Ok(json!([steve]))
    );
    assert_eq!(server.call("allowlist/set", json!([[alex]])), Ok(json!([alex])));
    assert_eq!(server.call("allowlist/clear", json!([])), Ok(json!([])));

    let operator = json!({ "player": alex, "permissionLevel": 2, "bypassesPlayerLimit": true });
    assert_eq!(server.call("operators/set", json!([[operator]])), Ok(json!([operator])));
    assert_eq!(server.code("operators/add", json!([[{ "player": alex, "permissionLevel": 5 }]])), -32602);
    assert_eq!(server.call("operators/remove", json!([[alex]])), Ok(json!([])));
}

#[test]
fn bans_keep_their_end_and_kick() {
    let mut server = Pretend { online: vec![profile("Alex")], ..Pretend::default() };
    let ban = json!({
        "player": { "id": Uuid::from_u128(4), "name": "Alex" },
        "reason": "griefing",
        "expires": "2030-01-02T03:04:05Z",
    });
    assert_eq!(server.call("bans/add", json!([[ban]])), Ok(json!([ban])));
    assert_eq!(server.kicked.len(), 1);
    assert_eq!(server.code("bans/add", json!([[{ "player": { "name": "A" }, "expires": "soon" }]])), -32602);

    let banned = server.call("ip_bans/add", json!([[{ "player": { "name": "alex" } }]]));
    assert_eq!(banned, Ok(json!([{ "ip": "192.0.2.7" }])));
    assert_eq!(server.kicked.len(), 2);
    assert_eq!(server.code("ip_bans/add", json!([[{ "player": { "name": "Steve" } }]])), -32602);
    assert_eq!(server.code("ip_bans/remove", json!([["no address"]])), -32602);
    assert_eq!(server.call("ip_bans/remove", json!([["192.0.2.7"]])), Ok(json!([])));
}

#[test]
fn a_list_with_a_fault_changes_nothing() {
    let mut server = Pretend::default();
    assert_eq!(server.code("allowlist/add", json!([[{ "name": "Alex" }, {}]])), -32602);
    assert!(server.allowlist.is_empty());
    let many: Vec<Value> = (0..1001).map(|_| json!({ "name": "Alex" })).collect();
    assert_eq!(server.code("allowlist/add", json!([many])), -32602);
}

#[test]
fn players_are_kicked_and_told() {
    let mut server = Pretend { online: vec![profile("Alex")], ..Pretend::default() };
    let kick = json!([[
        { "player": { "name": "ALEX" }, "message": { "literal": "out" } },
        { "player": { "name": "Steve" } },
    ]]);
    let kicked = server.call("players/kick", kick);
    assert_eq!(kicked, Ok(json!([{ "id": Uuid::from_u128(4), "name": "Alex" }])));
    assert_eq!(server.kicked, [(Uuid::from_u128(4), "out".to_owned())]);

    let everybody = json!([{ "message": { "literal": "hello" }, "overlay": true }]);
    assert_eq!(server.call("server/system_message", everybody), Ok(json!(true)));
    let nobody = json!([{ "message": { "literal": "x" }, "receivingPlayers": [{ "name": "Steve" }] }]);
    assert_eq!(server.call("server/system_message", nobody), Ok(json!(false)));
    assert_eq!(server.said[0], (None, "hello".to_owned(), true));
    assert_eq!(server.code("server/system_message", json!([{ "message": {} }])), -32602);
    assert_eq!(server.call("server/stop", json!([])), Ok(json!(true)));
    assert!(server.stopped);
}

#[test]
fn rules_have_types() {
    let mut server = Pretend::default();
    let updated = server.call("gamerules/update", json!([{ "key": "pvp", "value": false }]));
    assert_eq!(updated, Ok(json!({ "type": "boolean", "key": "minecraft:pvp", "value": false })));
    for wrong in [json!({ "key": "pvp", "value": 1 }), json!({ "key": "doPvp", "value": true })] {
        assert_eq!(server.code("gamerules/update", json!([wrong])), -32602);
    }
    let all = server.call("gamerules", json!([])).expect("rules");
    assert_eq!(all.as_array().expect("a list").len(), crate::rules::RULES.len());
}

#[test]
fn every_setting_is_read_and_set() {
    let mut server = Pretend::default();
    for row in &SETTINGS {
        let read = server.call(&format!("serversettings/{}", row.name), json!([])).expect(row.name);
        let set = server.call(&format!("serversettings/{}/set", row.name), json!({ row.parameter: read }));
        assert_eq!(set, Ok(read));
    }
    let set = server.call("minecraft:serversettings/difficulty/set", json!(["hard"]));
    assert_eq!(set, Ok(json!("hard")));
    assert_eq!(server.code("serversettings/view_distance/set", json!([33])), -32602);
    assert_eq!(server.code("serversettings/autosave/set", json!([])), -32602);
    assert_eq!(server.code("serversettings/autosave", json!([1])), -32602);
    assert_eq!(server.code("minecraft:nothing", json!([])), -32601);
}

#[test]
fn the_schema_describes_what_is_served() {
    let mut server = Pretend::default();
    let document = server.call("rpc.discover", json!([])).expect("a document");
    let methods = document["methods"].as_array().expect("methods");
    assert_eq!(methods.len(), METHODS.len() - 1 + schema::NOTIFICATIONS.len());
    let text = document.to_string();
    for reference in text.split("#/components/schemas/").skip(1) {
        let name = reference.split('"').next().expect("a name");
        assert!(document["components"]["schemas"][name].is_object(), "{name}");
    }
    let notice = super::Notice::Joined(Player { id: None, name: Some("Alex".to_owned()) }).to_json();
    assert_eq!(notice["params"], json!([{ "name": "Alex" }]));
    assert!(methods.iter().any(|method| method["name"] == notice["method"]));
}
