//! The results, as text, as JSON and as a picture.

use super::case::Judged;
use super::provisional::{self, Counted};
use super::words::{Words, status_word, turns};
use crate::speech::{language, legend, say};
use crate::terms::{Unsaid, assumed_in_words};
use serde::Serialize;
use tengen_diagram::{Colours, Diagram, Figure};
use tengen_engine::JudgedPosition;
use tengen_judge::{Basis, ChainStatus, Status, Teire};
use tengen_messages::Language;
use tengen_reference::{outcome_words, ruleset_name_within};
use tengen_rules::{Color, Owner, Point, PointSet, Size};

/// How often results of reading agree with people: in 117 of 118 chains of finished games, counted
/// by the judge's example `fixtures`.
const READ: f32 = 0.99;

#[derive(Debug, Serialize)]
struct Json {
    finished: bool,
    /// The weakest ground of the statuses: `proof`, `read` or `estimate`.
    by: &'static str,
    /// The sentences on the moves that remain to be played.
    left: Vec<String>,
    /// The moves that remain, for programs.
    remaining: Vec<JsonMove>,
    /// Neutral points of a finished game; under area scoring each is a point for the side that
    /// plays there.
    dame: Vec<String>,
    rules: String,
    komi: f64,
    /// The stones that each side has taken.
    prisoners: JsonPrisoners,
    /// What nothing says: `rules`, `komi`, `handicap`, `prisoners`, `to_move`.
    assumed: Vec<&'static str>,
    /// The side that would move next.
    to_move: &'static str,
    rows: Vec<String>,
    chains: Vec<JsonChain>,
    score: JsonScore,
}

#[derive(Debug, Serialize)]
struct JsonChain {
    color: &'static str,
    stones: Vec<String>,
    status: &'static str,
    by: &'static str,
    confidence: f32,
    why: String,
    /// As what the chain counts for now, if it is unsettled.
    #[serde(skip_serializing_if = "Option::is_none")]
    counted: Option<Counted>,
    /// How many turns the opponent may spend elsewhere and still take the chain, at most 2.
    #[serde(skip_serializing_if = "Option::is_none")]
    spare: Option<u32>,
    /// A line of play as evidence, turn by turn.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    line: Vec<String>,
}

/// A stone that must be added (`teire`).
#[derive(Debug, Serialize)]
struct JsonMove {
    what: &'static str,
    color: &'static str,
    point: String,
    /// Whether the count takes the stone as added.
    counted: bool,
    /// The neutral point at which a play of the owner spares it the stone.
    #[serde(skip_serializing_if = "Option::is_none")]
    unless: Option<String>,
}

#[derive(Debug, Serialize)]
struct JsonPrisoners {
    black: u32,
    white: u32,
}

#[derive(Debug, Serialize)]
struct JsonScore {
    black: f64,
    white: f64,
    /// None in a game that is not finished: it has no winner yet.
    result: Option<String>,
}

/// A neutral part of the board is large if it is at least one point in this many.
const LARGE: usize = 4;

/// The diagram with dead stones, areas and open borders marked.
fn diagram(judged: &Judged) -> Diagram {
    let JudgedPosition { proposal, settlement, .. } = &judged.position;
    let mut diagram = Diagram::counted(judged.board.clone(), settlement, &judged.count);
    let counted = judged.position.counted(&judged.board);
    for (color, point) in proposal.teire().filter(|(_, point)| !counted.is_empty(*point)) {
        diagram.added[color].insert(point);
    }
    diagram.unsealed = proposal.unsealed.clone();
    diagram.open = proposal.open(&diagram.board);
    // A large part that is nobody's is not neutral: it is still to be played for.
    let is_neutral = |p: Point| diagram.neutral.contains(p);
    for region in diagram.board.regions(is_neutral) {
        if region.len() * LARGE >= diagram.board.size().area() {
            region.iter().for_each(|p| _ = diagram.neutral.remove(*p));
        }
    }
    diagram
}

/// The same diagram as a picture.
pub(crate) fn figure(judged: &Judged) -> Figure {
    Figure::new(diagram(judged))
}

/// The report for people.
pub(crate) fn in_text(judged: &Judged) -> String {
    let mut lines = of_stones(judged);
    lines.extend(provisional::in_words(Words::of(judged), judged));
    lines.push(counted(judged));
    lines.join("\n") + "\n"
}

/// The same for those who study a game: on the way it is not counted, as nobody has won it.
pub(crate) fn in_study(judged: &Judged) -> String {
    let mut lines = of_stones(judged);
    lines.push(if judged.position.is_finished() {
        counted(judged)
    } else {
        say("estimate-open", &[])
    });
    lines.join("\n")
}

