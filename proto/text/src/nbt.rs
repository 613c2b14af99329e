//! As much of network NBT as components need.

use crate::{MAX_DEPTH, TextError};

/// A tag.
#[derive(Clone, Debug, PartialEq)]
pub(crate) enum Tag {
    Byte(i8),
    Short(i16),
    Int(i32),
    Long(i64),
    Float(f32),
    Double(f64),
    Bytes(Vec<i8>),
    String(String),
    List(Vec<Tag>),
    Compound(Vec<(String, Tag)>),
    Ints(Vec<i32>),
    Longs(Vec<i64>),
}

impl Tag {
    pub(crate) fn string(text: impl Into<String>) -> Tag {
        Tag::String(text.into())
    }

    pub(crate) fn field(&self, name: &str) -> Option<&Tag> {
        match self {
            Tag::Compound(fields) => fields.iter().find(|(key, _)| key == name).map(|(_, tag)| tag),
            _ => None,
        }
    }

    fn id(&self) -> u8 {
        match self {
            Tag::Byte(_) => 1,
            Tag::Short(_) => 2,
            Tag::Int(_) => 3,
            Tag::Long(_) => 4,
            Tag::Float(_) => 5,
            Tag::Double(_) => 6,
            Tag::Bytes(_) => 7,
            Tag::String(_) => 8,
            Tag::List(_) => 9,
            Tag::Compound(_) => COMPOUND,
            Tag::Ints(_) => 11,
            Tag::Longs(_) => 12,
        }
    }

    /// A compound with nothing but an unnamed field stands for that field in lists of mixed types.
    fn is_wrapper(&self) -> bool {
        matches!(self, Tag::Compound(fields) if matches!(fields.as_slice(), [(name, _)] if name.is_empty()))
    }
}

const COMPOUND: u8 = 10;

pub(crate) fn encode(tag: &Tag) -> Vec<u8> {
    let mut out = vec![tag.id()];
    write_value(tag, &mut out);
    out
}

fn write_value(tag: &Tag, out: &mut Vec<u8>) {
    match tag {
        Tag::Byte(value) => out.extend(value.to_be_bytes()),
        Tag::Short(value) => out.extend(value.to_be_bytes()),
        Tag::Int(value) => out.extend(value.to_be_bytes()),
        Tag::Long(value) => out.extend(value.to_be_bytes()),
        Tag::Float(value) => out.extend(value.to_be_bytes()),
        Tag::Double(value) => out.extend(value.to_be_bytes()),
        Tag::String(text) => write_string(text, out),
        Tag::Bytes(values) => {
            write_length(values.len(), out);
            out.extend(values.iter().flat_map(|value| value.to_be_bytes()));
        }
        Tag::Ints(values) => {
            write_length(values.len(), out);
            out.extend(values.iter().flat_map(|value| value.to_be_bytes()));
        }
        Tag::Longs(values) => {
            write_length(values.len(), out);
            out.extend(values.iter().flat_map(|value| value.to_be_bytes()));
        }
        Tag::List(values) => write_list(values, out),
        Tag::Compound(fields) => {
            for (name, value) in fields {
                out.push(value.id());
                write_string(name, out);
                write_value(value, out);
            }
            out.push(0);
        }
    }
}

/// Elements of one type as they are; of several, each that is no compound wrapped in one.
fn write_list(values: &[Tag], out: &mut Vec<u8>) {
    let first = values.first().map_or(0, Tag::id);
    let same = values.iter().all(|value| value.id() == first);
    out.push(if same { first } else { COMPOUND });
    write_length(values.len(), out);
    for value in values {
        let wrap = if same { value.is_wrapper() } else { value.is_wrapper() || value.id() != COMPOUND };
        if wrap {
            out.push(value.id());
            write_string("", out);
            write_value(value, out);
            out.push(0);
        } else {
            write_value(value, out);
        }
    }
}

fn write_length(length: usize, out: &mut Vec<u8>) {
    out.extend(i32::try_from(length).unwrap_or(i32::MAX).to_be_bytes());
}

