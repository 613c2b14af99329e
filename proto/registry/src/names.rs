//! Names with and without the default namespace, and the search by name.

use std::borrow::Cow;

/// The namespace that is left out of names.
const DEFAULT_NAMESPACE: &str = "minecraft:";

/// `name` without a leading `minecraft:`.
#[must_use]
pub fn without_namespace(name: &str) -> &str {
    name.strip_prefix(DEFAULT_NAMESPACE).unwrap_or(name)
}

/// `name` with its namespace, as identifiers are written on the wire and in saves.
#[must_use]
pub fn identifier(name: &str) -> Cow<'_, str> {
    if name.contains(':') { Cow::Borrowed(name) } else { Cow::Owned(format!("{DEFAULT_NAMESPACE}{name}")) }
}

/// Finds `name` (with or without `minecraft:`) through `sorted`, which lists positions in order of name.
pub(crate) fn find(sorted: &[u16], name: &str, name_at: impl Fn(u16) -> &'static str) -> Option<u16> {
    let name = without_namespace(name);
    sorted.binary_search_by(|&at| name_at(at).cmp(name)).ok().and_then(|found| sorted.get(found).copied())
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn identifiers_gain_the_namespace_once() {
        assert_eq!(identifier("stone"), "minecraft:stone");
        assert_eq!(identifier("minecraft:stone"), "minecraft:stone");
        assert_eq!(identifier("brigadier:bool"), "brigadier:bool");
        assert_eq!(without_namespace("minecraft:stone"), "stone");
    }
}
