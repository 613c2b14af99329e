//! The block states of code-built structures.

/// Defines `Palette`, and `palette()` to get at it: block states that are looked up by name once.
macro_rules! palette {
    ($($name:ident: $state:literal),* $(,)?) => {
        /// Block states of this structure.
        #[derive(Debug)]
        pub(super) struct Palette {
            $(pub(super) $name: u16,)*
        }

        /// The block states of this structure.
        pub(super) fn palette() -> &'static Palette {
            static PALETTE: std::sync::LazyLock<Palette> = std::sync::LazyLock::new(|| Palette {
                $($name: registry::blocks::parse_state($state).unwrap_or_default(),)*
            });
            &PALETTE
        }

        #[cfg(test)]
        #[test]
        fn palette_is_known() {
            $(assert!(registry::blocks::parse_state($state).is_some(), $state);)*
        }
    };
}

pub(super) use palette;
