use super::double::Octaves;
use super::gradient::{SMEARED_BOUND, wrap};
use super::{FloatNoise, Gradient, Noise, NoiseParameters, OldBlended, Volume};
use crate::pack::{Json, PackError};
use crate::random::AnyRandom;

/// Octaves of each of the two limits.
const LIMIT_OCTAVES: usize = 16;
/// Octaves of the noise that blends the limits.
const MAIN_OCTAVES: usize = 8;
/// Scale of all old terrain.
const SCALE: f64 = 684.412;

/// Fields of `old_blended_noise`.
#[derive(Debug, Clone, Copy, PartialEq)]
pub struct BlendedParameters {
    /// Horizontal scale.
    pub xz_scale: f64,
    /// Vertical scale.
    pub y_scale: f64,
    /// How much wider the blending noise is.
    pub xz_factor: f64,
    /// How much higher the blending noise is.
    pub y_factor: f64,
    /// Height of the steps that layers are smeared to.
    pub smear: f64,
}

impl BlendedParameters {
    /// From the density function.
    pub fn parse(json: Json<'_>) -> Result<Self, PackError> {
        let number = |name, least: f64, most: f64| {
            let number = json.get(name)?;
            match number.f64()? {
                value if (least..=most).contains(&value) => Ok(value),
                _ => Err(number.expected(&format!("from {least} to {most}"))),
            }
        };
        let scale = |name| number(name, 0.001, 1000.0);
        Ok(Self {
            xz_scale: scale("xz_scale")?,
            y_scale: scale("y_scale")?,
            xz_factor: scale("xz_factor")?,
            y_factor: scale("y_factor")?,
            smear: number("smear_scale_multiplier", 1.0, 8.0)?,
        })
    }
}

/// In single precision.
#[derive(Debug, Clone)]
pub struct BlendedFloat {
    low: FloatNoise,
    high: FloatNoise,
    main: FloatNoise,
    scale: [f64; 2],
    main_scale: [f64; 2],
}

impl OldBlended<f32> for BlendedFloat {
    fn new(random: &mut AnyRandom, parameters: &BlendedParameters) -> Self {
        let scale = [SCALE * parameters.xz_scale, SCALE * parameters.y_scale];
        let smear = scale[1] * parameters.smear;
        // Just under the whole range (`0.99998474F`).
        let limit = f64::from(0.999_984_74_f32);
        Self {
            low: falling(random, LIMIT_OCTAVES, smear, limit),
            high: falling(random, LIMIT_OCTAVES, smear, limit),
            main: falling(random, MAIN_OCTAVES, smear / parameters.y_factor, 12.75),
            scale,
            main_scale: [scale[0] / parameters.xz_factor, scale[1] / parameters.y_factor],
        }
    }

    fn at(&self, x: i32, y: i32, z: i32) -> f32 {
        let sample = |noise: &FloatNoise, [xz, y_scale]: [f64; 2]| {
            noise.at(f64::from(x) * xz, f64::from(y) * y_scale, f64::from(z) * xz)
        };
        let blend = (sample(&self.main, self.main_scale) + 0.5).clamp(0.0, 1.0);
        if blend == 0.0 {
            sample(&self.low, self.scale)
        } else if blend == 1.0 {
            sample(&self.high, self.scale)
        } else {
            let low = sample(&self.low, self.scale);
            low + blend * (sample(&self.high, self.scale) - low)
        }
    }

    fn bound(&self) -> f64 {
        self.low.bound().max(self.high.bound())
    }

    fn fill(&self, out: &mut [f32], volume: &Volume, scratch: &mut [Vec<f32>; 2]) {
        for buffer in scratch.iter_mut() {
            buffer.clear();
            buffer.resize(out.len(), 0.0);
        }
        let [high, main] = scratch;
        out.fill(0.0);
        self.main.add_to_volume(main, volume, self.main_scale[0], self.main_scale[1], 1.0);
        main.iter_mut().for_each(|main| *main = (*main + 0.5).clamp(0.0, 1.0));
        // Mostly it is either the one or the other limit in a whole column.
        let any = |column: usize, counts: fn(f32) -> bool| {
            let height = volume.size[1];
            main[column * height..(column + 1) * height].iter().any(|&blend| counts(blend))
        };
        self.low.add_to_columns(out, volume, self.scale, 1.0, |column| any(column, |blend| blend < 1.0));
        self.high.add_to_columns(high, volume, self.scale, 1.0, |column| any(column, |blend| blend > 0.0));
        for ((low, &high), &blend) in out.iter_mut().zip(&*high).zip(&*main) {
            *low = if blend == 1.0 { high } else { *low + blend * (high - *low) };
        }
    }
}

