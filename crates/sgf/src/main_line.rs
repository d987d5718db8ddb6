//! A game as a sequence of steps.

use std::{collections::VecDeque, iter};

use crate::{
    diagnostic::{Diagnostic, Problem, Severity},
    node::{Node, Property, Value, that_counts},
    point::{Color, Point, Size},
    points::{self, Listed},
    set_up::{STONES, SetUp},
    source::Locator,
};

/// One change of the board or of the turn.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Step {
    /// Points get stones of a colour, or are emptied, outside of play
    /// (`AB`, `AW`, `AE`).
    Setup {
        /// The stone that the points hold from now on.
        stone: Option<Color>,
        /// The points. A node has each only once. If it sets one up in several ways, the last
        /// one counts.
        points: Vec<Point>,
    },
    /// It is this player's turn from now on (`PL`). A node with a move has none that says whose
    /// turn it is after the move.
    ToPlay(Color),
    /// A player plays a stone, or passes (`B`, `W`).
    Move {
        /// The player.
        color: Color,
        /// The point; absent for a pass.
        point: Option<Point>,
    },
}

/// A step, or the problem of a value that is none.
pub type StepResult = Result<Step, Diagnostic>;

impl<'a> Node<'a> {
    /// The steps from this node along the first variations to the end, each
    /// with its node; [`StepReader::steps`] says in which order. A value that is
    /// no step is an `Err`, and the line goes on behind it.
    #[must_use]
    pub fn main_line(&self) -> MainLine<'a> {
        let way = Vec::new();
        MainLine { reader: self.step_reader(), next: Some(*self), way, ready: VecDeque::new() }
    }

    /// The steps from the first node of the tree to this node, and from there along the first
    /// variations to the end.
    #[must_use]
    pub fn whole_line(&self) -> MainLine<'a> {
        let mut way: Vec<Node<'a>> = iter::successors(Some(*self), Node::parent).collect();
        MainLine { next: way.pop(), way, ..self.main_line() }
    }

    /// The nodes from the first of the tree to this one, and from there along the first variations
    /// to the end.
    #[must_use]
    pub fn line_through(&self) -> Vec<Node<'a>> {
        let mut nodes: Vec<Node<'a>> = iter::successors(Some(*self), Node::parent).collect();
        nodes.reverse();
        nodes.extend(iter::successors(self.first_child(), Node::first_child));
        nodes
    }

    /// Reads steps of any nodes of the game that this node belongs to.
    #[must_use]
    pub fn step_reader(&self) -> StepReader<'a> {
        StepReader {
            size: self.size(),
            locator: self.collection.source.locator(),
            found: Found::default(),
            oddities: Vec::new(),
        }
    }
}

/// The steps of a line: see [`Node::main_line`] and [`Node::whole_line`].
#[derive(Clone, Debug)]
pub struct MainLine<'a> {
    reader: StepReader<'a>,
    next: Option<Node<'a>>,
    /// The nodes to take behind that one, the last of them first. Then come first children.
    way: Vec<Node<'a>>,
    ready: VecDeque<(Node<'a>, StepResult)>,
}

impl MainLine<'_> {
    /// See [`StepReader::oddities`].
    #[must_use]
    pub fn oddities(&self) -> &[Diagnostic] {
        self.reader.oddities()
    }
}

impl<'a> Iterator for MainLine<'a> {
    type Item = (Node<'a>, StepResult);

    fn next(&mut self) -> Option<Self::Item> {
        while self.ready.is_empty() {
            let node = self.next?;
            self.next = self.way.pop().or_else(|| node.first_child());
            self.reader.find(node);
            self.ready.extend(self.reader.found.take().map(|step| (node, step)));
        }
        self.ready.pop_front()
    }
}

/// Reads the steps of nodes: see [`Node::step_reader`].
#[derive(Clone, Debug)]
pub struct StepReader<'a> {
    size: Size,
    locator: Locator<'a>,
    found: Found,
    oddities: Vec<Diagnostic>,
}

