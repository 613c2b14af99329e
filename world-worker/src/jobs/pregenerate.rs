//! A chunk that nobody waits for: made, and lit with those around it.

use std::sync::Arc;

use chunk::ChunkPos;
use lighting::{Optics, Scratch};

use super::pool::load_safely;
use super::{Files, Loaded, Terrain};
use crate::generation::{Blocks, Unlit};
use crate::world::Kept;

/// The chunk at `pos`; `None` when it is on disk already.
///
/// # Errors
/// When its file cannot be read.
pub(super) fn chunk(
    files: &Files,
    terrain: &Terrain,
    unlit: &Unlit,
    pos: ChunkPos,
    scratch: &mut Scratch,
) -> Result<Option<Kept>, String> {
    let get = |pos| unlit.get(pos, || blocks(files, terrain, pos));
    // What was made of it may be older than what is on disk.
    let own = match files.is_full(pos) {
        Ok(true) => return Ok(None),
        Ok(false) => get(pos),
        Err(_) => Arc::new(blocks(files, terrain, pos)),
    };
    let Some(mut kept) = own.made.clone()? else { return Ok(None) };
    let around = pos.around().map(|at| if at == pos { Arc::clone(&own) } else { get(at) });
    let light =
        lighting::light(around.each_ref().map(|blocks| blocks.optics.as_ref()), terrain.has_sky, scratch);
    lighting::apply(Arc::make_mut(&mut kept.chunk), light);
    kept.is_lit = true;
    Ok(Some(kept))
}

fn blocks(files: &Files, terrain: &Terrain, pos: ChunkPos) -> Blocks {
    match load_safely(files, terrain, pos) {
        Ok(Loaded { kept, optics, is_new }) => {
            let optics = optics.unwrap_or_else(|| Arc::new(Optics::of(&kept.chunk)));
            Blocks { made: Ok(is_new.then_some(kept)), optics }
        }
        Err(error) => Blocks { made: Err(error), optics: Arc::new(Optics::absent()) },
    }
}
