//! Glicko-2: the effect of games on a rating, and the effect of absence.
//!
//! Source: Mark Glickman, "Example of the Glicko-2 system" (2013); the numbers of steps below are
//! its. The system constant τ is 0.5. The paper gathers games in periods. Here every game is a
//! period of no length, so that a rank moves as soon as a game ends. The length counts by itself:
//! before a game the deviation grows with the days since the last one ([`aged`]). The pace is such
//! that a deviation of 60 is back at 110, provisional, after a year.

use crate::head_start::HeadStart;
use crate::points::{Chance, Points};
use crate::scale;
use crate::score::Score;
use crate::state::State;

/// Points of a rating for one unit of the paper's own scale.
const SCALE: f64 = 173.7178;
/// The rating at which that scale has its zero.
const CENTRE: f64 = 1500.0;
/// The system constant, τ: how fast volatility changes.
const TAU: f64 = 0.5;
/// The change of ln σ² at which the search for σ ends. The paper's 10⁻⁶ would leave a trace of the
/// search's path in the digits that are kept.
const CLOSE: f64 = 1e-11;
/// Rating periods in a day.
const PERIODS_A_DAY: f64 = 0.21436;
const DAY: f64 = 24.0 * 60.0 * 60.0 * 1000.0;

/// An opponent as one game meets them.
///
/// The numbers need not be within the bounds of a [`State`]: the rating is brought into them, and
/// the deviation between 0 and [`State::UNKNOWN`].
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Opponent {
    /// Their rating.
    pub rating: Points,
    /// Its standard deviation.
    pub deviation: Points,
}

impl Opponent {
    /// Somebody who is as strong as `state` says and has a head start besides.
    #[must_use]
    pub fn ahead(state: &State, by: HeadStart) -> Self {
        Opponent { rating: scale::ahead(state.rating(), by), deviation: state.deviation() }
    }

    /// Rating and deviation on the paper's scale, μ and φ.
    fn scaled(&self) -> (f64, f64) {
        let rating = self.rating.clamp(State::LOWEST, State::HIGHEST);
        (to_scale(rating), self.deviation.clamp(Points::new(0), State::UNKNOWN).value() / SCALE)
    }
}

impl From<State> for Opponent {
    fn from(state: State) -> Self {
        Opponent::ahead(&state, HeadStart::NONE)
    }
}

fn to_scale(rating: Points) -> f64 {
    (rating.value() - CENTRE) / SCALE
}

/// The paper's g: a game against somebody who is little known counts for less.
fn weight(deviation: f64) -> f64 {
    let pi_squared = core::f64::consts::PI * core::f64::consts::PI;
    1.0 / libm::sqrt(1.0 + 3.0 * deviation * deviation / pi_squared)
}

fn logistic(x: f64) -> f64 {
    1.0 / (1.0 + libm::exp(-x))
}

/// The chance to win against an opponent, in which both deviations count.
///
/// [`update`] itself leaves the player's own deviation out, as the paper does. With both, the
/// chances of the two players add up to one in a game without a head start. Source: Glickman, "The
/// Glicko system" (1999), on the outcome of a future game.
///
/// ```
/// use tengen_rating::{State, glicko};
///
/// assert_eq!(glicko::expected(&State::START, State::START.into()).of_hundred(), 50);
/// ```
#[must_use]
pub fn expected(state: &State, opponent: Opponent) -> Chance {
    let (other, other_deviation) = opponent.scaled();
    let own_deviation = state.deviation().value() / SCALE;
    let both = libm::sqrt(own_deviation * own_deviation + other_deviation * other_deviation);
    Chance::rounded(logistic(weight(both) * (to_scale(state.rating()) - other)))
}

/// The state after a time without games, in milliseconds: the deviation is larger, up to
/// [`State::UNKNOWN`]. Rating and volatility stay (step 6).
///
/// ```
/// use tengen_rating::{Points, State, glicko};
///
/// let state = State::new(Points::new(1500), Points::new(60), 60_000_000)?;
/// let year = 365 * 24 * 60 * 60 * 1000;
/// assert_eq!(glicko::aged(&state, year).deviation().value().round(), 110.0);
/// # Ok::<(), tengen_rating::StateError>(())
/// ```
#[must_use]
pub fn aged(state: &State, elapsed: u64) -> State {
    let periods = elapsed as f64 / DAY * PERIODS_A_DAY;
    let deviation = grown(state.deviation().value() / SCALE, state.volatility_value(), periods);
    // A time too short to be seen must not round the deviation down.
    let deviation = Points::rounded(deviation * SCALE).clamp(state.deviation(), State::UNKNOWN);
    state.with_deviation(deviation)
}

