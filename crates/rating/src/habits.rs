//! Habits that others may see: losing early, and ranks that fell.
//!
//! Who loses on purpose, to play weaker opponents (sandbagging), gives games up in the opening or
//! lets the flag fall there, and stands below a rank that they held for sure. These are counts, not
//! a judgement: a person looks at them beside the games.

use crate::log::{End, MemberId, Played};
use crate::points::Points;
use crate::pool::{Pool, Size};
use crate::rate::Rated;
use crate::scale::Rank;
use crate::score::Score;

/// What a member did in a stretch of time.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
pub struct Habits {
    /// Games that counted.
    pub games: u32,
    /// Games lost.
    pub lost: u32,
    /// Games that the member resigned in the opening.
    pub resigned_early: u32,
    /// Games that the member lost on time in the opening.
    pub timed_early: u32,
    /// Games that the member lost by staying away or by a decision.
    pub forfeited: u32,
    /// The strongest rank overall that was not provisional, if there was one.
    pub best: Option<Rank>,
    /// The rank overall after the last game, provisional or not.
    pub last: Option<Rank>,
}

/// The moves of both players that are the opening: a tenth of the points of the board. Games that
/// are worth playing are rarely lost within 8, 16 or 36 moves.
const fn opening(size: Size) -> u32 {
    let lines = size.lines() as u32;
    lines * lines / 10
}

impl Habits {
    /// The habits of a member, from results that [`counting`](crate::counting) gives and from
    /// changes in the order of the log. Those of other members, and in other pools, are passed
    /// over.
    ///
    /// ```
    /// use tengen_rating::{
    ///     End, Facts, Habits, MemberId, Played, Score, Size, Speed,
    /// };
    ///
    /// let facts = Facts::even(Size::Nine, Speed::Live, Score::Lost, End::Resigned { moves: 3 });
    /// let played = Played { black: MemberId(1), white: MemberId(2), facts };
    /// let habits = Habits::of(MemberId(1), [&played; 4], []);
    /// assert_eq!((habits.games, habits.resigned_early), (4, 4));
    /// assert_eq!(Habits::of(MemberId(2), [&played; 4], []).lost, 0);
    /// ```
    #[must_use]
    pub fn of<'a>(
        member: MemberId,
        results: impl IntoIterator<Item = &'a Played>,
        changes: impl IntoIterator<Item = &'a Rated>,
    ) -> Self {
        let mut habits = Habits::default();
        for played in results {
            habits.add_result(member, played);
        }
        let mut best: Option<Points> = None;
        for row in changes {
            if row.member == member && row.pool == Pool::Overall {
                let state = &row.after.state;
                habits.last = Some(state.rank());
                if !state.is_provisional() {
                    best = best.max(Some(state.rating()));
                }
            }
        }
        habits.best = best.map(Rank::of);
        habits
    }

    fn add_result(&mut self, member: MemberId, played: &Played) {
        let facts = &played.facts;
        let score = if played.black == member {
            facts.score
        } else if played.white == member {
            facts.score.other()
        } else {
            return;
        };
        self.games += 1;
        if score != Score::Lost {
            return;
        }
        self.lost += 1;
        let opening = opening(facts.terms.size);
        match facts.by {
            End::Resigned { moves } if moves < opening => self.resigned_early += 1,
            End::Timed { moves } if moves < opening => self.timed_early += 1,
            End::Forfeited => self.forfeited += 1,
            End::Counted | End::Resigned { .. } | End::Timed { .. } => {}
        }
    }

    /// How many ranks the member stands below their best sure rank; 0 if there was none.
    #[must_use]
    pub fn fallen(&self) -> u8 {
        match (self.best, self.last) {
            (Some(best), Some(last)) => (best.number() - last.number()).max(0).unsigned_abs(),
            _ => 0,
        }
    }
}
