//! The square beyond which nobody plays.

/// Greatest width, blocks.
pub const MAX_SIZE: f64 = 59_999_968.0;
/// Farthest a centre may lie from the origin, blocks on either axis.
pub const MAX_CENTRE: f64 = 29_999_984.0;

/// The border of a dimension.
#[derive(Debug, Clone, PartialEq)]
pub struct WorldBorder {
    /// Middle, blocks.
    pub x: f64,
    /// Middle, blocks.
    pub z: f64,
    /// Half hearts a second for each block a player is outside of the safe zone.
    pub damage_per_block: f64,
    /// Blocks outside of the border that do not hurt.
    pub safe_zone: f64,
    /// Blocks from which on clients warn.
    pub warning_blocks: i32,
    /// Ticks before a shrinking border arrives from which on clients warn.
    pub warning_time: i32,
    /// Width when the change began.
    old: f64,
    /// Width when it ends.
    new: f64,
    /// Ticks the change takes.
    ticks: i64,
    /// Ticks of it that are left.
    left: i64,
}

impl Default for WorldBorder {
    /// That of a new world.
    fn default() -> Self {
        Self {
            x: 0.0,
            z: 0.0,
            damage_per_block: 0.2,
            safe_zone: 5.0,
            warning_blocks: 5,
            warning_time: 300,
            old: MAX_SIZE,
            new: MAX_SIZE,
            ticks: 0,
            left: 0,
        }
    }
}

impl WorldBorder {
    /// Width now, blocks.
    pub fn size(&self) -> f64 {
        if self.left == 0 {
            return self.new;
        }
        let done = 1.0 - self.left as f64 / self.ticks as f64;
        self.old + (self.new - self.old) * done
    }

    /// Width when the change that is under way has ended, blocks.
    pub fn target(&self) -> f64 {
        self.new
    }

    /// Ticks until then.
    pub fn ticks_left(&self) -> i64 {
        self.left
    }

    /// Changes the width to `size` blocks within `ticks`.
    pub fn resize(&mut self, size: f64, ticks: i64) {
        let ticks = ticks.max(0);
        (self.old, self.new, self.ticks, self.left) = (self.size(), size.clamp(1.0, MAX_SIZE), ticks, ticks);
    }

    /// One tick later.
    pub fn tick(&mut self) {
        self.left = (self.left - 1).max(0);
    }

    /// Whether a block lies inside, as building asks.
    pub fn contains_block(&self, x: i32, z: i32) -> bool {
        let half = self.size() / 2.0;
        let inside = |at: i32, middle: f64| {
            let limit = MAX_CENTRE;
            let (low, high) = ((middle - half).max(-limit), (middle + half).min(limit));
            f64::from(at) + 1.0 > low && f64::from(at) < high
        };
        inside(x, self.x) && inside(z, self.z)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn grows_tick_by_tick() {
        let mut border = WorldBorder::default();
        border.resize(100.0, 0);
        assert_eq!((border.size(), border.ticks_left()), (100.0, 0));
        border.resize(200.0, 10);
        assert_eq!(border.size(), 100.0);
        border.tick();
        assert_eq!((border.size(), border.ticks_left()), (110.0, 9));
        (0..20).for_each(|_| border.tick());
        assert_eq!((border.size(), border.target(), border.ticks_left()), (200.0, 200.0, 0));
    }

    #[test]
    fn a_change_begins_where_the_last_one_was() {
        let mut border = WorldBorder::default();
        border.resize(100.0, 0);
        border.resize(200.0, 10);
        (0..5).for_each(|_| border.tick());
        border.resize(50.0, 100);
        assert_eq!(border.size(), 150.0);
    }

    #[test]
    fn blocks_at_its_edge_are_inside() {
        let mut border = WorldBorder::default();
        border.resize(10.0, 0);
        assert!(border.contains_block(4, -5) && border.contains_block(0, 0));
        assert!(!border.contains_block(5, 0) && !border.contains_block(0, -6));
    }
}
