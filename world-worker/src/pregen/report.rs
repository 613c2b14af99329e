//! What is said about a task. Plain English: no client has these texts.

use chunk::ChunkPos;

use super::Area;

/// The dimension that is generated.
const DIMENSION: &str = "minecraft:overworld";
pub(super) const NO_TASK: &str = "There is no pregeneration task.";
pub(super) const ALREADY_PAUSED: &str = "The task is already paused.";

/// How far a task is.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Progress {
    /// Chunks that are made, or were there.
    pub processed: u64,
    /// Chunks of the area.
    pub total: u64,
    /// Milliseconds it has run, without pauses.
    pub elapsed_ms: u64,
    /// Chunks a second.
    pub rate: f64,
    /// The chunk it is at.
    pub current: ChunkPos,
}

impl Progress {
    fn share(&self) -> String {
        // Rounded down: it is not at 100 % before all is done.
        let hundredths = u128::from(self.processed) * 10_000 / u128::from(self.total.max(1));
        format!("Processed: {} chunks ({}.{:02}%)", self.processed, hundredths / 100, hundredths % 100)
    }

    /// How long the rest will take, if that can be said.
    fn left(&self) -> String {
        let left = self.total.saturating_sub(self.processed) as f64;
        let ms = left / self.rate * 1000.0;
        if self.rate > 0.0 { duration(ms as u64) } else { "unknown".to_owned() }
    }
}

fn area(area: &Area) -> String {
    let [x, z] = area.center();
    format!("{DIMENSION} at {x}, {z} with radius {}", area.radius())
}

pub(super) fn started(of: &Area) -> String {
    format!("Task started for {}.", area(of))
}

pub(super) fn already_running(of: &Area) -> String {
    format!("A task is already running for {}.", area(of))
}

pub(super) fn running(progress: &Progress) -> String {
    let ChunkPos { x, z } = progress.current;
    let (share, left, rate) = (progress.share(), progress.left(), progress.rate);
    format!("Task running for {DIMENSION}. {share}, ETA: {left}, Rate: {rate:.1} cps, Current: {x}, {z}")
}

pub(super) fn finished(progress: &Progress) -> String {
    let time = duration(progress.elapsed_ms);
    format!("Task finished for {DIMENSION}. {}, Total time: {time}", progress.share())
}

pub(super) fn paused(progress: &Progress) -> String {
    format!("Task paused for {DIMENSION}. {}", progress.share())
}

pub(super) fn continued(of: &Area, progress: &Progress) -> String {
    format!("Task continued for {}. {}", area(of), progress.share())
}

pub(super) fn cancelled(progress: &Progress) -> String {
    format!("Task cancelled for {DIMENSION}. {}", progress.share())
}

/// Hours, minutes and seconds.
fn duration(ms: u64) -> String {
    let seconds = ms / 1000;
    format!("{}:{:02}:{:02}", seconds / 3600, seconds / 60 % 60, seconds % 60)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn lines() {
        let mut progress = Progress {
            processed: 123,
            total: 1000,
            elapsed_ms: 12_999,
            rate: 10.56,
            current: ChunkPos::new(10, -4),
        };
        assert_eq!(
            running(&progress),
            "Task running for minecraft:overworld. Processed: 123 chunks (12.30%), ETA: 0:01:23, Rate: 10.6 cps, \
             Current: 10, -4"
        );
        progress.rate = 0.0;
        assert!(running(&progress).contains("ETA: unknown, Rate: 0.0 cps"));
        progress.processed = 1000;
        assert_eq!(
            finished(&progress),
            "Task finished for minecraft:overworld. Processed: 1000 chunks (100.00%), Total time: 0:00:12"
        );
        let area = Area::new([0, -7], 500).unwrap();
        assert_eq!(started(&area), "Task started for minecraft:overworld at 0, -7 with radius 500.");
    }

    #[test]
    fn shares_are_rounded_down_and_long_times_fit() {
        let mut progress = Progress {
            processed: 99_999,
            total: 100_000,
            elapsed_ms: 0,
            rate: 1.0,
            current: ChunkPos::new(0, 0),
        };
        assert!(progress.share().ends_with("(99.99%)"));
        (progress.processed, progress.total) = (0, 14_062_492_500_001);
        assert_eq!(progress.left(), "3906247916:40:01");
        progress.rate = f64::MIN_POSITIVE;
        assert!(progress.left().contains(':'));
        assert_eq!(duration(3_661_000), "1:01:01");
    }
}
