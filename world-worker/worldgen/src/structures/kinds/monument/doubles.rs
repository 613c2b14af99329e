//! Rooms of two or four rooms.

use super::layout::Link;
use super::rooms::floor;
use super::{in_water, palette, water};
use crate::features::Direction::{East, North, South, West};
use crate::structures::piece::Canvas;

/// Water in the doors of the west and the east half, from height `y`.
fn doors_x(canvas: &mut Canvas<'_, '_>, [west, east]: [&Link; 2], y: i32) {
    for (link, side, [x0, x1], [z0, z1]) in [
        (west, South, [3, 4], [0, 0]),
        (west, North, [3, 4], [7, 7]),
        (west, West, [0, 0], [3, 4]),
        (east, South, [11, 12], [0, 0]),
        (east, North, [11, 12], [7, 7]),
        (east, East, [15, 15], [3, 4]),
    ] {
        if link.is_open(side) {
            water(canvas, &[[x0, y, z0, x1, y + 1, z1]]);
        }
    }
}

/// Water in the doors of the south and the north half.
fn doors_z(canvas: &mut Canvas<'_, '_>, [south, north]: [&Link; 2]) {
    for (link, side, [x0, x1], [z0, z1]) in [
        (south, South, [3, 4], [0, 0]),
        (south, East, [7, 7], [3, 4]),
        (south, West, [0, 0], [3, 4]),
        (north, North, [3, 4], [15, 15]),
        (north, West, [0, 0], [11, 12]),
        (north, East, [7, 7], [11, 12]),
    ] {
        if link.is_open(side) {
            water(canvas, &[[x0, 1, z0, x1, 2, z1]]);
        }
    }
}

/// West and east.
pub(super) fn double_x(canvas: &mut Canvas<'_, '_>, [west, east]: &[Link; 2]) {
    let own = palette();
    if west.is_raised {
        floor(canvas, 8, 0, east);
        floor(canvas, 0, 0, west);
    }
    if !west.has_above {
        in_water(canvas, own.rough, &[[1, 4, 1, 7, 4, 6]]);
    }
    if !east.has_above {
        in_water(canvas, own.rough, &[[8, 4, 1, 14, 4, 6]]);
    }
    for (y, m) in [(3, own.bricks), (2, own.rough), (1, own.bricks)] {
        canvas.fill_all(
            m,
            &[[0, y, 0, 0, y, 7], [15, y, 0, 15, y, 7], [1, y, 0, 15, y, 0], [1, y, 7, 14, y, 7]],
        );
    }
    canvas.fill(own.bricks, [5, 1, 0, 10, 1, 4]);
    canvas.fill(own.rough, [6, 2, 0, 9, 2, 3]);
    canvas.fill(own.bricks, [5, 3, 0, 10, 3, 4]);
    canvas.put_all(own.lantern, &[[6, 2, 3], [9, 2, 3]]);
    doors_x(canvas, [west, east], 1);
}

