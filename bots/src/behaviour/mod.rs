//! What bots do once they play: pure functions of what a bot knows and its random stream.

pub mod build;
pub mod crowd;
pub mod explore;
pub mod walk;

use rand::rngs::StdRng;

/// Ticks a second of a client at the default rate.
pub const TICKS_PER_SECOND: f64 = 20.0;

/// A place in blocks: x, y, z.
pub type Place = [f64; 3];

/// Which behaviour all bots of a run follow.
#[derive(Debug, Clone, Copy, PartialEq)]
pub enum Kind {
    /// To random points near spawn.
    Walk,
    /// Straight outwards at this many blocks a second.
    Explore {
        /// Blocks a second over ground.
        speed: f64,
    },
    /// Places and breaks one block a second each.
    Build,
    /// Close together, changing held items and swinging.
    Crowd,
}

impl Kind {
    /// The behaviour of one bot of `bots`.
    #[must_use]
    pub fn start(self, index: u32, bots: u32) -> Behaviour {
        match self {
            Self::Walk => Behaviour::Walk(walk::Walk::new()),
            Self::Explore { speed } => Behaviour::Explore(explore::Explore::new(index, bots, speed)),
            Self::Build => Behaviour::Build(build::Build::new(index)),
            Self::Crowd => Behaviour::Crowd(crowd::Crowd::new(index)),
        }
    }

    /// As on the command line.
    #[must_use]
    pub const fn name(self) -> &'static str {
        match self {
            Self::Walk => "walk",
            Self::Explore { .. } => "explore",
            Self::Build => "build",
            Self::Crowd => "crowd",
        }
    }
}

/// One bot's behaviour with its state.
#[derive(Debug, Clone)]
pub enum Behaviour {
    /// See [`walk`].
    Walk(walk::Walk),
    /// See [`explore`].
    Explore(explore::Explore),
    /// See [`build`].
    Build(build::Build),
    /// See [`crowd`].
    Crowd(crowd::Crowd),
}

/// Height of the ground by column.
pub trait Ground {
    /// The first free y over the ground at that column, if its chunk has arrived.
    fn surface(&self, x: i32, z: i32) -> Option<i32>;
}

/// What a bot knows when it decides.
pub struct Scene<'a> {
    /// Where its feet are.
    pub position: Place,
    /// The world's spawn, or where it first appeared.
    pub spawn: Place,
    /// The ground it has seen; only builders are given one.
    pub ground: &'a dyn Ground,
}

/// What a bot does in a tick.
#[derive(Debug, Clone, PartialEq)]
pub struct Next {
    /// Where it wants to be.
    pub position: Place,
    /// What its hand does to a block.
    pub act: Option<Act>,
    /// What others see its hand do.
    pub gesture: Option<Gesture>,
}

impl Next {
    /// To be somewhere, and nothing else.
    #[must_use]
    pub const fn at(position: Place) -> Self {
        Self { position, act: None, gesture: None }
    }
}

/// What a bot's hand does for others to see.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub enum Gesture {
    /// Takes what is in a slot of the hotbar, 0 to 8.
    Hold {
        /// The slot.
        slot: u8,
    },
    /// Swings.
    Swing,
}

/// What a bot's hand does to a block.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Act {
    /// Puts a block here, on top of the one below.
    Place {
        /// x, y, z of the new block.
        block: [i32; 3],
    },
    /// Breaks the block here.
    Break {
        /// x, y, z of the block.
        block: [i32; 3],
    },
}

impl Behaviour {
    /// Decides one tick. Movement that is not carried out is simply asked for again.
    pub fn next(&mut self, scene: &Scene<'_>, rng: &mut StdRng) -> Next {
        match self {
            Self::Walk(walk) => Next::at(walk.next(scene, rng)),
            Self::Explore(explore) => Next::at(explore.next(scene)),
            Self::Build(build) => build.next(scene),
            Self::Crowd(crowd) => crowd.next(scene, rng),
        }
    }

    /// The chunk (x, z in chunks) whose ground it has to know, if any.
    #[must_use]
    pub fn ground(&self, spawn: Place) -> Option<(i32, i32)> {
        match self {
            Self::Build(build) => Some(build.chunk(spawn)),
            _ => None,
        }
    }

    /// The server put the bot back to where it was.
    pub fn pulled_back(&mut self, position: Place) {
        if let Self::Explore(explore) = self {
            explore.pulled_back(position);
        }
    }
}

/// From `from` towards `to`, `step` blocks far or to the end.
fn towards(from: Place, to: Place, step: f64) -> Place {
    let way = [to[0] - from[0], to[1] - from[1], to[2] - from[2]];
    let length = (way[0] * way[0] + way[1] * way[1] + way[2] * way[2]).sqrt();
    if length <= step {
        return to;
    }
    let part = step / length;
    [from[0] + way[0] * part, from[1] + way[1] * part, from[2] + way[2] * part]
}

#[cfg(test)]
mod testing {
    use super::*;

    pub(super) struct Flat(pub i32);

    impl Ground for Flat {
        fn surface(&self, _x: i32, _z: i32) -> Option<i32> {
            Some(self.0)
        }
    }

    pub(super) fn distance(a: Place, b: Place) -> f64 {
        a.iter().zip(b).map(|(a, b)| (a - b) * (a - b)).sum::<f64>().sqrt()
    }

    #[test]
    fn a_step_ends_at_the_target() {
        assert_eq!(towards([0.0; 3], [3.0, 0.0, 4.0], 10.0), [3.0, 0.0, 4.0]);
        assert_eq!(towards([0.0; 3], [3.0, 0.0, 4.0], 2.5), [1.5, 0.0, 2.0]);
        assert_eq!(towards([1.0; 3], [1.0; 3], 0.5), [1.0; 3]);
    }
}
