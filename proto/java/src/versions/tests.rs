use bytes::Bytes;
use registry::older::OLDER;

use super::*;
use crate::packets::play::clientbound as cb;
use crate::packets::play::serverbound as sb;
use crate::packets::{KnownPack, encode_packet, login};
use crate::version::{PlayServerbound, V26_1, V26_2, V26_3, VERSIONS};
use crate::wire::sample::Rng;
use crate::wire::{
    Angle, ByteArray, Component, Encode, EntityDelta, EntityPath, ItemStack, Position, ShortDelta, Vec3,
    decode_exact,
};

/// Fields of a packet as a version has them, after its number; `None` when it is left out.
fn body<P: PacketBody>(version: &Version, packet: &P) -> Option<(i32, Vec<u8>)> {
    let mut out = Vec::new();
    if !encode_packet(version, packet, &mut out) {
        assert!(out.is_empty());
        return None;
    }
    let mut reader = Reader::new(&out);
    let id = reader.var_int().expect("a number");
    Some((id, reader.rest().to_vec()))
}

fn play_body(packet: &impl PacketBody) -> Vec<u8> {
    body(&V26_1, packet).expect("26.1 has it").1
}

#[test]
fn every_version_has_tables() {
    for version in &VERSIONS[1..] {
        assert_eq!(older(version).map(|older| older.name), Some(version.name));
    }
    assert!(older(&V26_3).is_none());
    assert_eq!(OLDER.len() + 1, VERSIONS.len());
}

#[test]
fn anything_encodes_for_every_version() {
    let mut rng = Rng::new(775);
    for _ in 0..200 {
        for version in &VERSIONS[1..] {
            let older = older(version).expect("tables");
            macro_rules! each {
                ($($module:path),+) => {$({
                    use $module as module;
                    for packet in module::Packet::samples(&mut rng) {
                        let (mut canonical, mut out) = (Vec::new(), Vec::new());
                        packet.encode_body(&mut canonical);
                        let written = encode_body(version, older, packet.kind(), &canonical, &mut out);
                        assert_eq!(written, !out.is_empty());
                    }
                })+};
            }
            each!(
                crate::packets::play::clientbound,
                crate::packets::configuration::clientbound,
                crate::packets::login::clientbound
            );
        }
    }
}

#[test]
fn movement_is_as_26_2_has_it() {
    let entity = VarInt(7);
    let step = ShortDelta { dx: 1, dy: 2, dz: -1 };
    let packet = cb::MoveEntityPosRot {
        entity,
        delta: EntityDelta::linear(step, true),
        yaw: Angle(3),
        pitch: Angle(4),
    };
    assert_eq!(play_body(&packet), [7, 0, 1, 0, 2, 0xff, 0xff, 3, 4, 1]);
    let packet = cb::MoveEntityRot { entity, on_ground: true, yaw: Angle(3), pitch: Angle(4) };
    assert_eq!(play_body(&packet), [7, 3, 4, 1]);
    let path = EntityPath::Linear(Vec3 { x: 1.0, y: 2.0, z: 3.0 });
    let packet = cb::EntityPositionSync { entity, path, yaw: 0.0, pitch: 0.0, on_ground: false };
    assert_eq!(play_body(&packet).len(), 1 + 6 * 8 + 2 * 4 + 1);
}

#[test]
fn swings_are_an_animation() {
    let (entity, kind, duration) = (VarInt(7), VarInt(1), VarInt(6));
    let packet = cb::SwingAnimation { entity, hand: Hand::Off, kind, duration };
    let (id, fields) = body(&V26_2, &packet).expect("26.2 shows it");
    assert_eq!(PlayClientbound::from_wire_id(&V26_2, id), Some(PlayClientbound::Animate));
    assert_eq!(fields, [7, 3]);
    assert_eq!(play_body(&cb::Animate { entity, action: 0 }), [7, 2]);
    assert_eq!(body(&V26_2, &cb::PostEffects { effects: Vec::new() }), None);
}

#[test]
fn login_says_what_each_version_asks_for() {
    let finished = login::clientbound::LoginFinished {
        uuid: uuid::Uuid::nil(),
        name: "a".into(),
        properties: Vec::new().into(),
        session_id: uuid::Uuid::max(),
    };
    let lengths = VERSIONS.map(|version| body(version, &finished).expect("all have it").1.len());
    assert_eq!(lengths, [35, 35, 19]);
}

