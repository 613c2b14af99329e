//! Titles and boss bars.

use uuid::Uuid;

use crate::wire::{RawNbt, VarInt, wire_struct, wire_union};

wire_struct! {
    /// Text above the hotbar, a text component.
    SetActionBarText { text: RawNbt }

    /// The title, a text component.
    SetTitleText { text: RawNbt }

    /// The line under the title, a text component.
    SetSubtitleText { text: RawNbt }

    /// How long titles are shown, in ticks.
    SetTitlesAnimation { fade_in: i32, stay: i32, fade_out: i32 }

    /// Takes the title away.
    ClearTitles { reset_times: bool }

    /// A boss bar.
    BossEvent { id: Uuid, operation: BossOperation }
}

wire_union! {
    /// What happens to a boss bar. Names are text components, progress 0..=1; flags: 1 darkens the screen,
    /// 2 plays music, 4 makes fog.
    BossOperation: VarInt {
        Add = 0 { name: RawNbt, progress: f32, color: VarInt, overlay: VarInt, flags: u8 }
        Remove = 1 {}
        UpdateProgress = 2 { progress: f32 }
        UpdateName = 3 { name: RawNbt }
        UpdateStyle = 4 { color: VarInt, overlay: VarInt }
        UpdateProperties = 5 { flags: u8 }
    }
}
