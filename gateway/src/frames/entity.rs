//! Entities: introduction, movement, data, removal.

use java::packets::Hand;
use java::packets::play::clientbound::{
    AddEntity, Animate, AttributeModifier, AttributeSnapshot, EntityEvent, EntityPositionSync, Equipment,
    MoveEntityPos, MoveEntityPosRot, MoveEntityRot, RemoveEntities, RotateHead, SetEntityData, SetEquipment,
    SwingAnimation, UpdateAttributes,
};
use java::wire::{
    Angle, EntityData, EntityDataEntry, EntityDelta, EntityPath, Identifier, LpVec3, ShortDelta, VarInt, Vec3,
};
use link::v1;

use super::{Frames, item};
use crate::view::entities::Entity;
use crate::view::motion::{Movement, Pose, Told};

/// Attributes of one packet at most.
const ATTRIBUTES: usize = 128;

fn vec3([x, y, z]: [f64; 3]) -> Vec3 {
    Vec3 { x, y, z }
}

fn delta([dx, dy, dz]: [i16; 3], on_ground: bool) -> EntityDelta {
    EntityDelta::linear(ShortDelta { dx, dy, dz }, on_ground)
}

/// Degrees that a packed angle stands for.
fn degrees(angle: i8) -> f32 {
    f32::from(angle) * 360.0 / 256.0
}

impl Frames {
    /// Everything a client needs to know a new entity, in one bundle.
    pub fn introduction(&self, out: &mut Vec<u8>, entity: &Entity) {
        let [yaw, pitch, head] = entity.motion.angles();
        let id = VarInt::from(entity.id);
        let [vx, vy, vz] = entity.velocity;
        self.bundle_delimiter(out);
        self.put(
            out,
            &AddEntity {
                entity: id,
                uuid: uuid::Uuid::from_u128(entity.uuid),
                kind: VarInt::from(entity.kind),
                position: vec3(entity.motion.base()),
                velocity: LpVec3::new(vx, vy, vz),
                pitch: Angle(pitch),
                yaw: Angle(yaw),
                head_yaw: Angle(head),
                data: VarInt(entity.data),
            },
        );
        self.metadata(out, entity.id, entity.kind, &entity.metadata);
        self.attributes(out, entity.id, &entity.attributes);
        let worn: Vec<_> =
            entity.equipment.iter().filter(|e| e.stack.as_ref().is_some_and(|s| s.count > 0)).collect();
        self.equipment(out, entity.id, &worn);
        self.bundle_delimiter(out);
    }

    /// Synced values of an entity of a type; nothing when there are none.
    pub fn metadata(&self, out: &mut Vec<u8>, id: u32, kind: u32, metadata: &[v1::Metadata]) {
        let entry = |m: &v1::Metadata| {
            let index = java::versions::metadata_index(self.version(), kind, m.index as u8)?;
            Some(EntityDataEntry { index, serializer: m.serializer, value: m.value.clone() })
        };
        let data: Vec<_> = metadata.iter().filter_map(entry).collect();
        if data.is_empty() {
            return;
        }
        self.put(out, &SetEntityData { entity: VarInt::from(id), data: EntityData(data) });
    }

    /// Attributes of an entity; nothing when there are none.
    pub fn attributes(&self, out: &mut Vec<u8>, id: u32, attributes: &[v1::Attribute]) {
        for attributes in attributes.chunks(ATTRIBUTES) {
            let attributes: Vec<_> = attributes.iter().map(attribute).collect();
            self.put(out, &UpdateAttributes { entity: VarInt::from(id), attributes: attributes.into() });
        }
    }

    fn equipment(&self, out: &mut Vec<u8>, id: u32, equipment: &[&v1::Equipment]) {
        if equipment.is_empty() {
            return;
        }
        let slots =
            equipment.iter().map(|e| (e.slot as u8, item::to_wire_or_empty(e.stack.as_ref()))).collect();
        self.put(out, &SetEquipment { entity: VarInt::from(id), equipment: Equipment(slots) });
    }

