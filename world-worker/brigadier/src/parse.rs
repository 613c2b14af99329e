//! Finding the path through the tree that reads the most of a line.

use crate::argument::coordinates::Coordinates;
use crate::argument::selector::{GameMode, Selector};
use crate::argument::snbt::Tag;
use crate::argument::{Anchor, ArgumentValue, Profiles, ResourceOrTag};
use crate::error::SyntaxError;
use crate::reader::StringReader;
use crate::tree::{NodeId, NodeKind, Tree};
use crate::vocabulary::Vocabulary;

/// A node that matched, with the bytes of the input it took.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct ParsedNode {
    /// The node.
    pub node: NodeId,
    /// First byte.
    pub start: usize,
    /// One past the last byte.
    pub end: usize,
}

/// What matched from one starting node (the root, or the target of a redirect).
#[derive(Debug, Clone, PartialEq)]
pub struct Context<H> {
    pub(crate) root: NodeId,
    pub(crate) start: usize,
    pub(crate) end: usize,
    /// Nodes in order.
    pub nodes: Vec<ParsedNode>,
    /// The handle of the last node, when it is executable.
    pub handler: Option<H>,
    arguments: Vec<(&'static str, ArgumentValue)>,
    pub(crate) child: Option<Box<Context<H>>>,
}

impl<H: Copy> Context<H> {
    fn new(root: NodeId, start: usize) -> Self {
        Context {
            root,
            start,
            end: start,
            nodes: Vec::new(),
            handler: None,
            arguments: Vec::new(),
            child: None,
        }
    }

    /// The context at the end of the redirects: the one to execute.
    pub fn last(&self) -> &Context<H> {
        let mut context = self;
        while let Some(child) = &context.child {
            context = child;
        }
        context
    }

