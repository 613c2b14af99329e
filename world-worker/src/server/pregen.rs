//! Pregeneration: between its state machine, the pool, the saver and the world.

use chunk::ChunkPos;

use super::Server;
use super::saving::Saving;
use crate::command::Host;
use crate::pregen::{Order, Whereabouts};
use crate::world::{Kept, Stage, World};

impl Server {
    /// Takes a task up that an earlier run of the server began.
    pub fn resume_pregen(&mut self, saved: &crate::pregen::Saved) {
        self.pregen.resume(saved);
    }

    /// Asks for the next chunks. Goes on while the world pauses: it is for when nobody plays.
    pub(super) fn advance_pregen(&mut self) {
        let (world, saving) = (&self.world, &self.saving);
        let news = self.pregen.tick(self.uptime_ms, |pos| whereabouts(world, saving, pos));
        if let Some(line) = news {
            self.print(&line);
        }
        // Who switched saving off may be copying the world.
        let orders = if self.saving.autosave { self.pregen.orders() } else { Vec::new() };
        for order in orders {
            match order {
                Order::Survey(ticket, places) => self.jobs.survey(ticket, places),
                Order::Generate(_, pos)
                    if whereabouts(&self.world, &self.saving, pos) != Whereabouts::Elsewhere =>
                {
                    self.pregen.superseded(pos);
                }
                Order::Generate(ticket, pos) => self.jobs.pregenerate(ticket, pos),
            }
        }
        if self.pregen.take_must_save() {
            self.save_pregen();
        }
    }

    /// Sorts out a chunk that was made; those to be saved go to `made`.
    pub(super) fn pregenerated(
        &mut self,
        ticket: u64,
        pos: ChunkPos,
        chunk: Result<Option<Kept>, String>,
        made: &mut Vec<Kept>,
    ) {
        match chunk {
            Ok(Some(kept)) => {
                if self.pregen.generated(ticket, pos) {
                    made.push(kept);
                }
            }
            Ok(None) => self.pregen.skipped(ticket, pos),
            Err(error) => {
                tracing::error!("chunk {}, {} could not be pregenerated: {error}", pos.x, pos.z);
                self.pregen.skipped(ticket, pos);
            }
        }
    }
}

fn whereabouts(world: &World, saving: &Saving, pos: ChunkPos) -> Whereabouts {
    if saving.holds(pos) {
        return Whereabouts::Pending;
    }
    let Some(holder) = world.holder(pos) else { return Whereabouts::Elsewhere };
    match holder.stage {
        Stage::Loading => Whereabouts::Pending,
        Stage::Here(_) | Stage::Loaded(_) if holder.unsaved => Whereabouts::Pending,
        Stage::Here(_) | Stage::Loaded(_) | Stage::Failed => Whereabouts::Settled,
    }
}
