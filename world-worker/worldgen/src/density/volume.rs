use std::ops::Range;

use super::bounds::choice;
use super::scratch::Corners;
use super::spline::Spline;
use super::{
    Binary, Bounds, Function, Graph, Op, Scratch, Unary, clamp, clamped_gradient, distance, gradient,
    interval, lerp,
};
use crate::noise::{Noise, OldBlended, Volume};
use crate::real::Real;

impl<R: Real> Graph<R> {
    /// Writes the values at the points of `volume` to `out`, y innermost, then x, then z. `out` is as long as the volume.
    pub fn fill(&self, function: Function, volume: &Volume, scratch: &mut Scratch<R>, out: &mut [R]) {
        let node = self.node(function);
        if !node.depends_on_y && (volume.size[1] > 1 || volume.min[1] != 0) {
            let plane = volume.plane(0);
            let mut columns = scratch.take(plane.len());
            self.fill(function, &plane, scratch, &mut columns);
            spread(&columns, volume.size[1], out);
            scratch.give(columns);
            return;
        }
        if !node.kept {
            self.compute_volume(function, volume, scratch, out);
            return;
        }
        let kept = &scratch.kept[function.index()];
        if kept.volume == Some(*volume) {
            out.copy_from_slice(&kept.values);
            return;
        }
        self.compute_volume(function, volume, scratch, out);
        let kept = &mut scratch.kept[function.index()];
        kept.volume = Some(*volume);
        kept.values.clear();
        kept.values.extend_from_slice(out);
    }

