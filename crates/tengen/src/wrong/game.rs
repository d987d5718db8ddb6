//! Games, positions and records.

use crate::speech::{language, say};
use tengen_clock::SgfTimeError;
use tengen_diagram::Unreadable;
use tengen_messages::Value;
use tengen_record::{Assumed, NoGame, NoHandicap, NoKomi, UnknownRules};
use tengen_reference::{refusal_words, ruleset_name_within};
use tengen_rules::{
    DiagramError, HandicapError, ReplayError, SetupError, Size, SizeError, StartError,
};
use tengen_sgf::{Diagnostic, EditError, Position, Problem};

/// A fault in a value of a record, and its place.
pub(crate) fn diagnostic(diagnostic: &Diagnostic) -> String {
    match diagnostic.position {
        None => problem(diagnostic.problem),
        Some(Position { line, column, .. }) => {
            let (line, column) = (line.to_string(), column.to_string());
            let place = [("line", (&line).into()), ("column", (&column).into())];
            problem_in("file-problem", &place, diagnostic.problem)
        }
    }
}

/// A fault in a record, without its place.
pub(crate) fn problem(problem: Problem) -> String {
    problem_in("record-problem", &[], problem)
}

/// A message about a fault in a record, with further values.
fn problem_in(id: &str, values: &[(&str, Value<'_>)], problem: Problem) -> String {
    let reason = problem.to_string();
    let name = problem.name().unwrap_or_default().to_owned();
    let what = [
        ("problem", problem.code().into()),
        ("name", (&name).into()),
        ("reason", (&reason).into()),
    ];
    say(id, &[values, &what].concat())
}

/// Why a record is no game from a beginning.
pub(crate) fn no_game(why: &NoGame) -> String {
    match why {
        NoGame::Value(value) => diagnostic(value),
        NoGame::NoLiberty(name) => say("wrong-no-liberty", &[("point", name.into())]),
        NoGame::SetUp => say("wrong-set-up", &[]),
        NoGame::Turn => say("wrong-turn", &[]),
        NoGame::Noted(value) => say("wrong-noted", &[("value", value.into())]),
    }
}

/// Something that was assumed about a game because its record does not say it.
pub(crate) fn assumed(assumed: &Assumed) -> String {
    match assumed {
        Assumed::Rules { taken, unknown } => {
            let taken = ruleset_name_within(taken, language());
            let taken = ("taken", (&taken).into());
            match unknown {
                None => say("assumed-rules", &[taken]),
                Some(UnknownRules(name)) => {
                    let name = short(name);
                    say("assumed-unknown-rules", &[("name", (&name).into()), taken])
                }
            }
        }
        Assumed::Komi { taken, why } => {
            let id = match why {
                NoKomi::Absent => "assumed-komi",
                NoKomi::Unreadable => "assumed-unread-komi",
                NoKomi::Fox => "assumed-fox-komi",
            };
            say(id, &[("komi", f64::from(*taken).into())])
        }
        Assumed::Converted { taken } => {
            say("assumed-komi-converted", &[("komi", f64::from(*taken).into())])
        }
        Assumed::ConvertedResult { margin, .. } => {
            say("assumed-result-converted", &[("margin", f64::from(*margin).into())])
        }
        Assumed::NoHandicap(why) => match why {
            NoHandicap::Stones(stated) => {
                say("assumed-no-handicap", &[("stones", (*stated).into())])
            }
            NoHandicap::Unreadable => say("assumed-unread-handicap", &[]),
            NoHandicap::Unstated(stones) => {
                say("assumed-unstated-handicap", &[("stones", (*stones).into())])
            }
        },
    }
}

/// A name of any length.
fn short(text: &str) -> String {
    const MOST: usize = 60;
    let name = super::name(text);
    match name.char_indices().nth(MOST) {
        Some((end, _)) => format!("{}…", &name[..end]),
        None => name,
    }
}

/// A clock that a record states.
pub(crate) fn time(error: SgfTimeError) -> String {
    match error {
        SgfTimeError::Main => say("wrong-main-time", &[]),
        SgfTimeError::Overtime => say("wrong-overtime", &[]),
        SgfTimeError::NoIncrement => say("wrong-increment", &[]),
        SgfTimeError::Invalid(error) => crate::options::no_clock(error),
        other => other.to_string(),
    }
}

/// Why a board size is not possible.
pub(crate) fn size(SizeError { width, height }: SizeError) -> String {
    let values = [("width", width.into()), ("height", height.into()), ("most", Size::MAX.into())];
    say("wrong-size", &values)
}

/// Why a game cannot begin on a board of this size.
pub(crate) fn start(error: &StartError, size: Size) -> String {
    match *error {
        StartError::Handicap(HandicapError { most: 0, .. }) => say("wrong-no-handicap", &[]),
        StartError::Handicap(HandicapError { stones, most }) => {
            say("wrong-handicap", &[("stones", stones.into()), ("most", most.into())])
        }
        StartError::Setup(error) => setup(error, Some(size)),
        other => other.to_string(),
    }
}

/// Why stones make no position.
fn setup(error: SetupError, size: Option<Size>) -> String {
    let point = size.map(|size| size.name(error.point())).unwrap_or_default();
    let id = match error {
        SetupError::OffBoard(_) => return say("wrong-off-board", &[]),
        SetupError::Twice(_) => "wrong-twice",
        SetupError::NoLiberty(_) => "wrong-no-liberty",
    };
    say(id, &[("point", (&point).into())])
}

/// Why events give no game on a board of this size.
pub(crate) fn replay(error: &ReplayError, size: Size) -> String {
    match error {
        ReplayError::Start(error) => start(error, size),
        ReplayError::Event { number, refusal } => {
            let why = refusal_words(refusal, size, language());
            say("wrong-event", &[("number", (number + 1).into()), ("why", (&why).into())])
        }
    }
}

/// Why a drawn position cannot be read.
pub(crate) fn drawn(error: Unreadable) -> String {
    match error {
        Unreadable::Rows(error) => rows(error),
        Unreadable::Mark { found, row, column } => in_row("wrong-mark", found, row, column),
        Unreadable::Letters { row } => say("wrong-letters", &[("row", row.into())]),
        Unreadable::Part(missed) => {
            let edge = |name: &&str| say("wrong-edge", &[("edge", (*name).into())]);
            let edges: Vec<String> = missed.names().iter().map(edge).collect();
            let edges = if edges.is_empty() { "none".to_owned() } else { edges.join(", ") };
            say("wrong-part", &[("edges", (&edges).into())])
        }
        Unreadable::Reversed => say("wrong-reversed", &[]),
        Unreadable::Several => say("wrong-several", &[]),
        other => other.to_string(),
    }
}

fn rows(error: DiagramError) -> String {
    match error {
        DiagramError::Size(error) => size(error),
        DiagramError::Ragged { row } => say("wrong-row", &[("row", row.into())]),
        DiagramError::Character { found, row, column } => {
            in_row("wrong-character", found, row, column)
        }
        DiagramError::Setup(error) => setup(error, None),
        other => other.to_string(),
    }
}

/// What is wrong with a sign of a drawing, and where it stands.
fn in_row(id: &str, found: char, row: usize, column: usize) -> String {
    let found = found.escape_debug().to_string();
    say(id, &[("row", row.into()), ("column", column.into()), ("found", (&found).into())])
}

/// Why a record cannot be changed.
pub(crate) fn edit(error: EditError) -> String {
    match error {
        EditError::Unencodable => say("wrong-encoding", &[]),
        EditError::Full => say("wrong-full", &[]),
        other => other.to_string(),
    }
}
