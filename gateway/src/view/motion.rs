//! When and how an entity's movement is told to those who see it: vanilla's `ServerEntity`.

/// Squared blocks below which a position counts as unchanged.
const POSITION_TOLERANCE: f64 = 7.629_394_531_25e-6;
/// Every so many ticks the position is sent even when it has not changed.
const FORCED_TICKS: u32 = 60;
/// Looks at an entity after which its position is sent absolutely.
const ABSOLUTE_AFTER: u32 = 400;
/// Parts of a block in movement packets.
const PARTS: f64 = 4096.0;

/// Where an entity is and where it looks.
#[derive(Debug, Clone, Copy, PartialEq, Default)]
pub struct Pose {
    /// Blocks.
    pub position: [f64; 3],
    /// Degrees.
    pub yaw: f32,
    /// Degrees.
    pub pitch: f32,
    /// Degrees.
    pub head_yaw: f32,
    /// Stands on something.
    pub on_ground: bool,
}

/// A movement packet's content.
#[derive(Debug, Clone, Copy, PartialEq)]
pub enum Movement {
    /// `move_entity_pos`: parts of a block since the last one.
    Position([i16; 3]),
    /// `move_entity_pos_rot`.
    PositionAndRotation([i16; 3], i8, i8),
    /// `move_entity_rot`.
    Rotation(i8, i8),
    /// `entity_position_sync`: absolute.
    Sync,
}

/// What those who see an entity must be sent.
#[derive(Debug, Clone, Copy, PartialEq, Default)]
pub struct Told {
    /// How it moved.
    pub movement: Option<Movement>,
    /// `rotate_head`.
    pub head: Option<i8>,
}

/// The last that was sent of one entity's movement.
#[derive(Debug, Clone)]
pub struct Motion {
    base: [f64; 3],
    yaw: i8,
    pitch: i8,
    head: i8,
    on_ground: bool,
    since_absolute: u32,
    age: u32,
}

/// An angle as entity packets carry it: 1/256 of a turn.
pub fn pack_degrees(degrees: f32) -> i8 {
    // Only the low eight bits count.
    (degrees * 256.0 / 360.0).floor() as i32 as i8
}

fn parts(blocks: f64) -> i64 {
    (blocks * PARTS + 0.5).floor() as i64
}

impl Motion {
    /// An entity that is told of for the first time.
    pub fn new(pose: &Pose) -> Self {
        Self {
            base: pose.position,
            yaw: pack_degrees(pose.yaw),
            pitch: pack_degrees(pose.pitch),
            head: pack_degrees(pose.head_yaw),
            on_ground: pose.on_ground,
            since_absolute: 0,
            age: 0,
        }
    }

    /// Where clients that see the entity believe it to be.
    pub fn base(&self) -> [f64; 3] {
        self.base
    }

    /// Yaw, pitch and head yaw as clients know them.
    pub fn angles(&self) -> [i8; 3] {
        [self.yaw, self.pitch, self.head]
    }

    /// One tick. `interval` is the type's in ticks; `dirty`: other data of the entity go out in this tick;
    /// `absolute`: the owner wants the position sent absolutely.
    pub fn tick(&mut self, pose: &Pose, interval: u32, dirty: bool, absolute: bool) -> Told {
        let age = self.age;
        self.age = age.wrapping_add(1);
        if !(dirty || absolute || age.is_multiple_of(interval.max(1))) {
            return Told::default();
        }
        let (yaw, pitch, head) =
            (pack_degrees(pose.yaw), pack_degrees(pose.pitch), pack_degrees(pose.head_yaw));
        let turned = yaw != self.yaw || pitch != self.pitch;
        self.since_absolute += 1;
        let length_squared: f64 = (0..3).map(|axis| (pose.position[axis] - self.base[axis]).powi(2)).sum();
        let moved = length_squared >= POSITION_TOLERANCE || age.is_multiple_of(FORCED_TICKS);
        let delta = self.delta(pose.position);
        let movement = match delta {
            Some(delta)
                if !absolute && self.since_absolute <= ABSOLUTE_AFTER && self.on_ground == pose.on_ground =>
            {
                match (moved, turned) {
                    (true, true) => Some(Movement::PositionAndRotation(delta, yaw, pitch)),
                    (true, false) => Some(Movement::Position(delta)),
                    (false, true) => Some(Movement::Rotation(yaw, pitch)),
                    (false, false) => None,
                }
            }
            _ => {
                self.on_ground = pose.on_ground;
                self.since_absolute = 0;
                Some(Movement::Sync)
            }
        };
        if matches!(
            movement,
            Some(Movement::Position(_) | Movement::PositionAndRotation(..) | Movement::Sync)
        ) {
            self.base = pose.position;
        }
        if matches!(
            movement,
            Some(Movement::Rotation(..) | Movement::PositionAndRotation(..) | Movement::Sync)
        ) {
            (self.yaw, self.pitch) = (yaw, pitch);
        }
        let head = (head != self.head).then_some(head);
        if let Some(head) = head {
            self.head = head;
        }
        Told { movement, head }
    }