/// The steps of one node, by kind; kept so that nodes need no memory of their own.
#[derive(Clone, Debug, Default)]
struct Found {
    setup: Vec<StepResult>,
    turns: Vec<StepResult>,
    moves: Vec<StepResult>,
}

impl Found {
    fn take(&mut self) -> impl Iterator<Item = StepResult> {
        self.setup.drain(..).chain(self.turns.drain(..)).chain(self.moves.drain(..))
    }
}

impl StepReader<'_> {
    /// The steps of one node: first the setup, then whose turn it is, then the
    /// moves, all otherwise in the order of the record.
    pub fn steps(&mut self, node: Node<'_>) -> Vec<StepResult> {
        self.find(node);
        self.found.take().collect()
    }

    /// Warnings about steps that were understood although they are written in an unusual way. Each
    /// kind is listed at its first place only.
    #[must_use]
    pub fn oddities(&self) -> &[Diagnostic] {
        &self.oddities
    }

    fn find(&mut self, node: Node<'_>) {
        let [mut black, mut white, mut empty] = [(); 3].map(|()| Listed::new(self.size));
        let mut turn = None;
        let (first, properties) = node.move_first(self.size);
        if let Some((color, point)) = first {
            self.found.moves.push(Ok(Step::Move { color, point: Some(point) }));
        }
        for property in properties {
            match property.name().as_ref() {
                "AB" | "AW" | "AE" => {
                    let (stone, listed) = match property.name().as_ref() {
                        "AB" => (Some(Color::Black), &mut black),
                        "AW" => (Some(Color::White), &mut white),
                        _ => (None, &mut empty),
                    };
                    self.setup(stone, &property, listed);
                }
                "PL" => turn = that_counts("PL", turn, property.values()),
                "B" => self.moves(Color::Black, &property),
                "W" => self.moves(Color::White, &property),
                _ => {}
            }
        }
        if black.meets(&white) || black.meets(&empty) || white.meets(&empty) {
            self.settle(&SetUp::of(node, self.size));
        }
        let mover = self.found.moves.iter().rev().find_map(|step| match step {
            Ok(Step::Move { color, .. }) => Some(*color),
            _ => None,
        });
        self.found.turns.extend(turn.and_then(|value| {
            let Some(color) = Color::read(&value.line()) else {
                return Some(Err(value.diagnostic(Problem::BadColor, &mut self.locator)));
            };
            // The move says the same: it is its opponent's turn next.
            (mover != Some(color.other())).then_some(Ok(Step::ToPlay(color)))
        }));
    }

    /// Takes what a node sets up in the end, where it sets up a point in several ways.
    fn settle(&mut self, set_up: &SetUp<'_>) {
        if let Some(value) = &set_up.contradiction {
            note(&mut self.oddities, Problem::PointTwice, value, &mut self.locator);
        }
        self.found.setup.retain(Result::is_err);
        let steps = STONES.map(|(_, stone)| (stone, set_up.points(stone)));
        let steps = steps.into_iter().filter(|(_, points)| !points.is_empty());
        self.found.setup.extend(steps.map(|(stone, points)| Ok(Step::Setup { stone, points })));
    }

    fn setup(&mut self, stone: Option<Color>, property: &Property<'_>, listed: &mut Listed) {
        let mut bad = Vec::new();
        let points = points::read(property, listed, |problem, value| {
            match problem.severity() {
                Severity::Warning => note(&mut self.oddities, problem, value, &mut self.locator),
                Severity::Error => {
                    bad.push(Err(value.diagnostic(problem, &mut self.locator)));
                }
            };
        });
        if !points.is_empty() {
            self.found.setup.push(Ok(Step::Setup { stone, points }));
        }
        self.found.setup.extend(bad);
    }

    #[inline]
    fn moves(&mut self, color: Color, property: &Property<'_>) {
        let StepReader { size, locator, found, oddities } = self;
        found.moves.extend(property.values().map(|value| {
            if let Some(point) = usual_move(&value, *size) {
                return Ok(Step::Move { color, point: Some(point) });
            }
            rare_move(color, &value, *size, locator, oddities)
        }));
    }
}

