//! The count, as text and as JSON.

use super::by_hand::Shown;
use super::case::{Case, Source};
use super::open::Doubted;
use super::table::table;
use crate::judge::{Words, for_programs};
use crate::speech::{language, legend, say};
use crate::terms::{Unsaid, unsaid_in_words};
use serde::Serialize;
use tengen_diagram::{Colours, Diagram};
use tengen_judge::ChainStatus;
use tengen_reference::{color_word, outcome_words, ruleset_name_within};
use tengen_rules::{Color, Entry, Owner, Point, PointSet, Size};

/// The names of the points of a set.
fn names(size: Size, points: &PointSet) -> Vec<String> {
    points.iter().map(|point| size.name(point)).collect()
}

/// The report for people.
pub(crate) fn in_text(case: &Case, stages: Option<&[Shown]>) -> String {
    let (size, count) = (case.board.size(), &case.count);
    let mut diagram = Diagram::counted(case.board.clone(), &case.settlement, count);
    diagram.seki = case.chains_in_seki();
    diagram.unsealed = case.open_border.clone();
    case.added.iter().for_each(|(color, point)| _ = diagram.added[*color].insert(*point));
    let mut lines = vec![diagram.plain() + &legend(&diagram, Colours::None), String::new()];
    let seki = case.chains_in_seki().difference(&case.let_live);
    match case.dead_by {
        Source::Nobody => lines.push(say("count-all-alive", &[])),
        by if case.settlement.dead.is_empty() => {
            lines.push(say("count-no-dead", &[("by", by.name().into())]));
        }
        _ => {}
    }
    // Chains that the judge calls dead are told beside the result.
    let called_dead = case.judged_dead.iter().chain(&case.judged_dead_then);
    let called_dead = called_dead.flat_map(|chain| case.board.chain(chain.stone));
    let let_live = case.let_live.difference(&PointSet::of(size, called_dead));
    for (id, stones, by) in [
        ("count-dead-stones", &case.settlement.dead, case.dead_by),
        ("count-stays", &case.stays(), Source::Nobody),
        ("count-seki", &seki, case.seki_by),
        ("count-let-live", &let_live, case.seki_by),
        ("count-border", &case.open_border, Source::Nobody),
    ] {
        if stones.is_empty() {
            continue;
        }
        let points = names(size, stones).join(", ");
        let count = stones.len() as u32;
        let values =
            [("points", (&points).into()), ("by", by.name().into()), ("count", count.into())];
        lines.push(say(id, &values));
    }
    lines.extend(doubted(case));
    lines.extend(case.unsettled.iter().map(|open| {
        let (because, at) = open.cause.name();
        let points = names(size, &open.stones).join(", ");
        let at = at.map_or_else(|| "none".to_owned(), |at| size.name(at));
        let has_dead = match case.settlement.dead.len() {
            0 => "no",
            1 => "one",
            _ => "yes",
        };
        let values = [
            ("points", (&points).into()),
            ("dead", has_dead.into()),
            ("count", (open.stones.len() as u32).into()),
            ("because", because.into()),
            ("at", (&at).into()),
        ];
        say("count-unsettled", &values)
    }));
    for (id, stones) in [("count-added", &case.added), ("count-missing", &case.missing)] {
        for (color, point) in stones {
            let point = size.name(*point);
            let values = [("colour", color_word(*color).into()), ("point", (&point).into())];
            lines.push(say(id, &values));
        }
    }
    lines.extend(left(case));
    lines.push(String::new());
    lines.push(table(count));
    // The reader has told already that it is unclear.
    lines.extend(unsaid_in_words(&case.unsaid, language()));
    let rules = ruleset_name_within(&case.rules, language());
    let outcome = outcome_words(count.outcome(), language());
    let values = [("rules", (&rules).into()), ("outcome", (&outcome).into())];
    // An open game has no winner yet.
    let id = match case.is_finished() {
        true => "count-result",
        false if case.tells_winner => "count-result-now",
        false => "count-result-open",
    };
    lines.push(say(id, &values));
    lines.extend(judged_dead(case));
    for (number, stage) in (1_u32..).zip(stages.unwrap_or_default()) {
        let values = [("number", number.into()), ("what", (&stage.says).into())];
        lines.push(String::new());
        lines.push(say("count-stage", &values));
        lines.push(stage.diagram.plain().trim_end().to_owned());
    }
    lines.join("\n") + "\n"
}

