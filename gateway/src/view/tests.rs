//! The view against a pretend owner: what clients are sent, decoded again.

use bytes::Bytes;
use java::frame::{FrameDecoder, Limits};
use java::packets::play::clientbound::{Packet, WaypointPlace};
use java::version::V26_3;
use java::wire::VarInt;
use link::v1::{self, owner_message, player_message::Message, subscriber_message};
use tokio::sync::{mpsc, oneshot};

use super::chunks::ChunkKey;
use super::outbox::{Outgoing, OutletReceiver, outlet};
use super::{EncodedChunk, Options, View};
use crate::frames::Frames;
use crate::session::{Answer, Control, Event, Profile};

/// A view linked to nobody, and everything its owner would know.
struct World {
    view: View,
    tick: i64,
    subscribed: Vec<(i32, i32)>,
    sent: Vec<subscriber_message::Message>,
    _inputs: mpsc::Receiver<v1::SubscriberMessage>,
}

/// A client of the view.
struct Client {
    session: u64,
    receiver: OutletReceiver,
    controls: mpsc::Receiver<Control>,
    decoder: FrameDecoder,
}

/// The area of a player whose chunk is (`x`, 0).
fn area(x: i32) -> super::area::Area {
    super::area::Area { x, z: 0, distance: 4 }
}

fn at(x: f64, y: f64, z: f64) -> Option<v1::Vec3> {
    Some(v1::Vec3 { x, y, z })
}

fn uuid(n: u64) -> Bytes {
    Bytes::copy_from_slice(&u128::from(n).to_be_bytes())
}

impl World {
    fn new() -> Self {
        let mut view = View::new(Options::default());
        let (inputs, kept) = mpsc::channel(64);
        let dimension = v1::Dimension {
            name: "minecraft:overworld".to_owned(),
            min_y: -64,
            height: 384,
            has_sky_light: true,
            ..v1::Dimension::default()
        };
        let world = v1::WorldInfo {
            dimensions: vec![
                dimension.clone(),
                v1::Dimension { name: "minecraft:the_nether".to_owned(), ..dimension },
            ],
            max_players: 20,
            view_distance: 4,
            simulation_distance: 4,
            entity_broadcast_range_percentage: 100,
            ..v1::WorldInfo::default()
        };
        view.link_up(v1::Attached { version: 1, world: Some(world), ..v1::Attached::default() }, inputs);
        Self { view, tick: 0, subscribed: Vec::new(), sent: Vec::new(), _inputs: kept }
    }

    /// What the view told the owner.
    fn collect(&mut self) {
        while let Some(message) = self.view.next_outgoing() {
            match message.message.unwrap() {
                subscriber_message::Message::Subscribe(subscribe) => self.subscribed.extend(
                    subscribe.chunks.iter().map(|want| want.chunk.unwrap()).map(|chunk| (chunk.x, chunk.z)),
                ),
                other => self.sent.push(other),
            }
        }
    }

    /// Passes a tick with what `fill` puts into it.
    fn tick(&mut self, fill: impl FnOnce(&mut v1::Tick)) {
        self.tick += 1;
        let mut tick = v1::Tick { tick: self.tick, game_time: self.tick, ..v1::Tick::default() };
        fill(&mut tick);
        assert!(self.view.handle_owner(message(owner_message::Message::Tick(tick))));
        self.view.encode();
        self.view.flush();
        self.collect();
    }

    /// Answers every subscription as of the newest tick.
    fn serve_chunks(&mut self) {
        self.collect();
        for (x, z) in std::mem::take(&mut self.subscribed) {
            self.chunk(x, z, self.tick);
        }
    }

    fn chunk(&mut self, x: i32, z: i32, tick: i64) {
        let snapshot = v1::Snapshot {
            chunk: Some(v1::ChunkRef { dimension: 0, x, z }),
            tick,
            sections: Bytes::from_static(&[0; 64]),
            ..v1::Snapshot::default()
        };
        self.view.handle_chunk(Frames::default().chunk(&snapshot).unwrap());
    }

