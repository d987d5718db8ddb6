//! The facts that the ratings need of a game.

use crate::state::Match;
use tengen_clock::TimeSystem;
use tengen_rating::{End, Facts, HeadStart, Played, Score, Size, Speed, Terms};
use tengen_rules::{Color, GameSetup, Handicap, Method, Outcome, Win, max_fixed_handicap};

/// The most that the komi of a rated game may be, for either side, in half points.
const MOST_KOMI: i32 = 40;

/// The most stones of a rated game.
const MOST_STONES: usize = 9;

/// The size of a rated board.
fn size(game: &GameSetup) -> Option<Size> {
    let (width, height) = (game.size.width(), game.size.height());
    Size::try_from(u8::try_from(width).ok()?).ok().filter(|_| width == height)
}

/// How fast games with this time are on this board: by the time that a move has on the average.
fn speed(size: Size, time: &TimeSystem) -> Option<Speed> {
    let moves = match size {
        Size::Nine => 30,
        Size::Thirteen => 60,
        Size::Nineteen => 120,
    };
    let a_move = match *time {
        TimeSystem::None => return None,
        TimeSystem::Absolute { main } => main / moves,
        TimeSystem::ByoYomi { main, period, .. } => main / moves + period,
        TimeSystem::Canadian { main, stones, period } => main / moves + period / u64::from(stones),
        TimeSystem::Fischer { main, increment, .. } => main / moves + increment,
    };
    Some(match a_move {
        0..10_000 => Speed::Blitz,
        10_000..3_600_000 => Speed::Live,
        _ => Speed::Days,
    })
}

/// The conditions that favour one side; `None` for games that are not rated.
fn terms(game: &GameSetup) -> Option<Terms> {
    let (komi, stones) = (game.komi.to_halves(), game.handicap.stones());
    if komi.abs() > MOST_KOMI || stones > MOST_STONES {
        return None;
    }
    Some(Terms {
        size: size(game)?,
        area: game.rules.scoring.method == Method::Area,
        komi: i16::try_from(komi).ok()?,
        handicap: u8::try_from(stones).ok()?,
        compensation: u8::try_from(game.compensation().to_halves() / 2).ok()?,
    })
}

/// Whether a game of this size can have a handicap by rank: it is known how many points a rank is
/// worth there.
pub(crate) fn has_handicap(game: &GameSetup) -> bool {
    size(game).is_some()
}

/// The even game with a head start for Black, who is weaker by this many ranks: the greatest one
/// that is not above the difference. So one rank is komi alone on 19×19, and `n` ranks are `n`
/// stones. `None` if the difference is worth no head start.
pub(crate) fn with_head_start(game: &GameSetup, ranks: f64) -> Option<GameSetup> {
    let stones = max_fixed_handicap(game.size).min(MOST_STONES);
    let stones = (2..=stones).filter_map(|stones| u8::try_from(stones).ok());
    let without = GameSetup { komi: game.rules.handicap_komi, ..game.clone() };
    let with =
        stones.map(|stones| GameSetup::new(game.size, game.rules.clone(), Handicap::Fixed(stones)));
    let all = std::iter::once(without).chain(with);
    let worth = all.filter_map(|game| Some((HeadStart::of(terms(&game)?), game)));
    let even = HeadStart::of(terms(game)?);
    let fits = worth.filter(|(start, _)| *start > even && start.ranks() <= ranks);
    fits.max_by_key(|(start, _)| *start).map(|(_, game)| game)
}

/// Whether games of this kind may be rated: on 9×9, 13×13 or 19×19, with a clock.
pub(crate) fn is_rateable(game: &GameSetup, time: &TimeSystem) -> bool {
    terms(game).is_some_and(|terms| speed(terms.size, time).is_some())
}

