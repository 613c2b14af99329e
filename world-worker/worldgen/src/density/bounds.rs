//! Between which values a function lies over a volume, without computing it everywhere: most of a chunk is surely air,
//! and most of what makes caves does not matter far below.

use super::{Axis, Binary, Function, Graph, Op, Scratch, Unary, clamp, gradient};
use crate::noise::{Noise, OldBlended, Volume};
use crate::real::Real;

/// Differences up to this may be rounding, where values are about one.
const MARGIN: f64 = 1.0e-3;
/// How far one operation in single precision, and interpolation by many steps, may be off: far more than it is.
const ROUNDING: f64 = 1.0e-5;

/// The least and the greatest value, or something beyond them. Not numbers where nothing is known: so nothing follows
/// from them, and nothing from what is computed with them.
#[derive(Debug, Clone, Copy, PartialEq)]
pub struct Bounds {
    /// At most the least value.
    pub min: f64,
    /// At least the greatest value.
    pub max: f64,
}

impl Bounds {
    /// Nothing is known.
    pub(super) const UNKNOWN: Self = Self { min: f64::NAN, max: f64::NAN };

    fn new(a: f64, b: f64) -> Self {
        Self { min: least(a, b), max: -least(-a, -b) }
    }

    fn around(self, value: f64) -> Self {
        self.hull(Self { min: value, max: value })
    }

    fn hull(self, other: Self) -> Self {
        Self { min: least(self.min, other.min), max: -least(-self.max, -other.max) }
    }

    /// Of all values.
    pub(super) fn of<R: Real>(values: impl IntoIterator<Item = R>) -> Self {
        let one = |value: R| Self { min: value.wide(), max: value.wide() };
        values.into_iter().map(one).reduce(Self::hull).unwrap_or(Self::UNKNOWN)
    }

    /// What comes of operations that round, on values up to `scale`.
    pub(super) fn rounded(self, scale: f64) -> Self {
        let off = scale * ROUNDING;
        Self { min: self.min - off, max: self.max + off }
    }

    /// Infinity may become anything.
    fn finite(self) -> Self {
        // In single precision, too.
        if self.scale() < f64::from(f32::MAX) { self } else { Self::UNKNOWN }
    }

    /// Furthest from zero.
    pub(super) fn scale(self) -> f64 {
        -least(self.min, -self.max)
    }

    /// Of what is symmetric around zero.
    fn symmetric(bound: f64) -> Self {
        Self { min: -bound, max: bound }
    }

    /// Whether every value is below `limit`, and the rounding errors of computing them do not matter.
    pub fn is_below(self, limit: f64) -> bool {
        self.max < limit - MARGIN
    }

    /// Whether every value is above `limit`, and the rounding errors of computing them do not matter.
    pub fn is_above(self, limit: f64) -> bool {
        self.min > limit + MARGIN
    }
}

impl<R: Real> Graph<R> {
    /// Bounds of a function over a volume, without computing what depends on height.
    pub fn bounds(&self, function: Function, volume: &Volume, scratch: &mut Scratch<R>) -> Bounds {
        self.bounds_by(function, volume, scratch, false)
    }

    /// Bounds of a function over a volume of blocks, closer than [`Self::bounds`]: corners of interpolated functions are
    /// computed.
    pub fn close_bounds(&self, function: Function, volume: &Volume, scratch: &mut Scratch<R>) -> Bounds {
        self.bounds_by(function, volume, scratch, true)
    }

    fn bounds_by(
        &self,
        function: Function,
        volume: &Volume,
        scratch: &mut Scratch<R>,
        close: bool,
    ) -> Bounds {
        if let Op::Constant(value) = self.node(function).op {
            return Bounds::new(value.wide(), value.wide());
        }
        if close && volume.step == [1; 3] {
            return self.compute_bounds(function, volume, scratch, close).finite();
        }
        let (known, bounds) = scratch.bounds[function.index()];
        if known == Some(*volume) {
            return bounds;
        }
        let bounds = self.compute_bounds(function, volume, scratch, close).finite();
        scratch.bounds[function.index()] = (Some(*volume), bounds);
        bounds
    }

