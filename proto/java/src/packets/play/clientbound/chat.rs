//! Chat.

use uuid::Uuid;

use crate::wire::{
    BoundedString, Holder, List, PreviousMessage, RawNbt, Signature, VarInt, wire_struct, wire_union,
};

wire_struct! {
    /// A message of the server.
    SystemChat {
        /// Text component.
        text: RawNbt,
        /// Above the hotbar rather than in chat.
        overlay: bool,
    }

    /// A message of a player.
    PlayerChat {
        /// Counts the player messages sent to this client.
        global_index: VarInt,
        sender: Uuid,
        /// Counts the sender's messages.
        index: VarInt,
        signature: Option<Signature>,
        message: BoundedString<256>,
        /// Milliseconds since 1970.
        timestamp: i64,
        salt: i64,
        previous: List<PreviousMessage, 20>,
        /// Text component shown instead.
        unsigned: Option<RawNbt>,
        filter: FilterMask,
        chat_type: ChatType,
    }

    /// A message in a player's name that is not signed.
    DisguisedChat {
        /// Text component.
        message: RawNbt,
        chat_type: ChatType,
    }

    /// How a message is decorated.
    ChatType {
        /// In the chat_type registry.
        kind: Holder<InlineChatType>,
        /// Text component.
        sender_name: RawNbt,
        /// Text component.
        target_name: Option<RawNbt>,
    }

    /// A chat type that is in no registry.
    InlineChatType { chat: ChatDecoration, narration: ChatDecoration }

    /// A decoration of chat.
    ChatDecoration {
        translation_key: String,
        /// 0 sender, 1 target, 2 content.
        parameters: List<VarInt, 16>,
        /// Style, a compound.
        style: RawNbt,
    }

    /// Takes a message out of chat.
    DeleteChat { message: PreviousMessage }
}

wire_union! {
    /// What a text filter hides.
    FilterMask: VarInt {
        PassThrough = 0 {}
        FullyFiltered = 1 {}
        /// A bit for each character.
        PartiallyFiltered = 2 { mask: List<i64, 64> }
    }
}
