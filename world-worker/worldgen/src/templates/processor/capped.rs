use super::{Context, Original, Placing, Processor};
use crate::features::provider::IntProvider;
use crate::random::{Legacy, shuffle};

/// Lets `delegate` change at most as many blocks as `limit` says, in random order.
pub(in crate::templates) fn apply_capped(
    delegate: &Processor,
    limit: &IntProvider,
    context: &mut Context<'_, '_>,
    blocks: &mut [(Original, Placing<'_>)],
) {
    if blocks.is_empty() {
        return;
    }
    let at = context.at;
    let mut random = Legacy::new(context.level.world_seed()).fork_positional().at(at.x, at.y, at.z);
    let mut left = (limit.sample(&mut random).max(0) as usize).min(blocks.len());
    if left == 0 {
        return;
    }
    let mut order: Vec<usize> = (0..blocks.len()).collect();
    shuffle(&mut order, &mut random);
    for index in order {
        let (original, placing) = &mut blocks[index];
        let changed = delegate.apply(context, *original, placing.clone());
        if let Some(changed) = changed
            && changed != *placing
        {
            *placing = changed;
            left -= 1;
            if left == 0 {
                return;
            }
        }
    }
}
