//! Data written as text (SNBT): texts and options of particles are given in it.

use crate::error::SyntaxError;
use crate::reader::StringReader;

/// How deep values may be nested, as vanilla's reader of NBT allows.
const MAX_DEPTH: usize = 512;

/// A value.
#[derive(Debug, Clone, PartialEq)]
pub enum Tag {
    /// 8 bits; `true` and `false` are 1 and 0.
    Byte(i8),
    /// 16 bits.
    Short(i16),
    /// 32 bits.
    Int(i32),
    /// 64 bits.
    Long(i64),
    /// 32-bit float.
    Float(f32),
    /// 64-bit float.
    Double(f64),
    /// Text.
    String(String),
    /// `[B; ...]`.
    ByteArray(Vec<i8>),
    /// `[I; ...]`.
    IntArray(Vec<i32>),
    /// `[L; ...]`.
    LongArray(Vec<i64>),
    /// Values, of one type or several.
    List(Vec<Tag>),
    /// Named values, in the order they were written.
    Compound(Vec<(String, Tag)>),
}

impl Tag {
    /// From text, all of it.
    ///
    /// # Errors
    /// When it is not SNBT, or something follows.
    pub fn parse(text: &str) -> Result<Self, SyntaxError> {
        let mut reader = StringReader::new(text);
        let tag = parse(&mut reader)?;
        match reader.peek() {
            None => Ok(tag),
            Some(_) => Err(reader.error("argument.nbt.trailing", vec![])),
        }
    }

    /// A value of a compound.
    pub fn get(&self, name: &str) -> Option<&Tag> {
        match self {
            Tag::Compound(entries) => {
                entries.iter().rev().find(|(known, _)| known == name).map(|(_, tag)| tag)
            }
            _ => None,
        }
    }

    /// Any number as a double.
    pub fn as_f64(&self) -> Option<f64> {
        Some(match *self {
            Tag::Byte(value) => value.into(),
            Tag::Short(value) => value.into(),
            Tag::Int(value) => value.into(),
            Tag::Long(value) => value as f64,
            Tag::Float(value) => value.into(),
            Tag::Double(value) => value,
            _ => return None,
        })
    }

    /// Text.
    pub fn as_str(&self) -> Option<&str> {
        match self {
            Tag::String(text) => Some(text),
            _ => None,
        }
    }

    /// The elements of a list or an array.
    pub fn elements(&self) -> Option<Vec<Tag>> {
        Some(match self {
            Tag::List(list) => list.clone(),
            Tag::ByteArray(array) => array.iter().copied().map(Tag::Byte).collect(),
            Tag::IntArray(array) => array.iter().copied().map(Tag::Int).collect(),
            Tag::LongArray(array) => array.iter().copied().map(Tag::Long).collect(),
            _ => return None,
        })
    }

    /// As network NBT: a type byte and the value, without a name.
    pub fn to_network_nbt(&self) -> Vec<u8> {
        let mut out = vec![self.number()];
        self.write(&mut out);
        out
    }

    fn number(&self) -> u8 {
        match self {
            Tag::Byte(_) => 1,
            Tag::Short(_) => 2,
            Tag::Int(_) => 3,
            Tag::Long(_) => 4,
            Tag::Float(_) => 5,
            Tag::Double(_) => 6,
            Tag::ByteArray(_) => 7,
            Tag::String(_) => 8,
            Tag::List(_) => 9,
            Tag::Compound(_) => 10,
            Tag::IntArray(_) => 11,
            Tag::LongArray(_) => 12,
        }
    }

