//! `tengen problems`: problems in the terminal, from the set or new, with the judge as opponent.

mod wish;

use crate::Failure;
use crate::cli::ProblemsArguments;
use crate::dice::dice;
use crate::heard::Heard;
use crate::learn::{Progress, words};
use crate::page::Page;
use crate::play::{Input, Line, Screen};
use crate::speech::{language, say};
use cpu_time::ThreadTime;
use std::fmt::Write as _;
use std::io::Write as _;
use std::time::Duration;
use tengen_diagram::Diagram;
use tengen_lessons::Said;
use tengen_lessons::problems::generate::Generator;
use tengen_lessons::problems::{
    Continuation, Kind, Level, Problem, Reply, Worked, problem, problems,
};
use tengen_rules::{Board, Point};
use wish::{Wish, hear};

/// After this much of a processor's time no other position is tried for a new problem.
const PATIENCE: Duration = Duration::from_secs(5);

/// Lists problems, or goes through them.
pub(crate) fn run(arguments: &ProblemsArguments) -> Result<(), Failure> {
    if arguments.fresh {
        return made(arguments);
    }
    let mut progress = Progress::of(arguments.data.clone())?;
    let (wanted, first) = chosen(arguments)?;
    if arguments.list {
        return Ok(std::io::stdout().write_all(list(&wanted, &progress).as_bytes())?);
    }
    let unsolved = || wanted.iter().position(|problem| !progress.has(&problem.id()));
    let mut at = first.or_else(unsolved).unwrap_or(0);
    let (mut input, mut screen) = (Input::from_stdin(), Screen::of_stdout());
    loop {
        let mut keep = |id: &str| progress.add(id);
        match Table::new(wanted[at]).attend(&mut input, &mut screen, &mut keep)? {
            Leave::Next if at + 1 == wanted.len() => {
                screen.say(&say("problems-finished", &[]))?;
                return Ok(());
            }
            Leave::Next => at += 1,
            Leave::Quit => return Ok(()),
        }
    }
}

/// Makes one problem after another, until the person leaves.
fn made(arguments: &ProblemsArguments) -> Result<(), Failure> {
    let which = arguments.which.as_deref().unwrap_or_default();
    let unknown = || Failure::Usage(say("problems-unknown", &[("problem", which.into())]));
    let kind: Kind = which.parse().map_err(|_| unknown())?;
    let (mut input, mut screen) = (Input::from_stdin(), Screen::of_stdout());
    let mut generator = Generator::new(dice()?);
    loop {
        let begun = ThreadTime::now();
        let more = || begun.elapsed() < PATIENCE;
        let Some(problem) = generator.fresh(kind, arguments.level, more) else {
            return Err(Failure::Trouble(say("problems-not-made", &[])));
        };
        speak(&mut screen, &say("problems-made", &[]))?;
        let mut nothing = |_: &str| Ok(());
        match Table::new(&problem).attend(&mut input, &mut screen, &mut nothing)? {
            Leave::Next => {}
            Leave::Quit => return Ok(()),
        }
    }
}

/// A level, from 1 to 5.
pub(crate) fn level(text: &str) -> Result<Level, String> {
    text.parse().map_err(|_| say("wanted-level", &[]))
}

/// The problems asked for, and the index of the first one if it was named.
fn chosen(
    arguments: &ProblemsArguments,
) -> Result<(Vec<&'static Problem>, Option<usize>), Failure> {
    let named = arguments.which.as_deref().and_then(problem);
    let kind =
        match (arguments.which.as_deref(), named) {
            (None, _) => None,
            (Some(_), Some(problem)) => Some(problem.kind),
            (Some(which), None) => Some(which.parse().map_err(|_| {
                Failure::Usage(say("problems-unknown", &[("problem", which.into())]))
            })?),
        };
    let level = arguments.level.or(named.map(|problem| problem.level));
    let fits = |p: &&Problem| {
        kind.is_none_or(|kind| p.kind == kind) && level.is_none_or(|level| p.level == level)
    };
    let wanted: Vec<&Problem> = problems().iter().filter(fits).collect();
    if wanted.is_empty() {
        return Err(Failure::Usage(say("problems-none", &[])));
    }
    let first = named.and_then(|named| wanted.iter().position(|p| *p == named));
    Ok((wanted, first))
}

/// A line for every problem: whether it is solved, its name, kind and level.
fn list(wanted: &[&Problem], progress: &Progress) -> String {
    let mut text = String::new();
    for problem in wanted {
        let id = problem.id();
        let mark = if progress.has(&id) { 'x' } else { ' ' };
        // Writing to a string cannot fail.
        let _ = writeln!(text, "[{mark}] {id:<16} {}", title(problem));
    }
    text
}

fn title(problem: &Problem) -> String {
    let kind = say(&format!("problem-kind-{}", problem.kind), &[]);
    let level = say("problem-level", &[("level", usize::from(problem.level.number()).into())]);
    format!("{kind} · {level}")
}

/// The way to leave a problem.
enum Leave {
    Next,
    Quit,
}

/// The action for the name of a solved problem.
type Keep<'a> = &'a mut dyn FnMut(&str) -> Result<(), Failure>;

/// A problem on the board, and the moves so far.
struct Table<'p> {
    problem: &'p Problem,
    moves: Vec<Option<Point>>,
    /// The number of moves before each of the person's moves.
    before: Vec<usize>,
    /// Whether there was no help and no mistake so far.
    clean: bool,
    solved: bool,
}