    /// A player joins at a place and gets all its chunks.
    fn player(&mut self, session: u64, x: f64, z: f64) -> Client {
        let mut client = self.asking(session);
        self.join(session, x, z);
        let spawn = v1::EntitySpawn { session, ..player_entity(session as u32, x, z) };
        self.tick(|tick| tick.spawned.push(spawn));
        self.serve_chunks();
        for _ in 0..40 {
            self.tick(|_| {});
            self.view.handle_event(Event::Acknowledged { session, rate: 64.0 });
        }
        assert_eq!(client.chunks().len(), area(0).chunks().count());
        client
    }

    /// A session that has asked to join.
    fn asking(&mut self, session: u64) -> Client {
        let (out, receiver) = outlet();
        let (control, controls) = mpsc::channel(4);
        let (reply, mut answer) = oneshot::channel();
        let profile = Profile {
            uuid: u128::from(session),
            name: format!("P{session}"),
            address: "127.0.0.1:1".to_owned(),
            properties: Vec::new(),
        };
        let information = v1::ClientInformation { view_distance: 10, ..v1::ClientInformation::default() };
        let (claimed, _answer) = oneshot::channel();
        let uuid = profile.uuid;
        self.view.handle_event(Event::Claim { session, uuid, control: control.clone(), reply: claimed });
        self.view.handle_event(Event::Join { session, profile, information, outlet: out, control, reply });
        assert!(matches!(answer.try_recv(), Ok(Answer::Playing(_))));
        Client { session, receiver, controls, decoder: FrameDecoder::new(Limits::CLIENT) }
    }

    fn join(&mut self, session: u64, x: f64, z: f64) {
        let joined =
            v1::Joined { session, entity: session as u32, position: at(x, 64.0, z), ..v1::Joined::default() };
        self.view.handle_owner(message(owner_message::Message::Joined(joined)));
        let entry = v1::RosterEntry {
            uuid: uuid(session),
            name: format!("P{session}"),
            ..v1::RosterEntry::default()
        };
        self.tick(|tick| tick.roster_added.push(entry));
    }
}

fn message(message: owner_message::Message) -> v1::OwnerMessage {
    v1::OwnerMessage { message: Some(message) }
}

fn player_entity(entity: u32, x: f64, z: f64) -> v1::EntitySpawn {
    v1::EntitySpawn {
        entity,
        uuid: uuid(u64::from(entity)),
        r#type: u32::from(registry::entities::PLAYER),
        position: at(x, 64.0, z),
        on_ground: true,
        ..v1::EntitySpawn::default()
    }
}

fn moved(entity: u32, x: f64, z: f64) -> v1::EntityMove {
    v1::EntityMove { entity, position: at(x, 64.0, z), on_ground: true, ..v1::EntityMove::default() }
}

fn block(x: i32, z: i32, changes: &[(i32, u32)]) -> v1::ChunkChanges {
    v1::ChunkChanges {
        chunk: Some(v1::ChunkRef { dimension: 0, x, z }),
        positions: changes.iter().map(|change| change.0).collect(),
        states: changes.iter().map(|change| change.1).collect(),
        ..v1::ChunkChanges::default()
    }
}

/// A change of light, and of a block when there is a state.
fn relit(x: i32, z: i32, state: Option<u32>) -> v1::ChunkChanges {
    let mut light = v1::Light::default();
    light.set(link::Layer { is_sky: true, section: 3 }, Some(vec![0x77; 2048].into()));
    light.set(link::Layer { is_sky: false, section: 4 }, None);
    let blocks: Vec<_> = state.map(|state| (64 << 8, state)).into_iter().collect();
    v1::ChunkChanges { light: Some(light), ..block(x, z, &blocks) }
}

impl Client {
    /// Everything sent since the last call.
    fn packets(&mut self) -> Vec<Packet> {
        let mut packets = Vec::new();
        self.decoder.set_compression(256);
        while let Some(outgoing) = self.receiver.try_recv() {
            let Outgoing::Frames(frames) = outgoing else { continue };
            for frame in frames {
                self.receiver.written(frame.len());
                self.decoder.feed(&frame);
            }
        }
        while let Some(frame) = self.decoder.next_frame().unwrap() {
            packets.push(Packet::decode(&V26_3, frame.id, frame.body).unwrap());
        }
        packets
    }

