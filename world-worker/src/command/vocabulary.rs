//! Names for the parser: the registries' tables, and what only the server knows.

use brigadier::{SuggestionsBuilder, Vocabulary};
use registry::{blocks, builtin, synced, tags};

use super::host::{Host, Profile};
use super::time;

/// Providers of suggestions that nodes of the tree name.
pub mod provider {
    /// Players online who are no operators.
    pub const NON_OPS: &str = "non_ops";
    /// Operators.
    pub const OPS: &str = "ops";
    /// Players online who are not whitelisted.
    pub const NOT_WHITELISTED: &str = "not_whitelisted";
    /// Whitelisted players.
    pub const WHITELISTED: &str = "whitelisted";
    /// Banned players.
    pub const BANNED: &str = "banned";
    /// Banned addresses.
    pub const BANNED_IPS: &str = "banned_ips";
    /// Time markers that commands may use.
    pub const TIME_MARKERS: &str = "time_markers";
    /// The default tick rate.
    pub const TICK_RATES: &str = "tick_rates";
    /// Durations of a step.
    pub const STEP_TIMES: &str = "step_times";
    /// Sounds of the game.
    pub const SOUNDS: &str = "minecraft:available_sounds";
    /// Boss bars.
    pub const BOSS_BARS: &str = "boss_bars";
    /// Durations of a sprint.
    pub const SPRINT_TIMES: &str = "sprint_times";
}

/// The registry of structures, which no client knows.
pub const STRUCTURES: &str = "minecraft:worldgen/structure";

/// What the parser asks, answered for one server.
pub struct Names<'a>(pub &'a dyn Host);

impl Names<'_> {
    fn online(&self, keep: impl Fn(&Profile) -> bool) -> Vec<String> {
        let players = self.0.entities().into_iter().filter(|entity| entity.is_player());
        let profiles = players.map(|player| Profile { uuid: player.uuid, name: player.name });
        profiles.filter(keep).map(|profile| profile.name).collect()
    }
}

fn names(profiles: Vec<Profile>) -> Vec<String> {
    profiles.into_iter().map(|profile| profile.name).collect()
}

fn full(name: &&str) -> String {
    format!("minecraft:{name}")
}

/// The registries alone, without a server.
pub struct Registries;

impl Vocabulary for Registries {
    fn block_properties(&self, block: &str) -> Option<Vec<(&'static str, &'static [&'static str])>> {
        let block = blocks::block_by_name(block)?;
        Some(block.properties.iter().map(|property| (property.name, property.values)).collect())
    }

    fn contains(&self, registry: &str, name: &str) -> bool {
        builtin::id(registry, name).is_some() || synced::synced_id(registry, name).is_some()
    }

    fn contains_tag(&self, registry: &str, name: &str) -> bool {
        tags::tag(registry, name).is_some()
    }

    fn names(&self, registry: &str) -> Vec<String> {
        if let Some(registry) = builtin::registry(registry) {
            return registry.entries.iter().map(full).collect();
        }
        let entries = synced::registry(registry).map_or(&[][..], |registry| registry.entries);
        entries.iter().map(|entry| full(&entry.name)).collect()
    }

    fn tags(&self, registry: &str) -> Vec<String> {
        let tags = tags::registry(registry).map_or(&[][..], |registry| registry.tags);
        tags.iter().map(|tag| full(&tag.name)).collect()
    }

    fn player_names(&self) -> Vec<String> {
        Vec::new()
    }

    fn custom(&self, _provider: &str, _builder: &mut SuggestionsBuilder<'_>) {}
}

impl Vocabulary for Names<'_> {
    fn block_properties(&self, block: &str) -> Option<Vec<(&'static str, &'static [&'static str])>> {
        Registries.block_properties(block)
    }

    fn contains(&self, registry: &str, name: &str) -> bool {
        Registries.contains(registry, name)
    }

    fn contains_tag(&self, registry: &str, name: &str) -> bool {
        Registries.contains_tag(registry, name)
    }

    fn names(&self, registry: &str) -> Vec<String> {
        if registry == STRUCTURES {
            return self.0.structures().ids.clone();
        }
        Registries.names(registry)
    }

    fn tags(&self, registry: &str) -> Vec<String> {
        if registry == STRUCTURES {
            return self.0.structures().tags.keys().cloned().collect();
        }
        Registries.tags(registry)
    }

    fn player_names(&self) -> Vec<String> {
        self.online(|_| true)
    }

    fn custom(&self, provider: &str, builder: &mut SuggestionsBuilder<'_>) {
        match provider {
            provider::NON_OPS => {
                let ops = self.0.ops();
                builder.matching(self.online(|player| !ops.iter().any(|op| op.uuid == player.uuid)));
            }
            provider::OPS => builder.matching(names(self.0.ops())),
            provider::NOT_WHITELISTED => {
                let listed = self.0.whitelist();
                builder.matching(self.online(|player| !listed.iter().any(|known| known.uuid == player.uuid)));
            }
            provider::WHITELISTED => builder.matching(names(self.0.whitelist())),
            provider::BANNED => builder.matching(self.0.bans().into_iter().map(|ban| ban.target)),
            provider::BANNED_IPS => builder.matching(self.0.ip_bans().into_iter().map(|ban| ban.target)),
            provider::TIME_MARKERS => builder.resources(time::marker_names(), ""),
            provider::SOUNDS => builder.resources(self.names("minecraft:sound_event"), ""),
            provider::BOSS_BARS => builder.resources(self.0.boss_bar_ids(), ""),
            provider::TICK_RATES => builder.matching(["20.0"]),
            provider::STEP_TIMES => builder.matching(["1t", "1s"]),
            provider::SPRINT_TIMES => builder.matching(["60s", "1d", "3d"]),
            _ => {}
        }
    }
}
