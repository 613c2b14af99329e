//! What comes from the server while the bot plays, kept for the checks.

use std::collections::HashMap;
use std::fmt::{self, Write};
use std::sync::Arc;

use azalea::BlockPos;
use azalea::block::BlockState;
use azalea::protocol::packets::game::ClientboundGamePacket;
use parking_lot::Mutex;
use tracing::field::{Field, Visit};
use tracing::{Event, Level, Subscriber};
use tracing_subscriber::Layer;
use tracing_subscriber::layer::Context;

/// All of it. The fields are what the server said, not what azalea made of it.
#[derive(Debug, Default)]
pub struct Seen {
    /// How often the server has set the bot's position.
    pub positions: usize,
    /// How often the server has acknowledged what was done to blocks.
    pub acknowledgements: usize,
    /// States that single changes told, by place.
    pub blocks: HashMap<BlockPos, BlockState>,
    /// Lines of chat.
    pub chat: Vec<String>,
    /// Why the connection ended.
    pub ended: Option<String>,
    /// azalea's errors: a packet that it cannot read is one.
    pub errors: Vec<String>,
}

impl Seen {
    /// Takes note of a packet.
    pub fn packet(&mut self, packet: &ClientboundGamePacket) {
        match packet {
            ClientboundGamePacket::PlayerPosition(_) => self.positions += 1,
            ClientboundGamePacket::BlockChangedAck(_) => self.acknowledgements += 1,
            ClientboundGamePacket::BlockUpdate(update) => {
                self.blocks.insert(update.pos, update.block_state);
            }
            ClientboundGamePacket::SectionBlocksUpdate(update) => {
                let section = update.section_pos;
                for change in &update.states {
                    let [x, y, z] = [change.pos.x, change.pos.y, change.pos.z].map(i32::from);
                    let place = BlockPos::new(section.x * 16 + x, section.y * 16 + y, section.z * 16 + z);
                    self.blocks.insert(place, change.state);
                }
            }
            _ => {}
        }
    }
}

/// Collects azalea's errors.
#[derive(Debug)]
pub struct Errors(pub Arc<Mutex<Seen>>);

impl<S: Subscriber> Layer<S> for Errors {
    fn on_event(&self, event: &Event<'_>, _: Context<'_, S>) {
        if *event.metadata().level() == Level::ERROR {
            let mut text = Text(event.metadata().target().to_owned());
            event.record(&mut text);
            self.0.lock().errors.push(text.0.chars().take(300).collect());
        }
    }
}

/// A log line's fields as text.
struct Text(String);

impl Visit for Text {
    fn record_debug(&mut self, field: &Field, value: &dyn fmt::Debug) {
        // Writing into a string does not fail.
        let _ = write!(self.0, " {}={value:?}", field.name());
    }
}
