//! Passwords and tokens that others must present.

use sha2::{Digest, Sha256};
use subtle::ConstantTimeEq;

/// Something only the right people know. It is never shown, and comparing takes the same time whatever was presented:
/// digests of equal length are compared, so that neither content nor length leaks.
#[derive(Clone)]
pub struct Secret([u8; 32]);

impl Secret {
    /// The secret with these bytes.
    pub fn new(secret: &[u8]) -> Self {
        Self(Sha256::digest(secret).into())
    }

    /// Whether `presented` is it.
    pub fn matches(&self, presented: &[u8]) -> bool {
        let presented: [u8; 32] = Sha256::digest(presented).into();
        self.0.ct_eq(&presented).into()
    }
}

impl std::fmt::Debug for Secret {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.write_str("Secret")
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn only_the_same_bytes_match() {
        let secret = Secret::new(b"hunter2");
        assert!(secret.matches(b"hunter2"));
        assert!(!secret.matches(b"hunter") && !secret.matches(b"") && !secret.matches(b"Hunter2"));
        assert_eq!(format!("{secret:?}"), "Secret");
    }
}
