//! A position as books print it.

use crate::coloured::{OPEN, UNSEALED};
use crate::{Cell, Diagram, Mark, Part};
use tengen_rules::{Color, Point, PointSet};

/// A sign that a record puts on a point.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Sign {
    /// A circle (`CR`).
    Circle,
    /// A square (`SQ`).
    Square,
    /// A triangle (`TR`).
    Triangle,
    /// A cross (`MA`).
    Cross,
    /// A square on its corner: the point is selected (`SL`).
    Selected,
}

/// A diagram with the additions of books and records, to be drawn as a picture.
#[derive(Clone, Debug)]
pub struct Figure {
    /// The position.
    pub diagram: Diagram,
    /// Numbers on stones: the moves that placed them. They are drawn in place of signs and labels
    /// on the same stones.
    pub numbers: Vec<(Point, usize)>,
    /// The passes, and the moves whose stones are gone or have a later number. They are named below
    /// the board, passes and moves within the drawn part alone.
    pub elsewhere: Vec<(Option<Point>, usize)>,
    /// Signs on points.
    pub signs: Vec<(Point, Sign)>,
    /// Letters and other short texts on points (`LB`).
    pub labels: Vec<(Point, String)>,
    /// Arrows from one point to another (`AR`).
    pub arrows: Vec<(Point, Point)>,
    /// Lines between two points (`LN`).
    pub lines: Vec<(Point, Point)>,
    /// Points that are drawn pale (`DD`).
    pub dimmed: PointSet,
    /// Whether letters and numbers stand around the board.
    pub coordinates: bool,
}

impl Figure {
    /// The diagram with nothing added but coordinates.
    pub fn new(diagram: Diagram) -> Figure {
        let dimmed = PointSet::new(diagram.board.size());
        Figure {
            diagram,
            numbers: Vec::new(),
            elsewhere: Vec::new(),
            signs: Vec::new(),
            labels: Vec::new(),
            arrows: Vec::new(),
            lines: Vec::new(),
            dimmed,
            coordinates: true,
        }
    }

    /// The figure as lines, discs and texts.
    pub(crate) fn drawing(&self) -> Drawing {
        let size = self.diagram.board.size();
        let margin = if self.coordinates { 1.6 } else { 0.8 } * STEP;
        let across = |lines: usize| (lines as f32 - 1.0) * STEP + 2.0 * margin;
        let part = self.diagram.drawn_part();
        let (width, height) = (across(part.columns()), across(part.rows()));
        let mut plan = Plan { figure: self, part, margin, shapes: Vec::new() };
        plan.grid();
        if self.coordinates {
            plan.coordinates(width, height);
        }
        let drawn = |point: &Point| part.contains(size, *point);
        size.points().filter(drawn).for_each(|point| plan.cell(point));
        plan.additions();
        let height = plan.below(width, height);
        Drawing { width, height, shapes: plan.shapes }
    }

    /// The moves that no stone shows, at most [`MOST_BELOW`](Figure::MOST_BELOW) of them, and how
    /// many more there are.
    pub fn below(&self) -> (Vec<(Option<Point>, usize)>, usize) {
        let size = self.diagram.board.size();
        let part = self.diagram.drawn_part();
        let is_drawn = |point: &Option<Point>| point.is_none_or(|point| part.contains(size, point));
        let all = self.elsewhere.iter().filter(|(point, _)| is_drawn(point)).copied();
        let mut moves: Vec<(Option<Point>, usize)> = all.collect();
        let more = moves.len().saturating_sub(Figure::MOST_BELOW);
        moves.truncate(Figure::MOST_BELOW);
        (moves, more)
    }

    /// At most this many moves are named below the board.
    pub const MOST_BELOW: usize = 200;

    /// The same in lines of at most this many characters: `7: C4  8: D5`.
    fn lines_below(&self, longest: usize) -> Vec<String> {
        let size = self.diagram.board.size();
        let mut lines: Vec<String> = Vec::new();
        let (moves, more) = self.below();
        let said = moves.into_iter().map(|(point, number)| {
            let point = point.map_or_else(|| "pass".to_owned(), |point| size.name(point));
            format!("{number}: {point}")
        });
        for said in said.chain((more > 0).then(|| format!("+ {more}"))) {
            match lines.last_mut() {
                Some(line) if line.len() + 2 + said.len() <= longest => {
                    line.push_str("  ");
                    line.push_str(&said);
                }
                _ => lines.push(said),
            }
        }
        lines
    }
}

