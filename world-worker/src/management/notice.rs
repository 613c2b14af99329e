//! What clients are told unasked.

use serde::Serialize;
use serde_json::{Value, json};
use tokio::sync::{broadcast, watch};

use super::rpc::notification;
use super::state::{IpBan, Operator, Player, ServerState, TypedRule, UserBan};

/// Notices a client may be behind before it is disconnected: a call that changes the longest list and some.
pub const BACKLOG: usize = 4096;

/// Something happened.
#[derive(Clone, Debug, PartialEq)]
pub enum Notice {
    /// The world is there.
    Started,
    /// The server begins to stop.
    Stopping,
    /// Everything is being saved.
    Saving,
    /// Everything is on disk.
    Saved,
    /// Somebody does something.
    Activity,
    /// Now and then.
    Status(ServerState),
    /// A player came.
    Joined(Player),
    /// A player went.
    Left(Player),
    /// A new operator, or one with other rights.
    OperatorAdded(Operator),
    /// No operator any more.
    OperatorRemoved(Operator),
    /// On the allowlist.
    AllowlistAdded(Player),
    /// Not any more.
    AllowlistRemoved(Player),
    /// An account was banned.
    BanAdded(UserBan),
    /// It is not any more.
    BanRemoved(Player),
    /// An address was banned.
    IpBanAdded(IpBan),
    /// It is not any more.
    IpBanRemoved(String),
    /// A rule has another value.
    RuleUpdated(TypedRule),
}

fn one(value: impl Serialize) -> Vec<Value> {
    vec![json!(value)]
}

impl Notice {
    /// As it is sent.
    pub fn to_json(&self) -> Value {
        let (name, params) = match self {
            Self::Started => ("server/started", Vec::new()),
            Self::Stopping => ("server/stopping", Vec::new()),
            Self::Saving => ("server/saving", Vec::new()),
            Self::Saved => ("server/saved", Vec::new()),
            Self::Activity => ("server/activity", Vec::new()),
            Self::Status(state) => ("server/status", one(state)),
            Self::Joined(player) => ("players/joined", one(player)),
            Self::Left(player) => ("players/left", one(player)),
            Self::OperatorAdded(operator) => ("operators/added", one(operator)),
            Self::OperatorRemoved(operator) => ("operators/removed", one(operator)),
            Self::AllowlistAdded(player) => ("allowlist/added", one(player)),
            Self::AllowlistRemoved(player) => ("allowlist/removed", one(player)),
            Self::BanAdded(ban) => ("bans/added", one(ban)),
            Self::BanRemoved(player) => ("bans/removed", one(player)),
            Self::IpBanAdded(ban) => ("ip_bans/added", one(ban)),
            Self::IpBanRemoved(address) => ("ip_bans/removed", one(address)),
            Self::RuleUpdated(rule) => ("gamerules/updated", one(rule)),
        };
        notification(&format!("{}{name}", super::schema::NOTIFICATION), params)
    }
}

/// Where the simulation puts notices; nowhere unless the protocol is served.
#[derive(Clone, Debug, Default)]
pub struct Notices {
    clients: Option<broadcast::Sender<Notice>>,
    /// Seconds between two status notices; 0: none.
    pub heartbeat: watch::Sender<u32>,
}

impl Notices {
    /// To clients that come.
    pub fn new(heartbeat_seconds: u32) -> Self {
        let (clients, _) = broadcast::channel(BACKLOG);
        Self { clients: Some(clients), heartbeat: watch::Sender::new(heartbeat_seconds) }
    }

    /// What a client is told from now on.
    pub fn subscribe(&self) -> Option<broadcast::Receiver<Notice>> {
        self.clients.as_ref().map(broadcast::Sender::subscribe)
    }

    /// Tells everybody; never waits. What to tell is made only when there is somebody.
    pub fn tell(&self, notice: impl FnOnce() -> Notice) {
        if let Some(clients) = &self.clients
            && clients.receiver_count() > 0
        {
            // Fails when the last one has just left.
            let _nobody = clients.send(notice());
        }
    }
}
