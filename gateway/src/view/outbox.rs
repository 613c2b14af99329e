//! What a session is sent in one tick, and the way from the view to the session's socket.
//!
//! Whatever more than one session may get is encoded into the tick's buffer once. A session collects ranges of
//! that buffer; ranges that touch become one, so that a hundred players who see the same things get a handful
//! of slices of the same bytes each.

use std::sync::Arc;
use std::sync::atomic::{AtomicUsize, Ordering};

use bytes::Bytes;
use java::version::VERSIONS;
use tokio::sync::mpsc;

use crate::frames::Frames;

/// Writes that may wait for one connection; a tick is one write.
pub const WRITES_IN_QUEUE: usize = 256;
/// Bytes in a queue from which on a connection counts as behind: chunks wait and movement is left out.
pub const BEHIND_BYTES: usize = 2 * 1024 * 1024;
/// Bytes in a queue at which a connection is given up.
pub const LOST_BYTES: usize = 16 * 1024 * 1024;

/// Versions of the game that sessions may speak.
pub const VERSION_COUNT: usize = VERSIONS.len();

/// A part of one version's buffer: first byte, and one past the last.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default)]
struct Part {
    start: usize,
    end: usize,
}

/// A part of the tick's buffer: the same packets for each version that is in use.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default)]
pub struct Range([Part; VERSION_COUNT]);

#[derive(Debug, Clone)]
enum Item {
    Shared(Part),
    Own(Bytes),
}

/// Frames for one session, in order, until the end of the tick.
#[derive(Debug, Default)]
pub struct Outbox {
    items: Vec<Item>,
    held: bool,
    version: usize,
}

impl Outbox {
    /// For a client of the version with this number.
    pub fn of_version(version: usize) -> Self {
        Self { version: version.min(VERSION_COUNT - 1), ..Self::default() }
    }

    /// Number of the client's version.
    pub fn version(&self) -> usize {
        self.version
    }

    /// Appends a part of the tick's buffer.
    pub fn push_shared(&mut self, range: Range) {
        let range = range.0[self.version];
        if range.start == range.end {
            return;
        }
        if let Some(Item::Shared(last)) = self.items.last_mut()
            && last.end == range.start
        {
            last.end = range.end;
            return;
        }
        self.items.push(Item::Shared(range));
    }

    /// Appends frames of its own.
    pub fn push(&mut self, frames: Bytes) {
        if !frames.is_empty() {
            self.items.push(Item::Own(frames));
        }
    }

    /// Nothing to send.
    pub fn is_empty(&self) -> bool {
        self.items.is_empty()
    }

    /// Forgets everything.
    pub fn clear(&mut self) {
        self.items.clear();
        self.held = false;
    }

    /// Takes frames back that did not fit the queue; they go first next time.
    pub fn put_back(&mut self, frames: Vec<Bytes>) {
        self.items.splice(0..0, frames.into_iter().map(Item::Own));
        self.held = true;
    }

    /// Whether frames of an earlier tick are still here.
    pub fn is_held(&self) -> bool {
        self.held
    }

    /// Takes the slices to write; `buffers` is the tick's buffer.
    pub fn drain(&mut self, buffers: &Buffers) -> Vec<Bytes> {
        self.held = false;
        let buffer = &buffers.0[self.version];
        let mut slices = Vec::with_capacity(self.items.len());
        slices.extend(self.items.drain(..).map(|item| match item {
            Item::Shared(range) => buffer.slice(range.start..range.end),
            Item::Own(bytes) => bytes,
        }));
        slices
    }
}

/// The buffer into which everything of one tick that may be shared is encoded.
#[derive(Debug, Default)]
pub struct TickBuffer {
    buffers: [Vec<u8>; VERSION_COUNT],
    in_use: InUse,
}

/// A tick's buffer, one part for each version.
#[derive(Debug)]
pub struct Buffers([Bytes; VERSION_COUNT]);

/// Which older versions sessions speak; read by the threads that encode chunks.
#[derive(Debug, Clone, Default)]
pub struct InUse(Arc<AtomicUsize>);

impl InUse {
    /// Whether something must be encoded for that version. The canonical one always is.
    pub fn contains(&self, version: usize) -> bool {
        version == 0 || self.0.load(Ordering::Relaxed) >> version & 1 == 1
    }

