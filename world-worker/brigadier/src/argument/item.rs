//! Items and tests of items, without components.

use crate::error::SyntaxError;
use crate::reader::StringReader;
use crate::vocabulary::Vocabulary;

const ITEMS: &str = "minecraft:item";

/// An item with its default components.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct ItemInput {
    /// Full name.
    pub name: String,
}

/// A test of items.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum ItemPredicateInput {
    /// Every item.
    Any,
    /// One item.
    Item(String),
    /// The items of a tag.
    Tag(String),
}

pub(super) fn parse_item(
    reader: &mut StringReader<'_>,
    vocabulary: &dyn Vocabulary,
) -> Result<ItemInput, SyntaxError> {
    let name = item_name(reader, vocabulary)?;
    no_components(reader)?;
    Ok(ItemInput { name })
}

pub(super) fn parse_predicate(
    reader: &mut StringReader<'_>,
    vocabulary: &dyn Vocabulary,
) -> Result<ItemPredicateInput, SyntaxError> {
    let start = reader.cursor();
    let predicate = match reader.peek() {
        Some('*') => {
            reader.skip();
            ItemPredicateInput::Any
        }
        Some('#') => {
            reader.skip();
            let name = reader.read_identifier()?;
            if !vocabulary.contains_tag(ITEMS, &name) {
                return Err(reader.error_at(start, "arguments.item.tag.unknown", vec![name.into()]));
            }
            ItemPredicateInput::Tag(name)
        }
        _ => ItemPredicateInput::Item(item_name(reader, vocabulary)?),
    };
    no_components(reader)?;
    Ok(predicate)
}

fn item_name(reader: &mut StringReader<'_>, vocabulary: &dyn Vocabulary) -> Result<String, SyntaxError> {
    let start = reader.cursor();
    let name = reader.read_identifier()?;
    if vocabulary.contains(ITEMS, &name) {
        return Ok(name);
    }
    Err(reader.error_at(start, "argument.item.id.invalid", vec![name.into()]))
}

/// Accepts an empty component list; any component is refused as unknown rather than dropped silently.
fn no_components(reader: &mut StringReader<'_>) -> Result<(), SyntaxError> {
    if !reader.skip_if('[') || reader.skip_if(']') {
        return Ok(());
    }
    let start = reader.cursor();
    reader.skip_if('!');
    let name = reader.read_identifier()?;
    Err(reader.error_at(start, "arguments.item.component.unknown", vec![name.into()]))
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::vocabulary::EmptyVocabulary;

    #[test]
    fn unknown_items_and_components() {
        let error = parse_item(&mut StringReader::new("stick"), &EmptyVocabulary).unwrap_err();
        assert_eq!((error.key, error.cursor), ("argument.item.id.invalid", Some(0)));
        let any = parse_predicate(&mut StringReader::new("*[]"), &EmptyVocabulary);
        assert_eq!(any, Ok(ItemPredicateInput::Any));
        let error = parse_predicate(&mut StringReader::new("*[damage=1]"), &EmptyVocabulary).unwrap_err();
        assert_eq!(error.key, "arguments.item.component.unknown");
    }
}
