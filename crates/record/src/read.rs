//! A game from its record.

use crate::conditions::Assumed;
use crate::handicap::{before_play, set_up_by};
use crate::main_line::{Entry, MainLine, Step};
use crate::set_up::SetUp;
use std::fmt;
use tengen_rules::{Board, Color, Event, GameSetup, Handicap, Point, PointSet, Ruleset};
use tengen_sgf::{Diagnostic, Node, Problem};

/// The beginning and the moves of a recorded game.
#[derive(Clone, Debug)]
pub struct Recorded {
    /// The agreement before the first move.
    pub setup: GameSetup,
    /// The moves, to be [replayed](tengen_rules::Game::replay). How the game ended is not among
    /// them, so that it can be gone on with.
    pub events: Vec<Event>,
    /// The values of the record that could not be understood.
    pub notes: Vec<Diagnostic>,
    /// The conditions that were assumed because the record does not say them.
    pub assumed: Vec<Assumed>,
}

/// Why a record is no game from a beginning.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum NoGame {
    /// A move, stones set up or a turn cannot be read.
    Value(Diagnostic),
    /// The chain of the stone on the point of this name would have no liberty.
    NoLiberty(String),
    /// Stones are set up in mid-game.
    SetUp,
    /// The turn is given away in mid-game.
    Turn,
    /// A `TENGEN` property, which notes events besides moves, has this value.
    Noted(String),
}

impl fmt::Display for NoGame {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            NoGame::Value(diagnostic) => diagnostic.fmt(f),
            NoGame::NoLiberty(name) => write!(f, "the stone set up on {name} has no liberty"),
            NoGame::SetUp => f.write_str("stones are set up in mid-game"),
            NoGame::Turn => f.write_str("the turn is given away in mid-game"),
            NoGame::Noted(value) => write!(f, "TENGEN[{value}] is not understood"),
        }
    }
}

impl std::error::Error for NoGame {}

/// The game that begins at `root`, by the `given` rules if there are any, else by its own. Stones
/// that it calls a handicap are one, set up or played.
///
/// # Errors
/// The first thing in it for which a game has no event.
pub fn read(root: Node<'_>, given: Option<&Ruleset>) -> Result<Recorded, NoGame> {
    let MainLine { size, conditions, problems, entries, .. } = MainLine::read(root, given);
    let understood = |problem: &Problem| matches!(problem, Problem::KomiConverted);
    let problems = problems.into_iter().filter(|found| !understood(&found.problem));
    let mut setup = GameSetup::new(size, conditions.rules, conditions.handicap);
    setup.komi = conditions.komi;
    let before = before_play(&entries);
    if let Some(why) = entries[..before].iter().find_map(|entry| entry.step.as_ref().err()) {
        return Err(NoGame::Value(*why));
    }
    let SetUp { board, left_out } = set_up_by(&entries[..before], size);
    if let Some(point) = left_out.first() {
        return Err(NoGame::NoLiberty(size.name(*point)));
    }
    let stones = in_order(&entries[..before], &board);
    setup.to_move = entries[..before].iter().rev().find_map(|entry| match entry.step {
        Ok(Step::ToPlay(color)) => Some(color),
        _ => None,
    });
    let mut events: Vec<Event> = Vec::new();
    // Handicap stones that are set up are the handicap's own, or become the events that place them.
    match setup.handicap {
        Handicap::None => setup.stones = stones,
        Handicap::Fixed(_) => {}
        Handicap::Free(_) => {
            events.extend(stones.into_iter().map(|(color, point)| Event::Play { color, point }))
        }
    }
    for Entry { step, noted, .. } in entries.into_iter().skip(before) {
        match step.map_err(NoGame::Value)? {
            Step::SetUp { .. } => return Err(NoGame::SetUp),
            Step::ToPlay(_) => return Err(NoGame::Turn),
            Step::Move { color, point } => {
                let noted = noted.map_err(NoGame::Noted)?;
                events.push(match (point, noted.illegal) {
                    (Some(point), _) if noted.overlooked => Event::Overlooked { color, point },
                    (Some(point), _) => Event::Play { color, point },
                    (None, Some(point)) => Event::Illegal { color, point },
                    (None, None) => Event::Pass { color },
                });
                events.extend(noted.dispute.map(|color| Event::Dispute { color }));
            }
        }
    }
    Ok(Recorded { setup, events, notes: problems.collect(), assumed: conditions.assumed })
}

/// The stones of `board` in the order in which these entries set them up.
fn in_order(entries: &[Entry], board: &Board) -> Vec<(Color, Point)> {
    let mut left = PointSet::of(board.size(), board.size().points());
    let mut stones = Vec::new();
    for entry in entries {
        if let Ok(Step::SetUp { stone: Some(color), points }) = &entry.step {
            for point in points {
                if board.get(*point) == Some(*color) && left.remove(*point) {
                    stones.push((*color, *point));
                }
            }
        }
    }
    stones
}