    fn write(&self, out: &mut Vec<u8>) {
        match self {
            Tag::Byte(value) => out.push(value.cast_unsigned()),
            Tag::Short(value) => out.extend(value.to_be_bytes()),
            Tag::Int(value) => out.extend(value.to_be_bytes()),
            Tag::Long(value) => out.extend(value.to_be_bytes()),
            Tag::Float(value) => out.extend(value.to_be_bytes()),
            Tag::Double(value) => out.extend(value.to_be_bytes()),
            Tag::String(text) => write_string(text, out),
            Tag::ByteArray(array) => {
                write_length(array.len(), out);
                out.extend(array.iter().map(|value| value.cast_unsigned()));
            }
            Tag::IntArray(array) => {
                write_length(array.len(), out);
                array.iter().for_each(|value| out.extend(value.to_be_bytes()));
            }
            Tag::LongArray(array) => {
                write_length(array.len(), out);
                array.iter().for_each(|value| out.extend(value.to_be_bytes()));
            }
            Tag::List(list) => write_list(list, out),
            Tag::Compound(entries) => {
                for (name, tag) in entries {
                    out.push(tag.number());
                    write_string(name, out);
                    tag.write(out);
                }
                out.push(0);
            }
        }
    }
}

/// The wire knows lists of one type only: in a mixed one each value that is no compound is put into one, under an
/// empty name, as vanilla does.
fn write_list(list: &[Tag], out: &mut Vec<u8>) {
    let first = list.first().map_or(0, Tag::number);
    let is_mixed = list.iter().any(|tag| tag.number() != first);
    out.push(if is_mixed { 10 } else { first });
    write_length(list.len(), out);
    for tag in list {
        match tag {
            tag if is_mixed && !matches!(tag, Tag::Compound(_)) => {
                out.push(tag.number());
                write_string("", out);
                tag.write(out);
                out.push(0);
            }
            tag => tag.write(out),
        }
    }
}

fn write_length(length: usize, out: &mut Vec<u8>) {
    // A line of chat is shorter than this by far.
    out.extend(i32::try_from(length).unwrap_or(i32::MAX).to_be_bytes());
}

/// Text as Java writes it: zero in two bytes, what is beyond 16 bits as two surrogates.
fn write_string(text: &str, out: &mut Vec<u8>) {
    let mut bytes = Vec::with_capacity(text.len());
    for unit in text.encode_utf16() {
        match unit {
            0x01..=0x7f => bytes.push(unit as u8),
            0 | 0x80..=0x7ff => bytes.extend([0xc0 | (unit >> 6) as u8, 0x80 | (unit & 0x3f) as u8]),
            _ => bytes.extend([
                0xe0 | (unit >> 12) as u8,
                0x80 | (unit >> 6 & 0x3f) as u8,
                0x80 | (unit & 0x3f) as u8,
            ]),
        }
    }
    // Lines are bounded far below the 65,535 bytes a string has.
    bytes.truncate(usize::from(u16::MAX));
    out.extend((bytes.len() as u16).to_be_bytes());
    out.extend(bytes);
}

/// Reads a value.
pub(super) fn parse(reader: &mut StringReader<'_>) -> Result<Tag, SyntaxError> {
    value(reader, 0)
}

fn value(reader: &mut StringReader<'_>, depth: usize) -> Result<Tag, SyntaxError> {
    reader.skip_whitespace();
    if depth > MAX_DEPTH {
        return Err(reader.error("argument.nbt.too_deep", vec![]));
    }
    match reader.peek() {
        Some('{') => compound(reader, depth),
        Some('[') => list(reader, depth),
        Some('"' | '\'') => Ok(Tag::String(quoted(reader)?)),
        _ => {
            let start = reader.cursor();
            let word = reader.take_while(is_word);
            if word.is_empty() {
                reader.set_cursor(start);
                return Err(reader.error("argument.nbt.expected.value", vec![]));
            }
            match scalar(word) {
                Some(tag) => Ok(tag),
                None => Err(reader.error_at(start, "argument.nbt.expected.value", vec![])),
            }
        }
    }
}

fn is_word(c: char) -> bool {
    c.is_ascii_alphanumeric() || matches!(c, '_' | '-' | '.' | '+')
}

