//! Components from NBT and JSON. What a client would not read, or only the game itself can fill in, is an error: one
//! wrong colour would end the connection of everybody who is shown it.

use std::borrow::Cow;

use serde_json::Value;

use crate::nbt::Tag;
use crate::{COLORS, ClickEvent, Content, HoverEvent, MAX_COMPONENT_DEPTH, Style, Text};

/// Why something is no component.
#[derive(Debug, thiserror::Error)]
pub enum TextError {
    /// No JSON.
    #[error("bad JSON: {0}")]
    Json(#[from] serde_json::Error),
    /// No NBT.
    #[error("bad NBT: {0}")]
    Nbt(&'static str),
    /// Nested deeper than [`MAX_COMPONENT_DEPTH`].
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
    if depth > MAX_COMPONENT_DEPTH {
        return Err(TextError::TooDeep);
    }
    match source.view() {
        View::String(text) => Ok(Text::literal(text)),
        // Not written as components, but read leniently.
        View::Bool(value) => Ok(Text::literal(value.to_string())),
        View::Integer(value) => Ok(Text::literal(value.to_string())),
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
                Some(extra) => list(extra, |extra| component(extra, depth + 1))?,
                None => Vec::new(),
            };
            Ok(Text { content: content(source, depth)?, style: style(source, depth)?, extra })
        }
        View::Other => Err(TextError::Component("neither text nor a compound")),
    }
}

/// An argument of a translation: whole numbers stay numbers there.
fn argument<S: Source>(source: &S, depth: usize) -> Result<Text, TextError> {
    match source.view() {
        View::Integer(value) => Ok(Text::of(Content::Integer(value))),
        _ => component(source, depth),
    }
}

fn list<S: Source>(list: &S, read: impl Fn(&S) -> Result<Text, TextError>) -> Result<Vec<Text>, TextError> {
    match list.view() {
        View::List(values) => values.iter().map(read).collect(),
        _ => Err(TextError::Component("a list was expected")),
    }
}

fn content<S: Source>(source: &S, depth: usize) -> Result<Content, TextError> {
    if let Some(text) = string(source, "text") {
        return Ok(Content::Literal(text));
    }
    if let Some(key) = string(source, "translate") {
        let args = match source.field("with") {
            Some(args) => list(args, |arg| argument(arg, depth + 1))?,
            None => Vec::new(),
        };
        return Ok(Content::Translate { key, fallback: string(source, "fallback"), args });
    }
    if let Some(key) = string(source, "keybind") {
        return Ok(Content::Keybind(key));
    }
    let others = ["score", "selector", "nbt", "sprite", "player", "object"];
    if others.iter().any(|name| source.field(name).is_some()) {
        return Err(TextError::Component("scores, selectors, data and pictures are not known here"));
    }
    Err(TextError::Component("a compound that says nothing"))
}

fn style<S: Source>(source: &S, depth: usize) -> Result<Style, TextError> {
    let text = |name| match source.field(name) {
        Some(_) => string(source, name).ok_or(TextError::Component("a style that is no text")).map(Some),
        None => Ok(None),
    };
    let flag = |name| match source.field(name) {
        Some(value) => {
            flag(value).ok_or(TextError::Component("a style that is neither true nor false")).map(Some)
        }
        None => Ok(None),
    };
    let color = text("color")?;
    if color.as_deref().is_some_and(|color| !is_color(color)) {
        return Err(TextError::Component("an unknown colour"));
    }
    let font = text("font")?;
    if font.as_deref().is_some_and(|font| !is_location(font)) {
        return Err(TextError::Component("a font that is no resource location"));
    }
    Ok(Style {
        color,
        bold: flag("bold")?,
        italic: flag("italic")?,
        underlined: flag("underlined")?,
        strikethrough: flag("strikethrough")?,
        obfuscated: flag("obfuscated")?,
        font,
        shadow_color: source.field("shadow_color").map(shadow).transpose()?,
        insertion: text("insertion")?,
        click_event: source.field("click_event").map(click_event).transpose()?,
        hover_event: source.field("hover_event").map(|event| hover_event(event, depth)).transpose()?,
    })
}

