//! A player that only looks: it joins, takes the chunks it is sent, and says which blocks are where.
//!
//! Like the rest of `raw` it shares no codec with the server, so that a mistake made alike in writing and reading
//! does not go unseen.

use std::collections::HashMap;
use std::io::{ErrorKind, Read, Write};
use std::net::{SocketAddr, TcpStream};
use std::time::{Duration, Instant};

use anyhow::{Context, Result, bail, ensure};

use crate::raw;

/// Sections of the overworld and its lowest block.
const SECTIONS: usize = 24;
const MIN_Y: i32 = -64;
/// Bits of a state where a section has no palette: 35,723 states.
const STATE_BITS: u32 = 16;
/// Bits of a biome where a section has no palette: 67 biomes.
const BIOME_BITS: u32 = 7;
/// It has seen everything when no chunk has come for this long.
const QUIET: Duration = Duration::from_secs(2);
const LIMIT: Duration = Duration::from_secs(60);

/// Packet numbers of 26.3, by state.
mod id {
    pub(super) mod login {
        pub(in super::super) const DISCONNECT: i32 = 0;
        pub(in super::super) const FINISHED: i32 = 2;
        pub(in super::super) const COMPRESSION: i32 = 3;
        pub(in super::super) const ACKNOWLEDGED: i32 = 3;
    }
    pub(super) mod configuration {
        pub(in super::super) const DISCONNECT: i32 = 2;
        pub(in super::super) const FINISH: i32 = 3;
        pub(in super::super) const KEEP_ALIVE: i32 = 4;
        pub(in super::super) const KNOWN_PACKS: i32 = 15;
        pub(in super::super) const CLIENT_INFORMATION: i32 = 0;
        pub(in super::super) const KNOWN_PACKS_ANSWER: i32 = 7;
    }
    pub(super) mod play {
        pub(in super::super) const BATCH_FINISHED: i32 = 0x0b;
        pub(in super::super) const DISCONNECT: i32 = 0x20;
        pub(in super::super) const KEEP_ALIVE: i32 = 0x2d;
        pub(in super::super) const CHUNK: i32 = 0x2e;
        pub(in super::super) const POSITION: i32 = 0x49;
        pub(in super::super) const ACCEPT_TELEPORTATION: i32 = 0;
        pub(in super::super) const BATCH_RECEIVED: i32 = 11;
        pub(in super::super) const KEEP_ALIVE_ANSWER: i32 = 28;
        pub(in super::super) const LOADED: i32 = 44;
    }
}

/// The chunks a witness was sent.
#[derive(Debug, Default)]
pub struct Seen {
    chunks: HashMap<(i32, i32), States>,
}

impl Seen {
    /// The block's name without namespace; none where no chunk was sent.
    pub fn block(&self, [x, y, z]: [i32; 3]) -> Option<&'static str> {
        let chunk = self.chunks.get(&(x >> 4, z >> 4))?;
        let section = chunk.get(usize::try_from((y - MIN_Y) >> 4).ok()?)?;
        let state = section.get(((y & 15) << 8 | (z & 15) << 4 | (x & 15)) as usize)?;
        Some(registry::blocks::block_of_state(*state).name)
    }

    /// How many chunks came.
    pub fn chunk_count(&self) -> usize {
        self.chunks.len()
    }
}

/// Joins under this name, looks until no more chunks come, and leaves.
pub fn look(server: SocketAddr, name: &str, view_distance: u8) -> Result<Seen> {
    let mut wire = Wire::connect(server)?;
    wire.stream.write_all(&raw::handshake(raw::LOGIN))?;
    wire.stream.write_all(&raw::login_start(name))?;
    log_in(&mut wire)?;
    configure(&mut wire, view_distance)?;
    play(&mut wire)
}

fn log_in(wire: &mut Wire) -> Result<()> {
    loop {
        let (id, body) = wire.packet()?.context("no answer to the login")?;
        match id {
            id::login::DISCONNECT => bail!("refused: {}", String::from_utf8_lossy(&body)),
            id::login::COMPRESSION => wire.threshold = Some(take_varint(&mut body.as_slice())?),
            id::login::FINISHED => return wire.send(id::login::ACKNOWLEDGED, &[]),
            _ => {}
        }
    }
}

