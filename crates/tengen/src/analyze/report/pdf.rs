//! The report as PDF.

use super::super::Report;
use super::super::judgement::worst;
use super::super::text;
use super::super::words::thresholds;
use super::sheet::{Paper, Sheets};
use super::{phases, turns};
use crate::speech::{language, say, tell};
use tengen_diagram::pdf::PdfFigure;

/// How many of the worst moves are listed.
const WORST: usize = 20;
/// How many turning points stand in a row. They are small, so that little of a page stays empty
/// before them.
const IN_ROW: usize = 3;
/// The height of the graph.
const GRAPH: f32 = 110.0;

/// The report on this paper.
pub(crate) fn write(report: &Report<'_>, paper: Paper) -> Vec<u8> {
    let mut sheets = Sheets::new(paper);
    let lines = text::heading(report);
    let title = lines[0].clone();
    sheets.heading(&title, 16.0, 0.0);
    for line in lines[1..].iter().chain(&report.course.notes) {
        sheets.text(line, 9.0);
    }
    sheets.skip(8.0);
    sheets.table(&text::players(report), |column| column > 0);
    sheets.skip(4.0);
    sheets.text(&thresholds(report.thresholds), 9.0);
    heading(&mut sheets, "analyze-report-phases", 80.0);
    sheets.table(&phases(report), |column| column > 1);
    heading(&mut sheets, "analyze-graph", GRAPH);
    graph(&mut sheets, report);
    // The table comes before the drawings: its rows fill a page where no drawing has room.
    let worst = worst(report.studied, WORST);
    if !worst.is_empty() {
        heading(&mut sheets, "analyze-worst", 60.0);
        let rows = text::losses(report.course.size, worst);
        let rows = [vec![text::heads()], rows].concat();
        sheets.table(&rows, |column| [0, 3, 4].contains(&column));
    }
    let drawn = turns(report).into_iter().map(|turn| (turn.figure.pdf(), turn.said));
    let drawn: Vec<(PdfFigure, Vec<String>)> = drawn.collect();
    let with = sheets.first_row(&drawn, IN_ROW) + 24.0;
    heading(&mut sheets, "analyze-report-turns", with);
    let about = if drawn.is_empty() { "analyze-no-worst" } else { "analyze-report-signs" };
    sheets.text(&say(about, &[]), 9.0);
    sheets.skip(6.0);
    sheets.figures(&drawn, IN_ROW);
    if let Some(end) = &report.end {
        let drawn = [(end.figure.pdf(), end.said.clone())];
        let with = sheets.first_row(&drawn, 2);
        heading(&mut sheets, "analyze-report-end", with);
        sheets.figures(&drawn, 2);
    }
    if sheets.lacks_letters {
        tell(&say("analyze-pdf-letters", &[]));
    }
    sheets.finish(&title, language().code())
}

fn heading(sheets: &mut Sheets, id: &str, with: f32) {
    sheets.skip(10.0);
    sheets.heading(&say(id, &[]), 12.0, with);
}

/// Black's chance of winning as a solid line, and the lead as a dashed one.
fn graph(sheets: &mut Sheets, report: &Report<'_>) {
    let studied = report.studied;
    let reach = studied.iter().map(|s| s.found.lead.abs()).fold(5.0, f64::max);
    let across = |place: usize| place as f32 / studied.len().saturating_sub(1).max(1) as f32;
    let line = |of: &dyn Fn(usize) -> f64| -> Vec<(f32, f32)> {
        (0..studied.len()).map(|place| (across(place), of(place) as f32)).collect()
    };
    let chance = line(&|place| studied[place].found.win_rate);
    let lead = line(&|place| 0.5 + studied[place].found.lead / reach / 2.0);
    sheets.graph(GRAPH, &lead, &chance);
    let reach = reach.round();
    sheets.text(&say("analyze-report-graph", &[("points", reach.into())]), 8.0);
}
