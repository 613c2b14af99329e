//! Density functions: a graph of small functions of a position, read from data, evaluated at points and over volumes.
//!
//! A point and a volume may differ in the last bit, as in the game: see [`crate::noise`].

mod bounds;
mod build;
mod end;
mod point;
mod scratch;
mod spline;
mod volume;

use crate::noise::Simplex;
use crate::real::Real;

pub use bounds::Bounds;
pub use build::Builder;
pub use scratch::{Extra, Scratch};
use spline::Spline;

/// A function in a [`Graph`].
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub struct Function(u32);

impl Function {
    fn index(self) -> usize {
        self.0 as usize
    }
}

/// Functions that refer to each other; none refers to itself.
#[derive(Debug)]
pub struct Graph<R: Real> {
    nodes: Vec<Node<R>>,
    noises: Vec<R::Noise>,
    blended: Vec<R::Blended>,
    splines: Vec<Spline>,
    islands: Option<Box<Simplex>>,
}

#[derive(Debug)]
struct Node<R> {
    op: Op<R>,
    /// Whether the value can differ between heights.
    depends_on_y: bool,
    /// Whether it is the same for all blocks of a chunk's quart that are equally high.
    same_in_quart: bool,
    /// Whether values are kept for the next one who asks: for what is used more than once, or is dear.
    kept: bool,
}

#[derive(Debug, Clone, Copy, PartialEq, Eq)]
enum Unary {
    Abs,
    Square,
    Cube,
    HalfNegative,
    QuarterNegative,
    Negate,
    Reciprocal,
    Squeeze,
}

#[derive(Debug, Clone, Copy, PartialEq, Eq)]
enum Binary {
    Add,
    Sub,
    Mul,
    Div,
    Min,
    Max,
}

#[derive(Debug, Clone, Copy, PartialEq, Eq)]
enum Axis {
    X,
    Y,
    Z,
}

/// How the sampler of caves before 26.2 scales its noise.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
enum Rarity {
    /// Of tunnels.
    Tunnels,
    /// Of layers.
    Layers,
}

#[derive(Debug)]
enum Op<R> {
    Constant(R),
    Noise {
        noise: usize,
        xz_scale: f64,
        y_scale: f64,
    },
    ShiftA(usize),
    ShiftB(usize),
    ShiftedNoise {
        noise: usize,
        xz_scale: f64,
        y_scale: f64,
        shift: [Function; 3],
    },
    OldBlended(usize),
    WeirdScaled {
        input: Function,
        noise: usize,
        rarity: Rarity,
    },
    /// `old` is the version with an overflow far out, up to 26.2.
    EndIslands {
        old: bool,
    },
    Distance {
        point: [i32; 3],
    },
    Slice {
        input: Function,
        axis: Axis,
        coordinate: i32,
    },
    /// Up to 26.2, along y.
    ClampedGradient {
        from: (f64, R),
        to: (f64, R),
    },
    Gradient {
        axis: Axis,
        from: i32,
        to: i32,
        value: R,
        factor: R,
    },
    Unary(Unary, Function),
    Binary(Binary, Function, Function),
    Clamp {
        input: Function,
        min: R,
        max: R,
    },
    Lerp {
        alpha: Function,
        first: Function,
        second: Function,
    },
    RangeChoice {
        input: Function,
        min: R,
        max: R,
        inside: Function,
        outside: Function,
    },
    IntervalSelect {
        input: Function,
        thresholds: Vec<R>,
        functions: Vec<Function>,
    },
    /// Once per 4 x 4 columns, at y = 0.
    FlatCache(Function),
    /// Once per column.
    Cache2d(Function),
    Interpolated {
        input: Function,
        cell_xz: i32,
        cell_y: i32,
    },
    FindTopSurface {
        density: Function,
        upper_bound: Function,
        lower_bound: i32,
        cell_height: i32,
    },
    Spline(usize),
    /// What structures add.
    Beardifier,
}

impl<R: Real> Graph<R> {
    fn node(&self, function: Function) -> &Node<R> {
        &self.nodes[function.index()]
    }

