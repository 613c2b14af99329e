//! Minecraft Java Edition as it is on the wire: values, packets, frames. No sockets, no clock, no async.
//!
//! # Layout
//! - [`wire`]: values ([`wire::VarInt`], [`wire::Position`], [`wire::RawNbt`], [`wire::ItemStack`], ...) and
//!   the traits [`wire::Encode`] and [`wire::Decode`].
//! - [`packets`]: a struct for each packet, by state and direction, and a `Packet` enum for each of these to
//!   decode what was received. Both directions are encoded and decoded, for servers, bots and tests.
//! - [`version`]: kinds of packets and their numbers in each version.
//! - [`versions`]: what is different for older clients.
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
//! # Versions
//! Packets are those of the canonical version; [`versions`] makes them into an older one's and back.
//! `docs/protocol.md` says how a version is added.

pub mod error;
pub mod frame;
pub mod fuzz;
pub mod legacy;
pub mod packets;
pub mod version;
pub mod versions;
pub mod wire;

pub use error::DecodeError;
pub use packets::{PacketBody, encode_packet};
pub use version::{PacketKind, V26_3, VERSIONS, Version};
pub use wire::{Decode, Encode};
