//! Where a client's player is and when that is worth a packet.

use crate::behaviour::Place;

/// A move of less than this is not sent, squared blocks (vanilla's client).
const LEAST_MOVE_SQUARED: f64 = 2e-4 * 2e-4;
/// A position is sent at least this often, in ticks (vanilla's client).
const REMIND_TICKS: u32 = 20;

/// A client's player.
#[derive(Debug, Default)]
pub struct Body {
    /// Feet; `None` until the server puts it somewhere.
    pub position: Option<Place>,
    /// Degrees.
    pub yaw: f32,
    /// Degrees.
    pub pitch: f32,
    /// The world's spawn.
    pub world_spawn: Option<Place>,
    /// The centre of what it does: fixed when the first chunk comes.
    pub centre: Option<Place>,
    /// Number of its game mode.
    pub game_mode: Option<u8>,
    /// A first batch of chunks has come.
    pub first_batch: bool,
    /// This client tick already told the server a position.
    pub told_position: bool,
    /// Its hotbar is filled.
    pub equipped: bool,
    last_sent: Place,
    ticks_since_sent: u32,
}

impl Body {
    /// Whether the place it is now at has to be sent in this tick; assumes that it then is.
    pub fn has_news(&mut self, position: Place) -> bool {
        self.ticks_since_sent += 1;
        let moved: f64 = position.iter().zip(self.last_sent).map(|(a, b)| (a - b) * (a - b)).sum();
        let news = moved > LEAST_MOVE_SQUARED || self.ticks_since_sent >= REMIND_TICKS;
        if news {
            self.sent(position);
        }
        news
    }

    /// The server knows that it is here.
    pub fn sent(&mut self, position: Place) {
        self.last_sent = position;
        self.ticks_since_sent = 0;
    }

    /// Looks where it goes; says whether that turned it.
    pub fn face(&mut self, from: Place, to: Place) -> bool {
        let (dx, dz) = (to[0] - from[0], to[2] - from[2]);
        if dx * dx + dz * dz < 1e-6 {
            return false;
        }
        let yaw = (-dx).atan2(dz).to_degrees() as f32;
        let turned = (yaw - self.yaw).abs() > 0.1;
        if turned {
            self.yaw = yaw;
        }
        turned
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_position_is_sent_when_it_moved_or_as_a_reminder() {
        let mut body = Body::default();
        assert!(body.has_news([1.0, 0.0, 0.0]));
        let sent = (0..40).filter(|_| body.has_news([1.0, 0.0, 0.0001])).count();
        assert_eq!(sent, 2);
        assert!(body.has_news([1.0, 0.0, 0.01]));
    }

    #[test]
    fn it_faces_where_it_goes() {
        let mut body = Body::default();
        assert!(body.face([0.0; 3], [-1.0, 0.0, 0.0]));
        assert_eq!(body.yaw, 90.0);
        assert!(!body.face([0.0; 3], [-2.0, 5.0, 0.0]));
        assert!(!body.face([0.0; 3], [0.0, 1.0, 0.0]));
        assert!(body.face([0.0; 3], [0.0, 0.0, 1.0]));
        assert_eq!(body.yaw, 0.0);
    }
}
