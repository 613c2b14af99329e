//! What a benchmark ran on, for results.

use serde::Serialize;

/// The machine; what is not known is empty.
#[derive(Debug, Serialize)]
pub struct Machine {
    /// Model of its first processor.
    pub processor: String,
    /// Processors that this program may use.
    pub cores: usize,
    /// Memory, bytes.
    pub memory_bytes: u64,
    /// Kernel and its version.
    pub kernel: String,
}

impl Machine {
    /// This machine, by `/proc`.
    #[must_use]
    pub fn this() -> Self {
        let read = |path| std::fs::read_to_string(path).unwrap_or_default();
        let (cpu, memory) = (read("/proc/cpuinfo"), read("/proc/meminfo"));
        Self {
            processor: value(&cpu, "model name").to_owned(),
            cores: std::thread::available_parallelism().map_or(0, std::num::NonZero::get),
            memory_bytes: kibibytes(value(&memory, "MemTotal")).unwrap_or(0),
            kernel: read("/proc/sys/kernel/osrelease").trim().to_owned(),
        }
    }
}

/// What follows the first `KEY:`.
fn value<'a>(text: &'a str, key: &str) -> &'a str {
    let line = text.lines().find_map(|line| line.strip_prefix(key)?.trim_start().strip_prefix(':'));
    line.unwrap_or_default().trim()
}

fn kibibytes(text: &str) -> Option<u64> {
    text.strip_suffix(" kB")?.parse::<u64>().ok()?.checked_mul(1024)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn values_are_found_by_their_key() {
        let text = "processor\t: 0\nmodel name\t: A: B\nMemTotal:       16 kB\n";
        assert_eq!(value(text, "model name"), "A: B");
        assert_eq!(kibibytes(value(text, "MemTotal")), Some(16384));
        assert_eq!(value(text, "nothing"), "");
    }
}
