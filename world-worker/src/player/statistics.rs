//! What a player has done how often.

use registry::builtin;
use rustc_hash::{FxHashMap, FxHashSet};
use storage::Statistics as Saved;

/// Centimetres of a block.
const CENTIMETRES: f64 = 100.0;

/// Kind of statistic (the `stat_type` registry) and entry of that kind's registry.
type Key = (u32, u32);

/// The kinds by number, with the registry each counts entries of (the reference, 34).
const KINDS: [(&str, &str); 9] = [
    ("mined", "block"),
    ("crafted", "item"),
    ("used", "item"),
    ("broken", "item"),
    ("picked_up", "item"),
    ("dropped", "item"),
    ("killed", "entity_type"),
    ("killed_by", "entity_type"),
    ("custom", "custom_stat"),
];

/// Blocks that were mined.
pub const MINED: u32 = 0;
/// Items that were used.
pub const USED: u32 = 2;
/// Everything that has no registry of its own.
const CUSTOM: u32 = 8;

/// The statistics that are counted by name, looked up once.
macro_rules! custom {
    ($($(#[$doc:meta])* $name:ident = $entry:literal;)*) => {
        /// What is counted by name.
        #[derive(Clone, Copy, Debug, PartialEq, Eq)]
        pub enum Custom { $($(#[$doc])* $name,)* }

        const NAMES: &[&str] = &[$($entry),*];
    };
}

custom! {
    /// Ticks in the world.
    PlayTime = "play_time";
    /// Ticks in the world, as older versions of the game counted them.
    TotalWorldTime = "total_world_time";
    /// Ticks since the last death.
    TimeSinceDeath = "time_since_death";
    /// Ticks since the last night in a bed.
    TimeSinceRest = "time_since_rest";
    /// Ticks of crouching.
    SneakTime = "sneak_time";
    /// Times it left.
    LeaveGame = "leave_game";
    /// Centimetres walked.
    WalkOneCm = "walk_one_cm";
    /// Centimetres crouched.
    CrouchOneCm = "crouch_one_cm";
    /// Centimetres sprinted.
    SprintOneCm = "sprint_one_cm";
    /// Centimetres flown, and jumped.
    FlyOneCm = "fly_one_cm";
    /// Jumps.
    Jump = "jump";
    /// Times it died.
    Deaths = "deaths";
    /// Chests opened.
    OpenChest = "open_chest";
    /// Barrels opened.
    OpenBarrel = "open_barrel";
    /// Shulker boxes opened.
    OpenShulkerBox = "open_shulker_box";
}

static CUSTOM_IDS: std::sync::LazyLock<Vec<Option<u32>>> =
    std::sync::LazyLock::new(|| NAMES.iter().map(|name| builtin::id("custom_stat", name)).collect());

/// The statistics of one player.
#[derive(Clone, Debug, Default)]
pub struct Statistics {
    values: FxHashMap<Key, i32>,
    /// What the client was not told of yet.
    changed: FxHashSet<Key>,
    /// What this version does not know.
    unknown: Saved,
}

impl Statistics {
    /// From the save.
    pub fn load(saved: Saved) -> Self {
        let mut loaded = Self::default();
        for (kind, values) in saved {
            let known = KINDS.iter().position(|(name, _)| kind.strip_prefix("minecraft:") == Some(name));
            for (name, value) in values {
                let entry = known.and_then(|at| Some((at as u32, builtin::id(KINDS[at].1, &name)?)));
                match entry {
                    Some(key) => {
                        loaded.values.insert(key, value);
                        loaded.changed.insert(key);
                    }
                    None => {
                        loaded.unknown.entry(kind.clone()).or_default().insert(name, value);
                    }
                }
            }
        }
        loaded
    }

    /// For the save.
    pub fn save(&self) -> Saved {
        let mut saved = self.unknown.clone();
        for (&(kind, entry), &value) in &self.values {
            let (name, registry) = KINDS[kind as usize];
            let Some(entry) = builtin::name(registry, entry) else { continue };
            saved
                .entry(registry::identifier(name).into_owned())
                .or_default()
                .insert(registry::identifier(entry).into_owned(), value);
        }
        saved
    }

    /// Counts `by` more of an entry; it stays below what 32 bits hold.
    pub fn add(&mut self, kind: u32, entry: u32, by: i32) {
        let value = self.values.entry((kind, entry)).or_default();
        *value = value.saturating_add(by);
        self.changed.insert((kind, entry));
    }

    /// Counts something that has a name only.
    pub fn count(&mut self, what: Custom, by: i32) {
        if let (Some(entry), true) = (CUSTOM_IDS[what as usize], by != 0) {
            self.add(CUSTOM, entry, by);
        }
    }

    /// Begins to count anew.
    pub fn reset(&mut self, what: Custom) {
        if let Some(entry) = CUSTOM_IDS[what as usize] {
            self.values.insert((CUSTOM, entry), 0);
            self.changed.insert((CUSTOM, entry));
        }
    }

    /// Counts a way, in blocks.
    pub fn walk(&mut self, what: Custom, blocks: f64) {
        self.count(what, (blocks * CENTIMETRES).round() as i32);
    }

    /// What the client was not told of yet: kind, entry, value.
    pub fn take_changed(&mut self) -> Vec<(u32, u32, i32)> {
        let changed = std::mem::take(&mut self.changed);
        let value = |key: Key| Some((key.0, key.1, *self.values.get(&key)?));
        changed.into_iter().filter_map(value).collect()
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_name_is_known() {
        assert!(CUSTOM_IDS.iter().all(Option::is_some), "{NAMES:?} {:?}", *CUSTOM_IDS);
        for (at, (kind, registry)) in KINDS.iter().enumerate() {
            assert_eq!(builtin::id("stat_type", kind), Some(at as u32));
            assert!(builtin::registry(registry).is_some(), "{registry}");
        }
    }

    #[test]
    fn loads_what_it_saved_and_keeps_what_it_does_not_know() {
        let mut stats = Statistics::default();
        stats.count(Custom::Jump, 3);
        stats.walk(Custom::WalkOneCm, 1.234);
        let stone = builtin::id("block", "stone").expect("stone");
        stats.add(MINED, stone, 2);
        let mut saved = stats.save();
        assert_eq!(saved["minecraft:mined"]["minecraft:stone"], 2);
        assert_eq!(saved["minecraft:custom"]["minecraft:walk_one_cm"], 123);
        saved.entry("mod:other".to_owned()).or_default().insert("mod:thing".to_owned(), 7);
        let mut again = Statistics::load(saved.clone());
        assert_eq!(again.save(), saved);
        assert_eq!(again.take_changed().len(), 3);
        again.count(Custom::Jump, 1);
        assert!(matches!(again.take_changed()[..], [(8, _, 4)]));
    }
}
