//! The computer as a player.

mod settling;

pub(crate) use settling::{accepts, agrees};

use crate::state::{Match, side};
use std::sync::atomic::{AtomicBool, Ordering};
use std::sync::{Arc, Mutex, PoisonError};
use std::time::Duration;
use tengen_clock::{PlayerClock, TimeSystem};
use tengen_engine::{Action, Engine, Level, Limits, Options, Task};
use tengen_rules::{Color, Game, Phase, Point, fixed_handicap};
use tokio::sync::Semaphore;

/// The least time an answer is given, in milliseconds: below, there is no thinking.
const LEAST: u64 = 50;

/// The memory of one search, in bytes.
const MEMORY: usize = 64 << 20;

/// What the computer wants to do.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Thought {
    /// Play here.
    Play(Point),
    /// Pass.
    Pass,
    /// Give up.
    Resign,
}

/// A computer player for one game; it remembers from move to move how hopeful it is.
#[derive(Clone, Debug)]
pub(crate) struct Computer {
    engine: Arc<Mutex<Engine>>,
}

/// The levels to choose from, the gentlest first.
pub(crate) fn levels() -> Vec<u8> {
    Level::all().map(Level::number).collect()
}

impl Computer {
    /// A player with dice of this seed.
    pub(crate) fn new(seed: u64) -> Computer {
        // One thread a game: games do not slow each other down, and the server answers beside.
        let options = Options { threads: 1, memory: MEMORY, seed };
        Computer { engine: Arc::new(Mutex::new(Engine::new(options))) }
    }

    /// Chooses a move for `color`, who is to move, once one of the permits is free. When
    /// `cancel` becomes true, the answer comes soon and nobody needs it.
    pub(crate) async fn think(
        self,
        table: Match,
        color: Color,
        level: u8,
        cancel: Arc<AtomicBool>,
        permits: Arc<Semaphore>,
    ) -> Thought {
        let Ok(_permit) = permits.acquire_owned().await else { return Thought::Pass };
        if cancel.load(Ordering::Relaxed) {
            return Thought::Pass;
        }
        let done = tokio::task::spawn_blocking(move || self.choose(&table, color, level, &cancel));
        done.await.unwrap_or_else(|error| {
            tracing::error!(%error, "the computer has failed");
            Thought::Pass
        })
    }

    fn choose(&self, table: &Match, color: Color, level: u8, cancel: &AtomicBool) -> Thought {
        let game = table.game();
        if let Some(point) = handicap_stone(game) {
            return Thought::Play(point);
        }
        let level = Level::new(level).unwrap_or(Level::MIN);
        let clocks = table.clocks();
        let allowed = budget(clocks.system(), clocks.player(side(color)));
        let time = level.time(game.setup().size);
        let time = allowed.map_or(time, |ms| time.min(Duration::from_millis(ms)));
        let limits = Limits { time: Some(time), ..Limits::default() };
        let task = Task::of(game, color, level, limits);
        // A search that failed has spoilt nothing that the next one reads.
        let mut engine = self.engine.lock().unwrap_or_else(PoisonError::into_inner);
        match engine.choose(game.line(), &task, cancel).action {
            Action::Play(point) => Thought::Play(point),
            Action::Pass if matches!(game.phase(), Phase::Placing { .. }) => {
                game.board().empty_points().next().map_or(Thought::Pass, Thought::Play)
            }
            Action::Pass => Thought::Pass,
            Action::Resign => Thought::Resign,
        }
    }
}

/// Where the computer places a free handicap stone: on the traditional points while there are
/// any left.
fn handicap_stone(game: &Game) -> Option<Point> {
    let Phase::Placing { .. } = game.phase() else { return None };
    let setup = game.setup();
    let points = fixed_handicap(setup.size, setup.handicap.stones()).ok()?;
    points.into_iter().find(|p| game.board().is_empty(*p))
}

/// The milliseconds the computer may spend on a move with this clock; `None` without a limit.
fn budget(system: &TimeSystem, clock: PlayerClock) -> Option<u64> {
    let bonus = match *system {
        TimeSystem::Fischer { increment, .. } => increment / 2,
        TimeSystem::ByoYomi { period, .. } => period / 2,
        TimeSystem::Canadian { stones, period, .. } => period / u64::from(stones.max(1)) / 2,
        TimeSystem::None | TimeSystem::Absolute { .. } => 0,
    };
    let share = match clock {
        PlayerClock::Unlimited => return None,
        // As if thirty moves were still to come.
        PlayerClock::Main { left } => (left / 30 + bonus).min(left / 2),
        PlayerClock::ByoYomi { left, .. } => left / 2,
        PlayerClock::Canadian { stones, left } => left / u64::from(stones.max(1)) / 2,
        PlayerClock::Expired => 0,
    };
    Some(share.max(LEAST))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_computer_never_plans_to_use_all_its_time() {
        let byo_yomi = TimeSystem::ByoYomi { main: 60_000, periods: 3, period: 10_000 };
        let fischer = TimeSystem::Fischer { main: 3_000, increment: 10_000, cap: None };
        let canadian = TimeSystem::Canadian { main: 0, stones: 20, period: 60_000 };
        for (system, clock, expected) in [
            (TimeSystem::None, PlayerClock::Unlimited, None),
            (TimeSystem::Absolute { main: 1 }, PlayerClock::Main { left: 600_000 }, Some(20_000)),
            (fischer, PlayerClock::Main { left: 3_000 }, Some(1_500)),
            (byo_yomi, PlayerClock::Main { left: 60_000 }, Some(7_000)),
            (byo_yomi, PlayerClock::ByoYomi { periods: 1, left: 10_000 }, Some(5_000)),
            (canadian, PlayerClock::Canadian { stones: 20, left: 60_000 }, Some(1_500)),
            (canadian, PlayerClock::Expired, Some(LEAST)),
        ] {
            assert_eq!(budget(&system, clock), expected, "{clock:?}");
        }
    }
}
