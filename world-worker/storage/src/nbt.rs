//! NBT of files: decoding with bounds, and taking fields out of compounds.

use std::collections::HashMap;
use std::io::{Read, Write};

use fastnbt::Value;
use flate2::Compression;
use flate2::read::GzDecoder;
use flate2::write::GzEncoder;
use thiserror::Error;

/// The fields of a compound.
pub type Compound = HashMap<String, Value>;

/// Nesting allowed, as in vanilla (`NbtAccounter`).
pub const MAX_DEPTH: usize = 512;
/// Tags allowed in one file or chunk; a chunk full of containers has some ten thousand. Bounds memory.
pub const MAX_TAGS: usize = 1 << 21;
/// Decompressed bytes allowed in one file.
pub const MAX_FILE_BYTES: usize = 256 << 20;

/// Why bytes are not the NBT that was expected.
#[derive(Debug, Clone, PartialEq, Eq, Error)]
pub enum BadNbt {
    /// The bytes end early.
    #[error("NBT cut short")]
    Short,
    /// The first tag is no compound.
    #[error("NBT does not start with a compound")]
    Root,
    /// A tag type that does not exist, or a list without a type that is not empty.
    #[error("NBT tag type {0}")]
    TagType(u8),
    /// A negative length.
    #[error("NBT length {0}")]
    Length(i32),
    /// Nested too deep.
    #[error("NBT nested deeper than {MAX_DEPTH}")]
    Depth,
    /// Too many tags or too many bytes.
    #[error("NBT larger than allowed")]
    Size,
    /// Text that is not modified UTF-8, and the like.
    #[error("{0}")]
    Syntax(String),
    /// The compression is broken.
    #[error("broken compression: {0}")]
    Compression(String),
    /// A field that is missing or of another type.
    #[error("field {field} is missing or not {expected}")]
    Field {
        /// Its path.
        field: String,
        /// What belongs there.
        expected: &'static str,
    },
}

impl BadNbt {
    /// A field that is missing or of another type.
    pub fn field(field: impl Into<String>, expected: &'static str) -> Self {
        Self::Field { field: field.into(), expected }
    }
}

/// Decodes uncompressed NBT with a root name, as files have it. Checks shape, depth and size first, so that
/// decoding cannot run out of stack or memory.
pub fn decode(bytes: &[u8]) -> Result<Compound, BadNbt> {
    check(bytes)?;
    fastnbt::from_bytes(bytes).map_err(|error| BadNbt::Syntax(error.to_string()))
}

/// Encodes a root compound with an empty name. As in vanilla, a list of values of several types is written as a
/// list of compounds, in which the others are wrapped under an empty name.
pub fn encode(root: &Compound) -> Result<Vec<u8>, BadNbt> {
    let written = if root.values().any(has_mixed_list) {
        fastnbt::to_bytes(
            &root.iter().map(|(name, value)| (name, without_mixed_lists(value))).collect::<HashMap<_, _>>(),
        )
    } else {
        fastnbt::to_bytes(root)
    };
    written.map_err(|error| BadNbt::Syntax(error.to_string()))
}

/// The value inside, when it was wrapped to fit into a list of several types.
pub(crate) fn unwrapped(value: &Value) -> &Value {
    match value {
        Value::Compound(fields) if fields.len() == 1 => fields.get("").unwrap_or(value),
        _ => value,
    }
}

fn has_mixed_list(value: &Value) -> bool {
    match value {
        Value::List(list) => is_mixed(list) || list.iter().any(has_mixed_list),
        Value::Compound(fields) => fields.values().any(has_mixed_list),
        _ => false,
    }
}

fn is_mixed(list: &[Value]) -> bool {
    list.windows(2).any(|pair| std::mem::discriminant(&pair[0]) != std::mem::discriminant(&pair[1]))
}

fn without_mixed_lists(value: &Value) -> Value {
    match value {
        Value::List(list) => {
            let mixed = is_mixed(list);
            let entry = |value: &Value| match without_mixed_lists(value) {
                value @ Value::Compound(_) => value,
                other if mixed => Value::Compound([(String::new(), other)].into()),
                other => other,
            };
            Value::List(list.iter().map(entry).collect())
        }
        Value::Compound(fields) => Value::Compound(
            fields.iter().map(|(name, value)| (name.clone(), without_mixed_lists(value))).collect(),
        ),
        other => other.clone(),
    }
}

