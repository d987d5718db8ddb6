//! The count, as text and as JSON.

use super::by_hand::Shown;
use super::case::{Case, Source};
use super::table::table;
use crate::speech::{language, legend, say};
use serde::Serialize;
use tengen_diagram::{Colours, Diagram};
use tengen_reference::{color_word, outcome_words, ruleset_name};
use tengen_rules::{Color, Entry, Owner, Point, PointSet, Size};

/// The names of the points of a set.
fn names(size: Size, points: &PointSet) -> Vec<String> {
    points.iter().map(|point| size.name(point)).collect()
}

/// The report for people.
pub(crate) fn in_text(case: &Case, stages: Option<&[Shown]>) -> String {
    let (size, count) = (case.board.size(), &case.count);
    let diagram = Diagram::counted(case.board.clone(), &case.settlement, count);
    let mut lines = vec![diagram.plain() + &legend(&diagram, Colours::None), String::new()];
    let seki = case.settlement.seki.iter().flat_map(PointSet::iter);
    let seki = PointSet::of(size, seki.filter(|point| !case.let_live.contains(*point)));
    if case.dead_by == Source::Nobody {
        lines.push(say("count-all-alive", &[]));
    }
    for (id, stones, by) in [
        ("count-dead-stones", &case.settlement.dead, case.dead_by),
        ("count-seki", &seki, case.seki_by),
        ("count-let-live", &case.let_live, case.seki_by),
    ] {
        if stones.is_empty() {
            continue;
        }
        let points = names(size, stones).join(", ");
        let by = by.name();
        lines.push(say(id, &[("points", (&points).into()), ("by", by.into())]));
    }
    for (id, stones) in [("count-added", &case.added), ("count-missing", &case.missing)] {
        for (color, point) in stones {
            let point = size.name(*point);
            let values = [("colour", color_word(*color).into()), ("point", (&point).into())];
            lines.push(say(id, &values));
        }
    }
    lines.push(String::new());
    lines.push(table(count));
    let rules = ruleset_name(&case.rules, language());
    let outcome = outcome_words(count.outcome(), language());
    let values = [("rules", (&rules).into()), ("outcome", (&outcome).into())];
    lines.push(say("count-result", &values));
    for (number, stage) in (1_u32..).zip(stages.unwrap_or_default()) {
        let values = [("number", number.into()), ("what", (&stage.says).into())];
        lines.push(String::new());
        lines.push(say("count-stage", &values));
        lines.push(stage.diagram.plain().trim_end().to_owned());
    }
    lines.join("\n") + "\n"
}

impl Source {
    /// A name for messages and programs.
    fn name(self) -> &'static str {
        match self {
            Source::Named => "named",
            Source::Marked => "marked",
            Source::Judge => "judge",
            Source::Nobody => "nobody",
        }
    }
}

#[derive(Serialize)]
struct Json<'a> {
    rules: &'a str,
    komi: f64,
    dead: Vec<String>,
    dead_by: &'static str,
    seki: Vec<String>,
    seki_by: &'static str,
    /// The owner of each point, a text for each row from the top: `B`, `W`, `s` for an eye in seki
    /// that does not count, `.` for none.
    rows: Vec<String>,
    black: &'a [Entry],
    white: &'a [Entry],
    total: [f64; 2],
    result: String,
    /// Stones that still have to be added: `B C3`.
    missing: Vec<String>,
    /// Stones that the players took as added, by the marks of the record.
    added: Vec<String>,
    #[serde(skip_serializing_if = "Vec::is_empty")]
    stages: Vec<JsonStage>,
}

#[derive(Serialize)]
struct JsonStage {
    step: &'static str,
    rows: Vec<String>,
}

/// The report for programs, on one line.
pub(crate) fn in_json<'a>(case: &'a Case, stages: Option<&[Shown]>) -> impl Serialize + 'a {
    let (size, count) = (case.board.size(), &case.count);
    let owner = |owner: &Owner| match owner {
        Owner::Of(color) => color.letter(),
        Owner::SekiEye(_) => 's',
        Owner::Neutral => '.',
    };
    let stone = |stone: &Option<Color>| stone.map_or('.', Color::symbol);
    let stage = |shown: &Shown| {
        let cells = shown.diagram.counting.as_deref().unwrap_or_default();
        let rows = cells.chunks(size.width()).map(|row| row.iter().map(stone).collect());
        JsonStage { step: shown.step, rows: rows.collect() }
    };
    let told = |stones: &[(Color, Point)]| {
        let told =
            |(color, point): &(Color, Point)| format!("{} {}", color.letter(), size.name(*point));
        stones.iter().map(told).collect()
    };
    Json {
        rules: &case.rules.id,
        komi: case.extras.komi.into(),
        dead: names(size, &case.settlement.dead),
        dead_by: case.dead_by.name(),
        seki: case.settlement.seki.as_ref().map(|seki| names(size, seki)).unwrap_or_default(),
        seki_by: case.seki_by.name(),
        rows: count.owner.chunks(size.width()).map(|row| row.iter().map(owner).collect()).collect(),
        black: count.entries(Color::Black),
        white: count.entries(Color::White),
        total: Color::BOTH.map(|color| count.total(color).into()),
        result: count.outcome().to_string(),
        missing: told(&case.missing),
        added: told(&case.added),
        stages: stages.unwrap_or_default().iter().map(stage).collect(),
    }
}
