//! A problem worked out: the answer to every move on the right way, and the refutation of each move
//! that leaves it.

use super::kind::Kind;
use super::problem::Problem;
use super::solution::Flaw;
use super::solver::{Solver, played, start, threatened};
use crate::consequence::{refusal, step};
use crate::lesson::{Answer, Exercise, State, Step, Verdict, cells};
use crate::said::{Said, word};
use crate::table::Table;
use serde::Serialize;
use tengen_rules::{Line, Point, Size};

/// How many positions may be read for a table. A table that takes more keeps the player waiting.
const POSITIONS: usize = 20_000;
/// The same in the open, where reading is quicker.
const POSITIONS_IN_THE_OPEN: usize = 10_000;

/// In the open, how many positions may be read for the other moves after the first. First moves are
/// always decided; a later one beyond this limit is said to be unread.
const LATER: usize = 3_000;

/// How many positions of the solver a table may have. In the open the limit is lower: a problem
/// above it has many ways to go on and no point.
const MOST_STATES: usize = 200;
const MOST_STATES_IN_THE_OPEN: usize = 40;

/// A problem worked out, as [`crate::Lesson`] is a page of the course. Points are indices row by
/// row from the top left.
#[derive(Debug, Serialize)]
pub struct Worked {
    /// Its id.
    pub id: String,
    /// Its subject: the name of a [`Kind`].
    pub kind: &'static str,
    /// How hard it is.
    pub level: u8,
    /// Width and height of the board.
    pub size: Size,
    /// The position, one character a point: `.`, `X`, `O`.
    pub cells: String,
    /// The solver's colour.
    pub turn: &'static str,
    /// The rules it is played by.
    pub rules: &'static str,
    /// The stones of the chain.
    pub marks: Vec<Point>,
    /// Star points.
    pub stars: Vec<Point>,
    /// Points of which one is right, as a hint, in the order of the board.
    pub hint: Vec<Point>,
    /// Every answer: always an [`Exercise::Play`].
    pub exercise: Exercise,
}

impl Worked {
    /// Works a problem out.
    ///
    /// # Errors
    /// If it is no problem.
    pub fn of(problem: &Problem) -> Result<Worked, Flaw> {
        let mut marks: Vec<Point> = problem.board.chain(problem.chain).collect();
        marks.sort_unstable();
        let exercise = table(problem)?;
        Ok(Worked {
            id: problem.id(),
            kind: problem.kind.name(),
            level: problem.level.number(),
            size: problem.board.size(),
            cells: cells(&problem.board),
            turn: word(Problem::SOLVER),
            rules: "japanese",
            marks,
            stars: problem.board.size().stars(),
            hint: hint(problem.board.size(), &exercise),
            exercise,
        })
    }
}

/// The answers to every move in each position on the right way.
pub(super) fn table(problem: &Problem) -> Result<Exercise, Flaw> {
    let open = problem.kind.free().is_some();
    let positions = if open { POSITIONS_IN_THE_OPEN } else { POSITIONS };
    let new = |threats| {
        let solver = Solver::new(problem, threats).ok_or(Flaw::Bounds);
        solver.map(|solver| solver.reading(positions))
    };
    let mut desk = Desk {
        solver: new(!Problem::SOLVER)?,
        lucky: new(Problem::SOLVER)?,
        goal: goal(problem.kind),
        open,
        nodes: vec![start(problem)],
    };
    let (mut states, mut table) = (Vec::new(), Table::default());
    while let Some(line) = desk.nodes.get(states.len()).cloned() {
        let best = desk.solver.best(&line)?.ok_or(Flaw::Hopeless)?;
        let mut pool = (open && !states.is_empty()).then_some(LATER);
        let mut replies = vec![0; line.board().size().area()];
        for point in desk.solver.nearest(&line, Some(best)) {
            let answer = desk.play(&line, point, &mut pool)?;
            replies[point.index()] = table.number(answer);
        }
        let beyond: Vec<Point> = {
            let here = desk.solver.points();
            line.board().size().points().filter(|p| !here.contains(p)).collect()
        };
        for point in beyond {
            let answer = desk.play(&line, point, &mut pool)?;
            replies[point.index()] = table.number(answer);
        }
        let pass = table.number(desk.pass(&line, &mut pool)?);
        let ko = line.ko().filter(|p| line.check(line.to_move(), *p).is_err());
        states.push(State { cells: cells(line.board()), ko, replies, pass, best: Some(best) });
    }
    Ok(Exercise::Play { states, answers: table.answers() })
}

/// The move that is shown first, and the three nearest legal points that are not right.
fn hint(size: Size, exercise: &Exercise) -> Vec<Point> {
    let Exercise::Play { states, answers } = exercise else { return Vec::new() };
    let Some((best, state)) = states.first().and_then(|state| Some((state.best?, state))) else {
        return Vec::new();
    };
    let away = |p: &Point| {
        size.column(*p).abs_diff(size.column(best)) + size.row(*p).abs_diff(size.row(best))
    };
    let off = |p: &Point| answers[usize::from(state.replies[p.index()])].verdict == Verdict::Off;
    let mut others: Vec<Point> = size.points().filter(off).collect();
    others.sort_by_key(away);
    others.truncate(3);
    others.push(best);
    others.sort_unstable();
    others
}

