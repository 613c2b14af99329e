//! The simulation with a pretend gateway: no sockets, no clock, each test ticks by hand.

use std::path::Path;
use std::sync::Arc;
use std::time::{Duration, Instant};

use link::v1::{self, owner_message, player_input::Input, player_message, subscriber_message::Message};
use settings::ServerProperties;
use world_worker::jobs::{Jobs, WorldFiles};
use world_worker::server::{Event, Lists, Server, Setup};

/// A server in a folder, with one gateway attached.
struct World {
    server: Server,
    gateway: link::Subscriber,
    /// Everything the owner said since the last look.
    ticks: Vec<v1::Tick>,
    joined: Vec<v1::Joined>,
    snapshots: Vec<v1::Snapshot>,
}

fn properties() -> ServerProperties {
    ServerProperties {
        level_type: "minecraft:flat".to_owned(),
        gamemode: settings::GameMode::Creative,
        spawn_protection: 0,
        ..settings::Settings::default().server
    }
}

impl World {
    fn open(folder: &Path) -> Self {
        let properties = properties();
        let opened = WorldFiles::open(folder, &properties, "", -64, 384).expect("a world");
        let lists = Lists::load(folder, false).expect("no lists");
        let jobs = Jobs::start(Arc::clone(&opened.files), opened.world, opened.terrain, 1).expect("threads");
        let mut state = opened.state;
        state.rules.set("respawn_radius", world_worker::rules::RuleValue::Int(0)).expect("a rule");
        let settings = settings::Settings { server: properties, ..settings::Settings::default() };
        let setup: Setup = world_worker::start::setup(&settings, opened.seed, true);
        let server = Server::new(setup, state, lists, jobs);
        let (gateway, owner) = link::in_process();
        let mut world =
            Self { server, gateway, ticks: Vec::new(), joined: Vec::new(), snapshots: Vec::new() };
        let attach = v1::Attach { min_version: 1, max_version: 1, ..v1::Attach::default() };
        world.server.tick([Event::Attached(owner, attach)]);
        world.receive();
        world
    }

    fn receive(&mut self) {
        while let Ok(message) = self.gateway.ticks.try_recv() {
            match message.message {
                Some(owner_message::Message::Tick(tick)) => self.ticks.push(tick),
                Some(owner_message::Message::Joined(joined)) => self.joined.push(joined),
                _ => {}
            }
        }
        while let Ok(snapshot) = self.gateway.snapshots.try_recv() {
            self.snapshots.push(snapshot);
        }
    }

    fn tick(&mut self) {
        self.server.tick([]);
        self.receive();
    }

    /// Ticks until `done`, for at most half a minute (jobs run on threads of their own, on a busy machine).
    fn tick_until(&mut self, what: &str, done: impl Fn(&Self) -> bool) {
        let deadline = Instant::now() + Duration::from_secs(30);
        while !done(self) {
            assert!(Instant::now() < deadline, "{what} did not happen");
            self.tick();
            std::thread::sleep(Duration::from_millis(2));
        }
    }

    fn say(&mut self, message: Message) {
        let message = v1::SubscriberMessage { message: Some(message) };
        self.gateway.outgoing.try_send(message).expect("room in the link");
    }

    fn input(&mut self, session: u64, input: Input) {
        self.say(Message::Input(v1::PlayerInput { session, input: Some(input) }));
    }

    /// Joins a player and goes on until its client would be playing.
    fn join(&mut self, session: u64, name: &str) -> v1::Joined {
        let uuid = world_worker::server::offline_uuid(name);
        self.say(Message::Join(v1::Join {
            session,
            uuid: uuid.into_bytes().to_vec().into(),
            name: name.to_owned(),
            address: "127.0.0.1:4711".to_owned(),
            information: Some(v1::ClientInformation { view_distance: 4, ..Default::default() }),
            ..v1::Join::default()
        }));
        self.tick_until("the join", |world| world.joined.iter().any(|joined| joined.session == session));
        let joined = self.joined.iter().find(|joined| joined.session == session).expect("joined").clone();
        self.input(
            session,
            Input::TeleportConfirm(v1::TeleportConfirm {
                id: joined.teleport,
                position: joined.position,
                rotation: joined.rotation,
            }),
        );
        self.input(session, Input::Loaded(v1::Loaded {}));
        self.tick();
        joined
    }