    fn chunks(&mut self) -> Vec<(i32, i32)> {
        let packets = self.packets();
        packets.iter().filter(|p| matches!(p, Packet::LevelChunkWithLight(_))).map(place).collect()
    }

    fn names(&mut self) -> Vec<String> {
        self.packets().iter().map(|packet| format!("{:?}", packet.kind())).collect()
    }
}

fn place(packet: &Packet) -> (i32, i32) {
    match packet {
        Packet::LevelChunkWithLight(chunk) => (chunk.x, chunk.z),
        other => panic!("no chunk: {other:?}"),
    }
}

fn state_of(packets: &[Packet]) -> Vec<u32> {
    packets
        .iter()
        .filter_map(|p| if let Packet::BlockUpdate(p) = p { Some(p.state.unsigned()) } else { None })
        .collect()
}

#[test]
fn join_sequence_is_in_vanillas_order() {
    let mut world = World::new();
    let mut other = world.player(1, 0.5, 0.5);
    let mut client = world.asking(2);
    world.join(2, 8.5, 8.5);
    let names = client.names();
    let expected = [
        "Login",
        "ChangeDifficulty",
        "PlayerAbilities",
        "SetHeldSlot",
        "UpdateRecipes",
        "EntityEvent",
        "RecipeBookSettings",
        "RecipeBookAdd",
        "PlayerPosition",
        "ServerData",
        "PlayerInfoUpdate",
        "PlayerInfoUpdate",
        "InitializeBorder",
        "SetTime",
        "GameEvent",
        "TickingState",
        "TickingStep",
        "PostEffects",
        "UpdateAdvancements",
        "SetHealth",
        "SetExperience",
        "SetChunkCacheCenter",
    ];
    assert_eq!(names[..expected.len()], expected);
    assert_eq!(names.iter().filter(|name| *name == "PlayerInfoUpdate").count(), 2, "told of itself once");
    assert_eq!(other.names().iter().filter(|name| *name == "PlayerInfoUpdate").count(), 1);
}

#[test]
fn first_batch_is_the_nine_nearest_chunks() {
    let mut world = World::new();
    let mut client = world.asking(1);
    world.join(1, 0.5, 0.5);
    world.serve_chunks();
    client.packets();
    for _ in 0..5 {
        world.tick(|_| {});
    }
    let packets = client.packets();
    let chunks: Vec<_> =
        packets.iter().filter(|p| matches!(p, Packet::LevelChunkWithLight(_))).map(place).collect();
    assert_eq!(chunks.len(), 9);
    assert_eq!(chunks[0], (0, 0));
    assert!(chunks.iter().all(|(x, z)| x.abs() <= 1 && z.abs() <= 1));
    assert!(packets.iter().any(|p| matches!(p, Packet::ChunkBatchFinished(p) if p.size == VarInt(9))));
}

#[test]
fn late_delta_follows_its_chunk() {
    let mut world = World::new();
    let mut client = world.asking(1);
    world.join(1, 0.5, 0.5);
    world.collect();
    let snapshot_tick = world.tick;
    world.tick(|tick| tick.chunks.push(block(0, 0, &[(64 << 8, 7)])));
    world.chunk(0, 0, snapshot_tick);
    client.packets();
    world.tick(|_| {});
    let packets = client.packets();
    let chunk = packets.iter().position(|p| matches!(p, Packet::LevelChunkWithLight(_))).unwrap();
    let update = packets.iter().position(|p| matches!(p, Packet::BlockUpdate(_))).unwrap();
    assert!(chunk < update);
    assert_eq!(state_of(&packets), [7]);
}

