use std::sync::LazyLock;

use registry::tags;

use crate::block_set::BlockSet;

/// The game's tags that decide about shapes.
pub(super) struct Tags {
    pub fences: BlockSet,
    pub shulker_boxes: BlockSet,
    pub snow: BlockSet,
    pub supports_chorus_plant: BlockSet,
    pub wall_post_override: BlockSet,
    pub wooden_fences: BlockSet,
}

pub(super) static TAGS: LazyLock<Tags> = LazyLock::new(|| {
    let tag = |name| BlockSet::of_tag(tags::tag("block", name));
    Tags {
        fences: tag("fences"),
        shulker_boxes: tag("shulker_boxes"),
        snow: tag("snow"),
        supports_chorus_plant: tag("supports_chorus_plant"),
        wall_post_override: tag("wall_post_override"),
        wooden_fences: tag("wooden_fences"),
    }
});
