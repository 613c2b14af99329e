//! Comparison with vanilla's own numbers, noises and chunks.
//!
//! The vectors are not part of the project. Where they are (`CAUSEWAY_SHARED`, or `../shared` beside the checkout) these
//! tests run; elsewhere they say so and pass, unless `CAUSEWAY_REQUIRE_VECTORS` is set.

#![allow(clippy::unwrap_used)]

mod dumps;
mod hashes;
mod jigsaw;
mod light;
mod noise;
mod random;
mod spawn;
mod structures;
mod support;
mod template_structures;
