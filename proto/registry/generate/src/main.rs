//! Makes the committed tables of the `registry` crate from facts about Minecraft 26.3 and the older
//! versions beside it.
//!
//! `cargo run -p registry-generate` from the top of the repository rewrites
//! `proto/registry/src/generated`. The output depends on the facts alone: a second run changes nothing.

mod blocks;
mod builtin;
mod data;
mod entities;
mod items;
mod nbt;
mod older;
mod output;
mod stand_ins;
mod synced;
mod tags;

use std::path::PathBuf;

use anyhow::Result;
use clap::Parser;

use crate::data::Facts;
use crate::output::Output;

/// The older versions that clients may speak.
const OLDER: [older::Version; 2] = [
    older::Version { name: "26.2", protocol: 776, packs: &["26.2"] },
    older::Version { name: "26.1", protocol: 775, packs: &["26.1.2", "26.1.1", "26.1"] },
];

#[derive(Parser)]
#[command(about = "Makes the tables of the registry crate")]
struct Arguments {
    /// Folder that holds `26.3/blocks.json` and its siblings.
    #[arg(long, default_value = "../shared/data")]
    data: PathBuf,
    /// Folder to write to.
    #[arg(long, default_value = "proto/registry/src/generated")]
    out: PathBuf,
}

fn main() -> Result<()> {
    let arguments = Arguments::parse();
    let facts = Facts::read(&arguments.data.join("26.3"))?;
    let mut output = Output::new(&arguments.out)?;
    blocks::write(&facts, &mut output)?;
    items::write(&facts, &mut output)?;
    entities::write(&facts, &mut output)?;
    builtin::write(&facts, &mut output)?;
    synced::write(&facts, &mut output)?;
    tags::write(&facts, &mut output)?;
    for version in &OLDER {
        let older = Facts::read(&arguments.data.join(version.name))?;
        older::write(&facts, &older, version, &mut output)?;
    }
    output.finish()
}
