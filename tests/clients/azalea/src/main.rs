//! An azalea bot as a player of 26.1 in a flat creative world.
//!
//! usage: azalea-bot --host ADDRESS --port PORT --name NAME

mod checks;
mod seen;

use std::sync::Arc;
use std::time::Duration;
use std::{env, process, thread};

use azalea::BlockPos;
use azalea::core::position::ChunkPos;
use azalea::pathfinder::PathfinderOpts;
use azalea::pathfinder::goals::XZGoal;
use azalea::prelude::*;
use azalea::registry::builtin::BlockKind;
use parking_lot::Mutex;
use tokio::time::timeout;
use tracing_subscriber::prelude::*;

use crate::checks::{Checks, Outcome, comes_true, ensure};
use crate::seen::{Errors, Seen};

/// The whole run.
const LIMIT: Duration = Duration::from_secs(120);
/// A step of it.
const STEP: Duration = Duration::from_secs(20);
/// What the server must say of its own accord after a deed.
const ANSWER: Duration = Duration::from_secs(5);
/// Lowest block of the overworld.
const MIN_Y: i32 = -64;
/// Layers of vanilla's flat world, from its lowest block up.
const LAYERS: [BlockKind; 5] =
    [BlockKind::Bedrock, BlockKind::Dirt, BlockKind::Dirt, BlockKind::GrassBlock, BlockKind::Air];
/// How far to walk, blocks.
const WALK: i32 = 12;

/// What azalea hands to every event.
#[derive(Clone, Component, Default)]
struct State {
    name: String,
    seen: Arc<Mutex<Seen>>,
    started: Arc<Mutex<bool>>,
}

#[tokio::main]
async fn main() -> AppExit {
    let (address, name) = arguments().unwrap_or_else(|| {
        eprintln!("usage: azalea-bot --host ADDRESS --port PORT --name NAME");
        process::exit(2)
    });
    let state = State { name: name.clone(), ..State::default() };
    tracing_subscriber::registry().with(Errors(Arc::clone(&state.seen))).init();
    // A thread of its own: it must end the program also when the runtime is stuck.
    let seen = Arc::clone(&state.seen);
    thread::spawn(move || {
        thread::sleep(LIMIT);
        let mut checks = Checks::default();
        checks.put("ends in time", Err(format!("{LIMIT:?} are over; errors: {:?}", seen.lock().errors)));
        checks.finish()
    });
    ClientBuilder::new().set_handler(handle).set_state(state).start(Account::offline(&name), address).await
}

/// The server's address and the bot's name, from the command line.
fn arguments() -> Option<(String, String)> {
    let arguments: Vec<String> = env::args().skip(1).collect();
    let value = |option: &str| arguments.chunks(2).find(|pair| pair[0] == option)?.get(1).cloned();
    Some((format!("{}:{}", value("--host")?, value("--port")?), value("--name")?))
}

async fn handle(bot: Client, event: Event, state: State) {
    match event {
        Event::Spawn => {
            let first = !std::mem::replace(&mut *state.started.lock(), true);
            if first {
                // Not in this handler: the events that the checks wait for come through it.
                tokio::task::spawn_local(play(bot, state));
            }
        }
        Event::Chat(message) => state.seen.lock().chat.push(message.message().to_string()),
        Event::Packet(packet) => state.seen.lock().packet(&packet),
        Event::Disconnect(reason) => {
            state.seen.lock().ended = Some(reason.map_or("closed".to_owned(), |reason| reason.to_string()));
        }
        Event::ConnectionFailed(error) => {
            let mut checks = Checks::default();
            checks.put("joins", Err(error.to_string()));
            checks.finish();
        }
        _ => {}
    }
}

async fn play(bot: Client, state: State) {
    let seen = &state.seen;
    let mut checks = Checks::default();
    checks.put("joins", joined(&bot));
    checks.put("sees the blocks of the chunks around its spawn", blocks(&bot).await);
    checks.put("finds its way without being put back", walk(&bot, seen).await);
    checks.put("mines a block", mine(&bot, seen).await);
    checks.put("hears its own chat", chat(&bot, &state).await);
    checks.put("has met nothing that it cannot read", {
        let seen = seen.lock();
        ensure(seen.errors.is_empty(), || seen.errors.join("; ")).map(|()| "no errors".to_owned())
    });
    checks.put("leaves", leave(&bot, seen).await);
    checks.finish()
}

