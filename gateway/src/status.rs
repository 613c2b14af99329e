//! The answer to the server list, built when it changes and shared by all who ask.

use std::path::Path;

use base64::Engine;
use bytes::Bytes;
use java::packets::status::clientbound::StatusResponse;
use java::version::{V26_3, VERSIONS, Version};
use serde_json::{Map, Value, json};

/// Side of the icon in pixels; clients show no other.
const ICON_SIDE: u32 = 64;
/// Bytes of an icon file that are accepted: with more, the status would be longer than clients read.
const ICON_BYTES: usize = 22 * 1024;

/// Why `server-icon.png` is not used.
#[derive(Debug, thiserror::Error, PartialEq, Eq)]
pub enum IconError {
    /// Not a PNG file.
    #[error("it is no PNG file")]
    NotPng,
    /// Wrong size.
    #[error("it is {0}x{1} pixels, it must be 64x64")]
    Size(u32, u32),
    /// Too many bytes.
    #[error("it has {0} bytes, at most 22528 can be sent")]
    Large(usize),
    /// The file cannot be read.
    #[error("it cannot be read: {0}")]
    Unreadable(String),
}

/// Checks an icon and returns it as the data URL that the status carries.
pub fn icon_url(png: &[u8]) -> Result<String, IconError> {
    // Signature, then the IHDR chunk: length, type, width, height.
    let header = png.first_chunk::<24>().ok_or(IconError::NotPng)?;
    if header[..8] != *b"\x89PNG\r\n\x1a\n" || header[12..16] != *b"IHDR" {
        return Err(IconError::NotPng);
    }
    let number = |at: usize| u32::from_be_bytes([header[at], header[at + 1], header[at + 2], header[at + 3]]);
    let (width, height) = (number(16), number(20));
    if (width, height) != (ICON_SIDE, ICON_SIDE) {
        return Err(IconError::Size(width, height));
    }
    if png.len() > ICON_BYTES {
        return Err(IconError::Large(png.len()));
    }
    Ok(format!("data:image/png;base64,{}", base64::engine::general_purpose::STANDARD.encode(png)))
}

/// Reads `server-icon.png`; `None` when there is none.
pub fn read_icon(path: &Path) -> Result<Option<String>, IconError> {
    match std::fs::read(path) {
        Ok(png) => icon_url(&png).map(Some),
        Err(error) if error.kind() == std::io::ErrorKind::NotFound => Ok(None),
        Err(error) => Err(IconError::Unreadable(error.to_string())),
    }
}

/// What the status says of players.
#[derive(Debug, Clone, Default, PartialEq, Eq)]
pub struct Players {
    /// Players online.
    pub online: u32,
    /// Players that may be.
    pub max: u32,
    /// UUID and name of some of them.
    pub sample: Vec<(u128, String)>,
    /// Names of all that may be told, for queries.
    pub names: Vec<String>,
}

/// How the server meets strangers: what it shows beside players, and whom it talks to at all.
#[derive(Debug, Clone)]
pub struct Face {
    /// Message of the day.
    pub motd: String,
    /// Icon as a data URL.
    pub icon: Option<String>,
    /// Answer the server list.
    pub enable_status: bool,
    /// Take players that other servers transfer.
    pub accepts_transfers: bool,
}

impl Default for Face {
    fn default() -> Self {
        Self { motd: String::new(), icon: None, enable_status: true, accepts_transfers: false }
    }
}

impl Face {
    /// As the settings say, with this icon.
    pub fn new(server: &settings::ServerProperties, icon: Option<String>) -> Self {
        Self {
            motd: server.motd.clone(),
            icon,
            enable_status: server.enable_status,
            accepts_transfers: server.accepts_transfers,
        }
    }

    /// The same where the world says otherwise.
    pub fn with(mut self, door: Option<&link::v1::Door>) -> Self {
        if let Some(door) = door {
            self.enable_status = door.enable_status.unwrap_or(self.enable_status);
            self.accepts_transfers = door.accepts_transfers.unwrap_or(self.accepts_transfers);
            self.motd = door.motd.clone().unwrap_or(self.motd);
        }
        self
    }
}

