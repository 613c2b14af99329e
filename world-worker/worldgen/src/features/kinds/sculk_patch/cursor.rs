use chunk::BlockPos;

use super::sculk::{Behaviour, Sculk};
use crate::features::kinds::multiface_growth::block::Faces;
use crate::features::kinds::multiface_growth::spread::manhattan;
use crate::features::{Direction, Edition, Level, faces};
use crate::random::{DecorationRandom, shuffle};

/// Most charges at a time.
const MAX_CURSORS: usize = 32;
/// Most that one charge holds.
const MAX_CHARGE: i32 = 1000;

/// Charges that move around.
#[derive(Debug, Default)]
pub(super) struct Cursors(Vec<Cursor>);

/// A charge of sculk at a place.
#[derive(Debug, Clone)]
pub(super) struct Cursor {
    pub(super) pos: BlockPos,
    pub(super) charge: i32,
    /// Updates before it does something again.
    pause: i32,
    /// Updates that it survives on blocks that are no sculk.
    pub(super) decay_delay: i32,
    /// Faces of the vein or the sculk that it was on last.
    pub(super) faces: Option<Faces>,
}

impl Cursors {
    /// Adds a charge, in as many parts as are needed, while there is room.
    pub(super) fn add(&mut self, pos: BlockPos, mut charge: i32) {
        while charge > 0 && self.0.len() < MAX_CURSORS {
            let part = charge.min(MAX_CHARGE);
            self.0.push(Cursor { pos, charge: part, pause: 0, decay_delay: 1, faces: None });
            charge -= part;
        }
    }

    #[cfg(test)]
    pub(super) fn charges(&self) -> impl Iterator<Item = i32> {
        self.0.iter().map(|cursor| cursor.charge)
    }

    /// Lets every charge do something once, and forgets those that are used up.
    pub(super) fn update(
        &mut self,
        level: &mut Level<'_>,
        random: &mut DecorationRandom,
        sculk: &Sculk,
        origin: BlockPos,
        spreads_veins: bool,
    ) {
        self.0.retain_mut(|cursor| {
            cursor.update(level, random, sculk, origin, spreads_veins);
            cursor.charge > 0
        });
    }
}

impl Cursor {
    fn update(
        &mut self,
        level: &mut Level<'_>,
        random: &mut DecorationRandom,
        sculk: &Sculk,
        origin: BlockPos,
        spreads_veins: bool,
    ) {
        if self.pause > 0 {
            self.pause -= 1;
            return;
        }
        let mut state = level.block(self.pos);
        let mut behaviour = sculk.behaviour(state);
        if spreads_veins
            && sculk.spread_vein(level, behaviour, self.pos, state, self.faces)
            && behaviour != Behaviour::Sculk
        {
            state = level.block(self.pos);
            behaviour = sculk.behaviour(state);
        }
        self.charge = sculk.use_charge(level, random, behaviour, self, origin, spreads_veins);
        if self.charge <= 0 {
            sculk.discharge(level, behaviour, state, self.pos);
            return;
        }
        match self.next_pos(level, random, sculk, origin) {
            Some(next) => {
                sculk.discharge(level, behaviour, state, self.pos);
                self.pos = next;
                if sculk.edition == Edition::V26_2 && horizontal_square(next, origin) >= 15 * 15 {
                    self.charge = 0;
                    return;
                }
                state = level.block(next);
            }
            None if sculk.edition >= Edition::V26_3 => {
                sculk.discharge(level, behaviour, state, self.pos);
                self.charge = 0;
                return;
            }
            None => {}
        }
        if sculk.behaviour(state).is_sculk() {
            self.faces = Some(sculk.spreader.block.faces(state));
        }
        self.decay_delay = if behaviour.is_sculk() { 1 } else { (self.decay_delay - 1).max(0) };
        self.pause = 1;
    }

    /// A neighbour with sculk: the first one with a vein that can still turn something to sculk, else the last one.
    fn next_pos(
        &self,
        level: &Level<'_>,
        random: &mut DecorationRandom,
        sculk: &Sculk,
        origin: BlockPos,
    ) -> Option<BlockPos> {
        let mut neighbours = NEIGHBOURS;
        shuffle(&mut neighbours, random);
        let mut next = None;
        for [x, y, z] in neighbours {
            let pos = self.pos.offset(x, y, z);
            let state = level.block(pos);
            if !sculk.behaviour(state).is_sculk()
                || sculk.edition >= Edition::V26_3 && horizontal_square(pos, origin) > 12 * 12
                || !can_move(level, self.pos, pos)
            {
                continue;
            }
            next = Some(pos);
            if sculk.has_substrate(level, state, pos) {
                break;
            }
        }
        next
    }
}

/// Offsets to the blocks around but those at the corners, x first, then y.
const NEIGHBOURS: [[i32; 3]; 18] = {
    let mut neighbours = [[0; 3]; 18];
    let (mut at, mut count) = (0, 0);
    while at < 27 {
        let offset: [i32; 3] = [at % 3 - 1, at / 3 % 3 - 1, at / 9 - 1];
        let distance = offset[0].abs() + offset[1].abs() + offset[2].abs();
        if distance == 1 || distance == 2 {
            neighbours[count] = offset;
            count += 1;
        }
        at += 1;
    }
    neighbours
};

/// Square of the distance along x and z.
fn horizontal_square(a: BlockPos, b: BlockPos) -> i64 {
    let (x, z) = (i64::from(a.x) - i64::from(b.x), i64::from(a.z) - i64::from(b.z));
    x * x + z * z
}

/// Whether one of the two steps to a diagonal neighbour is open.
fn can_move(level: &Level<'_>, from: BlockPos, to: BlockPos) -> bool {
    if manhattan(from, to) == 1 {
        return true;
    }
    let steps = [
        (to.x - from.x, Direction::West, Direction::East),
        (to.y - from.y, Direction::Down, Direction::Up),
        (to.z - from.z, Direction::North, Direction::South),
    ];
    steps.into_iter().filter(|(blocks, ..)| *blocks != 0).any(|(blocks, backward, forward)| {
        let direction = if blocks < 0 { backward } else { forward };
        !faces::is_sturdy(level.block(direction.from(from)), direction.opposite())
    })
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn neighbours_in_order() {
        assert_eq!(NEIGHBOURS[0], [0, -1, -1]);
        assert_eq!(NEIGHBOURS[1], [-1, 0, -1]);
        assert_eq!(NEIGHBOURS[7], [1, -1, 0]);
        assert_eq!(NEIGHBOURS[17], [0, 1, 1]);
    }
}
