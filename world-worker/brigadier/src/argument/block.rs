//! Block states and tests of blocks, without block entity data.

use crate::error::SyntaxError;
use crate::reader::StringReader;
use crate::suggest::SuggestionsBuilder;
use crate::vocabulary::Vocabulary;

const BLOCKS: &str = "minecraft:block";

/// A block with the properties that were given.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct BlockInput {
    /// Full name.
    pub name: String,
    /// Given properties, all of them existing and valid.
    pub properties: Vec<(String, String)>,
}

/// A test of blocks.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum BlockPredicateInput {
    /// That block, with the given properties.
    Block(BlockInput),
    /// Any block of a tag, with the given properties where it has them.
    Tag {
        /// Full name of the tag.
        name: String,
        /// Properties that must have these values; a block without the property does not match.
        properties: Vec<(String, String)>,
    },
}

pub(super) fn parse_state(
    reader: &mut StringReader<'_>,
    vocabulary: &dyn Vocabulary,
) -> Result<BlockInput, SyntaxError> {
    if reader.peek() == Some('#') {
        return Err(reader.error("argument.block.tag.disallowed", vec![]));
    }
    let start = reader.cursor();
    let name = reader.read_identifier()?;
    let Some(definition) = vocabulary.block_properties(&name) else {
        return Err(reader.error_at(start, "argument.block.id.invalid", vec![name.into()]));
    };
    let mut properties: Vec<(String, String)> = Vec::new();
    if reader.skip_if('[') {
        read_properties(reader, &mut properties, &name, Some(&definition))?;
    }
    Ok(BlockInput { name, properties })
}

pub(super) fn parse_predicate(
    reader: &mut StringReader<'_>,
    vocabulary: &dyn Vocabulary,
) -> Result<BlockPredicateInput, SyntaxError> {
    let start = reader.cursor();
    if !reader.skip_if('#') {
        return parse_state(reader, vocabulary).map(BlockPredicateInput::Block);
    }
    let name = reader.read_identifier()?;
    if !vocabulary.contains_tag(BLOCKS, &name) {
        return Err(reader.error_at(start, "arguments.block.tag.unknown", vec![name.into()]));
    }
    let mut properties = Vec::new();
    if reader.skip_if('[') {
        read_properties(reader, &mut properties, &name, None)?;
    }
    Ok(BlockPredicateInput::Tag { name, properties })
}

