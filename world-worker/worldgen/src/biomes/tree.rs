use super::{Biome, parse_biome};
use crate::pack::{Json, PackError};

/// Temperature, humidity, continentalness, erosion, depth, weirdness and offset.
const DIMENSIONS: usize = 7;
/// Children of a node.
const CHILDREN: usize = 6;

/// A climate, in whole steps of a ten thousandth.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(super) struct Climate([i32; DIMENSIONS]);

impl Climate {
    /// The same at another depth.
    pub(super) fn with_depth(mut self, depth: i32) -> Self {
        self.0[DEPTH] = depth;
        self
    }

    /// How deep it is.
    pub(super) fn depth(&self) -> i32 {
        self.0[DEPTH]
    }

    /// From the values of the six functions; the offset of a place is 0.
    pub(super) fn at(values: [f32; 6]) -> Self {
        let mut climate = [0; DIMENSIONS];
        for (step, value) in climate.iter_mut().zip(values) {
            *step = quantize(value);
        }
        Self(climate)
    }
}

/// In whole steps of a ten thousandth.
pub(crate) fn quantize(value: f32) -> i32 {
    (value * 10_000.0) as i32
}

/// A biome and the climates it is for: least and greatest value of each parameter.
#[derive(Debug, Clone)]
pub(super) struct Entry {
    range: Range,
    /// Number of the biome, or in a tree of only some leaves the index of one in the whole tree.
    value: u32,
}

type Range = [[i32; 2]; DIMENSIONS];

impl Entry {
    pub(super) fn parse(json: Json<'_>) -> Result<Self, PackError> {
        const NAMES: [&str; DIMENSIONS] =
            ["temperature", "humidity", "continentalness", "erosion", "depth", "weirdness", "offset"];
        let parameters = json.get("parameters")?;
        let mut range = [[0; 2]; DIMENSIONS];
        for (range, name) in range.iter_mut().zip(NAMES) {
            let parameter = parameters.get(name)?;
            let ends = parameter.one_or_more();
            *range = match ends[..] {
                [value] => [quantize(value.f32()?); 2],
                [min, max] => [quantize(min.f32()?), quantize(max.f32()?)],
                _ => return Err(parameter.expected("a number or two")),
            };
        }
        Ok(Self { range, value: parse_biome(json.get("biome")?)?.into() })
    }
}

/// Entries by climate, so that the nearest one is found without looking at all.
#[derive(Debug)]
pub struct Tree {
    nodes: Vec<Node>,
    /// Values in the order of the list.
    in_order: Vec<u32>,
}

/// Place of the depth among the parameters.
pub(super) const DEPTH: usize = 4;

#[derive(Debug)]
struct Node {
    range: Range,
    kind: Kind,
}

#[derive(Debug)]
enum Kind {
    /// What its entry stands for.
    Leaf(u32),
    /// First child and how many.
    Inner(u32, u32),
}

/// Index of a leaf.
pub(super) type Leaf = u32;

/// A tree while it is built.
#[derive(Clone)]
enum Draft {
    Leaf(Entry),
    Inner(Range, Vec<Draft>),
}

impl Tree {
    /// `None` without entries.
    pub(super) fn new(entries: Vec<Entry>) -> Option<Self> {
        let in_order = entries.iter().map(|entry| entry.value).collect();
        let draft = build(entries.into_iter().map(Draft::Leaf).collect())?;
        let mut tree = Self { nodes: Vec::new(), in_order };
        tree.nodes.push(Node { range: *draft.range(), kind: Kind::Inner(0, 0) });
        tree.lay_out(0, draft);
        Some(tree)
    }

    fn lay_out(&mut self, at: usize, draft: Draft) {
        match draft {
            Draft::Leaf(entry) => self.nodes[at].kind = Kind::Leaf(entry.value),
            Draft::Inner(_, children) => {
                let first = self.nodes.len();
                self.nodes[at].kind = Kind::Inner(first as u32, children.len() as u32);
                for child in &children {
                    self.nodes.push(Node { range: *child.range(), kind: Kind::Inner(0, 0) });
                }
                for (child, draft) in (first..).zip(children) {
                    self.lay_out(child, draft);
                }
            }
        }
    }

    pub(super) fn biomes_in_order(&self) -> Vec<Biome> {
        self.in_order.iter().map(|&biome| biome as Biome).collect()
    }

    pub(super) fn biome(&self, leaf: Leaf) -> Biome {
        self.value(leaf) as Biome
    }

    /// The leaf nearest to `target`. Of leaves as near, `last` is taken, or the one found first.
    pub(super) fn nearest(&self, target: &Climate, last: Option<Leaf>) -> Leaf {
        let mut best = match last {
            Some(leaf) => (distance(&self.nodes[leaf as usize].range, target), leaf),
            None => (i64::MAX, 0),
        };
        self.search(0, target, &mut best);
        best.1
    }

    /// The distance and index of the leaf nearest to `target`, and whether another one is as near. `hint` is a leaf that
    /// is probably near.
    pub(super) fn nearest_alone(&self, target: &Climate, hint: Option<Leaf>) -> (i64, Leaf, bool) {
        let mut best = match hint {
            Some(leaf) => (distance(&self.nodes[leaf as usize].range, target), leaf, false),
            None => (i64::MAX, 0, false),
        };
        self.search_alone(0, target, &mut best);
        best
    }

