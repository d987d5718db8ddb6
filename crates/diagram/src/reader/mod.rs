//! Drawings read: bare rows, rows with coordinates around them such as our own, and the diagrams of
//! Sensei's Library.

mod bare;
mod framed;
mod sensei;

use std::error::Error;
use std::fmt;
use tengen_rules::{Board, DiagramError};

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
    },
    /// It shows only a part of a board: on some side there is no border, or rows are missing.
    Part,
}

impl fmt::Display for Unreadable {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Unreadable::Rows(error) => error.fmt(f),
            Unreadable::Mark { found, row } => write!(
                f,
                "row {row} has {found:?}; ! (an open border) and ? (not settled) are read only \
                 with the coordinates around the board",
            ),
            Unreadable::Part => f.write_str("the drawing shows only a part of a board"),
        }
    }
}

impl Error for Unreadable {}

/// Whether a text is a drawing, perhaps a faulty one. A game record is none.
pub fn is_drawing(text: &str) -> bool {
    let first = text.lines().find(|line| !line.trim().is_empty());
    let by_first = |line: &str| sensei::is_line(line) || bare::is_row(line);
    !text.contains("(;") && (first.is_some_and(by_first) || framed::find(text).is_some())
}

/// Reads a drawing: rows of `X` (Black), `O` (White) and `.`, top row first. Blanks and empty lines
/// do not count, and `+` and `,` are star points. There may be a border around the board.
///
/// With coordinates around the board, the marks of [`Diagram::plain`](crate::Diagram::plain) are
/// read too. Dead stones stand on the board, and no mark is kept. Text beside and below the board
/// does not count. Lines that begin with `$$` are a diagram of Sensei's Library, in which numbered
/// stones are on the board.
///
/// ```
/// let board = tengen_diagram::read("   A B C\n 2 . x(O)2\n 1 . b~. 1\n   A B C")?;
/// assert_eq!(board.to_string(), ".XO\n...");
/// let board = tengen_diagram::read("$$W\n$$ -------\n$$ | X 1 |\n$$ | a , |\n$$ -------")?;
/// assert_eq!(board.to_string(), "XO\n..");
/// # Ok::<(), tengen_diagram::Unreadable>(())
/// ```
///
/// # Errors
/// If the rows make no position, have other characters, or show only a part of a board.
pub fn read(text: &str) -> Result<Board, Unreadable> {
    let first = text.lines().find(|line| !line.trim().is_empty());
    let rows = match framed::find(text) {
        _ if first.is_some_and(sensei::is_line) => sensei::rows(text)?,
        Some(frame) => frame.rows()?,
        None => bare::rows(text)?,
    };
    Board::parse(&rows.join("\n")).map_err(Unreadable::Rows)
}

/// A row, as an error about it counts.
fn in_row(row: usize, found: char) -> Unreadable {
    match found {
        '!' | '?' => Unreadable::Mark { found, row },
        _ => Unreadable::Rows(DiagramError::Character { found, row }),
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::Diagram;
    use tengen_rules::Size;

    fn rows(text: &str) -> Result<String, Unreadable> {
        assert!(is_drawing(text), "{text}");
        read(text).map(|board| board.to_string())
    }

    #[test]
    fn rows_may_have_star_points_a_border_and_numbers() {
        for text in [
            "X O .\n. . .",
            "+-------+\n| X O . |\n| . + , |\n+-------+",
            " 2 X O . 2\n 1 . . . 1",
            "  a b c\n2 X O .\n1 . . .\n",
            "A B C\n2 X O . 2   Black to move\n1 . . . 1\nA B C\nand so on",
        ] {
            assert_eq!(rows(text), Ok("XO.\n...".to_owned()), "{text}");
        }
    }

    #[test]
    fn our_own_drawings_are_read_with_all_their_marks() {
        let board = Board::parse("XO.XO.\n.XOXO.\n......").unwrap();
        let size = board.size();
        let at = |name: &str| size.parse(name).unwrap();
        let mut diagram = Diagram::new(board.clone());
        diagram.last = Some(at("D3"));
        diagram.dead.insert(at("A3"));
        diagram.seki.insert(at("B2"));
        for name in ["C2", "A1"] {
            diagram.open.insert(at(name));
        }
        diagram.unsealed.insert(at("F1"));
        diagram.neutral.insert(at("B1"));
        diagram.territory[0].insert(at("C1"));
        diagram.ko = Some(at("C3"));
        diagram.notes = vec!["A (note) 3".to_owned(); 5];
        assert_eq!(read(&diagram.plain()), Ok(board));
    }

    #[test]
    fn a_board_of_any_size_is_read_as_it_is_drawn() {
        for (columns, lines) in [(1, 1), (19, 19), (25, 3), (30, 2), (52, 52)] {
            let Ok(size) = Size::new(columns, lines) else { continue };
            let stone = size.point(columns / 2, lines / 2).unwrap();
            let board = Board::with_stones(size, [(tengen_rules::Color::Black, stone)]);
            let Ok(board) = board else { continue };
            let drawn = Diagram::new(board.clone()).plain();
            assert!(is_drawing(&drawn), "{drawn}");
            assert_eq!(read(&drawn), Ok(board), "{drawn}");
        }
    }

    #[test]
    fn a_diagram_of_senseis_library_has_numbered_stones_and_letters() {
        let whole = "$$Wc3 White 1 takes\n$$  -------\n$$ | O 2 1 |\n$$ | a , Q |\n$$ | C # @ |\n\
                     $$  -------\n$$ [1|Link]\n";
        assert_eq!(rows(whole), Ok("OXO\n..O\n.XO".to_owned()));
        assert_eq!(rows("$$ X O .\n$$ . . ."), Ok("XO.\n...".to_owned()));
        for part in ["$$ | X O . |\n$$ | . . . |", "$$B\n$$ -----\n$$ | X O\n$$ | . ."] {
            assert_eq!(rows(part), Err(Unreadable::Part), "{part}");
        }
    }

    #[test]
    fn what_cannot_be_read_is_named() {
        let character = |found, row| Err(Unreadable::Rows(DiagramError::Character { found, row }));
        assert_eq!(rows("X O .\n. ? ."), Err(Unreadable::Mark { found: '?', row: 2 }));
        assert_eq!(rows("X ! ."), Err(Unreadable::Mark { found: '!', row: 1 }));
        assert_eq!(rows("X x ."), character('x', 1));
        assert_eq!(rows("  A B\n2 X O\n1 . K"), character('K', 2));
        assert_eq!(rows("$$ X _ ."), character('_', 1));
        assert_eq!(rows("  A B\n19 X O\n18 . ."), Err(Unreadable::Part));
        assert_eq!(rows("X O .\n. ."), Err(Unreadable::Rows(DiagramError::Ragged { row: 2 })));
    }

    #[test]
    fn records_and_other_texts_are_no_drawings() {
        for text in [
            "(;GM[1]SZ[9]C[\n  A B C\n3 . . .\n];B[aa])",
            "",
            "Rating game\n19\n",
            "[Header]\nTitle=x",
            "A B C\nis how it begins",
        ] {
            assert!(!is_drawing(text), "{text}");
        }
    }
}
