//! All bots on one thread: one poll for their sockets, one schedule for their ticks.
//!
//! Bots join one after another, tick at their places of a shared 50 ms round, and are gone when the server
//! lets go of them. Nothing here waits without a bound, so a dead server ends the run rather than hanging it.

use std::collections::{BTreeMap, BTreeSet};
use std::io::{self, Read, Write};
use std::net::{Shutdown, SocketAddr};
use std::rc::Rc;
use std::sync::atomic::{AtomicBool, Ordering};
use std::time::{Duration, Instant};

use mio::net::TcpStream;
use mio::{Events, Interest, Poll, Token};

use crate::behaviour::Kind;
use crate::client::{Client, Deed, Phase, Setup, game_mode_name};
use crate::inbound::{Inbound, Opener};
use crate::report::{Disconnect, Percentiles, Window, rate_of};
use crate::schedule::Schedule;
use crate::tally::{Counters, GameClock, Tally, Times};
use crate::usage;

/// Longest wait for a connection.
const CONNECT_TIMEOUT: Duration = Duration::from_secs(10);
/// Longest silence of a server (vanilla's client: 30 s).
const READ_TIMEOUT: Duration = Duration::from_secs(30);
/// Longest way from connecting into the world.
const JOIN_TIMEOUT: Duration = Duration::from_secs(60);
/// How often the above are looked at.
const SWEEP: Duration = Duration::from_secs(1);
/// How long builders wait for their last acknowledgements.
const SETTLE: Duration = Duration::from_secs(1);
/// How long leaving bots wait for the server to close.
const LEAVE: Duration = Duration::from_secs(2);
/// Reads of one socket before others get their turn.
const READS_A_TURN: usize = 4;
/// Most bytes waiting for a server that does not read.
const MAX_UNSENT: usize = 1024 * 1024;
/// So many connections in a row refused, with no bot in the game: nobody is there.
const HOPELESS: u32 = 10;
/// Longest poll, so that a signal is noticed.
const LONGEST_POLL: Duration = Duration::from_millis(100);

/// What a run is to do.
#[derive(Debug, Clone)]
pub struct Plan {
    /// The server.
    pub address: SocketAddr,
    /// Bots that join each second.
    pub join_rate: f64,
    /// How long to play.
    pub length: Length,
    /// Names are this and a number.
    pub name_prefix: String,
}

/// How long bots play.
#[derive(Debug, Clone)]
pub enum Length {
    /// Until stopped.
    Endless,
    /// So long after the last one was sent to join.
    AfterLastSent(Duration),
    /// As long as a measurement takes.
    Measured(Measurement),
}

/// What is measured of a run.
#[derive(Debug, Clone)]
pub struct Measurement {
    /// From the first bot on, joins included, rather than from when all are in.
    pub joining: bool,
    /// From when all have joined until the measurement begins.
    pub warm_up: Duration,
    /// The measurement waits until no bot has been sent a new chunk for [`QUIET`], but no longer than this.
    pub terrain_limit: Option<Duration>,
    /// How long it lasts, from when all have joined and the above is over.
    pub length: Duration,
}

/// No new chunks for so long: what bots go to see has been generated. A walker needs at most 17 s from one end of its disc to
/// the other, so the few have not been everywhere by then; new chunks a second tell.
pub const QUIET: Duration = Duration::from_secs(10);

/// What came of it.
#[derive(Debug)]
pub struct Outcome {
    /// Bots that were sent.
    pub asked: u32,
    /// Bots that stood in the world.
    pub joined: u32,
    /// Bots still in the world at the end.
    pub playing: u32,
    /// The whole run.
    pub whole: Window,
    /// From when the last bot had joined, or what was measured.
    pub steady: Option<Window>,
    /// When that began and ended.
    pub steady_time: Option<(Instant, Instant)>,
    /// Round trips of pings in that time, if there were any.
    pub ping_ms: Option<Percentiles>,
    /// From connecting to standing in the world.
    pub join_latency_ms: Percentiles,
    /// Bots by name of their game mode.
    pub game_modes: BTreeMap<&'static str, u32>,
    /// Bots that were lost.
    pub disconnects: Vec<Disconnect>,
    /// How late own ticks were: in what was measured, else in the whole run.
    pub lateness: Times,
    /// CPU time of this process.
    pub cpu: Duration,
    /// Blocks standing, cleared and uncertain.
    pub built: [BTreeSet<[i32; 3]>; 3],
    /// Ended by a signal.
    pub interrupted: bool,
}

