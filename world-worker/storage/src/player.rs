//! Player files.

use std::path::Path;

use fastnbt::{IntArray, Value};
use registry::version::DATA_VERSION;
use uuid::Uuid;

use crate::error::StorageError;
use crate::nbt::{BadNbt, Compound, Fields, flag, int, number, text};

/// An item stack as saves hold it.
#[derive(Debug, Clone, PartialEq)]
pub struct SavedItem {
    /// With namespace.
    pub id: String,
    /// How many, at least 1.
    pub count: i32,
    /// Component patch by name; a name with a leading `!` is a removed component.
    pub components: Compound,
    /// Everything else but the slot.
    pub rest: Compound,
}

impl SavedItem {
    /// A stack without components of its own.
    pub fn new(id: impl Into<String>, count: i32) -> Self {
        Self { id: id.into(), count, components: Compound::new(), rest: Compound::new() }
    }

    /// From its compound; `None` when that is no stack.
    pub fn from_nbt(mut item: Compound) -> Option<Self> {
        let count = i32::try_from(item.take_int("count").unwrap_or(1)).ok().filter(|&count| count > 0)?;
        let id = item.take_text("id")?;
        let components = item.take_compound("components").unwrap_or_default();
        item.remove("Slot");
        Some(Self { id, count, components, rest: item })
    }

    /// Its compound.
    pub fn to_nbt(&self) -> Compound {
        let mut item =
            Compound::from([("id".to_owned(), text(&self.id)), ("count".to_owned(), Value::Int(self.count))]);
        item.extend(self.rest.clone());
        if !self.components.is_empty() {
            item.put("components", Value::Compound(self.components.clone()));
        }
        item
    }
}

/// What a player may do.
#[derive(Debug, Clone, PartialEq)]
pub struct Abilities {
    /// Takes no damage.
    pub invulnerable: bool,
    /// Flies now.
    pub flying: bool,
    /// May fly.
    pub may_fly: bool,
    /// Uses nothing up, breaks at once.
    pub instabuild: bool,
    /// May change blocks.
    pub may_build: bool,
    /// Blocks per tick, before the client's factors.
    pub fly_speed: f32,
    /// Likewise.
    pub walk_speed: f32,
}

impl Default for Abilities {
    fn default() -> Self {
        Self {
            invulnerable: false,
            flying: false,
            may_fly: false,
            instabuild: false,
            may_build: true,
            fly_speed: 0.05,
            walk_speed: 0.1,
        }
    }
}

/// A player as saved.
#[derive(Debug, Clone, PartialEq)]
pub struct PlayerData {
    /// Feet, in blocks.
    pub pos: [f64; 3],
    /// Blocks per tick.
    pub motion: [f64; 3],
    /// Yaw and pitch, degrees.
    pub rotation: [f32; 2],
    /// With namespace.
    pub dimension: String,
    /// Stands on something.
    pub on_ground: bool,
    /// 0 survival, 1 creative, 2 adventure, 3 spectator.
    pub game_type: i32,
    /// The one before, if any.
    pub previous_game_type: Option<i32>,
    /// Half hearts.
    pub health: f32,
    /// 0..=20.
    pub food_level: i32,
    /// 0..=food level.
    pub food_saturation: f32,
    /// Since the last loss of food or saturation.
    pub food_exhaustion: f32,
    /// Ticks.
    pub food_tick_timer: i32,
    /// Part of the next level, 0..1.
    pub xp_progress: f32,
    /// Levels.
    pub xp_level: i32,
    /// Points ever.
    pub xp_total: i32,
    /// Points shown at death.
    pub score: i32,
    /// Hot bar slot, 0..9.
    pub selected_slot: u8,
    /// Slot (0..9 hot bar, 9..36 above) and stack.
    pub inventory: Vec<(u8, SavedItem)>,
    /// By slot name: `head`, `chest`, `legs`, `feet`, `offhand`, ...
    pub equipment: Vec<(String, SavedItem)>,
    /// What the player may do.
    pub abilities: Abilities,
    /// Crafting, furnace, blast furnace, smoker: the recipe book is open, and shows only what can be made.
    pub recipe_books: [(bool, bool); 4],
    /// Style and colour on the locator bar, where they are not the usual.
    pub locator_icon: (Option<String>, Option<u32>),
    /// Everything else.
    pub rest: Compound,
}

