//! Brigadier: the command tree, parsing, suggestions, usage texts and the flat export that clients are sent.
//!
//! Nothing here knows a world: parsed arguments are values ([`ArgumentValue`]), selectors stay unresolved, and what a
//! command does is a copyable handle `H` on a node. Names that exist only in registries are asked from a
//! [`Vocabulary`]. Cursors are byte offsets inside the crate and UTF-16 units in what leaves it, as on the wire.

mod argument;
mod error;
mod export;
mod parse;
mod reader;
mod suggest;
mod tree;
mod usage;
mod vocabulary;

pub use argument::block::{BlockInput, BlockPredicateInput};
pub use argument::coordinates::{Coordinates, WorldCoordinate};
pub use argument::item::{ItemInput, ItemPredicateInput};
pub use argument::message::{Message, MessagePart};
pub use argument::range::Range;
pub use argument::selector::{GameMode, Order, Selector, TypeFilter};
pub use argument::snbt::Tag;
pub use argument::{Anchor, Argument, ArgumentValue, Profiles, ResourceOrTag, StringKind};
pub use error::{ErrorArg, SyntaxError, java_double, java_float};
pub use export::{FlatKind, FlatNode, FlatTree};
pub use parse::{Context, ParseResults, ParsedNode};
pub use reader::StringReader;
pub use suggest::{Suggestion, Suggestions, SuggestionsBuilder, matches_substring};
pub use tree::{Builder, NodeId, NodeKind, Tree, argument, literal};
pub use vocabulary::{EmptyVocabulary, Vocabulary};
