//! The tree as the `commands` packet carries it.

use std::collections::HashMap;

use crate::tree::{NodeId, NodeKind, Tree};

/// Kind of a flat node; the numbers are the packet's.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum FlatKind {
    /// 0
    Root,
    /// 1
    Literal,
    /// 2
    Argument,
}

/// One node of the packet.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct FlatNode {
    /// Root, literal or argument.
    pub kind: FlatKind,
    /// Whether the line may end here.
    pub executable: bool,
    /// Whether someone without any permission may not use it.
    pub restricted: bool,
    /// Where parsing goes on.
    pub redirect: Option<u32>,
    /// Children, as indices.
    pub children: Vec<u32>,
    /// The literal, or the argument's name; empty for the root.
    pub name: String,
    /// Number in the `command_argument_type` registry; 0 for others than arguments.
    pub parser: u32,
    /// Wire properties of the parser.
    pub properties: Vec<u8>,
    /// Who suggests, such as `minecraft:ask_server`; unset: the client, from the kind of argument.
    pub suggestions: Option<&'static str>,
}

/// All nodes someone may use; the root is the first.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct FlatTree {
    /// Nodes in breadth-first order.
    pub nodes: Vec<FlatNode>,
    /// Index of the root.
    pub root: u32,
}

impl<H: Copy> Tree<H> {
    /// The part of the tree that someone of `level` may use.
    pub fn flatten(&self, level: u8) -> FlatTree {
        let mut order = vec![NodeId::ROOT];
        let mut index: HashMap<NodeId, u32> = HashMap::from([(NodeId::ROOT, 0)]);
        let mut at = 0;
        while let Some(id) = order.get(at).copied() {
            at += 1;
            let node = self.node(id);
            for next in node.children.iter().chain(&node.redirect).copied() {
                if self.node(next).level <= level && !index.contains_key(&next) {
                    index.insert(next, order.len() as u32);
                    order.push(next);
                }
            }
        }
        let nodes = order.iter().map(|id| self.flat_node(*id, &index)).collect();
        FlatTree { nodes, root: 0 }
    }

    fn flat_node(&self, id: NodeId, index: &HashMap<NodeId, u32>) -> FlatNode {
        let node = self.node(id);
        let mut flat = FlatNode {
            kind: FlatKind::Root,
            executable: node.handler.is_some(),
            restricted: node.level > 0,
            redirect: node.redirect.and_then(|target| index.get(&target).copied()),
            children: node.children.iter().filter_map(|child| index.get(child).copied()).collect(),
            name: String::new(),
            parser: 0,
            properties: Vec::new(),
            suggestions: None,
        };
        match &node.kind {
            NodeKind::Root => {}
            NodeKind::Literal(text) => {
                flat.kind = FlatKind::Literal;
                flat.name = text.clone();
            }
            NodeKind::Argument { name, argument, suggestions } => {
                flat.kind = FlatKind::Argument;
                flat.name = (*name).to_owned();
                flat.parser = argument.parser_id();
                flat.properties = argument.properties();
                // Names with a namespace are known to clients, which then suggest by themselves.
                flat.suggestions =
                    suggestions.map(|name| if name.contains(':') { name } else { "minecraft:ask_server" });
            }
        }
        flat
    }
}
