//! The version of the game that the tables describe.

/// Protocol number in the handshake.
pub const PROTOCOL: i32 = 777;
/// `DataVersion` in saved files.
pub const DATA_VERSION: i32 = 5023;
/// Name as in the status answer and in `level.dat`.
pub const NAME: &str = "26.3";