    fn subscribe(&mut self, x: i32, z: i32) {
        let chunk = Some(v1::ChunkRef { dimension: 0, x, z });
        let chunks = vec![v1::ChunkWant { chunk, priority: 0 }];
        self.say(Message::Subscribe(v1::Subscribe { chunks }));
    }

    /// Messages to a session, in order, the late ones of a tick after its changes.
    fn told(&self, session: u64) -> Vec<&player_message::Message> {
        self.ticks
            .iter()
            .flat_map(|tick| tick.messages.iter().chain(&tick.late))
            .filter(|message| message.sessions.contains(&session))
            .filter_map(|message| message.message.as_ref())
            .collect()
    }
}

fn dig(x: i32, y: i32, z: i32, sequence: u32) -> Input {
    let position = Some(v1::BlockPos { x, y, z });
    Input::Action(v1::PlayerAction { action: 0, position, face: 1, sequence })
}

fn moved_to(x: f64, y: f64, z: f64) -> Input {
    let position = Some(v1::Vec3 { x, y, z });
    Input::Move(v1::Move { position, rotation: None, on_ground: true, horizontal_collision: false })
}

fn place(x: i32, y: i32, z: i32, sequence: u32) -> Input {
    Input::UseItemOn(v1::UseItemOn {
        hand: 0,
        position: Some(v1::BlockPos { x, y, z }),
        face: 1,
        cursor_x: 0.5,
        cursor_y: 1.0,
        cursor_z: 0.5,
        inside: false,
        border_hit: false,
        sequence,
    })
}

fn hold(name: &str) -> Input {
    let item = u32::from(registry::items::item_by_name(name).expect("an item").id);
    let stack = Some(v1::ItemStack { item, count: 64, ..Default::default() });
    Input::CreativeSlot(v1::CreativeSlot { slot: 36, stack })
}

#[test]
fn a_player_appears_on_the_ground_at_the_spawn() {
    let folder = tempfile::tempdir().expect("a folder");
    let mut world = World::open(folder.path());
    let joined = world.join(1, "Alex");
    assert_eq!(joined.position, Some(v1::Vec3 { x: 0.5, y: -60.0, z: 0.5 }));
    assert_eq!(joined.game_mode(), v1::GameMode::Creative);
}

#[test]
fn a_change_is_told_once_and_before_its_acknowledgement() {
    let folder = tempfile::tempdir().expect("a folder");
    let mut world = World::open(folder.path());
    world.subscribe(0, 0);
    world.join(1, "Alex");
    world.ticks.clear();
    world.input(1, dig(1, -61, 1, 7));
    world.tick();
    let tick = world.ticks.iter().find(|tick| !tick.chunks.is_empty()).expect("the change");
    assert_eq!(tick.chunks[0].positions, [(-61 << 8) | (1 << 4) | 1]);
    assert_eq!(tick.chunks[0].states, [0]);
    let acks: Vec<_> = tick.late.iter().map(|message| message.message.clone()).collect();
    assert_eq!(acks, [Some(player_message::Message::BlockAck(7))]);
}

#[test]
fn a_snapshot_holds_the_changes_up_to_its_tick() {
    let folder = tempfile::tempdir().expect("a folder");
    let mut world = World::open(folder.path());
    world.join(1, "Alex");
    world.input(1, dig(1, -61, 1, 1));
    world.tick();
    world.subscribe(0, 0);
    world.tick_until("the snapshot", |world| !world.snapshots.is_empty());
    let sections = chunk::Chunk::decode_sections(&world.snapshots[0].sections, 24).expect("sections");
    assert_eq!(sections[0].blocks().get(1, 3, 1), 0);
    assert_eq!(sections[0].blocks().get(2, 3, 1), registry::block_states::GRASS_BLOCK);
}