/// Is told of acknowledged acts of builders: the bot's name, the time since the run began, the act.
pub type DeedLog<'a> = &'a mut dyn FnMut(&str, Duration, &Deed);

/// Runs bots until the plan is done, they are all gone, or `stop` is set.
///
/// # Errors
/// When the system gives no poll.
pub fn run(plan: &Plan, setup: &Rc<Setup>, stop: &AtomicBool, log: DeedLog<'_>) -> io::Result<Outcome> {
    let mut swarm = Swarm::new(plan, setup, log)?;
    swarm.play(stop)?;
    if setup.kind == Kind::Build {
        swarm.settle()?;
    }
    let outcome = swarm.outcome(stop.load(Ordering::Relaxed));
    swarm.leave()?;
    Ok(outcome)
}

struct Bot {
    client: Client,
    stream: TcpStream,
    connected: bool,
    inbound: Inbound,
    /// Of the client's outgoing bytes, those the socket took.
    sent: usize,
    opened: Duration,
    last_heard: Duration,
    joining: bool,
    /// The server will send no more: what is there has to be read to its end.
    closing: bool,
}

/// What a socket is ready for.
#[derive(Clone, Copy)]
struct Ready {
    index: u32,
    read: bool,
    write: bool,
    closing: bool,
}

/// A moment to count from.
#[derive(Clone, Copy)]
struct Mark {
    at: Duration,
    counters: Counters,
    cpu: Duration,
    clock: Option<GameClock>,
}

struct Swarm<'a> {
    plan: &'a Plan,
    setup: Rc<Setup>,
    log: DeedLog<'a>,
    poll: Poll,
    events: Events,
    began: Instant,
    bots: Vec<Option<Box<Bot>>>,
    alive: u32,
    /// Of these, bots that have not stood in the world yet.
    joining: u32,
    asked: u32,
    refused_in_a_row: u32,
    /// Sockets with more to read than one turn takes.
    unread: Vec<u32>,
    /// Sockets that the last poll named.
    ready: Vec<Ready>,
    schedule: Schedule,
    next_sweep: Duration,
    opener: Opener,
    tally: Tally,
    deeds: Vec<Deed>,
    lateness: Times,
    joined: Vec<f64>,
    game_modes: BTreeMap<&'static str, u32>,
    disconnects: Vec<Disconnect>,
    built: [BTreeSet<[i32; 3]>; 3],
    start: Mark,
    steady: Option<Mark>,
    /// When all bots were in.
    all_in: Option<Duration>,
    /// When the number of new chunks was last seen to grow, and the number then.
    last_new: (Duration, u64),
    /// Bots do nothing of their own any more.
    resting: bool,
}

impl<'a> Swarm<'a> {
    fn new(plan: &'a Plan, setup: &Rc<Setup>, log: DeedLog<'a>) -> io::Result<Self> {
        let cpu = usage::cpu_time().unwrap_or_default();
        Ok(Self {
            plan,
            setup: Rc::clone(setup),
            log,
            poll: Poll::new()?,
            events: Events::with_capacity(1024),
            began: Instant::now(),
            bots: (0..setup.bots).map(|_| None).collect(),
            alive: 0,
            joining: 0,
            asked: 0,
            refused_in_a_row: 0,
            unread: Vec::new(),
            ready: Vec::new(),
            schedule: Schedule::new(setup.bots),
            next_sweep: SWEEP,
            opener: Opener::default(),
            tally: Tally::default(),
            deeds: Vec::new(),
            lateness: Times::new(),
            joined: Vec::new(),
            game_modes: BTreeMap::new(),
            disconnects: Vec::new(),
            built: Default::default(),
            start: Mark { at: Duration::ZERO, counters: Counters::default(), cpu, clock: None },
            steady: None,
            all_in: None,
            last_new: (Duration::ZERO, 0),
            resting: false,
        })
    }