    /// The part of an update that the entity's own client gets too.
    pub fn entity_data(&self, out: &mut Vec<u8>, kind: u32, update: &v1::EntityUpdate) {
        self.metadata(out, update.entity, kind, &update.metadata);
        self.attributes(out, update.entity, &update.attributes);
        for &event in &update.events {
            self.entity_event(out, update.entity, event);
        }
    }

    /// The part of an update that only those get who see the entity.
    pub fn entity_appearance(&self, out: &mut Vec<u8>, update: &v1::EntityUpdate) {
        self.equipment(out, update.entity, &update.equipment.iter().collect::<Vec<_>>());
        let entity = VarInt::from(update.entity);
        for animation in &update.animations {
            match animation.kind {
                Some(v1::animation::Kind::Swing(swing)) => {
                    let hand = if swing.hand == 1 { Hand::Off } else { Hand::Main };
                    let (kind, duration) = (VarInt::from(swing.r#type), VarInt::from(swing.duration));
                    self.put(out, &SwingAnimation { entity, hand, kind, duration });
                }
                Some(v1::animation::Kind::Animate(action)) => {
                    self.put(out, &Animate { entity, action: action as u8 });
                }
                None => {}
            }
        }
    }

    /// Something an entity does, by number.
    pub fn entity_event(&self, out: &mut Vec<u8>, id: u32, event: u32) {
        self.put(out, &EntityEvent { entity: id.cast_signed(), event: event as i8 });
    }

    /// A tick's movement of an entity.
    pub fn entity_moved(&self, out: &mut Vec<u8>, id: u32, told: &Told, pose: &Pose) {
        let entity = VarInt::from(id);
        let on_ground = pose.on_ground;
        match told.movement {
            Some(Movement::Position(by)) => {
                self.put(out, &MoveEntityPos { entity, delta: delta(by, on_ground) })
            }
            Some(Movement::PositionAndRotation(by, yaw, pitch)) => self.put(
                out,
                &MoveEntityPosRot {
                    entity,
                    delta: delta(by, on_ground),
                    yaw: Angle(yaw),
                    pitch: Angle(pitch),
                },
            ),
            Some(Movement::Rotation(yaw, pitch)) => {
                self.put(out, &MoveEntityRot { entity, on_ground, yaw: Angle(yaw), pitch: Angle(pitch) });
            }
            Some(Movement::Sync) => self.put(
                out,
                &EntityPositionSync {
                    entity,
                    path: EntityPath::Linear(vec3(pose.position)),
                    yaw: pose.yaw,
                    pitch: pose.pitch,
                    on_ground,
                },
            ),
            None => {}
        }
        if let Some(head) = told.head {
            self.put(out, &RotateHead { entity, head_yaw: Angle(head) });
        }
    }

    /// Where clients should believe an entity to be, absolutely.
    pub fn entity_position(&self, out: &mut Vec<u8>, entity: &Entity) {
        let [yaw, pitch, head] = entity.motion.angles();
        let id = VarInt::from(entity.id);
        self.put(
            out,
            &EntityPositionSync {
                entity: id,
                path: EntityPath::Linear(vec3(entity.motion.base())),
                yaw: degrees(yaw),
                pitch: degrees(pitch),
                on_ground: entity.pose.on_ground,
            },
        );
        self.put(out, &RotateHead { entity: id, head_yaw: Angle(head) });
    }

    /// Entities that are no longer seen.
    pub fn remove_entities(&self, out: &mut Vec<u8>, ids: &[u32]) {
        self.put(out, &RemoveEntities { entities: ids.iter().map(|&id| VarInt::from(id)).collect() });
    }
}

fn attribute(attribute: &v1::Attribute) -> AttributeSnapshot {
    AttributeSnapshot {
        attribute: VarInt::from(attribute.attribute),
        base: attribute.base,
        modifiers: attribute
            .modifiers
            .iter()
            .map(|modifier| AttributeModifier {
                id: Identifier::new(modifier.id.clone()),
                amount: modifier.amount,
                operation: VarInt::from(modifier.operation),
            })
            .collect(),
    }
}
