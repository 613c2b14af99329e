//! `custom_boss_events.dat`: boss bars that commands made.

use std::collections::BTreeMap;

use fastnbt::{IntArray, Value};
use uuid::Uuid;

use crate::nbt::{Compound, Fields, flag, text};

/// A boss bar.
#[derive(Debug, Clone, PartialEq)]
pub struct SavedBossBar {
    /// Text component as network NBT: a type byte and the value.
    pub name: Vec<u8>,
    /// Seen at all.
    pub visible: bool,
    /// How far it is filled, of `max`.
    pub value: i32,
    /// At least 1.
    pub max: i32,
    /// By name, such as `white`.
    pub color: String,
    /// By name, such as `progress`.
    pub overlay: String,
    /// Makes the sky darker, plays music, makes fog.
    pub effects: [bool; 3],
    /// Who sees it.
    pub players: Vec<Uuid>,
    /// Everything else.
    pub rest: Compound,
}

/// The boss bars of a save.
#[derive(Debug, Clone, Default, PartialEq)]
pub struct SavedBossBars {
    /// By id.
    pub bars: BTreeMap<String, SavedBossBar>,
    /// What cannot be read as a bar, by id.
    pub unread: Compound,
}

/// The effects' names in the save.
const EFFECTS: [&str; 3] = ["DarkenScreen", "PlayBossMusic", "CreateWorldFog"];

/// A value as network NBT; `None` for what cannot be written.
fn to_network(value: Value) -> Option<Vec<u8>> {
    let root = Compound::from([(String::new(), value)]);
    let bytes = crate::nbt::encode(&root).ok()?;
    // A root compound without a name, then the one entry with its empty name: type, name, value; then the end.
    let entry = bytes.get(3..bytes.len().checked_sub(1)?)?;
    let (kind, payload) = (entry.first()?, entry.get(3..)?);
    Some([std::slice::from_ref(kind), payload].concat())
}

fn from_network(bytes: &[u8]) -> Option<Value> {
    let (kind, payload) = bytes.split_first()?;
    let root = [&[10, 0, 0, *kind, 0, 0][..], payload, &[0]].concat();
    crate::nbt::decode(&root).ok()?.remove("")
}

fn uuid(value: &Value) -> Option<Uuid> {
    let Value::IntArray(parts) = value else { return None };
    let bytes: Vec<u8> = parts.iter().flat_map(|part| part.to_be_bytes()).collect();
    Uuid::from_slice(&bytes).ok()
}

impl SavedBossBar {
    fn from_nbt(mut data: Compound) -> Option<Self> {
        let name = to_network(data.remove("Name")?)?;
        let effects = EFFECTS.map(|name| data.take_bool(name).unwrap_or(false));
        let players = data.take_list("Players").unwrap_or_default();
        Some(Self {
            name,
            visible: data.take_bool("Visible").unwrap_or(false),
            value: data.take_int("Value").unwrap_or(0) as i32,
            max: data.take_int("Max").unwrap_or(100).clamp(1, i64::from(i32::MAX)) as i32,
            color: data.take_text("Color").unwrap_or_else(|| "white".to_owned()),
            overlay: data.take_text("Overlay").unwrap_or_else(|| "progress".to_owned()),
            effects,
            players: players.iter().filter_map(uuid).collect(),
            rest: data,
        })
    }

    fn to_nbt(&self) -> Compound {
        let mut data = self.rest.clone();
        data.put("Name", from_network(&self.name).unwrap_or_else(|| text("")));
        data.put("Visible", flag(self.visible));
        data.put("Value", Value::Int(self.value));
        data.put("Max", Value::Int(self.max));
        data.put("Color", text(&self.color));
        data.put("Overlay", text(&self.overlay));
        for (name, on) in EFFECTS.into_iter().zip(self.effects) {
            data.put(name, flag(on));
        }
        let players = self.players.iter().map(|player| {
            let parts = player.as_bytes().as_chunks::<4>().0.iter().map(|part| i32::from_be_bytes(*part));
            Value::IntArray(IntArray::new(parts.collect()))
        });
        data.put("Players", Value::List(players.collect()));
        data
    }
}

impl SavedBossBars {
    pub(crate) fn from_data(data: Compound) -> Self {
        let mut read = Self::default();
        for (id, value) in data {
            let bar = match &value {
                Value::Compound(bar) => SavedBossBar::from_nbt(bar.clone()),
                _ => None,
            };
            match bar {
                Some(bar) => drop(read.bars.insert(id, bar)),
                None => drop(read.unread.insert(id, value)),
            }
        }
        read
    }

    pub(crate) fn to_data(&self) -> Compound {
        let mut data = self.unread.clone();
        data.extend(self.bars.iter().map(|(id, bar)| (id.clone(), Value::Compound(bar.to_nbt()))));
        data
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn round_trip() {
        let bar = SavedBossBar {
            name: b"\x08\0\x05hello".to_vec(),
            visible: true,
            value: 3,
            max: 9,
            color: "red".to_owned(),
            overlay: "notched_6".to_owned(),
            effects: [true, false, true],
            players: vec![Uuid::from_u128(0xfedc_ba98_7654_3210)],
            rest: [("Later".to_owned(), Value::Int(1))].into(),
        };
        let styled = SavedBossBar { name: b"\x0a\x08\0\x04text\0\x01x\0".to_vec(), ..bar.clone() };
        let bars = SavedBossBars {
            bars: BTreeMap::from([("a:b".to_owned(), bar), ("a:c".to_owned(), styled)]),
            unread: [("a:d".to_owned(), Value::Int(3))].into(),
        };
        assert_eq!(SavedBossBars::from_data(bars.to_data()), bars);
    }
}