/// The result of a rated game that has ended; `None` if it does not count. A game counts only if
/// each player has moved: until then it costs nothing to call it off.
pub(crate) fn played(table: &Match) -> Option<Played> {
    let agreed = table.match_setup();
    if !table.has_begun() {
        return None;
    }
    let [black, white] = agreed.seats.filter(|_| agreed.is_rated)?;
    let moves = u32::try_from(table.game().moves().len()).unwrap_or(u32::MAX);
    let (score, by) = match table.game().outcome()? {
        Outcome::Win { winner, by } => {
            let score = if winner == Color::Black { Score::Won } else { Score::Lost };
            let by = match by {
                Win::Score(_) => End::Counted,
                Win::Resignation => End::Resigned { moves },
                Win::Time => End::Timed { moves },
                Win::Forfeit => End::Forfeited,
            };
            (score, by)
        }
        Outcome::Draw => (Score::Drawn, End::Counted),
        Outcome::NoResult | Outcome::BothLose => return None,
    };
    let terms = terms(&agreed.game)?;
    let speed = speed(terms.size, &agreed.time)?;
    // All members are guests so far.
    let facts = Facts { terms, speed, score, by, guests: [true; 2], programs: [false; 2] };
    Some(Played { black, white, facts })
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::lobby::{self, Seek};
    use tengen_rules::{Size as Board, presets};

    fn rateable(side: [usize; 2], time: TimeSystem) -> bool {
        let size = Board::new(side[0], side[1]).unwrap();
        is_rateable(&GameSetup::new(size, presets::JAPANESE.clone(), Handicap::None), &time)
    }

    #[test]
    fn games_on_usual_boards_with_a_clock_are_rated() {
        let time = TimeSystem::Absolute { main: 60_000 };
        for side in [9, 13, 19] {
            assert!(rateable([side, side], time));
        }
        assert!(!rateable([9, 13], time) && !rateable([7, 7], time));
        assert!(!rateable([9, 9], TimeSystem::None));
    }

    #[test]
    fn the_speed_is_that_of_a_move_on_the_average() {
        // The quick matches of the lobby are as fast as they are called.
        for size in Size::ALL {
            for (called, is) in
                [(lobby::Speed::Blitz, Speed::Blitz), (lobby::Speed::Live, Speed::Live)]
            {
                let terms = Seek::on(size.lines().into(), called).unwrap().terms();
                assert_eq!(speed(size, &terms.time), Some(is));
                assert!(terms.is_rated && is_rateable(&terms.game(), &terms.time));
            }
        }
        let canadian = TimeSystem::Canadian { main: 0, stones: 25, period: 600_000 };
        assert_eq!(speed(Size::Nineteen, &canadian), Some(Speed::Live));
        let days = TimeSystem::ByoYomi { main: 0, periods: 1, period: 86_400_000 };
        assert_eq!(speed(Size::Nine, &days), Some(Speed::Days));
    }

    /// The komi in half points and the stones for Black, who is weaker by these ranks.
    #[test]
    fn a_head_start_is_as_large_as_the_ratings_count_it_and_no_larger() {
        let given = |side, ranks| {
            let size = Board::new(side, side).unwrap();
            let even = GameSetup::new(size, presets::JAPANESE.clone(), Handicap::None);
            with_head_start(&even, ranks)
                .map(|game| (game.komi.to_halves(), game.handicap.stones()))
        };
        for (side, ranks, is) in [
            (19, 0.0, None),
            (19, 1.0, Some((1, 0))),
            (19, 2.0, Some((1, 2))),
            (19, 9.0, Some((1, 9))),
            (19, 30.0, Some((1, 9))),
            (13, 1.0, None),
            (13, 2.0, Some((1, 0))),
            (13, 5.0, Some((1, 2))),
            (9, 2.0, None),
            (9, 3.0, Some((1, 0))),
            (9, 9.0, Some((1, 2))),
            (9, 33.0, Some((1, 6))),
            (7, 9.0, None),
        ] {
            assert_eq!(given(side, ranks), is, "{side} {ranks}");
        }
    }
}
