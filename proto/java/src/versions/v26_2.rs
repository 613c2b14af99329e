//! 26.3 to 26.2 and back: what 26.3 changed.

use registry::older::Older;

use super::ids::Translator;
use super::{Received, Translated, v26_1};
use crate::error::DecodeError;
use crate::packets::Hand;
use crate::packets::play::clientbound as cb;
use crate::packets::play::serverbound as sb;
use crate::version::{PlayClientbound, PlayServerbound};
use crate::wire::shape::Shape;
use crate::wire::{
    Decode, Encode, EntityDelta, EntityMovement, EntityPath, List, Reader, ShortDelta, VarInt, Vec3,
    decode_exact, write_var_int,
};

/// Actions of `animate` in 26.2.
const SWING_MAIN_HAND: u8 = 0;
const WAKE_UP: u8 = 2;
const SWING_OFF_HAND: u8 = 3;
const CRITICAL_HIT: u8 = 4;
const MAGIC_CRITICAL_HIT: u8 = 5;

/// The kind of packet that carries a canonical packet.
pub(super) fn kind(kind: PlayClientbound) -> PlayClientbound {
    match kind {
        // Arm swings were actions of `animate`.
        PlayClientbound::SwingAnimation => PlayClientbound::Animate,
        other => other,
    }
}

/// Writes the fields of a packet whose fields changed. False: they did not.
pub(super) fn play(
    older: &'static Older,
    kind: PlayClientbound,
    reader: &mut Reader<'_>,
    out: &mut Vec<u8>,
) -> Translated<bool> {
    match kind {
        PlayClientbound::MoveEntityPos => move_entity_pos(&cb::MoveEntityPos::decode(reader)?, out),
        PlayClientbound::MoveEntityPosRot => move_entity_pos_rot(&cb::MoveEntityPosRot::decode(reader)?, out),
        PlayClientbound::MoveEntityRot => move_entity_rot(&cb::MoveEntityRot::decode(reader)?, out),
        PlayClientbound::EntityPositionSync => {
            entity_position_sync(&cb::EntityPositionSync::decode(reader)?, out)
        }
        PlayClientbound::Animate => animate(&cb::Animate::decode(reader)?, out),
        PlayClientbound::SwingAnimation => swing(&cb::SwingAnimation::decode(reader)?, out),
        PlayClientbound::Login => login(older, &cb::Login::decode(reader)?, out),
        PlayClientbound::Respawn => {
            let packet = cb::Respawn::decode(reader)?;
            spawn_info(&packet.spawn, out);
            packet.data_kept.encode(out);
        }
        PlayClientbound::LevelParticles => level_particles(older, &cb::LevelParticles::decode(reader)?, out)?,
        PlayClientbound::OpenSignEditor => {
            let packet = cb::OpenSignEditor::decode(reader)?;
            packet.position.encode(out);
            (packet.side.0 != 0).encode(out);
        }
        PlayClientbound::UpdateAdvancements => {
            update_advancements(older, &cb::UpdateAdvancements::decode(reader)?, out)?;
        }
        PlayClientbound::SetPlayerTeam if v26_1::is(older) => {
            v26_1::set_player_team(&cb::SetPlayerTeam::decode(reader)?, out);
        }
        _ => return Ok(false),
    }
    Ok(true)
}

/// 26.3 can tell of a movement in steps; before, there is only where they lead.
fn delta(delta: &EntityDelta) -> ShortDelta {
    match &delta.movement {
        EntityMovement::Linear(delta) => delta.clone(),
        EntityMovement::Stepped(steps) => {
            steps.iter().fold(ShortDelta { dx: 0, dy: 0, dz: 0 }, |sum, (_, step)| ShortDelta {
                dx: sum.dx.wrapping_add(step.dx),
                dy: sum.dy.wrapping_add(step.dy),
                dz: sum.dz.wrapping_add(step.dz),
            })
        }
    }
}

fn move_entity_pos(packet: &cb::MoveEntityPos, out: &mut Vec<u8>) {
    packet.entity.encode(out);
    delta(&packet.delta).encode(out);
    packet.delta.on_ground.encode(out);
}

fn move_entity_pos_rot(packet: &cb::MoveEntityPosRot, out: &mut Vec<u8>) {
    packet.entity.encode(out);
    delta(&packet.delta).encode(out);
    packet.yaw.encode(out);
    packet.pitch.encode(out);
    packet.delta.on_ground.encode(out);
}

