//! The entities this gateway knows of, by id and by the chunk they are in.

use bytes::Bytes;
use link::v1;
use rustc_hash::FxHashMap;
use smallvec::SmallVec;

use super::chunks::{ChunkKey, Slot};
use super::motion::{Motion, Pose};
use super::outbox::VERSION_COUNT;

/// One entity.
#[derive(Debug)]
pub struct Entity {
    /// Its id.
    pub id: u32,
    /// Its UUID.
    pub uuid: u128,
    /// Number in the entity type registry.
    pub kind: u32,
    /// Index into the world's dimensions.
    pub dimension: u32,
    /// Where it is now.
    pub pose: Pose,
    /// Velocity it appeared with, blocks a tick.
    pub velocity: [f64; 3],
    /// What `add_entity` carries for its type.
    pub data: i32,
    /// What clients were told of its movement.
    pub motion: Motion,
    /// Ticks between two looks at its movement.
    pub interval: u32,
    /// Blocks from which on it is not shown.
    pub range: f64,
    /// Synced values that differ from the defaults.
    pub metadata: Vec<v1::Metadata>,
    /// Its attributes.
    pub attributes: Vec<v1::Attribute>,
    /// What it wears and holds.
    pub equipment: Vec<v1::Equipment>,
    /// It is shown to spectators only.
    pub spectator: bool,
    /// The session whose own entity it is.
    pub session: Option<Slot>,
    /// Section it was in when its watchers were last looked at.
    pub section: [i32; 3],
    /// Sessions whose clients know it.
    pub watchers: SmallVec<[Slot; 8]>,
    /// Other data went out in this tick.
    pub dirty: bool,
    /// The owner wants its next position sent absolutely.
    pub absolute: bool,
    /// The bundle that introduces it, by version, while nothing in it has changed.
    pub introduction: [Option<Bytes>; VERSION_COUNT],
}

/// Section coordinates of a position.
pub fn section_of(position: [f64; 3]) -> [i32; 3] {
    position.map(|blocks| (blocks.floor() as i32).div_euclid(16))
}

impl Entity {
    /// The chunk it was in when its watchers were last looked at.
    pub fn chunk(&self) -> ChunkKey {
        ChunkKey { dimension: self.dimension, x: self.section[0], z: self.section[2] }
    }

    /// Takes over changed values.
    pub fn update(&mut self, update: &v1::EntityUpdate) {
        for value in &update.metadata {
            match self.metadata.iter_mut().find(|known| known.index == value.index) {
                Some(known) => known.clone_from(value),
                None => self.metadata.push(value.clone()),
            }
        }
        for value in &update.attributes {
            match self.attributes.iter_mut().find(|known| known.attribute == value.attribute) {
                Some(known) => known.clone_from(value),
                None => self.attributes.push(value.clone()),
            }
        }
        for value in &update.equipment {
            match self.equipment.iter_mut().find(|known| known.slot == value.slot) {
                Some(known) => known.clone_from(value),
                None => self.equipment.push(value.clone()),
            }
        }
        self.dirty |= !(update.metadata.is_empty() && update.attributes.is_empty());
        self.introduction = Default::default();
    }
}

/// All entities.
#[derive(Debug, Default)]
pub struct Entities {
    by_id: FxHashMap<u32, Entity>,
    by_chunk: FxHashMap<ChunkKey, SmallVec<[u32; 4]>>,
}

impl Entities {
    /// Adds an entity, whose id must not be there.
    pub fn insert(&mut self, entity: Entity) {
        self.by_chunk.entry(entity.chunk()).or_default().push(entity.id);
        self.by_id.insert(entity.id, entity);
    }

    /// Removes an entity.
    pub fn remove(&mut self, id: u32) -> Option<Entity> {
        let entity = self.by_id.remove(&id)?;
        self.leave(entity.chunk(), id);
        Some(entity)
    }

    /// One entity.
    pub fn get(&self, id: u32) -> Option<&Entity> {
        self.by_id.get(&id)
    }

    /// One entity. Its section must only be changed by [`Self::resection`].
    pub fn get_mut(&mut self, id: u32) -> Option<&mut Entity> {
        self.by_id.get_mut(&id)
    }

    /// Notes the section (and dimension) an entity is in now; false when it was noted already.
    pub fn resection(&mut self, id: u32, dimension: u32) -> bool {
        let Some(entity) = self.by_id.get_mut(&id) else { return false };
        let section = section_of(entity.pose.position);
        if section == entity.section && dimension == entity.dimension {
            return false;
        }
        let old = entity.chunk();
        entity.section = section;
        entity.dimension = dimension;
        let new = entity.chunk();
        if old != new {
            self.leave(old, id);
            self.by_chunk.entry(new).or_default().push(id);
        }
        true
    }

    /// Ids of the entities in a chunk.
    pub fn in_chunk(&self, key: ChunkKey) -> &[u32] {
        self.by_chunk.get(&key).map_or(&[], SmallVec::as_slice)
    }

    /// All entities.
    pub fn iter(&self) -> impl Iterator<Item = &Entity> {
        self.by_id.values()
    }

    /// All entities. Sections must only be changed by [`Self::resection`].
    pub fn iter_mut(&mut self) -> impl Iterator<Item = &mut Entity> {
        self.by_id.values_mut()
    }

    /// Number of entities.
    pub fn len(&self) -> usize {
        self.by_id.len()
    }

    /// There are none.
    pub fn is_empty(&self) -> bool {
        self.by_id.is_empty()
    }

    fn leave(&mut self, key: ChunkKey, id: u32) {
        if let Some(ids) = self.by_chunk.get_mut(&key) {
            ids.retain(|&mut other| other != id);
            if ids.is_empty() {
                self.by_chunk.remove(&key);
            }
        }
    }
}
