//! `/locate`.
//!
//! A search may take long, so it is a job; [`answer`] tells its outcome to whoever asked.

use brigadier::{Argument, ResourceOrTag, Tree};
use chunk::BlockPos;
use registry::{builtin, tags, without_namespace};
use text::{ClickEvent, Text};
use worldgen::biomes::biome_id;
use worldgen::locate::{Found, Wanted};

use super::call::{self, Call, Handler, Outcome, failure, missing};
use super::host::Host;
use super::resolve::block_at;
use super::source::Source;
use super::table::level::GAMEMASTERS;
use super::table::{argument, literal, run};
use super::vocabulary::STRUCTURES;

const BIOMES: &str = "minecraft:worldgen/biome";
const POINTS: &str = "minecraft:point_of_interest_type";

/// What is asked, by whom, and from where.
#[derive(Clone, Debug)]
pub struct Question {
    /// Who asks.
    pub source: Source,
    /// The block to search from.
    pub from: BlockPos,
    kind: &'static Kind,
    asked: ResourceOrTag,
}

/// What a search is for.
#[derive(Clone, Debug, PartialEq)]
pub enum Sought {
    /// What the generator knows.
    World(Wanted),
    /// Points of interest of these types, named without namespace.
    PointsOfInterest(Vec<&'static str>),
}

/// The texts of one of the three commands.
#[derive(Debug)]
struct Kind {
    success: &'static str,
    not_found: &'static str,
    /// The height is known, and counts for the distance.
    has_height: bool,
}

static STRUCTURE: Kind = Kind {
    success: "commands.locate.structure.success",
    not_found: "commands.locate.structure.not_found",
    has_height: false,
};
static BIOME: Kind = Kind {
    success: "commands.locate.biome.success",
    not_found: "commands.locate.biome.not_found",
    has_height: true,
};
static POINT: Kind = Kind {
    success: "commands.locate.poi.success",
    not_found: "commands.locate.poi.not_found",
    has_height: false,
};

pub(super) fn register(tree: &mut Tree<Handler>) {
    let structures = Argument::ResourceOrTagKey { registry: STRUCTURES };
    let biomes = Argument::ResourceOrTag { registry: BIOMES };
    let points = Argument::ResourceOrTag { registry: POINTS };
    tree.register(
        literal("locate")
            .requires(GAMEMASTERS)
            .then(literal("structure").then(argument("structure", structures).executes(run(structure))))
            .then(literal("biome").then(argument("biome", biomes).executes(run(biome))))
            .then(literal("poi").then(argument("poi", points).executes(run(point)))),
    );
}

fn structure(call: &mut Call<'_>) -> Outcome {
    let asked = asked(call, "structure")?;
    let known = call.host.structures();
    let names = match &asked {
        ResourceOrTag::Entry(name) => known.ids.contains(name).then(|| vec![name.clone()]),
        ResourceOrTag::Tag(name) => known.tags.get(name).cloned(),
    };
    let Some(names) = names else {
        return Err(failure("commands.locate.structure.invalid", [asked.to_string()]));
    };
    begin(call, &STRUCTURE, asked, Sought::World(Wanted::Structures(names)))
}

fn biome(call: &mut Call<'_>) -> Outcome {
    let asked = asked(call, "biome")?;
    let biomes = match &asked {
        ResourceOrTag::Entry(name) => biome_id(name).into_iter().collect(),
        ResourceOrTag::Tag(name) => tags::tag(BIOMES, name).map_or_else(Vec::new, |tag| tag.ids.to_vec()),
    };
    begin(call, &BIOME, asked, Sought::World(Wanted::Biomes(biomes)))
}

fn point(call: &mut Call<'_>) -> Outcome {
    let asked = asked(call, "poi")?;
    let ids: Vec<u32> = match &asked {
        ResourceOrTag::Entry(name) => builtin::id(POINTS, name).into_iter().collect(),
        ResourceOrTag::Tag(name) => tags::tag(POINTS, name)
            .map_or_else(Vec::new, |tag| tag.ids.iter().map(|id| u32::from(*id)).collect()),
    };
    let names = ids.into_iter().filter_map(|id| builtin::name(POINTS, id)).collect();
    begin(call, &POINT, asked, Sought::PointsOfInterest(names))
}

fn asked(call: &Call<'_>, name: &'static str) -> Result<ResourceOrTag, brigadier::SyntaxError> {
    call.arguments.resource_or_tag(name).ok_or_else(|| missing(name))
}

/// The distance, which vanilla's command results in, is not known yet.
fn begin(call: &mut Call<'_>, kind: &'static Kind, asked: ResourceOrTag, sought: Sought) -> Outcome {
    let question =
        Question { source: call.source.clone(), from: block_at(call.source.position), kind, asked };
    if call.host.search(question, sought) { Ok(0) } else { Err(failure("command.failed", [])) }
}

/// Tells what a search has found; the distance in blocks, or 0.
pub fn answer(host: &mut dyn Host, question: &Question, found: Option<&Found>) -> i32 {
    let Question { source, from, kind, asked } = question;
    let Some(Found { pos, name }) = found else {
        call::fail(host, source, Text::translate(kind.not_found, [asked.to_string().into()]));
        return 0;
    };
    let shown = match asked {
        ResourceOrTag::Entry(name) => name.clone(),
        ResourceOrTag::Tag(_) => format!("{asked} ({name})"),
    };
    let y = if kind.has_height { pos.y.to_string() } else { "~".to_owned() };
    let coordinates =
        Text::translate("chat.coordinates", [pos.x.into(), y.clone().into(), pos.z.into()]).bracketed();
    let coordinates = coordinates
        .color("green")
        .click_event(ClickEvent::SuggestCommand(format!("/tp @s {} {y} {}", pos.x, pos.z)))
        .hover_text(Text::translate("chat.coordinates.tooltip", []));
    let away = distance(*from, *pos, kind.has_height);
    call::succeed(
        host,
        source,
        &Text::translate(kind.success, [shown.into(), coordinates, away.into()]),
        false,
    );
    away
}

/// Whole blocks from one place to another.
fn distance(a: BlockPos, b: BlockPos, with_height: bool) -> i32 {
    let square = |a: i32, b: i32| (f64::from(a) - f64::from(b)).powi(2);
    let height = if with_height { square(a.y, b.y) } else { 0.0 };
    // Vanilla takes the root of a float.
    ((square(a.x, b.x) + height + square(a.z, b.z)) as f32).sqrt() as i32
}

/// Name of a type of points of interest as answers show it.
pub fn point_name(kind: &str) -> String {
    format!("minecraft:{}", without_namespace(kind))
}
