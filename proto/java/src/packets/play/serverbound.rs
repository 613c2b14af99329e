//! What a client sends while playing.

use uuid::Uuid;

use super::{Difficulty, Direction, GameMode};
use crate::packets::common::common_serverbound;
use crate::packets::{Hand, packet_enum};
use crate::wire::{
    BoundedString, ByteArray, HashedStack, Identifier, LastSeen, List, LpVec3, OptionalId, Position,
    Signature, UntrustedItemStack, VarInt, VarLong, Vec3, wire_enum, wire_struct, wire_union,
};

common_serverbound!();

// Movement.
wire_struct! {
    /// Confirms a teleport with the pose it ended in.
    AcceptTeleportation { teleport: VarInt, position: Vec3, yaw: f32, pitch: f32 }

    /// Moved.
    MovePlayerPos {
        position: Vec3,
        /// 1 on ground, 2 horizontal collision.
        flags: u8,
    }

    /// Moved and turned.
    MovePlayerPosRot {
        position: Vec3,
        yaw: f32,
        pitch: f32,
        /// 1 on ground, 2 horizontal collision.
        flags: u8,
    }

    /// Turned.
    MovePlayerRot {
        yaw: f32,
        pitch: f32,
        /// 1 on ground, 2 horizontal collision.
        flags: u8,
    }

    /// Neither, but a flag changed.
    MovePlayerStatusOnly {
        /// 1 on ground, 2 horizontal collision.
        flags: u8,
    }

    /// The vehicle the player steers moved.
    MoveVehicle { position: Vec3, yaw: f32, pitch: f32, on_ground: bool }

    /// Which paddles move.
    PaddleBoat { left: bool, right: bool }

    /// Keys held.
    PlayerInput {
        /// 1 forward, 2 backward, 4 left, 8 right, 16 jump, 32 sneak, 64 sprint.
        keys: u8,
    }

    /// A change of what the player does.
    PlayerCommand {
        /// The player's own entity.
        entity: VarInt,
        action: PlayerCommandAction,
        /// Strength of a riding jump, 0..=100.
        data: VarInt,
    }

    /// Flying began or ended.
    PlayerAbilities {
        /// 2: flying.
        flags: u8,
    }

    /// The world is visible.
    PlayerLoaded {}

    /// The end of a client's tick.
    ClientTickEnd {}
}

wire_enum! {
    /// What changes.
    PlayerCommandAction: VarInt {
        StopSleeping = 0, StartSprinting = 1, StopSprinting = 2, StartRidingJump = 3, StopRidingJump = 4,
        OpenInventory = 5, StartFallFlying = 6,
    }
}

// Blocks, items, entities.
wire_struct! {
    /// Digging, dropping and the like.
    PlayerAction {
        action: PlayerActionKind,
        position: Position,
        /// 0..=5 as [`Direction`]; vanilla takes any byte modulo 6.
        face: u8,
        sequence: VarInt,
    }

    /// Uses the item in hand on a block.
    UseItemOn {
        hand: Hand,
        position: Position,
        face: Direction,
        /// Place on the block, 0..=1 on each axis.
        cursor: [f32; 3],
        /// The player's head is in a block.
        inside: bool,
        border_hit: bool,
        sequence: VarInt,
    }

    /// Uses the item in hand.
    UseItem { hand: Hand, sequence: VarInt, yaw: f32, pitch: f32 }

    /// Swings the main hand.
    Punch {}

    /// Hits an entity.
    Attack { entity: VarInt }

    /// Uses an entity.
    Interact {
        entity: VarInt,
        hand: Hand,
        /// From the entity's feet.
        location: LpVec3,
        sneaking: bool,
    }

    /// A spectator looks through an entity's eyes; none: a left click in air.
    SpectatorAction { entity: OptionalId }

    /// A spectator goes to an entity.
    TeleportToEntity { target: Uuid }

    /// New text of a sign.
    SignUpdate {
        position: Position,
        lines: [BoundedString<384>; 4],
        /// 0 back, 1 front.
        side: VarInt,
    }

    /// The block a player wants in hand.
    PickItemFromBlock { position: Position, include_data: bool }

    /// The entity a player wants in hand.
    PickItemFromEntity { entity: VarInt, include_data: bool }

    /// Text of a book.
    EditBook {
        slot: VarInt,
        pages: List<BoundedString<1024>, 100>,
        /// Signs the book.
        title: Option<BoundedString<32>>,
    }
}

