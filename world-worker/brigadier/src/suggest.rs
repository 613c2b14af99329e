//! Completions at a place of a line.

use crate::parse::{Context, ParseResults};
use crate::tree::{NodeId, NodeKind, Tree};
use crate::vocabulary::Vocabulary;

/// One completion.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Suggestion {
    /// Text that replaces the range.
    pub text: String,
}

/// Completions for one range of the input.
#[derive(Debug, Clone, PartialEq, Eq, Default)]
pub struct Suggestions {
    /// First replaced unit, in UTF-16 units of the line.
    pub start: u32,
    /// Replaced length in UTF-16 units.
    pub length: u32,
    /// Completions, sorted, none twice.
    pub list: Vec<Suggestion>,
}

/// Collects completions that begin somewhere in the line.
#[derive(Debug, Clone)]
pub struct SuggestionsBuilder<'a> {
    input: &'a str,
    start: usize,
    found: Vec<(usize, String)>,
}

impl<'a> SuggestionsBuilder<'a> {
    /// A builder for completions of `input` from byte `start` on.
    pub fn new(input: &'a str, start: usize) -> Self {
        let mut at = start.min(input.len());
        while !input.is_char_boundary(at) {
            at -= 1;
        }
        SuggestionsBuilder { input, start: at, found: Vec::new() }
    }

    /// What is typed already.
    pub fn remaining(&self) -> &'a str {
        &self.input[self.start..]
    }

    /// Where the completions begin, in bytes.
    pub fn start(&self) -> usize {
        self.start
    }

    /// The same line from another place on; what it finds is added with [`Self::merge`].
    pub fn offset(&self, start: usize) -> SuggestionsBuilder<'a> {
        SuggestionsBuilder::new(self.input, start)
    }

    /// Takes over what another builder of the same line found.
    pub fn merge(&mut self, other: SuggestionsBuilder<'a>) {
        self.found.extend(other.found);
    }

    /// Adds a completion whatever is typed; nothing when it is typed already.
    pub fn push(&mut self, text: impl Into<String>) {
        let text = text.into();
        if text != self.remaining() {
            self.found.push((self.start, text));
        }
    }

    /// Adds those of `texts` that match what is typed.
    pub fn matching<S: AsRef<str>>(&mut self, texts: impl IntoIterator<Item = S>) {
        let typed = self.remaining().to_lowercase();
        for text in texts {
            if matches_substring(&typed, &text.as_ref().to_lowercase()) {
                self.push(text.as_ref());
            }
        }
    }

    /// Adds those of the resource locations (after `prefix`, such as `#`) that match by namespace or path.
    pub fn resources<S: AsRef<str>>(&mut self, names: impl IntoIterator<Item = S>, prefix: &str) {
        let typed = self.remaining().to_lowercase();
        let Some(typed) = typed.strip_prefix(prefix).or(if typed.is_empty() { Some("") } else { None })
        else {
            return;
        };
        for name in names {
            let name = name.as_ref();
            let found = if typed.contains(':') {
                matches_substring(typed, name)
            } else {
                let (namespace, path) = name.split_once(':').unwrap_or(("minecraft", name));
                matches_substring(typed, namespace) || matches_substring(typed, path)
            };
            if found {
                self.push(format!("{prefix}{name}"));
            }
        }
    }

    /// The collected completions, all over one range.
    pub fn build(self) -> Suggestions {
        let units = |bytes: usize| self.input[..bytes].encode_utf16().count() as u32;
        let start = self.found.iter().map(|(at, _)| *at).min().unwrap_or(self.start);
        let mut list: Vec<String> =
            self.found.iter().map(|(at, text)| format!("{}{text}", &self.input[start..*at])).collect();
        list.sort_by_cached_key(|text| (text.to_lowercase(), text.clone()));
        list.dedup();
        Suggestions {
            start: units(start),
            length: units(self.input.len()) - units(start),
            list: list.into_iter().map(|text| Suggestion { text }).collect(),
        }
    }
}

/// Whether `typed` is the beginning of `text` or of one of its parts after `_`, `.` or `/`.
pub fn matches_substring(typed: &str, text: &str) -> bool {
    let mut rest = text;
    loop {
        if rest.starts_with(typed) {
            return true;
        }
        match rest.find(['_', '.', '/']) {
            // A separator at the very beginning must be stepped over to get on.
            Some(at) => rest = &rest[at + 1..],
            None => return false,
        }
    }
}

impl<H: Copy> Tree<H> {
    /// Completions at byte `cursor` of the line that was parsed.
    pub fn suggestions(
        &self,
        parse: &ParseResults<'_, H>,
        cursor: usize,
        level: u8,
        vocabulary: &dyn Vocabulary,
    ) -> Suggestions {
        let line = parse.reader.text();
        let mut cursor = cursor.min(line.len());
        while !line.is_char_boundary(cursor) {
            cursor -= 1;
        }
        let (parent, start) = suggestion_place(&parse.context, cursor);
        let mut builder = SuggestionsBuilder::new(&line[..cursor], start.min(cursor));
        for child in &self.node(parent).children {
            let node = self.node(*child);
            if node.level > level {
                continue;
            }
            match &node.kind {
                NodeKind::Root => {}
                NodeKind::Literal(text) => {
                    if text.to_lowercase().starts_with(&builder.remaining().to_lowercase()) {
                        builder.push(text.as_str());
                    }
                }
                NodeKind::Argument { suggestions: Some(provider), .. } => {
                    vocabulary.custom(provider, &mut builder);
                }
                NodeKind::Argument { argument, .. } => argument.suggest(&mut builder, level, vocabulary),
            }
        }
        builder.build()
    }
}

/// The node whose children are suggested, and where they begin.
fn suggestion_place<H: Copy>(context: &Context<H>, cursor: usize) -> (NodeId, usize) {
    if context.end < cursor {
        if let Some(child) = &context.child {
            return suggestion_place(child, cursor);
        }
        return match context.nodes.last() {
            Some(last) => (last.node, last.end + 1),
            None => (context.root, context.start),
        };
    }
    let mut previous = context.root;
    for node in &context.nodes {
        if node.start <= cursor && cursor <= node.end {
            return (previous, node.start);
        }
        previous = node.node;
    }
    (previous, context.start)
}
