//! The command tree: an arena of nodes, and builders that read like vanilla's registrations.

use std::collections::HashMap;

use crate::argument::Argument;

/// Index of a node in its [`Tree`].
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct NodeId(pub(crate) u32);

impl NodeId {
    /// The root of every tree.
    pub const ROOT: NodeId = NodeId(0);

    pub(crate) fn index(self) -> usize {
        self.0 as usize
    }
}

/// What a node matches.
#[derive(Debug, Clone, PartialEq)]
pub enum NodeKind {
    /// The root, which matches nothing.
    Root,
    /// A fixed word.
    Literal(String),
    /// A value.
    Argument {
        /// Name under which the value is found.
        name: &'static str,
        /// How it is read.
        argument: Argument,
        /// Provider of suggestions asked from the server instead of the argument's own.
        suggestions: Option<&'static str>,
    },
}

#[derive(Debug, Clone)]
pub(crate) struct Node<H> {
    pub(crate) kind: NodeKind,
    pub(crate) handler: Option<H>,
    pub(crate) level: u8,
    pub(crate) redirect: Option<NodeId>,
    pub(crate) children: Vec<NodeId>,
    literals: HashMap<String, NodeId>,
    pub(crate) arguments: Vec<NodeId>,
}

impl<H> Node<H> {
    fn new(kind: NodeKind, handler: Option<H>, level: u8, redirect: Option<NodeId>) -> Self {
        let (children, literals, arguments) = (Vec::new(), HashMap::new(), Vec::new());
        Node { kind, handler, level, redirect, children, literals, arguments }
    }

    /// How the node is written in usage texts.
    pub(crate) fn usage_text(&self) -> String {
        match &self.kind {
            NodeKind::Root => String::new(),
            NodeKind::Literal(text) => text.clone(),
            NodeKind::Argument { name, .. } => format!("<{name}>"),
        }
    }

    pub(crate) fn literal_child(&self, text: &str) -> Option<NodeId> {
        self.literals.get(text).copied()
    }
}

/// A command tree whose executable nodes carry a handle `H`.
#[derive(Debug, Clone)]
pub struct Tree<H> {
    nodes: Vec<Node<H>>,
}

impl<H: Copy> Default for Tree<H> {
    fn default() -> Self {
        Self::new()
    }
}

impl<H: Copy> Tree<H> {
    /// A tree with nothing but its root.
    pub fn new() -> Self {
        Tree { nodes: vec![Node::new(NodeKind::Root, None, 0, None)] }
    }

    /// Adds a command under the root and returns its node, for redirects.
    pub fn register(&mut self, command: Builder<H>) -> NodeId {
        self.add(NodeId::ROOT, command)
    }

    /// Number of nodes, the root included.
    pub fn len(&self) -> usize {
        self.nodes.len()
    }

    /// Whether no command is registered.
    pub fn is_empty(&self) -> bool {
        self.nodes.len() == 1
    }

    /// The word of a literal node; `None` for other nodes.
    pub fn literal_text(&self, id: NodeId) -> Option<&str> {
        match &self.nodes.get(id.index())?.kind {
            NodeKind::Literal(text) => Some(text),
            _ => None,
        }
    }

    pub(crate) fn node(&self, id: NodeId) -> &Node<H> {
        &self.nodes[id.index()]
    }

    fn add(&mut self, parent: NodeId, builder: Builder<H>) -> NodeId {
        let existing = self.node(parent).children.iter().copied().find(|child| {
            match (&self.node(*child).kind, &builder.kind) {
                (NodeKind::Literal(a), NodeKind::Literal(b)) => a == b,
                (NodeKind::Argument { name: a, .. }, NodeKind::Argument { name: b, .. }) => a == b,
                _ => false,
            }
        });
        let id = match existing {
            Some(id) => {
                if builder.handler.is_some() {
                    self.nodes[id.index()].handler = builder.handler;
                }
                id
            }
            None => {
                let id = NodeId(self.nodes.len() as u32);
                let up = &mut self.nodes[parent.index()];
                up.children.push(id);
                match &builder.kind {
                    NodeKind::Literal(text) => {
                        up.literals.insert(text.clone(), id);
                    }
                    _ => up.arguments.push(id),
                }
                self.nodes.push(Node::new(builder.kind, builder.handler, builder.level, builder.redirect));
                id
            }
        };
        for child in builder.children {
            self.add(id, child);
        }
        id
    }
}

/// A node that is being described.
#[derive(Debug, Clone)]
pub struct Builder<H> {
    kind: NodeKind,
    handler: Option<H>,
    level: u8,
    redirect: Option<NodeId>,
    children: Vec<Builder<H>>,
}

/// Begins a literal node.
pub fn literal<H>(text: impl Into<String>) -> Builder<H> {
    Builder::new(NodeKind::Literal(text.into()))
}

/// Begins an argument node.
pub fn argument<H>(name: &'static str, argument: Argument) -> Builder<H> {
    Builder::new(NodeKind::Argument { name, argument, suggestions: None })
}

impl<H> Builder<H> {
    fn new(kind: NodeKind) -> Self {
        Builder { kind, handler: None, level: 0, redirect: None, children: Vec::new() }
    }

    /// Adds a child.
    pub fn then(mut self, child: Builder<H>) -> Self {
        self.children.push(child);
        self
    }

    /// Makes the node executable.
    pub fn executes(mut self, handler: H) -> Self {
        self.handler = Some(handler);
        self
    }

    /// Permission level (0..=4) that the node asks for; unset is 0, everybody.
    pub fn requires(mut self, level: u8) -> Self {
        self.level = level;
        self
    }

    /// Goes on at another node after this one.
    pub fn redirect(mut self, target: NodeId) -> Self {
        self.redirect = Some(target);
        self
    }

    /// Lets the server answer suggestions from the named provider; no effect on literals.
    pub fn suggests(mut self, provider: &'static str) -> Self {
        if let NodeKind::Argument { suggestions, .. } = &mut self.kind {
            *suggestions = Some(provider);
        }
        self
    }
}
