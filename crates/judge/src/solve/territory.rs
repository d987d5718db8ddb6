//! The smallest boards under Japanese rules, where territory and prisoners count.
//!
//! The model: play goes on until two passes in a row. Then every chain is
//! [confirmed](fn@confirm) in hypothetical play over the whole board, the dead are taken off, and
//! the score is counted as it stands, eyes in seki not at all; nobody resumes. There is no
//! superko. Who loses more stones in a cycle than he takes has to leave it; a cycle in which both
//! lose as many goes on, and is no result.
//!
//! What is still to be won from a position depends on the position alone, on whose turn it is, on
//! a ko just taken and on whether the last move was a pass. So it is found at once for all that
//! can arise: nothing is known at first, then each position is worth what its best move leads to,
//! until nothing changes any more. No result counts once as the worst for Black and once as the
//! best. Where both come to the same, cycles do not matter.

use super::grid::points;
use super::problem::Problem;
use super::search::PASS;
use super::solver::{SHOWN, Solution, Unsolved};
use super::stones::Stones;
use crate::confirm::{Confirmed, Unconfirmed, confirm};
use std::collections::HashMap;
use tengen_rules::{Board, Color, Extras, Point, PointSet, Scoring, Settlement, count};

/// The most points a board may have: with more, there is too much to confirm.
pub const MOST: usize = 8;

/// More than there is to win on a board: without end.
const ENDLESS: i32 = 1000;

/// How many positions the confirmation of one chain may read.
const READ: usize = 1 << 20;

/// All that what is to come depends on, but for what was won so far.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
struct State {
    stones: Stones,
    to_move: Color,
    /// The point that may not be played because a ko was taken there.
    ko: Option<u8>,
    passed: bool,
}

/// What a move leads to.
#[derive(Clone, Copy, Debug)]
enum Next {
    /// A state, by its number, after so many prisoners more for Black than for White.
    State(u32, i32),
    /// The end of the game, with a margin for Black.
    End(i32),
}

struct Territory<'a> {
    problem: &'a Problem,
    scoring: Scoring,
    /// A state for all its reflections.
    numbers: HashMap<State, u32>,
    states: Vec<State>,
    moves: Vec<Vec<(u8, Next)>>,
    /// The margin when play stops, for one of the reflections.
    ends: HashMap<Stones, i32>,
}

/// Solves a problem in which territory is counted by `scoring`.
pub(super) fn solve(problem: &Problem, scoring: Scoring) -> Result<Solution, Unsolved> {
    let (numbers, ends) = (HashMap::new(), HashMap::new());
    let (states, moves) = (Vec::new(), Vec::new());
    let mut territory = Territory { problem, scoring, numbers, states, moves, ends };
    territory.solve().map_err(Unsolved::Confirmation)?.ok_or(Unsolved::LongCycle)
}

