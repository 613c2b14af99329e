//! A client against canned packets of a server.

use java::packets::play::{GameMode, clientbound as play, serverbound};
use java::packets::{GlobalPosition, KnownPack, PacketBody, configuration, encode_packet, handshake, login};
use java::version::{PacketKind as _, V26_3};
use java::wire::{
    BlockChange, ChunkPosition, Identifier, OptionalId, Position, RawNbt, SectionPosition, VarInt, Vec3,
};

use super::*;
use crate::inbound::{Inbound, Opener};

const SPAWN: Vec3 = Vec3 { x: 0.5, y: -60.0, z: 0.5 };

/// A client and what a server sees of it.
struct Scene {
    client: Client,
    tally: Tally,
    deeds: Vec<Deed>,
    now: Duration,
}

impl Scene {
    fn new(kind: Kind) -> Self {
        Self::of(kind, false)
    }

    fn of(kind: Kind, pings: bool) -> Self {
        let setup = Setup {
            speeches: vec![Speech::new(&V26_3, kind)],
            host: "localhost".to_owned(),
            port: 25565,
            view_distance: 10,
            kind,
            bots: 1,
            seed: 1,
            pings,
        };
        Self {
            client: Client::new(0, "Bot0".to_owned(), Rc::new(setup)),
            tally: Tally::default(),
            deeds: Vec::new(),
            now: Duration::ZERO,
        }
    }

    /// The server sends a packet.
    fn hear<P: PacketBody>(&mut self, packet: &P) -> Result<(), Ended> {
        let mut bytes = Vec::new();
        assert!(encode_packet(&V26_3, packet, &mut bytes));
        let mut reader = java::wire::Reader::new(&bytes);
        let id = reader.var_int()?;
        if self.client.wants(id) == Want::Skip {
            return Ok(());
        }
        self.client.receive(id, reader.rest(), self.now, &mut self.tally, &mut self.deeds)
    }

    /// The numbers and bodies of the packets the client has said since.
    fn said(&mut self) -> Vec<(i32, Vec<u8>)> {
        let compressed = self.client.compressed();
        let mut inbound = Inbound::default();
        let bytes = std::mem::take(self.client.outgoing());
        inbound.space()[..bytes.len()].copy_from_slice(&bytes);
        inbound.filled(bytes.len());
        let mut said = Vec::new();
        let mut opener = Opener::default();
        while let Ok(Some(frame)) = inbound.next_frame() {
            let packet = opener.open(frame, compressed, |_| Want::Whole);
            said.extend(packet.ok().flatten().map(|(id, body)| (id, body.to_vec())));
        }
        said
    }

    fn said_in_play(&mut self) -> Vec<serverbound::Packet> {
        let decode = |(id, body): (i32, Vec<u8>)| serverbound::Packet::decode(&V26_3, id, &body);
        self.said().into_iter().map(decode).collect::<Result<_, _>>().unwrap_or_else(|e| panic!("{e}"))
    }

    fn configure(&mut self) {
        self.must_hear(&login::clientbound::LoginCompression { threshold: VarInt(256) });
        self.must_hear(&login::clientbound::LoginFinished {
            uuid: uuid::Uuid::nil(),
            name: "Bot0".into(),
            properties: Vec::new().into(),
            session_id: uuid::Uuid::nil(),
        });
        self.must_hear(&configuration::clientbound::FinishConfiguration {});
        self.said();
    }

    fn must_hear<P: PacketBody>(&mut self, packet: &P) {
        if let Err(ended) = self.hear(packet) {
            panic!("{ended}");
        }
    }

