//! Entity types and their synced data.

use std::collections::BTreeMap;
use std::fmt::Write as _;

use anyhow::{Context, Result, bail};
use serde_json::Value;

use crate::data::{Facts, flag, list, number, short, text, whole};
use crate::items::capitalised;
use crate::output::{Output, constants, float, float32, sorted_positions};

/// Types whose velocity vanilla does not send.
const VELOCITY_NOT_SENT: [&str; 11] = [
    "player",
    "llama_spit",
    "wither",
    "bat",
    "item_frame",
    "glow_item_frame",
    "leash_knot",
    "painting",
    "end_crystal",
    "evoker_fangs",
    "cushion",
];

/// Numbers of the enum constants that occur as defaults.
const ENUM_CONSTANTS: [(&str, u16); 8] = [
    ("STANDING", 0),
    ("IDLE", 0),
    ("IDLING", 0),
    ("UNAFFECTED", 0),
    ("DOWN", 0),
    ("SOUTH", 3),
    ("LEFT", 0),
    ("RIGHT", 1),
];

pub fn write(facts: &Facts, output: &mut Output) -> Result<()> {
    let entities = facts.entities.as_array().context("entities.json is not a list")?;
    let mut rows = String::new();
    for entity in entities {
        let name = text(entity, "name")?;
        let baby = match &entity["baby"] {
            Value::Null => "None".to_owned(),
            baby => format!("Some(Dimensions {{ {} }})", size(baby)?),
        };
        let seats: Vec<String> = entity["passenger_attachments"]
            .as_array()
            .into_iter()
            .flatten()
            .map(|seat| format!("[{}]", numbers(seat).into_iter().map(float).collect::<Vec<_>>().join(", ")))
            .collect();
        let mut attributes = Vec::new();
        for (attribute, base) in entity["attributes"].as_object().into_iter().flatten() {
            let base = base.as_f64().context("base value of an attribute")?;
            attributes.push((facts.number("attribute", attribute)?, base));
        }
        attributes.sort_by_key(|(id, _)| *id);
        let attributes: Vec<String> =
            attributes.into_iter().map(|(id, base)| format!("({id}, {})", float(base))).collect();
        let max_health = entity["max_health"].as_f64().map(float32);
        writeln!(
            rows,
            "    EntityType {{ name: {name:?}, id: {}, {}, category: Category::{}, tracking_range_chunks: {}, \
             update_interval_ticks: {}, track_deltas: {}, fire_immune: {}, summonable: {}, is_mob: {}, \
             max_health: {}, experience_reward: {}, baby: {baby}, passenger_attachments: &[{}], \
             attributes: &[{}] }},",
            whole(entity, "id")?,
            size(entity)?,
            capitalised(text(entity, "category")?),
            whole(entity, "tracking_range_chunks")?,
            whole(entity, "update_interval")?,
            !VELOCITY_NOT_SENT.contains(&name),
            flag(entity, "fire_immune"),
            flag(entity, "summonable"),
            flag(entity, "mob"),
            max_health.map_or("None".to_owned(), |health| format!("Some({health})")),
            entity["experience_reward"].as_u64().unwrap_or(0),
            seats.join(", "),
            attributes.join(", "),
        )?;
    }
    let names = entities.iter().map(|entity| text(entity, "name")).collect::<Result<Vec<_>>>()?;
    let mut body = "use crate::entities::{Category, Dimensions, EntityType, MetadataDefault, MetadataField};\n\n\
                    const fn field(name: &'static str, serializer: u8, default: MetadataDefault) -> MetadataField {\n    \
                    MetadataField { name, serializer, default }\n}\n\n"
        .to_owned();
    writeln!(body, "/// Every entity type; the position is its number in the `entity_type` registry.")?;
    write!(body, "pub static ENTITY_TYPES: [EntityType; {}] = [\n{rows}];\n\n", entities.len())?;
    writeln!(
        body,
        "pub(crate) static ENTITIES_BY_NAME: [u16; {}] = {};\n",
        entities.len(),
        sorted_positions(&names)
    )?;
    write_metadata(facts, &names, &mut body)?;
    output.module("entities", "Entity types.", &body)?;
    let ids = entities
        .iter()
        .map(|entity| Ok((text(entity, "name")?, whole(entity, "id")?)))
        .collect::<Result<Vec<_>>>()?;
    output.module(
        "entity_ids",
        "Numbers of entity types in the `entity_type` registry.",
        &constants(ids.into_iter(), "Entity type"),
    )
}

