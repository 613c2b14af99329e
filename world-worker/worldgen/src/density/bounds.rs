//! Between which values a function lies over a volume, without computing it everywhere: most of a chunk is surely air,
//! and most of what makes caves does not matter far below.

use super::{Axis, Binary, Function, Graph, Op, Scratch, Unary, clamp, gradient};
use crate::noise::{Noise, OldBlended, Volume};
use crate::real::Real;

/// Far more than what rounding can make of the difference.
const MARGIN: f64 = 1.0e-3;
/// Larger than anything a function of terrain is.
const HUGE: f64 = 1.0e30;

/// The least and the greatest value, or something beyond them.
#[derive(Debug, Clone, Copy, PartialEq)]
pub struct Bounds {
    /// At most the least value.
    pub min: f64,
    /// At least the greatest value.
    pub max: f64,
}

impl Bounds {
    /// Nothing is known.
    pub(super) const UNKNOWN: Self = Self { min: -HUGE, max: HUGE };

    fn new(a: f64, b: f64) -> Self {
        Self { min: a.min(b), max: a.max(b) }
    }

    fn around(self, value: f64) -> Self {
        Self { min: self.min.min(value), max: self.max.max(value) }
    }

    fn hull(self, other: Self) -> Self {
        Self { min: self.min.min(other.min), max: self.max.max(other.max) }
    }

    /// Of all values: nothing if there are none.
    pub(super) fn of<R: Real>(values: impl IntoIterator<Item = R>) -> Self {
        let nothing = Self { min: HUGE, max: -HUGE };
        values.into_iter().fold(nothing, |bounds, value| bounds.around(value.wide()))
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
            return self.compute_bounds(function, volume, scratch, close);
        }
        let (known, bounds) = scratch.bounds[function.index()];
        if known == Some(*volume) {
            return bounds;
        }
        let bounds = self.compute_bounds(function, volume, scratch, close);
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
                    self.bounds(input, &super::volume::corners_of(volume, cell), scratch)
                }
            }
            Op::Beardifier if scratch.extra.is_none() => Bounds::new(0.0, 0.0),
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

fn unary(operation: Unary, bounds: Bounds) -> Bounds {
    let Bounds { min, max } = bounds;
    let ends = Bounds::new(operation.apply(min), operation.apply(max));
    match operation {
        Unary::Abs | Unary::Square if min < 0.0 && max > 0.0 => ends.around(0.0),
        Unary::Reciprocal if min <= 0.0 && max >= 0.0 => Bounds::UNKNOWN,
        // The others only rise, or only fall.
        _ => ends,
    }
}

fn binary(operation: Binary, a: Bounds, b: Bounds) -> Bounds {
    match operation {
        Binary::Add => Bounds { min: a.min + b.min, max: a.max + b.max },
        Binary::Sub => Bounds { min: a.min - b.max, max: a.max - b.min },
        Binary::Mul => {
            let products = [a.min * b.min, a.min * b.max, a.max * b.min, a.max * b.max];
            Bounds::of(products)
        }
        Binary::Div if b.min <= 0.0 && b.max >= 0.0 => Bounds::UNKNOWN,
        Binary::Div => binary(Binary::Mul, a, Bounds::new(1.0 / b.min, 1.0 / b.max)),
        Binary::Min => Bounds { min: a.min.min(b.min), max: a.max.min(b.max) },
        Binary::Max => Bounds { min: a.min.max(b.min), max: a.max.max(b.max) },
    }
}
