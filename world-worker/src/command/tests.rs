//! Whole command lines against a small pretend server.

use std::collections::{BTreeMap, BTreeSet, HashMap};

use brigadier::{FlatKind, GameMode};
use chunk::BlockPos;
use registry::blocks;
use text::Text;
use uuid::Uuid;
use worldgen::locate::{Found, StructureNames, Wanted};

use super::host::{Ban, BlockAt, ChatKind, Clock, EntityView, Host, Placement, Profile, Show, Weather};
use super::locate::{Question, Sought, answer};
use super::{Collected, Source, execute, suggest, tree_for};
use crate::boss_bars::BossBars;
use crate::pregen::{Area, Request};
use crate::rules::{GameRules, RuleError, RuleValue};
use crate::tick_rate::TickRate;
use crate::tick_times::Mspt;
use crate::world_border::WorldBorder;

/// Entity, position, rotation, and what was relative.
type Teleport = (Uuid, [f64; 3], Option<[f32; 2]>, [bool; 5]);

/// A server of a few values; chunks with |x| and |z| below 64 blocks are loaded.
struct Pretend {
    players: Vec<EntityView>,
    sent: Vec<(Uuid, String)>,
    printed: Vec<String>,
    chats: Vec<(ChatKind, String, String, Option<Uuid>)>,
    kicked: Vec<(Uuid, String)>,
    killed: Vec<Uuid>,
    teleports: Vec<Teleport>,
    given: Vec<(Uuid, u16, u32)>,
    stopped: bool,
    autosave: bool,
    mode: GameMode,
    clocks: HashMap<String, Clock>,
    weather: Option<(Weather, Option<i32>)>,
    difficulty: u8,
    rules: GameRules,
    rate: TickRate,
    rate_changes: u32,
    spawn: (BlockPos, f32, f32),
    blocks: BTreeMap<(i32, i32, i32), u16>,
    ops: Vec<Profile>,
    whitelist: Vec<Profile>,
    whitelist_on: bool,
    enforce: bool,
    bans: Vec<Ban>,
    ip_bans: BTreeSet<String>,
    shown: Vec<(Uuid, Show)>,
    spectated: Vec<(Uuid, Option<Uuid>)>,
    icon: (String, Option<u32>),
    border: WorldBorder,
    bars: BossBars,
    idle_minutes: u32,
    structures: StructureNames,
    searches: Vec<(Question, Sought)>,
    pregen: Vec<Request>,
}

fn player(name: &str, id: u128, x: f64, level: u8) -> EntityView {
    EntityView {
        uuid: Uuid::from_u128(id),
        name: name.to_owned(),
        kind: "minecraft:player",
        position: [x, 64.0, 0.5],
        yaw: 0.0,
        pitch: 0.0,
        size: [0.6, 1.8],
        eye_height: 1.62,
        game_mode: Some(GameMode::Survival),
        experience_level: 0,
        permission_level: level,
        alive: true,
    }
}

const STEVE: Uuid = Uuid::from_u128(1);
const ALEX: Uuid = Uuid::from_u128(2);
const OVERWORLD: &str = "minecraft:overworld";

impl Pretend {
    fn new() -> Self {
        let clock = Clock { ticks: 1500, paused: false, rate: 1.0 };
        Pretend {
            players: vec![player("Steve", 1, 0.5, 4), player("Alex", 2, 10.5, 0)],
            sent: vec![],
            printed: vec![],
            chats: vec![],
            kicked: vec![],
            killed: vec![],
            teleports: vec![],
            given: vec![],
            stopped: false,
            autosave: true,
            mode: GameMode::Survival,
            clocks: HashMap::from([(OVERWORLD.to_owned(), clock), ("minecraft:the_end".to_owned(), clock)]),
            weather: None,
            difficulty: 2,
            rules: GameRules::default(),
            rate: TickRate::default(),
            rate_changes: 0,
            spawn: (BlockPos::new(0, 64, 0), 0.0, 0.0),
            blocks: BTreeMap::new(),
            ops: vec![Profile { uuid: STEVE, name: "Steve".into() }],
            whitelist: vec![],
            whitelist_on: false,
            enforce: false,
            bans: vec![],
            ip_bans: BTreeSet::new(),
            shown: vec![],
            spectated: vec![],
            icon: ("minecraft:default".to_owned(), None),
            border: WorldBorder::default(),
            bars: BossBars::default(),
            idle_minutes: 0,
            structures: StructureNames {
                ids: vec!["minecraft:mineshaft".into(), "minecraft:stronghold".into()],
                tags: BTreeMap::from([("minecraft:mines".into(), vec!["minecraft:mineshaft".into()])]),
            },
            searches: vec![],
            pregen: vec![],
        }
    }

    fn source(&self, uuid: Uuid) -> Source {
        Source::player(self.players.iter().find(|player| player.uuid == uuid).expect("a known player"))
    }

    /// Runs a line at the console and returns what it printed.
    fn console(&mut self, line: &str) -> String {
        self.printed.clear();
        let source = Source::console(self.spawn.0);
        execute(self, &source, line);
        self.printed.join("\n")
    }

    /// Runs a line as a player and returns what the player was sent.
    fn as_player(&mut self, uuid: Uuid, line: &str) -> String {
        self.sent.clear();
        let source = self.source(uuid);
        execute(self, &source, line);
        let lines = self.sent.iter().filter(|(to, _)| *to == uuid).map(|(_, line)| line.as_str());
        lines.collect::<Vec<_>>().join("\n")
    }

    fn mode_of(&self, uuid: Uuid) -> Option<GameMode> {
        self.entity(uuid).and_then(|player| player.game_mode)
    }
}

