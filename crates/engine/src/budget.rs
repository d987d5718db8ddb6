//! How long to think about a move so that the clock lasts for the game.

use std::time::Duration;
use tengen_clock::{PlayerClock, TimeSystem};
use tengen_rules::Size;

/// The time between our answer and the clock that an opponent or a server keeps for us, in
/// milliseconds. At most a sixteenth of the time for a move is set aside for it.
const LAG: u64 = 100;
/// How late a move of a game without increment and overtime may come, in milliseconds. The clock
/// keeps this much for each move to come.
const LATENESS: u64 = LAG / 2;
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
    /// The part of it that serves no later move if it is saved: a period that begins anew with
    /// every move. It may be longer than `time`.
    pub free: Duration,
}

/// How long to think about the game's move number `moves` with this much on the clock; `None` if
/// there is no limit. `delay` is how late moves have come so far: as much more is set aside.
pub fn budget(
    system: &TimeSystem,
    clock: PlayerClock,
    size: Size,
    moves: usize,
    delay: Duration,
) -> Option<Allowance> {
    let until_flag = clock.time_until_flag(system)?;
    let plan = Plan::of(system, clock, until_flag, &Ahead::of(size, moves))?;
    let lag = LAG.min(plan.most / 16) + milliseconds(delay).min(plan.most / 4);
    let planned = plan.wanted.min(plan.most).saturating_sub(lag);
    let time = planned.max(plan.least.min(plan.most.saturating_sub(lag))).max(LEAST);
    let [time, free] = [time, plan.free].map(Duration::from_millis);
    Some(Allowance { time, free })
}

/// Times for one move, in milliseconds.
#[derive(Default)]
struct Plan {
    wanted: u64,
    /// More of it must not be spent.
    most: u64,
    /// The part of it that is spent in any case.
    least: u64,
    free: u64,
}

impl Plan {
    fn of(system: &TimeSystem, clock: PlayerClock, until_flag: u64, ahead: &Ahead) -> Option<Plan> {
        let most = until_flag / 3 * 2;
        Some(match clock {
            PlayerClock::Unlimited => return None,
            PlayerClock::Expired => Plan::default(),
            PlayerClock::Main { left } => {
                let share = left / ahead.moves;
                match *system {
                    // Not all of an increment is spent, but none is lost to a cap.
                    TimeSystem::Fischer { increment, cap, .. } => {
                        let lost =
                            cap.map_or(0, |cap| left.saturating_add(increment).saturating_sub(cap));
                        let wanted = lost.max(share + increment / 5 * 4);
                        Plan { wanted, most, ..Plan::default() }
                    }
                    // A whole period, or a turn's part of it, comes after the main time for every
                    // move.
                    TimeSystem::ByoYomi { period, .. } => {
                        Plan::before_overtime(left, share, period)
                    }
                    TimeSystem::Canadian { period, stones, .. } => {
                        Plan::before_overtime(left, share, period / u64::from(stones.max(1)))
                    }
                    TimeSystem::Absolute { .. } | TimeSystem::None => {
                        let kept = (ahead.moves * LATENESS).min(left / 2);
                        let wanted = (left - kept) / ahead.parts;
                        Plan { wanted, most, ..Plan::default() }
                    }
                }
            }
            // Another such period follows, and nothing is gained by saving.
            PlayerClock::ByoYomi { left, .. } => {
                Plan { wanted: left, most: left, least: 0, free: left }
            }
            PlayerClock::Canadian { stones, left } => {
                let part = left.saturating_sub(kept_back(system)) / u64::from(stones.max(1));
                let free = if stones > 1 { 0 } else { part };
                Plan { wanted: part, most: part, least: 0, free }
            }
        })
    }

