use registry::blocks::set_property;

use super::Entry;
use super::place::{door, palette, shell, walls};
use crate::random::Random;
use crate::structures::piece::Canvas;

pub(super) fn prison(canvas: &mut Canvas<'_, '_>, entry: Entry) {
    let own = palette();
    shell(canvas, [0, 0, 0, 8, 4, 10]);
    door(canvas, entry, 1, 1, 0);
    canvas.fill(own.air, [1, 1, 10, 3, 3, 10]);
    walls(canvas, &[[4, 1, 1, 4, 3, 1], [4, 1, 3, 4, 3, 3], [4, 1, 7, 4, 3, 7], [4, 1, 9, 4, 3, 9]]);
    for y in 1..=3 {
        canvas.put(own.bars_ns, 4, y, 4);
        canvas.put(own.bars_nse, 4, y, 5);
        canvas.put(own.bars_ns, 4, y, 6);
        canvas.put_all(own.bars_we, &[[5, y, 5], [6, y, 5], [7, y, 5]]);
    }
    canvas.put_all(own.bars_ns, &[[4, 3, 2], [4, 3, 8]]);
    for z in [2, 8] {
        canvas.put(own.iron_door_west, 4, 1, z);
        canvas.put(own.iron_door_west_top, 4, 2, z);
    }
}

pub(super) fn crossing(canvas: &mut Canvas<'_, '_>, entry: Entry, design: i32) {
    let own = palette();
    shell(canvas, [0, 0, 0, 10, 6, 10]);
    door(canvas, entry, 4, 1, 0);
    canvas.fill_all(own.air, &[[4, 1, 10, 6, 3, 10], [0, 1, 4, 0, 3, 6], [10, 1, 4, 10, 3, 6]]);
    match design {
        0 => {
            canvas.fill(own.bricks, [5, 1, 5, 5, 3, 5]);
            canvas.put(own.torch_west, 4, 3, 5);
            canvas.put(own.torch_east, 6, 3, 5);
            canvas.put(own.torch_south, 5, 3, 4);
            canvas.put(own.torch_north, 5, 3, 6);
            for (x, z) in [(4, 4), (4, 5), (4, 6), (6, 4), (6, 5), (6, 6), (5, 4), (5, 6)] {
                canvas.put(own.slab, x, 1, z);
            }
        }
        1 => {
            for at in 3..=7 {
                canvas.put_all(own.bricks, &[[3, 1, at], [7, 1, at], [at, 1, 3], [at, 1, 7]]);
            }
            canvas.fill(own.bricks, [5, 1, 5, 5, 3, 5]);
            canvas.put(own.water, 5, 4, 5);
        }
        2 => store(canvas),
        _ => {}
    }
}

/// A balcony of planks around a pillar, with a chest.
fn store(canvas: &mut Canvas<'_, '_>) {
    let own = palette();
    canvas.fill_all(
        own.cobblestone,
        &[[1, 3, 1, 1, 3, 9], [9, 3, 1, 9, 3, 9], [1, 3, 1, 9, 3, 1], [1, 3, 9, 9, 3, 9]],
    );
    for (x, z) in [(5, 4), (5, 6), (4, 5), (6, 5)] {
        canvas.put_all(own.cobblestone, &[[x, 1, z], [x, 3, z]]);
    }
    for (x, z) in [(4, 4), (6, 4), (4, 6), (6, 6)] {
        canvas.fill(own.cobblestone, [x, 1, z, x, 3, z]);
    }
    canvas.put(own.torch_north, 5, 3, 5);
    for z in 2..=8 {
        canvas.put_all(own.planks, &[[2, 3, z], [3, 3, z]]);
        if z <= 3 || z >= 7 {
            canvas.put_all(own.planks, &[[4, 3, z], [5, 3, z], [6, 3, z]]);
        }
        canvas.put_all(own.planks, &[[7, 3, z], [8, 3, z]]);
    }
    canvas.put_all(own.ladder_west, &[[9, 1, 3], [9, 2, 3], [9, 3, 3]]);
    canvas.chest("chests/stronghold_crossing", 3, 4, 8);
}

