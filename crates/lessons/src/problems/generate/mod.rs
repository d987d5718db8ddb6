//! Where problems come from: random positions, kept if the judge can prove that they are problems.

mod cut;
mod game;
mod run;
mod scene;
mod shape;
mod wall;

use super::answers;
use super::kind::Kind;
use super::level::Level;
use super::problem::Problem;
use super::solution::Solution;
use super::solver::Solver;
use std::collections::{BTreeMap, BTreeSet};
use tengen_random::Random;
use tengen_rules::{Board, Color, Point};

/// How many positions a proof may take. In the open, most proofs that take more never end.
const fn most(kind: Kind) -> usize {
    match kind {
        Kind::Live | Kind::Kill => 15_000,
        Kind::Ladder | Kind::Net => 5_000,
        Kind::Capture | Kind::Escape => 1_000,
    }
}

/// A board with a chain that a problem may ask about.
#[derive(Clone, Debug)]
struct Draft {
    board: Board,
    chain: Point,
}

/// The seed that the set is made from.
pub const SEED: u64 = 1;

/// The most problems of one kind and level in the set.
pub const EACH: usize = 8;

/// How many positions are made of a kind for the set. Some kinds have a problem in most positions,
/// some in few. Levels that are seldom met end the search.
pub const fn attempts(kind: Kind) -> usize {
    match kind {
        Kind::Ladder | Kind::Net => 200,
        Kind::Capture | Kind::Escape => 800,
        Kind::Live | Kind::Kill => 500,
    }
}

/// A source of problems that depends on its seed alone.
#[derive(Debug)]
pub struct Generator {
    random: Random,
}

impl Generator {
    /// The source with this seed.
    pub fn new(seed: u64) -> Generator {
        Generator { random: Random::new(seed) }
    }

    /// Problems of a kind from at most `attempts` positions, until there are `each` of every level.
    /// They come in the order of the set.
    pub fn collect(&mut self, kind: Kind, attempts: usize, each: usize) -> Vec<Problem> {
        let mut found: BTreeMap<(Level, String), Problem> = BTreeMap::new();
        let mut ids = BTreeSet::new();
        for _ in 0..attempts {
            let count = |level: Level| found.keys().filter(|(of, _)| *of == level).count();
            if Level::all().all(|level| count(level) == each) {
                break;
            }
            for (problem, _) in self.attempt(kind, None) {
                let count = found.keys().filter(|(of, _)| *of == problem.level).count();
                if problem.kind == kind && count < each && ids.insert(problem.id()) {
                    found.insert((problem.level, problem.to_string()), problem);
                }
            }
        }
        found.into_values().collect()
    }

    /// One problem of a kind and, if one is given, a level. `more` is asked before each position is
    /// made; if it says no first, there is none.
    pub fn fresh(
        &mut self,
        kind: Kind,
        level: Option<Level>,
        mut more: impl FnMut() -> bool,
    ) -> Option<Problem> {
        while more() {
            let mut made = self.attempt(kind, level).into_iter().map(|(problem, _)| problem);
            if let Some(found) = made.find(|problem| problem.kind == kind) {
                return Some(found);
            }
        }
        None
    }

    /// Makes a position of this kind, or one like it, which often is no problem. Every problem
    /// returned is proved, has a table of answers and is of the `wanted` level, if one is.
    pub fn attempt(&mut self, kind: Kind, wanted: Option<Level>) -> Vec<(Problem, Solution)> {
        let random = &mut self.random;
        let drafts = match kind {
            Kind::Live | Kind::Kill => shape::draft(random).into_iter().collect(),
            Kind::Ladder => run::ladder(random).into_iter().collect(),
            Kind::Net => run::net(random).into_iter().collect(),
            Kind::Capture if random.percent(25) => run::any(random).into_iter().collect(),
            Kind::Capture | Kind::Escape if random.percent(50) => game::drafts(random),
            Kind::Capture | Kind::Escape => game::scattered(7, random).into_iter().collect(),
        };
        drafts.into_iter().filter_map(|draft| self.problem(kind, wanted, draft)).collect()
    }

    fn problem(
        &mut self,
        kind: Kind,
        wanted: Option<Level>,
        draft: Draft,
    ) -> Option<(Problem, Solution)> {
        let mut problem = asked(kind, &draft)?;
        let positions = most(kind);
        Solver::examine(&problem, positions).ok()?;
        // A chain that runs across the board looks bare without the stones it passes.
        if !matches!(kind, Kind::Ladder | Kind::Net) {
            cut::away(&mut problem, positions, &mut self.random);
        }
        let solution = Solver::examine(&problem, positions).ok()?;
        (problem.kind, problem.level) = (solution.kind, solution.level());
        // The level is compared first because the table takes longest.
        if wanted.is_some_and(|level| level != problem.level) {
            return None;
        }
        answers::table(&problem).ok()?;
        Some((problem, solution))
    }
}

/// The position as a problem, with colours swapped if need be so that Black solves it.
fn asked(kind: Kind, draft: &Draft) -> Option<Problem> {
    let color = draft.board.get(draft.chain)?;
    let wanted = if kind.attacks() { !Problem::SOLVER } else { Problem::SOLVER };
    let board = if color == wanted { draft.board.clone() } else { swapped(&draft.board)? };
    let least = if kind == Kind::Escape { 1 } else { 2 };
    let liberties = board.liberties(draft.chain).len();
    if liberties < least || kind.free().is_some_and(|free| liberties >= free as usize) {
        return None;
    }
    Some(Problem { kind, level: Level::of(kind, 1, 1), board, chain: draft.chain })
}

fn swapped(board: &Board) -> Option<Board> {
    let stones = board.size().points().filter_map(|p| Some((!board.get(p)?, p)));
    Board::with_stones(board.size(), stones.collect::<Vec<(Color, Point)>>()).ok()
}
