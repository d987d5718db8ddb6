//! The question to the engine and its answer.

use crate::{Choices, GameState, Rank};
use std::time::Duration;
use tengen_rules::{Color, Game, Point, Ruleset, Scoring};

/// The limits of thinking about one move, besides the [`Rank`].
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Limits {
    /// Answer within this time; `None`: the [usual](crate::usual_time).
    pub time: Option<Duration>,
    /// The most playouts (the rank may allow fewer).
    pub playouts: Option<u64>,
}

/// The game and the side for which to choose a move, and how.
#[derive(Clone, Debug)]
pub struct Task {
    /// The game so far. The side to move is the one whose move is wanted.
    pub state: GameState,
    /// Whether the engine may resign.
    pub may_resign: bool,
    /// How strong to play.
    pub rank: Rank,
    /// The limits of thinking.
    pub limits: Limits,
    /// The moves that may be looked at and chosen. Where they leave none that the rules allow, the
    /// answer is a pass.
    pub choices: Choices,
    /// Time that would be lost to later moves if it were saved. So long the search goes on when the
    /// best move is clear, since its findings serve the next move.
    pub free_time: Duration,
    /// How widely an analysis tries moves that the network thinks little of, as KataGo's
    /// `wideRootNoise`: 0 not at all, 0.04 a little. The choice of a move takes no notice of it.
    pub wide_root_noise: f64,
}

impl Task {
    /// The task to play `color`'s next move. Where play has stopped it goes on, since the players
    /// do not agree.
    pub fn new(mut state: GameState, color: Color, rank: Rank, limits: Limits) -> Task {
        if state.is_over() {
            state.resume();
        }
        state.set_to_move(color);
        Task {
            state,
            may_resign: true,
            rank,
            limits,
            choices: Choices::default(),
            free_time: Duration::ZERO,
            wide_root_noise: 0.0,
        }
    }

    /// The task to play `color`'s next move in `game`.
    pub fn of(game: &Game, color: Color, rank: Rank, limits: Limits) -> Task {
        Task::new(GameState::of(game), color, rank, limits)
    }

    /// The side whose move is wanted.
    pub fn color(&self) -> Color {
        self.state.to_move()
    }

    /// How the rules count.
    pub fn scoring(&self) -> &Scoring {
        &self.rules().scoring
    }

    /// The rules of the game.
    pub fn rules(&self) -> &Ruleset {
        &self.state.terms().rules
    }
}

/// An action of a player.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Action {
    /// Play there.
    Play(Point),
    /// Pass.
    Pass,
    /// Resign.
    Resign,
}

/// The engine's answer.
#[derive(Clone, Debug, PartialEq)]
pub struct Choice {
    /// The action.
    pub action: Action,
    /// The estimated part of games won from here, from 0 to 1, for the side whose move is wanted.
    pub win_rate: f64,
    /// The estimated lead of that side in points, komi included.
    pub lead: f64,
    /// How many playouts this rests on.
    pub playouts: u64,
    /// How the engine expects play to go on, its own move first. The line ends before a pass.
    pub line: Vec<Point>,
}

impl Choice {
    /// A pass without a search, with this lead.
    pub(crate) fn pass_at(lead: f64) -> Choice {
        let win_rate = if lead == 0.0 { 0.5 } else { f64::from(u8::from(lead > 0.0)) };
        Choice { action: Action::Pass, win_rate, lead, playouts: 0, line: Vec::new() }
    }

    /// A play without a search, with this lead.
    pub(crate) fn play_at(point: Point, lead: f64) -> Choice {
        Choice { action: Action::Play(point), line: vec![point], ..Choice::pass_at(lead) }
    }
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
                let task = Task::of(&game, color, Rank::WEAKEST, Limits::default());
                assert_eq!(task.state.pass_stops(), stops, "{} {moves}", rules.id);
                assert_eq!(task.state.opponent_passed(), moves > 0, "{} {moves}", rules.id);
                game.apply(Event::Pass { color }).unwrap();
            }
        }
    }
}