/// `ways` are open: left and right below, left and right above.
pub(super) fn five_way(canvas: &mut Canvas<'_, '_>, entry: Entry, ways: [bool; 4]) {
    let own = palette();
    shell(canvas, [0, 0, 0, 9, 8, 10]);
    door(canvas, entry, 4, 3, 0);
    let openings = [[0, 3, 1, 0, 5, 3], [9, 3, 1, 9, 5, 3], [0, 5, 7, 0, 7, 9], [9, 5, 7, 9, 7, 9]];
    for (opening, is_open) in openings.into_iter().zip(ways) {
        if is_open {
            canvas.fill(own.air, opening);
        }
    }
    canvas.fill(own.air, [5, 1, 10, 7, 3, 10]);
    walls(
        canvas,
        &[[1, 2, 1, 8, 2, 6], [4, 1, 5, 4, 4, 9], [8, 1, 5, 8, 4, 9], [1, 4, 7, 3, 4, 9], [1, 3, 5, 3, 3, 6]],
    );
    canvas.fill_all(own.slab, &[[1, 3, 4, 3, 3, 4], [1, 4, 6, 3, 4, 6]]);
    walls(canvas, &[[5, 1, 7, 7, 1, 8]]);
    canvas.fill_all(
        own.slab,
        &[[5, 1, 9, 7, 1, 9], [5, 2, 7, 7, 2, 7], [4, 5, 7, 4, 5, 9], [8, 5, 7, 8, 5, 9]],
    );
    canvas.fill(own.double_slab, [5, 5, 7, 7, 5, 9]);
    canvas.put(own.torch_south, 6, 5, 6);
}

pub(super) fn library(canvas: &mut Canvas<'_, '_>, entry: Entry, is_tall: bool) {
    let own = palette();
    let height = if is_tall { 11 } else { 6 };
    shell(canvas, [0, 0, 0, 13, height - 1, 14]);
    door(canvas, entry, 4, 1, 0);
    canvas.maybe_fill(0.07, [own.cobweb, own.cobweb], [2, 1, 1, 11, 4, 13], false);
    for z in 1..=13 {
        let is_pillar = (z - 1) % 4 == 0;
        let shelf = if is_pillar { own.planks } else { own.bookshelf };
        canvas.fill_all(shelf, &[[1, 1, z, 1, 4, z], [12, 1, z, 12, 4, z]]);
        if is_pillar {
            canvas.put(own.torch_east, 2, 3, z);
            canvas.put(own.torch_west, 11, 3, z);
        }
        if is_tall {
            canvas.fill_all(shelf, &[[1, 6, z, 1, 9, z], [12, 6, z, 12, 9, z]]);
        }
    }
    for z in [3, 5, 7, 9, 11] {
        canvas.fill_all(own.bookshelf, &[[3, 1, z, 4, 3, z], [6, 1, z, 7, 3, z], [9, 1, z, 10, 3, z]]);
    }
    if is_tall {
        balcony(canvas);
        chandelier(canvas);
    }
    canvas.chest("chests/stronghold_library", 3, 3, 5);
    if is_tall {
        canvas.put(own.air, 12, 9, 1);
        canvas.chest("chests/stronghold_library", 12, 8, 1);
    }
}

fn balcony(canvas: &mut Canvas<'_, '_>) {
    let own = palette();
    canvas.fill_all(
        own.planks,
        &[[1, 5, 1, 3, 5, 13], [10, 5, 1, 12, 5, 13], [4, 5, 1, 9, 5, 2], [4, 5, 12, 9, 5, 13]],
    );
    canvas.put_all(own.planks, &[[9, 5, 11], [8, 5, 11], [9, 5, 10]]);
    canvas.fill_all(own.fence_ns, &[[3, 6, 3, 3, 6, 11], [10, 6, 3, 10, 6, 9]]);
    canvas.fill_all(own.fence_we, &[[4, 6, 2, 9, 6, 2], [4, 6, 12, 7, 6, 12]]);
    canvas.put(own.fence_ne, 3, 6, 2);
    canvas.put(own.fence_se, 3, 6, 12);
    canvas.put(own.fence_nw, 10, 6, 2);
    for step in 0..=2 {
        canvas.put(own.fence_sw, 8 + step, 6, 12 - step);
        if step != 2 {
            canvas.put(own.fence_ne, 8 + step, 6, 11 - step);
        }
    }
    canvas.fill(own.ladder_south, [10, 1, 13, 10, 7, 13]);
}

