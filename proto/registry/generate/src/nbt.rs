//! JSON as network NBT, typed as vanilla's codecs type it.

use anyhow::{Context, Result, bail};
use serde_json::{Number, Value};

/// Tag types.
mod tag {
    pub const END: u8 = 0;
    pub const BYTE: u8 = 1;
    pub const INT: u8 = 3;
    pub const LONG: u8 = 4;
    pub const FLOAT: u8 = 5;
    pub const DOUBLE: u8 = 6;
    pub const BYTE_ARRAY: u8 = 7;
    pub const STRING: u8 = 8;
    pub const LIST: u8 = 9;
    pub const COMPOUND: u8 = 10;
    pub const INT_ARRAY: u8 = 11;
}

/// Writes `value` as a root without a name. `is_double` says of a path (keys joined by `.`) whether its
/// numbers with a fraction are doubles; otherwise they are floats.
pub fn network(value: &Value, is_double: &dyn Fn(&str) -> bool) -> Result<Vec<u8>> {
    let writer = Writer { is_double };
    let mut out = vec![kind(value, is_double(""))?];
    writer.payload(value, "", &mut out)?;
    Ok(out)
}

struct Writer<'a> {
    is_double: &'a dyn Fn(&str) -> bool,
}

impl Writer<'_> {
    fn payload(&self, value: &Value, path: &str, out: &mut Vec<u8>) -> Result<()> {
        match value {
            Value::Null => bail!("null at {path}"),
            Value::Bool(value) => out.push(u8::from(*value)),
            Value::Number(number) => self.number(number, path, out)?,
            Value::String(text) => string(text, out)?,
            Value::Array(elements) => self.list(elements, path, out)?,
            Value::Object(fields) => {
                for (key, value) in fields {
                    let path = if path.is_empty() { key.clone() } else { format!("{path}.{key}") };
                    out.push(kind(value, (self.is_double)(&path))?);
                    string(key, out)?;
                    self.payload(value, &path, out)?;
                }
                out.push(tag::END);
            }
        }
        Ok(())
    }

    fn number(&self, number: &Number, path: &str, out: &mut Vec<u8>) -> Result<()> {
        match number_kind(number, (self.is_double)(path)) {
            tag::INT => out.extend(i32::try_from(number.as_i64().context("number")?)?.to_be_bytes()),
            tag::LONG => out.extend(number.as_i64().context("number")?.to_be_bytes()),
            tag::DOUBLE => out.extend(number.as_f64().context("number")?.to_be_bytes()),
            _ => out.extend((number.as_f64().context("number")? as f32).to_be_bytes()),
        }
        Ok(())
    }

    /// A list; of only ints or booleans it is an array, and one whose elements differ in type holds
    /// each in a compound under the empty name.
    fn list(&self, elements: &[Value], path: &str, out: &mut Vec<u8>) -> Result<()> {
        let double = (self.is_double)(path);
        let count = u32::try_from(elements.len())?.to_be_bytes();
        match list_kind(elements, double)? {
            tag::BYTE_ARRAY | tag::INT_ARRAY => {
                out.extend(count);
                elements.iter().try_for_each(|element| self.payload(element, path, out))
            }
            _ => {
                let kinds =
                    elements.iter().map(|element| kind(element, double)).collect::<Result<Vec<_>>>()?;
                let first = kinds.first().copied().unwrap_or(tag::END);
                let mixed = kinds.iter().any(|kind| *kind != first);
                out.push(if mixed { tag::COMPOUND } else { first });
                out.extend(count);
                for (element, kind) in elements.iter().zip(kinds) {
                    let wrapped = mixed && kind != tag::COMPOUND;
                    if wrapped {
                        out.push(kind);
                        string("", out)?;
                    }
                    self.payload(element, path, out)?;
                    if wrapped {
                        out.push(tag::END);
                    }
                }
                Ok(())
            }
        }
    }
}

fn kind(value: &Value, double: bool) -> Result<u8> {
    Ok(match value {
        Value::Null => bail!("NBT has no null"),
        Value::Bool(_) => tag::BYTE,
        Value::Number(number) => number_kind(number, double),
        Value::String(_) => tag::STRING,
        Value::Array(elements) => list_kind(elements, double)?,
        Value::Object(_) => tag::COMPOUND,
    })
}

fn number_kind(number: &Number, double: bool) -> u8 {
    match number.as_i64() {
        Some(_) if double => tag::DOUBLE,
        Some(whole) if i32::try_from(whole).is_ok() => tag::INT,
        Some(_) => tag::LONG,
        None if double => tag::DOUBLE,
        None => tag::FLOAT,
    }
}

fn list_kind(elements: &[Value], double: bool) -> Result<u8> {
    let kinds = elements.iter().map(|element| kind(element, double)).collect::<Result<Vec<_>>>()?;
    let all = |wanted: u8| !kinds.is_empty() && kinds.iter().all(|kind| *kind == wanted);
    Ok(if all(tag::INT) {
        tag::INT_ARRAY
    } else if all(tag::BYTE) {
        tag::BYTE_ARRAY
    } else {
        tag::LIST
    })
}

/// A string with its length; modified UTF-8 equals UTF-8 for what datapacks hold, which is checked.
fn string(text: &str, out: &mut Vec<u8>) -> Result<()> {
    if text.chars().any(|c| c == '\0' || c > '\u{ffff}') {
        bail!("{text:?} differs in modified UTF-8");
    }
    out.extend(u16::try_from(text.len())?.to_be_bytes());
    out.extend(text.as_bytes());
    Ok(())
}

#[cfg(test)]
mod tests {
    use super::*;
    use serde_json::json;

    #[test]
    fn types_follow_the_spelling() {
        let nbt = |value| network(&value, &|path| path == "d").unwrap();
        assert_eq!(nbt(json!({})), [10, 0]);
        assert_eq!(nbt(json!({"a": true})), [10, 1, 0, 1, b'a', 1, 0]);
        assert_eq!(nbt(json!({"a": 1})), [10, 3, 0, 1, b'a', 0, 0, 0, 1, 0]);
        assert_eq!(nbt(json!({"a": 1.0})), [10, 5, 0, 1, b'a', 0x3f, 0x80, 0, 0, 0]);
        assert_eq!(nbt(json!({"d": 1.0})), [10, 6, 0, 1, b'd', 0x3f, 0xf0, 0, 0, 0, 0, 0, 0, 0]);
        assert_eq!(nbt(json!([])), [9, 0, 0, 0, 0, 0]);
        assert_eq!(nbt(json!([7])), [11, 0, 0, 0, 1, 0, 0, 0, 7]);
        assert_eq!(nbt(json!(["x", {}])), [9, 10, 0, 0, 0, 2, 8, 0, 0, 0, 1, b'x', 0, 0]);
    }
}
