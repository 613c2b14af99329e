//! Link messages and the gateway's own words as frames: packets, length-prefixed and compressed as they go on
//! a socket.
//!
//! There is no encryption, so a frame is the same bytes for every client of one version and threshold.

mod chunk;
mod configuration;
mod entity;
mod framing;
mod interface;
mod item;
mod join;
mod message;
mod roster;
mod waypoint;

pub use configuration::ConfigurationFrames;
pub use framing::{Frames, raw_frame};
pub(crate) use item::{from_wire as item_from_wire, hashed_from_wire};
pub use join::JoinSequence;
pub(crate) use waypoint::DEFAULT_STYLE;

use bytes::Bytes;
use java::packets::ProfileProperty;
use java::packets::play::clientbound::{
    BundleDelimiter, ChunkBatchFinished, ChunkBatchStart, Disconnect, ForgetLevelChunk, SetCamera,
    SetChunkCacheCenter, SetChunkCacheRadius, SetSimulationDistance, SetTime,
};
use java::wire::{ChunkPosition, List, RawNbt, VarInt};

use crate::reason::Reason;

/// Text as network NBT.
fn text(nbt: &Bytes) -> RawNbt {
    match nbt.is_empty() {
        // An empty text is an empty string, never no tag at all.
        true => RawNbt::string(""),
        false => RawNbt::trusted(nbt.clone()),
    }
}

/// Properties of an account, as many as a client takes.
pub(crate) fn properties(properties: &[link::v1::ProfileProperty]) -> List<ProfileProperty, 16> {
    let property = |property: &link::v1::ProfileProperty| ProfileProperty {
        name: property.name.as_str().into(),
        value: property.value.as_str().into(),
        signature: property.signature.as_deref().map(Into::into),
    };
    properties.iter().take(16).map(property).collect::<Vec<_>>().into()
}

impl Frames {
    /// Ends a connection in the play state.
    pub fn disconnect_play(&self, out: &mut Vec<u8>, reason: &Reason) {
        self.put(out, &Disconnect { reason: text(&reason.nbt) });
    }

    /// `set_time` without clocks: they go on by themselves.
    pub fn time(&self, out: &mut Vec<u8>, game_time: i64) {
        self.put(out, &SetTime { game_time, clocks: Vec::new() });
    }

    /// The chunk the client stores chunks round.
    pub fn chunk_centre(&self, out: &mut Vec<u8>, x: i32, z: i32) {
        self.put(out, &SetChunkCacheCenter { x: VarInt(x), z: VarInt(z) });
    }

    /// Through whose eyes the client looks.
    pub fn camera(&self, out: &mut Vec<u8>, entity: u32) {
        self.put(out, &SetCamera { entity: VarInt::from(entity) });
    }

    /// How far the client is sent chunks.
    pub fn view_distance(&self, out: &mut Vec<u8>, chunks: u32) {
        self.put(out, &SetChunkCacheRadius { radius: VarInt::from(chunks) });
    }

    /// How far things move.
    pub fn simulation_distance(&self, out: &mut Vec<u8>, chunks: u32) {
        self.put(out, &SetSimulationDistance { distance: VarInt::from(chunks) });
    }

    /// Takes a chunk from the client.
    pub fn forget_chunk(&self, out: &mut Vec<u8>, x: i32, z: i32) {
        self.put(out, &ForgetLevelChunk { chunk: ChunkPosition { x, z } });
    }

    /// A batch of chunks begins.
    pub fn chunk_batch_start(&self, out: &mut Vec<u8>) {
        self.put(out, &ChunkBatchStart {});
    }

    /// A batch of `size` chunks ends.
    pub fn chunk_batch_finished(&self, out: &mut Vec<u8>, size: i32) {
        self.put(out, &ChunkBatchFinished { size: VarInt(size) });
    }

    /// Begins or ends packets that the client handles in one go.
    fn bundle_delimiter(&self, out: &mut Vec<u8>) {
        self.put(out, &BundleDelimiter {});
    }
}
