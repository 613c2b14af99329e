//! One client's connection: two tasks that move bytes between the socket, the session and the view.

use std::collections::VecDeque;
use std::io::IoSlice;
use std::net::SocketAddr;
use std::sync::Arc;
use std::sync::atomic::Ordering;
use std::time::{Duration, Instant};

use bytes::{Buf, Bytes, BytesMut};
use link::v1;
use tokio::io::{AsyncReadExt, AsyncWriteExt};
use tokio::net::TcpStream;
use tokio::net::tcp::{OwnedReadHalf, OwnedWriteHalf};
use tokio::sync::{mpsc, oneshot, watch};

use crate::metrics::Metrics;
use crate::session::{Action, Answer, Control, Event, Session, SessionSettings};
use crate::status;
use crate::view::outbox::{Outgoing, Outlet, OutletReceiver, outlet};

/// Bytes read from a socket at once.
const READ: usize = 4096;
/// Bytes collected for one write.
const WRITE: usize = 256 * 1024;
/// Time without progress after which a write is given up.
const WRITE_DEADLINE: Duration = Duration::from_secs(30);
/// Time the last words of a closed connection have to leave.
const CLOSE_DEADLINE: Duration = Duration::from_secs(5);

/// What all connections share.
#[derive(Debug)]
pub struct Shared {
    /// Settings of sessions.
    pub settings: Arc<SessionSettings>,
    /// Way to the view.
    pub view: mpsc::Sender<Event>,
    /// What the server list says of players.
    pub status: watch::Receiver<Arc<status::Shown>>,
    /// Counters.
    pub metrics: Arc<Metrics>,
    /// Zero of the clock that sessions are told.
    pub started: Instant,
}

impl Shared {
    fn now(&self) -> u64 {
        self.started.elapsed().as_millis() as u64
    }

    /// The status of the moment. A copy, so that no session holds the view up.
    fn status(&self) -> Arc<status::Shown> {
        self.status.borrow().clone()
    }
}

/// Serves a connection to its end and returns why it ended. The view must be told afterwards.
pub async fn serve(stream: TcpStream, peer: SocketAddr, id: u64, shared: Arc<Shared>) -> String {
    // Frames are written once a tick: waiting for more would only delay them.
    let _ = stream.set_nodelay(true);
    let (read, write) = stream.into_split();
    let (outlet, receiver) = outlet();
    let mut writer = tokio::spawn(write_frames(write, receiver, shared.metrics.clone()));
    let (control, controls) = mpsc::channel(4);
    let reader = Reader {
        session: Session::new(peer, shared.settings.clone(), shared.now()),
        id,
        outlet: outlet.clone(),
        control,
        controls,
        inputs: None,
        question: None,
        shared,
    };
    let reason = reader.run(read, &mut writer).await;
    let closing = async {
        outlet.close().await;
        if !writer.is_finished() {
            let _ = (&mut writer).await;
        }
    };
    if tokio::time::timeout(CLOSE_DEADLINE, closing).await.is_err() {
        writer.abort();
    }
    reason
}

/// The task that reads a socket and steps the session.
struct Reader {
    session: Session,
    id: u64,
    outlet: Outlet,
    control: mpsc::Sender<Control>,
    controls: mpsc::Receiver<Control>,
    inputs: Option<mpsc::Sender<v1::SubscriberMessage>>,
    question: Option<oneshot::Receiver<Answer>>,
    shared: Arc<Shared>,
}

