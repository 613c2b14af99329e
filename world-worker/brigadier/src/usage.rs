//! Usage texts as `/help` shows them (Brigadier's "smart usage").

use crate::tree::{NodeId, Tree};

impl<H: Copy> Tree<H> {
    /// One usage text for each child of `id` that someone of `level` may use.
    pub fn smart_usage(&self, id: NodeId, level: u8) -> Vec<String> {
        let node = self.node(id);
        let optional = node.handler.is_some();
        node.children.iter().filter_map(|child| self.usage(*child, level, optional, false)).collect()
    }

    fn usage(&self, id: NodeId, level: u8, optional: bool, deep: bool) -> Option<String> {
        let node = self.node(id);
        if node.level > level {
            return None;
        }
        let text = node.usage_text();
        let own = if optional { format!("[{text}]") } else { text };
        if deep {
            return Some(own);
        }
        if let Some(target) = node.redirect {
            let target = match target {
                NodeId::ROOT => "...".to_owned(),
                target => format!("-> {}", self.node(target).usage_text()),
            };
            return Some(format!("{own} {target}"));
        }
        let child_optional = node.handler.is_some();
        let children: Vec<NodeId> =
            node.children.iter().copied().filter(|child| self.node(*child).level <= level).collect();
        if let [only] = children.as_slice() {
            let usage = self.usage(*only, level, child_optional, child_optional)?;
            return Some(format!("{own} {usage}"));
        }
        let mut usages: Vec<String> = Vec::new();
        for child in &children {
            let usage = self.usage(*child, level, child_optional, true)?;
            if !usages.contains(&usage) {
                usages.push(usage);
            }
        }
        Some(match usages.as_slice() {
            [] => own,
            [usage] if child_optional => format!("{own} [{usage}]"),
            [usage] => format!("{own} {usage}"),
            _ => {
                let (open, close) = if child_optional { ("[", "]") } else { ("(", ")") };
                let texts: Vec<String> =
                    children.iter().map(|child| self.node(*child).usage_text()).collect();
                format!("{own} {open}{}{close}", texts.join("|"))
            }
        })
    }
}
