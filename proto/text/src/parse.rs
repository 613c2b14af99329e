//! Components from NBT and JSON. What a newer version may add is ignored; what is wrong is an error.

use std::borrow::Cow;

use serde_json::Value;

use crate::nbt::Tag;
use crate::{ClickEvent, Content, HoverEvent, MAX_DEPTH, Style, Text};

/// Why something is no component.
#[derive(Debug, thiserror::Error)]
pub enum TextError {
    /// No JSON.
    #[error("bad JSON: {0}")]
    Json(#[from] serde_json::Error),
    /// No NBT.
    #[error("bad NBT: {0}")]
    Nbt(&'static str),
    /// Nested deeper than [`MAX_DEPTH`].
    #[error("nested too deep")]
    TooDeep,
    /// No component.
    #[error("no text component: {0}")]
    Component(&'static str),
}

/// A value of either format, as components see it.
enum View<'a, S: Clone> {
    String(&'a str),
    Bool(bool),
    Integer(i64),
    Float(f64),
    List(Cow<'a, [S]>),
    Compound,
    Other,
}

trait Source: Clone {
    fn view(&self) -> View<'_, Self>;
    fn field(&self, name: &str) -> Option<&Self>;
}

impl Source for Value {
    fn view(&self) -> View<'_, Value> {
        match self {
            Value::String(text) => View::String(text),
            Value::Bool(value) => View::Bool(*value),
            Value::Number(number) => match number.as_i64() {
                Some(value) => View::Integer(value),
                None => View::Float(number.as_f64().unwrap_or(f64::NAN)),
            },
            Value::Array(values) => View::List(values.into()),
            Value::Object(_) => View::Compound,
            Value::Null => View::Other,
        }
    }

    fn field(&self, name: &str) -> Option<&Value> {
        self.get(name)
    }
}

impl Source for Tag {
    fn view(&self) -> View<'_, Tag> {
        match self {
            Tag::String(text) => View::String(text),
            Tag::Byte(value) => View::Integer((*value).into()),
            Tag::Short(value) => View::Integer((*value).into()),
            Tag::Int(value) => View::Integer((*value).into()),
            Tag::Long(value) => View::Integer(*value),
            Tag::Float(value) => View::Float((*value).into()),
            Tag::Double(value) => View::Float(*value),
            Tag::List(values) => View::List(values.into()),
            Tag::Ints(values) => View::List(values.iter().map(|value| Tag::Int(*value)).collect()),
            Tag::Compound(_) => View::Compound,
            Tag::Bytes(_) | Tag::Longs(_) => View::Other,
        }
    }

    fn field(&self, name: &str) -> Option<&Tag> {
        Tag::field(self, name)
    }
}

pub(crate) fn from_json(value: &Value, depth: usize) -> Result<Text, TextError> {
    component(value, depth)
}

pub(crate) fn from_tag(tag: &Tag, depth: usize) -> Result<Text, TextError> {
    component(tag, depth)
}

fn component<S: Source>(source: &S, depth: usize) -> Result<Text, TextError> {
    if depth > MAX_DEPTH {
        return Err(TextError::TooDeep);
    }
    match source.view() {
        View::String(text) => Ok(Text::literal(text)),
        // Not written as components, but met as arguments, and read leniently elsewhere.
        View::Bool(value) => Ok(Text::literal(value.to_string())),
        View::Integer(value) => Ok(Text::of(Content::Integer(value))),
        View::Float(value) => Ok(Text::literal(value.to_string())),
        View::List(values) => {
            let mut components = values.iter().map(|value| component(value, depth + 1));
            let mut first = components.next().ok_or(TextError::Component("an empty list"))??;
            for sibling in components {
                first.extra.push(sibling?);
            }
            Ok(first)
        }
        View::Compound => {
            let extra = match source.field("extra") {
                Some(extra) => components(extra, depth)?,
                None => Vec::new(),
            };
            Ok(Text { content: content(source, depth)?, style: style(source, depth)?, extra })
        }
        View::Other => Err(TextError::Component("neither text nor a compound")),
    }
}

fn components<S: Source>(list: &S, depth: usize) -> Result<Vec<Text>, TextError> {
    match list.view() {
        View::List(values) => values.iter().map(|value| component(value, depth + 1)).collect(),
        _ => Err(TextError::Component("a list was expected")),
    }
}

fn content<S: Source>(source: &S, depth: usize) -> Result<Content, TextError> {
    if let Some(text) = string(source, "text") {
        return Ok(Content::Literal(text));
    }
    if let Some(key) = string(source, "translate") {
        let args = match source.field("with") {
            Some(args) => components(args, depth)?,
            None => Vec::new(),
        };
        return Ok(Content::Translate { key, fallback: string(source, "fallback"), args });
    }
    if let Some(key) = string(source, "keybind") {
        return Ok(Content::Keybind(key));
    }
    // Scores, selectors and the like are resolved by the server that sends them; one that is not says
    // nothing here.
    let others = ["score", "selector", "nbt", "sprite", "player", "object", "type"];
    if others.iter().any(|name| source.field(name).is_some()) {
        return Ok(Content::Literal(Cow::Borrowed("")));
    }
    Err(TextError::Component("a compound that says nothing"))
}

fn style<S: Source>(source: &S, depth: usize) -> Result<Style, TextError> {
    Ok(Style {
        color: string(source, "color"),
        bold: flag(source, "bold"),
        italic: flag(source, "italic"),
        underlined: flag(source, "underlined"),
        strikethrough: flag(source, "strikethrough"),
        obfuscated: flag(source, "obfuscated"),
        insertion: string(source, "insertion"),
        click_event: source.field("click_event").and_then(click_event),
        hover_event: match source.field("hover_event") {
            Some(event) => hover_event(event, depth)?,
            None => None,
        },
    })
}

fn click_event<S: Source>(event: &S) -> Option<ClickEvent> {
    let text = |name| string(event, name).map(Cow::into_owned);
    match string(event, "action")?.as_ref() {
        "open_url" => text("url").map(ClickEvent::OpenUrl),
        "run_command" => text("command").map(ClickEvent::RunCommand),
        "suggest_command" => text("command").map(ClickEvent::SuggestCommand),
        "copy_to_clipboard" => text("value").map(ClickEvent::CopyToClipboard),
        "change_page" => i32::try_from(integer(event.field("page")?)?).ok().map(ClickEvent::ChangePage),
        _ => None,
    }
}

fn hover_event<S: Source>(event: &S, depth: usize) -> Result<Option<HoverEvent>, TextError> {
    let nested = |name| match event.field(name) {
        Some(text) => component(text, depth + 1).map(|text| Some(Box::new(text))),
        None => Ok(None),
    };
    Ok(match string(event, "action").as_deref() {
        Some("show_text") => nested("value")?.map(HoverEvent::ShowText),
        Some("show_entity") => match (string(event, "id"), event.field("uuid").and_then(uuid)) {
            (Some(id), Some(uuid)) => Some(HoverEvent::ShowEntity { id, uuid, name: nested("name")? }),
            _ => None,
        },
        Some("show_item") => string(event, "id").map(|id| {
            let count = event.field("count").and_then(integer).and_then(|count| i32::try_from(count).ok());
            HoverEvent::ShowItem { id, count: count.unwrap_or(1) }
        }),
        _ => None,
    })
}

fn string<S: Source>(source: &S, name: &str) -> Option<Cow<'static, str>> {
    match source.field(name)?.view() {
        View::String(text) => Some(Cow::Owned(text.to_owned())),
        _ => None,
    }
}

fn integer<S: Source>(source: &S) -> Option<i64> {
    match source.view() {
        View::Integer(value) => Some(value),
        _ => None,
    }
}

fn flag<S: Source>(source: &S, name: &str) -> Option<bool> {
    match source.field(name)?.view() {
        View::Bool(value) => Some(value),
        View::Integer(value) => Some(value != 0),
        _ => None,
    }
}

/// Four ints, or the usual text with or without hyphens.
fn uuid<S: Source>(source: &S) -> Option<[u8; 16]> {
    let mut uuid = [0; 16];
    match source.view() {
        View::List(values) if values.len() == 4 => {
            for (bytes, value) in uuid.chunks_exact_mut(4).zip(values.iter()) {
                bytes.copy_from_slice(&i32::try_from(integer(value)?).ok()?.to_be_bytes());
            }
        }
        View::String(text) => {
            let digits: String = text.chars().filter(|c| *c != '-').collect();
            if digits.len() != 32 {
                return None;
            }
            uuid = u128::from_str_radix(&digits, 16).ok()?.to_be_bytes();
        }
        _ => return None,
    }
    Some(uuid)
}

#[cfg(test)]
mod tests {
    use proptest::prelude::*;

