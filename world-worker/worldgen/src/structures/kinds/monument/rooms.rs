//! Single rooms, the entry and the core.

use super::layout::Link;
use super::{in_water, palette, water};
use crate::features::Direction::{Down, East, North, South, Up, West};
use crate::random::Random;
use crate::structures::piece::Canvas;

/// The floor of a room of an upper storey, with a hole if it is open downwards.
pub(super) fn floor(canvas: &mut Canvas<'_, '_>, x: i32, z: i32, link: &Link) {
    let own = palette();
    if link.is_open(Down) {
        canvas.fill_all(
            own.rough,
            &[
                [x, 0, z, x + 2, 0, z + 7],
                [x + 5, 0, z, x + 7, 0, z + 7],
                [x + 3, 0, z, x + 4, 0, z + 2],
                [x + 3, 0, z + 5, x + 4, 0, z + 7],
            ],
        );
        canvas.fill_all(
            own.bricks,
            &[
                [x + 3, 0, z + 2, x + 4, 0, z + 2],
                [x + 3, 0, z + 5, x + 4, 0, z + 5],
                [x + 2, 0, z + 3, x + 2, 0, z + 4],
                [x + 5, 0, z + 3, x + 5, 0, z + 4],
            ],
        );
    } else {
        canvas.fill(own.rough, [x, 0, z, x + 7, 0, z + 7]);
    }
}

pub(super) fn entry(canvas: &mut Canvas<'_, '_>, link: &Link) {
    let own = palette();
    canvas.fill_all(
        own.bricks,
        &[
            [0, 3, 0, 2, 3, 7],
            [5, 3, 0, 7, 3, 7],
            [0, 2, 0, 1, 2, 7],
            [6, 2, 0, 7, 2, 7],
            [0, 1, 0, 0, 1, 7],
            [7, 1, 0, 7, 1, 7],
            [0, 1, 7, 7, 3, 7],
            [1, 1, 0, 2, 3, 0],
            [5, 1, 0, 6, 3, 0],
        ],
    );
    for (side, corners) in
        [(North, [3, 1, 7, 4, 2, 7]), (West, [0, 1, 3, 1, 2, 4]), (East, [6, 1, 3, 7, 2, 4])]
    {
        if link.is_open(side) {
            water(canvas, &[corners]);
        }
    }
}

pub(super) fn core(canvas: &mut Canvas<'_, '_>) {
    let own = palette();
    in_water(canvas, own.rough, &[[1, 8, 0, 14, 8, 14]]);
    canvas.fill_all(
        own.bricks,
        &[[0, 7, 0, 0, 7, 15], [15, 7, 0, 15, 7, 15], [1, 7, 0, 15, 7, 0], [1, 7, 15, 14, 7, 15]],
    );
    for y in 1..=6 {
        let m = if matches!(y, 2 | 6) { own.rough } else { own.bricks };
        for x in [0, 15] {
            canvas.fill_all(m, &[[x, y, 0, x, y, 1], [x, y, 6, x, y, 9], [x, y, 14, x, y, 15]]);
        }
        canvas.fill_all(
            m,
            &[[1, y, 0, 1, y, 0], [6, y, 0, 9, y, 0], [14, y, 0, 14, y, 0], [1, y, 15, 14, y, 15]],
        );
    }
    canvas.fill(own.dark, [6, 3, 6, 9, 6, 9]);
    canvas.fill(own.gold, [7, 4, 7, 8, 5, 8]);
    for y in [3, 6] {
        for x in [6, 9] {
            canvas.put_all(own.lantern, &[[x, y, 6], [x, y, 9]]);
        }
    }
    canvas.fill_all(
        own.bricks,
        &[
            [5, 1, 6, 5, 2, 6],
            [5, 1, 9, 5, 2, 9],
            [10, 1, 6, 10, 2, 6],
            [10, 1, 9, 10, 2, 9],
            [6, 1, 5, 6, 2, 5],
            [9, 1, 5, 9, 2, 5],
            [6, 1, 10, 6, 2, 10],
            [9, 1, 10, 9, 2, 10],
            [5, 2, 5, 5, 6, 5],
            [5, 2, 10, 5, 6, 10],
            [10, 2, 5, 10, 6, 5],
            [10, 2, 10, 10, 6, 10],
            [5, 7, 1, 5, 7, 6],
            [10, 7, 1, 10, 7, 6],
            [5, 7, 9, 5, 7, 14],
            [10, 7, 9, 10, 7, 14],
            [1, 7, 5, 6, 7, 5],
            [1, 7, 10, 6, 7, 10],
            [9, 7, 5, 14, 7, 5],
            [9, 7, 10, 14, 7, 10],
            [2, 1, 2, 2, 1, 3],
        ],
    );
    canvas.put(own.bricks, 3, 1, 2);
    canvas.fill(own.bricks, [13, 1, 2, 13, 1, 3]);
    canvas.put(own.bricks, 12, 1, 2);
    canvas.fill(own.bricks, [2, 1, 12, 2, 1, 13]);
    canvas.put(own.bricks, 3, 1, 13);
    canvas.fill(own.bricks, [13, 1, 12, 13, 1, 13]);
    canvas.put(own.bricks, 12, 1, 13);
}