wire_enum! {
    /// What is done.
    PlayerActionKind: VarInt {
        StartDestroyBlock = 0, ChangeDestroyDirection = 1, AbortDestroyBlock = 2, StopDestroyBlock = 3,
        DropAllItems = 4, DropItem = 5, ReleaseUseItem = 6, SwapItemWithOffhand = 7, Stab = 8,
    }
}

// Containers.
wire_struct! {
    /// A click in a window.
    ContainerClick {
        window: VarInt,
        state: VarInt,
        /// -999: outside.
        slot: i16,
        button: i8,
        mode: ClickMode,
        changed: List<ChangedSlot, 128>,
        carried: HashedStack,
    }

    /// What a client says a slot holds after its click.
    ChangedSlot { slot: i16, stack: HashedStack }

    /// Closes a window.
    ContainerClose { window: VarInt }

    /// A button in a window.
    ContainerButtonClick { window: VarInt, button: VarInt }

    /// A crafter's slot is switched on or off.
    ContainerSlotStateChanged { slot: VarInt, window: VarInt, enabled: bool }

    /// The hotbar slot in hand.
    SetCarriedItem {
        /// 0..=8.
        slot: i16,
    }

    /// Puts a stack into a slot in creative mode.
    SetCreativeModeSlot {
        /// Slot of window 0; negative drops the stack.
        slot: i16,
        stack: UntrustedItemStack,
    }

    /// The stack of a bundle that comes out first.
    BundleItemSelected {
        slot: VarInt,
        /// -1: none.
        index: VarInt,
    }

    /// A name typed in an anvil.
    RenameItem { name: BoundedString<32767> }

    /// A merchant's offer.
    SelectTrade { offer: VarInt }

    /// A beacon's effects.
    SetBeacon { primary: Option<VarInt>, secondary: Option<VarInt> }

    /// Lays out a recipe of the recipe book.
    PlaceRecipe { window: VarInt, recipe: VarInt, use_max_items: bool }

    /// The recipe book was opened, closed or filtered.
    RecipeBookChangeSettings {
        /// 0 crafting, 1 furnace, 2 blast furnace, 3 smoker.
        book: VarInt,
        open: bool,
        filtering: bool,
    }

    /// A new recipe was looked at.
    RecipeBookSeenRecipe { recipe: VarInt }
}

wire_enum! {
    /// The kind of click.
    ClickMode: VarInt, unknown Pickup {
        Pickup = 0, QuickMove = 1, Swap = 2, Clone = 3, Throw = 4, QuickCraft = 5, PickupAll = 6,
    }
}

// Chat and commands.
wire_struct! {
    /// A chat message.
    Chat {
        message: BoundedString<256>,
        /// Milliseconds since 1970.
        timestamp: i64,
        salt: i64,
        signature: Option<Signature>,
        last_seen: LastSeen,
    }

    /// Acknowledges chat messages.
    ChatAck { offset: VarInt }

    /// A command, without the slash.
    ChatCommand { command: BoundedString<32767> }

    /// A command with signed arguments.
    ChatCommandSigned {
        command: BoundedString<32767>,
        /// Milliseconds since 1970.
        timestamp: i64,
        salt: i64,
        signatures: List<ArgumentSignature, 8>,
        last_seen: LastSeen,
    }

    /// The signature of one argument.
    ArgumentSignature { name: BoundedString<16>, signature: Signature }

    /// The key the player signs with.
    ChatSessionUpdate {
        id: Uuid,
        /// Milliseconds since 1970.
        expires_at: i64,
        public_key: ByteArray<512>,
        signature: ByteArray<4096>,
    }

    /// Asks how a command could go on.
    CommandSuggestion { id: VarInt, text: BoundedString<32500> }

    /// Respawn, statistics or game rules.
    ClientCommand { action: ClientCommandAction }

    /// A new difficulty.
    ChangeDifficulty { difficulty: Difficulty }

    /// Locks the difficulty.
    LockDifficulty { locked: bool }

    /// A new game mode for the player.
    ChangeGameMode { mode: GameMode }

    /// New values of game rules.
    SetGameRule { rules: List<GameRuleValue, 256> }

    /// A game rule and its value as text.
    GameRuleValue { rule: String, value: String }
}

