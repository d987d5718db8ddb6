//! A game from its record.

use crate::conditions::Assumed;
use crate::handicap::{before_play, set_up_by};
use crate::main_line::{Entry, MainLine, Step};
use crate::set_up::SetUp;
use std::fmt;
use tengen_rules::{Board, Color, Event, GameSetup, Handicap, Point, PointSet, Ruleset};
use tengen_sgf::{Diagnostic, Node, Severity};

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
    let main_line = MainLine::read(root, given);
    let MainLine { size, conditions, entries, .. } = &main_line;
    let (size, before) = (*size, before_play(entries));
    let (before, play) = entries.split_at(before);
    if let Some(why) = before.iter().find_map(|entry| entry.step.as_ref().err()) {
        return Err(NoGame::Value(*why));
    }
    let SetUp { board, left_out } = set_up_by(before, size);
    if let Some(point) = left_out.first() {
        return Err(NoGame::NoLiberty(size.name(*point)));
    }
    let mut setup = GameSetup::new(size, conditions.rules.clone(), conditions.handicap);
    setup.komi = conditions.komi;
    setup.to_move = first_to_move(&main_line, before, play);
    let stones = in_order(before, &board);
    let mut events: Vec<Event> = Vec::new();
    // Handicap stones that are set up are the handicap's own, or become the events that place them.
    match setup.handicap {
        Handicap::None => setup.stones = stones,
        Handicap::Fixed(_) => {}
        Handicap::Free(_) => {
            let placing = stones.into_iter().map(|(color, point)| Event::Play { color, point });
            events.extend(placing);
        }
    }
    let mut replay = main_line.follow();
    before.iter().for_each(|_| drop(replay.step()));
    for Entry { step, noted, .. } in play {
        match step {
            Err(why) => return Err(NoGame::Value(*why)),
            Ok(Step::SetUp(_)) => return Err(NoGame::SetUp),
            Ok(Step::ToPlay(_)) => return Err(NoGame::Turn),
            Ok(Step::Move { color, point }) => {
                let (color, noted) =
                    (*color, noted.as_ref().map_err(|v| NoGame::Noted(v.clone()))?);
                if replay.has_stopped() {
                    // A move after a stop says that the players did not agree.
                    events.push(Event::Dispute { color: !color });
                }
                events.push(match (*point, noted.illegal) {
                    (Some(point), _) if noted.overlooked => Event::Overlooked { color, point },
                    (Some(point), _) => Event::Play { color, point },
                    (None, Some(point)) => Event::Illegal { color, point },
                    (None, None) => Event::Pass { color },
                });
                events.extend(noted.dispute.map(|color| Event::Dispute { color }));
            }
        }
        replay.step();
    }
    let MainLine { conditions, problems, .. } = main_line;
    let is_fault = |found: &Diagnostic| found.severity() == Severity::Error;
    let notes = problems.into_iter().filter(is_fault).collect();
    Ok(Recorded { setup, events, notes, assumed: conditions.assumed })
}

/// The player who moves first, where the record says so: in words, or after stones were set up by
/// the first move.
fn first_to_move(main_line: &MainLine, before: &[Entry], play: &[Entry]) -> Option<Color> {
    let said = before.iter().rev().find_map(|entry| match entry.step {
        Ok(Step::ToPlay(color)) => Some(color),
        _ => None,
    });
    let sets_up = before.iter().any(|entry| matches!(entry.step, Ok(Step::SetUp(_))));
    let is_open = sets_up && main_line.conditions.handicap == Handicap::None;
    let mover = play.first().and_then(|entry| match entry.step {
        Ok(Step::Move { color, .. }) => Some(color),
        _ => None,
    });
    said.or(mover.filter(|_| is_open))
}

/// The stones of `board` in the order in which these entries set them up.
fn in_order(entries: &[Entry], board: &Board) -> Vec<(Color, Point)> {
    let mut left = PointSet::of(board.size(), board.size().points());
    let mut stones = Vec::new();
    for entry in entries {
        let Ok(Step::SetUp(points)) = &entry.step else { continue };
        for (point, stone) in points {
            if let Some(color) = stone.filter(|_| board.get(*point) == *stone)
                && left.remove(*point)
            {
                stones.push((color, *point));
            }
        }
    }
    stones
}
