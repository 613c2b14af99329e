//! Tags.

use std::fmt::Write as _;

use anyhow::{Context, Result, bail};
use serde_json::Value;

use crate::data::{Facts, list, short};
use crate::output::Output;

pub fn write(facts: &Facts, output: &mut Output) -> Result<()> {
    let body = format!("use crate::tags::{{Tag, TagRegistry}};\n\n{}", table(facts)?);
    output.module("tags", "Tags.", &body)
}

/// The table of a version.
pub fn table(facts: &Facts) -> Result<String> {
    let registries = list(&facts.synced, "update_tags_registries")?;
    let mut body = String::new();
    writeln!(body, "/// The registries whose tags are sent, in order of name.")?;
    writeln!(body, "pub static TAGS: [TagRegistry; {}] = [", registries.len())?;
    for registry in registries {
        let registry = short(registry.as_str().context("name of a registry")?);
        writeln!(body, "    TagRegistry {{ name: {registry:?}, tags: &[")?;
        let prefix = format!("tags/{registry}/");
        for name in facts.datapack.keys().filter_map(|path| path.strip_prefix(&prefix)) {
            let ids = resolve(facts, registry, name)?
                .iter()
                .map(|entry| facts.number(registry, entry))
                .collect::<Result<Vec<_>>>()
                .with_context(|| format!("tag {name} of {registry}"))?;
            let mut sorted = ids.clone();
            sorted.sort_unstable();
            writeln!(body, "        Tag {{ name: {name:?}, ids: &{ids:?}, sorted: &{sorted:?} }},")?;
        }
        writeln!(body, "    ] }},")?;
    }
    body.push_str("];\n");
    Ok(body)
}

/// The entries of a tag, those of tags inside it included, each once.
pub fn resolve(facts: &Facts, registry: &str, tag: &str) -> Result<Vec<String>> {
    let mut entries = Vec::new();
    collect(facts, registry, tag, 0, &mut entries)?;
    Ok(entries)
}

fn collect(facts: &Facts, registry: &str, tag: &str, depth: usize, entries: &mut Vec<String>) -> Result<()> {
    if depth > 16 {
        bail!("tag {tag} of {registry} holds itself");
    }
    let path = format!("tags/{registry}/{tag}");
    let file = facts.datapack.get(&path).with_context(|| format!("no {path}"))?;
    for value in list(file, "values")? {
        let (name, required) = match value {
            Value::String(name) => (name.as_str(), true),
            other => (other["id"].as_str().context("entry of a tag")?, other["required"] != false),
        };
        if let Some(inner) = name.strip_prefix('#') {
            if required || facts.datapack.contains_key(&format!("tags/{registry}/{}", short(inner))) {
                collect(facts, registry, short(inner), depth + 1, entries)?;
            }
        } else if (required || facts.number(registry, name).is_ok())
            && !entries.iter().any(|known| known == short(name))
        {
            entries.push(short(name).to_owned());
        }
    }
    Ok(())
}
