//! A way through a game's record, and a drawing of each place on it.

use super::Route;
use super::remarks::printable;
use crate::Failure;
use crate::speech::{self, say};
use tengen_diagram::{Colours, Diagram, Figure, Sign};
use tengen_record::{Finding, MainLine, Replay, Step, TerritoryMarks};
use tengen_rules::{Color, Handicap, Point, PointSet, Ruleset, Size};
use tengen_sgf::tools::marks::{self, Marks};
use tengen_sgf::{Node, StepReader, TreeFacts};

/// A line of play of a game.
pub(crate) struct Walk<'a> {
    pub(crate) main_line: MainLine,
    nodes: Vec<Node<'a>>,
    places: Vec<Place>,
    /// The place that was named.
    named: Option<usize>,
    /// The number of the position of a problem: the last one before its first move.
    opening: Option<usize>,
}

/// A place on the way. A node has one, and two if it sets up a problem and has its first move too.
#[derive(Clone, Copy, Debug)]
struct Place {
    /// The index of its node.
    node: usize,
    /// How many steps lead here.
    steps: usize,
    /// How many of them are moves.
    moves: usize,
}

/// The most letters that are shown of a move that is no point.
const LETTERS: usize = 16;

/// The player and the text of a move that is no point: other games name theirs otherwise.
pub(crate) fn unread(node: Node<'_>) -> Option<(Color, String)> {
    let colours = [("B", Color::Black), ("W", Color::White)];
    let (colour, text) = colours.iter().find_map(|(name, colour)| {
        Some((*colour, node.text(name).filter(|text| !text.trim().is_empty())?))
    })?;
    Some((colour, printable(&text).chars().take(LETTERS).collect()))
}

