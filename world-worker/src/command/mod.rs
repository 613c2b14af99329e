//! Commands: one tree, one file per family, written against [`Host`].
//!
//! Handlers know no server: what they need is a method of [`Host`]. Feedback, errors and who hears of them follow
//! vanilla.

mod ban;
mod boss_bar;
mod call;
mod chat;
mod difficulty;
mod fill;
mod game_mode;
mod game_rule;
mod help;
pub mod host;
mod idle_timeout;
mod items;
mod kick;
mod kill;
mod list;
pub mod locate;
mod operators;
mod particle;
mod pregen;
mod resolve;
mod save;
mod seed;
mod set_block;
mod sound;
mod source;
mod spawn;
mod spectate;
mod table;
mod teleport;
mod tell_raw;
#[cfg(test)]
mod tests;
mod tick;
mod time;
mod title;
mod transfer;
mod vocabulary;
mod waypoint;
mod weather;
mod whitelist;
mod world_border;

use brigadier::{FlatTree, StringReader, Suggestions};

pub use call::{Call, Handler, Outcome};
pub use host::Host;
pub use source::{Collected, Source};
pub use tick::report_sprint;
pub use whitelist::kick_unlisted;

use vocabulary::Names;

/// Most suggestions that one answer carries, as vanilla.
const MAX_SUGGESTIONS: usize = 1000;

/// Runs a line, with or without its slash, and returns the command's result; 0 when it failed. All feedback goes through
/// the host.
pub fn execute(host: &mut dyn Host, source: &Source, line: &str) -> i32 {
    let line = line.strip_prefix('/').unwrap_or(line);
    let parse = table::tree().parse(line, source.level, &Names(host));
    let outcome = match parse.executable() {
        Ok((arguments, Handler(run))) => run(&mut Call { host, source, arguments }),
        Err(error) => Err(error),
    };
    outcome.unwrap_or_else(|error| {
        call::report(host, source, line, &error);
        0
    })
}

/// Completions at byte `cursor` of a line, with or without its slash; positions count the slash.
pub fn suggest(host: &dyn Host, source: &Source, line: &str, cursor: usize) -> Suggestions {
    let mut reader = StringReader::new(line);
    reader.skip_if('/');
    let names = Names(host);
    let parse = table::tree().parse_reader(reader, source.level, &names);
    let mut found = table::tree().suggestions(&parse, cursor, source.level, &names);
    found.list.truncate(MAX_SUGGESTIONS);
    found
}

/// Reads a line as the console's, with the texts and particles in it, without a server and without running it; whether
/// it is a command. For fuzzing.
pub fn parse(line: &str) -> bool {
    let (names, level) = (vocabulary::Registries, table::level::OWNERS);
    let parse = table::tree().parse(line, level, &names);
    let found = table::tree().suggestions(&parse, line.len(), level, &names);
    debug_assert!(found.start as usize <= line.len());
    let Ok((arguments, _)) = parse.executable() else { return false };
    for name in ["title", "message", "name"] {
        if let Some(data) = arguments.data(name)
            && let Ok(text) = text::Text::from_nbt(&data.to_network_nbt())
        {
            // What is shown to clients reads back as what it is.
            assert_eq!(text::Text::from_nbt(&text.to_nbt()).ok(), Some(text));
        }
    }
    if let Some((name, options)) = arguments.particle("name") {
        let _ = particle::options(&name, options.as_ref());
    }
    true
}

/// The tree as someone of permission level `level` is sent it.
pub fn tree_for(level: u8) -> FlatTree {
    table::tree().flatten(level)
}