fn is_color(text: &str) -> bool {
    let digits = text.strip_prefix('#');
    COLORS.contains(&text)
        || digits.is_some_and(|digits| digits.len() == 6 && digits.bytes().all(|b| b.is_ascii_hexdigit()))
}

/// Whether clients take it for a resource location.
fn is_location(text: &str) -> bool {
    let (namespace, path) = text.split_once(':').unwrap_or(("", text));
    let plain = |b: u8| b.is_ascii_lowercase() || b.is_ascii_digit() || matches!(b, b'_' | b'-' | b'.');
    namespace.bytes().all(plain) && path.bytes().all(|b| plain(b) || b == b'/') && !path.is_empty()
}

/// A number, or four parts from 0 to 1: red, green, blue, alpha.
fn shadow<S: Source>(source: &S) -> Result<i32, TextError> {
    let bad = TextError::Component("a shadow that is no colour");
    if let View::Integer(value) = source.view() {
        // Clients read 32 bits, whatever their sign.
        return i32::try_from(value).or_else(|_| u32::try_from(value).map(u32::cast_signed)).map_err(|_| bad);
    }
    let View::List(values) = source.view() else { return Err(bad) };
    let part = |value: &S| match value.view() {
        View::Float(value) => Some(value),
        View::Integer(value) => Some(value as f64),
        _ => None,
    };
    let parts: Option<Vec<f64>> = values.iter().map(part).collect();
    let [red, green, blue, alpha] = <[f64; 4]>::try_from(parts.unwrap_or_default())
        .map_err(|_| bad)?
        .map(|part| (part.clamp(0.0, 1.0) * 255.0) as u32);
    Ok((alpha << 24 | red << 16 | green << 8 | blue).cast_signed())
}

fn click_event<S: Source>(event: &S) -> Result<ClickEvent, TextError> {
    let text = |name| {
        string(event, name).map(Cow::into_owned).ok_or(TextError::Component("a click without its text"))
    };
    Ok(match string(event, "action").as_deref() {
        Some("open_url") => {
            let url = text("url")?;
            if !(url.starts_with("http://") || url.starts_with("https://"))
                || url.contains(char::is_whitespace)
            {
                return Err(TextError::Component("an address that is neither http nor https"));
            }
            ClickEvent::OpenUrl(url)
        }
        Some("run_command") => ClickEvent::RunCommand(text("command")?),
        Some("suggest_command") => ClickEvent::SuggestCommand(text("command")?),
        Some("copy_to_clipboard") => ClickEvent::CopyToClipboard(text("value")?),
        Some("change_page") => {
            let page = event.field("page").and_then(integer).and_then(|page| i32::try_from(page).ok());
            let page = page.filter(|page| *page >= 1);
            ClickEvent::ChangePage(page.ok_or(TextError::Component("a page that is none"))?)
        }
        _ => return Err(TextError::Component("an unknown click")),
    })
}

