//! Who presents wrong passwords, and for how long they are turned away.

use std::collections::HashMap;
use std::net::{IpAddr, Ipv6Addr};
use std::time::{Duration, Instant};

/// Wrong passwords an address may present before it is turned away.
const MOST_FAILURES: u32 = 5;
/// How long after the last one it is.
const MEMORY: Duration = Duration::from_secs(60);
/// Addresses remembered; beyond these the oldest are forgotten.
const MOST_ADDRESSES: usize = 4096;

/// Failed logins per address. An IPv6 host owns a whole /64, so that counts as one address.
#[derive(Debug, Default)]
pub struct FailedLogins(HashMap<IpAddr, (u32, Instant)>);

impl FailedLogins {
    /// Whether an address has failed too often to be heard now.
    pub fn is_blocked(&self, address: IpAddr, now: Instant) -> bool {
        self.0.get(&host(address)).is_some_and(|&(failures, last)| {
            failures >= MOST_FAILURES && now.saturating_duration_since(last) < MEMORY
        })
    }

    /// Notes a failure.
    pub fn failed(&mut self, address: IpAddr, now: Instant) {
        self.0.retain(|_, (_, last)| now.saturating_duration_since(*last) < MEMORY);
        let address = host(address);
        if self.0.len() >= MOST_ADDRESSES
            && !self.0.contains_key(&address)
            && let Some(oldest) =
                self.0.iter().min_by_key(|(_, (_, last))| *last).map(|(&address, _)| address)
        {
            self.0.remove(&oldest);
        }
        let entry = self.0.entry(address).or_insert((0, now));
        *entry = (entry.0.saturating_add(1), now);
    }

    /// Forgets the failures of an address that has succeeded.
    pub fn succeeded(&mut self, address: IpAddr) {
        self.0.remove(&host(address));
    }
}

fn host(address: IpAddr) -> IpAddr {
    match address.to_canonical() {
        IpAddr::V6(v6) => IpAddr::V6(Ipv6Addr::from_bits(v6.to_bits() >> 64 << 64)),
        v4 => v4,
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn five_failures_block_a_host_for_a_minute() {
        let now = Instant::now();
        let mut failures = FailedLogins::default();
        let [a, b, other] =
            ["2001:db8::1", "2001:db8::2", "192.0.2.1"].map(|text| text.parse().expect("one"));
        for _ in 0..4 {
            failures.failed(a, now);
        }
        assert!(!failures.is_blocked(a, now));
        failures.failed(b, now);
        assert!(
            failures.is_blocked(a, now) && failures.is_blocked(b, now) && !failures.is_blocked(other, now)
        );
        assert!(!failures.is_blocked(a, now + MEMORY));
        failures.succeeded(a);
        assert!(!failures.is_blocked(a, now));
    }

    #[test]
    fn what_is_remembered_is_bounded() {
        let now = Instant::now();
        let mut failures = FailedLogins::default();
        for bits in 0..10_000u32 {
            failures.failed(IpAddr::V4(bits.into()), now);
        }
        assert_eq!(failures.0.len(), MOST_ADDRESSES);
    }
}
