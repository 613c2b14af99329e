//! Messages of the owner to players, as packets: a table.

use java::packets::play::clientbound as cb;
use java::wire::{Holder, Identifier, Position, SoundEvent, VarInt, VarLong, Vec3};
use link::v1::{self, player_message::Message};
use uuid::Uuid;

use super::{Frames, item, text};

fn position(at: Option<&v1::BlockPos>) -> Position {
    at.map_or(Position { x: 0, y: 0, z: 0 }, |at| Position { x: at.x, y: at.y, z: at.z })
}

fn vec3(at: Option<&v1::Vec3>) -> Vec3 {
    at.map_or(Vec3::ZERO, |at| Vec3 { x: at.x, y: at.y, z: at.z })
}

fn optional_text(nbt: &bytes::Bytes) -> Option<java::wire::RawNbt> {
    (!nbt.is_empty()).then(|| text(nbt))
}

fn uuid(bytes: &[u8]) -> Uuid {
    Uuid::from_slice(bytes).unwrap_or_default()
}

fn chat_type(kind: u32, sender: &bytes::Bytes, target: &bytes::Bytes) -> cb::ChatType {
    cb::ChatType {
        kind: Holder::Registered(kind),
        sender_name: text(sender),
        target_name: optional_text(target),
    }
}

/// One clock of the world.
pub(super) fn clock(clock: &v1::Clock) -> cb::ClockUpdate {
    cb::ClockUpdate {
        clock: VarInt::from(clock.clock),
        total_ticks: VarLong(clock.ticks),
        partial_tick: clock.partial,
        rate: clock.rate,
    }
}

/// The command tree.
pub(super) fn commands(tree: &v1::CommandTree) -> cb::Commands {
    let node = |node: &v1::CommandNode| cb::CommandNode {
        kind: match node.kind() {
            v1::command_node::Kind::Root => cb::CommandNodeKind::Root,
            v1::command_node::Kind::Literal => cb::CommandNodeKind::Literal { name: node.name.clone() },
            v1::command_node::Kind::Argument => cb::CommandNodeKind::Argument {
                name: node.name.clone(),
                parser: node.parser,
                properties: node.properties.clone(),
                suggestions: (!node.suggestions.is_empty())
                    .then(|| Identifier::new(node.suggestions.clone())),
            },
        },
        executable: node.executable,
        restricted: node.restricted,
        redirect: node.redirect,
        children: node.children.clone(),
    };
    cb::Commands { nodes: tree.nodes.iter().map(node).collect(), root: VarInt::from(tree.root) }
}

impl Frames {
    /// A message of a player; `index` counts those the receiver was sent.
    pub fn player_chat(&self, out: &mut Vec<u8>, chat: &v1::PlayerChat, index: i32) {
        self.put(
            out,
            &cb::PlayerChat {
                global_index: VarInt(index),
                sender: uuid(&chat.sender),
                index: VarInt::from(chat.index),
                signature: None,
                message: chat.message.as_str().into(),
                timestamp: chat.timestamp_ms,
                salt: chat.salt,
                previous: Vec::new().into(),
                unsigned: None,
                filter: cb::FilterMask::PassThrough {},
                chat_type: chat_type(chat.chat_type, &chat.sender_name, &chat.target_name),
            },
        );
    }

    pub(super) fn container_content(&self, out: &mut Vec<u8>, content: &v1::ContainerContent) {
        self.put(
            out,
            &cb::ContainerSetContent {
                window: VarInt::from(content.window),
                state: VarInt::from(content.state),
                slots: content.slots.iter().map(item::to_wire).collect(),
                carried: item::to_wire_or_empty(content.carried.as_ref()),
            },
        );
    }

