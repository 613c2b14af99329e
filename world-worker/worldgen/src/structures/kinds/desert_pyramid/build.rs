//! What is above the cellar.

use registry::block_states::AIR;

use super::palette;
use crate::structures::piece::Canvas;

pub(super) fn build(canvas: &mut Canvas<'_, '_>) {
    slopes(canvas);
    towers_and_gate(canvas);
    halls(canvas);
    ornaments(canvas);
    vault(canvas);
}

fn slopes(canvas: &mut Canvas<'_, '_>) {
    let own = palette();
    canvas.fill(own.sandstone, [0, -4, 0, 20, 0, 20]);
    for step in 1..=9 {
        canvas.fill(own.sandstone, [step, step, step, 20 - step, step, 20 - step]);
        canvas.fill(AIR, [step + 1, step, step + 1, 19 - step, step, 19 - step]);
    }
    canvas.columns_down(own.sandstone, [0, 20], -5, [0, 20]);
}

fn towers_and_gate(canvas: &mut Canvas<'_, '_>) {
    let own = palette();
    let hollow = [own.sandstone, AIR];
    for x in [0, 16] {
        canvas.hollow(hollow, [x, 0, 0, x + 4, 9, 4]);
        canvas.fill(own.sandstone, [x + 1, 10, 1, x + 3, 10, 3]);
        canvas.put(own.stairs_north, x + 2, 10, 0);
        canvas.put(own.stairs_south, x + 2, 10, 4);
        canvas.put(own.stairs_east, x, 10, 2);
        canvas.put(own.stairs_west, x + 4, 10, 2);
    }
    canvas.hollow(hollow, [8, 0, 0, 12, 4, 4]);
    canvas.fill(AIR, [9, 1, 0, 11, 3, 4]);
    canvas
        .put_all(own.cut, &[[9, 1, 1], [9, 2, 1], [9, 3, 1], [10, 3, 1], [11, 3, 1], [11, 2, 1], [11, 1, 1]]);
    for x in [4, 12] {
        canvas.hollow(hollow, [x, 1, 1, x + 4, 3, 3]);
        canvas.fill(AIR, [x, 1, 2, x + 4, 2, 2]);
    }
}

fn halls(canvas: &mut Canvas<'_, '_>) {
    let own = palette();
    canvas.fill(own.sandstone, [5, 4, 5, 15, 4, 15]);
    canvas.fill(AIR, [9, 4, 9, 11, 4, 11]);
    canvas.fill_all(
        own.cut,
        &[[8, 1, 8, 8, 3, 8], [12, 1, 8, 12, 3, 8], [8, 1, 12, 8, 3, 12], [12, 1, 12, 12, 3, 12]],
    );
    canvas.fill_all(
        own.sandstone,
        &[[1, 1, 5, 4, 4, 11], [16, 1, 5, 19, 4, 11], [6, 7, 9, 6, 7, 11], [14, 7, 9, 14, 7, 11]],
    );
    canvas.fill_all(own.cut, &[[5, 5, 9, 5, 7, 11], [15, 5, 9, 15, 7, 11]]);
    canvas.put_all(AIR, &[[5, 5, 10], [5, 6, 10], [6, 6, 10], [15, 5, 10], [15, 6, 10], [14, 6, 10]]);
    canvas.fill_all(AIR, &[[2, 4, 4, 2, 6, 4], [18, 4, 4, 18, 6, 4]]);
    canvas.put_all(own.stairs_north, &[[2, 4, 5], [2, 3, 4], [18, 4, 5], [18, 3, 4]]);
    canvas.fill_all(own.sandstone, &[[1, 1, 3, 2, 2, 3], [18, 1, 3, 19, 2, 3]]);
    canvas.put_all(own.sandstone, &[[1, 1, 2], [19, 1, 2]]);
    canvas.put_all(own.slab, &[[1, 2, 2], [19, 2, 2]]);
    canvas.put(own.stairs_west, 2, 1, 2);
    canvas.put(own.stairs_east, 18, 1, 2);
    canvas.fill_all(own.sandstone, &[[4, 3, 5, 4, 3, 17], [16, 3, 5, 16, 3, 17]]);
    canvas.fill_all(AIR, &[[3, 1, 5, 4, 2, 16], [15, 1, 5, 16, 2, 16]]);
    for z in (5..=17).step_by(2) {
        for x in [4, 16] {
            canvas.put(own.cut, x, 1, z);
            canvas.put(own.chiseled, x, 2, z);
        }
    }
}

/// The floor, the panels of both sides and of the front.
fn ornaments(canvas: &mut Canvas<'_, '_>) {
    let own = palette();
    canvas.put_all(
        own.orange,
        &[
            [10, 0, 7],
            [10, 0, 8],
            [9, 0, 9],
            [11, 0, 9],
            [8, 0, 10],
            [12, 0, 10],
            [7, 0, 10],
            [13, 0, 10],
            [9, 0, 11],
            [11, 0, 11],
            [10, 0, 12],
            [10, 0, 13],
        ],
    );
    canvas.put(own.blue, 10, 0, 10);
    let rows = [
        [own.cut, own.orange, own.cut],
        [own.cut, own.orange, own.cut],
        [own.orange, own.chiseled, own.orange],
        [own.cut, own.orange, own.cut],
        [own.orange, own.chiseled, own.orange],
        [own.orange, own.orange, own.orange],
        [own.cut, own.cut, own.cut],
    ];
    for x in [0, 20] {
        for (y, row) in (2..).zip(rows) {
            for (z, state) in (1..).zip(row) {
                canvas.put(state, x, y, z);
            }
        }
    }
    for middle in [2, 18] {
        for (y, row) in (2..).zip(rows) {
            for (x, state) in (middle - 1..).zip(row) {
                canvas.put(state, x, y, 0);
            }
        }
    }
    canvas.fill(own.cut, [8, 4, 0, 12, 6, 0]);
    canvas.put_all(AIR, &[[8, 6, 0], [12, 6, 0]]);
    canvas.put(own.orange, 9, 5, 0);
    canvas.put(own.chiseled, 10, 5, 0);
    canvas.put(own.orange, 11, 5, 0);
}

/// Treasure and dynamite.
fn vault(canvas: &mut Canvas<'_, '_>) {
    let own = palette();
    canvas.fill(own.cut, [8, -14, 8, 12, -11, 12]);
    canvas.fill(own.chiseled, [8, -10, 8, 12, -10, 12]);
    canvas.fill(own.cut, [8, -9, 8, 12, -9, 12]);
    canvas.fill(own.sandstone, [8, -8, 8, 12, -1, 12]);
    canvas.fill(AIR, [9, -11, 9, 11, -1, 11]);
    canvas.put(own.plate, 10, -11, 10);
    canvas.hollow([own.tnt, AIR], [9, -13, 9, 11, -13, 11]);
    canvas.put_all(AIR, &[[8, -11, 10], [8, -10, 10]]);
    canvas.put(own.chiseled, 7, -10, 10);
    canvas.put(own.cut, 7, -11, 10);
    canvas.put_all(AIR, &[[12, -11, 10], [12, -10, 10]]);
    canvas.put(own.chiseled, 13, -10, 10);
    canvas.put(own.cut, 13, -11, 10);
    canvas.put_all(AIR, &[[10, -11, 8], [10, -10, 8]]);
    canvas.put(own.chiseled, 10, -10, 7);
    canvas.put(own.cut, 10, -11, 7);
    canvas.put_all(AIR, &[[10, -11, 12], [10, -10, 12]]);
    canvas.put(own.chiseled, 10, -10, 13);
    canvas.put(own.cut, 10, -11, 13);
}