wire_enum! {
    /// What is asked.
    ClientCommandAction: VarInt { PerformRespawn = 0, RequestStats = 1, RequestGameRuleValues = 2 }
}

// The connection.
wire_struct! {
    /// How many chunks the client can take a tick.
    ChunkBatchReceived { chunks_per_tick: f32 }

    /// Back to configuration.
    ConfigurationAcknowledged {}

    /// To be answered with the same number.
    PingRequest { time: i64 }
}

// Blocks of operators.
wire_struct! {
    /// Asks for a block entity's data.
    BlockEntityTagQuery { transaction: VarInt, position: Position }

    /// Asks for an entity's data.
    EntityTagQuery { transaction: VarInt, entity: VarInt }

    /// A jigsaw block generates.
    JigsawGenerate { position: Position, levels: VarInt, keep_jigsaws: bool }

    /// A command block's settings.
    SetCommandBlock {
        position: Position,
        command: String,
        /// 0 sequence, 1 auto, 2 redstone.
        mode: VarInt,
        /// 1 track output, 2 conditional, 4 automatic.
        flags: u8,
    }

    /// A command block minecart's settings.
    SetCommandMinecart { entity: VarInt, command: String, track_output: bool }

    /// A jigsaw block's settings.
    SetJigsawBlock {
        position: Position,
        name: Identifier,
        target: Identifier,
        pool: Identifier,
        final_state: String,
        joint: String,
        selection_priority: VarInt,
        placement_priority: VarInt,
    }

    /// A structure block's settings.
    SetStructureBlock {
        position: Position,
        update: VarInt,
        mode: VarInt,
        name: String,
        offset: [i8; 3],
        size: [i8; 3],
        mirror: VarInt,
        rotation: VarInt,
        metadata: BoundedString<128>,
        integrity: f32,
        seed: VarLong,
        /// 1 ignore entities, 2 show air, 4 show bounding box, 8 strict.
        flags: u8,
    }
}

wire_union! {
    /// A tab of the advancements screen.
    SeenAdvancements: VarInt {
        OpenedTab = 0 { tab: Identifier }
        ClosedScreen = 1 {}
    }
}

packet_enum! {
    /// What a client may send while playing.
    PlayServerbound {
        AcceptTeleportation, Attack, BlockEntityTagQuery, BundleItemSelected, ChangeDifficulty,
        ChangeGameMode, ChatAck, ChatCommand, ChatCommandSigned, Chat, ChatSessionUpdate,
        ChunkBatchReceived, ClientCommand, ClientTickEnd, ClientInformation, CommandSuggestion,
        ConfigurationAcknowledged, ContainerButtonClick, ContainerClick, ContainerClose,
        ContainerSlotStateChanged, CookieResponse, CustomPayload, EditBook, EntityTagQuery, Interact,
        JigsawGenerate, KeepAlive, LockDifficulty, MovePlayerPos, MovePlayerPosRot, MovePlayerRot,
        MovePlayerStatusOnly, MoveVehicle, PaddleBoat, PickItemFromBlock, PickItemFromEntity, PingRequest,
        PlaceRecipe, PlayerAbilities, PlayerAction, PlayerCommand, PlayerInput, PlayerLoaded, Pong, Punch,
        RecipeBookChangeSettings, RecipeBookSeenRecipe, RenameItem, ResourcePack, SeenAdvancements,
        SelectTrade, SetBeacon, SetCarriedItem, SetCommandBlock, SetCommandMinecart, SetCreativeModeSlot,
        SetGameRule, SetJigsawBlock, SetStructureBlock, SignUpdate, SpectatorAction, TeleportToEntity,
        UseItemOn, UseItem, CustomClickAction,
    }
}
