//! Writing of generated files.

use std::fmt::Write as _;
use std::fs;
use std::path::{Path, PathBuf};

use anyhow::{Context, Result};

/// First line of every generated file.
const HEADER: &str = "//! Made by `cargo run -p registry-generate`; do not edit.\n";

/// The folder of generated files.
pub struct Output {
    folder: PathBuf,
    modules: Vec<String>,
}

impl Output {
    pub fn new(folder: &Path) -> Result<Self> {
        fs::create_dir_all(folder).with_context(|| format!("cannot make {}", folder.display()))?;
        Ok(Self { folder: folder.to_owned(), modules: Vec::new() })
    }

    /// Writes the module `name` with one line that says what it holds.
    pub fn module(&mut self, name: &str, about: &str, body: &str) -> Result<()> {
        self.modules.push(name.to_owned());
        self.bytes(&format!("{name}.rs"), format!("{HEADER}//! {about}\n\n{body}").as_bytes())
    }

    pub fn bytes(&self, name: &str, bytes: &[u8]) -> Result<()> {
        let path = self.folder.join(name);
        fs::write(&path, bytes).with_context(|| format!("cannot write {}", path.display()))
    }

    /// Writes `mod.rs`.
    pub fn finish(mut self) -> Result<()> {
        self.modules.sort();
        let mut text = HEADER.to_owned();
        text.push('\n');
        for module in &self.modules {
            writeln!(text, "pub mod {module};")?;
        }
        self.bytes("mod.rs", text.as_bytes())
    }
}

/// `name` as that of a constant.
pub fn constant(name: &str) -> String {
    name.chars().map(|c| if c.is_ascii_alphanumeric() { c.to_ascii_uppercase() } else { '_' }).collect()
}

/// A list of constants of type `u16`, each with a line of documentation.
pub fn constants<'a>(entries: impl Iterator<Item = (&'a str, u64)>, what: &str) -> String {
    let mut text = String::new();
    for (name, value) in entries {
        let _ = writeln!(text, "/// {what} `{name}`.\npub const {}: u16 = {value};", constant(name));
    }
    text
}

/// Positions of `names` in order of name, as a Rust array.
pub fn sorted_positions(names: &[&str]) -> String {
    let mut positions: Vec<usize> = (0..names.len()).collect();
    positions.sort_by_key(|&at| names[at]);
    format!("{positions:?}")
}

/// `value` as a Rust literal of a floating-point type.
pub fn float(value: f64) -> String {
    format!("{value:?}")
}

/// `value` as a Rust literal of an `f32`: the shortest text that reads back as the same `f32`.
pub fn float32(value: f64) -> String {
    format!("{:?}", value as f32)
}
