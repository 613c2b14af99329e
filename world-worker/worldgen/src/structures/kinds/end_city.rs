use std::collections::HashMap;
use std::sync::Arc;

use chunk::BlockPos;

use crate::features::{Direction, EntityData, Level, Parser};
use crate::pack::{Json, PackError};
use crate::random::{DecorationRandom, Legacy, Random};
use crate::structures::piece::Rotation;
use crate::structures::template_piece::{
    TemplatePiece, lowest_of_square, set_loot, template, without_air, without_markers,
};
use crate::structures::{BoundingBox, Kind, Piece, Site, Stub};
use crate::templates::{Processor, Template};

/// Names of the templates.
const PARTS: [&str; 19] = [
    "base_floor",
    "base_roof",
    "bridge_end",
    "bridge_gentle_stairs",
    "bridge_piece",
    "bridge_steep_stairs",
    "fat_tower_base",
    "fat_tower_middle",
    "fat_tower_top",
    "second_floor_1",
    "second_floor_2",
    "second_roof",
    "ship",
    "third_floor_1",
    "third_floor_2",
    "third_roof",
    "tower_base",
    "tower_piece",
    "tower_top",
];
/// Deepest nesting of towers and bridges.
const MAX_DEPTH: i32 = 8;
/// Lowest ground of a city.
const MIN_GROUND: i32 = 60;

/// Sides of towers that bridges leave from: how far the bridge is turned, and from where.
const TOWER_BRIDGES: [(Rotation, [i32; 3]); 4] = [
    (Rotation::None, [1, -1, 0]),
    (Rotation::Clockwise90, [6, -1, 1]),
    (Rotation::CounterClockwise90, [0, -1, 5]),
    (Rotation::Clockwise180, [5, -1, 6]),
];
const FAT_TOWER_BRIDGES: [(Rotation, [i32; 3]); 4] = [
    (Rotation::None, [4, -1, 0]),
    (Rotation::Clockwise90, [12, -1, 4]),
    (Rotation::CounterClockwise90, [0, -1, 8]),
    (Rotation::Clockwise180, [8, -1, 12]),
];

/// Towers and bridges in the End.
#[derive(Debug)]
struct EndCity {
    parts: Option<HashMap<&'static str, Arc<Template>>>,
    /// Air included, and air left out.
    processors: [Arc<[Processor]>; 2],
}

pub(super) fn parse(_json: Json<'_>, parser: &mut Parser<'_>) -> Result<Box<dyn Kind>, PackError> {
    let parts = PARTS.into_iter().map(|name| Some((name, template(parser, &format!("end_city/{name}"))?)));
    Ok(Box::new(EndCity { parts: parts.collect(), processors: [without_markers(), without_air()] }))
}

impl Kind for EndCity {
    fn find(&self, site: &mut Site<'_>, random: &mut Legacy) -> Option<Stub<'_>> {
        let parts = self.parts.as_ref()?;
        let rotation = Rotation::random(random);
        let pos = lowest_of_square(site, rotation);
        if pos.y < MIN_GROUND {
            return None;
        }
        Some(Stub::new(pos, move |_, random| {
            let plan = Plan { parts, processors: &self.processors, random, has_ship: false };
            let pieces = plan.build(pos, rotation).into_iter();
            pieces.map(|part| Box::new(CityPiece { piece: part.piece }) as Box<dyn Piece>).collect()
        }))
    }
}

/// A part of a city that is being laid out.
#[derive(Debug, Clone)]
struct Part {
    piece: TemplatePiece,
    bounding_box: BoundingBox,
    /// Parts that were laid out together have the same.
    tag: i32,
}

/// What others are laid out from.
#[derive(Debug, Clone, Copy)]
struct Anchor {
    at: BlockPos,
    rotation: Rotation,
    tag: i32,
}

/// What a city consists of.
#[derive(Debug, Clone, Copy)]
enum Section {
    HouseTower,
    Tower,
    Bridge,
    FatTower,
}

struct Plan<'p> {
    parts: &'p HashMap<&'static str, Arc<Template>>,
    processors: &'p [Arc<[Processor]>; 2],
    random: &'p mut Legacy,
    has_ship: bool,
}

