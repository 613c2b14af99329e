//! What every transport does alike.

#![allow(clippy::unwrap_used)]

mod common;

use std::time::{Duration, Instant};

use common::{in_time, leave, pair, session, snapshot, tick, tick_number, words};
use link::v1::{Attach, Attached, OwnerMessage, SubscriberMessage, owner_message, subscriber_message};
use link::{LinkError, Transport};

macro_rules! for_every_transport {
    ($($name:ident),* $(,)?) => {
        mod in_process {
            $(#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
            async fn $name() { super::$name(None).await })*
        }
        mod quic {
            $(#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
            async fn $name() { super::$name(Some(link::Transport::Quic)).await })*
        }
        mod grpc {
            $(#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
            async fn $name() { super::$name(Some(link::Transport::Grpc)).await })*
        }
    };
}

for_every_transport!(
    attaching_tells_each_end_of_the_other,
    version_mismatch_is_refused,
    nonsense_before_attach_is_refused,
    everything_arrives_in_order,
    bulk_that_nobody_reads_does_not_delay_ticks,
    bulk_that_is_read_does_not_delay_ticks,
    full_channels_make_the_sender_wait,
    owner_closes_after_what_it_sent,
    subscriber_closes_after_what_it_sent,
);

async fn attaching_tells_each_end_of_the_other(transport: Option<Transport>) {
    let (mut subscriber, mut owner) = pair(transport).await;
    let gateway = link::attach(&mut subscriber, "gateway-1", "0.1.0");
    let worker = async {
        let offer = link::accept_attach(&mut owner, common::PATIENCE).await.unwrap();
        let version = link::negotiate(offer.min_version, offer.max_version).unwrap();
        let attached = Attached { version, name: "worker-1".into(), tick: 7, ..Attached::default() };
        let answer = OwnerMessage { message: Some(owner_message::Message::Attached(attached)) };
        owner.ticks.send(answer).await.unwrap();
        offer
    };
    let (attached, offer) = in_time(async { tokio::join!(gateway, worker) }).await;
    let attached = attached.unwrap();
    assert_eq!((attached.name.as_str(), attached.version, attached.tick), ("worker-1", 1, 7));
    assert_eq!((offer.name.as_str(), offer.software.as_str()), ("gateway-1", "0.1.0"));
}

async fn version_mismatch_is_refused(transport: Option<Transport>) {
    let (mut subscriber, mut owner) = pair(transport).await;
    let offer = Attach { min_version: 7, max_version: 9, name: "future".into(), software: "7.0.0".into() };
    let offer = SubscriberMessage { message: Some(subscriber_message::Message::Attach(offer)) };
    subscriber.outgoing.send(offer).await.unwrap();
    let refusal = in_time(link::accept_attach(&mut owner, common::PATIENCE)).await.unwrap_err();
    assert!(matches!(&refusal, LinkError::Refused(reason) if reason.contains("future 7.0.0")), "{refusal}");
    drop(owner);
    let answer = in_time(subscriber.ticks.recv()).await.unwrap();
    assert!(matches!(answer.message, Some(owner_message::Message::Refused(_))));
    assert!(in_time(subscriber.ticks.recv()).await.is_none());
}

async fn nonsense_before_attach_is_refused(transport: Option<Transport>) {
    let (subscriber, mut owner) = pair(transport).await;
    subscriber.outgoing.send(leave(1)).await.unwrap();
    assert!(matches!(link::accept_attach(&mut owner, common::PATIENCE).await, Err(LinkError::Refused(_))));
    let (_silent, mut owner) = pair(transport).await;
    let short = Duration::from_millis(50);
    assert!(matches!(link::accept_attach(&mut owner, short).await, Err(LinkError::Timeout(_))));
}

async fn everything_arrives_in_order(transport: Option<Transport>) {
    const INPUTS: u64 = 20_000;
    const TICKS: i64 = 2_000;
    const SNAPSHOTS: i64 = 300;
    let (mut subscriber, mut owner) = pair(transport).await;
    in_time(async {
        tokio::join!(
            async {
                for i in 0..INPUTS {
                    subscriber.outgoing.send(leave(i)).await.unwrap();
                }
            },
            async {
                for i in 0..INPUTS {
                    assert_eq!(session(&owner.incoming.recv().await.unwrap()), i);
                }
            },
            async {
                for i in 0..TICKS {
                    owner.ticks.send(tick(i)).await.unwrap();
                }
            },
            async {
                for i in 0..TICKS {
                    assert_eq!(tick_number(&subscriber.ticks.recv().await.unwrap()), i);
                }
            },
            async {
                for i in 0..SNAPSHOTS {
                    owner.snapshots.send(snapshot(i, 150_000)).await.unwrap();
                }
            },
            async {
                for i in 0..SNAPSHOTS {
                    let snapshot = subscriber.snapshots.recv().await.unwrap();
                    assert_eq!((snapshot.tick, snapshot.sections.len()), (i, 150_000));
                }
            },
        )
    })
    .await;
}