    fn enter(&mut self) {
        self.configure();
        self.must_hear(&play::Login {
            entity: 1,
            hardcore: false,
            dimensions: vec![Identifier::from_static("minecraft:overworld")],
            max_players: VarInt(20),
            view_distance: VarInt(10),
            simulation_distance: VarInt(10),
            reduced_debug_info: false,
            enable_respawn_screen: true,
            limited_crafting: false,
            spawn: spawn_info(),
            online_mode: false,
            enforces_secure_chat: false,
        });
        self.must_hear(&play::PlayerAbilities { flags: 13, fly_speed: 0.05, walk_speed: 0.1 });
        self.must_hear(&position(1, SPAWN));
        self.must_hear(&play::SetDefaultSpawnPosition {
            place: GlobalPosition {
                dimension: Identifier::from_static("minecraft:overworld"),
                position: Position::new(0, -60, 0),
            },
            yaw: 0.0,
            pitch: 0.0,
        });
    }

    fn chunk(&mut self, x: i32, z: i32) {
        // Only its start is looked at; a real one would be as long as a chunk is.
        let id = java::version::PlayClientbound::LevelChunkWithLight.wire_id(&V26_3);
        let mut body = [x.to_be_bytes(), z.to_be_bytes()].concat();
        body.extend([1, 4, 37]);
        for _ in 0..37 {
            let packed: u64 = (0..7).map(|column| 4 << (9 * column)).sum();
            body.extend(packed.to_be_bytes());
        }
        let received =
            id.map(|id| self.client.receive(id, &body, self.now, &mut self.tally, &mut self.deeds));
        assert_eq!(received, Some(Ok(())));
    }

    fn join(&mut self) {
        self.enter();
        self.must_hear(&play::ChunkBatchStart {});
        for x in -4..4 {
            for z in -4..4 {
                self.chunk(x, z);
            }
        }
        self.must_hear(&play::ChunkBatchFinished { size: VarInt(64) });
        assert_eq!(self.client.phase(), Phase::Playing);
    }
}

fn spawn_info() -> play::SpawnInfo {
    play::SpawnInfo {
        dimension_type: VarInt(0),
        dimension: Identifier::from_static("minecraft:overworld"),
        hashed_seed: 0,
        game_mode: GameMode::Creative,
        previous_game_mode: OptionalId(None),
        is_debug: false,
        is_flat: true,
        death_location: None,
        portal_cooldown: VarInt(0),
        sea_level: VarInt(-63),
    }
}

fn position(teleport: i32, position: Vec3) -> play::PlayerPosition {
    play::PlayerPosition {
        teleport: VarInt(teleport),
        position,
        velocity: Vec3::ZERO,
        yaw: 30.0,
        pitch: 0.0,
        flags: 0,
    }
}

fn names(packets: &[serverbound::Packet]) -> Vec<&'static str> {
    packets.iter().map(|packet| java::version::PacketKind::name(packet.kind())).collect()
}

#[test]
fn it_logs_in_and_is_configured() {
    let mut scene = Scene::new(Kind::Walk);
    let said = scene.said();
    let intention = handshake::serverbound::Packet::decode(&V26_3, said[0].0, &said[0].1);
    assert!(matches!(intention, Ok(handshake::serverbound::Packet::Intention(i)) if i.protocol.0 == 777));
    let hello = login::serverbound::Packet::decode(&V26_3, said[1].0, &said[1].1);
    assert!(matches!(hello, Ok(login::serverbound::Packet::Hello(hello)) if &*hello.name == "Bot0"));

    scene.configure_until_packs();
    let pack = KnownPack { namespace: "minecraft".into(), id: "core".into(), version: "26.3".into() };
    scene.must_hear(&configuration::clientbound::SelectKnownPacks { packs: vec![pack.clone()] });
    let said = scene.said();
    let packs = configuration::serverbound::Packet::decode(&V26_3, said[0].0, &said[0].1);
    let Ok(configuration::serverbound::Packet::SelectKnownPacks(packs)) = packs else { panic!("{packs:?}") };
    assert_eq!(packs.packs.0, [pack]);
    scene.must_hear(&configuration::clientbound::KeepAlive { id: 9 });
    scene.must_hear(&configuration::clientbound::FinishConfiguration {});
    assert_eq!(scene.said().len(), 2);
    assert_eq!(scene.client.phase(), Phase::Joining);
}

