//! Sets of blocks that data or code names.

use registry::blocks::{self, BLOCKS};
use registry::tags::Tag;

use crate::pack::{Json, Pack, PackError};

/// A set of blocks, one bit each.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct BlockSet {
    bits: Box<[u64]>,
}

impl BlockSet {
    /// A block, a list of blocks, or `#tag`.
    pub fn parse(json: Json<'_>, pack: &Pack) -> Result<Self, PackError> {
        Self::named(json, pack.ids("tags/block", json)?)
    }

    /// A block tag, without `#`.
    pub fn parse_tag(json: Json<'_>, pack: &Pack) -> Result<Self, PackError> {
        Self::named(json, pack.tag("tags/block", json.str()?, &json.place())?)
    }

    /// The blocks of a tag (without `#`) that code rather than data names; `wanted_by` is what needs it.
    pub fn tag(name: &str, wanted_by: Json<'_>, pack: &Pack) -> Result<Self, PackError> {
        Self::named(wanted_by, pack.tag("tags/block", name, &wanted_by.place())?)
    }

    /// The blocks of a tag of the game.
    pub(crate) fn of_tag(tag: Option<&Tag>) -> Self {
        let mut set = Self::empty();
        tag.into_iter().flat_map(|tag| tag.ids).for_each(|&block| set.insert(block));
        set
    }

    /// Blocks of the game by name; a name that there is not is passed over.
    pub fn of(names: &[&str]) -> Self {
        let mut set = Self::empty();
        names.iter().filter_map(|name| blocks::block_by_name(name)).for_each(|block| set.insert(block.id));
        set
    }

    fn named(json: Json<'_>, names: Vec<String>) -> Result<Self, PackError> {
        let mut set = Self::empty();
        for name in names {
            set.insert(block_id(json, &name)?);
        }
        Ok(set)
    }

    fn empty() -> Self {
        Self { bits: vec![0; BLOCKS.len().div_ceil(64)].into() }
    }

    fn insert(&mut self, block: u16) {
        if let Some(bits) = self.bits.get_mut(usize::from(block >> 6)) {
            *bits |= 1 << (block & 63);
        }
    }

    /// Whether the block of this state is in it.
    pub fn contains(&self, state: u16) -> bool {
        self.contains_block(blocks::block_id(state))
    }

    /// Whether the block of this number is in it.
    pub fn contains_block(&self, block: u16) -> bool {
        self.bits.get(usize::from(block >> 6)).is_some_and(|bits| bits >> (block & 63) & 1 != 0)
    }
}

/// Number of a block that data names; `json` is where it does.
pub(crate) fn block_id(json: Json<'_>, name: &str) -> Result<u16, PackError> {
    match blocks::block_by_name(name) {
        Some(block) => Ok(block.id),
        None => Err(json.wrong(format!("there is no block {name}"))),
    }
}
