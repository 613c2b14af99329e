//! Messages a second over each transport, both ends in this process.

#![allow(missing_docs)]

use std::hint::black_box;
use std::net::{Ipv4Addr, SocketAddr};

use criterion::{BenchmarkId, Criterion, Throughput, criterion_group, criterion_main};
use link::v1::{EntityMove, OwnerMessage, Rotation, Snapshot, Tick, Vec3, owner_message};
use link::{Endpoint, Identity, Listener, Owner, Role, Subscriber, Transport, certs};
use tokio::runtime::Runtime;

/// Messages in one measured turn.
const TURN: u64 = 200;

fn pair(runtime: &Runtime, transport: Option<Transport>) -> (Subscriber, Owner) {
    let Some(transport) = transport else { return link::in_process() };
    let directory = tempfile::tempdir().expect("a directory for certificates");
    certs::create(directory.path(), &certs::Options::default()).expect("certificates");
    let identity = |role| Identity::load(directory.path(), role).expect("an identity");
    runtime.block_on(async {
        let local = SocketAddr::from((Ipv4Addr::LOCALHOST, 0));
        let mut listener =
            Listener::bind(transport, local, &identity(Role::WorldWorker)).await.expect("a listener");
        let address = listener.local_addr();
        let endpoint = Endpoint { transport, host: address.ip().to_string(), port: address.port() };
        let gateway = identity(Role::Gateway);
        let (subscriber, owner) = tokio::join!(link::connect(&endpoint, &gateway), listener.accept());
        (subscriber.expect("a link"), owner.expect("a listener").expect("a link"))
    })
}

/// What a hundred walking players make.
fn busy_tick(number: i64) -> OwnerMessage {
    let moved = (0..100)
        .map(|entity| EntityMove {
            entity,
            position: Some(Vec3 { x: f64::from(entity) * 1.37, y: -60.0, z: f64::from(entity) * -0.71 }),
            rotation: Some(Rotation { yaw: 90.0, pitch: 10.0 }),
            head_yaw: Some(90.0),
            on_ground: true,
            ..EntityMove::default()
        })
        .collect();
    let tick = Tick { tick: number, moved, ..Tick::default() };
    OwnerMessage { message: Some(owner_message::Message::Tick(tick)) }
}

fn transports(criterion: &mut Criterion) {
    let runtime = tokio::runtime::Builder::new_multi_thread().worker_threads(2).enable_all().build();
    let runtime = runtime.expect("a runtime");
    let kinds = [("in-process", None), ("quic", Some(Transport::Quic)), ("grpc", Some(Transport::Grpc))];

    let mut group = criterion.benchmark_group("ticks of 100 moves");
    group.throughput(Throughput::Elements(TURN)).sample_size(20);
    for (name, transport) in kinds {
        let (mut subscriber, owner) = pair(&runtime, transport);
        group.bench_function(BenchmarkId::from_parameter(name), |bencher| {
            bencher.iter(|| {
                runtime.block_on(async {
                    let send = async {
                        for number in 0..TURN as i64 {
                            owner.ticks.send(busy_tick(number)).await.expect("an open link");
                        }
                    };
                    let receive = async {
                        for _ in 0..TURN {
                            black_box(subscriber.ticks.recv().await.expect("an open link"));
                        }
                    };
                    tokio::join!(send, receive)
                })
            });
        });
    }
    group.finish();

    let mut group = criterion.benchmark_group("snapshots of 64 KiB");
    group.throughput(Throughput::Bytes(TURN * (64 << 10))).sample_size(20);
    for (name, transport) in kinds {
        let (mut subscriber, owner) = pair(&runtime, transport);
        let snapshot = Snapshot { sections: vec![7; 64 << 10].into(), ..Snapshot::default() };
        group.bench_function(BenchmarkId::from_parameter(name), |bencher| {
            bencher.iter(|| {
                runtime.block_on(async {
                    let send = async {
                        for _ in 0..TURN {
                            owner.snapshots.send(snapshot.clone()).await.expect("an open link");
                        }
                    };
                    let receive = async {
                        for _ in 0..TURN {
                            black_box(subscriber.snapshots.recv().await.expect("an open link"));
                        }
                    };
                    tokio::join!(send, receive)
                })
            });
        });
    }
    group.finish();
}

criterion_group!(benches, transports);
criterion_main!(benches);