impl Reader {
    async fn run(mut self, mut read: OwnedReadHalf, writer: &mut tokio::task::JoinHandle<()>) -> String {
        let mut actions = Vec::new();
        loop {
            let deadline = self.shared.started + Duration::from_millis(self.session.deadline());
            tokio::select! {
                biased;
                control = self.controls.recv() => match control {
                    Some(Control::Closing(reason)) => return reason,
                    Some(Control::Disconnect(reason)) => self.session.disconnect(&reason, &mut actions),
                    None => return "internal fault".to_owned(),
                },
                answer = answer(&mut self.question) => {
                    self.question = None;
                    match answer {
                        Ok(answer) => {
                            if let Answer::Playing(inputs) = &answer {
                                self.inputs = Some(inputs.clone());
                            }
                            let status = self.shared.status();
                            self.session.answer(answer, self.shared.now(), &status, &mut actions);
                        }
                        Err(_) => self.session.disconnect(&crate::view::no_worker(), &mut actions),
                    }
                }
                // The socket failed for writing: what comes in is of no interest any more.
                _ = &mut *writer => return "Disconnected".to_owned(),
                count = read.read_buf(room(self.session.buffer())) => match count {
                    Ok(0) => return "Disconnected".to_owned(),
                    Ok(count) => {
                        Metrics::add(&self.shared.metrics.bytes_in, count as u64);
                        let now = self.shared.now();
                        let status = self.shared.status();
                        let packets = self.session.receive(now, &status, &mut actions);
                        Metrics::add(&self.shared.metrics.packets_in, packets);
                    }
                    Err(error) => return format!("Internal Exception: {error}"),
                },
                () = tokio::time::sleep_until(deadline.into()) => {
                    let status = self.shared.status();
                    self.session.tick(self.shared.now(), &status, &mut actions);
                }
            }
            if let Some(reason) = self.perform(&mut actions).await {
                return reason;
            }
        }
    }

    /// Does what the session wants; the reason when that is the end.
    async fn perform(&mut self, actions: &mut Vec<Action>) -> Option<String> {
        let mut frames = Vec::new();
        for action in actions.drain(..) {
            match action {
                Action::Send(bytes) => frames.push(bytes),
                Action::Check(profile) => {
                    let reply = ask(&mut self.question);
                    self.tell(Event::Check { session: self.id, profile, reply }).await;
                }
                Action::Claim(uuid) => {
                    let reply = ask(&mut self.question);
                    let control = self.control.clone();
                    self.tell(Event::Claim { session: self.id, uuid, control, reply }).await;
                }
                Action::Join(profile, information) => {
                    let reply = ask(&mut self.question);
                    let outlet = self.outlet.clone().of_version(self.session.version());
                    let control = self.control.clone();
                    let session = self.id;
                    self.tell(Event::Join { session, profile, information, outlet, control, reply }).await;
                }
                Action::Input(input) => {
                    let input = v1::PlayerInput { session: self.id, input: Some(input) };
                    self.to_owner(v1::subscriber_message::Message::Input(input)).await;
                }
                Action::Latency(milliseconds) => {
                    let latency = v1::Latency { session: self.id, milliseconds };
                    self.to_owner(v1::subscriber_message::Message::Latency(latency)).await;
                }
                Action::Acknowledged(rate) => {
                    self.tell(Event::Acknowledged { session: self.id, rate }).await;
                }
                Action::ViewDistance(chunks) => {
                    self.tell(Event::ViewDistance { session: self.id, chunks }).await;
                }
                Action::Close { reason, violation } => {
                    if violation {
                        Metrics::add(&self.shared.metrics.violations, 1);
                    }
                    if !frames.is_empty() {
                        let sent = self.outlet.send(std::mem::take(&mut frames));
                        let _ = tokio::time::timeout(CLOSE_DEADLINE, sent).await;
                    }
                    return Some(reason);
                }
            }
        }
        if !frames.is_empty() && self.outlet.send(frames).await.is_err() {
            return Some("Disconnected".to_owned());
        }
        None
    }

    /// Tells the view, which never waits for a session.
    async fn tell(&self, event: Event) {
        let _ = self.shared.view.send(event).await;
    }

