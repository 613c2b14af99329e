//! One execution of a command: its arguments, its source, and where its feedback goes.

use brigadier::{Context, ErrorArg, SyntaxError};
use text::{ClickEvent, Text};
use uuid::Uuid;

use super::host::Host;
use super::source::Source;

/// The result of a command, or why it failed.
pub type Outcome = Result<i32, SyntaxError>;

/// What an executable node of the tree does.
#[derive(Clone, Copy)]
pub struct Handler(pub fn(&mut Call<'_>) -> Outcome);

/// One execution.
pub struct Call<'a> {
    /// The server.
    pub host: &'a mut dyn Host,
    /// Who runs it.
    pub source: &'a Source,
    /// What was typed.
    pub arguments: &'a Context<Handler>,
}

/// A failure that names no place in the line.
pub fn failure(key: &'static str, args: impl IntoIterator<Item = String>) -> SyntaxError {
    SyntaxError::new(key, args.into_iter().map(ErrorArg::Text).collect())
}

/// An argument that the tree promises but did not give: only a wrong registration leads here.
pub fn missing(name: &'static str) -> SyntaxError {
    debug_assert!(false, "no argument {name}");
    failure("command.failed", [])
}

impl Call<'_> {
    /// Tells the source, and other operators too if `announce`.
    pub fn success(&mut self, message: Text, announce: bool) {
        succeed(self.host, self.source, &message, announce);
    }

    /// Tells the source in red.
    pub fn fail(&mut self, message: Text) {
        fail(self.host, self.source, message);
    }

    /// The player who runs it.
    pub fn player(&self) -> Result<Uuid, SyntaxError> {
        self.source.player.ok_or_else(|| failure("permissions.requires.player", []))
    }

    /// The entity that runs it.
    pub fn entity(&self) -> Result<Uuid, SyntaxError> {
        self.source.player.ok_or_else(|| failure("permissions.requires.entity", []))
    }
}

/// Sends feedback where vanilla does: to the source unless it is a player and `send_command_feedback` is off; to other
/// operators in grey if the source informs them; to the log unless the console was the source.
pub fn succeed(host: &mut dyn Host, source: &Source, message: &Text, announce: bool) {
    let feedback = host.rules().flag("send_command_feedback");
    if source.player.is_none() || feedback {
        tell(host, source, message);
    }
    let informs_ops = match (&source.collected, source.player) {
        (Some(collected), _) => collected.informs_ops,
        (None, None) => host.console_informs_ops(),
        (None, Some(_)) => true,
    };
    if !announce || !informs_ops {
        return;
    }
    let told =
        Text::translate("chat.type.admin", [source.display.clone(), message.clone()]).color("gray").italic();
    if feedback {
        let ops = host.ops();
        for player in host.entities() {
            let is_op = ops.iter().any(|op| op.uuid == player.uuid);
            if player.is_player() && is_op && Some(player.uuid) != source.player {
                host.send(player.uuid, &told);
            }
        }
    }
    let is_console = source.player.is_none() && source.collected.is_none();
    if !is_console && host.rules().flag("log_admin_commands") {
        host.print(&told.to_plain());
    }
}

/// Tells the source in red.
pub fn fail(host: &mut dyn Host, source: &Source, message: Text) {
    tell(host, source, &Text::empty().append(message).color("red"));
}

/// Tells the source.
pub fn tell(host: &mut dyn Host, source: &Source, message: &Text) {
    match (&source.collected, source.player) {
        (Some(collected), _) => collected.add(&message.to_plain()),
        (None, Some(player)) => host.send(player, message),
        (None, None) => host.print(&message.to_plain()),
    }
}

/// Tells the source what was wrong with `line` (without slash), and where.
pub fn report(host: &mut dyn Host, source: &Source, line: &str, error: &SyntaxError) {
    let args = error.args.iter().map(argument_text);
    fail(host, source, Text::translate(error.key, args));
    let Some((cut, before, after)) = error.context() else { return };
    let mut place = Text::empty().color("gray").click_event(ClickEvent::SuggestCommand(format!("/{line}")));
    if cut {
        place = place.append("...");
    }
    place = place.append(before);
    if !after.is_empty() {
        place = place.append(Text::literal(after).color("red").underlined());
    }
    place = place.append(Text::translate("command.context.here", []).color("red").italic());
    fail(host, source, place);
}

fn argument_text(arg: &ErrorArg) -> Text {
    match arg {
        ErrorArg::Text(text) => Text::literal(text.as_str()),
        ErrorArg::Translate(key, args) => Text::translate(*key, args.iter().map(argument_text)),
    }
}