impl Host for Pretend {
    fn entities(&self) -> Vec<EntityView> {
        self.players.clone()
    }
    fn max_players(&self) -> u32 {
        20
    }
    fn random(&mut self) -> u64 {
        4
    }
    fn send(&mut self, player: Uuid, message: &Text) {
        self.sent.push((player, message.to_plain()));
    }
    fn print(&mut self, line: &str) {
        self.printed.push(line.to_owned());
    }
    fn chat(
        &mut self,
        kind: ChatKind,
        sender: &Text,
        target: Option<&Text>,
        message: &Text,
        receiver: Option<Uuid>,
    ) {
        let name = target.unwrap_or(sender).to_plain();
        self.chats.push((kind, name, message.to_plain(), receiver));
    }
    fn set_game_mode(&mut self, player: Uuid, mode: GameMode) -> bool {
        let Some(player) = self.players.iter_mut().find(|known| known.uuid == player) else { return false };
        player.game_mode.replace(mode) != Some(mode)
    }
    fn teleport(
        &mut self,
        entity: Uuid,
        position: [f64; 3],
        rotation: Option<[f32; 2]>,
        relative: [bool; 5],
    ) {
        self.teleports.push((entity, position, rotation, relative));
    }
    fn show(&mut self, player: Uuid, what: &Show) {
        self.shown.push((player, what.clone()));
    }
    fn spectate(&mut self, player: Uuid, target: Option<Uuid>) {
        self.spectated.push((player, target));
    }
    fn locator_icon(&self, _player: Uuid) -> (String, Option<u32>) {
        self.icon.clone()
    }
    fn set_locator_icon(&mut self, _player: Uuid, icon: (String, Option<u32>)) {
        self.icon = icon;
    }
    fn structures(&self) -> &StructureNames {
        &self.structures
    }
    fn search(&mut self, question: Question, sought: Sought) -> bool {
        self.searches.push((question, sought));
        true
    }
    fn pregen(&mut self, request: Request) -> Result<String, String> {
        self.pregen.push(request.clone());
        if request == Request::Cancel { Err("no task".to_owned()) } else { Ok(format!("{request:?}")) }
    }
    fn border(&self) -> &WorldBorder {
        &self.border
    }
    fn set_border(&mut self, border: WorldBorder) {
        self.border = border;
    }
    fn boss_bars(&mut self) -> &mut BossBars {
        &mut self.bars
    }
    fn boss_bar_ids(&self) -> Vec<String> {
        self.bars.iter().map(|(id, _)| id.clone()).collect()
    }
    fn set_idle_timeout(&mut self, minutes: u32) {
        self.idle_minutes = minutes;
    }
    fn kill(&mut self, entity: Uuid) {
        self.killed.push(entity);
    }
    fn kick(&mut self, player: Uuid, reason: &Text) {
        self.kicked.push((player, reason.to_plain()));
    }
    fn address(&self, player: Uuid) -> Option<String> {
        Some(if player == STEVE { "127.0.0.1" } else { "10.0.0.2" }.to_owned())
    }
    fn give(&mut self, player: Uuid, item: u16, count: u32) {
        self.given.push((player, item, count));
    }
    fn clear_items(&mut self, player: Uuid, matches: &dyn Fn(u16) -> bool, max: Option<u32>) -> u32 {
        let held = self.given.iter().filter(|(owner, item, _)| *owner == player && matches(*item));
        let count: u32 = held.map(|(_, _, count)| count).sum();
        if max == Some(0) { count } else { count.min(max.unwrap_or(u32::MAX)) }
    }
    fn stop(&mut self) {
        self.stopped = true;
    }
    fn save(&mut self, _flush: bool) -> bool {
        true
    }
    fn autosave(&self) -> bool {
        self.autosave
    }
    fn set_autosave(&mut self, on: bool) {
        self.autosave = on;
    }
    fn default_game_mode(&self) -> GameMode {
        self.mode
    }
    fn set_default_game_mode(&mut self, mode: GameMode) {
        self.mode = mode;
    }
    fn force_game_mode(&self) -> bool {
        false
    }
    fn console_informs_ops(&self) -> bool {
        true
    }
    fn seed(&self) -> i64 {
        -42
    }
    fn game_time(&self) -> i64 {
        777
    }
    fn clock(&self, name: &str) -> Option<Clock> {
        self.clocks.get(name).copied()
    }
    fn set_clock(&mut self, name: &str, clock: Clock) {
        self.clocks.insert(name.to_owned(), clock);
    }
    fn set_weather(&mut self, weather: Weather, ticks: Option<i32>) {
        self.weather = Some((weather, ticks));
    }
    fn difficulty(&self) -> u8 {
        self.difficulty
    }
    fn set_difficulty(&mut self, difficulty: u8) {
        self.difficulty = difficulty;
    }
    fn rules(&self) -> &GameRules {
        &self.rules
    }
    fn set_rule(&mut self, name: &str, value: RuleValue) -> Result<(), RuleError> {
        self.rules.set(name, value).map(|_| ())
    }
    fn tick_rate(&self) -> &TickRate {
        &self.rate
    }
    fn tick_rate_mut(&mut self) -> &mut TickRate {
        &mut self.rate
    }
    fn tick_rate_changed(&mut self) {
        self.rate_changes += 1;
    }
    fn mspt(&self) -> Mspt {
        Mspt { average: 1.25, p50: 1.0, p95: 2.0, p99: 3.5, sample: 100 }
    }
    fn spawn(&self) -> BlockPos {
        self.spawn.0
    }
    fn set_spawn(&mut self, position: BlockPos, yaw: f32, pitch: f32) {
        self.spawn = (position, yaw, pitch);
    }
    fn height(&self) -> std::ops::Range<i32> {
        -64..320
    }
    fn block(&self, at: BlockPos) -> BlockAt {
        if !(-64..64).contains(&at.x) || !(-64..64).contains(&at.z) {
            return BlockAt::Unloaded;
        }
        BlockAt::State(self.blocks.get(&(at.x, at.y, at.z)).copied().unwrap_or(blocks::AIR))
    }
    fn set_block(&mut self, at: BlockPos, state: u16, placement: Placement) -> bool {
        let old = self.blocks.insert((at.x, at.y, at.z), state).unwrap_or(blocks::AIR);
        old != state || (placement == Placement::Destroy && !blocks::is_air(old))
    }
    fn profile(&self, name: &str) -> Option<Profile> {
        let online = self.players.iter().find(|player| player.name.eq_ignore_ascii_case(name));
        let id = online.map_or(Uuid::from_u128(99), |player| player.uuid);
        (!name.is_empty()).then(|| Profile { uuid: id, name: online.map_or(name, |p| &p.name).to_owned() })
    }
    fn ops(&self) -> Vec<Profile> {
        self.ops.clone()
    }
    fn op(&mut self, profile: &Profile) {
        self.ops.push(profile.clone());
    }
    fn deop(&mut self, profile: &Profile) {
        self.ops.retain(|op| op != profile);
    }
    fn whitelist_enabled(&self) -> bool {
        self.whitelist_on
    }
    fn set_whitelist_enabled(&mut self, on: bool) {
        self.whitelist_on = on;
    }
    fn whitelist(&self) -> Vec<Profile> {
        self.whitelist.clone()
    }
    fn whitelist_add(&mut self, profile: &Profile) -> bool {
        let new = !self.whitelist.contains(profile);
        if new {
            self.whitelist.push(profile.clone());
        }
        new
    }
    fn whitelist_remove(&mut self, profile: &Profile) -> bool {
        let before = self.whitelist.len();
        self.whitelist.retain(|known| known != profile);
        self.whitelist.len() < before
    }
    fn whitelist_reload(&mut self) {}
    fn enforce_whitelist(&self) -> bool {
        self.enforce
    }
    fn bans(&self) -> Vec<Ban> {
        self.bans.clone()
    }
    fn ban(&mut self, profile: &Profile, source: &str, reason: Option<&str>) -> bool {
        let new = !self.bans.iter().any(|ban| ban.target == profile.name);
        if new {
            let (target, source) = (profile.name.clone(), source.to_owned());
            self.bans.push(Ban { target, source, reason: reason.map(str::to_owned) });
        }
        new
    }
    fn pardon(&mut self, profile: &Profile) -> bool {
        let before = self.bans.len();
        self.bans.retain(|ban| ban.target != profile.name);
        self.bans.len() < before
    }
    fn ip_bans(&self) -> Vec<Ban> {
        let ban = |ip: &String| Ban { target: ip.clone(), source: "Server".into(), reason: None };
        self.ip_bans.iter().map(ban).collect()
    }
    fn ban_ip(&mut self, address: &str, _source: &str, _reason: Option<&str>) -> bool {
        self.ip_bans.insert(address.to_owned())
    }
    fn pardon_ip(&mut self, address: &str) -> bool {
        self.ip_bans.remove(address)
    }
}

