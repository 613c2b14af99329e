use chunk::BlockPos;
use registry::block_states::AIR;

use super::palette::palette;
use super::settle::{Settled, is_above_sea};
use crate::features::{Direction, HeightKind, Level, Parser};
use crate::pack::{Json, PackError};
use crate::random::{DecorationRandom, Legacy, Random};
use crate::structures::piece::{Canvas, Corners};
use crate::structures::{BoundingBox, Kind, Piece, Site, Stub};

/// Blocks along x, y, z when facing north.
const SIZE: [i32; 3] = [12, 10, 15];

palette! {
    cobblestone: "cobblestone",
    mossy: "mossy_cobblestone",
    stairs_north: "cobblestone_stairs[facing=north]",
    stairs_east: "cobblestone_stairs[facing=east]",
    stairs_south: "cobblestone_stairs[facing=south]",
    stairs_west: "cobblestone_stairs[facing=west]",
    hook_north: "tripwire_hook[facing=north,attached=true]",
    hook_east: "tripwire_hook[facing=east,attached=true]",
    hook_south: "tripwire_hook[facing=south,attached=true]",
    hook_west: "tripwire_hook[facing=west,attached=true]",
    tripwire_we: "tripwire[west=true,east=true,attached=true]",
    tripwire_ns: "tripwire[north=true,south=true,attached=true]",
    wire_ns: "redstone_wire[north=side,south=side]",
    wire_we: "redstone_wire[west=side,east=side]",
    wire_nw: "redstone_wire[north=side,west=side]",
    wire_sw: "redstone_wire[south=side,west=side]",
    wire_up: "redstone_wire[north=side,south=up]",
    wire_all: "redstone_wire[north=side,east=side,south=side,west=side]",
    vine_south: "vine[south=true]",
    vine_east: "vine[east=true]",
    chiseled: "chiseled_stone_bricks",
    lever: "lever[face=wall,facing=north]",
    piston_up: "sticky_piston[facing=up]",
    piston_west: "sticky_piston[facing=west]",
    repeater: "repeater[facing=north]",
}

/// A temple of mossy stones with traps.
#[derive(Debug)]
struct JungleTemple;

pub(super) fn parse(_json: Json<'_>, _parser: &mut Parser<'_>) -> Result<Box<dyn Kind>, PackError> {
    Ok(Box::new(JungleTemple))
}

impl Kind for JungleTemple {
    fn find(&self, site: &mut Site<'_>, _random: &mut Legacy) -> Option<Stub<'_>> {
        if !is_above_sea(site, SIZE[0], SIZE[2]) {
            return None;
        }
        let pos = site.top_of_middle(HeightKind::WorldSurfaceWg);
        Some(Stub::new(pos, |site, random| vec![Box::new(Temple::new(Settled::new(site, SIZE, random)))]))
    }
}

#[derive(Debug, Clone)]
struct Temple {
    place: Settled,
    has_chest: bool,
    has_hidden_chest: bool,
    has_dispensers: [bool; 2],
}

impl Temple {
    fn new(place: Settled) -> Self {
        Self { place, has_chest: false, has_hidden_chest: false, has_dispensers: [false; 2] }
    }
}

impl Piece for Temple {
    fn bounding_box(&self) -> BoundingBox {
        self.place.frame.bounding_box
    }

    fn is_unsettled(&self) -> bool {
        !self.place.has_height()
    }

    fn settle(&mut self, level: &mut Level<'_>, _random: &mut DecorationRandom, clip: &BoundingBox) {
        self.place.on_mean_ground(level, clip);
    }

