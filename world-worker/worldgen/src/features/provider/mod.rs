//! Numbers and block states that data describes and a random source decides.

mod float;
mod height;
mod int;
mod noise;
mod range;
mod state;

pub use float::FloatProvider;
pub use height::HeightProvider;
pub use height::anchor;
pub use int::{IntProvider, Weighted};
pub use state::StateProvider;
