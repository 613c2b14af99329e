//! Packet kinds and their numbers in each version.
//!
//! A kind is a name in one state and direction; code speaks of kinds, only framing speaks of numbers.

macro_rules! packet_kinds {
    ($(#[$doc:meta])* $kind:ident in $table:ident { $($variant:ident = $name:literal,)+ }) => {
        $(#[$doc])*
        #[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, PartialOrd, Ord)]
        #[repr(u8)]
        #[allow(missing_docs)]
        pub enum $kind { $($variant,)+ }

        impl $crate::version::PacketKind for $kind {
            const STATE: &'static str = stringify!($table);
            const ALL: &'static [Self] = &[$(Self::$variant,)+];
            fn name(self) -> &'static str {
                match self { $(Self::$variant => $name,)+ }
            }
            fn index(self) -> usize {
                self as usize
            }
            fn table(version: &Version) -> &IdTable {
                &version.$table
            }
        }
    };
}
mod ids {
    include!("generated/ids.rs");
}

pub use ids::*;

/// In [`IdTable::to_wire`]: the version has no such packet.
pub const ABSENT: u8 = u8::MAX;

/// Packet numbers of one version in one state and direction.
#[derive(Debug)]
pub struct IdTable {
    /// Number on the wire by kind, or [`ABSENT`].
    pub to_wire: &'static [u8],
    /// Kind by number on the wire.
    pub from_wire: &'static [u8],
}

/// A version of the game: its numbers for packets.
#[derive(Debug)]
#[allow(missing_docs)]
pub struct Version {
    /// As players know it.
    pub name: &'static str,
    /// The number in the intention packet.
    pub protocol: i32,
    pub handshake_serverbound: IdTable,
    pub status_clientbound: IdTable,
    pub status_serverbound: IdTable,
    pub login_clientbound: IdTable,
    pub login_serverbound: IdTable,
    pub configuration_clientbound: IdTable,
    pub configuration_serverbound: IdTable,
    pub play_clientbound: IdTable,
    pub play_serverbound: IdTable,
}

/// The version with this protocol number, if this crate has its tables.
#[must_use]
pub fn version_by_protocol(protocol: i32) -> Option<&'static Version> {
    VERSIONS.iter().copied().find(|v| v.protocol == protocol)
}

/// The kinds of packets of one state and direction.
pub trait PacketKind: Copy + Eq + std::fmt::Debug + 'static {
    /// State and direction, as `play_serverbound`.
    const STATE: &'static str;
    /// Every kind, in the order of the canonical version.
    const ALL: &'static [Self];
    /// Vanilla's name, without namespace.
    fn name(self) -> &'static str;
    /// Number in the canonical version, and index into [`Self::ALL`].
    fn index(self) -> usize;
    /// The numbers of a version.
    fn table(version: &Version) -> &IdTable;

    /// Number on the wire, `None` when the version has no such packet.
    fn wire_id(self, version: &Version) -> Option<i32> {
        match Self::table(version).to_wire.get(self.index()) {
            None | Some(&ABSENT) => None,
            Some(&id) => Some(i32::from(id)),
        }
    }

    /// The kind behind a number on the wire.
    fn from_wire_id(version: &Version, id: i32) -> Option<Self> {
        let index = *Self::table(version).from_wire.get(usize::try_from(id).ok()?)?;
        Self::ALL.get(usize::from(index)).copied()
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn numbers_of_the_canonical_version_are_the_order_of_its_kinds() {
        for (number, kind) in PlayClientbound::ALL.iter().enumerate().take(144) {
            assert_eq!(kind.wire_id(&V26_3), Some(number as i32));
            assert_eq!(PlayClientbound::from_wire_id(&V26_3, number as i32), Some(*kind));
        }
        assert_eq!(PlayClientbound::ALL.len(), 144);
        // Two kinds more that only older versions have.
        assert_eq!(PlayServerbound::ALL.len(), 71);
        assert_eq!(PlayServerbound::Swing.wire_id(&V26_3), None);
        assert_eq!(PlayClientbound::AddTransientBlock.wire_id(&V26_3), Some(37));
        assert_eq!(PlayServerbound::Punch.name(), "punch");
    }

    #[test]
    fn unknown_numbers_have_no_kind() {
        assert_eq!(PlayServerbound::from_wire_id(&V26_3, 69), None);
        assert_eq!(PlayServerbound::from_wire_id(&V26_3, -1), None);
        assert_eq!(version_by_protocol(777).map(|v| v.name), Some("26.3"));
        assert!(version_by_protocol(1).is_none());
    }
}
