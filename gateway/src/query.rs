//! GS4 queries over UDP: who is online, for server lists and monitors.
//!
//! Whoever asks must first show that its address is its own: a handshake gives a token that the question has to
//! carry. A handshake's answer has a few bytes more than its question and no more than 17, so that forging
//! addresses gains nothing, and each address and all together may ask only so often.

use std::net::{IpAddr, SocketAddr};
use std::sync::Arc;
use std::time::Instant;

use rand::Rng;
use rustc_hash::FxHashMap;
use tokio::net::UdpSocket;
use tokio::sync::watch;

use crate::limits::Bucket;
use crate::status::Shown;

/// First bytes of every question.
const MAGIC: [u8; 2] = [0xFE, 0xFD];
/// Number of the handshake.
const HANDSHAKE: u8 = 9;
/// Number of the question.
const STAT: u8 = 0;
/// Milliseconds a token holds, as in vanilla.
const TOKEN_MILLIS: u64 = 30_000;
/// Questions a second of one address, and how many at once.
const RATE: (u32, u32) = (10, 40);
/// Questions a second of all addresses, and how many at once.
const TOTAL_RATE: (u32, u32) = (2000, 4000);
/// Addresses that are remembered. When there are more, those that are silent are forgotten first.
const ADDRESSES: usize = 4096;
/// Bytes of one question.
const QUESTION: usize = 64;
/// Bytes of names in an answer, so that it fits one datagram.
const NAMES: usize = 60_000;

/// What does not change of the answers.
#[derive(Debug, Clone)]
pub struct Facts {
    /// Name of the world.
    pub map: String,
    /// Address of the game, as it is told.
    pub ip: String,
    /// Port of the game.
    pub port: u16,
}

/// What is known of one address.
#[derive(Debug)]
struct Asker {
    rate: Bucket,
    last: u64,
    /// Port, token and when it was given, of the last handshakes. One host may ask from several programs.
    tokens: [(u16, i32, u64); 4],
    next: usize,
}

/// The answers as a state machine: questions and times go in, answers come out.
#[derive(Debug)]
pub struct Query {
    facts: Facts,
    askers: FxHashMap<IpAddr, Asker>,
    total: Bucket,
}

impl Query {
    /// Nobody has asked yet at time `now` (milliseconds on any monotonic clock).
    pub fn new(facts: Facts, now: u64) -> Self {
        Self { facts, askers: FxHashMap::default(), total: Bucket::new(TOTAL_RATE.0, TOTAL_RATE.1, now) }
    }

    /// The answer to a datagram; none for what is no question, too frequent, or without a valid token.
    pub fn answer(&mut self, datagram: &[u8], from: SocketAddr, now: u64, status: &Shown) -> Option<Vec<u8>> {
        let (head, rest) = datagram.split_first_chunk::<7>()?;
        if head[..2] != MAGIC || !matches!(head[2], HANDSHAKE | STAT) || !self.total.take(1, now) {
            return None;
        }
        let asker = self.asker(from.ip(), now)?;
        let limited = !asker.rate.take(1, now);
        asker.last = now;
        if limited {
            return None;
        }
        let session = [head[3], head[4], head[5], head[6]];
        if head[2] == HANDSHAKE {
            // Positive and short, as vanilla's.
            let token = rand::rng().random_range(0..16_777_216);
            asker.tokens[asker.next] = (from.port(), token, now);
            asker.next = (asker.next + 1) % asker.tokens.len();
            return Some(answer(HANDSHAKE, session, |out| string(out, &token.to_string())));
        }
        let (token, padding) = rest.split_first_chunk::<4>()?;
        let token = i32::from_be_bytes(*token);
        let known = asker.tokens.iter().any(|&(port, given, at)| {
            port == from.port() && given == token && at > 0 && now - at < TOKEN_MILLIS
        });
        if !known {
            return None;
        }
        Some(match padding.len() {
            4 => answer(STAT, session, |out| self.full(out, status)),
            _ => answer(STAT, session, |out| self.basic(out, status)),
        })
    }

