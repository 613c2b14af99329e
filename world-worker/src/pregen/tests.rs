use std::collections::HashSet;

use super::*;

/// A disk, a pool that works at once, and a saver that works in the next tick.
#[derive(Default)]
struct Pretend {
    disk: HashSet<ChunkPos>,
    unsaved: HashSet<ChunkPos>,
    made: Vec<ChunkPos>,
    now: u64,
    most_unsaved: usize,
}

impl Pretend {
    /// One tick; what is said.
    fn tick(&mut self, pregen: &mut Pregen) -> Option<String> {
        self.now += 50;
        self.disk.extend(self.unsaved.drain());
        let said = pregen.tick(self.now, |_| Whereabouts::Elsewhere);
        for order in pregen.orders() {
            self.obey(pregen, order);
        }
        self.most_unsaved = self.most_unsaved.max(self.unsaved.len());
        said
    }

    fn obey(&mut self, pregen: &mut Pregen, order: Order) {
        match order {
            Order::Survey(ticket, mut places) => {
                places.retain(|pos| !self.disk.contains(pos));
                pregen.surveyed(ticket, &places);
            }
            Order::Generate(ticket, pos) => {
                self.made.push(pos);
                assert!(pregen.generated(ticket, pos));
                self.unsaved.insert(pos);
            }
        }
    }

    fn finish(&mut self, pregen: &mut Pregen) -> String {
        for _ in 0..100_000 {
            if let Some(said) = self.tick(pregen).filter(|said| said.contains("finished")) {
                return said;
            }
        }
        panic!("it does not finish: {:?}", pregen.saved());
    }
}

fn area(radius: u32) -> Area {
    Area::new([0, 0], radius).unwrap()
}

fn started(radius: u32) -> Pregen {
    let mut pregen = Pregen::new(2);
    pregen.request(Request::Start(area(radius))).unwrap();
    pregen
}

#[test]
fn everything_is_made_once_from_the_middle_outward() {
    let (mut pregen, mut server) = (started(1000), Pretend::default());
    let said = server.finish(&mut pregen);
    assert!(said.contains("Processed: 16129 chunks (100.00%)"), "{said}");
    assert_eq!(server.disk.len(), 16129);
    assert_eq!(server.made.len(), 16129);
    // A square in the middle, then rings around it.
    let ring = |pos: &ChunkPos| ((pos.x.abs().max(pos.z.abs()) - 16).max(0) + 31) / 32;
    assert!(server.made.is_sorted_by_key(ring));
    assert!(server.most_unsaved <= 64);
    assert_eq!(pregen.saved(), None);
}

#[test]
fn what_is_there_is_passed_over_quickly() {
    let (mut pregen, mut server) = (started(160), Pretend::default());
    server.disk = (0..441).filter_map(|index| area(160).chunk(index)).collect();
    server.disk.remove(&ChunkPos::new(3, -2));
    server.finish(&mut pregen);
    assert_eq!(server.made, [ChunkPos::new(3, -2)]);
    assert!(server.now < 500);
}

#[test]
fn what_was_saved_is_enough_to_go_on() {
    let (mut pregen, mut server) = (started(160), Pretend::default());
    for _ in 0..20 {
        server.tick(&mut pregen);
    }
    let saved = parse(&pregen.saved().unwrap().to_json()).unwrap();
    assert!(saved.next > 100 && saved.elapsed_ms > 800, "{saved:?}");
    // All before that place is on disk, whatever the process loses.
    assert!((0..saved.next).all(|index| server.disk.contains(&area(160).chunk(index).unwrap())));
    server.unsaved.clear();
    let mut again = Pregen::new(2);
    again.resume(&saved);
    let said = server.tick(&mut again).unwrap();
    assert!(said.starts_with("Task continued for minecraft:overworld at 0, 0 with radius 160."), "{said}");
    server.finish(&mut again);
    assert_eq!(server.disk.len(), 441);
    // Few were made twice.
    assert!(server.made.len() < 441 + 20);
}

