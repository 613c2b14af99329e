//! Play: joining the world, and one tick after the other.

use std::time::Duration;

use java::packets::play::{Direction, GameMode, clientbound, serverbound};
use java::packets::{Hand, ResourcePackAction, kind_of};
use java::version::PlayClientbound;
use java::wire::{
    Decode, ItemStack, Position, Reader, SectionPosition, UntrustedItemStack, VarInt, Vec3, decode_exact,
};

use super::{Client, Deed, Ended, PING_TICKS, Phase, dialect};
use crate::behaviour::{Act, Gesture, Kind as BehaviourKind, Place, Scene, crowd};
use crate::reason;
use crate::tally::Tally;

/// The block that builders place.
pub const BUILD_BLOCK: &str = "stone";
/// Window slot of the first hotbar slot.
const FIRST_HOTBAR_SLOT: i16 = 36;
/// A full stack.
const STACK: u32 = 64;
/// Flags of player abilities.
const FLYING: u8 = 2;
const MAY_FLY: u8 = 4;
/// `game_event`: the game mode changes.
const EVENT_GAME_MODE: u8 = 3;
/// The air states: what a broken block becomes.
const AIR: i32 = 0;
/// Most changes read of a section: all its blocks.
const MAX_CHANGES: usize = 4096;

impl Client {
    pub(super) fn receive_play(
        &mut self,
        id: i32,
        body: &[u8],
        now: Duration,
        tally: &mut Tally,
        deeds: &mut Vec<Deed>,
    ) -> Result<(), Ended> {
        use PlayClientbound as Kind;
        match kind_of::<Kind>(self.version(), id)? {
            Kind::LevelChunkWithLight => {
                let mut reader = Reader::new(body);
                let (x, z) = (i32::decode(&mut reader)?, i32::decode(&mut reader)?);
                self.fix_centre();
                tally.chunk(crate::tally::ChunkKey::new(x, z), self.world.insert(x, z));
                if self.setup.kind == BehaviourKind::Build {
                    self.world.read_ground(x, z, &mut reader)?;
                }
                self.try_to_join(now);
            }
            Kind::ForgetLevelChunk => {
                let packet: clientbound::ForgetLevelChunk = decode_exact(body)?;
                self.world.forget(packet.chunk.x, packet.chunk.z);
            }
            Kind::ChunkBatchStart => self.pacing.batch_started(now),
            Kind::ChunkBatchFinished => {
                let size = Reader::new(body).var_int()?;
                let chunks_per_tick = self.pacing.batch_finished(size, now);
                self.voice.say(&serverbound::ChunkBatchReceived { chunks_per_tick });
                self.body.first_batch = true;
                self.try_to_join(now);
            }
            Kind::KeepAlive => {
                let packet: clientbound::KeepAlive = decode_exact(body)?;
                self.voice.say(&serverbound::KeepAlive { id: packet.id });
                tally.counters.keep_alives += 1;
            }
            Kind::PongResponse => {
                let packet: clientbound::PongResponse = decode_exact(body)?;
                if let Ok(sent) = u64::try_from(packet.time) {
                    tally.pong(now.saturating_sub(Duration::from_micros(sent)));
                }
            }
            Kind::SetTime => tally.game_time(i64::decode(&mut Reader::new(body))?, now),
            Kind::Ping => {
                let packet: clientbound::Ping = decode_exact(body)?;
                self.voice.say(&serverbound::Pong { id: packet.id });
            }
            Kind::PlayerPosition => {
                let packet: clientbound::PlayerPosition = decode_exact(body)?;
                self.put(&packet, tally);
                self.try_to_join(now);
            }
            Kind::BlockChangedAck => {
                let sequence = Reader::new(body).var_int()?;
                tally.counters.block_acks += 1;
                let bot = self.index;
                self.hand.acknowledged(sequence, |settled| {
                    let counter = match (settled.accepted, settled.act) {
                        (false, _) => &mut tally.counters.refused,
                        (true, Act::Place { .. }) => &mut tally.counters.placed,
                        (true, Act::Break { .. }) => &mut tally.counters.broken,
                    };
                    *counter += 1;
                    deeds.push(Deed { bot, settled });
                });
            }
            Kind::BlockUpdate => {
                let packet: clientbound::BlockUpdate = decode_exact(body)?;
                let Position { x, y, z } = packet.position;
                self.hand.updated([x, y, z], packet.state.0 != AIR);
            }
            Kind::SectionBlocksUpdate => self.section_updated(body)?,
            Kind::Login => {
                let (dimension, mode) = dialect::login(self.version(), body)?;
                self.enter(dimension.as_str(), mode);
            }
            Kind::Respawn => {
                let (dimension, mode) = dialect::respawn(self.version(), body)?;
                self.enter(dimension.as_str(), mode);
            }
            Kind::GameEvent => {
                let packet: clientbound::GameEvent = decode_exact(body)?;
                if packet.event == EVENT_GAME_MODE {
                    self.body.game_mode = Some(packet.value as u8);
                    self.body.equipped = false;
                }
            }
            Kind::PlayerAbilities => {
                let packet: clientbound::PlayerAbilities = decode_exact(body)?;
                if packet.flags & MAY_FLY != 0 && packet.flags & FLYING == 0 {
                    self.voice.say(&serverbound::PlayerAbilities { flags: FLYING });
                }
            }
            Kind::SetDefaultSpawnPosition => {
                let packet: clientbound::SetDefaultSpawnPosition = decode_exact(body)?;
                let Position { x, y, z } = packet.place.position;
                self.body.world_spawn = Some([f64::from(x) + 0.5, f64::from(y), f64::from(z) + 0.5]);
            }
            Kind::SetHealth => {
                let packet: clientbound::SetHealth = decode_exact(body)?;
                if packet.health <= 0.0 {
                    let action = serverbound::ClientCommandAction::PerformRespawn;
                    self.voice.say(&serverbound::ClientCommand { action });
                }
            }
            Kind::CookieRequest => {
                let packet: clientbound::CookieRequest = decode_exact(body)?;
                self.voice.say(&serverbound::CookieResponse { key: packet.key, payload: None });
            }
            Kind::ResourcePackPush => {
                let packet: clientbound::ResourcePackPush = decode_exact(body)?;
                use ResourcePackAction::{Accepted, Downloaded, SuccessfullyLoaded};
                for action in [Accepted, Downloaded, SuccessfullyLoaded] {
                    self.voice.say(&serverbound::ResourcePack { id: packet.id, action });
                }
            }
            Kind::StartConfiguration => {
                self.voice.say(&serverbound::ConfigurationAcknowledged {});
                self.phase = Phase::Configuration;
            }
            Kind::Disconnect => return Err(Ended::Told(reason::from_nbt(body))),
            Kind::Transfer => return Err(Ended::Told("transferred to another server".to_owned())),
            _ => {}
        }
        Ok(())
    }