#[test]
fn items_are_shown_as_what_the_version_has() {
    let item = |name| u32::from(registry::items::item_by_name(name).expect("an item").id);
    let component = |name| registry::builtin::id("data_component_type", name).expect("a component");
    let mut stack = ItemStack::new(item("poplar_boat"), 1);
    stack.patch.added = vec![
        Component { kind: component("damage"), value: Bytes::from_static(&[5]) },
        Component { kind: component("waxed"), value: Bytes::new() },
        Component { kind: component("dyed_color"), value: Bytes::from_static(&[0, 0, 0, 9]) },
        Component { kind: component("attack_animation"), value: Bytes::from_static(&[2, 9]) },
    ];
    stack.patch.removed = vec![component("waxed"), component("dyed_color")];
    let older = older(&V26_1).expect("tables");
    let fields = play_body(&cb::SetCursorItem { stack });
    let mut reader = Reader::new(&fields);
    let numbers = |reader: &mut Reader<'_>| reader.var_int().expect("a number").unsigned_abs();
    assert_eq!(numbers(&mut reader), 1);
    assert_eq!(older.to_canonical(Mapped::Item, numbers(&mut reader)), Some(item("oak_boat")));
    assert_eq!((numbers(&mut reader), numbers(&mut reader)), (3, 1));
    let mapped = |name| older.to_older(Mapped::DataComponentType, component(name)).expect("26.1 has it");
    assert_eq!((numbers(&mut reader), numbers(&mut reader)), (mapped("damage"), 5));
    assert_eq!(numbers(&mut reader), mapped("dyed_color"));
    assert_eq!(reader.take(4).expect("four bytes"), [0, 0, 0, 9]);
    // 26.1 calls it swing_animation, at 40.
    assert_eq!(reader.take(3).expect("three bytes"), [40, 2, 9]);
    assert_eq!(numbers(&mut reader), mapped("dyed_color"));
    assert!(reader.finish().is_ok());
}

#[test]
fn stacks_of_older_clients_come_back() {
    let older = older(&V26_1).expect("tables");
    let item = registry::items::item_by_name("music_disc_13").expect("an item").id;
    let number = older.to_older(Mapped::Item, u32::from(item)).expect("26.1 has it").cast_signed();
    let mut sent = vec![0, 36, 1];
    write_var_int(number, &mut sent);
    // Damage of 7, and a map colour, which is no more.
    sent.extend([2, 0, 3, 1, 7, 45, 4, 0, 0, 0, 1]);
    let id = PlayServerbound::SetCreativeModeSlot.wire_id(&V26_1).expect("a number");
    let Ok(Received::Packet(Packet::SetCreativeModeSlot(packet))) = decode_play(&V26_1, id, &sent) else {
        panic!("no slot");
    };
    assert_eq!((packet.slot, packet.stack.0.item), (36, u32::from(item)));
    assert_eq!(packet.stack.0.patch.added.len(), 1);
}

fn received(kind: PlayServerbound, body: &[u8]) -> Result<Received, DecodeError> {
    decode_play(&V26_1, kind.wire_id(&V26_1).expect("26.1 has it"), body)
}

#[test]
fn what_older_clients_do_is_understood() {
    assert!(matches!(
        received(PlayServerbound::AcceptTeleportation, &[9]),
        Ok(Received::Teleported(VarInt(9)))
    ));
    assert!(matches!(received(PlayServerbound::Swing, &[0]), Ok(Received::Packet(Packet::Punch(_)))));
    assert!(matches!(received(PlayServerbound::Swing, &[1]), Ok(Received::Swing(Hand::Off))));
    assert!(received(PlayServerbound::Swing, &[1, 0]).is_err());
    let mut action = vec![1];
    Position { x: 1, y: 2, z: 3 }.encode(&mut action);
    action.extend([0, 5]);
    let Ok(Received::Packet(Packet::PlayerAction(packet))) = received(PlayServerbound::PlayerAction, &action)
    else {
        panic!("no action");
    };
    assert_eq!(packet.action, sb::PlayerActionKind::AbortDestroyBlock);
    action[0] = 8;
    assert!(received(PlayServerbound::PlayerAction, &action).is_err());
    let Ok(Received::Packet(Packet::SpectatorAction(packet))) =
        received(PlayServerbound::SpectateEntity, &[4])
    else {
        panic!("no entity");
    };
    assert_eq!(packet.entity.0, Some(4));
}

