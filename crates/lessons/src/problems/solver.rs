//! The worth of the moves of a problem, and the answer to each.

use super::problem::Problem;
use super::recognise::kind;
use super::solution::{Flaw, Solution, Undecided};
use tengen_judge::{CaptureEnd, CaptureReading, Step};
use tengen_rules::{Board, Color, Line, Point, presets};

/// How many positions one question may take. A question that takes more is undecided.
const POSITIONS: usize = 15_000;

/// The same for a short look.
const SHORT: usize = 1_000;

/// How many first moves may be right.
const MOST_RIGHT: usize = 2;

/// A part with no more points than this is small.
const FEW: usize = 30;

/// The longest main line.
const LONGEST: usize = 30;

/// Decides the positions of one problem.
#[derive(Debug)]
pub struct Solver {
    reading: CaptureReading,
    attacks: bool,
    is_open: bool,
    left: usize,
}

impl Solver {
    /// A solver for the positions of a problem, where the side `threats` has all the ko threats.
    /// None if the chain does not stand as its kind asks.
    pub fn new(problem: &Problem, threats: Color) -> Option<Solver> {
        let (board, stone) = (&problem.board, problem.chain);
        let reading = match problem.kind.free() {
            Some(free) => CaptureReading::by_zones(board, stone, free, threats),
            None => CaptureReading::enclosed(board, stone, threats),
        };
        let (attacks, is_open) = (problem.kind.attacks(), problem.kind.free().is_some());
        Some(Solver { reading: reading?, attacks, is_open, left: usize::MAX })
    }

    /// A solver that reads at most `positions` positions in all.
    #[must_use]
    pub fn reading(self, positions: usize) -> Solver {
        Solver { left: positions, ..self }
    }

    /// The points on which play can matter. A play elsewhere is worth a pass.
    pub fn points(&self) -> &[Point] {
        self.reading.points()
    }

    /// Whether the side that solves the problem reaches its goal from here.
    ///
    /// # Errors
    /// If that cannot be read to the end.
    pub fn works(&mut self, line: &Line) -> Result<bool, Undecided> {
        self.within(line, POSITIONS)
    }

    /// The same by a short look, which takes at most what is left of `pool`. None if that does not
    /// decide it.
    pub(super) fn look(&mut self, line: &Line, pool: &mut usize) -> Option<bool> {
        let before = self.left;
        let found = self.within(line, SHORT.min(*pool)).ok();
        *pool = pool.saturating_sub(before - self.left);
        self.left = before;
        found
    }

    fn within(&mut self, line: &Line, positions: usize) -> Result<bool, Undecided> {
        let mut left = positions.min(self.left);
        let before = left;
        let taken = self.reading.is_taken(line.board(), line.to_move(), line.ko(), &mut left);
        self.left -= before - left;
        taken.map(|taken| taken == self.attacks).ok_or(Undecided)
    }

    /// The play of the side to move that is known to work, or a try that has to be answered.
    fn known(&mut self, line: &Line) -> Option<Point> {
        match self.reading.step(line.board(), line.to_move(), line.ko()) {
            Some(Step::Play(point)) if threatened(line, point).is_some() => Some(point),
            _ => None,
        }
    }

    /// Whether the solving side reached its goal; none while the board does not show it. It does if
    /// the chain is gone or lost for good, has two eyes, or has enough liberties to be free.
    pub fn settled(&mut self, line: &Line) -> Option<bool> {
        let end = self.reading.end(line.board(), line.to_move())?;
        Some((end == CaptureEnd::Taken) == self.attacks)
    }

    /// Whether the chain is off the board.
    pub fn is_off(&self, board: &Board) -> bool {
        board.get(self.reading.stone()) != Some(self.reading.owner())
    }