fn chandelier(canvas: &mut Canvas<'_, '_>) {
    let own = palette();
    for y in [9, 8] {
        canvas.put(own.fence_east, 6, y, 7);
        canvas.put(own.fence_west, 7, y, 7);
    }
    canvas.put_all(own.fence_all, &[[6, 7, 7], [7, 7, 7]]);
    canvas.put(own.fence_east, 5, 7, 7);
    canvas.put(own.fence_west, 8, 7, 7);
    canvas.put(own.fence_ne, 6, 7, 6);
    canvas.put(own.fence_se, 6, 7, 8);
    canvas.put(own.fence_nw, 7, 7, 6);
    canvas.put(own.fence_sw, 7, 7, 8);
    canvas.put_all(own.torch, &[[5, 8, 7], [8, 8, 7], [6, 8, 6], [6, 8, 8], [7, 8, 6], [7, 8, 8]]);
}

pub(super) fn portal(canvas: &mut Canvas<'_, '_>, has_spawner: &mut bool) {
    let own = palette();
    walls(canvas, &[[0, 0, 0, 10, 7, 15]]);
    door(canvas, Entry::Grates, 4, 1, 0);
    walls(
        canvas,
        &[
            [1, 6, 1, 1, 6, 14],
            [9, 6, 1, 9, 6, 14],
            [2, 6, 1, 8, 6, 2],
            [2, 6, 14, 8, 6, 14],
            [1, 1, 1, 2, 1, 4],
            [8, 1, 1, 9, 1, 4],
        ],
    );
    canvas.fill_all(own.lava, &[[1, 1, 1, 1, 1, 3], [9, 1, 1, 9, 1, 3]]);
    walls(canvas, &[[3, 1, 8, 7, 1, 12]]);
    canvas.fill(own.lava, [4, 1, 9, 6, 1, 11]);
    for z in (3..14).step_by(2) {
        canvas.fill_all(own.bars_ns, &[[0, 3, z, 0, 4, z], [10, 3, z, 10, 4, z]]);
    }
    for x in (2..9).step_by(2) {
        canvas.fill(own.bars_we, [x, 3, 15, x, 4, 15]);
    }
    walls(canvas, &[[4, 1, 5, 6, 1, 7], [4, 2, 6, 6, 2, 7], [4, 3, 7, 6, 3, 7]]);
    for x in 4..=6 {
        canvas.put_all(own.brick_stairs, &[[x, 1, 4], [x, 2, 5], [x, 3, 6]]);
    }
    let eyes: [bool; 12] = std::array::from_fn(|_| canvas.random.next_f32() > 0.9);
    let places = [
        (own.frame_north, [[4, 3, 8], [5, 3, 8], [6, 3, 8]]),
        (own.frame_south, [[4, 3, 12], [5, 3, 12], [6, 3, 12]]),
        (own.frame_east, [[3, 3, 9], [3, 3, 10], [3, 3, 11]]),
        (own.frame_west, [[7, 3, 9], [7, 3, 10], [7, 3, 11]]),
    ];
    for ((frame, places), eyes) in places.into_iter().zip(eyes.chunks(3)) {
        for ([x, y, z], &has_eye) in places.into_iter().zip(eyes) {
            let state = if has_eye { set_property(frame, "eye", "true").unwrap_or(frame) } else { frame };
            canvas.put(state, x, y, z);
        }
    }
    if eyes.iter().all(|&has_eye| has_eye) {
        canvas.fill(own.portal, [4, 3, 9, 6, 3, 11]);
    }
    if !*has_spawner && canvas.pos(5, 3, 6).is_some() {
        *has_spawner = true;
        canvas.spawner("silverfish", 5, 3, 6);
    }
}
