use std::collections::{BTreeMap, HashMap, VecDeque};
use std::sync::Arc;

use chunk::BlockPos;

use super::element::Joint;
use super::{Element, JigsawPiece, Pools};
use crate::features::HeightKind;
use crate::random::{Legacy, shuffle};
use crate::structures::piece::Rotation;
use crate::structures::{BoundingBox, Ground};

/// Highest candidate that is lifted so far that what attaches inside of it fits, in blocks.
const MAX_EXPANDED: i32 = 16;

/// Joins pieces to a first one until nothing more fits.
pub(super) struct Assembly<'a> {
    pools: &'a Pools,
    /// Names of pools that stand for others.
    aliases: &'a HashMap<String, String>,
    /// Longest way from the first piece, in pieces.
    pub(super) max_depth: i32,
    /// Whether low pieces are made as high as what may attach inside of them.
    pub(super) expands: bool,
    ground: &'a mut dyn Ground,
    random: &'a mut Legacy,
    pieces: Vec<JigsawPiece>,
    spaces: Vec<Space>,
    /// By priority, the highest last.
    waiting: BTreeMap<i32, VecDeque<Waiting>>,
}

/// Room for pieces.
struct Space {
    limit: BoundingBox,
    taken: Vec<BoundingBox>,
}

/// A piece that others may attach to.
struct Waiting {
    piece: usize,
    depth: i32,
    space: usize,
}

/// A piece while others are attached to it.
struct Source {
    number: usize,
    depth: i32,
    bounding_box: BoundingBox,
    ground_delta: i32,
    is_rigid: bool,
    waterlogs: bool,
}

/// A joint of the source, in the world.
struct Target<'e> {
    joint: Joint<'e>,
    pos: BlockPos,
    /// Where what attaches has its joint.
    front: BlockPos,
    space: usize,
    /// First free height of its column, once it is known.
    surface: Option<i32>,
}

/// An element that may attach, turned.
struct Candidate<'e> {
    element: &'e Arc<Element>,
    rotation: Rotation,
    /// What is kept free above it, in blocks above its lowest.
    expansion: i32,
}

impl<'a> Assembly<'a> {
    pub(super) fn new(
        pools: &'a Pools,
        aliases: &'a HashMap<String, String>,
        ground: &'a mut dyn Ground,
        random: &'a mut Legacy,
    ) -> Self {
        Self {
            pools,
            aliases,
            max_depth: 0,
            expands: false,
            ground,
            random,
            pieces: Vec::new(),
            spaces: Vec::new(),
            waiting: BTreeMap::new(),
        }
    }

    /// All pieces, `first` included, within `limit`.
    pub(super) fn build(mut self, first: JigsawPiece, limit: BoundingBox) -> Vec<JigsawPiece> {
        self.spaces.push(Space { limit, taken: vec![first.bounding_box] });
        self.pieces.push(first);
        self.expand(Waiting { piece: 0, depth: 0, space: 0 });
        while let Some(mut entry) = self.waiting.last_entry() {
            match entry.get_mut().pop_front() {
                Some(next) => self.expand(next),
                None => {
                    entry.remove();
                }
            }
        }
        self.pieces
    }

    /// Attaches what fits to each joint of a piece.
    fn expand(&mut self, Waiting { piece: number, depth, space }: Waiting) {
        let piece = &self.pieces[number];
        let element = Arc::clone(&piece.element);
        let (position, rotation) = (piece.position, piece.rotation);
        let source = Source {
            number,
            depth,
            bounding_box: piece.bounding_box,
            ground_delta: piece.ground_delta,
            is_rigid: element.is_rigid(),
            waterlogs: piece.waterlogs,
        };
        let mut inner_space = None;
        let pools = self.pools;
        for joint in element.joints(rotation, self.random) {
            let Some([elements, fallback]) = pools.with_fallback(self.pool(&joint)) else { continue };
            let [x, y, z] = joint.pos;
            let pos = position.offset(x, y, z);
            let front = joint.front.from(pos);
            let space = if source.bounding_box.contains(front) {
                *inner_space.get_or_insert_with(|| {
                    self.spaces.push(Space { limit: source.bounding_box, taken: Vec::new() });
                    self.spaces.len() - 1
                })
            } else {
                space
            };
            let mut candidates: Vec<&Arc<Element>> = Vec::new();
            if depth != self.max_depth {
                candidates.extend(elements);
                shuffle(&mut candidates, self.random);
            }
            let mut last: Vec<_> = fallback.iter().collect();
            shuffle(&mut last, self.random);
            candidates.append(&mut last);
            let mut target = Target { joint, pos, front, space, surface: None };
            for candidate in candidates {
                if candidate.is_empty() || self.attach_somehow(&source, &mut target, candidate) {
                    break;
                }
            }
        }
    }