/// The JSON of a status response, keys in vanilla's order.
pub fn json(face: &Face, players: &Players) -> String {
    json_of_version(face, players, &V26_3)
}

/// The same for a client of a version that can play: it is told its own, so that it shows no mismatch.
fn json_of_version(face: &Face, players: &Players, version: &Version) -> String {
    let mut counts = Map::new();
    counts.insert("max".to_owned(), players.max.into());
    counts.insert("online".to_owned(), players.online.into());
    if !players.sample.is_empty() {
        let sample = players
            .sample
            .iter()
            .map(|(uuid, name)| json!({"id": uuid::Uuid::from_u128(*uuid).to_string(), "name": name}))
            .collect();
        counts.insert("sample".to_owned(), Value::Array(sample));
    }
    let mut status = Map::new();
    status.insert("description".to_owned(), face.motd.clone().into());
    if let Some(icon) = &face.icon {
        status.insert("favicon".to_owned(), icon.clone().into());
    }
    status.insert("players".to_owned(), Value::Object(counts));
    status.insert("version".to_owned(), json!({"name": version.name, "protocol": version.protocol}));
    Value::Object(status).to_string()
}

/// The status as it is sent, made when it changes.
#[derive(Debug, Clone, Default)]
pub struct Shown {
    /// `status_response` as a frame without compression.
    pub frame: Bytes,
    /// The same for older versions, in the order of `VERSIONS` after the canonical one.
    pub older: Vec<Bytes>,
    /// What it says of players, for legacy pings.
    pub players: Players,
    /// What it says else, and to whom.
    pub face: Face,
}

impl Shown {
    /// Makes the frame.
    pub fn new(face: &Face, players: Players) -> Self {
        let frame = |version: &&'static Version| {
            let json = json_of_version(face, &players, version).into();
            crate::frames::raw_frame(&StatusResponse { json })
        };
        let older = VERSIONS[1..].iter().map(frame).collect();
        Self { frame: frame(&VERSIONS[0]), older, players, face: face.clone() }
    }

    /// The frame for a client of the version with this number.
    pub fn frame_of(&self, version: usize) -> Bytes {
        let older = version.checked_sub(1).and_then(|at| self.older.get(at));
        older.unwrap_or(&self.frame).clone()
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn png(width: u32, height: u32) -> Vec<u8> {
        let mut png = b"\x89PNG\r\n\x1a\n\0\0\0\x0dIHDR".to_vec();
        png.extend(width.to_be_bytes());
        png.extend(height.to_be_bytes());
        png.extend([8, 6, 0, 0, 0]);
        png
    }

    #[test]
    fn idle_status_is_vanillas() {
        let face = Face { motd: "A Minecraft Server".to_owned(), ..Face::default() };
        let players = Players { max: 20, ..Players::default() };
        assert_eq!(
            json(&face, &players),
            r#"{"description":"A Minecraft Server","players":{"max":20,"online":0},"version":{"name":"26.3","protocol":777}}"#
        );
    }

    #[test]
    fn sample_and_icon_appear_when_there_are_any() {
        let face = Face { motd: "x".to_owned(), icon: icon_url(&png(64, 64)).ok(), ..Face::default() };
        let sample = vec![(0, "Anonymous Player".to_owned())];
        let players = Players { max: 1, online: 1, sample, names: Vec::new() };
        let json = json(&face, &players);
        assert!(json.contains(
            r#""sample":[{"id":"00000000-0000-0000-0000-000000000000","name":"Anonymous Player"}]"#
        ));
        assert!(json.contains(r#""favicon":"data:image/png;base64,iVBOR"#));
    }

    #[test]
    fn only_square_icons_of_sixty_four_pixels_are_used() {
        assert_eq!(icon_url(&png(64, 32)), Err(IconError::Size(64, 32)));
        assert_eq!(icon_url(b"GIF89a"), Err(IconError::NotPng));
        let mut large = png(64, 64);
        large.resize(70_000, 0);
        assert_eq!(icon_url(&large), Err(IconError::Large(70_000)));
    }
}