/// Sentences on the stones called dead that the judge holds otherwise on the board as given.
fn doubted(case: &Case) -> Vec<String> {
    let size = case.board.size();
    let told = |doubted: &Doubted| {
        let (status, because, at) = doubted.doubt.names();
        let points = names(size, &doubted.stones).join(", ");
        let at = at.map_or_else(|| "none".to_owned(), |at| size.name(at));
        let values = [
            ("by", case.dead_by.name().into()),
            ("points", (&points).into()),
            ("count", (doubted.stones.len() as u32).into()),
            ("status", status.into()),
            ("because", because.unwrap_or("none").into()),
            ("at", (&at).into()),
        ];
        say("count-doubted", &values)
    };
    case.doubted.iter().map(told).collect()
}

/// Sentences on what else is left to be played for, so that a count as it stands has a reason.
fn left(case: &Case) -> Vec<String> {
    let Case { unfinished, open_border, doubted, unsettled, missing, .. } = case;
    let undecided = unfinished.iter().any(|(_, judged)| judged.is_undecided());
    let is_told = !(open_border.is_empty()
        && doubted.is_empty()
        && unsettled.is_empty()
        && missing.is_empty());
    if undecided || is_told {
        return undecided.then(|| say("left-undecided", &[])).into_iter().collect();
    }
    let mut lines: Vec<String> = Vec::new();
    for (board, judged) in unfinished {
        let words = Words { board, language: language() };
        for what in words.left(judged) {
            let line = say("judge-left", &[("what", (&what).into())]);
            lines.extend((!lines.contains(&line)).then_some(line));
        }
    }
    lines
}

/// Sentences on the chains that the judge calls dead and the count lets stand.
fn judged_dead(case: &Case) -> Vec<String> {
    let size = case.board.size();
    let words = Words { board: &case.board, language: language() };
    let told = |chain: &ChainStatus| {
        let counted = if case.is_seki(chain.stone) { "seki" } else { "alive" };
        let (chain, basis) = (words.chain(chain), words.basis(chain.basis));
        let values =
            [("chain", (&chain).into()), ("basis", (&basis).into()), ("as", counted.into())];
        say("count-judged-chain", &values)
    };
    // The record's board lacks the stones that the players took as added.
    let now = if case.added.is_empty() { "command" } else { "now" };
    let mut lines = Vec::new();
    for (when, chains) in [(now, &case.judged_dead), ("then", &case.judged_dead_then)] {
        if !chains.is_empty() {
            let chains = chains.iter().map(told).collect::<Vec<_>>().join(", ");
            let values = [("when", when.into()), ("chains", (&chains).into())];
            lines.push(say("count-judged-dead", &values));
        }
    }
    for chain in case.judged_dead.iter().chain(&case.judged_dead_then) {
        let rivals = case.rivals(chain.stone);
        if !rivals.is_empty() {
            let (chain, points) = (words.chain(chain), names(size, &rivals).join(", "));
            let values = [("chain", (&chain).into()), ("points", (&points).into())];
            lines.push(say("count-rivals", &values));
        }
    }
    if !case.take_off.is_empty() {
        let points: Vec<String> = case.take_off.iter().map(|stone| size.name(*stone)).collect();
        let points = points.join(",");
        lines.push(say("count-take-off", &[("points", (&points).into())]));
    }
    lines
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
    /// What nothing says: `rules`, `komi`, `handicap`, `prisoners`, `to_move`.
    assumed: Vec<&'static str>,
    dead: Vec<String>,
    dead_by: &'static str,
    seki: Vec<String>,
    seki_by: &'static str,
    /// The stones of `seki` that the judge would take off: nobody calls them dead.
    let_live: Vec<String>,
    /// Stones that count as alive although the judge would take them off.
    let_stand: Vec<String>,
    /// Stones that count as alive although nothing has decided about them yet.
    unsettled: Vec<String>,
    /// The chains that the judge, without a network, calls dead and the count lets stand: those
    /// that are dead on the board as it stands, and those that are so once `dead` is off.
    judged_dead: Vec<JsonChain>,
    judged_dead_then: Vec<JsonChain>,
    /// Stones of `dead` that the judge holds otherwise on the board as given.
    doubted: Vec<JsonDoubted>,
    /// Stones of `dead` that stay on the board and count for nobody.
    stays: Vec<String>,
    /// Points at borders that are still open.
    open_border: Vec<String>,
    /// The owner of each point, a text for each row from the top: `B`, `W`, `s` for an eye in seki
    /// that does not count, `.` for none.
    rows: Vec<String>,
    black: &'a [Entry],
    white: &'a [Entry],
    total: [f64; 2],
    /// Whether nothing is left to be played for, as far as the judge was asked.
    finished: bool,
    /// The result; where the position is not finished, the result as it stands. None where too
    /// much of the board is open to tell it.
    result: Option<String>,
    /// Stones that still have to be added: `B C3`.
    missing: Vec<String>,
    /// Stones that the players took as added, by the marks of the record.
    added: Vec<String>,
    #[serde(skip_serializing_if = "Vec::is_empty")]
    stages: Vec<JsonStage>,
}

