//! Text components: what chat, kicks, titles and command feedback are made of.
//!
//! A [`Text`] is built by the server, written as network NBT ([`Text::to_nbt`]) or JSON
//! ([`Text::to_json`]), and rendered in English for consoles and logs ([`Text::to_plain`]). Names of
//! fields are those of the canonical version, 26.3. Reading ([`Text::from_nbt`], [`Text::from_json`]) is
//! for bots and proxies; it takes any bytes.

#![forbid(unsafe_code)]

pub mod english;
mod format;
mod nbt;
mod parse;
mod plain;
mod write;

use std::borrow::Cow;

pub use parse::TextError;

/// A text component: content, style, and siblings that inherit the style.
#[derive(Clone, Debug, PartialEq)]
pub struct Text {
    /// What it says.
    pub content: Content,
    /// How it looks and what it does.
    pub style: Style,
    /// What follows, in the same style unless it has its own.
    pub extra: Vec<Text>,
}

/// What a component says by itself.
#[derive(Clone, Debug, PartialEq)]
pub enum Content {
    /// The same in every language.
    Literal(Cow<'static, str>),
    /// A whole number; as an argument of a translation it travels as one.
    Integer(i64),
    /// A translation key that the client looks up in its own language.
    Translate {
        /// Vanilla's key.
        key: Cow<'static, str>,
        /// Pattern for clients that do not know the key.
        fallback: Option<Cow<'static, str>>,
        /// What `%s` and `%1$s` stand for.
        args: Vec<Text>,
    },
    /// The name of a key as the client has bound it.
    Keybind(Cow<'static, str>),
}

/// How a component looks and what it does; unset fields are inherited.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct Style {
    /// One of the sixteen names, or `#RRGGBB`.
    pub color: Option<Cow<'static, str>>,
    /// Thick letters.
    pub bold: Option<bool>,
    /// Slanted letters.
    pub italic: Option<bool>,
    /// A line below.
    pub underlined: Option<bool>,
    /// A line through.
    pub strikethrough: Option<bool>,
    /// Letters that change all the time.
    pub obfuscated: Option<bool>,
    /// Letters of a resource pack's font, with namespace.
    pub font: Option<Cow<'static, str>>,
    /// Colour of the shadow, alpha first.
    pub shadow_color: Option<i32>,
    /// Put into the chat box by a shift-click.
    pub insertion: Option<Cow<'static, str>>,
    /// What a click does.
    pub click_event: Option<ClickEvent>,
    /// What pointing at it shows.
    pub hover_event: Option<HoverEvent>,
}

/// What a click on a component does.
#[derive(Clone, Debug, PartialEq)]
pub enum ClickEvent {
    /// Opens a web address.
    OpenUrl(String),
    /// Runs a command as the player.
    RunCommand(String),
    /// Puts a command into the chat box.
    SuggestCommand(String),
    /// Copies to the clipboard.
    CopyToClipboard(String),
    /// Turns to a page of a book, from 1.
    ChangePage(i32),
}

/// What pointing at a component shows.
#[derive(Clone, Debug, PartialEq)]
pub enum HoverEvent {
    /// Another component.
    ShowText(Box<Text>),
    /// An entity.
    ShowEntity {
        /// Entity type with namespace.
        id: Cow<'static, str>,
        /// Its UUID, big endian.
        uuid: [u8; 16],
        /// Its name.
        name: Option<Box<Text>>,
    },
    /// An item.
    ShowItem {
        /// Item with namespace.
        id: Cow<'static, str>,
        /// How many.
        count: i32,
    },
}

impl Text {
    /// Text that is the same in every language.
    pub fn literal(text: impl Into<String>) -> Text {
        Text::of(Content::Literal(Cow::Owned(text.into())))
    }

    /// A translation with its arguments; `[]` for none.
    pub fn translate(key: impl Into<Cow<'static, str>>, args: impl IntoIterator<Item = Text>) -> Text {
        Text::of(Content::Translate { key: key.into(), fallback: None, args: args.into_iter().collect() })
    }

    /// Nothing by itself, to hang siblings on.
    pub fn empty() -> Text {
        Text::of(Content::Literal(Cow::Borrowed("")))
    }

    /// A player's name as vanilla shows it: shift-click inserts it, a click starts a message to the
    /// player, pointing shows the entity.
    pub fn player(name: &str, uuid: [u8; 16]) -> Text {
        Text::entity(name, "minecraft:player", uuid)
            .insertion(name)
            .click_event(ClickEvent::SuggestCommand(format!("/tell {name} ")))
    }

    /// An entity's name that shows the entity when pointed at; `uuid` is big endian.
    pub fn entity(name: impl Into<Text>, id: impl Into<Cow<'static, str>>, uuid: [u8; 16]) -> Text {
        let name = name.into();
        let shown = HoverEvent::ShowEntity { id: id.into(), uuid, name: Some(Box::new(name.clone())) };
        name.hover_event(shown)
    }

    /// In square brackets, as vanilla shows coordinates and seeds.
    pub fn bracketed(self) -> Text {
        Text::translate("chat.square_brackets", [self])
    }

    /// With the parts of `parts` one after another, `separator` between them.
    pub fn join(parts: impl IntoIterator<Item = Text>, separator: &str) -> Text {
        let mut joined = Text::empty();
        for (i, part) in parts.into_iter().enumerate() {
            if i > 0 {
                joined.extra.push(Text::literal(separator));
            }
            joined.extra.push(part);
        }
        joined
    }