#[test]
fn errors_name_the_place() {
    let mut host = Pretend::new();
    assert_eq!(host.console("gamemode kreativ"), "Unknown game mode: kreativ\n...de kreativ<--[HERE]");
    assert_eq!(host.console("foo"), "Unknown or incomplete command. See below for error\nfoo<--[HERE]");
    assert_eq!(
        host.console("tick rate 0"),
        "Float must not be less than 1.0: found 0.0\ntick rate 0<--[HERE]"
    );
    // Somebody without permission is told nothing more.
    assert!(host.as_player(ALEX, "/stop").starts_with("Unknown or incomplete command."));
    assert!(!host.stopped);
}

#[test]
fn feedback_goes_to_other_operators_and_the_log() {
    let mut host = Pretend::new();
    host.ops.push(Profile { uuid: ALEX, name: "Alex".into() });
    assert_eq!(host.as_player(STEVE, "/gamemode creative"), "Set own game mode to Creative Mode");
    assert_eq!(host.mode_of(STEVE), Some(GameMode::Creative));
    let told = "[Steve: Set own game mode to Creative Mode]";
    assert!(host.sent.contains(&(ALEX, told.to_owned())));
    assert_eq!(host.printed, [told]);
    host.printed.clear();
    host.console("gamerule send_command_feedback false");
    assert_eq!(host.as_player(STEVE, "/gamemode survival"), "");
    assert!(host.sent.is_empty());
    host.console("gamerule log_admin_commands false");
    host.printed.clear();
    host.as_player(STEVE, "/gamemode creative");
    assert!(host.printed.is_empty());
}

#[test]
fn listing_and_help() {
    let mut host = Pretend::new();
    assert_eq!(host.console("list"), "There are 2 of a max of 20 players online: Steve, Alex");
    assert!(host.console("list uuids").ends_with("Alex (00000000-0000-0000-0000-000000000002)"));
    assert_eq!(
        host.as_player(ALEX, "help"),
        "/me <action>\n/help [<command>]\n/list [uuids]\n/msg <targets> <message>\n/tell -> msg\n/w -> msg"
    );
    assert_eq!(host.console("help tick step"), "/tick step [stop]\n/tick step [<time>]");
    assert!(host.console("help nothing").starts_with("Unknown command or insufficient permissions"));
}

#[test]
fn chatting() {
    let mut host = Pretend::new();
    assert_eq!(host.console("say hello @p"), "[Not Secure] [Server] hello Steve");
    assert_eq!(host.chats, [(ChatKind::Say, "Server".into(), "hello Steve".into(), None)]);
    host.chats.clear();
    host.as_player(ALEX, "/tell Steve psst @a");
    assert_eq!(
        host.chats,
        [
            (ChatKind::MessageOutgoing, "Steve".into(), "psst @a".into(), Some(ALEX)),
            (ChatKind::MessageIncoming, "Alex".into(), "psst @a".into(), Some(STEVE)),
        ]
    );
    assert_eq!(host.console("w Alex hi"), "You whisper to Alex: hi");
    assert_eq!(host.console("msg Nobody hi"), "No player was found");
    assert!(host.as_player(ALEX, "/msg @a hi").starts_with("Selector not allowed"));
    host.chats.clear();
    host.as_player(ALEX, "/me waves");
    assert_eq!(host.chats, [(ChatKind::Emote, "Alex".into(), "waves".into(), None)]);
}

#[test]
fn game_modes() {
    let mut host = Pretend::new();
    assert_eq!(host.console("gamemode creative"), "A player is required to run this command here");
    assert_eq!(host.console("gamemode creative Alex"), "Set Alex's game mode to Creative Mode");
    assert!(host.sent.contains(&(ALEX, "Your game mode has been updated to Creative Mode".into())));
    assert_eq!(host.console("gamemode creative Alex"), "");
    assert_eq!(host.console("defaultgamemode adventure"), "The default game mode is now Adventure Mode");
    assert_eq!(host.mode, GameMode::Adventure);
}

