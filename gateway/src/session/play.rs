//! Play: what a player does, checked for shape and handed on.

use java::packets::Hand;
use java::packets::play::clientbound::{KeepAlive as AskAlive, PongResponse};
use java::packets::play::serverbound::{ClientCommandAction, GameRuleValue, Packet};
use java::versions::{Received, decode_play};
use java::wire::{VarInt, Vec3};
use link::v1::{self, player_input::Input};

use super::fault::Fault;
use super::keep_alive::KeepAlive;
use super::serverbound::{client_information, is_illegal_chat, is_nan, position, vec3};
use super::{Action, Context, Profile};
use crate::frames::{Frames, hashed_from_wire, item_from_wire};
use crate::limits::Bucket;
use crate::reason::Reason;

/// Bit of a move's flags: stands on something.
const ON_GROUND: u8 = 1;
/// Bit of a move's flags: touches something sideways.
const HORIZONTAL_COLLISION: u8 = 2;
/// Bit of `player_abilities`: flies.
const FLYING: u8 = 2;
/// Bits of `player_input` that are keys.
const KEYS: u8 = 0x7f;
/// Slots of the hotbar.
const HOTBAR: i16 = 9;

/// Bytes of custom payloads a second that are handed on, and at once.
const PAYLOADS: (u32, u32) = (32 << 10, 64 << 10);

/// How far a session in the play state has come.
#[derive(Debug, PartialEq, Eq)]
enum Stage {
    /// The login checks of the end of configuration run.
    Checking,
    /// The owner has been asked to let the player in.
    Joining,
    /// What the player does counts.
    Playing,
}

/// The play state.
#[derive(Debug)]
pub(super) struct Play {
    pub(super) profile: Profile,
    pub(super) keep_alive: KeepAlive,
    information: v1::ClientInformation,
    stage: Stage,
    /// A position came in the client's running tick.
    moved: bool,
    /// Bytes of custom payloads.
    payloads: Bucket,
}

impl Play {
    /// Configuration is over: the login checks run once more.
    pub(super) fn begin_checks(
        profile: Profile,
        information: v1::ClientInformation,
        context: &mut Context<'_>,
    ) -> Self {
        context.actions.push(Action::Check(profile.clone()));
        Self {
            profile,
            keep_alive: KeepAlive::new(context.now),
            information,
            stage: Stage::Checking,
            moved: false,
            payloads: Bucket::new(PAYLOADS.0, PAYLOADS.1, context.now),
        }
    }

    /// The account may still log in.
    pub(super) fn allowed(&mut self, context: &mut Context<'_>) {
        if self.stage == Stage::Checking {
            self.stage = Stage::Joining;
            context.actions.push(Action::Join(self.profile.clone(), self.information.clone()));
        }
    }

    /// The view has taken the session in.
    pub(super) fn begin(&mut self) {
        self.stage = Stage::Playing;
    }

    pub(super) fn is_playing(&self) -> bool {
        self.stage == Stage::Playing
    }