    fn compute_bounds(
        &self,
        function: Function,
        volume: &Volume,
        scratch: &mut Scratch<R>,
        close: bool,
    ) -> Bounds {
        let node = self.node(function);
        if !node.depends_on_y && volume.step != [1; 3] {
            let plane = volume.plane(0);
            let mut values = scratch.take(plane.len());
            self.fill(function, &plane, scratch, &mut values);
            let bounds = Bounds::of(values.iter().copied());
            scratch.give(values);
            return bounds;
        }
        let mut of = |function| self.bounds_by(function, volume, scratch, close);
        match &node.op {
            Op::Noise { noise, .. } => Bounds::symmetric(self.noises[*noise].bound()),
            Op::OldBlended(noise) => Bounds::symmetric(self.blended[*noise].bound()),
            &Op::Gradient { axis: Axis::Y, from, to, value, factor } => {
                // Each operation of it only rises, or only falls.
                let at = |y: i32| gradient(y, from, to, value, factor).wide();
                Bounds::new(at(volume.min[1]), at(volume.coordinate(1, volume.size[1] - 1)))
            }
            &Op::Unary(operation, input) => unary(operation, of(input)),
            &Op::Binary(operation, a, b) => {
                let a = of(a);
                binary(operation, a, of(b))
            }
            &Op::Clamp { input, min, max } => {
                let bounds = of(input);
                let clamped = |value: f64| clamp(value, min.wide(), max.wide());
                Bounds::new(clamped(bounds.min), clamped(bounds.max))
            }
            &Op::Lerp { alpha, first, second } => {
                let alpha = of(alpha);
                if alpha.min == 0.0 && alpha.max == 0.0 {
                    of(first)
                } else if alpha.min == 1.0 && alpha.max == 1.0 {
                    of(second)
                } else if alpha.min >= 0.0 && alpha.max <= 1.0 {
                    of(first).hull(of(second))
                } else {
                    Bounds::UNKNOWN
                }
            }
            &Op::RangeChoice { input, min, max, inside, outside } => match choice(of(input), min, max) {
                Some(true) => of(inside),
                Some(false) => of(outside),
                None => of(inside).hull(of(outside)),
            },
            Op::IntervalSelect { functions, .. } => {
                functions.iter().map(|&function| of(function)).reduce(Bounds::hull).unwrap_or(Bounds::UNKNOWN)
            }
            &Op::Interpolated { input, cell_xz, cell_y } => {
                let cell = [cell_xz, cell_y, cell_xz];
                if volume.step != [1; 3] {
                    of(input)
                } else if close {
                    self.corner_bounds(function, input, cell, volume, scratch)
                } else {
                    let bounds = self.bounds(input, &super::volume::corners_of(volume, cell), scratch);
                    bounds.rounded(bounds.scale())
                }
            }
            Op::Beardifier if scratch.adds_nothing(volume) => Bounds::new(0.0, 0.0),
            _ => Bounds::UNKNOWN,
        }
    }
}

/// Whether all values of a function within these bounds are in a range, or none is; nothing if that is not known.
pub(super) fn choice<R: Real>(bounds: Bounds, min: R, max: R) -> Option<bool> {
    let (min, max) = (min.wide(), max.wide());
    if bounds.is_above(min) && bounds.is_below(max) {
        Some(true)
    } else if bounds.is_below(min) || bounds.is_above(max) {
        Some(false)
    } else {
        None
    }
}

/// The lesser one; no number if one is none, as not with `f64::min`.
fn least(a: f64, b: f64) -> f64 {
    if a.is_nan() || b.is_nan() { f64::NAN } else { a.min(b) }
}

fn unary(operation: Unary, bounds: Bounds) -> Bounds {
    let Bounds { min, max } = bounds;
    let ends = Bounds::new(operation.apply(min), operation.apply(max));
    let ends = match operation {
        Unary::Abs | Unary::Square if min < 0.0 && max > 0.0 => ends.around(0.0),
        Unary::Reciprocal if min <= 0.0 && max >= 0.0 => Bounds::UNKNOWN,
        // The others only rise, or only fall.
        _ => ends,
    };
    ends.rounded(ends.scale())
}

fn binary(operation: Binary, a: Bounds, b: Bounds) -> Bounds {
    let result = match operation {
        Binary::Add => Bounds { min: a.min + b.min, max: a.max + b.max },
        Binary::Sub => Bounds { min: a.min - b.max, max: a.max - b.min },
        Binary::Mul => Bounds::of([a.min * b.min, a.min * b.max, a.max * b.min, a.max * b.max]),
        Binary::Div if b.min > 0.0 || b.max < 0.0 => {
            binary(Binary::Mul, a, Bounds::new(1.0 / b.min, 1.0 / b.max))
        }
        Binary::Div => Bounds::UNKNOWN,
        Binary::Min => return Bounds { min: least(a.min, b.min), max: least(a.max, b.max) },
        Binary::Max => return Bounds { min: -least(-a.min, -b.min), max: -least(-a.max, -b.max) },
    };
    result.rounded(-least(-result.scale(), -least(a.scale(), b.scale())))
}