    /// The value of an argument of this context.
    pub fn value(&self, name: &str) -> Option<&ArgumentValue> {
        self.arguments.iter().find(|(known, _)| *known == name).map(|(_, value)| value)
    }
}

macro_rules! typed {
    ($($(#[$doc:meta])* $name:ident => $variant:ident : $type:ty;)*) => {
        impl<H: Copy> Context<H> {
            $($(#[$doc])* pub fn $name(&self, name: &str) -> Option<$type> {
                match self.value(name) { Some(ArgumentValue::$variant(value)) => Some(value.clone()), _ => None }
            })*
        }
    };
}

impl<H: Copy> Context<H> {
    /// The named particle and its options.
    pub fn particle(&self, name: &str) -> Option<(String, Option<Tag>)> {
        match self.value(name) {
            Some(ArgumentValue::Particle(name, options)) => Some((name.clone(), options.clone())),
            _ => None,
        }
    }

    /// The named 64-bit float.
    pub fn double(&self, name: &str) -> Option<f64> {
        match self.value(name) {
            Some(ArgumentValue::Double(value)) => Some(*value),
            _ => None,
        }
    }
}

typed! {
    /// The named boolean.
    bool => Bool: bool;
    /// The named 32-bit integer.
    integer => Integer: i32;
    /// The named 32-bit float.
    float => Float: f32;
    /// The named string.
    string => String: String;
    /// The named selector of entities.
    selector => Selector: Box<Selector>;
    /// The named profiles.
    profiles => Profiles: Profiles;
    /// The named position.
    coordinates => Coordinates: Coordinates;
    /// The named game mode.
    game_mode => GameMode: GameMode;
    /// The named duration in ticks.
    ticks => Ticks: i32;
    /// The named resource location.
    identifier => Identifier: String;
    /// The named entry or tag of a registry.
    resource_or_tag => ResourceOrTag: ResourceOrTag;
    /// The named anchor.
    anchor => Anchor: Anchor;
    /// The named block state.
    block => Block: crate::argument::block::BlockInput;
    /// The named test of a block.
    block_predicate => BlockPredicate: crate::argument::block::BlockPredicateInput;
    /// The named item.
    item => Item: crate::argument::item::ItemInput;
    /// The named test of an item.
    item_predicate => ItemPredicate: crate::argument::item::ItemPredicateInput;
    /// The named data.
    data => Data: Tag;
    /// The named colour, `0xRRGGBB`.
    color => Color: u32;
    /// The named message.
    message => Message: crate::argument::message::Message;
}

/// The best reading of a line.
#[derive(Debug, Clone)]
pub struct ParseResults<'a, H> {
    /// What matched.
    pub context: Context<H>,
    /// Where reading ended.
    pub reader: StringReader<'a>,
    /// Why each child of the last node did not match.
    pub errors: Vec<(NodeId, SyntaxError)>,
}

impl<H: Copy> ParseResults<'_, H> {
    /// The context to execute, or vanilla's error for an unfinished or wrong line.
    pub fn executable(&self) -> Result<(&Context<H>, H), SyntaxError> {
        if self.reader.can_read() {
            return Err(match self.errors.as_slice() {
                [(_, only)] => only.clone(),
                _ if self.context.start == self.context.end => {
                    self.reader.error("command.unknown.command", vec![])
                }
                _ => self.reader.error("command.unknown.argument", vec![]),
            });
        }
        let last = self.context.last();
        match last.handler {
            Some(handler) => Ok((last, handler)),
            None => Err(self.reader.error("command.unknown.command", vec![])),
        }
    }
}

impl<H: Copy> Tree<H> {
    /// Parses a line (without slash) as someone of the given permission level may.
    pub fn parse<'a>(&self, line: &'a str, level: u8, vocabulary: &dyn Vocabulary) -> ParseResults<'a, H> {
        self.parse_reader(StringReader::new(line), level, vocabulary)
    }

    /// Parses from the reader's cursor on.
    pub fn parse_reader<'a>(
        &self,
        reader: StringReader<'a>,
        level: u8,
        vocabulary: &dyn Vocabulary,
    ) -> ParseResults<'a, H> {
        let context = Context::new(NodeId::ROOT, reader.cursor());
        self.parse_nodes(NodeId::ROOT, reader, context, level, vocabulary)
    }

    fn parse_nodes<'a>(
        &self,
        id: NodeId,
        original: StringReader<'a>,
        so_far: Context<H>,
        level: u8,
        vocabulary: &dyn Vocabulary,
    ) -> ParseResults<'a, H> {
        let mut errors = Vec::new();
        let mut best: Option<ParseResults<'a, H>> = None;
        for child in self.relevant(id, &original) {
            let node = self.node(child);
            if node.level > level {
                continue;
            }
            let (mut context, mut reader) = (so_far.clone(), original.clone());
            if let Err(error) = self.parse_node(child, &mut reader, &mut context, level, vocabulary) {
                errors.push((child, error));
                continue;
            }
            context.handler = node.handler;
            let found = if reader.can_read_count(if node.redirect.is_none() { 2 } else { 1 }) {
                reader.skip();
                match node.redirect {
                    Some(target) => {
                        let inner = Context::new(target, reader.cursor());
                        let parse = self.parse_nodes(target, reader, inner, level, vocabulary);
                        context.child = Some(Box::new(parse.context));
                        return ParseResults { context, reader: parse.reader, errors: parse.errors };
                    }
                    None => self.parse_nodes(child, reader, context, level, vocabulary),
                }
            } else {
                ParseResults { context, reader, errors: Vec::new() }
            };
            // The first of the best wins, as a stable sort would have it.
            let rank = |p: &ParseResults<'_, H>| (p.reader.can_read(), !p.errors.is_empty());
            if best.as_ref().is_none_or(|known| rank(&found) < rank(known)) {
                best = Some(found);
            }
        }
        best.unwrap_or(ParseResults { context: so_far, reader: original, errors })
    }

    /// The children worth trying: a literal that is there word by word, or else the arguments.
    fn relevant(&self, id: NodeId, reader: &StringReader<'_>) -> Vec<NodeId> {
        let node = self.node(id);
        let word = reader.remaining().split(' ').next().unwrap_or("");
        match node.literal_child(word) {
            Some(literal) => vec![literal],
            None => node.arguments.clone(),
        }
    }

    fn parse_node(
        &self,
        id: NodeId,
        reader: &mut StringReader<'_>,
        context: &mut Context<H>,
        level: u8,
        vocabulary: &dyn Vocabulary,
    ) -> Result<(), SyntaxError> {
        let start = reader.cursor();
        match &self.node(id).kind {
            NodeKind::Root => {}
            NodeKind::Literal(text) => {
                let rest = reader.remaining();
                if !rest
                    .strip_prefix(text.as_str())
                    .is_some_and(|rest| rest.is_empty() || rest.starts_with(' '))
                {
                    return Err(reader.error("argument.literal.incorrect", vec![text.as_str().into()]));
                }
                reader.set_cursor(start + text.len());
            }
            NodeKind::Argument { name, argument, .. } => {
                let value = argument.parse(reader, level, vocabulary)?;
                context.arguments.push((name, value));
            }
        }
        if reader.peek().is_some_and(|c| c != ' ') {
            return Err(reader.error("command.expected.separator", vec![]));
        }
        context.nodes.push(ParsedNode { node: id, start, end: reader.cursor() });
        context.end = reader.cursor();
        Ok(())
    }
}
