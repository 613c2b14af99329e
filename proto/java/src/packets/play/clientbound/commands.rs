//! The command tree.

use std::fmt;

use bytes::Bytes;

use crate::error::DecodeError;
use crate::wire::{Decode, Encode, Identifier, RawNbt, Reader, VarInt, wire_struct, write_var_int};

const KIND_MASK: u8 = 3;
const EXECUTABLE: u8 = 4;
const REDIRECT: u8 = 8;
const SUGGESTIONS: u8 = 16;
const RESTRICTED: u8 = 32;

wire_struct! {
    /// The commands a player may use.
    Commands {
        nodes: Vec<CommandNode>,
        /// Place of the root in the list.
        root: VarInt,
    }

    /// How a command could go on.
    CommandSuggestions {
        /// Of the question.
        id: VarInt,
        /// Where in the text the matches go, in UTF-16 units.
        start: VarInt,
        /// How much they replace.
        length: VarInt,
        matches: Vec<Suggestion>,
    }

    /// One match.
    Suggestion {
        text: String,
        /// Text component.
        tooltip: Option<RawNbt>,
    }
}

/// A node of the command tree.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct CommandNode {
    /// What it stands for.
    pub kind: CommandNodeKind,
    /// A command may end here.
    pub executable: bool,
    /// Only players with more than ordinary permissions see it.
    pub restricted: bool,
    /// The node whose children follow instead.
    pub redirect: Option<u32>,
    /// Places of the children in the list.
    pub children: Vec<u32>,
}

/// What a node stands for.
#[derive(Clone, PartialEq, Eq)]
pub enum CommandNodeKind {
    /// The beginning.
    Root,
    /// A word.
    Literal {
        /// The word.
        name: String,
    },
    /// A value.
    Argument {
        /// Its name.
        name: String,
        /// Number in the command_argument_type registry.
        parser: u32,
        /// The parser's properties as on the wire.
        properties: Bytes,
        /// Where suggestions come from, when not from the parser.
        suggestions: Option<Identifier>,
    },
}

impl fmt::Debug for CommandNodeKind {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Root => f.write_str("root"),
            Self::Literal { name } => f.write_str(name),
            Self::Argument { name, parser, properties, suggestions } => {
                write!(f, "<{name}: {parser} {properties:02x?} {suggestions:?}>")
            }
        }
    }
}

impl Encode for CommandNode {
    fn encode(&self, out: &mut Vec<u8>) {
        let mut flags = match &self.kind {
            CommandNodeKind::Root => 0,
            CommandNodeKind::Literal { .. } => 1,
            CommandNodeKind::Argument { suggestions: None, .. } => 2,
            CommandNodeKind::Argument { suggestions: Some(_), .. } => 2 | SUGGESTIONS,
        };
        for (flag, set) in [
            (EXECUTABLE, self.executable),
            (REDIRECT, self.redirect.is_some()),
            (RESTRICTED, self.restricted),
        ] {
            if set {
                flags |= flag;
            }
        }
        out.push(flags);
        write_var_int(self.children.len() as i32, out);
        for &child in &self.children {
            VarInt::from(child).encode(out);
        }
        if let Some(redirect) = self.redirect {
            VarInt::from(redirect).encode(out);
        }
        match &self.kind {
            CommandNodeKind::Root => {}
            CommandNodeKind::Literal { name } => name.encode(out),
            CommandNodeKind::Argument { name, parser, properties, suggestions } => {
                name.encode(out);
                VarInt::from(*parser).encode(out);
                out.extend_from_slice(properties);
                if let Some(suggestions) = suggestions {
                    suggestions.encode(out);
                }
            }
        }
    }
}

impl Decode<'_> for CommandNode {
    fn decode(reader: &mut Reader<'_>) -> Result<Self, DecodeError> {
        let flags = reader.byte()?;
        let children = Vec::<VarInt>::decode(reader)?.into_iter().map(VarInt::unsigned).collect();
        let redirect = if flags & REDIRECT != 0 { Some(VarInt::decode(reader)?.unsigned()) } else { None };
        let kind = match flags & KIND_MASK {
            0 => CommandNodeKind::Root,
            1 => CommandNodeKind::Literal { name: String::decode(reader)? },
            2 => {
                let name = String::decode(reader)?;
                let parser = reader.var_int()?;
                let properties = Bytes::copy_from_slice(take_properties(reader, parser)?);
                let suggestions =
                    if flags & SUGGESTIONS != 0 { Some(Identifier::decode(reader)?) } else { None };
                CommandNodeKind::Argument { name, parser: parser.cast_unsigned(), properties, suggestions }
            }
            other => return Err(DecodeError::Value { what: "node type", value: i64::from(other) }),
        };
        Ok(Self {
            kind,
            executable: flags & EXECUTABLE != 0,
            restricted: flags & RESTRICTED != 0,
            redirect,
            children,
        })
    }
}

/// Takes the properties of a parser of 26.3.
fn take_properties<'a>(reader: &mut Reader<'a>, parser: i32) -> Result<&'a [u8], DecodeError> {
    let bounds = |size: usize| {
        let flags = reader.rest().first().copied().unwrap_or_default();
        1 + size * (usize::from(flags & 1) + usize::from(flags >> 1 & 1))
    };
    let length = match parser {
        // float, integer: flags, then minimum and maximum
        1 | 3 => bounds(4),
        // double, long
        2 | 4 => bounds(8),
        // string kind, entity flags, score holder flags
        5 | 6 | 31 => 1,
        // the least time
        43 => 4,
        // registry of resource_or_tag, resource_or_tag_key, resource, resource_key, resource_selector
        44..=48 => {
            let mut end = reader.clone();
            Identifier::decode(&mut end)?;
            reader.remaining() - end.remaining()
        }
        0..=61 => 0,
        _ => return Err(DecodeError::Value { what: "parser", value: i64::from(parser) }),
    };
    reader.take(length)
}

#[cfg(test)]
impl crate::wire::sample::Sample for CommandNode {
    fn sample(rng: &mut crate::wire::sample::Rng) -> Self {
        use crate::wire::sample::Sample;
        let kind = match rng.below(4) {
            0 => CommandNodeKind::Root,
            1 => CommandNodeKind::Literal { name: Sample::sample(rng) },
            2 => CommandNodeKind::Argument {
                name: Sample::sample(rng),
                parser: 3,
                properties: Bytes::from_static(&[3, 0, 0, 0, 1, 0, 0, 0, 9]),
                suggestions: Sample::sample(rng),
            },
            _ => CommandNodeKind::Argument {
                name: Sample::sample(rng),
                parser: 46,
                properties: Bytes::from_static(&[3, b'a', b':', b'b']),
                suggestions: Sample::sample(rng),
            },
        };
        Self {
            kind,
            executable: Sample::sample(rng),
            restricted: Sample::sample(rng),
            redirect: Sample::sample(rng),
            children: Sample::sample(rng),
        }
    }
}
