#!/usr/bin/env bash
# Builds the image, starts gateway and worker as containers, lets bots build through the gateway, stops everything, starts
# it again and looks whether the blocks are still there. Removes its containers and volumes.
# usage: compose-run.sh   (CAUSEWAY_TEST_PORT: a free port, 25577 by default)
set -euo pipefail
cd "$(dirname "$0")/../.."
export COMPOSE_PROJECT_NAME=causeway-test
server=127.0.0.1:${CAUSEWAY_TEST_PORT:-25577}
export CAUSEWAY_PORT=$server
work=$(mktemp -d)

if docker compose version >/dev/null 2>&1; then compose=(docker compose); else compose=(docker-compose); fi
compose+=(-f docker-compose.yml -f tests/docker/compose.test.yml)

finish() {
  local status=$?
  if [ $status -ne 0 ]; then "${compose[@]}" logs --tail 60 || true; fi
  "${compose[@]}" down -v --remove-orphans >/dev/null 2>&1 || true
  rm -rf "$work"
  exit $status
}
trap finish EXIT

wait_healthy() {
  for _ in $(seq 90); do
    local states
    states=$("${compose[@]}" ps -q gateway world-worker | xargs -r docker inspect --format '{{.State.Health.Status}}' | sort | uniq -c | tr -s ' ')
    if [ "$states" = " 2 healthy" ]; then return 0; fi
    sleep 1
  done
  echo "not healthy after 90 s:$states" >&2
  return 1
}

cargo build -q --locked -p bots -p causeway-tests --bins
target=${CARGO_TARGET_DIR:-target}/debug

"${compose[@]}" build
"${compose[@]}" up -d
wait_healthy
"$target/bots" build --connect "$server" --bots 4 --join-rate 10 --seconds 20 --report "$work/built.json"
"$target/witness" --connect "$server" --report "$work/built.json"

"${compose[@]}" down
"${compose[@]}" up -d
wait_healthy
"$target/witness" --connect "$server" --report "$work/built.json"
echo "compose: the blocks are still there"
