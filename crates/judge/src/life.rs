//! Life and death of one chain, read to the end in the part of the board that it lies in.

use crate::benson::Benson;
use crate::reading::{Answer, Budget, Capture, Field, KoLaw, Position, Reading, Step, Turn};
use std::rc::Rc;
use tengen_rules::{Board, Color, Point, PointSet};

/// What becomes of a chain.
#[derive(Clone, Debug, PartialEq)]
pub enum Fate {
    /// It cannot be captured, though the opponent moves first and finds every ko threat: to each
    /// play, where it is answered ([`Step::Pass`] where that need not be).
    Lives(Vec<(Point, Step)>),
    /// It is captured, though its owner moves first and finds every ko threat: by this line.
    Dies(Vec<Turn>),
    /// Who moves first decides.
    Unsettled {
        /// How the opponent captures it.
        lost: Vec<Turn>,
        /// Where its owner saves it.
        saved: Point,
    },
    /// It depends on a ko: whoever wins that wins the chain. This is how it is captured by an
    /// opponent who finds every ko threat, where a ko may be retaken at once.
    Ko(Vec<Turn>),
}

/// A part of the board shut off from the rest by stones that stand.
#[derive(Clone, Debug)]
pub struct Enclosure {
    board: Board,
    field: Rc<Field>,
    proved: bool,
}

/// The most empty points, and the most points, of a part that is read.
const MOST_EMPTY: usize = 18;
const MOST_POINTS: usize = 96;

impl Enclosure {
    /// The part of the board around `stone`, as far as the `standing` stones: none if it is too
    /// large to be read.
    pub fn around(board: &Board, stone: Point, standing: &PointSet) -> Option<Enclosure> {
        let part = board.region(stone, |p| !standing.contains(p));
        let empty = part.iter().filter(|p| board.is_empty(*p)).count();
        if part.is_empty() || empty > MOST_EMPTY {
            return None;
        }
        let outside = board.empty_points().filter(|p| !part.contains(*p));
        let frozen = PointSet::of(board.size(), outside);
        let field = Field::around(board, &frozen, stone);
        if field.cells().len() > MOST_POINTS {
            return None;
        }
        let mut proved = true;
        let mut benson = Benson::default();
        for color in Color::BOTH {
            benson.read_without(board, color, field.cells());
            let walls = field.cells().iter().flat_map(|p| board.neighbours(*p));
            let mut walls = walls.filter(|q| !field.holds(*q) && board.get(*q) == Some(color));
            proved &= walls.all(|q| benson.is_alive(board, q));
        }
        Some(Enclosure { board: board.clone(), field: Rc::new(field), proved })
    }

    /// Whether what is found here is proved: the stones around are alive whatever happens here.
    /// Else it holds as far as they are.
    pub fn is_proved(&self) -> bool {
        self.proved
    }

    /// The points that can change here.
    pub fn points(&self) -> PointSet {
        PointSet::of(self.board.size(), self.field.cells().iter().copied())
    }

    /// What becomes of the chain on `stone`, reading at most `positions` for each of up to four
    /// questions; `None` if they do not suffice or there is no stone here that could be taken.
    ///
    /// Of the rest of the board nothing is assumed but that it is at peace: its ko threats are
    /// first all the opponent's, then all the owner's, and if that makes a difference the chain
    /// depends on a ko. No one position repeated is worth anything to who wants to capture.
    pub fn fate(&self, stone: Point, positions: usize) -> Option<Fate> {
        let color = self.board.get(stone).filter(|_| self.field.holds(stone))?;
        let ask = |turn, favoured| Question::new(self, color, stone, turn, favoured);
        let mut attacked = ask(!color, !color);
        if attacked.can_be_captured(positions)? {
            let mut defended = ask(color, color);
            if defended.can_be_captured(positions)? {
                return Some(Fate::Dies(defended.line()));
            }
            let mut lost = ask(!color, color);
            let mut saved = ask(color, !color);
            if lost.can_be_captured(positions)? && !saved.can_be_captured(positions)? {
                return Some(match saved.saving() {
                    Some(saved) => Fate::Unsettled { lost: lost.line(), saved },
                    None => Fate::Ko(attacked.line()),
                });
            }
            return Some(Fate::Ko(attacked.line()));
        }
        Some(Fate::Lives(attacked.answers()))
    }
}

/// Whether a chain can be captured when one side moves first and one is favoured by kos.
struct Question {
    reading: Reading<Capture>,
    root: Position,
}

impl Question {
    fn new(part: &Enclosure, color: Color, point: Point, turn: Color, favoured: Color) -> Question {
        let goal = Capture::new(part.field.clone(), color, point);
        let reading = Reading::new(part.field.clone(), KoLaw::Favours(favoured), goal);
        Question { reading, root: Position::new(part.board.clone(), turn) }
    }

    fn can_be_captured(&mut self, positions: usize) -> Option<bool> {
        match self.reading.answer(&self.root, &mut Budget::new(positions)) {
            Answer::Forced => Some(true),
            Answer::Held => Some(false),
            Answer::Unknown => None,
        }
    }

    fn line(&mut self) -> Vec<Turn> {
        self.reading.line(&self.root)
    }

    fn answers(&mut self) -> Vec<(Point, Step)> {
        self.reading.answers(&self.root)
    }

    /// The play by which the owner, to move, keeps the chain.
    fn saving(&mut self) -> Option<Point> {
        self.reading.saving(&self.root)
    }
}
