//! The compiled form of a pack: all texts once, then the values as a tree of numbers, deflated.

use std::collections::HashMap;
use std::io::{Read, Write};

use flate2::Compression;
use flate2::read::ZlibDecoder;
use flate2::write::ZlibEncoder;
use serde_json::{Map, Number, Value};
use thiserror::Error;

use super::Pack;

/// Made by `worldgen-generate`.
static BUILTIN: &[u8] = include_bytes!("../generated/pack.bin");

/// The compiled-in pack cannot be read; the build is broken.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Error)]
#[error("the world generation data inside the program is damaged")]
pub struct BadBuiltin;

const NULL: u8 = 0;
const FALSE: u8 = 1;
const TRUE: u8 = 2;
const WHOLE: u8 = 3;
const DOUBLE: u8 = 4;
const TEXT: u8 = 5;
const LIST: u8 = 6;
const OBJECT: u8 = 7;

pub(super) fn load() -> Result<Pack, BadBuiltin> {
    decode(BUILTIN)
}

/// A pack from its compiled form.
pub fn decode(compiled: &[u8]) -> Result<Pack, BadBuiltin> {
    let mut bytes = Vec::new();
    ZlibDecoder::new(compiled).read_to_end(&mut bytes).map_err(|_| BadBuiltin)?;
    let mut input = bytes.as_slice();
    let mut texts = Vec::new();
    for _ in 0..count(&mut input)? {
        let length = count(&mut input)?;
        let text = input.split_off(..length).ok_or(BadBuiltin)?;
        texts.push(std::str::from_utf8(text).map_err(|_| BadBuiltin)?);
    }
    let text = |input: &mut &[u8]| texts.get(count(input)?).copied().ok_or(BadBuiltin);
    let mut pack = Pack::default();
    for _ in 0..count(&mut input)? {
        let kind = text(&mut input)?;
        let id = text(&mut input)?;
        pack.insert(kind, id, value(&mut input, &text)?);
    }
    Ok(pack)
}

fn value<'t>(
    input: &mut &[u8],
    text: &impl Fn(&mut &[u8]) -> Result<&'t str, BadBuiltin>,
) -> Result<Value, BadBuiltin> {
    Ok(match *input.split_off_first().ok_or(BadBuiltin)? {
        NULL => Value::Null,
        FALSE => Value::Bool(false),
        TRUE => Value::Bool(true),
        WHOLE => Value::Number(unzigzag(varint(input)?).into()),
        DOUBLE => {
            let bits: [u8; 8] =
                input.split_off(..8).and_then(|bits| bits.try_into().ok()).ok_or(BadBuiltin)?;
            Value::Number(Number::from_f64(f64::from_le_bytes(bits)).ok_or(BadBuiltin)?)
        }
        TEXT => Value::String(text(input)?.to_owned()),
        LIST => (0..count(input)?).map(|_| value(input, text)).collect::<Result<_, _>>()?,
        OBJECT => {
            let mut fields = Map::new();
            for _ in 0..count(input)? {
                let name = text(input)?.to_owned();
                fields.insert(name, value(input, text)?);
            }
            Value::Object(fields)
        }
        _ => return Err(BadBuiltin),
    })
}

fn varint(input: &mut &[u8]) -> Result<u64, BadBuiltin> {
    let mut value = 0;
    for shift in (0..64).step_by(7) {
        let byte = *input.split_off_first().ok_or(BadBuiltin)?;
        value |= u64::from(byte & 0x7F) << shift;
        if byte < 0x80 {
            return Ok(value);
        }
    }
    Err(BadBuiltin)
}

fn count(input: &mut &[u8]) -> Result<usize, BadBuiltin> {
    usize::try_from(varint(input)?).map_err(|_| BadBuiltin)
}

fn unzigzag(value: u64) -> i64 {
    (value >> 1) as i64 ^ -((value & 1) as i64)
}

/// The compiled form of a pack. The same pack gives the same bytes.
pub fn encode(pack: &Pack) -> std::io::Result<Vec<u8>> {
    let mut files: Vec<_> = pack.files().collect();
    files.sort_by_key(|(kind, id, _)| (*kind, *id));
    let mut writer = Writer::default();
    writer.varint(files.len() as u64);
    for (kind, id, value) in files {
        writer.text(kind);
        writer.text(id);
        writer.value(value);
    }
    let mut head = Writer::default();
    head.varint(writer.texts.len() as u64);
    for text in &writer.texts {
        head.varint(text.len() as u64);
        head.out.extend_from_slice(text.as_bytes());
    }
    let mut compressed = ZlibEncoder::new(Vec::new(), Compression::best());
    compressed.write_all(&head.out)?;
    compressed.write_all(&writer.out)?;
    compressed.finish()
}

#[derive(Default)]
struct Writer {
    texts: Vec<String>,
    numbers: HashMap<String, u64>,
    out: Vec<u8>,
}

impl Writer {
    fn varint(&mut self, mut value: u64) {
        while value >= 0x80 {
            self.out.push(value as u8 | 0x80);
            value >>= 7;
        }
        self.out.push(value as u8);
    }

    fn text(&mut self, text: &str) {
        let number = match self.numbers.get(text) {
            Some(&number) => number,
            None => {
                let number = self.texts.len() as u64;
                self.texts.push(text.to_owned());
                self.numbers.insert(text.to_owned(), number);
                number
            }
        };
        self.varint(number);
    }

    fn value(&mut self, value: &Value) {
        match value {
            Value::Null => self.out.push(NULL),
            Value::Bool(value) => self.out.push(if *value { TRUE } else { FALSE }),
            Value::Number(number) => match number.as_i64() {
                Some(whole) => {
                    self.out.push(WHOLE);
                    self.varint(((whole << 1) ^ (whole >> 63)) as u64);
                }
                None => {
                    self.out.push(DOUBLE);
                    self.out.extend(number.as_f64().unwrap_or_default().to_le_bytes());
                }
            },
            Value::String(text) => {
                self.out.push(TEXT);
                self.text(text);
            }
            Value::Array(list) => {
                self.out.push(LIST);
                self.varint(list.len() as u64);
                list.iter().for_each(|value| self.value(value));
            }
            Value::Object(fields) => {
                self.out.push(OBJECT);
                self.varint(fields.len() as u64);
                for (name, value) in fields {
                    self.text(name);
                    self.value(value);
                }
            }
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use serde_json::json;

    #[test]
    fn round_trip() {
        let value = json!({"a": [1, -2, 0.5, true, false, null, "a", {"b": {}}], "long": i64::MIN});
        let mut pack = Pack::default();
        pack.insert("worldgen/noise", "minecraft:x", value.clone());
        let read = decode(&encode(&pack).unwrap()).unwrap();
        assert_eq!(read.file("worldgen/noise", "x", "").unwrap().value(), &value);
    }

    #[test]
    fn builtin_can_be_read() {
        let pack = Pack::builtin().unwrap();
        assert_eq!(pack.all("worldgen/noise").count(), 64);
        assert!(pack.all("worldgen/biome").count() >= 67);
        assert!(decode(&BUILTIN[..BUILTIN.len() / 2]).is_err());
    }
}
