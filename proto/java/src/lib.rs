//! Minecraft Java Edition as it is on the wire: values, packets, frames. No sockets, no clock, no async.
//!
//! # Layout
//! - [`wire`]: values ([`wire::VarInt`], [`wire::Position`], [`wire::RawNbt`], [`wire::ItemStack`], ...) and
//!   the traits [`wire::Encode`] and [`wire::Decode`].
//! - [`packets`]: a struct for each packet, by state and direction, and a `Packet` enum for each of these to
//!   decode what was received. Both directions are encoded and decoded, for servers, bots and tests.
//! - [`version`]: kinds of packets and their numbers in each version.
//! - [`frame`]: length prefix and compression. [`frame::FrameDecoder`] takes a stream apart,
//!   [`frame::encode_frame`] makes one frame, [`frame::shared_frame`] one for many clients.
//! - [`legacy`]: the server list ping of clients before 1.7.
//! - [`fuzz`]: bodies of the fuzz targets.
//!
//! # Invariants
//! - No input makes this crate panic or allocate more than a small multiple of the input's size, except that
//!   a frame may be as large as the size it claims, within [`frame::MAX_PACKET`].
//! - A packet is consumed exactly; a byte too many is an error that names the packet.
//! - Text components and NBT are bytes that were walked once, never trees. Data components, entity data and
//!   particles are bytes whose form was checked.
//!
//! # Adding a version
//! 1. Name it in `VERSIONS` of `examples/generate.rs` and run `cargo run -p java --example generate -- ids
//!    DATA_FOLDER`: its numbers are there, [`version::VERSIONS`] has it.
//! 2. Where a packet's fields differ, convert between its struct and that version's bytes where packets of
//!    that version are written or read; the structs stay those of the canonical version.

pub mod error;
pub mod frame;
pub mod fuzz;
pub mod legacy;
pub mod packets;
pub mod version;
pub mod wire;

pub use error::DecodeError;
pub use packets::{PacketBody, encode_packet};
pub use version::{PacketKind, V26_3, VERSIONS, Version};
pub use wire::{Decode, Encode};
