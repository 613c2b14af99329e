//! The types of structures, one module each.

mod buried_treasure;
mod desert_pyramid;
mod doors;
mod end_city;
mod fortress;
mod igloo;
mod jungle_temple;
mod mineshaft;
mod monument;
mod nether_fossil;
mod ocean_ruin;
mod palette;
mod ruined_portal;
mod settle;
mod shipwreck;
mod stronghold;
mod swamp_hut;
mod woodland_mansion;

use super::{Kind, jigsaw};
use crate::features::Parser;
use crate::pack::{Json, PackError};

/// Reads the fields of one type.
type Parse = fn(Json<'_>, &mut Parser<'_>) -> Result<Box<dyn Kind>, PackError>;

/// Types by name, in the order of their names.
const KINDS: &[(&str, Parse)] = &[
    ("buried_treasure", buried_treasure::parse),
    ("desert_pyramid", desert_pyramid::parse),
    ("end_city", end_city::parse),
    ("fortress", fortress::parse),
    ("igloo", igloo::parse),
    ("jigsaw", jigsaw::parse),
    ("jungle_temple", jungle_temple::parse),
    ("mineshaft", mineshaft::parse),
    ("nether_fossil", nether_fossil::parse),
    ("ocean_monument", monument::parse),
    ("ocean_ruin", ocean_ruin::parse),
    ("ruined_portal", ruined_portal::parse),
    ("shipwreck", shipwreck::parse),
    ("stronghold", stronghold::parse),
    ("swamp_hut", swamp_hut::parse),
    ("woodland_mansion", woodland_mansion::parse),
];

/// A structure's type: an object with `type`.
pub(super) fn parse(json: Json<'_>, parser: &mut Parser<'_>) -> Result<Box<dyn Kind>, PackError> {
    let name = json.type_name()?;
    match KINDS.iter().find(|(known, _)| *known == name) {
        Some((_, parse)) => parse(json, parser),
        None => Err(json.unknown_type("structure")),
    }
}