fn compound(reader: &mut StringReader<'_>, depth: usize) -> Result<Tag, SyntaxError> {
    reader.expect('{')?;
    let mut entries = Vec::new();
    reader.skip_whitespace();
    while reader.peek() != Some('}') {
        reader.skip_whitespace();
        let name = match reader.peek() {
            Some('"' | '\'') => quoted(reader)?,
            _ => reader.take_while(is_word).to_owned(),
        };
        if name.is_empty() {
            return Err(reader.error("argument.nbt.expected.key", vec![]));
        }
        reader.skip_whitespace();
        reader.expect(':')?;
        entries.push((name, value(reader, depth + 1)?));
        reader.skip_whitespace();
        if !reader.skip_if(',') {
            break;
        }
        reader.skip_whitespace();
    }
    reader.expect('}')?;
    Ok(Tag::Compound(entries))
}

fn list(reader: &mut StringReader<'_>, depth: usize) -> Result<Tag, SyntaxError> {
    reader.expect('[')?;
    let array = match (reader.peek(), reader.peek_at(1)) {
        (Some(kind @ ('B' | 'I' | 'L')), Some(';')) => {
            reader.skip();
            reader.skip();
            Some(kind)
        }
        _ => None,
    };
    let mut elements = Vec::new();
    reader.skip_whitespace();
    while reader.peek() != Some(']') {
        elements.push(value(reader, depth + 1)?);
        reader.skip_whitespace();
        if !reader.skip_if(',') {
            break;
        }
        reader.skip_whitespace();
    }
    reader.expect(']')?;
    let Some(kind) = array else { return Ok(Tag::List(elements)) };
    let whole: Option<Vec<i64>> = elements.iter().map(whole_number).collect();
    let Some(whole) = whole else { return Err(reader.error("argument.nbt.expected.value", vec![])) };
    Ok(match kind {
        'B' => Tag::ByteArray(whole.into_iter().map(|value| value as i8).collect()),
        'I' => Tag::IntArray(whole.into_iter().map(|value| value as i32).collect()),
        _ => Tag::LongArray(whole),
    })
}

fn whole_number(tag: &Tag) -> Option<i64> {
    match *tag {
        Tag::Byte(value) => Some(value.into()),
        Tag::Short(value) => Some(value.into()),
        Tag::Int(value) => Some(value.into()),
        Tag::Long(value) => Some(value),
        _ => None,
    }
}

/// Text in single or double quotes, with the escapes of both this format and JSON.
fn quoted(reader: &mut StringReader<'_>) -> Result<String, SyntaxError> {
    let Some(quote) = reader.read_char() else {
        return Err(reader.error("argument.nbt.expected.value", vec![]));
    };
    let mut text = String::new();
    // Half of a pair of UTF-16 units, as JSON writes what lies beyond 16 bits.
    let mut half = None;
    loop {
        let Some(c) = reader.read_char() else {
            return Err(reader.error("parsing.quote.expected.end", vec![]));
        };
        if c == quote {
            return Ok(text);
        }
        if c != '\\' {
            text.push(c);
            continue;
        }
        let escape = reader.read_char().unwrap_or('\0');
        let digits = match escape {
            'n' => {
                text.push('\n');
                continue;
            }
            't' => {
                text.push('\t');
                continue;
            }
            'r' => {
                text.push('\r');
                continue;
            }
            'b' => {
                text.push('\u{8}');
                continue;
            }
            'f' => {
                text.push('\u{c}');
                continue;
            }
            's' => {
                text.push(' ');
                continue;
            }
            '\\' | '\'' | '"' | '/' => {
                text.push(escape);
                continue;
            }
            'x' => 2,
            'u' => 4,
            'U' => 8,
            other => {
                let args = vec![other.to_string().into()];
                return Err(reader.error("parsing.quote.escape", args));
            }
        };
        let code = hexadecimal(reader, digits)?;
        match (half.take(), code) {
            (None, 0xd800..=0xdbff) => half = Some(code),
            (Some(high), 0xdc00..=0xdfff) => {
                let code = 0x10000 + ((high - 0xd800) << 10) + (code - 0xdc00);
                text.push(char::from_u32(code).unwrap_or(char::REPLACEMENT_CHARACTER));
            }
            (_, code) => text.push(char::from_u32(code).unwrap_or(char::REPLACEMENT_CHARACTER)),
        }
    }
}