    fn place(
        &mut self,
        level: &mut Level<'_>,
        random: &mut DecorationRandom,
        clip: &BoundingBox,
        _reference: BlockPos,
    ) {
        if !self.place.on_mean_ground(level, clip) {
            return;
        }
        let canvas = &mut Canvas::new(level, random, clip, self.place.frame);
        outside(canvas);
        roof_and_stairs(canvas);
        cellar(canvas);
        self.traps(canvas);
        self.hidden_room(canvas);
    }
}

/// Cobblestone, most of it mossy.
fn moss(canvas: &mut Canvas<'_, '_>, boxes: &[Corners]) {
    let own = palette();
    for &corners in boxes {
        canvas.select(
            corners,
            false,
            |random, _| {
                if random.next_f32() < 0.4 { own.cobblestone } else { own.mossy }
            },
        );
    }
}

fn outside(canvas: &mut Canvas<'_, '_>) {
    moss(
        canvas,
        &[
            [0, -4, 0, 11, 0, 14],
            [2, 1, 2, 9, 2, 2],
            [2, 1, 12, 9, 2, 12],
            [2, 1, 3, 2, 2, 11],
            [9, 1, 3, 9, 2, 11],
            [1, 3, 1, 10, 6, 1],
            [1, 3, 13, 10, 6, 13],
            [1, 3, 2, 1, 6, 12],
            [10, 3, 2, 10, 6, 12],
            [2, 3, 2, 9, 3, 12],
            [2, 6, 2, 9, 6, 12],
            [3, 7, 3, 8, 7, 11],
            [4, 8, 4, 7, 8, 10],
        ],
    );
    canvas.fill_all(
        AIR,
        &[
            [3, 1, 3, 8, 2, 11],
            [4, 3, 6, 7, 3, 9],
            [2, 4, 2, 9, 5, 12],
            [4, 6, 5, 7, 6, 9],
            [5, 7, 6, 6, 7, 8],
            [5, 1, 2, 6, 2, 2],
            [5, 2, 12, 6, 2, 12],
            [5, 5, 1, 6, 5, 1],
            [5, 5, 13, 6, 5, 13],
        ],
    );
    canvas.put_all(AIR, &[[1, 5, 5], [10, 5, 5], [1, 5, 9], [10, 5, 9]]);
    for z in [0, 14] {
        for x in [2, 4, 7, 9] {
            moss(canvas, &[[x, 4, z, x, 5, z]]);
        }
    }
    moss(canvas, &[[5, 6, 0, 6, 6, 0]]);
    for x in [0, 11] {
        for z in (2..=12).step_by(2) {
            moss(canvas, &[[x, 4, z, x, 5, z]]);
        }
        moss(canvas, &[[x, 6, 5, x, 6, 5], [x, 6, 9, x, 6, 9]]);
    }
}

fn roof_and_stairs(canvas: &mut Canvas<'_, '_>) {
    let own = palette();
    moss(canvas, &[[2, 7, 2, 2, 9, 2], [9, 7, 2, 9, 9, 2], [2, 7, 12, 2, 9, 12], [9, 7, 12, 9, 9, 12]]);
    moss(canvas, &[[4, 9, 4, 4, 9, 4], [7, 9, 4, 7, 9, 4], [4, 9, 10, 4, 9, 10], [7, 9, 10, 7, 9, 10]]);
    moss(canvas, &[[5, 9, 7, 6, 9, 7]]);
    canvas.put_all(own.stairs_north, &[[5, 9, 6], [6, 9, 6]]);
    canvas.put_all(own.stairs_south, &[[5, 9, 8], [6, 9, 8]]);
    canvas.put_all(
        own.stairs_north,
        &[
            [4, 0, 0],
            [5, 0, 0],
            [6, 0, 0],
            [7, 0, 0],
            [4, 1, 8],
            [4, 2, 9],
            [4, 3, 10],
            [7, 1, 8],
            [7, 2, 9],
            [7, 3, 10],
        ],
    );
    moss(canvas, &[[4, 1, 9, 4, 1, 9], [7, 1, 9, 7, 1, 9]]);
    moss(canvas, &[[4, 1, 10, 7, 2, 10], [5, 4, 5, 6, 4, 5]]);
    canvas.put(own.stairs_east, 4, 4, 5);
    canvas.put(own.stairs_west, 7, 4, 5);
    for step in 0..=3 {
        canvas.put_all(own.stairs_south, &[[5, -step, 6 + step], [6, -step, 6 + step]]);
        canvas.fill(AIR, [5, -step, 7 + step, 6, -step, 9 + step]);
    }
}

fn cellar(canvas: &mut Canvas<'_, '_>) {
    canvas.fill_all(AIR, &[[1, -3, 12, 10, -1, 13], [1, -3, 1, 3, -1, 13], [1, -3, 1, 9, -1, 5]]);
    for z in (1..=13).step_by(2) {
        moss(canvas, &[[1, -3, z, 1, -2, z]]);
    }
    for z in (2..=12).step_by(2) {
        moss(canvas, &[[1, -1, z, 3, -1, z]]);
    }
    moss(canvas, &[[2, -2, 1, 5, -2, 1], [7, -2, 1, 9, -2, 1]]);
    moss(canvas, &[[6, -3, 1, 6, -3, 1], [6, -1, 1, 6, -1, 1]]);
}

impl Temple {
    fn traps(&mut self, canvas: &mut Canvas<'_, '_>) {
        const ARROWS: &str = "chests/jungle_temple_dispenser";
        let own = palette();
        canvas.put(own.hook_east, 1, -3, 8);
        canvas.put(own.hook_west, 4, -3, 8);
        canvas.put_all(own.tripwire_we, &[[2, -3, 8], [3, -3, 8]]);
        for z in (2..=7).rev() {
            canvas.put(own.wire_ns, 5, -3, z);
        }
        canvas.put(own.wire_nw, 5, -3, 1);
        canvas.put(own.wire_we, 4, -3, 1);
        canvas.put(own.mossy, 3, -3, 1);
        let [first, second] = &mut self.has_dispensers;
        if !*first {
            *first = canvas.dispenser(ARROWS, Direction::North, 3, -2, 1);
        }
        canvas.put(own.vine_south, 3, -2, 2);
        canvas.put(own.hook_north, 7, -3, 1);
        canvas.put(own.hook_south, 7, -3, 5);
        canvas.put_all(own.tripwire_ns, &[[7, -3, 2], [7, -3, 3], [7, -3, 4]]);
        canvas.put(own.wire_we, 8, -3, 6);
        canvas.put(own.wire_sw, 9, -3, 6);
        canvas.put(own.wire_up, 9, -3, 5);
        canvas.put(own.mossy, 9, -3, 4);
        canvas.put(own.wire_ns, 9, -2, 4);
        if !*second {
            *second = canvas.dispenser(ARROWS, Direction::West, 9, -2, 3);
        }
        canvas.put_all(own.vine_east, &[[8, -1, 3], [8, -2, 3]]);
        if !self.has_chest {
            self.has_chest = canvas.chest("chests/jungle_temple", 8, -3, 3);
        }
    }