    /// A message that is the same for all who get it. `own_entity` is that of its only receiver, if there is one.
    pub fn player_message(
        &self,
        out: &mut Vec<u8>,
        message: &Message,
        world: Option<&v1::WorldInfo>,
        own_entity: u32,
    ) {
        match message {
            Message::SystemChat(m) => {
                self.put(out, &cb::SystemChat { text: text(&m.text), overlay: m.overlay })
            }
            Message::DisguisedChat(m) => {
                let chat_type = chat_type(m.chat_type, &m.sender_name, &m.target_name);
                self.put(out, &cb::DisguisedChat { message: text(&m.text), chat_type });
            }
            Message::Teleport(m) => {
                let rotation = m.rotation.unwrap_or_default();
                self.put(
                    out,
                    &cb::PlayerPosition {
                        teleport: VarInt::from(m.id),
                        position: vec3(m.position.as_ref()),
                        velocity: vec3(m.velocity.as_ref()),
                        yaw: rotation.yaw,
                        pitch: rotation.pitch,
                        flags: m.flags.cast_signed(),
                    },
                );
            }
            Message::BlockAck(sequence) => {
                self.put(out, &cb::BlockChangedAck { sequence: VarInt::from(*sequence) });
            }
            Message::BlockUpdate(m) => {
                let (position, state) = (position(m.position.as_ref()), VarInt::from(m.state));
                self.put(out, &cb::BlockUpdate { position, state });
            }
            Message::Abilities(m) => self.abilities(out, m),
            Message::GameEvent(m) => self.game_event(out, m.event as u8, m.value),
            Message::HeldSlot(slot) => self.put(out, &cb::SetHeldSlot { slot: VarInt::from(*slot) }),
            Message::ContainerContent(m) => self.container_content(out, m),
            Message::ContainerSlot(m) => self.put(
                out,
                &cb::ContainerSetSlot {
                    window: VarInt::from(m.window),
                    state: VarInt::from(m.state),
                    slot: m.slot as i16,
                    stack: item::to_wire_or_empty(m.stack.as_ref()),
                },
            ),
            Message::CursorItem(m) => self.put(out, &cb::SetCursorItem { stack: item::to_wire(m) }),
            Message::OpenScreen(m) => self.put(
                out,
                &cb::OpenScreen {
                    window: VarInt::from(m.window),
                    menu: VarInt::from(m.menu),
                    title: text(&m.title),
                },
            ),
            Message::CloseContainer(window) => {
                self.put(out, &cb::ContainerClose { window: VarInt::from(*window) });
            }
            Message::ContainerData(m) => self.put(
                out,
                &cb::ContainerSetData {
                    window: VarInt::from(m.window),
                    property: m.property as i16,
                    value: m.value as i16,
                },
            ),
            Message::InventorySlot(m) => self.put(
                out,
                &cb::SetPlayerInventory {
                    slot: VarInt::from(m.slot),
                    stack: item::to_wire_or_empty(m.stack.as_ref()),
                },
            ),
            Message::Commands(m) => self.put(out, &commands(m)),
            Message::PermissionLevel(level) => self.permission_level(out, own_entity, *level),
            Message::Suggestions(m) => self.put(
                out,
                &cb::CommandSuggestions {
                    id: VarInt::from(m.id),
                    start: VarInt::from(m.start),
                    length: VarInt::from(m.length),
                    matches: m
                        .matches
                        .iter()
                        .map(|s| cb::Suggestion { text: s.text.clone(), tooltip: optional_text(&s.tooltip) })
                        .collect(),
                },
            ),
            Message::Health(m) => self.health(out, m),
            Message::Experience(m) => self.experience(out, m),
            Message::Ticking(m) => self.ticking(out, m),
            Message::Time(m) => self.full_time(out, Some(m)),
            Message::Spawn(m) => {
                if let Some(world) = world {
                    self.spawn_point(out, world, m);
                }
            }
            Message::Difficulty(m) => self.difficulty(out, m),
            Message::Border(m) => self.border(out, m),
            Message::WorldEvent(m) => self.put(
                out,
                &cb::LevelEvent {
                    event: m.event.cast_signed(),
                    position: position(m.position.as_ref()),
                    data: m.data,
                    global: m.global,
                },
            ),
            Message::SimulationDistance(chunks) => {
                self.put(out, &cb::SetSimulationDistance { distance: VarInt::from(*chunks) });
            }
            Message::Stats(m) => self.put(
                out,
                &cb::AwardStats {
                    stats: m
                        .stats
                        .iter()
                        .map(|s| cb::Stat {
                            kind: VarInt::from(s.r#type),
                            id: VarInt::from(s.id),
                            value: VarInt::from(s.value),
                        })
                        .collect(),
                },
            ),
            Message::Sound(m) => {
                let at = m.position.unwrap_or_default();
                self.put(
                    out,
                    &cb::Sound {
                        sound: if m.name.is_empty() {
                            Holder::Registered(m.sound)
                        } else {
                            let (name, fixed_range) = (Identifier::new(m.name.clone()), None);
                            Holder::Inline(SoundEvent { name, fixed_range })
                        },
                        category: VarInt::from(m.category),
                        position: [at.x, at.y, at.z].map(cb::Sound::fixed),
                        volume: m.volume,
                        pitch: m.pitch,
                        seed: m.seed,
                    },
                );
            }
            Message::BlockDestruction(m) => self.put(
                out,
                &cb::BlockDestruction {
                    entity: VarInt::from(m.entity),
                    position: position(m.position.as_ref()),
                    stage: m.stage as u8,
                },
            ),
            Message::BlockEvent(m) => self.put(
                out,
                &cb::BlockEvent {
                    position: position(m.position.as_ref()),
                    action: m.action as u8,
                    parameter: m.parameter as u8,
                    block: VarInt::from(m.block),
                },
            ),
            Message::CombatKill(m) => self
                .put(out, &cb::PlayerCombatKill { player: VarInt::from(own_entity), message: text(&m.text) }),
            Message::EntityEvent(m) => self.entity_event(out, m.entity, m.event),
            Message::Transfer(m) => {
                self.put(out, &cb::Transfer { host: m.host.clone(), port: VarInt::from(m.port) });
            }
            Message::StoreCookie(m) => self.store_cookie(out, m),
            Message::TabList(m) => {
                self.put(out, &cb::TabList { header: text(&m.header), footer: text(&m.footer) });
            }
            Message::Titles(m) => self.titles(out, m),
            Message::ActionBar(m) => self.put(out, &cb::SetActionBarText { text: text(m) }),
            Message::Particles(m) => self.particles(out, m),
            Message::BossBar(m) => self.boss_bar(out, m),
            Message::StopSound(m) => self.put(
                out,
                &cb::StopSound {
                    category: m.category.map(VarInt::from),
                    sound: m.sound.clone().map(Identifier::new),
                },
            ),
            Message::CookieRequest(key) => {
                self.put(out, &cb::CookieRequest { key: Identifier::new(key.clone()) });
            }
            Message::GameRuleValues(m) => {
                let rules = m.values.iter().map(|rule| (rule.name.clone(), rule.value.clone())).collect();
                self.put(out, &cb::GameRuleValues { rules });
            }
            Message::CustomPayload(m) => self.put(
                out,
                &cb::CustomPayload {
                    channel: Identifier::new(m.channel.clone()),
                    data: m.data.clone().into(),
                },
            ),
            // These are more than a packet; the view handles them.
            Message::PlayerChat(_) | Message::Respawned(_) | Message::Kick(_) | Message::Camera(_) => {}
        }
    }
}
