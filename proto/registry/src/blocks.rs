//! Blocks and block states.
//!
//! A state is its number on the wire (`u16`, 0 to [`STATE_COUNT`] − 1). A number that does not exist reads
//! as air, so that no function here can fail on a number from outside; check with [`is_state`].

pub use crate::generated::blocks::{BLOCKS, STATE_COUNT};
use crate::generated::blocks::{
    BLOCKS_BY_NAME, STATE_BLOCK, STATE_COLLISION, STATE_FLAGS, STATE_FLUID, STATE_LIGHT, STATE_OCCLUSION,
    STATE_OUTLINE,
};
use crate::names;
use crate::shapes::{self, Aabb};

/// The state of `air`.
pub const AIR: u16 = 0;

/// A block type.
#[derive(Debug)]
pub struct Block {
    /// Name without `minecraft:`.
    pub name: &'static str,
    /// Number in the `block` registry; position in [`BLOCKS`].
    pub id: u16,
    /// Lowest state number.
    pub first_state: u16,
    /// How many states follow one another from `first_state`.
    pub state_count: u16,
    /// State when nothing else is asked for.
    pub default_state: u16,
    /// Properties in vanilla's order; the last varies fastest from state to state.
    pub properties: &'static [Property],
    /// Time to dig (vanilla's destroy time); −1 cannot be dug.
    pub hardness: f32,
    /// Resistance to explosions.
    pub blast_resistance: f32,
    /// Drops only when dug with the right tool.
    pub requires_tool: bool,
    /// Slipperiness of the surface; 0.6 for most.
    pub friction: f32,
    /// Factor on the speed of whoever walks on it; 1 for most.
    pub speed_factor: f32,
    /// Factor on the strength of jumps from it; 1 for most.
    pub jump_factor: f32,
    /// Random shift of the shape by position, if any.
    pub shape_offset: Option<ShapeOffset>,
    /// Item that places it or, for wall forms, that of the standing form.
    pub item: Option<u16>,
}

impl Block {
    /// The property of that name.
    #[must_use]
    pub fn property(&self, name: &str) -> Option<&'static Property> {
        self.properties.iter().find(|property| property.name == name)
    }

    /// Its states, lowest first.
    #[must_use]
    pub fn states(&self) -> std::ops::Range<u16> {
        self.first_state..self.first_state + self.state_count
    }
}

/// A property of a block and the values that it can have.
#[derive(Debug, PartialEq, Eq)]
pub struct Property {
    /// Name, like `facing`.
    pub name: &'static str,
    /// Values in vanilla's order.
    pub values: &'static [&'static str],
}

/// By how much a block's shape is shifted, depending on its position.
#[derive(Debug, Clone, Copy, PartialEq)]
pub struct ShapeOffset {
    /// Largest shift along x and z, in blocks.
    pub max_horizontal: f32,
    /// Whether it is also shifted along y.
    pub vertical: bool,
}

/// What a block state holds of a fluid.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub enum Fluid {
    /// Nothing.
    Empty,
    /// Water, also in waterlogged blocks.
    Water,
    /// Lava.
    Lava,
}

/// The fluid of a block state in full.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct FluidState {
    /// Which fluid.
    pub fluid: Fluid,
    /// Eighths of a block, 0 for none, 8 for full.
    pub amount: u8,
    /// Whether it is a source.
    pub is_source: bool,
    /// Whether it falls.
    pub is_falling: bool,
}

/// Bits of the table of flags; `registry-generate` writes the same.
mod flag {
    pub(super) const SOLID: u16 = 1;
    pub(super) const RANDOM_TICK: u16 = 1 << 1;
    pub(super) const AIR: u16 = 1 << 2;
    pub(super) const REPLACEABLE: u16 = 1 << 3;
    pub(super) const CAN_OCCLUDE: u16 = 1 << 4;
    pub(super) const SHAPE_LIGHT_OCCLUSION: u16 = 1 << 5;
    pub(super) const FULL_COLLISION: u16 = 1 << 6;
    pub(super) const BLOCKS_MOTION: u16 = 1 << 7;
    pub(super) const LEAVES: u16 = 1 << 8;
    pub(super) const SOLID_RENDER: u16 = 1 << 9;
}