impl Plan<'_> {
    fn build(mut self, pos: BlockPos, rotation: Rotation) -> Vec<Part> {
        let mut list = Vec::new();
        let ground = Anchor { at: pos, rotation, tag: 0 };
        let floor = self.add(&mut list, ground, [0; 3], "base_floor", rotation);
        let second = self.add_without_air(&mut list, floor, [-1, 0, -1], "second_floor_1");
        let third = self.add_without_air(&mut list, second, [-1, 4, -1], "third_floor_1");
        let roof = self.add(&mut list, third, [-1, 8, -1], "third_roof", rotation);
        self.section(Section::Tower, 1, roof, [0; 3], &mut list);
        list
    }

    /// A part that replaces what is in its place.
    fn add(
        &mut self,
        list: &mut Vec<Part>,
        parent: Anchor,
        offset: [i32; 3],
        name: &str,
        rotation: Rotation,
    ) -> Anchor {
        self.add_part(list, parent, offset, name, rotation, &self.processors[0])
    }

    /// A part whose air leaves what is in its place.
    fn add_without_air(
        &mut self,
        list: &mut Vec<Part>,
        parent: Anchor,
        offset: [i32; 3],
        name: &str,
    ) -> Anchor {
        self.add_part(list, parent, offset, name, parent.rotation, &self.processors[1])
    }

    fn add_part(
        &self,
        list: &mut Vec<Part>,
        parent: Anchor,
        offset: [i32; 3],
        name: &str,
        rotation: Rotation,
        processors: &Arc<[Processor]>,
    ) -> Anchor {
        let at = crate::templates::Transform::rotated(parent.rotation).place(parent.at, offset);
        if let Some(template) = self.parts.get(name) {
            let piece = TemplatePiece::new(template, at, rotation, [0; 2], processors);
            let piece = TemplatePiece { has_entities: false, ..piece };
            list.push(Part { bounding_box: piece.bounding_box(), piece, tag: 0 });
        }
        Anchor { at, rotation, tag: 0 }
    }

    /// Marks the newest part as belonging to nothing.
    fn detach(list: &mut [Part]) {
        if let Some(last) = list.last_mut() {
            last.tag = -1;
        }
    }

    /// Lays a section out and adds it, unless it cannot be or would run into others.
    fn section(
        &mut self,
        section: Section,
        depth: i32,
        parent: Anchor,
        offset: [i32; 3],
        list: &mut Vec<Part>,
    ) -> bool {
        if depth > MAX_DEPTH {
            return false;
        }
        let mut new = Vec::new();
        let is_complete = match section {
            Section::HouseTower => self.house_tower(depth, parent, offset, &mut new),
            Section::Tower => self.tower(depth, parent, &mut new),
            Section::Bridge => self.bridge(depth, parent, &mut new),
            Section::FatTower => self.fat_tower(depth, parent, &mut new),
        };
        if !is_complete {
            return false;
        }
        let tag = self.random.next_i32();
        for part in &mut new {
            part.tag = tag;
            let hit = list.iter().find(|other| other.bounding_box.intersects(&part.bounding_box));
            if hit.is_some_and(|hit| hit.tag != parent.tag) {
                return false;
            }
        }
        list.append(&mut new);
        true
    }

    fn house_tower(&mut self, depth: i32, parent: Anchor, offset: [i32; 3], list: &mut Vec<Part>) -> bool {
        let rotation = parent.rotation;
        let floor = self.add(list, parent, offset, "base_floor", rotation);
        let floors = self.random.next_bounded(3);
        if floors == 0 {
            self.add(list, floor, [-1, 4, -1], "base_roof", rotation);
            return true;
        }
        let second = self.add_without_air(list, floor, [-1, 0, -1], "second_floor_2");
        let roof = if floors == 1 {
            self.add_without_air(list, second, [-1, 8, -1], "second_roof")
        } else {
            let third = self.add_without_air(list, second, [-1, 4, -1], "third_floor_2");
            self.add(list, third, [-1, 8, -1], "third_roof", rotation)
        };
        self.section(Section::Tower, depth + 1, roof, [0; 3], list);
        true
    }

    fn tower(&mut self, depth: i32, parent: Anchor, list: &mut Vec<Part>) -> bool {
        let rotation = parent.rotation;
        let x = 3 + self.random.next_bounded(2);
        let z = 3 + self.random.next_bounded(2);
        let base = self.add(list, parent, [x, -3, z], "tower_base", rotation);
        let mut last = self.add(list, base, [0, 7, 0], "tower_piece", rotation);
        let mut bridges_from = (self.random.next_bounded(3) == 0).then_some(last);
        let height = 1 + self.random.next_bounded(3);
        for at in 0..height {
            last = self.add(list, last, [0, 4, 0], "tower_piece", rotation);
            if at < height - 1 && self.random.next_bool() {
                bridges_from = Some(last);
            }
        }
        match bridges_from {
            Some(from) => self.bridges(depth, from, rotation, &TOWER_BRIDGES, list),
            None if depth != 7 => return self.section(Section::FatTower, depth + 1, last, [0; 3], list),
            None => {}
        }
        self.add(list, last, [-1, 4, -1], "tower_top", rotation);
        true
    }

    fn bridges(
        &mut self,
        depth: i32,
        from: Anchor,
        rotation: Rotation,
        sides: &[(Rotation, [i32; 3]); 4],
        list: &mut Vec<Part>,
    ) {
        for (turn, offset) in sides {
            if self.random.next_bool() {
                let end = self.add(list, from, *offset, "bridge_end", rotation.then(*turn));
                self.section(Section::Bridge, depth + 1, end, [0; 3], list);
            }
        }
    }

    fn bridge(&mut self, depth: i32, parent: Anchor, list: &mut Vec<Part>) -> bool {
        let rotation = parent.rotation;
        let length = self.random.next_bounded(4) + 1;
        let mut last = self.add(list, parent, [0, 0, -4], "bridge_piece", rotation);
        Self::detach(list);
        last.tag = -1;
        let mut up = 0;
        for _ in 0..length {
            if self.random.next_bool() {
                last = self.add(list, last, [0, up, -4], "bridge_piece", rotation);
                up = 0;
            } else {
                last = if self.random.next_bool() {
                    self.add(list, last, [0, up, -4], "bridge_steep_stairs", rotation)
                } else {
                    self.add(list, last, [0, up, -8], "bridge_gentle_stairs", rotation)
                };
                up = 4;
            }
        }
        if !self.has_ship && self.random.next_bounded(10 - depth) == 0 {
            let x = -8 + self.random.next_bounded(8);
            let z = -70 + self.random.next_bounded(10);
            self.add(list, last, [x, up, z], "ship", rotation);
            self.has_ship = true;
        } else if !self.section(Section::HouseTower, depth + 1, last, [-3, up + 1, -11], list) {
            return false;
        }
        self.add(list, last, [4, up, 0], "bridge_end", rotation.then(Rotation::Clockwise180));
        Self::detach(list);
        true
    }

    fn fat_tower(&mut self, depth: i32, parent: Anchor, list: &mut Vec<Part>) -> bool {
        let rotation = parent.rotation;
        let base = self.add(list, parent, [-3, 4, -3], "fat_tower_base", rotation);
        let mut last = self.add(list, base, [0, 4, 0], "fat_tower_middle", rotation);
        for _ in 0..2 {
            if self.random.next_bounded(3) == 0 {
                break;
            }
            last = self.add(list, last, [0, 8, 0], "fat_tower_middle", rotation);
            self.bridges(depth, last, rotation, &FAT_TOWER_BRIDGES, list);
        }
        self.add(list, last, [-2, 8, -2], "fat_tower_top", rotation);
        true
    }
}

