//! From parsed arguments to entities, positions, blocks and messages of the running world.

use brigadier::{
    BlockInput, BlockPredicateInput, Coordinates, Message, Order, Profiles, Selector, SyntaxError, TypeFilter,
};
use chunk::BlockPos;
use registry::{blocks, builtin, tags};
use text::Text;

use super::call::{Call, failure, missing};
use super::host::{BlockAt, EntityView, Host, Profile};
use super::source::{Source, display_name};

/// Horizontal limit of positions, blocks from the middle.
const HORIZONTAL_LIMIT: i32 = 30_000_000;
/// Vertical limit of positions of entities.
const VERTICAL_LIMIT: i32 = 20_000_000;

/// All entities a selector finds, none is no error.
pub fn find(host: &mut dyn Host, source: &Source, selector: &Selector) -> Vec<EntityView> {
    let mut entities = host.entities();
    if !selector.includes_entities {
        entities.retain(EntityView::is_player);
    }
    if let Some(name) = &selector.player_name {
        entities.retain(|entity| entity.is_player() && entity.name.eq_ignore_ascii_case(name));
        return entities;
    }
    if let Some(uuid) = selector.uuid {
        entities.retain(|entity| entity.uuid.as_u128() == uuid);
        return entities;
    }
    let centre: [f64; 3] =
        std::array::from_fn(|axis| selector.position[axis].unwrap_or(source.position[axis]));
    entities.retain(|entity| matches(selector, source, centre, entity));
    let distance = |entity: &EntityView| distance_squared(entity.position, centre);
    match selector.order {
        Order::Arbitrary => {}
        Order::Nearest => entities.sort_by(|a, b| distance(a).total_cmp(&distance(b))),
        Order::Furthest => entities.sort_by(|a, b| distance(b).total_cmp(&distance(a))),
        Order::Random => {
            for last in (1..entities.len()).rev() {
                entities.swap(last, (host.random() % (last as u64 + 1)) as usize);
            }
        }
    }
    entities.truncate(selector.limit as usize);
    entities
}

fn distance_squared(a: [f64; 3], b: [f64; 3]) -> f64 {
    a.iter().zip(b).map(|(a, b)| (a - b) * (a - b)).sum()
}

fn matches(selector: &Selector, source: &Source, centre: [f64; 3], entity: &EntityView) -> bool {
    let mode = entity.game_mode;
    (!selector.self_only || source.player == Some(entity.uuid))
        && (!selector.alive_only || entity.alive)
        && selector.names.iter().all(|(negated, name)| (entity.name == *name) != *negated)
        && selector.game_modes.iter().all(|(negated, wanted)| (mode == Some(*wanted)) != *negated)
        && selector.types.iter().all(|filter| type_matches(filter, entity))
        && selector
            .distance
            .is_none_or(|range| range.contains(distance_squared(entity.position, centre).sqrt()))
        && selector.level.is_none_or(|range| entity.is_player() && range.contains(entity.experience_level))
        && selector.x_rotation.is_none_or(|range| angle_in(range, entity.pitch))
        && selector.y_rotation.is_none_or(|range| angle_in(range, entity.yaw))
        && in_volume(selector, centre, entity)
}

fn type_matches(filter: &TypeFilter, entity: &EntityView) -> bool {
    let found = if filter.tag {
        builtin::id("entity_type", entity.kind)
            .and_then(|id| u16::try_from(id).ok())
            .is_some_and(|id| tags::contains("entity_type", &filter.name, id))
    } else {
        entity.kind == filter.name
    };
    found != filter.negated
}

/// Whether an angle lies in a range that may pass through ±180 degrees.
fn angle_in(range: brigadier::Range<f64>, angle: f32) -> bool {
    let min = wrap_degrees(range.min.unwrap_or(0.0) as f32);
    let max = wrap_degrees(range.max.unwrap_or(359.0) as f32);
    let angle = wrap_degrees(angle);
    if min > max { angle >= min || angle <= max } else { angle >= min && angle <= max }
}

/// Whether the entity's box touches the selector's volume; true without one.
fn in_volume(selector: &Selector, centre: [f64; 3], entity: &EntityView) -> bool {
    if selector.volume.iter().all(Option::is_none) {
        return true;
    }
    let [width, height] = entity.size;
    (0..3).all(|axis| {
        let size = selector.volume[axis].unwrap_or(0.0);
        let (min, max) = (centre[axis] + size.min(0.0), centre[axis] + size.max(0.0) + 1.0);
        let (below, above) = if axis == 1 { (0.0, height) } else { (width / 2.0, width / 2.0) };
        entity.position[axis] - below < max && entity.position[axis] + above > min
    })
}

/// An angle between -180 and 180 degrees.
pub fn wrap_degrees(angle: f32) -> f32 {
    let wrapped = angle.rem_euclid(360.0);
    if wrapped >= 180.0 { wrapped - 360.0 } else { wrapped }
}

