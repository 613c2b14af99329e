use std::collections::HashMap;

use registry::identifier;

use super::{NONE, Place, Steep, Surface, is_steep};
use crate::biomes::biome_id;
use crate::blocks::{Blocks, parse_state};
use crate::density::Builder;
use crate::features::provider::anchor;
use crate::noise::Noise;
use crate::pack::{Json, Pack, PackError};
use crate::random::{Positional, Random};
use crate::real::{Real, map};
use crate::terrain::NoiseSettings;

/// Deepest nesting of rules.
const MAX_DEPTH: usize = 100;

#[derive(Debug, PartialEq, Eq)]
pub(super) enum Rule {
    Block(u16),
    /// The first that says something.
    Sequence(Vec<Rule>),
    /// Index of a condition.
    Condition(usize, Box<Rule>),
    Bandlands,
}

#[derive(Debug)]
pub(super) enum Condition {
    /// By number of the biome.
    Biome(Vec<bool>),
    /// `is_flat`: at y = 0.
    NoiseThreshold {
        noise: usize,
        min: f64,
        max: f64,
        is_flat: bool,
    },
    /// More seldom the higher.
    VerticalGradient {
        always: i32,
        never: i32,
        random: Positional,
    },
    YAbove {
        y: i32,
        multiplier: i32,
        add_stone_depth: bool,
    },
    Water {
        offset: i32,
        multiplier: i32,
        add_stone_depth: bool,
    },
    /// Up to 26.2.
    Temperature,
    Steep,
    Not(usize),
    Hole,
    AbovePreliminarySurface,
    StoneDepth {
        offset: i32,
        add_surface_depth: bool,
        secondary_range: i32,
        is_ceiling: bool,
    },
}

pub(super) struct Parser<'a, 'p, R: Real> {
    pack: &'p Pack,
    settings: &'a NoiseSettings,
    builder: &'a Builder<'p, R>,
    pub(super) conditions: Vec<Condition>,
    known: HashMap<String, usize>,
    pub(super) noises: Vec<R::Noise>,
    noise_ids: Vec<String>,
    depth: usize,
}

impl<'a, 'p, R: Real> Parser<'a, 'p, R> {
    pub(super) fn new(pack: &'p Pack, settings: &'a NoiseSettings, builder: &'a Builder<'p, R>) -> Self {
        Self {
            pack,
            settings,
            builder,
            conditions: Vec::new(),
            known: HashMap::new(),
            noises: Vec::new(),
            noise_ids: Vec::new(),
            depth: 0,
        }
    }

    pub(super) fn rule(&mut self, json: Json<'_>) -> Result<Rule, PackError> {
        self.depth += 1;
        if self.depth > MAX_DEPTH {
            return Err(json.wrong("rules that contain each other, or are nested too deep"));
        }
        let rule = if json.str().is_ok() {
            self.rule(self.pack.follow("worldgen/material_rule", json)?)?
        } else {
            match json.type_name()? {
                "block" => Rule::Block(parse_state(json.get("result_state")?)?),
                "sequence" => Rule::Sequence(
                    json.get("sequence")?.array()?.map(|rule| self.rule(rule)).collect::<Result<_, _>>()?,
                ),
                "condition" => {
                    let condition = self.condition(json.get("if_true")?)?;
                    Rule::Condition(condition, Box::new(self.rule(json.get("then_run")?)?))
                }
                "bandlands" => Rule::Bandlands,
                _ => return Err(json.unknown_type("material rule")),
            }
        };
        self.depth -= 1;
        Ok(rule)
    }

    fn condition(&mut self, json: Json<'_>) -> Result<usize, PackError> {
        let key = json.value().to_string();
        if let Some(&known) = self.known.get(&key) {
            return Ok(known);
        }
        self.depth += 1;
        if self.depth > MAX_DEPTH {
            return Err(json.wrong("conditions that contain each other, or are nested too deep"));
        }
        let index = if json.str().is_ok() {
            self.condition(self.pack.follow("worldgen/material_condition", json)?)?
        } else {
            let condition = self.parse_condition(json)?;
            self.conditions.push(condition);
            self.conditions.len() - 1
        };
        self.depth -= 1;
        self.known.insert(key, index);
        Ok(index)
    }