    /// In main time with overtime to come, which allows `turn` for every move. No move takes less.
    fn before_overtime(left: u64, share: u64, turn: u64) -> Plan {
        // The engine answers a little before its time is up.
        let least = turn.saturating_add(turn / 20);
        Plan {
            wanted: share.saturating_add(least),
            most: left.saturating_add(turn),
            least,
            free: least,
        }
    }
}

/// What the moves of a Canadian period leave over for its last one, in milliseconds. Each sets
/// aside a part of its own time for the lag, which may be too little for short moves.
fn kept_back(system: &TimeSystem) -> u64 {
    match *system {
        TimeSystem::Canadian { stones: 2.., period, .. } => LAG.min(period / 16),
        _ => 0,
    }
}

/// How much of a game is still to come.
struct Ahead {
    /// How many of our own moves to expect: a game takes about seven moves to ten points, and some
    /// more are always possible.
    moves: u64,
    /// Of how many equal parts of a time without increment and overtime a move takes one. There are
    /// fewer than moves to go: many moves are decided before their time is up, and give it back.
    /// Near the end there are more, since a game may be long.
    parts: u64,
}

impl Ahead {
    /// After the game's move number `moves`.
    fn of(size: Size, moves: usize) -> Ahead {
        let area = size.area();
        let left = (area * 7 / 10).saturating_sub(moves) / 2;
        let moves = left.max(area / 12).max(4) as u64;
        Ahead { moves, parts: (moves * 4 / 7).max(area as u64 / 10).max(4) }
    }
}

fn milliseconds(time: Duration) -> u64 {
    u64::try_from(time.as_millis()).unwrap_or(u64::MAX)
}

#[cfg(test)]
mod tests {
    use super::*;

    const NONE: Duration = Duration::ZERO;

    /// Plays a long game on its budget, with some delay of every answer.
    fn outlasts(system: TimeSystem, size: Size, own_moves: usize) -> bool {
        let mut clock = PlayerClock::start(&system);
        for n in 0..own_moves {
            let Some(allowed) = budget(&system, clock, size, 2 * n, NONE) else { return true };
            let spent = allowed.time.as_millis() as u64 + LAG / 2;
            clock = clock.after_move(&system, spent);
        }
        !clock.is_expired()
    }

    #[test]
    fn the_clock_lasts_for_long_games() {
        let minute = 60_000;
        for lines in [9, 19, 25] {
            let size = Size::square(lines).unwrap();
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
            for system in systems {
                assert!(outlasts(system, size, size.area() / 2), "{system} on {size}");
            }
        }
    }

