//! The judgement of a move.

use super::study::Studied;
use serde::Serialize;
use tengen_engine::Thresholds;
use tengen_rules::Color;

/// The name for a move that loses this number of points.
fn grade(at: Thresholds, points: f64) -> Grade {
    if points >= at.blunder {
        Grade::Blunder
    } else if points >= at.mistake {
        Grade::Mistake
    } else if points >= at.inaccuracy {
        Grade::Inaccuracy
    } else {
        Grade::Good
    }
}

/// A move that loses this many points counts half in the accuracy, and one that loses twice as many
/// a quarter.
pub(super) const HALVING: f64 = 2.0;

/// The name for a move by its loss.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Serialize)]
#[serde(rename_all = "lowercase")]
pub(super) enum Grade {
    Good,
    Inaccuracy,
    Mistake,
    Blunder,
}

impl Grade {
    pub(super) fn name(self) -> &'static str {
        match self {
            Grade::Good => "good",
            Grade::Inaccuracy => "inaccuracy",
            Grade::Mistake => "mistake",
            Grade::Blunder => "blunder",
        }
    }
}

/// The loss of a move against the best move found, in points and win rate, both at least 0.
#[derive(Clone, Copy, Debug, PartialEq)]
pub(super) struct Judgement {
    pub(super) points: f64,
    pub(super) win_rate: f64,
    pub(super) grade: Grade,
}

/// Judges the move between two positions: the value before it, less the value after it, for its
/// player. The search's own move loses nothing, even if the second search disagrees. `None` where
/// the same side moves again (a handicap is placed), since the two positions then tell nothing
/// about the move.
pub(super) fn judge(before: &Studied, after: &Studied, at: Thresholds) -> Option<Judgement> {
    let (color, point) = after.made?;
    if after.to_move == color || before.to_move != color {
        return None;
    }
    let chosen = before.found.moves.first().is_some_and(|best| best.point == point);
    let (rate, lead) = before.seen_by(color);
    let (rate_left, lead_left) = after.seen_by(color);
    let lost = |was: f64, is: f64| if chosen { 0.0 } else { (was - is).max(0.0) };
    let (points, win_rate) = (lost(lead, lead_left), lost(rate, rate_left));
    Some(Judgement { points, win_rate, grade: grade(at, points) })
}

/// The play of one player.
#[derive(Clone, Copy, Debug, Default, PartialEq)]
pub(super) struct Summary {
    /// Moves judged.
    pub(super) moves: usize,
    /// Points lost a move.
    pub(super) mean_loss: f64,
    /// From 0 to 1: the mean of the moves' counts ([`HALVING`]); 1 if none was judged.
    pub(super) accuracy: f64,
    pub(super) inaccuracies: usize,
    pub(super) mistakes: usize,
    pub(super) blunders: usize,
}

impl Summary {
    /// The play of `color`.
    pub(super) fn of(color: Color, studied: &[Studied]) -> Summary {
        Summary::among(color, studied.iter())
    }

    /// The play of `color` in some of the positions.
    pub(super) fn among<'a>(color: Color, studied: impl Iterator<Item = &'a Studied>) -> Summary {
        let own = studied.filter(|s| s.made.is_some_and(|(mover, _)| mover == color));
        let judged: Vec<Judgement> = own.filter_map(|s| s.judgement).collect();
        let count = |grade| judged.iter().filter(|j| j.grade == grade).count();
        let mean = |of: fn(&Judgement) -> f64, none: f64| match judged.len() {
            0 => none,
            moves => judged.iter().map(of).sum::<f64>() / moves as f64,
        };
        Summary {
            moves: judged.len(),
            mean_loss: mean(|j| j.points, 0.0),
            accuracy: mean(|j| (-j.points / HALVING).exp2(), 1.0),
            inaccuracies: count(Grade::Inaccuracy),
            mistakes: count(Grade::Mistake),
            blunders: count(Grade::Blunder),
        }
    }
}

/// The moves that lost most, the worst first, each at least an inaccuracy.
pub(super) fn worst(studied: &[Studied], most: usize) -> Vec<(&Studied, &Studied, Judgement)> {
    let mut worst: Vec<_> = studied
        .windows(2)
        .filter_map(|pair| Some((&pair[0], &pair[1], pair[1].judgement?)))
        .filter(|(.., judgement)| judgement.grade > Grade::Good)
        .collect();
    worst.sort_by(|a, b| b.2.points.total_cmp(&a.2.points));
    worst.truncate(most);
    worst
}

#[cfg(test)]
mod tests {
    use super::super::known::Found;
    use super::*;
    use tengen_rules::{Board, Size};

    const USUAL: Thresholds = Thresholds::USUAL;

    #[test]
    fn a_mistake_of_a_strong_player_is_none_of_a_beginner() {
        let grade = |rank: &str| super::grade(Thresholds::of(rank.parse().unwrap()), 2.6);
        let ranks = ["20k", "10k", "9k", "1k", "1d", "9d", "full"];
        use Grade::{Good, Inaccuracy, Mistake};
        let expected = [Good, Good, Inaccuracy, Inaccuracy, Mistake, Mistake, Mistake];
        assert_eq!(ranks.map(grade), expected);
    }

    fn studied(to_move: Color, lead: f64, made: Option<Color>) -> Studied {
        let size = Size::square(9).unwrap();
        let parsed = tengen_sgf::parse(b"(;)");
        Studied {
            number: 0,
            node: parsed.collection.roots().next().unwrap().id(),
            board: Board::new(size),
            made: made.map(|color| (color, size.parse("E5"))),
            illegal: false,
            to_move,
            found: Found { win_rate: 0.5 + lead / 100.0, lead, ..Found::default() },
            judgement: None,
        }
    }

    #[test]
    fn losses_are_seen_by_the_side_that_moved() {
        use Color::{Black, White};
        let start = studied(Black, 3.0, None);
        let after = studied(White, -2.0, Some(Black));
        let judged = judge(&start, &after, USUAL).unwrap();
        assert_eq!((judged.points, judged.grade), (5.0, Grade::Mistake));
        // White's best move leads to Black's −2, and White's actual move leaves Black 9.
        let next = studied(Black, 9.0, Some(White));
        assert_eq!(judge(&after, &next, USUAL).unwrap().grade, Grade::Blunder);
        // A result better than expected is no loss. Two moves of one side in a row are not judged.
        let gained = studied(White, 8.0, Some(Black));
        assert_eq!(judge(&start, &gained, USUAL).unwrap().points, 0.0);
        assert_eq!(judge(&start, &studied(Black, 0.0, Some(Black)), USUAL), None);
    }

    #[test]
    fn summaries_count_what_was_judged() {
        use Color::{Black, White};
        let mut all = vec![studied(White, 0.0, Some(Black)), studied(White, 0.0, Some(Black))];
        for (studied, points) in all.iter_mut().zip([0.0, 2.0]) {
            let grade = super::grade(USUAL, points);
            studied.judgement = Some(Judgement { points, win_rate: 0.0, grade });
        }
        let summary = Summary::of(Black, &all);
        assert_eq!((summary.moves, summary.inaccuracies, summary.mistakes), (2, 1, 0));
        assert_eq!((summary.mean_loss, summary.accuracy), (1.0, 0.75));
        assert_eq!(Summary::of(White, &all).moves, 0);
    }
}