#[test]
fn changes_go_to_those_who_have_the_chunk_and_acks_come_after() {
    let mut world = World::new();
    let mut near = world.player(1, 0.5, 0.5);
    let mut far = world.player(2, 1000.5, 0.5);
    near.packets();
    far.packets();
    world.tick(|tick| {
        tick.chunks.push(block(0, 0, &[(64 << 8, 7)]));
        tick.chunks.push(block(1, 0, &[(64 << 8, 1), (65 << 8, 2)]));
        let ack = v1::PlayerMessage { sessions: vec![1], message: Some(Message::BlockAck(4)), except: 0 };
        tick.late.push(ack);
    });
    let names = near.names();
    assert_eq!(names, ["BlockUpdate", "SectionBlocksUpdate", "BlockChangedAck"]);
    assert!(far.packets().is_empty());
}

#[test]
fn light_goes_to_those_who_have_the_chunk_on_their_border_and_before_blocks() {
    let mut world = World::new();
    let mut inside = world.player(1, 0.5, 0.5);
    // Chunk 0 is the last that it has in the west.
    let mut border = world.player(2, 80.5, 0.5);
    inside.packets();
    border.packets();
    world.tick(|tick| tick.chunks.push(relit(0, 0, Some(7))));
    assert_eq!(inside.names(), ["BlockUpdate"]);
    let packets = border.packets();
    let [Packet::LightUpdate(update), Packet::BlockUpdate(_)] = &packets[..] else { panic!("{packets:?}") };
    assert_eq!((update.x, update.z), (VarInt(0), VarInt(0)));
    assert!(update.light.sky_mask.contains(3) && update.light.empty_block_mask.contains(4));
    assert_eq!((update.light.sky.len(), update.light.block.len()), (1, 0));
    world.tick(|tick| tick.chunks.push(relit(0, 0, None)));
    assert_eq!(inside.names(), [""; 0]);
    assert_eq!(border.names(), ["LightUpdate"]);
    world.tick(|tick| tick.chunks.push(relit(1, 0, None)));
    assert_eq!(border.names(), [""; 0]);
}

#[test]
fn light_changed_while_a_snapshot_is_under_way_follows_it() {
    let mut world = World::new();
    let mut client = world.asking(1);
    world.join(1, 0.5, 0.5);
    world.collect();
    let snapshot_tick = world.tick;
    world.tick(|tick| tick.chunks.push(relit(0, 0, Some(7))));
    world.chunk(0, 0, snapshot_tick);
    client.packets();
    world.tick(|_| {});
    let names = client.names();
    let [.., light, block] = &names[..] else { panic!("{names:?}") };
    assert_eq!((light.as_str(), block.as_str()), ("LightUpdate", "BlockUpdate"));
    assert!(names.contains(&"LevelChunkWithLight".to_owned()));
    // Whoever comes later needs another snapshot once the light changes again.
    world.serve_chunks();
    world.tick(|tick| tick.chunks.push(relit(0, 0, None)));
    let _other = world.asking(2);
    world.join(2, 0.5, 0.5);
    world.collect();
    assert_eq!(world.subscribed, [(0, 0)]);
}

#[test]
fn a_chunk_whose_light_changes_every_tick_is_sent() {
    let mut world = World::new();
    let mut client = world.asking(1);
    world.join(1, 0.5, 0.5);
    world.collect();
    client.packets();
    for _ in 0..3 {
        world.serve_chunks();
        world.tick(|tick| tick.chunks.push(relit(0, 0, Some(7))));
    }
    let sent = client.packets().into_iter().filter(
        |packet| matches!(packet, Packet::LevelChunkWithLight(chunk) if (chunk.x, chunk.z) == (0, 0)),
    );
    assert_eq!(sent.count(), 1);
}

#[test]
fn a_chunk_sent_amid_the_messages_of_a_tick_gets_the_changes_of_the_later_ones() {
    let mut world = World::new();
    let mut client = world.asking(1);
    world.join(1, 0.5, 0.5);
    world.serve_chunks();
    client.packets();
    world.tick += 1;
    let first = v1::Tick { tick: world.tick, goes_on: true, ..v1::Tick::default() };
    assert!(!world.view.handle_owner(message(owner_message::Message::Tick(first))));
    world.tick -= 1;
    world.tick(|tick| tick.chunks.push(block(0, 0, &[(64 << 8, 7)])));
    assert!(client.names().contains(&"BlockUpdate".to_owned()));
}

