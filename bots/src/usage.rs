//! What the bots' own process used.

use std::time::Duration;

/// Kernel clock ticks a second in `/proc`: 100 on every Linux architecture in use.
const CLOCK_TICKS: u64 = 100;

/// CPU time of this process so far, user and system; `None` where there is no `/proc`.
#[must_use]
pub fn cpu_time() -> Option<Duration> {
    parse_stat(&std::fs::read_to_string("/proc/self/stat").ok()?)
}

/// Fields 14 and 15 of `/proc/PID/stat`; the second field is a name in parentheses that can hold anything.
fn parse_stat(stat: &str) -> Option<Duration> {
    let after_name = &stat[stat.rfind(')')? + 1..];
    let mut fields = after_name.split_ascii_whitespace().skip(11);
    let user: u64 = fields.next()?.parse().ok()?;
    let system: u64 = fields.next()?.parse().ok()?;
    Some(Duration::from_millis((user + system) * 1000 / CLOCK_TICKS))
}

/// Resident memory of this process in bytes.
#[must_use]
pub fn resident_bytes() -> Option<u64> {
    let status = std::fs::read_to_string("/proc/self/status").ok()?;
    let line = status.lines().find_map(|line| line.strip_prefix("VmRSS:"))?;
    line.trim().strip_suffix(" kB")?.trim().parse::<u64>().ok().map(|kib| kib * 1024)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn stat_is_read_past_an_odd_name() {
        let stat = "7 (a) b (c) S 1 2 3 4 5 6 7 8 9 10 150 25 0 0 20 0 1";
        assert_eq!(parse_stat(stat), Some(Duration::from_millis(1750)));
        assert_eq!(parse_stat("7 (a"), None);
        assert_eq!(parse_stat("7 (a) S 1"), None);
    }
}
