//! What every client is told in configuration, encoded once.

use bytes::Bytes;
use java::packets::configuration::clientbound::{
    CustomPayload, RegistryData, SelectKnownPacks, ServerLinks, UpdateEnabledFeatures, UpdateTags,
};
use java::packets::{KnownPack, RegistryEntry, RegistryTags, ServerLink, ServerLinkLabel, Tag};
use java::wire::{Identifier, RawNbt, VarInt};

use super::Frames;

/// How the server names itself.
const BRAND: &str = "causeway";
/// Number of the label for bug reports.
const BUG_REPORT: i32 = 0;

/// Frames of the configuration state.
#[derive(Debug, Clone)]
pub struct ConfigurationFrames {
    /// Brand, links, features, and the question for known packs.
    pub opening: Bytes,
    /// The registries, entries by name only.
    pub registries: Bytes,
    /// The tags.
    pub tags: Bytes,
}

fn identifier(name: &'static str) -> Identifier {
    Identifier::new(format!("minecraft:{name}"))
}

impl Frames {
    /// What every client is told.
    pub fn configuration(&self, bug_report_link: &str) -> ConfigurationFrames {
        let mut opening = Vec::new();
        self.put(&mut opening, &CustomPayload::brand(BRAND));
        if !bug_report_link.is_empty() {
            let label = ServerLinkLabel::Known { kind: VarInt(BUG_REPORT) };
            let links = vec![ServerLink { label, url: bug_report_link.to_owned() }];
            self.put(&mut opening, &ServerLinks { links });
        }
        self.put(&mut opening, &UpdateEnabledFeatures { features: vec![identifier("vanilla")] });
        let (namespace, id, version) = registry::synced::KNOWN_PACK;
        let pack =
            KnownPack { namespace: namespace.to_owned(), id: id.to_owned(), version: version.to_owned() };
        self.put(&mut opening, &SelectKnownPacks { packs: vec![pack] });
        ConfigurationFrames { opening: opening.into(), registries: self.registries(false), tags: self.tags() }
    }

    /// The synced registries; with their data for clients that do not know the core pack.
    pub fn registries(&self, data: bool) -> Bytes {
        let mut out = Vec::new();
        for registry in &registry::synced::SYNCED {
            let entries = registry
                .entries
                .iter()
                .map(|entry| RegistryEntry {
                    id: identifier(entry.name),
                    data: data.then(|| RawNbt::from_static(entry.nbt)),
                })
                .collect();
            self.put(&mut out, &RegistryData { registry: identifier(registry.name), entries });
        }
        out.into()
    }

    fn tags(&self) -> Bytes {
        let registries = registry::tags::TAGS
            .iter()
            .map(|registry| RegistryTags {
                registry: identifier(registry.name),
                tags: registry
                    .tags
                    .iter()
                    .map(|tag| Tag {
                        name: identifier(tag.name),
                        entries: tag.ids.iter().map(|&id| VarInt::from(id)).collect(),
                    })
                    .collect(),
            })
            .collect();
        let mut out = Vec::new();
        self.put(&mut out, &UpdateTags { registries });
        out.into()
    }
}