    fn parse_condition(&mut self, json: Json<'_>) -> Result<Condition, PackError> {
        Ok(match json.type_name()? {
            "biome" => {
                let names = self.pack.ids("tags/worldgen/biome", json.get("biome_is")?)?;
                let mut biomes = Vec::new();
                for name in names {
                    let biome =
                        biome_id(&name).ok_or_else(|| json.wrong(format!("there is no biome {name}")))?;
                    let biome = usize::from(biome);
                    if biomes.len() <= biome {
                        biomes.resize(biome + 1, false);
                    }
                    biomes[biome] = true;
                }
                Condition::Biome(biomes)
            }
            "noise_threshold" => Condition::NoiseThreshold {
                noise: self.noise(json.get("noise")?)?,
                min: json.get("min_threshold")?.f64()?,
                max: json.get("max_threshold")?.f64()?,
                is_flat: !json.bool_or("is_3d", false)?,
            },
            "vertical_gradient" => Condition::VerticalGradient {
                always: anchor(json.get("true_at_and_below")?, self.settings)?,
                never: anchor(json.get("false_at_and_above")?, self.settings)?,
                random: self
                    .builder
                    .random()
                    .from_hash_of(&identifier(json.get("random_name")?.str()?))
                    .fork_positional(),
            },
            "y_above" => Condition::YAbove {
                y: anchor(json.get("anchor")?, self.settings)?,
                multiplier: json.get("surface_depth_multiplier")?.i32()?,
                add_stone_depth: json.get("add_stone_depth")?.bool()?,
            },
            "water" => Condition::Water {
                offset: json.get("offset")?.i32()?,
                multiplier: json.get("surface_depth_multiplier")?.i32()?,
                add_stone_depth: json.get("add_stone_depth")?.bool()?,
            },
            "temperature" => Condition::Temperature,
            "steep" => Condition::Steep,
            "not" => Condition::Not(self.condition(json.get("invert")?)?),
            "hole" => Condition::Hole,
            "above_preliminary_surface" => Condition::AbovePreliminarySurface,
            "stone_depth" => {
                let surface = json.get("surface_type")?;
                Condition::StoneDepth {
                    offset: json.get("offset")?.i32()?,
                    add_surface_depth: json.get("add_surface_depth")?.bool()?,
                    secondary_range: json.get("secondary_depth_range")?.i32()?,
                    is_ceiling: match surface.str()? {
                        "ceiling" => true,
                        "floor" => false,
                        _ => return Err(surface.expected("floor or ceiling")),
                    },
                }
            }
            _ => return Err(json.unknown_type("material condition")),
        })
    }

    fn noise(&mut self, json: Json<'_>) -> Result<usize, PackError> {
        let id = identifier(json.str()?).into_owned();
        if let Some(known) = self.noise_ids.iter().position(|known| *known == id) {
            return Ok(known);
        }
        self.noises.push(self.builder.noise(&id, &json.place())?);
        self.noise_ids.push(id);
        Ok(self.noises.len() - 1)
    }
}

impl<R: Real> Surface<R> {
    pub(super) fn evaluate(&self, rule: &Rule, place: &mut Place<'_, R>, blocks: &Blocks) -> Option<u16> {
        match rule {
            Rule::Block(state) => Some(*state),
            Rule::Sequence(rules) => rules.iter().find_map(|rule| self.evaluate(rule, place, blocks)),
            Rule::Condition(condition, then) => {
                if self.is_met(*condition, place, blocks) {
                    self.evaluate(then, place, blocks)
                } else {
                    None
                }
            }
            Rule::Bandlands => Some(self.bands.at(place.x, place.y, place.z)),
        }
    }

    fn is_met(&self, condition: usize, place: &mut Place<'_, R>, blocks: &Blocks) -> bool {
        match &self.conditions[condition] {
            Condition::Biome(biomes) => biomes.get(usize::from(place.biome)).copied().unwrap_or_default(),
            &Condition::NoiseThreshold { noise, min, max, is_flat } => {
                let [x, y, z] = [place.x, place.y, place.z].map(f64::from);
                let value = if is_flat {
                    *place.flat_noises[noise].get_or_insert_with(|| self.noises[noise].at(x, 0.0, z).wide())
                } else {
                    self.noises[noise].at(x, y, z).wide()
                };
                value >= min && value <= max
            }
            &Condition::VerticalGradient { always, never, random } => {
                if place.y <= always {
                    return true;
                }
                if place.y >= never {
                    return false;
                }
                let share = map(f64::from(place.y), [f64::from(always), f64::from(never)], [1.0, 0.0]);
                f64::from(random.at(place.x, place.y, place.z).next_f32()) < share
            }
            &Condition::YAbove { y, multiplier, add_stone_depth } => {
                let added = if add_stone_depth { place.above } else { 0 };
                place.y + added >= y + place.depth * multiplier
            }
            &Condition::Water { offset, multiplier, add_stone_depth } => {
                let added = if add_stone_depth { place.above } else { 0 };
                place.water == NONE || place.y + added >= place.water + offset + place.depth * multiplier
            }
            Condition::Temperature => {
                let sea_level = place.terrain.settings.sea_level;
                self.extras.climate.temperature(place.biome, place.x, place.y, place.z, sea_level) < 0.15
            }
            Condition::Steep => match place.is_steep {
                Steep::Known(is_steep) => is_steep,
                Steep::Live(heights) => is_steep(heights, (place.x & 15) as usize, (place.z & 15) as usize),
            },
            &Condition::Not(condition) => !self.is_met(condition, place, blocks),
            Condition::Hole => place.depth <= 0,
            Condition::AbovePreliminarySurface => place.y >= self.min_surface(place),
            &Condition::StoneDepth { offset, add_surface_depth, secondary_range, is_ceiling } => {
                let mut depth = 1 + offset;
                if add_surface_depth {
                    depth += place.depth;
                }
                if secondary_range != 0 {
                    let noise = *place.secondary.get_or_insert_with(|| {
                        self.secondary_noise.at(f64::from(place.x), 0.0, f64::from(place.z)).wide()
                    });
                    depth += map(noise, [-1.0, 1.0], [0.0, f64::from(secondary_range)]) as i32;
                }
                (if is_ceiling { place.below(blocks) } else { place.above }) <= depth
            }
        }
    }
}
