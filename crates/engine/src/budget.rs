//! How long to think about a move so that the clock lasts for the game.

use std::time::Duration;
use tengen_clock::{PlayerClock, TimeSystem};
use tengen_rules::Size;

/// The time between our answer and the clock that an opponent or a server keeps for us, in
/// milliseconds. At most a sixteenth of the time until the flag falls is set aside for it.
const LAG: u64 = 100;
/// The least time for a move, in milliseconds: enough for an answer that is not absurd.
const LEAST: u64 = 20;

/// How long the engine thinks on 19×19 where no clock limits it. Ranks below full strength are
/// limited by visits or playouts, and take this long only on a slow machine.
const USUAL: Duration = Duration::from_secs(5);

/// How long to think about a move where nothing else limits it: less on a small board, where a move
/// is worth less thought.
pub fn usual_time(size: Size) -> Duration {
    USUAL.mul_f64((size.area() as f64 / 361.0).clamp(0.3, 1.0))
}

/// The time that a clock allows for one move.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Allowance {
    /// How long to think.
    pub time: Duration,
    /// Whether time left over serves later moves; a period that begins anew with every move keeps
    /// nothing.
    pub kept: bool,
}

/// How long to think about the game's move number `moves` with this much on the clock; `None` if
/// there is no limit.
pub fn budget(
    system: &TimeSystem,
    clock: PlayerClock,
    size: Size,
    moves: usize,
) -> Option<Allowance> {
    let until_flag = clock.time_until_flag(system)?;
    let wanted = match clock {
        PlayerClock::Unlimited => return None,
        PlayerClock::Expired => 0,
        PlayerClock::Main { left } => {
            let share = left / moves_to_go(size, moves);
            match *system {
                // Time that comes back with every move, or waits behind the main time, can be spent
                // besides a share of the main time. Not all of an increment is spent.
                TimeSystem::Fischer { increment, .. } => share + increment / 5 * 4,
                TimeSystem::ByoYomi { period, .. } => share + period / 4,
                TimeSystem::Canadian { period, stones, .. } => {
                    share + period / u64::from(stones.max(1)) / 2
                }
                TimeSystem::Absolute { .. } | TimeSystem::None => share,
            }
        }
        PlayerClock::ByoYomi { left, .. } => left,
        PlayerClock::Canadian { stones: 0 | 1, left } => left,
        PlayerClock::Canadian { stones, left } => left / u64::from(stones) / 8 * 7,
    };
    // Another such period follows, and nothing is gained by saving.
    let kept =
        !matches!(clock, PlayerClock::ByoYomi { .. } | PlayerClock::Canadian { stones: 0 | 1, .. });
    let longest = if kept { until_flag / 3 * 2 } else { until_flag };
    let safe = wanted.min(longest).saturating_sub(LAG.min(until_flag / 16));
    Some(Allowance { time: Duration::from_millis(safe.max(LEAST)), kept })
}

/// How many of our own moves to expect: a game takes about seven moves to ten points, and some more
/// are always possible.
fn moves_to_go(size: Size, moves: usize) -> u64 {
    let area = size.area();
    let left = (area * 7 / 10).saturating_sub(moves) / 2;
    left.max(area / 12).max(4) as u64
}

#[cfg(test)]
mod tests {
    use super::*;

    /// Plays a long game on its budget, with some delay of every answer.
    fn outlasts(system: TimeSystem, size: Size, own_moves: usize) -> bool {
        let mut clock = PlayerClock::start(&system);
        for n in 0..own_moves {
            let Some(allowed) = budget(&system, clock, size, 2 * n) else { return true };
            let spent = allowed.time.as_millis() as u64 + LAG / 2;
            clock = clock.after_move(&system, spent);
        }
        !clock.is_expired()
    }

    #[test]
    fn the_clock_lasts_for_long_games() {
        let minute = 60_000;
        let systems = [
            TimeSystem::None,
            TimeSystem::Absolute { main: 10 * minute },
            TimeSystem::Absolute { main: minute },
            TimeSystem::ByoYomi { main: 0, periods: 1, period: 1_000 },
            TimeSystem::ByoYomi { main: minute, periods: 3, period: 10_000 },
            TimeSystem::Canadian { main: minute, stones: 25, period: minute },
            TimeSystem::Canadian { main: 0, stones: 1, period: 1_000 },
            TimeSystem::Fischer { main: minute, increment: 1_000, cap: None },
        ];
        for lines in [9, 19, 25] {
            let size = Size::square(lines).unwrap();
            for system in systems {
                assert!(outlasts(system, size, size.area() / 2), "{system} on {size}");
            }
        }
    }

    #[test]
    fn time_that_is_there_is_used() {
        let size = Size::square(19).unwrap();
        let allowed = |system, clock| Some(budget(&system, clock, size, 0)?.time);
        let first = |system| allowed(system, PlayerClock::start(&system));
        let main = 20 * 60_000;
        let absolute = first(TimeSystem::Absolute { main }).unwrap();
        assert!(absolute > Duration::from_secs(5), "{absolute:?}");
        let period = TimeSystem::ByoYomi { main: 0, periods: 5, period: 30_000 };
        assert!(first(period).unwrap() > Duration::from_secs(20));
        assert_eq!(first(TimeSystem::None), None);
        let gone = allowed(period, PlayerClock::Expired);
        assert_eq!(gone, Some(Duration::from_millis(LEAST)));
    }

    #[test]
    fn the_engine_never_plans_to_use_all_its_time() {
        let size = Size::square(9).unwrap();
        let byo_yomi = TimeSystem::ByoYomi { main: 60_000, periods: 3, period: 10_000 };
        let fischer = TimeSystem::Fischer { main: 3_000, increment: 10_000, cap: None };
        let canadian = TimeSystem::Canadian { main: 0, stones: 20, period: 60_000 };
        for (system, clock, most) in [
            (TimeSystem::Absolute { main: 1 }, PlayerClock::Main { left: 600_000 }, 60_000),
            (fischer, PlayerClock::Main { left: 3_000 }, 2_000),
            (byo_yomi, PlayerClock::Main { left: 60_000 }, 15_000),
            (byo_yomi, PlayerClock::ByoYomi { periods: 1, left: 10_000 }, 9_900),
            (canadian, PlayerClock::Canadian { stones: 20, left: 60_000 }, 3_000),
            (canadian, PlayerClock::Expired, LEAST),
        ] {
            let Allowance { time, kept } = budget(&system, clock, size, 0).unwrap();
            assert!(time <= Duration::from_millis(most), "{clock:?}: {time:?}");
            assert_eq!(kept, !matches!(clock, PlayerClock::ByoYomi { .. }), "{clock:?}");
        }
    }
}
