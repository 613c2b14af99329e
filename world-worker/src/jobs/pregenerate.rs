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
    // What cannot be read now may give light when it can.
    kept.is_lit = around.iter().all(|blocks| blocks.made.is_ok());
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

#[cfg(test)]
mod tests {
    use super::*;
    use crate::jobs::WorldFiles;

    #[test]
    fn a_chunk_beside_what_cannot_be_read_is_not_lit_for_good() {
        let folder = tempfile::tempdir().expect("a folder");
        let properties = settings::ServerProperties {
            level_type: "minecraft:flat".to_owned(),
            ..settings::Settings::default().server
        };
        let opened = WorldFiles::open(folder.path(), &properties, "", -64, 384).expect("a world");
        let region = folder.path().join("world/dimensions/minecraft/overworld/region/r.-1.0.mca");
        std::fs::create_dir_all(region).expect("a folder in its place");
        for (x, is_lit) in [(0, false), (1, true)] {
            let pos = ChunkPos::new(x, 5);
            let scratch = &mut Scratch::default();
            let kept = chunk(&opened.files, &opened.terrain, &Unlit::default(), pos, scratch);
            assert_eq!(kept.expect("it can be made").expect("it is new").is_lit, is_lit, "{x}");
        }
    }
}
