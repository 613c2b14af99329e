use std::f32::consts::{FRAC_PI_2, TAU};

use super::course::{Course, Inertia, radius};
use super::mask::{Edge, Ellipsoid};
use crate::features::provider::{FloatProvider, HeightProvider, IntProvider};
use crate::pack::{Json, PackError};
use crate::random::{Legacy, Random};
use crate::terrain::NoiseSettings;
use crate::trigonometry::sin;

/// Most steps of a tunnel.
const MAX_STEPS: i32 = 112;

/// Rooms and tunnels.
#[derive(Debug)]
pub(super) struct Cave {
    count: IntProvider,
    y: HeightProvider,
    horizontal_multiplier: FloatProvider,
    vertical_multiplier: FloatProvider,
    /// Vertical by horizontal radius of tunnels, before they split.
    start_vertical: FloatProvider,
    /// Vertical by horizontal radius of rooms.
    room_vertical: FloatProvider,
    /// Below this share of the radius nothing is cut.
    floor: FloatProvider,
    thickness: FloatProvider,
    /// Whether one tunnel of ten is thicker.
    is_sometimes_thicker: bool,
}

/// What the tunnels of one cave have in common.
struct Tunnels {
    /// Chunk coordinates of the chunk that is carved.
    target: [i32; 2],
    horizontal: f64,
    vertical: f64,
    edge: Edge<'static>,
}

impl Cave {
    pub(super) fn parse(json: Json<'_>, settings: &NoiseSettings) -> Result<Self, PackError> {
        let float = |name| FloatProvider::parse(json.get(name)?);
        Ok(Self {
            count: IntProvider::parse(json.get("count")?)?,
            y: HeightProvider::parse(json.get("y")?, settings)?,
            horizontal_multiplier: float("horizontal_radius_multiplier")?,
            vertical_multiplier: float("vertical_radius_multiplier")?,
            start_vertical: match json.opt("start_vertical_radius_multiplier") {
                Some(multiplier) => FloatProvider::parse(multiplier)?,
                None => FloatProvider::Constant(1.0),
            },
            room_vertical: float("room_vertical_radius_multiplier")?,
            floor: float("floor_level")?,
            thickness: float("thickness")?,
            is_sometimes_thicker: json.bool_or("weird_thickness_bias", false)?,
        })
    }

    /// As up to 26.2, when some of it was code.
    pub(super) fn parse_old(
        json: Json<'_>,
        settings: &NoiseSettings,
        is_nether: bool,
    ) -> Result<Self, PackError> {
        let float = |name| FloatProvider::parse(json.get(name)?);
        let (max, start_vertical, thickness) = if is_nether {
            (9, 5.0, FloatProvider::Trapezoid { min: 0.0, max: 6.0, plateau: 2.0 })
        } else {
            (14, 1.0, FloatProvider::Trapezoid { min: 0.0, max: 3.0, plateau: 1.0 })
        };
        Ok(Self {
            count: IntProvider::VeryBiasedToBottom { min: 0, max },
            y: HeightProvider::parse(json.get("y")?, settings)?,
            horizontal_multiplier: float("horizontal_radius_multiplier")?,
            vertical_multiplier: float("vertical_radius_multiplier")?,
            start_vertical: FloatProvider::Constant(start_vertical),
            room_vertical: float("yScale")?,
            floor: float("floor_level")?,
            thickness,
            is_sometimes_thicker: !is_nether,
        })
    }

    /// Tells of each ellipsoid that those from the chunk `source` may cut into the chunk `target`.
    pub(super) fn shape(
        &self,
        source: [i32; 2],
        target: [i32; 2],
        random: &mut Legacy,
        cut: &mut impl FnMut(&Ellipsoid<'_>),
    ) {
        for _ in 0..self.count.sample(random) {
            let x = f64::from((source[0] << 4) + random.next_bounded(16));
            let y = f64::from(self.y.sample(random));
            let z = f64::from((source[1] << 4) + random.next_bounded(16));
            let horizontal = f64::from(self.horizontal_multiplier.sample(random));
            let vertical = f64::from(self.vertical_multiplier.sample(random));
            let start_vertical = f64::from(self.start_vertical.sample(random));
            let edge = Edge::Cave { floor: f64::from(self.floor.sample(random)) };
            let mut count = 1;
            if random.next_bounded(4) == 0 {
                let room_vertical = f64::from(self.room_vertical.sample(random));
                let thickness = 1.0 + random.next_f32() * 6.0;
                let radius = 1.5 + f64::from(sin(f64::from(FRAC_PI_2)) * thickness);
                cut(&Ellipsoid { center: [x + 1.0, y, z], radius, height: radius * room_vertical, edge });
                count += random.next_bounded(4);
            }
            let tunnels = Tunnels { target, horizontal, vertical, edge };
            for _ in 0..count {
                let yaw = random.next_f32() * TAU;
                let pitch = (random.next_f32() - 0.5) / 4.0;
                let thickness = self.thickness(random);
                let steps = MAX_STEPS - random.next_bounded(MAX_STEPS / 4);
                let course = Course::new([x, y, z], yaw, pitch);
                let seed = random.next_i64();
                tunnels.tunnel(seed, course, 0..steps, thickness, start_vertical, cut);
            }
        }
    }

    fn thickness(&self, random: &mut Legacy) -> f32 {
        let thickness = self.thickness.sample(random);
        if self.is_sometimes_thicker && random.next_bounded(10) == 0 {
            thickness * (random.next_f32() * random.next_f32() * 3.0 + 1.0)
        } else {
            thickness
        }
    }
}

impl Tunnels {
    /// Goes along one tunnel, and those that it splits into.
    fn tunnel(
        &self,
        seed: i64,
        mut course: Course,
        steps: std::ops::Range<i32>,
        thickness: f32,
        vertical: f64,
        cut: &mut impl FnMut(&Ellipsoid<'_>),
    ) {
        let mut random = Legacy::new(seed);
        let end = steps.end;
        let split = random.next_bounded(end / 2) + end / 4;
        let is_steep = random.next_bounded(6) == 0;
        let pitch = if is_steep { 0.92 } else { 0.7 };
        let inertia = Inertia { pitch, pitch_speed: 0.9, yaw_speed: 0.75, turn: 0.1 };
        for step in steps {
            let radius = radius(step, end, thickness);
            let height = radius * vertical;
            course.advance(inertia, &mut random);
            if step == split && thickness > 1.0 {
                // Those have a thickness of at most 1, so they do not split again.
                for turn in [-FRAC_PI_2, FRAC_PI_2] {
                    let seed = random.next_i64();
                    let thickness = random.next_f32() * 0.5 + 0.5;
                    let course = Course::new(course.at, course.yaw + turn, course.pitch / 3.0);
                    self.tunnel(seed, course, step..end, thickness, 1.0, cut);
                }
                return;
            }
            if random.next_bounded(4) == 0 {
                continue;
            }
            if !course.reaches(self.target, end - step, thickness) {
                return;
            }
            cut(&Ellipsoid {
                center: course.at,
                radius: radius * self.horizontal,
                height: height * self.vertical,
                edge: self.edge,
            });
        }
    }
}
