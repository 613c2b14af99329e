//! Java's properties format, as vanilla reads and writes `server.properties`.

use std::fmt::Write as _;

/// A key with its value and the line, counted from 1, where it begins.
#[derive(Debug, Clone, PartialEq, Eq)]
pub(crate) struct Property {
    pub(crate) key: String,
    pub(crate) value: String,
    pub(crate) line: usize,
}

/// An escape that cannot be read, and its line.
#[derive(Debug, Clone, PartialEq, Eq)]
pub(crate) struct BadEscape {
    pub(crate) line: usize,
}

/// A file as text: UTF-8, or else Latin-1, as vanilla falls back.
pub(crate) fn decode(bytes: &[u8]) -> String {
    match std::str::from_utf8(bytes) {
        Ok(text) => text.trim_start_matches('\u{feff}').to_owned(),
        Err(_) => bytes.iter().copied().map(char::from).collect(),
    }
}

/// Reads all properties in order; a key may occur more than once.
pub(crate) fn parse(text: &str) -> Result<Vec<Property>, BadEscape> {
    let mut properties = Vec::new();
    let text = text.replace("\r\n", "\n").replace('\r', "\n");
    let mut lines = text.split('\n').zip(1..);
    while let Some((first, line)) = lines.next() {
        let first = first.trim_start_matches(is_blank);
        if first.is_empty() || first.starts_with(['#', '!']) {
            continue;
        }
        let mut logical = first.to_owned();
        while ends_in_continuation(&logical) {
            logical.pop();
            let Some((next, _)) = lines.next() else { break };
            logical.push_str(next.trim_start_matches(is_blank));
        }
        let (key, value) = split(&logical);
        let unescape = |text| unescape(text).ok_or(BadEscape { line });
        properties.push(Property { key: unescape(key)?, value: unescape(value)?, line });
    }
    Ok(properties)
}

fn is_blank(c: char) -> bool {
    matches!(c, ' ' | '\t' | '\u{c}')
}

/// Whether a line ends in an odd number of backslashes.
fn ends_in_continuation(line: &str) -> bool {
    line.bytes().rev().take_while(|byte| *byte == b'\\').count() % 2 == 1
}

/// Splits at the first unescaped `=`, `:` or blank; blanks around the sign do not count.
fn split(line: &str) -> (&str, &str) {
    let mut escaped = false;
    let end = line.find(|c| {
        let found = !escaped && (is_blank(c) || c == '=' || c == ':');
        escaped = c == '\\' && !escaped;
        found
    });
    let Some(end) = end else { return (line, "") };
    let (key, rest) = line.split_at(end);
    let rest = rest.trim_start_matches(is_blank);
    let value = rest.strip_prefix(['=', ':']).map_or(rest, |rest| rest.trim_start_matches(is_blank));
    (key, value)
}

fn unescape(text: &str) -> Option<String> {
    let mut units: Vec<u16> = Vec::with_capacity(text.len());
    let mut chars = text.chars();
    let mut buffer = [0; 2];
    while let Some(c) = chars.next() {
        let c = match c {
            '\\' => match chars.next() {
                Some('t') => '\t',
                Some('n') => '\n',
                Some('r') => '\r',
                Some('f') => '\u{c}',
                Some('u') => {
                    let digits: String = chars.by_ref().take(4).collect();
                    let hexadecimal =
                        digits.len() == 4 && digits.bytes().all(|byte| byte.is_ascii_hexdigit());
                    units.push(u16::from_str_radix(&digits, 16).ok().filter(|_| hexadecimal)?);
                    continue;
                }
                Some(other) => other,
                None => break,
            },
            other => other,
        };
        units.extend_from_slice(c.encode_utf16(&mut buffer));
    }
    // Half of a surrogate pair is no text; Java would keep it and write a question mark.
    Some(String::from_utf16_lossy(&units))
}

/// Writes a file: the first line as a comment, then the properties as they come.
pub(crate) fn write<'a>(comment: &str, properties: impl Iterator<Item = (&'a str, &'a str)>) -> String {
    let mut text = format!("#{comment}\n");
    for (key, value) in properties {
        escape(key, true, &mut text);
        text.push('=');
        escape(value, false, &mut text);
        text.push('\n');
    }
    text
}

/// Escapes as Java does: blanks everywhere in keys and at the start of values.
fn escape(text: &str, is_key: bool, out: &mut String) {
    let mut buffer = [0; 2];
    for (at, c) in text.chars().enumerate() {
        match c {
            ' ' if at == 0 || is_key => out.push_str("\\ "),
            '\t' => out.push_str("\\t"),
            '\n' => out.push_str("\\n"),
            '\r' => out.push_str("\\r"),
            '\u{c}' => out.push_str("\\f"),
            '=' | ':' | '#' | '!' | '\\' => {
                out.push('\\');
                out.push(c);
            }
            ' '..='~' => out.push(c),
            _ => {
                for unit in c.encode_utf16(&mut buffer) {
                    let _ = write!(out, "\\u{unit:04X}");
                }
            }
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use proptest::prelude::*;

    fn pairs(text: &str) -> Vec<(String, String, usize)> {
        parse(text).unwrap().into_iter().map(|found| (found.key, found.value, found.line)).collect()
    }

    fn pair(key: &str, value: &str, line: usize) -> (String, String, usize) {
        (key.to_owned(), value.to_owned(), line)
    }

    #[test]
    fn separators_comments_and_continuations() {
        let text = "#c\n!c\n\na=1\n b : 2\nc 3\nd\ne=x\\\n   y\nf\\ g=h\\=i\r\nj=\n";
        let expected = [
            pair("a", "1", 4),
            pair("b", "2", 5),
            pair("c", "3", 6),
            pair("d", "", 7),
            pair("e", "xy", 8),
            pair("f g", "h=i", 10),
            pair("j", "", 11),
        ];
        assert_eq!(pairs(text), expected);
    }

    #[test]
    fn escapes_are_those_of_java() {
        assert_eq!(pairs("a=\\u00a7c\\tx\\z\\uD83D\\uDE00"), [pair("a", "§c\txz😀", 1)]);
        assert_eq!(parse("a=1\nb=\\u12g4"), Err(BadEscape { line: 2 }));
        let written = write("x", [("level-type", "minecraft:normal"), ("motd", " §a=😀")].into_iter());
        assert_eq!(written, "#x\nlevel-type=minecraft\\:normal\nmotd=\\ \\u00A7a\\=\\uD83D\\uDE00\n");
    }

    #[test]
    fn latin_1_is_the_fallback() {
        assert_eq!(decode(b"a=\xa7"), "a=§");
        assert_eq!(decode("a=§".as_bytes()), "a=§");
    }

    proptest! {
        #[test]
        fn what_is_written_reads_back(pairs in prop::collection::vec((".+", ".*"), 0..6)) {
            let text = write("comment", pairs.iter().map(|(key, value)| (key.as_str(), value.as_str())));
            let read: Vec<_> = parse(&text).unwrap().into_iter().map(|found| (found.key, found.value)).collect();
            prop_assert_eq!(read, pairs);
        }

        #[test]
        fn reading_never_panics(text in any::<String>()) {
            let _ = parse(&text);
        }
    }
}