#[test]
fn light_is_told_with_the_blocks_and_in_the_chunks_around() {
    let folder = tempfile::tempdir().expect("a folder");
    let mut world = World::open(folder.path());
    world.subscribe(0, 0);
    world.subscribe(-1, 0);
    world.subscribe(1, 0);
    world.join(1, "Alex");
    world.tick_until("the snapshots", |world| world.snapshots.len() == 3);
    let snapshot = world.snapshots.iter().find(|snapshot| snapshot.chunk.expect("a chunk").x == -1);
    let light = snapshot.expect("it").light.clone().expect("light");
    assert_eq!((light.empty_sky_mask & 1, light.sky_mask & 0b110), (1, 0b110));
    world.ticks.clear();
    world.input(1, hold("glowstone"));
    world.input(1, place(1, -61, 1, 1));
    world.tick();
    world.receive();
    let chunks: Vec<_> = world.ticks.iter().flat_map(|tick| &tick.chunks).collect();
    let of = |x| chunks.iter().find(|changes| changes.chunk.expect("a chunk").x == x).copied();
    let (own, west) = (of(0).expect("the block"), of(-1).expect("light"));
    assert_eq!((own.states.len(), west.states.len()), (1, 0));
    let level = |changes: &v1::ChunkChanges, x: usize| {
        let light = changes.light.as_ref().expect("light");
        assert!(light.block_mask & 0b10 != 0);
        // The lowest section; y -60, z 1.
        let lowest = light.block.get((light.block_mask & 1) as usize).expect("levels");
        lowest[(4 * 256 + 16 + x) / 2] >> (x % 2 * 4) & 15
    };
    assert_eq!((level(own, 1), level(own, 0), level(west, 15)), (15, 14, 13));
    assert!(of(1).is_none_or(|east| east.light.is_none()));
}

#[test]
fn a_chunk_is_not_loaded_before_those_around_it() {
    let folder = tempfile::tempdir().expect("a folder");
    let mut world = World::open(folder.path());
    world.subscribe(0, 0);
    world.tick_until("the snapshot", |world| !world.snapshots.is_empty());
    assert_eq!((world.server.world.loaded_chunks(), world.server.world.iter().count()), (1, 9));
    let chunk = v1::ChunkRef { dimension: 0, x: 0, z: 0 };
    world.say(Message::Unsubscribe(v1::Unsubscribe { chunks: vec![chunk] }));
    for _ in 0..202 {
        world.tick();
    }
    assert_eq!((world.server.world.loaded_chunks(), world.server.world.iter().count()), (0, 0));
    assert!(world.server.finish_saving());
}

#[test]
fn eleven_blocks_in_one_move_are_sent_back() {
    let folder = tempfile::tempdir().expect("a folder");
    let mut world = World::open(folder.path());
    world.join(1, "Alex");
    world.ticks.clear();
    world.input(1, moved_to(9.0, -60.0, 0.5));
    world.tick();
    assert!(world.told(1).is_empty(), "{:?}", world.told(1));
    world.input(1, moved_to(20.5, -60.0, 0.5));
    world.tick();
    let told = world.told(1);
    let [player_message::Message::Teleport(teleport)] = told[..] else { panic!("{told:?}") };
    assert_eq!(teleport.position, Some(v1::Vec3 { x: 9.0, y: -60.0, z: 0.5 }));
}

