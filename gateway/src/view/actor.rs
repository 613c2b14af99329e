//! The task around the [`View`]: it moves messages, measures time and makes new links.

use std::panic::{AssertUnwindSafe, catch_unwind};
use std::sync::{Arc, Mutex};
use std::time::{Duration, Instant};

use link::v1::Snapshot;
use tokio::sync::{mpsc, oneshot, watch};

use super::outbox::{InUse, VERSION_COUNT};
use super::{EncodedChunk, View};
use crate::frames::Frames;
use crate::link_source::{Connected, LinkSource};
use crate::metrics::Metrics;
use crate::mspt::{Part, TickTimes};
use crate::reason::Reason;
use crate::session::Event;
use crate::status;

/// Events of sessions that may wait.
pub const EVENTS: usize = 4096;
/// Encoded chunks that may wait for the view.
const ENCODED_CHUNKS: usize = 64;
/// Events and chunks handled before the owner's messages are looked at again.
const BATCH: usize = 256;
/// Oldest the status in the server list may be.
const STATUS_AGE: Duration = Duration::from_secs(5);

/// What the actor needs besides the view.
#[derive(Debug)]
pub struct Surroundings {
    /// Makes links.
    pub source: LinkSource,
    /// Events of sessions.
    pub events: mpsc::Receiver<Event>,
    /// Where the answer for the server list goes.
    pub status: watch::Sender<Arc<status::Shown>>,
    /// What never changes of that answer.
    pub face: status::Face,
    /// Whether players can join.
    pub ready: watch::Sender<bool>,
    /// Counters.
    pub metrics: Arc<Metrics>,
    /// Makes frames.
    pub frames: Frames,
    /// Ends the actor.
    pub stop: oneshot::Receiver<()>,
}

/// Why the inner loop ended.
enum End {
    Lost(String),
    Stop,
}

/// Runs the view until it is stopped, or for good when the source has no further links.
pub async fn run(mut view: View, mut around: Surroundings) {
    let mut times = TickTimes::default();
    loop {
        let connected = tokio::select! {
            biased;
            _ = &mut around.stop => break,
            connected = around.source.next() => connected,
            () = serve_unlinked(&mut view, &mut around.events) => break,
        };
        let Some(connected) = connected else {
            // Without a worker nobody can play, but the status is still answered.
            tokio::select! {
                biased;
                _ = &mut around.stop => {}
                () = serve_unlinked(&mut view, &mut around.events) => {}
            }
            break;
        };
        tracing::debug!("linked to {}", connected.subscriber.peer);
        view.link_up(connected.attached.clone(), connected.subscriber.outgoing.clone());
        publish(&view, &around, &times);
        let _ = around.ready.send(true);
        let end = linked(&mut view, &mut around, connected, &mut times).await;
        let _ = around.ready.send(false);
        match end {
            End::Stop => break,
            End::Lost(why) => {
                if around.source.may_link_again() {
                    tracing::warn!("the link to the world worker is lost: {why}");
                }
                let reason =
                    Reason::literal("The link to the world was lost. Please join again in a few seconds.");
                view.link_down(&reason);
                view.flush();
                publish(&view, &around, &times);
            }
        }
    }
    view.shut_down();
    view.flush();
    drain(&mut view, &mut around).await;
}

/// After the stop: sessions are told and leave; the owner hears of each before the link closes.
async fn drain(view: &mut View, around: &mut Surroundings) {
    let deadline = tokio::time::sleep(Duration::from_secs(3));
    tokio::pin!(deadline);
    while view.has_sessions() {
        tokio::select! {
            () = &mut deadline => break,
            event = around.events.recv() => match event {
                Some(event) => { handle(view, event); }
                None => break,
            },
        }
        view.flush();
    }
    if let Some(outgoing) = view.inputs() {
        while let Some(message) = view.next_outgoing() {
            if tokio::time::timeout(Duration::from_secs(1), outgoing.send(message)).await.is_err() {
                break;
            }
        }
    }
    view.link_down(&Reason::literal("stopped"));
}

/// Handles events while there is no link. Ends when there are no sessions any more and none can come.
async fn serve_unlinked(view: &mut View, events: &mut mpsc::Receiver<Event>) {
    while let Some(event) = events.recv().await {
        handle(view, event);
        view.flush();
    }
}