    fn constant(&self, function: Function) -> Option<R> {
        match self.node(function).op {
            Op::Constant(value) => Some(value),
            _ => None,
        }
    }

    /// Whether the value can differ between heights.
    pub fn depends_on_y(&self, function: Function) -> bool {
        self.node(function).depends_on_y
    }

    /// Number of functions.
    pub fn len(&self) -> usize {
        self.nodes.len()
    }

    /// Whether there are none.
    pub fn is_empty(&self) -> bool {
        self.nodes.is_empty()
    }
}

impl Unary {
    #[inline(always)]
    fn apply<R: Real>(self, a: R) -> R {
        match self {
            Self::Abs => a.abs(),
            Self::Square => a * a,
            Self::Cube => a * a * a,
            Self::HalfNegative => {
                if a > R::ZERO {
                    a
                } else {
                    a * R::of(0.5)
                }
            }
            Self::QuarterNegative => {
                if a > R::ZERO {
                    a
                } else {
                    a * R::of(0.25)
                }
            }
            Self::Negate => -a,
            Self::Reciprocal => R::ONE / a,
            Self::Squeeze => {
                let c = clamp(a, -R::ONE, R::ONE);
                c / R::of(2.0) - c * c * c / R::of(24.0)
            }
        }
    }
}

impl Binary {
    #[inline(always)]
    fn apply<R: Real>(self, a: R, b: R) -> R {
        match self {
            Self::Add => a + b,
            Self::Sub => a - b,
            Self::Mul => a * b,
            Self::Div => a / b,
            Self::Min => {
                if b < a {
                    b
                } else {
                    a
                }
            }
            Self::Max => {
                if b > a {
                    b
                } else {
                    a
                }
            }
        }
    }
}

#[inline(always)]
fn clamp<R: Real>(value: R, min: R, max: R) -> R {
    if value < min {
        min
    } else if value > max {
        max
    } else {
        value
    }
}

#[inline(always)]
fn lerp<R: Real>(alpha: R, first: R, second: R) -> R {
    if alpha == R::ZERO {
        first
    } else if alpha == R::ONE {
        second
    } else {
        alpha.lerp(first, second)
    }
}

fn interval<R: Real>(thresholds: &[R], value: R) -> usize {
    thresholds.iter().position(|&threshold| value < threshold).unwrap_or(thresholds.len())
}

impl Rarity {
    fn of<R: Real>(self, value: R) -> f64 {
        let steps: &[(f64, f64)] = match self {
            Self::Tunnels => &[(-0.5, 0.75), (0.0, 1.0), (0.5, 1.5), (f64::INFINITY, 2.0)],
            Self::Layers => &[(-0.75, 0.5), (-0.5, 0.75), (0.5, 1.0), (0.75, 2.0), (f64::INFINITY, 3.0)],
        };
        let value = value.wide();
        steps.iter().find(|(below, _)| value < *below).map_or(1.0, |(_, rarity)| *rarity)
    }
}

impl Axis {
    fn index(self) -> usize {
        self as usize
    }
}

/// The gradient of 26.3 at a coordinate.
#[inline(always)]
fn gradient<R: Real>(coordinate: i32, from: i32, to: i32, value: R, factor: R) -> R {
    let clamped = coordinate.clamp(from.min(to), from.max(to));
    value + R::whole(clamped - from) * factor
}

/// The gradient of older versions at a height.
fn clamped_gradient<R: Real>(y: i32, from: (f64, R), to: (f64, R)) -> R {
    let at = (f64::from(y) - from.0) / (to.0 - from.0);
    if at < 0.0 {
        from.1
    } else if at > 1.0 {
        to.1
    } else {
        R::of(at).lerp(from.1, to.1)
    }
}

/// Euclidean distance, in single precision from whole differences.
fn distance<R: Real>(point: [i32; 3], x: i32, y: i32, z: i32) -> R {
    let [dx, dy, dz] = [point[0] - x, point[1] - y, point[2] - z].map(|difference| difference as f32);
    R::of(f64::from((dx * dx + dy * dy + dz * dz).sqrt()))
}
