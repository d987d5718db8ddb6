//! A position and the marks to be shown on it.

use crate::Part;
use tengen_rules::{Board, Color, Count, Owner, Point, PointSet, Settlement};

/// A position and the marks to be shown on it.
#[derive(Clone, Debug)]
pub struct Diagram {
    /// The position.
    pub board: Board,
    /// The stones on the points while people count by hand, by [`Point::index`], instead of those
    /// of the position: filled territory has no liberties.
    pub counting: Option<Vec<Option<Color>>>,
    /// The point of the last play.
    pub last: Option<Point>,
    /// The point that may not be retaken at once.
    pub ko: Option<Point>,
    /// The dead stones.
    pub dead: PointSet,
    /// The stones alive in seki.
    pub seki: PointSet,
    /// The empty points of Black and of White.
    pub territory: [PointSet; 2],
    /// Neutral points, all of them empty.
    pub neutral: PointSet,
    /// Neutral points where a border is still open.
    pub unsealed: PointSet,
    /// Stones of which it is open whether they live, and the empty points that go with them.
    pub open: PointSet,
    /// Points whose stones, of Black and of White, are counted as added: nobody has played them.
    pub added: [PointSet; 2],
    /// The only points to be seen, if not all are.
    pub visible: Option<PointSet>,
    /// The part of the board to be drawn, if not all is.
    pub part: Option<Part>,
    /// Lines of text to be set beside the board.
    pub notes: Vec<String>,
}

impl Diagram {
    /// The bare position.
    pub fn new(board: Board) -> Diagram {
        let none = PointSet::new(board.size());
        Diagram {
            board,
            counting: None,
            last: None,
            ko: None,
            dead: none.clone(),
            seki: none.clone(),
            territory: [none.clone(), none.clone()],
            neutral: none.clone(),
            unsealed: none.clone(),
            open: none.clone(),
            added: [none.clone(), none],
            visible: None,
            part: None,
            notes: Vec::new(),
        }
    }

    /// The stone that is drawn on a point.
    pub(crate) fn stone(&self, point: Point) -> Option<Color> {
        match &self.counting {
            Some(cells) => cells.get(point.index()).copied().flatten(),
            None => self.board.get(point),
        }
    }

    /// The part of the board that is drawn.
    pub(crate) fn drawn_part(&self) -> Part {
        let size = self.board.size();
        let whole = Part::whole(size);
        self.part.filter(|p| p.right <= whole.right && p.bottom <= whole.bottom).unwrap_or(whole)
    }

    /// The position as it is counted: dead stones, territory, neutral points and seki.
    pub fn counted(board: Board, settlement: &Settlement, count: &Count) -> Diagram {
        let mut diagram = Diagram::new(board);
        for point in diagram.board.size().points().filter(|p| diagram.board.is_empty(*p)) {
            match count.owner.get(point.index()) {
                Some(Owner::Of(color)) => diagram.territory[*color].insert(point),
                _ => diagram.neutral.insert(point),
            };
        }
        diagram.dead = settlement.dead.clone();
        diagram.seki = count.seki.clone();
        diagram
    }

    /// Adds notes that say how many stones each player (Black, White) has captured.
    #[must_use]
    pub fn with_captures(mut self, captures: [u32; 2]) -> Diagram {
        for color in Color::BOTH {
            let taken = captures[color];
            let stones = if taken == 1 { "stone" } else { "stones" };
            let note = format!("{color} ({}) has captured {taken} {stones}", color.symbol());
            self.notes.push(note);
        }
        self
    }
}
