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
        chunk_cache_bytes: u64, "chunk-cache-bytes", Kind::Int(0, 1 << 40), "67108864";
        /// Time between two logins from one address, in milliseconds; 0 for none, as in vanilla. Does not
        /// hold for the loopback address.
        login_throttle_ms: u64, "login-throttle-ms", Kind::Int(0, 600_000), "0";
        /// Addresses of proxies, as networks in CIDR form, comma separated.
        trusted_proxies: String, "trusted-proxies", Kind::Text, "";
        /// Expect a PROXY protocol (version 2) header from each trusted proxy.
        proxy_protocol: bool, "proxy-protocol", Kind::Bool, "false";
        /// File with the secret of Velocity's modern forwarding, relative to the data folder; empty: players
        /// connect directly.
        velocity_secret_file: String, "velocity-secret-file", Kind::Text, "";
        /// zlib level, 0 (none) to 9 (smallest).
        compression_level: u32, "compression-level", Kind::Int(0, 9), "4";
    }
}

impl Default for GatewaySettings {
    fn default() -> Self {
        defaults(GATEWAY_KEYS)
    }
}

#[cfg(test)]
mod tests {
    use super::GatewaySettings;

    #[test]
    fn proxies_are_trusted_by_nobody_who_did_not_say_so() {
        let gateway = GatewaySettings::default();
        assert!(!gateway.proxy_protocol && gateway.trusted_proxies.is_empty());
        assert!(gateway.velocity_secret_file.is_empty());
        assert_eq!(gateway.login_throttle_ms, 0);
    }
}
