//! Asking for one margin after the other, until the exact margin is proved.

use super::conquest::Conquest;
use super::problem::{Problem, Question};
use super::search::{Memory, NEVER, PASS, Search, Turn, Verdict};
use super::territory;
use super::watch::Watch;
use std::fmt;
use std::io;
use std::thread;
use tengen_rules::{Color, Point};

/// How many positions the search for one margin may look at before the next margin is tried. The
/// number doubles after a round without an answer.
const FIRST_ROUND: u64 = 1 << 16;

/// From this round on, plans for the whole board are made too. Problems that are solved earlier do
/// not need them.
const PLANNED_FROM: u64 = 1 << 20;

/// A plan may look at this many times as many positions as another search. It is a good deal
/// faster, and on the boards that it is for, the other questions are hard to answer.
const PLANNED: u64 = 256;

/// The stack of a search, in bytes. Lines of play may be long, and each move of one takes space
/// there.
const STACK: usize = 1 << 28;

/// The longest line of best play that is shown.
pub(super) const SHOWN: usize = 500;

/// The bounds known for a position's margin, and a line of best play.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Solution {
    /// The least value of Black's margin with best play by both sides, in points before komi.
    pub low: i32,
    /// The greatest value of that margin.
    pub high: i32,
    /// Moves by which both sides keep the margin, from the position on; `None` is a pass. The line
    /// ends when the game is over or when the rest is safe for both sides, or earlier if no further
    /// move was found. It is empty unless the margin is known.
    pub line: Vec<Option<Point>>,
    /// Positions looked at.
    pub nodes: u64,
}

impl Solution {
    /// Black's margin with best play by both sides, if it is known.
    pub fn margin(&self) -> Option<i32> {
        (self.low == self.high).then_some(self.low)
    }
}

/// Why a problem was not solved.
#[derive(Debug)]
#[non_exhaustive]
pub enum Unsolved {
    /// The system gives no thread to search in, or has ended it.
    Thread(io::Error),
    /// Neither side can be made to leave a long cycle in which both lose equally many stones. Under
    /// these rules such a game has no result.
    LongCycle,
}

impl fmt::Display for Unsolved {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Unsolved::Thread(why) => why.fmt(f),
            Unsolved::LongCycle => {
                f.write_str("a long cycle decides, which has no result under these rules")
            }
        }
    }
}

impl std::error::Error for Unsolved {}

/// Finds the margin of a position. The tables take at most `memory` bytes, and long searches use
/// `threads` threads. Another thread can ask `watch` for the progress, or stop the search by it.
///
/// Under rules that count territory the search takes the memory that it needs: at most 1.2 GiB for
/// 16 points in two rows or more.
///
/// # Errors
/// If the system gives no thread to search in, or if territory is counted and a long cycle decides.
pub fn solve(
    problem: &Problem,
    memory: usize,
    threads: usize,
    watch: &Watch,
) -> Result<Solution, Unsolved> {
    if let Some(scoring) = problem.scoring {
        return territory::solve(problem, scoring, threads, watch);
    }
    if problem.is_over() {
        let Question { grid, trail, .. } = &problem.question;
        let margin = trail.newest().stones.area_margin(grid);
        return Ok(Solution { low: margin, high: margin, line: Vec::new(), nodes: 0 });
    }
    deep(|| Solver::new(&problem.question, memory, threads, u64::MAX, watch).solve())
        .map_err(Unsolved::Thread)
}

/// Solves on a thread with room for long lines of play.
///
/// # Errors
/// If the system gives none, or has ended it.
pub(super) fn deep(solver: impl FnOnce() -> Solution + Send) -> io::Result<Solution> {
    let ended = |_| io::Error::other("the search ended unexpectedly");
    thread::scope(|scope| {
        let thread = thread::Builder::new().stack_size(STACK).spawn_scoped(scope, solver)?;
        thread.join().map_err(ended)
    })
}

pub(super) struct Solver<'a> {
    question: &'a Question,
    memory: Memory,
    /// The plans of a side that may have the whole board, as far as they are known.
    guide: Option<Conquest<'a>>,
    /// How many bytes the guide may take.
    spare: usize,
    /// How many threads the guide may use.
    threads: usize,
    watch: &'a Watch,
    low: i32,
    high: i32,
    nodes: u64,
    most_nodes: u64,
}

