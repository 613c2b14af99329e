#!/usr/bin/env bash
# Makes the Dockerfile's two base images from Debian's packages and this machine's own Rust toolchain, under
# the names the Dockerfile uses, for machines that reach Debian's mirror but no image registry.
# An image that is here already, or that can be pulled, is left alone.  usage: make-base-images.sh   (root)
set -euo pipefail
root=$(cd "$(dirname "$0")/../.." && pwd)
suite=bookworm
mirror=${DEBIAN_MIRROR:-http://deb.debian.org/debian}

base_of() { sed -n "s/^ARG $1=//p" "$root/Dockerfile"; }
runtime_image=$(base_of RUNTIME_IMAGE)
rust_image=$(base_of RUST_IMAGE)

present() { docker image inspect "$1" >/dev/null 2>&1; }
missing() { ! present "$1" && ! timeout 20 docker pull -q "$1" >/dev/null 2>&1; }

want_runtime=no want_rust=no
missing "$runtime_image" && want_runtime=yes
missing "$rust_image" && want_rust=yes
if [ "$want_runtime$want_rust" = nono ]; then
  echo "base images present: $runtime_image $rust_image"
  exit 0
fi

work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT

if [ $want_runtime = yes ]; then
  debootstrap --variant=minbase "$suite" "$work/runtime" "$mirror" >"$work/log" 2>&1 || { tail -n 30 "$work/log" >&2; exit 1; }
  rm -rf "$work/runtime/var/cache/apt/archives"/*.deb "$work/runtime/var/lib/apt/lists"/* \
    "$work/runtime/usr/share/doc" "$work/runtime/usr/share/man" "$work/runtime/usr/share/locale"
  tar -C "$work/runtime" --numeric-owner -c . | docker import --change 'CMD ["bash"]' - "$runtime_image" >/dev/null
  rm -rf "$work/runtime"
  echo "made $runtime_image"
fi

if [ $want_rust = yes ]; then
  debootstrap --variant=minbase --include=gcc,g++,libc6-dev,make,ca-certificates "$suite" "$work/rust" "$mirror" \
    >"$work/log" 2>&1 || { tail -n 30 "$work/log" >&2; exit 1; }
  rm -rf "$work/rust/var/cache/apt/archives"/*.deb "$work/rust/var/lib/apt/lists"/*
  sysroot=$(rustc --print sysroot)
  # rustc finds its sysroot by its own place: bin and lib side by side are a whole toolchain.
  mkdir -p "$work/rust/usr/local/bin" "$work/rust/usr/local/lib"
  cp -a "$sysroot/bin/cargo" "$sysroot/bin/rustc" "$work/rust/usr/local/bin/"
  cp -a "$sysroot/lib/." "$work/rust/usr/local/lib/"
  # The certificates this machine trusts, so that cargo reaches the crate registry as it does here.
  bundle=${SSL_CERT_FILE:-/etc/ssl/certs/ca-certificates.crt}
  if [ -f "$bundle" ]; then
    cp -L "$bundle" "$work/rust/etc/ssl/certs/ca-certificates.crt"
  fi
  tar -C "$work/rust" --numeric-owner -c . | docker import \
    --change 'ENV PATH=/usr/local/cargo/bin:/usr/local/sbin:/usr/local/bin:/usr/sbin:/usr/bin:/sbin:/bin CARGO_HOME=/usr/local/cargo' \
    --change 'CMD ["bash"]' - "$rust_image" >/dev/null
  rm -rf "$work/rust"
  echo "made $rust_image"
fi