impl Scene {
    /// Through login; gives nothing back but checks what the client says first.
    fn configure_until_packs(&mut self) {
        self.must_hear(&login::clientbound::LoginCompression { threshold: VarInt(256) });
        assert!(self.client.compressed());
        self.must_hear(&login::clientbound::LoginFinished {
            uuid: uuid::Uuid::nil(),
            name: "Bot0".into(),
            properties: Vec::new().into(),
            session_id: uuid::Uuid::nil(),
        });
        let said = self.said();
        let ids: Vec<i32> = said.iter().map(|(id, _)| *id).collect();
        // login_acknowledged, then custom_payload (the brand) and client_information.
        assert_eq!(ids, [3, 2, 0]);
        assert_eq!(self.client.phase(), Phase::Configuration);
    }
}

#[test]
fn it_joins_when_it_has_a_position_a_batch_and_its_chunk() {
    let mut scene = Scene::new(Kind::Walk);
    scene.enter();
    let said = scene.said_in_play();
    assert_eq!(names(&said), ["player_abilities", "accept_teleportation"]);
    let expected =
        serverbound::AcceptTeleportation { teleport: VarInt(1), position: SPAWN, yaw: 30.0, pitch: 0.0 };
    assert_eq!(said[1], expected.into());
    scene.must_hear(&play::ChunkBatchStart {});
    scene.chunk(1, 0);
    scene.now = Duration::from_millis(1);
    scene.must_hear(&play::ChunkBatchFinished { size: VarInt(1) });
    assert_eq!(names(&scene.said_in_play()), ["chunk_batch_received"]);
    scene.client.tick(scene.now, &mut scene.tally);
    assert!(scene.said().is_empty(), "no tick before the world is there");
    scene.now = Duration::from_millis(2);
    scene.chunk(0, 0);
    assert_eq!(names(&scene.said_in_play()), ["player_loaded"]);
    assert_eq!(scene.client.joined_at(), Some(Duration::from_millis(2)));
    assert_eq!(scene.client.game_mode(), Some(1));
    let counters = scene.tally.counters;
    assert_eq!((counters.chunks, counters.new_chunks, counters.resent, counters.pull_backs), (2, 2, 0, 0));
}

#[test]
fn each_tick_tells_at_most_one_position_and_ends() {
    let mut scene = Scene::new(Kind::Walk);
    scene.join();
    scene.said();
    scene.client.tick(scene.now, &mut scene.tally);
    assert_eq!(
        names(&scene.said_in_play()),
        ["client_tick_end"],
        "the confirmation was this tick's position"
    );
    for _ in 0..200 {
        scene.client.tick(scene.now, &mut scene.tally);
        let said = scene.said_in_play();
        assert_eq!(said.len(), 2);
        assert!(names(&said)[0].starts_with("move_player_pos"));
        assert_eq!(names(&said)[1], "client_tick_end");
    }
    // A pull-back is confirmed and counted, and takes the place of a move.
    scene.must_hear(&position(2, SPAWN));
    assert_eq!(names(&scene.said_in_play()), ["accept_teleportation"]);
    scene.client.tick(scene.now, &mut scene.tally);
    assert_eq!(names(&scene.said_in_play()), ["client_tick_end"]);
    assert_eq!(scene.tally.counters.pull_backs, 1);
}