/// A chunk of one section: a direct palette of some states, and biomes.
fn chunk(states: &[u16]) -> cb::LevelChunkWithLight {
    let mut sections = vec![16, 0, 0, 0, 16];
    for long in states.chunks_exact(4) {
        let long =
            long.iter().enumerate().fold(0u64, |long, (at, &state)| long | u64::from(state) << (16 * at));
        sections.extend(long.to_be_bytes());
    }
    // Biomes: one of the canonical version's last.
    sections.extend([0, 66]);
    cb::LevelChunkWithLight {
        x: 0,
        z: 0,
        heightmaps: Vec::new(),
        sections: ByteArray(sections.into()),
        block_entities: Vec::new(),
        light: cb::LightData {
            sky_mask: [1, 9].into_iter().collect(),
            block_mask: Default::default(),
            empty_sky_mask: Default::default(),
            empty_block_mask: Default::default(),
            sky: vec![ByteArray(vec![0; 2048].into()); 2],
            block: Vec::new(),
        },
    }
}

#[test]
fn wide_sections_are_packed_again() {
    let states: Vec<u16> = (0..4096u32).map(|at| (at * 8 + 3) as u16).collect();
    let older = older(&V26_1).expect("tables");
    let fields = play_body(&chunk(&states));
    let mut reader = Reader::new(&fields);
    // Chunk, no heightmaps, length.
    assert_eq!(reader.take(9).expect("nine bytes"), [0; 9]);
    assert_eq!(reader.var_int(), Ok(4 + 1 + 8192 + 2));
    assert_eq!(reader.take(5).expect("a section"), [16, 0, 0, 0, 15]);
    for long in states.chunks_exact(4) {
        let read = u64::from_be_bytes(reader.array().expect("a long"));
        for (at, &state) in long.iter().enumerate() {
            assert_eq!(read >> (15 * at) & 0x7fff, u64::from(older.state(u32::from(state))));
        }
    }
    assert_eq!(reader.take(2).expect("biomes"), [0, 64]);
    // Beds got block entities, since 26.1 draws them by these.
    let entities = reader.var_int().expect("a count");
    let beds = states.iter().filter(|&&state| older.beds.contains(&older.state(u32::from(state)))).count();
    assert!(beds > 0);
    assert_eq!(entities as usize, beds);
    let entity = reader.take(5).expect("a bed");
    assert_eq!(i32::from(entity[3]), i32::from(older.bed.expect("26.1 has them")));
    reader.take((beds - 1) * 5).expect("beds");
    // Masks: one long with bits 1 and 9, and three without longs.
    let mask: Vec<u64> = crate::wire::Decode::decode(&mut reader).expect("a mask");
    assert_eq!(mask, [0x202]);
    assert_eq!(reader.take(4).expect("masks and a count"), [0, 0, 0, 2]);
    assert_eq!(reader.remaining(), 2 * (2048 + 2) + 1);
}

#[test]
fn palettes_keep_their_width() {
    let log = registry::blocks::block_by_name("poplar_log").expect("a block").default_state;
    let mut packet = chunk(&[]);
    let mut sections = vec![16, 0, 0, 0, 4, 2, 0];
    write_var_int(i32::from(log), &mut sections);
    sections.extend([0x10; 2048]);
    sections.extend([1, 2, 40, 41]);
    sections.extend([0; 8]);
    packet.sections = ByteArray(sections.clone().into());
    let older = older(&V26_2).expect("tables");
    let (_, fields) = body(&V26_2, &packet).expect("26.2 has it");
    let mut reader = Reader::new(&fields[9..]);
    let length = reader.length("sections", 10_000).expect("a length");
    let read = reader.take(length).expect("sections");
    let mut expected = vec![16, 0, 0, 0, 4, 2, 0];
    write_var_int(i32::from(older.state(u32::from(log))), &mut expected);
    assert_eq!(read[..expected.len()], expected);
    assert_eq!(read[expected.len()..expected.len() + 2048], [0x10; 2048]);
    assert_eq!(read.len(), expected.len() + 2048 + 12);
}

#[test]
fn known_packs_are_the_versions_own() {
    let pack = |version: &str| KnownPack {
        namespace: "minecraft".to_owned(),
        id: "core".to_owned(),
        version: version.to_owned(),
    };
    assert!(knows_core_pack(&V26_1, &[pack("26.1.1")]) && knows_core_pack(&V26_3, &[pack("26.3")]));
    assert!(!knows_core_pack(&V26_1, &[pack("26.3")]) && !knows_core_pack(&V26_2, &[]));
    let packet = crate::packets::configuration::clientbound::SelectKnownPacks { packs: vec![pack("26.3")] };
    let fields = play_body(&packet);
    let sent: crate::packets::configuration::clientbound::SelectKnownPacks =
        decode_exact(&fields).expect("packs");
    assert_eq!(sent.packs.len(), 3);
}
