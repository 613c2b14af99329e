//! Markdown tables: the published one, and one of what it does not show.

use super::figures::{Spread, Summary};

/// A column: its heading, the figure's name, digits after the point.
type Column = (&'static str, &'static str, usize);

/// The columns of the published benchmark after *Bots* and *Server*. MSPT and P95 are milliseconds a tick, RSS is MiB, CPU is
/// percent of one core.
const PUBLISHED: [Column; 7] = [
    ("MSPT", "mspt", 2),
    ("P95", "mspt_p95", 2),
    ("TPS", "tps", 1),
    ("RSS", "rss_mib", 0),
    ("CPU", "cpu_percent", 0),
    ("Chunks/s", "chunks_per_s", 1),
    ("New chunks/s", "new_chunks_per_s", 1),
];

/// Where the tick's time goes, what players notice, and whether the bots kept up.
const BESIDE: [Column; 11] = [
    ("World MSPT", "world_mspt", 2),
    ("P95", "world_mspt_p95", 2),
    ("Gateway MSPT", "gateway_mspt", 2),
    ("P95", "gateway_mspt_p95", 2),
    ("Chunks ms", "gateway_chunk_ms", 2),
    ("Join P95 ms", "join_p95_ms", 0),
    ("Ping P95 ms", "ping_p95_ms", 1),
    ("Pull-backs", "pull_backs", 0),
    ("Lost", "lost", 0),
    ("Bots' CPU", "bots_cpu_percent", 0),
    ("Bots late %", "bots_late_percent", 1),
];

/// Both tables with a sentence on how to read them.
#[must_use]
pub fn markdown(scene: &str, summaries: &[Summary]) -> String {
    let mut text = format!("# {scene}\n\n");
    table(&mut text, &PUBLISHED, summaries);
    text.push_str(
        "\nMSPT and P95 are ms a tick, world and gateway together; RSS in MiB at most and CPU in percent of one core, of \
         all the server's processes. Of several runs: median (least to most).\n\n",
    );
    table(&mut text, &BESIDE, summaries);
    let limited = |summary: &&Summary| {
        summary.figures.get("bots_were_the_limit").is_some_and(|spread| spread.max > 0.0)
    };
    for summary in summaries.iter().filter(limited) {
        text.push_str(&format!(
            "\nThe bots may have been the limit: {} bots on {}.\n",
            summary.bots, summary.server
        ));
    }
    for summary in summaries.iter().filter(|summary| !summary.disconnects.is_empty()) {
        text.push_str(&format!("\nLost of {} bots on {}:\n\n", summary.bots, summary.server));
        for (reason, bots) in &summary.disconnects {
            text.push_str(&format!("- {bots} × {reason}\n"));
        }
    }
    text
}

fn table(text: &mut String, columns: &[Column], summaries: &[Summary]) {
    let headings = columns.iter().map(|column| column.0.to_owned());
    row(text, ["Bots".to_owned(), "Server".to_owned()].into_iter().chain(headings));
    row(text, std::iter::repeat_n("---".to_owned(), columns.len() + 2));
    for summary in summaries {
        let cells = columns.iter().map(|&(_, name, digits)| cell(summary.figures.get(name), digits));
        row(text, [summary.bots.to_string(), summary.server.clone()].into_iter().chain(cells));
    }
}

fn row(text: &mut String, cells: impl Iterator<Item = String>) {
    text.push('|');
    for cell in cells {
        text.push_str(&format!(" {} |", cell.replace('|', "\\|")));
    }
    text.push('\n');
}

/// A spread that the digits do not show is left out.
fn cell(spread: Option<&Spread>, digits: usize) -> String {
    let Some(spread) = spread else { return "–".to_owned() };
    let [min, median, max] = [spread.min, spread.median, spread.max].map(|value| format!("{value:.digits$}"));
    if min == max { median } else { format!("{median} ({min} to {max})") }
}

#[cfg(test)]
pub(super) mod tests {
    use std::collections::BTreeMap;

    use super::*;

    /// Two servers with 25 and 50 bots; the second says nothing of a gateway.
    pub fn summaries() -> Vec<Summary> {
        let one = |server: &str, bots: u32, figures: &[(&'static str, [f64; 3])]| Summary {
            server: server.to_owned(),
            bots,
            runs: 3,
            figures: figures
                .iter()
                .map(|&(name, [min, median, max])| (name, Spread { min, median, max }))
                .collect(),
            disconnects: BTreeMap::new(),
        };
        let mut all = Vec::new();
        for bots in [25, 50] {
            let b = f64::from(bots);
            all.push(one(
                "causeway",
                bots,
                &[
                    ("mspt", [b / 100.0, b / 80.0, b / 60.0]),
                    ("mspt_p95", [0.5, 0.625, 0.75]),
                    ("tps", [20.0; 3]),
                    ("rss_mib", [100.0 + b; 3]),
                    ("cpu_percent", [b / 4.0; 3]),
                    ("chunks_per_s", [12.25; 3]),
                    ("new_chunks_per_s", [0.0; 3]),
                    ("world_mspt", [0.1; 3]),
                    ("gateway_mspt", [0.2; 3]),
                    ("lost", [0.0; 3]),
                ],
            ));
            all.push(one(
                "peer",
                bots,
                &[("mspt", [b; 3]), ("tps", [8.7, 9.0, 20.0]), ("lost", [0.0, 0.0, 2.0])],
            ));
        }
        all[3].disconnects.insert("play: disconnect.timeout".to_owned(), 2);
        all[3].figures.insert("bots_were_the_limit", Spread { min: 0.0, median: 0.0, max: 1.0 });
        all
    }

    /// `UPDATE_GOLDEN=1` writes the file anew.
    #[test]
    fn tables_are_as_they_were() {
        let text = markdown("walk", &summaries());
        let golden = concat!(env!("CARGO_MANIFEST_DIR"), "/src/bench/testdata/table.md");
        if std::env::var_os("UPDATE_GOLDEN").is_some() {
            std::fs::write(golden, &text).expect("the golden file");
        }
        assert_eq!(text, include_str!("testdata/table.md"));
    }
}
