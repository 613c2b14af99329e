//! The servers that can be measured: how each is started in a fresh folder.

use std::net::{Ipv4Addr, SocketAddr, TcpListener};
use std::path::{Path, PathBuf};
use std::process::Command;
use std::sync::atomic::AtomicBool;
use std::time::{Duration, Instant};

use super::error::Error;
use super::files;
use super::options::{Options, ServerKind};
use super::process::Process;

/// How long Causeway's programs may take to start.
const START_LIMIT: Duration = Duration::from_secs(60);
/// How they say that they can be used.
const READY: &str = "Done (";
/// A free port of this machine.
const ANY_PORT: &str = "127.0.0.1:0";

/// Where the programs of Causeway are.
#[derive(Debug, Clone)]
pub struct Programs {
    gateway: PathBuf,
    world_worker: PathBuf,
}

impl Programs {
    /// Those in `--bin-dir` or beside this program; only what the servers need has to be there.
    ///
    /// # Errors
    /// When one is missing.
    pub fn find(options: &Options) -> Result<Self, Error> {
        let dir = match &options.bin_dir {
            Some(dir) => dir.clone(),
            None => {
                let own = std::env::current_exe().map_err(Error::io("where this program is"))?;
                own.parent().map(Path::to_owned).unwrap_or_default()
            }
        };
        // Servers run in their own folders.
        let dir = std::path::absolute(&dir).map_err(Error::file("cannot find", &dir))?;
        let needed = |kinds: &[ServerKind]| options.servers.iter().any(|kind| kinds.contains(kind));
        let program = |name: &'static str, needed: bool| {
            let path = dir.join(name);
            if needed && !path.is_file() { Err(Error::MissingBinary { name, path }) } else { Ok(path) }
        };
        Ok(Self {
            gateway: program("gateway", needed(&[ServerKind::Causeway, ServerKind::CausewaySplit]))?,
            world_worker: program("world-worker", needed(&[ServerKind::CausewaySplit]))?,
        })
    }
}

/// A running server. Dropping it ends its processes, the first one first.
#[derive(Debug)]
pub struct Server {
    processes: Vec<Process>,
    /// Which of them takes commands.
    console: Option<usize>,
    /// Where players connect.
    pub address: SocketAddr,
    /// The gateway's admin port.
    pub gateway_admin: Option<SocketAddr>,
    /// From the start of the first process until the last was ready.
    pub ready_after: Duration,
}

/// What a server is started with.
#[derive(Debug)]
pub struct Launch<'a> {
    /// Which server.
    pub kind: ServerKind,
    /// The command line.
    pub options: &'a Options,
    /// Causeway's programs.
    pub programs: &'a Programs,
    /// How many bots come.
    pub bots: u32,
    /// Its own folder, which does not exist yet.
    pub dir: &'a Path,
    /// Logs are this with `.NAME.log` after it.
    pub log: &'a Path,
}

impl Server {
    /// Starts a server on a new world and waits until it can be used.
    ///
    /// # Errors
    /// When it cannot, or `stop` is set meanwhile.
    pub fn start(launch: &Launch<'_>, stop: &AtomicBool) -> Result<Self, Error> {
        let mut server = match launch.kind {
            ServerKind::Causeway => launch.causeway(stop),
            ServerKind::CausewaySplit => launch.causeway_split(stop),
            ServerKind::Command => launch.peer(stop),
        }?;
        for line in files::WORLD_SETUP {
            server.type_line(line);
        }
        Ok(server)
    }

    /// Numbers of its processes, without those that they started.
    #[must_use]
    pub fn ids(&self) -> Vec<u32> {
        self.processes.iter().map(Process::id).collect()
    }

    /// Types a line where commands are taken; whether there is such a place.
    pub fn type_line(&mut self, line: &str) -> bool {
        self.console.is_some_and(|index| self.processes[index].type_line(line))
    }

    /// What was printed there since it was last asked for.
    #[must_use]
    pub fn console_lines(&self) -> Vec<String> {
        self.console.map(|index| self.processes[index].new_lines().collect()).unwrap_or_default()
    }

    /// Fails if one of its processes has ended.
    ///
    /// # Errors
    /// Says which, and what it printed last.
    pub fn must_run(&mut self) -> Result<(), Error> {
        for process in &mut self.processes {
            if let Some(status) = process.status() {
                let (name, tail) = (process.name.clone(), process.tail());
                return Err(Error::EndedMeasured { name, status, tail });
            }
        }
        Ok(())
    }

    /// Ends it in order, or otherwise.
    pub fn end(mut self) {
        self.processes.iter_mut().for_each(Process::end);
    }
}