impl Territory<'_> {
    /// The solution; `None` if it hangs on what a long cycle is worth.
    fn solve(&mut self) -> Result<Option<Solution>, Unconfirmed> {
        let turn = self.problem.question.turn;
        let stones = self.problem.question.trail.newest().stones;
        let (to_move, ko, passed) = (turn.to_move, turn.ko, turn.passed);
        let start = State { stones, to_move, ko, passed };
        let taken = self.problem.prisoners;
        if self.problem.is_over() {
            let margin = taken + self.end(stones)?;
            return Ok(Some(Solution { low: margin, high: margin, line: Vec::new(), nodes: 1 }));
        }
        self.number(start);
        while let Some(state) = self.states.get(self.moves.len()).copied() {
            let moves = self.moves_of(state)?;
            self.moves.push(moves);
        }
        let [worst, best] = [-ENDLESS, ENDLESS].map(|cycle| self.settle(cycle));
        if worst[0] != best[0] || worst[0].abs() == ENDLESS {
            return Ok(None);
        }
        let (low, high) = (taken + worst[0], taken + best[0]);
        let nodes = self.states.len() as u64;
        let line = self.line(start, &worst)?;
        Ok(Some(Solution { low, high, line, nodes }))
    }

    fn number(&mut self, state: State) -> u32 {
        // The ko has a say in which reflection comes first: some leave the stones as they are.
        let reflected = self.problem.question.grid.symmetries.iter().map(|symmetry| {
            let stones = state.stones.map(|points| symmetry.map(points));
            (stones, state.ko.map(|p| symmetry.to[usize::from(p)]))
        });
        let (stones, ko) = reflected.min().unwrap_or((state.stones, state.ko));
        let state = State { stones, ko, ..state };
        let states = &mut self.states;
        *self.numbers.entry(state).or_insert_with(|| {
            states.push(state);
            states.len() as u32 - 1
        })
    }

    /// The moves of a state, the pass first.
    fn moves_of(&mut self, state: State) -> Result<Vec<(u8, Next)>, Unconfirmed> {
        let State { stones, to_move, ko, passed } = state;
        let pass = if passed {
            Next::End(self.end(stones)?)
        } else {
            let next = State { stones, to_move: !to_move, ko: None, passed: true };
            Next::State(self.number(next), 0)
        };
        let mut moves = vec![(PASS, pass)];
        for play in points(self.problem.question.grid.full & !stones.occupied()) {
            let played = stones.play(&self.problem.question.grid, to_move, play);
            if ko == Some(play) || played.lost != 0 {
                continue;
            }
            let taken = played.taken.count_ones() as i32;
            let prisoners = if to_move == Color::Black { taken } else { -taken };
            let (stones, ko) = (played.stones, played.ko);
            let next = State { stones, to_move: !to_move, ko, passed: false };
            moves.push((play, Next::State(self.number(next), prisoners)));
        }
        Ok(moves)
    }

    /// Black's margin when play stops here, but for the prisoners taken before.
    fn end(&mut self, stones: Stones) -> Result<i32, Unconfirmed> {
        let grid = &self.problem.question.grid;
        let (stones, _) = grid.first(stones);
        if let Some(known) = self.ends.get(&stones) {
            return Ok(*known);
        }
        let size = self.problem.board().size();
        let stone = |color| {
            let held = points(stones.of(color)).filter_map(|p| size.at(p.into()));
            held.map(move |p| (color, p))
        };
        let all: Vec<_> = Color::BOTH.into_iter().flat_map(stone).collect();
        // Play leaves no chain without a liberty.
        let board = Board::with_stones(size, all).unwrap_or_else(|_| Board::new(size));
        let (nowhere, mut dead) = (PointSet::new(size), PointSet::new(size));
        for p in size.points().filter(|p| board.chain_id(*p) == Some(*p)) {
            if confirm(&board, &nowhere, p, READ)? == Confirmed::Dead {
                dead.extend(board.chain(p));
            }
        }
        let settlement = Settlement { dead, seki: None };
        let counted = count(&board, &self.scoring, &settlement, &Extras::default());
        let margin = counted.margin().to_halves() / 2;
        self.ends.insert(stones, margin);
        Ok(margin)
    }

    /// What is still to be won by Black in each state, if no result is worth `cycle`.
    fn settle(&self, cycle: i32) -> Vec<i32> {
        let mut worth = vec![cycle; self.states.len()];
        loop {
            let mut changed = false;
            for (number, state) in self.states.iter().enumerate().rev() {
                let values = self.moves[number].iter().map(|(_, next)| value(*next, &worth));
                let best = match state.to_move {
                    Color::Black => values.max(),
                    Color::White => values.min(),
                };
                let best = best.unwrap_or(cycle);
                changed |= best != worth[number];
                worth[number] = best;
            }
            if !changed {
                return worth;
            }
        }
    }

    /// Best play from a state, as far as it does not repeat itself.
    fn line(&mut self, start: State, worth: &[i32]) -> Result<Vec<Option<Point>>, Unconfirmed> {
        let size = self.problem.board().size();
        let (mut state, mut line, mut seen) = (start, Vec::new(), vec![start]);
        while line.len() < SHOWN {
            let moves = self.moves_of(state)?;
            // A pass before a play that is worth as much: so it comes to an end.
            let best = moves.into_iter().min_by_key(|(_, next)| match state.to_move {
                Color::Black => -value(*next, worth),
                Color::White => value(*next, worth),
            });
            let Some((play, next)) = best else { break };
            line.push(size.at(play.into()).filter(|_| play != PASS));
            if let Next::End(_) = next {
                break;
            }
            let State { stones, to_move, .. } = state;
            state = if play == PASS {
                State { stones, to_move: !to_move, ko: None, passed: true }
            } else {
                let played = stones.play(&self.problem.question.grid, to_move, play);
                let (stones, ko) = (played.stones, played.ko);
                State { stones, to_move: !to_move, ko, passed: false }
            };
            if seen.contains(&state) {
                break;
            }
            seen.push(state);
        }
        Ok(line)
    }
}

/// What a move is worth to Black, when states are worth so much.
fn value(next: Next, worth: &[i32]) -> i32 {
    match next {
        Next::End(margin) => margin,
        Next::State(number, prisoners) => {
            (worth[number as usize] + prisoners).clamp(-ENDLESS, ENDLESS)
        }
    }
}
