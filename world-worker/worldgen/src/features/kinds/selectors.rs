//! Features that place one of several others.

use std::sync::Arc;

use chunk::BlockPos;

use crate::features::provider::Weighted;
use crate::features::{Feature, Level, Parser, PlacedFeature};
use crate::pack::{Json, PackError};
use crate::random::{DecorationRandom, Random};

/// The first that has luck.
#[derive(Debug)]
struct RandomSelector {
    /// With their chances.
    features: Vec<(f32, Arc<PlacedFeature>)>,
    default: Arc<PlacedFeature>,
}

pub(super) fn parse_random(json: Json<'_>, parser: &mut Parser<'_>) -> Result<Box<dyn Feature>, PackError> {
    let features = json
        .get("features")?
        .array()?
        .map(|entry| Ok((entry.get("chance")?.f32()?, parser.placed(entry.get("feature")?)?)))
        .collect::<Result<_, PackError>>()?;
    Ok(Box::new(RandomSelector { features, default: parser.placed(json.get("default")?)? }))
}

impl Feature for RandomSelector {
    fn place(&self, level: &mut Level<'_>, random: &mut DecorationRandom, origin: BlockPos) -> bool {
        let lucky = self.features.iter().find(|(chance, _)| random.next_f32() < *chance);
        lucky.map_or(&self.default, |(_, feature)| feature).place(level, random, origin)
    }
}

/// Each as often.
#[derive(Debug)]
struct SimpleRandomSelector(Vec<Arc<PlacedFeature>>);

pub(super) fn parse_simple(json: Json<'_>, parser: &mut Parser<'_>) -> Result<Box<dyn Feature>, PackError> {
    let list = json.get("features")?;
    let features = parse_placed_list(list, parser)?;
    if features.is_empty() {
        return Err(list.expected("at least one feature"));
    }
    Ok(Box::new(SimpleRandomSelector(features)))
}

impl Feature for SimpleRandomSelector {
    fn place(&self, level: &mut Level<'_>, random: &mut DecorationRandom, origin: BlockPos) -> bool {
        let chosen = random.next_bounded(self.0.len() as i32) as usize;
        self.0.get(chosen).is_some_and(|feature| feature.place(level, random, origin))
    }
}

/// One of two.
#[derive(Debug)]
struct RandomBooleanSelector {
    on_true: Arc<PlacedFeature>,
    on_false: Arc<PlacedFeature>,
}

pub(super) fn parse_boolean(json: Json<'_>, parser: &mut Parser<'_>) -> Result<Box<dyn Feature>, PackError> {
    Ok(Box::new(RandomBooleanSelector {
        on_true: parser.placed(json.get("feature_true")?)?,
        on_false: parser.placed(json.get("feature_false")?)?,
    }))
}

impl Feature for RandomBooleanSelector {
    fn place(&self, level: &mut Level<'_>, random: &mut DecorationRandom, origin: BlockPos) -> bool {
        let chosen = if random.next_bool() { &self.on_true } else { &self.on_false };
        chosen.place(level, random, origin)
    }
}

/// Each as often as it weighs.
#[derive(Debug)]
struct WeightedRandomSelector(Weighted<Arc<PlacedFeature>>);

pub(super) fn parse_weighted(json: Json<'_>, parser: &mut Parser<'_>) -> Result<Box<dyn Feature>, PackError> {
    let features = Weighted::parse(json.get("features")?, |entry| parser.placed(entry.get("data")?))?;
    Ok(Box::new(WeightedRandomSelector(features)))
}

impl Feature for WeightedRandomSelector {
    fn place(&self, level: &mut Level<'_>, random: &mut DecorationRandom, origin: BlockPos) -> bool {
        self.0.pick(random).place(level, random, origin)
    }
}

/// A list of placed features, or one in its place.
pub(super) fn parse_placed_list(
    json: Json<'_>,
    parser: &mut Parser<'_>,
) -> Result<Vec<Arc<PlacedFeature>>, PackError> {
    json.one_or_more().into_iter().map(|feature| parser.placed(feature)).collect()
}