    /// Behind three levers.
    fn hidden_room(&mut self, canvas: &mut Canvas<'_, '_>) {
        let own = palette();
        canvas.put_all(
            own.mossy,
            &[
                [9, -3, 2],
                [8, -3, 1],
                [4, -3, 5],
                [5, -2, 5],
                [5, -1, 5],
                [6, -3, 5],
                [7, -2, 5],
                [7, -1, 5],
                [8, -3, 5],
            ],
        );
        moss(canvas, &[[9, -1, 1, 9, -1, 5]]);
        canvas.fill(AIR, [8, -3, 8, 10, -1, 10]);
        canvas.put_all(own.chiseled, &[[8, -2, 11], [9, -2, 11], [10, -2, 11]]);
        canvas.put_all(own.lever, &[[8, -2, 12], [9, -2, 12], [10, -2, 12]]);
        moss(canvas, &[[8, -3, 8, 8, -3, 10], [10, -3, 8, 10, -3, 10]]);
        canvas.put(own.mossy, 10, -2, 9);
        canvas.put_all(own.wire_ns, &[[8, -2, 9], [8, -2, 10]]);
        canvas.put(own.wire_all, 10, -1, 9);
        canvas.put(own.piston_up, 9, -2, 8);
        canvas.put_all(own.piston_west, &[[10, -2, 8], [10, -1, 8]]);
        canvas.put(own.repeater, 10, -2, 10);
        if !self.has_hidden_chest {
            self.has_hidden_chest = canvas.chest("chests/jungle_temple", 9, -3, 10);
        }
    }
}