impl<'a> Walk<'a> {
    /// The main line of the game that begins at `root`, by the `given` rules if there are any.
    pub(crate) fn new(root: Node<'a>, given: Option<&Ruleset>) -> Walk<'a> {
        Walk::along(Route::main_line(root), given)
    }

    /// The way along a line of a game.
    pub(crate) fn along(route: Route<'a>, given: Option<&Ruleset>) -> Walk<'a> {
        Walk::among(&TreeFacts::of(route.nodes[0]), route, given)
    }

    /// The same for one of many lines of a tree, whose facts were found before.
    pub(crate) fn among(facts: &TreeFacts, route: Route<'a>, given: Option<&Ruleset>) -> Walk<'a> {
        let Route { nodes, named } = route;
        let main_line = MainLine::among(facts, nodes[0], nodes.iter().copied(), given);
        let is_problem = sets_a_problem(&main_line);
        let mut steps = main_line.steps().peekable();
        let (mut places, mut opening, mut named_place) = (Vec::new(), None, None);
        let (mut taken, mut moves) = (0, 0);
        for (node, id) in nodes.iter().map(Node::id).enumerate() {
            let before = taken;
            while let Some((_, step)) = steps.next_if(|(at, _)| *at == id) {
                let is_move = matches!(step, Ok(Step::Move { .. }));
                if is_move && moves == 0 && is_problem {
                    if taken > before {
                        places.push(Place { node, steps: taken, moves });
                    }
                    opening = Some(places.len().saturating_sub(1));
                }
                moves += usize::from(is_move);
                taken += 1;
            }
            places.push(Place { node, steps: taken, moves });
            if named == Some(node) {
                named_place = Some(places.len() - 1);
            }
        }
        drop(steps);
        Walk { main_line, nodes, places, named: named_place, opening }
    }

    /// The number of the last place; the first is 0.
    pub(crate) fn last(&self) -> usize {
        self.places.len() - 1
    }

    /// How many moves were made up to this place.
    pub(crate) fn moves_at(&self, place: usize) -> usize {
        self.places[place].moves
    }

    /// The player who moves next: the one whose move comes next in the record, else the one whose
    /// turn it is by the rules.
    pub(crate) fn to_move(&self, place: usize, replay: &Replay<'_>) -> Color {
        match self.main_line.steps().nth(self.places[place].steps) {
            Some((_, Ok(Step::Move { color, .. }))) => *color,
            _ => replay.line().to_move(),
        }
    }

    pub(crate) fn node(&self, place: usize) -> Node<'a> {
        self.nodes[self.places[place].node]
    }

    /// The nodes from the root to this place.
    pub(crate) fn nodes_to(&self, place: usize) -> &[Node<'a>] {
        &self.nodes[..=self.places[place].node]
    }

    /// The last place of a node on the way.
    pub(crate) fn place_at(&self, node: Node<'_>) -> Option<usize> {
        self.places.iter().rposition(|place| self.nodes[place.node].id() == node.id())
    }

    /// Whether all steps of the node are behind this place.
    pub(crate) fn is_node_complete(&self, place: usize) -> bool {
        self.places.get(place + 1).is_none_or(|next| next.node != self.places[place].node)
    }

    /// Whether the arguments or the record say where to begin to look.
    pub(crate) fn has_beginning(&self) -> bool {
        self.named.is_some() || self.opening.is_some()
    }

    /// The nodes after a place, each with the point of its first move in words: a name, a pass, or
    /// an ellipsis.
    pub(crate) fn continuations(&self, place: usize) -> Vec<(Node<'a>, String)> {
        let node = self.node(place);
        // A reader is made on the way from the root, so that one has to do for all.
        let mut reader = node.step_reader();
        node.children().map(|child| (child, self.first_of(child, &mut reader))).collect()
    }

    /// The point of the first move of a node, in words as [`Walk::continuations`] has them.
    pub(crate) fn move_of(&self, node: Node<'_>) -> String {
        let Some(parent) = node.parent() else { return "…".to_owned() };
        self.first_of(node, &mut parent.step_reader())
    }

    fn first_of(&self, node: Node<'_>, reader: &mut StepReader<'_>) -> String {
        let root = node.root();
        if root.states_other_game() && root.other_game().is_some() {
            return unread(node).map_or_else(|| "…".to_owned(), |(_, text)| text);
        }
        let steps = reader.steps(node).into_iter();
        let mut moves = steps.filter_map(|step| match step {
            Ok(tengen_sgf::Step::Move { color, point }) => Some((color, point)),
            _ => None,
        });
        let size = self.main_line.size;
        match moves.next() {
            Some((_, Some(point))) => {
                own_point(size, point).map_or_else(|| "?".to_owned(), |point| size.name(point))
            }
            Some((_, None)) => say("show-pass", &[]),
            None => unread(node).map_or_else(|| "…".to_owned(), |(_, text)| text),
        }
    }

    /// The place of a move, else the place that was named, else the last one.
    pub(crate) fn place_of(&self, number: Option<usize>) -> Result<usize, Failure> {
        let Some(number) = number else { return Ok(self.named.unwrap_or(self.last())) };
        self.places.iter().position(|place| place.moves >= number).ok_or_else(|| {
            let most = self.moves_at(self.last());
            Failure::Usage(say("show-no-move", &[("number", number.into()), ("all", most.into())]))
        })
    }

    /// The same, but of a problem for which nothing is named its position, not its answer.
    pub(crate) fn view_of(&self, number: Option<usize>) -> Result<usize, Failure> {
        match self.opening {
            Some(opening) if number.is_none() && self.named.is_none() => Ok(opening),
            _ => self.place_of(number),
        }
    }

    /// The game followed up to this place.
    pub(crate) fn replay(&self, place: usize) -> Replay<'_> {
        self.followed(place).0
    }

    /// The game followed up to this place, and what is wrong with it so far.
    pub(crate) fn followed(&self, place: usize) -> (Replay<'_>, Vec<Finding>) {
        let mut replay = self.main_line.follow();
        let steps = self.places[place].steps;
        let taken = std::iter::from_fn(|| replay.step()).take(steps);
        let findings = taken.flat_map(|taken| taken.findings).collect();
        (replay, findings)
    }

    /// The position at this place, with the marks of the record, and the captures in words for a
    /// picture or a terminal in these colours.
    pub(crate) fn diagram(&self, place: usize, colours: Colours) -> Diagram {
        let replay = self.replay(place);
        let line = replay.line();
        let mut diagram = Diagram::new(line.board().clone());
        let taken = Color::BOTH.map(|color| replay.final_ledger().captures(color));
        diagram.notes.extend(speech::captures(taken, colours));
        // Where the rules do not allow a move, another stone may stand at its point.
        let stands = |(color, point): (Color, Option<Point>)| {
            point.filter(|point| line.board().get(*point) != Some(!color))
        };
        diagram.last = line.last_move().and_then(stands);
        if let Some(marks) = TerritoryMarks::read(self.node(place), line.board().size()) {
            diagram.dead = marks.settlement(line.board()).dead;
            diagram.territory = marks.of;
        }
        let size = line.board().size();
        diagram.visible = marks::visible(self.nodes_to(place)).map(|points| {
            PointSet::of(size, points.into_iter().filter_map(|p| own_point(size, p)))
        });
        diagram
    }

    /// The same as a picture, the last `numbered` moves numbered.
    pub(crate) fn figure(&self, place: usize, numbered: usize, colours: Colours) -> Figure {
        let mut figure = Figure::new(self.diagram(place, colours));
        let size = figure.diagram.board.size();
        let Marks { signs, labels, arrows, lines } = Marks::read(self.node(place));
        let own = |point| own_point(size, point);
        let pair = |(from, to)| Some((own(from)?, own(to)?));
        figure.signs.extend(signs.into_iter().filter_map(|(p, sign)| Some((own(p)?, drawn(sign)))));
        figure.labels.extend(labels.into_iter().filter_map(|(p, text)| Some((own(p)?, text))));
        figure.arrows.extend(arrows.into_iter().filter_map(pair));
        figure.lines.extend(lines.into_iter().filter_map(pair));
        figure.dimmed =
            PointSet::of(size, marks::dimmed(self.nodes_to(place)).into_iter().filter_map(own));
        self.number(place, numbered, &mut figure);
        figure
    }

    /// Numbers the last moves: the stones on the board as far as these moves played them, and else
    /// below the board.
    fn number(&self, place: usize, numbered: usize, figure: &mut Figure) {
        let Place { steps, moves: made, .. } = self.places[place];
        let Figure { diagram, numbers, elsewhere, .. } = figure;
        let moves = self.main_line.steps().take(steps);
        let moves = moves.filter_map(|(_, step)| match step {
            Ok(Step::Move { color, point }) => Some((*color, *point)),
            _ => None,
        });
        for ((color, point), number) in moves.zip(1..).skip(made.saturating_sub(numbered)) {
            let Some(point) = point.filter(|p| diagram.board.get(*p) == Some(color)) else {
                elsewhere.push((point, number));
                continue;
            };
            // Where two were played, only the later is still there.
            let earlier = numbers.extract_if(.., |(p, _)| *p == point);
            elsewhere.extend(earlier.map(|(point, number)| (Some(point), number)));
            numbers.push((point, number));
        }
        elsewhere.sort_by_key(|(_, number)| *number);
    }
}

/// Whether stones are set up before the first move that are no handicap.
fn sets_a_problem(line: &MainLine) -> bool {
    let mut before = line.steps().take_while(|(_, step)| !matches!(step, Ok(Step::Move { .. })));
    let sets_up = |step: &Step| matches!(step, Step::SetUp(points) if !points.is_empty());
    line.conditions.handicap == Handicap::None && before.any(|(_, step)| step.is_ok_and(sets_up))
}

fn own_point(size: Size, point: tengen_sgf::Point) -> Option<Point> {
    size.point(point.column.into(), point.row.into())
}

fn drawn(sign: marks::Sign) -> Sign {
    match sign {
        marks::Sign::Triangle => Sign::Triangle,
        marks::Sign::Square => Sign::Square,
        marks::Sign::Circle => Sign::Circle,
        marks::Sign::Cross => Sign::Cross,
        marks::Sign::Selected => Sign::Selected,
    }
}