pub(super) fn simple(canvas: &mut Canvas<'_, '_>, link: &Link, design: i32) {
    let own = palette();
    if link.is_raised {
        floor(canvas, 0, 0, link);
    }
    if !link.has_above {
        in_water(canvas, own.rough, &[[1, 4, 1, 6, 4, 6]]);
    }
    let openings = link.open.iter().filter(|&&is_open| is_open).count();
    let has_pillar =
        design != 0 && canvas.random.next_bool() && !link.is_open(Down) && !link.is_open(Up) && openings > 1;
    match design {
        0 => cells(canvas, link),
        1 => posts(canvas, link),
        _ => ring(canvas, link),
    }
    if has_pillar {
        canvas.fill(own.bricks, [3, 1, 3, 4, 1, 4]);
        canvas.fill(own.rough, [3, 2, 3, 4, 2, 4]);
        canvas.fill(own.bricks, [3, 3, 3, 4, 3, 4]);
    }
}

/// With lanterns in the corners.
fn cells(canvas: &mut Canvas<'_, '_>, link: &Link) {
    let own = palette();
    for (x, z) in [(0, 0), (5, 0), (0, 5), (5, 5)] {
        canvas.fill_all(own.bricks, &[[x, 1, z, x + 2, 1, z + 2], [x, 3, z, x + 2, 3, z + 2]]);
        // The outer walls, and the lantern in the corner of the room.
        let (wall_x, lantern_x) = if x == 0 { (0, 1) } else { (7, 6) };
        let (wall_z, lantern_z) = if z == 0 { (0, 1) } else { (7, 6) };
        let near_x = if x == 0 { 1 } else { 5 };
        canvas.fill(own.rough, [wall_x, 2, z, wall_x, 2, z + 2]);
        canvas.fill(own.rough, [near_x, 2, wall_z, near_x + 1, 2, wall_z]);
        canvas.put(own.lantern, lantern_x, 2, lantern_z);
    }
    if link.is_open(South) {
        canvas.fill(own.bricks, [3, 3, 0, 4, 3, 0]);
    } else {
        canvas.fill(own.bricks, [3, 3, 0, 4, 3, 1]);
        canvas.fill(own.rough, [3, 2, 0, 4, 2, 0]);
        canvas.fill(own.bricks, [3, 1, 0, 4, 1, 1]);
    }
    if link.is_open(North) {
        canvas.fill(own.bricks, [3, 3, 7, 4, 3, 7]);
    } else {
        canvas.fill(own.bricks, [3, 3, 6, 4, 3, 7]);
        canvas.fill(own.rough, [3, 2, 7, 4, 2, 7]);
        canvas.fill(own.bricks, [3, 1, 6, 4, 1, 7]);
    }
    if link.is_open(West) {
        canvas.fill(own.bricks, [0, 3, 3, 0, 3, 4]);
    } else {
        canvas.fill(own.bricks, [0, 3, 3, 1, 3, 4]);
        canvas.fill(own.rough, [0, 2, 3, 0, 2, 4]);
        canvas.fill(own.bricks, [0, 1, 3, 1, 1, 4]);
    }
    if link.is_open(East) {
        canvas.fill(own.bricks, [7, 3, 3, 7, 3, 4]);
    } else {
        canvas.fill(own.bricks, [6, 3, 3, 7, 3, 4]);
        canvas.fill(own.rough, [7, 2, 3, 7, 2, 4]);
        canvas.fill(own.bricks, [6, 1, 3, 7, 1, 4]);
    }
}

