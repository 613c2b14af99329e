//! RCON and the management protocol over real sockets, of a worker with a world of its own.

use std::net::SocketAddr;
use std::path::Path;
use std::sync::Arc;
use std::time::Duration;

use futures::{SinkExt, StreamExt};
use link::v1::{self, subscriber_message};
use serde_json::{Value, json};
use settings::{ServerProperties, Settings};
use tokio::io::{AsyncRead, AsyncReadExt, AsyncWrite, AsyncWriteExt};
use tokio::net::TcpStream;
use tokio_tungstenite::WebSocketStream;
use tokio_tungstenite::tungstenite::client::IntoClientRequest;
use tokio_tungstenite::tungstenite::{self, Message};
use world_worker::start::{Running, start};

const SECRET: &str = "0123456789abcdefghijABCDEFGHIJ0123456789";

fn properties() -> ServerProperties {
    ServerProperties {
        level_type: "minecraft:flat".to_owned(),
        server_ip: "127.0.0.1".to_owned(),
        enable_rcon: true,
        rcon_port: 0,
        rcon_password: "hunter2".to_owned(),
        management_server_enabled: true,
        management_server_host: "127.0.0.1".to_owned(),
        management_server_port: 0,
        management_server_secret: SECRET.to_owned(),
        management_server_tls_enabled: false,
        ..Settings::default().server
    }
}

fn worker(folder: &Path) -> Running {
    worker_with(folder, properties())
}

fn worker_with(folder: &Path, server: ServerProperties) -> Running {
    start(folder, &Settings { server, ..Settings::default() }, false).expect("a worker")
}

async fn stop(worker: Running) {
    worker.stop();
    worker.stopped().await;
    worker.join().expect("no panic");
}

struct Rcon(TcpStream);

impl Rcon {
    async fn connect(address: SocketAddr) -> Self {
        Self(TcpStream::connect(address).await.expect("RCON listens"))
    }

    async fn send(&mut self, id: i32, kind: i32, text: &str) {
        let mut packet = Vec::new();
        packet.extend((text.len() as i32 + 10).to_le_bytes());
        packet.extend(id.to_le_bytes());
        packet.extend(kind.to_le_bytes());
        packet.extend(text.as_bytes());
        packet.extend([0, 0]);
        self.0.write_all(&packet).await.expect("sent");
    }

    /// Id, type and text of the next packet.
    async fn receive(&mut self) -> (i32, i32, String) {
        let receive = async {
            let length = self.0.read_i32_le().await.expect("a length");
            let (id, kind) =
                (self.0.read_i32_le().await.expect("an id"), self.0.read_i32_le().await.expect("a type"));
            let mut text = vec![0; length as usize - 8];
            self.0.read_exact(&mut text).await.expect("the rest");
            assert_eq!(text[text.len() - 2..], [0, 0]);
            text.truncate(text.len() - 2);
            (id, kind, String::from_utf8(text).expect("UTF-8"))
        };
        tokio::time::timeout(Duration::from_secs(20), receive).await.expect("an answer in time")
    }