fn configure(wire: &mut Wire, view_distance: u8) -> Result<()> {
    let mut information = Vec::new();
    raw::put_string(&mut information, "en_us");
    // View distance, full chat with colours, all skin parts, right hand, no filter, listed, all particles.
    information.extend_from_slice(&[view_distance, 0, 1, 0x7f, 1, 0, 1, 0]);
    wire.send(id::configuration::CLIENT_INFORMATION, &information)?;
    loop {
        let (id, body) = wire.packet()?.context("the configuration does not go on")?;
        match id {
            id::configuration::DISCONNECT => bail!("disconnected: {}", String::from_utf8_lossy(&body)),
            // The same packs: the server need not send what is in them.
            id::configuration::KNOWN_PACKS => wire.send(id::configuration::KNOWN_PACKS_ANSWER, &body)?,
            id::configuration::KEEP_ALIVE => wire.send(id::configuration::KEEP_ALIVE, &body)?,
            id::configuration::FINISH => return wire.send(id::configuration::FINISH, &[]),
            _ => {}
        }
    }
}

fn play(wire: &mut Wire) -> Result<Seen> {
    let mut seen = Seen::default();
    let begun = Instant::now();
    let mut last_chunk = Instant::now();
    while seen.chunk_count() == 0 || last_chunk.elapsed() < QUIET {
        ensure!(begun.elapsed() < LIMIT, "{} chunks and no end within {LIMIT:?}", seen.chunk_count());
        let Some((id, body)) = wire.packet()? else { continue };
        match id {
            id::play::DISCONNECT => bail!("disconnected: {}", String::from_utf8_lossy(&body)),
            id::play::KEEP_ALIVE => wire.send(id::play::KEEP_ALIVE_ANSWER, &body)?,
            id::play::CHUNK => {
                let (position, sections) = chunk(&body)?;
                seen.chunks.insert(position, sections);
                last_chunk = Instant::now();
            }
            // 25 chunks a tick are fine.
            id::play::BATCH_FINISHED => wire.send(id::play::BATCH_RECEIVED, &25f32.to_be_bytes())?,
            id::play::POSITION => {
                let mut rest = body.as_slice();
                let mut answer = Vec::new();
                raw::put_varint(&mut answer, take_varint(&mut rest)?);
                // Position; then a velocity that the answer leaves out; then yaw and pitch.
                ensure!(rest.len() >= 56, "a position of {} bytes", body.len());
                answer.extend_from_slice(&rest[..24]);
                answer.extend_from_slice(&rest[48..56]);
                wire.send(id::play::ACCEPT_TELEPORTATION, &answer)?;
                wire.send(id::play::LOADED, &[])?;
            }
            _ => {}
        }
    }
    Ok(seen)
}

/// States of a chunk: sections bottom to top, in each y, z, x.
type States = Vec<Vec<u16>>;

/// A chunk's position and states. What comes after the sections is not read.
fn chunk(body: &[u8]) -> Result<((i32, i32), States)> {
    let mut rest = body;
    let position = (take_i32(&mut rest)?, take_i32(&mut rest)?);
    for _ in 0..take_varint(&mut rest)? {
        take_varint(&mut rest)?;
        let longs = take_varint(&mut rest)? as usize;
        take(&mut rest, longs * 8)?;
    }
    let length = take_varint(&mut rest)? as usize;
    let mut data = take(&mut rest, length)?;
    let sections = (0..SECTIONS)
        .map(|_| {
            // Counts of blocks and of fluids.
            take(&mut data, 4)?;
            let states = container(&mut data, 4096, 4, 8, STATE_BITS)?;
            container(&mut data, 64, 1, 3, BIOME_BITS)?;
            Ok(states)
        })
        .collect::<Result<Vec<_>>>()
        .with_context(|| format!("chunk {position:?}"))?;
    ensure!(data.is_empty(), "{} bytes after the sections of {position:?}", data.len());
    Ok((position, sections))
}