    /// What is known of an address; none when too many others ask.
    fn asker(&mut self, ip: IpAddr, now: u64) -> Option<&mut Asker> {
        if self.askers.len() >= ADDRESSES && !self.askers.contains_key(&ip) {
            self.askers.retain(|_, asker| now - asker.last < TOKEN_MILLIS);
            if self.askers.len() >= ADDRESSES {
                return None;
            }
        }
        Some(self.askers.entry(ip).or_insert_with(|| Asker {
            rate: Bucket::new(RATE.0, RATE.1, now),
            last: now,
            tokens: [(0, 0, 0); 4],
            next: 0,
        }))
    }

    fn basic(&self, out: &mut Vec<u8>, status: &Shown) {
        let (online, max) = (status.players.online.to_string(), status.players.max.to_string());
        for text in [&status.face.motd, "SMP", &self.facts.map, &online, &max] {
            string(out, text);
        }
        out.extend(self.facts.port.to_le_bytes());
        string(out, &self.facts.ip);
    }

    fn full(&self, out: &mut Vec<u8>, status: &Shown) {
        out.extend(b"splitnum\0\x80\0");
        let (online, max) = (status.players.online.to_string(), status.players.max.to_string());
        for (key, value) in [
            ("hostname", status.face.motd.as_str()),
            ("gametype", "SMP"),
            ("game_id", "MINECRAFT"),
            ("version", registry::version::NAME),
            ("plugins", ""),
            ("map", &self.facts.map),
            ("numplayers", &online),
            ("maxplayers", &max),
            ("hostport", &self.facts.port.to_string()),
            ("hostip", &self.facts.ip),
        ] {
            string(out, key);
            string(out, value);
        }
        out.extend(b"\0\x01player_\0\0");
        let end = out.len() + NAMES;
        for name in &status.players.names {
            if out.len() + name.len() >= end {
                break;
            }
            string(out, name);
        }
        out.push(0);
    }
}

/// An answer: its number, the asker's number, and what `body` writes.
fn answer(kind: u8, session: [u8; 4], body: impl FnOnce(&mut Vec<u8>)) -> Vec<u8> {
    let mut out = vec![kind];
    out.extend(session);
    body(&mut out);
    out
}

/// A text as far as its end, which is a zero byte.
fn string(out: &mut Vec<u8>, text: &str) {
    out.extend(text.bytes().filter(|&byte| byte != 0));
    out.push(0);
}