/// West and east, and the two above.
pub(super) fn double_xy(canvas: &mut Canvas<'_, '_>, [west, east, west_above, east_above]: &[Link; 4]) {
    let own = palette();
    if west.is_raised {
        floor(canvas, 8, 0, east);
        floor(canvas, 0, 0, west);
    }
    if !west_above.has_above {
        in_water(canvas, own.rough, &[[1, 8, 1, 7, 8, 6]]);
    }
    if !east_above.has_above {
        in_water(canvas, own.rough, &[[8, 8, 1, 14, 8, 6]]);
    }
    for y in 1..=7 {
        let m = if matches!(y, 2 | 6) { own.rough } else { own.bricks };
        canvas.fill_all(
            m,
            &[[0, y, 0, 0, y, 7], [15, y, 0, 15, y, 7], [1, y, 0, 15, y, 0], [1, y, 7, 14, y, 7]],
        );
    }
    canvas.fill_all(
        own.bricks,
        &[
            [2, 1, 3, 2, 7, 4],
            [3, 1, 2, 4, 7, 2],
            [3, 1, 5, 4, 7, 5],
            [13, 1, 3, 13, 7, 4],
            [11, 1, 2, 12, 7, 2],
            [11, 1, 5, 12, 7, 5],
            [5, 1, 3, 5, 3, 4],
            [10, 1, 3, 10, 3, 4],
            [5, 7, 2, 10, 7, 5],
            [5, 5, 2, 5, 7, 2],
            [10, 5, 2, 10, 7, 2],
            [5, 5, 5, 5, 7, 5],
            [10, 5, 5, 10, 7, 5],
        ],
    );
    canvas.put_all(own.bricks, &[[6, 6, 2], [9, 6, 2], [6, 6, 5], [9, 6, 5]]);
    canvas.fill_all(own.bricks, &[[5, 4, 3, 6, 4, 4], [9, 4, 3, 10, 4, 4]]);
    canvas.put_all(own.lantern, &[[5, 4, 2], [5, 4, 5], [10, 4, 2], [10, 4, 5]]);
    doors_x(canvas, [west, east], 1);
    doors_x(canvas, [west_above, east_above], 5);
}

/// One above the other.
pub(super) fn double_y(canvas: &mut Canvas<'_, '_>, [room, above]: &[Link; 2]) {
    let own = palette();
    if room.is_raised {
        floor(canvas, 0, 0, room);
    }
    if !above.has_above {
        in_water(canvas, own.rough, &[[1, 8, 1, 6, 8, 6]]);
    }
    canvas.fill_all(
        own.bricks,
        &[[0, 4, 0, 0, 4, 7], [7, 4, 0, 7, 4, 7], [1, 4, 0, 6, 4, 0], [1, 4, 7, 6, 4, 7], [2, 4, 1, 2, 4, 2]],
    );
    canvas.put(own.bricks, 1, 4, 2);
    canvas.fill(own.bricks, [5, 4, 1, 5, 4, 2]);
    canvas.put(own.bricks, 6, 4, 2);
    canvas.fill(own.bricks, [2, 4, 5, 2, 4, 6]);
    canvas.put(own.bricks, 1, 4, 5);
    canvas.fill(own.bricks, [5, 4, 5, 5, 4, 6]);
    canvas.put(own.bricks, 6, 4, 5);
    for (link, y) in [(room, 1), (above, 5)] {
        for (side, at) in [(South, 0), (North, 7), (West, 0), (East, 7)] {
            let wall = |from: i32, to: i32, low: i32, high: i32| match side {
                South | North => [from, low, at, to, high, at],
                _ => [at, low, from, at, high, to],
            };
            if link.is_open(side) {
                canvas.fill_all(
                    own.bricks,
                    &[wall(2, 2, y, y + 2), wall(5, 5, y, y + 2), wall(3, 4, y + 2, y + 2)],
                );
            } else {
                canvas.fill(own.bricks, wall(0, 7, y, y + 2));
                canvas.fill(own.rough, wall(0, 7, y + 1, y + 1));
            }
        }
    }
}