fn u16_at(table: &[u8], state: u16) -> u16 {
    let at = usize::from(state) * 2;
    match table.get(at..at + 2) {
        Some(&[low, high]) => u16::from_le_bytes([low, high]),
        _ => u16_at(table, AIR),
    }
}

fn u8_at(table: &[u8], state: u16) -> u8 {
    table.get(usize::from(state)).or(table.first()).copied().unwrap_or(0)
}

fn has(state: u16, bits: u16) -> bool {
    u16_at(STATE_FLAGS, state) & bits != 0
}

/// Whether there is a state of that number.
#[must_use]
pub fn is_state(state: u16) -> bool {
    state < STATE_COUNT
}

/// The block with that number in the `block` registry.
#[must_use]
pub fn block(id: u16) -> Option<&'static Block> {
    BLOCKS.get(usize::from(id))
}

/// The block that `state` is a state of.
#[must_use]
pub fn block_of_state(state: u16) -> &'static Block {
    &BLOCKS[usize::from(u16_at(STATE_BLOCK, state))]
}

/// The number in the `block` registry of the block that `state` is a state of.
#[must_use]
pub fn block_id(state: u16) -> u16 {
    u16_at(STATE_BLOCK, state)
}

/// The block of that name, with or without `minecraft:`.
#[must_use]
pub fn block_by_name(name: &str) -> Option<&'static Block> {
    names::find(&BLOCKS_BY_NAME, name, |at| BLOCKS[usize::from(at)].name).and_then(block)
}

/// Light that `state` gives off, 0 to 15.
#[must_use]
pub fn light_emission(state: u16) -> u8 {
    u8_at(STATE_LIGHT, state) >> 4
}

/// Light that is lost inside `state` (vanilla's dampening), 0 to 15.
#[must_use]
pub fn light_opacity(state: u16) -> u8 {
    u8_at(STATE_LIGHT, state) & 15
}

/// Whether light is also held back by the faces of the state's shape (slabs, stairs, snow layers, ...).
#[must_use]
pub fn uses_shape_for_light_occlusion(state: u16) -> bool {
    has(state, flag::SHAPE_LIGHT_OCCLUSION)
}

/// Air, cave air or void air.
#[must_use]
pub fn is_air(state: u16) -> bool {
    has(state, flag::AIR)
}

/// Vanilla's legacy "solid".
#[must_use]
pub fn is_solid(state: u16) -> bool {
    has(state, flag::SOLID)
}

/// Solid, and neither a cobweb nor a bamboo shoot: what the heightmap `OCEAN_FLOOR` counts.
#[must_use]
pub fn blocks_motion(state: u16) -> bool {
    has(state, flag::BLOCKS_MOTION)
}

/// What the heightmap `MOTION_BLOCKING` counts: blocks motion or holds a fluid.
#[must_use]
pub fn is_motion_blocking(state: u16) -> bool {
    blocks_motion(state) || has_fluid(state)
}

/// What the heightmap `MOTION_BLOCKING_NO_LEAVES` counts.
#[must_use]
pub fn is_motion_blocking_no_leaves(state: u16) -> bool {
    is_motion_blocking(state) && !is_leaves(state)
}

/// Whether the block is a kind of leaves.
#[must_use]
pub fn is_leaves(state: u16) -> bool {
    has(state, flag::LEAVES)
}

/// Whether the block hides what is behind its shape.
#[must_use]
pub fn can_occlude(state: u16) -> bool {
    has(state, flag::CAN_OCCLUDE)
}

/// Occludes with the whole block (vanilla's solid render).
#[must_use]
pub fn is_solid_render(state: u16) -> bool {
    has(state, flag::SOLID_RENDER)
}

/// Whether one collides with the whole block.
#[must_use]
pub fn is_collision_full_block(state: u16) -> bool {
    has(state, flag::FULL_COLLISION)
}

