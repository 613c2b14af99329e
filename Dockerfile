# One small image with both binaries, `gateway` and `world-worker`.
# Builds with BuildKit and with the classic builder alike, so nothing here needs `RUN --mount`; what is slow to
# compile, the dependencies, has a layer of its own instead.
ARG RUST_IMAGE=rust:1.95-bookworm
ARG RUNTIME_IMAGE=debian:bookworm-slim

# The workspace with its manifests and emptied sources: the same bytes until a manifest or a crate's layout changes.
FROM ${RUST_IMAGE} AS manifests
WORKDIR /src
COPY . .
RUN find . -type f ! -name Cargo.toml ! -name Cargo.lock ! -name build.rs ! -path '*/src/lib.rs' ! -path '*/src/main.rs' \
        ! -path '*/src/bin/*.rs' ! -path '*/benches/*.rs' ! -path '*/tests/*.rs' ! -path '*/examples/*.rs' -delete \
 && find . -name '*.rs' -exec sh -c 'for file; do echo "fn main() { }" > "$file"; done' sh {} + \
 && find . -type d -empty -delete

FROM ${RUST_IMAGE} AS build
WORKDIR /src
ENV CARGO_PROFILE_RELEASE_STRIP=debuginfo
COPY --from=manifests /src .
RUN cargo build --release --locked -p gateway -p world-worker
COPY . .
# `touch`: the sources must be newer than what was built from the emptied ones, whatever the checkout's dates say.
RUN find . -name target -prune -o -type f -exec touch {} + \
 && cargo build --release --locked -p gateway -p world-worker \
 && install -D -t /out target/release/gateway target/release/world-worker

FROM ${RUNTIME_IMAGE}
RUN useradd --uid 10001 --user-group --home-dir /data --no-create-home --shell /usr/sbin/nologin causeway \
 && mkdir /data /certs \
 && chown causeway: /data /certs
COPY --from=build /out/ /usr/local/bin/
USER causeway
WORKDIR /data
VOLUME ["/data", "/certs"]
# 25565: players. 25600: gateways to the worker, QUIC (UDP) or gRPC (TCP). The admin port, 9100, stays inside.
EXPOSE 25565/tcp 25600/udp 25600/tcp
STOPSIGNAL SIGTERM
# The image has no curl: bash asks the admin port itself.
HEALTHCHECK --interval=5s --timeout=3s --start-period=60s --retries=6 \
  CMD ["bash", "-c", "exec 3<>/dev/tcp/127.0.0.1/9100 && printf 'GET /health HTTP/1.0\\r\\n\\r\\n' >&3 && read -r line <&3 && [[ $line == *' 200 '* ]]"]
CMD ["gateway", "--data", "/data", "--admin", "127.0.0.1:9100"]
