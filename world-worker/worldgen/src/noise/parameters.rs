use crate::pack::{Json, PackError};

/// Most octaves of a noise; more have no effect in doubles.
const MAX_OCTAVES: usize = 64;
/// Standard deviation of one octave (`NormalNoise`).
const OCTAVE_DEVIATION: f64 = 0.270_224_783_124_521_1;

/// Which octaves a noise has, and how strong they are.
#[derive(Debug, Clone, PartialEq)]
pub struct NoiseParameters {
    /// The octave with the lowest frequency, 2^this.
    pub base_octave: i32,
    /// Of the first octave; the next ones have half of the one before.
    pub base_amplitude: f64,
    /// Whether the sum of amplitudes is made independent of the number of octaves.
    pub normalize: bool,
    /// Factor of each octave from the first; 0 leaves it out.
    pub modifiers: Vec<f64>,
}

/// One octave of a noise.
#[derive(Debug, Clone, Copy, PartialEq)]
pub(super) struct Octave {
    /// Number in its name.
    pub(super) index: i32,
    pub(super) frequency: f64,
    pub(super) amplitude: f64,
}

impl NoiseParameters {
    /// From the file of a noise, of this version or an older one.
    pub fn parse(json: Json<'_>) -> Result<Self, PackError> {
        if let Some(first) = json.opt("firstOctave") {
            let amplitudes = json.get("amplitudes")?;
            let modifiers: Vec<f64> = amplitudes.array()?.map(Json::f64).collect::<Result<_, _>>()?;
            if modifiers.is_empty() || modifiers.len() > MAX_OCTAVES {
                return Err(amplitudes.expected("a list of 1 to 64 numbers"));
            }
            return Ok(Self { base_octave: octave(first)?, base_amplitude: 1.0, normalize: true, modifiers });
        }
        let count = json.i32_or("octave_count", 1)?;
        let count = usize::try_from(count)
            .ok()
            .filter(|count| (1..=MAX_OCTAVES).contains(count))
            .ok_or_else(|| json.wrong("octave_count should be from 1 to 64"))?;
        let mut modifiers = match json.opt("amplitude_modifiers") {
            Some(list) => list.array()?.map(Json::f64).collect::<Result<_, _>>()?,
            None => Vec::new(),
        };
        modifiers.resize(count, 1.0);
        Ok(Self {
            base_octave: octave(json.get("base_octave")?)?,
            base_amplitude: json.f64_or("base_amplitude", 1.0)?,
            normalize: json.bool_or("normalize", true)?,
            modifiers,
        })
    }

    /// The octaves that are there, with their amplitudes before the factor of [`Self::normal_factor`].
    pub(super) fn octaves(&self) -> Vec<Octave> {
        let mut frequency = 2.0_f64.powi(self.base_octave);
        let mut amplitude = self.base_amplitude;
        if self.normalize {
            amplitude *= first_share(self.modifiers.len());
        }
        let mut octaves = Vec::new();
        for (index, &modifier) in (self.base_octave..).zip(&self.modifiers) {
            if modifier != 0.0 {
                octaves.push(Octave { index, frequency, amplitude: amplitude * modifier });
            }
            frequency *= 2.0;
            amplitude *= 0.5;
        }
        octaves
    }

    /// What makes a third of the sum of amplitudes the deviation of the two stacks' sum.
    pub(super) fn normal_factor(octaves: &[Octave]) -> f64 {
        let target = java_sum(octaves.iter().map(|octave| octave.amplitude.abs()));
        let variance = java_sum(octaves.iter().map(|octave| {
            let deviation = OCTAVE_DEVIATION * octave.amplitude.abs();
            deviation * deviation
        }));
        if variance == 0.0 { 0.0 } else { target * (1.0 / 3.0) / (variance.sqrt() * 2.0_f64.sqrt()) }
    }
}

fn octave(json: Json<'_>) -> Result<i32, PackError> {
    let octave = json.i32()?;
    if (-64..=64).contains(&octave) { Ok(octave) } else { Err(json.expected("from -64 to 64")) }
}

/// Share of the first of `count` octaves of which each has half of the one before.
pub(super) fn first_share(count: usize) -> f64 {
    let count = count as i32;
    2.0_f64.powi(count - 1) / (2.0_f64.powi(count) - 1.0)
}

/// `DoubleStream.sum` of Java, which compensates (Kahan).
fn java_sum(values: impl Iterator<Item = f64>) -> f64 {
    let (mut sum, mut compensation, mut simple) = (0.0_f64, 0.0_f64, 0.0_f64);
    for value in values {
        simple += value;
        let corrected = value - compensation;
        let next = sum + corrected;
        compensation = (next - sum) - corrected;
        sum = next;
    }
    let result = sum - compensation;
    if result.is_nan() { simple } else { result }
}
