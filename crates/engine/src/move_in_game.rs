//! The computer's move in a game, on a clock.

use crate::{Action, Engine, Limits, Rank, Task, budget, usual_time};
use std::sync::atomic::AtomicBool;
use std::time::Duration;
use tengen_clock::{PlayerClock, TimeSystem};
use tengen_rules::{Color, Game, Phase, Point, free_handicap};

impl Engine {
    /// The action of `color`, the side to move, in `game` with this much on its clock; sooner if
    /// `stop` becomes true. Weak ranks do not resign ([`Rank::resigns`]). Free handicap stones go
    /// on the traditional points, and then on others far from these.
    pub fn take_turn(
        &mut self,
        game: &Game,
        color: Color,
        rank: Rank,
        (system, clock): (&TimeSystem, PlayerClock),
        stop: &AtomicBool,
    ) -> Action {
        let placing = matches!(game.phase(), Phase::Placing { .. });
        if placing && let Some(point) = handicap_point(game) {
            return Action::Play(point);
        }
        let size = game.setup().size;
        let usual = usual_time(size);
        let allowed = budget(system, clock, size, game.moves().len(), Duration::ZERO);
        let time = allowed.map_or(usual, |allowed| usual.min(allowed.time));
        let limits = Limits { time: Some(time), ..Limits::default() };
        let task = Task { may_resign: rank.resigns(), ..Task::of(game, color, rank, limits) };
        match self.choose(&task, stop).action {
            // A handicap stone cannot be passed.
            Action::Pass if placing => {
                game.board().empty_points().next().map_or(Action::Pass, Action::Play)
            }
            action => action,
        }
    }
}

fn handicap_point(game: &Game) -> Option<Point> {
    let setup = game.setup();
    let points = free_handicap(setup.size, setup.handicap.stones()).ok()?;
    points.into_iter().find(|p| game.board().is_empty(*p))
}
