//! `players/stats/UUID.json`: what a player has done how often.

use std::collections::BTreeMap;
use std::path::Path;

use registry::version::DATA_VERSION;
use serde::{Deserialize, Serialize};

use crate::error::StorageError;

/// Values by kind and name, both with namespace: `minecraft:mined`, `minecraft:stone`.
pub type Statistics = BTreeMap<String, BTreeMap<String, i32>>;

#[derive(Serialize, Deserialize)]
struct FileForm {
    #[serde(default)]
    stats: Statistics,
    #[serde(rename = "DataVersion", default)]
    data_version: i32,
}

/// Nothing when there is no file. One that cannot be read is moved aside, so that the next save does not replace it.
pub(crate) fn read(path: &Path) -> Result<Statistics, StorageError> {
    let Some(bytes) = crate::files::read(path)? else { return Ok(Statistics::new()) };
    match serde_json::from_slice::<FileForm>(&bytes) {
        Ok(form) => Ok(form.stats),
        Err(source) => {
            let moved_to = crate::files::move_aside(path)?;
            Err(StorageError::Json { path: path.to_owned(), source, moved_to })
        }
    }
}

pub(crate) fn write(path: &Path, stats: &Statistics) -> Result<(), StorageError> {
    let form = FileForm { stats: stats.clone(), data_version: DATA_VERSION };
    let bytes = serde_json::to_vec(&form).map_err(|error| StorageError::io(path, "write")(error.into()))?;
    crate::files::replace_file(path, &bytes, false)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn round_trip_and_damage() {
        let dir = tempfile::tempdir().unwrap();
        let path = dir.path().join("stats/x.json");
        assert!(read(&path).unwrap().is_empty());
        let jumps = BTreeMap::from([("minecraft:jump".to_owned(), 3)]);
        let stats = Statistics::from([("minecraft:custom".to_owned(), jumps)]);
        write(&path, &stats).unwrap();
        let text = std::fs::read_to_string(&path).unwrap();
        assert!(
            text.starts_with(r#"{"stats":{"minecraft:custom":{"minecraft:jump":3}},"DataVersion":"#),
            "{text}"
        );
        assert_eq!(read(&path).unwrap(), stats);
        std::fs::write(&path, "{").unwrap();
        assert!(read(&path).unwrap_err().to_string().contains("x.json_damaged1"));
        assert!(dir.path().join("stats/x.json_damaged1").exists());
        assert!(read(&path).unwrap().is_empty());
    }
}