#[test]
fn teleporting() {
    let mut host = Pretend::new();
    assert_eq!(host.as_player(STEVE, "/tp 1 70 -3"), "Teleported Steve to 1.500000, 70.000000, -2.500000");
    assert_eq!(
        host.teleports.pop(),
        Some((STEVE, [1.5, 70.0, -2.5], None, [false, false, false, true, true]))
    );
    assert_eq!(host.as_player(STEVE, "/tp ~ ~5 ~"), "Teleported Steve to 0.500000, 69.000000, 0.500000");
    assert_eq!(host.console("tp Alex Steve"), "Teleported Alex to Steve");
    assert_eq!(host.teleports.pop().map(|t| (t.0, t.1)), Some((ALEX, [0.5, 64.0, 0.5])));
    assert_eq!(
        host.console("teleport @a 0 0 0 90 10"),
        "Teleported 2 entities to 0.500000, 0.000000, 0.500000"
    );
    assert_eq!(host.teleports.pop().and_then(|t| t.2), Some([90.0, 10.0]));
    assert_eq!(
        host.console("tp Alex 0 64 0 facing 0 64 10"),
        "Teleported Alex to 0.500000, 64.000000, 0.500000"
    );
    assert_eq!(host.teleports.pop().and_then(|t| t.2), Some([0.0, 0.0]));
    assert_eq!(host.console("tp Alex 40000000 0 0"), "Invalid position for teleport");
    assert_eq!(host.console("tp 0 0 0"), "An entity is required to run this command here");
}

#[test]
fn selecting() {
    let mut host = Pretend::new();
    assert_eq!(host.console("kill @e[type=player,name=Alex]"), "Killed Alex");
    assert_eq!(host.console("kill @a[distance=..5]"), "Killed Steve");
    assert_eq!(host.console("kill @a[x=10,y=64,z=0,dx=1,dy=1,dz=1]"), "Killed Alex");
    assert_eq!(host.console("kill @a[sort=furthest,limit=1]"), "Killed Alex");
    assert_eq!(host.console("kill @a[gamemode=!survival]"), "No entity was found");
    assert_eq!(host.console("kill @a"), "Killed 2 entities");
    assert_eq!(host.as_player(STEVE, "/kill @s"), "Killed Steve");
    assert_eq!(host.console("kill 00000000-0000-0000-0000-000000000002"), "Killed Alex");
}

#[test]
fn clocks() {
    let mut host = Pretend::new();
    assert_eq!(host.console("time set 1d"), "Set minecraft:overworld to 24000 tick(s)");
    assert_eq!(host.console("time add 500"), "Set minecraft:overworld to 24500 tick(s)");
    assert_eq!(host.console("time set noon"), "Set minecraft:overworld to time marker minecraft:noon");
    assert_eq!(host.clocks[OVERWORLD].ticks, 30_000);
    assert_eq!(host.console("time set day"), "Set minecraft:overworld to time marker minecraft:day");
    assert_eq!(host.clocks[OVERWORLD].ticks, 49_000);
    assert_eq!(host.console("time query time"), "Clock minecraft:overworld is at 49000 tick(s)");
    assert_eq!(host.console("time query day"), "Timeline minecraft:day is at 1000 tick(s)");
    assert_eq!(
        host.console("time query day repetition"),
        "Timeline minecraft:day has passed 2 repetition(s)"
    );
    assert_eq!(host.console("time query gametime"), "The game time is 777 tick(s)");
    assert_eq!(host.console("time of the_end pause"), "Paused clock minecraft:the_end");
    assert!(host.clocks["minecraft:the_end"].paused);
    assert_eq!(
        host.console("time of minecraft:the_end query day"),
        "Timeline minecraft:day is not valid for clock minecraft:the_end"
    );
    assert_eq!(host.console("time rate 2"), "Clock minecraft:overworld will now advance at 2.0x normal rate");
    assert_eq!(
        host.console("time set teatime"),
        "Time marker minecraft:teatime does not exist for clock minecraft:overworld"
    );
    assert_eq!(host.console("weather rain 5s"), "Set the weather to rain");
    assert_eq!(host.weather, Some((Weather::Rain, Some(100))));
}

#[test]
fn ticking() {
    let mut host = Pretend::new();
    assert_eq!(
        host.console("tick query"),
        "The game is running normally\nTarget tick rate: 20.0 per second.\nAverage time per tick: 1.3ms (Target: 50.0ms)\n\
         Percentiles: P50: 1.0ms P95: 2.0ms P99: 3.5ms. Sample: 100"
    );
    assert_eq!(host.console("tick rate 40"), "Set the target tick rate to 40.0 per second");
    assert_eq!(host.console("tick step"), "Unable to step the game - the game must be frozen first");
    assert_eq!(host.console("tick freeze"), "The game is frozen");
    assert_eq!(host.console("tick step 1s"), "Stepping 20 tick(s)");
    assert_eq!(host.console("tick step stop"), "Interrupted the current tick step");
    assert_eq!(host.console("tick unfreeze"), "The game is running normally");
    assert_eq!(host.console("tick sprint stop"), "No tick sprint in progress");
    assert_eq!(host.console("tick sprint 1d"), "The game is sprinting");
    assert!(host.rate.sprinting());
    assert!(host.console("tick sprint stop").ends_with("Interrupted the current tick sprint"));
    assert_eq!(host.rate_changes, 7);
}

#[test]
fn rules_and_difficulty() {
    let mut host = Pretend::new();
    assert_eq!(host.console("gamerule pvp"), "Gamerule pvp is currently set to: true");
    assert_eq!(host.console("gamerule minecraft:pvp false"), "Gamerule pvp is now set to: false");
    assert_eq!(host.console("gamerule random_tick_speed 7"), "Gamerule random_tick_speed is now set to: 7");
    assert!(
        host.console("gamerule max_snow_accumulation_height 9")
            .starts_with("Integer must not be more than 8: found 9")
    );
    assert!(host.console("gamerule doDaylightCycle true").starts_with("Incorrect argument for command"));
    assert_eq!(host.console("difficulty"), "The difficulty is Normal");
    assert_eq!(host.console("difficulty hard"), "The difficulty has been set to Hard");
    assert_eq!(host.console("difficulty hard"), "The difficulty did not change; it is already set to hard");
}

