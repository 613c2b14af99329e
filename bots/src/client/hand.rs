//! What a builder's hand did, and what the server made of it.
//!
//! An acknowledgement is a receipt, not a verdict: what the server did not accept it corrects with a block
//! update before the acknowledgement, so the last update seen until then decides.

use std::collections::{BTreeSet, VecDeque};

use crate::behaviour::Act;

/// Most acts without an answer that are remembered.
const MAX_PENDING: usize = 256;

/// A verdict on an act.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Settled {
    /// What was done.
    pub act: Act,
    /// Its number.
    pub sequence: i32,
    /// Whether the server left it so.
    pub accepted: bool,
}

#[derive(Debug)]
struct Pending {
    act: Act,
    sequence: i32,
    /// Whether the last update since says that something is there.
    solid: Option<bool>,
}

/// Acts waiting for their acknowledgement, and the blocks that came of them.
#[derive(Debug, Default)]
pub struct Hand {
    sequence: i32,
    pending: VecDeque<Pending>,
    standing: BTreeSet<[i32; 3]>,
    cleared: BTreeSet<[i32; 3]>,
    uncertain: BTreeSet<[i32; 3]>,
}

const fn block_of(act: Act) -> [i32; 3] {
    match act {
        Act::Place { block } | Act::Break { block } => block,
    }
}

impl Hand {
    /// Starts an act; gives its sequence number.
    pub fn act(&mut self, act: Act) -> i32 {
        self.sequence += 1;
        if self.pending.len() == MAX_PENDING
            && let Some(lost) = self.pending.pop_front()
        {
            self.uncertain.insert(block_of(lost.act));
        }
        self.pending.push_back(Pending { act, sequence: self.sequence, solid: None });
        self.sequence
    }

    /// The server says what is at a place now.
    pub fn updated(&mut self, block: [i32; 3], solid: bool) {
        for pending in self.pending.iter_mut().filter(|pending| block_of(pending.act) == block) {
            pending.solid = Some(solid);
        }
    }

    /// Everything up to `sequence` was handled.
    pub fn acknowledged(&mut self, sequence: i32, mut settled: impl FnMut(Settled)) {
        while let Some(pending) = self.pending.pop_front_if(|pending| pending.sequence <= sequence) {
            let block = block_of(pending.act);
            let wanted = matches!(pending.act, Act::Place { .. });
            let solid = pending.solid.unwrap_or(wanted);
            self.uncertain.remove(&block);
            // Only what was built here and is gone counts as cleared, not ground that never was ours.
            if solid && (wanted || self.standing.contains(&block)) {
                self.standing.insert(block);
                self.cleared.remove(&block);
            } else if !solid && self.standing.remove(&block) {
                self.cleared.insert(block);
            }
            settled(Settled { act: pending.act, sequence: pending.sequence, accepted: solid == wanted });
        }
    }

    /// Whether an act waits for its acknowledgement.
    #[must_use]
    pub fn is_waiting(&self) -> bool {
        !self.pending.is_empty()
    }

    /// Blocks that are standing, cleared, and of unknown fate.
    #[must_use]
    pub fn outcome(&self) -> [BTreeSet<[i32; 3]>; 3] {
        let mut uncertain = self.uncertain.clone();
        uncertain.extend(self.pending.iter().map(|pending| block_of(pending.act)));
        let certain = |blocks: &BTreeSet<[i32; 3]>| blocks.difference(&uncertain).copied().collect();
        [certain(&self.standing), certain(&self.cleared), uncertain.clone()]
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    const A: [i32; 3] = [1, 2, 3];
    const B: [i32; 3] = [1, 2, 4];

    fn acknowledge(hand: &mut Hand, sequence: i32) -> Vec<bool> {
        let mut verdicts = Vec::new();
        hand.acknowledged(sequence, |settled| verdicts.push(settled.accepted));
        verdicts
    }

    #[test]
    fn what_is_acknowledged_stands_until_it_is_broken() {
        let mut hand = Hand::default();
        assert_eq!(hand.act(Act::Place { block: A }), 1);
        assert_eq!(hand.outcome()[2], BTreeSet::from([A]));
        hand.updated(A, true);
        assert_eq!(acknowledge(&mut hand, 1), [true]);
        assert_eq!(hand.outcome(), [BTreeSet::from([A]), BTreeSet::new(), BTreeSet::new()]);
        assert_eq!(hand.act(Act::Break { block: A }), 2);
        assert_eq!(acknowledge(&mut hand, 2), [true]);
        assert_eq!(hand.outcome(), [BTreeSet::new(), BTreeSet::from([A]), BTreeSet::new()]);
    }

    #[test]
    fn a_correction_before_the_receipt_is_a_refusal() {
        let mut hand = Hand::default();
        hand.act(Act::Place { block: A });
        hand.act(Act::Place { block: B });
        hand.updated(A, false);
        // One receipt for both.
        assert_eq!(acknowledge(&mut hand, 2), [false, true]);
        assert_eq!(hand.outcome()[0], BTreeSet::from([B]));
        hand.act(Act::Break { block: B });
        hand.updated(B, true);
        assert_eq!(acknowledge(&mut hand, 3), [false]);
        assert_eq!(hand.outcome()[0], BTreeSet::from([B]));
    }

    #[test]
    fn what_is_never_answered_is_bounded_and_uncertain() {
        let mut hand = Hand::default();
        for i in 0..1000 {
            hand.act(Act::Place { block: [i, 0, 0] });
        }
        assert_eq!(hand.pending.len(), MAX_PENDING);
        assert_eq!(hand.outcome()[2].len(), 1000);
    }
}