    /// Difference to what clients believe, unless it is too large for a movement packet.
    fn delta(&self, position: [f64; 3]) -> Option<[i16; 3]> {
        let mut delta = [0; 3];
        for axis in 0..3 {
            delta[axis] = i16::try_from(parts(position[axis]) - parts(self.base[axis])).ok()?;
        }
        Some(delta)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn at(x: f64) -> Pose {
        Pose { position: [x, 64.0, 0.0], on_ground: true, ..Pose::default() }
    }

    /// Passes the tick in which an entity's position is sent anyway.
    fn settled(pose: &Pose) -> Motion {
        let mut motion = Motion::new(pose);
        motion.tick(pose, 1, false, false);
        motion
    }

    #[test]
    fn small_moves_are_deltas_of_what_was_sent() {
        let mut motion = settled(&at(0.0));
        // Below the tolerance nothing is sent, and the base stays.
        assert_eq!(motion.tick(&at(0.002), 1, false, false), Told::default());
        assert_eq!(motion.tick(&at(0.004), 1, false, false).movement, Some(Movement::Position([16, 0, 0])));
        assert_eq!(motion.base(), [0.004, 64.0, 0.0]);
    }

    #[test]
    fn deltas_never_drift() {
        let mut motion = settled(&at(0.0));
        let mut client = 0i64;
        for step in 1..=399 {
            let x = f64::from(step) * 0.28731;
            if let Some(Movement::Position(delta)) = motion.tick(&at(x), 1, false, false).movement {
                client += i64::from(delta[0]);
            }
            assert_eq!(client, parts(motion.base()[0]));
        }
    }

    #[test]
    fn long_jumps_landings_and_many_moves_are_absolute() {
        let mut motion = settled(&at(0.0));
        assert_eq!(motion.tick(&at(8.1), 1, false, false).movement, Some(Movement::Sync));
        let air = Pose { on_ground: false, ..at(8.2) };
        assert_eq!(motion.tick(&air, 1, false, false).movement, Some(Movement::Sync));
        assert_eq!(
            motion.tick(&Pose { on_ground: false, ..at(8.3) }, 1, false, true).movement,
            Some(Movement::Sync)
        );
        let mut absolute = 0;
        for step in 0..802 {
            let pose = Pose { on_ground: false, ..at(8.3 + f64::from(step) * 0.01) };
            absolute += u32::from(motion.tick(&pose, 1, false, false).movement == Some(Movement::Sync));
        }
        assert_eq!(absolute, 2);
    }

    #[test]
    fn between_intervals_only_dirty_data_let_movement_through() {
        let mut motion = Motion::new(&at(0.0));
        motion.tick(&at(0.0), 3, false, false);
        assert_eq!(motion.tick(&at(1.0), 3, false, false), Told::default());
        assert_eq!(motion.tick(&at(1.0), 3, true, false).movement, Some(Movement::Position([4096, 0, 0])));
        assert_eq!(motion.tick(&at(2.0), 3, false, false).movement, Some(Movement::Position([4096, 0, 0])));
    }

    #[test]
    fn still_entities_are_told_every_sixty_ticks() {
        let mut motion = Motion::new(&at(0.0));
        let told = (0..180).filter(|_| motion.tick(&at(0.0), 2, false, false).movement.is_some()).count();
        assert_eq!(told, 3);
    }

    #[test]
    fn head_has_a_packet_of_its_own() {
        let mut motion = settled(&at(0.0));
        let told = motion.tick(&Pose { yaw: 90.0, head_yaw: 90.0, ..at(0.0) }, 1, false, false);
        assert_eq!(told, Told { movement: Some(Movement::Rotation(64, 0)), head: Some(64) });
        assert_eq!(pack_degrees(-1.0), -1);
        assert_eq!(pack_degrees(359.9), -1);
        assert_eq!(pack_degrees(180.0), -128);
    }
}
