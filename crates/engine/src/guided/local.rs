//! What is still to be decided in small parts of the board, read to the end.
//!
//! A network knows little of sekis and other odd endings in corners, and believes so firmly what it
//! knows that a search does not look. Where a part is shut off by stones that stand anyway, it can
//! be read instead.

use super::outcome;
use super::search::Bounds;
use crate::Walk;
use std::collections::VecDeque;
use std::time::Instant;
use tengen_judge::parts;
use tengen_judge::solve::Part;
use tengen_rules::{Board, Color, Method, Point, PointSet};

/// The most positions looked at for one move: as many as take about a seventh of its time...
const NODES_A_SECOND: f64 = 300_000.0;
const NODES_A_VISIT: u64 = 45;
/// ...but no more than these.
const MOST_NODES: u64 = 600_000;
/// What a part must be worth to be played in: more than a neutral point or half a ko.
const LEAST_SWING: i32 = 3;
/// So many parts are remembered.
const REMEMBERED: usize = 32;
/// Stones around a part stand if the network is as sure of them as this, in 127ths.
const SURE: i8 = 100;

/// Play in a part of the board, or in several, where it matters who moves first.
#[derive(Clone, Debug, PartialEq)]
pub(super) struct Local {
    pub(super) cells: PointSet,
    /// How many points more it is worth to move first than second.
    pub(super) swing: i32,
    /// Black's margin if the side to move begins.
    margin: i32,
    /// Best play then. There is a first play.
    pub(super) line: Vec<Point>,
}

impl Local {
    /// Whether another play in the part comes to the same, as far as that is found by looking at
    /// `nodes` positions.
    pub(super) fn is_kept_by(&self, play: Point, walk: &Walk, nodes: &mut u64) -> bool {
        let (mut board, color) = (walk.board().clone(), walk.to_move());
        let Ok(played) = board.play(color, play) else { return false };
        let first = solve(&board, &self.cells, !color, played.ko, nodes);
        first.is_some_and(|first| first.margin == self.margin)
    }
}

/// So many positions may be looked at for one move within these bounds.
pub(super) fn nodes(bounds: &Bounds<'_>) -> u64 {
    let seconds = bounds.deadline.saturating_duration_since(Instant::now()).as_secs_f64();
    let visits = bounds.visits.saturating_mul(NODES_A_VISIT);
    visits.min((seconds * NODES_A_SECOND) as u64).min(MOST_NODES)
}

/// What was read lately.
#[derive(Debug, Default)]
pub(super) struct Locals {
    known: VecDeque<Read>,
}

/// What one part came to.
#[derive(Debug)]
struct Read {
    cells: PointSet,
    stones: Vec<Option<Color>>,
    ko: Option<Point>,
    /// Where Black moves first, and where White does.
    first: [First; 2],
}

/// Black's margin in a part, by area and by territory, and best play until somebody passes.
#[derive(Clone, Debug)]
struct First {
    margin: i32,
    territory: i32,
    line: Vec<Point>,
}

impl Locals {
    /// Where the side to move gains most by moving first. It is read as if area were counted; where
    /// territory is, what comes of it is compared by territory.
    pub(super) fn greatest(
        &mut self,
        walk: &Walk,
        ownership: &[i8],
        nodes: &mut u64,
    ) -> Option<Local> {
        if *nodes == 0 {
            return None;
        }
        let (board, color) = (walk.board(), walk.to_move());
        let sure = |p: Point| {
            let share = ownership.get(p.index()).copied().unwrap_or(0);
            match board.get(p) {
                Some(Color::Black) => share >= SURE,
                Some(Color::White) => share <= -SURE,
                None => true,
            }
        };
        let shut = |part: &PointSet| {
            let mut around = part.iter().flat_map(|p| board.neighbours(p));
            around.all(|q| part.contains(q) || sure(q))
        };
        let by_area = walk.terms().rules.scoring.method == Method::Area;
        let mut open = Vec::new();
        for cells in parts(board, &outcome::dead(walk, ownership)).into_iter().filter(shut) {
            let Some([black, white]) = self.read(walk, &cells, nodes) else { continue };
            let swing = if by_area {
                black.margin - white.margin
            } else {
                black.territory - white.territory
            };
            let First { margin, line, .. } = if color == Color::Black { black } else { white };
            if swing > 0 && !line.is_empty() {
                open.push(Local { cells, swing, margin, line });
            }
        }
        // Of two that are worth as much, the larger has more that may come of it.
        let greatest = open.iter().max_by_key(|local| (local.swing, local.cells.len()));
        let greatest = greatest.filter(|local| local.swing >= LEAST_SWING)?;
        let all = if by_area && open.len() > 1 {
            together(walk, &open, greatest.swing, nodes)
        } else {
            None
        };
        let all = all.filter(|all| !all.is_kept_by(greatest.line[0], walk, nodes));
        let local = all.unwrap_or_else(|| greatest.clone());
        let allowed = local.line.first().is_some_and(|p| walk.allows(Some(*p)));
        allowed.then_some(local)
    }