/// What the books are called in the save.
const BOOKS: [(&str, &str); 4] = [
    ("isGuiOpen", "isFilteringCraftable"),
    ("isFurnaceGuiOpen", "isFurnaceFilteringCraftable"),
    ("isBlastingFurnaceGuiOpen", "isBlastingFurnaceFilteringCraftable"),
    ("isSmokerGuiOpen", "isSmokerFilteringCraftable"),
];

impl Default for PlayerData {
    fn default() -> Self {
        Self {
            pos: [0.0; 3],
            motion: [0.0; 3],
            rotation: [0.0; 2],
            dimension: "minecraft:overworld".into(),
            on_ground: false,
            game_type: 0,
            previous_game_type: None,
            health: 20.0,
            food_level: 20,
            food_saturation: 5.0,
            food_exhaustion: 0.0,
            food_tick_timer: 0,
            xp_progress: 0.0,
            xp_level: 0,
            xp_total: 0,
            score: 0,
            selected_slot: 0,
            inventory: Vec::new(),
            equipment: Vec::new(),
            abilities: Abilities::default(),
            recipe_books: Default::default(),
            locator_icon: (None, None),
            rest: Compound::new(),
        }
    }
}

impl PlayerData {
    pub(crate) fn from_root(path: &Path, mut root: Compound) -> Result<Self, StorageError> {
        let bad = |field: String, expected| StorageError::nbt(path)(BadNbt::Field { field, expected });
        if let Some(version) = root.take_int("DataVersion") {
            crate::level::check_version(path, version)?;
        }
        let defaults = Self::default();
        let pos = numbers(root.take_list("Pos")).ok_or_else(|| bad("Pos".into(), "three numbers"))?;
        let rotation: [f64; 2] = numbers(root.take_list("Rotation")).unwrap_or([0.0; 2]);
        let mut inventory = Vec::new();
        for (at, value) in root.take_list("Inventory").unwrap_or_default().into_iter().enumerate() {
            let slot_and_item = match value {
                Value::Compound(mut item) => item
                    .take_int("Slot")
                    // Vanilla writes a byte; slots above 127 come out negative.
                    .and_then(|slot| u8::try_from(slot & 0xff).ok())
                    .zip(SavedItem::from_nbt(item)),
                _ => None,
            };
            inventory
                .push(slot_and_item.ok_or_else(|| bad(format!("Inventory[{at}]"), "an item with a slot"))?);
        }
        let mut equipment = Vec::new();
        for (slot, value) in root.take_compound("equipment").unwrap_or_default() {
            let item = match value {
                Value::Compound(item) => SavedItem::from_nbt(item),
                _ => None,
            };
            let item = item.ok_or_else(|| bad(format!("equipment.{slot}"), "an item"))?;
            equipment.push((slot, item));
        }
        equipment.sort_by(|a, b| a.0.cmp(&b.0));
        let abilities =
            root.take_compound("abilities").map_or_else(Abilities::default, |mut saved| Abilities {
                invulnerable: saved.take_bool("invulnerable").unwrap_or(false),
                flying: saved.take_bool("flying").unwrap_or(false),
                may_fly: saved.take_bool("mayfly").unwrap_or(false),
                instabuild: saved.take_bool("instabuild").unwrap_or(false),
                may_build: saved.take_bool("mayBuild").unwrap_or(true),
                fly_speed: saved.take_number("flySpeed").unwrap_or(0.05) as f32,
                walk_speed: saved.take_number("walkSpeed").unwrap_or(0.1) as f32,
            });
        // Known recipes stay in it.
        let mut book = root.take_compound("recipeBook").unwrap_or_default();
        let recipe_books = BOOKS.map(|(open, filtering)| {
            (book.take_bool(open).unwrap_or(false), book.take_bool(filtering).unwrap_or(false))
        });
        if !book.is_empty() {
            root.put("recipeBook", Value::Compound(book));
        }
        let mut icon = root.take_compound("locator_bar_icon").unwrap_or_default();
        let locator_icon = (icon.take_text("style"), icon.take_int("color").map(|color| color as u32));
        let player = Self {
            pos,
            motion: numbers(root.take_list("Motion")).unwrap_or_default(),
            rotation: rotation.map(|angle| angle as f32),
            dimension: root.take_text("Dimension").unwrap_or(defaults.dimension),
            on_ground: root.take_bool("OnGround").unwrap_or(false),
            game_type: root.take_int("playerGameType").unwrap_or(0) as i32,
            previous_game_type: root.take_int("previousPlayerGameType").map(|kind| kind as i32),
            health: root.take_number("Health").map_or(defaults.health, |health| health as f32),
            food_level: root.take_int("foodLevel").map_or(defaults.food_level, |level| level as i32),
            food_saturation: root
                .take_number("foodSaturationLevel")
                .map_or(defaults.food_saturation, |s| s as f32),
            food_exhaustion: root.take_number("foodExhaustionLevel").unwrap_or(0.0) as f32,
            food_tick_timer: root.take_int("foodTickTimer").unwrap_or(0) as i32,
            xp_progress: root.take_number("XpP").unwrap_or(0.0) as f32,
            xp_level: root.take_int("XpLevel").unwrap_or(0) as i32,
            xp_total: root.take_int("XpTotal").unwrap_or(0) as i32,
            score: root.take_int("Score").unwrap_or(0) as i32,
            selected_slot: root.take_int("SelectedItemSlot").unwrap_or(0).clamp(0, 8) as u8,
            inventory,
            equipment,
            abilities,
            recipe_books,
            locator_icon,
            rest: root,
        };
        let numbers = [player.pos.as_slice(), &player.motion].concat();
        if numbers.iter().any(|number| !number.is_finite())
            || player.rotation.iter().any(|angle| !angle.is_finite())
        {
            return Err(bad("Pos, Motion or Rotation".into(), "finite"));
        }
        Ok(player)
    }

