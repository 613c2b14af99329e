//! A whole server for a test: one process, or a gateway and a worker joined by a link.

use std::io::{Read, Write};
use std::net::{SocketAddr, TcpStream};
use std::path::{Path, PathBuf};
use std::time::Duration;

use anyhow::{Context, Result};
use md5::{Digest, Md5};
use tempfile::TempDir;
use uuid::Uuid;

use crate::binaries::binaries;
use crate::process::Process;

/// How long a start may take; generous, since tests build and run on busy machines.
const START: Duration = Duration::from_secs(60);

/// How the halves are joined.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Topology {
    /// One process: the gateway with an embedded worker.
    Embedded,
    /// Two processes joined by QUIC.
    Quic,
    /// Two processes joined by gRPC.
    Grpc,
}

impl Topology {
    fn transport(self) -> Option<&'static str> {
        match self {
            Self::Embedded => None,
            Self::Quic => Some("quic"),
            Self::Grpc => Some("grpc"),
        }
    }
}

/// The world and rules a test wants. The default: a flat creative world without protection around its spawn.
#[derive(Debug, Clone)]
pub struct World {
    /// Lines of `server.properties`, for the gateway and the worker alike.
    pub properties: Vec<(String, String)>,
    /// Names of operators, level 4.
    pub operators: Vec<String>,
}

impl Default for World {
    fn default() -> Self {
        let properties = [
            ("level-type", "minecraft\\:flat"),
            ("gamemode", "creative"),
            ("difficulty", "peaceful"),
            ("spawn-protection", "0"),
            ("max-players", "200"),
            ("view-distance", "8"),
            ("simulation-distance", "8"),
        ];
        Self {
            properties: properties.map(|(key, value)| (key.to_owned(), value.to_owned())).into(),
            operators: Vec::new(),
        }
    }
}

impl World {
    /// The same with one line of `server.properties` set.
    pub fn with(mut self, key: &str, value: &str) -> Self {
        self.properties.retain(|(present, _)| present != key);
        self.properties.push((key.to_owned(), value.to_owned()));
        self
    }

    /// The same with one more operator.
    pub fn with_operator(mut self, name: &str) -> Self {
        self.operators.push(name.to_owned());
        self
    }

    fn write(&self, dir: &Path) -> Result<()> {
        std::fs::create_dir_all(dir)?;
        let mut text = String::new();
        for (key, value) in &self.properties {
            text.push_str(&format!("{key}={value}\n"));
        }
        std::fs::write(dir.join("server.properties"), text)?;
        let operators: Vec<_> = self
            .operators
            .iter()
            .map(|name| {
                serde_json::json!({
                    "uuid": offline_uuid(name).to_string(), "name": name, "level": 4, "bypassesPlayerLimit": false,
                })
            })
            .collect();
        std::fs::write(dir.join("ops.json"), serde_json::to_string_pretty(&operators)?)?;
        Ok(())
    }
}

/// The UUID of a name on a server that does not ask anyone who a player is: vanilla's
/// `UUID.nameUUIDFromBytes("OfflinePlayer:" + name)`.
pub fn offline_uuid(name: &str) -> Uuid {
    let digest: [u8; 16] = Md5::digest(format!("OfflinePlayer:{name}")).into();
    uuid::Builder::from_md5_bytes(digest).into_uuid()
}

/// A running server with its folder. Dropping it means that the test fails, unless it was [`Cluster::done`]: it kills the
/// processes, shows what they said last, and keeps the folder.
#[derive(Debug)]
pub struct Cluster {
    topology: Topology,
    dir: Option<TempDir>,
    // The gateway goes first, so that it does not complain about a lost worker.
    gateway: Option<Process>,
    worker: Option<Process>,
    address: SocketAddr,
    worker_address: Option<SocketAddr>,
    worker_admin: Option<SocketAddr>,
}

impl Cluster {
    /// Starts a server with a new world and waits until it can be used.
    pub fn start(topology: Topology, world: &World) -> Result<Self> {
        let dir = tempfile::Builder::new().prefix("causeway-test-").tempdir()?;
        world.write(&dir.path().join("gateway"))?;
        if topology != Topology::Embedded {
            world.write(&dir.path().join("worker"))?;
            make_certificates(&dir.path().join("certs"))?;
        }
        let mut cluster = Self {
            topology,
            dir: Some(dir),
            gateway: None,
            worker: None,
            address: SocketAddr::from(([127, 0, 0, 1], 0)),
            worker_address: None,
            worker_admin: None,
        };
        cluster.run()?;
        Ok(cluster)
    }

    /// Starts the processes again after [`Cluster::stop`], on the same world.
    pub fn run(&mut self) -> Result<()> {
        let mut arguments = self.arguments(&[("--bind", "127.0.0.1:0"), ("--data", "@gateway")]);
        if let Some(transport) = self.topology.transport() {
            let address = self.start_worker()?;
            arguments.extend(["--worker".to_owned(), format!("{transport}://{address}")]);
            arguments.extend(self.arguments(&[("--certs", "@certs")]));
        }
        let mut gateway = Process::start("gateway", &binaries().gateway, &arguments, self.dir())?;
        gateway.wait_for_line("Done (", START)?;
        self.address = announced(&mut gateway, "Starting Minecraft server on ")?;
        self.gateway = Some(gateway);
        Ok(())
    }