impl Launch<'_> {
    fn log(&self, name: &str) -> PathBuf {
        let mut path = self.log.as_os_str().to_owned();
        path.push(format!(".{name}.log"));
        PathBuf::from(path)
    }

    /// A folder with the settings of one of Causeway's programs.
    fn data(&self, name: &str) -> Result<PathBuf, Error> {
        let dir = self.dir.join(name);
        files::prepare(&dir, self.options, self.bots, None)?;
        files::prepare_causeway(&dir)?;
        Ok(dir)
    }

    fn vanilla_jar(&self, command: &mut Command) -> Result<(), Error> {
        if let Some(jar) = &self.options.vanilla_jar {
            command.arg("--vanilla-jar");
            command.arg(std::path::absolute(jar).map_err(Error::file("cannot find", jar))?);
        }
        Ok(())
    }

    fn gateway(&self) -> Result<Command, Error> {
        let mut command = Command::new(&self.programs.gateway);
        command.args(["--bind", ANY_PORT, "--admin", ANY_PORT]);
        command.arg("--data").arg(self.data("gateway")?).current_dir(self.dir);
        Ok(command)
    }

    fn causeway(&self, stop: &AtomicBool) -> Result<Server, Error> {
        let began = Instant::now();
        let mut command = self.gateway()?;
        self.vanilla_jar(&mut command)?;
        let gateway = Process::start("gateway", &mut command, &self.log("gateway"))?;
        Self::linked(gateway, None, began, stop)
    }

    fn causeway_split(&self, stop: &AtomicBool) -> Result<Server, Error> {
        let certs = self.dir.join("certs");
        std::fs::create_dir_all(self.dir).map_err(Error::file("cannot make", self.dir))?;
        let made = Command::new(&self.programs.gateway)
            .arg("certs")
            .arg("--dir")
            .arg(&certs)
            .output()
            .map_err(Error::file("cannot start", &self.programs.gateway))?;
        if !made.status.success() {
            let said = String::from_utf8_lossy(&made.stderr).into_owned();
            return Err(Error::Certificates { status: made.status.to_string(), said });
        }
        let began = Instant::now();
        let mut command = Command::new(&self.programs.world_worker);
        command.args(["--listen", ANY_PORT, "--transport", "quic"]).current_dir(self.dir);
        command.arg("--data").arg(self.data("world-worker")?).arg("--certs").arg(&certs);
        self.vanilla_jar(&mut command)?;
        let mut worker = Process::start("world-worker", &mut command, &self.log("world-worker"))?;
        let lines = worker.wait_for(READY, START_LIMIT, stop)?;
        let link = announced(&worker, &lines, "Listening for gateways on ")?;
        let mut command = self.gateway()?;
        command.arg("--worker").arg(format!("quic://{link}")).arg("--certs").arg(&certs);
        let gateway = Process::start("gateway", &mut command, &self.log("gateway"))?;
        Self::linked(gateway, Some(worker), began, stop)
    }

    /// Commands are taken where the world is.
    fn linked(
        mut gateway: Process,
        worker: Option<Process>,
        began: Instant,
        stop: &AtomicBool,
    ) -> Result<Server, Error> {
        let lines = gateway.wait_for(READY, START_LIMIT, stop)?;
        let address = announced(&gateway, &lines, "Starting Minecraft server on ")?;
        let gateway_admin = Some(announced(&gateway, &lines, "Admin port on ")?);
        let console = Some(usize::from(worker.is_some()));
        let processes = [gateway].into_iter().chain(worker).collect();
        Ok(Server { processes, console, address, gateway_admin, ready_after: began.elapsed() })
    }

    fn peer(&self, stop: &AtomicBool) -> Result<Server, Error> {
        let peer = &self.options.peer;
        let line = peer.line.as_ref().ok_or(Error::NoCommand)?;
        let address = free_address().map_err(Error::io("a free port"))?;
        if let Some(template) = &peer.template {
            files::copy_into(template, self.dir)?;
        }
        files::prepare(self.dir, self.options, self.bots, Some(address.port()))?;
        let began = Instant::now();
        let mut command = Command::new("sh");
        command.arg("-c").arg(line.replace("{port}", &address.port().to_string())).current_dir(self.dir);
        let mut process = Process::start(&peer.name, &mut command, &self.log(&peer.name))?;
        process.wait_for(&peer.ready, Duration::from_secs_f64(peer.start_limit_s), stop)?;
        Ok(Server {
            processes: vec![process],
            console: peer.console.then_some(0),
            address,
            gateway_admin: None,
            ready_after: began.elapsed(),
        })
    }
}

/// A port that nobody listens on; another program could take it before the server does, which then fails to start.
fn free_address() -> std::io::Result<SocketAddr> {
    TcpListener::bind((Ipv4Addr::LOCALHOST, 0))?.local_addr()
}

/// The address after these words in what a process said.
fn announced(process: &Process, lines: &[String], wanted: &'static str) -> Result<SocketAddr, Error> {
    lines
        .iter()
        .find_map(|line| line.split_once(wanted)?.1.split_whitespace().next()?.parse().ok())
        .ok_or_else(|| Error::NoAddress { name: process.name.clone(), wanted })
}
