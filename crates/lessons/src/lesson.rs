//! A page worked out: the referee's answer to every move, point, number or option.

use crate::page::{Figure, Page, Stones, Task};
use crate::said::{Said, word};
use crate::{find, hand, number, pick, play};
use serde::{Serialize, Serializer};
use std::fmt;
use tengen_rules::{Board, Color, DiagramError, Line, Point, Size, SizeError};

/// A page worked out. Points are indices row by row from the top left.
#[derive(Debug, Serialize)]
#[serde(rename_all = "camelCase")]
pub struct Lesson {
    /// The page's id.
    pub id: &'static str,
    /// The figure of the source texts that it shows.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub figure: Option<Figure>,
    /// Width and height of the board.
    pub size: Size,
    /// The position, one character a point: `.`, `X`, `O`.
    pub cells: String,
    /// The colour to move, which is the learner's.
    #[serde(serialize_with = "as_word")]
    pub turn: Color,
    /// The rules it is played by.
    pub rules: String,
    /// The points that the text mentions.
    pub marks: Vec<Point>,
    /// Star points.
    pub stars: Vec<Point>,
    /// The exercise, and every answer to it.
    pub exercise: Exercise,
}

/// The exercise, and every answer to it.
#[derive(Debug, Serialize)]
#[serde(rename_all = "kebab-case", tag = "kind")]
pub enum Exercise {
    /// Moves are made; the first state is the page's.
    Play {
        /// The positions the learner may stand before.
        states: Vec<State>,
        /// The answers that states refer to.
        answers: Vec<Answer>,
    },
    /// Points are pointed at.
    Find {
        /// How many of the right ones are asked for.
        need: usize,
        /// The change made to each point that is found.
        #[serde(skip_serializing_if = "Change::is_none")]
        change: Change,
        /// Which answer each point gets.
        replies: Vec<u16>,
        /// The answers.
        answers: Vec<Answer>,
    },
    /// A number of points or stones is given.
    Number {
        /// The right number.
        right: f64,
    },
    /// Several exercises follow on the same board. Stones put on it or taken off stay so, and the
    /// text of the page goes on with each step.
    Steps {
        /// The exercises: points to be found or numbers to be given.
        steps: Vec<Exercise>,
    },
    /// Options are picked.
    Pick {
        /// The options: ids of rulesets, or numbers of the page's own sentences from 1.
        options: Vec<String>,
        /// Whether the options are rulesets.
        rulesets: bool,
        /// The answer to each.
        answers: Vec<Answer>,
    },
    /// A game is played elsewhere.
    Game,
}

/// The change made to a point that was found.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
#[serde(rename_all = "kebab-case")]
pub enum Change {
    /// Nothing: it is marked.
    None,
    /// A black stone is put on it.
    Black,
    /// A white stone is put on it.
    White,
    /// The stone on it is taken off.
    Off,
}

impl Change {
    /// A stone of this colour is put there.
    pub(crate) fn put(color: Color) -> Change {
        match color {
            Color::Black => Change::Black,
            Color::White => Change::White,
        }
    }

    fn is_none(&self) -> bool {
        *self == Change::None
    }

    /// The contents of a point after the change, where `cell` was there before.
    pub fn of(self, cell: char) -> char {
        match self {
            Change::None => cell,
            Change::Black => Color::Black.symbol(),
            Change::White => Color::White.symbol(),
            Change::Off => '.',
        }
    }
}

/// A position in which the learner is to move.
#[derive(Debug, Serialize)]
pub struct State {
    /// The stones.
    pub cells: String,
    /// The point of a ko that may not be retaken.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub ko: Option<Point>,
    /// Which answer a play on each point gets.
    pub replies: Vec<u16>,
    /// Which answer a pass gets.
    pub pass: u16,
    /// The right move, to be shown on request: a point, or `null` for a pass.
    pub best: Option<Point>,
}

/// The referee's answer to a move, a point or an option.
#[derive(Clone, Debug, PartialEq, Eq, PartialOrd, Ord, Serialize)]
pub struct Answer {
    /// How good it was.
    pub verdict: Verdict,
    /// Why.
    pub said: Said,
    /// The moves made on the board: the learner's, then the opponent's.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    pub steps: Vec<Step>,
    /// The state it leads to, if the exercise goes on.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub next: Option<usize>,
}

