use chunk::BlockPos;
use registry::blocks;

use super::int::{IntProvider, Weighted};
use super::noise::StateNoise;
use crate::block_set::block_id;
use crate::blocks::parse_state;
use crate::features::predicate::parse_direction;
use crate::features::{Direction, Edition, Level, Parser, Predicate};
use crate::pack::{Json, PackError};
use crate::random::{DecorationRandom, Random};

/// A block state.
#[derive(Debug)]
pub enum StateProvider {
    /// Always the same; draws nothing.
    Simple(u16),
    /// One of several, by one draw.
    Weighted(Weighted<u16>),
    /// One block turned along a random axis, as up to 26.2.
    RandomAxis(u16),
    /// Another one, turned.
    Rotated {
        /// Where to, or one of six by one draw before the other's.
        direction: Option<Direction>,
        /// What is turned.
        source: Box<StateProvider>,
    },
    /// Another one with a random value of a property.
    RandomizedInt {
        /// What is changed.
        source: Box<StateProvider>,
        /// Name of the property.
        property: String,
        /// The values.
        values: IntProvider,
        /// Whether the value is drawn even if the block lacks the property (26.2).
        draws_always: bool,
    },
    /// The first whose predicate holds.
    RuleBased {
        /// In their order.
        rules: Vec<(Predicate, StateProvider)>,
        /// If there is none.
        fallback: Option<Box<StateProvider>>,
        /// Whether a rule that gives nothing leaves it to the next one (26.3).
        continues: bool,
    },
    /// One of several, by the place.
    Noise {
        /// What chooses.
        noise: StateNoiseAt,
        /// At least one.
        states: Vec<u16>,
    },
    /// Some where a noise is low, others where it is high.
    NoiseThreshold(Box<NoiseThreshold>),
    /// One of a few of several, by the place.
    DualNoise(Box<DualNoise>),
    /// One of several blocks' default states, by one draw.
    RandomBlock(Vec<u16>),
    /// Another one with the properties of the block that is there.
    CopyProperties(Box<StateProvider>),
}

/// A noise and the factor of its coordinates.
#[derive(Debug)]
pub struct StateNoiseAt {
    noise: StateNoise,
    scale: f32,
}

impl StateNoiseAt {
    fn parse(json: Json<'_>, parser: &Parser<'_>) -> Result<Self, PackError> {
        Ok(Self { noise: StateNoise::parse(json, "noise", parser)?, scale: json.get("scale")?.f32()? })
    }

    fn at(&self, pos: BlockPos) -> f64 {
        self.noise.at(pos, self.scale)
    }

    /// One of `states`, which is not empty.
    fn pick(&self, pos: BlockPos, states: &[u16]) -> Option<u16> {
        states.get(self.noise.index(self.at(pos), states.len())).copied()
    }
}

/// States by a threshold of a noise.
#[derive(Debug)]
pub struct NoiseThreshold {
    noise: StateNoiseAt,
    threshold: f32,
    /// Of `high` where the noise is high.
    high_chance: f32,
    default: u16,
    low: Vec<u16>,
    high: Vec<u16>,
}

/// States by two noises, of which a slow one chooses a few for a region.
#[derive(Debug)]
pub struct DualNoise {
    fast: StateNoiseAt,
    slow: StateNoise,
    slow_scale: f32,
    /// Least and greatest number of different states in a region.
    variety: [i32; 2],
    states: Vec<u16>,
}

impl StateProvider {
    /// An object with `type`.
    pub fn parse(json: Json<'_>, parser: &mut Parser<'_>) -> Result<Self, PackError> {
        // Names became shorter during 26.3.
        let name = json.type_name()?;
        let name = name.strip_suffix("_provider").unwrap_or(name);
        let name = name.strip_suffix("_state").or_else(|| name.strip_suffix("_block")).unwrap_or(name);
        let nested = |name: &str, parser: &mut Parser<'_>| Self::parse(json.get(name)?, parser).map(Box::new);
        Ok(match name {
            "simple" => Self::Simple(parse_state(json.get("state")?)?),
            "weighted" => Self::Weighted(Weighted::parse(json.get("entries")?, |entry| {
                parse_state(entry.get("data")?)
            })?),
            "rotated" if parser.edition == Edition::V26_2 => {
                let state = parse_state(json.get("state")?)?;
                Self::RandomAxis(blocks::block_of_state(state).default_state)
            }
            "rotated" => Self::Rotated {
                direction: json.opt("direction").map(parse_direction).transpose()?,
                source: nested("state", parser)?,
            },
            "randomized_int" => Self::RandomizedInt {
                source: nested("source", parser)?,
                property: json.get("property")?.str()?.to_owned(),
                values: IntProvider::parse(json.get("values")?)?,
                draws_always: parser.edition == Edition::V26_2,
            },
            "rule_based" => Self::RuleBased {
                rules: json
                    .get("rules")?
                    .array()?
                    .map(|rule| {
                        let predicate = Predicate::parse(rule.get("if_true")?, parser)?;
                        Ok((predicate, Self::parse(rule.get("then")?, parser)?))
                    })
                    .collect::<Result<_, _>>()?,
                fallback: match json.opt("fallback") {
                    Some(fallback) => Some(Box::new(Self::parse(fallback, parser)?)),
                    None => None,
                },
                continues: parser.edition >= Edition::V26_3,
            },
            "noise" => Self::Noise {
                noise: StateNoiseAt::parse(json, parser)?,
                states: parse_states(json.get("states")?)?,
            },
            "noise_threshold" => Self::NoiseThreshold(Box::new(NoiseThreshold {
                noise: StateNoiseAt::parse(json, parser)?,
                threshold: json.get("threshold")?.f32()?,
                high_chance: json.get("high_chance")?.f32()?,
                default: parse_state(json.get("default_state")?)?,
                low: parse_states(json.get("low_states")?)?,
                high: parse_states(json.get("high_states")?)?,
            })),
            "dual_noise" => Self::DualNoise(Box::new(DualNoise {
                fast: StateNoiseAt::parse(json, parser)?,
                slow: StateNoise::parse(json, "slow_noise", parser)?,
                slow_scale: json.get("slow_scale")?.f32()?,
                variety: parse_variety(json.get("variety")?)?,
                states: parse_states(json.get("states")?)?,
            })),
            "random" => {
                let json = json.get("blocks")?;
                let mut states = Vec::new();
                for name in parser.pack.ids("tags/block", json)? {
                    let block = blocks::block(block_id(json, &name)?);
                    states.extend(block.map(|block| block.default_state));
                }
                if states.is_empty() {
                    return Err(json.expected("at least one block"));
                }
                Self::RandomBlock(states)
            }
            "copy_properties" => Self::CopyProperties(nested("source", parser)?),
            _ => return Err(json.unknown_type("block state provider")),
        })
    }

