use std::collections::HashMap;

use crate::features::provider::Weighted;
use crate::pack::{Json, PackError};
use crate::random::Random;

/// Another name for a pool, decided for each structure.
#[derive(Debug)]
pub(super) enum Alias {
    Direct { alias: String, target: String },
    Random { alias: String, targets: Weighted<String> },
    Group(Weighted<Vec<Alias>>),
}

impl Alias {
    pub(super) fn parse(json: Json<'_>) -> Result<Self, PackError> {
        let id = |json: Json<'_>| Ok(registry::identifier(json.str()?).into_owned());
        Ok(match json.type_name()? {
            "direct" => Self::Direct { alias: id(json.get("alias")?)?, target: id(json.get("target")?)? },
            "random" => Self::Random {
                alias: id(json.get("alias")?)?,
                targets: Weighted::parse(json.get("targets")?, |target| id(target.get("data")?))?,
            },
            "random_group" => Self::Group(Weighted::parse(json.get("groups")?, |group| {
                group.get("data")?.array()?.map(Self::parse_in_group).collect()
            })?),
            _ => return Err(json.unknown_type("pool alias")),
        })
    }

    /// Groups in groups would have no end.
    fn parse_in_group(json: Json<'_>) -> Result<Self, PackError> {
        match json.type_name()? {
            "random_group" => Err(json.wrong("a group in a group")),
            _ => Self::parse(json),
        }
    }

    pub(super) fn resolve(&self, random: &mut impl Random, out: &mut HashMap<String, String>) {
        match self {
            Self::Direct { alias, target } => {
                out.insert(alias.clone(), target.clone());
            }
            Self::Random { alias, targets } => {
                out.insert(alias.clone(), targets.pick(random).clone());
            }
            Self::Group(groups) => {
                for alias in groups.pick(random) {
                    alias.resolve(random, out);
                }
            }
        }
    }
}