/// A paletted container: one value, a list palette of `min` to `max` bits, or values of `direct` bits.
fn container(from: &mut &[u8], count: usize, min: u32, max: u32, direct: u32) -> Result<Vec<u16>> {
    let bits = u32::from(take(from, 1)?[0]);
    if bits == 0 {
        return Ok(vec![take_varint(from)? as u16; count]);
    }
    let palette = (bits <= max)
        .then(|| (0..take_varint(from)?).map(|_| Ok(take_varint(from)? as u16)).collect::<Result<Vec<_>>>())
        .transpose()?;
    let bits = if palette.is_some() { bits.max(min) } else { direct };
    let per_long = (64 / bits) as usize;
    let longs = take(from, count.div_ceil(per_long) * 8)?;
    let mut values = Vec::with_capacity(count);
    for number in 0..count {
        let start = number / per_long * 8;
        let mut long = [0; 8];
        long.copy_from_slice(&longs[start..start + 8]);
        let value = (u64::from_be_bytes(long) >> ((number % per_long) as u32 * bits)) & ((1 << bits) - 1);
        values.push(match &palette {
            Some(palette) => *palette.get(value as usize).context("an index beyond the palette")?,
            None => value as u16,
        });
    }
    Ok(values)
}

fn take<'a>(from: &mut &'a [u8], count: usize) -> Result<&'a [u8]> {
    let (taken, rest) = from.split_at_checked(count).context("a packet that ends too soon")?;
    *from = rest;
    Ok(taken)
}

fn take_i32(from: &mut &[u8]) -> Result<i32> {
    let mut bytes = [0; 4];
    bytes.copy_from_slice(take(from, 4)?);
    Ok(i32::from_be_bytes(bytes))
}

fn take_varint(from: &mut &[u8]) -> Result<i32> {
    raw::read_varint(from)
}

/// A connection that reads and writes whole packets.
#[derive(Debug)]
struct Wire {
    stream: TcpStream,
    /// Bytes that have come and are not yet a whole packet.
    pending: Vec<u8>,
    /// Compression, once the server has asked for it.
    threshold: Option<i32>,
}

impl Wire {
    fn connect(server: SocketAddr) -> Result<Self> {
        let stream = raw::connect(server, Duration::from_secs(10))?;
        stream.set_nodelay(true)?;
        Ok(Self { stream, pending: Vec::new(), threshold: None })
    }

    /// The next packet's number and body; none when nothing came for a while.
    fn packet(&mut self) -> Result<Option<(i32, Vec<u8>)>> {
        self.stream.set_read_timeout(Some(QUIET / 4))?;
        let until =
            Instant::now() + if self.threshold.is_some() { QUIET / 4 } else { Duration::from_secs(10) };
        loop {
            let mut rest = self.pending.as_slice();
            if let Ok(length) = raw::read_varint(&mut rest)
                && let Some(frame) = rest.get(..length as usize)
            {
                let packet = self.unpack(frame)?;
                let used = self.pending.len() - rest.len() + length as usize;
                self.pending.drain(..used);
                return Ok(Some(packet));
            }
            let mut bytes = vec![0; 64 << 10];
            match self.stream.read(&mut bytes) {
                Ok(0) => bail!("the server hung up"),
                Ok(count) => self.pending.extend_from_slice(&bytes[..count]),
                Err(error) if matches!(error.kind(), ErrorKind::WouldBlock | ErrorKind::TimedOut) => {
                    if Instant::now() >= until {
                        return Ok(None);
                    }
                }
                Err(error) => return Err(error.into()),
            }
        }
    }

    fn unpack(&self, frame: &[u8]) -> Result<(i32, Vec<u8>)> {
        let mut rest = frame;
        let mut inflated = Vec::new();
        if self.threshold.is_some() {
            let length = take_varint(&mut rest)?;
            if length > 0 {
                flate2::read::ZlibDecoder::new(rest).read_to_end(&mut inflated)?;
                ensure!(inflated.len() == length as usize, "{} bytes for {length}", inflated.len());
                rest = inflated.as_slice();
            }
        }
        Ok((take_varint(&mut rest)?, rest.to_vec()))
    }

    /// Packets of a witness are small: never compressed.
    fn send(&mut self, id: i32, body: &[u8]) -> Result<()> {
        let mut bytes = raw::frame(id, body);
        if self.threshold.is_some() {
            let mut packet = vec![0];
            raw::put_varint(&mut packet, id);
            packet.extend_from_slice(body);
            bytes.clear();
            raw::put_varint(&mut bytes, packet.len() as i32);
            bytes.extend_from_slice(&packet);
        }
        Ok(self.stream.write_all(&bytes)?)
    }
}
