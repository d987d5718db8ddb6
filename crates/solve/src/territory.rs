//! Which margin has a position under Japanese rules, where territory and prisoners count? The
//! answer is exact for the model below.
//!
//! Play goes on until two passes in a row. Then hypothetical play over the whole board confirms
//! every chain, by the same rules as `tengen_judge::confirm`. The dead are taken off and the score
//! is counted as it stands, without eyes in seki. Neither side resumes play. There is no superko. A
//! side that loses more stones in a cycle than it takes has to leave it. A cycle in which both
//! sides lose equally many goes on, and is no result.
//!
//! There is no search: results are found backwards, for all positions of the board together
//! ([`States`]). The first results are the dead stones ([`Fates`]), the next ones the points still
//! to be won ([`values`]).

mod area;
mod fates;
mod line;
mod positions;
mod states;
#[cfg(test)]
mod tests;
mod values;

use super::grid::points;
use super::problem::Problem;
use super::solver::{Solution, Unsolved};
use super::stones::Stones;
use super::watch::Watch;
use fates::Fates;
use line::{Best, Ends, Turn};
use positions::Positions;
use states::States;
use tengen_rules::{Board, Color, Extras, PointSet, Scoring, Settlement, Size, count};
use values::values;

/// The most points a board may have: a table has an entry for every drawing of one.
pub const MOST: usize = 16;

/// Solves a problem in which territory is counted by `scoring`.
pub(super) fn solve(
    problem: &Problem,
    scoring: Scoring,
    threads: usize,
    watch: &Watch,
) -> Result<Solution, Unsolved> {
    let limit = 2 * problem.question.grid.area();
    let bounds = (problem.prisoners - limit, problem.prisoners + limit);
    watch.set_bounds(bounds.0, bounds.1);
    let positions = Positions::of(&problem.question.grid);
    let states = States::of(positions);
    watch.count(states.len() as u64);
    let stopped =
        Solution { low: bounds.0, high: bounds.1, line: Vec::new(), nodes: watch.nodes() };
    let Some(fates) = Fates::of(states, watch) else { return Ok(stopped) };
    let territory = Territory { problem, scoring, fates, threads, watch };
    let solved = territory.solve()?;
    Ok(solved.unwrap_or(stopped))
}

struct Territory<'a> {
    problem: &'a Problem,
    scoring: Scoring,
    fates: Fates<'a>,
    threads: usize,
    watch: &'a Watch,
}

impl Territory<'_> {
    /// `None` if the solver was stopped.
    fn solve(&self) -> Result<Option<Solution>, Unsolved> {
        let states = &self.fates.states;
        let (size, taken) = (self.problem.board().size(), self.problem.prisoners);
        let turn = self.problem.question.turn;
        let stones = self.problem.question.trail.newest().stones;
        let start = Turn { stones, to_move: turn.to_move, ko: turn.ko, passed: turn.passed };
        if self.problem.is_over() {
            let (position, _) = states.positions.number(stones);
            let margin = self.end(position)?;
            return Ok(margin.map(|margin| {
                let (margin, nodes) = (taken + i32::from(margin), self.watch.nodes());
                Solution { low: margin, high: margin, line: Vec::new(), nodes }
            }));
        }
        let Some(ends) = self.ends()? else { return Ok(None) };
        let Some(values) = values(states, &ends.margins, self.watch) else { return Ok(None) };
        let best = Best { states, ends: &ends, values: &values };
        let worth = best.worth(start);
        if worth.low != worth.high {
            return Err(Unsolved::LongCycle);
        }
        let won = i32::from(worth.low);
        let margin = taken + if start.to_move == Color::Black { won } else { -won };
        let line = best.line(start).into_iter().map(|play| size.at(play.into()));
        let (line, nodes) = (line.collect(), self.watch.nodes());
        Ok(Some(Solution { low: margin, high: margin, line, nodes }))
    }

    /// The margin of each position if play stops there; `None` if the solver was stopped.
    fn ends(&self) -> Result<Option<Ends>, Unsolved> {
        let states = &self.fates.states;
        let all: Vec<u32> = (0..states.positions.all.len() as u32).collect();
        let dead = self.fates.white_dead(&all, self.threads, self.watch);
        let end = |white_dead: Vec<u16>| {
            let dead = |position: u32| white_dead[position as usize];
            let margins = all.iter().map(|position| self.margin(*position, dead)).collect();
            Ends { margins, white_dead }
        };
        Ok(dead.map_err(Unsolved::Thread)?.map(end))
    }

    /// The margin of Black if play stops in one position; `None` if the solver was stopped.
    fn end(&self, position: u32) -> Result<Option<i8>, Unsolved> {
        let both = [position, self.fates.states.turned(position).0];
        let dead = self.fates.white_dead(&both, self.threads, self.watch);
        let end =
            |dead: Vec<u16>| self.margin(position, |asked| dead[usize::from(asked != position)]);
        Ok(dead.map_err(Unsolved::Thread)?.map(end))
    }

    /// Black's margin if play stops in a position. `white_dead` gives White's dead stones for it,
    /// and for the same position with the colours changed.
    fn margin(&self, position: u32, white_dead: impl Fn(u32) -> u16) -> i8 {
        let states = &self.fates.states;
        let (turned, back) = states.turned(position);
        let dead = white_dead(position)
            | states.grid.symmetries[usize::from(back)].map(white_dead(turned).into()) as u16;
        let size = self.problem.board().size();
        let board = board(size, states.positions.all[position as usize]);
        let dead = points(dead.into()).filter_map(|p| size.at(p.into()));
        let settlement = Settlement { dead: PointSet::of(size, dead), seki: None };
        let counted = count(&board, &self.scoring, &settlement, &Extras::default());
        (counted.margin().to_halves() / 2) as i8
    }
}

/// A [`Board`] with the stones of a position.
fn board(size: Size, stones: Stones) -> Board {
    let held = |color| {
        let held = points(stones.of(color)).filter_map(|p| size.at(p.into()));
        held.map(move |p| (color, p))
    };
    // Play leaves no chain without a liberty.
    Board::with_stones(size, Color::BOTH.into_iter().flat_map(held))
        .unwrap_or_else(|_| Board::new(size))
}
