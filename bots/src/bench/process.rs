//! A server's process: started, listened to, and ended by its own number with all that it started.

use std::fs::File;
use std::io::{BufRead, BufReader, Read, Write};
use std::os::unix::process::CommandExt;
use std::path::{Path, PathBuf};
use std::process::{Child, ChildStdin, Command, Stdio};
use std::sync::atomic::{AtomicBool, Ordering};
use std::sync::mpsc::{Receiver, RecvTimeoutError, SyncSender, sync_channel};
use std::sync::{Arc, Mutex, PoisonError};
use std::time::{Duration, Instant};

use rustix::process::Signal;

use super::error::Error;
use crate::usage::{self, Member};

/// Lines kept for whoever listens; what comes when so many wait is in the log file alone.
const LINES_KEPT: usize = 10_000;
/// Lines of a log that an error shows.
const LINES_SHOWN: usize = 20;
/// Between two looks at whether something has happened.
const GLANCE: Duration = Duration::from_millis(50);
/// How long a server may take to end in order.
const ORDERLY_END: Duration = Duration::from_secs(30);
/// How long the rest of its tree may take then.
const REST_END: Duration = Duration::from_secs(5);

/// A running process. Dropping it ends it.
#[derive(Debug)]
pub struct Process {
    /// For messages.
    pub name: String,
    child: Child,
    console: Option<ChildStdin>,
    lines: Receiver<String>,
    log: PathBuf,
    ended: bool,
}

impl Process {
    /// Starts a program; what it prints on both streams goes to `log` too.
    ///
    /// # Errors
    /// When it cannot be started or the log not be written.
    pub fn start(name: &str, command: &mut Command, log: &Path) -> Result<Self, Error> {
        let file = File::create(log).map_err(Error::file("cannot write", log))?;
        let file = Arc::new(Mutex::new(file));
        let mut child = command
            .env("NO_COLOR", "1")
            .stdin(Stdio::piped())
            .stdout(Stdio::piped())
            .stderr(Stdio::piped())
            // A group of its own: Ctrl-C is for the driver, which then ends its servers in order.
            .process_group(0)
            .spawn()
            .map_err(|source| Error::Start {
                program: command.get_program().to_string_lossy().into_owned(),
                source,
            })?;
        let (sender, lines) = sync_channel(LINES_KEPT);
        if let Some(stream) = child.stdout.take() {
            listen(stream, Arc::clone(&file), sender.clone());
        }
        if let Some(stream) = child.stderr.take() {
            listen(stream, file, sender);
        }
        let console = child.stdin.take();
        Ok(Self { name: name.to_owned(), child, console, lines, log: log.to_owned(), ended: false })
    }

    /// Its number.
    #[must_use]
    pub fn id(&self) -> u32 {
        self.child.id()
    }

    /// Waits for a line with `wanted` in it; gives all lines up to it.
    ///
    /// # Errors
    /// When the process ends or the limit is over before, or `stop` is set.
    pub fn wait_for(
        &mut self,
        wanted: &str,
        limit: Duration,
        stop: &AtomicBool,
    ) -> Result<Vec<String>, Error> {
        let until = Instant::now() + limit;
        let mut lines = Vec::new();
        loop {
            match self.lines.recv_timeout(GLANCE) {
                Ok(line) => {
                    let found = line.contains(wanted);
                    lines.push(line);
                    if found {
                        return Ok(lines);
                    }
                    continue;
                }
                Err(RecvTimeoutError::Timeout) => {}
                // Both streams are closed.
                Err(RecvTimeoutError::Disconnected) => std::thread::sleep(GLANCE),
            }
            let (name, wanted) = (self.name.clone(), wanted.to_owned());
            if stop.load(Ordering::Relaxed) {
                return Err(Error::Interrupted);
            }
            if let Some(status) = self.status() {
                return Err(Error::EndedEarly { name, status, wanted, tail: self.tail() });
            }
            if Instant::now() > until {
                return Err(Error::NotReady { name, wanted, limit, tail: self.tail() });
            }
        }
    }

    /// The lines printed since it was last asked for.
    pub fn new_lines(&self) -> impl Iterator<Item = String> {
        self.lines.try_iter()
    }

    /// Types a line into its console; whether it could.
    pub fn type_line(&mut self, line: &str) -> bool {
        let Some(console) = &mut self.console else { return false };
        writeln!(console, "{line}").and_then(|()| console.flush()).is_ok()
    }

    /// How it ended, if it did.
    pub fn status(&mut self) -> Option<String> {
        self.child.try_wait().ok().flatten().map(|status| status.to_string())
    }

