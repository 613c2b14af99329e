//! The cursor over a command line, with Brigadier's rules for words, quotes and numbers.

use crate::error::{ErrorArg, SyntaxError};

/// Reads a command line from left to right. The cursor is a byte offset on a character boundary.
#[derive(Debug, Clone)]
pub struct StringReader<'a> {
    text: &'a str,
    cursor: usize,
}

impl<'a> StringReader<'a> {
    /// A reader at the start of `text`.
    pub fn new(text: &'a str) -> Self {
        StringReader { text, cursor: 0 }
    }

    /// The whole input.
    pub fn text(&self) -> &'a str {
        self.text
    }

    /// Where reading goes on, in bytes.
    pub fn cursor(&self) -> usize {
        self.cursor
    }

    /// Moves to a byte offset; the nearest character boundary at or before it is taken.
    pub fn set_cursor(&mut self, cursor: usize) {
        let mut at = cursor.min(self.text.len());
        while !self.text.is_char_boundary(at) {
            at -= 1;
        }
        self.cursor = at;
    }

    /// What has not been read.
    pub fn remaining(&self) -> &'a str {
        &self.text[self.cursor..]
    }

    /// What has been read.
    pub fn consumed(&self) -> &'a str {
        &self.text[..self.cursor]
    }

    /// The input between `start` and the cursor.
    pub fn since(&self, start: usize) -> &'a str {
        self.text.get(start..self.cursor).unwrap_or("")
    }

    /// Whether anything is left.
    pub fn can_read(&self) -> bool {
        self.cursor < self.text.len()
    }

    /// Whether at least `count` characters are left.
    pub fn can_read_count(&self, count: usize) -> bool {
        count == 0 || self.remaining().chars().nth(count - 1).is_some()
    }

    /// The next character, not consumed.
    pub fn peek(&self) -> Option<char> {
        self.remaining().chars().next()
    }

    /// The character `offset` characters ahead, not consumed.
    pub fn peek_at(&self, offset: usize) -> Option<char> {
        self.remaining().chars().nth(offset)
    }

    /// Consumes and returns the next character.
    pub fn read_char(&mut self) -> Option<char> {
        let c = self.peek()?;
        self.cursor += c.len_utf8();
        Some(c)
    }

    /// Consumes one character, if there is one.
    pub fn skip(&mut self) {
        self.read_char();
    }

    /// Consumes the next character if it is `c`.
    pub fn skip_if(&mut self, c: char) -> bool {
        let found = self.peek() == Some(c);
        if found {
            self.skip();
        }
        found
    }

    /// Consumes white space.
    pub fn skip_whitespace(&mut self) {
        while self.peek().is_some_and(char::is_whitespace) {
            self.skip();
        }
    }

    /// Consumes characters as long as `accept` says so, and returns them.
    pub fn take_while(&mut self, accept: impl Fn(char) -> bool) -> &'a str {
        let start = self.cursor;
        while self.peek().is_some_and(&accept) {
            self.skip();
        }
        self.since(start)
    }

    /// An error at the cursor.
    pub fn error(&self, key: &'static str, args: Vec<ErrorArg>) -> SyntaxError {
        SyntaxError::at(key, args, self.text, self.cursor)
    }

    /// Moves the cursor back to `cursor` and makes an error there.
    pub fn error_at(&mut self, cursor: usize, key: &'static str, args: Vec<ErrorArg>) -> SyntaxError {
        self.set_cursor(cursor);
        self.error(key, args)
    }

    /// Whether `c` may stand in a number.
    pub fn is_number_char(c: char) -> bool {
        c.is_ascii_digit() || c == '.' || c == '-'
    }

    /// Whether `c` may stand in an unquoted string.
    pub fn is_word_char(c: char) -> bool {
        c.is_ascii_alphanumeric() || matches!(c, '_' | '-' | '.' | '+')
    }

    fn number<T: std::str::FromStr>(
        &mut self,
        expected: &'static str,
        invalid: &'static str,
    ) -> Result<T, SyntaxError> {
        let start = self.cursor;
        let text = self.take_while(Self::is_number_char);
        if text.is_empty() {
            return Err(self.error(expected, vec![]));
        }
        text.parse().map_err(|_| self.error_at(start, invalid, vec![text.into()]))
    }

    /// Reads a 32-bit integer.
    pub fn read_int(&mut self) -> Result<i32, SyntaxError> {
        self.number("parsing.int.expected", "parsing.int.invalid")
    }

    /// Reads a 64-bit integer.
    pub fn read_long(&mut self) -> Result<i64, SyntaxError> {
        self.number("parsing.long.expected", "parsing.long.invalid")
    }

    /// Reads a 32-bit floating point number.
    pub fn read_float(&mut self) -> Result<f32, SyntaxError> {
        self.number("parsing.float.expected", "parsing.float.invalid")
    }

    /// Reads a 64-bit floating point number.
    pub fn read_double(&mut self) -> Result<f64, SyntaxError> {
        self.number("parsing.double.expected", "parsing.double.invalid")
    }

    /// Reads `true` or `false`.
    pub fn read_bool(&mut self) -> Result<bool, SyntaxError> {
        let start = self.cursor;
        let text = self.read_string()?;
        match text.as_str() {
            "" => Err(self.error("parsing.bool.expected", vec![])),
            "true" => Ok(true),
            "false" => Ok(false),
            _ => Err(self.error_at(start, "parsing.bool.invalid", vec![text.into()])),
        }
    }

    /// Reads a word without quotes, possibly empty.
    pub fn read_unquoted_string(&mut self) -> &'a str {
        self.take_while(Self::is_word_char)
    }

    /// Reads a quoted string; empty at the end of the input.
    pub fn read_quoted_string(&mut self) -> Result<String, SyntaxError> {
        match self.peek() {
            None => Ok(String::new()),
            Some(quote @ ('"' | '\'')) => {
                self.skip();
                self.read_until(quote)
            }
            Some(_) => Err(self.error("parsing.quote.expected.start", vec![])),
        }
    }

    /// Reads a quoted string or a word.
    pub fn read_string(&mut self) -> Result<String, SyntaxError> {
        match self.peek() {
            Some('"' | '\'') => self.read_quoted_string(),
            _ => Ok(self.read_unquoted_string().to_owned()),
        }
    }

    fn read_until(&mut self, terminator: char) -> Result<String, SyntaxError> {
        let mut out = String::new();
        let mut escaped = false;
        while self.can_read() {
            let at = self.cursor;
            let Some(c) = self.read_char() else { break };
            if escaped {
                if c != terminator && c != '\\' {
                    return Err(self.error_at(at, "parsing.quote.escape", vec![c.to_string().into()]));
                }
                out.push(c);
                escaped = false;
            } else if c == '\\' {
                escaped = true;
            } else if c == terminator {
                return Ok(out);
            } else {
                out.push(c);
            }
        }
        Err(self.error("parsing.quote.expected.end", vec![]))
    }

    /// Consumes `c` or fails.
    pub fn expect(&mut self, c: char) -> Result<(), SyntaxError> {
        if self.skip_if(c) { Ok(()) } else { Err(self.error("parsing.expected", vec![c.to_string().into()])) }
    }

    /// Reads a resource location and returns it with its namespace (`minecraft:` when it had none).
    pub fn read_identifier(&mut self) -> Result<String, SyntaxError> {
        let start = self.cursor;
        let text = self.take_while(|c| {
            c.is_ascii_digit() || c.is_ascii_lowercase() || matches!(c, '_' | ':' | '/' | '.' | '-')
        });
        identifier(text).ok_or_else(|| self.error_at(start, "argument.id.invalid", vec![]))
    }
}

