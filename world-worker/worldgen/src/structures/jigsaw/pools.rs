use std::collections::HashMap;
use std::sync::Arc;

use chunk::BlockPos;

use super::Element;
use crate::features::Parser;
use crate::pack::{Json, PackError};
use crate::random::{Legacy, Random};
use crate::structures::piece::Rotation;

/// Heaviest element of a pool.
const MAX_WEIGHT: i32 = 150;
/// The pool that may be empty.
const EMPTY: &str = "minecraft:empty";

/// All pools that pieces come from.
#[derive(Debug, Default)]
pub struct Pools {
    by_id: HashMap<String, Pool>,
}

/// Elements to choose from.
#[derive(Debug)]
pub(super) struct Pool {
    /// Each as often as its weight says.
    elements: Vec<Arc<Element>>,
    fallback: String,
    /// Height of the highest one, in blocks.
    tallest: i32,
}

impl Pools {
    pub(crate) fn parse(parser: &mut Parser<'_>) -> Result<Self, PackError> {
        let mut by_id = HashMap::new();
        for (id, json) in parser.pack.all("worldgen/template_pool") {
            by_id.insert(id.to_owned(), Pool::parse(json, parser)?);
        }
        Ok(Self { by_id })
    }

    /// One element of a pool, by one draw.
    pub(super) fn pick(&self, id: &str, random: &mut Legacy) -> Option<&Arc<Element>> {
        let elements = &self.by_id.get(id)?.elements;
        if elements.is_empty() {
            return None;
        }
        elements.get(random.next_bounded(elements.len() as i32) as usize)
    }

    /// The elements of a pool and of the one that is used when none of them fits; none if something is missing.
    pub(super) fn with_fallback(&self, id: &str) -> Option<[&[Arc<Element>]; 2]> {
        let pool = self.usable(id)?;
        let fallback = self.usable(&pool.fallback)?;
        Some([&pool.elements, &fallback.elements])
    }

    fn usable(&self, id: &str) -> Option<&Pool> {
        self.by_id.get(id).filter(|pool| !pool.elements.is_empty() || id == EMPTY)
    }

    /// Height in blocks of the highest element of a pool and of its fallback.
    pub(super) fn tallest(&self, id: &str) -> i32 {
        let Some(pool) = self.by_id.get(id) else { return 0 };
        let fallback = self.by_id.get(&pool.fallback).map_or(0, |fallback| fallback.tallest);
        pool.tallest.max(fallback)
    }
}

impl Pool {
    fn parse(json: Json<'_>, parser: &mut Parser<'_>) -> Result<Self, PackError> {
        let mut elements = Vec::new();
        let mut tallest = 0;
        for entry in json.get("elements")?.array()? {
            let weight = entry.get("weight")?;
            if !(1..=MAX_WEIGHT).contains(&weight.i32()?) {
                return Err(weight.expected("from 1 to 150"));
            }
            let element = Arc::new(Element::parse(entry.get("element")?, parser)?);
            if !element.is_empty() {
                let bounds = element.bounds(BlockPos::new(0, 0, 0), Rotation::None);
                tallest = tallest.max(bounds.size()[1]);
            }
            elements.extend(std::iter::repeat_n(element, weight.i32()? as usize));
        }
        let fallback = registry::identifier(json.get("fallback")?.str()?).into_owned();
        Ok(Self { elements, fallback, tallest })
    }
}
