//! A program under test: started, watched line by line, and ended by its own process id.

use std::io::{BufRead, BufReader, Read, Write};
use std::path::{Path, PathBuf};
use std::process::{Child, ChildStdin, Command, ExitStatus, Stdio};
use std::sync::{Arc, Condvar, Mutex, MutexGuard, PoisonError};
use std::time::{Duration, Instant};

use anyhow::{Context, Result, bail};

/// How many of its last lines a failed test shows of each process.
const LINES_SHOWN: usize = 40;

/// A running program. Dropping it kills it and shows its last lines, since tests end here only when they fail; see
/// [`Process::stop`] and [`Process::discard`].
#[derive(Debug)]
pub struct Process {
    /// Whether the end is as the test wanted it.
    ended_well: bool,
    name: String,
    child: Child,
    stdin: Option<ChildStdin>,
    lines: Arc<Lines>,
    log: PathBuf,
}

/// What the program printed, both streams together.
#[derive(Debug, Default)]
struct Lines {
    seen: Mutex<Vec<String>>,
    grown: Condvar,
}

impl Lines {
    fn lock(&self) -> MutexGuard<'_, Vec<String>> {
        self.seen.lock().unwrap_or_else(PoisonError::into_inner)
    }
}

impl Process {
    /// Starts `program` in `dir`; `name` is for messages and for the log file in `dir`.
    pub fn start(name: &str, program: &Path, arguments: &[String], dir: &Path) -> Result<Self> {
        let mut child = Command::new(program)
            .args(arguments)
            .current_dir(dir)
            .env("NO_COLOR", "1")
            .stdin(Stdio::piped())
            .stdout(Stdio::piped())
            .stderr(Stdio::piped())
            .spawn()
            .with_context(|| format!("starting {}", program.display()))?;
        let log = dir.join(format!("{name}.log"));
        let lines = Arc::new(Lines::default());
        let streams: [Option<Box<dyn Read + Send>>; 2] = [
            child.stdout.take().map(|stream| Box::new(stream) as Box<dyn Read + Send>),
            child.stderr.take().map(|stream| Box::new(stream) as Box<dyn Read + Send>),
        ];
        for stream in streams.into_iter().flatten() {
            let lines = Arc::clone(&lines);
            let mut file = std::fs::OpenOptions::new().create(true).append(true).open(&log)?;
            std::thread::spawn(move || {
                for line in BufReader::new(stream).lines().map_while(Result::ok) {
                    // The log file is a convenience for whoever looks at a failed test.
                    let _ = writeln!(file, "{line}");
                    lines.lock().push(line);
                    lines.grown.notify_all();
                }
            });
        }
        let stdin = child.stdin.take();
        Ok(Self { ended_well: false, name: name.to_owned(), child, stdin, lines, log })
    }

    /// The process id.
    pub fn id(&self) -> u32 {
        self.child.id()
    }

    /// The first line so far or to come that contains `part`.
    pub fn wait_for_line(&mut self, part: &str, limit: Duration) -> Result<String> {
        let until = Instant::now() + limit;
        let lines = Arc::clone(&self.lines);
        let mut seen = lines.lock();
        let mut looked_at = 0;
        let mut ended = None;
        loop {
            if let Some(line) = seen[looked_at..].iter().find(|line| line.contains(part)) {
                return Ok(line.clone());
            }
            looked_at = seen.len();
            // Its last lines may come a moment after its end.
            if let Some(status) = ended {
                bail!("{} ended ({status}) without saying {part:?}", self.name);
            }
            ended = self.child.try_wait()?;
            let left = until.saturating_duration_since(Instant::now());
            if left.is_zero() {
                bail!("{} did not say {part:?} within {limit:?}", self.name);
            }
            // Wakes now and then without a new line to notice that the process has ended.
            let slice = left.min(Duration::from_millis(200));
            seen = lines.grown.wait_timeout(seen, slice).unwrap_or_else(PoisonError::into_inner).0;
        }
    }

    /// Types a line into the console.
    pub fn type_line(&mut self, line: &str) -> Result<()> {
        let stdin = self.stdin.as_mut().context("the console is closed")?;
        writeln!(stdin, "{line}")?;
        stdin.flush()?;
        Ok(())
    }

    /// Resident memory in bytes, as the kernel counts it; Linux only.
    pub fn resident_bytes(&self) -> Result<u64> {
        let status = std::fs::read_to_string(format!("/proc/{}/status", self.id()))?;
        let line = status.lines().find(|line| line.starts_with("VmRSS:")).context("no VmRSS")?;
        let kibibytes: u64 = line.split_whitespace().nth(1).context("VmRSS has no value")?.parse()?;
        Ok(kibibytes * 1024)
    }

    /// Whether it still runs.
    pub fn is_running(&mut self) -> bool {
        matches!(self.child.try_wait(), Ok(None))
    }

    /// Sends SIGTERM.
    pub fn terminate(&self) -> Result<()> {
        let status = Command::new("sh").arg("-c").arg(format!("kill -TERM {}", self.id())).status()?;
        if !status.success() {
            bail!("kill -TERM {}: {status}", self.id());
        }
        Ok(())
    }

    /// Waits until it has ended by itself.
    pub fn wait(&mut self, limit: Duration) -> Result<ExitStatus> {
        let until = Instant::now() + limit;
        loop {
            if let Some(status) = self.child.try_wait()? {
                return Ok(status);
            }
            if Instant::now() > until {
                bail!("{} still runs after {limit:?}", self.name);
            }
            std::thread::sleep(Duration::from_millis(20));
        }
    }

    /// SIGTERM, then the orderly end, which must be a success.
    pub fn stop(mut self) -> Result<()> {
        self.terminate()?;
        let status = self.wait(Duration::from_secs(60))?;
        if !status.success() {
            bail!("{} ended with {status} after SIGTERM", self.name);
        }
        self.discard();
        Ok(())
    }

    /// Kills it if it still runs. What it printed is of no interest.
    pub fn discard(mut self) {
        self.ended_well = true;
    }
}

impl Drop for Process {
    fn drop(&mut self) {
        if matches!(self.child.try_wait(), Ok(None)) {
            let _ = self.child.kill();
        }
        let _ = self.child.wait();
        if !self.ended_well {
            let seen = self.lines.lock();
            let from = seen.len().saturating_sub(LINES_SHOWN);
            eprintln!("---- last lines of {} ({}):", self.name, self.log.display());
            for line in &seen[from..] {
                eprintln!("{line}");
            }
        }
    }
}