fn size(value: &Value) -> Result<String> {
    Ok(format!(
        "width: {}, height: {}, eye_height: {}",
        float32(number(value, "width")?),
        float32(number(value, "height")?),
        float32(number(value, "eye_height")?),
    ))
}

fn write_metadata(facts: &Facts, names: &[&str], body: &mut String) -> Result<()> {
    let serializers = list(&facts.entity_metadata, "serializers")?
        .iter()
        .map(|serializer| serializer[0].as_str().context("name of a serializer"))
        .collect::<Result<Vec<_>>>()?;
    writeln!(body, "/// Names of the serializers of synced data; the position is the number.")?;
    writeln!(body, "pub static SERIALIZERS: [&str; {}] = {serializers:?};\n", serializers.len())?;
    let mut lists: BTreeMap<String, usize> = BTreeMap::new();
    let mut of_entity = Vec::new();
    for name in names {
        let mut fields = Vec::new();
        for field in list(&facts.entity_metadata["entity"], name)? {
            let field_name = field[0].as_str().context("name of a field")?;
            let kind = field[1].as_str().context("serializer of a field")?;
            let serializer =
                serializers.iter().position(|known| *known == kind).context("unknown serializer")?;
            let default = default(facts, kind, &field[2]).with_context(|| format!("{name} {field_name}"))?;
            fields.push(format!("field({field_name:?}, {serializer}, MetadataDefault::{default})"));
        }
        let fields = fields.join(", ");
        let next = lists.len();
        let at = *lists.entry(fields.clone()).or_insert(next);
        if at == next {
            writeln!(body, "static M{at}: &[MetadataField] = &[{fields}];")?;
        }
        of_entity.push(format!("M{at}"));
    }
    writeln!(
        body,
        "\npub(crate) static METADATA: [&[MetadataField]; {}] = [{}];",
        of_entity.len(),
        of_entity.join(", ")
    )?;
    Ok(())
}

/// The default of a field as a variant of `MetadataDefault`.
fn default(facts: &Facts, kind: &str, value: &Value) -> Result<String> {
    if value.is_null() {
        return Ok("Unknown".to_owned());
    }
    if value["present"] == false || value.as_array().is_some_and(Vec::is_empty) || value == "empty" {
        return Ok("Absent".to_owned());
    }
    let id = |registry: &str, name: &Value| -> Result<usize> {
        facts.number(registry, name.as_str().context("a name was expected")?)
    };
    Ok(match kind {
        "byte" => format!("Byte({value})"),
        "int" => format!("Int({value})"),
        "long" => format!("Long({value})"),
        "float" => format!("Float({})", float32(value.as_f64().context("a number was expected")?)),
        "boolean" => format!("Boolean({value})"),
        "string" | "component" => format!("Text({value})"),
        "optional_component" => format!("Text({})", value["value"]),
        "rotations" | "vector3" => format!("Vector([{}])", fields(value, &["x", "y", "z"])?.join(", ")),
        "quaternion" => format!("Quaternion([{}])", fields(value, &["x", "y", "z", "w"])?.join(", ")),
        "block_pos" => format!("BlockPos([{}, {}, {}])", value["x"], value["y"], value["z"]),
        "block_state" => {
            format!("Id({})", whole(facts.block(value.as_str().context("name of a block")?)?, "default")?)
        }
        "item_stack" => format!("Id({})", id("item", &value["item"])?),
        "villager_data" => format!(
            "VillagerData([{}, {}, {}])",
            id("villager_type", &value["type"])?,
            id("villager_profession", &value["profession"])?,
            value["level"]
        ),
        "particle" | "resolvable_profile" => "Unknown".to_owned(),
        _ => {
            let name = short(value.as_str().context("a name was expected")?);
            if let Some((_, number)) = ENUM_CONSTANTS.iter().find(|(known, _)| *known == name) {
                format!("Id({number})")
            } else if kind.ends_with("_variant") {
                format!("Id({})", facts.number(kind, name)?)
            } else {
                bail!("default {value} of {kind}")
            }
        }
    })
}

fn numbers(list: &Value) -> Vec<f64> {
    list.as_array().into_iter().flatten().filter_map(Value::as_f64).collect()
}

fn fields(value: &Value, keys: &[&str]) -> Result<Vec<String>> {
    keys.iter().map(|key| Ok(float32(number(value, key)?))).collect()
}
