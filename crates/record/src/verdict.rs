//! A recorded result held against the count.

use tengen_rules::{Outcome, Win};
use tengen_sgf::{GameResult, WinBy};

/// Whether the recorded result is that of the count; `None` if that cannot be told. `over` is
/// whether the count itself ended the game, so that nobody could resign any more.
pub fn agrees(recorded: Option<GameResult>, counted: Option<Outcome>, over: bool) -> Option<bool> {
    let (recorded, counted) = (recorded?, counted?);
    let by_count = match counted {
        Outcome::Win { winner, by: Win::Score(margin) } => Some((winner, margin)),
        Outcome::Draw => None,
        // Nothing was counted.
        Outcome::Win { .. } | Outcome::NoResult | Outcome::BothLose => return None,
    };
    match recorded {
        GameResult::Win { winner, by } => {
            let winner = crate::color(winner);
            let same_winner = by_count.is_some_and(|(color, _)| color == winner);
            match by {
                WinBy::Score(halves) => {
                    let halves = i64::from(halves);
                    let margin = by_count.map(|(_, margin)| i64::from(margin.to_halves()));
                    Some(same_winner && margin == Some(halves))
                }
                WinBy::Unstated => Some(same_winner),
                // An estimate of the margin cannot be that of a count, and need not be.
                WinBy::Fraction { .. } => (!same_winner).then_some(false),
                // The count can only contradict these, and only if it ended the game.
                WinBy::Resignation | WinBy::Time | WinBy::Forfeit => {
                    (over && !same_winner).then_some(false)
                }
            }
        }
        GameResult::Draw => Some(by_count.is_none()),
        GameResult::Void | GameResult::Unknown => None,
    }
}

/// Whether a recorded result says that the game was counted.
pub fn was_counted(recorded: Option<GameResult>) -> bool {
    match recorded {
        Some(GameResult::Win { by, .. }) => matches!(by, WinBy::Score(_)),
        Some(GameResult::Draw) => true,
        Some(GameResult::Void | GameResult::Unknown) | None => false,
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use tengen_rules::Score;

    #[test]
    fn results_are_compared_with_the_count() {
        let black_by = |halves| Outcome::of_margin(Score::halves(halves));
        for (recorded, counted, over, expected) in [
            ("B+3.5", Some(black_by(7)), false, Some(true)),
            ("B+3.5", Some(black_by(8)), false, Some(false)),
            ("W+3.5", Some(black_by(7)), false, Some(false)),
            ("B+", Some(black_by(7)), false, Some(true)),
            ("B+3.4", Some(black_by(7)), false, None),
            ("W+3.4", Some(black_by(7)), false, Some(false)),
            ("B+0.2", Some(Outcome::Draw), false, Some(false)),
            ("W+", Some(black_by(7)), false, Some(false)),
            ("0", Some(Outcome::Draw), false, Some(true)),
            ("0", Some(black_by(1)), false, Some(false)),
            ("B+0.5", Some(Outcome::Draw), false, Some(false)),
            ("W+R", Some(black_by(7)), false, None),
            ("W+R", Some(black_by(7)), true, Some(false)),
            ("B+T", Some(black_by(7)), true, None),
            ("B+3.5", None, true, None),
            ("B+3.5", Some(Outcome::NoResult), true, None),
            ("Void", Some(black_by(7)), true, None),
            ("?", Some(black_by(7)), true, None),
        ] {
            let result = GameResult::read(recorded);
            assert_eq!(agrees(result, counted, over), expected, "{recorded} {counted:?}");
        }
        assert_eq!(agrees(None, Some(Outcome::Draw), true), None);
    }

    #[test]
    fn only_scores_and_draws_are_counted() {
        for (text, expected) in [
            ("B+3.5", true),
            ("0", true),
            ("B+R", false),
            ("W+", false),
            ("B+0.2", false),
            ("?", false),
        ] {
            assert_eq!(was_counted(GameResult::read(text)), expected, "{text}");
        }
        assert!(!was_counted(None));
    }
}
