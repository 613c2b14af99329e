//! Plots of figures against bots, as SVG.

use std::path::Path;

use plotters::prelude::*;

use super::error::Error;
use super::figures::{Spread, Summary};

/// A plot: file name, title, what the axis shows, and the figures, of which all but the first are drawn thin.
type Plot = (&'static str, &'static str, &'static str, &'static [(&'static str, &'static str)]);

const PLOTS: [Plot; 3] = [
    ("tick-time.svg", "Tick time", "ms a tick", &[("mspt", "average"), ("mspt_p95", "P95")]),
    ("memory.svg", "Memory", "MiB resident", &[("rss_mib", "most")]),
    ("cpu.svg", "CPU", "percent of one core", &[("cpu_percent", "average")]),
];

/// Pixels.
const SIZE: (u32, u32) = (800, 480);
const FONT: &str = "sans-serif";
/// One for each server; they can be told apart by those who do not see red and green as different (Okabe and Ito).
const COLOURS: [RGBColor; 6] = [
    RGBColor(0, 114, 178),
    RGBColor(213, 94, 0),
    RGBColor(0, 158, 115),
    RGBColor(204, 121, 167),
    RGBColor(86, 180, 233),
    RGBColor(230, 159, 0),
];

/// Writes all plots into a folder. What no server has a figure of is left out.
///
/// # Errors
/// When one cannot be written.
pub fn write(dir: &Path, scene: &str, summaries: &[Summary]) -> Result<(), Error> {
    for plot in &PLOTS {
        let path = dir.join(plot.0);
        let lines = lines(plot, summaries);
        if !lines.is_empty() {
            draw(&path, plot, scene, &lines)
                .map_err(|error| Error::Plot { path, reason: error.to_string() })?;
        }
    }
    Ok(())
}

/// A figure of a server over numbers of bots.
struct Line {
    label: String,
    colour: RGBColor,
    thin: bool,
    points: Vec<(u32, Spread)>,
}

fn lines(plot: &Plot, summaries: &[Summary]) -> Vec<Line> {
    let mut servers: Vec<&str> = Vec::new();
    for summary in summaries {
        if !servers.contains(&summary.server.as_str()) {
            servers.push(&summary.server);
        }
    }
    let mut lines = Vec::new();
    for (&server, colour) in servers.iter().zip(COLOURS.into_iter().cycle()) {
        for (place, (figure, label)) in plot.3.iter().enumerate() {
            let own = summaries.iter().filter(|summary| summary.server == server);
            let mut points: Vec<_> =
                own.filter_map(|summary| Some((summary.bots, *summary.figures.get(figure)?))).collect();
            points.sort_by_key(|point| point.0);
            let label = format!("{server}, {label}");
            if !points.is_empty() {
                lines.push(Line { label, colour, thin: place > 0, points });
            }
        }
    }
    lines
}

fn draw(path: &Path, plot: &Plot, scene: &str, lines: &[Line]) -> Result<(), Box<dyn std::error::Error>> {
    let (_, title, axis, _) = plot;
    let points = || lines.iter().flat_map(|line| &line.points);
    let bots = points().map(|point| point.0).max().unwrap_or(1);
    let highest = points().map(|point| point.1.max).fold(0.0, f64::max);
    let root = SVGBackend::new(path, SIZE).into_drawing_area();
    root.fill(&WHITE)?;
    let mut chart = ChartBuilder::on(&root)
        .caption(format!("{title}: {scene}"), (FONT, 22))
        .margin(16)
        .x_label_area_size(40)
        .y_label_area_size(60)
        // Room above and beside the last point.
        .build_cartesian_2d(0..bots + bots.div_ceil(20), 0.0..(highest * 1.1).max(0.1))?;
    chart
        .configure_mesh()
        .x_desc("bots")
        .y_desc(*axis)
        .label_style((FONT, 14))
        .axis_desc_style((FONT, 15))
        .light_line_style(WHITE)
        .draw()?;
    for line in lines {
        let style = line.colour.stroke_width(if line.thin { 1 } else { 3 });
        chart
            .draw_series(LineSeries::new(line.points.iter().map(|point| (point.0, point.1.median)), style))?
            .label(line.label.as_str())
            .legend(move |(x, y)| PathElement::new([(x, y), (x + 18, y)], style));
        chart.draw_series(
            line.points.iter().map(|point| Circle::new((point.0, point.1.median), 3, line.colour.filled())),
        )?;
        // From the least to the most of several runs.
        let spread = line.points.iter().filter(|point| point.1.min < point.1.max);
        chart.draw_series(spread.map(|&(bots, Spread { min, max, .. })| {
            PathElement::new([(bots, min), (bots, max)], line.colour)
        }))?;
    }
    chart
        .configure_series_labels()
        .position(SeriesLabelPosition::UpperLeft)
        .background_style(WHITE.mix(0.8))
        .border_style(BLACK.mix(0.3))
        .label_font((FONT, 14))
        .draw()?;
    root.present()?;
    Ok(())
}

#[cfg(test)]
mod tests {
    use super::super::table::tests::summaries;
    use super::*;

    #[test]
    fn plots_name_their_servers_and_leave_out_what_is_not_known() {
        let dir = tempfile::tempdir().unwrap();
        write(dir.path(), "walk", &summaries()).unwrap();
        let text = |name: &str| std::fs::read_to_string(dir.path().join(name)).unwrap();
        let tick_time = text("tick-time.svg");
        for label in ["causeway, average", "causeway, P95", "peer, average", "Tick time: walk", "bots"] {
            assert!(tick_time.contains(label), "{label}");
        }
        assert!(!tick_time.contains("peer, P95"));
        assert!(!text("memory.svg").contains("peer"));
        write(dir.path(), "walk", &[]).unwrap();
    }
}