/// The distance between two lines of the board.
pub(crate) const STEP: f32 = 20.0;
const STONE: f32 = 9.4;

/// The colour of a shape.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Ink {
    Black,
    White,
    /// Dead black stones.
    Grey,
    /// The ground everything stands on.
    Paper,
}

pub(crate) type Place = (f32, f32);

/// One stroke of the pen, as pictures of any format can have it.
#[derive(Clone, Debug, PartialEq)]
pub(crate) enum Shape {
    /// A filled disc, perhaps with a black rim.
    Disc { centre: Place, radius: f32, ink: Ink, rim: bool },
    /// A circle that is not filled.
    Ring { centre: Place, radius: f32, width: f32, ink: Ink },
    /// Lines from point to point, back to the first if closed.
    Path { points: Vec<Place>, closed: bool, width: f32, ink: Ink },
    /// A filled square of this half width, perhaps with a black rim.
    Block { centre: Place, half: f32, ink: Ink, rim: bool },
    /// A pale square of this half width over everything drawn before.
    Veil { centre: Place, half: f32 },
    /// A text around its centre.
    Text { centre: Place, height: f32, text: String, ink: Ink },
}

/// Shapes in the order in which they are drawn.
pub(crate) struct Drawing {
    pub(crate) width: f32,
    pub(crate) height: f32,
    pub(crate) shapes: Vec<Shape>,
}

struct Plan<'a> {
    figure: &'a Figure,
    part: Part,
    margin: f32,
    shapes: Vec<Shape>,
}