    fn set(&self, versions: usize) {
        self.0.store(versions, Ordering::Relaxed);
    }
}

impl TickBuffer {
    /// Appends what `encode` writes, once for each version in use, and says where it is.
    pub fn write(&mut self, frames: Frames, encode: impl Fn(Frames, &mut Vec<u8>)) -> Range {
        let mut range = Range::default();
        for version in 0..VERSION_COUNT {
            if self.in_use.contains(version) {
                range.0[version] = self.part(version, frames, &encode);
            }
        }
        range
    }

    /// Appends what `encode` writes for one version only.
    pub fn write_one(
        &mut self,
        version: usize,
        frames: Frames,
        encode: impl Fn(Frames, &mut Vec<u8>),
    ) -> Range {
        let mut range = Range::default();
        range.0[version] = self.part(version, frames, &encode);
        range
    }

    fn part(&mut self, version: usize, frames: Frames, encode: &impl Fn(Frames, &mut Vec<u8>)) -> Part {
        let buffer = &mut self.buffers[version];
        let start = buffer.len();
        encode(frames.of_number(version), buffer);
        Part { start, end: buffer.len() }
    }

    /// A session of that version is there from now on.
    pub fn begin_version(&self, version: usize) {
        self.in_use.0.fetch_or(1 << version, Ordering::Relaxed);
    }

    /// These are the versions of all sessions.
    pub fn set_versions(&self, versions: impl Iterator<Item = usize>) {
        self.in_use.set(versions.fold(0, |all, version| all | 1 << version));
    }

    /// The versions of sessions, for others to look at.
    pub fn in_use(&self) -> InUse {
        self.in_use.clone()
    }

    /// Ends the tick.
    pub fn freeze(&mut self) -> Buffers {
        Buffers(self.buffers.each_mut().map(|buffer| {
            // The next tick will need about as much.
            let next = Vec::with_capacity(buffer.len());
            Bytes::from(std::mem::replace(buffer, next))
        }))
    }
}

/// What goes to the task that writes a connection's socket.
#[derive(Debug)]
pub enum Outgoing {
    /// Frames to write.
    Frames(Vec<Bytes>),
    /// Write what is queued, then close the connection.
    Close,
}

/// The way to a connection's socket.
#[derive(Debug, Clone)]
pub struct Outlet {
    sender: mpsc::Sender<Outgoing>,
    queued: Arc<AtomicUsize>,
    version: usize,
}

/// The socket's end of an [`Outlet`].
#[derive(Debug)]
pub struct OutletReceiver {
    receiver: mpsc::Receiver<Outgoing>,
    queued: Arc<AtomicUsize>,
}

/// Why frames could not be handed over.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Refused {
    /// The queue has no room at the moment.
    Full,
    /// The connection is over.
    Closed,
}

/// A way to a socket and its other end.
pub fn outlet() -> (Outlet, OutletReceiver) {
    let (sender, receiver) = mpsc::channel(WRITES_IN_QUEUE);
    let queued = Arc::new(AtomicUsize::new(0));
    (Outlet { sender, queued: queued.clone(), version: 0 }, OutletReceiver { receiver, queued })
}

impl Outlet {
    /// The same way, to a client of the version with this number.
    pub fn of_version(self, version: usize) -> Self {
        Self { version, ..self }
    }

    /// Number of the client's version.
    pub fn version(&self) -> usize {
        self.version
    }

    /// Bytes handed over and not written yet.
    pub fn queued_bytes(&self) -> usize {
        self.queued.load(Ordering::Relaxed)
    }

    /// Whether most of the queue has been written.
    pub fn is_drained(&self) -> bool {
        self.sender.capacity() >= WRITES_IN_QUEUE / 2 && self.queued_bytes() <= BEHIND_BYTES / 4
    }

    /// Hands frames over without waiting. `frames` stays as it is when there is no room.
    pub fn try_send(&self, frames: &mut Vec<Bytes>) -> Result<usize, Refused> {
        match self.sender.try_reserve() {
            Ok(permit) => {
                let frames = std::mem::take(frames);
                let bytes = frames.iter().map(Bytes::len).sum();
                self.queued.fetch_add(bytes, Ordering::Relaxed);
                permit.send(Outgoing::Frames(frames));
                Ok(bytes)
            }
            Err(mpsc::error::TrySendError::Full(())) => Err(Refused::Full),
            Err(mpsc::error::TrySendError::Closed(())) => Err(Refused::Closed),
        }
    }