#[test]
fn leaving_chunks_are_forgotten_before_new_ones_come() {
    let mut world = World::new();
    let mut client = world.player(1, 0.5, 0.5);
    client.packets();
    world.tick(|tick| tick.moved.push(moved(1, 16.5, 0.5)));
    world.serve_chunks();
    let packets = client.packets();
    assert!(matches!(&packets[0], Packet::SetChunkCacheCenter(p) if (p.x.0, p.z.0) == (1, 0)));
    let forgotten = packets.iter().filter(|p| matches!(p, Packet::ForgetLevelChunk(_))).count();
    let left = area(0).chunks().filter(|&(x, z)| !area(1).contains(x, z)).count();
    assert_eq!(forgotten, left);
    world.tick(|_| {});
    assert_eq!(client.chunks().len(), left);
}

#[test]
fn entities_come_with_their_chunk_in_one_bundle_and_go_with_it() {
    let mut world = World::new();
    let mut client = world.player(1, 0.5, 0.5);
    client.packets();
    world.tick(|tick| tick.spawned.push(player_entity(7, 40.5, 0.5)));
    assert_eq!(client.names()[..3], ["BundleDelimiter", "AddEntity", "BundleDelimiter"]);
    // Far enough away that chunk 2 is forgotten.
    world.tick(|tick| tick.moved.push(moved(1, -60.5, 0.5)));
    let packets = client.packets();
    assert!(packets.iter().any(|p| matches!(p, Packet::RemoveEntities(p) if p.entities == [VarInt(7)])));
    world.tick(|tick| tick.moved.push(moved(7, 41.5, 0.5)));
    assert!(!client.names().iter().any(|name| name.starts_with("MoveEntity")));
}

#[test]
fn players_see_each_other_move_but_not_themselves() {
    let mut world = World::new();
    let mut a = world.player(1, 0.5, 0.5);
    let mut b = world.player(2, 4.5, 0.5);
    assert!(a.packets().iter().any(|p| matches!(p, Packet::AddEntity(p) if p.entity == VarInt(2))));
    b.packets();
    // The interval of players is two ticks.
    world.tick(|tick| tick.moved.extend([moved(1, 1.0, 0.5), moved(2, 5.0, 0.5)]));
    world.tick(|_| {});
    let of = |packets: Vec<Packet>| -> Vec<i32> {
        packets
            .iter()
            .filter_map(|p| if let Packet::MoveEntityPos(p) = p { Some(p.entity.0) } else { None })
            .collect()
    };
    assert_eq!(of(a.packets()), [2]);
    assert_eq!(of(b.packets()), [1]);
}

#[test]
fn metadata_goes_to_the_entity_itself_and_equipment_does_not() {
    let mut world = World::new();
    let mut a = world.player(1, 0.5, 0.5);
    let mut b = world.player(2, 4.5, 0.5);
    a.packets();
    b.packets();
    let update = v1::EntityUpdate {
        entity: 1,
        metadata: vec![v1::Metadata { index: 0, serializer: 0, value: Bytes::from_static(&[2]) }],
        equipment: vec![v1::Equipment {
            slot: 0,
            stack: Some(v1::ItemStack { item: 1, count: 1, ..Default::default() }),
        }],
        ..v1::EntityUpdate::default()
    };
    world.tick(|tick| tick.updated.push(update));
    let names =
        |names: Vec<String>| -> Vec<String> { names.into_iter().filter(|n| n.starts_with("SetE")).collect() };
    assert_eq!(names(a.names()), ["SetEntityData"]);
    assert_eq!(names(b.names()), ["SetEntityData", "SetEquipment"]);
}

#[test]
fn spectators_are_hidden_from_players_who_are_none() {
    let mut world = World::new();
    let mut a = world.player(1, 0.5, 0.5);
    let _b = world.player(2, 4.5, 0.5);
    a.packets();
    let spectator =
        |entity, spectator| v1::EntityUpdate { entity, spectator: Some(spectator), ..Default::default() };
    world.tick(|tick| tick.updated.push(spectator(2, true)));
    assert!(a.names().contains(&"RemoveEntities".to_owned()));
    world.tick(|tick| tick.updated.push(spectator(1, true)));
    assert!(a.names().contains(&"AddEntity".to_owned()), "a spectator sees spectators");
}