#[test]
fn access_lists() {
    let mut host = Pretend::new();
    assert_eq!(host.console("op Alex"), "Made Alex a server operator");
    assert_eq!(host.console("op Alex"), "Nothing changed. The player already is an operator");
    assert_eq!(host.console("deop Alex"), "Made Alex no longer a server operator");
    assert_eq!(host.console("whitelist list"), "There are no whitelisted players");
    assert_eq!(host.console("whitelist add Alex"), "Added Alex to the whitelist");
    assert_eq!(host.console("whitelist list"), "There are 1 whitelisted player(s): Alex");
    assert_eq!(host.console("whitelist on"), "Whitelist is now turned on");
    assert_eq!(host.console("whitelist on"), "Whitelist is already turned on");
    host.enforce = true;
    assert_eq!(host.console("whitelist remove Alex"), "Removed Alex from the whitelist");
    assert_eq!(host.kicked, [(ALEX, "You are not white-listed on this server!".into())]);
    host.kicked.clear();
    assert_eq!(host.console("ban Alex being rude"), "Banned Alex: being rude");
    assert_eq!(host.kicked, [(ALEX, "You are banned from this server".into())]);
    assert_eq!(host.console("ban Herobrine"), "Banned Herobrine: Banned by an operator.");
    assert_eq!(
        host.console("banlist"),
        "There are 2 ban(s):\nAlex was banned by Server: being rude\nHerobrine was banned by Server: Banned by an operator."
    );
    assert_eq!(host.console("pardon Alex"), "Unbanned Alex");
    assert_eq!(
        host.console("ban-ip Alex"),
        "Banned IP 10.0.0.2: Banned by an operator.\nThis ban affects 1 player(s): Alex"
    );
    assert_eq!(host.console("ban-ip 10.0.0.2"), "Nothing changed. That IP is already banned");
    assert_eq!(host.console("ban-ip nobody"), "Invalid IP address or unknown player");
    assert_eq!(host.console("pardon-ip 10.0.0.2"), "Unbanned IP 10.0.0.2");
    assert_eq!(host.console("pardon-ip x"), "Invalid IP address");
    assert_eq!(host.console("kick Steve"), "Kicked Steve: Kicked by an operator");
}

#[test]
fn the_process() {
    let mut host = Pretend::new();
    assert_eq!(host.console("save-all flush"), "Saving the game (this may take a moment!)\nSaved the game");
    assert_eq!(host.console("save-off"), "Automatic saving is now disabled");
    assert_eq!(host.console("save-off"), "Saving is already turned off");
    assert_eq!(host.console("save-on"), "Automatic saving is now enabled");
    assert_eq!(host.console("seed"), "Seed: [-42]");
    assert_eq!(
        host.console("setworldspawn 1 2 3 45 0"),
        "Set the world spawn point to 1, 2, 3 [45.0, 0.0] in minecraft:overworld"
    );
    assert_eq!(host.spawn, (BlockPos::new(1, 2, 3), 45.0, 0.0));
    assert_eq!(host.console("stop"), "Stopping the server");
    assert!(host.stopped);
}

#[test]
fn setting_blocks() {
    let mut host = Pretend::new();
    assert_eq!(host.console("setblock 1 2 3 oak_log[axis=x]"), "Changed the block at 1, 2, 3");
    let log = blocks::parse_state("oak_log[axis=x]").unwrap();
    assert_eq!(host.block(BlockPos::new(1, 2, 3)), BlockAt::State(log));
    assert_eq!(host.console("setblock 1 2 3 oak_log[axis=x]"), "Could not set the block");
    assert_eq!(host.console("setblock 1 2 3 oak_log[axis=x] destroy"), "Changed the block at 1, 2, 3");
    assert_eq!(host.console("setblock 1 2 3 stone keep"), "Could not set the block");
    assert_eq!(host.console("setblock 100 2 3 stone"), "That position is not loaded");
    assert_eq!(host.console("setblock 1 400 3 stone"), "That position is out of this world!");
    assert!(host.console("setblock 1 2 3 nothing").starts_with("Unknown block type 'minecraft:nothing'"));
}

#[test]
fn filling() {
    let mut host = Pretend::new();
    let count = |host: &Pretend, name: &str| {
        let block = blocks::block_by_name(name).unwrap();
        host.blocks.values().filter(|state| blocks::block_id(**state) == block.id).count()
    };
    assert_eq!(host.console("fill 0 0 0 2 2 2 stone"), "Successfully filled 27 block(s)");
    assert_eq!(host.console("fill 0 0 0 2 2 2 stone"), "No blocks were filled");
    assert_eq!(host.console("fill 2 2 2 0 0 0 dirt outline"), "Successfully filled 26 block(s)");
    assert_eq!(count(&host, "stone"), 1);
    assert_eq!(host.console("fill 0 0 0 2 2 2 glass replace stone"), "Successfully filled 1 block(s)");
    assert_eq!(host.console("fill 0 0 0 2 2 2 gold_block hollow"), "Successfully filled 27 block(s)");
    assert_eq!(host.console("fill 0 0 0 2 3 2 dirt keep"), "Successfully filled 10 block(s)");
    assert_eq!(host.console("fill 0 0 0 2 3 2 dirt destroy"), "Successfully filled 36 block(s)");
    assert_eq!(
        host.console("fill 0 0 0 2 3 2 glass replace #dirt outline"),
        "Successfully filled 34 block(s)"
    );
    assert_eq!(
        host.console("fill 0 0 0 40 40 40 stone"),
        "Too many blocks in the specified area (maximum 32768, but specified 68921)"
    );
    assert_eq!(host.console("fill 0 0 0 100 0 0 stone"), "That position is not loaded");
}

#[test]
fn items() {
    let mut host = Pretend::new();
    assert_eq!(host.console("clear Alex"), "No items were found on player Alex");
    host.console("give Alex stick 5");
    let stick = registry::items::item_by_name("stick").unwrap().id;
    assert_eq!(host.given, [(ALEX, stick, 5)]);
    assert_eq!(host.console("clear Alex stick 0"), "Found 5 matching item(s) on player Alex");
    assert_eq!(host.console("clear Alex stick 2"), "Removed 2 item(s) from player Alex");
    assert_eq!(host.console("clear Alex #planks"), "No items were found on player Alex");
    assert!(host.console("give Alex stick 6401").starts_with("Can't give more than 6400 of"));
}

