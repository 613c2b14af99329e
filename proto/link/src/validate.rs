//! Cheap checks of what protobuf cannot say: lengths, ranges, numbers that are numbers.
//!
//! The transports do not call these. A receiver does, and decides what a bad message costs: one session
//! when a player's input is wrong, the link when a peer is. What passes can be used without panicking;
//! whether the game allows it is not asked here.

use prost::Message as _;
use uuid::Uuid;

use crate::limits::SUBSCRIBER_MESSAGE_BYTES;
use crate::v1::*;

/// What is wrong with a message, in words for the log.
#[derive(Clone, Copy, Debug, PartialEq, Eq, thiserror::Error)]
#[error("invalid message: {0}")]
pub struct Invalid(pub &'static str);

/// Bytes of one light section: half a byte for each of its 4096 blocks.
pub const LIGHT_SECTION_BYTES: usize = 2048;

/// Chunks from the origin that a position on the wire can name: 26 bits of blocks, signed.
pub const CHUNK_LIMIT: i32 = 1 << 21;

/// Blocks from the origin beyond which nothing is.
pub const BLOCK_LIMIT: i32 = 1 << 25;

/// Characters of a player's name, as vanilla limits it.
pub const NAME_CHARACTERS: usize = 16;

type Check = Result<(), Invalid>;

fn ensure(holds: bool, otherwise: &'static str) -> Check {
    if holds { Ok(()) } else { Err(Invalid(otherwise)) }
}

fn required<'a, T>(field: &'a Option<T>, missing: &'static str) -> Result<&'a T, Invalid> {
    field.as_ref().ok_or(Invalid(missing))
}

/// A UUID from its 16 bytes, big endian.
///
/// # Errors
/// Any other length.
pub fn uuid(bytes: &[u8]) -> Result<Uuid, Invalid> {
    Uuid::from_slice(bytes).map_err(|_| Invalid("a UUID has 16 bytes"))
}

/// Checks what a subscriber sent.
///
/// # Errors
/// The first thing found wrong.
pub fn subscriber_message(message: &SubscriberMessage) -> Check {
    use subscriber_message::Message;
    match required(&message.message, "an empty message")? {
        Message::Attach(_) | Message::Leave(_) | Message::Latency(_) => Ok(()),
        Message::Subscribe(subscribe) => subscribe
            .chunks
            .iter()
            .try_for_each(|want| chunk_ref(required(&want.chunk, "a wish without a chunk")?)),
        Message::Unsubscribe(unsubscribe) => unsubscribe.chunks.iter().try_for_each(chunk_ref),
        Message::LoginCheck(check) => player(&check.uuid, &check.name),
        Message::Join(join) => {
            player(&join.uuid, &join.name)?;
            properties(&join.properties)?;
            required(&join.information, "a join without client information").map(drop)
        }
        Message::Input(input) => player_input(input),
    }
}

/// Most bytes of components in one stack that a player makes: a whole double chest of them, with the player's own
/// slots, still fits into one packet and one link message.
pub const ITEM_BYTES: usize = 20 << 10;

/// Most bytes of a cookie, as vanilla bounds it.
pub const COOKIE_BYTES: usize = 5120;

/// Most bytes of a custom payload from a client, as vanilla bounds it.
pub const CUSTOM_PAYLOAD_BYTES: usize = 32767;

/// Bytes of a stack's components.
pub fn item_bytes(stack: &crate::v1::ItemStack) -> usize {
    stack.added.iter().map(|component| component.value.len() + 8).sum::<usize>() + stack.kept.len()
}

/// Checks one thing a player did.
///
/// # Errors
/// The first thing found wrong.
pub fn player_input(input: &PlayerInput) -> Check {
    use player_input::Input;
    // A kind of input that a newer peer knows is no fault of the player's: nothing follows from it.
    let Some(kind) = &input.input else { return Ok(()) };
    // Some room for what stands round it.
    ensure(input.encoded_len() <= SUBSCRIBER_MESSAGE_BYTES - 1024, "an input too large for a message")?;
    match kind {
        Input::Move(step) => {
            step.position.as_ref().map_or(Ok(()), vec3)?;
            step.rotation.as_ref().map_or(Ok(()), rotation)
        }
        Input::TeleportConfirm(confirm) => {
            confirm.position.as_ref().map_or(Ok(()), vec3)?;
            confirm.rotation.as_ref().map_or(Ok(()), rotation)
        }
        Input::Action(action) => {
            ensure(action.action <= 8, "an unknown player action")?;
            required(&action.position, "an action without a position")?;
            face(action.face)
        }
        Input::UseItemOn(used) => {
            hand(used.hand)?;
            required(&used.position, "use of an item without a position")?;
            face(used.face)?;
            let cursor = [used.cursor_x, used.cursor_y, used.cursor_z];
            ensure(cursor.iter().all(|c| c.is_finite()), "a cursor that is not a number")
        }
        Input::UseItem(used) => {
            hand(used.hand)?;
            used.rotation.as_ref().map_or(Ok(()), rotation)
        }
        Input::HeldSlot(slot) => ensure(*slot <= 8, "a held slot outside the hotbar"),
        Input::CreativeSlot(slot) => {
            let bytes = slot.stack.as_ref().map_or(0, item_bytes);
            ensure(bytes <= ITEM_BYTES, "an item with too much data")
        }
        Input::Keys(keys) => ensure(*keys <= 127, "unknown keys"),
        Input::Swing(swing) => hand(swing.hand),
        Input::Interact(interact) => hand(interact.hand),
        Input::PickBlock(pick) => required(&pick.position, "a pick without a position").map(drop),
        Input::ChangeGameMode(mode) => game_mode(*mode),
        Input::ChangeDifficulty(difficulty) => ensure(*difficulty <= 3, "an unknown difficulty"),
        Input::ContainerClick(click) => ensure(click.mode <= 6, "an unknown click"),
        Input::TeleportTo(target) => uuid(target).map(drop),
        Input::CookieResponse(cookie) => {
            let bytes = cookie.payload.as_ref().map_or(0, bytes::Bytes::len);
            ensure(bytes <= COOKIE_BYTES, "a cookie of at most 5120 bytes")
        }
        Input::CustomPayload(payload) => {
            ensure(payload.data.len() <= CUSTOM_PAYLOAD_BYTES, "a custom payload of at most 32767 bytes")
        }
        Input::SetGameRules(rules) => {
            let short = |rule: &GameRuleValue| rule.name.len() <= 256 && rule.value.len() <= 64;
            ensure(
                rules.values.len() <= 256 && rules.values.iter().all(short),
                "at most 256 game rules with short names and values",
            )
        }
        Input::RecipeBook(settings) => ensure(settings.book <= 3, "an unknown recipe book"),
        Input::Loaded(_)
        | Input::Flying(_)
        | Input::Command(_)
        | Input::Attack(_)
        | Input::Chat(_)
        | Input::ChatCommand(_)
        | Input::Suggest(_)
        | Input::Information(_)
        | Input::Respawn(_)
        | Input::ContainerClose(_)
        | Input::Stats(_)
        | Input::SpectatorAction(_)
        | Input::GameRules(_)
        | Input::LockDifficulty(_) => Ok(()),
    }
}

/// Checks what an owner sent.
///
/// # Errors
/// The first thing found wrong.
pub fn owner_message(message: &OwnerMessage) -> Check {
    use owner_message::Message;
    // What a newer owner may say beside; whoever does not know it goes on without.
    let Some(message) = &message.message else { return Ok(()) };
    match message {
        Message::Attached(attached) => {
            world_info(required(&attached.world, "attached without a world")?)?;
            attached.roster.iter().try_for_each(roster_entry)
        }
        Message::Refused(_) | Message::LoginVerdict(_) => Ok(()),
        Message::World(world) => world_info(world),
        Message::Joined(joined) => self::joined(joined),
        Message::Tick(tick) => self::tick(tick),
    }
}

fn world_info(world: &WorldInfo) -> Check {
    world.dimensions.iter().try_for_each(|dimension| {
        let aligned = dimension.min_y % 16 == 0 && dimension.height.is_multiple_of(16);
        // Vanilla's bounds of a dimension type.
        let possible = (-2032..=2031).contains(&dimension.min_y) && (16..=4064).contains(&dimension.height);
        ensure(aligned && possible, "a dimension of impossible height")
    })
}

fn joined(joined: &Joined) -> Check {
    vec3(required(&joined.position, "joined without a position")?)?;
    rotation(required(&joined.rotation, "joined without a rotation")?)?;
    game_mode(joined.game_mode)?;
    joined.previous_game_mode.map_or(Ok(()), game_mode)?;
    ensure(joined.held_slot <= 8, "a held slot outside the hotbar")?;
    ensure(joined.permission_level <= 4, "an unknown permission level")?;
    command_tree(required(&joined.commands, "joined without commands")?)?;
    attributes(&joined.attributes)
}

fn tick(tick: &Tick) -> Check {
    tick.roster_added.iter().try_for_each(roster_entry)?;
    for change in &tick.roster_changed {
        uuid(&change.uuid)?;
        change.game_mode.map_or(Ok(()), game_mode)?;
    }
    for removed in &tick.roster_removed {
        uuid(removed)?;
    }
    tick.messages.iter().chain(&tick.late).try_for_each(player_message)?;
    tick.chunks.iter().try_for_each(chunk_changes)?;
    for spawn in &tick.spawned {
        uuid(&spawn.uuid)?;
        vec3(required(&spawn.position, "an entity without a position")?)?;
        spawn.velocity.as_ref().map_or(Ok(()), vec3)?;
        spawn.rotation.as_ref().map_or(Ok(()), rotation)?;
        ensure(spawn.head_yaw.is_finite(), "a rotation that is not a number")?;
        attributes(&spawn.attributes)?;
    }
    for moved in &tick.moved {
        moved.position.as_ref().map_or(Ok(()), vec3)?;
        moved.rotation.as_ref().map_or(Ok(()), rotation)?;
        ensure(moved.head_yaw.is_none_or(f32::is_finite), "a rotation that is not a number")?;
    }
    for waypoint in &tick.waypoints {
        uuid(&waypoint.uuid)?;
        let at = required(&waypoint.position, "a waypoint without a position")?;
        let inside = |v: i32| (-BLOCK_LIMIT..=BLOCK_LIMIT).contains(&v);
        ensure(inside(at.x) && inside(at.y) && inside(at.z), "a waypoint outside the world")?;
    }
    tick.updated.iter().try_for_each(|update| attributes(&update.attributes))
}

fn player_message(message: &PlayerMessage) -> Check {
    use player_message::Message;
    let Some(message) = &message.message else { return Ok(()) };
    match message {
        Message::Teleport(teleport) => {
            vec3(required(&teleport.position, "a teleport without a position")?)?;
            teleport.velocity.as_ref().map_or(Ok(()), vec3)?;
            teleport.rotation.as_ref().map_or(Ok(()), rotation)
        }
        Message::PlayerChat(chat) => uuid(&chat.sender).map(drop),
        Message::BlockUpdate(update) => required(&update.position, "a block without a position").map(drop),
        Message::Commands(tree) => command_tree(tree),
        Message::Respawned(respawned) => {
            game_mode(respawned.game_mode)?;
            respawned.previous_game_mode.map_or(Ok(()), game_mode)
        }
        Message::WorldEvent(event) => required(&event.position, "an event without a position").map(drop),
        Message::Sound(sound) => vec3(required(&sound.position, "a sound without a position")?),
        Message::BlockDestruction(destruction) => {
            required(&destruction.position, "a block without a position").map(drop)
        }
        Message::BlockEvent(event) => required(&event.position, "an event without a position").map(drop),
        Message::Transfer(transfer) => ensure(transfer.port <= 65535, "a port that is none"),
        Message::StoreCookie(cookie) => {
            ensure(cookie.payload.len() <= COOKIE_BYTES, "a cookie of at most 5120 bytes")
        }
        Message::CustomPayload(payload) => {
            ensure(payload.data.len() <= 1 << 20, "a custom payload of at most a mebibyte")
        }
        Message::Particles(particles) => {
            vec3(required(&particles.position, "particles without a position")?)?;
            particles.spread.as_ref().map_or(Ok(()), vec3)?;
            particles.speed.as_ref().map_or(Ok(()), vec3)
        }
        Message::BossBar(bar) => {
            use boss_bar::Change;
            uuid(&bar.uuid)?;
            let progress = match required(&bar.change, "a boss bar without a change")? {
                Change::Add(shown) => shown.progress,
                Change::Progress(progress) => *progress,
                _ => 0.0,
            };
            ensure((0.0..=1.0).contains(&progress), "a boss bar's progress from 0 to 1")
        }
        _ => Ok(()),
    }
}

fn chunk_changes(changes: &ChunkChanges) -> Check {
    chunk_ref(required(&changes.chunk, "changes without a chunk")?)?;
    ensure(changes.positions.len() == changes.states.len(), "as many states as positions")?;
    changes.light.as_ref().map_or(Ok(()), light)?;
    changes.block_entities.iter().try_for_each(block_entity)
}

fn command_tree(tree: &CommandTree) -> Check {
    let count = tree.nodes.len();
    let exists = |index: &u32| (*index as usize) < count;
    ensure(exists(&tree.root), "a command tree without its root")?;
    for node in &tree.nodes {
        ensure(command_node::Kind::try_from(node.kind).is_ok(), "an unknown kind of command node")?;
        let sound = node.children.iter().all(exists) && node.redirect.as_ref().is_none_or(exists);
        ensure(sound, "a command node that does not exist")?;
    }
    Ok(())
}

/// Checks a snapshot: what it is of, its light and its heightmaps. The sections are checked by whoever
/// reads them.
///
/// # Errors
/// The first thing found wrong.
pub fn snapshot(snapshot: &Snapshot) -> Check {
    chunk_ref(required(&snapshot.chunk, "a snapshot without a chunk")?)?;
    ensure(!snapshot.sections.is_empty(), "a snapshot without sections")?;
    for heightmap in &snapshot.heightmaps {
        ensure(heightmap.longs.len().is_multiple_of(8), "a heightmap that is not whole longs")?;
    }
    light(required(&snapshot.light, "a snapshot without light")?)?;
    snapshot.block_entities.iter().try_for_each(block_entity)
}

/// Checks light: an array for each bit of a mask, of the right length, and no section both lit and empty.
///
/// # Errors
/// The first thing found wrong.
pub fn light(light: &Light) -> Check {
    for (mask, empty, layers) in [
        (light.sky_mask, light.empty_sky_mask, &light.sky),
        (light.block_mask, light.empty_block_mask, &light.block),
    ] {
        ensure(layers.len() == mask.count_ones() as usize, "as many light arrays as bits in their mask")?;
        ensure(layers.iter().all(|layer| layer.len() == LIGHT_SECTION_BYTES), "a light array of 2048 bytes")?;
        ensure(mask & empty == 0, "a light section that is both empty and not")?;
    }
    Ok(())
}

fn block_entity(block_entity: &BlockEntity) -> Check {
    ensure(block_entity.packed_xz <= 0xff, "a block entity outside its chunk")?;
    ensure(!block_entity.nbt.is_empty(), "a block entity without its one byte of NBT")
}

fn chunk_ref(chunk: &ChunkRef) -> Check {
    let range = -CHUNK_LIMIT..CHUNK_LIMIT;
    ensure(range.contains(&chunk.x) && range.contains(&chunk.z), "a chunk outside the world")
}

fn roster_entry(entry: &RosterEntry) -> Check {
    player(&entry.uuid, &entry.name)?;
    properties(&entry.properties)?;
    game_mode(entry.game_mode)
}

/// Vanilla's bounds of a profile's properties; bytes bound characters from above by a factor of three.
fn properties(properties: &[ProfileProperty]) -> Check {
    let fits = |property: &ProfileProperty| {
        property.name.len() <= 3 * 64
            && property.value.len() <= 3 * 32767
            && property.signature.as_ref().is_none_or(|signature| signature.len() <= 3 * 1024)
    };
    ensure(properties.len() <= 16 && properties.iter().all(fits), "properties beyond their bounds")
}

fn player(id: &[u8], name: &str) -> Check {
    uuid(id)?;
    // Names are ASCII, so bytes bound characters from above.
    ensure(name.len() <= NAME_CHARACTERS, "a name of at most 16 characters")
}

fn attributes(attributes: &[Attribute]) -> Check {
    let sound = attributes.iter().all(|attribute| {
        attribute.base.is_finite() && attribute.modifiers.iter().all(|m| m.amount.is_finite())
    });
    ensure(sound, "an attribute that is not a number")
}

fn vec3(vector: &Vec3) -> Check {
    let finite = vector.x.is_finite() && vector.y.is_finite() && vector.z.is_finite();
    ensure(finite, "a position that is not a number")
}

fn rotation(rotation: &Rotation) -> Check {
    ensure(rotation.yaw.is_finite() && rotation.pitch.is_finite(), "a rotation that is not a number")
}

fn hand(hand: u32) -> Check {
    ensure(hand <= 1, "an unknown hand")
}

fn face(face: u32) -> Check {
    ensure(face <= 5, "an unknown face")
}

fn game_mode(mode: i32) -> Check {
    ensure(GameMode::try_from(mode).is_ok(), "an unknown game mode")
}

#[cfg(test)]
mod tests {
    use super::*;

    fn lit() -> Light {
        Light {
            sky_mask: 0b101,
            empty_sky_mask: 0b010,
            sky: vec![vec![15; LIGHT_SECTION_BYTES].into(); 2],
            ..Light::default()
        }
    }

    #[test]
    fn light_arrays_match_their_mask() {
        assert_eq!(light(&lit()), Ok(()));
        assert!(light(&Light { sky_mask: 1, ..lit() }).is_err());
        assert!(light(&Light { empty_sky_mask: 1, ..lit() }).is_err());
        assert!(light(&Light { sky: vec![vec![0; 2047].into(); 2], ..lit() }).is_err());
    }

    #[test]
    fn changes_have_a_state_each() {
        let chunk = Some(ChunkRef::default());
        let changes = ChunkChanges { chunk, positions: vec![1, 2], states: vec![1], ..Default::default() };
        assert!(chunk_changes(&changes).is_err());
        let changes = ChunkChanges { states: vec![1, 1], ..changes };
        assert_eq!(chunk_changes(&changes), Ok(()));
        assert_eq!(chunk_changes(&ChunkChanges { light: Some(lit()), ..changes.clone() }), Ok(()));
        let dark = Light { sky_mask: 1, ..lit() };
        assert!(chunk_changes(&ChunkChanges { light: Some(dark), ..changes }).is_err());
    }

    #[test]
    fn moves_are_numbers() {
        let input = |x| {
            let position = Some(Vec3 { x, y: 0.0, z: 0.0 });
            let step = Move { position, ..Default::default() };
            player_input(&PlayerInput { session: 1, input: Some(player_input::Input::Move(step)) })
        };
        assert_eq!(input(1.5), Ok(()));
        assert!(input(f64::NAN).is_err());
        assert!(input(f64::INFINITY).is_err());
    }

    #[test]
    fn what_a_newer_peer_says_beside_is_passed_over() {
        assert_eq!(player_input(&PlayerInput { session: 1, input: None }), Ok(()));
        assert_eq!(owner_message(&OwnerMessage { message: None }), Ok(()));
        assert_eq!(player_message(&PlayerMessage::default()), Ok(()));
    }

    #[test]
    fn inputs_fit_into_messages() {
        let rules = |name: usize, count: usize| {
            let rule = GameRuleValue { name: "x".repeat(name), value: String::new() };
            let input = player_input::Input::SetGameRules(GameRuleValues { values: vec![rule; count] });
            player_input(&PlayerInput { session: 1, input: Some(input) })
        };
        assert_eq!(rules(256, 256), Ok(()));
        assert!(rules(257, 1).is_err() && rules(1, 257).is_err());
        let text = "x".repeat(SUBSCRIBER_MESSAGE_BYTES);
        let command = player_input::Input::ChatCommand(text);
        assert!(player_input(&PlayerInput { session: 1, input: Some(command) }).is_err());
    }

    #[test]
    fn uuids_have_sixteen_bytes() {
        assert!(uuid(&[0; 16]).is_ok());
        assert!(uuid(&[0; 15]).is_err());
        assert!(uuid(&[]).is_err());
    }

    #[test]
    fn boss_bars_and_properties_are_bounded() {
        let bar = |progress| {
            let change = Some(boss_bar::Change::Progress(progress));
            let bar = BossBar { uuid: vec![0; 16].into(), change };
            player_message(&PlayerMessage {
                message: Some(player_message::Message::BossBar(bar)),
                ..Default::default()
            })
        };
        assert!(bar(0.5).is_ok() && bar(1.5).is_err() && bar(f32::NAN).is_err());
        assert!(properties(&vec![ProfileProperty::default(); 16]).is_ok());
        assert!(properties(&vec![ProfileProperty::default(); 17]).is_err());
        let long = ProfileProperty { value: "x".repeat(100_000), ..Default::default() };
        assert!(properties(&[long]).is_err());
    }

    #[test]
    fn command_nodes_exist() {
        let node = CommandNode { children: vec![1], ..Default::default() };
        let tree = CommandTree { nodes: vec![node.clone()], root: 0 };
        assert!(command_tree(&tree).is_err());
        let tree = CommandTree { nodes: vec![node, CommandNode::default()], root: 0 };
        assert_eq!(command_tree(&tree), Ok(()));
    }
}
