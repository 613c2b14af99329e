//! `/say`, `/me`, `/msg` and its other names.

use brigadier::{Argument, Tree};
use text::Text;

use super::call::{Call, Handler, Outcome, missing, tell};
use super::host::ChatKind;
use super::source::display_name;
use super::table::level::GAMEMASTERS;
use super::table::{argument, literal, run};

/// What the log says of chat lines whose sender is not proven by a signature.
const NOT_SECURE: &str = "[Not Secure] ";

pub(super) fn register_say(tree: &mut Tree<Handler>) {
    let message = argument("message", Argument::Message);
    tree.register(literal("say").requires(GAMEMASTERS).then(message.executes(run(say))));
}

pub(super) fn register_me(tree: &mut Tree<Handler>) {
    tree.register(literal("me").then(argument("action", Argument::Message).executes(run(me))));
}

pub(super) fn register_messages(tree: &mut Tree<Handler>) {
    let targets = argument("targets", Argument::Entity { single: false, players: true });
    let message = argument("message", Argument::Message).executes(run(whisper));
    let msg = tree.register(literal("msg").then(targets.then(message)));
    tree.register(literal("tell").redirect(msg));
    tree.register(literal("w").redirect(msg));
}

fn say(call: &mut Call<'_>) -> Outcome {
    broadcast(call, ChatKind::Say, "message")
}

fn me(call: &mut Call<'_>) -> Outcome {
    broadcast(call, ChatKind::Emote, "action")
}

fn broadcast(call: &mut Call<'_>, kind: ChatKind, argument: &'static str) -> Outcome {
    let message = call.message(argument).ok_or_else(|| missing(argument))?;
    let sender = call.source.display.clone();
    let line = Text::translate(kind.translation_key(), [sender.clone(), message.clone()]);
    call.host.print(&format!("{NOT_SECURE}{}", line.to_plain()));
    call.host.chat(kind, &sender, None, &message, None);
    Ok(1)
}

fn whisper(call: &mut Call<'_>) -> Outcome {
    let targets = call.players("targets")?;
    let message = call.message("message").ok_or_else(|| missing("message"))?;
    let sender = call.source.display.clone();
    for target in &targets {
        let name = display_name(target);
        match call.source.player {
            Some(player) => {
                let kind = ChatKind::MessageOutgoing;
                call.host.chat(kind, &sender, Some(&name), &message, Some(player));
            }
            None => {
                let key = ChatKind::MessageOutgoing.translation_key();
                tell(call.host, call.source, &Text::translate(key, [name, message.clone()]));
            }
        }
        call.host.chat(ChatKind::MessageIncoming, &sender, None, &message, Some(target.uuid));
    }
    Ok(targets.len() as i32)
}