/// Reads up to the closing bracket. Without a definition (tags) every property is taken.
fn read_properties(
    reader: &mut StringReader<'_>,
    into: &mut Vec<(String, String)>,
    block: &str,
    definition: Option<&[(&'static str, &'static [&'static str])]>,
) -> Result<(), SyntaxError> {
    reader.skip_whitespace();
    while reader.can_read() && reader.peek() != Some(']') {
        reader.skip_whitespace();
        let start = reader.cursor();
        let property = reader.read_string()?;
        let args = || vec![block.into(), property.as_str().into()];
        let values = match definition {
            Some(definition) => match definition.iter().find(|(name, _)| *name == property) {
                Some((_, values)) => Some(*values),
                None => return Err(reader.error_at(start, "argument.block.property.unknown", args())),
            },
            None => None,
        };
        if into.iter().any(|(name, _)| *name == property) {
            let args = vec![property.as_str().into(), block.into()];
            return Err(reader.error_at(start, "argument.block.property.duplicate", args));
        }
        reader.skip_whitespace();
        if !reader.skip_if('=') {
            let args = vec![property.as_str().into(), block.into()];
            return Err(reader.error("argument.block.property.novalue", args));
        }
        reader.skip_whitespace();
        let at = reader.cursor();
        let value = reader.read_string()?;
        if values.is_some_and(|values| !values.contains(&value.as_str())) {
            let args = vec![block.into(), value.into(), property.into()];
            return Err(reader.error_at(at, "argument.block.property.invalid", args));
        }
        into.push((property, value));
        reader.skip_whitespace();
        match reader.peek() {
            Some(',') => reader.skip(),
            None | Some(']') => {}
            Some(_) => return Err(reader.error("argument.block.property.unclosed", vec![])),
        }
    }
    if reader.skip_if(']') { Ok(()) } else { Err(reader.error("argument.block.property.unclosed", vec![])) }
}

pub(super) fn suggest(builder: &mut SuggestionsBuilder<'_>, vocabulary: &dyn Vocabulary, tags: bool) {
    let typed = builder.remaining();
    let Some(open) = typed.find('[') else {
        builder.resources(vocabulary.names(BLOCKS), "");
        if tags {
            builder.resources(vocabulary.tags(BLOCKS), "#");
        }
        return;
    };
    let Ok(name) = StringReader::new(&typed[..open]).read_identifier() else { return };
    let Some(definition) = vocabulary.block_properties(&name).filter(|_| !typed.ends_with(']')) else {
        return;
    };
    let last = typed[open..].rfind([',', '[']).map_or(open + 1, |at| open + at + 1);
    match typed[last..].split_once('=') {
        None => {
            let mut names = builder.offset(builder.start() + last);
            names.matching(definition.iter().map(|(name, _)| format!("{name}=")));
            builder.merge(names);
        }
        Some((property, _)) => {
            let mut values = builder.offset(builder.start() + last + property.len() + 1);
            if let Some((_, known)) = definition.iter().find(|(name, _)| *name == property.trim()) {
                values.matching(known.iter());
            }
            builder.merge(values);
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::vocabulary::EmptyVocabulary;

    struct Oak;

    impl Vocabulary for Oak {
        fn block_properties(&self, block: &str) -> Option<Vec<(&'static str, &'static [&'static str])>> {
            (block == "minecraft:oak_log").then(|| vec![("axis", &["x", "y", "z"][..])])
        }
        fn contains(&self, registry: &str, name: &str) -> bool {
            EmptyVocabulary.contains(registry, name)
        }
        fn contains_tag(&self, _registry: &str, name: &str) -> bool {
            name == "minecraft:logs"
        }
        fn names(&self, _registry: &str) -> Vec<String> {
            vec!["minecraft:oak_log".into()]
        }
        fn tags(&self, _registry: &str) -> Vec<String> {
            vec!["minecraft:logs".into()]
        }
        fn player_names(&self) -> Vec<String> {
            vec![]
        }
        fn custom(&self, _provider: &str, _builder: &mut SuggestionsBuilder<'_>) {}
    }

    #[test]
    fn states() {
        let block = parse_state(&mut StringReader::new("oak_log[ axis = x ]"), &Oak).unwrap();
        assert_eq!(block.properties, vec![("axis".to_owned(), "x".to_owned())]);
        let key = |text: &str| parse_state(&mut StringReader::new(text), &Oak).unwrap_err().key;
        assert_eq!(key("nope"), "argument.block.id.invalid");
        assert_eq!(key("#logs"), "argument.block.tag.disallowed");
        assert_eq!(key("oak_log[lit=true]"), "argument.block.property.unknown");
        assert_eq!(key("oak_log[axis=q]"), "argument.block.property.invalid");
        assert_eq!(key("oak_log[axis"), "argument.block.property.novalue");
        assert_eq!(key("oak_log[axis=x"), "argument.block.property.unclosed");
        assert_eq!(key("oak_log[axis=x,axis=y]"), "argument.block.property.duplicate");
    }

    #[test]
    fn predicates() {
        let parse = |text: &str| parse_predicate(&mut StringReader::new(text), &Oak);
        assert!(matches!(parse("#logs[axis=y]").unwrap(), BlockPredicateInput::Tag { .. }));
        assert_eq!(parse("#nope").unwrap_err().key, "arguments.block.tag.unknown");
    }

    #[test]
    fn completions() {
        let complete = |text: &str| {
            let mut builder = SuggestionsBuilder::new(text, 0);
            suggest(&mut builder, &Oak, true);
            builder.build().list.into_iter().map(|s| s.text).collect::<Vec<_>>()
        };
        assert_eq!(complete("lo"), vec!["minecraft:oak_log"]);
        assert_eq!(complete("#"), vec!["#minecraft:logs"]);
        assert_eq!(complete("oak_log[a"), vec!["axis="]);
        assert_eq!(complete("oak_log[axis="), vec!["x", "y", "z"]);
    }
}
