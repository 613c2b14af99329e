//! The monument without its rooms: wings, walls, roofs.

use super::{palette, touches, water};
use crate::structures::piece::Canvas;

pub(super) fn build(canvas: &mut Canvas<'_, '_>) {
    let min_y = canvas.frame.bounding_box.min[1];
    let top = canvas.level.sea_level().max(64) - min_y;
    water(canvas, &[[0, 0, 0, 58, top, 58]]);
    wing(canvas, false, 0);
    wing(canvas, true, 33);
    arches(canvas);
    entrance_wall(canvas);
    roof(canvas);
    super::storeys::lower(canvas);
    super::storeys::middle(canvas);
    super::storeys::upper(canvas);
    pillars(canvas);
    for i in 0..=4 {
        water(
            canvas,
            &[
                [-1 - i, 2 * i, -1 - i, -1 - i, 23, 58 + i],
                [58 + i, 2 * i, -1 - i, 58 + i, 23, 58 + i],
                [-i, 2 * i, -1 - i, 57 + i, 23, -1 - i],
                [-i, 2 * i, 58 + i, 57 + i, 23, 58 + i],
            ],
        );
    }
}

fn pillars(canvas: &mut Canvas<'_, '_>) {
    let own = palette();
    for x in 0..7 {
        let mut z = 0;
        while z < 7 {
            // The entrance is free.
            if z == 0 && x == 3 {
                z = 6;
            }
            for dx in 0..4 {
                for dz in 0..4 {
                    let (x, z) = (9 * x + dx, 9 * z + dz);
                    canvas.put(own.bricks, x, 0, z);
                    canvas.column_down(own.bricks, x, -1, z);
                }
            }
            z += if x == 0 || x == 6 { 1 } else { 6 };
        }
    }
}

/// One of the two in front, `o` blocks from the side.
fn wing(canvas: &mut Canvas<'_, '_>, is_right: bool, o: i32) {
    let own = palette();
    if !touches(canvas, [o, o + 23], [0, 20]) {
        return;
    }
    canvas.fill(own.rough, [o, 0, 0, o + 24, 0, 20]);
    water(canvas, &[[o, 1, 0, o + 24, 10, 20]]);
    for i in 0..=3 {
        canvas.fill_all(
            own.bricks,
            &[
                [o + i, i + 1, i, o + i, i + 1, 20],
                [o + i + 7, i + 5, i + 7, o + i + 7, i + 5, 20],
                [o + 17 - i, i + 5, i + 7, o + 17 - i, i + 5, 20],
                [o + 24 - i, i + 1, i, o + 24 - i, i + 1, 20],
                [o + i + 1, i + 1, i, o + 23 - i, i + 1, i],
                [o + i + 8, i + 5, i + 7, o + 16 - i, i + 5, i + 7],
            ],
        );
    }
    canvas.fill_all(
        own.rough,
        &[
            [o + 4, 4, 4, o + 6, 4, 20],
            [o + 7, 4, 4, o + 17, 4, 6],
            [o + 18, 4, 4, o + 20, 4, 20],
            [o + 11, 8, 11, o + 13, 8, 20],
        ],
    );
    canvas.put_all(own.bricks, &[[o + 12, 9, 12], [o + 12, 9, 15], [o + 12, 9, 18]]);
    let (outer, inner) = if is_right { (o + 19, o + 5) } else { (o + 5, o + 19) };
    for z in (5..=20).rev().step_by(3) {
        canvas.put(own.bricks, outer, 5, z);
    }
    for z in (7..=19).rev().step_by(3) {
        canvas.put(own.bricks, inner, 5, z);
    }
    for i in 0..4 {
        let x = if is_right { o + 24 - (17 - 3 * i) } else { o + 17 - 3 * i };
        canvas.put(own.bricks, x, 5, 5);
    }
    canvas.put(own.bricks, inner, 5, 5);
    canvas.fill_all(own.rough, &[[o + 11, 1, 12, o + 13, 7, 12], [o + 12, 1, 11, o + 12, 7, 13]]);
}

fn arches(canvas: &mut Canvas<'_, '_>) {
    if !touches(canvas, [22, 35], [5, 17]) {
        return;
    }
    let own = palette();
    water(canvas, &[[25, 0, 0, 32, 8, 20]]);
    for i in 0..4 {
        let z = 5 + 4 * i;
        canvas.fill_all(own.bricks, &[[24, 2, z, 24, 4, z], [22, 4, z, 23, 4, z]]);
        canvas.put_all(own.bricks, &[[25, 5, z], [26, 6, z]]);
        canvas.put(own.lantern, 26, 5, z);
        canvas.fill_all(own.bricks, &[[33, 2, z, 33, 4, z], [34, 4, z, 35, 4, z]]);
        canvas.put_all(own.bricks, &[[32, 5, z], [31, 6, z]]);
        canvas.put(own.lantern, 31, 5, z);
        canvas.fill(own.rough, [27, 6, z, 30, 6, z]);
    }
}

