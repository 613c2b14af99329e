use std::fmt;

use registry::without_namespace;
use serde_json::Value;

use super::{File, PackError};

/// A place in a JSON file.
#[derive(Clone, Copy)]
pub struct Json<'a> {
    file: &'a File,
    value: &'a Value,
}

impl<'a> Json<'a> {
    pub(super) fn new(file: &'a File, value: &'a Value) -> Self {
        Self { file, value }
    }

    /// The value itself.
    pub fn value(self) -> &'a Value {
        self.value
    }

    /// The file's kind and id, for messages.
    pub fn file_name(self) -> &'a str {
        &self.file.name
    }

    /// A field that must be there.
    pub fn get(self, name: &str) -> Result<Self, PackError> {
        self.opt(name).ok_or_else(|| {
            let path = self.path();
            let path = if path.is_empty() { name.to_owned() } else { format!("{path}.{name}") };
            PackError::Field { file: self.file.name.clone(), path, problem: "is missing".into() }
        })
    }

    /// A field that may be there.
    pub fn opt(self, name: &str) -> Option<Self> {
        self.value.get(name).map(|value| Self { value, ..self })
    }

    /// The first of these fields that is there; names of other versions for the same thing.
    pub fn any(self, names: &[&str]) -> Result<Self, PackError> {
        match names.iter().find_map(|name| self.opt(name)) {
            Some(found) => Ok(found),
            None => self.get(names.first().copied().unwrap_or_default()),
        }
    }

    /// The field `type`, without the game's own namespace.
    pub fn type_name(self) -> Result<&'a str, PackError> {
        Ok(without_namespace(self.get("type")?.str()?))
    }

    /// A text.
    pub fn str(self) -> Result<&'a str, PackError> {
        self.value.as_str().ok_or_else(|| self.expected("a text"))
    }

    /// A number.
    pub fn f64(self) -> Result<f64, PackError> {
        self.value.as_f64().ok_or_else(|| self.expected("a number"))
    }

    /// A number, in single precision.
    pub fn f32(self) -> Result<f32, PackError> {
        Ok(self.f64()? as f32)
    }

    /// A whole number of 32 bits.
    pub fn i32(self) -> Result<i32, PackError> {
        self.value
            .as_i64()
            .or_else(|| self.value.as_f64().filter(|value| value.fract() == 0.0).map(|value| value as i64))
            .and_then(|value| i32::try_from(value).ok())
            .ok_or_else(|| self.expected("a whole number"))
    }

    /// A whole number from `min` to `max`.
    pub fn i32_within(self, min: i32, max: i32) -> Result<i32, PackError> {
        match self.i32()? {
            value if (min..=max).contains(&value) => Ok(value),
            _ => Err(self.expected(&format!("from {min} to {max}"))),
        }
    }

    /// True or false.
    pub fn bool(self) -> Result<bool, PackError> {
        self.value.as_bool().ok_or_else(|| self.expected("true or false"))
    }

    /// The entries of a list.
    pub fn array(self) -> Result<impl ExactSizeIterator<Item = Self> + Clone, PackError> {
        let list = self.value.as_array().ok_or_else(|| self.expected("a list"))?;
        Ok(list.iter().map(move |value| Self { value, ..self }))
    }

    /// The entries of a list, or the one value in its place.
    pub fn one_or_more(self) -> Vec<Self> {
        match self.value.as_array() {
            Some(list) => list.iter().map(|value| Self { value, ..self }).collect(),
            None => vec![self],
        }
    }

    /// Names and values of an object.
    pub fn entries(self) -> Result<impl Iterator<Item = (&'a str, Self)>, PackError> {
        let fields = self.value.as_object().ok_or_else(|| self.expected("an object"))?;
        Ok(fields.iter().map(move |(name, value)| (name.as_str(), Self { value, ..self })))
    }

    /// A number in a field, or `default` without it.
    pub fn f64_or(self, name: &str, default: f64) -> Result<f64, PackError> {
        self.opt(name).map_or(Ok(default), Self::f64)
    }

    /// A number in a field, or `default` without it.
    pub fn f32_or(self, name: &str, default: f32) -> Result<f32, PackError> {
        self.opt(name).map_or(Ok(default), Self::f32)
    }

    /// A whole number in a field, or `default` without it.
    pub fn i32_or(self, name: &str, default: i32) -> Result<i32, PackError> {
        self.opt(name).map_or(Ok(default), Self::i32)
    }

    /// True or false in a field, or `default` without it.
    pub fn bool_or(self, name: &str, default: bool) -> Result<bool, PackError> {
        self.opt(name).map_or(Ok(default), Self::bool)
    }

    /// The error that this is something else than `what`.
    pub fn expected(self, what: &str) -> PackError {
        let mut shown = self.value.to_string();
        if let Some((end, _)) = shown.char_indices().nth(60) {
            shown.truncate(end);
            shown.push('…');
        }
        self.wrong(format!("{shown} should be {what}"))
    }

    /// The error that the `type` here is one we do not know.
    pub fn unknown_type(self, of: &str) -> PackError {
        match self.opt("type") {
            Some(name) => name.wrong(format!("there is no {of} {}", name.value)),
            None => self.wrong(format!("has no type, but should be a {of}")),
        }
    }

    /// An error about this place.
    pub fn wrong(self, problem: impl Into<String>) -> PackError {
        PackError::Field { file: self.file.name.clone(), path: self.path(), problem: problem.into() }
    }

    /// File and path, for messages.
    pub fn place(self) -> String {
        format!("{}: {}", self.file.name, self.path())
    }

    /// Path from the top of the file. Found by looking for this very value, so that reading costs nothing.
    fn path(self) -> String {
        fn find(value: &Value, wanted: *const Value, path: &mut String) -> bool {
            if std::ptr::eq(value, wanted) {
                return true;
            }
            let length = path.len();
            match value {
                Value::Object(fields) => fields.iter().any(|(name, value)| {
                    path.truncate(length);
                    if length > 0 {
                        path.push('.');
                    }
                    path.push_str(name);
                    find(value, wanted, path)
                }),
                Value::Array(list) => list.iter().enumerate().any(|(at, value)| {
                    path.truncate(length);
                    path.push_str(&format!("[{at}]"));
                    find(value, wanted, path)
                }),
                _ => false,
            }
        }
        let mut path = String::new();
        if find(&self.file.value, self.value, &mut path) { path } else { String::new() }
    }
}

impl fmt::Debug for Json<'_> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}: {}", self.place(), self.value)
    }
}