    fn compute_volume(&self, function: Function, volume: &Volume, scratch: &mut Scratch<R>, out: &mut [R]) {
        match &self.node(function).op {
            Op::Constant(value) => out.fill(*value),
            &Op::Noise { noise, xz_scale, y_scale } => {
                out.fill(R::ZERO);
                self.noises[noise].add_to_volume(out, volume, xz_scale, y_scale, R::ONE);
            }
            &Op::ShiftA(noise) => {
                out.fill(R::ZERO);
                self.noises[noise].add_to_volume(out, volume, 0.25, 0.0, R::ONE);
                out.iter_mut().for_each(|value| *value = *value * R::of(4.0));
            }
            &Op::ShiftB(noise) => self.shift_b(noise, volume, scratch, out),
            &Op::ShiftedNoise { noise, xz_scale, y_scale, shift } => {
                let noise = &self.noises[noise];
                let shifts = shift.map(|shift| {
                    let mut values = scratch.take(out.len());
                    self.fill(shift, volume, scratch, &mut values);
                    values
                });
                let [dx, dy, dz] = &shifts;
                each(volume, out, |at, x, y, z| {
                    noise.at(
                        f64::from(x) * xz_scale + dx[at].wide(),
                        f64::from(y) * y_scale + dy[at].wide(),
                        f64::from(z) * xz_scale + dz[at].wide(),
                    )
                });
                shifts.into_iter().for_each(|values| scratch.give(values));
            }
            &Op::OldBlended(noise) => self.blended[noise].fill(out, volume, &mut scratch.blended),
            &Op::WeirdScaled { input, noise, rarity } => {
                self.fill(input, volume, scratch, out);
                let noise = &self.noises[noise];
                each_of(volume, out, |value, x, y, z| {
                    let rarity = rarity.of(value);
                    let [x, y, z] = [x, y, z].map(|coordinate| f64::from(coordinate) / rarity);
                    R::of(rarity) * noise.at(x, y, z).abs()
                });
            }
            &Op::EndIslands { old } => each(volume, out, |_, x, _, z| self.end_islands(x, z, old)),
            &Op::Distance { point } => each(volume, out, |_, x, y, z| distance(point, x, y, z)),
            &Op::ClampedGradient { from, to } => {
                each(volume, out, |_, _, y, _| clamped_gradient(y, from, to))
            }
            &Op::Gradient { axis, from, to, value, factor } => {
                each(volume, out, |_, x, y, z| gradient([x, y, z][axis.index()], from, to, value, factor))
            }
            &Op::Unary(operation, input) => {
                self.fill(input, volume, scratch, out);
                unary(operation, out);
            }
            &Op::Binary(operation, a, b) => self.binary(operation, a, b, volume, scratch, out),
            &Op::Clamp { input, min, max } => {
                let bounds = self.close_bounds(input, volume, scratch);
                if bounds.is_below(min.wide()) {
                    out.fill(min);
                    return;
                }
                if bounds.is_above(max.wide()) && bounds.min >= min.wide() {
                    out.fill(max);
                    return;
                }
                self.fill(input, volume, scratch, out);
                out.iter_mut().for_each(|value| *value = clamp(*value, min, max));
            }
            &Op::Lerp { alpha, first, second } => {
                let bounds = self.close_bounds(alpha, volume, scratch);
                if bounds.max == 0.0 && bounds.min == 0.0 {
                    return self.fill(first, volume, scratch, out);
                }
                if bounds.max == 1.0 && bounds.min == 1.0 {
                    return self.fill(second, volume, scratch, out);
                }
                let mut alphas = scratch.take(out.len());
                self.fill(alpha, volume, scratch, &mut alphas);
                let mut seconds = scratch.take(out.len());
                self.fill(first, volume, scratch, out);
                self.fill(second, volume, scratch, &mut seconds);
                for ((first, &second), &alpha) in out.iter_mut().zip(&seconds).zip(&alphas) {
                    *first = lerp(alpha, *first, second);
                }
                scratch.give(seconds);
                scratch.give(alphas);
            }
            &Op::RangeChoice { input, min, max, inside, outside } => {
                match choice(self.close_bounds(input, volume, scratch), min, max) {
                    Some(true) => return self.fill(inside, volume, scratch, out),
                    Some(false) => return self.fill(outside, volume, scratch, out),
                    None => {}
                }
                let mut values = scratch.take(out.len());
                self.fill(input, volume, scratch, &mut values);
                let is_inside = |&value: &R| value >= min && value < max;
                let count = values.iter().filter(|value| is_inside(value)).count();
                if count == out.len() {
                    self.fill(inside, volume, scratch, out);
                } else {
                    self.fill(outside, volume, scratch, out);
                    if count > 0 {
                        let mut insides = scratch.take(out.len());
                        self.fill(inside, volume, scratch, &mut insides);
                        for ((out, value), &inside) in out.iter_mut().zip(&values).zip(&insides) {
                            if is_inside(value) {
                                *out = inside;
                            }
                        }
                        scratch.give(insides);
                    }
                }
                scratch.give(values);
            }
            Op::IntervalSelect { input, thresholds, functions } => {
                let mut values = scratch.take(out.len());
                self.fill(*input, volume, scratch, &mut values);
                let mut chosen = scratch.take(out.len());
                for (at, &function) in functions.iter().enumerate() {
                    let mine = |value: R| interval(thresholds, value) == at;
                    if !values.iter().any(|&value| mine(value)) {
                        continue;
                    }
                    self.fill(function, volume, scratch, &mut chosen);
                    for ((out, &value), &chosen) in out.iter_mut().zip(&values).zip(&chosen) {
                        if mine(value) {
                            *out = chosen;
                        }
                    }
                }
                scratch.give(chosen);
                scratch.give(values);
            }
            &Op::FlatCache(input) => self.flat_cache(input, volume, scratch, out),
            &Op::Cache2d(input) => {
                let plane = volume.plane(volume.min[1]);
                let mut columns = scratch.take(plane.len());
                self.fill(input, &plane, scratch, &mut columns);
                spread(&columns, volume.size[1], out);
                scratch.give(columns);
            }
            &Op::Interpolated { input, cell_xz, cell_y } => {
                self.interpolate(function, input, [cell_xz, cell_y, cell_xz], volume, scratch, out);
            }
            Op::Spline(spline) => self.spline(&self.splines[*spline], volume, scratch, out),
            Op::Slice { .. } | Op::FindTopSurface { .. } => {
                let [size_x, size_y, size_z] = volume.size;
                let mut out = out.iter_mut();
                for z in 0..size_z {
                    for x in 0..size_x {
                        for y in 0..size_y {
                            let [x, y, z] =
                                [volume.coordinate(0, x), volume.coordinate(1, y), volume.coordinate(2, z)];
                            if let Some(out) = out.next() {
                                *out = self.at(function, x, y, z, scratch);
                            }
                        }
                    }
                }
            }
            Op::Beardifier => match &scratch.extra {
                Some(extra) => extra.fill(volume, out),
                None => out.fill(R::ZERO),
            },
        }
    }

    fn shift_b(&self, noise: usize, volume: &Volume, scratch: &mut Scratch<R>, out: &mut [R]) {
        // The noise's x is z here, and its y is x.
        let turned = Volume {
            min: [volume.min[2], volume.min[0], 0],
            size: [volume.size[2], volume.size[0], 1],
            step: [volume.step[2], volume.step[0], 1],
        };
        let mut values = scratch.take(turned.len());
        // 26.3 lets the noise multiply.
        let (inside, outside) = if R::SINGLE { (4.0, 1.0) } else { (1.0, 4.0) };
        self.noises[noise].add_to_volume(&mut values, &turned, 0.25, 0.25, R::of(inside));
        for z in 0..volume.size[2] {
            for x in 0..volume.size[0] {
                let value = values[turned.index(z, x, 0)] * R::of(outside);
                let start = volume.index(x, 0, z);
                out[start..start + volume.size[1]].fill(value);
            }
        }
        scratch.give(values);
    }