#[cfg(test)]
mod tests {
    use serde_json::{Value, json};

    use super::*;
    use crate::density::Builder;
    use crate::pack::Pack;
    use crate::random::{Legacy, Positional, Random, Xoroshiro};

    fn number(random: &mut Legacy) -> f64 {
        let sizes = [0.0, 0.5, 1.0, 3.0, 100.0, 1.0e4, 1.0e6];
        let size = sizes[random.next_bounded(sizes.len() as i32) as usize];
        // Thresholds that are met exactly, too.
        (f64::from(random.next_bounded(5)) - 2.0) * size / 2.0
    }

    /// Some function, with as much nonsense in it as data may have.
    fn function(random: &mut Legacy, depth: u32) -> Value {
        const UNARY: [&str; 7] =
            ["abs", "square", "cube", "half_negative", "quarter_negative", "squeeze", "reciprocal"];
        const BINARY: [&str; 6] = ["add", "sub", "mul", "div", "min", "max"];
        let kind = if depth == 0 { random.next_bounded(2) } else { random.next_bounded(8) };
        match kind {
            0 => json!(number(random)),
            1 => json!({
                "type": "gradient",
                "axis": (["x", "y", "z"][random.next_bounded(3) as usize]),
                "from_coordinate": random.next_bounded(64) - 32,
                "to_coordinate": (random.next_bounded(64) + 40) * (random.next_bounded(2) * 2 - 1),
                "from_value": number(random),
                "to_value": number(random),
            }),
            2 => json!({
                "type": UNARY[random.next_bounded(7) as usize],
                "input": function(random, depth - 1),
            }),
            3 | 4 => json!({
                "type": BINARY[random.next_bounded(6) as usize],
                "left": function(random, depth - 1),
                "right": function(random, depth - 1),
            }),
            5 => json!({
                "type": "clamp",
                "input": function(random, depth - 1),
                "min": number(random),
                "max": number(random),
            }),
            6 => json!({
                "type": "range_choice",
                "input": function(random, depth - 1),
                "min_inclusive": number(random),
                "max_exclusive": number(random),
                "when_in_range": function(random, depth - 1),
                "when_out_of_range": function(random, depth - 1),
            }),
            _ => json!({
                "type": "lerp",
                "alpha": function(random, depth - 1),
                "first": function(random, depth - 1),
                "second": function(random, depth - 1),
            }),
        }
    }

    /// Volumes take shortcuts by bounds, points do not.
    #[test]
    fn shortcuts_change_nothing() {
        let pack = Pack::builtin().unwrap();
        let mut random = Legacy::new(7);
        let mut known = 0;
        for number in 0..3000 {
            let json = function(&mut random, 4);
            let positional: Positional = Xoroshiro::from_seed(1).fork_positional();
            let mut builder = Builder::<f32>::new(&pack, 1, positional, false, [4, 8]);
            let mut file = Pack::default();
            file.insert("test", "minecraft:test", json.clone());
            let function = builder.add(file.file("test", "test", "").unwrap()).unwrap();
            let graph = builder.finish();
            let mut scratch = Scratch::new(&graph);
            let volume = Volume { min: [-8, -24, 16], size: [3, 7, 2], step: [4, 8, 4] };
            let mut values = vec![0.0; volume.len()];
            graph.fill(function, &volume, &mut scratch, &mut values);
            let bounds = graph.bounds(function, &volume, &mut scratch);
            known += usize::from(!bounds.min.is_nan());
            let mut points = Scratch::new(&graph);
            for (at, &value) in values.iter().enumerate() {
                let column = at / volume.size[1];
                let [x, y, z] = [
                    volume.coordinate(0, column % volume.size[0]),
                    volume.coordinate(1, at % volume.size[1]),
                    volume.coordinate(2, column / volume.size[0]),
                ];
                let expected = graph.at(function, x, y, z, &mut points);
                let is_same = value == expected || value.is_nan() && expected.is_nan();
                assert!(is_same, "{number}: {value} in the volume, {expected} at {x} {y} {z}: {json}");
                let value = f64::from(value);
                let is_outside =
                    value < bounds.min || value > bounds.max || value.is_nan() && !bounds.min.is_nan();
                assert!(!is_outside, "{number}: {value} is outside of {bounds:?}: {json}");
            }
        }
        assert!(known > 1000, "{known}");
    }
}
