//! `ops.json`, `whitelist.json`, `banned-players.json`, `banned-ips.json` and `usercache.json`, in vanilla's form.

use std::path::{Path, PathBuf};

use serde::de::DeserializeOwned;
use serde::{Deserialize, Serialize};
use serde_json::Value;
use thiserror::Error;
use uuid::Uuid;

use crate::error::StorageError;
use crate::files;

/// What "expires" says when a ban does not.
pub const FOREVER: &str = "forever";

/// An operator.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
pub struct Op {
    /// The account.
    pub uuid: Uuid,
    /// Name when it was entered.
    pub name: String,
    /// Permission level, 0..=4.
    pub level: u8,
    /// May join a full server.
    #[serde(rename = "bypassesPlayerLimit", default)]
    pub bypasses_player_limit: bool,
}

/// Somebody on the whitelist.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
pub struct Whitelisted {
    /// The account.
    pub uuid: Uuid,
    /// Name when it was entered.
    pub name: String,
}

/// A banned account. Dates as `yyyy-MM-dd HH:mm:ss Z`.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
pub struct BannedPlayer {
    /// The account.
    pub uuid: Uuid,
    /// Name when it was entered.
    pub name: String,
    /// When.
    #[serde(default)]
    pub created: String,
    /// By whom.
    #[serde(default = "unknown_source")]
    pub source: String,
    /// Until when, or [`FOREVER`].
    #[serde(default = "forever")]
    pub expires: String,
    /// Why; unset shows vanilla's own words.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub reason: Option<String>,
}

/// A banned address. Dates as `yyyy-MM-dd HH:mm:ss Z`.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
pub struct BannedIp {
    /// The address.
    pub ip: String,
    /// When.
    #[serde(default)]
    pub created: String,
    /// By whom.
    #[serde(default = "unknown_source")]
    pub source: String,
    /// Until when, or [`FOREVER`].
    #[serde(default = "forever")]
    pub expires: String,
    /// Why; unset shows vanilla's own words.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub reason: Option<String>,
}

/// An account seen before.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
pub struct CachedUser {
    /// Its name.
    pub name: String,
    /// The account.
    pub uuid: Uuid,
    /// As `yyyy-MM-dd HH:mm:ss Z`.
    #[serde(rename = "expiresOn")]
    pub expires_on: String,
}

fn forever() -> String {
    FOREVER.into()
}

fn unknown_source() -> String {
    "(Unknown)".into()
}

/// The file of a kind of entry, and how it is laid out.
pub trait ListEntry: Serialize + DeserializeOwned {
    /// Its name in the server's folder.
    const FILE: &'static str;
    /// Indented by two spaces rather than on one line.
    const PRETTY: bool = true;
}

impl ListEntry for Op {
    const FILE: &'static str = "ops.json";
}
impl ListEntry for Whitelisted {
    const FILE: &'static str = "whitelist.json";
}
impl ListEntry for BannedPlayer {
    const FILE: &'static str = "banned-players.json";
}
impl ListEntry for BannedIp {
    const FILE: &'static str = "banned-ips.json";
}
impl ListEntry for CachedUser {
    const FILE: &'static str = "usercache.json";
    const PRETTY: bool = false;
}

/// Why a list cannot be read or written.
#[derive(Debug, Error)]
pub enum ListError {
    /// The file.
    #[error(transparent)]
    Storage(#[from] StorageError),
    /// Not JSON, or no array.
    #[error("{}: {reason}", path.display())]
    Json {
        /// The file.
        path: PathBuf,
        /// What is wrong, with line and column.
        reason: String,
    },
    /// An entry that is none.
    #[error("{}: entry {entry} ({text}): {reason}", path.display())]
    Entry {
        /// The file.
        path: PathBuf,
        /// Which, the first being 1.
        entry: usize,
        /// As written, shortened.
        text: String,
        /// What is wrong.
        reason: String,
    },
}

/// The entries of a list in the server's folder; none when there is no file.
pub fn load<T: ListEntry>(folder: &Path) -> Result<Vec<T>, ListError> {
    let path = folder.join(T::FILE);
    let Some(bytes) = files::read(&path)? else { return Ok(Vec::new()) };
    parse(&path, &bytes)
}

/// Replaces a list in the server's folder.
pub fn save<T: ListEntry>(folder: &Path, entries: &[T]) -> Result<(), ListError> {
    let path = folder.join(T::FILE);
    let json = if T::PRETTY { serde_json::to_vec_pretty(entries) } else { serde_json::to_vec(entries) };
    let json = json.map_err(|error| ListError::Json { path: path.clone(), reason: error.to_string() })?;
    Ok(files::replace_file(&path, &json, false)?)
}

fn parse<T: ListEntry>(path: &Path, bytes: &[u8]) -> Result<Vec<T>, ListError> {
    if bytes.trim_ascii().is_empty() {
        return Ok(Vec::new());
    }
    let entries: Vec<Value> = serde_json::from_slice(bytes)
        .map_err(|error| ListError::Json { path: path.to_owned(), reason: error.to_string() })?;
    let entry = |(at, value): (usize, Value)| {
        T::deserialize(&value).map_err(|error| ListError::Entry {
            path: path.to_owned(),
            entry: at + 1,
            text: value.to_string().chars().take(120).collect(),
            reason: error.to_string(),
        })
    };
    entries.into_iter().enumerate().map(entry).collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn form_is_vanillas() {
        let dir = tempfile::tempdir().unwrap();
        let uuid = Uuid::from_u128(0xb50a_d385_829d_3141_a216_7e7d_7539_ba7f);
        let op = Op { uuid, name: "Notch".into(), level: 4, bypasses_player_limit: false };
        save(dir.path(), std::slice::from_ref(&op)).unwrap();
        let text = std::fs::read_to_string(dir.path().join("ops.json")).unwrap();
        let expected = "[\n  {\n    \"uuid\": \"b50ad385-829d-3141-a216-7e7d7539ba7f\",\n    \"name\": \"Notch\",\n    \
             \"level\": 4,\n    \"bypassesPlayerLimit\": false\n  }\n]";
        assert_eq!(text, expected);
        assert_eq!(load::<Op>(dir.path()).unwrap(), [op]);
        save::<Whitelisted>(dir.path(), &[]).unwrap();
        assert_eq!(std::fs::read_to_string(dir.path().join("whitelist.json")).unwrap(), "[]");
        assert!(load::<BannedIp>(dir.path()).unwrap().is_empty());
    }

    #[test]
    fn bad_entries_are_named() {
        let path = Path::new("banned-players.json");
        let text = r#"[{"uuid":"b50ad385-829d-3141-a216-7e7d7539ba7f","name":"a"},{"uuid":"x","name":"b"}]"#;
        let error = parse::<BannedPlayer>(path, text.as_bytes()).unwrap_err().to_string();
        assert!(error.contains("banned-players.json") && error.contains("entry 2"), "{error}");
        let error = parse::<BannedPlayer>(path, b"[{").unwrap_err().to_string();
        assert!(error.contains("line 1"), "{error}");
        let one = parse::<BannedPlayer>(path, &text.as_bytes()[..60]).is_err();
        assert!(one);
        let text = r#"[{"uuid":"b50ad385-829d-3141-a216-7e7d7539ba7f","name":"a"}]"#;
        assert_eq!(parse::<BannedPlayer>(path, text.as_bytes()).unwrap()[0].expires, FOREVER);
    }
}
