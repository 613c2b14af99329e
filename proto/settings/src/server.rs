//! Vanilla's `server.properties`: 69 keys in 26.3.

use serde::Deserialize;

use crate::key::{Kind, settings_table};
use crate::layer::defaults;

const PORT: Kind = Kind::Int(0, u16::MAX as i64);
/// Numbers that vanilla does not bound, other than by being an `int` of at least 0.
const NATURAL: Kind = Kind::Int(0, i32::MAX as i64);
/// Numbers that vanilla does not bound, other than by being an `int`.
const INT: Kind = Kind::Int(i32::MIN as i64, i32::MAX as i64);
const PERMISSION_LEVEL: Kind = Kind::Int(0, 4);

settings_table! {
    /// `server.properties`, also `[server]` in `causeway.toml` and `CAUSEWAY_SERVER_…` in the environment.
    /// Keys, defaults and ranges are those of vanilla 26.3 but for `white-list` and `online-mode`.
    pub ServerProperties, SERVER_KEYS {
        /// Players of other servers may be transferred here.
        accepts_transfers: bool, "accepts-transfers", Kind::Bool, "false";
        /// Do not kick players who float.
        allow_flight: bool, "allow-flight", Kind::Bool, "false";
        /// Send output of console commands to operators.
        broadcast_console_to_ops: bool, "broadcast-console-to-ops", Kind::Bool, "true";
        /// Send output of RCON commands to operators.
        broadcast_rcon_to_ops: bool, "broadcast-rcon-to-ops", Kind::Bool, "true";
        /// Link that clients offer for reports; empty for none.
        bug_report_link: String, "bug-report-link", Kind::Text, "";
        /// Seconds of chat that may be sent at once before the client is kicked.
        chat_spam_threshold_seconds: u32, "chat-spam-threshold-seconds", NATURAL, "10";
        /// Seconds of commands that may be sent at once before the client is kicked.
        command_spam_threshold_seconds: u32, "command-spam-threshold-seconds", NATURAL, "10";
        /// Difficulty of a new world.
        difficulty: Difficulty, "difficulty", Kind::OneOf(Difficulty::WORDS), "easy";
        /// Show the texts of the folder `codeofconduct` before play.
        enable_code_of_conduct: bool, "enable-code-of-conduct", Kind::Bool, "false";
        /// Figures for Java's management extensions; without meaning here.
        enable_jmx_monitoring: bool, "enable-jmx-monitoring", Kind::Bool, "false";
        /// Answer GameSpy4 queries.
        enable_query: bool, "enable-query", Kind::Bool, "false";
        /// Take commands over RCON.
        enable_rcon: bool, "enable-rcon", Kind::Bool, "false";
        /// Answer the server list.
        enable_status: bool, "enable-status", Kind::Bool, "true";
        /// Refuse players without a signed key; without meaning while names are unproven.
        enforce_secure_profile: bool, "enforce-secure-profile", Kind::Bool, "true";
        /// Kick players who are taken off the whitelist. The default of 26.3 is not known; 26.2 has false.
        enforce_whitelist: bool, "enforce-whitelist", Kind::Bool, "false";
        /// Percentage of the usual distance at which entities are sent.
        entity_broadcast_range_percentage: u32, "entity-broadcast-range-percentage", Kind::Int(10, 1000), "100";
        /// Put players into the default game mode when they join.
        force_gamemode: bool, "force-gamemode", Kind::Bool, "false";
        /// Permission level of functions.
        function_permission_level: u8, "function-permission-level", PERMISSION_LEVEL, "2";
        /// Game mode of new players.
        gamemode: GameMode, "gamemode", Kind::OneOf(GameMode::WORDS), "survival";
        /// Generate structures in a new world.
        generate_structures: bool, "generate-structures", Kind::Bool, "true";
        /// Settings of the generator as JSON, such as the layers of a flat world.
        generator_settings: String, "generator-settings", Kind::Text, "{}";
        /// One life, difficulty hard.
        hardcore: bool, "hardcore", Kind::Bool, "false";
        /// Keep names out of the server list.
        hide_online_players: bool, "hide-online-players", Kind::Bool, "false";
        /// Datapacks that a new world does not enable, comma separated.
        initial_disabled_packs: String, "initial-disabled-packs", Kind::Text, "";
        /// Datapacks that a new world enables, comma separated.
        initial_enabled_packs: String, "initial-enabled-packs", Kind::Text, "vanilla";
        /// Name of the world and its folder.
        level_name: String, "level-name", Kind::Text, "world";
        /// Seed of a new world; empty for a random one.
        level_seed: String, "level-seed", Kind::Text, "";
        /// World preset of a new world, such as `minecraft:normal` or `minecraft:flat`.
        level_type: String, "level-type", Kind::Text, "minecraft:normal";
        /// Write addresses to the log.
        log_ips: bool, "log-ips", Kind::Bool, "true";
        /// Origins that may use the management protocol from a browser, comma separated.
        management_server_allowed_origins: String, "management-server-allowed-origins", Kind::Text, "";
        /// Serve the management protocol.
        management_server_enabled: bool, "management-server-enabled", Kind::Bool, "false";
        /// Address of the management protocol.
        management_server_host: String, "management-server-host", Kind::Text, "localhost";
        /// Port of the management protocol; 0 for any free one.
        management_server_port: u16, "management-server-port", PORT, "0";
        /// Secret of the management protocol; 40 random characters are written when it is empty.
        management_server_secret: String, "management-server-secret", Kind::Text, "";
        /// Use TLS for the management protocol.
        management_server_tls_enabled: bool, "management-server-tls-enabled", Kind::Bool, "true";
        /// Key store for TLS of the management protocol.
        management_server_tls_keystore: String, "management-server-tls-keystore", Kind::Text, "";
        /// Password of that key store.
        management_server_tls_keystore_password: String, "management-server-tls-keystore-password", Kind::Text, "";
        /// Neighbour updates that may follow from one; negative for no limit.
        max_chained_neighbor_updates: i32, "max-chained-neighbor-updates", INT, "1000000";
        /// Players at a time.
        max_players: u32, "max-players", NATURAL, "20";
        /// Longest tick in milliseconds before the server stops itself; −1 for no limit.
        max_tick_time: i64, "max-tick-time", Kind::Int(-1, i64::MAX), "60000";
        /// Largest radius of the world border, in blocks.
        max_world_size: u32, "max-world-size", Kind::Int(1, 29_999_984), "29999984";
        /// Text in the server list; plain, with `§` codes, or JSON.
        motd: String, "motd", Kind::Text, "A Minecraft Server";
        /// Packets from this size in bytes on are compressed; −1 for none.
        network_compression_threshold: i32, "network-compression-threshold", Kind::Int(-1, i32::MAX as i64), "256";
        /// Prove names with Mojang's session service. Vanilla's default is true; here names are never
        /// proven, so the file says false, and true only earns a warning.
        online_mode: bool, "online-mode", Kind::Bool, "false";
        /// Permission level of new operators.
        op_permission_level: u8, "op-permission-level", PERMISSION_LEVEL, "4";
        /// Seconds without players after which the world stands still; 0 or less for never.
        pause_when_empty_seconds: i32, "pause-when-empty-seconds", INT, "60";
        /// Minutes after which idle players are kicked; 0 for never.
        player_idle_timeout: u32, "player-idle-timeout", NATURAL, "0";
        /// Refuse players whose address differs from the one the session service saw.
        prevent_proxy_connections: bool, "prevent-proxy-connections", Kind::Bool, "false";
        /// Port of GameSpy4 queries (UDP).
        query_port: u16, "query.port", PORT, "25565";
        /// Packets per second from which a client is kicked; 0 for no limit.
        rate_limit: u32, "rate-limit", NATURAL, "0";
        /// Password of RCON; empty switches it off.
        rcon_password: String, "rcon.password", Kind::Text, "";
        /// Port of RCON.
        rcon_port: u16, "rcon.port", PORT, "25575";
        /// Compression of chunks in region files.
        region_file_compression: RegionFileCompression, "region-file-compression", Kind::OneOf(RegionFileCompression::WORDS), "deflate";
        /// Kick players who refuse the resource pack.
        require_resource_pack: bool, "require-resource-pack", Kind::Bool, "false";
        /// Address of the resource pack; empty for none.
        resource_pack: String, "resource-pack", Kind::Text, "";
        /// UUID of the resource pack; empty for one made from its address.
        resource_pack_id: String, "resource-pack-id", Kind::Text, "";
        /// Text component shown with the question for the resource pack.
        resource_pack_prompt: String, "resource-pack-prompt", Kind::Text, "";
        /// SHA-1 of the resource pack in hexadecimal.
        resource_pack_sha1: String, "resource-pack-sha1", Kind::Text, "";
        /// Address to listen on; empty for all.
        server_ip: String, "server-ip", Kind::Text, "";
        /// Port to listen on; 0 for any free one.
        server_port: u16, "server-port", PORT, "25565";
        /// Distance in chunks around players in which the world ticks.
        simulation_distance: u8, "simulation-distance", Kind::Int(3, 32), "10";
        /// Blocks around the spawn that only operators may change; 0 for none.
        spawn_protection: u32, "spawn-protection", NATURAL, "16";
        /// Seconds between status notices of the management protocol; 0 for none.
        status_heartbeat_interval: u32, "status-heartbeat-interval", NATURAL, "0";
        /// Write chunks through to the disk.
        sync_chunk_writes: bool, "sync-chunk-writes", Kind::Bool, "true";
        /// Configuration of the text filter; empty for none.
        text_filtering_config: String, "text-filtering-config", Kind::Text, "";
        /// Version of the text filter's protocol.
        text_filtering_version: u32, "text-filtering-version", NATURAL, "0";
        /// Use the system's own sockets in Java; without meaning here.
        use_native_transport: bool, "use-native-transport", Kind::Bool, "true";
        /// Largest distance in chunks at which chunks are sent.
        view_distance: u8, "view-distance", Kind::Int(2, 32), "10";
        /// Admit only players on the whitelist. Vanilla 26.3's default is true; here it is false, since with
        /// unproven names a whitelist only looks like protection, and nobody could join a fresh server.
        white_list: bool, "white-list", Kind::Bool, "false";
    }
}

