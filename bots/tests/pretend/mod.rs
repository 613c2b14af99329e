//! A server that says what a bot needs to hear, and watches whether the bot keeps the rules.

use std::collections::BTreeSet;
use std::io::{self, Read, Write};
use std::net::{Shutdown, TcpListener, TcpStream};
use std::sync::atomic::{AtomicBool, Ordering};
use std::sync::{Arc, Mutex};
use std::thread::JoinHandle;
use std::time::{Duration, Instant};

use java::frame::{Compression, FrameDecoder, Limits, encode_frame, encode_frame_with};
use java::packets::play::{GameMode, clientbound as play, serverbound};
use java::packets::{GlobalPosition, KnownPack, PacketBody, configuration, handshake, login};
use java::version::{PacketKind as _, PlayClientbound, V26_3};
use java::wire::{Identifier, OptionalId, Position, RawNbt, VarInt, Vec3, write_var_int};

/// How the server behaves.
#[derive(Clone, Copy, PartialEq)]
pub enum Manner {
    /// As it should.
    Honest,
    /// Closes everything so long after it began.
    DiesAfter(Duration),
    /// Throws players out once they have joined.
    Kicks,
}

/// What it saw.
#[derive(Debug, Default, Clone)]
pub struct Seen {
    pub sessions: u32,
    pub clean_ends: u32,
    pub ticks: u64,
    pub acks: u32,
    pub blocks: BTreeSet<[i32; 3]>,
    pub broken_rules: Vec<String>,
}

pub struct Server {
    address: String,
    stop: Arc<AtomicBool>,
    seen: Arc<Mutex<Seen>>,
    listener: Option<JoinHandle<()>>,
}

impl Server {
    pub fn start(manner: Manner) -> Self {
        let listener = TcpListener::bind("127.0.0.1:0").expect("a port");
        listener.set_nonblocking(true).expect("a listener");
        let address = listener.local_addr().expect("an address").to_string();
        let (stop, seen) = (Arc::new(AtomicBool::new(false)), Arc::new(Mutex::new(Seen::default())));
        let began = Instant::now();
        let handle = std::thread::spawn({
            let (stop, seen) = (Arc::clone(&stop), Arc::clone(&seen));
            move || {
                let mut sessions = Vec::new();
                while !stop.load(Ordering::Relaxed) {
                    if matches!(manner, Manner::DiesAfter(life) if began.elapsed() > life) {
                        stop.store(true, Ordering::Relaxed);
                    }
                    let Ok((stream, _)) = listener.accept() else {
                        std::thread::sleep(Duration::from_millis(2));
                        continue;
                    };
                    let (stop, seen) = (Arc::clone(&stop), Arc::clone(&seen));
                    sessions.push(std::thread::spawn(move || {
                        let mut session = Session::new(stream, seen, manner);
                        session.seen(|seen| seen.sessions += 1);
                        match session.run(&stop) {
                            Ok(()) => {}
                            Err(error) if error.kind() == io::ErrorKind::UnexpectedEof => {
                                session.seen(|seen| seen.clean_ends += 1);
                            }
                            Err(error) => session.broke(format!("socket: {error}")),
                        }
                    }));
                }
                for session in sessions {
                    let _ = session.join();
                }
            }
        });
        Self { address, stop, seen, listener: Some(handle) }
    }

    pub fn address(&self) -> String {
        self.address.clone()
    }

    pub fn finish(mut self) -> Seen {
        // Bots that left were waited for until this side had closed, so their ends have been seen.
        std::thread::sleep(Duration::from_millis(100));
        self.stop.store(true, Ordering::Relaxed);
        if let Some(listener) = self.listener.take() {
            let _ = listener.join();
        }
        self.seen.lock().expect("no panic").clone()
    }
}

impl Drop for Server {
    fn drop(&mut self) {
        self.stop.store(true, Ordering::Relaxed);
    }
}

#[derive(PartialEq, Clone, Copy)]
enum State {
    Handshake,
    Login,
    Configuration,
    Play,
}

struct Session {
    stream: TcpStream,
    seen: Arc<Mutex<Seen>>,
    manner: Manner,
    state: State,
    compression: Option<Compression>,
    decoder: FrameDecoder,
    loaded: bool,
    told_position: bool,
    teleport_pending: bool,
    position: Vec3,
}

const SPAWN: Vec3 = Vec3 { x: 0.5, y: -60.0, z: 0.5 };

impl Session {
    fn new(stream: TcpStream, seen: Arc<Mutex<Seen>>, manner: Manner) -> Self {
        Self {
            stream,
            seen,
            manner,
            state: State::Handshake,
            compression: None,
            decoder: FrameDecoder::new(Limits::SERVER),
            loaded: false,
            told_position: false,
            teleport_pending: false,
            position: SPAWN,
        }
    }

