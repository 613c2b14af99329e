//! Advancements.

use crate::error::DecodeError;
use crate::wire::{Decode, Encode, Identifier, ItemTemplate, RawNbt, Reader, VarInt, wire_struct};

wire_struct! {
    /// Advancements and the player's progress.
    UpdateAdvancements {
        /// Forget what is there.
        reset: bool,
        added: Vec<(Identifier, Advancement)>,
        removed: Vec<Identifier>,
        /// By advancement, by criterion: when it was met, in milliseconds since 1970.
        progress: Vec<(Identifier, Vec<(String, Option<i64>)>)>,
        /// Show toasts.
        show: bool,
    }

    /// An advancement.
    Advancement {
        parent: Option<Identifier>,
        display: Option<AdvancementDisplay>,
        /// All of these, of each any one criterion.
        requirements: Vec<Vec<String>>,
        sends_telemetry: bool,
        /// Place on the screen.
        x: f32,
        /// Place on the screen.
        y: f32,
    }

    /// The tab shown.
    SelectAdvancementsTab { tab: Option<Identifier> }
}

/// How an advancement looks.
#[derive(Debug, Clone, PartialEq)]
pub struct AdvancementDisplay {
    /// Text component.
    pub title: RawNbt,
    /// Text component.
    pub description: RawNbt,
    /// The item shown.
    pub icon: ItemTemplate,
    /// 0 task, 1 challenge, 2 goal.
    pub frame: VarInt,
    /// Announced when reached.
    pub show_toast: bool,
    /// Not shown before it is reached.
    pub hidden: bool,
    /// Texture behind the tab of a root.
    pub background: Option<Identifier>,
}

impl Encode for AdvancementDisplay {
    fn encode(&self, out: &mut Vec<u8>) {
        self.title.encode(out);
        self.description.encode(out);
        self.icon.encode(out);
        self.frame.encode(out);
        let flags = i32::from(self.background.is_some())
            | i32::from(self.show_toast) << 1
            | i32::from(self.hidden) << 2;
        flags.encode(out);
        if let Some(background) = &self.background {
            background.encode(out);
        }
    }
}

impl Decode<'_> for AdvancementDisplay {
    fn decode(reader: &mut Reader<'_>) -> Result<Self, DecodeError> {
        let title = RawNbt::decode(reader)?;
        let description = RawNbt::decode(reader)?;
        let icon = ItemTemplate::decode(reader)?;
        let frame = VarInt::decode(reader)?;
        let flags = i32::decode(reader)?;
        let background = if flags & 1 != 0 { Some(Identifier::decode(reader)?) } else { None };
        Ok(Self {
            title,
            description,
            icon,
            frame,
            show_toast: flags & 2 != 0,
            hidden: flags & 4 != 0,
            background,
        })
    }
}

#[cfg(test)]
impl crate::wire::sample::Sample for AdvancementDisplay {
    fn sample(rng: &mut crate::wire::sample::Rng) -> Self {
        Self {
            title: RawNbt::sample(rng),
            description: RawNbt::sample(rng),
            icon: ItemTemplate::sample(rng),
            frame: VarInt::sample(rng),
            show_toast: bool::sample(rng),
            hidden: bool::sample(rng),
            background: Option::sample(rng),
        }
    }
}
