use super::float::sequential;
use super::gradient::{BOUND, wrap};
use super::parameters::first_share;
use super::{Gradient, INPUT_FACTOR, Noise, NoiseParameters, Volume};
use crate::random::{AnyRandom, Legacy};

/// Octaves in double precision, as up to 26.2: two stacks, each summed apart.
#[derive(Debug, Clone)]
pub struct DoubleNoise {
    first: Octaves,
    second: Octaves,
    factor: f64,
}

#[derive(Debug, Clone)]
pub(super) struct Octaves {
    levels: Vec<Option<Gradient>>,
    amplitudes: Vec<f64>,
    lowest_frequency: f64,
    lowest_value: f64,
}

impl Octaves {
    pub(super) fn new(levels: Vec<Option<Gradient>>, parameters: &NoiseParameters) -> Self {
        Self {
            levels,
            amplitudes: parameters.modifiers.clone(),
            lowest_frequency: 2.0_f64.powi(parameters.base_octave),
            lowest_value: first_share(parameters.modifiers.len()),
        }
    }

    fn named(random: &mut AnyRandom, parameters: &NoiseParameters) -> Self {
        let positional = random.fork_positional();
        let levels = (parameters.base_octave..)
            .zip(&parameters.modifiers)
            .map(|(index, &modifier)| {
                let name = format!("octave_{index}");
                (modifier != 0.0).then(|| Gradient::new(&mut positional.from_hash_of(&name)))
            })
            .collect();
        Self::new(levels, parameters)
    }

    fn at(&self, x: f64, y: f64, z: f64) -> f64 {
        let mut sum = 0.0;
        let mut frequency = self.lowest_frequency;
        let mut value = self.lowest_value;
        for (level, amplitude) in self.levels.iter().zip(&self.amplitudes) {
            if let Some(level) = level {
                let at = |coordinate: f64| wrap(coordinate * frequency);
                sum += amplitude * level.at_double(at(x), at(y), at(z), 0.0, 0.0) * value;
            }
            frequency *= 2.0;
            value /= 2.0;
        }
        sum
    }

    fn bound(&self) -> f64 {
        let amplitudes = self.levels.iter().zip(&self.amplitudes).filter(|(level, _)| level.is_some());
        amplitudes.map(|(_, amplitude)| amplitude.abs()).sum::<f64>() * self.lowest_value * BOUND
    }

    /// The octave that is `at` below the highest one.
    pub(super) fn below_top(&self, at: usize) -> Option<&Gradient> {
        self.levels.iter().rev().nth(at)?.as_ref()
    }
}

impl DoubleNoise {
    fn of(first: Octaves, second: Octaves, parameters: &NoiseParameters) -> Self {
        let present = |&(_, modifier): &(usize, &f64)| *modifier != 0.0;
        let mut octaves = parameters.modifiers.iter().enumerate().filter(present).map(|(at, _)| at);
        let low = octaves.next().unwrap_or_default();
        let span = octaves.next_back().unwrap_or(low) - low;
        let expected = 0.1 * (1.0 + 1.0 / (span + 1) as f64);
        Self { first, second, factor: 0.166_666_666_666_666_66 / expected }
    }
}

impl Noise<f64> for DoubleNoise {
    fn new(random: &mut AnyRandom, parameters: &NoiseParameters) -> Self {
        let first = Octaves::named(random, parameters);
        let second = Octaves::named(random, parameters);
        Self::of(first, second, parameters)
    }

    fn legacy_nether(random: &mut Legacy, _: &NoiseParameters) -> Self {
        // Up to 26.2 the game has these octaves in its code.
        let parameters = NoiseParameters {
            base_octave: -7,
            base_amplitude: 1.0,
            normalize: true,
            modifiers: vec![1.0, 1.0],
        };
        let first = Octaves::new(sequential(random, &parameters), &parameters);
        let second = Octaves::new(sequential(random, &parameters), &parameters);
        Self::of(first, second, &parameters)
    }

    fn at(&self, x: f64, y: f64, z: f64) -> f64 {
        let closer = self.second.at(x * INPUT_FACTOR, y * INPUT_FACTOR, z * INPUT_FACTOR);
        (self.first.at(x, y, z) + closer) * self.factor
    }

    fn bound(&self) -> f64 {
        (self.first.bound() + self.second.bound()) * self.factor.abs()
    }

    fn add_to_volume(&self, out: &mut [f64], volume: &Volume, xz_scale: f64, y_scale: f64, amplitude: f64) {
        let [size_x, size_y, size_z] = volume.size;
        let mut out = out.iter_mut();
        for z in 0..size_z {
            for x in 0..size_x {
                for y in 0..size_y {
                    let value = self.at(
                        f64::from(volume.coordinate(0, x)) * xz_scale,
                        f64::from(volume.coordinate(1, y)) * y_scale,
                        f64::from(volume.coordinate(2, z)) * xz_scale,
                    );
                    if let Some(out) = out.next() {
                        *out += amplitude * value;
                    }
                }
            }
        }
    }
}
