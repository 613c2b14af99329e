use std::collections::HashMap;

use chunk::BlockPos;
use registry::blocks;

use super::processor::{Context, Original, Placing, PlacingNbt, Processor, apply_capped, block_random};
use super::shape::shape_all;
use super::template::{BlockNbt, Palette, Template};
use super::waterlog::Waterlog;
use super::{Transform, nbt};
use crate::features::{BlockEntityData, EntityData, Level};
use crate::random::{DecorationRandom, Random};
use crate::structures::BoundingBox;

/// How a template is placed.
#[derive(Debug, Clone, Copy)]
pub(crate) struct Placement<'a> {
    /// How it is turned.
    pub transform: Transform,
    /// Nothing is placed outside.
    pub clip: Option<&'a BoundingBox>,
    /// What its blocks go through, in this order.
    pub processors: &'a [Processor],
    /// Whether water that was there stays in blocks that can hold it.
    pub waterlogs: bool,
    /// Whether its blocks already have the shapes that fit together.
    pub is_shaped: bool,
    /// Whether the variant and the processors draw from the random source of the feature; otherwise each from its
    /// position.
    pub draws_in_order: bool,
    /// Whether its entities are placed.
    pub has_entities: bool,
    /// Where processors count distances from.
    pub reference: BlockPos,
}

impl<'a> Placement<'a> {
    /// Of a feature.
    pub fn of_feature(at: BlockPos, transform: Transform, processors: &'a [Processor]) -> Self {
        Self {
            transform,
            clip: None,
            processors,
            waterlogs: true,
            is_shaped: false,
            draws_in_order: true,
            has_entities: true,
            reference: at,
        }
    }

    /// Of a piece of a structure.
    pub fn of_piece(
        transform: Transform,
        processors: &'a [Processor],
        clip: &'a BoundingBox,
        reference: BlockPos,
    ) -> Self {
        Self {
            transform,
            clip: Some(clip),
            processors,
            waterlogs: true,
            is_shaped: false,
            draws_in_order: false,
            has_entities: true,
            reference,
        }
    }
}

impl Template {
    /// Places it with its corner at `at`; whether there was anything to place.
    pub(crate) fn place(
        &self,
        level: &mut Level<'_>,
        random: &mut DecorationRandom,
        at: BlockPos,
        placement: &Placement<'_>,
    ) -> bool {
        let drawn = placement.draws_in_order.then_some(&mut *random);
        let Some(palette) = self.palette(at, drawn) else { return false };
        let drawn = placement.draws_in_order.then_some(&mut *random);
        let blocks = self.processed(palette, level, drawn, at, placement);
        let mut writer = Writer { level, random, placement, turned: HashMap::new(), placed: Vec::new() };
        let mut waterlog = placement.waterlogs.then(Waterlog::default);
        for (_, block) in &blocks {
            if placement.clip.is_none_or(|clip| clip.contains(block.pos)) {
                let before = writer.level.block(block.pos);
                if let Some(state) = writer.write(block)
                    && let Some(waterlog) = &mut waterlog
                {
                    waterlog.placed(writer.level, block.pos, state, before);
                }
            }
        }
        let placed = writer.placed;
        if let Some(waterlog) = waterlog {
            waterlog.flow(level);
        }
        if !placement.is_shaped {
            shape_all(level, &placed);
        }
        if placement.has_entities {
            self.place_entities(level, at, placement);
        }
        !palette.blocks.is_empty() || !self.entities().is_empty()
    }

    fn place_entities(&self, level: &mut Level<'_>, at: BlockPos, placement: &Placement<'_>) {
        let transform = placement.transform;
        for entity in self.entities() {
            let block = transform.place(at, entity.block);
            if placement.clip.is_none_or(|clip| clip.contains(block)) {
                let [x, y, z] = transform.point(entity.position);
                let pos = [f64::from(at.x) + x, f64::from(at.y) + y, f64::from(at.z) + z];
                let yaw = transform.yaw(entity.yaw);
                let rotation = format!("{{\"Rotation\":[{yaw}f,{}f]", entity.pitch);
                let fields = entity.nbt.strip_prefix('{').unwrap_or("}");
                let separator = if fields == "}" { "" } else { "," };
                let snbt = format!("{rotation}{separator}{fields}");
                level.add_entity(EntityData { entity: entity.kind.clone(), pos, snbt });
            }
        }
    }

    /// The variant for a position. Drawn even from a single one, which matters to a random source that goes on.
    pub fn palette(&self, at: BlockPos, random: Option<&mut DecorationRandom>) -> Option<&Palette> {
        let count = i32::try_from(self.palettes().len()).ok().filter(|count| *count > 0)?;
        let index = match random {
            Some(random) => random.next_bounded(count),
            None => block_random(at).next_bounded(count),
        };
        self.palettes().get(index as usize)
    }

