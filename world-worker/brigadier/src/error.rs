//! Syntax errors: a translation key with arguments and the place in the input.

use thiserror::Error;

/// Characters of context that are shown before the cursor (Brigadier's `CONTEXT_AMOUNT`).
const CONTEXT_AMOUNT: usize = 10;

/// An argument of a translated message.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum ErrorArg {
    /// Text shown as it is.
    Text(String),
    /// Another translated message.
    Translate(&'static str, Vec<ErrorArg>),
}

impl From<&str> for ErrorArg {
    fn from(text: &str) -> Self {
        ErrorArg::Text(text.to_owned())
    }
}

impl From<String> for ErrorArg {
    fn from(text: String) -> Self {
        ErrorArg::Text(text)
    }
}

/// A command that could not be parsed or executed, with vanilla's translation key.
#[derive(Debug, Clone, PartialEq, Eq, Error)]
#[error("{key} at {cursor:?}")]
pub struct SyntaxError {
    /// Translation key of the message.
    pub key: &'static str,
    /// Arguments of the message.
    pub args: Vec<ErrorArg>,
    /// The whole input, when the error has a place in it.
    pub input: Option<String>,
    /// Byte offset in `input`; `None` when the error has no place.
    pub cursor: Option<usize>,
}

impl SyntaxError {
    /// An error without a place, as executed commands raise it.
    pub fn new(key: &'static str, args: Vec<ErrorArg>) -> Self {
        SyntaxError { key, args, input: None, cursor: None }
    }

    /// An error at byte `cursor` of `input`.
    pub fn at(key: &'static str, args: Vec<ErrorArg>, input: &str, cursor: usize) -> Self {
        SyntaxError { key, args, input: Some(input.to_owned()), cursor: Some(cursor) }
    }

    /// The cursor in UTF-16 units, as clients count.
    pub fn cursor_utf16(&self) -> Option<usize> {
        let (input, cursor) = (self.input.as_deref()?, self.cursor?);
        Some(input.get(..cursor)?.encode_utf16().count())
    }

    /// What is shown of the input: whether it was cut on the left, up to ten characters before the cursor, and
    /// everything after it.
    pub fn context(&self) -> Option<(bool, &str, &str)> {
        let (input, cursor) = (self.input.as_deref()?, self.cursor?);
        let cursor = cursor.min(input.len());
        let (before, after) = (input.get(..cursor)?, input.get(cursor..)?);
        let start = before.char_indices().rev().nth(CONTEXT_AMOUNT - 1).map_or(0, |(at, _)| at);
        Some((start > 0, &before[start..], after))
    }
}

/// A number as Java's `Double.toString` writes it (`1.0`, `1.0E-5`).
pub fn java_double(value: f64) -> String {
    java_number(value, |v| format!("{v:?}"), |v| format!("{v:e}"))
}

/// A number as Java's `Float.toString` writes it.
pub fn java_float(value: f32) -> String {
    java_number(value, |v| format!("{v:?}"), |v| format!("{v:e}"))
}

fn java_number<T: Into<f64> + Copy>(value: T, plain: fn(T) -> String, exponent: fn(T) -> String) -> String {
    let wide: f64 = value.into();
    if wide.is_nan() {
        return "NaN".to_owned();
    }
    if wide.is_infinite() {
        return if wide > 0.0 { "Infinity" } else { "-Infinity" }.to_owned();
    }
    let size = wide.abs();
    if wide == 0.0 || (1e-3..1e7).contains(&size) {
        return plain(value);
    }
    let text = exponent(value);
    match text.split_once('e') {
        Some((digits, power)) if digits.contains('.') => format!("{digits}E{power}"),
        Some((digits, power)) => format!("{digits}.0E{power}"),
        None => text,
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn context_keeps_ten_characters() {
        let error = SyntaxError::at("x", vec![], "gamemode kreativ", 9);
        assert_eq!(error.context(), Some((false, "gamemode ", "kreativ")));
        let error = SyntaxError::at("x", vec![], "gamemode creative ü", 18);
        assert_eq!(error.context(), Some((true, " creative ", "ü")));
    }

    #[test]
    fn numbers_are_written_as_java_does() {
        assert_eq!(java_float(1e-5), "1.0E-5");
        assert_eq!(java_float(20.0), "20.0");
        assert_eq!(java_double(1.25e9), "1.25E9");
        assert_eq!(java_double(10000.0), "10000.0");
    }
}
