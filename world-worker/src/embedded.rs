//! A worker inside another process: the one function the gateway's binary calls.

use std::path::PathBuf;

use settings::Settings;

use crate::start::{Running, start};

/// What an embedded worker needs.
#[derive(Debug)]
pub struct Options {
    /// Where the save, the properties and the lists are.
    pub data_dir: PathBuf,
    /// Settings as read by the host.
    pub settings: Settings,
    /// Read commands from standard input.
    pub console: bool,
}

/// A running embedded worker.
#[derive(Debug)]
pub struct Embedded {
    /// The gateway's end of the link; `Attach` has not been sent.
    pub link: link::Subscriber,
    /// To stop it and to learn that it stopped.
    pub handle: Running,
}

/// Starts a worker in this process, linked by channels.
///
/// # Errors
/// When the save or the settings cannot be used.
pub fn start_embedded(options: Options) -> anyhow::Result<Embedded> {
    let handle = start(&options.data_dir, &options.settings, options.console)?;
    let (subscriber, mut owner) = link::in_process();
    let events = handle.events();
    std::thread::Builder::new().name("attach".to_owned()).spawn(move || {
        // The first message of the embedded gateway, waited for off the simulation's thread.
        let Some(first) = owner.incoming.blocking_recv() else { return };
        if let Some(link::v1::subscriber_message::Message::Attach(attach)) = first.message {
            let _stopped = events.send(crate::server::Event::Attached(owner, attach));
        }
    })?;
    Ok(Embedded { link: subscriber, handle })
}
