//! The client protocol by hand, for clients that do not behave. Well-behaved ones use the `java` crate.

use std::io::{ErrorKind, Read, Write};
use std::net::{SocketAddr, TcpStream};
use std::time::Duration;

use anyhow::{Context, Result, bail, ensure};
use serde_json::Value;

/// The protocol number of 26.3.
pub const PROTOCOL: i32 = 777;

/// The intentions of a handshake.
pub const STATUS: i32 = 1;
/// See [`STATUS`].
pub const LOGIN: i32 = 2;
/// See [`STATUS`]: from another server.
pub const TRANSFER: i32 = 3;

/// Appends a VarInt.
pub fn put_varint(out: &mut Vec<u8>, value: i32) {
    let mut rest = value as u32;
    while rest > 0x7f {
        out.push(rest as u8 | 0x80);
        rest >>= 7;
    }
    out.push(rest as u8);
}

/// Appends a string with its length.
pub fn put_string(out: &mut Vec<u8>, text: &str) {
    put_varint(out, text.len() as i32);
    out.extend_from_slice(text.as_bytes());
}

/// A packet with its length in front, as before compression is on.
pub fn frame(id: i32, body: &[u8]) -> Vec<u8> {
    let mut packet = Vec::new();
    put_varint(&mut packet, id);
    packet.extend_from_slice(body);
    let mut out = Vec::new();
    put_varint(&mut out, packet.len() as i32);
    out.extend_from_slice(&packet);
    out
}

/// The first packet of a client of 26.3.
pub fn handshake(intention: i32) -> Vec<u8> {
    handshake_of(PROTOCOL, intention)
}

/// The first packet of a client that speaks this protocol.
pub fn handshake_of(protocol: i32, intention: i32) -> Vec<u8> {
    let mut body = Vec::new();
    put_varint(&mut body, protocol);
    put_string(&mut body, "localhost");
    body.extend_from_slice(&25565u16.to_be_bytes());
    put_varint(&mut body, intention);
    frame(0, &body)
}

/// A login start with this name.
pub fn login_start(name: &str) -> Vec<u8> {
    let mut body = Vec::new();
    put_string(&mut body, name);
    body.extend_from_slice(&[0; 16]);
    frame(0, &body)
}

/// Connects with limits on every wait.
pub fn connect(server: SocketAddr, wait: Duration) -> Result<TcpStream> {
    let stream = TcpStream::connect_timeout(&server, Duration::from_secs(5))?;
    stream.set_read_timeout(Some(wait))?;
    stream.set_write_timeout(Some(wait))?;
    Ok(stream)
}

/// Asks for the status as the server list does.
pub fn status(server: SocketAddr) -> Result<Value> {
    let mut stream = connect(server, Duration::from_secs(5))?;
    stream.write_all(&handshake(STATUS))?;
    stream.write_all(&frame(0, &[]))?;
    let length = read_varint(&mut stream)?;
    ensure!((1..=1 << 20).contains(&length), "a status of {length} bytes");
    let mut packet = vec![0; length as usize];
    stream.read_exact(&mut packet)?;
    let mut rest = packet.as_slice();
    ensure!(read_varint(&mut rest)? == 0, "not a status response");
    let text_length = read_varint(&mut rest)?;
    ensure!(text_length as usize == rest.len(), "a status with bytes left over");
    serde_json::from_slice(rest).context("the status is not JSON")
}

/// What a server says when it ends a login, as it stands in `login_disconnect`: JSON. Other packets before it are
/// passed over.
pub fn login_refusal(stream: &mut TcpStream) -> Result<String> {
    let mut compressed = false;
    loop {
        let length = read_varint(stream).context("the login was not ended")?;
        ensure!((1..=1 << 20).contains(&length), "a packet of {length} bytes");
        let mut packet = vec![0; length as usize];
        stream.read_exact(&mut packet)?;
        let mut rest = packet.as_slice();
        if compressed {
            ensure!(read_varint(&mut rest)? == 0, "a compressed packet where none was expected");
        }
        match read_varint(&mut rest)? {
            0 => {
                let length = read_varint(&mut rest)?;
                ensure!(length as usize == rest.len(), "a reason with bytes left over");
                return Ok(String::from_utf8(rest.to_vec())?);
            }
            3 => compressed = true,
            _ => {}
        }
    }
}

/// Writes bytes as they are, then reads until the server hangs up or says nothing for as long as the stream's limit.
/// Errors of the connection are what is expected here.
pub fn throw(mut stream: TcpStream, bytes: &[u8]) {
    if stream.write_all(bytes).is_err() {
        return;
    }
    let mut answer = [0; 4096];
    // Bounded: a server that talks for ever would keep the test for ever.
    for _ in 0..64 {
        match stream.read(&mut answer) {
            Ok(0) => return,
            Ok(_) => {}
            Err(error) if error.kind() == ErrorKind::Interrupted => {}
            Err(_) => return,
        }
    }
}

/// Reads a VarInt.
pub fn read_varint(from: &mut impl Read) -> Result<i32> {
    let mut value = 0u32;
    for shift in (0..35).step_by(7) {
        let mut byte = [0];
        from.read_exact(&mut byte)?;
        value |= u32::from(byte[0] & 0x7f) << shift;
        if byte[0] & 0x80 == 0 {
            return Ok(value as i32);
        }
    }
    bail!("a VarInt of more than five bytes")
}