/// The full form of a resource location, if it is one.
fn identifier(text: &str) -> Option<String> {
    let (namespace, path) = match text.split_once(':') {
        Some(("", path)) => ("minecraft", path),
        Some(parts) => parts,
        None => ("minecraft", text),
    };
    let valid = !namespace.contains('/') && !path.contains(':') && !path.is_empty();
    valid.then(|| format!("{namespace}:{path}"))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn strings_and_escapes() {
        let mut reader = StringReader::new(r#""a \"b\" \\" rest"#);
        assert_eq!(reader.read_string().unwrap(), r#"a "b" \"#);
        assert_eq!(reader.remaining(), " rest");
        let error = StringReader::new(r#""a\q""#).read_string().unwrap_err();
        assert_eq!((error.key, error.cursor), ("parsing.quote.escape", Some(3)));
        let error = StringReader::new("'abc").read_string().unwrap_err();
        assert_eq!((error.key, error.cursor), ("parsing.quote.expected.end", Some(4)));
    }

    #[test]
    fn numbers() {
        assert_eq!(StringReader::new("-12 x").read_int().unwrap(), -12);
        assert_eq!(StringReader::new(".5").read_double().unwrap(), 0.5);
        let error = StringReader::new("12.5").read_int().unwrap_err();
        assert_eq!((error.key, error.cursor), ("parsing.int.invalid", Some(0)));
        assert_eq!(StringReader::new("x").read_long().unwrap_err().key, "parsing.long.expected");
    }

    #[test]
    fn identifiers() {
        assert_eq!(StringReader::new("stone[").read_identifier().unwrap(), "minecraft:stone");
        assert_eq!(StringReader::new("a:b/c d").read_identifier().unwrap(), "a:b/c");
        assert_eq!(StringReader::new("a:b:c").read_identifier().unwrap_err().key, "argument.id.invalid");
    }
}
