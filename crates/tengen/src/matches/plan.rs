//! The plan of a match.

use super::arguments::{Black, MatchArguments};
use super::engines::{Entrant, Side};
use super::openings::{self, Source};
use crate::Failure;
use crate::speech::say;
use std::time::Duration;
use tengen_clock::TimeSystem;
use tengen_rules::{Color, Game, GameSetup, Handicap, Ruleset};

/// The terms of every game.
#[derive(Clone, Debug)]
pub(crate) struct Terms {
    pub(crate) rules: Ruleset,
    pub(crate) time: TimeSystem,
    /// The time that a move may take beyond its limit.
    pub(crate) margin: Duration,
    /// How long to wait where no clock runs.
    pub(crate) patience: Duration,
    /// After this many moves a game has no result.
    pub(crate) max_moves: usize,
}

/// The players, the openings and the number of games.
#[derive(Debug)]
pub(crate) struct Plan {
    pub(crate) entrants: [Entrant; 2],
    pub(crate) terms: Terms,
    /// A game without an opening.
    pub(crate) setup: GameSetup,
    openings: Vec<Game>,
    black: Black,
    pub(crate) games: usize,
}

impl Plan {
    pub(crate) fn of(arguments: &MatchArguments) -> Result<Plan, Failure> {
        let names = [arguments.name_a.as_deref(), arguments.name_b.as_deref()];
        let entrants = Entrant::both([&arguments.a, &arguments.b], names);
        if entrants[0].name == entrants[1].name {
            let name = &entrants[0].name;
            return Err(Failure::Usage(say("match-same-name", &[("name", name.into())])));
        }
        let handicap = arguments.handicap.map_or(Handicap::None, Handicap::Fixed);
        let mut setup = GameSetup::new(arguments.size, arguments.rules.clone(), handicap);
        setup.komi = arguments.komi.unwrap_or(setup.komi);
        let millis = |time: Duration| u64::try_from(time.as_millis()).unwrap_or(u64::MAX);
        let per_move = |time| TimeSystem::ByoYomi { main: 0, periods: 1, period: millis(time) };
        let terms = Terms {
            rules: arguments.rules.clone(),
            time: arguments.time_per_move.map_or(arguments.clock, per_move),
            margin: arguments.margin,
            patience: arguments.patience,
            max_moves: arguments.max_moves.unwrap_or(3 * arguments.size.area()),
        };
        let openings = openings::all(arguments, &setup)?;
        let (black, games) = (arguments.black, arguments.games);
        Ok(Plan { entrants, terms, setup, openings, black, games })
    }

    /// The opening of a game, by the game's number from 0, and the side that has Black. Two games
    /// in a row have the same opening.
    pub(crate) fn game(&self, number: usize) -> (usize, &Game, Side) {
        let opening = number / 2 % self.openings.len();
        (opening, &self.openings[opening], self.black.in_game(number))
    }
}

/// The settings that identify a match, by name, as they are kept and compared. The number of games,
/// how many run at a time and when to stop may change from run to run.
pub(crate) fn settings(plan: &Plan, arguments: &MatchArguments) -> serde_json::Value {
    let openings: Vec<String> = arguments
        .openings
        .iter()
        .map(|source| match source {
            Source::Random(number) => number.to_string(),
            Source::Records(path) => path.display().to_string(),
        })
        .collect();
    let Plan { entrants: [a, b], terms, setup, .. } = plan;
    serde_json::json!({
        "a": a, "b": b,
        "size": setup.size.to_string(),
        "rules": setup.rules.id,
        "komi": f64::from(setup.komi),
        "handicap": setup.handicap.stones(),
        "black": format!("{:?}", plan.black).to_lowercase(),
        "time": terms.time.to_string(),
        "margin": terms.margin.as_secs_f64(),
        "patience": terms.patience.as_secs_f64(),
        "maxMoves": terms.max_moves,
        "openings": openings,
        "plies": arguments.plies,
        "seed": arguments.seed,
    })
}

/// The side that has these stones.
pub(crate) fn side_of(black: Side, color: Color) -> Side {
    if color == Color::Black { black } else { black.other() }
}
