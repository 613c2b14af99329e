//! One configuration once: a fresh server, bots, and what came of both.

use std::net::SocketAddr;
use std::rc::Rc;
use std::sync::atomic::{AtomicBool, Ordering};
use std::time::Duration;

use serde::Serialize;

use super::error::Error;
use super::options::{Options, ServerKind, Terrain};
use super::sampler::{Sampler, Samples, query_interval};
use super::server::{Launch, Programs, Server};
use crate::client::{Setup, Speech};
use crate::report::Report;
use crate::swarm::{self, Length, Measurement, Outcome, Plan};

/// Names of bots are this and a number.
const NAME_PREFIX: &str = "Bot";

/// One run of one configuration.
#[derive(Debug, Serialize)]
pub struct Run {
    /// The server's name.
    pub server: String,
    /// How many bots there were to be.
    pub bots: u32,
    /// Which of the runs of this configuration, from 1.
    pub repeat: u32,
    /// From the start of the server's first process until players could join, in seconds.
    pub ready_s: f64,
    /// What was seen of the server during the measurement.
    pub samples: Samples,
    /// What the bots saw and used; its `steady` part is the measurement.
    pub report: Report,
}

/// Which configuration, and which time.
#[derive(Debug, Clone, Copy)]
pub struct Configuration {
    /// The server.
    pub server: ServerKind,
    /// How many bots.
    pub bots: u32,
    /// From 1.
    pub repeat: u32,
}

impl Configuration {
    /// A name for files.
    #[must_use]
    pub fn name(&self, options: &Options) -> String {
        format!("{}-{}-{}-{}", options.name_of(self.server), options.scene.name, self.bots, self.repeat)
    }
}

/// Runs a configuration. The server has ended when this returns, however it does.
///
/// # Errors
/// When the server cannot be started, ends before it is told to, or `stop` is set.
pub fn run(
    configuration: Configuration,
    options: &Options,
    programs: &Programs,
    stop: &AtomicBool,
) -> Result<Run, Error> {
    let name = configuration.name(options);
    let out = std::path::absolute(&options.out).map_err(Error::file("cannot find", &options.out))?;
    let dir = out.join("servers").join(&name);
    // What an earlier benchmark kept: a world must be new.
    remove(&dir)?;
    let log = out.join("logs").join(&name);
    let launch = Launch {
        kind: configuration.server,
        options,
        programs,
        bots: configuration.bots,
        dir: &dir,
        log: &log,
    };
    let mut server = Server::start(&launch, stop)?;
    let (address, ready_s) = (server.address, server.ready_after.as_secs_f64());
    let setup = setup(options, configuration.bots, address)?;
    let mut sampler = Sampler::default();
    let outcome = play(&setup, options, address, &mut server, &mut sampler, stop)?;
    server.must_run()?;
    server.end();
    if !options.keep {
        remove(&dir)?;
    }
    if outcome.interrupted {
        return Err(Error::Interrupted);
    }
    let samples = outcome.steady_time.map(|(from, to)| sampler.within(from, to)).unwrap_or_default();
    let server = options.name_of(configuration.server).to_owned();
    Ok(Run {
        bots: configuration.bots,
        repeat: configuration.repeat,
        ready_s: (ready_s * 1e3).round() / 1e3,
        samples,
        report: Report::new(outcome, &setup, server.clone()),
        server,
    })
}

fn remove(dir: &std::path::Path) -> Result<(), Error> {
    match std::fs::remove_dir_all(dir) {
        Err(error) if error.kind() != std::io::ErrorKind::NotFound => {
            Err(Error::file("cannot remove", dir)(error))
        }
        _ => Ok(()),
    }
}

fn setup(options: &Options, bots: u32, address: SocketAddr) -> Result<Rc<Setup>, Error> {
    let kind = options.scene.kind;
    let version = crate::command::version(&options.protocol)?;
    Ok(Rc::new(Setup {
        speeches: vec![Speech::new(version, kind)],
        host: address.ip().to_string(),
        port: address.port(),
        view_distance: options.view_distance,
        kind,
        bots,
        seed: options.seed,
        pings: true,
    }))
}

/// Bots play on this thread while another watches the server.
fn play(
    setup: &Rc<Setup>,
    options: &Options,
    address: SocketAddr,
    server: &mut Server,
    sampler: &mut Sampler,
    stop: &AtomicBool,
) -> Result<Outcome, Error> {
    let measurement = Measurement {
        joining: options.measure_joining,
        warm_up: options.warm_up(),
        terrain_limit: (options.terrain() == Terrain::Loaded)
            .then(|| Duration::from_secs_f64(options.terrain_limit)),
        length: options.measure(),
    };
    let plan = Plan {
        address,
        join_rate: options.join_rate(),
        length: Length::Measured(measurement),
        name_prefix: NAME_PREFIX.to_owned(),
    };
    let done = AtomicBool::new(false);
    std::thread::scope(|threads| {
        threads.spawn(|| sampler.watch(server, query_interval(options.measure()), &done));
        let outcome = swarm::run(&plan, setup, stop, &mut |_, _, _| {});
        done.store(true, Ordering::Relaxed);
        outcome
    })
    .map_err(Error::io("the bots' sockets"))
}
