use std::fmt::Write;

use fastnbt::Value;

/// Nesting allowed, as in the game.
const MAX_DEPTH: usize = 512;

/// Whether NBT with a root name is whole and not nested too deep, so that reading it cannot run out of stack or memory.
pub(super) fn is_sound(bytes: &[u8]) -> bool {
    let mut rest = Rest(bytes);
    rest.byte() == Some(COMPOUND) && rest.text().is_some() && rest.value(COMPOUND, 0).is_some()
}

const LIST: u8 = 9;
const COMPOUND: u8 = 10;

/// The bytes that were not looked at yet.
struct Rest<'a>(&'a [u8]);

impl Rest<'_> {
    fn skip(&mut self, bytes: usize) -> Option<()> {
        self.0 = self.0.get(bytes..)?;
        Some(())
    }

    fn byte(&mut self) -> Option<u8> {
        let (first, rest) = self.0.split_first()?;
        self.0 = rest;
        Some(*first)
    }

    fn text(&mut self) -> Option<()> {
        let length = u16::from_be_bytes(*self.0.first_chunk()?);
        self.skip(2 + usize::from(length))
    }

    fn length(&mut self) -> Option<usize> {
        let length = i32::from_be_bytes(*self.0.first_chunk()?);
        self.skip(4)?;
        usize::try_from(length).ok()
    }

    fn array(&mut self, size: usize) -> Option<()> {
        let length = self.length()?;
        self.skip(length.checked_mul(size)?)
    }

    fn value(&mut self, kind: u8, depth: usize) -> Option<()> {
        if depth > MAX_DEPTH {
            return None;
        }
        match kind {
            1 => self.skip(1),
            2 => self.skip(2),
            3 | 5 => self.skip(4),
            4 | 6 => self.skip(8),
            7 => self.array(1),
            8 => self.text(),
            LIST => {
                let kind = self.byte()?;
                let length = self.length()?;
                if kind == 0 {
                    return (length == 0).then_some(());
                }
                (0..length).try_for_each(|_| self.value(kind, depth + 1))
            }
            COMPOUND => loop {
                match self.byte()? {
                    0 => return Some(()),
                    kind => {
                        self.text()?;
                        self.value(kind, depth + 1)?;
                    }
                }
            },
            11 => self.array(4),
            12 => self.array(8),
            _ => None,
        }
    }
}

/// A value written as SNBT, fields in the order of their names.
pub(super) fn snbt(value: &Value) -> String {
    let mut out = String::new();
    write_value(&mut out, value);
    out
}

fn write_value(out: &mut String, value: &Value) {
    // Writing to a text cannot fail.
    let _ = match value {
        Value::Byte(value) => write!(out, "{value}b"),
        Value::Short(value) => write!(out, "{value}s"),
        Value::Int(value) => write!(out, "{value}"),
        Value::Long(value) => write!(out, "{value}L"),
        Value::Float(value) => write!(out, "{value}f"),
        Value::Double(value) => write!(out, "{value}d"),
        Value::String(text) => {
            write_text(out, text);
            Ok(())
        }
        Value::ByteArray(array) => {
            write_list(out, "[B;", array.iter(), |out, value| write_value(out, &Value::Byte(*value)));
            Ok(())
        }
        Value::IntArray(array) => {
            write_list(out, "[I;", array.iter(), |out, value| write_value(out, &Value::Int(*value)));
            Ok(())
        }
        Value::LongArray(array) => {
            write_list(out, "[L;", array.iter(), |out, value| write_value(out, &Value::Long(*value)));
            Ok(())
        }
        Value::List(list) => {
            write_list(out, "[", list.iter(), write_value);
            Ok(())
        }
        Value::Compound(fields) => {
            let mut fields: Vec<_> = fields.iter().collect();
            fields.sort_unstable_by_key(|(name, _)| name.as_str());
            for (at, (name, value)) in fields.iter().enumerate() {
                out.push(if at == 0 { '{' } else { ',' });
                write_text(out, name);
                out.push(':');
                write_value(out, value);
            }
            out.push_str(if fields.is_empty() { "{}" } else { "}" });
            Ok(())
        }
    };
}

fn write_list<T>(
    out: &mut String,
    start: &str,
    values: impl Iterator<Item = T>,
    write: impl Fn(&mut String, T),
) {
    out.push_str(start);
    for (at, value) in values.enumerate() {
        if at > 0 {
            out.push(',');
        }
        write(out, value);
    }
    out.push(']');
}

/// Quoted.
pub(super) fn write_text(out: &mut String, text: &str) {
    out.push('"');
    for letter in text.chars() {
        if matches!(letter, '"' | '\\') {
            out.push('\\');
        }
        out.push(letter);
    }
    out.push('"');
}

#[cfg(test)]
mod tests {
    use super::*;
    use fastnbt::IntArray;

    #[test]
    fn texts_of_values() {
        let value = Value::Compound(
            [
                ("b".to_owned(), Value::List(vec![Value::Byte(1), Value::Byte(-2)])),
                ("a".to_owned(), Value::String("x\"\\".into())),
                ("c".to_owned(), Value::IntArray(IntArray::new(vec![1, 2]))),
                ("d".to_owned(), Value::Compound(Default::default())),
                ("e".to_owned(), Value::Double(1.5)),
            ]
            .into(),
        );
        assert_eq!(snbt(&value), r#"{"a":"x\"\\","b":[1b,-2b],"c":[I;1,2],"d":{},"e":1.5d}"#);
    }

    #[test]
    fn depth_and_ends_are_checked() {
        let nested = |depth: usize| {
            let mut bytes = vec![COMPOUND, 0, 0, LIST, 0, 1, b'x'];
            for _ in 0..depth {
                bytes.extend([LIST, 0, 0, 0, 1]);
            }
            bytes.extend([1, 0, 0, 0, 1, 7, 0]);
            bytes
        };
        assert!(is_sound(&nested(3)));
        assert!(is_sound(&nested(500)));
        assert!(!is_sound(&nested(5000)));
        let whole = nested(3);
        for end in 0..whole.len() {
            assert!(!is_sound(&whole[..end]));
        }
    }
}
