//! One game: the standings that it finds, and those that it leaves.

use alloc::vec::Vec;

use crate::glicko::{self, Opponent};
use crate::gor::{self, Class};
use crate::head_start::HeadStart;
use crate::log::{MemberId, Played};
use crate::points::{Chance, Points};
use crate::pool::{Pool, Size};
use crate::scale::Rank;
use crate::score::Score;
use crate::state::State;

/// Where a member stands in one pool.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
pub struct Standing {
    /// The state after the last game.
    pub state: State,
    /// When that game ended, in milliseconds; none before the first.
    pub at: Option<u64>,
    /// How many games counted.
    pub games: u32,
    /// The European rating. Only the pool of all games has one. A program's stays where it began.
    pub gor: Option<Points>,
}

impl Standing {
    /// Where a member stands before the first game in a pool, who entered with a rank or without.
    #[must_use]
    pub fn start(pool: Pool, rank: Option<Rank>) -> Self {
        let state = rank.map_or(State::START, State::declared);
        // Who says nothing is taken for 6k by both systems.
        let gor = (pool == Pool::Overall).then(|| gor::of_rank(state.rank()));
        Standing { state, at: None, games: 0, gor }
    }

    /// The state at a time: the longer ago the last game was, the larger its deviation. Times
    /// before that game are taken for its own.
    #[must_use]
    pub fn state_at(&self, now: u64) -> State {
        match self.at {
            Some(at) => glicko::aged(&self.state, now.saturating_sub(at)),
            None => self.state,
        }
    }
}

/// What one game did to one member in one pool.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
pub struct Rated {
    /// The number of the result's entry.
    pub seq: u64,
    /// When the game ended, in milliseconds.
    pub at: u64,
    /// The member.
    pub member: MemberId,
    /// The pool.
    pub pool: Pool,
    /// The member's state as the game began to count: with the deviation that absence added.
    pub before: State,
    /// The member's standing after the game.
    pub after: Standing,
    /// The opponent's rating, as it is without a head start.
    pub opponent: Points,
    /// The opponent's rating with their head start: with it the game counts.
    pub as_with: Points,
    /// The member's head start.
    pub head_start: HeadStart,
    /// The chance to win, head start included.
    pub expected: Chance,
    /// The result.
    pub score: Score,
    /// What it did to the European rating.
    pub gor: Option<gor::Change>,
}

/// What a result does to both players: Black's pools first, the pool of all games before the other.
///
/// `standing` tells where a member stands in a pool before the game. A member without a game
/// there stands at [`Standing::start`]. It is asked for the two players alone. The European rating
/// follows from games of two people on 19×19 alone: so the EGF rates.
///
/// ```
/// use tengen_rating::gor::Class;
/// use tengen_rating::{
///     End, Facts, MemberId, Played, Pool, Score, Size, Speed, Standing, State, rate,
/// };
///
/// let facts = Facts::even(Size::Nineteen, Speed::Live, Score::Won, End::Counted);
/// let played = Played { black: MemberId(1), white: MemberId(2), facts };
/// let rows = rate(1, 0, &played, Class::D, |_, pool| Standing::start(pool, None));
/// assert_eq!((rows[0].member, rows[0].pool), (MemberId(1), Pool::Overall));
/// assert!(rows[0].after.state.rating() > State::START.rating());
/// assert_eq!(rows[0].expected.of_hundred(), 50);
/// ```
#[must_use]
pub fn rate(
    seq: u64,
    at: u64,
    played: &Played,
    class: Class,
    standing: impl Fn(MemberId, Pool) -> Standing,
) -> Vec<Rated> {
    let facts = &played.facts;
    let ahead = HeadStart::of(facts.terms);
    let stones = gor::handicap(facts.terms.handicap);
    let [black_program, white_program] = facts.programs;
    let black = (played.black, black_program, ahead, stones, facts.score);
    let white = (played.white, white_program, -ahead, -stones, facts.score.other());
    let european = facts.terms.size == Size::Nineteen && facts.programs == [false; 2];

    let mut rows = Vec::with_capacity(4);
    for ((member, program, head_start, stones, score), (opponent, other_program, ..)) in
        [(black, white), (white, black)]
    {
        let touched = Pool::touched(facts.terms.size, facts.speed, program, other_program);
        for pools in touched {
            let own = standing(member, pools.own);
            let other = standing(opponent, pools.other);
            let (before, met) = (own.state_at(at), other.state_at(at));
            let game = Opponent::ahead(&met, -head_start);
            let gor = match (own.gor, other.gor) {
                (Some(mine), Some(theirs)) if european => {
                    Some(gor::change(mine, theirs, stones, score, class))
                }
                _ => None,
            };
            rows.push(Rated {
                seq,
                at,
                member,
                pool: pools.own,
                before,
                after: Standing {
                    state: glicko::update(&before, &[(game, score)], 0),
                    // Clocks of two machines may differ; time does not go back for a standing.
                    at: own.at.max(Some(at)),
                    games: own.games.saturating_add(1),
                    gor: gor.map_or(own.gor, |change| Some(change.after)),
                },
                opponent: met.rating(),
                as_with: game.rating,
                head_start,
                expected: glicko::expected(&before, game),
                score,
                gor,
            });
        }
    }
    rows
}
