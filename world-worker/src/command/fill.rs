//! `/fill`.

use brigadier::{Argument, BlockPredicateInput, Builder, SyntaxError, Tree};
use chunk::{BlockPos, ChunkPos};
use registry::blocks;
use text::Text;

use super::call::{Call, Handler, Outcome, failure};
use super::host::{BlockAt, Placement};
use super::resolve::block_matches;
use super::table::level::GAMEMASTERS;
use super::table::{argument, literal, run};

/// What happens to the blocks of the box.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Mode {
    /// All are set.
    Replace,
    /// All break, then are set.
    Destroy,
    /// The hull is set, the inside becomes air.
    Hollow,
    /// The hull is set, the inside stays.
    Outline,
}

/// Which blocks take part.
enum Filter {
    All,
    Air,
    Predicate(BlockPredicateInput),
}

pub(super) fn register(tree: &mut Tree<Handler>) {
    let modes = |node: Builder<Handler>| {
        node.then(literal("outline").executes(run(|call| fill(call, Mode::Outline, false, false))))
            .then(literal("hollow").executes(run(|call| fill(call, Mode::Hollow, false, false))))
            .then(literal("destroy").executes(run(|call| fill(call, Mode::Destroy, false, false))))
            .then(literal("strict").executes(run(|call| fill(call, Mode::Replace, true, false))))
            .executes(run(|call| fill(call, Mode::Replace, false, false)))
    };
    let replace = literal("replace")
        .executes(run(|call| fill(call, Mode::Replace, false, false)))
        .then(modes(argument("filter", Argument::BlockPredicate)));
    let block = modes(argument("block", Argument::BlockState))
        .then(replace)
        .then(literal("keep").executes(run(|call| fill(call, Mode::Replace, false, true))));
    tree.register(
        literal("fill")
            .requires(GAMEMASTERS)
            .then(argument("from", Argument::BlockPos).then(argument("to", Argument::BlockPos).then(block))),
    );
}

/// A box of blocks, both corners inside.
struct Area {
    min: BlockPos,
    max: BlockPos,
}

impl Area {
    fn between(a: BlockPos, b: BlockPos) -> Self {
        Area {
            min: BlockPos::new(a.x.min(b.x), a.y.min(b.y), a.z.min(b.z)),
            max: BlockPos::new(a.x.max(b.x), a.y.max(b.y), a.z.max(b.z)),
        }
    }

    fn volume(&self) -> i64 {
        let span = |min: i32, max: i32| i64::from(max) - i64::from(min) + 1;
        span(self.min.x, self.max.x)
            .saturating_mul(span(self.min.y, self.max.y))
            .saturating_mul(span(self.min.z, self.max.z))
    }

    /// Blocks in vanilla's order: x runs fastest, then y, then z.
    fn blocks(&self) -> impl Iterator<Item = BlockPos> {
        let (min, max) = (self.min, self.max);
        (min.z..=max.z).flat_map(move |z| {
            (min.y..=max.y).flat_map(move |y| (min.x..=max.x).map(move |x| BlockPos::new(x, y, z)))
        })
    }

    fn chunks(&self) -> impl Iterator<Item = ChunkPos> {
        let (min, max) = (self.min.chunk(), self.max.chunk());
        (min.z..=max.z).flat_map(move |z| (min.x..=max.x).map(move |x| ChunkPos::new(x, z)))
    }

    fn is_hull(&self, at: BlockPos) -> bool {
        at.x == self.min.x
            || at.x == self.max.x
            || at.y == self.min.y
            || at.y == self.max.y
            || at.z == self.min.z
            || at.z == self.max.z
    }
}

fn fill(call: &mut Call<'_>, mode: Mode, strict: bool, keep: bool) -> Outcome {
    let area = Area::between(call.loaded_block_pos("from")?, call.loaded_block_pos("to")?);
    let state = call.block_state("block")?;
    let filter = match call.arguments.block_predicate("filter") {
        Some(predicate) => Filter::Predicate(predicate),
        None if keep => Filter::Air,
        None => Filter::All,
    };
    let limit = call.host.rules().number("max_block_modifications");
    if area.volume() > i64::from(limit) {
        return Err(failure("commands.fill.toobig", [limit.to_string(), area.volume().to_string()]));
    }
    all_loaded(call, &area)?;
    let mut changed = 0;
    for position in area.blocks() {
        let BlockAt::State(old) = call.host.block(position) else { continue };
        let wanted = match &filter {
            Filter::All => true,
            Filter::Air => blocks::is_air(old),
            Filter::Predicate(predicate) => block_matches(predicate, old),
        };
        let new = match mode {
            Mode::Replace | Mode::Destroy => Some(state),
            Mode::Hollow | Mode::Outline if area.is_hull(position) => Some(state),
            Mode::Hollow => Some(blocks::AIR),
            Mode::Outline => None,
        };
        let Some(new) = new.filter(|_| wanted) else { continue };
        let placement = match mode {
            Mode::Destroy => Placement::Destroy,
            _ if strict => Placement::Strict,
            _ => Placement::Update,
        };
        changed += i32::from(call.host.set_block(position, new, placement));
    }
    if changed == 0 {
        return Err(failure("commands.fill.failed", []));
    }
    call.success(Text::translate("commands.fill.success", [changed.into()]), true);
    Ok(changed)
}

/// Vanilla loads what lies between the corners; a worker cannot wait for that, and says so before it changes anything.
fn all_loaded(call: &Call<'_>, area: &Area) -> Result<(), SyntaxError> {
    let y = area.min.y;
    let loaded =
        |chunk: ChunkPos| call.host.block(BlockPos::new(chunk.x << 4, y, chunk.z << 4)) != BlockAt::Unloaded;
    if area.chunks().all(loaded) { Ok(()) } else { Err(failure("argument.pos.unloaded", [])) }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn areas() {
        let area = Area::between(BlockPos::new(2, 0, 2), BlockPos::new(0, 1, 1));
        assert_eq!(area.volume(), 12);
        let blocks: Vec<BlockPos> = area.blocks().collect();
        assert_eq!(
            (blocks.len(), blocks[1], blocks[3]),
            (12, BlockPos::new(1, 0, 1), BlockPos::new(0, 1, 1))
        );
        let far = Area::between(
            BlockPos::new(-30_000_000, 0, -30_000_000),
            BlockPos::new(30_000_000, 319, 30_000_000),
        );
        assert!(far.volume() > i64::from(i32::MAX));
    }
}
