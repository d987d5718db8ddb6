//! Drawings read: bare rows, rows with coordinates around them such as our own, and the diagrams of
//! Sensei's Library.

mod bare;
mod caption;
mod framed;
mod sensei;
mod signs;
mod stated;
mod whole;

pub use stated::Stated;

use caption::Caption;
use framed::Frame;
use std::error::Error;
use std::fmt;
use tengen_rules::{Board, Color, DiagramError, Ruleset, Score};

/// Why a drawing cannot be read.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
#[non_exhaustive]
pub enum Unreadable {
    /// Its rows make no position.
    Rows(DiagramError),
    /// A mark of a drawn judgement, where nothing tells whether it stands for a point or behind a
    /// stone: `!` for an open border, or `?` for what is not settled.
    Mark {
        /// The mark.
        found: char,
        /// Number of its row, from the top, from 1.
        row: usize,
        /// Number of its column, from the left, from 1.
        column: usize,
    },
    /// A row has not as many points as there are letters.
    Letters {
        /// Number of the row, from the top, from 1.
        row: usize,
    },
    /// It shows only a part of a board. Where no edge is missed, there are rows missing between
    /// others.
    Part(Missed),
    /// The text says that `X` is White and `O` Black. `X` is read as Black only.
    Reversed,
    /// It shows more than one board. Empty lines between some of the rows part two boards.
    Several,
}

/// The edges of the board that a drawing of a part does not show.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Missed {
    /// The upper edge.
    pub top: bool,
    /// The right edge.
    pub right: bool,
    /// The lower edge.
    pub bottom: bool,
    /// The left edge.
    pub left: bool,
}

impl Missed {
    /// The edges missed, by their names.
    pub fn names(self) -> Vec<&'static str> {
        let edges = [
            ("top", self.top),
            ("right", self.right),
            ("bottom", self.bottom),
            ("left", self.left),
        ];
        edges.iter().filter(|(_, missed)| *missed).map(|(name, _)| *name).collect()
    }
}

impl fmt::Display for Unreadable {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Unreadable::Rows(error) => error.fmt(f),
            Unreadable::Mark { found, row, column } => write!(
                f,
                "row {row} has {found:?} in column {column}; ! (an open border) and ? (not settled) are read only \
                 with the coordinates around the board",
            ),
            Unreadable::Letters { row } => {
                write!(f, "row {row} has not as many points as there are letters")
            }
            Unreadable::Part(missed) => {
                f.write_str("the drawing shows only a part of a board: ")?;
                match &missed.names()[..] {
                    [] => f.write_str("some rows are missing"),
                    edges => write!(f, "there is no edge at the {}", edges.join(", ")),
                }
            }
            Unreadable::Reversed => f.write_str(
                "the text says that X is White and O is Black, but X is read as Black and O as White",
            ),
            Unreadable::Several => f.write_str(
                "the drawing shows more than one board, or has empty lines between some rows",
            ),
        }
    }
}

impl Error for Unreadable {}

/// A drawing as it was read.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Drawing {
    /// The position.
    pub board: Board,
    /// The side to move, as the text around the rows names it.
    pub to_move: Stated<Color>,
    /// The rules that the text names.
    pub rules: Stated<Ruleset>,
    /// If it states no rules, the names in it that may be meant as theirs, as they stand there.
    pub unread_rules: Vec<String>,
    /// The komi that the text states.
    pub komi: Stated<Score>,
    /// How many stones the handicap has that the text states; 0 if it says that there is none.
    pub handicap: Stated<u32>,
    /// The stones that Black and White have taken, as the text states them.
    pub prisoners: [Stated<u32>; 2],
}