    /// Starts the worker of a split server: on a free port, or where it was before [`Cluster::stop_worker`].
    pub fn start_worker(&mut self) -> Result<SocketAddr> {
        let transport = self.topology.transport().context("an embedded worker is no process")?;
        let listen = self.worker_address.map_or("127.0.0.1:0".to_owned(), |address| address.to_string());
        let arguments = self.arguments(&[
            ("--listen", &listen),
            ("--transport", transport),
            ("--data", "@worker"),
            ("--certs", "@certs"),
            ("--admin", "127.0.0.1:0"),
        ]);
        let mut worker = Process::start("world-worker", &binaries().world_worker, &arguments, self.dir())?;
        worker.wait_for_line("Done (", START)?;
        let address = announced(&mut worker, "Listening for gateways on ")?;
        self.worker_admin = Some(announced(&mut worker, "Admin port on ")?);
        self.worker = Some(worker);
        self.worker_address = Some(address);
        Ok(address)
    }

    /// SIGTERM to the worker of a split server, which must end in order.
    pub fn stop_worker(&mut self) -> Result<()> {
        self.worker.take().context("there is no worker process")?.stop()
    }

    /// Options with their values; `@` stands for the cluster's folder.
    fn arguments(&self, options: &[(&str, &str)]) -> Vec<String> {
        let value = |text: &str| match text.strip_prefix('@') {
            Some(name) => self.dir().join(name).to_string_lossy().into_owned(),
            None => text.to_owned(),
        };
        options.iter().flat_map(|(option, text)| [(*option).to_owned(), value(text)]).collect()
    }

    /// Where players connect.
    pub fn address(&self) -> SocketAddr {
        self.address
    }

    /// Where gateways connect, when the worker is a process of its own.
    pub fn worker_address(&self) -> Option<SocketAddr> {
        self.worker_address
    }

    /// The folder of everything this server has written.
    pub fn dir(&self) -> &Path {
        self.dir.as_ref().map(TempDir::path).unwrap_or(Path::new("."))
    }

    /// The folder of the save.
    pub fn world_dir(&self) -> PathBuf {
        let half = if self.topology == Topology::Embedded { "gateway" } else { "worker" };
        self.dir().join(half).join("world")
    }

    /// The cluster's certificates.
    pub fn certificates(&self) -> PathBuf {
        self.dir().join("certs")
    }

    /// The gateway's process.
    pub fn gateway(&mut self) -> &mut Process {
        self.gateway.as_mut().expect("the cluster runs")
    }

    /// The process that ticks the world.
    pub fn worker(&mut self) -> &mut Process {
        match &mut self.worker {
            Some(worker) => worker,
            None => self.gateway.as_mut().expect("the cluster runs"),
        }
    }

    /// What the worker's admin port says of its ticks; split servers only.
    pub fn worker_figures(&self) -> Result<serde_json::Value> {
        let address = self.worker_admin.context("an embedded worker has no admin port")?;
        let mut stream = TcpStream::connect_timeout(&address, Duration::from_secs(5))?;
        stream.set_read_timeout(Some(Duration::from_secs(5)))?;
        stream.write_all(b"GET /mspt HTTP/1.0\r\n\r\n")?;
        let mut answer = String::new();
        stream.read_to_string(&mut answer)?;
        let (_, body) = answer.split_once("\r\n\r\n").with_context(|| format!("no body in {answer:?}"))?;
        Ok(serde_json::from_str(body)?)
    }

    /// Resident memory of all its processes, in bytes.
    pub fn resident_bytes(&self) -> Result<u64> {
        self.gateway.iter().chain(&self.worker).map(Process::resident_bytes).sum()
    }

    /// SIGKILL to all its processes.
    pub fn kill(&mut self) {
        for process in self.gateway.take().into_iter().chain(self.worker.take()) {
            process.discard();
        }
        self.worker_address = None;
    }

    /// SIGTERM to the worker's process first, while players are connected, then to the gateway's; both must end
    /// in order.
    pub fn stop(&mut self) -> Result<()> {
        if self.worker.is_some() {
            self.stop_worker()?;
        }
        // A later run may listen elsewhere.
        self.worker_address = None;
        if let Some(gateway) = self.gateway.take() {
            gateway.stop()?;
        }
        Ok(())
    }
}

impl Cluster {
    /// The test has passed: ends what still runs, in whatever way, and removes the folder.
    pub fn done(mut self) {
        for process in self.gateway.take().into_iter().chain(self.worker.take()) {
            process.discard();
        }
        // What remains in a folder for temporary files is no failure.
        drop(self.dir.take());
    }
}

impl Drop for Cluster {
    fn drop(&mut self) {
        self.gateway = None;
        self.worker = None;
        if let Some(dir) = self.dir.take() {
            eprintln!("---- kept {}", dir.keep().display());
        }
    }
}

/// Makes a cluster CA and node certificates in `dir` by the program's own command.
pub fn make_certificates(dir: &Path) -> Result<()> {
    let output =
        std::process::Command::new(&binaries().gateway).arg("certs").arg("--dir").arg(dir).output()?;
    anyhow::ensure!(
        output.status.success(),
        "gateway certs: {}\n{}",
        output.status,
        String::from_utf8_lossy(&output.stderr)
    );
    Ok(())
}

/// The address at the end of a line that announces it.
fn announced(process: &mut Process, words: &str) -> Result<SocketAddr> {
    let line = process.wait_for_line(words, START)?;
    let rest = line.split(words).nth(1).unwrap_or_default();
    let address = rest.split_whitespace().next().unwrap_or_default();
    address.parse().with_context(|| format!("no address in {line:?}"))
}

#[cfg(test)]
mod tests {
    use super::offline_uuid;

    #[test]
    fn offline_uuids_are_vanillas() {
        assert_eq!(offline_uuid("Notch").to_string(), "b50ad385-829d-3141-a216-7e7d7539ba7f");
    }
}