    #[test]
    fn time_that_is_there_is_used() {
        let size = Size::square(19).unwrap();
        let allowed = |system, clock| Some(budget(&system, clock, size, 0, NONE)?.time);
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
    fn half_of_a_time_without_increment_is_planned_for_the_first_third_of_a_game() {
        for (lines, main) in [(9, 60_000), (19, 300_000), (19, 1_800_000)] {
            let size = Size::square(lines).unwrap();
            let system = TimeSystem::Absolute { main };
            let mut clock = PlayerClock::start(&system);
            for n in 0..size.area() / 6 {
                let time = budget(&system, clock, size, 2 * n, NONE).unwrap().time.as_millis();
                clock = clock.after_move(&system, time as u64);
            }
            let left = clock.time_until_flag(&system).unwrap();
            assert!((main / 4..main / 2).contains(&left), "{lines} lines, {main} ms: {left} ms");
        }
    }

    #[test]
    fn the_moves_of_a_canadian_period_share_its_time_evenly() {
        let size = Size::square(9).unwrap();
        let system = TimeSystem::Canadian { main: 0, stones: 6, period: 12_000 };
        let mut clock = PlayerClock::start(&system);
        for n in 0..12 {
            let time = budget(&system, clock, size, 2 * n, NONE).unwrap().time.as_millis() as u64;
            assert!((1_800..=2_200).contains(&time), "move {n}: {time} ms");
            clock = clock.after_move(&system, time + LAG / 2);
        }
    }

    /// The time planned for each move of a Canadian period, if every answer comes this much later.
    /// None if the time runs out.
    fn canadian_moves(stones: u32, period: u64, late: u64) -> Option<Vec<u64>> {
        let size = Size::square(19).unwrap();
        let system = TimeSystem::Canadian { main: 0, stones, period };
        let mut clock = PlayerClock::start(&system);
        let mut planned = Vec::new();
        for n in 0..stones as usize {
            let time = budget(&system, clock, size, 2 * n, NONE)?.time.as_millis() as u64;
            clock = clock.after_move(&system, time + late);
            planned.push(time);
        }
        (!clock.is_expired()).then_some(planned)
    }

    #[test]
    fn every_canadian_period_is_shared_evenly_and_lasts() {
        for stones in 1..=50 {
            for seconds in (1..60).chain((60..=1800).step_by(60)) {
                let period = seconds * 1000;
                let share = period / u64::from(stones);
                // Shorter moves are not possible.
                if share < 2 * LEAST {
                    continue;
                }
                for late in [0, (LAG / 2).min(share / 16)] {
                    let told = format!("{stones} stones in {seconds} s, {late} ms late");
                    let planned = canadian_moves(stones, period, late);
                    let planned = planned.unwrap_or_else(|| panic!("{told}"));
                    let even = share * 3 / 4..=share * 4 / 3;
                    assert!(planned.iter().all(|time| even.contains(time)), "{told}: {planned:?}");
                }
                let long = canadian_moves(stones, period, LAG / 2);
                assert!(share < 5 * LAG / 2 || long.is_some(), "{stones} stones in {seconds} s");
            }
        }
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
            let Allowance { time, free } = budget(&system, clock, size, 0, NONE).unwrap();
            assert!(time <= Duration::from_millis(most), "{clock:?}: {time:?}");
            let is_free = matches!(system, TimeSystem::ByoYomi { .. });
            assert_eq!(!free.is_zero(), is_free, "{clock:?}");
        }
    }

    #[test]
    fn overtime_to_come_is_used_before_the_main_time_is_over() {
        let size = Size::square(19).unwrap();
        let byo_yomi = TimeSystem::ByoYomi { main: 60_000, periods: 3, period: 5_000 };
        let canadian = TimeSystem::Canadian { main: 60_000, stones: 3, period: 6_000 };
        for left in [60_000, 10_000, 1_000] {
            let time =
                |system| budget(&system, PlayerClock::Main { left }, size, 0, NONE).unwrap().time;
            let (byo_yomi, canadian) = (time(byo_yomi), time(canadian));
            assert!(byo_yomi >= Duration::from_secs(5), "{left}: {byo_yomi:?}");
            assert!(canadian >= Duration::from_secs(2), "{left}: {canadian:?}");
            let flag = Duration::from_millis(left + 5_000 - LAG);
            assert!(byo_yomi <= flag, "{left}: {byo_yomi:?}");
        }
    }

    #[test]
    fn a_machine_that_was_late_is_given_less() {
        let size = Size::square(9).unwrap();
        let system = TimeSystem::ByoYomi { main: 0, periods: 1, period: 1_000 };
        let time = |delay| {
            let delay = Duration::from_millis(delay);
            budget(&system, PlayerClock::start(&system), size, 0, delay).unwrap().time.as_millis()
        };
        assert!(time(100) + 100 == time(0) && time(1 << 40) > 500, "{}", time(1 << 40));
    }

    #[test]
    fn no_increment_is_lost_to_a_cap() {
        let size = Size::square(19).unwrap();
        let system = TimeSystem::Fischer { main: 60_000, increment: 20_000, cap: Some(60_000) };
        let full = budget(&system, PlayerClock::Main { left: 60_000 }, size, 0, NONE).unwrap();
        assert!(full.time >= Duration::from_millis(20_000 - LAG), "{full:?}");
    }
}
