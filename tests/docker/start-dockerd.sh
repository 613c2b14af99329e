#!/usr/bin/env bash
# Starts a Docker engine when none answers, for machines without an init system that does it.
# Prints the engine's process id when it started one. Needs root.  usage: start-dockerd.sh [LOG]
set -euo pipefail
log=${1:-/var/log/dockerd-causeway.log}

if docker info >/dev/null 2>&1; then
  exit 0
fi

# What an engine that was killed left behind: its process id may be another program's by now.
for file in /var/run/docker.pid:dockerd /var/run/docker/containerd/containerd.pid:containerd; do
  name=${file#*:} file=${file%:*}
  if [ -f "$file" ] && [ "$(cat "/proc/$(cat "$file")/comm" 2>/dev/null)" != "$name" ]; then rm -f "$file"; fi
done

# Plain flags first; then without what small virtual machines lack: overlayfs, then iptables.
for flags in "" "--storage-driver=vfs" "--storage-driver=vfs --iptables=false --ip6tables=false --bridge=none"; do
  # shellcheck disable=SC2086 # the flags are words
  setsid nohup dockerd $flags >"$log" 2>&1 </dev/null &
  pid=$!
  for _ in $(seq 40); do
    if docker info >/dev/null 2>&1; then
      echo "$pid"
      exit 0
    fi
    kill -0 "$pid" 2>/dev/null || break
    sleep 0.5
  done
  kill "$pid" 2>/dev/null || true
  wait "$pid" 2>/dev/null || true
done
echo "dockerd does not start; the end of $log:" >&2
tail -n 20 "$log" >&2
exit 1