    /// The table of packets. What is not in it is known and has no use yet.
    pub(super) fn packet(&mut self, id: i32, body: &[u8], context: &mut Context<'_>) -> Result<(), Fault> {
        let received = decode_play(context.frames.version(), id, body)
            .map_err(|error| Fault::decode(&error.to_string()))?;
        let packet = match received {
            Received::Packet(packet) => packet,
            Received::Swing(of) => {
                return self.input(Input::Swing(v1::Swing { hand: hand(of) }), context);
            }
            Received::Teleported(id) => {
                // The pose it ended in comes as a move of its own, in the same tick as another.
                self.moved = false;
                let id = id.unsigned();
                let confirm = v1::TeleportConfirm { id, position: None, rotation: None };
                return self.input(Input::TeleportConfirm(confirm), context);
            }
        };
        // Older clients may move more than once between two ends of their ticks.
        self.moved &= context.frames.number() == 0;
        let input = match packet {
            Packet::KeepAlive(answer) => {
                let latency = self.keep_alive.answer(answer.id, context.now)?;
                context.actions.push(Action::Latency(latency));
                return Ok(());
            }
            Packet::PingRequest(ping) => {
                context.send(context.frames.frame(&PongResponse { time: ping.time }));
                return Ok(());
            }
            Packet::ChunkBatchReceived(batch) => {
                context.actions.push(Action::Acknowledged(batch.chunks_per_tick));
                return Ok(());
            }
            Packet::ClientTickEnd(_) => {
                self.moved = false;
                return Ok(());
            }
            Packet::ClientInformation(packet) => {
                let information = client_information!(packet);
                context.actions.push(Action::ViewDistance(information.view_distance));
                Input::Information(information)
            }
            Packet::ConfigurationAcknowledged(_) => {
                return Err(Fault::decode("Unexpected configuration_acknowledged packet"));
            }
            // Whether it was asked for is known to who may have asked.
            Packet::CookieResponse(p) => Input::CookieResponse(v1::CookieResponse {
                key: p.key.to_string(),
                payload: p.payload.map(|payload| payload.0),
            }),
            Packet::CustomPayload(p) => {
                // More than a mod has to say is dropped: what players do must not wait behind it.
                if !self.payloads.take(p.data.0.len(), context.now) {
                    return Ok(());
                }
                Input::CustomPayload(v1::CustomPayload { channel: p.channel.to_string(), data: p.data.0 })
            }
            Packet::MovePlayerPos(p) => self.moves(Some(p.position), None, p.flags)?,
            Packet::MovePlayerPosRot(p) => self.moves(Some(p.position), Some((p.yaw, p.pitch)), p.flags)?,
            Packet::MovePlayerRot(p) => self.moves(None, Some((p.yaw, p.pitch)), p.flags)?,
            Packet::MovePlayerStatusOnly(p) => self.moves(None, None, p.flags)?,
            Packet::AcceptTeleportation(p) => {
                if is_nan(p.position) || !p.yaw.is_finite() || !p.pitch.is_finite() {
                    return Err(Fault::invalid_movement());
                }
                Input::TeleportConfirm(v1::TeleportConfirm {
                    id: p.teleport.unsigned(),
                    position: vec3(p.position),
                    rotation: Some(v1::Rotation { yaw: p.yaw, pitch: p.pitch }),
                })
            }
            Packet::MoveVehicle(p) => {
                if is_nan(p.position) || !p.yaw.is_finite() || !p.pitch.is_finite() {
                    return Err(Fault::Violation(Reason::key(
                        "multiplayer.disconnect.invalid_vehicle_movement",
                        "Invalid move vehicle packet received",
                    )));
                }
                return Ok(());
            }
            Packet::PlayerLoaded(_) => Input::Loaded(v1::Loaded {}),
            Packet::PlayerInput(p) => Input::Keys(u32::from(p.keys & KEYS)),
            Packet::PlayerCommand(p) => Input::Command(v1::PlayerCommand {
                action: p.action.number() as u32,
                data: p.data.unsigned(),
            }),
            Packet::PlayerAbilities(p) => Input::Flying(p.flags & FLYING != 0),
            Packet::PlayerAction(p) => Input::Action(v1::PlayerAction {
                action: p.action.number() as u32,
                position: position(p.position),
                face: u32::from(p.face % 6),
                sequence: sequence(p.sequence)?,
            }),
            Packet::UseItemOn(p) => {
                // What is no number is nowhere on the block, which is for the owner to refuse.
                let [cursor_x, cursor_y, cursor_z] =
                    p.cursor.map(|at| if at.is_finite() { at } else { f32::MAX });
                Input::UseItemOn(v1::UseItemOn {
                    hand: hand(p.hand),
                    position: position(p.position),
                    face: p.face.number() as u32,
                    cursor_x,
                    cursor_y,
                    cursor_z,
                    inside: p.inside,
                    border_hit: p.border_hit,
                    sequence: sequence(p.sequence)?,
                })
            }
            Packet::UseItem(p) => {
                if !p.yaw.is_finite() || !p.pitch.is_finite() {
                    return Err(Fault::invalid_movement());
                }
                Input::UseItem(v1::UseItem {
                    hand: hand(p.hand),
                    sequence: sequence(p.sequence)?,
                    rotation: Some(v1::Rotation { yaw: p.yaw, pitch: p.pitch }),
                })
            }
            Packet::Punch(_) => Input::Swing(v1::Swing { hand: 0 }),
            Packet::Attack(p) => Input::Attack(p.entity.unsigned()),
            Packet::Interact(p) => Input::Interact(v1::Interact {
                entity: p.entity.unsigned(),
                hand: hand(p.hand),
                sneaking: p.sneaking,
            }),
            Packet::SetCarriedItem(p) => {
                if !(0..HOTBAR).contains(&p.slot) {
                    tracing::debug!("{} tried to set an invalid carried item", self.profile.name);
                    return Ok(());
                }
                Input::HeldSlot(u32::from(p.slot.cast_unsigned()))
            }
            Packet::SetCreativeModeSlot(p) => {
                let stack = item_from_wire(p.stack.0);
                Input::CreativeSlot(v1::CreativeSlot { slot: i32::from(p.slot), stack: Some(stack) })
            }
            Packet::PickItemFromBlock(p) => Input::PickBlock(v1::PickBlock {
                position: position(p.position),
                include_data: p.include_data,
            }),
            Packet::ContainerClick(p) => Input::ContainerClick(v1::ContainerClick {
                window: p.window.unsigned(),
                state: p.state.unsigned(),
                slot: i32::from(p.slot),
                button: i32::from(p.button),
                mode: p.mode.number() as u32,
                changed: p
                    .changed
                    .0
                    .into_iter()
                    .map(|changed| v1::ClaimedSlot {
                        slot: i32::from(changed.slot),
                        stack: Some(hashed_from_wire(changed.stack)),
                    })
                    .collect(),
                carried: Some(hashed_from_wire(p.carried)),
            }),
            Packet::ContainerClose(p) => Input::ContainerClose(p.window.unsigned()),
            Packet::Chat(p) => {
                let message = chat(p.message.0)?;
                Input::Chat(v1::Chat { message, timestamp_ms: p.timestamp, salt: p.salt })
            }
            Packet::ChatCommand(p) => Input::ChatCommand(chat(p.command.0)?),
            // Signatures prove nothing while names are unproven.
            Packet::ChatCommandSigned(p) => Input::ChatCommand(chat(p.command.0)?),
            Packet::CommandSuggestion(p) => {
                Input::Suggest(v1::SuggestionRequest { id: p.id.unsigned(), text: p.text.0 })
            }
            Packet::ClientCommand(p) => match p.action {
                ClientCommandAction::PerformRespawn => Input::Respawn(v1::Respawn {}),
                ClientCommandAction::RequestStats => Input::Stats(v1::StatsRequest {}),
                ClientCommandAction::RequestGameRuleValues => Input::GameRules(v1::GameRulesRequest {}),
            },
            Packet::SetGameRule(p) => {
                let value = |rule: GameRuleValue| v1::GameRuleValue { name: rule.rule, value: rule.value };
                let values = p.rules.0.into_iter().map(value).collect();
                Input::SetGameRules(v1::GameRuleValues { values })
            }
            Packet::LockDifficulty(p) => Input::LockDifficulty(p.locked),
            Packet::RecipeBookChangeSettings(p) => Input::RecipeBook(v1::RecipeBookSettings {
                book: recipe_book(p.book)?,
                open: p.open,
                filtering: p.filtering,
            }),
            Packet::TeleportToEntity(p) => {
                Input::TeleportTo(bytes::Bytes::copy_from_slice(p.target.as_bytes()))
            }
            Packet::SpectatorAction(p) => Input::SpectatorAction(v1::SpectatorAction { entity: p.entity.0 }),
            Packet::ChangeGameMode(p) => Input::ChangeGameMode(p.mode.number()),
            Packet::ChangeDifficulty(p) => Input::ChangeDifficulty(p.difficulty.number() as u32),
            _ => return Ok(()),
        };
        self.input(input, context)
    }

