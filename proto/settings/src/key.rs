//! The table of keys: what there is, what values are allowed, what holds when nothing is said.

use figment::value::Value;

/// One setting.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Key {
    /// Name as in the file.
    pub name: &'static str,
    /// Allowed values.
    pub kind: Kind,
    /// Default as it is written in the file.
    pub default: &'static str,
}

/// The values that a setting can have.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Kind {
    /// `true` or `false`.
    Bool,
    /// A whole number between these two, both included.
    Int(i64, i64),
    /// Any text.
    Text,
    /// One of these words; vanilla also takes the number of the word's place.
    OneOf(&'static [&'static str]),
}

impl Kind {
    /// What is allowed, in words.
    #[must_use]
    pub fn allowed(&self) -> String {
        match self {
            Self::Bool => "true or false".to_owned(),
            Self::Int(min, max) => format!("a whole number from {min} to {max}"),
            Self::Text => "text".to_owned(),
            Self::OneOf(words) => format!("one of {}", words.join(", ")),
        }
    }

    /// Reads a value as written; none if it is not allowed.
    pub(crate) fn parse(&self, text: &str) -> Option<Value> {
        let trimmed = text.trim();
        match *self {
            Self::Bool if trimmed.eq_ignore_ascii_case("true") => Some(Value::from(true)),
            Self::Bool if trimmed.eq_ignore_ascii_case("false") => Some(Value::from(false)),
            Self::Bool => None,
            Self::Int(min, max) => {
                trimmed.parse::<i64>().ok().filter(|number| (min..=max).contains(number)).map(Value::from)
            }
            Self::Text => Some(Value::from(text)),
            Self::OneOf(words) => {
                let by_number = || words.get(trimmed.parse::<usize>().ok()?).copied();
                let word = words.iter().copied().find(|word| word.eq_ignore_ascii_case(trimmed));
                word.or_else(by_number).map(Value::from)
            }
        }
    }
}

/// Finds a key by name; `.` and `-` are the same, since tables and variables cannot spell `query.port`.
pub(crate) fn find(keys: &'static [Key], name: &str) -> Option<&'static Key> {
    keys.iter().find(|key| key.name == name || key.name.replace('.', "-") == name)
}

/// Declares a struct of settings together with its table of keys, so that neither can lack what the other
/// has: `field: type, "key", kind, "default";`.
macro_rules! settings_table {
    (
        $(#[$doc:meta])*
        $keys_vis:vis $name:ident, $keys:ident {
            $($(#[$field_doc:meta])* $field:ident: $type:ty, $key:literal, $kind:expr, $default:literal;)*
        }
    ) => {
        $(#[$doc])*
        #[derive(Debug, Clone, PartialEq, serde::Deserialize)]
        #[serde(deny_unknown_fields)]
        $keys_vis struct $name {
            $($(#[$field_doc])* #[serde(rename = $key)] pub $field: $type,)*
        }

        #[doc = concat!("The keys of [`", stringify!($name), "`].")]
        $keys_vis static $keys: &[$crate::Key] = &[
            $($crate::Key { name: $key, kind: $kind, default: $default },)*
        ];
    };
}
pub(crate) use settings_table;

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn values_are_checked_by_kind() {
        assert!(Kind::Bool.parse(" TRUE ").is_some());
        assert!(Kind::Bool.parse("yes").is_none());
        assert!(Kind::Int(2, 32).parse("32").is_some());
        assert!(Kind::Int(2, 32).parse("33").is_none());
        assert!(Kind::Int(2, 32).parse("ten").is_none());
        let words = Kind::OneOf(&["peaceful", "easy"]);
        assert_eq!(words.parse("Easy"), words.parse("1"));
        assert!(words.parse("2").is_none());
    }
}
