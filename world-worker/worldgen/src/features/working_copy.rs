use std::ops::Deref;
use std::sync::Arc;

use crate::blocks::Blocks;

/// Blocks of a chunk that are shared until something is written, and from then on know what was.
#[derive(Debug, Clone)]
pub struct WorkingCopy(Form);

#[derive(Debug, Clone)]
enum Form {
    Shared(Arc<Blocks>),
    Own {
        blocks: Blocks,
        /// One bit for each block.
        written: Vec<u64>,
        /// How many of them are set.
        count: usize,
    },
}

impl WorkingCopy {
    pub(super) fn new(blocks: Arc<Blocks>) -> Self {
        Self(Form::Shared(blocks))
    }

    /// Sets the state with this index, which is inside of heights.
    #[inline]
    pub(super) fn set_at(&mut self, index: usize, state: u16) {
        if let Form::Shared(shared) = &mut self.0 {
            self.0 = Form::own(shared);
        }
        if let Form::Own { blocks, written, count } = &mut self.0 {
            blocks.set_at(index, state);
            if let Some(word) = written.get_mut(index / 64) {
                let bit = 1 << (index % 64);
                *count += usize::from(*word & bit == 0);
                *word |= bit;
            }
        }
    }

    /// The blocks that were set: index and state, ascending, each once.
    pub fn written(&self) -> Vec<(u32, u16)> {
        let Form::Own { blocks, written, count } = &self.0 else { return Vec::new() };
        let mut states = Vec::with_capacity(*count);
        for (at, &word) in written.iter().enumerate() {
            let mut left = word;
            while left != 0 {
                let index = at * 64 + left.trailing_zeros() as usize;
                states.extend(blocks.states.get(index).map(|&state| (index as u32, state)));
                left &= left - 1;
            }
        }
        states
    }
}

impl Form {
    /// Copies the blocks if somebody else has them too.
    #[cold]
    fn own(shared: &mut Arc<Blocks>) -> Self {
        let blocks = std::mem::take(Arc::make_mut(shared));
        let written = vec![0; (blocks.height() as usize * 256).div_ceil(64)];
        Self::Own { blocks, written, count: 0 }
    }
}

impl Deref for WorkingCopy {
    type Target = Blocks;

    #[inline(always)]
    fn deref(&self) -> &Blocks {
        match &self.0 {
            Form::Shared(blocks) => blocks,
            Form::Own { blocks, .. } => blocks,
        }
    }
}