    /// Tells the owner; a full link makes this session wait, and through it its client.
    async fn to_owner(&self, message: v1::subscriber_message::Message) {
        if let Some(inputs) = &self.inputs {
            // When the link is gone, the view closes this session.
            let _ = inputs.send(v1::SubscriberMessage { message: Some(message) }).await;
        }
    }
}

/// Makes room to read into.
fn room(buffer: &mut BytesMut) -> &mut BytesMut {
    if buffer.capacity() - buffer.len() < READ / 4 {
        buffer.reserve(READ);
    }
    buffer
}

/// A new question in place of the old one.
fn ask(question: &mut Option<oneshot::Receiver<Answer>>) -> oneshot::Sender<Answer> {
    let (reply, answer) = oneshot::channel();
    *question = Some(answer);
    reply
}

/// The answer to the question; never, when none was asked.
async fn answer(
    question: &mut Option<oneshot::Receiver<Answer>>,
) -> Result<Answer, oneshot::error::RecvError> {
    match question {
        Some(question) => question.await,
        None => std::future::pending().await,
    }
}

/// Frames to write, as one buffer.
#[derive(Default)]
struct FrameQueue {
    frames: VecDeque<Bytes>,
    bytes: usize,
}

impl FrameQueue {
    fn extend(&mut self, frames: Vec<Bytes>) {
        for frame in frames {
            self.bytes += frame.len();
            self.frames.push_back(frame);
        }
    }
}

impl Buf for FrameQueue {
    fn remaining(&self) -> usize {
        self.bytes
    }

    fn chunk(&self) -> &[u8] {
        self.frames.front().map_or(&[], |frame| frame)
    }

    fn chunks_vectored<'a>(&'a self, slices: &mut [IoSlice<'a>]) -> usize {
        let mut count = 0;
        for (slice, frame) in slices.iter_mut().zip(&self.frames) {
            *slice = IoSlice::new(frame);
            count += 1;
        }
        count
    }

    fn advance(&mut self, mut count: usize) {
        self.bytes -= count;
        while count > 0 {
            let Some(front) = self.frames.front_mut() else { break };
            if front.len() > count {
                front.advance(count);
                break;
            }
            count -= front.len();
            self.frames.pop_front();
        }
    }
}

/// The task that writes a socket: as many frames at once as are there.
async fn write_frames(mut write: OwnedWriteHalf, mut receiver: OutletReceiver, metrics: Arc<Metrics>) {
    let mut queue = FrameQueue::default();
    let mut closing = false;
    while !closing {
        match receiver.recv().await {
            Some(Outgoing::Frames(frames)) => queue.extend(frames),
            Some(Outgoing::Close) | None => closing = true,
        }
        while !closing && queue.bytes < WRITE {
            match receiver.try_recv() {
                Some(Outgoing::Frames(frames)) => queue.extend(frames),
                Some(Outgoing::Close) => closing = true,
                None => break,
            }
        }
        while queue.has_remaining() {
            match tokio::time::timeout(WRITE_DEADLINE, write.write_buf(&mut queue)).await {
                Ok(Ok(written)) if written > 0 => {
                    receiver.written(written);
                    metrics.bytes_out.fetch_add(written as u64, Ordering::Relaxed);
                    metrics.writes.fetch_add(1, Ordering::Relaxed);
                }
                _ => return,
            }
        }
    }
    let _ = tokio::time::timeout(CLOSE_DEADLINE, write.shutdown()).await;
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn frame_queue_is_one_buffer() {
        let mut queue = FrameQueue::default();
        queue.extend(vec![Bytes::from_static(b"abc"), Bytes::from_static(b"defg"), Bytes::from_static(b"h")]);
        let mut slices = [IoSlice::new(&[]); 2];
        assert_eq!(queue.chunks_vectored(&mut slices), 2);
        queue.advance(5);
        assert_eq!((queue.remaining(), queue.chunk()), (3, &b"fg"[..]));
        queue.advance(3);
        assert!(!queue.has_remaining());
    }
}
