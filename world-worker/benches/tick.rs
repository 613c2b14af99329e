//! What a tick costs: empty, and with players that all move and all see each other.

#![expect(missing_docs, reason = "criterion_group! makes public functions")]

use std::hint::black_box;
use std::sync::Arc;

use criterion::{BenchmarkId, Criterion, criterion_group, criterion_main};
use link::v1::{self, owner_message, player_input::Input, subscriber_message::Message};
use world_worker::jobs::{Jobs, WorldFiles};
use world_worker::server::{Event, Lists, Server};

/// Chunks around the spawn that the pretend gateway watches, in each direction.
const WATCHED: i32 = 6;

struct Bench {
    server: Server,
    gateway: link::Subscriber,
    sessions: Vec<(u64, f64)>,
    _folder: tempfile::TempDir,
}

impl Bench {
    fn with_players(players: u64) -> Self {
        let folder = tempfile::tempdir().expect("a folder");
        let properties = settings::ServerProperties {
            level_type: "minecraft:flat".to_owned(),
            gamemode: settings::GameMode::Creative,
            max_players: 10_000,
            ..settings::Settings::default().server
        };
        let opened = WorldFiles::open(folder.path(), &properties, "", -64, 384).expect("a world");
        let lists = Lists::load(folder.path(), false).expect("no lists");
        let jobs = Jobs::start(Arc::clone(&opened.files), opened.world, opened.terrain, 1).expect("threads");
        let settings = settings::Settings { server: properties, ..settings::Settings::default() };
        let setup = world_worker::start::setup(&settings, opened.seed, true);
        let mut server = Server::new(setup, opened.state, lists, jobs);
        let (gateway, owner) = link::in_process();
        let attach = v1::Attach { min_version: 1, max_version: 1, ..v1::Attach::default() };
        server.tick([Event::Attached(owner, attach)]);
        let mut bench = Self { server, gateway, sessions: Vec::new(), _folder: folder };
        let chunks = (-WATCHED..=WATCHED)
            .flat_map(|x| (-WATCHED..=WATCHED).map(move |z| v1::ChunkRef { dimension: 0, x, z }))
            .map(|chunk| v1::ChunkWant { chunk: Some(chunk), priority: 0 })
            .collect();
        bench.say(Message::Subscribe(v1::Subscribe { chunks }));
        for session in 1..=players {
            let name = format!("Bot{session}");
            let uuid = world_worker::server::offline_uuid(&name);
            bench.say(Message::Join(v1::Join {
                session,
                uuid: uuid.into_bytes().to_vec().into(),
                name,
                address: "127.0.0.1:1".to_owned(),
                ..v1::Join::default()
            }));
            bench.tick();
        }
        while bench.sessions.len() < players as usize {
            bench.tick();
            std::thread::sleep(std::time::Duration::from_millis(1));
        }
        bench.tick();
        bench
    }

    fn say(&mut self, message: Message) {
        let message = v1::SubscriberMessage { message: Some(message) };
        assert!(self.gateway.outgoing.try_send(message).is_ok(), "the link is full");
    }

    fn tick(&mut self) {
        self.server.tick([]);
        while let Ok(message) = self.gateway.ticks.try_recv() {
            if let Some(owner_message::Message::Joined(joined)) = message.message {
                let (id, position, rotation) = (joined.teleport, joined.position, joined.rotation);
                let confirm = Input::TeleportConfirm(v1::TeleportConfirm { id, position, rotation });
                self.input(joined.session, confirm);
                self.input(joined.session, Input::Loaded(v1::Loaded {}));
                self.input(joined.session, Input::Flying(true));
                self.sessions.push((joined.session, position.map_or(0.0, |position| position.x)));
            }
        }
        while self.gateway.snapshots.try_recv().is_ok() {}
    }

    fn input(&mut self, session: u64, input: Input) {
        self.say(Message::Input(v1::PlayerInput { session, input: Some(input) }));
    }

    /// One step of everybody, back and forth along x.
    fn move_all(&mut self, step: u64) {
        let by = if step.is_multiple_of(2) { 0.28 } else { 0.0 };
        for index in 0..self.sessions.len() {
            let (session, x) = self.sessions[index];
            let position = Some(v1::Vec3 { x: x + by, y: -36.0 + (session % 8) as f64, z: 0.5 });
            self.input(session, Input::Move(v1::Move { position, ..v1::Move::default() }));
        }
    }
}

fn ticks(criterion: &mut Criterion) {
    let mut group = criterion.benchmark_group("tick");
    for players in [0u64, 100, 500] {
        let mut bench = Bench::with_players(players);
        let mut step = 0;
        group.bench_function(BenchmarkId::new("all move", players), |bencher| {
            bencher.iter(|| {
                step += 1;
                bench.move_all(step);
                bench.tick();
                black_box(&bench.server);
            });
        });
    }
    group.finish();
}

criterion_group!(benches, ticks);
criterion_main!(benches);