    pub(crate) fn to_root(&self, uuid: Uuid) -> Compound {
        let mut root = self.rest.clone();
        let doubles = |values: &[f64]| Value::List(values.iter().copied().map(Value::Double).collect());
        root.put("DataVersion", Value::Int(DATA_VERSION));
        root.put("UUID", uuid_value(uuid));
        root.put("Pos", doubles(&self.pos));
        root.put("Motion", doubles(&self.motion));
        root.put("Rotation", Value::List(self.rotation.iter().copied().map(Value::Float).collect()));
        root.put("Dimension", text(&self.dimension));
        root.put("OnGround", flag(self.on_ground));
        root.put("playerGameType", Value::Int(self.game_type));
        if let Some(previous) = self.previous_game_type {
            root.put("previousPlayerGameType", Value::Int(previous));
        }
        root.put("Health", Value::Float(self.health));
        root.put("foodLevel", Value::Int(self.food_level));
        root.put("foodSaturationLevel", Value::Float(self.food_saturation));
        root.put("foodExhaustionLevel", Value::Float(self.food_exhaustion));
        root.put("foodTickTimer", Value::Int(self.food_tick_timer));
        root.put("XpP", Value::Float(self.xp_progress));
        root.put("XpLevel", Value::Int(self.xp_level));
        root.put("XpTotal", Value::Int(self.xp_total));
        root.put("Score", Value::Int(self.score));
        root.put("SelectedItemSlot", Value::Int(i32::from(self.selected_slot)));
        let slot_and_item = |(slot, item): &(u8, SavedItem)| {
            let mut nbt = item.to_nbt();
            nbt.put("Slot", Value::Byte(*slot as i8));
            Value::Compound(nbt)
        };
        root.put("Inventory", Value::List(self.inventory.iter().map(slot_and_item).collect()));
        let worn = self.equipment.iter().map(|(slot, item)| (slot.clone(), Value::Compound(item.to_nbt())));
        root.put("equipment", Value::Compound(worn.collect()));
        let can = &self.abilities;
        let abilities = Compound::from([
            ("invulnerable".to_owned(), flag(can.invulnerable)),
            ("flying".to_owned(), flag(can.flying)),
            ("mayfly".to_owned(), flag(can.may_fly)),
            ("instabuild".to_owned(), flag(can.instabuild)),
            ("mayBuild".to_owned(), flag(can.may_build)),
            ("flySpeed".to_owned(), Value::Float(can.fly_speed)),
            ("walkSpeed".to_owned(), Value::Float(can.walk_speed)),
        ]);
        root.put("abilities", Value::Compound(abilities));
        let mut book = match root.remove("recipeBook") {
            Some(Value::Compound(book)) => book,
            _ => Compound::new(),
        };
        for ((open, filtering), state) in BOOKS.into_iter().zip(self.recipe_books) {
            book.put(open, flag(state.0));
            book.put(filtering, flag(state.1));
        }
        root.put("recipeBook", Value::Compound(book));
        let mut icon = Compound::new();
        if let Some(style) = &self.locator_icon.0 {
            icon.put("style", text(style));
        }
        if let Some(color) = self.locator_icon.1 {
            icon.put("color", Value::Int(color.cast_signed()));
        }
        if !icon.is_empty() {
            root.put("locator_bar_icon", Value::Compound(icon));
        }
        root
    }
}