/// A move that is no usual one.
#[cold]
fn rare_move(
    color: Color,
    value: &Value<'_>,
    size: Size,
    locator: &mut Locator<'_>,
    oddities: &mut Vec<Diagnostic>,
) -> StepResult {
    let (point, oddity) =
        read_move(value, size).map_err(|problem| value.diagnostic(problem, locator))?;
    if let Some(problem) = oddity {
        note(oddities, problem, value, locator);
    }
    Ok(Step::Move { color, point })
}

fn note(
    oddities: &mut Vec<Diagnostic>,
    problem: Problem,
    value: &Value<'_>,
    locator: &mut Locator<'_>,
) {
    if oddities.iter().all(|known| known.problem != problem) {
        oddities.push(value.diagnostic(problem, locator));
    }
}

/// Words for a pass, in small letters.
const PASSES: [&str; 9] = ["pass", "p", "-", "--", "パス", "虚手", "停一手", "停着", "패스"];

/// A point of the board in small letters, as nearly all moves are.
#[inline]
pub(crate) fn usual_move(value: &Value<'_>, size: Size) -> Option<Point> {
    let [column, row] = *value.raw() else { return None };
    Point::read_small(column, row).filter(|&point| size.contains(point))
}

/// The point that two capitals name on a board that has no letters beyond `z`.
fn in_small(raw: &[u8]) -> Option<Point> {
    let [column @ b'A'..=b'Z', row @ b'A'..=b'Z'] = *raw else { return None };
    Point::read_small(column.to_ascii_lowercase(), row.to_ascii_lowercase())
}

/// Whether a move is a pass because it is written as a point beyond the board: `uu` on 19 lines.
/// `tt` and `zz` are usual for passes.
pub(crate) fn is_beyond(value: &Value<'_>, size: Size) -> bool {
    let raw = value.raw().trim_ascii();
    usual_move(value, size).is_none()
        && Point::read(raw).is_some()
        && !matches!(raw, b"tt" | b"zz" | b"TT" | b"ZZ")
        && matches!(read_move(value, size), Ok((None, _)))
}

/// The point of a move, or none for a pass, and how it is unusual.
pub(crate) fn read_move(
    value: &Value<'_>,
    size: Size,
) -> Result<(Option<Point>, Option<Problem>), Problem> {
    let raw = value.raw().trim_ascii();
    if value.raw().is_empty() || (raw == b"tt" && size.has_tt_pass()) {
        return Ok((None, None));
    }
    let unusual_pass = Ok((None, Some(Problem::UnusualPass)));
    // The character before `a` stands for a line before the first.
    if raw.is_empty() || raw == b"``" {
        return unusual_pass;
    }
    if let Some(point) = Point::read(raw) {
        return match (point.column < size.columns(), point.row < size.rows()) {
            (true, true) => Ok((Some(point), None)),
            (false, false) => match in_small(raw).filter(|&point| size.contains(point)) {
                // Beyond this board, but some write all letters as capitals.
                Some(point) => Ok((Some(point), Some(Problem::UnusualPoint))),
                None => unusual_pass,
            },
            _ => Err(Problem::PointOffBoard),
        };
    }
    // Zagram has the stones that a move encloses behind it.
    if let [column, row, b'.', ..] = *raw
        && let Some(point) = Point::read(&[column, row]).filter(|&point| size.contains(point))
    {
        return Ok((Some(point), Some(Problem::UnusualPoint)));
    }
    if let Some(point) = Point::read_coordinates(raw, size) {
        let on_board = size.contains(point);
        return if on_board {
            Ok((Some(point), Some(Problem::UnusualPoint)))
        } else {
            Err(Problem::PointOffBoard)
        };
    }
    // Words are short; a long text need not be decoded to see that it is none.
    let is_word = raw.len() <= 16 && PASSES.contains(&value.line().to_lowercase().as_str());
    if is_word { unusual_pass } else { Err(Problem::BadPoint) }
}
