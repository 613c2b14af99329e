//! The command tree against vanilla's own (`data/26.3/commands.json` of the facts, where they are at hand).

use std::collections::BTreeSet;
use std::path::PathBuf;

use brigadier::{FlatKind, FlatTree};
use serde_json::Value;
use world_worker::command::tree_for;

/// Commands that vanilla does not have; `docs/differences.md` names them.
const OWN: [&str; 1] = ["pregen"];

/// Where the facts are: beside the checkout, unless told otherwise. Without them there is nothing to compare.
fn facts() -> Option<Value> {
    let shared = std::env::var_os("CAUSEWAY_SHARED")
        .map_or_else(|| PathBuf::from(env!("CARGO_MANIFEST_DIR")).join("../../shared"), PathBuf::from);
    let text = std::fs::read(shared.join("data/26.3/commands.json")).ok()?;
    Some(serde_json::from_slice(&text).expect("the facts are JSON"))
}

/// Lines of what differs below a node of either tree.
fn compare(tree: &FlatTree, at: u32, vanilla: &Value, path: &str, found: &mut BTreeSet<String>) {
    let node = &tree.nodes[at as usize];
    if node.executable != vanilla["executable"].as_bool().unwrap_or(false) {
        found.insert(format!("{path}: executable is {}", node.executable));
    }
    if node.kind == FlatKind::Argument {
        let parser = registry::builtin::name("command_argument_type", node.parser).unwrap_or("?");
        let theirs = vanilla["parser"].as_str().unwrap_or("?");
        let theirs = theirs.strip_prefix("minecraft:").unwrap_or(theirs);
        if parser != theirs {
            found.insert(format!("{path}: {parser} and not {theirs}"));
        }
    }
    let none = serde_json::Map::new();
    let children = vanilla["children"].as_object().unwrap_or(&none);
    let own: Vec<u32> = node.children.clone();
    for &child in &own {
        let name = &tree.nodes[child as usize].name;
        match children.get(name) {
            Some(theirs) => compare(tree, child, theirs, &format!("{path} {name}"), found),
            None => drop(found.insert(format!("{path} {name}: not in vanilla"))),
        }
    }
    for name in children.keys() {
        if !own.iter().any(|&child| tree.nodes[child as usize].name == *name) {
            found.insert(format!("{path} {name}: missing"));
        }
    }
}

#[test]
fn the_tree_is_vanillas_as_far_as_it_goes() {
    let Some(vanilla) = facts() else { return };
    let tree = tree_for(4);
    let mut found = BTreeSet::new();
    for &command in &tree.nodes[tree.root as usize].children {
        let name = &tree.nodes[command as usize].name;
        if OWN.contains(&name.as_str()) {
            assert!(vanilla["children"][name].is_null(), "/{name} is vanilla's too");
            continue;
        }
        let theirs = &vanilla["children"][name];
        assert!(theirs.is_object(), "/{name} is no command of vanilla's");
        compare(&tree, command, theirs, name, &mut found);
    }
    assert!(found.is_empty(), "{found:#?}");
}