fn joined(bot: &Client) -> Outcome {
    let (position, health) = (bot.position(), bot.health());
    ensure(health > 0.0, || format!("health {health}"))?;
    Ok(format!("at {:.1} {:.1} {:.1}", position.x, position.y, position.z))
}

async fn blocks(bot: &Client) -> Outcome {
    let center = ChunkPos::from(bot.position());
    let around = || (-1..=1).flat_map(|x| (-1..=1).map(move |z| ChunkPos::new(center.x + x, center.z + z)));
    let world = bot.world();
    let loaded = comes_true(STEP, || {
        let world = world.read();
        around().all(|chunk| world.chunks.get(&chunk).is_some())
    });
    ensure(loaded.await, || "chunks are missing".to_owned())?;
    let world = world.read();
    let mut count = 0;
    for x in (center.x - 1) * 16..(center.x + 2) * 16 {
        for z in (center.z - 1) * 16..(center.z + 2) * 16 {
            for (y, wanted) in (MIN_Y..).zip(LAYERS) {
                let place = BlockPos::new(x, y, z);
                let found = world.get_block_state(place).map(BlockKind::from);
                ensure(found == Some(wanted), || format!("{found:?} instead of {wanted:?} at {place:?}"))?;
                count += 1;
            }
        }
    }
    Ok(format!("{count} blocks"))
}

async fn walk(bot: &Client, seen: &Mutex<Seen>) -> Outcome {
    let from = BlockPos::from(bot.position());
    let goal = XZGoal { x: from.x + WALK, z: from.z + WALK / 2 };
    let before = seen.lock().positions;
    let options = PathfinderOpts::new().allow_mining(false);
    let arrived = timeout(STEP, bot.goto_with_opts(goal, options)).await.is_ok();
    // A correction of the last step would come now.
    bot.wait_ticks(20).await;
    let (to, corrections) = (bot.position(), seen.lock().positions - before);
    ensure(corrections == 0, || format!("put back {corrections} times, now at {to:?}"))?;
    let left = (to.x - f64::from(goal.x) - 0.5).hypot(to.z - f64::from(goal.z) - 0.5);
    ensure(arrived && left < 1.0, || format!("{left:.2} blocks short of the goal"))?;
    Ok(format!("from {from:?} to {:?}", BlockPos::from(to)))
}

async fn mine(bot: &Client, seen: &Mutex<Seen>) -> Outcome {
    let place = BlockPos::from(bot.position()) + BlockPos::new(2, -1, 0);
    let kind = || bot.world().read().get_block_state(place).map(BlockKind::from);
    ensure(kind() == Some(BlockKind::GrassBlock), || format!("{:?} beside the bot", kind()))?;
    let acknowledged = seen.lock().acknowledgements;
    bot.look_at(place.center());
    // Until the server has heard of the look.
    bot.wait_ticks(2).await;
    ensure(timeout(STEP, bot.mine(place)).await.is_ok(), || "it does not break".to_owned())?;
    let told = comes_true(ANSWER, || {
        let seen = seen.lock();
        seen.blocks.get(&place).is_some_and(|state| state.is_air()) && seen.acknowledgements > acknowledged
    });
    ensure(told.await, || {
        let seen = seen.lock();
        let acknowledged = seen.acknowledgements - acknowledged;
        format!("the server says {:?} there, {acknowledged} acknowledgements", seen.blocks.get(&place))
    })?;
    ensure(kind() == Some(BlockKind::Air), || format!("{:?} is there again", kind()))?;
    Ok(format!("{place:?}"))
}

async fn chat(bot: &Client, state: &State) -> Outcome {
    let wanted = format!("<{}> grüße", state.name);
    bot.chat("grüße");
    let heard = comes_true(ANSWER, || state.seen.lock().chat.contains(&wanted)).await;
    ensure(heard, || format!("no {wanted:?} in {:?}", state.seen.lock().chat))?;
    Ok(wanted)
}

async fn leave(bot: &Client, seen: &Mutex<Seen>) -> Outcome {
    let before = seen.lock().ended.clone();
    ensure(before.is_none(), || format!("the connection had ended: {before:?}"))?;
    bot.disconnect();
    let ended = comes_true(ANSWER, || seen.lock().ended.is_some()).await;
    ensure(ended, || "the connection does not end".to_owned())?;
    Ok("disconnected".to_owned())
}