    fn binary(
        &self,
        operation: Binary,
        a: Function,
        b: Function,
        volume: &Volume,
        scratch: &mut Scratch<R>,
        out: &mut [R],
    ) {
        if let Some(b) = self.constant(b) {
            self.fill(a, volume, scratch, out);
            binary(operation, out, |_| b);
            return;
        }
        if matches!(operation, Binary::Min | Binary::Max) {
            let is_min = operation == Binary::Min;
            let [of_a, of_b] = [a, b].map(|input| self.close_bounds(input, volume, scratch));
            if of_a.is_below(of_b.min) {
                return self.fill(if is_min { a } else { b }, volume, scratch, out);
            }
            if of_b.is_below(of_a.min) {
                return self.fill(if is_min { b } else { a }, volume, scratch, out);
            }
        }
        if operation == Binary::Add
            && matches!(self.node(b).op, Op::Beardifier)
            && scratch.adds_nothing(volume)
        {
            return self.fill(a, volume, scratch, out);
        }
        let mut second = scratch.take(out.len());
        self.fill(a, volume, scratch, out);
        self.fill(b, volume, scratch, &mut second);
        binary(operation, out, |at| second[at]);
        scratch.give(second);
    }

    fn flat_cache(&self, input: Function, volume: &Volume, scratch: &mut Scratch<R>, out: &mut [R]) {
        let [size_x, size_y, size_z] = volume.size;
        let is_aligned = |axis: usize| volume.step[axis] % 4 == 0 && volume.min[axis] % 4 == 0;
        if is_aligned(0) && is_aligned(2) {
            let plane = volume.plane(0);
            let mut columns = scratch.take(plane.len());
            self.fill(input, &plane, scratch, &mut columns);
            spread(&columns, size_y, out);
            scratch.give(columns);
            return;
        }
        let first = [volume.min[0] >> 2, volume.min[2] >> 2];
        let last = [volume.coordinate(0, size_x - 1) >> 2, volume.coordinate(2, size_z - 1) >> 2];
        let quarts = Volume {
            min: [first[0] << 2, 0, first[1] << 2],
            size: [(last[0] - first[0] + 1) as usize, 1, (last[1] - first[1] + 1) as usize],
            step: [4, 1, 4],
        };
        let mut values = scratch.take(quarts.len());
        self.fill(input, &quarts, scratch, &mut values);
        for z in 0..size_z {
            for x in 0..size_x {
                let quart_x = (volume.coordinate(0, x) >> 2) - first[0];
                let quart_z = (volume.coordinate(2, z) >> 2) - first[1];
                let start = volume.index(x, 0, z);
                let value = values[quarts.index(quart_x as usize, 0, quart_z as usize)];
                out[start..start + size_y].fill(value);
            }
        }
        scratch.give(values);
    }

    fn interpolate(
        &self,
        function: Function,
        input: Function,
        cell: [i32; 3],
        volume: &Volume,
        scratch: &mut Scratch<R>,
        out: &mut [R],
    ) {
        let are_corners = (0..3).all(|axis| {
            (volume.step[axis] == cell[axis] || volume.size[axis] == 1) && volume.min[axis] % cell[axis] == 0
        });
        // Neither blocks nor corners: nothing in the game asks for this, so the function itself is as good.
        if are_corners || volume.step != [1; 3] {
            self.fill(input, volume, scratch, out);
            return;
        }
        let kept = self.take_corners(function, input, cell, volume, scratch);
        let Some(corners) = kept.volume else { return };
        let rows = layers_in(&corners, &corners_of(volume, cell));
        let [size_x, size_y, size_z] = volume.size;
        for z in 0..size_z {
            let block_z = volume.coordinate(2, z);
            let corner_z = ((block_z - corners.min[2]) / cell[2]) as usize;
            for x in 0..size_x {
                let block_x = volume.coordinate(0, x);
                let corner_x = ((block_x - corners.min[0]) / cell[0]) as usize;
                let columns: [&[R]; 4] = [(0, 0), (1, 0), (0, 1), (1, 1)].map(|(dx, dz)| {
                    let start = corners.index(corner_x + dx, 0, corner_z + dz);
                    &kept.values[start + rows.start..start + rows.end]
                });
                let start = volume.index(x, 0, z);
                let out = &mut out[start..start + size_y];
                let along = [block_x.rem_euclid(cell[0]), block_z.rem_euclid(cell[2])];
                column(columns, along, cell[0], cell[1], volume.min[1].rem_euclid(cell[1]), out);
            }
        }
        scratch.corners[function.index()] = kept;
    }