fn hexadecimal(reader: &mut StringReader<'_>, digits: usize) -> Result<u32, SyntaxError> {
    let mut code = 0u32;
    for _ in 0..digits {
        let Some(digit) = reader.read_char().and_then(|c| c.to_digit(16)) else {
            return Err(reader.error("parsing.quote.escape", vec!["u".into()]));
        };
        code = code << 4 | digit;
    }
    Ok(code)
}

/// A word without quotes: a number with its suffix, a boolean, or else text. A number beyond its type is `None`.
fn scalar(word: &str) -> Option<Tag> {
    match word {
        "true" => return Some(Tag::Byte(1)),
        "false" => return Some(Tag::Byte(0)),
        _ => {}
    }
    match Number::of(word) {
        Some(number) => number.read(),
        None => Some(Tag::String(word.to_owned())),
    }
}

/// A word that has the form of a number.
struct Number {
    digits: String,
    radix: u32,
    suffix: Option<char>,
}

impl Number {
    fn of(word: &str) -> Option<Self> {
        let (sign, rest) = match word.as_bytes().first()? {
            b'-' => ("-", &word[1..]),
            b'+' => ("", &word[1..]),
            _ => ("", word),
        };
        if let Some(hex) = rest.strip_prefix("0x").or_else(|| rest.strip_prefix("0X")) {
            return Self::whole(sign, hex, 16);
        }
        // `0b` is nothing as a byte.
        if let Some(binary) =
            rest.strip_prefix("0b").or_else(|| rest.strip_prefix("0B")).filter(|rest| !rest.is_empty())
        {
            return Self::whole(sign, binary, 2);
        }
        let (body, suffix) = match rest.char_indices().next_back()? {
            (at, last) if "bslfdBSLFD".contains(last) => (&rest[..at], Some(last.to_ascii_lowercase())),
            _ => (rest, None),
        };
        let is_number = body.starts_with(|c: char| c.is_ascii_digit() || c == '.')
            && body.contains(|c: char| c.is_ascii_digit())
            && body
                .bytes()
                .all(|b| b.is_ascii_digit() || matches!(b, b'.' | b'_' | b'e' | b'E' | b'+' | b'-'));
        is_number.then(|| Self { digits: format!("{sign}{}", body.replace('_', "")), radix: 10, suffix })
    }

    fn whole(sign: &str, digits: &str, radix: u32) -> Option<Self> {
        let (digits, suffix) = match digits.char_indices().next_back()? {
            (at, last @ ('s' | 'S' | 'l' | 'L')) => (&digits[..at], Some(last.to_ascii_lowercase())),
            _ => (digits, None),
        };
        let is_number = !digits.is_empty() && digits.chars().all(|c| c.is_digit(radix) || c == '_');
        is_number.then(|| Self { digits: format!("{sign}{}", digits.replace('_', "")), radix, suffix })
    }

