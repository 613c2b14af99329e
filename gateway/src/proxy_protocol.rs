//! The PROXY protocol, version 2: by it a load balancer says whose connection it passes on.
//!
//! Read only from trusted addresses, and there required. Version 1, a line of text, is refused.

use std::net::{IpAddr, Ipv4Addr, Ipv6Addr, SocketAddr};

use tokio::io::{AsyncRead, AsyncReadExt};

/// How a header begins.
pub const SIGNATURE: [u8; 12] = *b"\r\n\r\n\0\r\nQUIT\n";
/// How a header of version 1 begins.
const VERSION_1: &[u8] = b"PROXY ";
/// Bytes of the part before the addresses.
pub(crate) const FIXED: usize = 16;
/// Bytes of addresses and additions that are accepted. Addresses take at most 216; the rest is for additions
/// such as the name of a TLS client, which are skipped.
const REST: usize = 2048;

/// What is wrong with a header.
#[derive(Debug, thiserror::Error)]
pub enum HeaderError {
    /// The connection begins with something else.
    #[error("no PROXY protocol header (version 2)")]
    Missing,
    /// Version 1, or one to come.
    #[error("a PROXY protocol header of another version than 2")]
    Version,
    /// Too long.
    #[error("a PROXY protocol header of {0} bytes")]
    Long(usize),
    /// Not TCP over IPv4 or IPv6.
    #[error("a PROXY protocol header for something else than TCP over IP")]
    Family,
    /// Shorter than its addresses.
    #[error("a PROXY protocol header without whole addresses")]
    Short,
    /// The connection ended or failed.
    #[error("the connection ended within the PROXY protocol header: {0}")]
    Ended(#[from] std::io::Error),
}

/// Whether the first bytes of a connection are a header, of either version.
pub fn begins_header(bytes: &[u8]) -> bool {
    // Two bytes decide: a packet's length is followed by its number, which is 0 in a handshake.
    let starts = |beginning: &[u8]| {
        let known = bytes.len().min(beginning.len());
        known >= 2 && bytes[..known] == beginning[..known]
    };
    starts(&SIGNATURE) || starts(VERSION_1)
}

/// Reads a header and nothing behind it. `None`: the proxy speaks for itself, as in health checks.
///
/// # Errors
/// When it is none that is understood, or the connection ends.
pub async fn read(from: &mut (impl AsyncRead + Unpin)) -> Result<Option<SocketAddr>, HeaderError> {
    let mut fixed = [0; FIXED];
    // Byte by byte at first would tell sooner, but whoever connects here is trusted and has a deadline.
    from.read_exact(&mut fixed).await?;
    let length = check(&fixed)?;
    let mut rest = [0; REST];
    let rest = rest.get_mut(..length).ok_or(HeaderError::Long(length))?;
    from.read_exact(rest).await?;
    source(&fixed, rest)
}

/// Checks the fixed part and returns the length of the rest.
pub(crate) fn check(fixed: &[u8; FIXED]) -> Result<usize, HeaderError> {
    if fixed.starts_with(VERSION_1) {
        return Err(HeaderError::Version);
    }
    if !fixed.starts_with(&SIGNATURE) {
        return Err(HeaderError::Missing);
    }
    if fixed[12] >> 4 != 2 {
        return Err(HeaderError::Version);
    }
    let length = usize::from(u16::from_be_bytes([fixed[14], fixed[15]]));
    if length > REST { Err(HeaderError::Long(length)) } else { Ok(length) }
}

/// The source address of a whole header.
pub(crate) fn source(fixed: &[u8; FIXED], rest: &[u8]) -> Result<Option<SocketAddr>, HeaderError> {
    match (fixed[12] & 15, fixed[13]) {
        // LOCAL: the addresses are to be ignored, whatever they are.
        (0, _) => Ok(None),
        // PROXY, TCP over IPv4: source, destination, source port, destination port.
        (1, 0x11) => {
            let bytes = rest.first_chunk::<12>().ok_or(HeaderError::Short)?;
            let ip = Ipv4Addr::new(bytes[0], bytes[1], bytes[2], bytes[3]);
            let port = u16::from_be_bytes([bytes[8], bytes[9]]);
            Ok(Some(SocketAddr::new(IpAddr::V4(ip), port)))
        }
        (1, 0x21) => {
            let bytes = rest.first_chunk::<36>().ok_or(HeaderError::Short)?;
            let ip = Ipv6Addr::from(*bytes.first_chunk::<16>().ok_or(HeaderError::Short)?);
            let port = u16::from_be_bytes([bytes[32], bytes[33]]);
            Ok(Some(SocketAddr::new(IpAddr::V6(ip).to_canonical(), port)))
        }
        _ => Err(HeaderError::Family),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn header(command: u8, family: u8, rest: &[u8]) -> Vec<u8> {
        let mut header = SIGNATURE.to_vec();
        header.extend([command, family]);
        header.extend((rest.len() as u16).to_be_bytes());
        header.extend(rest);
        header
    }

    async fn read_all(bytes: &[u8]) -> (Result<Option<SocketAddr>, HeaderError>, usize) {
        let mut left = bytes;
        let result = read(&mut left).await;
        (result, left.len())
    }

    const V4: [u8; 12] = [192, 0, 2, 7, 10, 0, 0, 1, 0x30, 0x39, 0x63, 0xDD];

    #[tokio::test]
    async fn the_source_is_told_and_what_follows_is_left() {
        let mut bytes = header(0x21, 0x11, &V4);
        bytes.extend(b"next");
        let (source, left) = read_all(&bytes).await;
        assert_eq!((source.unwrap(), left), (Some("192.0.2.7:12345".parse().unwrap()), 4));

        let mut v6 = "2001:db8::7".parse::<Ipv6Addr>().unwrap().octets().to_vec();
        v6.extend([0; 16]);
        v6.extend([0, 80, 0, 81]);
        v6.extend([4, 0, 1, 9]); // an addition
        let (source, left) = read_all(&header(0x21, 0x21, &v6)).await;
        assert_eq!((source.unwrap(), left), (Some("[2001:db8::7]:80".parse().unwrap()), 0));

        let (source, left) = read_all(&header(0x20, 0, &[])).await;
        assert_eq!((source.unwrap(), left), (None, 0));
    }

    #[tokio::test]
    async fn anything_else_is_refused() {
        let mut cut = header(0x21, 0x11, &V4);
        cut.pop();
        for (bytes, words) in [
            (header(0x11, 0x11, &V4), "another version"),
            (b"PROXY TCP4 192.0.2.7 10.0.0.1 1 2\r\n".to_vec(), "another version"),
            (b"\x10\0\x89\x06\x09localhost\x63\xdd\x02 ".to_vec(), "no PROXY"),
            (header(0x21, 0x12, &V4), "something else"),
            (header(0x22, 0x11, &V4), "something else"),
            (header(0x21, 0x11, &V4[..11]), "whole addresses"),
            (header(0x21, 0x21, &V4), "whole addresses"),
            (header(0x21, 0x11, &[0; REST + 1]), "2049 bytes"),
            (cut, "ended"),
            (SIGNATURE.to_vec(), "ended"),
        ] {
            let error = read_all(&bytes).await.0.expect_err(words).to_string();
            assert!(error.contains(words), "{error}: {words}");
        }
    }

    proptest::proptest! {
        #[test]
        fn garbage_never_panics(tail in proptest::array::uniform4(0u8..), rest in proptest::collection::vec(0u8.., 0..64)) {
            let mut fixed = [0; FIXED];
            fixed[..12].copy_from_slice(&SIGNATURE);
            fixed[12..].copy_from_slice(&tail);
            let _ = (check(&fixed), source(&fixed, &rest));
        }
    }

    #[test]
    fn headers_are_told_from_handshakes() {
        assert!(
            begins_header(&header(0x21, 0x11, &V4)) && begins_header(b"\r\n") && begins_header(b"PROXY TCP")
        );
        // A handshake of 13 bytes, and too little to say.
        assert!(!begins_header(b"\r\0\x89\x06") && !begins_header(b"\r") && !begins_header(b""));
    }
}