/// The worst of 20 round trips while bulk is under way.
async fn worst_round_trip(transport: Option<Transport>, read_bulk: bool) -> Duration {
    let (mut subscriber, mut owner) = pair(transport).await;
    let snapshots = owner.snapshots.clone();
    let bulk = tokio::spawn(async move {
        let mut number = 0;
        while snapshots.send(snapshot(number, 4 << 20)).await.is_ok() {
            number += 1;
        }
    });
    let mut received = subscriber.snapshots;
    let reader = read_bulk.then(|| tokio::spawn(async move { while received.recv().await.is_some() {} }));
    let echo = tokio::spawn(async move {
        while let Some(message) = owner.incoming.recv().await {
            if owner.ticks.send(tick(session(&message) as i64)).await.is_err() {
                return;
            }
        }
    });
    // Until every window and buffer on the way is full of bulk.
    tokio::time::sleep(Duration::from_millis(500)).await;
    let mut worst = Duration::ZERO;
    for i in 0..20 {
        let start = Instant::now();
        subscriber.outgoing.send(leave(i)).await.unwrap();
        assert_eq!(tick_number(&in_time(subscriber.ticks.recv()).await.unwrap()), i as i64);
        worst = worst.max(start.elapsed());
        tokio::time::sleep(Duration::from_millis(5)).await;
    }
    for task in [Some(bulk), reader, Some(echo)].into_iter().flatten() {
        task.abort();
    }
    worst
}

async fn bulk_that_nobody_reads_does_not_delay_ticks(transport: Option<Transport>) {
    let worst = worst_round_trip(transport, false).await;
    assert!(worst < Duration::from_millis(500), "{worst:?}");
}

async fn bulk_that_is_read_does_not_delay_ticks(transport: Option<Transport>) {
    // One 4 MiB message at a time is encoded and copied by the same cores; this bounds waiting, not speed.
    let worst = worst_round_trip(transport, true).await;
    assert!(worst < Duration::from_secs(1), "{worst:?}");
}

async fn full_channels_make_the_sender_wait(transport: Option<Transport>) {
    const LENGTH: usize = 256 << 10;
    let (mut subscriber, owner) = pair(transport).await;
    let mut sent = 0;
    while let Ok(result) =
        tokio::time::timeout(Duration::from_millis(300), owner.ticks.send(words(LENGTH))).await
    {
        result.unwrap();
        sent += 1;
        assert!(sent < 1000, "250 MiB and nobody has read any");
    }
    for _ in 0..sent {
        let message = in_time(subscriber.ticks.recv()).await.unwrap();
        assert!(
            matches!(message.message, Some(owner_message::Message::Refused(r)) if r.reason.len() == LENGTH)
        );
    }
    in_time(owner.ticks.send(tick(1))).await.unwrap();
    assert_eq!(tick_number(&in_time(subscriber.ticks.recv()).await.unwrap()), 1);
}

async fn owner_closes_after_what_it_sent(transport: Option<Transport>) {
    let (mut subscriber, owner) = pair(transport).await;
    for i in 0..10 {
        owner.ticks.send(tick(i)).await.unwrap();
        owner.snapshots.send(snapshot(i, 300_000)).await.unwrap();
    }
    let owners_ending = owner.ending.clone();
    drop(owner);
    for i in 0..10 {
        assert_eq!(tick_number(&in_time(subscriber.ticks.recv()).await.unwrap()), i);
        assert_eq!(in_time(subscriber.snapshots.recv()).await.unwrap().tick, i);
    }
    assert!(in_time(subscriber.ticks.recv()).await.is_none());
    assert!(in_time(subscriber.snapshots.recv()).await.is_none());
    in_time(subscriber.outgoing.closed()).await;
    let ending = subscriber.ending.clone();
    drop(subscriber);
    in_time(ending.wait()).await;
    in_time(owners_ending.wait()).await;
    assert_eq!((ending.fault(), owners_ending.fault()), (None, None));
}

async fn subscriber_closes_after_what_it_sent(transport: Option<Transport>) {
    let (subscriber, mut owner) = pair(transport).await;
    for i in 0..500 {
        subscriber.outgoing.send(leave(i)).await.unwrap();
    }
    let subscribers_ending = subscriber.ending.clone();
    drop(subscriber);
    for i in 0..500 {
        assert_eq!(session(&in_time(owner.incoming.recv()).await.unwrap()), i);
    }
    assert!(in_time(owner.incoming.recv()).await.is_none());
    in_time(owner.ticks.closed()).await;
    in_time(owner.snapshots.closed()).await;
    let ending = owner.ending.clone();
    drop(owner);
    in_time(ending.wait()).await;
    in_time(subscribers_ending.wait()).await;
    assert_eq!((ending.fault(), subscribers_ending.fault()), (None, None));
}
