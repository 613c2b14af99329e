//! The rules with what is known of a place already decided.
//!
//! Most of a rule tree asks for the biome, for heights and for whether the place is near the surface. For each biome,
//! each range of heights between which those questions change their answer, and both sides of the preliminary surface,
//! the tree is reduced once; deep stone is then one look at a table.

use std::sync::OnceLock;

use super::rules::{Condition, Rule};
use crate::biomes::Biome;

/// Rules by biome, range of heights, and side of the preliminary surface.
#[derive(Debug)]
pub(super) struct Folded {
    min_y: i32,
    /// By height above the lowest block.
    ranges: Vec<u16>,
    /// Some height of each range.
    sample: Vec<i32>,
    biomes: usize,
    rules: Vec<OnceLock<Option<Rule>>>,
}

/// What is left of the rules, if it is the same for several biomes.
pub(super) type Agreed<'f> = Option<Option<&'f Rule>>;

/// What is known of a place.
struct Known {
    biome: Biome,
    y: i32,
    is_above_surface: bool,
}

impl Folded {
    /// For heights from `min_y`, `height` of them, and biomes up to and without `biomes`.
    pub(super) fn new(conditions: &[Condition], min_y: i32, height: u32, biomes: usize) -> Self {
        let mut borders: Vec<i32> = Vec::new();
        for condition in conditions {
            match condition {
                Condition::VerticalGradient { always, never, .. } => borders.extend([always + 1, *never]),
                &Condition::YAbove { y, multiplier: 0, add_stone_depth: false } => borders.push(y),
                _ => {}
            }
        }
        borders.sort_unstable();
        borders.dedup();
        let mut ranges = Vec::with_capacity(height as usize);
        let mut sample = Vec::new();
        let mut last = None;
        for y in min_y..min_y + height as i32 {
            let border = borders.partition_point(|&border| border <= y);
            if last != Some(border) {
                last = Some(border);
                sample.push(y);
            }
            ranges.push(sample.len() as u16 - 1);
        }
        let mut rules = Vec::new();
        rules.resize_with(sample.len() * biomes * 2, OnceLock::new);
        Self { min_y, ranges, sample, biomes, rules }
    }

    /// The range that a height belongs to.
    pub(super) fn range(&self, y: i32) -> usize {
        self.ranges.get((y - self.min_y) as usize).map_or(usize::MAX, |&range| usize::from(range))
    }

    /// What is left of `rule` in each range and, in it, below and above the surface, where that is the same for all of
    /// `biomes`.
    pub(super) fn agreed<'f>(
        &'f self,
        rule: &Rule,
        conditions: &[Condition],
        biomes: &[Biome],
        agreed: &mut Vec<[Agreed<'f>; 2]>,
    ) {
        agreed.clear();
        agreed.extend((0..self.sample.len()).map(|range| {
            [false, true].map(|is_above_surface| {
                let mut all =
                    biomes.iter().map(|&biome| self.at(rule, conditions, biome, range, is_above_surface));
                let first = all.next()?;
                let asks = first.is_some_and(|rule| asks_for_biome(rule, conditions));
                (!asks && all.all(|other| other == first)).then_some(first)
            })
        }));
    }

    /// What is left of `rule` at a place in a range; `None` if it says nothing there.
    pub(super) fn at(
        &self,
        rule: &Rule,
        conditions: &[Condition],
        biome: Biome,
        range: usize,
        is_above_surface: bool,
    ) -> Option<&Rule> {
        let slot = (range * self.biomes + usize::from(biome)) * 2 + usize::from(is_above_surface);
        self.rules
            .get(slot)?
            .get_or_init(|| {
                let known = Known { biome, y: self.sample[range], is_above_surface };
                fold(rule, conditions, &known)
            })
            .as_ref()
    }
}

/// Whether the biome matters to a rule that was reduced for one.
fn asks_for_biome(rule: &Rule, conditions: &[Condition]) -> bool {
    match rule {
        Rule::Block(_) | Rule::Bandlands => false,
        Rule::Sequence(rules) => rules.iter().any(|rule| asks_for_biome(rule, conditions)),
        Rule::Condition(condition, then) => {
            let mut condition = &conditions[*condition];
            while let Condition::Not(inner) = condition {
                condition = &conditions[*inner];
            }
            matches!(condition, Condition::Biome(_) | Condition::Temperature)
                || asks_for_biome(then, conditions)
        }
    }
}

/// `None` if the rule says nothing.
fn fold(rule: &Rule, conditions: &[Condition], known: &Known) -> Option<Rule> {
    match rule {
        Rule::Block(state) => Some(Rule::Block(*state)),
        Rule::Bandlands => Some(Rule::Bandlands),
        Rule::Condition(condition, then) => match decide(*condition, conditions, known) {
            Some(true) => fold(then, conditions, known),
            Some(false) => None,
            None => Some(Rule::Condition(*condition, Box::new(fold(then, conditions, known)?))),
        },
        Rule::Sequence(list) => {
            let mut left = Vec::new();
            for rule in list {
                match fold(rule, conditions, known) {
                    None => {}
                    Some(Rule::Sequence(inner)) => left.extend(inner),
                    Some(rule) => left.push(rule),
                }
                // What always says something hides what comes after.
                if matches!(left.last(), Some(Rule::Block(_) | Rule::Bandlands)) {
                    break;
                }
            }
            if left.len() > 1 { Some(Rule::Sequence(left)) } else { left.pop() }
        }
    }
}

/// The answer to a condition where it is known.
fn decide(condition: usize, conditions: &[Condition], known: &Known) -> Option<bool> {
    match &conditions[condition] {
        Condition::Biome(biomes) => Some(biomes.get(usize::from(known.biome)).copied().unwrap_or_default()),
        Condition::VerticalGradient { always, .. } if known.y <= *always => Some(true),
        Condition::VerticalGradient { never, .. } if known.y >= *never => Some(false),
        &Condition::YAbove { y, multiplier: 0, add_stone_depth: false } => Some(known.y >= y),
        Condition::AbovePreliminarySurface => Some(known.is_above_surface),
        Condition::Not(inner) => decide(*inner, conditions, known).map(|is_met| !is_met),
        _ => None,
    }
}
