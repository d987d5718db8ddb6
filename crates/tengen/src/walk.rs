//! The way through a game's record, and a drawing of each place on it.

use crate::Failure;
use crate::speech::{self, say};
use tengen_diagram::{Diagram, Figure, Sign};
use tengen_record::{MainLine, Replay, Step, TerritoryMarks};
use tengen_rules::{Color, Point, Ruleset, Size};
use tengen_sgf::Node;

/// The nodes of a game's main line.
pub(crate) struct Walk<'a> {
    pub(crate) main_line: MainLine,
    nodes: Vec<Node<'a>>,
    /// How many moves were made after each of them.
    moves: Vec<usize>,
}

impl<'a> Walk<'a> {
    /// The way through the game that begins at `root`, by the `given` rules if there are any.
    pub(crate) fn new(root: Node<'a>, given: Option<&Ruleset>) -> Walk<'a> {
        let main_line = MainLine::read(root, given);
        let nodes: Vec<_> = std::iter::successors(Some(root), Node::first_child).collect();
        let mut steps = main_line.steps().peekable();
        let mut made = 0;
        let mut moves = Vec::with_capacity(nodes.len());
        for node in &nodes {
            while let Some((_, step)) = steps.next_if(|(at, _)| *at <= node.id()) {
                made += usize::from(matches!(step, Ok(Step::Move { .. })));
            }
            moves.push(made);
        }
        drop(steps);
        Walk { main_line, nodes, moves }
    }

    /// The number of the last place; the first is 0.
    pub(crate) fn last(&self) -> usize {
        self.nodes.len() - 1
    }

    /// How many moves were made up to this place.
    pub(crate) fn moves_at(&self, place: usize) -> usize {
        self.moves[place]
    }

    pub(crate) fn node(&self, place: usize) -> Node<'a> {
        self.nodes[place]
    }

    /// The place of a move, or the last one where none is asked for.
    pub(crate) fn place_of(&self, number: Option<usize>) -> Result<usize, Failure> {
        let Some(number) = number else { return Ok(self.last()) };
        self.moves.iter().position(|moves| *moves >= number).ok_or_else(|| {
            let most = self.moves.last().copied().unwrap_or_default();
            Failure::Usage(say("show-no-move", &[("number", number.into()), ("all", most.into())]))
        })
    }

    /// The game followed up to this place.
    pub(crate) fn replay(&self, place: usize) -> Replay<'_> {
        let mut replay = self.main_line.follow();
        replay.until(self.nodes[place].id());
        replay
    }

    /// The position at this place, with the marks of the record.
    pub(crate) fn diagram(&self, place: usize) -> Diagram {
        let replay = self.replay(place);
        let line = replay.line();
        let mut diagram = Diagram::new(line.board().clone());
        let taken = Color::BOTH.map(|color| replay.ledger().captures(color));
        diagram.notes.extend(speech::captures(taken));
        diagram.last = line.last_move().and_then(|(_, point)| point);
        if let Some(marks) = TerritoryMarks::read(self.nodes[place], line.board().size()) {
            diagram.dead = marks.settlement(line.board()).dead;
            diagram.territory = marks.of;
        }
        diagram
    }

    /// The same as a picture, the last `numbered` moves numbered.
    pub(crate) fn figure(&self, place: usize, numbered: usize) -> Figure {
        let mut figure = Figure::new(self.diagram(place));
        let size = figure.diagram.board.size();
        let node = self.nodes[place];
        let signs = [("CR", Sign::Circle), ("SQ", Sign::Square)];
        for (name, sign) in signs.into_iter().chain([("TR", Sign::Triangle), ("MA", Sign::Cross)]) {
            let points =
                node.property(name).map(|p| p.points(self.main_line.info.size)).unwrap_or_default();
            let points = points.into_iter().filter_map(|p| own_point(size, p));
            figure.signs.extend(points.map(|point| (point, sign)));
        }
        for value in node.property("LB").iter().flat_map(|property| property.values()) {
            let line = value.line();
            let label =
                line.split_once(':').and_then(|(at, text)| Some((letters(size, at)?, text)));
            figure.labels.extend(label.map(|(point, text)| (point, text.to_owned())));
        }
        figure.numbers = self.numbers(place, numbered, &figure.diagram);
        figure
    }

    /// When the stones on the board were played, as far as that was in the last `numbered` moves.
    fn numbers(&self, place: usize, numbered: usize, diagram: &Diagram) -> Vec<(Point, usize)> {
        let (last, made) = (self.nodes[place].id(), self.moves[place]);
        let mut numbers: Vec<(Point, usize)> = Vec::new();
        let moves = self.main_line.steps().take_while(|(node, _)| *node <= last);
        let moves = moves.filter_map(|(_, step)| match step {
            Ok(Step::Move { color, point }) => Some((*color, *point)),
            _ => None,
        });
        for ((color, point), number) in moves.zip(1..).skip(made.saturating_sub(numbered)) {
            let Some(point) = point.filter(|p| diagram.board.get(*p) == Some(color)) else {
                continue;
            };
            // Where two were played, only the later is still there.
            numbers.retain(|(p, _)| *p != point);
            numbers.push((point, number));
        }
        numbers
    }
}

fn own_point(size: Size, point: tengen_sgf::Point) -> Option<Point> {
    size.point(point.column.into(), point.row.into())
}

/// The point that a label names by two letters.
fn letters(size: Size, text: &str) -> Option<Point> {
    let [column, row] = *text.trim().as_bytes() else { return None };
    let line = |letter: u8| match letter {
        b'a'..=b'z' => Some(usize::from(letter - b'a')),
        b'A'..=b'Z' => Some(usize::from(letter - b'A') + 26),
        _ => None,
    };
    size.point(line(column)?, line(row)?)
}