#[test]
fn teleport_far_away_brings_new_chunks_without_the_entity() {
    let mut world = World::new();
    let mut client = world.player(1, 0.5, 0.5);
    client.packets();
    let teleport = v1::Teleport { id: 2, position: at(5000.5, 64.0, 0.5), ..v1::Teleport::default() };
    world.tick(|tick| {
        tick.messages.push(v1::PlayerMessage {
            sessions: vec![1],
            except: 0,
            message: Some(Message::Teleport(teleport)),
        });
        tick.removed.push(1);
    });
    let packets = client.packets();
    assert!(matches!(&packets[0], Packet::PlayerPosition(_)));
    assert!(matches!(&packets[1], Packet::SetChunkCacheCenter(p) if p.x.0 == 312));
    assert_eq!(
        packets.iter().filter(|p| matches!(p, Packet::ForgetLevelChunk(_))).count(),
        area(0).chunks().count()
    );
    assert!(world.subscribed.contains(&(312, 0)));
}

#[test]
fn respawn_sends_everything_anew() {
    let mut world = World::new();
    let mut client = world.player(1, 0.5, 0.5);
    client.packets();
    let respawned = v1::Respawned { dimension: 0, ..v1::Respawned::default() };
    let message =
        v1::PlayerMessage { sessions: vec![1], except: 0, message: Some(Message::Respawned(respawned)) };
    world.tick(|tick| tick.messages.push(message));
    let names = client.names();
    assert_eq!(names[..3], ["Respawn", "GameEvent", "SetChunkCacheCenter"]);
    assert!(!names.contains(&"ForgetLevelChunk".to_owned()));
    let mut count = names.iter().filter(|name| *name == "LevelChunkWithLight").count();
    for _ in 0..20 {
        world.view.handle_event(Event::Acknowledged { session: 1, rate: 64.0 });
        world.tick(|_| {});
        count += client.chunks().len();
    }
    assert_eq!(count, area(0).chunks().count());
}

#[test]
fn view_distance_follows_the_client() {
    let mut world = World::new();
    let mut client = world.player(1, 0.5, 0.5);
    client.packets();
    world.view.handle_event(Event::ViewDistance { session: 1, chunks: 2 });
    world.tick(|_| {});
    let forgotten = client.packets().iter().filter(|p| matches!(p, Packet::ForgetLevelChunk(_))).count();
    assert_eq!(forgotten, area(0).chunks().count() - 49);
}

#[test]
fn older_session_of_an_account_goes_first() {
    let mut world = World::new();
    let mut old = world.player(1, 0.5, 0.5);
    old.packets();
    let (control, _controls) = mpsc::channel(4);
    let (reply, mut answer) = oneshot::channel();
    world.view.handle_event(Event::Claim { session: 9, uuid: 1, control, reply });
    assert!(world.view.take_urgent());
    world.view.flush();
    assert_eq!(old.names(), ["Disconnect"]);
    assert!(matches!(old.controls.try_recv(), Ok(Control::Closing(_))));
    assert!(answer.try_recv().is_err(), "the new session waits");
    world.view.handle_event(Event::Left { session: 1, reason: "closed".to_owned() });
    assert!(matches!(answer.try_recv(), Ok(Answer::Claimed)));
    world.collect();
    let leave = world
        .sent
        .iter()
        .find_map(|m| if let subscriber_message::Message::Leave(l) = m { Some(l) } else { None });
    assert_eq!(leave.unwrap().reason, "You logged in from another location");
}

#[test]
fn lost_link_closes_every_session_and_the_next_link_starts_clean() {
    let mut world = World::new();
    let mut client = world.player(1, 0.5, 0.5);
    client.packets();
    world.view.link_down(&crate::reason::Reason::literal("gone"));
    world.view.flush();
    assert_eq!(client.names(), ["Disconnect"]);
    assert_eq!(world.view.status(&mut rand::rng()).online, 0);
    let figures = world.view.figures();
    assert_eq!((figures.chunks, figures.entities, figures.linked), (0, 0, false));
    world.view.handle_event(Event::Left { session: client.session, reason: String::new() });
    assert!(!world.view.has_sessions());
}

