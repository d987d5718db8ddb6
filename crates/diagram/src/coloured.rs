//! A diagram in colour, for a terminal.

use crate::{Cell, Diagram, Mark};
use tengen_rules::{Color, Size};

/// The colours that a terminal can show.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Colours {
    /// None, or none are wanted: the diagram is drawn in ASCII.
    None,
    /// The 256 colours of xterm.
    Palette,
    /// Red, green and blue, 8 bits each.
    True,
}

impl Colours {
    /// The sign of a stone of this colour in a diagram.
    pub fn stone(self, color: Color) -> char {
        let (last, dead, seki, open) = (false, false, false, false);
        match self {
            Colours::None => color.symbol(),
            _ => glyph(Cell::Stone { color, last, dead, seki, open }),
        }
    }
}

/// Set behind a dead stone.
pub(crate) const CROSS: char = '×';
/// Set behind a stone in seki.
pub(crate) const SEKI: char = '≈';
/// Set behind a stone of which it is open whether it lives, and on points that go with it.
pub(crate) const OPEN: char = '?';
/// On points where a border is open.
pub(crate) const UNSEALED: char = '!';

/// On points where a stone is counted as added.
pub(crate) const ADDED: char = '^';

/// A colour of the board, as RGB and as the nearest of xterm's 256.
#[derive(Clone, Copy, PartialEq, Eq)]
struct Ink(u8, u8, u8, u8);

const WOOD: Ink = Ink(219, 178, 112, 179);
const LINE: Ink = Ink(128, 90, 40, 94);
const RIM: Ink = Ink(92, 62, 24, 58);
const SLATE: Ink = Ink(18, 18, 22, 233);
const SHELL: Ink = Ink(255, 253, 245, 231);
const FADED_SLATE: Ink = Ink(122, 100, 70, 101);
const FADED_SHELL: Ink = Ink(240, 217, 170, 223);
const ALERT: Ink = Ink(160, 20, 20, 124);

/// The character of a cell. Black and White differ in shape, as do all marks.
pub(crate) fn glyph(cell: Cell) -> char {
    match cell {
        Cell::Stone { color: Color::Black, last: false, .. } => '●',
        Cell::Stone { color: Color::Black, last: true, .. } => '◉',
        Cell::Stone { color: Color::White, last: false, .. } => '○',
        Cell::Stone { color: Color::White, last: true, .. } => '◎',
        Cell::Empty(Mark::Plain) => '┼',
        Cell::Empty(Mark::Star) => '╋',
        Cell::Empty(Mark::Ko) => '□',
        Cell::Empty(Mark::Territory(Color::Black)) => '▪',
        Cell::Empty(Mark::Territory(Color::White)) => '▫',
        Cell::Empty(Mark::Neutral) => '·',
        Cell::Empty(Mark::Unsealed) => UNSEALED,
        Cell::Empty(Mark::Open) => OPEN,
        Cell::Empty(Mark::Added(_)) => ADDED,
        Cell::Empty(Mark::Hidden) => ' ',
    }
}

fn ink(cell: Cell) -> Ink {
    match cell {
        Cell::Stone { color: Color::Black, dead: false, .. } => SLATE,
        Cell::Stone { color: Color::White, dead: false, .. } => SHELL,
        Cell::Stone { color: Color::Black, dead: true, .. } => FADED_SLATE,
        Cell::Stone { color: Color::White, dead: true, .. } => FADED_SHELL,
        Cell::Empty(Mark::Territory(Color::Black) | Mark::Added(Color::Black)) => SLATE,
        Cell::Empty(Mark::Territory(Color::White) | Mark::Added(Color::White)) => SHELL,
        Cell::Empty(Mark::Ko | Mark::Unsealed | Mark::Open) => ALERT,
        Cell::Empty(Mark::Plain | Mark::Star | Mark::Neutral | Mark::Hidden) => LINE,
    }
}

/// The crossing of lines at the edge of the board.
fn crossing(size: Size, column: usize, row: usize) -> char {
    let place = |at: usize, length: usize| match at {
        0 => 0,
        at if at + 1 == length => 2,
        _ => 1,
    };
    let lines = [['┌', '┬', '┐'], ['├', '┼', '┤'], ['└', '┴', '┘']];
    lines[place(row, size.height())][place(column, size.width())]
}

impl Diagram {
    /// The diagram for a terminal with these colours: a wooden board with slate and shell
    /// stones, the last play ringed, dead stones faded and crossed.
    pub fn coloured(&self, colours: Colours) -> String {
        if colours == Colours::None {
            return self.plain();
        }
        let (size, part) = (self.board.size(), self.drawn_part());
        let rows = (part.top..).zip(self.rows()).map(|(y, cells)| {
            let mut line = Painter::new(colours);
            let number = size.height() - y;
            line.put(RIM, &format!("{number:>2} "));
            for (x, cell) in (part.left..).zip(&cells) {
                let shown = match cell {
                    Cell::Empty(Mark::Plain) => crossing(size, x, y),
                    _ => glyph(*cell),
                };
                line.put(ink(*cell), shown.encode_utf8(&mut [0; 4]));
                let last = x == part.right;
                match cell {
                    Cell::Stone { dead: true, .. } => {
                        line.put(ALERT, CROSS.encode_utf8(&mut [0; 4]))
                    }
                    Cell::Stone { open: true, .. } => {
                        line.put(ALERT, OPEN.encode_utf8(&mut [0; 4]))
                    }
                    Cell::Stone { seki: true, .. } => line.put(RIM, SEKI.encode_utf8(&mut [0; 4])),
                    Cell::Empty(Mark::Hidden) => line.put(RIM, " "),
                    _ if last => line.put(RIM, " "),
                    _ => line.put(LINE, "─"),
                }
            }
            line.put(RIM, &format!("{number:<2}"));
            line.finish()
        });
        self.frame(rows, |rim| {
            let mut line = Painter::new(colours);
            // The letters stand above their points, which the row numbers push to the right.
            line.put(RIM, &format!("{rim}   "));
            line.finish()
        })
    }
}

/// A line of the board in the making.
struct Painter {
    colours: Colours,
    text: String,
    ink: Option<Ink>,
}

impl Painter {
    fn new(colours: Colours) -> Painter {
        let mut painter = Painter { colours, text: String::new(), ink: None };
        painter.colour(48, WOOD);
        painter
    }

    fn colour(&mut self, plane: u8, Ink(red, green, blue, number): Ink) {
        self.text.push_str(&match self.colours {
            Colours::True => format!("\x1b[{plane};2;{red};{green};{blue}m"),
            _ => format!("\x1b[{plane};5;{number}m"),
        });
    }

    fn put(&mut self, ink: Ink, text: &str) {
        if self.ink != Some(ink) {
            self.ink = Some(ink);
            self.colour(38, ink);
        }
        self.text.push_str(text);
    }

    fn finish(mut self) -> String {
        self.text.push_str("\x1b[0m");
        self.text
    }
}
