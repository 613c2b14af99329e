//! Searches of `/locate`, done in steps.

use std::sync::Arc;

use chunk::{BlockPos, Chunk};
use worldgen::locate::{self, Found, Progress, Wanted};

use super::Terrain;
use crate::command::locate::{Question, point_name};
use crate::points_of_interest;

/// How far points of interest are searched, blocks, as vanilla.
pub const POINT_REACH: i32 = 256;

/// A search and what is asked.
#[derive(Debug)]
pub struct Search {
    /// Who asks what.
    pub question: Box<Question>,
    state: State,
}

#[derive(Debug)]
enum State {
    New(Wanted),
    UnderWay(Box<locate::Search>),
    Points { types: Vec<&'static str>, chunks: Vec<Arc<Chunk>> },
}

impl Search {
    /// For what the generator knows.
    pub fn of_world(question: Question, wanted: Wanted) -> Self {
        Self { question: Box::new(question), state: State::New(wanted) }
    }

    /// For points of interest in these chunks.
    pub fn of_points(question: Question, types: Vec<&'static str>, chunks: Vec<Arc<Chunk>>) -> Self {
        Self { question: Box::new(question), state: State::Points { types, chunks } }
    }

    /// Searches some milliseconds' worth.
    pub(super) fn step(&mut self, terrain: &Terrain) -> Progress<Found> {
        let Terrain { generator, min_y, height, .. } = terrain;
        let from: BlockPos = self.question.from;
        if let State::New(wanted) = &self.state {
            let search = locate::Search::new(generator, wanted, from, *min_y, *height);
            self.state = State::UnderWay(Box::new(search));
        }
        match &mut self.state {
            State::UnderWay(search) => search.step(generator),
            State::Points { types, chunks } => {
                match points_of_interest::nearest(chunks, types, from, POINT_REACH) {
                    Some((pos, kind)) => Progress::Found(Found { pos, name: point_name(kind) }),
                    None => Progress::Nothing,
                }
            }
            State::New(_) => Progress::Unfinished,
        }
    }
}