/// How good an answer was.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Serialize)]
#[serde(rename_all = "kebab-case")]
pub enum Verdict {
    /// It was right, and the exercise is solved.
    Right,
    /// It was right, and the exercise goes on.
    On,
    /// It is possible but not right: the learner tries again.
    Off,
    /// The rules forbid it.
    Illegal,
}

/// A move that is shown.
#[derive(Clone, Debug, PartialEq, Eq, PartialOrd, Ord, Serialize)]
pub struct Step {
    /// Whether the learner makes it; else the opponent.
    pub mine: bool,
    /// Where; `null` is a pass.
    pub point: Option<Point>,
    /// The stones it takes off.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    pub takes: Vec<Point>,
}

fn as_word<S: Serializer>(color: &Color, serializer: S) -> Result<S::Ok, S::Error> {
    serializer.serialize_str(word(*color))
}

/// Why a page cannot be worked out. The course has no such page, by a test.
#[derive(Clone, Debug, PartialEq)]
pub enum PageError {
    /// The board is not drawn rightly.
    Diagram(DiagramError),
    /// There are no boards of this size.
    Size(SizeError),
    /// This is no point of the board, or there is no stone.
    Point(&'static str),
    /// This move cannot be made.
    Move(String),
    /// No move reaches the goal of this stage.
    Unreachable(usize),
}

impl fmt::Display for PageError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            PageError::Diagram(error) => write!(f, "{error}"),
            PageError::Size(error) => write!(f, "{error}"),
            PageError::Point(name) => write!(f, "there is nothing at {name}"),
            PageError::Move(name) => write!(f, "{name} cannot be played"),
            PageError::Unreachable(state) => write!(f, "nothing helps in state {state}"),
        }
    }
}

impl std::error::Error for PageError {}

impl Lesson {
    /// Works a page out.
    ///
    /// # Errors
    /// If the page contradicts itself: it names a point off the board, a move that cannot be made,
    /// or a goal that no move reaches.
    pub fn of(page: &Page) -> Result<Lesson, PageError> {
        let line = line(page, page.position.rules)?;
        let board = line.board();
        let size = board.size();
        let points = |names: &[&'static str]| -> Result<Vec<Point>, PageError> {
            names.iter().map(|name| size.parse(name).ok_or(PageError::Point(name))).collect()
        };
        Ok(Lesson {
            id: page.id,
            figure: page.figure,
            size,
            cells: cells(board),
            turn: line.to_move(),
            rules: page.position.rules.id.to_string(),
            marks: points(page.marks)?,
            stars: size.stars(),
            exercise: match &page.task {
                Task::Play(stages) => play::exercise(page, &line, stages)?,
                Task::Find(seek) => find::exercise(page, &line, *seek)?,
                Task::ByHand(hands) => hand::exercise(page, board, hands)?,
                Task::Number(quantity) => number::exercise(page, board, *quantity)?,
                Task::Compare(ask, among) => pick::compare(page, *ask, among)?,
                Task::Choose { options, right } => pick::choose(*options, right),
                Task::Game => Exercise::Game,
            },
        })
    }
}

/// The position of a page under these rules, with its history.
pub(crate) fn line(page: &Page, rules: &tengen_rules::Ruleset) -> Result<Line, PageError> {
    let board = match page.position.stones {
        Stones::Drawn(text) => Board::parse(text).map_err(PageError::Diagram)?,
        Stones::None(lines) => Board::new(Size::square(lines.into()).map_err(PageError::Size)?),
    };
    let size = board.size();
    let mut line = Line::new(board, page.position.turn, rules.play);
    for name in page.position.before.split_whitespace() {
        let color = line.to_move();
        if name == "pass" {
            line.pass(color);
            continue;
        }
        let point = size.parse(name).ok_or_else(|| PageError::Move(name.to_owned()))?;
        line.play(color, point).map_err(|_| PageError::Move(name.to_owned()))?;
    }
    Ok(line)
}

/// A board as one character a point.
pub(crate) fn cells(board: &Board) -> String {
    let cell = |p| board.get(p).map_or('.', Color::symbol);
    board.size().points().map(cell).collect()
}
