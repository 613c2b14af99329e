//! Connections that send anything but the protocol: their end is theirs alone.

use std::io::Write;
use std::net::{SocketAddr, TcpStream};
use std::sync::atomic::{AtomicUsize, Ordering};
use std::time::Duration;

use anyhow::{Result, ensure};
use causeway_tests::bots::{Bots, ensure_all_stayed};
use causeway_tests::cluster::{Cluster, Topology, World};
use causeway_tests::raw;
use rand::rngs::StdRng;
use rand::{Rng, RngCore, SeedableRng};

/// How many malformed connections, and from how many threads.
const CONNECTIONS: usize = 1000;
const THREADS: usize = 16;
const PLAYERS: u32 = 20;
/// How long a malformed connection waits for the server to hang up.
const PATIENCE: Duration = Duration::from_millis(500);

#[test]
fn nobody_notices_a_thousand_malformed_connections() -> Result<()> {
    let cluster = Cluster::start(Topology::Quic, &World::default())?;
    let server = cluster.address();
    let bots = Bots::start("walk", server, PLAYERS, 10, &["--seconds", "45"], cluster.dir())?;
    // The bots join for two seconds.
    std::thread::sleep(Duration::from_secs(5));

    // A few that begin a handshake and then stand still for as long as the test runs.
    let idle: Vec<TcpStream> = (0..50)
        .map(|number| {
            let mut stream = raw::connect(server, PATIENCE)?;
            stream.write_all(&raw::handshake(raw::LOGIN)[..number % 8])?;
            Ok(stream)
        })
        .collect::<Result<_>>()?;
    let next = AtomicUsize::new(0);
    std::thread::scope(|scope| {
        for _ in 0..THREADS {
            scope.spawn(|| {
                while let number @ 0..CONNECTIONS = next.fetch_add(1, Ordering::Relaxed) {
                    malformed(server, number);
                }
            });
        }
    });
    let status = raw::status(server)?;
    ensure!(status["players"]["online"] == PLAYERS, "{status}");
    drop(idle);

    let report = bots.report(Duration::from_secs(120))?;
    ensure_all_stayed(&report, PLAYERS)?;
    ensure!(report["whole"]["pull_backs"] == 0, "bots were put back: {}", report["whole"]);
    cluster.done();
    Ok(())
}

/// One connection; the number chooses what is wrong with it, and seeds what is random in it.
fn malformed(server: SocketAddr, number: usize) {
    let mut random = StdRng::seed_from_u64(number as u64);
    let mut noise = vec![0; random.random_range(1..2000)];
    random.fill_bytes(&mut noise);
    let mut bytes = Vec::new();
    match number % 12 {
        // Noise from the first byte.
        0 => bytes = noise,
        // A frame of length 0, and one whose length never ends.
        1 => bytes.push(0),
        2 => bytes.extend([0xff; 64]),
        // The longest length there is, and then little.
        3 => bytes.extend([0xff, 0xff, 0x7f, 1, 2, 3]),
        // Other protocols.
        4 => bytes.extend(b"GET / HTTP/1.1\r\nHost: localhost\r\n\r\n"),
        5 => bytes.extend([0x16, 0x03, 0x01, 0x02, 0x00, 0x01, 0x00, 0x01, 0xfc, 0x03, 0x03]),
        // A legacy ping, cut anywhere.
        6 => bytes.extend(&[0xfe, 0x01, 0xfa, 0x00, 0x0b][..random.random_range(1..=5)]),
        // A handshake, then noise, with and without a believable frame round it.
        7 => {
            bytes = raw::handshake(raw::LOGIN);
            bytes.extend(noise);
        }
        8 => {
            bytes = raw::handshake(random.random_range(1..=3));
            bytes.extend(raw::frame(random.random_range(0..40), &noise));
        }
        // Names that cannot be: too long, empty, with a length that lies, not UTF-8.
        9 => {
            bytes = raw::handshake(raw::LOGIN);
            bytes.extend(raw::login_start(
                ["", "a name with spaces", &"x".repeat(300), "\u{0}"][number / 12 % 4],
            ));
        }
        10 => {
            bytes = raw::handshake(raw::LOGIN);
            bytes.extend(raw::frame(0, &[0xff, 0xff, 0xff, 0xff, 0x07]));
        }
        // A login that is in order, then noise instead of the acknowledgement; compression is on by then.
        _ => {
            bytes = raw::handshake(raw::LOGIN);
            bytes.extend(raw::login_start(&format!("Noise{number}")));
            let mut packed = Vec::new();
            raw::put_varint(&mut packed, random.random_range(0..=9_000_000));
            packed.extend(noise);
            raw::put_varint(&mut bytes, packed.len() as i32);
            bytes.extend(packed);
        }
    }
    if let Ok(stream) = raw::connect(server, PATIENCE) {
        raw::throw(stream, &bytes);
    }
}
