//! A game from its record.

use crate::procedure::Noted;
use crate::steps::{Step, main_line};
use crate::{UnknownRules, komi_of, ruleset_of, size_of};
use std::fmt;
use tengen_rules::{
    Color, Event, GameSetup, Handicap, Point, PointSet, Ruleset, SizeError, fixed_handicap,
};
use tengen_sgf::{Diagnostic, Node, Problem};

/// The beginning and the moves of a recorded game.
#[derive(Clone, Debug)]
pub struct Recorded {
    /// What was agreed before the first move.
    pub setup: GameSetup,
    /// The moves, to be [replayed](tengen_rules::Game::replay); how the game ended is not
    /// among them, so that it can be gone on with.
    pub events: Vec<Event>,
    /// What the record says but could not be understood.
    pub notes: Vec<Note>,
}

/// Something that a record says and that could not be understood.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Note {
    /// A value.
    Value(Diagnostic),
    /// The rules: the given ones are assumed.
    Rules(UnknownRules),
}

impl fmt::Display for Note {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Note::Value(diagnostic) => diagnostic.fmt(f),
            Note::Rules(unknown) => unknown.fmt(f),
        }
    }
}

/// Why a record is no game from a beginning.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum NoGame {
    /// No game can be played on its board.
    Size(SizeError),
    /// A move, stones set up or a turn cannot be read.
    Value(Diagnostic),
    /// Stones are set up in mid-game.
    SetUp,
    /// The turn is given away in mid-game.
    Turn,
    /// A `TENGEN` property, which says what happened besides moves, has this value.
    Noted(String),
}

impl fmt::Display for NoGame {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            NoGame::Size(error) => error.fmt(f),
            NoGame::Value(diagnostic) => diagnostic.fmt(f),
            NoGame::SetUp => f.write_str("stones are set up in mid-game"),
            NoGame::Turn => f.write_str("the turn is given away in mid-game"),
            NoGame::Noted(value) => write!(f, "TENGEN[{value}] is not understood"),
        }
    }
}

impl std::error::Error for NoGame {}

/// The game that begins at `root`; `given` are its rules where it names none that are known.
/// Stones that it calls a handicap are one, set up or played.
///
/// # Errors
/// What in it is no game from a beginning.
pub fn read(root: Node<'_>, given: &Ruleset) -> Result<Recorded, NoGame> {
    let (info, problems) = root.game_info();
    let understood = |problem: &Problem| matches!(problem, Problem::KomiConverted);
    let problems = problems.into_iter().filter(|found| !understood(&found.problem));
    let mut notes: Vec<Note> = problems.map(Note::Value).collect();
    let size = size_of(&info).map_err(NoGame::Size)?;
    let rules = ruleset_of(&info).unwrap_or_else(|unknown| {
        notes.push(Note::Rules(unknown));
        None
    });
    let rules = rules.unwrap_or_else(|| given.clone());
    let mut setup = GameSetup::new(size, rules, Handicap::None);
    let mut stones: Vec<(Color, Point)> = Vec::new();
    let mut events: Vec<Event> = Vec::new();
    for (node, step) in main_line(root, size) {
        match step.map_err(NoGame::Value)? {
            Step::SetUp { stone: Some(color), points } if events.is_empty() => {
                stones.extend(points.into_iter().map(|point| (color, point)));
            }
            Step::SetUp { .. } => return Err(NoGame::SetUp),
            Step::ToPlay(color) if events.is_empty() => setup.to_move = Some(color),
            Step::ToPlay(_) => return Err(NoGame::Turn),
            Step::Move { color, point } => {
                let noted = Noted::read(node, size).map_err(NoGame::Noted)?;
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
    let declared = info.handicap.and_then(|n| usize::try_from(n).ok()).filter(|n| *n >= 2);
    if let Some(number) = declared {
        take_handicap(&mut setup, &mut stones, &mut events, number);
    }
    setup.stones = stones;
    setup.komi = komi_of(&info).unwrap_or_else(|| setup.rules.komi_for(setup.handicap));
    Ok(Recorded { setup, events, notes })
}

/// Makes the stones of a record that it calls a handicap one. Set up they are moved into the
/// handicap or become the events that place them; played they are these already.
fn take_handicap(
    setup: &mut GameSetup,
    stones: &mut Vec<(Color, Point)>,
    events: &mut Vec<Event>,
    number: usize,
) {
    let Ok(declared) = u8::try_from(number) else { return };
    if stones.is_empty() {
        let is_placing = |event: &&Event| matches!(event, Event::Play { color: Color::Black, .. });
        let placed = events.iter().take_while(is_placing).count();
        // One stone of several is the first move of a game whose stones were left out, unless
        // nothing follows: then the others are still to be placed.
        if placed >= number || placed == events.len() {
            setup.handicap = Handicap::Free(declared);
        }
        return;
    }
    if stones.len() != number || stones.iter().any(|(color, _)| *color != Color::Black) {
        return;
    }
    let points = PointSet::of(setup.size, stones.iter().map(|(_, p)| *p));
    let fixed = fixed_handicap(setup.size, number).unwrap_or_default();
    if PointSet::of(setup.size, fixed) == points {
        setup.handicap = Handicap::Fixed(declared);
        stones.clear();
        return;
    }
    setup.handicap = Handicap::Free(declared);
    let placing = stones.drain(..).map(|(color, point)| Event::Play { color, point });
    events.splice(..0, placing);
}