#[derive(Debug, Clone)]
struct CityPiece {
    piece: TemplatePiece,
}

impl Piece for CityPiece {
    fn bounding_box(&self) -> BoundingBox {
        self.piece.bounding_box()
    }

    fn place(
        &mut self,
        level: &mut Level<'_>,
        random: &mut DecorationRandom,
        clip: &BoundingBox,
        reference: BlockPos,
    ) {
        for (pos, marker) in self.piece.place(level, random, clip, reference) {
            let below = pos.offset(0, -1, 0);
            if marker.starts_with("Chest") {
                if clip.contains(below) {
                    set_loot(level, random, below, "chests/end_city_treasure");
                }
            } else if marker.starts_with("Sentry") {
                level.add_entity(entity("minecraft:shulker", pos, "{}"));
            } else if marker.starts_with("Elytra") {
                let facing = self.piece.transform.rotation.direction(Direction::South) as i8;
                let snbt =
                    format!("{{\"Facing\":{facing}b,\"Item\":{{\"count\":1,\"id\":\"minecraft:elytra\"}}}}");
                level.add_entity(entity("minecraft:item_frame", pos, &snbt));
            }
        }
    }
}

/// In the middle of the bottom of a block.
fn entity(id: &str, pos: BlockPos, snbt: &str) -> EntityData {
    let pos = [f64::from(pos.x) + 0.5, f64::from(pos.y), f64::from(pos.z) + 0.5];
    EntityData { entity: id.into(), pos, snbt: snbt.into() }
}