#[test]
fn pausing_continuing_cancelling() {
    let (mut pregen, mut server) = (started(160), Pretend::default());
    let ask = Pregen::request;
    assert!(ask(&mut pregen, Request::Continue).unwrap_err().contains("already running"));
    assert!(ask(&mut pregen, Request::Start(area(1))).unwrap_err().contains("radius 160"));
    server.tick(&mut pregen);
    assert!(
        ask(&mut pregen, Request::Pause).unwrap().starts_with("Task paused for minecraft:overworld. Proc")
    );
    assert!(ask(&mut pregen, Request::Pause).is_err());
    server.tick(&mut pregen);
    let made = server.made.len();
    for _ in 0..1000 {
        assert_eq!(server.tick(&mut pregen), None);
    }
    assert_eq!(server.made.len(), made);
    let saved = pregen.saved().unwrap();
    assert!(saved.is_paused && saved.elapsed_ms < 1000);
    assert!(ask(&mut pregen, Request::Progress).unwrap().starts_with("Task paused"));
    // A paused task stays paused over a restart.
    let mut again = Pregen::new(2);
    again.resume(&saved);
    assert!(server.tick(&mut again).unwrap().starts_with("Task paused"));
    assert_eq!(server.made.len(), made);
    assert!(ask(&mut pregen, Request::Continue).unwrap().starts_with("Task continued"));
    server.tick(&mut pregen);
    assert!(server.made.len() > made);
    assert!(ask(&mut pregen, Request::Progress).unwrap().starts_with("Task running"));
    assert!(ask(&mut pregen, Request::Cancel).unwrap().starts_with("Task cancelled"));
    assert_eq!(pregen.saved(), None);
    for request in [Request::Cancel, Request::Pause, Request::Continue, Request::Progress] {
        assert_eq!(ask(&mut pregen, request), Err("There is no pregeneration task.".to_owned()));
    }
}

#[test]
fn news_and_saves_come_from_time_to_time() {
    let (mut pregen, mut server) = (started(10_000), Pretend::default());
    assert!(pregen.take_must_save());
    let (mut lines, mut saves) = (0, 0);
    while server.now < 30_000 {
        let said = server.tick(&mut pregen);
        assert!(said.iter().all(|said| said.starts_with("Task running")), "{said:?}");
        lines += u32::from(said.is_some());
        saves += u32::from(pregen.take_must_save());
    }
    assert_eq!((lines, saves), (6, 3));
}

#[test]
fn nothing_is_asked_for_without_end() {
    let mut pregen = started(29_999_984);
    let mut asked = 0;
    for now in 0..1000 {
        pregen.tick(now, |_| Whereabouts::Pending);
        for order in pregen.orders() {
            match order {
                Order::Survey(ticket, places) => pregen.surveyed(ticket, &places),
                // The saver does not come to it.
                Order::Generate(ticket, pos) => {
                    asked += 1;
                    assert!(pregen.generated(ticket, pos));
                }
            }
        }
    }
    assert_eq!(asked, 64);
    assert_eq!(pregen.saved().unwrap().next, 0);
}

#[test]
fn a_chunk_that_a_player_loads_is_the_players() {
    let mut pregen = started(0);
    let mut server = Pretend::default();
    let middle = ChunkPos::new(0, 0);
    pregen.tick(0, |_| Whereabouts::Elsewhere);
    let Some(Order::Survey(ticket, places)) = pregen.orders().pop() else { panic!("no survey") };
    pregen.surveyed(ticket, &places);
    let Some(Order::Generate(ticket, pos)) = pregen.orders().pop() else { panic!("nothing to make") };
    pregen.superseded(pos);
    // Too late: it would replace what the player has built meanwhile.
    assert!(!pregen.generated(ticket, pos));
    pregen.tick(50, |_| Whereabouts::Pending);
    assert_eq!(pregen.orders(), []);
    assert_eq!(pregen.saved().unwrap().next, 0);
    // The player left before it was made: it is asked for again.
    pregen.tick(100, |_| Whereabouts::Elsewhere);
    let Some(Order::Generate(again, pos)) = pregen.orders().pop() else { panic!("it is forgotten") };
    assert_eq!(pos, middle);
    assert!(!pregen.generated(ticket, pos));
    pregen.skipped(again, pos);
    server.now = 100;
    server.finish(&mut pregen);
}