#[test]
fn what_is_placed_and_carried_is_there_after_a_restart() {
    let folder = tempfile::tempdir().expect("a folder");
    let stone = registry::block_states::STONE;
    {
        let mut world = World::open(folder.path());
        world.join(1, "Alex");
        world.input(1, hold("stone"));
        world.input(1, place(1, -61, 1, 1));
        world.input(1, moved_to(3.0, -60.0, 3.0));
        world.tick();
        world.server.tick([Event::Stop]);
        assert!(world.server.finish_saving());
    }
    let mut world = World::open(folder.path());
    let joined = world.join(1, "Alex");
    assert_eq!(joined.position, Some(v1::Vec3 { x: 3.0, y: -60.0, z: 3.0 }));
    assert_eq!(joined.inventory.expect("an inventory").slots[36].count, 64);
    let at = chunk::BlockPos::new(1, -60, 1);
    assert_eq!(world.server.world.block(at).state(), Some(stone));
}

#[test]
fn light_follows_the_last_changes_before_a_stop() {
    let folder = tempfile::tempdir().expect("a folder");
    {
        let mut world = World::open(folder.path());
        world.join(1, "Alex");
        let setblock = Event::Console("setblock 1 -60 1 glowstone".into());
        world.server.tick([setblock, Event::Stop]);
        assert!(world.server.finish_saving());
    }
    let mut world = World::open(folder.path());
    world.join(1, "Alex");
    let at = chunk::BlockPos::new(2, -60, 1);
    let chunk = world.server.world.chunk(at.chunk()).expect("loaded");
    assert_eq!(chunk.light_level(chunk::LightKind::Block, at), 14);
}

#[test]
fn chunks_beside_a_region_that_cannot_be_read_are_served() {
    let folder = tempfile::tempdir().expect("a folder");
    {
        let mut world = World::open(folder.path());
        world.join(1, "Alex");
        world.server.tick([Event::Stop]);
        assert!(world.server.finish_saving());
    }
    let world_folder = folder.path().join("world/dimensions/minecraft/overworld/region");
    for file in ["r.-1.0.mca", "r.-1.-1.mca"] {
        std::fs::remove_file(world_folder.join(file)).expect("it was saved");
        std::fs::create_dir(world_folder.join(file)).expect("a folder in its place");
    }
    let mut world = World::open(folder.path());
    world.subscribe(0, 0);
    world.subscribe(-1, 0);
    world.join(1, "Alex");
    world.tick_until("the snapshot", |world| !world.snapshots.is_empty());
    assert_eq!(world.snapshots.len(), 1, "nothing is made in place of what cannot be read");
    world.server.tick([Event::Stop]);
    assert!(world.server.finish_saving(), "nothing of it is to be saved");
}

#[test]
fn a_chest_keeps_what_was_put_in() {
    let folder = tempfile::tempdir().expect("a folder");
    let mut world = World::open(folder.path());
    world.join(1, "Alex");
    world.input(1, hold("chest"));
    world.input(1, place(1, -61, 1, 1));
    world.input(1, hold("dirt"));
    world.input(1, place(1, -60, 1, 2));
    world.tick();
    let opened = world.told(1).into_iter().find_map(|message| match message {
        player_message::Message::OpenScreen(opened) => Some(opened.clone()),
        _ => None,
    });
    let window = opened.expect("a screen").window;
    let click = |slot, button| {
        Input::ContainerClick(v1::ContainerClick { window, slot, button, ..Default::default() })
    };
    world.input(1, click(54, 0));
    world.input(1, click(0, 1));
    world.input(1, click(54, 0));
    world.input(1, Input::ContainerClose(window));
    world.ticks.clear();
    world.input(1, place(1, -60, 1, 3));
    world.tick();
    let content = world.told(1).into_iter().rev().find_map(|message| match message {
        player_message::Message::ContainerContent(content) => Some(content.clone()),
        _ => None,
    });
    let slots = content.expect("the content").slots;
    assert_eq!((slots[0].count, slots[54].count), (1, 63));
}

#[test]
fn a_second_login_of_an_account_ends_the_first() {
    let folder = tempfile::tempdir().expect("a folder");
    let mut world = World::open(folder.path());
    world.join(1, "Alex");
    world.ticks.clear();
    world.join(2, "Alex");
    assert!(world.told(1).iter().any(|message| matches!(message, player_message::Message::Kick(_))));
    assert_eq!(world.server.players.len(), 1);
}

