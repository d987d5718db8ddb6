//! The form of an answer: how far a side gets its way, and by which move.

use tengen_rules::{Board, Color, Point};

/// How far one side gets its way, kos considered. The order is ascending: the last is best for it.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub enum Grade {
    /// Not at all.
    No,
    /// By winning a ko for which it needs a threat first.
    KoAfterThreat,
    /// By winning a ko for which the other side needs a threat first.
    Ko,
    /// Against every reply of the other side, even if that side has all the ko threats.
    Yes,
}

impl Grade {
    /// How far the other side gets its way.
    pub fn other(self) -> Grade {
        match self {
            Grade::No => Grade::Yes,
            Grade::KoAfterThreat => Grade::Ko,
            Grade::Ko => Grade::KoAfterThreat,
            Grade::Yes => Grade::No,
        }
    }
}

/// A grade, and the move by which it is reached.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Graded {
    /// How far the side in question gets its way.
    pub grade: Grade,
    /// Its move; none if it need not play, or if no move helps.
    pub play: Option<Point>,
}

impl Graded {
    /// The answer for a side that does not get its way.
    pub const NO: Graded = Graded { grade: Grade::No, play: None };
}

/// A position for a quick search, whose answer is an estimate.
#[derive(Clone, Copy, Debug)]
pub struct QuickQuestion<'a> {
    /// The stones.
    pub board: &'a Board,
    /// The point where the side to move may not retake a ko.
    pub ko: Option<Point>,
    /// The most positions looked at in one search; an answer may take several searches.
    pub positions: usize,
}

/// The side whose ko threats a search takes to be enough.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Threats {
    /// Those of the side that does not move first.
    Other,
    /// Neither side's.
    Even,
    /// Those of the side that moves first.
    Own,
}

impl Threats {
    /// Whether this side may retake a ko at once, where `first` moves first.
    pub fn let_retake(self, side: Color, first: Color) -> bool {
        match self {
            Threats::Other => side != first,
            Threats::Even => false,
            Threats::Own => side == first,
        }
    }
}

/// Grades how far the side that moves first gets its way.
///
/// `ask` is called under one assumption about ko threats after another, the worst for that side
/// first. It returns the move that works, or an inner none if no move is needed. It returns
/// `Some(None)` if the side does not get its way. It returns none if it does not know, and then the
/// grade is none too.
///
/// ```
/// use tengen_judge::{Grade, Threats, graded};
///
/// // It works only with the own threats, by a pass.
/// let found = graded(|threats| Some((threats == Threats::Own).then_some(None)));
/// assert_eq!(found.unwrap().grade, Grade::KoAfterThreat);
/// ```
pub fn graded(mut ask: impl FnMut(Threats) -> Option<Option<Option<Point>>>) -> Option<Graded> {
    let orders = [
        (Threats::Other, Grade::Yes),
        (Threats::Even, Grade::Ko),
        (Threats::Own, Grade::KoAfterThreat),
    ];
    for (threats, grade) in orders {
        if let Some(play) = ask(threats)? {
            return Some(Graded { grade, play });
        }
    }
    Some(Graded::NO)
}

#[cfg(test)]
mod tests {
    use super::*;

    const ALL: [Grade; 4] = [Grade::No, Grade::KoAfterThreat, Grade::Ko, Grade::Yes];

    #[test]
    fn the_other_side_gets_the_reverse_grade() {
        for grade in ALL {
            assert_eq!(grade.other().other(), grade);
            assert_ne!(grade.other(), grade);
        }
    }

    #[test]
    fn the_first_threats_that_suffice_decide() {
        let works = |from: usize| {
            let mut asked = 0;
            let found = graded(|_| {
                asked += 1;
                Some((asked > from).then_some(None))
            });
            found.map(|found| found.grade)
        };
        assert_eq!([3, 2, 1, 0].map(works), ALL.map(Some));
        assert_eq!(graded(|_| None), None);
    }
}
