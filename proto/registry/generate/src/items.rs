//! Items.

use std::collections::BTreeMap;
use std::fmt::Write as _;

use anyhow::{Context, Result};
use serde_json::Value;

use crate::data::{Facts, flag, number, text, whole};
use crate::output::{Output, constants, float32, sorted_positions};

/// Items that place a block of another name.
const PLACES: [(&str, &str); 15] = [
    ("redstone", "redstone_wire"),
    ("string", "tripwire"),
    ("wheat_seeds", "wheat"),
    ("beetroot_seeds", "beetroots"),
    ("melon_seeds", "melon_stem"),
    ("pumpkin_seeds", "pumpkin_stem"),
    ("torchflower_seeds", "torchflower_crop"),
    ("pitcher_pod", "pitcher_crop"),
    ("carrot", "carrots"),
    ("potato", "potatoes"),
    ("cocoa_beans", "cocoa"),
    ("sweet_berries", "sweet_berry_bush"),
    ("glow_berries", "cave_vines"),
    ("powder_snow_bucket", "powder_snow"),
    ("bamboo", "bamboo"),
];

/// Items that have a block's name and do not place it.
const PLACES_NOTHING: [&str; 2] = ["air", "wheat"];

fn all(facts: &Facts) -> Result<&Vec<Value>> {
    facts.items.as_array().context("items.json is not a list")
}

/// Name of the block that an item places.
fn places(item: &Value) -> Result<Option<&str>> {
    let name = text(item, "name")?;
    if PLACES_NOTHING.contains(&name) {
        return Ok(None);
    }
    let other = PLACES.iter().find(|(known, _)| *known == name).map(|(_, block)| *block);
    Ok(other.or(item["block"].as_str()))
}

/// Number of the item that stands for each block, by name of the block.
pub fn item_of_block(facts: &Facts) -> Result<BTreeMap<String, u64>> {
    let mut items = BTreeMap::new();
    for item in all(facts)? {
        if let Some(block) = places(item)? {
            items.insert(block.to_owned(), whole(item, "id")?);
        }
    }
    for block in facts.registries.get("block").context("no registry of blocks")? {
        let standing = block.replacen("wall_", "", 1);
        if let (None, Some(item)) = (items.get(block), items.get(&standing)) {
            items.insert(block.clone(), *item);
        }
    }
    Ok(items)
}

pub fn write(facts: &Facts, output: &mut Output) -> Result<()> {
    let items = all(facts)?;
    let mut rows = String::new();
    for item in items {
        let block = match places(item)? {
            Some(block) => format!("Some({})", whole(facts.block(block)?, "id")?),
            None => "None".to_owned(),
        };
        let slot = item["equip_slot"].as_str().map(|slot| format!("EquipSlot::{}", capitalised(slot)));
        let slot = slot.map_or("None".to_owned(), |slot| format!("Some({slot})"));
        let food = match &item["food"] {
            Value::Null => "None".to_owned(),
            food => format!(
                "Some(Food {{ nutrition: {}, saturation: {}, can_always_eat: {} }})",
                whole(food, "nutrition")?,
                float32(number(food, "saturation")?),
                flag(food, "can_always_eat"),
            ),
        };
        writeln!(
            rows,
            "    Item {{ name: {:?}, id: {}, max_stack: {}, max_damage: {}, block: {block}, equip_slot: {slot}, \
             rarity: Rarity::{}, food: {food} }},",
            text(item, "name")?,
            whole(item, "id")?,
            item["stack"].as_u64().unwrap_or(64),
            item["max_damage"].as_u64().unwrap_or(0),
            capitalised(item["rarity"].as_str().unwrap_or("common")),
        )?;
    }
    let names = items.iter().map(|item| text(item, "name")).collect::<Result<Vec<_>>>()?;
    let mut body = "use crate::items::{EquipSlot, Food, Item, Rarity};\n\n".to_owned();
    writeln!(body, "/// Every item; the position is its number in the `item` registry.")?;
    write!(body, "pub static ITEMS: [Item; {}] = [\n{rows}];\n\n", items.len())?;
    writeln!(
        body,
        "pub(crate) static ITEMS_BY_NAME: [u16; {}] = {};",
        items.len(),
        sorted_positions(&names)
    )?;
    output.module("items", "Items.", &body)?;
    let ids =
        items.iter().map(|item| Ok((text(item, "name")?, whole(item, "id")?))).collect::<Result<Vec<_>>>()?;
    output.module("item_ids", "Numbers of items in the `item` registry.", &constants(ids.into_iter(), "Item"))
}

/// `some_name` as `SomeName`.
pub fn capitalised(name: &str) -> String {
    name.split('_').map(|word| word[..1].to_ascii_uppercase() + &word[1..]).collect()
}
