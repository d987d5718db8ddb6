//! Drawings read: bare rows, rows with coordinates around them such as our own, and the diagrams of
//! Sensei's Library.

mod bare;
mod framed;
mod sensei;
mod whole;

use framed::Frame;
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
    /// A row has not as many points as there are letters.
    Letters {
        /// Number of the row, from the top, from 1.
        row: usize,
    },
    /// It shows only a part of a board: on some side there is no border, or rows or columns are
    /// missing.
    Part,
    /// It shows more than one board. Empty lines between some of the rows part two boards.
    Several,
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
            Unreadable::Letters { row } => {
                write!(f, "row {row} has not as many points as there are letters")
            }
            Unreadable::Part => f.write_str("the drawing shows only a part of a board"),
            Unreadable::Several => f.write_str(
                "the drawing shows more than one board, or has empty lines between some rows",
            ),
        }
    }
}

impl Error for Unreadable {}

/// A kind of drawing.
enum Kind<'a> {
    /// Lines that begin with `$$`.
    Sensei,
    /// Rows with letters.
    Framed(Frame<'a>),
    /// Rows alone.
    Bare,
}

impl Kind<'_> {
    /// The kind of a text; none if it is no drawing.
    fn of(text: &str) -> Option<Kind<'_>> {
        let first = text.lines().find(|line| !line.trim().is_empty())?;
        if sensei::is_line(first) {
            return Some(Kind::Sensei);
        }
        let framed = framed::find(before_record(text)).map(Kind::Framed);
        framed.or(bare::is_row(first).then_some(Kind::Bare))
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

/// Whether a text is a drawing, perhaps a faulty one. A game record is none.
pub fn is_drawing(text: &str) -> bool {
    Kind::of(text).is_some()
}

/// Reads a drawing: rows of `X` (Black), `O` (White) and `.`, top row first. Blanks do not count,
/// nor do empty lines between all rows, and `+` and `,` are star points. There may be numbers
/// beside the rows, a border around the board, and text below it.
///
/// With letters above or below the board, the marks of [`Diagram::plain`](crate::Diagram::plain)
/// are read too: `x` and `o` are dead stones, which stand on the board, and `b` and `w` are empty
/// points that are territory. No mark is kept. Text around such a board does not count. Lines that
/// begin with `$$` are a diagram of Sensei's Library, in which numbered stones are on the board.
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
/// If the rows make no position, have other characters, or do not show one whole board.
pub fn read(text: &str) -> Result<Board, Unreadable> {
    let rows = match Kind::of(text) {
        Some(Kind::Sensei) => sensei::rows(text)?,
        Some(Kind::Framed(frame)) => frame.rows()?,
        Some(Kind::Bare) | None => bare::rows(text)?,
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
            "|-------|\n| X O . |\n| . + , |\n|-------|",
            "+-+-+-+\n|X O .|\n|. . .|\n+-+-+-+",
            "2 X O . 2\n1 . . . 1\n  A B C",
            "  +-------+\n2 | X O . |\n1 | . . . |\n  +-------+\n    A B C",
            "  A B C\n  X O . 2\n  . . . 1\n  A B C",
            "   A B C     Black to move (;-)\n 2 X O . 2\n 1 . . . 1",
            "   A B C\n 2 X O .   O to move\n 1 . . .",
            "   A B C\n 1 X O . 1\n 2 . . . 2",
            "X O .\n. . .\nBlack to move (;-)",
            "X O .\n\n. . .\n\nBlack to move, as in\nX .",
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
        assert_eq!(rows("$$B\n$$ ----\n$$ |X.|\n$$ |..|\n$$ ----"), Ok("X.\n..".to_owned()));
        assert_eq!(rows("$$X O .\n$$. . O"), Ok("XO.\n..O".to_owned()));
        assert_eq!(rows("$$W\n$$1 O .\n$$. . O"), Ok("OO.\n..O".to_owned()));
    }

    #[test]
    fn a_part_of_a_board_is_not_read_as_another_board() {
        for part in [
            "$$ | X O . |\n$$ | . . . |",
            "$$B\n$$ -----\n$$ | X O\n$$ | . .",
            "+-----\n| X O .\n| . . .",
            "| X O .\n| . . .",
            "19 X O .\n18 . . .\n17 . . .",
            " 3 X O .\n 1 . . .",
            "  A B\n19 X O\n18 . .",
            "   B C\n 2 X O 2\n 1 . . 1\n   B C",
            "   A B C\n  -------\n 2|X O .\n 1|. . .",
        ] {
            assert_eq!(rows(part), Err(Unreadable::Part), "{part}");
        }
        let mut diagram = Diagram::new(Board::parse("XO.\n...\n..X").unwrap());
        let size = diagram.board.size();
        let [from, to] = ["B2", "C3"].map(|name| size.parse(name).unwrap());
        diagram.part = Some(crate::Part::between(size, from, to));
        assert_eq!(rows(&diagram.plain()), Err(Unreadable::Part), "{}", diagram.plain());
    }

    #[test]
    fn two_boards_are_not_read_as_one() {
        let own = Diagram::new(Board::parse("XO\n..").unwrap()).plain();
        for text in [
            "$$B\n$$ X O .\n$$ . . .\n\n$$ X O .\n$$ . . .",
            "$$B\n$$ X O .\n$$ . . .\n$$B Then\n$$ X O .\n$$ . . .",
            "$$B\n$$ X O .\n$$ . . .\n$$B\n$$ X O .\n$$ . . .",
            "X O .\n. . .\n\nX O .\n. . .",
            "X O .\n. . .\nand then\nX O .\n. . .",
            "+---+\n|X .|\n+---+\n+---+\n|X .|\n+---+",
            "2 X O .\n1 . . .\n2 X O .\n1 . . .",
            &(own.clone() + "\nBlack to move\n" + &own),
        ] {
            assert_eq!(rows(text), Err(Unreadable::Several), "{text}");
        }
        let listed = own + "1. Black plays\n  A B\n2. White is dead";
        assert_eq!(rows(&listed), Ok("XO\n..".to_owned()));
    }

    #[test]
    fn no_stone_beside_the_letters_is_lost() {
        for (text, row) in [
            ("  A B\n2 X O\n1 . . X", 2),
            ("  A B\n2 X O O 2\n1 . . X 1", 1),
            ("    A B\n2 X O O 2\n1 . . X 1", 1),
            ("  A B\n2 XOO.\n1 . . ", 1),
            ("  A B C\n2 X O .\n1 . . ", 2),
        ] {
            assert_eq!(rows(text), Err(Unreadable::Letters { row }), "{text}");
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
        assert_eq!(rows("X O .\n. ."), Err(Unreadable::Rows(DiagramError::Ragged { row: 2 })));
    }

    #[test]
    fn records_and_other_texts_are_no_drawings() {
        for text in [
            "(;GM[1]SZ[9]C[\n  A B C\n3 . . .\n];B[aa])",
            "(\n;GM[1]SZ[9]C[see\n   A B C\n 3 . . .\n 2 . . .\n 1 . . .\n];B[aa])",
            "From a mail:\n( ;GM[1]C[see\n   A B C\n 1 . . .\n])",
            "",
            "Rating game\n19\n",
            "[Header]\nTitle=x",
            "A B C\nis how it begins",
        ] {
            assert!(!is_drawing(text), "{text}");
        }
    }
}