/// Modified UTF-8 with a length of two bytes; what does not fit is cut off.
fn write_string(text: &str, out: &mut Vec<u8>) {
    let start = out.len();
    out.extend([0, 0]);
    for character in text.chars() {
        let before = out.len();
        let mut units = [0; 2];
        for &mut unit in character.encode_utf16(&mut units) {
            match unit {
                0x01..=0x7f => out.push(unit as u8),
                0 | 0x80..=0x7ff => out.extend([0xc0 | (unit >> 6) as u8, 0x80 | (unit & 0x3f) as u8]),
                _ => out.extend([
                    0xe0 | (unit >> 12) as u8,
                    0x80 | ((unit >> 6) & 0x3f) as u8,
                    0x80 | (unit & 0x3f) as u8,
                ]),
            }
        }
        if out.len() - start - 2 > usize::from(u16::MAX) {
            out.truncate(before);
            break;
        }
    }
    let length = (out.len() - start - 2) as u16;
    out[start..start + 2].copy_from_slice(&length.to_be_bytes());
}

pub(crate) fn decode(bytes: &[u8]) -> Result<Tag, TextError> {
    let mut reader = Reader { rest: bytes };
    let id = reader.array::<1>()?[0];
    let tag = reader.value(id, 0)?;
    if reader.rest.is_empty() { Ok(tag) } else { Err(TextError::Nbt("bytes after the value")) }
}

struct Reader<'a> {
    rest: &'a [u8],
}

impl Reader<'_> {
    fn array<const N: usize>(&mut self) -> Result<[u8; N], TextError> {
        let (taken, rest) = self.rest.split_first_chunk().ok_or(TextError::Nbt("cut off"))?;
        self.rest = rest;
        Ok(*taken)
    }

    fn int(&mut self) -> Result<i32, TextError> {
        self.array().map(i32::from_be_bytes)
    }

    /// A count of elements of at least `size` bytes each, so never more than there are bytes.
    fn count(&mut self, size: usize) -> Result<usize, TextError> {
        let count = usize::try_from(self.int()?).map_err(|_| TextError::Nbt("a negative length"))?;
        if count > self.rest.len() / size { Err(TextError::Nbt("cut off")) } else { Ok(count) }
    }

    fn string(&mut self) -> Result<String, TextError> {
        let length = usize::from(u16::from_be_bytes(self.array()?));
        let (bytes, rest) = self.rest.split_at_checked(length).ok_or(TextError::Nbt("cut off"))?;
        self.rest = rest;
        read_modified_utf8(bytes)
    }

    fn value(&mut self, id: u8, depth: usize) -> Result<Tag, TextError> {
        if depth > MAX_DEPTH {
            return Err(TextError::TooDeep);
        }
        Ok(match id {
            1 => Tag::Byte(i8::from_be_bytes(self.array()?)),
            2 => Tag::Short(i16::from_be_bytes(self.array()?)),
            3 => Tag::Int(self.int()?),
            4 => Tag::Long(i64::from_be_bytes(self.array()?)),
            5 => Tag::Float(f32::from_be_bytes(self.array()?)),
            6 => Tag::Double(f64::from_be_bytes(self.array()?)),
            7 => {
                let count = self.count(1)?;
                Tag::Bytes((0..count).map(|_| self.array().map(i8::from_be_bytes)).collect::<Result<_, _>>()?)
            }
            8 => Tag::String(self.string()?),
            9 => self.list(depth)?,
            COMPOUND => {
                let mut fields = Vec::new();
                loop {
                    let id = self.array::<1>()?[0];
                    if id == 0 {
                        break Tag::Compound(fields);
                    }
                    let name = self.string()?;
                    fields.push((name, self.value(id, depth + 1)?));
                }
            }
            11 => {
                let count = self.count(4)?;
                Tag::Ints((0..count).map(|_| self.int()).collect::<Result<_, _>>()?)
            }
            12 => {
                let count = self.count(8)?;
                Tag::Longs(
                    (0..count).map(|_| self.array().map(i64::from_be_bytes)).collect::<Result<_, _>>()?,
                )
            }
            _ => return Err(TextError::Nbt("an unknown type")),
        })
    }

    fn list(&mut self, depth: usize) -> Result<Tag, TextError> {
        let id = self.array::<1>()?[0];
        // Every type but the end tag takes at least a byte; a list of end tags is empty.
        let count = self.count(1)?;
        if id == 0 && count > 0 {
            return Err(TextError::Nbt("a list without a type"));
        }
        let mut values = Vec::new();
        for _ in 0..count {
            let value = self.value(id, depth + 1)?;
            values.push(match value {
                Tag::Compound(mut fields) if fields.len() == 1 && fields[0].0.is_empty() => {
                    fields.remove(0).1
                }
                value => value,
            });
        }
        Ok(Tag::List(values))
    }
}