/// Answers queries until `stop` says so.
pub async fn run(
    socket: UdpSocket,
    facts: Facts,
    status: watch::Receiver<Arc<Shown>>,
    mut stop: watch::Receiver<bool>,
) {
    let started = Instant::now();
    // Tokens are given at times after 0.
    let now = || started.elapsed().as_millis() as u64 + 1;
    let mut query = Query::new(facts, now());
    let mut question = [0; QUESTION];
    loop {
        let received = tokio::select! {
            biased;
            _ = stop.wait_for(|stop| *stop) => return,
            received = socket.recv_from(&mut question) => received,
        };
        // An answer that met a closed port comes back as an error here; it says nothing of the next question.
        let Ok((length, from)) = received else { continue };
        let shown = status.borrow().clone();
        if let Some(answer) = query.answer(&question[..length], from, now(), &shown) {
            let _ = socket.try_send_to(&answer, from);
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::status::{Face, Players};

    const SESSION: [u8; 4] = [1, 2, 3, 4];

    fn query() -> Query {
        let facts = Facts { map: "world".to_owned(), ip: "127.0.0.1".to_owned(), port: 25565 };
        Query::new(facts, 1)
    }

    fn status() -> Shown {
        let names = vec!["Alice".to_owned(), "Bob".to_owned()];
        let face = Face { motd: "A Minecraft Server".to_owned(), ..Face::default() };
        Shown::new(&face, Players { online: 2, max: 20, sample: Vec::new(), names })
    }

    fn from(port: u16) -> SocketAddr {
        SocketAddr::new([192, 0, 2, 7].into(), port)
    }

    fn question(kind: u8, rest: &[u8]) -> Vec<u8> {
        [&MAGIC[..], &[kind], &SESSION, rest].concat()
    }

    fn token(query: &mut Query, from: SocketAddr, now: u64) -> [u8; 4] {
        let answer = query.answer(&question(HANDSHAKE, &[]), from, now, &status()).expect("a token");
        assert_eq!(answer[..5], [9, 1, 2, 3, 4]);
        assert!(answer.len() <= 17 && answer.ends_with(&[0]));
        let token: i32 = std::str::from_utf8(&answer[5..answer.len() - 1]).unwrap().parse().unwrap();
        token.to_be_bytes()
    }

    #[test]
    fn answers_are_vanillas() {
        let mut query = query();
        let token = token(&mut query, from(5), 10);
        let basic = query.answer(&question(STAT, &token), from(5), 20, &status()).unwrap();
        assert_eq!(
            basic,
            b"\0\x01\x02\x03\x04A Minecraft Server\0SMP\0world\x002\x0020\0\xdd\x63127.0.0.1\0"
        );
        let full = query.answer(&question(STAT, &[&token[..], &[0; 4]].concat()), from(5), 20, &status());
        let expected = b"\0\x01\x02\x03\x04splitnum\0\x80\0hostname\0A Minecraft Server\0gametype\0SMP\0\
            game_id\0MINECRAFT\0version\x0026.3\0plugins\0\0map\0world\0numplayers\x002\0maxplayers\x0020\0\
            hostport\x0025565\0hostip\x00127.0.0.1\0\0\x01player_\0\0Alice\0Bob\0\0";
        assert_eq!(full.unwrap(), expected);
    }

    #[test]
    fn tokens_belong_to_an_address_and_end() {
        let mut query = query();
        let token = token(&mut query, from(5), 10);
        let mut ask = |port, now| query.answer(&question(STAT, &token), from(port), now, &status()).is_some();
        assert!(ask(5, 30_009));
        assert!(!ask(6, 20), "another port");
        assert!(!ask(5, 30_010), "after 30 seconds");
        assert!(query.answer(&question(STAT, &[0; 4]), from(9), 20, &status()).is_none(), "no handshake");
    }

    #[test]
    fn nobody_gets_many_answers() {
        let mut query = query();
        let handshake = question(HANDSHAKE, &[]);
        let answers =
            (0..1000).filter(|_| query.answer(&handshake, from(5), 10, &status()).is_some()).count();
        assert_eq!(answers, RATE.1 as usize);
        // As if from everywhere: bounded in memory and in answers.
        let answers = (0u32..20_000)
            .filter(|n| {
                let from = SocketAddr::new(std::net::Ipv4Addr::from(*n).into(), 1);
                query.answer(&handshake, from, 10, &status()).is_some()
            })
            .count();
        assert!(answers <= TOTAL_RATE.1 as usize && query.askers.len() <= ADDRESSES);
    }

    #[test]
    fn anything_else_gets_no_answer() {
        let mut query = query();
        for bytes in
            [&b""[..], &[0xFE, 0xFD, 9, 0, 0, 0], &[0xFE, 0xFE, 9, 0, 0, 0, 0], &[0xFE, 0xFD, 1, 0, 0, 0, 0]]
        {
            assert_eq!(query.answer(bytes, from(5), 10, &status()), None);
        }
    }

    proptest::proptest! {
        #[test]
        fn garbage_gets_no_answer(kind in 0u8.., rest in proptest::collection::vec(0u8.., 0..64)) {
            let mut query = query();
            let answer = query.answer(&question(kind, &rest), from(5), 10, &status());
            proptest::prop_assert_eq!(answer.is_some(), kind == HANDSHAKE);
        }
    }

    #[tokio::test]
    async fn it_is_served_over_udp() {
        let socket = UdpSocket::bind("127.0.0.1:0").await.unwrap();
        let address = socket.local_addr().unwrap();
        let (_status, shown) = watch::channel(Arc::new(status()));
        let (stop, stopped) = watch::channel(false);
        let task = tokio::spawn(run(socket, query().facts, shown, stopped));
        let client = UdpSocket::bind("127.0.0.1:0").await.unwrap();
        client.send_to(&question(HANDSHAKE, &[]), address).await.unwrap();
        let mut bytes = [0; 1500];
        let (length, _) = client.recv_from(&mut bytes).await.unwrap();
        assert_eq!(bytes[..5], [9, 1, 2, 3, 4]);
        assert!(length > 6);
        stop.send(true).unwrap();
        task.await.unwrap();
    }
}