/// Decodes gzipped NBT.
pub fn decode_gzip(bytes: &[u8]) -> Result<Compound, BadNbt> {
    decode(&read_bounded(GzDecoder::new(bytes), MAX_FILE_BYTES)?)
}

/// Encodes and gzips.
pub fn encode_gzip(root: &Compound) -> Result<Vec<u8>, BadNbt> {
    let broken = |error: std::io::Error| BadNbt::Compression(error.to_string());
    let mut encoder = GzEncoder::new(Vec::new(), Compression::default());
    encoder.write_all(&encode(root)?).map_err(broken)?;
    encoder.finish().map_err(broken)
}

/// All that `source` decompresses to, up to `limit` bytes.
pub(crate) fn read_bounded(source: impl Read, limit: usize) -> Result<Vec<u8>, BadNbt> {
    let mut bytes = Vec::new();
    source
        .take(limit as u64 + 1)
        .read_to_end(&mut bytes)
        .map_err(|error| BadNbt::Compression(error.to_string()))?;
    if bytes.len() > limit { Err(BadNbt::Size) } else { Ok(bytes) }
}

/// Walks over the bytes without recursion: every length within the data, nesting and number of tags bounded.
pub fn check(bytes: &[u8]) -> Result<(), BadNbt> {
    let mut walk = Walk { rest: bytes, tags: 0 };
    if walk.byte()? != COMPOUND {
        return Err(BadNbt::Root);
    }
    walk.text()?;
    let mut open = vec![Open::Compound];
    while let Some(innermost) = open.last_mut() {
        let kind = match innermost {
            Open::Compound => {
                let kind = walk.byte()?;
                if kind == END {
                    open.pop();
                    continue;
                }
                walk.text()?;
                kind
            }
            Open::List { left: 0, .. } => {
                open.pop();
                continue;
            }
            Open::List { kind, left } => {
                *left -= 1;
                *kind
            }
        };
        if let Some(inner) = walk.payload(kind)? {
            open.push(inner);
            if open.len() > MAX_DEPTH {
                return Err(BadNbt::Depth);
            }
        }
    }
    Ok(())
}

const END: u8 = 0;
const COMPOUND: u8 = 10;

enum Open {
    Compound,
    List { kind: u8, left: usize },
}

struct Walk<'a> {
    rest: &'a [u8],
    tags: usize,
}

impl Walk<'_> {
    fn skip(&mut self, count: usize) -> Result<(), BadNbt> {
        self.rest = self.rest.get(count..).ok_or(BadNbt::Short)?;
        Ok(())
    }

    fn byte(&mut self) -> Result<u8, BadNbt> {
        let (&byte, rest) = self.rest.split_first().ok_or(BadNbt::Short)?;
        self.rest = rest;
        Ok(byte)
    }

    fn text(&mut self) -> Result<(), BadNbt> {
        let (length, rest) = self.rest.split_first_chunk::<2>().ok_or(BadNbt::Short)?;
        self.rest = rest;
        self.skip(usize::from(u16::from_be_bytes(*length)))
    }

    fn length(&mut self) -> Result<usize, BadNbt> {
        let (length, rest) = self.rest.split_first_chunk::<4>().ok_or(BadNbt::Short)?;
        self.rest = rest;
        let length = i32::from_be_bytes(*length);
        usize::try_from(length).map_err(|_| BadNbt::Length(length))
    }

    /// Skips a payload; what it opens when it has tags inside.
    fn payload(&mut self, kind: u8) -> Result<Option<Open>, BadNbt> {
        self.tags += 1;
        if self.tags > MAX_TAGS {
            return Err(BadNbt::Size);
        }
        match kind {
            1 => self.skip(1)?,
            2 => self.skip(2)?,
            3 | 5 => self.skip(4)?,
            4 | 6 => self.skip(8)?,
            8 => self.text()?,
            7 | 11 | 12 => {
                let width = match kind {
                    7 => 1,
                    11 => 4,
                    _ => 8,
                };
                let length = self.length()?;
                self.skip(length.checked_mul(width).ok_or(BadNbt::Short)?)?;
            }
            9 => {
                let kind = self.byte()?;
                let left = self.length()?;
                if kind > 12 || kind == END && left > 0 {
                    return Err(BadNbt::TagType(kind));
                }
                // The tag itself takes at least a byte.
                if left > self.rest.len() {
                    return Err(BadNbt::Short);
                }
                return Ok(Some(Open::List { kind, left }));
            }
            COMPOUND => return Ok(Some(Open::Compound)),
            other => return Err(BadNbt::TagType(other)),
        }
        Ok(None)
    }
}

