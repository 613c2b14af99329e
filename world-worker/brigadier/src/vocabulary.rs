//! What the parser must know of registries, asked through a trait so that this crate needs none.

use crate::suggest::SuggestionsBuilder;

/// Names and properties that exist. Names are full (`minecraft:stone`); registries are named the same way.
pub trait Vocabulary {
    /// Property names of a block with their values, in definition order; `None` for an unknown block.
    fn block_properties(&self, block: &str) -> Option<Vec<(&'static str, &'static [&'static str])>>;

    /// Whether `registry` has the entry `name`.
    fn contains(&self, registry: &str, name: &str) -> bool;

    /// Whether `registry` has the tag `name` (without `#`).
    fn contains_tag(&self, registry: &str, name: &str) -> bool;

    /// All entries of `registry`.
    fn names(&self, registry: &str) -> Vec<String>;

    /// All tags of `registry`, without `#`.
    fn tags(&self, registry: &str) -> Vec<String>;

    /// Names of the players who are online, for suggestions.
    fn player_names(&self) -> Vec<String>;

    /// Adds the suggestions of a provider that a node names; see [`crate::Builder::suggests`].
    fn custom(&self, provider: &str, builder: &mut SuggestionsBuilder<'_>);
}

/// A vocabulary without any name.
#[derive(Debug, Clone, Copy, Default)]
pub struct EmptyVocabulary;

impl Vocabulary for EmptyVocabulary {
    fn block_properties(&self, _block: &str) -> Option<Vec<(&'static str, &'static [&'static str])>> {
        None
    }
    fn contains(&self, _registry: &str, _name: &str) -> bool {
        false
    }
    fn contains_tag(&self, _registry: &str, _name: &str) -> bool {
        false
    }
    fn names(&self, _registry: &str) -> Vec<String> {
        Vec::new()
    }
    fn tags(&self, _registry: &str) -> Vec<String> {
        Vec::new()
    }
    fn player_names(&self) -> Vec<String> {
        Vec::new()
    }
    fn custom(&self, _provider: &str, _builder: &mut SuggestionsBuilder<'_>) {}
}