    fn seen(&self, change: impl FnOnce(&mut Seen)) {
        change(&mut self.seen.lock().expect("no panic"));
    }

    fn broke(&self, rule: String) {
        self.seen(|seen| seen.broken_rules.push(rule));
    }

    fn say<P: PacketBody>(&mut self, packet: &P) -> io::Result<()> {
        let mut out = Vec::new();
        assert!(encode_frame(&V26_3, packet, self.compression, &mut out));
        self.stream.write_all(&out)
    }

    fn run(&mut self, stop: &AtomicBool) -> io::Result<()> {
        self.stream.set_nonblocking(false)?;
        self.stream.set_read_timeout(Some(Duration::from_millis(20)))?;
        let mut bytes = [0; 4096];
        loop {
            if stop.load(Ordering::Relaxed) {
                return self.stream.shutdown(Shutdown::Both);
            }
            match self.stream.read(&mut bytes) {
                Ok(0) => return Err(io::ErrorKind::UnexpectedEof.into()),
                Ok(count) => self.decoder.feed(&bytes[..count]),
                Err(error) if matches!(error.kind(), io::ErrorKind::WouldBlock | io::ErrorKind::TimedOut) => {
                }
                Err(error) => return Err(error),
            }
            loop {
                let frame = match self.decoder.next_frame() {
                    Ok(Some(frame)) => (frame.id, frame.body.to_vec()),
                    Ok(None) => break,
                    Err(error) => {
                        self.broke(error.to_string());
                        return Ok(());
                    }
                };
                self.receive(frame.0, &frame.1)?;
            }
        }
    }

    fn receive(&mut self, id: i32, body: &[u8]) -> io::Result<()> {
        match self.state {
            State::Handshake => {
                let packet = handshake::serverbound::Packet::decode(&V26_3, id, body);
                if packet.is_err() {
                    self.broke(format!("{packet:?}"));
                }
                self.state = State::Login;
                Ok(())
            }
            State::Login => match login::serverbound::Packet::decode(&V26_3, id, body) {
                Ok(login::serverbound::Packet::Hello(hello)) => {
                    self.say(&login::clientbound::LoginCompression { threshold: VarInt(256) })?;
                    self.compression = Compression::from_threshold(256);
                    self.decoder.set_compression(256);
                    self.say(&login::clientbound::LoginFinished {
                        uuid: hello.uuid,
                        name: hello.name,
                        properties: Vec::new().into(),
                        session_id: hello.uuid,
                    })
                }
                Ok(login::serverbound::Packet::LoginAcknowledged(_)) => {
                    self.state = State::Configuration;
                    let pack = KnownPack {
                        namespace: "minecraft".into(),
                        id: "core".into(),
                        version: "26.3".into(),
                    };
                    self.say(&configuration::clientbound::SelectKnownPacks { packs: vec![pack] })
                }
                other => {
                    self.broke(format!("{other:?}"));
                    Ok(())
                }
            },
            State::Configuration => match configuration::serverbound::Packet::decode(&V26_3, id, body) {
                Ok(configuration::serverbound::Packet::SelectKnownPacks(_)) => {
                    self.say(&configuration::clientbound::FinishConfiguration {})
                }
                Ok(configuration::serverbound::Packet::FinishConfiguration(_)) => {
                    self.state = State::Play;
                    self.start_play()
                }
                Ok(_) => Ok(()),
                Err(error) => {
                    self.broke(error.to_string());
                    Ok(())
                }
            },
            State::Play => match serverbound::Packet::decode(&V26_3, id, body) {
                Ok(packet) => self.play(packet),
                Err(error) => {
                    self.broke(error.to_string());
                    Ok(())
                }
            },
        }
    }