    fn now(&self) -> Duration {
        self.began.elapsed()
    }

    fn play(&mut self, stop: &AtomicBool) -> io::Result<()> {
        while !stop.load(Ordering::Relaxed) {
            let now = self.now();
            while self.asked < self.setup.bots && now >= self.join_due() {
                self.send_one(now);
            }
            let all_asked = self.asked == self.setup.bots;
            let over = match &self.plan.length {
                Length::Endless => false,
                Length::AfterLastSent(play) => all_asked && now >= self.last_join() + *play,
                Length::Measured(measured) => match (self.all_in, self.steady) {
                    (Some(all_in), Some(steady)) => now >= all_in.max(steady.at) + measured.length,
                    _ => false,
                },
            };
            let alone = self.alive == 0 && (all_asked || self.refused_in_a_row >= HOPELESS);
            if over || alone {
                return Ok(());
            }
            self.turn()?;
        }
        Ok(())
    }

    /// Lets builders hear what became of their last acts.
    fn settle(&mut self) -> io::Result<()> {
        self.resting = true;
        let until = self.now() + SETTLE;
        while self.now() < until && self.bots.iter().flatten().any(|bot| bot.client.hand().is_waiting()) {
            self.turn()?;
        }
        Ok(())
    }

    /// When the next bot is to join.
    fn join_due(&self) -> Duration {
        Duration::from_secs_f64(f64::from(self.asked) / self.plan.join_rate)
    }

    /// When the last bot was to join.
    fn last_join(&self) -> Duration {
        Duration::from_secs_f64(f64::from(self.setup.bots.saturating_sub(1)) / self.plan.join_rate)
    }

    fn send_one(&mut self, now: Duration) {
        let index = self.asked;
        self.asked += 1;
        let name = format!("{}{index}", self.plan.name_prefix);
        let opened = TcpStream::connect(self.plan.address).and_then(|mut stream| {
            let interest = Interest::READABLE | Interest::WRITABLE;
            self.poll.registry().register(&mut stream, Token(index as usize), interest)?;
            Ok(stream)
        });
        match opened {
            Ok(stream) => {
                self.bots[index as usize] = Some(Box::new(Bot {
                    client: Client::new(index, name, Rc::clone(&self.setup)),
                    stream,
                    connected: false,
                    inbound: Inbound::default(),
                    sent: 0,
                    opened: now,
                    last_heard: now,
                    joining: true,
                    closing: false,
                }));
                self.alive += 1;
                self.joining += 1;
            }
            Err(error) => self.lost(name, "connect", error.to_string(), now),
        }
    }

    /// Waits for the next thing to do and does it.
    fn turn(&mut self) -> io::Result<()> {
        self.tick_due();
        let now = self.now();
        if now >= self.next_sweep {
            self.next_sweep = now + SWEEP;
            self.sweep(now);
        }
        self.mark_steady(now);
        let mut wait = self.next_sweep.saturating_sub(now).min(LONGEST_POLL);
        if self.asked < self.setup.bots {
            wait = wait.min(self.join_due().saturating_sub(now));
        }
        if self.alive > 0 {
            wait = wait.min(self.schedule.next_due().saturating_sub(now));
        }
        if !self.unread.is_empty() {
            wait = Duration::ZERO;
        }
        match self.poll.poll(&mut self.events, Some(wait)) {
            Err(error) if error.kind() == io::ErrorKind::Interrupted => return Ok(()),
            other => other?,
        }
        let mut ready = std::mem::take(&mut self.ready);
        ready.clear();
        let again = |index| Ready { index, read: true, write: false, closing: false };
        ready.extend(self.unread.drain(..).map(again));
        ready.extend(self.events.iter().map(|event| Ready {
            index: event.token().0 as u32,
            read: event.is_readable() || event.is_read_closed() || event.is_error(),
            write: event.is_writable(),
            closing: event.is_read_closed() || event.is_error(),
        }));
        for &socket in &ready {
            self.serve(socket);
            self.tick_due();
        }
        self.ready = ready;
        Ok(())
    }