#[derive(Serialize)]
struct JsonChain {
    stones: Vec<String>,
    by: &'static str,
    confidence: f32,
}

#[derive(Serialize)]
struct JsonDoubted {
    stones: Vec<String>,
    /// `unsettled`, `seki` or `alive`.
    status: &'static str,
    /// What decides about unsettled stones.
    #[serde(skip_serializing_if = "Option::is_none")]
    because: Option<&'static str>,
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
    let chain = |chain: &ChainStatus| {
        let (by, confidence) = for_programs(chain.basis);
        let stones = PointSet::of(size, case.board.chain(chain.stone));
        JsonChain { stones: names(size, &stones), by, confidence }
    };
    let doubted = |doubted: &Doubted| {
        let (status, because, _) = doubted.doubt.names();
        JsonDoubted { stones: names(size, &doubted.stones), status, because }
    };
    let told = |stones: &[(Color, Point)]| {
        let told =
            |(color, point): &(Color, Point)| format!("{} {}", color.letter(), size.name(*point));
        stones.iter().map(told).collect()
    };
    Json {
        rules: &case.rules.id,
        komi: case.extras.komi.into(),
        assumed: Unsaid::codes(&case.unsaid),
        dead: names(size, &case.settlement.dead),
        dead_by: case.dead_by.name(),
        seki: names(size, &case.chains_in_seki()),
        seki_by: case.seki_by.name(),
        let_live: names(size, &case.let_live),
        let_stand: names(size, &case.alive),
        unsettled: case.unsettled.iter().flat_map(|open| names(size, &open.stones)).collect(),
        judged_dead: case.judged_dead.iter().map(chain).collect(),
        judged_dead_then: case.judged_dead_then.iter().map(chain).collect(),
        doubted: case.doubted.iter().map(doubted).collect(),
        stays: names(size, &case.stays()),
        open_border: names(size, &case.open_border),
        rows: count.owner.chunks(size.width()).map(|row| row.iter().map(owner).collect()).collect(),
        black: count.entries(Color::Black),
        white: count.entries(Color::White),
        total: Color::BOTH.map(|color| count.total(color).into()),
        finished: case.is_finished(),
        result: case.tells_winner.then(|| count.outcome().to_string()),
        missing: told(&case.missing),
        added: told(&case.added),
        stages: stages.unwrap_or_default().iter().map(stage).collect(),
    }
}
