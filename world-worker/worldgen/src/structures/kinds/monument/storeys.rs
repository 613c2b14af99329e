//! The three storeys behind the entrance, seen from outside.

use super::{palette, touches, water};
use crate::structures::piece::Canvas;

pub(super) fn lower(canvas: &mut Canvas<'_, '_>) {
    let own = palette();
    if touches(canvas, [0, 6], [21, 58]) {
        canvas.fill(own.rough, [0, 0, 21, 6, 0, 57]);
        water(canvas, &[[0, 1, 21, 6, 7, 57]]);
        canvas.fill(own.rough, [4, 4, 21, 6, 4, 53]);
        for i in 0..4 {
            canvas.fill(own.bricks, [i, i + 1, 21, i, i + 1, 57 - i]);
        }
        for z in (23..=50).step_by(3) {
            canvas.put(own.bricks, 5, 5, z);
        }
        canvas.put(own.bricks, 5, 5, 52);
        canvas.fill_all(own.rough, &[[4, 1, 52, 6, 3, 52], [5, 1, 51, 5, 3, 53]]);
    }
    if touches(canvas, [51, 58], [21, 58]) {
        canvas.fill(own.rough, [51, 0, 21, 57, 0, 57]);
        water(canvas, &[[51, 1, 21, 57, 7, 57]]);
        canvas.fill(own.rough, [51, 4, 21, 53, 4, 53]);
        for i in 0..4 {
            canvas.fill(own.bricks, [57 - i, i + 1, 21, 57 - i, i + 1, 57 - i]);
        }
        for z in (23..=50).step_by(3) {
            canvas.put(own.bricks, 52, 5, z);
        }
        canvas.put(own.bricks, 52, 5, 52);
        canvas.fill_all(own.rough, &[[51, 1, 52, 53, 3, 52], [52, 1, 51, 52, 3, 53]]);
    }
    if touches(canvas, [0, 57], [51, 57]) {
        canvas.fill(own.rough, [7, 0, 51, 50, 0, 57]);
        water(canvas, &[[7, 1, 51, 50, 10, 57]]);
        for i in 0..4 {
            canvas.fill(own.bricks, [i + 1, i + 1, 57 - i, 56 - i, i + 1, 57 - i]);
        }
    }
}

pub(super) fn middle(canvas: &mut Canvas<'_, '_>) {
    let own = palette();
    if touches(canvas, [7, 13], [21, 50]) {
        canvas.fill(own.rough, [7, 0, 21, 13, 0, 50]);
        water(canvas, &[[7, 1, 21, 13, 10, 50]]);
        canvas.fill(own.rough, [11, 8, 21, 13, 8, 53]);
        for i in 0..4 {
            canvas.fill(own.bricks, [i + 7, i + 5, 21, i + 7, i + 5, 54]);
        }
        for z in (21..=45).step_by(3) {
            canvas.put(own.bricks, 12, 9, z);
        }
    }
    if touches(canvas, [44, 50], [21, 54]) {
        canvas.fill(own.rough, [44, 0, 21, 50, 0, 50]);
        water(canvas, &[[44, 1, 21, 50, 10, 50]]);
        canvas.fill(own.rough, [44, 8, 21, 46, 8, 53]);
        for i in 0..4 {
            canvas.fill(own.bricks, [50 - i, i + 5, 21, 50 - i, i + 5, 54]);
        }
        for z in (21..=45).step_by(3) {
            canvas.put(own.bricks, 45, 9, z);
        }
    }
    if touches(canvas, [8, 49], [44, 54]) {
        canvas.fill(own.rough, [14, 0, 44, 43, 0, 50]);
        water(canvas, &[[14, 1, 44, 43, 10, 50]]);
        for x in (12..=45).step_by(3) {
            canvas.put_all(own.bricks, &[[x, 9, 45], [x, 9, 52]]);
            if matches!(x, 12 | 18 | 24 | 33 | 39 | 45) {
                canvas.put_all(
                    own.bricks,
                    &[
                        [x, 9, 47],
                        [x, 9, 50],
                        [x, 10, 45],
                        [x, 10, 46],
                        [x, 10, 51],
                        [x, 10, 52],
                        [x, 11, 47],
                        [x, 11, 50],
                        [x, 12, 48],
                        [x, 12, 49],
                    ],
                );
            }
        }
        for i in 0..3 {
            canvas.fill(own.rough, [8 + i, 5 + i, 54, 49 - i, 5 + i, 54]);
        }
        canvas.fill(own.bricks, [11, 8, 54, 46, 8, 54]);
        canvas.fill(own.rough, [14, 8, 44, 43, 8, 53]);
    }
}

pub(super) fn upper(canvas: &mut Canvas<'_, '_>) {
    let own = palette();
    if touches(canvas, [14, 20], [21, 43]) {
        canvas.fill(own.rough, [14, 0, 21, 20, 0, 43]);
        water(canvas, &[[14, 1, 22, 20, 14, 43]]);
        canvas.fill(own.rough, [18, 12, 22, 20, 12, 39]);
        canvas.fill(own.bricks, [18, 12, 21, 20, 12, 21]);
        for i in 0..4 {
            canvas.fill(own.bricks, [i + 14, i + 9, 21, i + 14, i + 9, 43 - i]);
        }
        for z in (23..=38).step_by(3) {
            canvas.put(own.bricks, 19, 13, z);
        }
    }
    if touches(canvas, [37, 43], [21, 43]) {
        canvas.fill(own.rough, [37, 0, 21, 43, 0, 43]);
        water(canvas, &[[37, 1, 22, 43, 14, 43]]);
        canvas.fill(own.rough, [37, 12, 22, 39, 12, 39]);
        canvas.fill(own.bricks, [37, 12, 21, 39, 12, 21]);
        for i in 0..4 {
            canvas.fill(own.bricks, [43 - i, i + 9, 21, 43 - i, i + 9, 43 - i]);
        }
        for z in (23..=38).step_by(3) {
            canvas.put(own.bricks, 38, 13, z);
        }
    }
    if touches(canvas, [15, 42], [37, 43]) {
        canvas.fill(own.rough, [21, 0, 37, 36, 0, 43]);
        water(canvas, &[[21, 1, 37, 36, 14, 43]]);
        canvas.fill(own.rough, [21, 12, 37, 36, 12, 39]);
        for i in 0..4 {
            canvas.fill(own.bricks, [15 + i, i + 9, 43 - i, 42 - i, i + 9, 43 - i]);
        }
        for x in (21..=36).step_by(3) {
            canvas.put(own.bricks, x, 13, 38);
        }
    }
}
