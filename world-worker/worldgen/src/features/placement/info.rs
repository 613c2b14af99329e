use std::sync::LazyLock;

use chunk::BlockPos;

use crate::features::{Edition, Parser};
use crate::noise::OctaveSimplex;
use crate::pack::{Json, PackError};

/// The same in all worlds.
static INFO: LazyLock<OctaveSimplex> = LazyLock::new(|| OctaveSimplex::new(2345, &[]));

/// A noise that tells some counts.
#[derive(Debug, Clone, Copy)]
struct Info {
    /// Whether it is rounded to single precision (26.3).
    is_single: bool,
}

impl Info {
    fn of(parser: &Parser<'_>) -> Self {
        Self { is_single: parser.edition >= Edition::V26_3 }
    }

    fn at(self, pos: BlockPos, factor: f64) -> f64 {
        let value = INFO.at(f64::from(pos.x) / factor, f64::from(pos.z) / factor);
        if self.is_single { f64::from(value as f32) } else { value }
    }
}

/// A count that grows with the noise.
#[derive(Debug)]
pub struct NoiseBasedCount {
    info: Info,
    ratio: i32,
    factor: f64,
    offset: f64,
}

impl NoiseBasedCount {
    pub(super) fn parse(json: Json<'_>, parser: &Parser<'_>) -> Result<Self, PackError> {
        Ok(Self {
            info: Info::of(parser),
            ratio: json.get("noise_to_count_ratio")?.i32()?,
            factor: json.get("noise_factor")?.f64()?,
            offset: json.f64_or("noise_offset", 0.0)?,
        })
    }

    pub(super) fn at(&self, pos: BlockPos) -> i32 {
        ((self.info.at(pos, self.factor) + self.offset) * f64::from(self.ratio)).ceil() as i32
    }
}

/// One count where the noise is low, another where it is high.
#[derive(Debug)]
pub struct NoiseThresholdCount {
    info: Info,
    threshold: f64,
    below: i32,
    above: i32,
}

impl NoiseThresholdCount {
    pub(super) fn parse(json: Json<'_>, parser: &Parser<'_>) -> Result<Self, PackError> {
        Ok(Self {
            info: Info::of(parser),
            threshold: json.get("noise_level")?.f64()?,
            below: json.get("below_noise")?.i32()?,
            above: json.get("above_noise")?.i32()?,
        })
    }

    pub(super) fn at(&self, pos: BlockPos) -> i32 {
        if self.info.at(pos, 200.0) < self.threshold { self.below } else { self.above }
    }
}