    /// The plays of the solver, who is to move, that are right.
    ///
    /// # Errors
    /// If one cannot be read to the end.
    pub fn right(&mut self, line: &Line) -> Result<Vec<Point>, Undecided> {
        let points = self.reading.points().to_vec();
        let mut right = Vec::new();
        for point in points {
            if let Some(after) = played(line, point)
                && self.works(&after)?
            {
                right.push(point);
            }
        }
        Ok(right)
    }

    /// The strongest play of the opponent while the solving side is on the right way. It must be
    /// answered; among several, it leaves the fewest right answers. None if no play must be
    /// answered. In the open, none too if the play that holds out longest need not be answered.
    ///
    /// # Errors
    /// If something cannot be read to the end.
    pub fn resistance(&mut self, line: &Line) -> Result<Option<Point>, Undecided> {
        let longest = self.known(line);
        if self.is_open {
            let must_answer = longest.and_then(|point| threatened(line, point)).map(|mut after| {
                after.pass(after.to_move());
                self.look(&after, &mut usize::MAX.clone()) != Some(true)
            });
            return Ok(longest.filter(|_| must_answer == Some(true)));
        }
        let mut best: Option<(usize, Point)> = None;
        for point in self.nearest(line, longest) {
            let Some(after) = threatened(line, point) else { continue };
            let mut passed = after.clone();
            passed.pass(passed.to_move());
            if self.works(&passed)? {
                continue;
            }
            if Some(point) == longest || !self.is_small() {
                return Ok(Some(point));
            }
            let answers = self.right(&after)?.len();
            if best.is_none_or(|(least, _)| answers < least) {
                best = Some((answers, point));
            }
        }
        Ok(best.map(|(_, point)| point))
    }

    /// A play of the opponent after which the goal is out of reach, or none if a pass is enough.
    /// `line` must not work for the solving side.
    ///
    /// # Errors
    /// If something cannot be read to the end.
    pub fn refutation(&mut self, line: &Line) -> Result<Option<Point>, Undecided> {
        let shortest = self.known(line);
        if shortest.is_some() && self.is_open {
            return Ok(shortest);
        }
        let mut passed = line.clone();
        passed.pass(passed.to_move());
        if !self.works(&passed)? {
            return Ok(None);
        }
        let mut best: Option<(usize, Point)> = None;
        for point in self.nearest(line, shortest) {
            let Some(after) = threatened(line, point) else { continue };
            if self.works(&after)? {
                continue;
            }
            // A play that settles the question at once is the clearest answer, then the one that
            // leaves the chain most liberties.
            let weight = match self.settled(&after) {
                _ if !self.is_small() || Some(point) == shortest => return Ok(Some(point)),
                Some(_) => 0,
                None => 10 - after.board().liberties(self.reading.stone()).len().min(8),
            };
            if best.is_none_or(|(least, _)| weight < least) {
                best = Some((weight, point));
            }
        }
        best.map(|(_, point)| Some(point)).ok_or(Undecided)
    }

    /// Whether there are few enough points to look at every answer to every move.
    pub fn is_small(&self) -> bool {
        self.reading.points().len() <= FEW
    }

    /// The points that matter: a favourite first, then the chain's liberties, then by distance.
    pub(super) fn nearest(&self, line: &Line, favourite: Option<Point>) -> Vec<Point> {
        let (board, stone) = (line.board(), self.reading.stone());
        let size = board.size();
        let liberties = board.liberties(stone);
        let away = |p: &Point| {
            size.column(*p).abs_diff(size.column(stone)) + size.row(*p).abs_diff(size.row(stone))
        };
        let mut points = self.reading.points().to_vec();
        points.sort_by_key(|p| (Some(*p) != favourite, !liberties.contains(*p), away(p)));
        points
    }

    /// Checks a problem: every first move is decided, some but not many are right, and kind and
    /// level are as stated. Reads at most `positions`.
    ///
    /// # Errors
    /// The first fault found.
    pub fn solve(problem: &Problem, positions: usize) -> Result<Solution, Flaw> {
        let solution = Solver::examine(problem, positions)?;
        if solution.kind != problem.kind {
            return Err(Flaw::Kind);
        }
        if solution.level() != problem.level {
            return Err(Flaw::Level);
        }
        Ok(solution)
    }

