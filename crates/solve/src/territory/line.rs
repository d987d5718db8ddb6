//! Best play, once all values are known.

use super::positions::turned;
use super::states::States;
use super::values::{Bounds, Value};
use crate::grid::points;
use crate::search::PASS;
use crate::solver::SHOWN;
use crate::stones::Stones;
use std::cmp::Reverse;
use tengen_rules::Color;

/// The results of all positions if play stops there.
pub(super) struct Ends {
    /// The margin of the side that has the turn.
    pub(super) margins: Vec<i8>,
    /// The dead stones of the other side.
    pub(super) white_dead: Vec<u16>,
}

/// A state of the game with its colours.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) struct Turn {
    pub(super) stones: Stones,
    pub(super) to_move: Color,
    /// The point that may not be played because a ko was taken there.
    pub(super) ko: Option<u8>,
    pub(super) passed: bool,
}

/// A move, or [`PASS`].
#[derive(Clone, Copy, Debug)]
struct Move {
    play: u8,
    taken: u32,
    /// The state after it; `None` if the move ends the game.
    after: Option<Turn>,
}

/// The tables that best play depends on.
pub(super) struct Best<'a> {
    pub(super) states: &'a States<'a>,
    pub(super) ends: &'a Ends,
    pub(super) values: &'a [Value],
}

impl Best<'_> {
    /// The points that the side with the turn can still win.
    pub(super) fn worth(&self, turn: Turn) -> Bounds {
        let ko = turn.ko.map_or(0, |p| 1 << p);
        let (state, _) = self.states.number(seen_by(turn.to_move, turn.stones), ko);
        let value = self.values[state as usize];
        if turn.passed { value.passed } else { value.played }
    }

    /// Best play from a state of known value, as far as no state repeats.
    ///
    /// Each side keeps the value it has for certain, with every value that a cycle may be given. So
    /// every state on the way has a known value. Among moves of equal value, a play comes before a
    /// pass, unless its stone would only be one more dead one.
    pub(super) fn line(&self, start: Turn) -> Vec<u8> {
        let (mut turn, mut line, mut seen) = (start, Vec::new(), vec![start]);
        while line.len() < SHOWN {
            let won = self.worth(turn).low;
            let is_new = |m: &Move| m.after.is_none_or(|after| !seen.contains(&after));
            let moves = self.moves(turn).into_iter();
            let best = moves.filter(|m| self.won_by(turn, m).low == won && is_new(m));
            let Some(best) = best.min_by_key(|m| self.rank(turn, m)) else { break };
            line.push(best.play);
            let Some(after) = best.after else { break };
            seen.push(after);
            turn = after;
        }
        line
    }

    fn moves(&self, turn: Turn) -> Vec<Move> {
        let Turn { stones, to_move, ko, passed } = turn;
        let grid = self.states.grid;
        let after = Turn { stones, to_move: !to_move, ko: None, passed: true };
        let mut moves = vec![Move { play: PASS, taken: 0, after: Some(after).filter(|_| !passed) }];
        for play in points(grid.full & !stones.occupied()).filter(|p| ko != Some(*p)) {
            let played = stones.play(grid, to_move, play);
            if played.lost == 0 {
                let after = Turn { stones: played.stones, ko: played.ko, passed: false, ..after };
                moves.push(Move { play, taken: played.taken.count_ones(), after: Some(after) });
            }
        }
        moves
    }

    /// The points that a move wins in the end.
    fn won_by(&self, turn: Turn, chosen: &Move) -> Bounds {
        match chosen.after {
            Some(after) => self.worth(after).before(chosen.taken),
            None => {
                let stones = seen_by(turn.to_move, turn.stones);
                let (position, _) = self.states.positions.number(stones);
                Bounds::of(self.ends.margins[position as usize])
            }
        }
    }

    /// The rank among moves of equal value: plays whose stones would stand if play stopped come
    /// first, those of better shape before others. Then comes a pass, then other plays.
    fn rank(&self, turn: Turn, chosen: &Move) -> (u8, Reverse<i32>) {
        let Move { play, after: Some(Turn { stones, .. }), .. } = *chosen else {
            return (1, Reverse(0));
        };
        if play == PASS {
            return (1, Reverse(0));
        }
        let (position, symmetry) = self.states.positions.number(seen_by(!turn.to_move, stones));
        let grid = self.states.grid;
        let stone = grid.symmetries[usize::from(symmetry)].map(1 << play) as u16;
        let dead = self.ends.white_dead[position as usize] & stone != 0;
        (if dead { 2 } else { 0 }, Reverse(stones.worth(grid, turn.to_move)))
    }
}

/// The stones as seen by a side that calls itself Black.
fn seen_by(color: Color, stones: Stones) -> Stones {
    if color == Color::Black { stones } else { turned(stones) }
}