async fn linked(
    view: &mut View,
    around: &mut Surroundings,
    connected: Connected,
    times: &mut TickTimes,
) -> End {
    let Connected { subscriber, .. } = connected;
    let link::Subscriber { outgoing, mut ticks, snapshots, ending, .. } = subscriber;
    let mut chunks = spawn_encoders(snapshots, around.frames, view.versions_in_use(), around.metrics.clone());
    let mut events = Vec::with_capacity(BATCH);
    let mut arrived = Vec::with_capacity(ENCODED_CHUNKS);
    let mut status_at = Instant::now();
    loop {
        tokio::select! {
            biased;
            _ = &mut around.stop => return End::Stop,
            message = ticks.recv() => {
                let Some(message) = message else {
                    return End::Lost(ending.fault().unwrap_or_else(|| "it was closed".to_owned()));
                };
                let started = Instant::now();
                if let Err(invalid) = link::validate::owner_message(&message) {
                    return End::Lost(format!("it sent an {invalid}"));
                }
                let ticked = match catch_unwind(AssertUnwindSafe(|| view.handle_owner(message))) {
                    Ok(ticked) => ticked,
                    Err(_) => return End::Lost("a fault while applying a message".to_owned()),
                };
                times.add(Part::Collect, micros(started));
                if ticked {
                    let started = Instant::now();
                    view.encode();
                    times.add(Part::Encode, micros(started));
                    let started = Instant::now();
                    view.flush();
                    times.add(Part::HandOff, micros(started));
                    times.finish();
                    if view.take_status_changed() || status_at.elapsed() >= STATUS_AGE {
                        status_at = Instant::now();
                        show_status(view, around);
                    }
                    measure(view, around, times);
                }
            }
            count = chunks.recv_many(&mut arrived, ENCODED_CHUNKS) => {
                if count == 0 {
                    return End::Lost(ending.fault().unwrap_or_else(|| "its snapshots ended".to_owned()));
                }
                let started = Instant::now();
                for chunk in arrived.drain(..) {
                    view.handle_chunk(chunk);
                }
                times.add(Part::Collect, micros(started));
            }
            count = around.events.recv_many(&mut events, BATCH) => {
                if count == 0 {
                    return End::Stop;
                }
                let started = Instant::now();
                for event in events.drain(..) {
                    handle(view, event);
                }
                if view.take_urgent() {
                    view.flush();
                }
                times.add(Part::Collect, micros(started));
            }
            permit = outgoing.reserve(), if view.has_outgoing() => match permit {
                Ok(permit) => {
                    if let Some(message) = view.next_outgoing() {
                        permit.send(message);
                    }
                }
                Err(_) => return End::Lost(ending.fault().unwrap_or_else(|| "it was closed".to_owned())),
            },
        }
        while let Some(message) = view.next_outgoing() {
            if let Err(error) = outgoing.try_send(message) {
                let (mpsc::error::TrySendError::Full(message) | mpsc::error::TrySendError::Closed(message)) =
                    error;
                view.return_outgoing(message);
                break;
            }
        }
    }
}

/// One event; a fault in it is logged and goes no further.
fn handle(view: &mut View, event: Event) {
    if catch_unwind(AssertUnwindSafe(|| view.handle_event(event))).is_err() {
        tracing::error!("a fault while handling an event of a session");
    }
}

fn show_status(view: &View, around: &Surroundings) {
    let shown = status::Shown::new(&around.face.clone().with(view.door()), view.status(&mut rand::rng()));
    around.status.send_replace(Arc::new(shown));
}

fn publish(view: &View, around: &Surroundings, times: &TickTimes) {
    show_status(view, around);
    let figures = crate::metrics::ViewFigures { times: times.clone(), ..view.figures() };
    around.metrics.set_view(figures);
}

fn measure(view: &mut View, around: &Surroundings, times: &TickTimes) {
    let (sent, slow) = view.take_counts();
    Metrics::add(&around.metrics.chunks_sent, sent);
    Metrics::add(&around.metrics.too_slow, slow);
    let figures = crate::metrics::ViewFigures { times: times.clone(), ..view.figures() };
    around.metrics.set_view(figures);
}

fn micros(since: Instant) -> u32 {
    since.elapsed().as_micros().try_into().unwrap_or(u32::MAX)
}

/// Threads that encode and compress snapshots, so that the view never does.
///
/// Their number leaves room for the rest of the gateway. They end when the link or the receiver is gone.
fn spawn_encoders(
    snapshots: mpsc::Receiver<Snapshot>,
    frames: Frames,
    in_use: InUse,
    metrics: Arc<Metrics>,
) -> mpsc::Receiver<EncodedChunk> {
    let (sender, receiver) = mpsc::channel(ENCODED_CHUNKS);
    let snapshots = Arc::new(Mutex::new(snapshots));
    let threads = std::thread::available_parallelism().map_or(1, |cores| cores.get().div_ceil(2).min(8));
    for number in 0..threads {
        let (snapshots, sender, metrics) = (snapshots.clone(), sender.clone(), metrics.clone());
        let in_use = in_use.clone();
        let work = move || {
            loop {
                let next =
                    snapshots.lock().unwrap_or_else(std::sync::PoisonError::into_inner).blocking_recv();
                let Some(snapshot) = next else { break };
                let started = Instant::now();
                let mut encoded = frames.chunk(&snapshot);
                if let Some(encoded) = &mut encoded {
                    for version in (1..VERSION_COUNT).filter(|&version| in_use.contains(version)) {
                        let own = frames.of_number(version);
                        encoded.frame.of_version(version, |canonical| own.chunk_of_version(canonical));
                    }
                }
                Metrics::add(&metrics.chunks_encoded, 1);
                Metrics::add(&metrics.chunk_encode_micros, u64::from(micros(started)));
                let Some(encoded) = encoded else { continue };
                if sender.blocking_send(encoded).is_err() {
                    break;
                }
            }
        };
        let spawned = std::thread::Builder::new().name(format!("chunk-encoder-{number}")).spawn(work);
        if let Err(error) = spawned {
            tracing::error!("a thread for encoding chunks cannot be started: {error}");
        }
    }
    receiver
}
