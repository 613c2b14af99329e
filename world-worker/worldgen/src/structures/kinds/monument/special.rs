//! The wings and the penthouse, where elder guardians are.

use super::{palette, water};
use crate::features::EntityData;
use crate::structures::piece::Canvas;

pub(super) fn wing(canvas: &mut Canvas<'_, '_>, design: i32) {
    if design == 0 { hall(canvas) } else { terrace(canvas) }
}

fn hall(canvas: &mut Canvas<'_, '_>) {
    let own = palette();
    for i in 0..4 {
        canvas.fill(own.bricks, [10 - i, 3 - i, 20 - i, 12 + i, 3 - i, 20]);
    }
    canvas.fill_all(
        own.bricks,
        &[
            [7, 0, 6, 15, 0, 16],
            [6, 0, 6, 6, 3, 20],
            [16, 0, 6, 16, 3, 20],
            [7, 1, 7, 7, 1, 20],
            [15, 1, 7, 15, 1, 20],
            [7, 1, 6, 9, 3, 6],
            [13, 1, 6, 15, 3, 6],
            [8, 1, 7, 9, 1, 7],
            [13, 1, 7, 14, 1, 7],
            [9, 0, 5, 13, 0, 5],
        ],
    );
    canvas.fill_all(own.dark, &[[10, 0, 7, 12, 0, 7], [8, 0, 10, 8, 0, 12], [14, 0, 10, 14, 0, 12]]);
    for z in (9..=18).rev().step_by(3) {
        canvas.put_all(own.lantern, &[[6, 3, z], [16, 3, z]]);
    }
    canvas.put_all(own.lantern, &[[10, 0, 10], [12, 0, 10], [10, 0, 12], [12, 0, 12], [8, 3, 6], [14, 3, 6]]);
    for (x, z) in [(4, 4), (18, 4), (4, 18), (18, 18)] {
        canvas.put(own.bricks, x, 2, z);
        canvas.put(own.lantern, x, 1, z);
        canvas.put(own.bricks, x, 0, z);
    }
    canvas.put_all(own.bricks, &[[9, 7, 20], [13, 7, 20]]);
    canvas.fill_all(own.bricks, &[[6, 0, 21, 7, 4, 21], [15, 0, 21, 16, 4, 21]]);
    elder(canvas, 11, 2, 16);
}

fn terrace(canvas: &mut Canvas<'_, '_>) {
    let own = palette();
    canvas.fill_all(own.bricks, &[[9, 3, 18, 13, 3, 20], [9, 0, 18, 9, 2, 18], [13, 0, 18, 13, 2, 18]]);
    for x in [9, 13] {
        canvas.put(own.bricks, x, 6, 20);
        canvas.put(own.lantern, x, 5, 20);
        canvas.put(own.bricks, x, 4, 20);
    }
    canvas.fill(own.bricks, [7, 3, 7, 15, 3, 14]);
    for x in [10, 12] {
        canvas.fill_all(own.bricks, &[[x, 0, 10, x, 6, 10], [x, 0, 12, x, 6, 12]]);
        canvas.put_all(own.lantern, &[[x, 0, 10], [x, 0, 12], [x, 4, 10], [x, 4, 12]]);
    }
    for x in [8, 14] {
        canvas.fill_all(own.bricks, &[[x, 0, 7, x, 2, 7], [x, 0, 14, x, 2, 14]]);
    }
    canvas.fill_all(own.dark, &[[8, 3, 8, 8, 3, 13], [14, 3, 8, 14, 3, 13]]);
    elder(canvas, 11, 5, 13);
}

pub(super) fn penthouse(canvas: &mut Canvas<'_, '_>) {
    let own = palette();
    canvas.fill(own.bricks, [2, -1, 2, 11, -1, 11]);
    canvas.fill_all(
        own.rough,
        &[[0, -1, 0, 1, -1, 11], [12, -1, 0, 13, -1, 11], [2, -1, 0, 11, -1, 1], [2, -1, 12, 11, -1, 13]],
    );
    canvas.fill_all(
        own.bricks,
        &[[0, 0, 0, 0, 0, 13], [13, 0, 0, 13, 0, 13], [1, 0, 0, 12, 0, 0], [1, 0, 13, 12, 0, 13]],
    );
    for i in (2..=11).step_by(3) {
        canvas.put_all(own.lantern, &[[0, 0, i], [13, 0, i], [i, 0, 0]]);
    }
    canvas.fill_all(own.bricks, &[[2, 0, 3, 4, 0, 9], [9, 0, 3, 11, 0, 9], [4, 0, 9, 9, 0, 11]]);
    canvas.put_all(own.bricks, &[[5, 0, 8], [8, 0, 8], [10, 0, 10], [3, 0, 10]]);
    canvas.fill_all(own.dark, &[[3, 0, 3, 3, 0, 7], [10, 0, 3, 10, 0, 7], [6, 0, 10, 7, 0, 10]]);
    for x in [3, 10] {
        for z in [2, 5, 8] {
            canvas.fill(own.bricks, [x, 0, z, x, 2, z]);
        }
    }
    canvas.fill_all(own.bricks, &[[5, 0, 10, 5, 2, 10], [8, 0, 10, 8, 2, 10]]);
    canvas.fill(own.dark, [6, -1, 7, 7, -1, 8]);
    water(canvas, &[[6, -1, 3, 7, -1, 4]]);
    elder(canvas, 6, 1, 6);
}

fn elder(canvas: &mut Canvas<'_, '_>, x: i32, y: i32, z: i32) {
    if let Some(pos) = canvas.pos(x, y, z) {
        canvas.level.add_entity(EntityData {
            entity: "minecraft:elder_guardian".into(),
            pos: [f64::from(pos.x) + 0.5, f64::from(pos.y), f64::from(pos.z) + 0.5],
            snbt: "{PersistenceRequired:1b}".into(),
        });
    }
}