fn move_entity_rot(packet: &cb::MoveEntityRot, out: &mut Vec<u8>) {
    packet.entity.encode(out);
    packet.yaw.encode(out);
    packet.pitch.encode(out);
    packet.on_ground.encode(out);
}

/// 26.3 dropped the velocity; none is told.
fn entity_position_sync(packet: &cb::EntityPositionSync, out: &mut Vec<u8>) {
    let position = match &packet.path {
        EntityPath::Linear(position) => *position,
        EntityPath::Stepped(steps) => steps.last().map_or(Vec3::ZERO, |step| step.position),
    };
    packet.entity.encode(out);
    position.encode(out);
    Vec3::ZERO.encode(out);
    packet.yaw.encode(out);
    packet.pitch.encode(out);
    packet.on_ground.encode(out);
}

fn animate(packet: &cb::Animate, out: &mut Vec<u8>) {
    packet.entity.encode(out);
    out.push(match packet.action {
        0 => WAKE_UP,
        1 => CRITICAL_HIT,
        _ => MAGIC_CRITICAL_HIT,
    });
}

fn swing(packet: &cb::SwingAnimation, out: &mut Vec<u8>) {
    packet.entity.encode(out);
    out.push(if packet.hand == Hand::Main { SWING_MAIN_HAND } else { SWING_OFF_HAND });
}

fn login(older: &Older, packet: &cb::Login, out: &mut Vec<u8>) {
    packet.entity.encode(out);
    packet.hardcore.encode(out);
    packet.dimensions.encode(out);
    packet.max_players.encode(out);
    packet.view_distance.encode(out);
    packet.simulation_distance.encode(out);
    packet.reduced_debug_info.encode(out);
    packet.enable_respawn_screen.encode(out);
    packet.limited_crafting.encode(out);
    spawn_info(&packet.spawn, out);
    if v26_1::is(older) {
        v26_1::login_end(packet.enforces_secure_chat, out);
    } else {
        packet.online_mode.encode(out);
        packet.enforces_secure_chat.encode(out);
    }
}

/// Game modes were bytes, and none before was -1.
fn spawn_info(spawn: &cb::SpawnInfo, out: &mut Vec<u8>) {
    spawn.dimension_type.encode(out);
    spawn.dimension.encode(out);
    spawn.hashed_seed.encode(out);
    out.push(spawn.game_mode.number() as u8);
    spawn.previous_game_mode.0.map_or(-1, |mode| mode as i8).encode(out);
    spawn.is_debug.encode(out);
    spawn.is_flat.encode(out);
    spawn.death_location.encode(out);
    spawn.portal_cooldown.encode(out);
    spawn.sea_level.encode(out);
}

/// The particle came last, and there was one speed for all axes.
fn level_particles(older: &'static Older, packet: &cb::LevelParticles, out: &mut Vec<u8>) -> Translated {
    packet.override_limiter.encode(out);
    packet.always_show.encode(out);
    packet.position.encode(out);
    packet.offset.encode(out);
    packet.max_speed.x.encode(out);
    packet.count.0.encode(out);
    let mut particle = Vec::new();
    packet.particle.encode(&mut particle);
    Translator::down(older).copy(&mut Reader::new(&particle), &[Shape::Particle], out)
}

/// An advancement's place stood in what is shown of it.
fn update_advancements(
    older: &'static Older,
    packet: &cb::UpdateAdvancements,
    out: &mut Vec<u8>,
) -> Translated {
    packet.reset.encode(out);
    write_var_int(packet.added.len() as i32, out);
    for (name, advancement) in &packet.added {
        name.encode(out);
        advancement.parent.encode(out);
        advancement.display.is_some().encode(out);
        if let Some(display) = &advancement.display {
            display.title.encode(out);
            display.description.encode(out);
            let mut icon = Vec::new();
            display.icon.encode(&mut icon);
            Translator::down(older).copy(&mut Reader::new(&icon), &[Shape::Template], out)?;
            display.frame.encode(out);
            let flags = i32::from(display.background.is_some())
                | i32::from(display.show_toast) << 1
                | i32::from(display.hidden) << 2;
            flags.encode(out);
            if let Some(background) = &display.background {
                background.encode(out);
            }
            advancement.x.encode(out);
            advancement.y.encode(out);
        }
        advancement.requirements.encode(out);
        advancement.sends_telemetry.encode(out);
    }
    packet.removed.encode(out);
    packet.progress.encode(out);
    packet.show.encode(out);
    Ok(())
}