fn grown(deviation: f64, volatility: f64, periods: f64) -> f64 {
    libm::sqrt(deviation * deviation + periods * volatility * volatility)
}

/// The state after some games that count as played at once (steps 2 to 8).
///
/// `periods` is how much time the games themselves stand for, in rating periods. With 1 this is the
/// paper's system; with 0 nothing but the games moves the deviation.
///
/// ```
/// use tengen_rating::glicko::{Opponent, update};
/// use tengen_rating::{Points, Score, State};
///
/// // The paper's example.
/// let player = State::new(Points::new(1500), Points::new(200), 60_000_000)?;
/// let met = |rating, deviation| Opponent {
///     rating: Points::new(rating),
///     deviation: Points::new(deviation),
/// };
/// let games =
///     [(met(1400, 30), Score::Won), (met(1550, 100), Score::Lost), (met(1700, 300), Score::Lost)];
/// let after = update(&player, &games, 1);
/// assert!((after.rating().value() - 1464.06).abs() < 0.01);
/// assert!((after.deviation().value() - 151.52).abs() < 0.01);
/// # Ok::<(), tengen_rating::StateError>(())
/// ```
#[must_use]
pub fn update(state: &State, games: &[(Opponent, Score)], periods: u32) -> State {
    let rating = to_scale(state.rating());
    let deviation = state.deviation().value() / SCALE;
    let periods = f64::from(periods);

    if games.is_empty() {
        let deviation = grown(deviation, state.volatility_value(), periods);
        return State::rounded(state.rating().value(), deviation * SCALE, state.volatility_value());
    }

    // Steps 3 and 4: what the results say, and how much they say.
    let (mut information, mut surprise) = (0.0, 0.0);
    for (opponent, score) in games {
        let (other, other_deviation) = opponent.scaled();
        let weight = weight(other_deviation);
        let (win, loss) =
            (logistic(weight * (rating - other)), logistic(weight * (other - rating)));
        information += weight * weight * win * loss;
        surprise += weight * (score.value() - win);
    }

    let volatility = new_volatility(
        state.volatility_value(),
        deviation,
        1.0 / information,
        surprise / information,
    );
    let before = grown(deviation, volatility, periods);
    let variance = 1.0 / (1.0 / (before * before) + information);
    let after = rating + variance * surprise;
    State::rounded(after * SCALE + CENTRE, libm::sqrt(variance) * SCALE, volatility)
}

/// Step 5: the volatility that fits the results best, by the paper's search (the Illinois
/// algorithm). `v` is the variance of the results, `delta` the change that they alone would make.
fn new_volatility(volatility: f64, deviation: f64, v: f64, delta: f64) -> f64 {
    let start = libm::log(volatility * volatility);
    let known = deviation * deviation + v;
    let slope = |x: f64| {
        let exp = libm::exp(x);
        let all = known + exp;
        exp * (delta * delta - all) / (2.0 * all * all) - (x - start) / (TAU * TAU)
    };

    let mut a = start;
    let mut b = if delta * delta > known {
        libm::log(delta * delta - known)
    } else {
        // The first term is above −½ and the second is 1/τ here, so the slope is above zero and the
        // paper's search for a further bound has nothing to do.
        start - TAU
    };
    let (mut at_a, mut at_b) = (slope(a), slope(b));
    // About ten steps are enough. The limit is for numbers at which rounding lets the two ends meet
    // no closer.
    for _ in 0..100 {
        if libm::fabs(b - a) <= CLOSE || at_a == at_b {
            break;
        }
        let c = a + (a - b) * at_a / (at_b - at_a);
        let at_c = slope(c);
        if at_c * at_b <= 0.0 {
            (a, at_a) = (b, at_b);
        } else {
            at_a /= 2.0;
        }
        (b, at_b) = (c, at_c);
    }
    libm::exp(a / 2.0)
}