    /// The corners that a volume of blocks is interpolated from, and perhaps of more layers of the same columns. To be
    /// put back.
    fn take_corners(
        &self,
        function: Function,
        input: Function,
        cell: [i32; 3],
        volume: &Volume,
        scratch: &mut Scratch<R>,
    ) -> Corners<R> {
        let mut kept = std::mem::take(&mut scratch.corners[function.index()]);
        let needed = corners_of(volume, cell);
        let corners = match kept.volume {
            Some(corners) if corners.contains_layers_of(&needed) => corners,
            _ => {
                let whole = scratch.whole.filter(|whole| whole.contains_layers_of(volume));
                let corners = whole.map_or(needed, |whole| corners_of(&whole, cell));
                kept.values.resize(corners.len(), R::ZERO);
                kept.is_done.clear();
                kept.is_done.resize(corners.size[1].div_ceil(GROUP), false);
                kept.volume = Some(corners);
                corners
            }
        };
        let layers = layers_in(&corners, &needed);
        for group in layers.start / GROUP..=(layers.end - 1) / GROUP {
            if std::mem::replace(&mut kept.is_done[group], true) {
                continue;
            }
            let first = group * GROUP;
            let mut part = corners;
            part.min[1] = corners.coordinate(1, first);
            part.size[1] = GROUP.min(corners.size[1] - first);
            let mut values = scratch.take(part.len());
            self.fill(input, &part, scratch, &mut values);
            let columns = kept.values.chunks_exact_mut(corners.size[1]);
            for (column, values) in columns.zip(values.chunks_exact(part.size[1])) {
                column[first..first + part.size[1]].copy_from_slice(values);
            }
            scratch.give(values);
        }
        kept
    }

    /// Bounds of an interpolated function over blocks: those of its corners.
    pub(super) fn corner_bounds(
        &self,
        function: Function,
        input: Function,
        cell: [i32; 3],
        volume: &Volume,
        scratch: &mut Scratch<R>,
    ) -> Bounds {
        let kept = self.take_corners(function, input, cell, volume, scratch);
        let bounds = kept.volume.map_or(Bounds::UNKNOWN, |corners| {
            let layers = layers_in(&corners, &corners_of(volume, cell));
            let columns = kept.values.chunks_exact(corners.size[1]);
            let bounds = Bounds::of(columns.flat_map(|column| &column[layers.clone()]).copied());
            bounds.rounded(bounds.scale())
        });
        scratch.corners[function.index()] = kept;
        bounds
    }

    fn spline(&self, spline: &Spline, volume: &Volume, scratch: &mut Scratch<R>, out: &mut [R]) {
        let mut coordinates = Vec::with_capacity(spline.coordinates.len());
        for &coordinate in &spline.coordinates {
            let mut values = scratch.take(out.len());
            self.fill(coordinate, volume, scratch, &mut values);
            coordinates.push(values);
        }
        for (at, out) in out.iter_mut().enumerate() {
            let value = spline.root.at(&mut |coordinate| coordinates[coordinate][at].single());
            *out = R::of(f64::from(value));
        }
        coordinates.into_iter().for_each(|values| scratch.give(values));
    }
}

/// Layers of corners that are computed together.
const GROUP: usize = 4;

/// Which layers of `corners` are those of `needed`.
fn layers_in(corners: &Volume, needed: &Volume) -> Range<usize> {
    let first = ((needed.min[1] - corners.min[1]) / corners.step[1]) as usize;
    first..first + needed.size[1]
}

/// The corners of the cells that blocks lie in.
pub(super) fn corners_of(blocks: &Volume, cell: [i32; 3]) -> Volume {
    let first: [i32; 3] = std::array::from_fn(|axis| blocks.min[axis].div_euclid(cell[axis]));
    Volume {
        min: std::array::from_fn(|axis| first[axis] * cell[axis]),
        size: std::array::from_fn(|axis| {
            let last = blocks.coordinate(axis, blocks.size[axis] - 1).div_euclid(cell[axis]);
            (last - first[axis] + 2) as usize
        }),
        step: cell,
    }
}

/// Cells that are interpolated at once.
const LANES: usize = 4;

