//! Built-in registries.

use std::fmt::Write as _;

use anyhow::Result;

use crate::data::Facts;
use crate::output::{Output, sorted_positions};

pub fn write(facts: &Facts, output: &mut Output) -> Result<()> {
    let mut body = "use crate::builtin::Registry;\n\n".to_owned();
    writeln!(body, "/// Every built-in registry in order of name.")?;
    writeln!(body, "pub static REGISTRIES: [Registry; {}] = [", facts.registries.len())?;
    for (name, entries) in &facts.registries {
        let entries: Vec<&str> = entries.iter().map(String::as_str).collect();
        let sorted = sorted_positions(&entries);
        writeln!(body, "    Registry {{ name: {name:?}, entries: &{entries:?}, sorted: &{sorted} }},")?;
    }
    body.push_str("];\n");
    output.module("builtin", "Built-in registries.", &body)
}