    /// All ticks that are due by now.
    fn tick_due(&mut self) {
        while let Some(due) = self.schedule.pop(self.began.elapsed()) {
            let Some(bot) = self.bots[due.bot as usize].as_mut() else { continue };
            if bot.client.phase() != Phase::Playing || self.resting {
                continue;
            }
            self.lateness.add(due.late.as_secs_f64() * 1000.0);
            bot.client.tick(self.began.elapsed(), &mut self.tally);
            self.send(due.bot);
        }
    }

    /// A socket is ready.
    fn serve(&mut self, Ready { index, read, write, closing }: Ready) {
        let now = self.now();
        let Some(bot) = self.bots.get_mut(index as usize).and_then(Option::as_mut) else { return };
        if !bot.connected {
            match connected(&bot.stream) {
                Ok(true) => bot.connected = true,
                Ok(false) => return,
                Err(error) => return self.end(index, error.to_string(), now),
            }
            self.refused_in_a_row = 0;
        }
        bot.closing |= closing;
        if write {
            self.send(index);
        }
        if read {
            self.receive(index);
        }
    }

    fn receive(&mut self, index: u32) {
        for _ in 0..READS_A_TURN {
            let now = self.began.elapsed();
            let Some(bot) = self.bots[index as usize].as_mut() else { return };
            let space = bot.inbound.space();
            let room = space.len();
            let drained = match bot.stream.read(space) {
                Ok(0) => return self.end(index, "the server closed the connection".to_owned(), now),
                Ok(count) => {
                    bot.inbound.filled(count);
                    bot.last_heard = now;
                    self.tally.counters.bytes += count as u64;
                    count < room && !bot.closing
                }
                Err(error) if error.kind() == io::ErrorKind::WouldBlock => return,
                Err(error) if error.kind() == io::ErrorKind::Interrupted => continue,
                Err(error) => return self.end(index, error.to_string(), now),
            };
            if let Err(reason) = handle_frames(bot, &mut self.opener, &mut self.tally, &mut self.deeds, now) {
                return self.end(index, reason, now);
            }
            if bot.joining
                && let Some(at) = bot.client.joined_at()
            {
                bot.joining = false;
                self.joining -= 1;
                self.joined.push((at - bot.opened).as_secs_f64() * 1000.0);
            }
            if !self.deeds.is_empty() {
                for deed in self.deeds.drain(..) {
                    (self.log)(bot.client.name(), now, &deed);
                }
            }
            self.send(index);
            if drained {
                return;
            }
        }
        self.unread.push(index);
    }

    /// Gives the socket what it takes. A socket that fails may still hold the server's reason: it is read first.
    fn send(&mut self, index: u32) {
        let Some(bot) = self.bots[index as usize].as_mut() else { return };
        if !bot.connected {
            return;
        }
        let failed = loop {
            let unsent = &bot.client.outgoing()[bot.sent..];
            if unsent.is_empty() {
                bot.client.outgoing().clear();
                bot.sent = 0;
                break None;
            }
            match bot.stream.write(unsent) {
                Ok(count) => {
                    bot.sent += count;
                    self.tally.counters.bytes_sent += count as u64;
                }
                Err(error) if error.kind() == io::ErrorKind::WouldBlock => {
                    bot.client.outgoing().drain(..bot.sent);
                    bot.sent = 0;
                    break (bot.client.outgoing().len() > MAX_UNSENT)
                        .then(|| "the server does not read".to_owned());
                }
                Err(error) if error.kind() == io::ErrorKind::Interrupted => {}
                Err(error) => break Some(error.to_string()),
            }
        };
        self.tally.counters.packets_sent += bot.client.take_packets_said();
        let Some(reason) = failed else { return };
        let now = self.began.elapsed();
        bot.connected = false;
        let told = last_words(bot, &mut self.opener, &mut self.tally, &mut self.deeds, now);
        self.end(index, told.unwrap_or(reason), now);
    }