    /// What it printed last.
    #[must_use]
    pub fn tail(&self) -> String {
        let text = std::fs::read(&self.log).unwrap_or_default();
        let text = String::from_utf8_lossy(&text);
        let lines: Vec<&str> = text.lines().collect();
        lines[lines.len().saturating_sub(LINES_SHOWN)..].join("\n")
    }

    /// Asks it to end, waits, and kills what is left of it and of all that it started.
    pub fn end(&mut self) {
        if std::mem::replace(&mut self.ended, true) {
            return;
        }
        // Once it has ended, its number may be another's.
        let running = self.status().is_none();
        let members = if running { usage::tree(&[self.id()]) } else { Vec::new() };
        if let Some(own) = members.iter().find(|member| member.id == self.id()) {
            own.signal(Signal::TERM);
            wait(ORDERLY_END, || self.child.try_wait().is_ok_and(|status| status.is_some()));
        }
        // Children of a shell that only passed on what it was told, and those that do not listen.
        let rest = || members.iter().filter(|member| member.id != self.child.id());
        rest().for_each(|member| member.signal(Signal::TERM));
        wait(REST_END, || !rest().any(Member::is_there));
        rest().for_each(|member| member.signal(Signal::KILL));
        // Nothing happens when it has ended: its number is kept until `wait`.
        let _ = self.child.kill();
        let _ = self.child.wait();
    }
}

impl Drop for Process {
    fn drop(&mut self) {
        self.end();
    }
}

/// Looks until something has come about; gives up after `limit`.
fn wait(limit: Duration, mut over: impl FnMut() -> bool) {
    let until = Instant::now() + limit;
    while !over() && Instant::now() < until {
        std::thread::sleep(GLANCE);
    }
}

/// Reads a stream to its end on a thread of its own.
fn listen(stream: impl Read + Send + 'static, log: Arc<Mutex<File>>, lines: SyncSender<String>) {
    std::thread::spawn(move || {
        let mut stream = BufReader::new(stream);
        let mut bytes = Vec::new();
        loop {
            bytes.clear();
            match stream.read_until(b'\n', &mut bytes) {
                Ok(0) | Err(_) => return,
                Ok(_) => {}
            }
            // A full disk must not stop the server, which would happen if nobody read its output.
            let _ = log.lock().unwrap_or_else(PoisonError::into_inner).write_all(&bytes);
            let _ = lines.try_send(String::from_utf8_lossy(&bytes).trim_end().to_owned());
        }
    });
}

#[cfg(test)]
mod tests {
    use super::*;

    fn start(script: &str) -> (tempfile::TempDir, Process) {
        let dir = tempfile::tempdir().unwrap();
        let mut command = Command::new("sh");
        command.arg("-c").arg(script);
        let process = Process::start("shell", &mut command, &dir.path().join("log")).unwrap();
        (dir, process)
    }

    const LIMIT: Duration = Duration::from_secs(20);

    #[test]
    fn lines_are_heard_and_typed() {
        let (_dir, mut process) = start("echo one; echo ready >&2; read line; echo got $line; sleep 60");
        let stop = AtomicBool::new(false);
        process.wait_for("ready", LIMIT, &stop).unwrap();
        assert!(process.type_line("hello"));
        let lines = process.wait_for("got", LIMIT, &stop).unwrap();
        assert_eq!(lines.last().map(String::as_str), Some("got hello"));
        assert!(process.tail().contains("got hello"));
    }

    #[test]
    fn an_end_and_a_stop_end_the_wait() {
        let (_dir, mut process) = start("echo sorry; exit 3");
        let stop = AtomicBool::new(false);
        let error = process.wait_for("ready", LIMIT, &stop).unwrap_err().to_string();
        assert!(error.contains("3") && error.contains("sorry"), "{error}");
        let (_dir, mut process) = start("sleep 60");
        stop.store(true, Ordering::Relaxed);
        assert!(matches!(process.wait_for("x", LIMIT, &stop), Err(Error::Interrupted)));
        let error = process.wait_for("x", Duration::ZERO, &AtomicBool::new(false)).unwrap_err();
        assert!(matches!(error, Error::NotReady { .. }));
    }

    #[test]
    fn nothing_is_left_of_a_tree() {
        let (_dir, mut process) = start("sh -c 'trap \"\" TERM; sleep 61 & echo ready; wait' & wait");
        process.wait_for("ready", LIMIT, &AtomicBool::new(false)).unwrap();
        let members = usage::tree(&[process.id()]);
        assert_eq!(members.len(), 3, "{members:?}");
        process.end();
        // An orphan is reaped by another.
        wait(LIMIT, || !members.iter().any(Member::is_there));
        assert!(!members.iter().any(Member::is_there));
    }
}
