//! The game's sine and cosine, read from a table.

use std::sync::LazyLock;

/// Entries of the table per radian: 65,536 in a full turn.
const SCALE: f64 = 10_430.378_350_470_453;

/// 65,536 sines of a full turn.
static SINES: LazyLock<Box<[f32]>> =
    LazyLock::new(|| (0..65_536_u32).map(|at| (f64::from(at) / SCALE).sin() as f32).collect());

/// Sine of an angle in radians, as the table of 65,536 entries has it.
pub(crate) fn sin(angle: f64) -> f32 {
    entry(angle * SCALE)
}

/// Cosine of an angle in radians, as the table of 65,536 entries has it.
pub(crate) fn cos(angle: f64) -> f32 {
    entry(angle * SCALE + 16_384.0)
}

fn entry(at: f64) -> f32 {
    SINES[(at as i64 & 65_535) as usize]
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn quarters() {
        use std::f64::consts::{FRAC_PI_2, PI};
        assert_eq!([sin(0.0), cos(0.0)], [0.0, 1.0]);
        assert_eq!(sin(FRAC_PI_2), 1.0);
        assert_eq!(sin(-FRAC_PI_2), -1.0);
        assert_eq!(cos(PI), -1.0);
        // Entry 65,535, as truncation goes towards zero from below.
        assert_eq!(sin(-1.5 / SCALE), (65_535.0 / SCALE).sin() as f32);
    }
}