impl Call<'_> {
    /// The entities of an argument; none is an error.
    pub fn entities(&mut self, name: &'static str) -> Result<Vec<EntityView>, SyntaxError> {
        self.found(name, "argument.entity.notfound.entity")
    }

    /// The players of an argument; none is an error.
    pub fn players(&mut self, name: &'static str) -> Result<Vec<EntityView>, SyntaxError> {
        self.found(name, "argument.entity.notfound.player")
    }

    /// The one entity of an argument.
    pub fn one_entity(&mut self, name: &'static str) -> Result<EntityView, SyntaxError> {
        let mut found = self.entities(name)?;
        Ok(found.swap_remove(0))
    }

    fn found(&mut self, name: &'static str, none: &'static str) -> Result<Vec<EntityView>, SyntaxError> {
        let selector = self.arguments.selector(name).ok_or_else(|| missing(name))?;
        let mut found = find(self.host, self.source, &selector);
        if none == "argument.entity.notfound.player" {
            found.retain(EntityView::is_player);
        }
        if found.is_empty() { Err(failure(none, [])) } else { Ok(found) }
    }

    /// The accounts of an argument; an unknown name is an error.
    pub fn profiles(&mut self, name: &'static str) -> Result<Vec<Profile>, SyntaxError> {
        match self.arguments.profiles(name).ok_or_else(|| missing(name))? {
            Profiles::Name(name) => match self.host.profile(&name) {
                Some(profile) => Ok(vec![profile]),
                None => Err(failure("argument.player.unknown", [])),
            },
            Profiles::Selector(selector) => {
                let found = find(self.host, self.source, &selector);
                if found.is_empty() {
                    return Err(failure("argument.entity.notfound.player", []));
                }
                Ok(found.into_iter().map(|player| Profile { uuid: player.uuid, name: player.name }).collect())
            }
        }
    }

    /// Where a position argument points.
    pub fn coordinates(&self, name: &'static str) -> Result<(Coordinates, [f64; 3]), SyntaxError> {
        let coordinates = self.arguments.coordinates(name).ok_or_else(|| missing(name))?;
        Ok((coordinates, coordinates.position(self.source.position, self.source.rotation)))
    }

    /// The block an argument points at, wherever it is.
    pub fn block_pos(&self, name: &'static str) -> Result<BlockPos, SyntaxError> {
        let (_, position) = self.coordinates(name)?;
        Ok(block_at(position))
    }

    /// The block an argument points at, if it is loaded and inside the world.
    pub fn loaded_block_pos(&self, name: &'static str) -> Result<BlockPos, SyntaxError> {
        let position = self.block_pos(name)?;
        if self.host.block(position) == BlockAt::Unloaded {
            return Err(failure("argument.pos.unloaded", []));
        }
        if !self.host.height().contains(&position.y) || !in_horizontal_bounds(position) {
            return Err(failure("argument.pos.outofworld", []));
        }
        Ok(position)
    }

    /// The block an argument points at, if something may stand there.
    pub fn spawnable_block_pos(&self, name: &'static str) -> Result<BlockPos, SyntaxError> {
        let position = self.block_pos(name)?;
        if in_spawnable_bounds(position) {
            return Ok(position);
        }
        Err(failure("argument.pos.outofbounds", []))
    }

    /// The state of a block argument.
    pub fn block_state(&self, name: &'static str) -> Result<u16, SyntaxError> {
        let block = self.arguments.block(name).ok_or_else(|| missing(name))?;
        state_of(&block).ok_or_else(|| failure("argument.block.id.invalid", [block.name]))
    }

    /// A text argument.
    pub fn text(&self, name: &'static str) -> Result<Text, SyntaxError> {
        let data = self.arguments.data(name).ok_or_else(|| missing(name))?;
        let read = Text::from_nbt(&data.to_network_nbt());
        read.map_err(|error| failure("argument.component.invalid", [error.to_string()]))
    }

    /// A message argument with the names in it, if it was given.
    pub fn message(&mut self, name: &str) -> Option<Text> {
        let message = self.arguments.message(name)?;
        Some(message_text(self.host, self.source, &message))
    }
}

fn message_text(host: &mut dyn Host, source: &Source, message: &Message) -> Text {
    if message.parts.is_empty() {
        return Text::literal(message.text.as_str());
    }
    let mut out = Text::empty();
    let mut at = 0;
    for part in &message.parts {
        let names = find(host, source, &part.selector);
        out = out.append(message.text.get(at..part.start).unwrap_or(""));
        out = out.append(Text::join(names.iter().map(display_name), ", "));
        at = part.end;
    }
    out.append(message.text.get(at..).unwrap_or(""))
}

/// The block around a position.
pub fn block_at(position: [f64; 3]) -> BlockPos {
    let [x, y, z] = position.map(|value| value.floor() as i32);
    BlockPos::new(x, y, z)
}

fn in_horizontal_bounds(position: BlockPos) -> bool {
    let range = -HORIZONTAL_LIMIT..HORIZONTAL_LIMIT;
    range.contains(&position.x) && range.contains(&position.z)
}

/// Whether something may stand there.
pub fn in_spawnable_bounds(position: BlockPos) -> bool {
    in_horizontal_bounds(position) && (-VERTICAL_LIMIT..VERTICAL_LIMIT).contains(&position.y)
}

fn state_of(block: &BlockInput) -> Option<u16> {
    let known = blocks::block_by_name(&block.name)?;
    let properties: Vec<(&str, &str)> =
        block.properties.iter().map(|(name, value)| (name.as_str(), value.as_str())).collect();
    blocks::state_with(known, &properties)
}

/// Whether a state passes a test.
pub fn block_matches(predicate: &BlockPredicateInput, state: u16) -> bool {
    let (fits, properties) = match predicate {
        BlockPredicateInput::Block(block) => {
            let wanted = blocks::block_by_name(&block.name).map(|block| block.id);
            (wanted == Some(blocks::block_id(state)), &block.properties)
        }
        BlockPredicateInput::Tag { name, properties } => {
            (tags::contains("block", name, blocks::block_id(state)), properties)
        }
    };
    fits && properties.iter().all(|(name, value)| blocks::property(state, name) == Some(value))
}
