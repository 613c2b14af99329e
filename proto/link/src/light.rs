//! The layers of a [`Light`] one by one.

use bytes::Bytes;

use crate::v1::Light;

/// Names one layer of a chunk's light.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Layer {
    /// From the sky, or from blocks.
    pub is_sky: bool,
    /// Light section, 0 being the one below the chunk; less than 64.
    pub section: u8,
}

impl Light {
    /// Whether it says nothing.
    pub fn is_empty(&self) -> bool {
        self.sky_mask | self.block_mask | self.empty_sky_mask | self.empty_block_mask == 0
    }

    /// All layers that are spoken of, with their levels; `None` where it is dark.
    pub fn layers(&self) -> impl Iterator<Item = (Layer, Option<&Bytes>)> {
        let sky = layers(true, self.sky_mask, self.empty_sky_mask, &self.sky);
        sky.chain(layers(false, self.block_mask, self.empty_block_mask, &self.block))
    }

    /// Puts a layer in, in place of what was said of it; `None` where it is dark.
    pub fn set(&mut self, layer: Layer, levels: Option<Bytes>) {
        let (mask, dark, arrays) = if layer.is_sky {
            (&mut self.sky_mask, &mut self.empty_sky_mask, &mut self.sky)
        } else {
            (&mut self.block_mask, &mut self.empty_block_mask, &mut self.block)
        };
        let Some(bit) = 1u64.checked_shl(u32::from(layer.section)) else { return };
        let place = (*mask & (bit - 1)).count_ones() as usize;
        // What came from elsewhere may have fewer arrays than its mask says.
        if *mask & bit != 0 && place < arrays.len() {
            arrays.remove(place);
        }
        (*mask, *dark) = (*mask & !bit, *dark & !bit);
        match levels {
            Some(levels) => {
                *mask |= bit;
                arrays.insert(place.min(arrays.len()), levels);
            }
            None => *dark |= bit,
        }
    }

    /// Adds what was said later.
    pub fn merge(&mut self, later: &Self) {
        for (layer, levels) in later.layers() {
            self.set(layer, levels.cloned());
        }
    }
}

/// The layers of one kind.
fn layers(
    is_sky: bool,
    mask: u64,
    dark: u64,
    levels: &[Bytes],
) -> impl Iterator<Item = (Layer, Option<&Bytes>)> {
    let mut levels = levels.iter();
    (0..64).filter_map(move |section| {
        let is_in = |mask: u64| mask >> section & 1 == 1;
        let layer = Layer { is_sky, section };
        match (is_in(mask), is_in(dark)) {
            (true, _) => Some((layer, Some(levels.next()?))),
            (false, true) => Some((layer, None)),
            (false, false) => None,
        }
    })
}

#[cfg(test)]
mod tests {
    use super::*;

    fn levels(level: u8) -> Option<Bytes> {
        Some(vec![level; 4].into())
    }

    #[test]
    fn later_layers_take_the_place_of_earlier_ones() {
        let at = |section| Layer { is_sky: true, section };
        let mut light = Light::default();
        assert!(light.is_empty());
        light.set(at(63), levels(1));
        light.set(at(2), levels(2));
        light.set(at(5), None);
        light.set(Layer { is_sky: false, section: 2 }, levels(3));
        let mut later = Light::default();
        later.set(at(63), None);
        later.set(at(5), levels(4));
        later.set(at(2), levels(5));
        light.merge(&later);
        assert_eq!((light.sky_mask, light.empty_sky_mask, light.block_mask), (0b10_0100, 1 << 63, 4));
        let all: Vec<_> = light.layers().map(|(layer, levels)| (layer, levels.cloned())).collect();
        let block = Layer { is_sky: false, section: 2 };
        assert_eq!(all, [(at(2), levels(5)), (at(5), levels(4)), (at(63), None), (block, levels(3))]);
    }

    #[test]
    fn a_mask_without_arrays_is_no_fault() {
        let mut light = Light { sky_mask: 7, ..Light::default() };
        light.set(Layer { is_sky: true, section: 1 }, levels(1));
        light.set(Layer { is_sky: true, section: 200 }, levels(1));
        assert_eq!(light.layers().count(), 1);
    }
}
