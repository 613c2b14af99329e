//! Makes the compiled world generation data of the `worldgen` crate from the game's datapack.
//!
//! `cargo run -p worldgen-generate` from the top of the repository rewrites
//! `world-worker/worldgen/src/generated/pack.bin`. The output depends on the datapack alone.

use std::fs::File;
use std::io::Read;
use std::path::PathBuf;

use anyhow::{Context, Result};
use clap::Parser;
use flate2::read::GzDecoder;
use worldgen::pack::{Pack, encode};

#[derive(Parser)]
#[command(about = "Makes the compiled data of the worldgen crate")]
struct Arguments {
    /// The datapack, as `.tar.gz`, with `data/minecraft/` and `reports/biome_parameters/` in it.
    #[arg(long, default_value = "../shared/data/26.3/datapack.tar.gz")]
    datapack: PathBuf,
    /// File to write.
    #[arg(long, default_value = "world-worker/worldgen/src/generated/pack.bin")]
    out: PathBuf,
}

fn main() -> Result<()> {
    let arguments = Arguments::parse();
    let file = File::open(&arguments.datapack)
        .with_context(|| format!("cannot open {}", arguments.datapack.display()))?;
    let mut pack = Pack::default();
    for entry in tar::Archive::new(GzDecoder::new(file)).entries()? {
        let mut entry = entry?;
        let path = entry.path()?.to_string_lossy().into_owned();
        let mut content = Vec::new();
        entry.read_to_end(&mut content)?;
        pack.insert_file(path.trim_start_matches("./"), &content)?;
    }
    let compiled = encode(&pack)?;
    std::fs::write(&arguments.out, &compiled)?;
    println!("{} files, {} bytes", pack.files().count(), compiled.len());
    Ok(())
}