    use super::*;

    fn any_text() -> impl Strategy<Value = Text> {
        let leaf = prop_oneof![
            ".{0,12}".prop_map(Text::literal),
            "[a-z.]{1,12}".prop_map(|key| Text::translate(key, [])),
            "[a-z.]{1,12}".prop_map(|key| Text::of(Content::Keybind(key.into()))),
        ];
        leaf.prop_recursive(4, 24, 4, |inner| {
            let args =
                prop::collection::vec(prop_oneof![inner.clone(), any::<i64>().prop_map(Text::from)], 0..4);
            let style = (
                prop::option::of(any::<bool>()),
                prop::option::of("[a-z]{1,8}"),
                prop::option::of(any::<[u8; 16]>()),
                prop::option::of(any::<i32>()),
            );
            (args, prop::collection::vec(inner.clone(), 0..3), style, inner).prop_map(
                |(args, extra, (bold, color, uuid, page), name)| {
                    let mut text = Text::translate("some.key", args);
                    text.extra = extra;
                    text.style.bold = bold;
                    text.style.color = color.map(Cow::Owned);
                    text.style.click_event = page.map(ClickEvent::ChangePage);
                    text.style.hover_event = Some(match uuid {
                        Some(uuid) => HoverEvent::ShowEntity {
                            id: "minecraft:pig".into(),
                            uuid,
                            name: Some(Box::new(name)),
                        },
                        None => HoverEvent::ShowText(Box::new(name)),
                    });
                    text
                },
            )
        })
    }

