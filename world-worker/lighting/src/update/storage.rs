//! Which sections have layers, and what becomes of those that changed.

use chunk::{BlockPos, ChunkPos, LightLayer};

use super::field::Field;
use super::{ChangedLayer, Chunks, Update};

impl<C: Chunks> Field<'_, '_, C> {
    /// Adds all that is different to `update`. As in vanilla, a section has layers when it or one of the 26 around it holds
    /// blocks.
    pub(super) fn store(mut self, changed: &[BlockPos], update: &mut Update) {
        for (pos, section) in self.doubtful(changed) {
            let Some(slot) = self.lit_slot(pos) else { continue };
            let is_stored = self.is_stored(pos, section);
            if is_stored != self.was_stored(slot, section) {
                let layer = self.take(slot, section);
                let layer = if is_stored { layer } else { LightLayer::Absent };
                update.layers.push(ChangedLayer { chunk: pos, section, kind: self.kind, layer });
            }
        }
        for slot in 0..self.slots.len() {
            for section in 0..self.sections {
                if !self.is_changed(slot, section) || !self.was_stored(slot, section) {
                    continue;
                }
                let (chunk, layer) = (self.slots[slot].pos, self.take(slot, section));
                // What went dark for a moment may be as it was.
                if self.stored(slot, section) == Some(&layer) {
                    self.recycle(layer);
                } else {
                    update.layers.push(ChangedLayer { chunk, section, kind: self.kind, layer });
                }
            }
        }
    }

    /// The layer of a section as it was.
    fn stored(&self, slot: usize, section: usize) -> Option<&LightLayer> {
        let layer = self.lit(slot)?.light(section)?.layer(self.kind);
        (*layer != LightLayer::Absent).then_some(layer)
    }

    fn was_stored(&self, slot: usize, section: usize) -> bool {
        self.stored(slot, section).is_some()
    }

    /// Sections around blocks that may have been the first or the last in theirs.
    fn doubtful(&mut self, changed: &[BlockPos]) -> Vec<(ChunkPos, usize)> {
        let mut sections: Vec<_> = changed.iter().map(|pos| pos.section()).collect();
        sections.sort_unstable();
        sections.dedup();
        let mut doubtful = Vec::new();
        for section in sections {
            let Some(chunk) = self.blocks(section.chunk()) else { continue };
            let Some(blocks) = chunk.section(section.y) else { continue };
            if usize::from(blocks.non_empty_count()) > changed.len() {
                continue;
            }
            let middle = section.y - chunk.min_section() + 1;
            for at in 0..27 {
                let (dx, dz) = (at % 3 - 1, at / 3 % 3 - 1);
                let pos = ChunkPos::new(section.x.wrapping_add(dx), section.z.wrapping_add(dz));
                doubtful.push((pos, (middle + at / 9 - 1) as usize));
            }
        }
        doubtful.sort_unstable();
        doubtful.dedup();
        doubtful
    }

    fn is_stored(&mut self, pos: ChunkPos, section: usize) -> bool {
        (0..9).any(|at| {
            let pos = ChunkPos::new(pos.x.wrapping_add(at % 3 - 1), pos.z.wrapping_add(at / 3 - 1));
            self.blocks(pos).is_some_and(|chunk| {
                // Light section i is section i - 1.
                let around = section.saturating_sub(2)..=section;
                around
                    .into_iter()
                    .any(|at| chunk.sections().get(at).is_some_and(|section| !section.is_empty()))
            })
        })
    }
}
