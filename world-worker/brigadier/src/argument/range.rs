//! Ranges of numbers, as selectors take them (`3`, `..5`, `1..`, `1..2`).

use crate::error::SyntaxError;
use crate::reader::StringReader;

/// Inclusive bounds; an unset one is open.
#[derive(Debug, Clone, Copy, PartialEq, Default)]
pub struct Range<T> {
    /// Least value.
    pub min: Option<T>,
    /// Greatest value.
    pub max: Option<T>,
}

impl<T: PartialOrd + Copy> Range<T> {
    /// Whether `value` lies inside.
    pub fn contains(&self, value: T) -> bool {
        self.min.is_none_or(|min| value >= min) && self.max.is_none_or(|max| value <= max)
    }
}

/// Reads a range of doubles.
pub(super) fn doubles(reader: &mut StringReader<'_>) -> Result<Range<f64>, SyntaxError> {
    read(reader, "parsing.double.invalid", false)
}

/// Reads a range of integers.
pub(super) fn ints(reader: &mut StringReader<'_>) -> Result<Range<i32>, SyntaxError> {
    read(reader, "parsing.int.invalid", true)
}

fn read<T: std::str::FromStr + PartialOrd + Copy>(
    reader: &mut StringReader<'_>,
    invalid: &'static str,
    whole: bool,
) -> Result<Range<T>, SyntaxError> {
    let start = reader.cursor();
    if !reader.can_read() {
        return Err(reader.error("argument.range.empty", vec![]));
    }
    let min = bound(reader, invalid)?;
    let max = if reader.peek() == Some('.') && reader.peek_at(1) == Some('.') {
        reader.skip();
        reader.skip();
        bound(reader, invalid)?
    } else {
        if whole && reader.peek() == Some('.') {
            return Err(reader.error_at(start, "argument.range.ints", vec![]));
        }
        min
    };
    match (min, max) {
        (None, None) => Err(reader.error_at(start, "argument.range.empty", vec![])),
        (Some(min), Some(max)) if min > max => Err(reader.error_at(start, "argument.range.swapped", vec![])),
        _ => Ok(Range { min, max }),
    }
}

fn bound<T: std::str::FromStr>(
    reader: &mut StringReader<'_>,
    invalid: &'static str,
) -> Result<Option<T>, SyntaxError> {
    let start = reader.cursor();
    while reader.peek().is_some_and(|c| {
        c.is_ascii_digit() || c == '-' || (c == '.' && reader.peek_at(1).is_some_and(|next| next != '.'))
    }) {
        // The first of two dots belongs to the range.
        if reader.remaining().starts_with("..") {
            break;
        }
        reader.skip();
    }
    let text = reader.since(start);
    if text.is_empty() {
        return Ok(None);
    }
    text.parse().map(Some).map_err(|_| reader.error_at(start, invalid, vec![text.into()]))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn forms() {
        let range = |text: &str| doubles(&mut StringReader::new(text)).unwrap();
        assert_eq!(range("3.5"), Range { min: Some(3.5), max: Some(3.5) });
        assert_eq!(range("..5"), Range { min: None, max: Some(5.0) });
        assert_eq!(range("1.."), Range { min: Some(1.0), max: None });
        assert_eq!(range("-1.5..2"), Range { min: Some(-1.5), max: Some(2.0) });
        assert!(range("1..2").contains(2.0) && !range("1..2").contains(2.1));
    }

    #[test]
    fn errors() {
        let error = |text: &str| doubles(&mut StringReader::new(text)).unwrap_err().key;
        assert_eq!(error("5..1"), "argument.range.swapped");
        assert_eq!(error(".."), "argument.range.empty");
        assert_eq!(error("x"), "argument.range.empty");
        assert_eq!(ints(&mut StringReader::new("1.5")).unwrap_err().key, "parsing.int.invalid");
    }
}