/// Octaves from the highest frequency down, each with twice the amplitude of the one before; `sum` is that of all.
fn falling(random: &mut AnyRandom, octaves: usize, smear: f64, sum: f64) -> FloatNoise {
    let mut noise = FloatNoise::default();
    let mut amplitude = sum / (2.0_f64.powi(octaves as i32) - 1.0);
    let mut frequency = 1.0;
    for _ in 0..octaves {
        noise.push(Gradient::new(random), frequency, amplitude as f32, smear * frequency);
        frequency *= 0.5;
        amplitude *= 2.0;
    }
    noise
}

/// In double precision.
#[derive(Debug, Clone)]
pub struct BlendedDouble {
    low: Octaves,
    high: Octaves,
    main: Octaves,
    scale: [f64; 2],
    parameters: BlendedParameters,
}

impl OldBlended<f64> for BlendedDouble {
    fn new(random: &mut AnyRandom, parameters: &BlendedParameters) -> Self {
        let mut octaves = |count: usize| {
            let parameters = NoiseParameters {
                base_octave: 1 - count as i32,
                base_amplitude: 1.0,
                normalize: true,
                modifiers: vec![1.0; count],
            };
            let mut levels: Vec<_> = (0..count).map(|_| Some(Gradient::new(random))).collect();
            levels.reverse();
            Octaves::new(levels, &parameters)
        };
        Self {
            low: octaves(LIMIT_OCTAVES),
            high: octaves(LIMIT_OCTAVES),
            main: octaves(MAIN_OCTAVES),
            scale: [SCALE * parameters.xz_scale, SCALE * parameters.y_scale],
            parameters: *parameters,
        }
    }

    fn at(&self, x: i32, y: i32, z: i32) -> f64 {
        let BlendedParameters { xz_factor, y_factor, smear, .. } = self.parameters;
        let [xz, y_scale] = self.scale;
        let [x, y, z] = [f64::from(x) * xz, f64::from(y) * y_scale, f64::from(z) * xz];
        let [main_x, main_y, main_z] = [x / xz_factor, y / y_factor, z / xz_factor];
        let smear = y_scale * smear;
        let main_smear = smear / y_factor;
        let mut main = 0.0;
        let mut f = 1.0;
        for at in 0..MAIN_OCTAVES {
            if let Some(level) = self.main.below_top(at) {
                let [x, y, z] = [wrap(main_x * f), wrap(main_y * f), wrap(main_z * f)];
                main += level.at_double(x, y, z, main_smear * f, main_y * f) / f;
            }
            f /= 2.0;
        }
        let blend = (main / 10.0 + 1.0) / 2.0;
        let (mut low, mut high) = (0.0, 0.0);
        f = 1.0;
        for at in 0..LIMIT_OCTAVES {
            let sample = |octaves: &Octaves| {
                octaves.below_top(at).map_or(0.0, |level| {
                    level.at_double(wrap(x * f), wrap(y * f), wrap(z * f), smear * f, y * f) / f
                })
            };
            if blend < 1.0 {
                low += sample(&self.low);
            }
            if blend > 0.0 {
                high += sample(&self.high);
            }
            f /= 2.0;
        }
        let [low, high] = [low / 512.0, high / 512.0];
        let blended = if blend < 0.0 {
            low
        } else if blend > 1.0 {
            high
        } else {
            low + blend * (high - low)
        };
        blended / 128.0
    }

    fn bound(&self) -> f64 {
        // The octaves' amplitudes add up to just under one.
        SMEARED_BOUND
    }

    fn fill(&self, out: &mut [f64], volume: &Volume, _: &mut [Vec<f64>; 2]) {
        let [size_x, size_y, size_z] = volume.size;
        let mut out = out.iter_mut();
        for z in 0..size_z {
            for x in 0..size_x {
                for y in 0..size_y {
                    if let Some(out) = out.next() {
                        *out = self.at(
                            volume.coordinate(0, x),
                            volume.coordinate(1, y),
                            volume.coordinate(2, z),
                        );
                    }
                }
            }
        }
    }
}