impl Plan<'_> {
    fn place(&self, point: Point) -> Place {
        let size = self.figure.diagram.board.size();
        let at = |n: usize, first: usize| self.margin + (n as f32 - first as f32) * STEP;
        (at(size.column(point), self.part.left), at(size.row(point), self.part.top))
    }

    fn path(&mut self, points: Vec<Place>, closed: bool, width: f32, ink: Ink) {
        self.shapes.push(Shape::Path { points, closed, width, ink });
    }

    fn text(&mut self, centre: Place, height: f32, text: String, ink: Ink) {
        // Three figures fit a stone if they are smaller.
        let shrunk = match text.chars().count() {
            0 | 1 => height,
            2 => height * 0.85,
            length => height * 2.0 / length as f32,
        };
        self.shapes.push(Shape::Text { centre, height: shrunk, text, ink });
    }

    fn grid(&mut self) {
        let (size, part) = (self.figure.diagram.board.size(), self.part);
        let whole = Part::whole(size);
        // Where the board goes on, so do its lines a little.
        let on = |goes_on: bool| if goes_on { STEP * 0.45 } else { 0.0 };
        let (left, top) = (self.margin - on(part.left > 0), self.margin - on(part.top > 0));
        let end = |count: usize| self.margin + (count - 1) as f32 * STEP;
        let (right, bottom) = (
            end(part.columns()) + on(part.right < whole.right),
            end(part.rows()) + on(part.bottom < whole.bottom),
        );
        // The rim of the board is thicker.
        let width = |n: usize, last: usize| if n == 0 || n == last { 1.5 } else { 0.8 };
        for row in part.top..=part.bottom {
            let y = self.margin + (row - part.top) as f32 * STEP;
            let width = width(row, whole.bottom);
            self.path(vec![(left, y), (right, y)], false, width, Ink::Black);
        }
        for column in part.left..=part.right {
            let x = self.margin + (column - part.left) as f32 * STEP;
            let width = width(column, whole.right);
            self.path(vec![(x, top), (x, bottom)], false, width, Ink::Black);
        }
    }

    fn coordinates(&mut self, width: f32, height: f32) {
        let size = self.figure.diagram.board.size();
        let off = 0.6 * STEP;
        let part = self.part;
        for point in size.points().filter(|p| part.contains(size, *p)) {
            let name = size.name(point);
            let (letters, number) =
                name.split_at(name.trim_end_matches(|c: char| c.is_ascii_digit()).len());
            let (x, y) = self.place(point);
            let mut put = |at, text: &str| self.text(at, 9.0, text.to_owned(), Ink::Black);
            if size.row(point) == part.top {
                put((x, off), letters);
                put((x, height - off), letters);
            }
            if size.column(point) == part.left {
                put((off, y), number);
                put((width - off, y), number);
            }
        }
    }

    fn cell(&mut self, point: Point) {
        let centre = self.place(point);
        match self.figure.diagram.cell(point) {
            Cell::Stone { color, last, dead, open, .. } => {
                let ink = match (color, dead) {
                    (Color::Black, false) => Ink::Black,
                    (Color::Black, true) => Ink::Grey,
                    (Color::White, _) => Ink::White,
                };
                self.shapes.push(Shape::Disc { centre, radius: STONE, ink, rim: true });
                if last && !self.is_numbered(point) {
                    let (radius, width, ink) = (STONE * 0.5, 1.4, self.contrast(point));
                    self.shapes.push(Shape::Ring { centre, radius, width, ink });
                }
                if dead {
                    self.cross(centre, STONE * 0.6);
                }
                if open {
                    self.text(centre, 13.0, OPEN.to_string(), self.contrast(point));
                } else {
                    self.territory(point, centre);
                }
            }
            Cell::Empty(Mark::Star) => {
                let (radius, ink) = (2.0, Ink::Black);
                self.shapes.push(Shape::Disc { centre, radius, ink, rim: false });
            }
            Cell::Empty(Mark::Ko) => {
                let half = STONE * 0.5;
                self.square(centre, half, Ink::Black);
            }
            Cell::Empty(Mark::Unsealed) => {
                self.text(centre, 13.0, UNSEALED.to_string(), self.contrast(point));
            }
            Cell::Empty(Mark::Open) => {
                self.text(centre, 13.0, OPEN.to_string(), self.contrast(point));
            }
            Cell::Empty(Mark::Neutral) => {
                let (radius, ink) = (2.5, Ink::Grey);
                self.shapes.push(Shape::Disc { centre, radius, ink, rim: false });
            }
            // A stone so small is none that was played.
            Cell::Empty(Mark::Added(color)) => {
                let ink = if color == Color::Black { Ink::Black } else { Ink::White };
                self.shapes.push(Shape::Disc { centre, radius: STONE * 0.5, ink, rim: true });
            }
            Cell::Empty(Mark::Territory(_)) => self.territory(point, centre),
            Cell::Empty(Mark::Hidden) => {
                let (half, ink) = (STEP * 0.5, Ink::Paper);
                self.shapes.push(Shape::Block { centre, half, ink, rim: false });
            }
            Cell::Empty(Mark::Plain) => {}
        }
    }

    /// A small square in the colour of the point's owner, on dead stones too.
    fn territory(&mut self, point: Point, centre: Place) {
        let owns = |color: &Color| self.figure.diagram.territory[*color].contains(point);
        if let Some(owner) = Color::BOTH.into_iter().find(owns) {
            let ink = if owner == Color::Black { Ink::Black } else { Ink::White };
            self.shapes.push(Shape::Block { centre, half: 3.0, ink, rim: true });
        }
    }

    /// The colour that can be seen on this point.
    fn contrast(&self, point: Point) -> Ink {
        match self.figure.diagram.stone(point) {
            Some(Color::Black) => Ink::White,
            _ => Ink::Black,
        }
    }

    /// Names the moves that no stone shows below the board. Returns the new height.
    fn below(&mut self, width: f32, height: f32) -> f32 {
        const LETTERS: f32 = 10.0;
        const LINE: f32 = 14.0;
        // A letter is about two thirds as wide as high.
        let longest = (width - STEP) / (LETTERS * 0.68);
        let lines = self.figure.lines_below(longest as usize);
        if lines.is_empty() {
            return height;
        }
        let mut y = height + LINE * 0.2;
        for line in lines {
            let centre = (width / 2.0, y);
            let shape = Shape::Text { centre, height: LETTERS, text: line, ink: Ink::Black };
            self.shapes.push(shape);
            y += LINE;
        }
        y
    }

    fn is_numbered(&self, point: Point) -> bool {
        self.figure.numbers.iter().any(|(p, _)| *p == point)
    }

    /// Whether anything on this point can be seen.
    fn shows(&self, point: Point) -> bool {
        let diagram = &self.figure.diagram;
        self.part.contains(diagram.board.size(), point)
            && diagram.visible.as_ref().is_none_or(|visible| visible.contains(point))
    }

    fn additions(&mut self) {
        let figure = self.figure;
        for point in figure.dimmed.iter().filter(|p| self.shows(*p)).collect::<Vec<_>>() {
            let (centre, half) = (self.place(point), STEP * 0.5);
            self.shapes.push(Shape::Veil { centre, half });
        }
        for (from, to) in &figure.lines {
            self.stroke_between(*from, *to, false);
        }
        for (from, to) in &figure.arrows {
            self.stroke_between(*from, *to, true);
        }
        let is_free = |point: Point| self.shows(point) && !self.is_numbered(point);
        let signs: Vec<_> = figure.signs.iter().filter(|(point, _)| is_free(*point)).collect();
        for (point, sign) in signs {
            let (centre, ink) = (self.place(*point), self.contrast(*point));
            self.sign(centre, *sign, ink);
        }
        for (point, number) in &figure.numbers {
            if self.shows(*point) {
                let (centre, ink) = (self.place(*point), self.contrast(*point));
                self.text(centre, 13.0, number.to_string(), ink);
            }
        }
        for (point, label) in &figure.labels {
            if !self.shows(*point) || self.is_numbered(*point) {
                continue;
            }
            let (centre, ink) = (self.place(*point), self.contrast(*point));
            if figure.diagram.stone(*point).is_none() {
                // The lines must not run through the letter.
                let (radius, ink) = (STEP * 0.42, Ink::Paper);
                self.shapes.push(Shape::Disc { centre, radius, ink, rim: false });
            }
            self.text(centre, 14.0, label.clone(), ink);
        }
    }

    /// A line from point to point, with a head at its end if it is an arrow. It can be seen on
    /// stones of either colour.
    fn stroke_between(&mut self, from: Point, to: Point, arrow: bool) {
        if !self.shows(from) || !self.shows(to) {
            return;
        }
        let ((x, y), (to_x, to_y)) = (self.place(from), self.place(to));
        let length = (to_x - x).hypot(to_y - y);
        if length == 0.0 {
            return;
        }
        let (across, down) = ((to_x - x) / length, (to_y - y) / length);
        let head = |side: f32| {
            let (back, aside) = (STEP * 0.4, side * STEP * 0.22);
            (to_x - back * across - aside * down, to_y - back * down + aside * across)
        };
        for (width, ink) in [(4.0, Ink::White), (2.0, Ink::Black)] {
            self.path(vec![(x, y), (to_x, to_y)], false, width, ink);
            if arrow {
                self.path(vec![head(1.0), (to_x, to_y), head(-1.0)], false, width, ink);
            }
        }
    }

    fn sign(&mut self, centre: Place, sign: Sign, ink: Ink) {
        let (x, y) = centre;
        match sign {
            Sign::Circle => {
                self.shapes.push(Shape::Ring { centre, radius: STONE * 0.55, width: 1.4, ink });
            }
            Sign::Square => self.square(centre, STONE * 0.45, ink),
            Sign::Triangle => {
                let r = STONE * 0.68;
                let corners =
                    vec![(x, y - r), (x + 0.87 * r, y + 0.5 * r), (x - 0.87 * r, y + 0.5 * r)];
                self.path(corners, true, 1.4, ink);
            }
            Sign::Selected => {
                let r = STONE * 0.6;
                let corners = vec![(x, y - r), (x + r, y), (x, y + r), (x - r, y)];
                self.path(corners, true, 1.4, ink);
            }
            Sign::Cross => {
                let r = STONE * 0.5;
                self.path(vec![(x - r, y - r), (x + r, y + r)], false, 1.6, ink);
                self.path(vec![(x - r, y + r), (x + r, y - r)], false, 1.6, ink);
            }
        }
    }

    fn square(&mut self, (x, y): Place, half: f32, ink: Ink) {
        let corners = vec![
            (x - half, y - half),
            (x + half, y - half),
            (x + half, y + half),
            (x - half, y + half),
        ];
        self.path(corners, true, 1.4, ink);
    }

    /// A cross through a dead stone. It can be seen on either colour.
    fn cross(&mut self, (x, y): Place, r: f32) {
        for (width, ink) in [(3.0, Ink::White), (1.4, Ink::Black)] {
            self.path(vec![(x - r, y - r), (x + r, y + r)], false, width, ink);
            self.path(vec![(x - r, y + r), (x + r, y - r)], false, width, ink);
        }
    }
}
