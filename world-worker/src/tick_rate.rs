//! Rate, freezing, stepping and sprinting of the tick loop, as `/tick` controls them.

/// Ticks per second at the start, as vanilla.
pub const DEFAULT_RATE: f32 = 20.0;
/// Lowest and highest rate `/tick rate` takes.
pub const RATE_RANGE: (f32, f32) = (1.0, 10_000.0);

/// What a sprint did, once it ended.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct SprintReport {
    /// Ticks that ran.
    pub ticks: u64,
    /// Their rate in ticks per second.
    pub per_second: f64,
    /// Average milliseconds of one.
    pub ms_per_tick: f64,
}

/// The tick loop's controls.
#[derive(Clone, Debug)]
pub struct TickRate {
    rate: f32,
    frozen: bool,
    steps_left: u32,
    sprint_left: u64,
    sprint_total: u64,
    sprint_nanos: u64,
}

impl Default for TickRate {
    fn default() -> Self {
        Self {
            rate: DEFAULT_RATE,
            frozen: false,
            steps_left: 0,
            sprint_left: 0,
            sprint_total: 0,
            sprint_nanos: 0,
        }
    }
}

impl TickRate {
    /// Target ticks per second.
    pub fn rate(&self) -> f32 {
        self.rate
    }

    /// Sets the target, clamped to [`RATE_RANGE`].
    pub fn set_rate(&mut self, rate: f32) {
        self.rate = rate.clamp(RATE_RANGE.0, RATE_RANGE.1);
    }

    /// Nanoseconds between two ticks.
    pub fn interval_nanos(&self) -> u64 {
        (1e9 / f64::from(self.rate)) as u64
    }

    /// Whether the world stands still.
    pub fn frozen(&self) -> bool {
        self.frozen
    }

    /// Freezes or unfreezes; a running step or sprint ends.
    pub fn set_frozen(&mut self, frozen: bool) {
        self.frozen = frozen;
        self.steps_left = 0;
        self.sprint_left = 0;
    }

    /// Lets a frozen world run for `ticks`; false when it is not frozen.
    pub fn step(&mut self, ticks: u32) -> bool {
        if self.frozen {
            self.steps_left = ticks;
        }
        self.frozen
    }

    /// Ends a step; false when none ran.
    pub fn stop_stepping(&mut self) -> bool {
        std::mem::take(&mut self.steps_left) > 0
    }

    /// Ticks a step still has to run.
    pub fn steps_left(&self) -> u32 {
        self.steps_left
    }

    /// Runs `ticks` as fast as they go; true when a sprint was running already.
    pub fn sprint(&mut self, ticks: u64) -> bool {
        let interrupted = self.sprint_left > 0;
        self.sprint_left = ticks;
        self.sprint_total = ticks;
        self.sprint_nanos = 0;
        interrupted
    }

    /// Whether the loop runs without waiting.
    pub fn sprinting(&self) -> bool {
        self.sprint_left > 0
    }

    /// Ends a sprint early and reports it; `None` when none runs.
    pub fn stop_sprinting(&mut self) -> Option<SprintReport> {
        self.sprinting().then(|| self.end_sprint())
    }

    /// Whether this tick moves the world on (players are served either way).
    pub fn runs_normally(&self) -> bool {
        !self.frozen || self.steps_left > 0 || self.sprinting()
    }

    /// Counts a finished tick that took `nanos`; the report when it was a sprint's last.
    pub fn finish_tick(&mut self, nanos: u64) -> Option<SprintReport> {
        self.steps_left = self.steps_left.saturating_sub(1);
        if self.sprint_left == 0 {
            return None;
        }
        self.sprint_nanos += nanos;
        self.sprint_left -= 1;
        (self.sprint_left == 0).then(|| self.end_sprint())
    }

    fn end_sprint(&mut self) -> SprintReport {
        let ticks = self.sprint_total - self.sprint_left;
        self.sprint_left = 0;
        let seconds = self.sprint_nanos.max(1) as f64 / 1e9;
        SprintReport {
            ticks,
            per_second: ticks as f64 / seconds,
            ms_per_tick: seconds * 1e3 / ticks.max(1) as f64,
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_frozen_world_runs_only_its_steps() {
        let mut rate = TickRate::default();
        assert!(!rate.step(2));
        rate.set_frozen(true);
        assert!(rate.step(2));
        let mut ran = 0;
        for _ in 0..5 {
            ran += u32::from(rate.runs_normally());
            rate.finish_tick(1);
        }
        assert_eq!(ran, 2);
    }

    #[test]
    fn a_sprint_reports_at_its_end() {
        let mut rate = TickRate::default();
        assert!(!rate.sprint(2));
        assert_eq!(rate.finish_tick(1_000_000), None);
        let report = rate.finish_tick(3_000_000).expect("the last tick ends the sprint");
        assert_eq!(report.ticks, 2);
        assert!((report.ms_per_tick - 2.0).abs() < 1e-9);
        assert!(!rate.sprinting());
    }
}