#[test]
fn slow_client_gets_no_chunks_or_movement_and_absolute_positions_later() {
    let mut world = World::new();
    let mut a = world.player(1, 0.5, 0.5);
    let _b = world.player(2, 4.5, 0.5);
    a.packets();
    // Nobody reads the socket: the queue fills up.
    for n in 0..800 {
        world.tick(|tick| tick.moved.push(moved(2, 4.5 + f64::from(n / 2 % 2), 0.5)));
    }
    let names = a.names();
    assert!(names.iter().filter(|name| name.starts_with("MoveEntity")).count() < 300);
    world.tick(|_| {});
    world.tick(|_| {});
    let names = a.names();
    assert!(names.contains(&"EntityPositionSync".to_owned()), "{names:?}");
}

#[test]
fn client_that_never_reads_is_closed() {
    let mut world = World::new();
    let mut a = world.player(1, 0.5, 0.5);
    let _b = world.player(2, 4.5, 0.5);
    for n in 0..1600 {
        world.tick(|tick| tick.moved.push(moved(2, 4.5 + f64::from(n / 2 % 2), 0.5)));
    }
    assert!(matches!(a.controls.try_recv(), Ok(Control::Closing(_))));
    assert_eq!(world.view.take_counts().1, 1);
}

#[test]
fn sounds_reach_as_far_as_they_are_loud() {
    let mut world = World::new();
    let mut near = world.player(1, 0.5, 0.5);
    let mut far = world.player(2, 30.5, 0.5);
    near.packets();
    far.packets();
    let sound = |volume| v1::PlayerMessage {
        message: Some(Message::Sound(v1::SoundEffect {
            volume,
            position: at(0.5, 64.0, 0.5),
            ..Default::default()
        })),
        ..v1::PlayerMessage::default()
    };
    world.tick(|tick| tick.messages.push(sound(1.0)));
    assert_eq!((near.names().len(), far.names().len()), (1, 0));
    world.tick(|tick| tick.messages.push(sound(4.0)));
    assert_eq!((near.names().len(), far.names().len()), (1, 1));
}

#[test]
fn outdated_chunk_is_sent_again() {
    let mut world = World::new();
    let mut client = world.player(1, 0.5, 0.5);
    client.packets();
    world.view.handle_chunk(EncodedChunk {
        key: ChunkKey { dimension: 0, x: 0, z: 0 },
        tick: world.tick + 5,
        frame: Frames::default()
            .chunk(&v1::Snapshot {
                chunk: Some(v1::ChunkRef { dimension: 0, x: 0, z: 0 }),
                ..v1::Snapshot::default()
            })
            .unwrap()
            .frame,
    });
    world.tick(|_| {});
    assert_eq!(client.chunks(), [(0, 0)]);
}

#[test]
fn everything_shared_is_one_slice_for_those_who_see_the_same() {
    let mut world = World::new();
    let mut clients: Vec<Client> = (1..=5).map(|n| world.player(n, n as f64, 0.5)).collect();
    for client in &mut clients {
        client.packets();
    }
    world.tick(|_| {});
    clients.iter_mut().for_each(|client| drop(client.packets()));
    world.tick(|tick| tick.moved.extend((1..=5).map(|n| moved(n, f64::from(n) + 0.7, 0.5))));
    world.tick(|_| {});
    for client in &mut clients {
        while let Some(outgoing) = client.receiver.try_recv() {
            let Outgoing::Frames(frames) = outgoing else { continue };
            assert!(frames.len() <= 2, "own movement splits the tick's buffer once");
        }
    }
}

fn waypoint(player: u64, x: i32) -> v1::Waypoint {
    v1::Waypoint {
        uuid: uuid(player),
        position: Some(v1::BlockPos { x, y: 64, z: 0 }),
        shown: true,
        style: "minecraft:default".to_owned(),
        ..v1::Waypoint::default()
    }
}

