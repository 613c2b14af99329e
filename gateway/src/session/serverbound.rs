//! What players do, from packets to link messages: small conversions that more than one state or handler needs.

use java::wire::{Position, Vec3};
use link::v1;

/// Takes over what a client tells of itself. The packet exists in two states with the same fields.
macro_rules! client_information {
    ($packet:expr) => {{
        let packet = $packet;
        link::v1::ClientInformation {
            locale: packet.locale.0,
            view_distance: u32::from(packet.view_distance.max(0).cast_unsigned()),
            chat_mode: packet.chat_visibility.number() as u32,
            chat_colors: packet.chat_colors,
            skin_parts: u32::from(packet.skin_parts),
            main_hand: packet.main_hand.number() as u32,
            text_filtering: packet.text_filtering,
            allow_listing: packet.allow_listing,
            particles: packet.particle_status.number() as u32,
        }
    }};
}
pub(super) use client_information;

pub(super) fn position(at: Position) -> Option<v1::BlockPos> {
    Some(v1::BlockPos { x: at.x, y: at.y, z: at.z })
}

pub(super) fn vec3(at: Vec3) -> Option<v1::Vec3> {
    Some(v1::Vec3 { x: at.x, y: at.y, z: at.z })
}

pub(super) fn is_nan(at: Vec3) -> bool {
    at.x.is_nan() || at.y.is_nan() || at.z.is_nan()
}

/// Characters that no client lets a player type: control characters and the sign of formatting codes.
pub(super) fn is_illegal_chat(text: &str) -> bool {
    text.chars().any(|c| c == '§' || c < ' ' || c == '\u{7f}')
}

#[cfg(test)]
mod tests {
    use super::is_illegal_chat;

    #[test]
    fn formatting_and_control_characters_are_illegal() {
        assert!(is_illegal_chat("§cred") && is_illegal_chat("a\nb") && is_illegal_chat("\u{7f}"));
        assert!(!is_illegal_chat("Grüße, 世界!"));
    }
}
