//! Chat messages, in which selectors stand for names.

use super::selector::{self, Selector};
use super::simple::rest;
use crate::error::SyntaxError;
use crate::reader::StringReader;
use crate::vocabulary::Vocabulary;

/// Longest message, in UTF-16 units.
const MAX_LENGTH: usize = 256;

/// A selector inside a message.
#[derive(Debug, Clone, PartialEq)]
pub struct MessagePart {
    /// First byte in the text.
    pub start: usize,
    /// One past the last byte.
    pub end: usize,
    /// Whom it names.
    pub selector: Selector,
}

/// Text with the selectors found in it.
#[derive(Debug, Clone, PartialEq)]
pub struct Message {
    /// The text as typed.
    pub text: String,
    /// Selectors, in order; empty when the source may not use them.
    pub parts: Vec<MessagePart>,
}

/// Permission level that may use selectors.
const SELECTOR_LEVEL: u8 = 2;

pub(super) fn parse(
    reader: &mut StringReader<'_>,
    level: u8,
    vocabulary: &dyn Vocabulary,
) -> Result<Message, SyntaxError> {
    let length = reader.remaining().encode_utf16().count();
    if length > MAX_LENGTH {
        let args = vec![length.to_string().into(), MAX_LENGTH.to_string().into()];
        return Err(reader.error("argument.message.too_long", args));
    }
    let base = reader.cursor();
    let mut parts = Vec::new();
    while level >= SELECTOR_LEVEL && reader.can_read() {
        let start = reader.cursor();
        if reader.peek() != Some('@') {
            reader.skip();
            continue;
        }
        match selector::parse_name_or_selector(reader, true, vocabulary) {
            Ok(selector) => {
                parts.push(MessagePart { start: start - base, end: reader.cursor() - base, selector });
            }
            // A lone @ is text.
            Err(error)
                if matches!(
                    error.key,
                    "argument.entity.selector.missing" | "argument.entity.selector.unknown"
                ) =>
            {
                reader.set_cursor(start + 1);
            }
            Err(error) => return Err(error),
        }
    }
    reader.set_cursor(base);
    Ok(Message { text: rest(reader), parts })
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::vocabulary::EmptyVocabulary;

    #[test]
    fn selectors_are_found_and_lone_signs_kept() {
        let message = parse(&mut StringReader::new("hi @a, mail me @home @"), 2, &EmptyVocabulary).unwrap();
        assert_eq!(message.parts.len(), 1);
        assert_eq!(&message.text[message.parts[0].start..message.parts[0].end], "@a");
        let message = parse(&mut StringReader::new("hi @a"), 0, &EmptyVocabulary).unwrap();
        assert!(message.parts.is_empty());
        let error = parse(&mut StringReader::new("@a[x"), 2, &EmptyVocabulary).unwrap_err();
        assert_eq!(error.key, "argument.entity.options.valueless");
    }

    #[test]
    fn too_long() {
        let error = parse(&mut StringReader::new(&"x".repeat(257)), 0, &EmptyVocabulary).unwrap_err();
        assert_eq!(error.key, "argument.message.too_long");
    }
}