/// Takes typed fields out of a compound; what is left at the end is what nobody knew.
pub(crate) trait Fields {
    /// Removes a whole number; floats and other types count as missing and stay.
    fn take_int(&mut self, name: &str) -> Option<i64>;
    /// Removes a number of any type.
    fn take_number(&mut self, name: &str) -> Option<f64>;
    /// Removes a byte that is a flag.
    fn take_bool(&mut self, name: &str) -> Option<bool>;
    /// Removes a string.
    fn take_text(&mut self, name: &str) -> Option<String>;
    /// Removes a list.
    fn take_list(&mut self, name: &str) -> Option<Vec<Value>>;
    /// Removes a compound.
    fn take_compound(&mut self, name: &str) -> Option<Compound>;
    /// Removes an array of ints.
    fn take_ints(&mut self, name: &str) -> Option<Vec<i32>>;
    /// Removes an array of longs.
    fn take_longs(&mut self, name: &str) -> Option<Vec<i64>>;
    /// Inserts a field.
    fn put(&mut self, name: &str, value: Value);
}

/// Removes the field when `read` can make something of it, puts it back otherwise.
fn take<T>(fields: &mut Compound, name: &str, read: impl FnOnce(Value) -> Result<T, Value>) -> Option<T> {
    match read(fields.remove(name)?) {
        Ok(value) => Some(value),
        Err(value) => {
            fields.insert(name.to_owned(), value);
            None
        }
    }
}

/// A whole number of any width.
pub(crate) fn int(value: &Value) -> Option<i64> {
    match *value {
        Value::Byte(value) => Some(i64::from(value)),
        Value::Short(value) => Some(i64::from(value)),
        Value::Int(value) => Some(i64::from(value)),
        Value::Long(value) => Some(value),
        _ => None,
    }
}

/// A number of any type.
pub(crate) fn number(value: &Value) -> Option<f64> {
    match *value {
        Value::Float(value) => Some(f64::from(value)),
        Value::Double(value) => Some(value),
        ref other => int(other).map(|value| value as f64),
    }
}

impl Fields for Compound {
    fn take_int(&mut self, name: &str) -> Option<i64> {
        take(self, name, |value| int(&value).ok_or(value))
    }
    fn take_number(&mut self, name: &str) -> Option<f64> {
        take(self, name, |value| number(&value).ok_or(value))
    }
    fn take_bool(&mut self, name: &str) -> Option<bool> {
        self.take_int(name).map(|value| value != 0)
    }
    fn take_text(&mut self, name: &str) -> Option<String> {
        take(self, name, |value| match value {
            Value::String(text) => Ok(text),
            other => Err(other),
        })
    }
    fn take_list(&mut self, name: &str) -> Option<Vec<Value>> {
        take(self, name, |value| match value {
            Value::List(list) => Ok(list),
            other => Err(other),
        })
    }
    fn take_compound(&mut self, name: &str) -> Option<Compound> {
        take(self, name, |value| match value {
            Value::Compound(compound) => Ok(compound),
            other => Err(other),
        })
    }
    fn take_ints(&mut self, name: &str) -> Option<Vec<i32>> {
        take(self, name, |value| match value {
            Value::IntArray(array) => Ok(array.into_inner()),
            other => Err(other),
        })
    }
    fn take_longs(&mut self, name: &str) -> Option<Vec<i64>> {
        take(self, name, |value| match value {
            Value::LongArray(array) => Ok(array.into_inner()),
            other => Err(other),
        })
    }
    fn put(&mut self, name: &str, value: Value) {
        self.insert(name.to_owned(), value);
    }
}

/// A flag as NBT holds it.
pub(crate) fn flag(value: bool) -> Value {
    Value::Byte(i8::from(value))
}

/// Text as NBT holds it.
pub(crate) fn text(value: impl Into<String>) -> Value {
    Value::String(value.into())
}

#[cfg(test)]
mod tests {
    use super::*;
    use fastnbt::{ByteArray, IntArray, LongArray};
    use proptest::prelude::*;

