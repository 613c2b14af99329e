//! The console: lines typed at standard input.

use std::io::BufRead;
use std::sync::mpsc::Sender;

use crate::server::Event;

/// Longest line taken, bytes; the rest is dropped.
const LONGEST_LINE: usize = 32_767;

/// Reads commands from standard input on a thread of its own until it ends. End of input does not stop the server:
/// a server without a terminal has none.
pub fn start(events: Sender<Event>) -> std::io::Result<()> {
    std::thread::Builder::new().name("console".to_owned()).spawn(move || {
        for line in std::io::stdin().lock().lines() {
            let Ok(line) = line else { break };
            if line.len() <= LONGEST_LINE && events.send(Event::Console(line)).is_err() {
                break;
            }
        }
    })?;
    Ok(())
}