/// The word for the goal by which messages choose their text.
pub(super) const fn goal(kind: Kind) -> &'static str {
    match kind {
        Kind::Capture | Kind::Ladder | Kind::Net => "take",
        Kind::Escape => "escape",
        Kind::Live => "live",
        Kind::Kill => "kill",
    }
}

struct Desk {
    /// Decides which moves are right: the opponent has the ko threats.
    solver: Solver,
    /// The same with the ko threats for the solver. If only this one works, it is a ko.
    lucky: Solver,
    goal: &'static str,
    open: bool,
    nodes: Vec<Line>,
}

impl Desk {
    fn said(&self, id: &'static str) -> Said {
        Said::new(id).word("goal", self.goal)
    }

    /// The answer to a play. It is decided, unless it needs more than the `pool` of positions.
    fn play(
        &mut self,
        line: &Line,
        point: Point,
        pool: &mut Option<usize>,
    ) -> Result<Answer, Flaw> {
        let Some(after) = played(line, point) else {
            let illegal = line.check(line.to_move(), point).err();
            let said = illegal.map_or(Said::new("learn-no"), |illegal| refusal(illegal, line));
            return Ok(Answer { verdict: Verdict::Illegal, said, steps: Vec::new(), next: None });
        };
        let steps = vec![step(line, line.to_move(), point, true)];
        self.move_made(&after, steps, self.solver.points().contains(&point), pool)
    }

    fn pass(&mut self, line: &Line, pool: &mut Option<usize>) -> Result<Answer, Flaw> {
        let mut after = line.clone();
        after.pass(line.to_move());
        let steps = vec![Step { mine: true, point: None, takes: Vec::new() }];
        self.move_made(&after, steps, false, pool)
    }

    /// The answer to a move; `here` says whether it was made where play matters.
    fn move_made(
        &mut self,
        after: &Line,
        steps: Vec<Step>,
        here: bool,
        pool: &mut Option<usize>,
    ) -> Result<Answer, Flaw> {
        let works = match pool {
            None => Some(self.solver.works(after)?),
            Some(pool) => self.solver.look(after, pool),
        };
        match works {
            Some(true) => self.on(after, steps),
            Some(false) => self.off(after, steps, here),
            None => {
                let said = self.said("problem-unread");
                Ok(Answer { verdict: Verdict::Off, said, steps, next: None })
            }
        }
    }

    /// A right move.
    fn on(&mut self, after: &Line, mut steps: Vec<Step>) -> Result<Answer, Flaw> {
        let done = |said, steps| Answer { verdict: Verdict::Right, said, steps, next: None };
        if self.solver.is_off(after.board()) {
            return Ok(done(self.said("problem-off"), steps));
        }
        if self.solver.settled(after).is_some() {
            return Ok(done(self.said("problem-settled"), steps));
        }
        let Some(point) = self.solver.resistance(after)? else {
            let id = if self.open { "problem-settled" } else { "problem-clear" };
            return Ok(done(self.said(id), steps));
        };
        let next = threatened(after, point).ok_or(Flaw::Undecided)?;
        let threat = reply(after, point, &mut steps);
        let id = if threat { "problem-on-threat" } else { "problem-on" };
        let said = Said::new(id).color(after.to_move()).point(after.board().size(), point);
        let same = |node: &Line| node.board() == next.board() && node.ko() == next.ko();
        let known = self.nodes.iter().position(same);
        let number = known.unwrap_or(self.nodes.len());
        if known.is_none() {
            self.nodes.push(next);
        }
        let most = if self.open { MOST_STATES_IN_THE_OPEN } else { MOST_STATES };
        if self.nodes.len() > most {
            return Err(Flaw::Endless);
        }
        Ok(Answer { verdict: Verdict::On, said, steps, next: Some(number) })
    }

    /// A move that is not right.
    fn off(&mut self, after: &Line, mut steps: Vec<Step>, here: bool) -> Result<Answer, Flaw> {
        let answer = self.solver.refutation(after)?;
        let threat = answer.is_some_and(|point| reply(after, point, &mut steps));
        let is_ko = here && self.lucky.is_small() && self.lucky.works(after).unwrap_or(false);
        let said = match answer {
            _ if is_ko => self.said("problem-ko"),
            Some(_) if threat => self.said("problem-ko"),
            Some(point) => {
                let said = self.said("problem-refuted").color(after.to_move());
                said.point(after.board().size(), point)
            }
            None => self.said("problem-nothing"),
        };
        Ok(Answer { verdict: Verdict::Off, said, steps, next: None })
    }
}

/// Adds the opponent's play to the steps, with the ko threat before it if it needs one.
fn reply(line: &Line, point: Point, steps: &mut Vec<Step>) -> bool {
    let threat = line.check(line.to_move(), point).is_err();
    if threat {
        let pass = |mine| Step { mine, point: None, takes: Vec::new() };
        steps.extend([pass(false), pass(true)]);
    }
    steps.push(step(line, line.to_move(), point, false));
    threat
}