    fn read(&mut self, walk: &Walk, cells: &PointSet, nodes: &mut u64) -> Option<[First; 2]> {
        let board = walk.board();
        let stones: Vec<Option<Color>> = cells.iter().map(|p| board.get(p)).collect();
        let ko = walk.line().ko().filter(|ko| cells.contains(*ko));
        let same = |r: &&Read| r.cells == *cells && r.ko == ko && r.stones == stones;
        if let Some(read) = self.known.iter().find(same) {
            return Some(read.first.clone());
        }
        let mut first = |color: Color| {
            solve(board, cells, color, ko.filter(|_| color == walk.to_move()), nodes)
        };
        let first = [first(Color::Black)?, first(Color::White)?];
        let read = Read { cells: cells.clone(), stones, ko, first: first.clone() };
        self.known.push_front(read);
        self.known.truncate(REMEMBERED);
        Some(first)
    }
}

/// Several parts as one, where each has threats for a ko in another, and the greatest need not be first.
fn together(walk: &Walk, open: &[Local], swing: i32, nodes: &mut u64) -> Option<Local> {
    let mut cells = PointSet::new(walk.board().size());
    open.iter().for_each(|local| cells.extend(local.cells.iter()));
    let ko = walk.line().ko().filter(|ko| cells.contains(*ko));
    let First { margin, line, .. } = solve(walk.board(), &cells, walk.to_move(), ko, nodes)?;
    Some(Local { cells, swing, margin, line })
}

/// What a part comes to if `first` moves first there. The `nodes` go down by what was looked at.
fn solve(
    board: &Board,
    cells: &PointSet,
    first: Color,
    ko: Option<Point>,
    nodes: &mut u64,
) -> Option<First> {
    let part = Part::new(board, cells, first, ko)?;
    let solution = part.solve(*nodes).ok()?;
    *nodes = nodes.saturating_sub(solution.nodes);
    let (margin, territory) = (solution.margin()?, part.territory(&solution.line));
    Some(First { margin, territory, line: solution.line.into_iter().map_while(|p| p).collect() })
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::Terms;
    use tengen_rules::{Score, presets};

    /// A corner where White can make a seki, and three black stones in atari.
    const BOARD: &str = "X X . X . . . . .
                         O X O X . X X X X
                         O O O X X X . . .
                         O . O X O X . . .
                         O . O X O O X X X
                         O O O O O O O O O
                         X X X X X O . . .
                         . . . . X O O O O
                         . . . . X O . O .";

    fn walk(to_move: Color) -> Walk {
        let terms = Terms {
            rules: presets::CHINESE.clone(),
            komi: Score::halves(15),
            compensation: Score::ZERO,
        };
        Walk::new(terms, Board::parse(BOARD).unwrap(), to_move, [0; 2])
    }

    /// All stones stand as they lie.
    fn ownership(walk: &Walk) -> Vec<i8> {
        let share =
            |p| walk.board().get(p).map_or(0, |c| if c == Color::Black { 127 } else { -127 });
        walk.board().size().points().map(share).collect()
    }

    #[test]
    fn a_seki_in_a_corner_is_found() {
        for (color, margin, play) in [(Color::White, 7, "C2"), (Color::Black, 15, "B2")] {
            let (walk, mut nodes) = (walk(color), 200_000);
            let mut locals = Locals::default();
            let local = locals.greatest(&walk, &ownership(&walk), &mut nodes).unwrap();
            let size = walk.board().size();
            assert_eq!(size.name(local.line[0]), play, "{color}");
            assert_eq!((local.swing, local.margin), (8, margin), "{color}");
            assert!(nodes > 100_000);
            // What is known costs nothing.
            let before = nodes;
            locals.read(&walk, &local.cells, &mut nodes);
            assert_eq!(nodes, before);
        }
    }

    #[test]
    fn nothing_is_read_that_the_network_is_not_sure_of() {
        let walk = walk(Color::White);
        let unsure = vec![0; 81];
        assert_eq!(Locals::default().greatest(&walk, &unsure, &mut 200_000), None);
        assert_eq!(Locals::default().greatest(&walk, &ownership(&walk), &mut 0), None);
    }
}