    fn value() -> impl Strategy<Value = Value> {
        let leaf = prop_oneof![
            any::<i8>().prop_map(Value::Byte),
            any::<i16>().prop_map(Value::Short),
            any::<i32>().prop_map(Value::Int),
            any::<i64>().prop_map(Value::Long),
            (-1e6f32..1e6).prop_map(Value::Float),
            (-1e6f64..1e6).prop_map(Value::Double),
            "[a-zß水]{0,12}".prop_map(Value::String),
            prop::collection::vec(any::<i8>(), 0..9).prop_map(|data| Value::ByteArray(ByteArray::new(data))),
            prop::collection::vec(any::<i32>(), 0..9).prop_map(|data| Value::IntArray(IntArray::new(data))),
            prop::collection::vec(any::<i64>(), 0..9).prop_map(|data| Value::LongArray(LongArray::new(data))),
        ];
        leaf.prop_recursive(4, 40, 6, |inner| {
            prop_oneof![
                prop::collection::hash_map("[a-z]{1,8}", inner.clone(), 0..6).prop_map(Value::Compound),
                (inner, 0usize..4).prop_map(|(value, count)| Value::List(vec![value; count])),
            ]
        })
    }

    proptest! {
        #[test]
        fn round_trips(root in prop::collection::hash_map("[a-zA-Z_:]{0,12}", value(), 0..8)) {
            let bytes = encode(&root).unwrap();
            prop_assert_eq!(&decode(&bytes).unwrap(), &root);
            prop_assert_eq!(decode_gzip(&encode_gzip(&root).unwrap()).unwrap(), root);
        }

        #[test]
        fn cuts_and_garbage_never_panic(
            root in prop::collection::hash_map("[a-z]{0,5}", value(), 0..5),
            cut in any::<prop::sample::Index>(), at in any::<prop::sample::Index>(), byte in any::<u8>(),
        ) {
            let mut bytes = encode(&root).unwrap();
            prop_assert!(decode(&bytes[..cut.index(bytes.len())]).is_err());
            let at = at.index(bytes.len());
            bytes[at] = byte;
            let _ = decode(&bytes);
        }

        #[test]
        fn noise_never_panics(mut bytes in prop::collection::vec(any::<u8>(), 0..200)) {
            let _ = decode(&bytes);
            if let Some(first) = bytes.first_mut() {
                *first = 10;
            }
            let _ = decode(&bytes);
        }
    }

    fn nested(depth: usize) -> Vec<u8> {
        let mut bytes = vec![10, 0, 0];
        for _ in 1..depth {
            bytes.extend([10, 0, 1, b'a']);
        }
        bytes.resize(bytes.len() + depth, 0);
        bytes
    }

    #[test]
    fn mixed_lists_are_wrapped() {
        let list = |values: Vec<Value>| Compound::from([("l".to_owned(), Value::List(values))]);
        let bytes = encode(&list(vec![text("a"), Value::Compound(Compound::new()), Value::Int(3)])).unwrap();
        let wrapped = |value| Value::Compound([(String::new(), value)].into());
        let read = decode(&bytes).unwrap();
        assert_eq!(
            read,
            list(vec![wrapped(text("a")), Value::Compound(Compound::new()), wrapped(Value::Int(3))])
        );
        assert_eq!(unwrapped(&wrapped(Value::Int(3))), &Value::Int(3));
    }

    #[test]
    fn depth_is_bounded() {
        assert!(decode(&nested(MAX_DEPTH)).is_ok());
        assert_eq!(decode(&nested(MAX_DEPTH + 1)), Err(BadNbt::Depth));
        assert_eq!(decode(&nested(1_000_000)), Err(BadNbt::Depth));
    }

    #[test]
    fn lying_lengths_are_refused() {
        // A list "a" of 2^31 - 1 compounds.
        assert_eq!(decode(&[10, 0, 0, 9, 0, 1, b'a', 10, 0x7f, 0xff, 0xff, 0xff, 0]), Err(BadNbt::Short));
        assert_eq!(decode(&[10, 0, 0, 9, 0, 1, b'a', 0, 0, 0, 0, 2, 0]), Err(BadNbt::TagType(0)));
        assert_eq!(decode(&[10, 0, 0, 12, 0, 1, b'a', 0xff, 0xff, 0xff, 0xff]), Err(BadNbt::Length(-1)));
        let mut many = vec![10, 0, 0, 9, 0, 1, b'a', 1];
        many.extend((MAX_TAGS as u32 + 1).to_be_bytes());
        many.resize(many.len() + MAX_TAGS + 2, 0);
        assert_eq!(decode(&many), Err(BadNbt::Size));
    }
}
