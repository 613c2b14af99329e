use std::f32::consts::TAU;

use super::course::{Course, Inertia, radius};
use super::mask::{Edge, Ellipsoid};
use crate::features::provider::{FloatProvider, HeightProvider};
use crate::pack::{Json, PackError};
use crate::random::{Legacy, Random};
use crate::terrain::NoiseSettings;

/// Steps of a canyon, before its own factor.
const STEPS: f32 = 112.0;
const INERTIA: Inertia = Inertia { pitch: 0.7, pitch_speed: 0.8, yaw_speed: 0.5, turn: 0.05 };

/// A deep cut, as wide as chance has it at each height.
#[derive(Debug)]
pub(super) struct Canyon {
    y: HeightProvider,
    /// Radians.
    vertical_rotation: FloatProvider,
    /// Vertical by horizontal radius.
    y_scale: FloatProvider,
    thickness: FloatProvider,
    /// Factor on its length.
    distance_factor: FloatProvider,
    horizontal_factor: FloatProvider,
    /// On the vertical radius, at the ends.
    default_factor: f32,
    /// Added to that, in the middle.
    center_factor: f32,
    /// About how many heights in sequence have the same width.
    width_smoothness: i32,
    /// Of the dimension, in blocks.
    heights: u32,
}

impl Canyon {
    pub(super) fn parse(json: Json<'_>, settings: &NoiseSettings) -> Result<Self, PackError> {
        let shape = json.get("shape")?;
        let float = |name| FloatProvider::parse(shape.get(name)?);
        let width_smoothness = shape.get("width_smoothness")?;
        if width_smoothness.i32()? < 1 {
            return Err(width_smoothness.expected("at least 1"));
        }
        let y_scale = match json.opt("yScale") {
            Some(older) => older,
            None => shape.get("y_scale")?,
        };
        Ok(Self {
            y: HeightProvider::parse(json.get("y")?, settings)?,
            vertical_rotation: FloatProvider::parse(json.get("vertical_rotation")?)?,
            y_scale: FloatProvider::parse(y_scale)?,
            thickness: float("thickness")?,
            distance_factor: float("distance_factor")?,
            horizontal_factor: float("horizontal_radius_factor")?,
            default_factor: shape.get("vertical_radius_default_factor")?.f32()?,
            center_factor: shape.get("vertical_radius_center_factor")?.f32()?,
            width_smoothness: width_smoothness.i32()?,
            heights: settings.height,
        })
    }

    /// Tells of each ellipsoid that the one from the chunk `source` may cut into the chunk `target`.
    pub(super) fn shape(
        &self,
        source: [i32; 2],
        target: [i32; 2],
        random: &mut Legacy,
        cut: &mut impl FnMut(&Ellipsoid<'_>),
    ) {
        let x = f64::from((source[0] << 4) + random.next_bounded(16));
        let y = f64::from(self.y.sample(random));
        let z = f64::from((source[1] << 4) + random.next_bounded(16));
        let yaw = random.next_f32() * TAU;
        let pitch = self.vertical_rotation.sample(random);
        let y_scale = f64::from(self.y_scale.sample(random));
        let thickness = self.thickness.sample(random);
        let steps = (STEPS * self.distance_factor.sample(random)) as i32;
        let mut course = Course::new([x, y, z], yaw, pitch);
        let mut random = Legacy::new(random.next_i64());
        let widths = self.widths(&mut random);
        for step in 0..steps {
            let radius = radius(step, steps, thickness);
            let height = radius * y_scale;
            let radius = radius * f64::from(self.horizontal_factor.sample(&mut random));
            let height = self.height(height, step as f32 / steps as f32, &mut random);
            course.advance(INERTIA, &mut random);
            if random.next_bounded(4) == 0 {
                continue;
            }
            if !course.reaches(target, steps - step, thickness) {
                return;
            }
            cut(&Ellipsoid { center: course.at, radius, height, edge: Edge::Canyon { widths: &widths } });
        }
    }

    /// By height over the lowest block: by how much the square of the distance from the middle is multiplied.
    fn widths(&self, random: &mut Legacy) -> Vec<f32> {
        let mut width = 1.0;
        (0..self.heights)
            .map(|at| {
                if at == 0 || random.next_bounded(self.width_smoothness) == 0 {
                    width = 1.0 + random.next_f32() * random.next_f32();
                }
                width * width
            })
            .collect()
    }

    fn height(&self, height: f64, along: f32, random: &mut Legacy) -> f64 {
        let middle = 1.0 - (0.5 - along).abs() * 2.0;
        let factor = self.default_factor + self.center_factor * middle;
        f64::from(factor) * height * f64::from(random.next_f32() * 0.25 + 0.75)
    }
}
