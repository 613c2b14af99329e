//! `level.dat`.

use std::path::Path;

use chunk::BlockPos;
use fastnbt::{IntArray, Value};
use registry::version::{DATA_VERSION, NAME};

use crate::error::StorageError;
use crate::nbt::{BadNbt, Compound, Fields, flag, int, text};

/// `version` in `level.dat`: the storage format, unchanged since Anvil.
const STORAGE_VERSION: i32 = 19133;

/// How hard the world is.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default)]
pub enum Difficulty {
    /// No monsters.
    Peaceful,
    /// The default.
    #[default]
    Easy,
    /// In between.
    Normal,
    /// Hard.
    Hard,
}

impl Difficulty {
    /// In order of their numbers.
    pub const ALL: [Self; 4] = [Self::Peaceful, Self::Easy, Self::Normal, Self::Hard];

    /// Name in files and commands.
    pub const fn name(self) -> &'static str {
        match self {
            Self::Peaceful => "peaceful",
            Self::Easy => "easy",
            Self::Normal => "normal",
            Self::Hard => "hard",
        }
    }

    /// Number on the wire.
    pub const fn number(self) -> u8 {
        self as u8
    }

    /// By name.
    pub fn by_name(name: &str) -> Option<Self> {
        Self::ALL.into_iter().find(|difficulty| difficulty.name() == name)
    }

    fn from_value(value: &Value) -> Option<Self> {
        match value {
            Value::String(name) => Self::by_name(name),
            other => Self::ALL.get(usize::try_from(int(other)?).ok()?).copied(),
        }
    }
}

/// Where new players appear.
#[derive(Debug, Clone, PartialEq)]
pub struct Spawn {
    /// With namespace.
    pub dimension: String,
    /// The block.
    pub pos: BlockPos,
    /// Degrees.
    pub yaw: f32,
    /// Degrees.
    pub pitch: f32,
}

/// The `Data` of `level.dat`.
#[derive(Debug, Clone, PartialEq)]
pub struct LevelData {
    /// Name of the world.
    pub level_name: String,
    /// 0 survival, 1 creative, 2 adventure, 3 spectator.
    pub game_type: i32,
    /// How hard the world is.
    pub difficulty: Difficulty,
    /// Death is final.
    pub hardcore: bool,
    /// The difficulty cannot be changed.
    pub difficulty_locked: bool,
    /// Cheats in single player.
    pub allow_commands: bool,
    /// Where new players appear.
    pub spawn: Spawn,
    /// The spawn was chosen.
    pub initialized: bool,
    /// Ticks since the world began.
    pub time: i64,
    /// Milliseconds since 1970 of the last save.
    pub last_played_ms: i64,
    /// Every server software that ran the world.
    pub server_brands: Vec<String>,
    /// One of them was not vanilla.
    pub was_modded: bool,
    /// Data packs in use, in order.
    pub enabled_packs: Vec<String>,
    /// Data packs not in use.
    pub disabled_packs: Vec<String>,
    /// Everything else in `Data`.
    pub rest: Compound,
}

impl LevelData {
    /// A new world.
    pub fn new(level_name: impl Into<String>) -> Self {
        Self {
            level_name: level_name.into(),
            game_type: 0,
            difficulty: Difficulty::Easy,
            hardcore: false,
            difficulty_locked: false,
            allow_commands: false,
            spawn: Spawn {
                dimension: "minecraft:overworld".into(),
                pos: BlockPos::new(0, 0, 0),
                yaw: 0.0,
                pitch: 0.0,
            },
            initialized: false,
            time: 0,
            last_played_ms: 0,
            server_brands: Vec::new(),
            was_modded: true,
            enabled_packs: vec!["vanilla".into()],
            // Off by default in 26.3.
            disabled_packs: ["minecart_improvements", "redstone_experiments", "trade_rebalance"]
                .map(Into::into)
                .into(),
            rest: Compound::new(),
        }
    }

    /// Notes that this software ran the world.
    pub fn add_brand(&mut self, brand: &str) {
        if !self.server_brands.iter().any(|known| known == brand) {
            self.server_brands.push(brand.to_owned());
        }
        self.was_modded |= brand != "vanilla";
    }

    pub(crate) fn from_root(path: &Path, mut root: Compound) -> Result<Self, StorageError> {
        let bad = |field: &str, expected| StorageError::nbt(path)(BadNbt::field(field, expected));
        let mut data = root.take_compound("Data").ok_or_else(|| bad("Data", "a compound"))?;
        check_version(
            path,
            data.take_int("DataVersion").ok_or_else(|| bad("Data.DataVersion", "a number"))?,
        )?;
        let mut level = Self::new(data.take_text("LevelName").ok_or_else(|| bad("Data.LevelName", "text"))?);
        level.game_type = data.take_int("GameType").unwrap_or(0) as i32;
        if let Some(mut settings) = data.take_compound("difficulty_settings") {
            if let Some(value) = settings.remove("difficulty") {
                let expected = "peaceful, easy, normal or hard";
                level.difficulty = Difficulty::from_value(&value)
                    .ok_or_else(|| bad("Data.difficulty_settings.difficulty", expected))?;
            }
            level.hardcore = settings.take_bool("hardcore").unwrap_or(false);
            level.difficulty_locked = settings.take_bool("locked").unwrap_or(false);
        }
        level.allow_commands = data.take_bool("allowCommands").unwrap_or(false);
        if let Some(mut spawn) = data.take_compound("spawn") {
            level.spawn = Spawn {
                dimension: spawn.take_text("dimension").unwrap_or_else(|| level.spawn.dimension.clone()),
                pos: match spawn.take_ints("pos").as_deref() {
                    Some(&[x, y, z]) => BlockPos::new(x, y, z),
                    _ => return Err(bad("Data.spawn.pos", "three ints")),
                },
                yaw: spawn.take_number("yaw").unwrap_or(0.0) as f32,
                pitch: spawn.take_number("pitch").unwrap_or(0.0) as f32,
            };
        }
        level.initialized = data.take_bool("initialized").unwrap_or(true);
        level.time = data.take_int("Time").unwrap_or(0);
        level.last_played_ms = data.take_int("LastPlayed").unwrap_or(0);
        level.server_brands = texts(data.take_list("ServerBrands"));
        level.was_modded = data.take_bool("WasModded").unwrap_or(false);
        if let Some(mut packs) = data.take_compound("DataPacks") {
            level.enabled_packs = texts(packs.take_list("Enabled"));
            level.disabled_packs = texts(packs.take_list("Disabled"));
        }
        for written_anew in ["version", "Version"] {
            data.remove(written_anew);
        }
        level.rest = data;
        Ok(level)
    }

