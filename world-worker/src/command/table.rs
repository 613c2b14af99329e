//! The one table of all commands.

use std::sync::LazyLock;

use brigadier::{Builder, NodeId, Tree};

use super::call::{Call, Handler, Outcome};
use super::{
    ban, boss_bar, chat, difficulty, fill, game_mode, game_rule, help, idle_timeout, items, kick, kill, list,
    locate, operators, particle, pregen, save, seed, set_block, sound, spawn, spectate, teleport, tell_raw,
    tick, time, title, transfer, waypoint, weather, whitelist, world_border,
};

/// Permission levels of vanilla's commands.
pub mod level {
    /// Commands that change the game.
    pub const GAMEMASTERS: u8 = 2;
    /// Commands about players' access, and `/tick`.
    pub const ADMINS: u8 = 3;
    /// Commands about the process.
    pub const OWNERS: u8 = 4;
}

/// Registers the commands of one family.
type Family = fn(&mut Tree<Handler>);

/// All families, in vanilla's order of registration.
const FAMILIES: [Family; 31] = [
    boss_bar::register,
    items::register_clear,
    game_mode::register_default,
    difficulty::register,
    chat::register_me,
    fill::register,
    game_mode::register,
    game_rule::register,
    items::register_give,
    help::register,
    kick::register,
    kill::register,
    list::register,
    locate::register,
    chat::register_messages,
    particle::register,
    sound::register_play,
    chat::register_say,
    seed::register,
    set_block::register,
    spawn::register,
    spectate::register,
    sound::register_stop,
    teleport::register,
    tell_raw::register,
    tick::register,
    time::register,
    title::register,
    waypoint::register,
    weather::register,
    world_border::register,
];

/// Families of a dedicated server.
const DEDICATED: [Family; 7] = [
    ban::register,
    operators::register,
    save::register,
    save::register_stop,
    idle_timeout::register,
    transfer::register,
    whitelist::register,
];

/// Families that vanilla does not have.
const OWN: [Family; 1] = [pregen::register];

static TREE: LazyLock<Tree<Handler>> = LazyLock::new(|| {
    let mut tree = Tree::new();
    for family in FAMILIES.into_iter().chain(DEDICATED).chain(OWN) {
        family(&mut tree);
    }
    tree
});

/// The tree; it never changes.
pub fn tree() -> &'static Tree<Handler> {
    &TREE
}

/// A literal node.
pub fn literal(text: &'static str) -> Builder<Handler> {
    brigadier::literal(text)
}

/// An argument node.
pub fn argument(name: &'static str, kind: brigadier::Argument) -> Builder<Handler> {
    brigadier::argument(name, kind)
}

/// A handler.
pub fn run(handler: fn(&mut Call<'_>) -> Outcome) -> Handler {
    Handler(handler)
}

/// Where commands hang.
pub const ROOT: NodeId = NodeId::ROOT;