/// With four posts.
fn posts(canvas: &mut Canvas<'_, '_>, link: &Link) {
    let own = palette();
    for (x, z) in [(2, 2), (2, 5), (5, 5), (5, 2)] {
        canvas.fill(own.bricks, [x, 1, z, x, 3, z]);
    }
    for (x, z) in [(2, 2), (2, 5), (5, 5), (5, 2)] {
        canvas.put(own.lantern, x, 2, z);
    }
    canvas.fill_all(
        own.bricks,
        &[
            [0, 1, 0, 1, 3, 0],
            [0, 1, 1, 0, 3, 1],
            [0, 1, 7, 1, 3, 7],
            [0, 1, 6, 0, 3, 6],
            [6, 1, 7, 7, 3, 7],
            [7, 1, 6, 7, 3, 6],
            [6, 1, 0, 7, 3, 0],
            [7, 1, 1, 7, 3, 1],
        ],
    );
    canvas.put_all(
        own.rough,
        &[[1, 2, 0], [0, 2, 1], [1, 2, 7], [0, 2, 6], [6, 2, 7], [7, 2, 6], [6, 2, 0], [7, 2, 1]],
    );
    for (side, at) in [(South, 0), (North, 7), (West, 0), (East, 7)] {
        if !link.is_open(side) {
            for (y, state) in [(3, own.bricks), (2, own.rough), (1, own.bricks)] {
                canvas.fill(
                    state,
                    match side {
                        South | North => [1, y, at, 6, y, at],
                        _ => [at, y, 1, at, y, 6],
                    },
                );
            }
        }
    }
}

/// With plain walls.
fn ring(canvas: &mut Canvas<'_, '_>, link: &Link) {
    let own = palette();
    for (y, m) in [(1, own.bricks), (2, own.dark), (3, own.bricks)] {
        canvas.fill_all(m, &[[0, y, 0, 0, y, 7], [7, y, 0, 7, y, 7], [1, y, 0, 6, y, 0], [1, y, 7, 6, y, 7]]);
    }
    canvas.fill_all(
        own.dark,
        &[[0, 1, 3, 0, 2, 4], [7, 1, 3, 7, 2, 4], [3, 1, 0, 4, 2, 0], [3, 1, 7, 4, 2, 7]],
    );
    for (side, corners) in [
        (South, [3, 1, 0, 4, 2, 0]),
        (North, [3, 1, 7, 4, 2, 7]),
        (West, [0, 1, 3, 0, 2, 4]),
        (East, [7, 1, 3, 7, 2, 4]),
    ] {
        if link.is_open(side) {
            water(canvas, &[corners]);
        }
    }
}

/// With sponges under the roof.
pub(super) fn simple_top(canvas: &mut Canvas<'_, '_>, link: &Link) {
    let own = palette();
    if link.is_raised {
        floor(canvas, 0, 0, link);
    }
    if !link.has_above {
        in_water(canvas, own.rough, &[[1, 4, 1, 6, 4, 6]]);
    }
    for x in 1..=6 {
        for z in 1..=6 {
            if canvas.random.next_bounded(3) != 0 {
                let y = if canvas.random.next_bounded(4) == 0 { 2 } else { 3 };
                canvas.fill(own.sponge, [x, y, z, x, 3, z]);
            }
        }
    }
    ring(canvas, link);
}
