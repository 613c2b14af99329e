use chunk::BlockPos;

use crate::features::provider::FloatProvider;
use crate::random::{DecorationRandom, Random};
use crate::real::floor;
use crate::trigonometry;

/// Bends large dripstone to one side.
#[derive(Debug, Clone, Copy)]
pub(super) struct Wind {
    /// Height at which it has no effect.
    calm_y: i32,
    /// Blocks along x and z per block of height below that.
    slope: [f64; 2],
    /// Most blocks along x and z.
    limit: i32,
}

impl Wind {
    /// No wind.
    pub(super) const CALM: Self = Self { calm_y: 0, slope: [0.0; 2], limit: 0 };

    /// Of a random direction. Columns of `radius` do not leave the chunks around.
    pub(super) fn draw(
        random: &mut DecorationRandom,
        speed: &FloatProvider,
        calm_y: i32,
        radius: i32,
    ) -> Self {
        let speed = speed.sample(random);
        let direction = f64::from(random.next_f32() * std::f32::consts::PI);
        let slope =
            [trigonometry::cos(direction) * speed, trigonometry::sin(direction) * speed].map(f64::from);
        Self { calm_y, slope, limit: 16 - radius }
    }

    /// Where what would be at `pos` is.
    pub(super) fn blow(self, pos: BlockPos) -> BlockPos {
        let below = f64::from(self.calm_y - pos.y);
        let [x, z] = self.slope.map(|slope| (floor(slope * below) as i32).max(-self.limit).min(self.limit));
        pos.offset(x, 0, z)
    }
}