    async fn command(&mut self, line: &str) -> String {
        self.send(7, 2, line).await;
        let (id, kind, text) = self.receive().await;
        assert_eq!((id, kind), (7, 0));
        text
    }
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn rcon_runs_commands_after_the_password() {
    let folder = tempfile::tempdir().expect("a folder");
    let worker = worker(folder.path());
    let mut client = Rcon::connect(worker.rcon().expect("RCON")).await;
    client.send(1, 2, "stop").await;
    assert_eq!(client.receive().await, (-1, 2, String::new()));
    client.send(2, 3, "hunter3").await;
    assert_eq!(client.receive().await, (-1, 2, String::new()));
    client.send(3, 3, "hunter2").await;
    assert_eq!(client.receive().await, (3, 2, String::new()));
    assert_eq!(client.command("list").await, "There are 0 of a max of 20 players online: ");
    // An answer that is found later is waited for.
    let nearest = client.command("locate biome plains").await;
    assert!(nearest.starts_with("The nearest minecraft:plains is at [0, "), "{nearest}");
    assert!(nearest.ends_with(", 0] (0 blocks away)"), "{nearest}");
    let none = client.command("locate structure stronghold").await;
    assert_eq!(none, "Could not find a structure of type \"minecraft:stronghold\" nearby");
    assert!(client.command("/nothing").await.starts_with("Unknown or incomplete command"));

    // Longer than a packet: split, and whole again when put together.
    client.send(8, 2, "help").await;
    let (_, _, first) = client.receive().await;
    assert!(first.len() <= 4096);

    let mut other = Rcon::connect(worker.rcon().expect("RCON")).await;
    other.0.write_all(&100_000i32.to_le_bytes()).await.expect("sent");
    assert_eq!(other.0.read(&mut [0; 16]).await.unwrap_or(0), 0, "a bad length ends the connection");
    stop(worker).await;
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn rcon_turns_away_who_guesses() {
    let folder = tempfile::tempdir().expect("a folder");
    let worker = worker(folder.path());
    let address = worker.rcon().expect("RCON");
    let mut client = Rcon::connect(address).await;
    for id in 0..5 {
        client.send(id, 3, "guess").await;
        assert_eq!(client.receive().await.0, -1);
    }
    assert_eq!(client.0.read(&mut [0; 16]).await.unwrap_or(0), 0);
    let mut again = Rcon::connect(address).await;
    again.send(1, 3, "hunter2").await;
    assert_eq!(again.0.read(&mut [0; 16]).await.unwrap_or(0), 0);
    stop(worker).await;
}

trait Stream: AsyncRead + AsyncWrite + Send + Unpin {}
impl<T: AsyncRead + AsyncWrite + Send + Unpin> Stream for T {}

struct Client {
    websocket: WebSocketStream<Box<dyn Stream>>,
    notices: Vec<Value>,
}

impl Client {
    async fn connect(address: SocketAddr, secret: &str) -> tungstenite::Result<Self> {
        Self::upgrade(Box::new(TcpStream::connect(address).await?), secret).await
    }

    async fn upgrade(stream: Box<dyn Stream>, secret: &str) -> tungstenite::Result<Self> {
        let mut request = "ws://localhost/".into_client_request()?;
        let bearer = format!("Bearer {secret}").parse().expect("a header");
        request.headers_mut().insert("authorization", bearer);
        let (websocket, _) = tokio_tungstenite::client_async(request, stream).await?;
        Ok(Self { websocket, notices: Vec::new() })
    }

    async fn send(&mut self, text: impl Into<String>) {
        self.websocket.send(Message::text(text.into())).await.expect("sent");
    }

    async fn next(&mut self) -> Value {
        let next = async {
            loop {
                match self.websocket.next().await.expect("a message").expect("a whole one") {
                    Message::Text(text) => return serde_json::from_str(text.as_str()).expect("JSON"),
                    _ => continue,
                }
            }
        };
        tokio::time::timeout(Duration::from_secs(20), next).await.expect("a message in time")
    }

    /// The next answer; notices on the way are kept.
    async fn answer(&mut self) -> Value {
        loop {
            let message = self.next().await;
            if message.get("method").is_none() {
                return message;
            }
            self.notices.push(message);
        }
    }

    async fn call(&mut self, method: &str, params: Value) -> Value {
        let call = json!({ "jsonrpc": "2.0", "id": method, "method": method, "params": params });
        self.send(call.to_string()).await;
        let answer = self.answer().await;
        assert_eq!(answer["id"], method);
        answer
    }

    async fn notice(&mut self, name: &str) -> Value {
        let wanted = format!("minecraft:notification/{name}");
        loop {
            if let Some(at) = self.notices.iter().position(|notice| notice["method"] == wanted.as_str()) {
                return self.notices.remove(at);
            }
            let message = self.next().await;
            self.notices.push(message);
        }
    }
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn the_management_protocol_acts_and_tells() {
    let folder = tempfile::tempdir().expect("a folder");
    let worker = worker(folder.path());
    let address = worker.management().expect("the management protocol");
    match Client::connect(address, "wrong").await.err() {
        Some(tungstenite::Error::Http(response)) => assert_eq!(response.status(), 401),
        other => panic!("{other:?}"),
    }
    let mut client = Client::connect(address, SECRET).await.expect("let in");

    let status = client.call("minecraft:server/status", json!([])).await;
    assert_eq!(status["result"]["started"], true);
    assert_eq!(status["result"]["version"], json!({ "name": "26.3", "protocol": 777 }));

    let added = client.call("minecraft:allowlist/add", json!([[{ "name": "Alex" }]])).await;
    assert_eq!(added["result"][0]["name"], "Alex");
    assert_eq!(client.notice("allowlist/added").await["params"], json!([added["result"][0]]));
    let file = std::fs::read_to_string(folder.path().join("whitelist.json")).expect("the list");
    assert!(file.contains("Alex"), "{file}");

    let ban = json!([[{ "player": { "name": "Steve" }, "expires": "2040-01-02T03:04:05Z" }]]);
    let banned = client.call("minecraft:bans/add", ban).await;
    assert_eq!(banned["result"][0]["expires"], "2040-01-02T03:04:05Z");
    assert_eq!(banned["result"][0]["source"], "Management server");
    client.notice("bans/added").await;

    let rule = json!({ "gamerule": { "key": "minecraft:pvp", "value": false } });
    let updated = client.call("minecraft:gamerules/update", rule).await;
    assert_eq!(updated["result"]["value"], false);
    client.notice("gamerules/updated").await;
    let mode = client.call("minecraft:serversettings/game_mode/set", json!(["creative"])).await;
    assert_eq!(mode["result"], "creative");
    let motd = client.call("minecraft:serversettings/motd/set", json!(["x"])).await;
    assert_eq!(motd["result"], "x");

    client.send("{").await;
    assert_eq!(client.answer().await["error"]["code"], -32700);
    assert_eq!(client.call("minecraft:nothing", json!([])).await["error"]["code"], -32601);
    let batch = json!([
        { "jsonrpc": "2.0", "id": 1, "method": "minecraft:players" },
        { "jsonrpc": "2.0", "method": "minecraft:players" },
        { "jsonrpc": "2.0", "id": 2, "method": "minecraft:players/kick" },
    ]);
    client.send(batch.to_string()).await;
    let answers = client.answer().await;
    assert_eq!(answers[0]["result"], json!([]));
    assert_eq!((&answers[1]["id"], &answers[1]["error"]["code"]), (&json!(2), &json!(-32602)));
    assert_eq!(answers.as_array().map(Vec::len), Some(2));

    let interval = client.call("minecraft:serversettings/status_heartbeat_interval/set", json!([1])).await;
    assert_eq!(interval["result"], 1);
    assert_eq!(client.notice("server/status").await["params"][0]["started"], true);

    client.call("minecraft:server/save", json!([true])).await;
    client.notice("server/saving").await;
    client.notice("server/saved").await;
    assert_eq!(client.call("minecraft:server/stop", json!([])).await["result"], true);
    client.notice("server/stopping").await;
    client.notice("server/saved").await;
    worker.stopped().await;
    worker.join().expect("no panic");
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn the_management_protocol_knows_players() {
    let folder = tempfile::tempdir().expect("a folder");
    let worker = worker(folder.path());
    let mut client =
        Client::connect(worker.management().expect("the management protocol"), SECRET).await.expect("let in");
    let mut rcon = Rcon::connect(worker.rcon().expect("RCON")).await;

    let (gateway, owner) = link::in_process();
    let attach = v1::Attach { min_version: 1, max_version: 1, ..v1::Attach::default() };
    worker.events().send(world_worker::server::Event::Attached(owner, attach)).expect("it runs");
    let uuid = world_worker::server::offline_uuid("Alex");
    let join = v1::Join {
        session: 1,
        uuid: uuid.into_bytes().to_vec().into(),
        name: "Alex".to_owned(),
        address: "192.0.2.7:4711".to_owned(),
        information: Some(v1::ClientInformation { view_distance: 4, ..Default::default() }),
        ..v1::Join::default()
    };
    let message = v1::SubscriberMessage { message: Some(subscriber_message::Message::Join(join)) };
    gateway.outgoing.send(message).await.expect("the worker listens");

    let alex = json!({ "id": uuid, "name": "Alex" });
    assert_eq!(client.notice("players/joined").await["params"], json!([alex]));
    assert_eq!(client.call("minecraft:players", json!([])).await["result"], json!([alex]));
    rcon.send(1, 3, "hunter2").await;
    assert_eq!(rcon.receive().await.0, 1);
    assert_eq!(rcon.command("list").await, "There are 1 of a max of 20 players online: Alex");
    rcon.command("op Alex").await;
    assert_eq!(client.notice("operators/added").await["params"][0]["player"], alex);

    let banned = client.call("minecraft:ip_bans/add", json!([[{ "player": { "name": "Alex" } }]])).await;
    assert_eq!(banned["result"][0]["ip"], "192.0.2.7");
    assert_eq!(client.notice("players/left").await["params"], json!([alex]));
    rcon.command("pardon-ip 192.0.2.7").await;
    assert_eq!(client.notice("ip_bans/removed").await["params"], json!(["192.0.2.7"]));
    stop(worker).await;
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn the_management_protocol_is_encrypted_with_a_certificate() {
    let folder = tempfile::tempdir().expect("a folder");
    let certified = rcgen::generate_simple_self_signed(vec!["localhost".to_owned()]).expect("a certificate");
    let pem = certified.cert.pem() + &certified.signing_key.serialize_pem();
    std::fs::write(folder.path().join("management.pem"), pem).expect("written");
    let encrypted = |keystore: &str| ServerProperties {
        management_server_tls_enabled: true,
        management_server_tls_keystore: keystore.to_owned(),
        ..properties()
    };
    let without = start(folder.path(), &Settings { server: encrypted(""), ..Settings::default() }, false);
    assert!(without.is_err_and(|error| error.to_string().contains("keystore")));
    let worker = worker_with(folder.path(), encrypted("management.pem"));

    let mut roots = rustls::RootCertStore::empty();
    roots.add(certified.cert.der().clone()).expect("a root");
    let provider = Arc::new(rustls::crypto::ring::default_provider());
    let config = rustls::ClientConfig::builder_with_provider(provider)
        .with_safe_default_protocol_versions()
        .expect("versions")
        .with_root_certificates(roots)
        .with_no_client_auth();
    let stream = TcpStream::connect(worker.management().expect("bound")).await.expect("it listens");
    let name = "localhost".try_into().expect("a name");
    let stream = tokio_rustls::TlsConnector::from(Arc::new(config)).connect(name, stream).await.expect("TLS");
    let mut client = Client::upgrade(Box::new(stream), SECRET).await.expect("let in");
    assert_eq!(client.call("minecraft:server/status", json!([])).await["result"]["started"], true);
    stop(worker).await;
}
