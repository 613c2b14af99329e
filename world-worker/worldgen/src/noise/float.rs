use super::gradient::{BOUND, SMEARED_BOUND};
use super::parameters::first_share;
use super::{Gradient, INPUT_FACTOR, Noise, NoiseParameters, Volume};
use crate::random::{AnyRandom, Legacy, Random};

/// Octaves in single precision, summed in the order of their layers.
#[derive(Debug, Clone, Default)]
pub struct FloatNoise {
    layers: Vec<Layer>,
}

#[derive(Debug, Clone)]
struct Layer {
    noise: Gradient,
    frequency: f64,
    amplitude: f32,
    /// Height of the steps of a smeared layer, or zero.
    smear: f64,
}

impl FloatNoise {
    /// As [`Noise::add_to_volume`], in the columns that are `wanted` by number.
    pub(super) fn add_to_columns(
        &self,
        out: &mut [f32],
        volume: &Volume,
        scale: [f64; 2],
        amplitude: f32,
        wanted: impl Fn(usize) -> bool,
    ) {
        for layer in &self.layers {
            let scale = scale.map(|scale| scale * layer.frequency);
            layer.noise.add_to_volume(out, volume, scale, amplitude * layer.amplitude, layer.smear, &wanted);
        }
    }

    pub(super) fn push(&mut self, noise: Gradient, frequency: f64, amplitude: f32, smear: f64) {
        self.layers.push(Layer { noise, frequency, amplitude, smear });
    }
}

impl Noise<f32> for FloatNoise {
    fn new(random: &mut AnyRandom, parameters: &NoiseParameters) -> Self {
        let octaves = parameters.octaves();
        let factor = NoiseParameters::normal_factor(&octaves);
        let first = random.fork_positional();
        let second = random.fork_positional();
        let mut noise = Self::default();
        for octave in octaves {
            let name = format!("octave_{}", octave.index);
            let amplitude = (factor * octave.amplitude) as f32;
            noise.push(Gradient::new(&mut first.from_hash_of(&name)), octave.frequency, amplitude, 0.0);
            let closer = octave.frequency * INPUT_FACTOR;
            noise.push(Gradient::new(&mut second.from_hash_of(&name)), closer, amplitude, 0.0);
        }
        noise
    }

    fn legacy_nether(random: &mut Legacy, parameters: &NoiseParameters) -> Self {
        let factor = NoiseParameters::normal_factor(&parameters.octaves());
        let value = (factor * parameters.base_amplitude) as f32;
        let mut noise = Self::default();
        for closer in [1.0, INPUT_FACTOR] {
            let levels = sequential(random, parameters);
            let mut frequency = 2.0_f64.powi(parameters.base_octave);
            let mut amplitude = first_share(parameters.modifiers.len());
            for (level, modifier) in levels.into_iter().zip(&parameters.modifiers) {
                if let Some(level) = level {
                    noise.push(level, frequency * closer, (amplitude * modifier) as f32 * value, 0.0);
                }
                frequency *= 2.0;
                amplitude /= 2.0;
            }
        }
        noise
    }

    fn at(&self, x: f64, y: f64, z: f64) -> f32 {
        self.layers.iter().fold(0.0, |sum, layer| {
            let f = layer.frequency;
            sum + layer.amplitude * layer.noise.at(x * f, y * f, z * f, layer.smear)
        })
    }

    fn bound(&self) -> f64 {
        let bound = |layer: &Layer| {
            let bound = if layer.smear == 0.0 { BOUND } else { SMEARED_BOUND };
            f64::from(layer.amplitude).abs() * bound
        };
        self.layers.iter().map(bound).sum()
    }

    fn add_to_volume(&self, out: &mut [f32], volume: &Volume, xz_scale: f64, y_scale: f64, amplitude: f32) {
        self.add_to_columns(out, volume, [xz_scale, y_scale], amplitude, |_| true);
    }
}

/// Octaves seeded one after the other, from octave 0 downwards; one that is left out skips its draws. Octave 0 itself
/// is always drawn.
pub(super) fn sequential(random: &mut Legacy, parameters: &NoiseParameters) -> Vec<Option<Gradient>> {
    /// Draws of one layer.
    const DRAWS: u32 = 262;
    let count = parameters.modifiers.len();
    let present = |at: usize| parameters.modifiers.get(at).is_some_and(|&modifier| modifier != 0.0);
    let mut levels = vec![None; count];
    let zero = usize::try_from(-parameters.base_octave).unwrap_or_default();
    let level = Gradient::new(random);
    if present(zero) {
        levels[zero] = Some(level);
    }
    for at in (0..zero).rev() {
        if present(at) {
            levels[at] = Some(Gradient::new(random));
        } else {
            random.skip(DRAWS);
        }
    }
    levels
}