fn read_modified_utf8(bytes: &[u8]) -> Result<String, TextError> {
    if bytes.is_ascii() && !bytes.contains(&0) {
        return Ok(String::from_utf8_lossy(bytes).into_owned());
    }
    let wrong = || TextError::Nbt("a string that is not modified UTF-8");
    let continuation = |index: usize| match bytes.get(index) {
        Some(byte) if byte & 0xc0 == 0x80 => Some(u16::from(byte & 0x3f)),
        _ => None,
    };
    let mut units = Vec::with_capacity(bytes.len());
    let mut index = 0;
    while let Some(&byte) = bytes.get(index) {
        let (unit, length) = match byte {
            0x01..=0x7f => (Some(u16::from(byte)), 1),
            0xc0..=0xdf => (continuation(index + 1).map(|low| u16::from(byte & 0x1f) << 6 | low), 2),
            0xe0..=0xef => {
                let low = continuation(index + 1).zip(continuation(index + 2));
                (low.map(|(middle, low)| u16::from(byte & 0x0f) << 12 | middle << 6 | low), 3)
            }
            _ => (None, 1),
        };
        units.push(unit.ok_or_else(wrong)?);
        index += length;
    }
    // A lone surrogate is legal there and impossible here.
    Ok(String::from_utf16_lossy(&units))
}

#[cfg(test)]
mod tests {
    use proptest::prelude::*;

    use super::*;

    fn round_trip(tag: &Tag) -> Tag {
        decode(&encode(tag)).unwrap()
    }

    #[test]
    fn strings_are_modified_utf8() {
        assert_eq!(
            encode(&Tag::string("a\0é€😀")),
            [8, 0, 14, b'a', 0xc0, 0x80, 0xc3, 0xa9, 0xe2, 0x82, 0xac, 0xed, 0xa0, 0xbd, 0xed, 0xb8, 0x80]
        );
    }

    #[test]
    fn a_string_that_is_too_long_is_cut_at_a_character() {
        let Tag::String(cut) = round_trip(&Tag::string("€".repeat(30_000))) else { panic!() };
        assert_eq!(cut, "€".repeat(21_845));
    }

    #[test]
    fn lists_of_mixed_types_wrap_their_elements() {
        let mixed = Tag::List(vec![Tag::Int(1), Tag::string("a")]);
        assert_eq!(encode(&mixed), [9, 10, 0, 0, 0, 2, 3, 0, 0, 0, 0, 0, 1, 0, 8, 0, 0, 0, 1, b'a', 0]);
        assert_eq!(round_trip(&mixed), mixed);
    }

    #[test]
    fn lists_never_take_more_than_their_bytes() {
        assert!(decode(&[9, 0, 0x7f, 0xff, 0xff, 0xff]).is_err());
        assert!(decode(&[9, 1, 0x7f, 0xff, 0xff, 0xff]).is_err());
        assert!(decode(&[11, 0x7f, 0xff, 0xff, 0xff]).is_err());
        assert_eq!(decode(&[9, 0, 0, 0, 0, 0]).unwrap(), Tag::List(vec![]));
    }

    #[test]
    fn nesting_is_bounded() {
        let nested = |depth: usize| {
            let mut bytes = vec![9];
            for _ in 0..depth {
                bytes.extend([9, 0, 0, 0, 1]);
            }
            bytes.extend([0, 0, 0, 0, 0]);
            decode(&bytes)
        };
        assert!(nested(MAX_DEPTH).is_ok());
        assert_eq!(nested(MAX_DEPTH + 1).unwrap_err().to_string(), TextError::TooDeep.to_string());
    }

    proptest! {
        #[test]
        fn any_string_survives(text in any::<String>()) {
            prop_assert_eq!(round_trip(&Tag::string(text.clone())), Tag::string(text));
        }

        #[test]
        fn no_bytes_make_it_panic(bytes in prop::collection::vec(any::<u8>(), 0..200)) {
            let _ = decode(&bytes);
        }
    }
}
