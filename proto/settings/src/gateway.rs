//! Limits of a gateway.

use crate::key::{Kind, settings_table};
use crate::layer::defaults;

settings_table! {
    /// Limits of a gateway: `[gateway]` in `causeway.toml`, `CAUSEWAY_GATEWAY_…` in the environment.
    pub GatewaySettings, GATEWAY_KEYS {
        /// Connections from one address at a time; 0 for no limit. The default lets a load test run from
        /// one machine; an open server wants far fewer.
        max_connections_per_address: u32, "max-connections-per-address", Kind::Int(0, 1_000_000), "1000";
        /// Time from the connection to a whole handshake, in milliseconds.
        handshake_timeout_ms: u64, "handshake-timeout-ms", Kind::Int(1, 600_000), "5000";
        /// Time from the connection to play, in milliseconds. Vanilla's login ends after 600 ticks.
        login_timeout_ms: u64, "login-timeout-ms", Kind::Int(1, 600_000), "30000";
        /// Bytes that a client may send before it has logged in.
        max_bytes_before_login: u64, "max-bytes-before-login", Kind::Int(1024, 1 << 30), "65536";
        /// Largest packet, in bytes. Vanilla's length prefix of three bytes ends at the default.
        max_packet_bytes: u32, "max-packet-bytes", Kind::Int(1024, 2_097_151), "2097151";
        /// Decompressed bytes that a client may send in one second.
        max_decompressed_bytes_per_second: u64, "max-decompressed-bytes-per-second", Kind::Int(1024, 1 << 40), "8388608";
        /// Packets that a client may send in one tick.
        max_packets_per_tick: u32, "max-packets-per-tick", Kind::Int(1, 1_000_000), "500";
        /// Encoded chunks that are kept for all sessions, in bytes; the least recently used go first.
        chunk_cache_bytes: u64, "chunk-cache-bytes", Kind::Int(0, 1 << 40), "268435456";
        /// zlib level, 0 (none) to 9 (smallest).
        compression_level: u32, "compression-level", Kind::Int(0, 9), "4";
    }
}

impl Default for GatewaySettings {
    fn default() -> Self {
        defaults(GATEWAY_KEYS)
    }
}