    proptest! {
        #[test]
        fn nbt_and_json_read_back(text in any_text()) {
            prop_assert_eq!(&Text::from_nbt(&text.to_nbt()).unwrap(), &text);
            prop_assert_eq!(&Text::from_json(&text.to_json()).unwrap(), &text);
        }

        #[test]
        fn no_bytes_make_it_panic(bytes in prop::collection::vec(any::<u8>(), 0..200)) {
            let _ = Text::from_nbt(&bytes).map(|text| text.to_plain());
            let _ = Text::from_json(&String::from_utf8_lossy(&bytes)).map(|text| text.to_plain());
        }
    }

    #[test]
    fn lists_are_a_component_and_its_siblings() {
        assert_eq!(Text::from_json(r#"["a",{"text":"b"}]"#).unwrap(), Text::literal("a").append("b"));
        assert!(Text::from_json("[]").is_err());
        assert!(Text::from_json("{}").is_err());
        assert!(Text::from_json("null").is_err());
    }

    #[test]
    fn uuids_are_read_as_text_too() {
        let json = r#"{"text":"a","hover_event":{"action":"show_entity","id":"minecraft:pig","uuid":"00000001-0000-0002-0000-0003ffffffff"}}"#;
        let uuid = [0, 0, 0, 1, 0, 0, 0, 2, 0, 0, 0, 3, 255, 255, 255, 255];
        let event = HoverEvent::ShowEntity { id: "minecraft:pig".into(), uuid, name: None };
        assert_eq!(Text::from_json(json).unwrap(), Text::literal("a").hover_event(event));
    }

    #[test]
    fn deep_components_are_refused() {
        let mut text = Text::literal("a").bold();
        for _ in 0..MAX_DEPTH {
            text = Text::empty().append(text);
        }
        assert!(matches!(Text::from_nbt(&text.to_nbt()), Err(TextError::TooDeep)));
        assert!(Text::from_json(&text.to_json()).is_err());
    }
}