#[test]
fn completing() {
    let host = Pretend::new();
    let console = Source::console(BlockPos::new(0, 0, 0));
    let complete = |line: &str| {
        let found = suggest(&host, &console, line, line.len());
        (found.start, found.list.into_iter().map(|s| s.text).collect::<Vec<_>>())
    };
    assert_eq!(complete("/gamem"), (1, vec!["gamemode".into()]));
    assert_eq!(complete("op "), (3, vec!["Alex".into()]));
    assert_eq!(complete("deop "), (5, vec!["Steve".into()]));
    assert_eq!(complete("time set n"), (9, vec!["minecraft:night".into(), "minecraft:noon".into()]));
    assert_eq!(
        complete("setblock ~ ~ ~ oak_lo").1,
        [
            "minecraft:dark_oak_log",
            "minecraft:oak_log",
            "minecraft:pale_oak_log",
            "minecraft:stripped_dark_oak_log",
            "minecraft:stripped_oak_log",
            "minecraft:stripped_pale_oak_log"
        ]
    );
    assert_eq!(complete("tick sprint ").1, ["1d", "3d", "60s", "stop"]);
    let everybody = host.source(ALEX);
    assert!(suggest(&host, &everybody, "/st", 3).list.is_empty());
}

#[test]
fn trees_by_level() {
    let names = |level| {
        let tree = tree_for(level);
        let root = &tree.nodes[tree.root as usize];
        let mut names: Vec<String> =
            root.children.iter().map(|child| tree.nodes[*child as usize].name.clone()).collect();
        names.sort();
        names
    };
    assert_eq!(names(0), ["help", "list", "me", "msg", "tell", "w"]);
    assert_eq!(names(2).len(), 6 + 26);
    assert!(names(3).contains(&"tick".to_owned()) && !names(2).contains(&"tick".to_owned()));
    assert_eq!(names(4).len(), 49);
    // Every parser number must be the registry's.
    for node in tree_for(4).nodes.iter().filter(|node| node.kind == FlatKind::Argument) {
        assert!(registry::builtin::name("command_argument_type", node.parser).is_some());
    }
}

#[test]
fn feedback_of_rcon_is_collected_and_operators_hear_of_it_if_wanted() {
    for informs_ops in [true, false] {
        let mut host = Pretend::new();
        let (lines, mut collected) = tokio::sync::mpsc::unbounded_channel();
        let source = Source::rcon(host.spawn.0, Collected::new(lines, informs_ops));
        execute(&mut host, &source, "difficulty hard");
        execute(&mut host, &source, "list");
        let mut text = String::new();
        while let Ok(line) = collected.try_recv() {
            text.push_str(&line);
        }
        assert!(text.contains("Hard") && text.contains("2 of a max"), "{text}");
        // As vanilla: in the log too, but only what operators hear of.
        let logged = host.printed.join("\n");
        assert_eq!(logged.contains("[Rcon: "), informs_ops, "{logged}");
        assert_eq!(host.sent.iter().any(|(to, line)| *to == STEVE && line.contains("Rcon")), informs_ops);
        assert!(!logged.contains("a max of"), "{logged}");
    }
}

