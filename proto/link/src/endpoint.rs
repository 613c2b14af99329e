//! Where a peer listens, as written on a command line.

use std::fmt;
use std::str::FromStr;

use crate::LinkError;

/// How messages travel between machines.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Transport {
    /// QUIC over UDP: ticks and snapshots on streams of their own.
    Quic,
    /// gRPC over TCP, for where UDP does not pass.
    Grpc,
}

impl Transport {
    /// The name on command lines and in [`Endpoint`]s.
    pub const fn name(self) -> &'static str {
        match self {
            Transport::Quic => "quic",
            Transport::Grpc => "grpc",
        }
    }
}

impl fmt::Display for Transport {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.name())
    }
}

impl FromStr for Transport {
    type Err = LinkError;

    fn from_str(text: &str) -> Result<Self, LinkError> {
        match text {
            "quic" => Ok(Transport::Quic),
            "grpc" => Ok(Transport::Grpc),
            _ => Err(LinkError::Address(format!("'{text}' is no transport; there are quic and grpc"))),
        }
    }
}

/// An owner to connect to: `quic://host:port` or `grpc://host:port`.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub struct Endpoint {
    /// How to talk to it.
    pub transport: Transport,
    /// Host name or IP address, IPv6 without brackets.
    pub host: String,
    /// UDP port for QUIC, TCP port for gRPC.
    pub port: u16,
}

impl Endpoint {
    /// `host:port`, IPv6 in brackets.
    pub fn authority(&self) -> String {
        if self.host.contains(':') {
            format!("[{}]:{}", self.host, self.port)
        } else {
            format!("{}:{}", self.host, self.port)
        }
    }
}

impl fmt::Display for Endpoint {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}://{}", self.transport, self.authority())
    }
}

impl FromStr for Endpoint {
    type Err = LinkError;

    fn from_str(text: &str) -> Result<Self, LinkError> {
        let wrong = |why: &str| {
            LinkError::Address(format!("'{text}': {why}; expected quic://host:port or grpc://host:port"))
        };
        let (transport, rest) = text.split_once("://").ok_or_else(|| wrong("no transport"))?;
        let transport = transport.parse().map_err(|_| wrong("unknown transport"))?;
        let rest = rest.strip_suffix('/').unwrap_or(rest);
        let (host, port) = rest.rsplit_once(':').ok_or_else(|| wrong("no port"))?;
        let port = port.parse().map_err(|_| wrong("bad port"))?;
        let host = match host.strip_prefix('[') {
            Some(inner) => {
                let inner = inner.strip_suffix(']').ok_or_else(|| wrong("unclosed bracket"))?;
                inner.parse::<std::net::Ipv6Addr>().map_err(|_| wrong("bad IPv6 address"))?;
                inner
            }
            None if host.contains(':') => return Err(wrong("an IPv6 address needs brackets")),
            None => host,
        };
        if host.is_empty() || host.contains(['/', '@', '?', '#', ' ']) || port == 0 {
            return Err(wrong("bad host or port"));
        }
        Ok(Endpoint { transport, host: host.to_owned(), port })
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn endpoints_read_back_as_written() {
        for text in ["quic://worker:7777", "grpc://127.0.0.1:1", "quic://[::1]:65535"] {
            assert_eq!(text.parse::<Endpoint>().unwrap().to_string(), text);
        }
    }

    #[test]
    fn wrong_endpoints_are_refused() {
        for text in [
            "",
            "worker:1",
            "tcp://a:1",
            "quic://a",
            "quic://a:0",
            "quic://a:70000",
            "quic://::1:5",
            "quic://[::1:5",
            "quic://:1",
            "grpc://a/b:1",
        ] {
            assert!(text.parse::<Endpoint>().is_err(), "{text}");
        }
    }
}
