//! The network's estimate of the fate of some stones, as a grade.

use super::LifeReading;
use crate::guided::{Fate, Kos, bounds, fate};
use std::sync::atomic::AtomicBool;
use tengen_judge::{Grade, Graded};
use tengen_rules::{Color, Point};

/// With a larger share than this, stones live or die however the kos end.
const SURE: f64 = 0.3;
/// At most this share, with kos that come out even: then a ko decides...
const EVEN: f64 = 0.06;
/// ...if one side clearly wins it without threats: with a larger share than this.
const CLEAR: f64 = 0.15;
/// A pass that costs less of the share than this is as good as a move.
const SPARE: f64 = 0.1;

/// How far one side gets its way with some stones, by a search for nothing else.
pub(super) struct Estimate {
    pub(super) found: Graded,
    /// Whether a pass does as well as the move.
    pub(super) spare: bool,
    /// Whether the kos do not matter.
    pub(super) sure: bool,
}

impl Estimate {
    /// The estimate of the stones around `stone` if `first` moves first. None without a network, or
    /// if there is no stone.
    pub(super) fn of(reading: &LifeReading<'_>, stone: Point, first: Color) -> Option<Estimate> {
        let (network, board) = (reading.network?, reading.state.board());
        let sign = if board.get(stone)? == first { 1.0 } else { -1.0 };
        let state = reading.with_first(first);
        let search = |kos| {
            let never = AtomicBool::new(false);
            fate(network, &state, stone, kos, bounds(reading.effort.visits, &never)).ok()?
        };
        let told = |grade: Grade, fate: &Fate, sure: bool| {
            let play = fate.moves.first().and_then(|(point, _)| *point);
            let passing = fate.passing.map_or(-1.0, |share| sign * share);
            let spare = passing > sign * fate.share - SPARE;
            Estimate { found: Graded { grade, play }, spare, sure }
        };
        let even = search(Kos::Even)?;
        let level = sign * even.share;
        if level.abs() > SURE {
            return Some(told(if level > 0.0 { Grade::Yes } else { Grade::No }, &even, true));
        }
        let fate = search(Kos::Threatless)?;
        let share = sign * fate.share;
        let grade = match (level.abs() <= EVEN && share.abs() > CLEAR, share > 0.0) {
            (true, true) => Grade::Ko,
            (true, false) => Grade::KoAfterThreat,
            (false, true) => Grade::Yes,
            (false, false) => Grade::No,
        };
        Some(told(grade, &fate, false))
    }
}