    /// What blocks inside the clip have beyond their states, when placed at `at`.
    pub fn nbt_within(
        &self,
        at: BlockPos,
        transform: Transform,
        clip: &BoundingBox,
    ) -> impl Iterator<Item = (BlockPos, &BlockNbt)> {
        let blocks = self.palette(at, None).map_or(&[][..], |palette| &palette.blocks);
        blocks
            .iter()
            .filter_map(move |block| Some((transform.place(at, block.position()), self.nbt(*block)?)))
            .filter(|(pos, _)| clip.contains(*pos))
    }

    /// The blocks that are left after all processors.
    fn processed<'t>(
        &'t self,
        palette: &Palette,
        level: &mut Level<'_>,
        random: Option<&mut DecorationRandom>,
        at: BlockPos,
        placement: &Placement<'_>,
    ) -> Vec<(Original, Placing<'t>)> {
        let processors = placement.processors;
        let needs_all = processors.iter().any(|processor| matches!(processor, Processor::Capped { .. }));
        // What draws by position does not miss the blocks outside. What draws in order does, and so does a limited
        // number of changes.
        let clip = placement.clip.filter(|_| !needs_all && !placement.draws_in_order);
        let is_near = |pos: BlockPos| {
            clip.is_none_or(|clip| {
                (clip.min[0]..=clip.max[0]).contains(&pos.x) && (clip.min[2]..=clip.max[2]).contains(&pos.z)
            })
        };
        let mut context = Context { level, at, reference: placement.reference, random };
        let mut out = Vec::new();
        for block in &palette.blocks {
            let original = Original { pos: block.position(), state: block.state };
            let pos = placement.transform.place(at, original.pos);
            if !is_near(pos) {
                continue;
            }
            let nbt = self.nbt(*block).map(PlacingNbt::Template);
            let placing =
                processors.iter().try_fold(Placing { pos, state: block.state, nbt }, |placing, processor| {
                    processor.apply(&mut context, original, placing)
                });
            out.extend(placing.map(|placing| (original, placing)));
        }
        for processor in processors {
            if let Processor::Capped { delegate, limit } = processor {
                apply_capped(delegate, limit, &mut context, &mut out);
            }
        }
        out
    }
}

struct Writer<'w, 'l, 'p> {
    level: &'w mut Level<'l>,
    random: &'w mut DecorationRandom,
    placement: &'w Placement<'p>,
    /// States that were turned before.
    turned: HashMap<u16, u16>,
    placed: Vec<BlockPos>,
}

impl Writer<'_, '_, '_> {
    /// The state that was written; none where nothing may be written.
    fn write(&mut self, block: &Placing<'_>) -> Option<u16> {
        let transform = self.placement.transform;
        let state = *self.turned.entry(block.state).or_insert_with(|| transform.state(block.state));
        let is_set = if self.placement.is_shaped {
            self.level.set_shaped(block.pos, state)
        } else {
            self.level.set(block.pos, state)
        };
        if !is_set {
            return None;
        }
        self.placed.push(block.pos);
        if let Some(data) = block.nbt.as_ref().and_then(|nbt| self.block_entity(nbt, state)) {
            self.level.set_block_entity(block.pos, data);
        }
        Some(state)
    }

    /// Every container that could have a loot table draws a seed, even without one.
    fn block_entity(&mut self, nbt: &PlacingNbt<'_>, state: u16) -> Option<BlockEntityData> {
        if blocks::is_air(state) {
            return None;
        }
        let seed = if is_loot_container(state) { self.random.next_i64() } else { 0 };
        Some(match nbt {
            PlacingNbt::Loot { table, seed } => {
                BlockEntityData::Loot { table: table.to_string(), seed: *seed }
            }
            PlacingNbt::Fixed(text) => BlockEntityData::Other(text.to_string()),
            PlacingNbt::Template(BlockNbt::Loot(table)) => {
                BlockEntityData::Loot { table: table.clone(), seed }
            }
            PlacingNbt::Template(BlockNbt::Other(text)) => BlockEntityData::Other(with_seed(text, seed)),
            PlacingNbt::Template(BlockNbt::Jigsaw(_) | BlockNbt::Marker(_)) => return None,
        })
    }
}

/// The same SNBT with the seed for the loot table in it, if it has one.
fn with_seed(text: &str, seed: i64) -> String {
    match text.strip_suffix('}') {
        Some(fields) if text.contains("\"LootTable\"") => {
            let mut out = format!("{fields},");
            nbt::write_text(&mut out, "LootTableSeed");
            out + &format!(":{seed}L}}")
        }
        _ => text.to_owned(),
    }
}

fn is_loot_container(state: u16) -> bool {
    let name = blocks::block_of_state(state).name;
    matches!(name, "barrel" | "dispenser" | "dropper" | "hopper" | "crafter" | "decorated_pot")
        || name.ends_with("chest") && name != "ender_chest"
        || name.ends_with("shulker_box")
}