/// South and north, and the two above.
pub(super) fn double_yz(canvas: &mut Canvas<'_, '_>, [south, north, south_above, north_above]: &[Link; 4]) {
    let own = palette();
    if south.is_raised {
        floor(canvas, 0, 8, north);
        floor(canvas, 0, 0, south);
    }
    if !south_above.has_above {
        in_water(canvas, own.rough, &[[1, 8, 1, 6, 8, 7]]);
    }
    if !north_above.has_above {
        in_water(canvas, own.rough, &[[1, 8, 8, 6, 8, 14]]);
    }
    for y in 1..=7 {
        let m = if matches!(y, 2 | 6) { own.rough } else { own.bricks };
        canvas.fill_all(
            m,
            &[[0, y, 0, 0, y, 15], [7, y, 0, 7, y, 15], [1, y, 0, 6, y, 0], [1, y, 15, 6, y, 15]],
        );
    }
    for y in 1..=7 {
        let state = if matches!(y, 2 | 6) { own.lantern } else { own.dark };
        canvas.fill(state, [3, y, 7, 4, y, 8]);
    }
    doors_z(canvas, [south, north]);
    if south_above.is_open(South) {
        water(canvas, &[[3, 5, 0, 4, 6, 0]]);
    }
    if south_above.is_open(East) {
        water(canvas, &[[7, 5, 3, 7, 6, 4]]);
        canvas.fill_all(own.bricks, &[[5, 4, 2, 6, 4, 5], [6, 1, 2, 6, 3, 2], [6, 1, 5, 6, 3, 5]]);
    }
    if south_above.is_open(West) {
        water(canvas, &[[0, 5, 3, 0, 6, 4]]);
        canvas.fill_all(own.bricks, &[[1, 4, 2, 2, 4, 5], [1, 1, 2, 1, 3, 2], [1, 1, 5, 1, 3, 5]]);
    }
    if north_above.is_open(North) {
        water(canvas, &[[3, 5, 15, 4, 6, 15]]);
    }
    if north_above.is_open(West) {
        water(canvas, &[[0, 5, 11, 0, 6, 12]]);
        canvas.fill_all(own.bricks, &[[1, 4, 10, 2, 4, 13], [1, 1, 10, 1, 3, 10], [1, 1, 13, 1, 3, 13]]);
    }
    if north_above.is_open(East) {
        water(canvas, &[[7, 5, 11, 7, 6, 12]]);
        canvas.fill_all(own.bricks, &[[5, 4, 10, 6, 4, 13], [6, 1, 10, 6, 3, 10], [6, 1, 13, 6, 3, 13]]);
    }
}

/// South and north.
pub(super) fn double_z(canvas: &mut Canvas<'_, '_>, [south, north]: &[Link; 2]) {
    let own = palette();
    if south.is_raised {
        floor(canvas, 0, 8, north);
        floor(canvas, 0, 0, south);
    }
    if !south.has_above {
        in_water(canvas, own.rough, &[[1, 4, 1, 6, 4, 7]]);
    }
    if !north.has_above {
        in_water(canvas, own.rough, &[[1, 4, 8, 6, 4, 14]]);
    }
    for (y, m) in [(3, own.bricks), (2, own.rough), (1, own.bricks)] {
        canvas.fill_all(
            m,
            &[[0, y, 0, 0, y, 15], [7, y, 0, 7, y, 15], [1, y, 0, 7, y, 0], [1, y, 15, 6, y, 15]],
        );
    }
    canvas.fill_all(
        own.bricks,
        &[
            [1, 1, 1, 1, 1, 2],
            [6, 1, 1, 6, 1, 2],
            [1, 3, 1, 1, 3, 2],
            [6, 3, 1, 6, 3, 2],
            [1, 1, 13, 1, 1, 14],
            [6, 1, 13, 6, 1, 14],
            [1, 3, 13, 1, 3, 14],
            [6, 3, 13, 6, 3, 14],
            [2, 1, 6, 2, 3, 6],
            [5, 1, 6, 5, 3, 6],
            [2, 1, 9, 2, 3, 9],
            [5, 1, 9, 5, 3, 9],
            [3, 2, 6, 4, 2, 6],
            [3, 2, 9, 4, 2, 9],
            [2, 2, 7, 2, 2, 8],
            [5, 2, 7, 5, 2, 8],
        ],
    );
    canvas.put_all(own.lantern, &[[2, 2, 5], [5, 2, 5], [2, 2, 10], [5, 2, 10]]);
    canvas.put_all(own.bricks, &[[2, 3, 5], [5, 3, 5], [2, 3, 10], [5, 3, 10]]);
    doors_z(canvas, [south, north]);
}