    /// The same for a position whose level is not known yet. Nor is it known which of the kinds
    /// that take a chain in the open it is.
    ///
    /// # Errors
    /// The first fault found.
    pub fn examine(problem: &Problem, positions: usize) -> Result<Solution, Flaw> {
        let mut solver = Solver::new(problem, !Problem::SOLVER).ok_or(Flaw::Bounds)?;
        solver.left = positions;
        let root = start(problem);
        if solver.settled(&root).is_some() {
            return Err(Flaw::Idle);
        }
        if !solver.works(&root)? {
            return Err(Flaw::Hopeless);
        }
        let read = positions - solver.left;
        let mut passed = root.clone();
        passed.pass(Problem::SOLVER);
        if solver.works(&passed)? {
            return Err(Flaw::Idle);
        }
        let mut right = Vec::new();
        for point in solver.points().to_vec() {
            if let Some(after) = played(&root, point)
                && solver.works(&after)?
            {
                right.push(point);
                if right.len() > MOST_RIGHT {
                    return Err(Flaw::Many);
                }
            }
        }
        let moves = solver.main_line(&root, &right)?;
        Ok(Solution { kind: kind(problem, &right), right, positions: read, moves })
    }

    /// How many moves the solving side makes in the main line.
    fn main_line(&mut self, root: &Line, right: &[Point]) -> Result<usize, Flaw> {
        let mut line = root.clone();
        let mut next = right.first().copied();
        for moves in 1..=LONGEST {
            let Some(after) = next.and_then(|point| played(&line, point)) else {
                return Err(Flaw::Hopeless);
            };
            if self.settled(&after).is_some() {
                return Ok(moves);
            }
            let Some(reply) = self.resistance(&after)? else { return Ok(moves) };
            line = threatened(&after, reply).ok_or(Flaw::Undecided)?;
            next = self.best(&line)?;
        }
        Err(Flaw::Endless)
    }

    /// The right move to show: the one that ends soonest, where that is known. None if no move
    /// works.
    ///
    /// # Errors
    /// If something cannot be read to the end.
    pub fn best(&mut self, line: &Line) -> Result<Option<Point>, Undecided> {
        if !self.works(line)? {
            return Ok(None);
        }
        if let Some(point) = self.known(line).filter(|point| played(line, *point).is_some()) {
            return Ok(Some(point));
        }
        let points = self.reading.points().to_vec();
        let mut found = None;
        for point in points {
            let Some(after) = played(line, point) else { continue };
            if !self.works(&after)? {
                continue;
            }
            if self.settled(&after).is_some() {
                return Ok(Some(point));
            }
            found = found.or(Some(point));
        }
        Ok(found)
    }
}

/// The line a problem begins with, by rules of basic ko without suicide.
pub(super) fn start(problem: &Problem) -> Line {
    Line::new(problem.board.clone(), Problem::SOLVER, presets::JAPANESE.play)
}

/// The line after a play of the side to move, if the referee allows it.
pub(super) fn played(line: &Line, point: Point) -> Option<Line> {
    line.check(line.to_move(), point).ok()?;
    let mut after = line.clone();
    after.play_unchecked(line.to_move(), point);
    Some(after)
}

/// The same for a side that has a ko threat for everything. A play that only a ko forbids is made
/// after a threat and its answer, both elsewhere.
pub(super) fn threatened(line: &Line, point: Point) -> Option<Line> {
    if let Some(after) = played(line, point) {
        return Some(after);
    }
    if line.ko() != Some(point) {
        return None;
    }
    let mut after = line.clone();
    after.pass(line.to_move());
    after.pass(!line.to_move());
    played(&after, point)
}
