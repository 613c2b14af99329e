//! Game rules and `game_rules.dat`.

use std::collections::BTreeMap;

use fastnbt::Value;

use crate::nbt::{Compound, flag, int};

/// The value of a game rule.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum RuleValue {
    /// On or off.
    Bool(bool),
    /// A number.
    Int(i32),
}

impl std::fmt::Display for RuleValue {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        match self {
            Self::Bool(value) => value.fmt(f),
            Self::Int(value) => value.fmt(f),
        }
    }
}

/// A game rule that exists.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Rule {
    /// Without namespace.
    pub name: &'static str,
    /// Value in a new world.
    pub default: RuleValue,
    /// Least and greatest number; of no meaning for flags.
    pub range: (i32, i32),
}

const fn on(name: &'static str) -> Rule {
    Rule { name, default: RuleValue::Bool(true), range: (0, 1) }
}

const fn off(name: &'static str) -> Rule {
    Rule { name, default: RuleValue::Bool(false), range: (0, 1) }
}

const fn number(name: &'static str, default: i32, least: i32, greatest: i32) -> Rule {
    Rule { name, default: RuleValue::Int(default), range: (least, greatest) }
}

/// All rules of 26.3, by name.
pub const RULES: [Rule; 59] = [
    on("advance_time"),
    on("advance_weather"),
    on("allow_entering_nether_using_portals"),
    on("block_drops"),
    on("block_explosion_drop_decay"),
    on("command_block_output"),
    on("command_blocks_work"),
    on("drowning_damage"),
    on("elytra_movement_check"),
    on("ender_pearls_vanish_on_death"),
    on("entity_drops"),
    on("fall_damage"),
    on("fire_damage"),
    number("fire_spread_radius_around_player", 128, -1, i32::MAX),
    on("forgive_dead_players"),
    on("freeze_damage"),
    on("global_sound_events"),
    off("immediate_respawn"),
    off("keep_inventory"),
    off("lava_source_conversion"),
    off("limited_crafting"),
    on("locator_bar"),
    on("log_admin_commands"),
    number("max_block_modifications", 32_768, 1, i32::MAX),
    number("max_command_forks", 65_536, 0, i32::MAX),
    number("max_command_sequence_length", 65_536, 0, i32::MAX),
    number("max_entity_cramming", 24, 0, i32::MAX),
    number("max_minecart_speed", 8, 1, 1000),
    number("max_snow_accumulation_height", 1, 0, 8),
    on("mob_drops"),
    on("mob_explosion_drop_decay"),
    on("mob_griefing"),
    on("natural_health_regeneration"),
    on("player_movement_check"),
    number("players_nether_portal_creative_delay", 0, 0, i32::MAX),
    number("players_nether_portal_default_delay", 80, 0, i32::MAX),
    number("players_sleeping_percentage", 100, 0, i32::MAX),
    on("projectiles_can_break_blocks"),
    on("pvp"),
    on("raids"),
    number("random_tick_speed", 3, 0, i32::MAX),
    off("reduced_debug_info"),
    number("respawn_radius", 10, 0, i32::MAX),
    on("send_command_feedback"),
    on("show_advancement_messages"),
    on("show_death_messages"),
    on("spawn_mobs"),
    on("spawn_monsters"),
    on("spawn_patrols"),
    on("spawn_phantoms"),
    on("spawn_wandering_traders"),
    on("spawn_wardens"),
    on("spawner_blocks_work"),
    on("spectators_generate_chunks"),
    on("spread_vines"),
    on("tnt_explodes"),
    off("tnt_explosion_drop_decay"),
    off("universal_anger"),
    on("water_source_conversion"),
];

/// The values of all game rules.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct GameRules {
    /// By name without namespace; every one of [`RULES`].
    values: BTreeMap<&'static str, RuleValue>,
    /// Rules this version does not know, as they were saved.
    unknown: BTreeMap<String, RuleValue>,
}

impl Rule {
    /// A value from its text, as long as it suits the rule.
    pub fn parse(&self, text: &str) -> Option<RuleValue> {
        match self.default {
            RuleValue::Bool(_) => text.parse().ok().map(RuleValue::Bool),
            RuleValue::Int(_) => {
                let (min, max) = self.range;
                text.parse().ok().filter(|value| (min..=max).contains(value)).map(RuleValue::Int)
            }
        }
    }
}

/// A rule that does not exist, or a value that does not suit it.
#[derive(Debug, Clone, Copy, PartialEq, Eq, thiserror::Error)]
pub enum BadRule {
    /// There is no such rule.
    #[error("no such game rule")]
    Unknown,
    /// A flag for a number or the reverse.
    #[error("value of another type")]
    Type,
    /// Out of the rule's range.
    #[error("value out of range {0} to {1}")]
    Range(i32, i32),
}

