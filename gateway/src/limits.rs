//! Limits that keep one connection from costing others: connections of an address, packets, bytes.

use std::net::IpAddr;

use rustc_hash::FxHashMap;

/// Connections at one time.
pub const CONNECTIONS: u64 = 8192;
/// Milliseconds without any byte until a connection is given up; vanilla's read timeout.
pub const SILENCE_MILLIS: u64 = 30_000;
/// A token bucket: lets through `rate` a second, and bursts of a few seconds' worth.
#[derive(Debug, Clone)]
pub struct Bucket {
    rate: f64,
    burst: f64,
    level: f64,
    filled_at: u64,
}

impl Bucket {
    /// A full bucket at time `now` (milliseconds on any monotonic clock).
    pub fn new(rate: u32, burst: u32, now: u64) -> Self {
        Self { rate: f64::from(rate), burst: f64::from(burst), level: f64::from(burst), filled_at: now }
    }

    /// Takes `amount`; false when that is more than there is.
    pub fn take(&mut self, amount: usize, now: u64) -> bool {
        let passed = now.saturating_sub(self.filled_at) as f64 / 1000.0;
        self.filled_at = now.max(self.filled_at);
        self.level = (self.level + passed * self.rate).min(self.burst);
        self.level -= amount as f64;
        self.level >= 0.0
    }
}

/// Vanilla's `rate-limit`: the average number of packets a second over whole seconds.
#[derive(Debug, Clone)]
pub struct PacketRate {
    limit: u32,
    second: u64,
    count: u32,
    average: f32,
}

impl PacketRate {
    /// A meter with a limit in packets a second; 0 switches it off.
    pub fn new(limit: u32, now: u64) -> Self {
        Self { limit, second: now / 1000, count: 0, average: 0.0 }
    }

    /// Counts one packet; false when the average has become too high.
    pub fn count(&mut self, now: u64) -> bool {
        let second = now / 1000;
        while self.second < second {
            self.average = self.average * 0.25 + self.count as f32 * 0.75;
            self.count = 0;
            self.second += 1;
            if self.average < 0.01 && self.second < second {
                self.second = second;
            }
        }
        self.count += 1;
        self.limit == 0 || self.average <= self.limit as f32
    }
}

/// How many connections each address has.
#[derive(Debug, Default)]
pub struct Addresses {
    count: FxHashMap<IpAddr, u32>,
}

impl Addresses {
    /// One more connection of the address; false, and nothing counted, when it has enough. A limit of 0 is none.
    pub fn enter(&mut self, address: IpAddr, limit: u32) -> bool {
        let count = self.count.entry(group(address)).or_default();
        if limit > 0 && *count >= limit {
            return false;
        }
        *count += 1;
        true
    }

    /// One connection less.
    pub fn leave(&mut self, address: IpAddr) {
        let address = group(address);
        if let Some(count) = self.count.get_mut(&address) {
            *count = count.saturating_sub(1);
            if *count == 0 {
                self.count.remove(&address);
            }
        }
    }
}

/// Addresses of recent logins that are remembered.
const RECENT_LOGINS: usize = 16_384;

/// How often an address may log in.
#[derive(Debug, Default)]
pub struct LoginThrottle {
    millis: u64,
    last: FxHashMap<IpAddr, u64>,
}

impl LoginThrottle {
    /// One login of an address in so many milliseconds; 0: as many as it likes.
    pub fn new(millis: u64) -> Self {
        Self { millis, last: FxHashMap::default() }
    }

    /// Whether an address may log in at time `now`; if so, that is noted. The loopback address always may.
    pub fn may_log_in(&mut self, address: IpAddr, now: u64) -> bool {
        if self.millis == 0 || address.to_canonical().is_loopback() {
            return true;
        }
        let (address, millis) = (group(address), self.millis);
        if self.last.get(&address).is_some_and(|last| now < last + millis) {
            return false;
        }
        if self.last.len() >= RECENT_LOGINS {
            self.last.retain(|_, last| now < *last + millis);
        }
        // With that many addresses at once a further one is let in without a note.
        if self.last.len() < RECENT_LOGINS {
            self.last.insert(address, now);
        }
        true
    }
}

/// Addresses that belong to one subscriber: an IPv4 address, or the /64 network of an IPv6 address.
fn group(address: IpAddr) -> IpAddr {
    match address {
        IpAddr::V4(_) => address,
        IpAddr::V6(v6) => match v6.to_ipv4_mapped() {
            Some(v4) => IpAddr::V4(v4),
            None => IpAddr::V6((u128::from(v6) & !u128::from(u64::MAX)).into()),
        },
    }
}

#[cfg(test)]
mod tests {
    use super::{Addresses, Bucket, LoginThrottle, PacketRate, RECENT_LOGINS};

    #[test]
    fn bucket_lets_bursts_through_and_then_the_rate() {
        let mut bucket = Bucket::new(100, 200, 0);
        assert!(bucket.take(200, 0));
        assert!(!bucket.take(1, 0));
        assert!(bucket.take(50, 1000));
    }

    #[test]
    fn packet_rate_looks_at_whole_seconds() {
        let mut rate = PacketRate::new(10, 0);
        assert!((0..100).all(|_| rate.count(500)));
        assert!(!rate.count(1000));
        let mut off = PacketRate::new(0, 0);
        assert!((0..10_000).all(|i| off.count(i)));
        assert!(rate.count(1_000_000));
    }

    #[test]
    fn logins_of_an_address_have_a_distance() {
        let address = |text: &str| text.parse().unwrap();
        let mut throttle = LoginThrottle::new(4000);
        assert!(throttle.may_log_in(address("192.0.2.7"), 0));
        assert!(!throttle.may_log_in(address("192.0.2.7"), 3999));
        assert!(throttle.may_log_in(address("192.0.2.8"), 3999));
        assert!(throttle.may_log_in(address("192.0.2.7"), 4000), "a refused one does not count");
        assert!((0..9).all(|now| throttle.may_log_in(address("::ffff:127.0.0.1"), now)));
        let mut off = LoginThrottle::new(0);
        assert!((0..9).all(|now| off.may_log_in(address("192.0.2.7"), now)));
        for n in 0..2 * RECENT_LOGINS as u32 {
            assert!(throttle.may_log_in(std::net::Ipv4Addr::from(n << 8).into(), 5000));
        }
        assert!(throttle.last.len() <= RECENT_LOGINS);
    }

    #[test]
    fn addresses_are_counted_and_forgotten() {
        let mut addresses = Addresses::default();
        let v6 = |n: u16| format!("2001:db8::{n:x}").parse().unwrap();
        assert!(addresses.enter(v6(1), 2) && addresses.enter(v6(2), 2) && !addresses.enter(v6(3), 2));
        addresses.leave(v6(1));
        assert!(addresses.enter(v6(3), 2));
        assert!(addresses.enter(v6(4), 0), "no limit");
        addresses.leave(v6(2));
        addresses.leave(v6(3));
        addresses.leave(v6(4));
        assert!(addresses.count.is_empty());
    }
}