impl Default for ServerProperties {
    fn default() -> Self {
        defaults(SERVER_KEYS)
    }
}

/// Difficulty of a world.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Deserialize)]
#[serde(rename_all = "lowercase")]
pub enum Difficulty {
    /// No monsters, no hunger.
    Peaceful,
    /// Weaker monsters.
    Easy,
    /// In between.
    Normal,
    /// Stronger monsters; hunger kills.
    Hard,
}

impl Difficulty {
    /// The words in order of number.
    pub const WORDS: &[&str] = &["peaceful", "easy", "normal", "hard"];
}

/// Game mode of a player.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Deserialize)]
#[serde(rename_all = "lowercase")]
pub enum GameMode {
    /// Survival.
    Survival,
    /// Creative.
    Creative,
    /// Adventure.
    Adventure,
    /// Spectator.
    Spectator,
}

impl GameMode {
    /// The words in order of number.
    pub const WORDS: &[&str] = &["survival", "creative", "adventure", "spectator"];
}

/// Compression of chunks in region files.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Deserialize)]
#[serde(rename_all = "lowercase")]
pub enum RegionFileCompression {
    /// zlib.
    Deflate,
    /// LZ4 in Java's block format.
    Lz4,
    /// None.
    None,
}

impl RegionFileCompression {
    /// The words.
    pub const WORDS: &[&str] = &["deflate", "lz4", "none"];
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn there_are_69_keys_in_order() {
        assert_eq!(SERVER_KEYS.len(), 69);
        assert!(SERVER_KEYS.is_sorted_by(|a, b| a.name < b.name));
    }

    #[test]
    fn every_default_is_allowed_and_typed() {
        for key in SERVER_KEYS {
            assert!(key.kind.parse(key.default).is_some(), "{}", key.name);
        }
        let server = ServerProperties::default();
        assert_eq!((server.view_distance, server.simulation_distance, server.max_players), (10, 10, 20));
        assert_eq!((server.difficulty, server.gamemode), (Difficulty::Easy, GameMode::Survival));
        assert!(!server.white_list && !server.online_mode && server.log_ips);
        assert_eq!((server.query_port, server.rcon_port, server.server_port), (25565, 25575, 25565));
    }
}
