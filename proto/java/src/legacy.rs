//! The server list ping of clients before 1.7. It comes before any frame and begins with the byte 0xFE,
//! which no frame of a login begins with.

/// The first byte of a legacy ping.
pub const LEGACY_PING: u8 = 0xfe;
/// Most bytes of a legacy ping: the 1.6 one with the longest host name.
pub const MAX_PING: usize = 3 + 2 + 22 + 2 + 7 + 2 * 255;

const KICK: u8 = 0xff;
const CHANNEL: &str = "MC|PingHost";

/// Which ping it is.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum LegacyPing {
    /// `FE`: Beta 1.8 to 1.3.
    Beta,
    /// `FE 01`: 1.4 and 1.5.
    V1_4,
    /// `FE 01 FA` and a payload: 1.6.
    V1_6,
}

/// What the first bytes of a connection are.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum LegacyParse {
    /// A legacy ping, unless more bytes follow; a client that waits for the answer sent all it has.
    Ping(LegacyPing),
    /// The beginning of a 1.6 ping.
    Incomplete,
    /// Not a legacy ping.
    NotLegacy,
}

/// Looks at the first bytes of a connection.
#[must_use]
pub fn parse(bytes: &[u8]) -> LegacyParse {
    match bytes {
        [LEGACY_PING] => LegacyParse::Ping(LegacyPing::Beta),
        [LEGACY_PING, 1] => LegacyParse::Ping(LegacyPing::V1_4),
        [LEGACY_PING, 1, 0xfa, payload @ ..] => parse_host(payload),
        _ => LegacyParse::NotLegacy,
    }
}

/// The payload of a 1.6 ping: channel, length of the rest, protocol, host, port.
fn parse_host(payload: &[u8]) -> LegacyParse {
    let Some((channel, rest)) = take_string(payload) else {
        return if payload.len() < 2 + 2 * CHANNEL.len() {
            LegacyParse::Incomplete
        } else {
            LegacyParse::NotLegacy
        };
    };
    if !channel.eq(CHANNEL.encode_utf16()) {
        return LegacyParse::NotLegacy;
    }
    let Some((length, rest)) = take_u16(rest) else { return LegacyParse::Incomplete };
    let length = usize::from(length);
    if length + 3 + 2 + 22 + 2 > MAX_PING || rest.len() > length {
        return LegacyParse::NotLegacy;
    }
    if rest.len() < length {
        return LegacyParse::Incomplete;
    }
    let host = rest.split_first().and_then(|(_protocol, rest)| take_string(rest));
    match host {
        Some((_, port)) if port.len() == 4 => LegacyParse::Ping(LegacyPing::V1_6),
        _ => LegacyParse::NotLegacy,
    }
}

fn take_u16(bytes: &[u8]) -> Option<(u16, &[u8])> {
    let (number, rest) = bytes.split_first_chunk::<2>()?;
    Some((u16::from_be_bytes(*number), rest))
}

/// A length in UTF-16 units, then the units.
fn take_string(bytes: &[u8]) -> Option<(impl Iterator<Item = u16>, &[u8])> {
    let (length, rest) = take_u16(bytes)?;
    let (text, rest) = rest.split_at_checked(2 * usize::from(length))?;
    Some((text.chunks_exact(2).map(|unit| u16::from_be_bytes([unit[0], unit[1]])), rest))
}

/// The answer to a ping, after which the connection is closed.
#[must_use]
pub fn response(ping: LegacyPing, version: &str, motd: &str, online: u32, max: u32) -> Vec<u8> {
    // Fields are separated by characters that a description must then not contain.
    let text = match ping {
        LegacyPing::Beta => format!("{}§{online}§{max}", motd.replace('§', "")),
        LegacyPing::V1_4 | LegacyPing::V1_6 => {
            let (online, max) = (online.to_string(), max.to_string());
            ["§1", "127", version, &motd.replace('\0', ""), &online, &max].join("\0")
        }
    };
    let units: Vec<u16> = text.encode_utf16().take(usize::from(u16::MAX)).collect();
    let mut out = vec![KICK];
    out.extend_from_slice(&(units.len() as u16).to_be_bytes());
    for unit in units {
        out.extend_from_slice(&unit.to_be_bytes());
    }
    out
}

/// The text of an answer.
#[must_use]
pub fn parse_response(bytes: &[u8]) -> Option<String> {
    let (&kick, rest) = bytes.split_first()?;
    let (text, rest) = take_string(rest)?;
    let text: String = char::decode_utf16(text).map(|c| c.unwrap_or(char::REPLACEMENT_CHARACTER)).collect();
    (kick == KICK && rest.is_empty()).then_some(text)
}

#[cfg(test)]
mod tests {
    use super::*;

    fn ping_1_6() -> Vec<u8> {
        let mut bytes = vec![0xfe, 1, 0xfa, 0, 11];
        bytes.extend(CHANNEL.encode_utf16().flat_map(u16::to_be_bytes));
        let host = "localhost";
        bytes.extend((7 + 2 * host.len() as u16).to_be_bytes());
        bytes.push(74);
        bytes.extend((host.len() as u16).to_be_bytes());
        bytes.extend(host.encode_utf16().flat_map(u16::to_be_bytes));
        bytes.extend(25565_u32.to_be_bytes());
        bytes
    }

    #[test]
    fn the_three_pings_are_told_apart() {
        assert_eq!(parse(&[0xfe]), LegacyParse::Ping(LegacyPing::Beta));
        assert_eq!(parse(&[0xfe, 1]), LegacyParse::Ping(LegacyPing::V1_4));
        let whole = ping_1_6();
        assert_eq!(parse(&whole), LegacyParse::Ping(LegacyPing::V1_6));
        for length in 3..whole.len() {
            assert_eq!(parse(&whole[..length]), LegacyParse::Incomplete, "{length}");
        }
        assert_eq!(parse(&[whole, vec![0]].concat()), LegacyParse::NotLegacy);
        assert_eq!(parse(&[0x10, 0]), LegacyParse::NotLegacy);
        assert_eq!(parse(&[0xfe, 2]), LegacyParse::NotLegacy);
        assert_eq!(parse(&[]), LegacyParse::NotLegacy);
    }

    #[test]
    fn answers_carry_the_servers_figures() {
        let text = parse_response(&response(LegacyPing::Beta, "26.3", "A §cserver", 3, 20));
        assert_eq!(text.as_deref(), Some("A cserver§3§20"));
        let text = parse_response(&response(LegacyPing::V1_6, "26.3", "Hi", 3, 20));
        assert_eq!(text.as_deref(), Some(["§1", "127", "26.3", "Hi", "3", "20"].join("\0")).as_deref());
    }
}