/// The board, and sentences on what is left to be played and how the stones stand.
fn of_stones(judged: &Judged) -> Vec<String> {
    let proposal = &judged.position.proposal;
    let words = Words::of(judged);
    let diagram = diagram(judged);
    let mut lines = vec![diagram.plain() + &legend(&diagram, Colours::None), String::new()];
    let left = words.left(&judged.position);
    if left.is_empty() {
        let dame = words.regions(&proposal.dame);
        let id = match (dame.is_empty(), proposal.dame_count) {
            (true, _) => "judge-finished",
            (false, false) => "judge-finished-dame",
            (false, true) => "judge-finished-points",
        };
        let (by, _) = for_programs(proposal.basis());
        lines.push(say(id, &[("points", (&dame).into()), ("by", by.into())]));
    }
    lines.extend(left.iter().map(|what| say("judge-left", &[("what", what.into())])));
    lines.extend(words.added(proposal));
    // Where nothing is taken off, a chain that cannot live is one that should be captured.
    let lists: &[(Status, &str)] = if judged.rules.ending.removes_dead() {
        &[(Status::Dead, "judge-dead"), (Status::Seki, "judge-seki")]
    } else {
        &[(Status::Dead, "judge-to-capture")]
    };
    for (status, id) in lists.iter().copied() {
        for chain in proposal.chains.iter().filter(|chain| chain.status == status) {
            let (why, basis) = (words.why(chain), words.basis(chain.basis));
            let chain = words.chain(chain);
            let values =
                [("chain", (&chain).into()), ("why", (&why).into()), ("basis", (&basis).into())];
            lines.push(say(id, &values));
        }
    }
    lines.extend(Color::BOTH.into_iter().filter_map(|color| words.living(proposal, color)));
    lines.extend(assumed_in_words(&judged.unsaid, words.language));
    lines
}

/// The count, with its outcome if the game is finished.
pub(crate) fn counted(judged: &Judged) -> String {
    let points = |color| f64::from(judged.count.total(color));
    let rules = ruleset_name_within(&judged.rules, language());
    let outcome = outcome_words(judged.count.outcome(), language());
    let values = [
        ("rules", (&rules).into()),
        ("black", points(Color::Black).into()),
        ("white", points(Color::White).into()),
        ("outcome", (&outcome).into()),
    ];
    // An open game has no winner yet.
    let id = if judged.position.is_finished() { "judge-counted" } else { "judge-counted-now" };
    say(id, &values)
}

/// The report for programs, on one line, in English.
pub(crate) fn in_json(judged: &Judged) -> impl Serialize {
    let (board, proposal) = (&judged.board, &judged.position.proposal);
    let size = board.size();
    let words = Words { board, language: Language::ENGLISH };
    let open = proposal.open(board);
    let letter = |point: Point| match judged.count.owner.get(point.index()) {
        _ if open.contains(point) => '?',
        _ if proposal.unsealed.contains(point) => '!',
        Some(Owner::Of(color)) => color.letter(),
        _ => '.',
    };
    let points_of_board: Vec<Point> = size.points().collect();
    let rows = points_of_board.chunks(size.width());
    let points = |color| f64::from(judged.count.total(color));
    let finished = judged.position.is_finished();
    Json {
        finished,
        by: for_programs(proposal.basis()).0,
        left: words.left(&judged.position),
        remaining: proposal.remaining.iter().map(|left| in_json_move(size, left)).collect(),
        dame: proposal.dame.iter().filter(|_| finished).map(|p| size.name(p)).collect(),
        rules: judged.rules.id.to_string(),
        komi: judged.komi.into(),
        prisoners: JsonPrisoners { black: judged.prisoners[0], white: judged.prisoners[1] },
        assumed: Unsaid::codes(&judged.unsaid),
        to_move: word(judged.to_move),
        rows: rows.map(|row| row.iter().copied().map(letter).collect()).collect(),
        chains: proposal.chains.iter().map(|chain| in_json_chain(judged, words, chain)).collect(),
        score: JsonScore {
            black: points(Color::Black),
            white: points(Color::White),
            result: finished.then(|| judged.count.outcome().to_string()),
        },
    }
}

fn in_json_move(size: Size, teire: &Teire) -> JsonMove {
    let Teire { color, point, certain, unless } = *teire;
    let (point, unless) = (size.name(point), unless.map(|point| size.name(point)));
    JsonMove { what: "teire", color: word(color), point, counted: certain, unless }
}

fn word(color: Color) -> &'static str {
    if color == Color::Black { "black" } else { "white" }
}

/// How sure the judge is: a word, and a number from 0 to 1.
pub(crate) fn for_programs(basis: Basis) -> (&'static str, f32) {
    match basis {
        Basis::Proved => ("proof", 1.0),
        Basis::Read => ("read", READ),
        Basis::Estimated { confidence } => ("estimate", confidence),
    }
}

fn in_json_chain(judged: &Judged, words: Words<'_>, chain: &ChainStatus) -> JsonChain {
    let size = judged.board.size();
    let stones = PointSet::of(size, judged.board.chain(chain.stone));
    let (by, confidence) = for_programs(chain.basis);
    JsonChain {
        color: word(chain.color),
        stones: stones.iter().map(|p| size.name(p)).collect(),
        status: status_word(chain.status),
        by,
        confidence,
        why: words.why(chain),
        counted: Counted::of(judged, chain),
        spare: chain.spare,
        line: turns(&judged.board, chain.why.taken().unwrap_or_default()),
    }
}
