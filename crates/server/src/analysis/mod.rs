//! What a game's positions are worth: judged in the background, for whoever looks.
//!
//! An [`Analyst`] judges one position at a time. `Studies` are the games somebody wants
//! judged, with what is known of them; one task works through them while a core is free of
//! computer players, and rests when nobody looks.

mod course;
mod network;
mod studies;
mod work;

pub use course::{Course, Leg};
pub use network::NetworkAnalyst;
pub(crate) use network::knows;
pub(crate) use studies::{Looker, News, Studies};
pub(crate) use work::work;

use serde::Serialize;
use std::time::Duration;
use tengen_engine::{GameState, Limits};
use tengen_rules::{Color, Size};

/// How closely a position is looked at: every position of a game by the first, then by the
/// second; the one a person is looking at by all.
pub(crate) const DEPTHS: [Limits; 3] = [depth(16, 1), depth(100, 2), depth(800, 6)];

/// How many of them every position of a game is worth.
const EVERYWHERE: usize = 2;

const fn depth(visits: u64, seconds: u64) -> Limits {
    Limits { time: Some(Duration::from_secs(seconds)), playouts: Some(visits) }
}

/// Somebody who can judge positions.
pub trait Analyst: Send + Sync {
    /// Whether it knows boards of this size.
    fn knows(&self, size: Size) -> bool;

    /// Judges the position where `walk` stands, within the limits; `None` if `stop` became true
    /// before it was done. It may take as long as the limits say, on the thread that asks.
    fn judge(&self, walk: &GameState, limits: Limits, stop: &dyn Fn() -> bool)
    -> Option<Judgement>;
}

/// What an analyst says of a position. Everything is seen from Black's side.
#[derive(Clone, Debug, PartialEq, Serialize)]
#[serde(rename_all = "camelCase")]
pub struct Judgement {
    /// Whose move it is.
    pub to_move: Color,
    /// Positions looked at.
    pub visits: u64,
    /// Black's probability of winning, from 0 to 1.
    pub black: f64,
    /// How many points Black is ahead, komi included.
    pub lead: f64,
    /// The moves that were looked at most, the best first.
    pub moves: Vec<Hint>,
    /// Whose each point will be, row by row from the top left: a letter from `a`, surely
    /// White's, through `k`, open, to `u`, surely Black's.
    pub ownership: Vec<String>,
}

/// A move that was looked at. Everything is seen from Black's side.
#[derive(Clone, Debug, PartialEq, Serialize)]
pub struct Hint {
    /// Where; none is a pass.
    pub p: Option<String>,
    /// How often it was tried.
    pub visits: u64,
    /// Black's probability of winning after it, from 0 to 1.
    pub black: f64,
    /// How many points Black is ahead after it.
    pub lead: f64,
    /// How play would go on, this move first.
    pub line: Vec<Option<String>>,
}
