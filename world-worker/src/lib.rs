//! The world worker: owns regions of the world, ticks them, generates, lights and saves them, and tells its
//! subscribers what changed.
//!
//! Bird's-eye view: [`server`] is the simulation, a plain value that a thread of its own ticks ([`tick_loop`]);
//! [`jobs`] are the threads that read, generate, encode and save; [`start`](mod@start) reads settings and the
//! save and puts the parts together; [`listen`] takes links from the network, [`embedded`] from the same process.
//! [`rcon`] and [`management`] let programs act on the world.
//!
//! *Invariants*: the simulation never waits for a file, a socket or a lock. A panic in one player's input ends
//! that player's session only. Nothing in game code reads a clock.

pub mod admin;
pub mod block;
pub mod boss_bars;
pub mod collision;
pub mod command;
pub mod console;
pub mod embedded;
pub mod failed_logins;
pub mod fuzz;
pub mod generation;
pub mod jobs;
pub mod listen;
pub mod log;
pub mod management;
pub mod player;
pub mod points_of_interest;
pub mod pregen;
pub mod rcon;
pub mod replication;
pub mod rules;
pub mod saved_items;
pub mod secret;
pub mod server;
pub mod start;
pub mod tick_loop;
pub mod tick_rate;
pub mod tick_times;
pub mod world;
pub mod world_border;
