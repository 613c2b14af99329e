use std::collections::HashMap;
use std::sync::Arc;

use registry::identifier;

use super::{Feature, PlacedFeature, kinds};
use crate::pack::{Json, Pack, PackError};
use crate::random::Positional;
use crate::structures::jigsaw::Pools;
use crate::templates::Templates;
use crate::terrain::NoiseSettings;

/// Deepest nesting of features.
const MAX_DEPTH: usize = 64;

/// Which version's rules apply where data alone does not tell.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord)]
pub enum Edition {
    /// 26.2 and before, for tests.
    V26_2,
    /// 26.3.
    V26_3,
}

/// Reads features and what they are made of.
pub struct Parser<'a> {
    /// The data.
    pub pack: &'a Pack,
    /// Of the dimension.
    pub settings: &'a NoiseSettings,
    /// Seed of the world.
    pub seed: i64,
    /// Random source of the dimension.
    pub random: Positional,
    /// Whose rules apply.
    pub edition: Edition,
    /// What the operator's server jar and datapacks have; without, what needs a template places nothing.
    pub templates: Arc<Templates>,
    placed: HashMap<String, Arc<PlacedFeature>>,
    features: HashMap<String, Arc<dyn Feature>>,
    pools: Option<Arc<Pools>>,
    depth: usize,
}

impl<'a> Parser<'a> {
    /// For one dimension of one world.
    pub fn new(
        pack: &'a Pack,
        settings: &'a NoiseSettings,
        seed: i64,
        random: Positional,
        edition: Edition,
    ) -> Self {
        Self {
            pack,
            settings,
            seed,
            random,
            edition,
            templates: Arc::default(),
            placed: HashMap::new(),
            features: HashMap::new(),
            pools: None,
            depth: 0,
        }
    }

    /// Gives it structure templates.
    pub fn set_templates(&mut self, templates: Arc<Templates>) {
        self.templates = templates;
    }

    /// A placed feature: an id, or an object with `feature` and `placement`.
    pub fn placed(&mut self, json: Json<'_>) -> Result<Arc<PlacedFeature>, PackError> {
        let Ok(id) = json.str() else {
            let placed = self.deeper(json, |parser| PlacedFeature::parse(json, parser))?;
            return Ok(Arc::new(placed));
        };
        let id = identifier(id).into_owned();
        if let Some(known) = self.placed.get(&id) {
            return Ok(Arc::clone(known));
        }
        let file = self.pack.follow("worldgen/placed_feature", json)?;
        let placed = Arc::new(self.deeper(json, |parser| PlacedFeature::parse(file, parser))?);
        self.placed.insert(id, Arc::clone(&placed));
        Ok(placed)
    }

    /// A feature without placement: an id, or an object with `type`.
    pub fn feature(&mut self, json: Json<'_>) -> Result<Arc<dyn Feature>, PackError> {
        let Ok(id) = json.str() else {
            return Ok(Arc::from(self.deeper(json, |parser| kinds::parse(json, parser))?));
        };
        self.feature_named(id, json)
    }

    /// A feature without placement that code names; `wanted_by` is what needs it.
    pub fn feature_named(&mut self, id: &str, wanted_by: Json<'_>) -> Result<Arc<dyn Feature>, PackError> {
        let id = identifier(id).into_owned();
        if let Some(known) = self.features.get(&id) {
            return Ok(Arc::clone(known));
        }
        let folder = match self.edition {
            Edition::V26_2 => "worldgen/configured_feature",
            Edition::V26_3 => "worldgen/feature",
        };
        let file = self.pack.file(folder, &id, &wanted_by.place())?;
        let feature = self.deeper(wanted_by, |parser| kinds::parse(file, parser))?;
        let feature: Arc<dyn Feature> = Arc::from(feature);
        self.features.insert(id, Arc::clone(&feature));
        Ok(feature)
    }

    /// The pools that structures of templates are joined from; none without templates.
    pub(crate) fn pools(&mut self) -> Result<Option<Arc<Pools>>, PackError> {
        if self.pools.is_none() && !self.templates.is_empty() {
            self.pools = Some(Arc::new(Pools::parse(self)?));
        }
        Ok(self.pools.clone())
    }

    /// Reads what is inside of `json`.
    fn deeper<T>(
        &mut self,
        json: Json<'_>,
        read: impl FnOnce(&mut Self) -> Result<T, PackError>,
    ) -> Result<T, PackError> {
        if self.depth == MAX_DEPTH {
            return Err(json.wrong("features that contain each other, or are nested too deep"));
        }
        self.depth += 1;
        let result = read(self);
        self.depth -= 1;
        result
    }
}