/// Whether a block may be placed into it.
#[must_use]
pub fn is_replaceable(state: u16) -> bool {
    has(state, flag::REPLACEABLE)
}

/// Whether random ticks do something to it.
#[must_use]
pub fn has_random_tick(state: u16) -> bool {
    has(state, flag::RANDOM_TICK)
}

/// Whether it holds any fluid: what a section's fluid count counts.
#[must_use]
pub fn has_fluid(state: u16) -> bool {
    u8_at(STATE_FLUID, state) & 3 != 0
}

/// Which fluid it holds.
#[must_use]
pub fn fluid(state: u16) -> Fluid {
    match u8_at(STATE_FLUID, state) & 3 {
        1 => Fluid::Water,
        2 => Fluid::Lava,
        _ => Fluid::Empty,
    }
}

/// Which fluid it holds, how much, and how.
#[must_use]
pub fn fluid_state(state: u16) -> FluidState {
    let packed = u8_at(STATE_FLUID, state);
    FluidState {
        fluid: fluid(state),
        amount: (packed >> 2) & 15,
        is_falling: packed & (1 << 6) != 0,
        is_source: packed & (1 << 7) != 0,
    }
}

/// The boxes that stop entities; unshifted for blocks with a [`ShapeOffset`].
#[must_use]
pub fn collision_shape(state: u16) -> &'static [Aabb] {
    shapes::shape(u16_at(STATE_COLLISION, state))
}

/// The boxes that are aimed at.
#[must_use]
pub fn outline_shape(state: u16) -> &'static [Aabb] {
    shapes::shape(u16_at(STATE_OUTLINE, state))
}

/// The boxes that hide what is behind them and hold light back, in so far as the state [occludes](can_occlude).
#[must_use]
pub fn occlusion_shape(state: u16) -> &'static [Aabb] {
    shapes::shape(u16_at(STATE_OCCLUSION, state))
}

/// The default state of `block` with these properties set; none if it lacks one of them or its value.
#[must_use]
pub fn state_with(block: &Block, properties: &[(&str, &str)]) -> Option<u16> {
    properties.iter().try_fold(block.default_state, |state, (name, value)| set_property(state, name, value))
}

/// The state that differs from `state` in one property; none if the block lacks it or the value.
#[must_use]
pub fn set_property(state: u16, name: &str, value: &str) -> Option<u16> {
    let (at, stride, count) = place(state, name)?;
    let property = &block_of_state(state).properties[at];
    let new = u16::try_from(property.values.iter().position(|known| *known == value)?).ok()?;
    let block = block_of_state(state);
    let old = (state.wrapping_sub(block.first_state) / stride) % count;
    Some(state - old * stride + new * stride)
}

/// The value of one property; none if the block lacks it.
#[must_use]
pub fn property(state: u16, name: &str) -> Option<&'static str> {
    let (at, stride, count) = place(state, name)?;
    let block = block_of_state(state);
    let value = (state.wrapping_sub(block.first_state) / stride) % count;
    block.properties[at].values.get(usize::from(value)).copied()
}

/// Position of a property in its block's list, by how much one step of it changes the state, and its
/// number of values.
fn place(state: u16, name: &str) -> Option<(usize, u16, u16)> {
    if !is_state(state) {
        return None;
    }
    let mut stride = 1;
    for (at, property) in block_of_state(state).properties.iter().enumerate().rev() {
        let count = u16::try_from(property.values.len()).ok()?;
        if property.name == name {
            return Some((at, stride, count));
        }
        stride *= count;
    }
    None
}

/// All properties of `state` with their values, in vanilla's order.
pub fn properties_of(state: u16) -> impl Iterator<Item = (&'static str, &'static str)> {
    let block = block_of_state(state);
    let mut stride = block.state_count;
    let mut rest = if is_state(state) { state - block.first_state } else { 0 };
    block.properties.iter().map(move |property| {
        stride /= property.values.len() as u16;
        let value = rest / stride;
        rest %= stride;
        (property.name, property.values[usize::from(value)])
    })
}