#[test]
fn a_gateway_is_told_of_its_own_player_wherever_it_goes_until_it_leaves() {
    let folder = tempfile::tempdir().expect("a folder");
    let mut world = World::open(folder.path());
    world.subscribe(0, 0);
    let alex = world.join(1, "Alex");
    assert!(world.ticks.iter().any(|tick| tick.spawned.iter().any(|spawn| spawn.entity == alex.entity)));
    world.ticks.clear();
    for step in 1..=3 {
        world.input(1, moved_to(0.5 + 7.0 * f64::from(step), -60.0, 0.5));
        world.tick();
    }
    let last = world.ticks.last().expect("a tick");
    assert!(last.moved.iter().any(|moved| moved.entity == alex.entity), "it moves where nothing is watched");
    assert!(world.ticks.iter().all(|tick| tick.removed.is_empty()));
    world.say(Message::Leave(v1::Leave { session: 1, reason: "Disconnected".to_owned() }));
    world.tick();
    assert!(world.ticks.last().expect("a tick").removed.contains(&alex.entity));
}

#[test]
fn another_gateway_sees_players_only_in_chunks_it_watches() {
    let folder = tempfile::tempdir().expect("a folder");
    let mut world = World::open(folder.path());
    let (mut other, owner) = link::in_process();
    let attach = v1::Attach { min_version: 1, max_version: 1, ..v1::Attach::default() };
    world.server.tick([Event::Attached(owner, attach)]);
    let chunk = Some(v1::ChunkRef { dimension: 0, x: 0, z: 0 });
    let chunks = vec![v1::ChunkWant { chunk, priority: 0 }];
    let subscribe = Message::Subscribe(v1::Subscribe { chunks });
    let message = v1::SubscriberMessage { message: Some(subscribe) };
    other.outgoing.try_send(message).expect("room in the link");
    let alex = world.join(1, "Alex");
    for step in 1..=3 {
        world.input(1, moved_to(0.5 + 7.0 * f64::from(step), -60.0, 0.5));
        world.tick();
    }
    let (mut spawned, mut removed) = (false, false);
    while let Ok(message) = other.ticks.try_recv() {
        if let Some(owner_message::Message::Tick(tick)) = message.message {
            spawned |= tick.spawned.iter().any(|spawn| spawn.entity == alex.entity);
            removed |= spawned && tick.removed.contains(&alex.entity);
        }
    }
    assert!(spawned && removed);
}

#[test]
fn a_chunk_unloaded_while_it_is_being_saved_comes_back_as_it_was() {
    let folder = tempfile::tempdir().expect("a folder");
    let mut world = World::open(folder.path());
    world.join(1, "Alex");
    world.input(1, hold("stone"));
    world.input(1, place(1, -61, 1, 1));
    world.tick();
    world.say(Message::Leave(v1::Leave { session: 1, reason: "Disconnected".to_owned() }));
    // Long enough for the eager save and for unloading, however they fall together.
    for _ in 0..450 {
        world.tick();
    }
    let at = chunk::BlockPos::new(1, -60, 1);
    assert_eq!(world.server.world.block(at).state(), None, "unloaded by now");
    world.subscribe(0, 0);
    world.tick_until("the chunk", |world| world.server.world.block(at).state().is_some());
    assert_eq!(world.server.world.block(at).state(), Some(registry::block_states::STONE));
}

#[test]
fn a_gateway_without_players_is_not_woken_by_every_tick() {
    let folder = tempfile::tempdir().expect("a folder");
    let mut world = World::open(folder.path());
    world.ticks.clear();
    for _ in 0..100 {
        world.tick();
    }
    assert_eq!(world.ticks.len(), 5);
    world.join(1, "Alex");
    world.ticks.clear();
    for _ in 0..10 {
        world.tick();
    }
    assert_eq!(world.ticks.len(), 10);
}