fn entrance_wall(canvas: &mut Canvas<'_, '_>) {
    if !touches(canvas, [15, 42], [20, 21]) {
        return;
    }
    let own = palette();
    canvas.fill(own.rough, [15, 0, 21, 42, 0, 21]);
    water(canvas, &[[26, 1, 21, 31, 3, 21]]);
    canvas.fill_all(
        own.rough,
        &[
            [21, 12, 21, 36, 12, 21],
            [17, 11, 21, 40, 11, 21],
            [16, 10, 21, 41, 10, 21],
            [15, 7, 21, 42, 9, 21],
            [16, 6, 21, 41, 6, 21],
            [17, 5, 21, 40, 5, 21],
            [21, 4, 21, 36, 4, 21],
            [22, 3, 21, 26, 3, 21],
            [31, 3, 21, 35, 3, 21],
            [23, 2, 21, 25, 2, 21],
            [32, 2, 21, 34, 2, 21],
        ],
    );
    canvas.fill(own.bricks, [28, 4, 20, 29, 4, 21]);
    canvas
        .put_all(own.bricks, &[[27, 3, 21], [30, 3, 21], [26, 2, 21], [31, 2, 21], [25, 1, 21], [32, 1, 21]]);
    for i in 0..=6 {
        canvas.put_all(own.dark, &[[28 - i, 6 + i, 21], [29 + i, 6 + i, 21]]);
    }
    for i in 0..=3 {
        canvas.put_all(own.dark, &[[28 - i, 9 + i, 21], [29 + i, 9 + i, 21]]);
    }
    canvas.put_all(own.dark, &[[28, 12, 21], [29, 12, 21]]);
    for i in 0..=2 {
        canvas.put_all(
            own.dark,
            &[[22 - 2 * i, 8, 21], [22 - 2 * i, 9, 21], [35 + 2 * i, 8, 21], [35 + 2 * i, 9, 21]],
        );
    }
    water(
        canvas,
        &[
            [15, 13, 21, 42, 15, 21],
            [15, 1, 21, 15, 6, 21],
            [16, 1, 21, 16, 5, 21],
            [17, 1, 21, 20, 4, 21],
            [21, 1, 21, 21, 3, 21],
            [22, 1, 21, 22, 2, 21],
            [23, 1, 21, 24, 1, 21],
            [42, 1, 21, 42, 6, 21],
            [41, 1, 21, 41, 5, 21],
            [37, 1, 21, 40, 4, 21],
            [36, 1, 21, 36, 3, 21],
            [33, 1, 21, 34, 1, 21],
            [35, 1, 21, 35, 2, 21],
        ],
    );
}

fn roof(canvas: &mut Canvas<'_, '_>) {
    if !touches(canvas, [21, 36], [21, 36]) {
        return;
    }
    let own = palette();
    canvas.fill(own.rough, [21, 0, 22, 36, 0, 36]);
    water(canvas, &[[21, 1, 22, 36, 23, 36]]);
    for i in 0..=3 {
        canvas.fill_all(
            own.bricks,
            &[
                [21 + i, 13 + i, 21 + i, 36 - i, 13 + i, 21 + i],
                [21 + i, 13 + i, 36 - i, 36 - i, 13 + i, 36 - i],
                [21 + i, 13 + i, 22 + i, 21 + i, 13 + i, 35 - i],
                [36 - i, 13 + i, 22 + i, 36 - i, 13 + i, 35 - i],
            ],
        );
    }
    canvas.fill(own.rough, [25, 16, 25, 32, 16, 32]);
    canvas.fill_all(
        own.bricks,
        &[
            [25, 17, 25, 25, 19, 25],
            [32, 17, 25, 32, 19, 25],
            [25, 17, 32, 25, 19, 32],
            [32, 17, 32, 32, 19, 32],
        ],
    );
    canvas.put_all(own.bricks, &[[26, 20, 26], [27, 21, 27]]);
    canvas.put(own.lantern, 27, 20, 27);
    canvas.put_all(own.bricks, &[[26, 20, 31], [27, 21, 30]]);
    canvas.put(own.lantern, 27, 20, 30);
    canvas.put_all(own.bricks, &[[31, 20, 31], [30, 21, 30]]);
    canvas.put(own.lantern, 30, 20, 30);
    canvas.put_all(own.bricks, &[[31, 20, 26], [30, 21, 27]]);
    canvas.put(own.lantern, 30, 20, 27);
    canvas.fill_all(
        own.rough,
        &[
            [28, 21, 27, 29, 21, 27],
            [27, 21, 28, 27, 21, 29],
            [28, 21, 30, 29, 21, 30],
            [30, 21, 28, 30, 21, 29],
        ],
    );
}