    /// A dimension begins: nothing is held, and the server will say where the player is.
    fn enter(&mut self, dimension: &str, mode: GameMode) {
        self.world.enter(dimension);
        self.body.game_mode = Some(match mode {
            GameMode::Survival => 0,
            GameMode::Creative => 1,
            GameMode::Adventure => 2,
            GameMode::Spectator => 3,
        });
        self.body.position = None;
        self.body.first_batch = false;
        self.body.equipped = false;
        self.phase = Phase::Joining;
    }

    /// `player_position`: takes the pose and confirms it.
    fn put(&mut self, packet: &clientbound::PlayerPosition, tally: &mut Tally) {
        let pull_back = self.phase == Phase::Playing;
        let body = &mut self.body;
        let relative = |bit: i32| packet.flags & 1 << bit != 0;
        let Vec3 { x, y, z } = packet.position;
        let mut place = [x, y, z];
        for (axis, (value, old)) in place.iter_mut().zip(body.position.unwrap_or_default()).enumerate() {
            if relative(axis as i32) {
                *value += old;
            }
        }
        body.yaw = if relative(3) { body.yaw + packet.yaw } else { packet.yaw };
        body.pitch = (if relative(4) { body.pitch + packet.pitch } else { packet.pitch }).clamp(-90.0, 90.0);
        body.position = Some(place);
        body.sent(place);
        // The confirmation carries a position, and a client tells one a tick at most.
        body.told_position = true;
        let (position, yaw, pitch) = (packet_position(place), body.yaw, body.pitch);
        let teleport = packet.teleport;
        if dialect::is_older(self.version()) {
            self.voice.say(&dialect::ConfirmTeleport(teleport));
            self.voice.say(&serverbound::MovePlayerPosRot { position, yaw, pitch, flags: 0 });
        } else {
            self.voice.say(&serverbound::AcceptTeleportation { teleport, position, yaw, pitch });
        }
        if pull_back {
            tally.counters.pull_backs += 1;
            self.behaviour.pulled_back(place);
        }
    }

    /// What a bot does is centred on the world's spawn or, if it was not told, where it first stood.
    fn fix_centre(&mut self) {
        if self.body.centre.is_none()
            && let Some(centre) = self.body.world_spawn.or(self.body.position)
        {
            self.body.centre = Some(centre);
            self.world.want_ground(self.behaviour.ground(centre));
        }
    }

    /// A client's world is visible when it has a position, a first batch, and the chunk it stands in.
    fn try_to_join(&mut self, now: Duration) {
        let ready = self.phase == Phase::Joining
            && self.body.first_batch
            && self.body.position.is_some_and(|place| self.world.holds(place));
        if ready {
            self.voice.say(&serverbound::PlayerLoaded {});
            self.phase = Phase::Playing;
            self.joined_at.get_or_insert(now);
        }
    }

