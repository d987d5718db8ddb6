//! Where problems come from: positions made by chance, and kept if the judge can prove what it
//! takes to be a problem.

mod cut;
mod game;
mod shape;
mod wall;

use super::answers;
use super::kind::Kind;
use super::level::Level;
use super::problem::Problem;
use super::solver::{Solution, Solver};
use tengen_judge::Random;
use tengen_rules::{Board, Color, Point};

/// How many positions a proof may take; in the open, most of what takes more never ends.
const fn most(kind: Kind) -> usize {
    match kind {
        Kind::Live | Kind::Kill => 15_000,
        Kind::Ladder | Kind::Net => 5_000,
        Kind::Capture | Kind::Escape => 1_000,
    }
}

/// A board with a chain that something may be asked about.
#[derive(Clone, Debug)]
struct Sketch {
    board: Board,
    chain: Point,
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

    /// Makes a position of this kind, or one like it; mostly it is no problem. What comes back is
    /// proved to be one, with its level, and has a table of answers.
    pub fn attempt(&mut self, kind: Kind) -> Vec<(Problem, Solution)> {
        let random = &mut self.random;
        let sketches = match kind {
            Kind::Live | Kind::Kill => shape::sketch(random).into_iter().collect(),
            Kind::Ladder | Kind::Net => game::runaway(kind == Kind::Ladder, random),
            Kind::Capture | Kind::Escape if random.percent(50) => game::sketches(random),
            Kind::Capture | Kind::Escape => game::scattered(7, random).into_iter().collect(),
        };
        sketches.into_iter().filter_map(|sketch| self.problem(kind, sketch)).collect()
    }

    fn problem(&mut self, kind: Kind, sketch: Sketch) -> Option<(Problem, Solution)> {
        let mut problem = asked(kind, &sketch)?;
        let positions = most(kind);
        Solver::examine(&problem, positions).ok()?;
        cut::away(&mut problem, positions, &mut self.random);
        let solution = Solver::examine(&problem, positions).ok()?;
        (problem.kind, problem.level) = (solution.kind, solution.level());
        answers::table(&problem).ok()?;
        Some((problem, solution))
    }
}

/// The sketch with the colours so that Black solves it.
fn asked(kind: Kind, sketch: &Sketch) -> Option<Problem> {
    let color = sketch.board.get(sketch.chain)?;
    let wanted = if kind.attacks() { !Problem::SOLVER } else { Problem::SOLVER };
    let board = if color == wanted { sketch.board.clone() } else { swapped(&sketch.board)? };
    let least = if kind == Kind::Escape { 1 } else { 2 };
    let liberties = board.liberties(sketch.chain).len();
    if liberties < least || kind.free().is_some_and(|free| liberties >= free as usize) {
        return None;
    }
    Some(Problem { kind, level: Level::of(kind, 1, 1), board, chain: sketch.chain })
}

fn swapped(board: &Board) -> Option<Board> {
    let stones = board.size().points().filter_map(|p| Some((!board.get(p)?, p)));
    Board::with_stones(board.size(), stones.collect::<Vec<(Color, Point)>>()).ok()
}
