//! What the engine is asked and what it answers.

use crate::Level;
use std::time::Duration;
use tengen_rules::{Color, Extras, Game, Line, Point, Ruleset, Scoring, Stop};

/// What limits the thinking about one move, besides the [`Level`].
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Limits {
    /// Answer within this time; `None`: the level's own ([`Level::time`]).
    pub time: Option<Duration>,
    /// At most so many playouts (the level may allow fewer).
    pub playouts: Option<u64>,
}

/// For whom to choose a move, and everything besides the line of play that it depends on.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Task {
    /// Who is to play.
    pub color: Color,
    /// What is counted.
    pub scoring: Scoring,
    /// Komi, compensation and prisoners.
    pub extras: Extras,
    /// Whether dead stones are taken off by agreement before the count; if not, all that stands
    /// on the board counts as it stands.
    pub dead_removed: bool,
    /// Whether the opponent's last move was a pass.
    pub opponent_passed: bool,
    /// Whether a pass now stops play.
    pub pass_stops: bool,
    /// Whether the engine may resign.
    pub may_resign: bool,
    /// How strong to play.
    pub level: Level,
    /// What limits the thinking.
    pub limits: Limits,
}

impl Task {
    /// The task of playing `color`'s next move in `game`.
    pub fn of(game: &Game, color: Color, level: Level, limits: Limits) -> Task {
        let moves = game.moves().iter().map(|made| made.point);
        let (rules, extras) = (&game.setup().rules, game.extras());
        Task::of_line(rules, game.line(), moves, extras, color, level, limits)
    }

    /// The task of playing `color`'s next move in a line of play that these moves have led to
    /// (`None`: a pass).
    pub fn of_line(
        rules: &Ruleset,
        line: &Line,
        moves: impl DoubleEndedIterator<Item = Option<Point>> + Clone,
        extras: Extras,
        color: Color,
        level: Level,
        limits: Limits,
    ) -> Task {
        let passes = moves.clone().rev().take_while(Option::is_none).count();
        // The first pass under button rules takes the button and stops nothing.
        let takes_button = rules.scoring.button && extras.button.is_none();
        let took_button = rules.scoring.button && moves.filter(Option::is_none).count() == passes;
        let passes = if took_button { passes.saturating_sub(1) } else { passes };
        Task {
            color,
            scoring: rules.scoring,
            extras,
            dead_removed: rules.ending.agreement.is_some(),
            opponent_passed: line.last_move() == Some((!color, None)),
            pass_stops: !takes_button
                && match rules.ending.stop {
                    Stop::Passes(n) => passes + 1 >= usize::from(n),
                    Stop::PassRepeated => passes > 0,
                },
            may_resign: true,
            level,
            limits,
        }
    }
}

/// What to do.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Action {
    /// Play there.
    Play(Point),
    /// Pass.
    Pass,
    /// Give the game up.
    Resign,
}

/// The engine's answer.
#[derive(Clone, Debug, PartialEq)]
pub struct Choice {
    /// What to do.
    pub action: Action,
    /// Estimated part of games won from here, from 0 to 1, for the side asked.
    pub win_rate: f64,
    /// Estimated lead of the side asked, in points, komi included.
    pub lead: f64,
    /// How many playouts this rests on.
    pub playouts: u64,
    /// How the engine expects play to go on, its own move first; passes end it.
    pub line: Vec<Point>,
}

#[cfg(test)]
mod tests {
    use super::*;
    use tengen_rules::{Event, GameSetup, Handicap, Size, presets};

    #[test]
    fn a_pass_stops_play_when_the_rules_say_so() {
        for (rules, expected) in
            [(&presets::JAPANESE, vec![false, true]), (&presets::BUTTON, vec![false, false, true])]
        {
            let setup = GameSetup::new(Size::square(9).unwrap(), rules.clone(), Handicap::None);
            let mut game = Game::new(setup).unwrap();
            for (moves, stops) in expected.into_iter().enumerate() {
                let color = game.to_move().unwrap();
                let task = Task::of(&game, color, Level::MIN, Limits::default());
                assert_eq!(task.pass_stops, stops, "{} {moves}", rules.id);
                assert_eq!(task.opponent_passed, moves > 0, "{} {moves}", rules.id);
                game.apply(Event::Pass { color }).unwrap();
            }
        }
    }
}
