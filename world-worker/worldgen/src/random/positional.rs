use md5::{Digest, Md5};

use super::{Legacy, Random, Xoroshiro, java_hash};

/// A factory of random sources by place or name.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub enum Positional {
    /// Makes [`Xoroshiro`] sources.
    Xoroshiro {
        /// Mixed into the low half of the state.
        low: u64,
        /// Mixed into the high half of the state.
        high: u64,
    },
    /// Makes [`Legacy`] sources.
    Legacy {
        /// Mixed into the seed.
        seed: i64,
    },
}

impl Positional {
    /// The source of a block, or of a cell of some other grid.
    pub fn at(self, x: i32, y: i32, z: i32) -> AnyRandom {
        let place = position_seed(x, y, z);
        match self {
            Self::Xoroshiro { low, high } => {
                AnyRandom::Xoroshiro(Xoroshiro::from_state(place as u64 ^ low, high))
            }
            Self::Legacy { seed } => AnyRandom::Legacy(Legacy::new(place ^ seed)),
        }
    }

    /// The source of a name with its namespace.
    pub fn from_hash_of(self, name: &str) -> AnyRandom {
        match self {
            Self::Xoroshiro { low, high } => {
                let hash: [u8; 16] = Md5::digest(name.as_bytes()).into();
                let hash = u128::from_be_bytes(hash);
                AnyRandom::Xoroshiro(Xoroshiro::from_state((hash >> 64) as u64 ^ low, hash as u64 ^ high))
            }
            Self::Legacy { seed } => AnyRandom::Legacy(Legacy::new(i64::from(java_hash(name)) ^ seed)),
        }
    }

    /// The source of a number.
    pub fn from_seed(self, number: i64) -> AnyRandom {
        match self {
            Self::Xoroshiro { low, high } => {
                AnyRandom::Xoroshiro(Xoroshiro::from_state(number as u64 ^ low, number as u64 ^ high))
            }
            // The old factory passes the number on as it is.
            Self::Legacy { .. } => AnyRandom::Legacy(Legacy::new(number)),
        }
    }
}

/// What a [`Positional`] makes.
#[derive(Debug, Clone)]
pub enum AnyRandom {
    /// Of the modern kind.
    Xoroshiro(Xoroshiro),
    /// Of the old kind.
    Legacy(Legacy),
}

impl AnyRandom {
    /// A factory of sources by place or name, of the same kind.
    pub fn fork_positional(&mut self) -> Positional {
        match self {
            Self::Xoroshiro(random) => random.fork_positional(),
            Self::Legacy(random) => random.fork_positional(),
        }
    }
}

macro_rules! delegate {
    ($self:ident, $random:ident => $draw:expr) => {
        match $self {
            AnyRandom::Xoroshiro($random) => $draw,
            AnyRandom::Legacy($random) => $draw,
        }
    };
}

impl Random for AnyRandom {
    fn next_i32(&mut self) -> i32 {
        delegate!(self, random => random.next_i32())
    }

    fn next_bounded(&mut self, bound: i32) -> i32 {
        delegate!(self, random => random.next_bounded(bound))
    }

    fn next_i64(&mut self) -> i64 {
        delegate!(self, random => random.next_i64())
    }

    fn next_f32(&mut self) -> f32 {
        delegate!(self, random => random.next_f32())
    }

    fn next_f64(&mut self) -> f64 {
        delegate!(self, random => random.next_f64())
    }

    fn next_bool(&mut self) -> bool {
        delegate!(self, random => random.next_bool())
    }

    fn spare_gaussian(&mut self) -> &mut Option<f64> {
        delegate!(self, random => random.spare_gaussian())
    }
}

/// Hash of a block's position (`Mth.getSeed`).
pub fn position_seed(x: i32, y: i32, z: i32) -> i64 {
    let mixed = i64::from(x.wrapping_mul(3_129_871)) ^ i64::from(z).wrapping_mul(116_129_781) ^ i64::from(y);
    let mixed = mixed.wrapping_mul(mixed).wrapping_mul(42_317_861).wrapping_add(mixed.wrapping_mul(11));
    mixed >> 16
}
