//! A game as a sequence of steps.

use std::collections::VecDeque;

use crate::{
    diagnostic::{Diagnostic, Problem},
    node::{Node, Property, Value},
    point::{Color, Point, Size},
    points::{self, Listed},
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
        /// The points. A node gives each point to the same colour only once.
        points: Vec<Point>,
    },
    /// It is this player's turn from now on (`PL`).
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
        MainLine { reader: self.step_reader(), next: Some(*self), ready: VecDeque::new() }
    }

    /// Reads steps of any nodes of the game that this node belongs to.
    #[must_use]
    pub fn step_reader(&self) -> StepReader<'a> {
        StepReader {
            size: self.size(),
            locator: self.collection.source.locator(),
            found: Found::default(),
        }
    }
}

/// The steps of the main line: see [`Node::main_line`].
#[derive(Clone, Debug)]
pub struct MainLine<'a> {
    reader: StepReader<'a>,
    next: Option<Node<'a>>,
    ready: VecDeque<(Node<'a>, StepResult)>,
}

impl<'a> Iterator for MainLine<'a> {
    type Item = (Node<'a>, StepResult);

    fn next(&mut self) -> Option<Self::Item> {
        while self.ready.is_empty() {
            let node = self.next?;
            self.next = node.first_child();
            self.reader.find(node);
            self.ready.extend(self.reader.found.take().map(|step| (node, step)));
        }
        self.ready.pop_front()
    }
}

/// Reads the steps of nodes: see [`Node::step_reader`]. One reader should read all nodes, in the
/// order of the record, because it knows up to which byte it has counted lines.
#[derive(Clone, Debug)]
pub struct StepReader<'a> {
    size: Size,
    locator: Locator<'a>,
    found: Found,
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

    fn find(&mut self, node: Node<'_>) {
        let [mut black, mut white, mut empty] = [(); 3].map(|()| Listed::new(self.size));
        for property in node.properties() {
            match property.name().as_ref() {
                "AB" => self.setup(Some(Color::Black), &property, &mut black),
                "AW" => self.setup(Some(Color::White), &property, &mut white),
                "AE" => self.setup(None, &property, &mut empty),
                "PL" => self.found.turns.extend(property.values().next().map(|value| {
                    let color = read_color(&value.line());
                    let bad = || value.diagnostic(Problem::BadColor, &mut self.locator);
                    color.map(Step::ToPlay).ok_or_else(bad)
                })),
                "B" => self.moves(Color::Black, &property),
                "W" => self.moves(Color::White, &property),
                _ => {}
            }
        }
    }

    fn setup(&mut self, stone: Option<Color>, property: &Property<'_>, listed: &mut Listed) {
        let mut bad = Vec::new();
        let points = points::read(property, listed, |problem, value| {
            bad.push(Err(value.diagnostic(problem, &mut self.locator)));
        });
        if !points.is_empty() {
            self.found.setup.push(Ok(Step::Setup { stone, points }));
        }
        self.found.setup.extend(bad);
    }

    fn moves(&mut self, color: Color, property: &Property<'_>) {
        self.found.moves.extend(property.values().map(|value| {
            read_move(&value, self.size)
                .map(|point| Step::Move { color, point })
                .map_err(|problem| value.diagnostic(problem, &mut self.locator))
        }));
    }
}

fn read_move(value: &Value<'_>, size: Size) -> Result<Option<Point>, Problem> {
    let raw = value.raw().trim_ascii();
    if raw.is_empty() || (raw == b"tt" && size.has_tt_pass()) {
        return Ok(None);
    }
    let point = Point::read(raw).ok_or(Problem::BadPoint)?;
    if !size.contains(point) {
        return Err(Problem::PointOffBoard);
    }
    Ok(Some(point))
}

/// `B`, `W`, and the words and digits that old records use for them.
fn read_color(text: &str) -> Option<Color> {
    match text.to_ascii_lowercase().as_str() {
        "b" | "black" | "1" => Some(Color::Black),
        "w" | "white" | "2" => Some(Color::White),
        _ => None,
    }
}