impl<'p> Table<'p> {
    fn new(problem: &'p Problem) -> Table<'p> {
        Table { problem, moves: Vec::new(), before: Vec::new(), clean: true, solved: false }
    }

    fn attend(
        mut self,
        input: &mut Input,
        screen: &mut Screen,
        keep: Keep<'_>,
    ) -> Result<Leave, Failure> {
        self.tell(screen)?;
        loop {
            let Line::Text(text) = screen.ask("", input, None)? else { return Ok(Leave::Quit) };
            match hear(&text, self.problem.board.size(), language()) {
                Heard::Nothing if self.solved => return Ok(Leave::Next),
                Heard::Nothing | Heard::Help => speak(screen, &say("problems-help", &[]))?,
                Heard::Next => return Ok(Leave::Next),
                Heard::Quit => return Ok(Leave::Quit),
                Heard::Again => {
                    self = Table::new(self.problem);
                    self.tell(screen)?;
                }
                Heard::Wish(Wish::Undo) => {
                    self.moves.truncate(self.before.pop().unwrap_or(0));
                    self.clean &= self.moves.is_empty();
                    let reply = self.continuation()?.stands();
                    self.show(screen, &reply)?;
                }
                Heard::Wish(Wish::Hint) => speak(screen, &self.hint()?)?,
                Heard::Wish(Wish::Judge) => {
                    self.clean = false;
                    let reply = self.continuation()?.answer();
                    self.answer(screen, &reply)?;
                }
                Heard::Wish(Wish::Play(point)) => self.play(point, screen, keep)?,
                Heard::Unknown(text) => {
                    screen.say(&say("learn-not-understood", &[("text", (&text).into())]))?;
                }
            }
        }
    }

    fn continuation(&self) -> Result<Continuation, Failure> {
        let trouble = |error| Failure::Trouble(format!("{}: {error}", self.problem.id()));
        Continuation::after(self.problem, &self.moves).map_err(trouble)
    }

    /// Makes a move for the side to move, and lets the judge answer.
    fn play(
        &mut self,
        point: Option<Point>,
        screen: &mut Screen,
        keep: Keep<'_>,
    ) -> Result<(), Failure> {
        let tried: Vec<Option<Point>> = self.moves.iter().copied().chain([point]).collect();
        let mut continuation = match Continuation::after(self.problem, &tried) {
            Ok(continuation) => continuation,
            Err(error) => {
                let said = error.said().map_or_else(|| error.to_string(), |said| words(&said));
                return speak(screen, &said);
            }
        };
        let solver = self.continuation()?.line().to_move() == Problem::SOLVER;
        self.before.push(self.moves.len());
        self.moves = tried;
        self.clean &= solver && continuation.stands().works == Some(true);
        let reply = continuation.answer();
        let clear = reply.over || reply.moves == [None];
        self.answer(screen, &reply)?;
        if self.clean && clear {
            self.solved = true;
            keep(&self.problem.id())?;
            speak(screen, &say("problem-praise", &[]))?;
            screen.say(&say("problems-enter", &[]))?;
        }
        Ok(())
    }

    fn hint(&mut self) -> Result<String, Failure> {
        self.clean &= self.moves.is_empty();
        let trouble = |error| Failure::Trouble(format!("{}: {error}", self.problem.id()));
        let hint = Worked::of(self.problem).map_err(trouble)?.hint;
        let size = self.problem.board.size();
        let points = hint.into_iter().map(|point| size.name(point)).collect::<Vec<_>>();
        Ok(say("problem-hinted", &[("points", (&points.join(", ")).into())]))
    }

    fn tell(&self, screen: &mut Screen) -> Result<(), Failure> {
        draw(screen, &self.problem.board, None)?;
        let size = self.problem.board.size();
        let mut stones: Vec<Point> = self.problem.board.chain(self.problem.chain).collect();
        stones.sort_unstable();
        let stones: Vec<String> = stones.into_iter().map(|point| size.name(point)).collect();
        screen.say(&format!("{} · {}", self.problem.id(), title(self.problem)))?;
        let counts = if self.problem.kind.free().is_some() { "open" } else { "enclosed" };
        speak(screen, &say("learn-marked-points", &[("points", (&stones.join(", ")).into())]))?;
        let task = say(&format!("problem-task-{}", self.problem.kind), &[]);
        speak(screen, &format!("» {task}"))?;
        speak(screen, &say(&format!("problem-counts-{counts}"), &[]))
    }

    /// Takes over the judge's moves and shows the result.
    fn answer(&mut self, screen: &mut Screen, reply: &Reply) -> Result<(), Failure> {
        self.moves.extend(&reply.moves);
        self.show(screen, reply)
    }

    fn show(&self, screen: &mut Screen, reply: &Reply) -> Result<(), Failure> {
        let continuation = self.continuation()?;
        draw(
            screen,
            continuation.line().board(),
            self.moves.iter().rev().find_map(|point| *point),
        )?;
        let said: Vec<String> = reply.played.iter().chain([&reply.stands]).map(of).collect();
        speak(screen, &said.join(" "))
    }
}

fn of(said: &Said) -> String {
    words(said)
}

fn draw(screen: &mut Screen, board: &Board, last: Option<Point>) -> Result<(), Failure> {
    let mut diagram = Diagram::new(board.clone());
    diagram.last = last;
    Ok(screen.draw(&diagram)?)
}

/// Text as a paragraph.
fn speak(screen: &mut Screen, text: &str) -> Result<(), Failure> {
    let mut page = Page::new(String::new());
    page.say("  ", text);
    Ok(screen.say(page.text().trim_end())?)
}
