//! The nearest biome at every height of a column, of which only the depth differs.
//!
//! For each range of depth that biomes are for, the nearest of those biomes is the same in the whole column; so only a
//! few of them can be the nearest at any height.

use super::tree::{Climate, Leaf, Tree};

/// The leaves of a tree by the depths they are for.
#[derive(Debug)]
pub(super) struct Layers(Vec<Layer>);

#[derive(Debug)]
struct Layer {
    depth: [i32; 2],
    tree: Tree,
}

/// The nearest leaves of the layers in one column.
#[derive(Debug, Clone, Default)]
pub(super) struct Column(Vec<Nearest>);

#[derive(Debug, Clone, Copy)]
struct Nearest {
    /// Squared, without the depth.
    distance: i64,
    /// In the whole tree.
    leaf: Leaf,
    /// In the layer's tree.
    own_leaf: Leaf,
    /// Whether another one of the layer is as near.
    is_tied: bool,
}

impl Layers {
    pub(super) fn new(tree: &Tree) -> Self {
        Self(tree.by_depth().into_iter().map(|(depth, tree)| Layer { depth, tree }).collect())
    }

    /// Turns to the column with this climate, at whatever depth. The column before it may be near.
    pub(super) fn look(&self, climate: Climate, column: &mut Column) {
        for (at, layer) in self.0.iter().enumerate() {
            let hint = column.0.get(at).map(|nearest| nearest.own_leaf);
            let (distance, own_leaf, is_tied) =
                layer.tree.nearest_alone(&climate.with_depth(layer.depth[0]), hint);
            let nearest = Nearest { distance, leaf: layer.tree.value(own_leaf), own_leaf, is_tied };
            match column.0.get_mut(at) {
                Some(known) => *known = nearest,
                None => column.0.push(nearest),
            }
        }
    }

    /// The nearest leaf of the whole tree at a depth; `None` if two are as near.
    pub(super) fn at(&self, column: &Column, depth: i32) -> Option<Leaf> {
        let mut best = (i64::MAX, None);
        for (layer, nearest) in self.0.iter().zip(&column.0) {
            let [min, max] = layer.depth;
            let gap = i64::from((depth - max).max(min - depth).max(0));
            let distance = nearest.distance + gap * gap;
            if distance < best.0 {
                best = (distance, (!nearest.is_tied).then_some(nearest.leaf));
            } else if distance == best.0 {
                best.1 = None;
            }
        }
        best.1
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::biomes::{BiomeSource, Source};
    use crate::pack::Pack;
    use crate::random::{Legacy, Random};

    #[test]
    fn columns_agree_with_the_tree() {
        let pack = Pack::builtin().unwrap();
        let preset = pack.file("worldgen/world_preset", "normal", "the test").unwrap();
        let dimension = preset.get("dimensions").unwrap().get("minecraft:overworld").unwrap();
        let json = dimension.get("generator").unwrap().get("biome_source").unwrap();
        let BiomeSource(Source::MultiNoise { tree, layers }) = BiomeSource::parse(&pack, json).unwrap()
        else {
            panic!("not by climate");
        };
        assert!(layers.0.len() < 10, "{}", layers.0.len());
        let mut random = Legacy::new(1);
        let mut column = Column::default();
        let (mut last, mut known) = (None, 0);
        for _ in 0..200 {
            let climate = Climate::at(std::array::from_fn(|_| random.next_f32() * 2.4 - 1.2));
            layers.look(climate, &mut column);
            for depth in (-12_000..14_000).step_by(700) {
                let leaf = tree.nearest(&climate.with_depth(depth), last);
                if let Some(found) = layers.at(&column, depth) {
                    assert_eq!(found, leaf, "{climate:?} {depth}");
                    known += 1;
                }
                last = Some(leaf);
            }
        }
        assert!(known > 200 * 37 * 9 / 10, "{known}");
    }
}