#[test]
fn it_waits_for_chunks_that_have_not_come() {
    let mut scene = Scene::new(Kind::Explore { speed: 20.0 });
    scene.join();
    for _ in 0..1000 {
        scene.client.tick(scene.now, &mut scene.tally);
    }
    let place = scene.client.body.position.unwrap_or_default();
    assert!(place[0] > 62.0 && place[0] < 64.0, "{place:?}");
    assert!(scene.tally.counters.waits > 500);
    scene.chunk(4, 0);
    scene.chunk(4, 0);
    assert_eq!(scene.tally.counters.resent, 1);
    let moves = scene.tally.counters.moves;
    for _ in 0..5 {
        scene.client.tick(scene.now, &mut scene.tally);
    }
    assert_eq!(scene.tally.counters.moves, moves + 5);
    // Nor does it move out of a chunk that was taken from it.
    scene.must_hear(&play::ForgetLevelChunk { chunk: ChunkPosition { x: 4, z: 0 } });
    scene.client.tick(scene.now, &mut scene.tally);
    assert_eq!(scene.tally.counters.moves, moves + 5);
}

#[test]
fn what_a_server_asks_is_answered() {
    let mut scene = Scene::new(Kind::Walk);
    scene.join();
    scene.said();
    scene.must_hear(&play::KeepAlive { id: -7 });
    scene.must_hear(&play::Ping { id: 3 });
    scene.must_hear(&play::SetHealth { health: 0.0, food: VarInt(20), saturation: 5.0 });
    let said = scene.said_in_play();
    assert_eq!(names(&said), ["keep_alive", "pong", "client_command"]);
    assert_eq!(said[0], serverbound::KeepAlive { id: -7 }.into());
    assert_eq!(scene.tally.counters.keep_alives, 1);
    scene.must_hear(&play::Respawn { spawn: spawn_info(), data_kept: 0 });
    scene.must_hear(&position(3, SPAWN));
    assert_eq!(scene.client.phase(), Phase::Joining);
    assert_eq!(scene.tally.counters.pull_backs, 0, "a respawn is no pull-back");
    scene.must_hear(&play::StartConfiguration {});
    assert_eq!(scene.client.phase(), Phase::Configuration);
    assert!(names(&scene.said_in_play()).ends_with(&["configuration_acknowledged"]));
}

#[test]
fn relative_positions_start_from_where_it_is() {
    let mut scene = Scene::new(Kind::Walk);
    scene.join();
    let mut packet = position(5, Vec3 { x: 1.0, y: 2.0, z: 3.0 });
    packet.flags = 1 | 4 | 8;
    packet.yaw = 15.0;
    scene.must_hear(&packet);
    assert_eq!(scene.client.body.position, Some([1.5, 2.0, 3.5]));
    assert_eq!(scene.client.body.yaw, 45.0);
}