#[test]
fn titles_and_texts_are_shown() {
    let mut server = Pretend::new();
    assert_eq!(server.console("title @a title {text:Hi,color:red}"), "Showing new title for 2 players");
    let red = Text::literal("Hi").color("red");
    assert_eq!(server.shown, [(STEVE, Show::Title(red.clone())), (ALEX, Show::Title(red))]);
    server.shown.clear();
    // JSON is read as well, and a bare string.
    assert_eq!(server.console(r#"title Alex subtitle {"text":"below"}"#), "Showing new subtitle for Alex");
    assert_eq!(server.console("title Alex actionbar \"bar\""), "Showing new actionbar title for Alex");
    assert_eq!(server.console("title Alex times 10 2s 1d"), "Changed title display times for Alex");
    assert_eq!(
        server.shown.iter().map(|(_, show)| show.clone()).collect::<Vec<_>>(),
        [
            Show::Subtitle(Text::literal("below")),
            Show::ActionBar(Text::literal("bar")),
            Show::TitleTimes { fade_in: 10, stay: 40, fade_out: 24000 },
        ]
    );
    server.sent.clear();
    assert_eq!(server.console("tellraw Alex [\"a\",{text:b}]"), "");
    assert_eq!(server.sent, [(ALEX, "ab".to_owned())]);
    assert!(server.console("tellraw Alex {nothing:1}").starts_with("Invalid chat component"));
}

#[test]
fn sounds_reach_who_is_near() {
    let mut server = Pretend::new();
    let played = server.console("playsound minecraft:block.bell.use block @a 0 64 0.5 0.5 1.5");
    assert_eq!(played, "Played sound minecraft:block.bell.use to 2 players");
    let [(_, Show::Sound(sound)), _] = &server.shown[..] else { panic!("{:?}", server.shown) };
    assert_eq!((sound.category, sound.volume, sound.pitch), (4, 0.5, 1.5));
    assert_eq!(sound.position, [0.5, 64.0, 0.5]);
    let far = server.console("playsound minecraft:block.bell.use block @a 100 64 0.5");
    assert_eq!(far, "The sound is too far away to be heard");
    server.shown.clear();
    server.console("playsound a:own ui Alex 110.5 64.0 0.5 1 1 0.25");
    let [(ALEX, Show::Sound(sound))] = &server.shown[..] else { panic!("{:?}", server.shown) };
    // Alex stands at 10.5: two blocks in the sound's direction.
    assert_eq!((sound.position, sound.volume), ([12.5, 64.0, 0.5], 0.25));
    assert_eq!(server.console("stopsound Alex"), "Stopped all sounds");
    assert_eq!(server.console("stopsound Alex * a:own"), "Stopped sound 'a:own'");
    assert_eq!(server.console("stopsound Alex music"), "Stopped all 'music' sounds");
    let last = server.shown.last().map(|(_, show)| show.clone());
    assert_eq!(last, Some(Show::StopSound { category: Some(1), sound: None }));
}

#[test]
fn particles_carry_their_options() {
    let mut server = Pretend::new();
    let options = |server: &mut Pretend, line: &str| {
        server.shown.clear();
        let said = server.console(line);
        match server.shown.first() {
            Some((_, Show::Particles(particles))) => Ok(particles.options.clone()),
            _ => Err(said),
        }
    };
    assert_eq!(options(&mut server, "particle minecraft:flame 1 64 1"), Ok(vec![]));
    let dust = "particle dust{color:[1.0,0.5,0.0],scale:2} 1 64 1 0 0 0 1 5 force @a";
    assert_eq!(options(&mut server, dust), Ok(vec![0xff, 0xff, 0x7f, 0, 0x40, 0, 0, 0]));
    let Some((_, Show::Particles(shown))) = server.shown.first() else { panic!("shown") };
    assert!(shown.force && shown.count == 5 && shown.speed == 1.0);
    let stone = options(&mut server, "particle block{block_state:\"stone\"} 1 64 1");
    assert_eq!(stone, Ok(vec![1]));
    let state = options(&mut server, "particle block{block_state:{Name:oak_log,Properties:{axis:x}}} 1 64 1");
    assert!(matches!(state, Ok(bytes) if bytes.len() == 2));
    assert_eq!(options(&mut server, "particle shriek{delay:300} 1 64 1"), Ok(vec![0xac, 0x02]));
    assert!(options(&mut server, "particle dust 1 64 1").unwrap_err().starts_with("Can't parse particle"));
    assert!(options(&mut server, "particle nothing 1 64 1").unwrap_err().starts_with("Unknown particle"));
    let far = options(&mut server, "particle flame 1000 64 1");
    assert_eq!(far, Err("The particle was not visible for anybody".to_owned()));
}

/// As many bytes as a client reads, for every kind.
#[test]
fn every_particle_has_its_fields() {
    let mut server = Pretend::new();
    // Items begin at 1: stone is one byte, and three say that it is one without anything.
    let all = "block_state:stone,color:[1.0,1.0,1.0,1.0],from_color:1,to_color:2,scale:1,power:1,roll:1,delay:1,\
               item:stone,target:[0,0,0],duration:1,water_blocks:1,burst_impulse_base:1,arrival_in_ticks:2,\
               destination:{type:block,pos:[I;1,2,3]}";
    let rgb = all.replace("[1.0,1.0,1.0,1.0]", "16777215");
    let registry = registry::builtin::registry("particle_type").expect("particles");
    for name in registry.entries {
        let line = format!("particle {name}{{{rgb}}} 1 64 1");
        server.shown.clear();
        assert_eq!(server.console(&line), format!("Displaying particle minecraft:{name}"), "{line}");
        // Bytes that a client of 26.3 reads, with numbers that fit into one byte where their length varies.
        let length = match *name {
            "block" | "block_marker" | "falling_dust" | "dust_pillar" | "block_crumble" | "shriek" => 1,
            "geyser" | "geyser_plume" | "dragon_breath" | "entity_effect" | "tinted_leaves" => 4,
            "sculk_charge" | "flash" | "item" => 4,
            "geyser_base" | "geyser_poof" | "dust" | "effect" | "instant_effect" => 8,
            "vibration" => 10,
            "dust_color_transition" => 12,
            "trail" => 29,
            _ => 0,
        };
        let Some((_, Show::Particles(shown))) = server.shown.first() else { panic!("{name} is not shown") };
        assert_eq!(shown.options.len(), length, "{name}");
    }
}

#[test]
fn transfer_and_idle_timeout() {
    let mut server = Pretend::new();
    assert_eq!(server.console("transfer example.org"), "A player is required to run this command here");
    assert_eq!(
        server.console("transfer \"example.org\" 25570 Alex"),
        "Transferring Alex to example.org:25570"
    );
    let to = Show::Transfer { host: "example.org".to_owned(), port: 25570 };
    assert_eq!(server.shown, [(ALEX, to)]);
    server.as_player(STEVE, "transfer example.org");
    let to = Show::Transfer { host: "example.org".to_owned(), port: 25565 };
    assert_eq!(server.shown.last(), Some(&(STEVE, to)));
    assert_eq!(server.console("setidletimeout 5"), "The player idle timeout is now 5 minute(s)");
    assert_eq!(server.idle_minutes, 5);
}

#[test]
fn the_world_border() {
    let mut server = Pretend::new();
    assert_eq!(server.console("worldborder get"), "The world border is currently 59999968 block(s) wide");
    assert_eq!(server.console("worldborder set 100"), "Set the world border to 100.0 block(s) wide");
    let grows = server.console("worldborder add 50 10s");
    assert_eq!(grows, "Growing the world border to 150.0 blocks wide over 10.00 seconds");
    assert_eq!((server.border.target(), server.border.ticks_left()), (150.0, 200));
    assert_eq!(
        server.console("worldborder center 8 -8"),
        "Set the center of the world border to 8.50, -7.50"
    );
    assert_eq!((server.border.x, server.border.z), (8.5, -7.5));
    let again = "Nothing changed. The world border is already centered there";
    assert_eq!(server.console("worldborder center 8 -8"), again);
    let small = "World border cannot be smaller than 1 block wide";
    assert_eq!(server.console("worldborder set 0.5"), small);
    let said = server.console("worldborder warning time 30s");
    assert_eq!(said, "Set the world border warning time to 30.00 second(s)");
    let said = server.console("worldborder damage buffer 2");
    assert_eq!(said, "Set the world border damage buffer to 2.00 block(s)");
}

#[test]
fn boss_bars() {
    let mut server = Pretend::new();
    assert_eq!(server.console("bossbar add a:b {text:Wither}"), "Created custom bossbar [Wither]");
    assert_eq!(server.console("bossbar add a:b \"x\""), "A bossbar already exists with the ID 'a:b'");
    assert_eq!(server.console("bossbar set a:b color red"), "Custom bossbar [Wither] has changed color");
    let again = "Nothing changed. That's already the color of this bossbar";
    assert_eq!(server.console("bossbar set a:b color red"), again);
    assert_eq!(
        server.console("bossbar set a:b style notched_20"),
        "Custom bossbar [Wither] has changed style"
    );
    let said = server.console("bossbar set a:b players @a");
    assert_eq!(said, "Custom bossbar [Wither] now has 2 player(s): Steve, Alex");
    let bar = server.bars.get_mut("a:b").expect("the bar");
    assert_eq!((bar.color, bar.style, bar.players.len()), (2, 4, 2));
    assert_eq!(server.console("bossbar get a:b max"), "Custom bossbar [Wither] has a maximum of 100");
    assert_eq!(server.console("bossbar list"), "There are 1 custom bossbar(s) active: [Wither]");
    assert_eq!(server.console("bossbar remove a:b"), "Removed custom bossbar [Wither]");
    assert_eq!(server.console("bossbar get a:b max"), "No bossbar exists with the ID 'a:b'");
}

#[test]
fn spectating_and_waypoints() {
    let mut server = Pretend::new();
    assert_eq!(server.as_player(STEVE, "spectate Alex"), "Steve is not in spectator mode");
    server.set_game_mode(STEVE, GameMode::Spectator);
    assert_eq!(server.as_player(STEVE, "spectate Steve"), "Cannot spectate yourself");
    assert_eq!(server.as_player(STEVE, "spectate Alex"), "Now spectating Alex");
    assert_eq!(server.as_player(STEVE, "spectate"), "No longer spectating an entity");
    assert_eq!(server.spectated, [(STEVE, Some(ALEX)), (STEVE, None)]);

    assert_eq!(server.console("waypoint list"), "2 waypoint(s) in minecraft:overworld: Steve, Alex");
    assert_eq!(server.console("waypoint modify Alex color hex f80"), "Waypoint color is now FF8800");
    assert_eq!(server.icon.1, Some(0xff_8800));
    assert_eq!(server.console("waypoint modify Alex color reset"), "Reset waypoint color");
    assert_eq!(server.console("waypoint modify Alex style set bowtie"), "Waypoint style changed");
    assert_eq!(server.icon, ("minecraft:bowtie".to_owned(), None));
}

#[test]
fn searches_are_begun_and_answered_later() {
    let mut server = Pretend::new();
    assert_eq!(server.as_player(STEVE, "locate structure stronghold"), "");
    assert_eq!(server.as_player(STEVE, "locate structure #mines"), "");
    assert_eq!(server.as_player(STEVE, "locate biome plains"), "");
    assert_eq!(server.as_player(STEVE, "locate poi #bee_home"), "");
    let unknown = "There is no structure with type \"#minecraft:village\"";
    assert_eq!(server.as_player(STEVE, "locate structure #village"), unknown);
    assert!(server.as_player(STEVE, "locate biome moon").starts_with("Can't find element 'minecraft:moon'"));
    assert!(server.as_player(STEVE, "locate poi #moon").starts_with("Can't find tag 'minecraft:moon'"));
    let searches = std::mem::take(&mut server.searches);
    let structures = |name: &str| Sought::World(Wanted::Structures(vec![name.to_owned()]));
    let sought: Vec<Sought> = searches.iter().map(|(_, sought)| sought.clone()).collect();
    let plains = worldgen::biomes::biome_id("plains").unwrap();
    assert_eq!(
        sought,
        [
            structures("minecraft:stronghold"),
            structures("minecraft:mineshaft"),
            Sought::World(Wanted::Biomes(vec![plains])),
            Sought::PointsOfInterest(vec!["beehive", "bee_nest"]),
        ]
    );
    let found = |name: &str| Found { pos: BlockPos::new(300, 4, -400), name: name.to_owned() };
    let mut tell = |search: usize, found: Option<Found>| {
        server.sent.clear();
        let away = answer(&mut server, &searches[search].0, found.as_ref());
        (away, server.sent.pop().map(|(_, line)| line).unwrap_or_default())
    };
    let text = |name: &str, y: &str, away: i32| {
        (away, format!("The nearest {name} is at [300, {y}, -400] ({away} blocks away)"))
    };
    assert_eq!(tell(0, Some(found("minecraft:stronghold"))), text("minecraft:stronghold", "~", 500));
    let tagged = "#minecraft:mines (minecraft:mineshaft)";
    assert_eq!(tell(1, Some(found("minecraft:mineshaft"))), text(tagged, "~", 500));
    // Steve is 60 blocks above it.
    assert_eq!(tell(2, Some(found("minecraft:plains"))), text("minecraft:plains", "4", 503));
    let none =
        "Could not find a point of interest of type \"#minecraft:bee_home\" within reasonable distance";
    assert_eq!(tell(3, None), (0, none.to_owned()));
}

#[test]
fn structures_are_suggested() {
    let server = Pretend::new();
    let complete = |line: &str| -> Vec<String> {
        let found = suggest(&server, &Source::console(server.spawn.0), line, line.len());
        found.list.into_iter().map(|suggestion| suggestion.text).collect()
    };
    assert_eq!(complete("/locate structure strong"), ["minecraft:stronghold"]);
    assert_eq!(complete("/locate structure #"), ["#minecraft:mines"]);
}

#[test]
fn pregeneration_is_asked_for() {
    let mut server = Pretend::new();
    server.players[0].position = [-0.5, 64.0, 100.0];
    server.players[1].permission_level = 2;
    assert!(server.as_player(ALEX, "pregen 64").starts_with("Unknown or incomplete command"));
    server.as_player(STEVE, "pregen 64");
    server.as_player(STEVE, "pregen 64 ~10 -7.5");
    let area = |center| Request::Start(Area::new(center, 64).unwrap());
    assert_eq!(server.pregen, [area([-1, 100]), area([9, -8])]);
    server.pregen.clear();
    for line in ["pregen", "pregen progress", "pregen pause", "pregen continue"] {
        server.console(line);
    }
    let asked = [Request::Progress, Request::Progress, Request::Pause, Request::Continue];
    assert_eq!(server.pregen, asked);
    assert_eq!(server.console("pregen cancel"), "no task");
    assert!(server.console("pregen 29999985").contains("29999984"));
    assert!(server.console("pregen 1 30000000 0").contains("outside"), "{:?}", server.printed);
}