    pub(crate) fn to_root(&self) -> Compound {
        let mut data = self.rest.clone();
        data.put("DataVersion", Value::Int(DATA_VERSION));
        data.put("version", Value::Int(STORAGE_VERSION));
        data.put("Version", Value::Compound(version()));
        data.put("LevelName", text(&self.level_name));
        data.put("GameType", Value::Int(self.game_type));
        let settings = [
            ("difficulty".to_owned(), text(self.difficulty.name())),
            ("hardcore".to_owned(), flag(self.hardcore)),
            ("locked".to_owned(), flag(self.difficulty_locked)),
        ];
        data.put("difficulty_settings", Value::Compound(settings.into()));
        data.put("allowCommands", flag(self.allow_commands));
        let BlockPos { x, y, z } = self.spawn.pos;
        let spawn = [
            ("dimension".to_owned(), text(&self.spawn.dimension)),
            ("pos".to_owned(), Value::IntArray(IntArray::new(vec![x, y, z]))),
            ("yaw".to_owned(), Value::Float(self.spawn.yaw)),
            ("pitch".to_owned(), Value::Float(self.spawn.pitch)),
        ];
        data.put("spawn", Value::Compound(spawn.into()));
        data.put("initialized", flag(self.initialized));
        data.put("Time", Value::Long(self.time));
        data.put("LastPlayed", Value::Long(self.last_played_ms));
        data.put("ServerBrands", list(&self.server_brands));
        data.put("WasModded", flag(self.was_modded));
        let packs = [
            ("Enabled".to_owned(), list(&self.enabled_packs)),
            ("Disabled".to_owned(), list(&self.disabled_packs)),
        ];
        data.put("DataPacks", Value::Compound(packs.into()));
        let history = data.entry("version_history".to_owned()).or_insert_with(|| Value::List(Vec::new()));
        if let Value::List(history) = history
            && !history.contains(&text(NAME))
        {
            history.push(text(NAME));
        }
        [("Data".to_owned(), Value::Compound(data))].into()
    }
}

/// Oldest world that is read: later than 1.21.11 (4671), the last with players and dimensions in other folders.
pub(crate) const OLDEST_WORLD: i32 = 4672;

/// Refuses worlds of versions that are not read.
pub(crate) fn check_version(path: &Path, found: i64) -> Result<(), StorageError> {
    if (i64::from(OLDEST_WORLD)..=i64::from(DATA_VERSION)).contains(&found) {
        return Ok(());
    }
    Err(StorageError::Version {
        path: path.to_owned(),
        found: found as i32,
        oldest: OLDEST_WORLD,
        newest: DATA_VERSION,
    })
}

fn version() -> Compound {
    Compound::from([
        ("Id".to_owned(), Value::Int(DATA_VERSION)),
        ("Name".to_owned(), text(NAME)),
        ("Series".to_owned(), text("main")),
        ("Snapshot".to_owned(), flag(false)),
    ])
}

fn texts(list: Option<Vec<Value>>) -> Vec<String> {
    let text = |value| match value {
        Value::String(text) => Some(text),
        _ => None,
    };
    list.unwrap_or_default().into_iter().filter_map(text).collect()
}

fn list(texts: &[String]) -> Value {
    Value::List(texts.iter().map(text).collect())
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn keeps_what_it_does_not_know() {
        let mut level = LevelData::new("world");
        level.add_brand("causeway");
        level.add_brand("causeway");
        level.difficulty = Difficulty::Hard;
        level.spawn.pos = BlockPos::new(8, -60, -3);
        level.rest.put("version_history", Value::List(vec![text("26.2")]));
        level.rest.put("removed_features", Value::List(vec![text("x")]));
        let again = LevelData::from_root(Path::new("level.dat"), level.to_root()).unwrap();
        assert_eq!(again.server_brands, ["causeway"]);
        assert_eq!(again.rest["version_history"], Value::List(vec![text("26.2"), text("26.3")]));
        level.rest = again.rest.clone();
        assert_eq!(again, level);
    }

    #[test]
    fn newer_worlds_are_refused() {
        let mut root = LevelData::new("w").to_root();
        if let Some(Value::Compound(data)) = root.get_mut("Data") {
            data.put("DataVersion", Value::Int(9999));
        }
        let error = LevelData::from_root(Path::new("level.dat"), root).unwrap_err();
        assert!(error.to_string().contains("9999"), "{error}");
    }
}
