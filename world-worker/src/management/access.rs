//! Who may use the protocol.

use tokio_tungstenite::tungstenite::http::{HeaderMap, header};

use crate::secret::Secret;

/// The first of two subprotocols that a page in a browser, which cannot set `Authorization`, offers; the second is the
/// secret.
pub const BROWSER_PROTOCOL: &str = "minecraft-v1";
/// Length of the secret, letters and digits.
const SECRET_LENGTH: usize = 40;

/// Whom to let in.
#[derive(Clone, Debug)]
pub struct Access {
    secret: Secret,
    origins: Vec<String>,
}

/// Why somebody is not let in.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Refusal {
    /// No secret was presented.
    Missing,
    /// Another secret was.
    Wrong,
    /// The page is not on the list.
    Origin,
}

impl Refusal {
    /// What the client is told.
    pub fn reason(self) -> &'static str {
        match self {
            Self::Missing => "Missing API key",
            Self::Wrong => "Invalid API key",
            Self::Origin => "Origin Not Allowed",
        }
    }
}

/// How somebody was let in.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Granted {
    /// By `Authorization`.
    Header,
    /// By subprotocol; [`BROWSER_PROTOCOL`] must be in the answer.
    Subprotocol,
}

impl Access {
    /// From the properties; `origins` are separated by commas.
    ///
    /// # Errors
    /// When the secret is not 40 letters and digits.
    pub fn new(secret: &str, origins: &str) -> anyhow::Result<Self> {
        anyhow::ensure!(
            secret.len() == SECRET_LENGTH && secret.bytes().all(|byte| byte.is_ascii_alphanumeric()),
            "management-server-secret must be {SECRET_LENGTH} letters and digits"
        );
        let origins = origins
            .split(',')
            .map(str::trim)
            .filter(|origin| !origin.is_empty())
            .map(str::to_owned)
            .collect();
        Ok(Self { secret: Secret::new(secret.as_bytes()), origins })
    }

    /// Whether a request with these headers is let in. A page in a browser must be one of the listed origins, whichever
    /// way it presents the secret; a program that names no origin needs none.
    ///
    /// # Errors
    /// Why not.
    pub fn check(&self, headers: &HeaderMap) -> Result<Granted, Refusal> {
        let origin = headers.get(header::ORIGIN).map(|origin| origin.as_bytes());
        let listed = origin.map(|origin| self.origins.iter().any(|known| known.as_bytes() == origin));
        let (presented, granted) = match bearer(headers) {
            Some(token) => (token, Granted::Header),
            None => (subprotocol(headers).ok_or(Refusal::Missing)?, Granted::Subprotocol),
        };
        // The secret first: who does not have it learns nothing of the list.
        if !self.secret.matches(presented) {
            return Err(Refusal::Wrong);
        }
        match (granted, listed) {
            (_, Some(false)) | (Granted::Subprotocol, None) => Err(Refusal::Origin),
            _ => Ok(granted),
        }
    }
}

fn bearer(headers: &HeaderMap) -> Option<&[u8]> {
    let value = headers.get(header::AUTHORIZATION)?.as_bytes();
    let (scheme, token) = value.split_at_checked(7)?;
    scheme.eq_ignore_ascii_case(b"Bearer ").then(|| token.trim_ascii())
}

fn subprotocol(headers: &HeaderMap) -> Option<&[u8]> {
    let value = headers.get(header::SEC_WEBSOCKET_PROTOCOL)?.as_bytes();
    let mut offered = value.split(|byte| *byte == b',').map(<[u8]>::trim_ascii);
    (offered.next()? == BROWSER_PROTOCOL.as_bytes()).then(|| offered.next())?
}

#[cfg(test)]
mod tests {
    use super::*;

    const SECRET: &str = "0123456789abcdefghijABCDEFGHIJ0123456789";

    fn check(headers: &[(header::HeaderName, String)]) -> Result<Granted, Refusal> {
        let access = Access::new(SECRET, "https://a.example, https://b.example").expect("a good secret");
        let headers =
            headers.iter().map(|(name, value)| (name.clone(), value.parse().expect("a value"))).collect();
        access.check(&headers)
    }

    #[test]
    fn the_secret_and_a_listed_origin_are_needed() {
        let bearer = |secret: &str| (header::AUTHORIZATION, format!("Bearer {secret}"));
        let origin = |origin: &str| (header::ORIGIN, origin.to_owned());
        let page = (header::SEC_WEBSOCKET_PROTOCOL, format!("minecraft-v1,{SECRET}"));
        assert_eq!(check(&[]), Err(Refusal::Missing));
        assert_eq!(check(&[bearer("x")]), Err(Refusal::Wrong));
        assert_eq!(check(&[bearer(SECRET)]), Ok(Granted::Header));
        assert_eq!(check(&[bearer(SECRET), origin("https://c.example")]), Err(Refusal::Origin));
        assert_eq!(check(&[bearer(SECRET), origin("https://b.example")]), Ok(Granted::Header));
        assert_eq!(check(std::slice::from_ref(&page)), Err(Refusal::Origin));
        assert_eq!(check(&[page, origin("https://a.example")]), Ok(Granted::Subprotocol));
    }

    #[test]
    fn weak_secrets_are_refused() {
        assert!(Access::new("", "").is_err());
        assert!(Access::new(&"ä".repeat(20), "").is_err());
    }
}