fn hover_event<S: Source>(event: &S, depth: usize) -> Result<HoverEvent, TextError> {
    let nested = |name| match event.field(name) {
        Some(text) => component(text, depth + 1).map(|text| Some(Box::new(text))),
        None => Ok(None),
    };
    let id = || {
        let id = string(event, "id").filter(|id| is_location(id));
        id.ok_or(TextError::Component("an id that is no resource location"))
    };
    Ok(match string(event, "action").as_deref() {
        Some("show_text") => {
            HoverEvent::ShowText(nested("value")?.ok_or(TextError::Component("a hover without its text"))?)
        }
        Some("show_entity") => {
            let uuid =
                event.field("uuid").and_then(uuid).ok_or(TextError::Component("an entity without a UUID"))?;
            HoverEvent::ShowEntity { id: id()?, uuid, name: nested("name")? }
        }
        Some("show_item") => {
            if event.field("components").is_some() {
                return Err(TextError::Component("components of shown items are not known here"));
            }
            let count = match event.field("count") {
                Some(count) => integer(count).and_then(|count| i32::try_from(count).ok()),
                None => Some(1),
            };
            let count = count.filter(|count| (1..=99).contains(count));
            HoverEvent::ShowItem {
                id: id()?,
                count: count.ok_or(TextError::Component("a count from 1 to 99"))?,
            }
        }
        _ => return Err(TextError::Component("an unknown hover")),
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

fn flag<S: Source>(source: &S) -> Option<bool> {
    match source.view() {
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
                prop::option::of(prop::sample::select(&COLORS[..])),
                prop::option::of(any::<[u8; 16]>()),
                prop::option::of(1..i32::MAX),
            );
            (args, prop::collection::vec(inner.clone(), 0..3), style, inner).prop_map(
                |(args, extra, (bold, color, uuid, page), name)| {
                    let mut text = Text::translate("some.key", args);
                    text.extra = extra;
                    text.style.bold = bold;
                    text.style.color = color.map(Cow::Borrowed);
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

    #[test]
    fn numbers_are_texts_but_as_arguments() {
        let number = Text::from_json("0").unwrap();
        assert_eq!(number, Text::literal("0"));
        assert_eq!(Text::from_nbt(&number.to_nbt()).unwrap(), number);
        let json = r#"{"translate": "a", "with": [7]}"#;
        let Content::Translate { args, .. } = Text::from_json(json).unwrap().content else { panic!() };
        assert_eq!(args, [Text::from(7)]);
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
        for _ in 0..MAX_COMPONENT_DEPTH {
            text = Text::empty().append(text);
        }
        assert!(Text::from_nbt(&text.to_nbt()).is_ok());
        let text = Text::empty().append(text);
        assert!(matches!(Text::from_nbt(&text.to_nbt()), Err(TextError::TooDeep)));
        assert!(Text::from_json(&text.to_json()).is_err());
        // As lists, each is one tag deep when read and two when written.
        let lists = "[".repeat(65) + "\"a\"" + &"]".repeat(65);
        assert!(Text::from_json(&lists).is_err());
    }

    #[test]
    fn what_clients_do_not_read_is_an_error() {
        for bad in [
            r#"{"text":"a","color":"orange"}"#,
            r##"{"text":"a","color":"#12345"}"##,
            r#"{"text":"a","bold":"yes"}"#,
            r#"{"text":"a","font":"My Font"}"#,
            r#"{"text":"a","click_event":{"action":"open_url","url":"file:///etc"}}"#,
            r#"{"text":"a","click_event":{"action":"change_page","page":0}}"#,
            r#"{"text":"a","click_event":{"action":"show_dialog","dialog":"a:b"}}"#,
            r#"{"text":"a","hover_event":{"action":"show_item","id":"stone","count":100}}"#,
            r#"{"text":"a","hover_event":{"action":"show_entity","id":"pig"}}"#,
            r#"{"selector":"@p"}"#,
            r#"{"score":{"name":"a","objective":"b"}}"#,
            r#"{"text":"a","extra":[{"text":"b","color":"orange"}]}"#,
        ] {
            assert!(Text::from_json(bad).is_err(), "{bad}");
        }
        let good = r##"{"text":"a","color":"#aB1234","font":"a:b/c","shadow_color":[0,0,0,1.0]}"##;
        let text = Text::from_json(good).unwrap();
        assert_eq!((text.style.font.as_deref(), text.style.shadow_color), (Some("a:b/c"), Some(-16_777_216)));
        assert_eq!(Text::from_nbt(&text.to_nbt()).unwrap(), text);
    }
}
