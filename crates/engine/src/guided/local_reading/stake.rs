//! The stones of a part whose fate depends on the side that moves first, kos considered.

use super::Effort;
use crate::GameState;
use tengen_judge::{Enclosure, Extent, Fight, Grade, Graded};
use tengen_rules::{Board, Color, Point, PointSet};

/// Chains of fewer stones are not looked at.
const LEAST_STONES: usize = 3;
/// A region with at most this many empty points is small.
const SMALL: usize = 11;
/// The most positions looked at in one fight.
const POSITIONS: u64 = 20_000;
/// How many positions of fights are looked at in a second, half of what a core was seen to do. A
/// fight does not look at the clock, so that it is given only as many as there is time for.
const FIGHTS_A_SECOND: f64 = 40_000.0;

/// The gain of the side to move for a chain if it moves first.
#[derive(Clone, Copy, Debug, PartialEq)]
pub(super) struct Stake {
    /// One of the stones.
    pub(super) stone: Point,
    grade: Grade,
    ko: bool,
    /// How many points more it is worth to move first than second, a ko by its chances.
    pub(super) swing: i32,
    /// The first move.
    pub(super) play: Point,
}

impl Stake {
    /// The greatest stake among the largest chains of both sides in a part that is shut off.
    /// `effort` goes down by the number of positions looked at.
    pub(super) fn of(state: &GameState, cells: &PointSet, effort: &mut Effort) -> Option<Stake> {
        let board = state.board();
        let largest = |color: Color| {
            let stones = cells.iter().filter(|p| board.get(*p) == Some(color));
            stones.max_by_key(|p| board.chain_len(*p))
        };
        let stones = Color::BOTH.into_iter().filter_map(largest);
        let stones = stones.filter(|p| board.chain_len(*p) >= LEAST_STONES);
        let stakes: Vec<Stake> =
            stones.filter_map(|stone| Stake::of_chain(state, cells, stone, effort)).collect();
        stakes.into_iter().max_by_key(|stake| stake.swing)
    }

    fn of_chain(
        state: &GameState,
        cells: &PointSet,
        stone: Point,
        effort: &mut Effort,
    ) -> Option<Stake> {
        let (board, color) = (state.board(), state.to_move());
        let first = settle(board, cells, stone, (color, state.line().ko()), effort)?;
        let second = settle(board, cells, stone, (!color, None), effort)?;
        let gain = chances(first.grade) - chances(second.grade.other());
        // With the chain goes the ground it stands on.
        let points = (cells.len() + board.chain_len(stone)) as i32;
        let ko = gain % 3 != 0;
        let stake =
            Stake { stone, grade: first.grade, ko, swing: points * gain / 3, play: first.play? };
        (stake.swing > 0).then_some(stake)
    }

    /// Whether a ko is in it.
    pub(super) fn is_ko(&self) -> bool {
        self.ko
    }

    /// Whether the first move settles it, no matter how kos end.
    pub(super) fn is_sure(&self) -> bool {
        self.grade == Grade::Yes
    }

    /// Whether the gain is there already, with the other side to move next.
    pub(super) fn is_kept(
        &self,
        board: &Board,
        cells: &PointSet,
        turn: (Color, Option<Point>),
        effort: &mut Effort,
    ) -> bool {
        let answer = settle(board, cells, self.stone, turn, effort);
        answer.is_some_and(|answer| answer.grade.other() >= self.grade)
    }
}

/// Whether a play into a small region of the other side changes nothing for the stones around it.
/// Their fates do not depend on the side that moves first then. The answer is as good as a look at
/// `effort` tells.
pub(in crate::guided) fn is_idle(
    state: &GameState,
    play: Point,
    ownership: &[i8],
    effort: &mut Effort,
) -> bool {
    let (board, color) = (state.board(), state.to_move());
    let place = board.region(play, |p| board.is_empty(p));
    let around = place.iter().flat_map(|p| board.neighbours(p)).filter(|p| board.get(*p).is_some());
    let around = PointSet::of(board.size(), around);
    if place.len() > SMALL || around.iter().any(|p| board.get(p) == Some(color)) {
        return false;
    }
    let shares: Vec<f32> = ownership.iter().map(|share| f32::from(*share) / 127.0).collect();
    let around = around.iter().filter_map(|p| board.chain_id(p));
    PointSet::of(board.size(), around).iter().all(|stone| {
        let Some(part) = Enclosure::expected_around(board, &[stone], &shares, Extent::Close) else {
            return false;
        };
        let mut settle = |turn, ko| fight(&part, stone, (turn, ko), effort);
        let first = settle(color, state.line().ko());
        let second = settle(!color, None);
        first.zip(second).is_some_and(|(first, second)| first.grade == second.grade.other())
    })
}

