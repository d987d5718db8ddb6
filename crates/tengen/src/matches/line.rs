//! A game as a line of `results.jsonl`.

use super::engines::Side;
use super::game::{End, Played};
use super::plan::side_of;
use super::settle::{Basis, winner};
use serde::{Deserialize, Serialize};
use std::time::Duration;
use tengen_messages::Language;

/// The data kept for a game beside its record. Pairs of numbers are of A and B.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[serde(rename_all = "camelCase", deny_unknown_fields)]
pub(crate) struct Line {
    /// Its number, from 1.
    pub(crate) game: usize,
    /// The number of its opening, from 1.
    pub(crate) opening: usize,
    pub(crate) black: Side,
    /// The result as in SGF.
    pub(crate) result: String,
    pub(crate) winner: Option<Side>,
    /// `counted`, `resignation`, `cycle`, `length`, or the loser's fault.
    pub(crate) end: String,
    /// The basis of the count.
    #[serde(skip_serializing_if = "Option::is_none", default)]
    pub(crate) counted: Option<Basis>,
    /// The end of the game in words.
    pub(crate) why: String,
    /// The moves of both sides together, the opening included.
    pub(crate) moves: usize,
    /// Moves that each side was asked for.
    pub(crate) asked: [usize; 2],
    /// The total time of these moves, in seconds of real time.
    pub(crate) seconds: [f64; 2],
    /// The longest of them, in seconds.
    pub(crate) longest: [f64; 2],
    /// The CPU time of each engine in the game, in seconds, where the system tells.
    pub(crate) cpu: [Option<f64>; 2],
    /// The settings that each engine could not be told.
    pub(crate) untold: [Vec<String>; 2],
    /// The record, in the match's folder.
    #[serde(skip_serializing_if = "Option::is_none", default)]
    pub(crate) record: Option<String>,
}

/// Facts about a game's players beside their moves.
#[derive(Clone, Debug, Default)]
pub(crate) struct Facts {
    /// Their own names for themselves.
    pub(crate) identities: [String; 2],
    pub(crate) untold: [Vec<String>; 2],
    pub(crate) cpu: [Option<Duration>; 2],
}

impl Line {
    /// The line of the game with this number, from 0.
    pub(crate) fn of(
        number: usize,
        opening: usize,
        played: &Played,
        facts: &Facts,
        names: [&str; 2],
    ) -> Line {
        let outcome = played.game.outcome();
        let winner = outcome.and_then(winner).map(|color| side_of(played.black, color));
        Line {
            game: number + 1,
            opening: opening + 1,
            black: played.black,
            result: outcome.map_or("?".to_owned(), |outcome| outcome.to_string()),
            winner,
            end: code(&played.end).to_owned(),
            counted: match played.end {
                End::Counted(basis) => Some(basis),
                _ => None,
            },
            // Stored text is always in English, whichever language is in use.
            why: words(&played.end, names, Language::ENGLISH),
            moves: played.game.moves().len(),
            asked: played.thought.map(|thought| thought.moves),
            seconds: played.thought.map(|thought| rounded(thought.time)),
            longest: played.thought.map(|thought| rounded(thought.longest)),
            cpu: facts.cpu.map(|time| time.map(rounded)),
            untold: facts.untold.clone(),
            record: None,
        }
    }

    /// A's half points.
    pub(crate) fn halves(&self) -> usize {
        match self.winner {
            Some(Side::A) => 2,
            None => 1,
            Some(Side::B) => 0,
        }
    }
}

/// The time in seconds, to the millisecond.
fn rounded(time: Duration) -> f64 {
    (time.as_secs_f64() * 1000.0).round() / 1000.0
}

fn code(end: &End) -> &'static str {
    match end {
        End::Counted(_) => "counted",
        End::Resigned => "resignation",
        End::Fault(_, fault) => fault.code(),
        End::Cycle => "cycle",
        End::Length => "length",
    }
}

/// The end of a game in words.
pub(crate) fn words(end: &End, names: [&str; 2], language: Language) -> String {
    match end {
        End::Counted(basis) => language.say("match-why-counted", &[("basis", basis.code().into())]),
        End::Resigned => language.say("match-why-resigned", &[]),
        End::Fault(side, fault) => fault.said(names[side.index()], language),
        End::Cycle => language.say("match-why-cycle", &[]),
        End::Length => language.say("match-why-length", &[]),
    }
}