#[test]
fn reasons_come_out_as_text() {
    let mut scene = Scene::new(Kind::Walk);
    let refused = login::clientbound::LoginDisconnect { reason: r#"{"text":"no"}"#.into() };
    assert_eq!(scene.hear(&refused), Err(Ended::Told("no".to_owned())));
    scene.join();
    let kicked = scene.hear(&play::Disconnect { reason: RawNbt::string("out") });
    assert_eq!(kicked, Err(Ended::Told("out".to_owned())));
}

#[test]
fn round_trips_and_the_servers_clock_are_timed() {
    let mut scene = Scene::of(Kind::Walk, true);
    scene.join();
    scene.said();
    let mut pings = Vec::new();
    for _ in 0..200 {
        scene.now += Duration::from_millis(50);
        scene.client.tick(scene.now, &mut scene.tally);
        pings.extend(scene.said_in_play().into_iter().filter_map(|packet| match packet {
            serverbound::Packet::PingRequest(ping) => Some(ping.time),
            _ => None,
        }));
    }
    assert_eq!(pings.len(), 2);
    scene.now += Duration::from_millis(7);
    scene.must_hear(&play::PongResponse { time: pings[1] });
    assert_eq!(scene.tally.take_pings_ms(), [7.0]);
    for game_time in [100, 140, 120] {
        scene.must_hear(&play::SetTime { game_time, clocks: Vec::new() });
    }
    let clock = scene.tally.clock().map(|clock| (clock.game_time, clock.at));
    assert_eq!(clock, Some((140, scene.now)));
}

#[test]
fn a_crowd_changes_what_it_holds_and_swings() {
    let mut scene = Scene::new(Kind::Crowd);
    scene.join();
    scene.said();
    let mut said = Vec::new();
    for _ in 0..121 {
        scene.client.tick(scene.now, &mut scene.tally);
        said.extend(scene.said_in_play());
    }
    let count = |name| names(&said).iter().filter(|said| **said == name).count();
    assert_eq!(count("set_creative_mode_slot"), crate::behaviour::crowd::ITEMS.len());
    assert!(count("punch") == 18 && count("set_carried_item") == 7, "{:?}", names(&said));
}

#[test]
fn a_builder_takes_blocks_places_and_breaks_them() {
    let mut scene = Scene::new(Kind::Build);
    scene.join();
    scene.said();
    let mut placed = Vec::new();
    let mut broken = 0;
    for _ in 0..2000 {
        scene.client.tick(scene.now, &mut scene.tally);
        for packet in scene.said_in_play() {
            match packet {
                serverbound::Packet::UseItemOn(used) => {
                    assert_eq!(used.position.y, -61);
                    let Position { x, y, z } = used.position;
                    placed.push([x, y + 1, z]);
                    scene.must_hear(&play::BlockUpdate {
                        position: Position::new(x, y + 1, z),
                        state: VarInt(1),
                    });
                    scene.must_hear(&play::BlockChangedAck { sequence: used.sequence });
                }
                serverbound::Packet::PlayerAction(action) => {
                    broken += 1;
                    scene.must_hear(&play::BlockChangedAck { sequence: action.sequence });
                }
                serverbound::Packet::SetCreativeModeSlot(set) => assert_eq!(set.stack.0.count, 64),
                _ => {}
            }
        }
    }
    assert!(placed.len() > 20 && broken >= placed.len() - 7, "{} {broken}", placed.len());
    let counters = scene.tally.counters;
    assert_eq!(counters.placed, placed.len() as u64);
    assert_eq!((counters.broken, counters.refused), (broken as u64, 0));
    assert_eq!(scene.deeds.len(), placed.len() + broken);
    let [standing, cleared, uncertain] = scene.client.hand().outcome();
    assert!((5..=7).contains(&standing.len()) && !cleared.is_empty() && uncertain.is_empty());
}

#[test]
fn a_builder_notices_refusals_in_section_updates() {
    let mut scene = Scene::new(Kind::Build);
    scene.join();
    for _ in 0..2000 {
        scene.client.tick(scene.now, &mut scene.tally);
        for packet in scene.said_in_play() {
            let serverbound::Packet::UseItemOn(used) = packet else { continue };
            let (x, y, z) = (used.position.x, used.position.y + 1, used.position.z);
            let change = BlockChange { x: (x & 15) as u8, y: (y & 15) as u8, z: (z & 15) as u8, state: 0 };
            scene.must_hear(&play::SectionBlocksUpdate {
                section: SectionPosition { x: x >> 4, y: y >> 4, z: z >> 4 },
                changes: vec![change],
            });
            scene.must_hear(&play::BlockChangedAck { sequence: used.sequence });
        }
    }
    assert!(scene.tally.counters.refused > 10);
    assert_eq!(scene.tally.counters.placed, 0);
    assert!(scene.client.hand().outcome()[0].is_empty());
}

#[test]
fn senseless_packets_end_it_without_a_panic() {
    for id in 0..150 {
        for body in [&[][..], &[0xff; 3], &[0; 40]] {
            let mut scene = Scene::new(Kind::Build);
            scene.join();
            if scene.client.wants(id) != Want::Skip {
                let _ = scene.client.receive(id, body, scene.now, &mut scene.tally, &mut scene.deeds);
            }
        }
    }
}