    fn section_updated(&mut self, body: &[u8]) -> Result<(), Ended> {
        let mut reader = Reader::new(body);
        let section = SectionPosition::decode(&mut reader)?;
        for _ in 0..reader.count("changes", MAX_CHANGES)? {
            let change = java::wire::BlockChange::decode(&mut reader)?;
            let at = |section: i32, offset: u8| section * 16 + i32::from(offset);
            let block = [at(section.x, change.x), at(section.y, change.y), at(section.z, change.z)];
            self.hand.updated(block, change.state != AIR.cast_unsigned());
        }
        Ok(())
    }

    /// One tick in the world, closed by `client_tick_end`.
    pub(super) fn play_tick(&mut self, now: Duration, tally: &mut Tally) {
        self.ticks += 1;
        if self.setup.pings && self.ticks.is_multiple_of(PING_TICKS) {
            self.voice.say(&serverbound::PingRequest { time: now.as_micros() as i64 });
        }
        if let (Some(position), Some(centre)) = (self.body.position, self.body.centre)
            && !std::mem::take(&mut self.body.told_position)
        {
            self.behave(position, centre, tally);
        }
        self.voice.say(&serverbound::ClientTickEnd {});
    }

    fn behave(&mut self, position: Place, centre: Place, tally: &mut Tally) {
        self.equip();
        let scene = Scene { position, spawn: centre, ground: &self.world };
        let next = self.behaviour.next(&scene, &mut self.rng);
        let mut here = position;
        if next.position != position {
            // A client does not move before the chunk it is in and the one it goes to are there.
            if self.world.holds(position) && self.world.holds(next.position) {
                here = next.position;
                tally.counters.moves += 1;
            } else {
                tally.counters.waits += 1;
            }
        }
        self.body.position = Some(here);
        let turned = self.body.face(position, here);
        if self.body.has_news(here) {
            let (yaw, pitch) = (self.body.yaw, self.body.pitch);
            let position = packet_position(here);
            if turned {
                self.voice.say(&serverbound::MovePlayerPosRot { position, yaw, pitch, flags: 0 });
            } else {
                self.voice.say(&serverbound::MovePlayerPos { position, flags: 0 });
            }
        }
        match next.gesture {
            Some(Gesture::Hold { slot }) => {
                self.voice.say(&serverbound::SetCarriedItem { slot: slot.into() })
            }
            Some(Gesture::Swing) => self.swing(),
            None => {}
        }
        if let Some(act) = next.act {
            self.act(act);
        }
    }

    /// What bots have in their hotbar, from its first slot on.
    fn hotbar(&self) -> &'static [&'static str] {
        match self.setup.kind {
            BehaviourKind::Build => &[BUILD_BLOCK],
            BehaviourKind::Crowd => &crowd::ITEMS,
            BehaviourKind::Walk | BehaviourKind::Explore { .. } => &[],
        }
    }

    /// Bots in creative mode fill their hotbar once.
    fn equip(&mut self) {
        let items = self.hotbar();
        if items.is_empty() || self.body.equipped || self.body.game_mode != Some(1) {
            return;
        }
        for (slot, item) in (FIRST_HOTBAR_SLOT..).zip(items) {
            let Some(item) = registry::items::item_by_name(item) else { continue };
            let item = dialect::item(self.version(), item.id);
            let stack = UntrustedItemStack(ItemStack::new(item, STACK));
            self.voice.say(&serverbound::SetCreativeModeSlot { slot, stack });
        }
        self.voice.say(&serverbound::SetCarriedItem { slot: 0 });
        self.body.equipped = true;
    }

    fn swing(&mut self) {
        if dialect::is_older(self.version()) {
            self.voice.say(&dialect::Swing(Hand::Main));
        } else {
            self.voice.say(&serverbound::Punch {});
        }
    }

    fn act(&mut self, act: Act) {
        let sequence = VarInt(self.hand.act(act));
        match act {
            Act::Place { block: [x, y, z] } => self.voice.say(&serverbound::UseItemOn {
                hand: Hand::Main,
                position: Position::new(x, y - 1, z),
                face: Direction::Up,
                cursor: [0.5, 1.0, 0.5],
                inside: false,
                border_hit: false,
                sequence,
            }),
            Act::Break { block: [x, y, z] } => {
                self.voice.say(&serverbound::PlayerAction {
                    action: serverbound::PlayerActionKind::StartDestroyBlock,
                    position: Position::new(x, y, z),
                    face: Direction::Up.number() as u8,
                    sequence,
                });
                self.swing();
            }
        }
    }
}

fn packet_position(place: Place) -> Vec3 {
    Vec3 { x: place[0], y: place[1], z: place[2] }
}