/// A UUID as entities save it: four ints, most significant first.
fn uuid_value(uuid: Uuid) -> Value {
    let parts = uuid.as_bytes().as_chunks::<4>().0.iter().map(|part| i32::from_be_bytes(*part));
    Value::IntArray(IntArray::new(parts.collect()))
}

fn numbers<const N: usize>(list: Option<Vec<Value>>) -> Option<[f64; N]> {
    let numbers: Vec<f64> =
        list?.iter().map(|value| number(value).or(int(value).map(|v| v as f64))).collect::<Option<_>>()?;
    numbers.try_into().ok()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn round_trip_keeps_unknown_fields() {
        let mut player = PlayerData {
            pos: [0.5, -60.0, 3.25],
            rotation: [90.0, -12.5],
            game_type: 1,
            previous_game_type: Some(0),
            recipe_books: [(true, false), (false, true), (false, false), (true, true)],
            locator_icon: (Some("minecraft:bowtie".into()), Some(0xff_8800)),
            inventory: vec![
                (0, SavedItem::new("minecraft:stone", 64)),
                (35, SavedItem::new("minecraft:torch", 3)),
            ],
            equipment: vec![("head".into(), SavedItem::new("minecraft:iron_helmet", 1))],
            ..PlayerData::default()
        };
        let damage = Compound::from([("minecraft:damage".to_owned(), Value::Int(7))]);
        player.equipment[0].1.components = damage;
        player.rest.put("EnderItems", Value::List(Vec::new()));
        player.rest.put("respawn", Value::Compound(Compound::new()));
        let uuid = Uuid::from_u128(0x0123_4567_89ab_cdef_0123_4567_89ab_cdef);
        let root = player.to_root(uuid);
        assert_eq!(
            root["UUID"],
            Value::IntArray(IntArray::new(vec![0x0123_4567, -0x7654_3211, 0x0123_4567, -0x7654_3211]))
        );
        let mut again = PlayerData::from_root(Path::new("p.dat"), root).unwrap();
        again.rest.remove("UUID");
        assert_eq!(again, player);
    }

    #[test]
    fn bad_items_are_named() {
        let mut root = PlayerData::default().to_root(Uuid::nil());
        root.put("Inventory", Value::List(vec![Value::Compound(Compound::new())]));
        let error = PlayerData::from_root(Path::new("p.dat"), root).unwrap_err().to_string();
        assert!(error.contains("p.dat") && error.contains("Inventory[0]"), "{error}");
    }
}