    fn start_play(&mut self) -> io::Result<()> {
        let overworld = Identifier::from_static("minecraft:overworld");
        self.say(&play::Login {
            entity: 1,
            hardcore: false,
            dimensions: vec![overworld.clone()],
            max_players: VarInt(20),
            view_distance: VarInt(10),
            simulation_distance: VarInt(10),
            reduced_debug_info: false,
            enable_respawn_screen: true,
            limited_crafting: false,
            spawn: play::SpawnInfo {
                dimension_type: VarInt(0),
                dimension: overworld.clone(),
                hashed_seed: 0,
                game_mode: GameMode::Creative,
                previous_game_mode: OptionalId(None),
                is_debug: false,
                is_flat: true,
                death_location: None,
                portal_cooldown: VarInt(0),
                sea_level: VarInt(-63),
            },
            online_mode: false,
            enforces_secure_chat: false,
        })?;
        self.say(&play::PlayerAbilities { flags: 13, fly_speed: 0.05, walk_speed: 0.1 })?;
        self.teleport_pending = true;
        self.say(&play::PlayerPosition {
            teleport: VarInt(1),
            position: SPAWN,
            velocity: Vec3::ZERO,
            yaw: 0.0,
            pitch: 0.0,
            flags: 0,
        })?;
        let place = GlobalPosition { dimension: overworld, position: Position::new(0, -60, 0) };
        self.say(&play::SetDefaultSpawnPosition { place, yaw: 0.0, pitch: 0.0 })?;
        self.say(&play::ChunkBatchStart {})?;
        for x in -4..=4_i32 {
            for z in -4..=4_i32 {
                self.say_chunk(x, z)?;
            }
        }
        self.say(&play::ChunkBatchFinished { size: VarInt(81) })
    }

    /// Position and one height map of a flat world, then as many bytes as a chunk would have.
    fn say_chunk(&mut self, x: i32, z: i32) -> io::Result<()> {
        let id = PlayClientbound::LevelChunkWithLight.wire_id(&V26_3).expect("an id");
        let mut out = Vec::new();
        encode_frame_with(self.compression, &mut out, |out| {
            write_var_int(id, out);
            out.extend(x.to_be_bytes());
            out.extend(z.to_be_bytes());
            out.extend([1, 4, 37]);
            for _ in 0..37 {
                let packed: u64 = (0..7).map(|column| 4 << (9 * column)).sum();
                out.extend(packed.to_be_bytes());
            }
            out.extend((0..20_000_u32).map(|n| (n.wrapping_mul(2_654_435_761) >> 24) as u8 & 15));
        });
        self.stream.write_all(&out)
    }

    fn play(&mut self, packet: serverbound::Packet) -> io::Result<()> {
        use serverbound::Packet;
        match packet {
            Packet::AcceptTeleportation(accepted) => {
                if accepted.position != SPAWN || !std::mem::take(&mut self.teleport_pending) {
                    self.broke(format!("{accepted:?}"));
                }
                self.told_position = true;
            }
            Packet::MovePlayerPos(moved) => self.moved(moved.position),
            Packet::MovePlayerPosRot(moved) => self.moved(moved.position),
            Packet::ClientTickEnd(_) => {
                self.told_position = false;
                self.seen(|seen| seen.ticks += 1);
                if !self.loaded {
                    self.broke("ticks before it is loaded".to_owned());
                }
            }
            Packet::PlayerLoaded(_) => {
                self.loaded = true;
                self.say(&play::KeepAlive { id: 77 })?;
                if self.manner == Manner::Kicks {
                    // {translate:"multiplayer.disconnect.flying"}
                    let mut reason = b"\x0a\x08\x00\x09translate\x00\x1d".to_vec();
                    reason.extend(b"multiplayer.disconnect.flying\x00");
                    self.say(&play::Disconnect { reason: RawNbt::trusted(reason) })?;
                    self.stream.shutdown(Shutdown::Write)?;
                }
            }
            Packet::KeepAlive(answer) if answer.id != 77 => self.broke(format!("{answer:?}")),
            Packet::ChunkBatchReceived(_) => self.seen(|seen| seen.acks += 1),
            Packet::UseItemOn(used) => {
                let position = Position { y: used.position.y + 1, ..used.position };
                self.seen(|seen| {
                    seen.blocks.insert([position.x, position.y, position.z]);
                });
                self.say(&play::BlockUpdate { position, state: VarInt(1) })?;
                self.say(&play::BlockChangedAck { sequence: used.sequence })?;
            }
            Packet::PlayerAction(action) => {
                let Position { x, y, z } = action.position;
                self.seen(|seen| {
                    if !seen.blocks.remove(&[x, y, z]) {
                        seen.broken_rules.push(format!("breaks what is not there: {x} {y} {z}"));
                    }
                });
                self.say(&play::BlockChangedAck { sequence: action.sequence })?;
            }
            _ => {}
        }
        Ok(())
    }

    fn moved(&mut self, to: Vec3) {
        let Vec3 { x, y, z } = self.position;
        let distance = ((to.x - x).powi(2) + (to.y - y).powi(2) + (to.z - z).powi(2)).sqrt();
        if std::mem::replace(&mut self.told_position, true) {
            self.broke("two positions in a tick".to_owned());
        }
        // 22 blocks a second is the fastest.
        if distance > 1.2 || !self.loaded {
            self.broke(format!("moved {distance} blocks"));
        }
        self.position = to;
    }
}