    /// Hands frames over; waits while there is no room.
    pub async fn send(&self, frames: Vec<Bytes>) -> Result<(), Refused> {
        let permit = self.sender.reserve().await.map_err(|_| Refused::Closed)?;
        self.queued.fetch_add(frames.iter().map(Bytes::len).sum(), Ordering::Relaxed);
        permit.send(Outgoing::Frames(frames));
        Ok(())
    }

    /// Closes the connection behind what is queued; waits while there is no room.
    pub async fn close(&self) {
        let _ = self.sender.send(Outgoing::Close).await;
    }
}

impl OutletReceiver {
    /// The next thing to do; `None` when nothing can come any more.
    pub async fn recv(&mut self) -> Option<Outgoing> {
        self.receiver.recv().await
    }

    /// The next thing to do, if it is there already.
    pub fn try_recv(&mut self) -> Option<Outgoing> {
        self.receiver.try_recv().ok()
    }

    /// Bytes were written.
    pub fn written(&self, bytes: usize) {
        self.queued.fetch_sub(bytes, Ordering::Relaxed);
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn ranges_that_touch_become_one_slice() {
        let mut buffer = TickBuffer::default();
        let ranges: Vec<Range> = (0..4u8)
            .map(|n| buffer.write(Frames::default(), |_, out| out.extend_from_slice(&[n; 3])))
            .collect();
        let mut all = Outbox::default();
        ranges.iter().for_each(|&range| all.push_shared(range));
        let mut without_second = Outbox::default();
        for at in [0, 2, 3] {
            without_second.push_shared(ranges[at]);
        }
        let bytes = buffer.freeze();
        assert_eq!(all.drain(&bytes).len(), 1);
        let slices = without_second.drain(&bytes);
        assert_eq!(slices.iter().map(Bytes::len).collect::<Vec<_>>(), vec![3, 6]);
        // The bytes are shared, not copied.
        assert_eq!(slices[0].as_ptr(), bytes.0[0].as_ptr());
    }

    #[test]
    fn each_session_gets_the_bytes_of_its_version() {
        let mut buffer = TickBuffer::default();
        buffer.begin_version(2);
        let name =
            |frames: Frames, out: &mut Vec<u8>| out.extend_from_slice(frames.version().name.as_bytes());
        let range = buffer.write(Frames::default(), name);
        let mut boxes = [0, 1, 2].map(Outbox::of_version);
        boxes.iter_mut().for_each(|outbox| outbox.push_shared(range));
        let buffers = buffer.freeze();
        let sent = boxes.map(|mut outbox| outbox.drain(&buffers).concat());
        // Nobody speaks 26.2, so nothing was encoded for it.
        assert_eq!(sent, [b"26.3".to_vec(), Vec::new(), b"26.1".to_vec()]);
    }

    #[test]
    fn order_of_shared_and_own_frames_is_kept() {
        let mut buffer = TickBuffer::default();
        let first = buffer.write(Frames::default(), |_, out| out.extend_from_slice(b"a"));
        let second = buffer.write(Frames::default(), |_, out| out.extend_from_slice(b"c"));
        let mut outbox = Outbox::default();
        outbox.push_shared(first);
        outbox.push(Bytes::from_static(b"b"));
        outbox.push_shared(second);
        assert_eq!(outbox.drain(&buffer.freeze()).concat(), b"abc");
    }

    #[test]
    fn full_outlet_gives_frames_back() {
        let (outlet, receiver) = outlet();
        for _ in 0..WRITES_IN_QUEUE {
            assert_eq!(outlet.try_send(&mut vec![Bytes::from_static(b"xy")]), Ok(2));
        }
        let mut frames = vec![Bytes::from_static(b"z")];
        assert_eq!(outlet.try_send(&mut frames), Err(Refused::Full));
        assert_eq!((frames.len(), outlet.queued_bytes()), (1, 2 * WRITES_IN_QUEUE));
        drop(receiver);
        assert_eq!(outlet.try_send(&mut frames), Err(Refused::Closed));
    }
}
