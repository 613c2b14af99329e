#!/bin/sh
# Builds the bot with a stable toolchain and prints the path of the program.  usage: build.sh TARGET_DIR
#
# azalea uses unstable features, which RUSTC_BOOTSTRAP=1 unlocks. Its build script wants to hear of a nightly all the
# same, in RUSTUP_TOOLCHAIN; so that rustup does not look for a toolchain of the name that it gets, cargo and rustc are
# started by their paths.
set -eu
cd "$(dirname "$0")"
target=$1
toolchain=$(rustc --print sysroot)
export RUSTC_BOOTSTRAP=1 RUSTUP_TOOLCHAIN=stable-instead-of-nightly RUSTC="$toolchain/bin/rustc"
# Minutes from nothing: whatever else runs goes first.
nice -n 19 "$toolchain/bin/cargo" build --release --locked --target-dir "$target" >&2
echo "$target/release/azalea-bot"