    fn search_alone(&self, node: u32, target: &Climate, best: &mut (i64, Leaf, bool)) {
        let Node { range, kind } = &self.nodes[node as usize];
        let away = distance(range, target);
        if away > best.0 {
            return;
        }
        match *kind {
            Kind::Inner(first, count) => {
                (first..first + count).for_each(|child| self.search_alone(child, target, best));
            }
            Kind::Leaf(_) if away < best.0 => *best = (away, node, false),
            Kind::Leaf(_) => best.2 |= node != best.1,
        }
    }

    /// The ranges of depth that leaves have, and for each a tree of the leaves with it. Their values are the indices that
    /// the leaves have here.
    pub(super) fn by_depth(&self) -> Vec<([i32; 2], Self)> {
        let mut lists: Vec<([i32; 2], Vec<Entry>)> = Vec::new();
        for (leaf, node) in (0..).zip(&self.nodes) {
            let Kind::Leaf(_) = node.kind else { continue };
            let depth = node.range[DEPTH];
            let entry = Entry { range: node.range, value: leaf };
            match lists.iter_mut().find(|(known, _)| *known == depth) {
                Some((_, list)) => list.push(entry),
                None => lists.push((depth, vec![entry])),
            }
        }
        lists.into_iter().filter_map(|(depth, list)| Some((depth, Self::new(list)?))).collect()
    }

    /// What a leaf stands for.
    pub(super) fn value(&self, leaf: Leaf) -> u32 {
        match self.nodes[leaf as usize].kind {
            Kind::Leaf(value) => value,
            Kind::Inner(..) => 0,
        }
    }

    fn search(&self, node: u32, target: &Climate, best: &mut (i64, Leaf)) {
        let (first, count) = match self.nodes[node as usize].kind {
            Kind::Inner(first, count) => (first, count),
            Kind::Leaf(_) => {
                *best = (0, node);
                return;
            }
        };
        for child in first..first + count {
            let Node { range, kind } = &self.nodes[child as usize];
            let away = distance(range, target);
            if best.0 > away {
                match kind {
                    Kind::Leaf(_) => *best = (away, child),
                    Kind::Inner(..) => self.search(child, target, best),
                }
            }
        }
    }
}

#[inline(always)]
fn distance(range: &Range, target: &Climate) -> i64 {
    let mut sum = 0;
    for (&[min, max], &value) in range.iter().zip(&target.0) {
        let gap = i64::from((value - max).max(min - value).max(0));
        sum += gap * gap;
    }
    sum
}

impl Draft {
    fn range(&self) -> &Range {
        match self {
            Self::Leaf(entry) => &entry.range,
            Self::Inner(range, _) => range,
        }
    }

    fn inner(children: Vec<Self>) -> Self {
        let mut range = [[i32::MAX, i32::MIN]; DIMENSIONS];
        for child in &children {
            for (all, one) in range.iter_mut().zip(child.range()) {
                *all = [all[0].min(one[0]), all[1].max(one[1])];
            }
        }
        Self::Inner(range, children)
    }

    /// Middle of a parameter's range.
    fn middle(&self, dimension: usize) -> i64 {
        let [min, max] = self.range()[dimension];
        (i64::from(min) + i64::from(max)) / 2
    }
}

/// As the game builds it: the order of children decides between biomes that are as near.
fn build(mut list: Vec<Draft>) -> Option<Draft> {
    if list.len() <= 1 {
        return list.pop();
    }
    if list.len() <= CHILDREN {
        list.sort_by_key(|node| (0..DIMENSIONS).map(|dimension| node.middle(dimension).abs()).sum::<i64>());
        return Some(Draft::inner(list));
    }
    let depth = ((list.len() as f64 - 0.01).ln() / (CHILDREN as f64).ln()).floor();
    let size = (CHILDREN as f64).powf(depth) as usize;
    let mut best: Option<(i64, usize, Vec<Draft>)> = None;
    for dimension in 0..DIMENSIONS {
        // Each sorting begins with the order that the one before left.
        sort(&mut list, dimension, false);
        let buckets: Vec<Draft> = list.chunks(size).map(|bucket| Draft::inner(bucket.to_vec())).collect();
        let cost = buckets.iter().map(|bucket| extent(bucket.range())).sum();
        if best.as_ref().is_none_or(|(least, ..)| *least > cost) {
            best = Some((cost, dimension, buckets));
        }
    }
    let (_, dimension, mut buckets) = best?;
    sort(&mut buckets, dimension, true);
    let children = buckets
        .into_iter()
        .filter_map(|bucket| match bucket {
            Draft::Inner(_, children) => build(children),
            leaf => Some(leaf),
        })
        .collect();
    Some(Draft::inner(children))
}

fn extent(range: &Range) -> i64 {
    range.iter().map(|[min, max]| (i64::from(*max) - i64::from(*min)).abs()).sum()
}

/// By the middle of one parameter, then those after it, around to the ones before.
fn sort(list: &mut [Draft], first: usize, absolute: bool) {
    list.sort_by_cached_key(|node| -> [i64; DIMENSIONS] {
        std::array::from_fn(|step| {
            let middle = node.middle((first + step) % DIMENSIONS);
            if absolute { middle.abs() } else { middle }
        })
    });
}
