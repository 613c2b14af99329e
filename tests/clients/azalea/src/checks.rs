//! A line for each check, and the sum at the end.

use std::process;
use std::time::Duration;

use tokio::time::{Instant, sleep};

/// What a check saw, or why it failed.
pub type Outcome = Result<String, String>;

/// The checks made so far.
#[derive(Debug, Default)]
pub struct Checks {
    passed: usize,
    failed: usize,
}

impl Checks {
    /// Prints a check.
    pub fn put(&mut self, name: &str, outcome: Outcome) {
        match outcome {
            Ok(seen) => {
                self.passed += 1;
                println!("ok: {name} ({seen})");
            }
            Err(why) => {
                self.failed += 1;
                println!("FAILED: {name}: {why}");
            }
        }
    }

    /// Prints the sum and ends the program.
    pub fn finish(&self) -> ! {
        let Self { passed, failed } = self;
        match failed {
            0 => println!("all {passed} checks passed"),
            _ => println!("{failed} of {} checks failed", passed + failed),
        }
        process::exit(i32::from(*failed > 0))
    }
}

/// Fails with words made only then.
pub fn ensure(condition: bool, why: impl FnOnce() -> String) -> Result<(), String> {
    if condition { Ok(()) } else { Err(why()) }
}

/// Waits until something holds; whether it did in time.
pub async fn comes_true(limit: Duration, mut holds: impl FnMut() -> bool) -> bool {
    let until = Instant::now() + limit;
    while !holds() {
        if Instant::now() > until {
            return false;
        }
        sleep(Duration::from_millis(25)).await;
    }
    true
}