/// The state written as commands do, `oak_log[axis=x]`; properties left out have the default's value.
#[must_use]
pub fn parse_state(text: &str) -> Option<u16> {
    let Some((name, rest)) = text.split_once('[') else {
        return block_by_name(text).map(|block| block.default_state);
    };
    let mut state = block_by_name(name)?.default_state;
    for pair in rest.strip_suffix(']')?.split(',').map(str::trim).filter(|pair| !pair.is_empty()) {
        let (key, value) = pair.split_once('=')?;
        state = set_property(state, key.trim(), value.trim())?;
    }
    Some(state)
}

/// `state` written as commands do, with all its properties and the namespace.
#[must_use]
pub fn format_state(state: u16) -> String {
    let mut text = names::identifier(block_of_state(state).name).into_owned();
    let mut separator = '[';
    for (name, value) in properties_of(state) {
        text.push(separator);
        text.push_str(name);
        text.push('=');
        text.push_str(value);
        separator = ',';
    }
    if separator == ',' {
        text.push(']');
    }
    text
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::{block_ids, block_states};
    use proptest::prelude::*;

    #[test]
    fn counts_are_those_of_the_release() {
        assert_eq!(STATE_COUNT, 35_723);
        assert_eq!(BLOCKS.len(), 1286);
        let mut next = 0;
        for (id, block) in BLOCKS.iter().enumerate() {
            assert_eq!(usize::from(block.id), id);
            assert_eq!(block.first_state, next);
            assert!(block.states().contains(&block.default_state), "{}", block.name);
            let product: usize = block.properties.iter().map(|property| property.values.len()).product();
            assert_eq!(product, usize::from(block.state_count), "{}", block.name);
            next += block.state_count;
        }
        assert_eq!(next, STATE_COUNT);
    }

    #[test]
    fn known_states_have_their_numbers() {
        let default = |name| block_by_name(name).unwrap().default_state;
        assert_eq!(default("air"), AIR);
        assert_eq!(default("minecraft:grass_block"), 9);
        assert_eq!(default("dirt"), 10);
        assert_eq!(default("bedrock"), 88);
        assert_eq!(block_states::GRASS_BLOCK, 9);
        assert_eq!(BLOCKS[usize::from(block_ids::BEDROCK)].name, "bedrock");
        assert!(block_by_name("no_such_block").is_none());
    }

    #[test]
    fn every_block_is_found_by_name() {
        for block in &BLOCKS {
            assert_eq!(block_by_name(block.name).unwrap().id, block.id);
        }
    }

    #[test]
    fn light_and_opacity() {
        assert_eq!(light_emission(block_states::TORCH), 14);
        assert_eq!(light_emission(block_states::GLOWSTONE), 15);
        assert_eq!(light_opacity(block_states::STONE), 15);
        assert_eq!(light_opacity(block_states::OAK_LEAVES), 1);
        assert_eq!(light_opacity(AIR), 0);
        assert!(uses_shape_for_light_occlusion(block_states::OAK_SLAB));
    }

    #[test]
    fn solidity_and_heightmap_predicates() {
        assert!(is_air(AIR) && is_air(block_states::CAVE_AIR) && !is_air(block_states::STONE));
        assert!(is_solid(block_states::STONE) && is_solid_render(block_states::STONE));
        assert!(is_collision_full_block(block_states::STONE));
        assert!(!blocks_motion(block_states::COBWEB) && !blocks_motion(block_states::BAMBOO_SAPLING));
        assert!(is_motion_blocking(block_states::WATER) && !blocks_motion(block_states::WATER));
        assert!(is_motion_blocking(block_states::OAK_LEAVES));
        assert!(!is_motion_blocking_no_leaves(block_states::OAK_LEAVES));
        assert!(is_replaceable(AIR) && is_replaceable(block_states::WATER));
        assert!(is_replaceable(block_states::SHORT_GRASS) && !is_replaceable(block_states::STONE));
        assert!(has_random_tick(block_states::GRASS_BLOCK) && !has_random_tick(block_states::STONE));
    }

    #[test]
    fn fluids_of_levels_and_waterlogging() {
        let water = block_by_name("water").unwrap();
        let level = |level| fluid_state(state_with(water, &[("level", level)]).unwrap());
        let full = FluidState { fluid: Fluid::Water, amount: 8, is_source: true, is_falling: false };
        assert_eq!(level("0"), full);
        assert_eq!(level("3"), FluidState { amount: 5, is_source: false, ..full });
        assert_eq!(level("8"), FluidState { is_source: false, is_falling: true, ..full });
        let slab = set_property(block_states::OAK_SLAB, "waterlogged", "true").unwrap();
        assert_eq!(fluid_state(slab), full);
        assert_eq!(fluid(block_states::OAK_SLAB), Fluid::Empty);
        assert_eq!(fluid(block_states::KELP), Fluid::Water);
        assert_eq!(fluid(block_states::LAVA), Fluid::Lava);
    }

    #[test]
    fn shapes_of_slab_and_stone() {
        assert_eq!(collision_shape(block_states::STONE), [Aabb::BLOCK]);
        assert!(collision_shape(AIR).is_empty());
        let slab = state_with(block_by_name("oak_slab").unwrap(), &[("type", "bottom")]).unwrap();
        assert_eq!(collision_shape(slab), [Aabb::new([0.0; 3], [1.0, 0.5, 1.0])]);
        assert!(collision_shape(block_states::SHORT_GRASS).is_empty());
        assert!(!outline_shape(block_states::SHORT_GRASS).is_empty());
    }

    #[test]
    fn a_number_without_state_reads_as_air() {
        assert!(!is_state(STATE_COUNT));
        for state in [STATE_COUNT, u16::MAX] {
            assert_eq!(block_of_state(state).name, "air");
            assert!(is_air(state) && collision_shape(state).is_empty());
            assert_eq!(light_emission(state), 0);
            assert_eq!(set_property(state, "axis", "x"), None);
            assert_eq!(properties_of(state).count(), 0);
        }
    }

    #[test]
    fn texts_of_states() {
        assert_eq!(parse_state("dirt"), Some(10));
        assert_eq!(parse_state("minecraft:grass_block[snowy=true]"), Some(8));
        assert_eq!(parse_state("grass_block[snowy=maybe]"), None);
        assert_eq!(parse_state("grass_block[snowy=true"), None);
        assert_eq!(format_state(8), "minecraft:grass_block[snowy=true]");
        assert_eq!(format_state(10), "minecraft:dirt");
    }

    #[test]
    fn wall_forms_give_the_item_of_the_standing_form() {
        let item = |block: &str| block_by_name(block).unwrap().item;
        assert_eq!(item("wall_torch"), item("torch"));
        assert_eq!(item("redstone_wire"), crate::items::item_by_name("redstone").map(|item| item.id));
        assert_eq!(item("fire"), None);
    }

    proptest! {
        #[test]
        fn setting_what_is_set_changes_nothing(state in 0..STATE_COUNT) {
            for (name, value) in properties_of(state) {
                prop_assert_eq!(property(state, name), Some(value));
                prop_assert_eq!(set_property(state, name, value), Some(state));
            }
            let all: Vec<_> = properties_of(state).collect();
            prop_assert_eq!(state_with(block_of_state(state), &all), Some(state));
            prop_assert_eq!(parse_state(&format_state(state)), Some(state));
        }

        #[test]
        fn a_set_property_reads_back_and_leaves_the_others(state in 0..STATE_COUNT) {
            for property in block_of_state(state).properties {
                for value in property.values {
                    let changed = set_property(state, property.name, value).unwrap();
                    prop_assert_eq!(block_id(changed), block_id(state));
                    for ((name, before), (_, after)) in properties_of(state).zip(properties_of(changed)) {
                        prop_assert_eq!(after, if name == property.name { *value } else { before });
                    }
                }
            }
        }
    }
}
