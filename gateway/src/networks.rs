//! Networks in CIDR form: whom the gateway believes what they say of a client.

use std::net::{IpAddr, SocketAddr};

/// Why a list of networks cannot be read.
#[derive(Debug, thiserror::Error, PartialEq, Eq)]
#[error("{0:?} is no network; write ADDRESS or ADDRESS/BITS, comma separated")]
pub struct NetworkError(pub String);

/// A list of networks.
#[derive(Debug, Clone, Default, PartialEq, Eq)]
pub struct Networks(Vec<Network>);

#[derive(Debug, Clone, Copy, PartialEq, Eq)]
struct Network {
    address: u128,
    /// Bits of the IPv6 form that have to be the same.
    bits: u8,
}

/// An address as IPv6; IPv4 in its mapped form, so that one comparison serves both.
fn as_v6(address: IpAddr) -> u128 {
    match address {
        IpAddr::V4(v4) => v4.to_ipv6_mapped().into(),
        IpAddr::V6(v6) => v6.into(),
    }
}

/// The leading bits of an address.
fn prefix(address: u128, bits: u8) -> u128 {
    address & u128::MAX.checked_shl(128 - u32::from(bits)).unwrap_or(0)
}

impl Networks {
    /// Reads `10.0.0.0/8, fd00::/8, 192.0.2.7`.
    ///
    /// # Errors
    /// The first part that is no network. Bits set behind the prefix are one: they are most often a slip.
    pub fn parse(list: &str) -> Result<Self, NetworkError> {
        let parts = list.split(',').map(str::trim).filter(|part| !part.is_empty());
        parts
            .map(|part| network(part).ok_or_else(|| NetworkError(part.to_owned())))
            .collect::<Result<_, _>>()
            .map(Self)
    }

    /// Whether an address is in one of them.
    pub fn contain(&self, address: IpAddr) -> bool {
        let address = as_v6(address);
        self.0.iter().any(|network| prefix(address, network.bits) == network.address)
    }

    /// Whether there is none.
    pub fn is_empty(&self) -> bool {
        self.0.is_empty()
    }
}

fn network(text: &str) -> Option<Network> {
    let (address, bits) = match text.split_once('/') {
        Some((address, bits)) => (address, Some(bits.parse::<u8>().ok()?)),
        None => (text, None),
    };
    let address: IpAddr = address.parse().ok()?;
    let width = if address.is_ipv4() { 32 } else { 128 };
    let bits = bits.unwrap_or(width);
    if bits > width {
        return None;
    }
    let network = Network { address: as_v6(address), bits: bits + (128 - width) };
    (prefix(network.address, network.bits) == network.address).then_some(network)
}

/// An address with its IPv4 form where it has one, so that bans and logs name it alike however it came in.
pub fn canonical(address: SocketAddr) -> SocketAddr {
    SocketAddr::new(address.ip().to_canonical(), address.port())
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn networks_hold_what_their_prefix_says() {
        let networks = Networks::parse("10.0.0.0/8, fd00::/8 ,192.0.2.7,").unwrap();
        for (address, inside) in [
            ("10.255.0.1", true),
            ("11.0.0.1", false),
            ("::ffff:10.1.2.3", true),
            ("192.0.2.7", true),
            ("192.0.2.8", false),
            ("fd12::1", true),
            ("fe80::1", false),
        ] {
            assert_eq!(networks.contain(address.parse().unwrap()), inside, "{address}");
        }
        let all = Networks::parse("0.0.0.0/0").unwrap();
        assert!(all.contain("1.2.3.4".parse().unwrap()) && !all.contain("2001:db8::1".parse().unwrap()));
        assert!(Networks::parse("::/0").unwrap().contain("1.2.3.4".parse().unwrap()));
        assert!(!Networks::parse("").unwrap().contain("127.0.0.1".parse().unwrap()));
    }

    #[test]
    fn slips_are_named() {
        for slip in ["10.0.0.1/8", "10.0.0.0/33", "ten", "10.0.0.0/", "fd00::/129", "10.0.0.0/-1"] {
            assert_eq!(Networks::parse(&format!("::1, {slip}")), Err(NetworkError(slip.to_owned())));
        }
    }
}
