//! Components as NBT and JSON. Both have the same fields; UUIDs and whole numbers keep their types.

use serde_json::{Map, Value};

use crate::nbt::Tag;
use crate::{ClickEvent, Content, HoverEvent, Text};

/// What both formats can hold.
trait Format: Sized {
    fn string(text: &str) -> Self;
    fn bool(value: bool) -> Self;
    fn integer(value: i64) -> Self;
    fn ints(values: [i32; 4]) -> Self;
    fn list(values: Vec<Self>) -> Self;
    fn compound(fields: Vec<(&'static str, Self)>) -> Self;
}

impl Format for Tag {
    fn string(text: &str) -> Tag {
        Tag::string(text)
    }
    fn bool(value: bool) -> Tag {
        Tag::Byte(value.into())
    }
    fn integer(value: i64) -> Tag {
        i32::try_from(value).map_or(Tag::Long(value), Tag::Int)
    }
    fn ints(values: [i32; 4]) -> Tag {
        Tag::Ints(values.to_vec())
    }
    fn list(values: Vec<Tag>) -> Tag {
        Tag::List(values)
    }
    fn compound(fields: Vec<(&'static str, Tag)>) -> Tag {
        Tag::Compound(fields.into_iter().map(|(name, value)| (name.to_owned(), value)).collect())
    }
}

impl Format for Value {
    fn string(text: &str) -> Value {
        text.into()
    }
    fn bool(value: bool) -> Value {
        value.into()
    }
    fn integer(value: i64) -> Value {
        value.into()
    }
    fn ints(values: [i32; 4]) -> Value {
        values.to_vec().into()
    }
    fn list(values: Vec<Value>) -> Value {
        values.into()
    }
    fn compound(fields: Vec<(&'static str, Value)>) -> Value {
        Value::Object(fields.into_iter().map(|(name, value)| (name.to_owned(), value)).collect::<Map<_, _>>())
    }
}

pub(crate) fn to_tag(text: &Text) -> Tag {
    component(text)
}

pub(crate) fn to_json(text: &Text) -> Value {
    component(text)
}

fn component<F: Format>(text: &Text) -> F {
    let bare = text.style.is_none() && text.extra.is_empty();
    let mut fields = Vec::new();
    match &text.content {
        Content::Literal(literal) if bare => return F::string(literal),
        Content::Integer(value) if bare => return F::string(&value.to_string()),
        Content::Literal(literal) => fields.push(("text", F::string(literal))),
        Content::Integer(value) => fields.push(("text", F::string(&value.to_string()))),
        Content::Keybind(key) => fields.push(("keybind", F::string(key))),
        Content::Translate { key, fallback, args } => {
            fields.push(("translate", F::string(key)));
            if let Some(fallback) = fallback {
                fields.push(("fallback", F::string(fallback)));
            }
            if !args.is_empty() {
                fields.push(("with", F::list(args.iter().map(argument).collect())));
            }
        }
    }
    if !text.extra.is_empty() {
        fields.push(("extra", F::list(text.extra.iter().map(component).collect())));
    }
    let style = &text.style;
    let strings = [("color", &style.color), ("font", &style.font), ("insertion", &style.insertion)];
    fields.extend(strings.into_iter().filter_map(|(name, value)| Some((name, F::string(value.as_deref()?)))));
    let flags = [
        ("bold", style.bold),
        ("italic", style.italic),
        ("underlined", style.underlined),
        ("strikethrough", style.strikethrough),
        ("obfuscated", style.obfuscated),
    ];
    fields.extend(flags.into_iter().filter_map(|(name, value)| Some((name, F::bool(value?)))));
    if let Some(color) = style.shadow_color {
        fields.push(("shadow_color", F::integer(color.into())));
    }
    if let Some(event) = &style.click_event {
        fields.push(("click_event", click_event(event)));
    }
    if let Some(event) = &style.hover_event {
        fields.push(("hover_event", hover_event(event)));
    }
    F::compound(fields)
}

fn argument<F: Format>(arg: &Text) -> F {
    match arg.content {
        Content::Integer(value) if arg.style.is_none() && arg.extra.is_empty() => F::integer(value),
        _ => component(arg),
    }
}

fn click_event<F: Format>(event: &ClickEvent) -> F {
    let (action, field, value) = match event {
        ClickEvent::OpenUrl(url) => ("open_url", "url", F::string(url)),
        ClickEvent::RunCommand(command) => ("run_command", "command", F::string(command)),
        ClickEvent::SuggestCommand(command) => ("suggest_command", "command", F::string(command)),
        ClickEvent::CopyToClipboard(value) => ("copy_to_clipboard", "value", F::string(value)),
        ClickEvent::ChangePage(page) => ("change_page", "page", F::integer((*page).into())),
    };
    F::compound(vec![("action", F::string(action)), (field, value)])
}

fn hover_event<F: Format>(event: &HoverEvent) -> F {
    F::compound(match event {
        HoverEvent::ShowText(text) => vec![("action", F::string("show_text")), ("value", component(text))],
        HoverEvent::ShowEntity { id, uuid, name } => {
            let mut fields = vec![
                ("action", F::string("show_entity")),
                ("id", F::string(id)),
                ("uuid", F::ints(uuid_ints(*uuid))),
            ];
            fields.extend(name.iter().map(|name| ("name", component(name))));
            fields
        }
        HoverEvent::ShowItem { id, count } => {
            vec![
                ("action", F::string("show_item")),
                ("id", F::string(id)),
                ("count", F::integer((*count).into())),
            ]
        }
    })
}

fn uuid_ints(uuid: [u8; 16]) -> [i32; 4] {
    std::array::from_fn(|i| i32::from_be_bytes(std::array::from_fn(|j| uuid[4 * i + j])))
}

#[cfg(test)]
mod tests {
    use super::*;

    const UUID: [u8; 16] = [0, 0, 0, 1, 0, 0, 0, 2, 0, 0, 0, 3, 255, 255, 255, 255];

    #[test]
    fn plain_text_is_a_string() {
        assert_eq!(Text::literal("hi").to_nbt(), [8, 0, 2, b'h', b'i']);
        assert_eq!(Text::literal("hi").to_json(), "\"hi\"");
    }

    #[test]
    fn joined_message_has_vanillas_fields() {
        let text = Text::translate("multiplayer.player.joined", [Text::player("Ada", UUID)]).color("yellow");
        assert_eq!(
            text.to_json(),
            concat!(
                r#"{"translate":"multiplayer.player.joined","with":[{"text":"Ada","insertion":"Ada","#,
                r#""click_event":{"action":"suggest_command","command":"/tell Ada "},"hover_event":"#,
                r#"{"action":"show_entity","id":"minecraft:player","uuid":[1,2,3,-1],"name":"Ada"}}],"#,
                r#""color":"yellow"}"#
            )
        );
    }

    #[test]
    fn a_style_makes_a_compound() {
        assert_eq!(
            Text::literal("a").bold().to_nbt(),
            [&[10, 8, 0, 4][..], b"text", &[0, 1, b'a', 1, 0, 4], b"bold", &[1, 0]].concat()
        );
    }

    #[test]
    fn numbers_stay_numbers_only_as_arguments() {
        assert_eq!(Text::from(3).to_json(), "\"3\"");
        assert_eq!(Text::translate("k", [3.into()]).to_json(), r#"{"translate":"k","with":[3]}"#);
    }
}
