//! Memory and CPU of process trees, from `/proc`.

use std::collections::{HashMap, HashSet};
use std::time::Duration;

use rustix::process::Pid;

/// Kernel clock ticks a second in `/proc`: 100 on every Linux architecture in use.
const CLOCK_TICKS: u64 = 100;

/// What `/proc/PID/stat` says of a process.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Stat {
    /// The process that started it.
    pub parent: u32,
    /// The first process of its group.
    pub group: u32,
    /// User and system time of its own.
    pub cpu: Duration,
    /// The same of children that have ended.
    pub cpu_of_ended: Duration,
    /// When it started, in clock ticks since the machine did: tells it from a later one with its number.
    pub started: u64,
}

impl Stat {
    /// Reads the text of `/proc/PID/stat`; its second field is a name in parentheses that can hold anything.
    #[must_use]
    pub fn parse(stat: &str) -> Option<Self> {
        let after_name = &stat[stat.rfind(')')? + 1..];
        let fields: Vec<&str> = after_name.split_ascii_whitespace().collect();
        // Fields are counted from 1 in proc(5), and the third comes first here.
        let field = |number: usize| fields.get(number - 3)?.parse::<u64>().ok();
        let time =
            |first| Some(Duration::from_millis((field(first)? + field(first + 1)?) * 1000 / CLOCK_TICKS));
        Some(Self {
            parent: u32::try_from(field(4)?).ok()?,
            group: u32::try_from(field(5)?).ok()?,
            cpu: time(14)?,
            cpu_of_ended: time(16)?,
            started: field(22)?,
        })
    }

    fn read(process: &str) -> Option<Self> {
        Self::parse(&std::fs::read_to_string(format!("/proc/{process}/stat")).ok()?)
    }
}

/// CPU time of this process so far, user and system; `None` where there is no `/proc`.
#[must_use]
pub fn cpu_time() -> Option<Duration> {
    Stat::read("self").map(|stat| stat.cpu)
}

/// Resident memory of a process, a number or `self`, in bytes.
#[must_use]
pub fn resident_bytes(process: &str) -> Option<u64> {
    let status = std::fs::read_to_string(format!("/proc/{process}/status")).ok()?;
    let line = status.lines().find_map(|line| line.strip_prefix("VmRSS:"))?;
    line.trim().strip_suffix(" kB")?.trim().parse::<u64>().ok().map(|kib| kib * 1024)
}

/// A process by its number, and by when it started, so that a later one is not taken for it.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Member {
    /// Its number.
    pub id: u32,
    /// What was said of it when it was found.
    pub stat: Stat,
}

impl Member {
    /// Whether it still runs (or waits to be reaped).
    #[must_use]
    pub fn is_there(&self) -> bool {
        Stat::read(&self.id.to_string()).is_some_and(|stat| stat.started == self.stat.started)
    }

    /// Sends it a signal, if it is still there.
    pub fn signal(&self, signal: rustix::process::Signal) {
        if self.is_there()
            && let Some(pid) = i32::try_from(self.id).ok().and_then(Pid::from_raw)
        {
            // It may end in this moment, which is as well.
            let _ = rustix::process::kill_process(pid, signal);
        }
    }
}

/// These processes with all that they started and all that those started; those of their groups too, since a process
/// whose parent ended is given to another.
#[must_use]
pub fn tree(roots: &[u32]) -> Vec<Member> {
    let mut children: HashMap<u32, Vec<Member>> = HashMap::new();
    let mut found = Vec::new();
    for entry in std::fs::read_dir("/proc").into_iter().flatten().flatten() {
        let name = entry.file_name();
        let Some((id, stat)) =
            name.to_str().and_then(|name| Some((name.parse::<u32>().ok()?, Stat::read(name)?)))
        else {
            continue;
        };
        let member = Member { id, stat };
        if roots.contains(&id) || roots.contains(&stat.group) {
            found.push(member);
        } else {
            children.entry(stat.parent).or_default().push(member);
        }
    }
    let mut seen: HashSet<u32> = found.iter().map(|member| member.id).collect();
    let mut next = 0;
    while let Some(member) = found.get(next) {
        next += 1;
        for child in children.remove(&member.id).into_iter().flatten() {
            if seen.insert(child.id) {
                found.push(child);
            }
        }
    }
    found
}

/// What process trees use.
#[derive(Debug, Clone, Copy, Default, PartialEq, Eq)]
pub struct Usage {
    /// Processes.
    pub processes: usize,
    /// Resident memory, bytes. Pages that processes share count for each.
    pub resident_bytes: u64,
    /// CPU time so far, with that of children that have ended.
    pub cpu: Duration,
}

/// What the processes with these numbers and their descendants use.
#[must_use]
pub fn usage(roots: &[u32]) -> Usage {
    tree(roots).iter().fold(Usage::default(), |sum, member| Usage {
        processes: sum.processes + 1,
        resident_bytes: sum.resident_bytes + resident_bytes(&member.id.to_string()).unwrap_or(0),
        cpu: sum.cpu + member.stat.cpu + member.stat.cpu_of_ended,
    })
}

#[cfg(test)]
mod tests {
    use std::io::{BufRead, BufReader};
    use std::process::{Command, Stdio};

    use super::*;

    #[test]
    fn stat_is_read_past_an_odd_name() {
        let stat = "7 (a) b (c) S 1 2 3 4 5 6 7 8 9 10 150 25 30 20 20 0 1 0 4711 0";
        let expected = Stat {
            parent: 1,
            group: 2,
            cpu: Duration::from_millis(1750),
            cpu_of_ended: Duration::from_millis(500),
            started: 4711,
        };
        assert_eq!(Stat::parse(stat), Some(expected));
        assert_eq!(Stat::parse("7 (a"), None);
        assert_eq!(Stat::parse("7 (a) S 1"), None);
    }

    #[test]
    fn a_tree_is_found_and_measured() {
        // A shell that starts a shell that starts two sleeps: four processes.
        let script = "sh -c 'sleep 60 & sleep 60 & echo ready; wait' & wait";
        let mut shell =
            Command::new("sh").arg("-c").arg(script).stdout(Stdio::piped()).spawn().expect("a shell");
        let mut line = String::new();
        BufReader::new(shell.stdout.take().expect("a pipe")).read_line(&mut line).expect("a line");
        let found = tree(&[shell.id()]);
        let used = usage(&[shell.id()]);
        for member in found.iter().rev() {
            member.signal(rustix::process::Signal::KILL);
        }
        shell.wait().expect("it ends");
        assert_eq!(found.len(), 4, "{found:?}");
        assert_eq!(used.processes, 4);
        // Each maps a libc at least, and none is large.
        assert!((100 << 10..64 << 20).contains(&used.resident_bytes), "{used:?}");
        assert!(!found[0].is_there());
    }

    #[test]
    fn cpu_time_of_ended_children_counts() {
        let burn = "sh -c 'i=0; while [ $i -lt 150000 ]; do i=$((i+1)); done'; echo done; read line";
        let mut shell = Command::new("sh")
            .arg("-c")
            .arg(burn)
            .stdin(Stdio::piped())
            .stdout(Stdio::piped())
            .spawn()
            .expect("a shell");
        let mut line = String::new();
        BufReader::new(shell.stdout.take().expect("a pipe")).read_line(&mut line).expect("a line");
        let used = usage(&[shell.id()]);
        drop(shell.stdin.take());
        shell.wait().expect("it ends");
        assert!(used.cpu >= Duration::from_millis(20), "{used:?}");
    }
}
