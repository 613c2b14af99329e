//! `/seed`.

use brigadier::Tree;
use text::{ClickEvent, Text};

use super::call::{Call, Handler, Outcome};
use super::table::level::GAMEMASTERS;
use super::table::{literal, run};

pub(super) fn register(tree: &mut Tree<Handler>) {
    tree.register(literal("seed").requires(GAMEMASTERS).executes(run(seed)));
}

fn seed(call: &mut Call<'_>) -> Outcome {
    let seed = call.host.seed();
    let shown = Text::literal(seed.to_string())
        .color("green")
        .click_event(ClickEvent::CopyToClipboard(seed.to_string()))
        .hover_text(Text::translate("chat.copy.click", []))
        .insertion(seed.to_string());
    call.success(Text::translate("commands.seed.success", [shown.bracketed()]), false);
    Ok(seed as i32)
}
