//! The log on standard output, in vanilla's form: `[12:34:56 INFO]: text`.

use std::fmt;

use tracing::{Event, Subscriber};
use tracing_subscriber::fmt::format::Writer;
use tracing_subscriber::fmt::{FmtContext, FormatEvent, FormatFields};
use tracing_subscriber::registry::LookupSpan;

/// Vanilla's form of a line.
struct Vanilla;

impl<S, N> FormatEvent<S, N> for Vanilla
where
    S: Subscriber + for<'a> LookupSpan<'a>,
    N: for<'a> FormatFields<'a> + 'static,
{
    fn format_event(
        &self,
        context: &FmtContext<'_, S, N>,
        mut writer: Writer<'_>,
        event: &Event<'_>,
    ) -> fmt::Result {
        let now = jiff::Zoned::now();
        write!(writer, "[{} {}]: ", now.strftime("%H:%M:%S"), event.metadata().level())?;
        context.format_fields(writer.by_ref(), event)?;
        writeln!(writer)
    }
}

/// Starts logging; `RUST_LOG` chooses what is logged, by default everything from `info`.
pub fn start() {
    let filter = tracing_subscriber::EnvFilter::try_from_default_env()
        .unwrap_or_else(|_| tracing_subscriber::EnvFilter::new("info"));
    let _ = tracing_subscriber::fmt().with_env_filter(filter).event_format(Vanilla).try_init();
}
