//! The report as a part of the page.

use super::super::Report;
use super::super::html::{escaped, table};
use super::{phases, turns};
use crate::speech::say;
use tengen_diagram::Figure;

/// The report, to be read and to be printed.
pub(crate) fn section(report: &Report<'_>) -> String {
    let heading = |id: &str| format!("<h3>{}</h3>\n", escaped(&say(id, &[])));
    let mut page =
        format!("<section class=\"report\">\n<h2>{}</h2>\n", escaped(&say("analyze-report", &[])));
    page.push_str(&heading("analyze-report-phases"));
    page.push_str(&format!(
        "<div class=\"scroll\" tabindex=\"0\" role=\"region\" aria-label=\"{}\"><table>\n{}</table></div>\n",
        escaped(&say("analyze-report-phases", &[])),
        table(&phases(report), 2)
    ));
    page.push_str(&heading("analyze-report-turns"));
    let turns = turns(report);
    let about = if turns.is_empty() { "analyze-no-worst" } else { "analyze-report-signs" };
    page.push_str(&format!("<p>{}</p>\n<div class=\"turns\">\n", escaped(&say(about, &[]))));
    for turn in &turns {
        page.push_str(&figure(&turn.figure, &turn.said));
    }
    page.push_str("</div>\n");
    if let Some(end) = &report.end {
        page.push_str(&heading("analyze-report-end"));
        page.push_str(&figure(&end.figure, &end.said));
    }
    page.push_str("</section>\n");
    page
}

/// A drawing with its caption, which is the name of the drawing too.
fn figure(figure: &Figure, said: &[String]) -> String {
    let caption = escaped(&said.join(" "));
    let svg = figure.svg();
    let (before, after) = svg.split_once("<title>").unwrap_or((&svg, ""));
    let after = after.split_once("</title>").map_or(after, |(_, after)| after);
    format!(
        "<figure>\n{before}<title>{caption}</title>{after}<figcaption>{caption}</figcaption>\n</figure>\n"
    )
}