impl<'a> Solver<'a> {
    pub(super) fn new(
        question: &'a Question,
        memory: usize,
        threads: usize,
        most_nodes: u64,
        watch: &'a Watch,
    ) -> Solver<'a> {
        let area = question.grid.area();
        let spare = memory / 2;
        let memory = Memory::new(memory - spare);
        watch.set_bounds(-area, area);
        let (low, high, guide) = (-area, area, None);
        Solver { question, memory, guide, spare, threads, watch, low, high, nodes: 0, most_nodes }
    }

    pub(super) fn solve(mut self) -> Solution {
        let mut round = FIRST_ROUND;
        let enough = |solver: &Self| solver.nodes >= solver.most_nodes || solver.watch.is_stopped();
        while self.low < self.high && !enough(&self) {
            // The goals asked for are the highest that is open, the lowest, and the middle. The
            // questions next to the true margin are the hard ones, and the margin is not known yet.
            // So each question gets only a limited search.
            let middle = self.low + (self.high - self.low + 1) / 2;
            let answered =
                [self.high, middle, self.low + 1].iter().any(|goal| self.ask(*goal, round));
            let mut planned =
                || round >= PLANNED_FROM && self.conquer(round.saturating_mul(PLANNED));
            if !answered && !planned() {
                round = round.saturating_mul(2);
            }
        }
        let line = if self.low == self.high { self.line() } else { Vec::new() };
        Solution { low: self.low, high: self.high, line, nodes: self.nodes }
    }

    /// Asks whether Black has at least `goal`, and looks at no more than `nodes` positions. Returns
    /// whether that gave an answer.
    fn ask(&mut self, goal: i32, nodes: u64) -> bool {
        let turn = self.question.turn;
        let nodes = nodes.min(self.most_nodes.saturating_sub(self.nodes));
        let mut search = Search::new(self.question, &self.memory, self.watch, goal as i8, nodes);
        let verdict = search.run(turn, NEVER, NEVER);
        self.nodes += search.nodes;
        self.note(verdict)
    }

    /// Tries to prove that one side has the whole board: by a plan that knows no history, from
    /// which a proof is made. Looks at no more than `nodes` positions, or a few more. Returns
    /// whether it is proved.
    fn conquer(&mut self, nodes: u64) -> bool {
        if self.question.grid.is_part() {
            return false;
        }
        let (question, area) = (self.question, self.question.grid.area());
        let (owner, lead) = match (self.low, self.high) {
            (_, high) if high == area => (Color::Black, area),
            (low, _) if low == -area => (Color::White, -area),
            _ => {
                self.guide = None;
                return false;
            }
        };
        let guide = self.guide.take().filter(|guide| guide.owner() == owner);
        let mut guide = guide.unwrap_or_else(|| {
            Conquest::new(question, owner, self.spare, self.threads, self.watch)
        });
        let before = guide.nodes();
        let proved = guide.ask(nodes) && guide.prove();
        self.nodes += guide.nodes() - before;
        self.guide = Some(guide);
        if proved {
            self.set(owner, lead);
        }
        proved
    }

    /// Notes the margin that a verdict on the problem proves. Returns whether it proves one.
    fn note(&mut self, verdict: Verdict) -> bool {
        let to_move = self.question.turn.to_move;
        let (winner, evidence) = match verdict {
            Verdict::Won(evidence) => (to_move, evidence),
            Verdict::Lost(evidence) => (!to_move, evidence),
            Verdict::Open { .. } => return false,
        };
        self.set(winner, i32::from(evidence.margin));
        true
    }

    /// Notes a margin that Black has at least if `winner` is Black, or at most if `winner` is
    /// White.
    fn set(&mut self, winner: Color, margin: i32) {
        match winner {
            Color::Black => self.low = self.low.max(margin),
            Color::White => self.high = self.high.min(margin),
        }
        self.watch.set_bounds(self.low, self.high);
    }

    /// Moves by which both sides keep the margin.
    fn line(&mut self) -> Vec<Option<Point>> {
        let margin = self.low;
        let mut line = Vec::new();
        let mut search = Search::new(self.question, &self.memory, self.watch, 0, self.most_nodes);
        let mut turn = self.question.turn;
        let mut over = false;
        let all = |color: Color| match color {
            Color::Black => self.question.grid.area(),
            Color::White => -self.question.grid.area(),
        };
        while !over && line.len() < SHOWN && !search.is_decided(margin) {
            let guide = self.guide.as_mut().filter(|guide| margin == all(guide.owner()));
            let Some(play) = search.keeping(turn, margin, guide) else { break };
            let Ok(child) = search.enter(turn, play) else { break };
            over = turn.passed && play == PASS;
            turn = child;
            line.push(self.question.grid.points.get(usize::from(play)).copied());
        }
        self.nodes += search.nodes;
        line
    }
}

impl Search<'_> {
    /// A move by which the player to move keeps Black's margin at `margin`, which is the newest
    /// position's. `None` if the search was stopped. A guide knows the plan of a side that has the
    /// whole board.
    fn keeping(&mut self, turn: Turn, margin: i32, guide: Option<&mut Conquest<'_>>) -> Option<u8> {
        let area = self.grid.area();
        let (goal, worst) = match turn.to_move {
            Color::Black => (margin, -area),
            Color::White => (margin + 1, area),
        };
        if margin == worst {
            // Every move keeps it. The one chosen gives the opponent the most work.
            return Some(self.hardest(turn, margin, guide));
        }
        self.winning(turn, goal, guide)
    }

    /// A move with which the player to move wins, if Black is asked to have at least `goal`.
    pub(super) fn winning(
        &mut self,
        turn: Turn,
        goal: i32,
        guide: Option<&mut Conquest<'_>>,
    ) -> Option<u8> {
        let stones = self.trail.newest().stones;
        if let Some(play) = guide.and_then(|guide| guide.advice(stones, turn))
            && self.child(turn, play).is_ok()
        {
            return Some(play);
        }
        self.goal = goal as i8;
        let verdict = self.run(turn, NEVER, NEVER);
        matches!(verdict, Verdict::Won(_)).then_some(self.best)
    }

    /// The move after which the result took the most work to find, as far as that is remembered.
    fn hardest(&mut self, turn: Turn, margin: i32, guide: Option<&mut Conquest<'_>>) -> u8 {
        self.goal = match turn.to_move {
            Color::Black => margin + 1,
            Color::White => margin,
        } as i8;
        let plays = super::grid::points(self.grid.full & !self.trail.newest().stones.occupied());
        let mut effort = |play: &u8| {
            let child = self.enter(turn, *play).ok()?;
            let stones = self.trail.newest().stones;
            let planned = guide.as_ref().map(|guide| guide.effort(stones, child));
            let effort = planned.or_else(|| self.effort(child)).unwrap_or(0);
            self.leave();
            Some((effort, *play))
        };
        let tried: Vec<(u8, u8)> = plays.filter_map(|play| effort(&play)).collect();
        tried.into_iter().max_by_key(|(effort, _)| *effort).map_or(PASS, |(_, play)| play)
    }
}
