//! What sessions need to know of the gateway's settings, and frames that are the same for all of them.

use std::collections::BTreeMap;
use std::path::Path;
use std::sync::OnceLock;

use bytes::Bytes;

use super::admission::Admission;
use crate::frames::{ConfigurationFrames, Frames};
use crate::view::outbox::VERSION_COUNT;

/// Limits of one session.
#[derive(Debug, Clone)]
pub struct Limits {
    /// Milliseconds for the handshake and for a server list ping.
    pub handshake_millis: u64,
    /// Milliseconds for the login.
    pub login_millis: u64,
    /// Bytes before the login is finished.
    pub bytes_before_login: usize,
    /// Largest frame.
    pub packet_bytes: usize,
    /// Decompressed bytes a second.
    pub bytes_per_second: u32,
    /// Packets a tick, averaged over a second.
    pub packets_per_tick: u32,
    /// Packets a second as `rate-limit` says; 0: off.
    pub rate: u32,
}

/// Settings of sessions.
#[derive(Debug)]
pub struct SessionSettings {
    /// Makes frames.
    pub frames: Frames,
    /// Bytes from which on packets are compressed; `None`: never.
    pub threshold: Option<u32>,
    /// Limits.
    pub limits: Limits,
    /// Addresses may stand in the log.
    pub log_ips: bool,
    /// A link for bug reports, or empty.
    pub bug_report_link: String,
    /// The resource pack, if there is one.
    pub resource_pack: Option<ResourcePack>,
    /// Texts that players must accept, by language; empty: none.
    pub code_of_conduct: BTreeMap<String, String>,
    /// Whom the gateway believes, and how often an address may log in.
    pub admission: Admission,
    /// One random value for this run, for telemetry of clients.
    pub run: uuid::Uuid,
    configuration: [OnceLock<ConfigurationFrames>; VERSION_COUNT],
    full_registries: [OnceLock<Bytes>; VERSION_COUNT],
}

/// A resource pack offered in configuration.
#[derive(Debug, Clone)]
pub struct ResourcePack {
    /// Its UUID.
    pub id: uuid::Uuid,
    /// Where it is.
    pub url: String,
    /// SHA-1 in hex, or empty.
    pub sha1: String,
    /// Who refuses it must leave.
    pub required: bool,
    /// Text of the question, as network NBT.
    pub prompt: Option<Bytes>,
}

impl SessionSettings {
    /// The settings that concern sessions.
    pub fn new(settings: &settings::Settings, frames: Frames) -> Self {
        let (server, gateway) = (&settings.server, &settings.gateway);
        let resource_pack = (!server.resource_pack.is_empty()).then(|| ResourcePack {
            id: server
                .resource_pack_id
                .parse()
                .unwrap_or_else(|_| super::login::name_uuid(server.resource_pack.as_bytes())),
            url: server.resource_pack.clone(),
            sha1: server.resource_pack_sha1.clone(),
            required: server.require_resource_pack,
            prompt: prompt(&server.resource_pack_prompt),
        });
        Self {
            frames,
            threshold: frames.threshold(),
            limits: Limits {
                handshake_millis: gateway.handshake_timeout_ms,
                login_millis: gateway.login_timeout_ms,
                bytes_before_login: usize::try_from(gateway.max_bytes_before_login).unwrap_or(usize::MAX),
                packet_bytes: gateway.max_packet_bytes as usize,
                bytes_per_second: u32::try_from(gateway.max_decompressed_bytes_per_second)
                    .unwrap_or(u32::MAX),
                packets_per_tick: gateway.max_packets_per_tick,
                rate: server.rate_limit,
            },
            log_ips: server.log_ips,
            bug_report_link: server.bug_report_link.clone(),
            resource_pack,
            code_of_conduct: BTreeMap::new(),
            admission: Admission::default(),
            run: uuid::Uuid::new_v4(),
            configuration: Default::default(),
            full_registries: Default::default(),
        }
    }

    /// Reads the texts that players must accept: `LANGUAGE.txt` in a folder.
    ///
    /// # Errors
    /// When the folder or a file of it cannot be read, or there is no text.
    pub fn read_code_of_conduct(&mut self, folder: &Path) -> std::io::Result<()> {
        for entry in std::fs::read_dir(folder)? {
            let path = entry?.path();
            if path.extension().is_some_and(|extension| extension == "txt")
                && let Some(language) = path.file_stem().and_then(|stem| stem.to_str())
            {
                self.code_of_conduct.insert(language.to_lowercase(), std::fs::read_to_string(&path)?);
            }
        }
        match self.code_of_conduct.is_empty() {
            true => Err(std::io::Error::new(std::io::ErrorKind::NotFound, "no text in it")),
            false => Ok(()),
        }
    }

    /// The text for a client's language, else the English one, else any.
    pub(super) fn code_of_conduct_for(&self, locale: &str) -> Option<&str> {
        let texts = &self.code_of_conduct;
        let text = texts.get(&locale.to_lowercase()).or_else(|| texts.get("en_us"));
        text.or_else(|| texts.values().next()).map(String::as_str)
    }

    /// Makes the frames that every client needs.
    pub fn prepare(&self) {
        self.configuration(self.frames);
    }

    /// Frames of the configuration state, made at their first use.
    pub(super) fn configuration(&self, frames: Frames) -> &ConfigurationFrames {
        self.configuration[frames.number()].get_or_init(|| frames.configuration(&self.bug_report_link))
    }

    /// The registries with all their data, for clients that do not know the core pack.
    pub(super) fn full_registries(&self, frames: Frames) -> Bytes {
        self.full_registries[frames.number()].get_or_init(|| frames.registries(true)).clone()
    }
}

/// The text of a prompt, which is JSON in the settings.
fn prompt(json: &str) -> Option<Bytes> {
    if json.is_empty() {
        return None;
    }
    match text::Text::from_json(json) {
        Ok(text) => Some(text.to_nbt().into()),
        Err(error) => {
            tracing::warn!("resource-pack-prompt is not used: {error}");
            None
        }
    }
}
