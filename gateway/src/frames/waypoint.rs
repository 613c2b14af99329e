//! Places on the locator bar.

use java::packets::play::clientbound::{Waypoint, WaypointPlace, WaypointSource};
use java::wire::{Identifier, VarInt};
use uuid::Uuid;

use super::Frames;
use crate::view::locator::{Known, Place, Told};

/// Operations of the packet (the reference, 26).
mod operation {
    pub(super) const TRACK: VarInt = VarInt(0);
    pub(super) const UNTRACK: VarInt = VarInt(1);
    pub(super) const UPDATE: VarInt = VarInt(2);
    use java::wire::VarInt;
}

/// The looks of who has none; a removal names them too, and nobody sees them.
pub(crate) const DEFAULT_STYLE: &str = "minecraft:default";

fn wire(known: Known) -> WaypointPlace {
    match known {
        Known::Block(block) => {
            let [x, y, z] = block.map(VarInt);
            WaypointPlace::Block { x, y, z }
        }
        Known::Chunk(chunk) => {
            let [x, z] = chunk.map(VarInt);
            WaypointPlace::Chunk { x, z }
        }
        Known::Direction(angle) => WaypointPlace::Azimuth { angle },
    }
}

impl Frames {
    /// A player appears on the bar, moves on it or leaves it.
    pub fn waypoint(&self, out: &mut Vec<u8>, place: &Place, told: Told) {
        let (operation, known) = match told {
            Told::Track(known) => (operation::TRACK, known),
            Told::Update(known) => (operation::UPDATE, known),
            Told::Untrack => return self.waypoint_gone(out, place.uuid),
        };
        let color = place.color.map(|color| [16, 8, 0].map(|shift| (color >> shift) as u8));
        let source = WaypointSource::Entity { uuid: Uuid::from_u128(place.uuid) };
        let style = Identifier::new(place.style.clone());
        self.put(out, &Waypoint { operation, source, style, color, place: wire(known) });
    }

    /// A player leaves the bar.
    pub fn waypoint_gone(&self, out: &mut Vec<u8>, uuid: u128) {
        let source = WaypointSource::Entity { uuid: Uuid::from_u128(uuid) };
        let style = Identifier::from_static(DEFAULT_STYLE);
        let place = WaypointPlace::Empty {};
        self.put(out, &Waypoint { operation: operation::UNTRACK, source, style, color: None, place });
    }
}
