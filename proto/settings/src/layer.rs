//! One layer of settings, checked, as a provider for figment.

use figment::value::{Dict, Map, Value};
use figment::{Error, Figment, Metadata, Profile, Provider};
use serde::de::DeserializeOwned;

use crate::error::{Origin, SettingsError};
use crate::key::{self, Key};
use crate::{GATEWAY_KEYS, SERVER_KEYS, WORKER_KEYS};

/// The tables of settings by name.
pub(crate) static TABLES: [(&str, &[Key]); 3] =
    [("server", SERVER_KEYS), ("gateway", GATEWAY_KEYS), ("world-worker", WORKER_KEYS)];

/// The keys of a table.
pub(crate) fn table(name: &str) -> Option<(&'static str, &'static [Key])> {
    TABLES.iter().find(|(table, _)| *table == name).copied()
}

/// The values of one source.
#[derive(Debug, Clone)]
pub(crate) struct Layer {
    name: &'static str,
    tables: Dict,
}

impl Layer {
    pub(crate) fn new(name: &'static str) -> Self {
        Self { name, tables: Dict::new() }
    }

    /// The layer under all others.
    pub(crate) fn defaults() -> Self {
        let mut layer = Self::new("defaults");
        for (table, keys) in TABLES {
            for key in keys {
                if let Some(value) = key.kind.parse(key.default) {
                    layer.put(table, key, value);
                }
            }
        }
        layer
    }

    /// Checks a value and adds it; a later one of the same name wins.
    pub(crate) fn add(
        &mut self,
        table: &'static str,
        name: &str,
        text: &str,
        origin: &Origin,
    ) -> Result<(), SettingsError> {
        let known =
            TABLES.iter().find(|(known, _)| *known == table).and_then(|(_, keys)| key::find(keys, name));
        let Some(known) = known else {
            return Err(SettingsError::UnknownKey { origin: origin.clone(), key: name.to_owned() });
        };
        let value = known.kind.parse(text).ok_or_else(|| SettingsError::Value {
            origin: origin.clone(),
            key: known.name.to_owned(),
            value: text.to_owned(),
            allowed: known.kind.allowed(),
        })?;
        self.put(table, known, value);
        Ok(())
    }

    fn put(&mut self, table: &str, key: &Key, value: Value) {
        let table = self.tables.entry(table.to_owned()).or_insert_with(|| Value::from(Dict::new()));
        if let Value::Dict(_, values) = table {
            values.insert(key.name.to_owned(), value);
        }
    }
}

impl Provider for Layer {
    fn metadata(&self) -> Metadata {
        Metadata::named(self.name)
    }

    fn data(&self) -> Result<Map<Profile, Dict>, Error> {
        Ok(Profile::Default.collect(self.tables.clone()))
    }
}

/// The defaults of one table as its struct.
pub(crate) fn defaults<T: DeserializeOwned>(keys: &'static [Key]) -> T {
    let values: Dict =
        keys.iter().filter_map(|key| Some((key.name.to_owned(), key.kind.parse(key.default)?))).collect();
    let layer = Layer { name: "defaults", tables: values };
    match Figment::from(layer).extract() {
        Ok(settings) => settings,
        // A test reads every default, so that this cannot be reached.
        Err(error) => unreachable!("a default does not fit its type: {error}"),
    }
}