/// Operation and place of each waypoint packet.
fn waypoints(client: &mut Client) -> Vec<(i32, WaypointPlace)> {
    let packets = client.packets().into_iter();
    packets
        .filter_map(|p| if let Packet::Waypoint(p) = p { Some((p.operation.0, p.place)) } else { None })
        .collect()
}

#[test]
fn locator_bars_follow_players_and_forget_them() {
    let block = |x| WaypointPlace::Block { x: VarInt(x), y: VarInt(64), z: VarInt(0) };
    let mut world = World::new();
    let (mut first, mut second) = (world.player(1, 0.5, 0.5), world.player(2, 8.5, 0.5));
    world.tick(|tick| tick.waypoints = vec![waypoint(1, 0), waypoint(2, 8)]);
    // Nobody is on its own bar.
    assert_eq!(waypoints(&mut first), [(0, block(8))]);
    assert_eq!(waypoints(&mut second), [(0, block(0))]);
    world.tick(|tick| tick.waypoints.push(waypoint(2, 9)));
    assert_eq!(waypoints(&mut first), []);
    world.tick(|tick| tick.waypoints.push(waypoint(2, 11)));
    assert_eq!(waypoints(&mut first), [(2, block(11))]);
    // Far out of the area, then out of everything.
    world.tick(|tick| tick.waypoints.push(waypoint(2, 200)));
    assert_eq!(waypoints(&mut first), [(0, WaypointPlace::Chunk { x: VarInt(12), z: VarInt(0) })]);
    world.tick(|tick| tick.waypoints.push(waypoint(2, 1000)));
    let seen = waypoints(&mut first);
    assert!(matches!(seen[..], [(0, WaypointPlace::Azimuth { .. })]), "{seen:?}");
    world.tick(|tick| tick.roster_removed.push(uuid(2)));
    assert_eq!(waypoints(&mut first), [(1, WaypointPlace::Empty {})]);
}

#[test]
fn who_joins_later_is_told_of_everybody() {
    let mut world = World::new();
    let _first = world.player(1, 0.5, 0.5);
    world.tick(|tick| tick.waypoints.push(waypoint(1, 0)));
    let mut late = world.asking(2);
    world.join(2, 8.5, 0.5);
    assert_eq!(waypoints(&mut late).len(), 1);
    // The slot of one that left is used again by somebody who knows nothing.
    world.view.handle_event(Event::Left { session: 2, reason: String::new() });
    let mut later = world.asking(3);
    world.join(3, 8.5, 0.5);
    assert_eq!(waypoints(&mut later).len(), 1);
}

#[test]
fn distances_and_words_change_while_players_play() {
    let mut world = World::new();
    let mut client = world.player(1, 0.5, 0.5);
    client.packets();
    assert!(world.view.door().is_none());
    let door = v1::Door { motd: Some("new words".to_owned()), ..v1::Door::default() };
    let info = v1::WorldInfo {
        view_distance: 2,
        simulation_distance: 3,
        max_players: 50,
        entity_broadcast_range_percentage: 50,
        door: Some(door),
        ..v1::WorldInfo::default()
    };
    assert!(!world.view.handle_owner(message(owner_message::Message::World(info))));
    world.tick(|_| {});
    let packets = client.packets();
    let told = |of: fn(&Packet) -> bool| packets.iter().filter(|p| of(p)).count();
    assert_eq!(told(|p| matches!(p, Packet::SetChunkCacheRadius(p) if p.radius.0 == 2)), 1);
    assert_eq!(told(|p| matches!(p, Packet::SetSimulationDistance(p) if p.distance.0 == 3)), 1);
    assert_eq!(told(|p| matches!(p, Packet::ForgetLevelChunk(_))), area(0).chunks().count() - 49);
    assert!(world.view.take_status_changed());
    assert_eq!(world.view.status(&mut rand::rng()).max, 50);
    let face = crate::status::Face::default().with(world.view.door());
    assert_eq!((face.motd.as_str(), face.enable_status), ("new words", true));
}