/// How far the side that moves first in a part gets its way with a chain, by a fight.
fn settle(
    board: &Board,
    cells: &PointSet,
    stone: Point,
    (turn, ko): (Color, Option<Point>),
    effort: &mut Effort,
) -> Option<Graded> {
    let outside = |p: &Point| !cells.contains(*p) && board.get(*p).is_some();
    let standing = PointSet::of(board.size(), board.size().points().filter(outside));
    let part = Enclosure::around(board, stone, &standing)?;
    fight(&part, stone, (turn, ko), effort)
}

fn fight(
    part: &Enclosure,
    stone: Point,
    (turn, ko): (Color, Option<Point>),
    effort: &mut Effort,
) -> Option<Graded> {
    let in_time = (effort.left().as_secs_f64() * FIGHTS_A_SECOND) as u64;
    let most = POSITIONS.min(effort.nodes()).min(in_time);
    let mut left = most as usize;
    let found = Fight { part, stone, rival: None, turn, ko }.settle(&[], &mut left);
    effort.spend(most.saturating_sub(left as u64));
    found
}

/// In thirds.
fn chances(grade: Grade) -> i32 {
    match grade {
        Grade::No => 0,
        Grade::KoAfterThreat => 1,
        Grade::Ko => 2,
        Grade::Yes => 3,
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::Terms;
    use tengen_rules::{Score, presets};

    fn state(text: &str, to_move: Color) -> GameState {
        let rules = presets::CHINESE.clone();
        let terms = Terms { rules, komi: Score::ZERO, compensation: Score::ZERO };
        GameState::new(terms, Board::parse(text).unwrap(), to_move, [0; 2])
    }

    /// Black has six points in the corner and one liberty outside: White first, it is a ko.
    const SIX: &str = "
        . . . . . . .
        . . . . . . .
        . . . . . . .
        O O O O O O .
        X X X X . O .
        . . . X O O .
        . . . X O . .";

    #[test]
    fn a_ko_is_worth_a_part_of_what_it_is_about() {
        for (color, play, sure) in [(Color::Black, "B2", true), (Color::White, "B1", false)] {
            let state = state(SIX, color);
            let size = state.board().size();
            let inside = |p: &Point| size.column(*p) < 4 && size.row(*p) > 3;
            let inside = size.points().filter(inside).chain(size.parse("E3"));
            let cells = PointSet::of(size, inside);
            let stake = Stake::of(&state, &cells, &mut Effort::of(100_000)).unwrap();
            // Six stones and thirteen points, and a ko that one side needs a threat for.
            assert_eq!((stake.swing, size.name(stake.play)), (19 * 2 / 3, play.to_owned()));
            assert_eq!((stake.is_sure(), stake.is_ko()), (sure, true));
        }
    }

    #[test]
    fn a_play_is_idle_where_nothing_hangs_on_it() {
        let living = "
            . . . X O . .
            . . . X O . .
            X X X X O . .
            . . . X O . .
            . . . X O . .
            X X X X O . .
            O O O O O . .";
        for (text, play, idle) in [(living, "B6", true), (SIX, "B2", false)] {
            let state = state(text, Color::White);
            let size = state.board().size();
            let (ownership, play) = (vec![0; size.area()], size.parse(play).unwrap());
            assert_eq!(
                is_idle(&state, play, &ownership, &mut Effort::of(100_000)),
                idle,
                "{play:?}"
            );
        }
    }
}