impl Default for GameRules {
    fn default() -> Self {
        Self {
            values: RULES.iter().map(|rule| (rule.name, rule.default)).collect(),
            unknown: BTreeMap::new(),
        }
    }
}

impl GameRules {
    /// The rule of this name, with or without `minecraft:`.
    pub fn rule(name: &str) -> Option<&'static Rule> {
        let name = registry::without_namespace(name);
        RULES.binary_search_by(|rule| rule.name.cmp(name)).ok().map(|at| &RULES[at])
    }

    /// A rule's value.
    pub fn get(&self, name: &str) -> Option<RuleValue> {
        self.values.get(registry::without_namespace(name)).copied()
    }

    /// A flag; false when there is no such flag.
    pub fn flag(&self, name: &str) -> bool {
        self.get(name) == Some(RuleValue::Bool(true))
    }

    /// A number; 0 when there is no such number.
    pub fn number(&self, name: &str) -> i32 {
        match self.get(name) {
            Some(RuleValue::Int(value)) => value,
            _ => 0,
        }
    }

    /// Sets a rule; gives the value before.
    pub fn set(&mut self, name: &str, value: RuleValue) -> Result<RuleValue, BadRule> {
        let rule = Self::rule(name).ok_or(BadRule::Unknown)?;
        match (rule.default, value) {
            (RuleValue::Bool(_), RuleValue::Bool(_)) => {}
            (RuleValue::Int(_), RuleValue::Int(number)) => {
                if number < rule.range.0 || number > rule.range.1 {
                    return Err(BadRule::Range(rule.range.0, rule.range.1));
                }
            }
            _ => return Err(BadRule::Type),
        }
        Ok(self.values.insert(rule.name, value).unwrap_or(rule.default))
    }

    /// Every rule with its value, by name.
    pub fn iter(&self) -> impl Iterator<Item = (&'static str, RuleValue)> {
        self.values.iter().map(|(name, value)| (*name, *value))
    }

    /// From the `data` of the file. Values that do not suit their rule are left at the default.
    pub(crate) fn from_data(data: &Compound) -> Self {
        let mut rules = Self::default();
        for (name, value) in data {
            let saved = int(value).and_then(|value| i32::try_from(value).ok());
            let value = match (value, saved, Self::rule(name).map(|rule| rule.default)) {
                (_, Some(value), Some(RuleValue::Bool(_))) => RuleValue::Bool(value != 0),
                (Value::Byte(value), _, None) => RuleValue::Bool(*value != 0),
                (_, Some(value), _) => RuleValue::Int(value),
                _ => continue,
            };
            if rules.set(name, value) == Err(BadRule::Unknown) {
                rules.unknown.insert(name.clone(), value);
            }
        }
        rules
    }

    pub(crate) fn to_data(&self) -> Compound {
        let value = |value: RuleValue| match value {
            RuleValue::Bool(on) => flag(on),
            RuleValue::Int(number) => Value::Int(number),
        };
        let known =
            self.values.iter().map(|(name, saved)| (registry::identifier(name).into_owned(), value(*saved)));
        let unknown = self.unknown.iter().map(|(name, saved)| (name.clone(), value(*saved)));
        unknown.chain(known).collect()
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn rules_are_sorted_for_look_up() {
        assert!(RULES.is_sorted_by(|a, b| a.name < b.name));
        assert_eq!(GameRules::rule("minecraft:pvp").unwrap().name, "pvp");
        assert!(GameRules::rule("doDaylightCycle").is_none());
    }

    #[test]
    fn set_checks_type_and_range() {
        let mut rules = GameRules::default();
        assert_eq!(rules.set("pvp", RuleValue::Bool(false)), Ok(RuleValue::Bool(true)));
        assert_eq!(rules.set("pvp", RuleValue::Int(1)), Err(BadRule::Type));
        assert_eq!(rules.set("max_snow_accumulation_height", RuleValue::Int(9)), Err(BadRule::Range(0, 8)));
        assert_eq!(rules.set("nope", RuleValue::Int(9)), Err(BadRule::Unknown));
        assert!(!rules.flag("pvp"));
        assert_eq!(rules.number("random_tick_speed"), 3);
    }

    #[test]
    fn unknown_rules_survive() {
        let mut rules = GameRules::default();
        rules.set("respawn_radius", RuleValue::Int(2)).unwrap();
        let mut data = rules.to_data();
        assert_eq!(data["minecraft:respawn_radius"], Value::Int(2));
        assert_eq!(data["minecraft:pvp"], Value::Byte(1));
        data.insert("mod:fun".into(), Value::Byte(1));
        let again = GameRules::from_data(&data);
        assert_eq!(again.to_data(), data);
        assert_eq!(again.number("respawn_radius"), 2);
    }
}