    /// A translation for clients that do not know its key: the same with a pattern of its own.
    pub fn fallback(mut self, pattern: impl Into<Cow<'static, str>>) -> Text {
        if let Content::Translate { fallback, .. } = &mut self.content {
            *fallback = Some(pattern.into());
        }
        self
    }

    /// In this colour: one of the sixteen names, or `#RRGGBB`.
    pub fn color(mut self, color: impl Into<Cow<'static, str>>) -> Text {
        self.style.color = Some(color.into());
        self
    }

    /// In thick letters.
    pub fn bold(mut self) -> Text {
        self.style.bold = Some(true);
        self
    }

    /// In slanted letters.
    pub fn italic(mut self) -> Text {
        self.style.italic = Some(true);
        self
    }

    /// With a line below.
    pub fn underlined(mut self) -> Text {
        self.style.underlined = Some(true);
        self
    }

    /// With a line through it.
    pub fn strikethrough(mut self) -> Text {
        self.style.strikethrough = Some(true);
        self
    }

    /// In letters that change all the time.
    pub fn obfuscated(mut self) -> Text {
        self.style.obfuscated = Some(true);
        self
    }

    /// Put into the chat box by a shift-click.
    pub fn insertion(mut self, text: impl Into<String>) -> Text {
        self.style.insertion = Some(Cow::Owned(text.into()));
        self
    }

    /// Does something when clicked.
    pub fn click_event(mut self, event: ClickEvent) -> Text {
        self.style.click_event = Some(event);
        self
    }

    /// Shows something when pointed at.
    pub fn hover_event(mut self, event: HoverEvent) -> Text {
        self.style.hover_event = Some(event);
        self
    }

    /// Shows another text when pointed at.
    pub fn hover_text(self, text: impl Into<Text>) -> Text {
        self.hover_event(HoverEvent::ShowText(Box::new(text.into())))
    }

    /// Followed by a sibling.
    pub fn append(mut self, sibling: impl Into<Text>) -> Text {
        self.extra.push(sibling.into());
        self
    }

    /// Network NBT: a type byte and a value without a name. Text that is nothing but a string is a string
    /// tag, as vanilla writes it.
    pub fn to_nbt(&self) -> Vec<u8> {
        nbt::encode(&write::to_tag(self))
    }

    /// JSON, as the login state and the status answer carry it.
    pub fn to_json(&self) -> String {
        self.to_json_value().to_string()
    }

    /// The same as a JSON value.
    pub fn to_json_value(&self) -> serde_json::Value {
        write::to_json(self)
    }

    /// What it says in English, without styles. A translation that is not in [`english`] shows its
    /// fallback, or else its key and arguments.
    pub fn to_plain(&self) -> String {
        plain::render(self)
    }

    /// Reads JSON. Nested at most as deep as `serde_json` allows, 128.
    ///
    /// # Errors
    /// Text that is no JSON, or JSON that is no component.
    pub fn from_json(json: &str) -> Result<Text, TextError> {
        parse::from_json(&serde_json::from_str(json)?, 0)
    }

    /// Reads network NBT that fills `bytes`. Nested at most [`MAX_DEPTH`] deep.
    ///
    /// # Errors
    /// Bytes that are no NBT, or NBT that is no component.
    pub fn from_nbt(bytes: &[u8]) -> Result<Text, TextError> {
        parse::from_tag(&nbt::decode(bytes)?, 0)
    }

    const fn of(content: Content) -> Text {
        Text { content, style: Style::NONE, extra: Vec::new() }
    }
}

/// How deep tags may be nested when read, as vanilla's reader of NBT allows.
pub const MAX_DEPTH: usize = 512;

/// How deep components may be nested when read. Clients read [`MAX_DEPTH`] tags, of which a component is two when written;
/// here each level also takes some kilobytes of a thread's stack.
pub const MAX_COMPONENT_DEPTH: usize = 64;

/// The named colours.
pub const COLORS: [&str; 16] = [
    "black",
    "dark_blue",
    "dark_green",
    "dark_aqua",
    "dark_red",
    "dark_purple",
    "gold",
    "gray",
    "dark_gray",
    "blue",
    "green",
    "aqua",
    "red",
    "light_purple",
    "yellow",
    "white",
];

impl Style {
    /// Everything inherited.
    pub const NONE: Style = Style {
        color: None,
        bold: None,
        italic: None,
        underlined: None,
        strikethrough: None,
        obfuscated: None,
        font: None,
        shadow_color: None,
        insertion: None,
        click_event: None,
        hover_event: None,
    };

    /// Is everything inherited?
    pub fn is_none(&self) -> bool {
        *self == Style::NONE
    }
}

impl From<&str> for Text {
    fn from(text: &str) -> Text {
        Text::literal(text)
    }
}

impl From<String> for Text {
    fn from(text: String) -> Text {
        Text::literal(text)
    }
}

impl From<&String> for Text {
    fn from(text: &String) -> Text {
        Text::literal(text.as_str())
    }
}

macro_rules! from_integers {
    ($($integer:ty),*) => {$(
        impl From<$integer> for Text {
            fn from(value: $integer) -> Text {
                Text::of(Content::Integer(i64::from(value)))
            }
        }
    )*};
}
from_integers!(i8, u8, i16, u16, i32, u32, i64);

impl std::fmt::Display for Text {
    /// As [`Text::to_plain`].
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.write_str(&self.to_plain())
    }
}