/// Interpolates a column of blocks between four columns of corners. `along` is how many blocks from the first corner
/// along x and z, `skip` how many blocks above the lowest corner the first one is.
fn column<R: Real>(corners: [&[R]; 4], along: [i32; 2], cell_xz: i32, cell_y: i32, skip: i32, out: &mut [R]) {
    let mut at = 0;
    let mut skip = skip as usize;
    let height = cell_y as usize;
    if R::SINGLE {
        // Along z, then x, and up by equal steps.
        let per_xz = R::ONE / R::whole(cell_xz);
        let [tx, tz] = along.map(|blocks| R::whole(blocks) * per_xz);
        let per_y = R::ONE / R::whole(cell_y);
        let level = |y: usize| {
            let [a, b, c, d] = corners.map(|column| column[y]);
            tx.lerp(tz.lerp(a, c), tz.lerp(b, d))
        };
        let cells = corners[0].len() - 1;
        let mut first = 0;
        if skip == 0 {
            // Steps wait for each other, cells do not.
            while first + LANES <= cells && at + LANES * height <= out.len() {
                let levels: [R; LANES + 1] = std::array::from_fn(|lane| level(first + lane));
                let mut values: [R; LANES] = std::array::from_fn(|lane| levels[lane]);
                let steps: [R; LANES] = std::array::from_fn(|lane| (levels[lane + 1] - levels[lane]) * per_y);
                let out = &mut out[at..at + LANES * height];
                for y in 0..height {
                    for lane in 0..LANES {
                        out[lane * height + y] = values[lane];
                        values[lane] = values[lane] + steps[lane];
                    }
                }
                at += LANES * height;
                first += LANES;
            }
        }
        for cell in first..cells {
            let low = level(cell);
            let step = (level(cell + 1) - low) * per_y;
            let mut value = low + step * R::whole(skip as i32);
            let end = out.len().min(at + height - skip);
            for out in &mut out[at..end] {
                *out = value;
                value = value + step;
            }
            at = end;
            skip = 0;
        }
    } else {
        // Along y, then x, then z.
        let [tx, tz] = along.map(|blocks| R::whole(blocks) / R::whole(cell_xz));
        for cell in 0..corners[0].len() - 1 {
            for y in skip..height {
                let Some(out) = out.get_mut(at) else { return };
                let ty = R::whole(y as i32) / R::whole(cell_y);
                let [a, b, c, d] = corners.map(|column| ty.lerp(column[cell], column[cell + 1]));
                *out = tz.lerp(tx.lerp(a, b), tx.lerp(c, d));
                at += 1;
            }
            skip = 0;
        }
    }
}

/// Writes each column's value to all its points.
fn spread<R: Copy>(columns: &[R], height: usize, out: &mut [R]) {
    for (column, &value) in out.chunks_exact_mut(height).zip(columns) {
        column.fill(value);
    }
}

fn each<R>(volume: &Volume, out: &mut [R], mut value: impl FnMut(usize, i32, i32, i32) -> R) {
    let mut at = 0;
    for z in 0..volume.size[2] {
        for x in 0..volume.size[0] {
            for y in 0..volume.size[1] {
                out[at] =
                    value(at, volume.coordinate(0, x), volume.coordinate(1, y), volume.coordinate(2, z));
                at += 1;
            }
        }
    }
}

fn each_of<R: Copy>(volume: &Volume, out: &mut [R], mut value: impl FnMut(R, i32, i32, i32) -> R) {
    let mut at = 0;
    for z in 0..volume.size[2] {
        for x in 0..volume.size[0] {
            for y in 0..volume.size[1] {
                let [x, y, z] = [volume.coordinate(0, x), volume.coordinate(1, y), volume.coordinate(2, z)];
                out[at] = value(out[at], x, y, z);
                at += 1;
            }
        }
    }
}

fn unary<R: Real>(operation: Unary, out: &mut [R]) {
    // One loop per operation, so that each can be vectorized.
    macro_rules! loops {
        ($($name:ident),*) => {
            match operation {
                $(Unary::$name => out.iter_mut().for_each(|value| *value = Unary::$name.apply(*value)),)*
            }
        };
    }
    loops!(Abs, Square, Cube, HalfNegative, QuarterNegative, Negate, Reciprocal, Squeeze);
}

fn binary<R: Real>(operation: Binary, out: &mut [R], second: impl Fn(usize) -> R) {
    macro_rules! loops {
        ($($name:ident),*) => {
            match operation {
                $(Binary::$name => out.iter_mut().enumerate().for_each(|(at, value)| {
                    *value = Binary::$name.apply(*value, second(at));
                }),)*
            }
        };
    }
    loops!(Add, Sub, Mul, Div, Min, Max);
}