    /// Bots whose time for something is up.
    fn sweep(&mut self, now: Duration) {
        for index in 0..self.asked {
            let Some(bot) = self.bots[index as usize].as_ref() else { continue };
            let reason = if !bot.connected && now - bot.opened > CONNECT_TIMEOUT {
                "connecting took too long"
            } else if now.saturating_sub(bot.last_heard) > READ_TIMEOUT {
                "timed out: nothing came from the server"
            } else if bot.client.joined_at().is_none() && now - bot.opened > JOIN_TIMEOUT {
                "joining took too long"
            } else {
                continue;
            };
            self.end(index, reason.to_owned(), now);
        }
    }

    /// Once all bots have been sent and each has joined or is lost, figures are comparable.
    fn mark_steady(&mut self, now: Duration) {
        let all_in = self.asked == self.setup.bots && self.joining == 0 && self.alive > 0;
        if all_in {
            self.all_in.get_or_insert(now);
        }
        if self.steady.is_some() {
            return;
        }
        let new_chunks = self.tally.counters.new_chunks;
        if new_chunks > self.last_new.1 {
            self.last_new = (now, new_chunks);
        }
        let begins = match (&self.plan.length, self.all_in) {
            (Length::Measured(measured), _) if measured.joining => true,
            (Length::Measured(measured), Some(all_in)) => {
                let quiet = now >= self.last_new.0 + QUIET;
                let terrain = measured.terrain_limit.is_none_or(|limit| quiet || now >= all_in + limit);
                now >= all_in + measured.warm_up && terrain
            }
            (_, all_in) => all_in.is_some(),
        };
        if begins {
            self.steady = Some(self.mark(now));
            if matches!(self.plan.length, Length::Measured(_)) {
                self.lateness = Times::new();
            }
            self.tally.take_pings_ms();
        }
    }

    fn mark(&self, at: Duration) -> Mark {
        let cpu = usage::cpu_time().unwrap_or_default();
        Mark { at, counters: self.tally.counters, cpu, clock: self.tally.clock() }
    }

    /// A bot is gone.
    fn end(&mut self, index: u32, reason: String, now: Duration) {
        let Some(mut bot) = self.bots[index as usize].take() else { return };
        let _ = self.poll.registry().deregister(&mut bot.stream);
        self.alive -= 1;
        self.joining -= u32::from(bot.joining);
        let never_heard = bot.last_heard == bot.opened && bot.client.phase() == Phase::Login;
        let during = if never_heard { "connect" } else { bot.client.phase().name() };
        self.remember(&bot);
        self.lost(bot.client.name().to_owned(), during, reason, now);
    }

    fn lost(&mut self, bot: String, during: &'static str, reason: String, now: Duration) {
        self.refused_in_a_row += u32::from(during == "connect");
        let at_s = (now.as_secs_f64() * 1000.0).round() / 1000.0;
        self.disconnects.push(Disconnect { bot, during, reason, at_s });
    }

    /// Keeps of a bot what the report needs.
    fn remember(&mut self, bot: &Bot) {
        if let Some(mode) = bot.client.game_mode() {
            *self.game_modes.entry(game_mode_name(mode)).or_default() += 1;
        }
        for (all, own) in self.built.iter_mut().zip(bot.client.hand().outcome()) {
            all.extend(own);
        }
    }

    fn outcome(&mut self, interrupted: bool) -> Outcome {
        let now = self.now();
        let end = self.mark(now);
        let first_clock = self.tally.first_clock();
        let window = |from: Mark| {
            let cpu = end.cpu.saturating_sub(from.cpu).as_secs_f64();
            let window = Window::new(end.counters - from.counters, (end.at - from.at).as_secs_f64(), cpu);
            Window { tps: ticks_a_second(from.clock.or(first_clock), end.clock), ..window }
        };
        let pings = self.tally.take_pings_ms();
        let (whole, steady) = (window(self.start), self.steady.map(window));
        let bots = std::mem::take(&mut self.bots);
        bots.iter().flatten().for_each(|bot| self.remember(bot));
        let playing = bots.iter().flatten().filter(|bot| bot.client.phase() == Phase::Playing).count();
        self.bots = bots;
        Outcome {
            asked: self.asked,
            joined: self.joined.len() as u32,
            playing: playing as u32,
            whole,
            steady,
            steady_time: self.steady.map(|from| (self.began + from.at, self.began + now)),
            ping_ms: (!pings.is_empty()).then(|| Percentiles::of(pings)),
            join_latency_ms: Percentiles::of(std::mem::take(&mut self.joined)),
            game_modes: std::mem::take(&mut self.game_modes),
            disconnects: std::mem::take(&mut self.disconnects),
            lateness: std::mem::take(&mut self.lateness),
            cpu: end.cpu.saturating_sub(self.start.cpu),
            built: std::mem::take(&mut self.built),
            interrupted,
        }
    }