    /// What the player does counts from the moment it plays, and only in a shape the owner takes: anything else would
    /// cost more than this session.
    fn input(&self, input: Input, context: &mut Context<'_>) -> Result<(), Fault> {
        let input = v1::PlayerInput { session: 0, input: Some(input) };
        link::validate::player_input(&input).map_err(|invalid| Fault::decode(invalid.0))?;
        if self.stage == Stage::Playing {
            context.actions.extend(input.input.map(Action::Input));
        }
        Ok(())
    }

    /// A move. A second position before the end of the client's tick is a fault.
    fn moves(&mut self, to: Option<Vec3>, rotation: Option<(f32, f32)>, flags: u8) -> Result<Input, Fault> {
        if to.is_some_and(is_nan)
            || rotation.is_some_and(|(yaw, pitch)| !yaw.is_finite() || !pitch.is_finite())
        {
            return Err(Fault::invalid_movement());
        }
        if to.is_some() && std::mem::replace(&mut self.moved, true) {
            return Err(Fault::invalid_movement());
        }
        Ok(Input::Move(v1::Move {
            position: to.and_then(vec3).map(clamped),
            rotation: rotation.map(|(yaw, pitch)| v1::Rotation { yaw, pitch }),
            on_ground: flags & ON_GROUND != 0,
            horizontal_collision: flags & HORIZONTAL_COLLISION != 0,
        }))
    }
}

/// A claimed position inside the bounds vanilla clamps to (the reference, 12.2 step 1): an infinite one is then
/// too quick, not broken.
fn clamped(to: v1::Vec3) -> v1::Vec3 {
    const HORIZONTAL: f64 = 3.0e7;
    const VERTICAL: f64 = 2.0e7;
    v1::Vec3 {
        x: to.x.clamp(-HORIZONTAL, HORIZONTAL),
        y: to.y.clamp(-VERTICAL, VERTICAL),
        z: to.z.clamp(-HORIZONTAL, HORIZONTAL),
    }
}

/// The number of an action that is acknowledged; never negative.
fn sequence(sequence: VarInt) -> Result<u32, Fault> {
    u32::try_from(sequence.0).map_err(|_| Fault::decode("Expected packet sequence nr >= 0"))
}

/// One of the four recipe books.
fn recipe_book(book: VarInt) -> Result<u32, Fault> {
    let known = u32::try_from(book.0).ok().filter(|book| *book <= 3);
    known.ok_or_else(|| Fault::decode("No such recipe book"))
}

fn hand(hand: Hand) -> u32 {
    hand.number() as u32
}

/// Text a player typed.
fn chat(text: String) -> Result<String, Fault> {
    match is_illegal_chat(&text) {
        true => Err(Fault::Violation(Reason::key(
            "multiplayer.disconnect.illegal_characters",
            "Illegal characters in chat",
        ))),
        false => Ok(text),
    }
}

impl Frames {
    /// A keep-alive in the play state.
    pub(super) fn keep_alive_play(&self, id: i64) -> bytes::Bytes {
        self.frame(&AskAlive { id })
    }
}