/// A kind of drawing.
enum Kind<'a> {
    /// Lines that begin with `$$`.
    Sensei,
    /// Rows with letters.
    Framed(Frame<'a>),
    /// Rows alone, from here on.
    Bare(&'a str),
}

impl<'a> Kind<'a> {
    /// The kind of a text; none if it is no drawing.
    fn of(text: &'a str) -> Option<Kind<'a>> {
        let text = before_record(text);
        let first = |text: &'a str| text.lines().find(|line| !line.trim().is_empty());
        let below = bare::below_captions(text);
        if first(below).is_some_and(sensei::is_line) {
            return Some(Kind::Sensei);
        }
        if let Some(frame) = framed::find(text) {
            return Some(Kind::Framed(frame));
        }
        let at_once = first(text).is_some_and(bare::is_row).then_some(Kind::Bare(text));
        at_once.or(bare::has_rows(below).then_some(Kind::Bare(below)))
    }
}

/// The text before the first game record in it. Comments of a record may have drawings.
fn before_record(text: &str) -> &str {
    let begins = |record: &str| {
        let node = record[1..].trim_start().strip_prefix(';').map(str::trim_start);
        // Other signs make no property: `(;-)` is none.
        let goes_on = |c: char| c.is_ascii_alphabetic() || matches!(c, ';' | '(' | ')');
        node.is_some_and(|node| node.is_empty() || node.starts_with(goes_on))
    };
    let mut places = text.match_indices('(').map(|(i, _)| text.split_at(i));
    places.find(|(_, record)| begins(record)).map_or(text, |(before, _)| before)
}

/// The text without what mail adds, and with the usual signs.
fn prepared(text: &str) -> String {
    signs::plain(&caption::unquoted(text))
}

/// Whether a text is a drawing, perhaps a faulty one. A game record is none.
pub fn is_drawing(text: &str) -> bool {
    Kind::of(&prepared(text)).is_some()
}

/// Reads a drawing: rows of `X` (Black), `O` (White) and `.`, top row first. Blanks do not count,
/// nor do empty lines between all rows, and `+` and `,` are star points. `●` is Black too, and `○`
/// White, if all stones are drawn so, and so are `B` and `W`; `#` is Black beside `O`, and `·` is
/// an empty point. Full-width signs are those of ASCII.
///
/// There may be numbers beside the rows, a border around the board, and text above and below it.
/// The text may say which side is to move (`White to play`), and state the rules, the komi and the
/// prisoners, in any of our languages. Before each line there may be `>`, as mail quotes it,
/// and around the drawing a fence of Markdown.
///
/// With letters above or below the board, the marks of [`Diagram::plain`](crate::Diagram::plain)
/// are read too: `x` and `o` are dead stones, which stand on the board, and `b` and `w` are empty
/// points that are territory. No mark is kept. Text around such a board does not count. Lines that
/// begin with `$$` are a diagram of Sensei's Library, in which numbered stones are on the board.
/// `$$W` says that White plays the odd numbers.
///
/// ```
/// use tengen_diagram::Stated;
/// use tengen_rules::{Color, Score};
///
/// let drawn = tengen_diagram::read("   A B C\n 2 . x(O)2\n 1 . b~. 1\n   A B C")?;
/// assert_eq!(drawn.board.to_string(), ".XO\n...");
/// let drawn = tengen_diagram::read("$$W\n$$ -------\n$$ | X 1 |\n$$ | a , |\n$$ -------")?;
/// assert_eq!(drawn.board.to_string(), "XO\n..");
/// assert_eq!(drawn.to_move, Stated::As(Color::Black));
/// let drawn = tengen_diagram::read("White to play, komi 0.5. Black captures: 3\nX O\n. .")?;
/// assert_eq!(drawn.to_move, Stated::As(Color::White));
/// assert_eq!(drawn.komi, Stated::As(Score::halves(1)));
/// assert_eq!(drawn.prisoners, [Stated::As(3), Stated::Not]);
/// # Ok::<(), tengen_diagram::Unreadable>(())
/// ```
///
/// # Errors
/// If the rows make no position, have other characters, or do not show one whole board.
pub fn read(text: &str) -> Result<Drawing, Unreadable> {
    let text = &prepared(text);
    let (rows, first) = match Kind::of(text) {
        Some(Kind::Sensei) => sensei::rows(text)?,
        Some(Kind::Framed(frame)) => (frame.rows()?, None),
        Some(Kind::Bare(text)) => (bare::rows(text)?, None),
        None => (bare::rows(text)?, None),
    };
    let board = Board::parse(&rows.join("\n")).map_err(Unreadable::Rows)?;
    let caption = Caption::of(before_record(text));
    let Caption { to_move, rules, unread_rules, komi, prisoners, .. } = caption;
    let Caption { handicap, last, is_reversed, .. } = caption;
    if is_reversed {
        return Err(Unreadable::Reversed);
    }
    let to_move = match first {
        Some(first) => Stated::As(first),
        None if to_move == Stated::Not => after(&board, last),
        None => to_move,
    };
    Ok(Drawing { board, to_move, rules, unread_rules, komi, handicap, prisoners })
}

/// The side to move after a stone on this point.
fn after(board: &Board, last: Stated<String>) -> Stated<Color> {
    let Stated::As(name) = last else { return Stated::Not };
    match board.size().parse(&name).map(|point| board.get(point)) {
        Some(Some(color)) => Stated::As(!color),
        // There is no such stone.
        _ => Stated::Unclear,
    }
}

/// A row, as an error about it counts.
fn in_row(row: usize, column: usize, found: char) -> Unreadable {
    match found {
        '!' | '?' => Unreadable::Mark { found, row, column },
        _ => Unreadable::Rows(DiagramError::Character { found, row, column }),
    }
}

#[cfg(test)]
mod tests;
