use super::{Function, Graph, Op, Scratch, clamp, clamped_gradient, distance, gradient, interval, lerp};
use crate::noise::{Noise, OldBlended};
use crate::real::Real;

impl<R: Real> Graph<R> {
    /// The value at a block.
    pub fn at(&self, function: Function, x: i32, y: i32, z: i32, scratch: &mut Scratch<R>) -> R {
        let node = self.node(function);
        if node.depends_on_y || !node.kept {
            return self.compute(function, x, y, z, scratch);
        }
        let column = if node.same_in_quart && scratch.is_in_chunk(x, z) { [x & !3, z & !3] } else { [x, z] };
        let known = scratch.points[function.index()];
        if known.column == Some(column) {
            return known.value;
        }
        let value = self.compute(function, x, y, z, scratch);
        let known = &mut scratch.points[function.index()];
        known.column = Some(column);
        known.value = value;
        value
    }

    fn compute(&self, function: Function, x: i32, y: i32, z: i32, scratch: &mut Scratch<R>) -> R {
        let [fx, fy, fz] = [x, y, z].map(f64::from);
        match &self.node(function).op {
            Op::Constant(value) => *value,
            &Op::Noise { noise, xz_scale, y_scale } => {
                self.noises[noise].at(fx * xz_scale, fy * y_scale, fz * xz_scale)
            }
            &Op::ShiftA(noise) => self.noises[noise].at(fx * 0.25, 0.0, fz * 0.25) * R::of(4.0),
            &Op::ShiftB(noise) => self.noises[noise].at(fz * 0.25, fx * 0.25, 0.0) * R::of(4.0),
            &Op::ShiftedNoise { noise, xz_scale, y_scale, shift } => {
                let [dx, dy, dz] = shift.map(|shift| self.at(shift, x, y, z, scratch).wide());
                self.noises[noise].at(fx * xz_scale + dx, fy * y_scale + dy, fz * xz_scale + dz)
            }
            &Op::OldBlended(noise) => self.blended[noise].at(x, y, z),
            &Op::WeirdScaled { input, noise, rarity } => {
                let rarity = rarity.of(self.at(input, x, y, z, scratch));
                R::of(rarity) * self.noises[noise].at(fx / rarity, fy / rarity, fz / rarity).abs()
            }
            &Op::EndIslands { old } => self.end_islands(x, z, old),
            &Op::Distance { point } => distance(point, x, y, z),
            &Op::Slice { input, axis, coordinate } => {
                let mut at = [x, y, z];
                at[axis.index()] = coordinate;
                self.at(input, at[0], at[1], at[2], scratch)
            }
            &Op::ClampedGradient { from, to } => clamped_gradient(y, from, to),
            &Op::Gradient { axis, from, to, value, factor } => {
                gradient([x, y, z][axis.index()], from, to, value, factor)
            }
            &Op::Unary(operation, input) => operation.apply(self.at(input, x, y, z, scratch)),
            &Op::Binary(operation, a, b) => {
                let a = self.at(a, x, y, z, scratch);
                operation.apply(a, self.at(b, x, y, z, scratch))
            }
            &Op::Clamp { input, min, max } => clamp(self.at(input, x, y, z, scratch), min, max),
            &Op::Lerp { alpha, first, second } => {
                let alpha = self.at(alpha, x, y, z, scratch);
                if alpha == R::ZERO {
                    self.at(first, x, y, z, scratch)
                } else if alpha == R::ONE {
                    self.at(second, x, y, z, scratch)
                } else {
                    let first = self.at(first, x, y, z, scratch);
                    lerp(alpha, first, self.at(second, x, y, z, scratch))
                }
            }
            &Op::RangeChoice { input, min, max, inside, outside } => {
                let value = self.at(input, x, y, z, scratch);
                self.at(if value >= min && value < max { inside } else { outside }, x, y, z, scratch)
            }
            Op::IntervalSelect { input, thresholds, functions } => {
                let value = self.at(*input, x, y, z, scratch);
                self.at(functions[interval(thresholds, value)], x, y, z, scratch)
            }
            &Op::FlatCache(input) => {
                if scratch.is_in_chunk(x, z) {
                    self.at(input, x & !3, 0, z & !3, scratch)
                } else {
                    self.at(input, x, y, z, scratch)
                }
            }
            &Op::Cache2d(input) | &Op::Interpolated { input, .. } => self.at(input, x, y, z, scratch),
            &Op::FindTopSurface { density, upper_bound, lower_bound, cell_height } => {
                let upper = self.at(upper_bound, x, 0, z, scratch);
                let cells = crate::real::floor((upper / R::whole(cell_height)).wide());
                let mut height = (cells as i32).saturating_mul(cell_height);
                while height > lower_bound {
                    if self.at(density, x, height, z, scratch) > R::ZERO {
                        return R::whole(height);
                    }
                    height -= cell_height;
                }
                R::whole(lower_bound)
            }
            &Op::Spline(spline) => {
                let spline = &self.splines[spline];
                let value = spline.at(&mut |coordinate| self.at(coordinate, x, y, z, scratch).single());
                R::of(f64::from(value))
            }
            Op::Beardifier => scratch.extra.as_ref().map_or(R::ZERO, |extra| extra.at(x, y, z)),
        }
    }
}