    /// Closes the sending side, as a client that quits, and reads on until the server closes too. A socket
    /// closed with bytes unread would reset the connection instead.
    fn leave(&mut self) -> io::Result<()> {
        self.resting = true;
        for index in 0..self.asked {
            self.send(index);
        }
        for bot in self.bots.iter().flatten() {
            let _ = bot.stream.shutdown(Shutdown::Write);
        }
        let until = self.now() + LEAVE;
        let mut rubbish = vec![0; 64 * 1024];
        while self.now() < until && self.bots.iter().any(Option::is_some) {
            for slot in &mut self.bots {
                let Some(bot) = slot else { continue };
                let closed = loop {
                    match bot.stream.read(&mut rubbish) {
                        Ok(0) => break true,
                        Ok(_) => {}
                        Err(error) if error.kind() == io::ErrorKind::Interrupted => {}
                        Err(error) => break error.kind() != io::ErrorKind::WouldBlock,
                    }
                };
                if closed {
                    *slot = None;
                }
            }
            match self.poll.poll(&mut self.events, Some(LONGEST_POLL)) {
                Err(error) if error.kind() != io::ErrorKind::Interrupted => return Err(error),
                _ => {}
            }
        }
        Ok(())
    }
}

/// How fast the game's clock went between two times that bots were told.
fn ticks_a_second(from: Option<GameClock>, to: Option<GameClock>) -> Option<f64> {
    let (from, to) = (from?, to?);
    let seconds = to.at.checked_sub(from.at)?.as_secs_f64();
    (seconds > 0.0).then(|| rate_of((to.game_time - from.game_time) as f64, seconds))
}

/// Whether a connection came about; an error when it did not.
fn connected(stream: &TcpStream) -> io::Result<bool> {
    if let Some(error) = stream.take_error()? {
        return Err(error);
    }
    match stream.peer_addr() {
        Ok(_) => {
            stream.set_nodelay(true)?;
            Ok(true)
        }
        Err(error) if error.kind() == io::ErrorKind::NotConnected => Ok(false),
        Err(error) => Err(error),
    }
}

/// Hands every whole frame that was read to the client.
fn handle_frames(
    bot: &mut Bot,
    opener: &mut Opener,
    tally: &mut Tally,
    deeds: &mut Vec<Deed>,
    now: Duration,
) -> Result<(), String> {
    let client = &mut bot.client;
    while let Some(frame) = bot.inbound.next_frame().map_err(|e| e.to_string())? {
        tally.counters.packets += 1;
        let packet =
            opener.open(frame, client.compressed(), |id| client.wants(id)).map_err(|e| e.to_string())?;
        if let Some((id, body)) = packet {
            client.receive(id, body, now, tally, deeds).map_err(|e| e.to_string())?;
        }
    }
    Ok(())
}

/// What the server said before the socket failed.
fn last_words(
    bot: &mut Bot,
    opener: &mut Opener,
    tally: &mut Tally,
    deeds: &mut Vec<Deed>,
    now: Duration,
) -> Option<String> {
    for _ in 0..READS_A_TURN {
        match bot.stream.read(bot.inbound.space()) {
            Ok(0) | Err(_) => return None,
            Ok(count) => bot.inbound.filled(count),
        }
        if let Err(reason) = handle_frames(bot, opener, tally, deeds, now) {
            return Some(reason);
        }
    }
    None
}
