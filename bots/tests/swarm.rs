//! Bots over real sockets against a pretend server.

mod pretend;

use std::net::TcpListener;
use std::sync::Arc;
use std::sync::atomic::{AtomicBool, Ordering};
use std::time::{Duration, Instant};

use bots::cli::{Cli, Command, Play};
use bots::report::Report;
use clap::Parser;
use pretend::{Manner, Server};

fn play(behaviour: &str, address: &str, arguments: &[&str]) -> Play {
    let first = ["bots", behaviour, "--connect", address];
    match Cli::try_parse_from(first.iter().chain(arguments)) {
        Ok(Cli { command: Command::Play(play) }) => play,
        other => panic!("{other:?}"),
    }
}

fn run(behaviour: &str, address: &str, arguments: &[&str]) -> Report {
    let stop = AtomicBool::new(false);
    bots::command::run(play(behaviour, address, arguments), &stop).unwrap_or_else(|e| panic!("{e}"))
}

#[test]
fn walkers_join_play_and_leave_cleanly() {
    let server = Server::start(Manner::Honest);
    let report = run("walk", &server.address(), &["--bots", "8", "--join-rate", "20", "--seconds", "3"]);
    assert!(report.all_well(), "{report}");
    assert_eq!((report.asked, report.joined, report.playing), (8, 8, 8));
    assert_eq!(report.game_modes.get("creative"), Some(&8));
    let whole = &report.whole.counters;
    assert_eq!((whole.chunks, whole.new_chunks, whole.resent), (8 * 81, 81, 0));
    assert_eq!(whole.pull_backs, 0);
    assert!(whole.moves > 8 * 40, "{report}");
    assert!(report.steady.is_some());
    assert!(report.join_latency_ms.max > 0.0);
    let seen = server.finish();
    assert_eq!(seen.sessions, 8);
    assert_eq!(seen.broken_rules, Vec::<String>::new());
    assert_eq!(seen.clean_ends, 8);
    assert!(seen.ticks > 8 * 40);
    assert_eq!(seen.acks, 8);
}

#[test]
fn builders_report_what_they_built() {
    let server = Server::start(Manner::Honest);
    let folder = std::env::temp_dir().join(format!("bots-build-{}", std::process::id()));
    assert!(std::fs::create_dir_all(&folder).is_ok());
    let (log, json) = (folder.join("build.jsonl"), folder.join("report.json"));
    let files = [log.display().to_string(), json.display().to_string()];
    let arguments = [
        "--bots",
        "3",
        "--join-rate",
        "50",
        "--seconds",
        "8",
        "--build-log",
        &files[0],
        "--report",
        &files[1],
    ];
    let report = run("build", &server.address(), &arguments);
    assert!(report.all_well(), "{report}");
    let Some(build) = &report.build else { panic!("no build report") };
    assert!(!build.standing.is_empty() && build.uncertain.is_empty(), "{report}");
    assert_eq!(report.whole.counters.refused, 0);
    let lines = std::fs::read_to_string(&log).unwrap_or_default();
    assert_eq!(lines.lines().count() as u64, report.whole.counters.placed + report.whole.counters.broken);
    let json: Result<serde_json::Value, _> =
        serde_json::from_str(&std::fs::read_to_string(&json).unwrap_or_default());
    assert_eq!(json.ok().map(|json| json["build"]["block"].clone()), Some("stone".into()));
    let seen = server.finish();
    assert_eq!(seen.broken_rules, Vec::<String>::new());
    let mut standing = build.standing.clone();
    standing.sort_unstable();
    assert_eq!(seen.blocks.into_iter().collect::<Vec<_>>(), standing);
    let _ = std::fs::remove_dir_all(folder);
}

#[test]
fn a_dying_server_ends_the_run_with_a_report() {
    let server = Server::start(Manner::DiesAfter(Duration::from_millis(1500)));
    let began = Instant::now();
    let report = run("explore", &server.address(), &["--bots", "4", "--join-rate", "50", "--seconds", "60"]);
    assert!(began.elapsed() < Duration::from_secs(10));
    assert!(!report.all_well());
    assert_eq!((report.joined, report.playing, report.disconnects.len()), (4, 0, 4));
    assert!(report.disconnects.iter().all(|lost| lost.during == "play"), "{report}");
}

#[test]
fn nobody_there_is_said_at_once() {
    let address = TcpListener::bind("127.0.0.1:0").and_then(|listener| listener.local_addr());
    let Ok(address) = address else { panic!("no port") };
    let began = Instant::now();
    let report =
        run("walk", &address.to_string(), &["--bots", "500", "--join-rate", "100", "--seconds", "60"]);
    assert!(began.elapsed() < Duration::from_secs(5));
    assert!((10..20).contains(&report.disconnects.len()), "{report}");
    assert!(report.disconnects.iter().all(|lost| lost.during == "connect"), "{report}");
}

#[test]
fn a_kick_is_reported_with_its_reason() {
    let server = Server::start(Manner::Kicks);
    let report = run("walk", &server.address(), &["--bots", "2", "--join-rate", "50", "--seconds", "5"]);
    let reasons: Vec<_> = report.disconnect_reasons.iter().collect();
    assert_eq!(reasons, [(&"play: multiplayer.disconnect.flying".to_owned(), &2)], "{report}");
    server.finish();
}

#[test]
fn a_signal_ends_the_run() {
    let server = Server::start(Manner::Honest);
    let stop = Arc::new(AtomicBool::new(false));
    let signal = Arc::clone(&stop);
    let signaller = std::thread::spawn(move || {
        std::thread::sleep(Duration::from_millis(700));
        signal.store(true, Ordering::Relaxed);
    });
    let play = play("walk", &server.address(), &["--bots", "2", "--join-rate", "50"]);
    let report = bots::command::run(play, &stop).unwrap_or_else(|e| panic!("{e}"));
    assert!(report.interrupted && report.all_well(), "{report}");
    assert_eq!(report.playing, 2);
    assert!(signaller.join().is_ok());
    assert_eq!(server.finish().clean_ends, 2);
}