    /// Tries all rotations and joints of an element; whether one fits.
    fn attach_somehow(&mut self, source: &Source, target: &mut Target<'_>, element: &Arc<Element>) -> bool {
        let mut rotations = Rotation::ALL;
        shuffle(&mut rotations, self.random);
        rotations.into_iter().any(|rotation| {
            let joints = element.joints(rotation, self.random);
            let expansion = self.expansion(element, rotation, &joints);
            let candidate = Candidate { element, rotation, expansion };
            joints
                .iter()
                .any(|joint| target.joint.takes(joint) && self.attach(source, target, &candidate, joint))
        })
    }

    /// Height of what may attach inside of a low element.
    fn expansion(&self, element: &Element, rotation: Rotation, joints: &[Joint<'_>]) -> i32 {
        let bounds = element.bounds(BlockPos::new(0, 0, 0), rotation);
        if !self.expands || bounds.size()[1] > MAX_EXPANDED {
            return 0;
        }
        let inside = joints.iter().filter(|joint| {
            let [x, y, z] = joint.pos;
            bounds.contains(joint.front.from(BlockPos::new(x, y, z)))
        });
        inside.map(|joint| self.pools.tallest(self.pool(joint))).max().unwrap_or_default()
    }

    /// Attaches an element by one of its joints, if it fits.
    fn attach(
        &mut self,
        source: &Source,
        target: &mut Target<'_>,
        candidate: &Candidate<'_>,
        joint: &Joint<'_>,
    ) -> bool {
        let [x, local_y, z] = joint.pos;
        let source_y = target.pos.y - source.bounding_box.min[1];
        let is_rigid = candidate.element.is_rigid();
        let step = source_y - local_y + target.joint.front.vector()[1];
        let origin = target.front.offset(-x, -local_y, -z);
        let bounds = candidate.element.bounds(origin, candidate.rotation);
        let bottom = if source.is_rigid && is_rigid {
            source.bounding_box.min[1] + step
        } else {
            self.surface(target) - local_y
        };
        let up = bottom - bounds.min[1];
        let mut bounds = bounds.moved([0, up, 0]);
        if candidate.expansion > 0 {
            let height = (candidate.expansion + 1).max(bounds.max[1] - bounds.min[1]);
            bounds.max[1] = bounds.max[1].max(bounds.min[1] + height);
        }
        let Some(space) = self.spaces.get_mut(target.space) else { return false };
        if !space.fits(&bounds) {
            return false;
        }
        space.taken.push(bounds);
        let ground_delta = if is_rigid { source.ground_delta - step } else { super::GROUND_DELTA };
        let ground = if source.is_rigid {
            source.bounding_box.min[1] + source_y
        } else if is_rigid {
            bottom + local_y
        } else {
            self.surface(target) + step / 2
        };
        let (pos, front) = (target.pos, target.front);
        self.pieces[source.number].junctions.push([
            front.x,
            ground - source_y + source.ground_delta,
            front.z,
        ]);
        self.pieces.push(JigsawPiece {
            element: Arc::clone(candidate.element),
            position: origin.offset(0, up, 0),
            rotation: candidate.rotation,
            bounding_box: bounds,
            ground_delta,
            junctions: vec![[pos.x, ground - local_y + ground_delta, pos.z]],
            waterlogs: source.waterlogs,
        });
        if source.depth < self.max_depth {
            let waiting =
                Waiting { piece: self.pieces.len() - 1, depth: source.depth + 1, space: target.space };
            let priority = target.joint.jigsaw.placement_priority;
            self.waiting.entry(priority).or_default().push_back(waiting);
        }
        true
    }

    fn surface(&mut self, target: &mut Target<'_>) -> i32 {
        let pos = target.pos;
        *target.surface.get_or_insert_with(|| self.ground.height(HeightKind::WorldSurfaceWg, pos.x, pos.z))
    }

    /// The pool that a joint names.
    fn pool<'j>(&self, joint: &Joint<'j>) -> &'j str
    where
        'a: 'j,
    {
        let name = &joint.jigsaw.pool;
        self.aliases.get(name).unwrap_or(name)
    }
}

impl Space {
    fn fits(&self, bounds: &BoundingBox) -> bool {
        let is_inside = (0..3)
            .all(|axis| self.limit.min[axis] <= bounds.min[axis] && bounds.max[axis] <= self.limit.max[axis]);
        is_inside && !self.taken.iter().any(|taken| taken.intersects(bounds))
    }
}