    /// The state for a position, or nothing.
    pub fn state(&self, level: &mut Level<'_>, random: &mut DecorationRandom, pos: BlockPos) -> Option<u16> {
        match self {
            Self::Simple(state) => Some(*state),
            Self::Weighted(states) => Some(*states.pick(random)),
            Self::RandomAxis(state) => {
                let axis = ["x", "y", "z"][random.next_bounded(3) as usize];
                Some(blocks::set_property(*state, "axis", axis).unwrap_or(*state))
            }
            Self::Rotated { direction, source } => {
                let direction = direction.unwrap_or_else(|| Direction::random(random));
                let state = source.state(level, random, pos)?;
                let state = blocks::set_property(state, "axis", direction.axis()).unwrap_or(state);
                Some(blocks::set_property(state, "facing", direction.name()).unwrap_or(state))
            }
            Self::RandomizedInt { source, property, values, draws_always } => {
                let state = source.state(level, random, pos)?;
                let known = blocks::block_of_state(state).property(property);
                if known.is_none() && !draws_always {
                    return Some(state);
                }
                let value = values.sample(random);
                let name = known.and_then(|known| known.values.iter().find(|name| name.parse() == Ok(value)));
                Some(name.and_then(|name| blocks::set_property(state, property, name)).unwrap_or(state))
            }
            Self::RuleBased { rules, fallback, continues } => {
                for (predicate, then) in rules {
                    if predicate.test(level, pos) {
                        let state = then.state(level, random, pos);
                        if state.is_some() || !continues {
                            return state;
                        }
                    }
                }
                fallback.as_ref()?.state(level, random, pos)
            }
            Self::Noise { noise, states } => noise.pick(pos, states),
            Self::NoiseThreshold(provider) => provider.state(random, pos),
            Self::DualNoise(provider) => provider.state(pos),
            Self::RandomBlock(states) => one_of(states, random),
            Self::CopyProperties(source) => {
                let state = source.state(level, random, pos)?;
                let there = blocks::properties_of(level.block(pos));
                Some(there.fold(state, |state, (name, value)| {
                    blocks::set_property(state, name, value).unwrap_or(state)
                }))
            }
        }
    }
}

impl NoiseThreshold {
    fn state(&self, random: &mut DecorationRandom, pos: BlockPos) -> Option<u16> {
        if self.noise.at(pos) < f64::from(self.threshold) {
            one_of(&self.low, random)
        } else if random.next_f32() < self.high_chance {
            one_of(&self.high, random)
        } else {
            Some(self.default)
        }
    }
}

impl DualNoise {
    fn state(&self, pos: BlockPos) -> Option<u16> {
        let [least, greatest] = self.variety;
        let variety = self.slow.map(self.slow.at_slow(pos, self.slow_scale), least, greatest + 1);
        let at = self.fast.noise.index(self.fast.at(pos), variety.max(1) as usize) as i32;
        // Of the region's states, only the one that the fast noise chooses is looked up.
        let far = pos.offset(at.wrapping_mul(54_545), 0, at.wrapping_mul(34_234));
        let index = self.slow.index(self.slow.at_slow(far, self.slow_scale), self.states.len());
        self.states.get(index).copied()
    }
}

fn one_of(states: &[u16], random: &mut DecorationRandom) -> Option<u16> {
    states.get(random.next_bounded(states.len() as i32) as usize).copied()
}

/// A list of at least one block state.
fn parse_states(json: Json<'_>) -> Result<Vec<u16>, PackError> {
    let states: Vec<u16> = json.array()?.map(parse_state).collect::<Result<_, _>>()?;
    if states.is_empty() { Err(json.expected("at least one block state")) } else { Ok(states) }
}

/// A range of numbers of states: a list of two, or an object with both.
fn parse_variety(json: Json<'_>) -> Result<[i32; 2], PackError> {
    let numbers: Vec<i32> = match json.array() {
        Ok(list) => list.map(Json::i32).collect::<Result<_, _>>()?,
        Err(_) => vec![json.get("min_inclusive")?.i32()?, json.get("max_inclusive")?.i32()?],
    };
    match numbers[..] {
        [least, greatest] if 1 <= least && least <= greatest && greatest <= 64 => Ok([least, greatest]),
        _ => Err(json.expected("two numbers from 1 to 64")),
    }
}

#[cfg(test)]
mod tests;