    fn read(&self) -> Option<Tag> {
        let whole = || i64::from_str_radix(&self.digits, self.radix).ok();
        let float = || self.digits.parse::<f64>().ok().filter(|value| value.is_finite());
        match self.suffix {
            Some('b') => whole()?.try_into().ok().map(Tag::Byte),
            Some('s') => whole()?.try_into().ok().map(Tag::Short),
            Some('l') => whole().map(Tag::Long),
            Some('f') => float().map(|value| value as f32).filter(|value| value.is_finite()).map(Tag::Float),
            Some('d') => float().map(Tag::Double),
            _ if self.radix == 10 && self.digits.contains(['.', 'e', 'E']) => float().map(Tag::Double),
            _ => whole()?.try_into().ok().map(Tag::Int),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn read(text: &str) -> Tag {
        let mut reader = StringReader::new(text);
        let tag = parse(&mut reader).expect("a value");
        assert!(!reader.can_read(), "{:?} is left", reader.remaining());
        tag
    }

    #[test]
    fn scalars() {
        assert_eq!(read("5"), Tag::Int(5));
        assert_eq!(read("-5b"), Tag::Byte(-5));
        assert_eq!(read("1.5"), Tag::Double(1.5));
        assert_eq!(read("1f"), Tag::Float(1.0));
        assert_eq!(read("7L"), Tag::Long(7));
        assert_eq!(read("1_000"), Tag::Int(1000));
        assert_eq!(read("-0x1F"), Tag::Int(-31));
        assert_eq!(read("0b"), Tag::Byte(0));
        assert_eq!(read("0b101"), Tag::Int(5));
        assert_eq!(read("1.5e3"), Tag::Double(1500.0));
        assert_eq!(read("-inf"), Tag::String("-inf".into()));
        assert_eq!(read("-nand"), Tag::String("-nand".into()));
        assert_eq!(read("true"), Tag::Byte(1));
        assert_eq!(read("stone"), Tag::String("stone".into()));
        assert_eq!(read(r#""a \"b\" \u0041 \ud83d\ude00""#), Tag::String("a \"b\" A \u{1f600}".into()));
        assert_eq!(read("'it\\'s'"), Tag::String("it's".into()));
    }

    #[test]
    fn json_and_snbt_read_alike() {
        let json = read(r#"{"text": "hi", "bold": true, "extra": ["a", {"text": "b"}]}"#);
        let snbt = read("{text:hi,bold:true,extra:[a,{text:'b'}]}");
        assert_eq!(json, snbt);
        assert_eq!(json.get("text"), Some(&Tag::String("hi".into())));
    }

    #[test]
    fn arrays_and_empty_values() {
        assert_eq!(read("[I;1,-2]"), Tag::IntArray(vec![1, -2]));
        assert_eq!(read("[B;1b]"), Tag::ByteArray(vec![1]));
        assert_eq!(read("[]"), Tag::List(vec![]));
        assert_eq!(read("{ }"), Tag::Compound(vec![]));
    }

    #[test]
    fn network_nbt() {
        let tag = read("{text:hi,n:3s}");
        assert_eq!(tag.to_network_nbt(), b"\x0a\x08\0\x04text\0\x02hi\x02\0\x01n\0\x03\0");
        // Mixed lists are lists of compounds.
        assert_eq!(read("[a,1b]").to_network_nbt(), b"\x09\x0a\0\0\0\x02\x08\0\0\0\x01a\0\x01\0\0\x01\0");
        assert_eq!(
            read("'\\x00\\U0001f600'").to_network_nbt(),
            b"\x08\0\x08\xc0\x80\xed\xa0\xbd\xed\xb8\x80"
        );
    }

    #[test]
    fn bad_data_says_where() {
        for (text, key, cursor) in [
            ("{a", "parsing.expected", 2),
            ("{:1}", "argument.nbt.expected.key", 1),
            ("[1,", "argument.nbt.expected.value", 3),
            ("\"a", "parsing.quote.expected.end", 2),
            ("[I;x]", "argument.nbt.expected.value", 5),
            ("1.20.1", "argument.nbt.expected.value", 0),
            ("300b", "argument.nbt.expected.value", 0),
            ("3000000000", "argument.nbt.expected.value", 0),
            ("[1e999]", "argument.nbt.expected.value", 1),
        ] {
            let error = parse(&mut StringReader::new(text)).expect_err(text);
            assert_eq!((error.key, error.cursor), (key, Some(cursor)), "{text}");
        }
        let deep = "[".repeat(100_000);
        assert_eq!(parse(&mut StringReader::new(&deep)).expect_err("deep").key, "argument.nbt.too_deep");
    }
}