/// A pot's decorations were items; a brick stood for none.
pub(super) fn pot_decorations(
    translator: Translator,
    down: bool,
    reader: &mut Reader<'_>,
    out: &mut Vec<u8>,
) -> Translated {
    /// Sides of a pot.
    const SIDES: usize = 4;
    let brick = i32::from(registry::item_ids::BRICK);
    if down {
        write_var_int(SIDES as i32, out);
        for _ in 0..SIDES {
            let item = Option::<crate::wire::ItemTemplate>::decode(reader)?;
            write_var_int(translator.item(item.map_or(brick, |item| item.item.cast_signed()))?, out);
        }
        return Ok(());
    }
    let items = List::<VarInt, SIDES>::decode(reader)?;
    for side in 0..SIDES {
        match items.get(side).map(|item| translator.item(item.0)).transpose()? {
            Some(item) if item != brick => {
                out.push(1);
                write_var_int(item, out);
                // One, and as the item is.
                out.extend_from_slice(&[1, 0, 0]);
            }
            _ => out.push(0),
        }
    }
    Ok(())
}

/// What a client of 26.2 or before sent.
pub(super) fn received(
    older: &'static Older,
    kind: PlayServerbound,
    body: &[u8],
) -> Result<Received, DecodeError> {
    let mut reader = Reader::new(body);
    let received = match kind {
        // The pose came as a move behind it.
        PlayServerbound::AcceptTeleportation => Received::Teleported(VarInt::decode(&mut reader)?),
        PlayServerbound::Swing => match Hand::decode(&mut reader)? {
            Hand::Main => Received::Packet(sb::Punch {}.into()),
            hand => Received::Swing(hand),
        },
        PlayServerbound::SpectateEntity => Received::Packet(v26_1::spectate_entity(&mut reader)?),
        PlayServerbound::PlayerAction => Received::Packet(player_action(&mut reader)?),
        PlayServerbound::SignUpdate => Received::Packet(sign_update(&mut reader)?),
        PlayServerbound::SetCreativeModeSlot => {
            let mut canonical = Vec::with_capacity(body.len());
            canonical.extend_from_slice(reader.take(2)?);
            known(Translator::up(older).untrusted_stack(&mut reader, &mut canonical))?;
            Received::Packet(decode_exact::<sb::SetCreativeModeSlot>(&canonical)?.into())
        }
        PlayServerbound::ContainerClick => {
            let mut canonical = Vec::with_capacity(body.len());
            known(container_click(older, &mut reader, &mut canonical))?;
            Received::Packet(decode_exact::<sb::ContainerClick>(&canonical)?.into())
        }
        _ => return sb::Packet::decode_kind(kind, body).map(Received::Packet),
    };
    reader.finish()?;
    Ok(received)
}

/// Numbers that the client's own version does not have.
fn known(translated: Translated) -> Result<(), DecodeError> {
    translated.map_err(|error| match error {
        super::Untranslatable::Malformed(error) => error,
        super::Untranslatable::Absent => DecodeError::Value { what: "registry number", value: -1 },
    })
}

/// 26.3 put `CHANGE_DESTROY_DIRECTION` second.
fn player_action(reader: &mut Reader<'_>) -> Result<sb::Packet, DecodeError> {
    let number = reader.var_int()?;
    let action = match number {
        0 => Some(sb::PlayerActionKind::StartDestroyBlock),
        1..=7 => sb::PlayerActionKind::from_number(number + 1),
        _ => None,
    };
    let action = action.ok_or(DecodeError::Value { what: "PlayerActionKind", value: i64::from(number) })?;
    Ok(sb::PlayerAction {
        action,
        position: Decode::decode(reader)?,
        face: Decode::decode(reader)?,
        sequence: Decode::decode(reader)?,
    }
    .into())
}

/// The side came before the lines, as whether it is the front.
fn sign_update(reader: &mut Reader<'_>) -> Result<sb::Packet, DecodeError> {
    let position = Decode::decode(reader)?;
    let front = bool::decode(reader)?;
    Ok(sb::SignUpdate { position, lines: Decode::decode(reader)?, side: VarInt(i32::from(front)) }.into())
}

fn container_click(older: &'static Older, reader: &mut Reader<'_>, out: &mut Vec<u8>) -> Translated {
    let up = Translator::up(older);
    // Window, state, slot and button, mode.
    up.copy(reader, &[Shape::VarInt, Shape::VarInt, Shape::Fixed(3), Shape::VarInt], out)?;
    let changed = reader.count("changed slots", 128)?;
    write_var_int(changed as i32, out);
    for _ in 0..changed {
        out.extend_from_slice(reader.take(2)?);
        up.hashed_stack(reader, out)?;
    }
    up.hashed_stack(reader, out)
}