#[test]
fn statistics_are_told_once_and_saved() {
    let folder = tempfile::tempdir().expect("a folder");
    let mut world = World::open(folder.path());
    world.join(1, "Alice");
    world.subscribe(0, 0);
    world.tick_until("a chunk", |world| !world.snapshots.is_empty());
    let start = world.joined[0].position.expect("a position");
    for step in 1..=10 {
        world.input(1, moved_to(start.x + f64::from(step) * 0.2, start.y, start.z));
        world.tick();
    }
    let custom = |name| registry::builtin::id("custom_stat", name).expect("a statistic");
    let told = |world: &mut World, name| {
        world.ticks.clear();
        world.input(1, Input::Stats(v1::StatsRequest {}));
        world.tick();
        let stats = world.told(1).into_iter().find_map(|message| match message {
            player_message::Message::Stats(stats) => Some(stats.clone()),
            _ => None,
        });
        let stats = stats.expect("an answer").stats;
        stats.into_iter().find(|stat| stat.r#type == 8 && stat.id == custom(name)).map(|stat| stat.value)
    };
    assert_eq!(told(&mut world, "walk_one_cm"), Some(200));
    // Only what changed is told again.
    assert_eq!(told(&mut world, "walk_one_cm"), None);
    assert!(told(&mut world, "play_time").is_some());
    world.say(Message::Leave(v1::Leave { session: 1, reason: String::new() }));
    world.tick();
    drop(world);
    let uuid = world_worker::server::offline_uuid("Alice");
    let saved = folder.path().join("world/players/stats").join(format!("{uuid}.json"));
    let saved: serde_json::Value =
        serde_json::from_slice(&std::fs::read(saved).expect("statistics")).expect("JSON");
    assert_eq!(saved["stats"]["minecraft:custom"]["minecraft:walk_one_cm"], 200);
    assert_eq!(saved["stats"]["minecraft:custom"]["minecraft:leave_game"], 1);

    let mut world = World::open(folder.path());
    world.join(1, "Alice");
    assert_eq!(told(&mut world, "walk_one_cm"), Some(200));
}

#[test]
fn places_for_locator_bars_follow_players_and_the_rule() {
    let folder = tempfile::tempdir().expect("a folder");
    let mut world = World::open(folder.path());
    world.join(1, "Alice");
    let start = world.joined[0].position.expect("a position");
    let places = |world: &mut World| {
        let ticks = std::mem::take(&mut world.ticks);
        ticks.into_iter().flat_map(|tick| tick.waypoints).collect::<Vec<_>>()
    };
    let first = places(&mut world);
    assert_eq!(first.len(), 1);
    assert!(first[0].shown && first[0].style == "minecraft:default");
    world.tick();
    world.input(1, moved_to(start.x + 0.1, start.y, start.z));
    world.tick();
    assert_eq!(places(&mut world), [], "the block is the same");
    world.input(1, moved_to(start.x + 0.9, start.y, start.z));
    world.tick();
    assert_eq!(places(&mut world).len(), 1);
    world.input(1, Input::Keys(32));
    world.tick();
    assert!(matches!(&places(&mut world)[..], [place] if !place.shown), "who sneaks is hidden");
    world.input(1, Input::Keys(0));
    world.tick();
    assert!(matches!(&places(&mut world)[..], [place] if place.shown));
    world.server.tick([Event::Console("gamerule locator_bar false".to_owned())]);
    world.receive();
    assert!(matches!(&places(&mut world)[..], [place] if !place.shown));
    world.input(1, moved_to(start.x + 1.9, start.y, start.z));
    world.tick();
    assert_eq!(places(&mut world), [], "nothing is told of who is hidden");
}

#[test]
fn a_spectator_looks_through_others_eyes_until_it_sneaks() {
    let folder = tempfile::tempdir().expect("a folder");
    let mut world = World::open(folder.path());
    world.join(1, "Alice");
    world.join(2, "Bob");
    let bob = world.joined[1].entity;
    world.server.tick([Event::Console("gamemode spectator Alice".to_owned())]);
    let cameras = |world: &mut World| {
        world.receive();
        let told = world.told(1).into_iter().filter_map(|message| match message {
            player_message::Message::Camera(entity) => Some(*entity),
            _ => None,
        });
        let told = told.collect::<Vec<_>>();
        world.ticks.clear();
        told
    };
    world.input(1, Input::SpectatorAction(v1::SpectatorAction { entity: Some(bob) }));
    world.tick();
    // It is put there first.
    let put = |world: &World| {
        let told = world.told(1).into_iter();
        told.filter_map(|message| match message {
            player_message::Message::Teleport(teleport) => teleport.position,
            _ => None,
        })
        .last()
    };
    let start = world.joined[1].position.expect("a position");
    assert_eq!(put(&world), Some(start));
    assert_eq!(cameras(&mut world), [bob]);
    world.input(2, moved_to(start.x + 0.5, start.y, start.z));
    world.tick();
    let alice = world.server.player_by_name("Alice").expect("she plays");
    assert_eq!(alice.position, [start.x + 0.5, start.y, start.z]);
    let own = alice.entity;
    world.input(1, Input::Keys(32));
    world.tick();
    assert_eq!(put(&world), Some(v1::Vec3 { x: start.x + 0.5, ..start }), "it stays where it looked from");
    assert_eq!(cameras(&mut world), [own]);
    // Who does not spectate keeps its eyes.
    world.input(2, Input::SpectatorAction(v1::SpectatorAction { entity: Some(own) }));
    world.tick();
    assert!(world.told(2).iter().all(|message| !matches!(message, player_message::Message::Camera(_))));
}

#[test]
fn who_leaves_as_a_gateway_attaches_is_on_no_locator_bar() {
    let folder = tempfile::tempdir().expect("a folder");
    let mut world = World::open(folder.path());
    world.join(1, "Alice");
    let (second, owner) = link::in_process();
    let attach = v1::Attach { min_version: 1, max_version: 1, ..v1::Attach::default() };
    world.say(Message::Leave(v1::Leave { session: 1, reason: String::new() }));
    world.server.tick([Event::Attached(owner, attach)]);
    let mut second = second;
    while let Ok(message) = second.ticks.try_recv() {
        if let Some(owner_message::Message::Tick(tick)) = message.message {
            assert!(tick.waypoints.is_empty(), "{:?}", tick.waypoints);
        }
    }
}

#[test]
fn statistics_outlive_the_other_data_of_a_player() {
    let folder = tempfile::tempdir().expect("a folder");
    let mut world = World::open(folder.path());
    world.join(1, "Alice");
    world.say(Message::Leave(v1::Leave { session: 1, reason: String::new() }));
    world.tick();
    drop(world);
    let uuid = world_worker::server::offline_uuid("Alice");
    let players = folder.path().join("world/players");
    std::fs::remove_file(players.join(format!("data/{uuid}.dat"))).expect("her data");
    let mut world = World::open(folder.path());
    world.join(1, "Alice");
    world.say(Message::Leave(v1::Leave { session: 1, reason: String::new() }));
    world.tick();
    drop(world);
    let saved = std::fs::read(players.join(format!("stats/{uuid}.json"))).expect("statistics");
    let saved: serde_json::Value = serde_json::from_slice(&saved).expect("JSON");
    assert_eq!(saved["stats"]["minecraft:custom"]["minecraft:leave_game"], 2);
}

#[test]
fn game_rules_are_told_and_set_by_operators_only() {
    let folder = tempfile::tempdir().expect("a folder");
    let mut world = World::open(folder.path());
    world.join(1, "Alice");
    let ask = |world: &mut World| {
        world.ticks.clear();
        world.input(1, Input::GameRules(v1::GameRulesRequest {}));
        world.tick();
        world.told(1).into_iter().find_map(|message| match message {
            player_message::Message::GameRuleValues(values) => Some(values.values.clone()),
            _ => None,
        })
    };
    let set = |name: &str, value: &str| {
        let values = vec![v1::GameRuleValue { name: name.to_owned(), value: value.to_owned() }];
        Input::SetGameRules(v1::GameRuleValues { values })
    };
    assert_eq!(ask(&mut world), None);
    world.input(1, set("minecraft:fall_damage", "false"));
    world.tick();
    assert!(world.server.state.rules.flag("fall_damage"));
    world.server.tick([Event::Console("op Alice".to_owned())]);
    let told = ask(&mut world).expect("an answer");
    assert_eq!(told.len(), world_worker::rules::RULES.len());
    assert!(told.iter().any(|rule| rule.name == "minecraft:fall_damage" && rule.value == "true"));
    world.input(1, set("minecraft:fall_damage", "false"));
    world.input(1, set("minecraft:respawn_radius", "many"));
    world.tick();
    assert!(!world.server.state.rules.flag("fall_damage"));
}

#[test]
fn a_cookie_nobody_asked_for_ends_the_session() {
    let folder = tempfile::tempdir().expect("a folder");
    let mut world = World::open(folder.path());
    world.join(1, "Alice");
    world.input(1, Input::CookieResponse(v1::CookieResponse { key: "a:b".to_owned(), payload: None }));
    world.tick();
    let kicked = world.told(1).into_iter().any(|message| matches!(message, player_message::Message::Kick(_)));
    assert!(kicked && world.server.player_by_name("Alice").is_none());
}

#[test]
fn border_and_boss_bars_are_saved() {
    let folder = tempfile::tempdir().expect("a folder");
    let mut world = World::open(folder.path());
    for line in ["worldborder set 64", "bossbar add a:b {text:Boss}", "bossbar set a:b value 40"] {
        world.server.tick([Event::Console(line.to_owned())]);
    }
    world.server.tick([Event::Console("save-all flush".to_owned())]);
    drop(world);
    let mut world = World::open(folder.path());
    assert_eq!(world.server.state.border.size(), 64.0);
    let bar = world.server.state.boss_bars.get_mut("a:b").expect("the bar");
    assert_eq!((bar.value, bar.name.to_plain().as_str()), (40, "Boss"));
    // Nobody builds beyond the border.
    world.join(1, "Alice");
    assert_eq!(world.joined[0].border.expect("a border").new_size, 64.0);
}

#[test]
fn pregenerated_chunks_go_to_disk_and_not_to_memory() {
    let folder = tempfile::tempdir().expect("a folder");
    let mut world = World::open(folder.path());
    let save = folder.path().join("world");
    let state = save.join("causeway/pregen.json");
    world.server.tick([Event::Console("pregen 64 0 0".to_owned())]);
    world.tick_until("the state is saved", |_| state.exists());
    world.tick_until("it is finished", |_| !state.exists());
    assert_eq!(world.server.world.loaded_chunks(), 0);
    world.server.stop();
    assert!(world.server.finish_saving());
    drop(world);
    let store = storage::WorldStore::open(&save, storage::StoreOptions::default()).expect("a save");
    let layout = storage::ChunkLayout { min_section: -4, section_count: 24, default_biome: 0, has_sky: true };
    let mut chunks = store.chunks("overworld", layout);
    for x in -5..=5 {
        for z in -5..=5 {
            let is_inside = i32::max(x, -x) <= 4 && i32::max(z, -z) <= 4;
            let pos = chunk::ChunkPos::new(x, z);
            assert_eq!(chunks.has_full(pos).expect("a file"), is_inside, "{x} {z}");
            if is_inside {
                let stored = chunks.load(pos).expect("a file").expect("a chunk");
                assert!(stored.meta.light_correct);
                let grass = chunk::BlockPos::new(x * 16, -61, z * 16);
                let sky = |pos| stored.chunk.light_level(chunk::LightKind::Sky, pos);
                assert_eq!((sky(grass), sky(chunk::BlockPos::new(grass.x, -60, grass.z))), (0, 15));
            }
        }
    }
}
