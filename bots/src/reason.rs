//! The plain text of a disconnect reason: a text component, as JSON at login and as NBT afterwards.

use java::wire::Reader;
use serde_json::{Map, Value};

/// Deepest nesting that is looked at.
const MAX_DEPTH: usize = 16;
/// Longest text kept, in bytes.
const MAX_LENGTH: usize = 400;

/// The text of a component in JSON.
#[must_use]
pub fn from_json(json: &str) -> String {
    serde_json::from_str(json).map_or_else(|_| bounded(json.to_owned()), |value| of(&value))
}

/// The text of a component in network NBT.
#[must_use]
pub fn from_nbt(bytes: &[u8]) -> String {
    let mut reader = Reader::new(bytes);
    let value = reader.byte().ok().and_then(|tag| nbt_value(&mut reader, tag, 0));
    value.map_or_else(|| "unreadable reason".to_owned(), |value| of(&value))
}

fn of(component: &Value) -> String {
    let mut text = String::new();
    append(component, 0, &mut text);
    if text.is_empty() {
        text.push_str("no reason given");
    }
    bounded(text)
}

/// A translation stays its key, with what it is given in brackets: the bots have no language file.
fn append(component: &Value, depth: usize, text: &mut String) {
    if depth > MAX_DEPTH || text.len() > MAX_LENGTH {
        return;
    }
    match component {
        Value::String(plain) => text.push_str(plain),
        Value::Number(number) => text.push_str(&number.to_string()),
        Value::Bool(value) => text.push_str(&value.to_string()),
        Value::Array(parts) => parts.iter().for_each(|part| append(part, depth + 1, text)),
        Value::Object(fields) => {
            if let Some(plain) = fields.get("text").or_else(|| fields.get("")) {
                append(plain, depth + 1, text);
            }
            if let Some(Value::String(key)) = fields.get("translate") {
                text.push_str(key);
                if let Some(Value::Array(arguments)) = fields.get("with").filter(|with| **with != Value::Null)
                {
                    text.push_str(" [");
                    for (place, argument) in arguments.iter().enumerate() {
                        if place > 0 {
                            text.push_str(", ");
                        }
                        append(argument, depth + 1, text);
                    }
                    text.push(']');
                }
            }
            if let Some(extra) = fields.get("extra") {
                append(extra, depth + 1, text);
            }
        }
        Value::Null => {}
    }
}

fn bounded(mut text: String) -> String {
    if text.len() > MAX_LENGTH {
        let mut end = MAX_LENGTH;
        while !text.is_char_boundary(end) {
            end -= 1;
        }
        text.truncate(end);
        text.push('…');
    }
    text
}

/// NBT as JSON; numbers keep only what text components use.
fn nbt_value(reader: &mut Reader<'_>, tag: u8, depth: usize) -> Option<Value> {
    if depth > MAX_DEPTH {
        return None;
    }
    Some(match tag {
        1 => Value::from(i64::from(reader.byte().ok()?.cast_signed())),
        2 => Value::from(i64::from(i16::from_be_bytes(reader.array().ok()?))),
        3 => Value::from(i64::from(i32::from_be_bytes(reader.array().ok()?))),
        4 => Value::from(i64::from_be_bytes(reader.array().ok()?)),
        5 => Value::from(f64::from(f32::from_be_bytes(reader.array().ok()?))),
        6 => Value::from(f64::from_be_bytes(reader.array().ok()?)),
        7 => skip(reader, 1)?,
        8 => Value::String(string(reader)?),
        9 => {
            let element = reader.byte().ok()?;
            let count = u32::from_be_bytes(reader.array().ok()?) as usize;
            let mut list = Vec::new();
            // An element takes a byte at least, except the end tag, which only empty lists have.
            for _ in 0..count.min(reader.remaining()) {
                list.push(nbt_value(reader, element, depth + 1)?);
            }
            Value::Array(list)
        }
        10 => {
            let mut fields = Map::new();
            loop {
                let tag = reader.byte().ok()?;
                if tag == 0 {
                    break;
                }
                let name = string(reader)?;
                fields.insert(name, nbt_value(reader, tag, depth + 1)?);
            }
            Value::Object(fields)
        }
        11 => skip(reader, 4)?,
        12 => skip(reader, 8)?,
        _ => return None,
    })
}

/// Java's modified UTF-8, read as UTF-8: they differ only beyond U+FFFF and at U+0000.
fn string(reader: &mut Reader<'_>) -> Option<String> {
    let length = u16::from_be_bytes(reader.array().ok()?);
    Some(String::from_utf8_lossy(reader.take(usize::from(length)).ok()?).into_owned())
}

fn skip(reader: &mut Reader<'_>, element_bytes: usize) -> Option<Value> {
    let count = u32::from_be_bytes(reader.array().ok()?) as usize;
    reader.take(count.checked_mul(element_bytes)?).ok()?;
    Some(Value::Null)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn json_components() {
        assert_eq!(from_json(r#""plain""#), "plain");
        assert_eq!(from_json(r#"{"text":"a","extra":["b",{"text":"c","bold":true}]}"#), "abc");
        assert_eq!(
            from_json(r#"{"translate":"multiplayer.disconnect.incompatible","with":["26.3"]}"#),
            "multiplayer.disconnect.incompatible [26.3]"
        );
        assert_eq!(from_json("not json"), "not json");
        assert_eq!(from_json("{}"), "no reason given");
    }

    #[test]
    fn nbt_components() {
        assert_eq!(from_nbt(b"\x08\x00\x02hi"), "hi");
        assert_eq!(
            from_nbt(b"\x0a\x08\x00\x09translate\x00\x12disconnect.timeout\x00"),
            "disconnect.timeout"
        );
        let list = b"\x0a\x09\x00\x04with\x08\x00\x00\x00\x01\x00\x01x\x08\x00\x09translate\x00\x01k\x00";
        assert_eq!(from_nbt(list), "k [x]");
    }

    #[test]
    fn hostile_nbt_ends() {
        assert_eq!(from_nbt(&[]), "unreadable reason");
        assert_eq!(from_nbt(&[9; 100]), "unreadable reason");
        let mut deep = Vec::new();
        (0..1000).for_each(|_| deep.extend([9, 9, 0, 0, 0, 1]));
        assert_eq!(from_nbt(&deep), "unreadable reason");
        assert_eq!(from_nbt(&[9, 0, 0xff, 0xff, 0xff, 0xff]), "no reason given");
        assert!(from_json(&format!("\"{}\"", "ä".repeat(5000))).len() < 500);
    }
}
