use super::*;
use crate::{Colours, Diagram};
use tengen_rules::Size;

fn rows(text: &str) -> Result<String, Unreadable> {
    assert!(is_drawing(text), "{text}");
    read(text).map(|drawn| drawn.board.to_string())
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
fn text_above_a_drawing_tells_the_side_to_move() {
    for (text, to_move) in [
        ("White to play\nX O .\n. . .", Some(Color::White)),
        ("Problem 3\n\nBlack to move:\n\n+-----+\n|X O .|\n|. . .|\n+-----+", Some(Color::Black)),
        ("Hello Ann,\n> Weiß am Zug\n> X O .\n> . . .\n> What now?", Some(Color::White)),
        ("> > X O .\n> > . . .", None),
        (">   A B C\n> 2 X O .\n> 1 . . .", None),
        ("A position\n2 X O .\n1 . . .\nO to play", Some(Color::White)),
        ("   A B C     White to play\n 2 X O . 2\n 1 . . . 1", Some(Color::White)),
        ("See this:\n$$B\n$$ X O .\n$$ . . .", Some(Color::Black)),
        ("$$W Black is dead\n$$ X O .\n$$ . . .", Some(Color::White)),
        ("$$W\n$$ X 1 .\n$$ . . .", Some(Color::Black)),
        ("$$B\n$$ 1 2 .\n$$ . . .", Some(Color::Black)),
        ("$$B\n$$ 1 O .\n$$ . . .", Some(Color::White)),
        ("$$ White to play\n$$ X O .\n$$ . . .", Some(Color::White)),
    ] {
        assert!(is_drawing(text), "{text}");
        let drawn = read(text).expect(text);
        assert_eq!(drawn.board.to_string(), "XO.\n...", "{text}");
        assert_eq!(drawn.to_move.value(), to_move, "{text}");
    }
}

#[test]
fn a_drawing_is_read_inside_a_fence_of_markdown() {
    let rows_alone = ["X O .", ". . ."];
    let framed = ["  A B C", "2 X O .", "1 . . ."];
    let sensei = ["$$W", "$$ X O .", "$$ . . ."];
    for drawn in [&rows_alone[..], &framed, &sensei] {
        for (open, close) in
            [("```", "```"), ("~~~", "~~~"), ("```text", "```"), ("~~~~ go", "~~~~")]
        {
            for margin in ["", "    ", "> ", "> >   "] {
                let drawn = drawn.iter().map(|line| format!("{margin}{line}"));
                let [open, close] = [open, close].map(|fence| format!("{margin}{fence}"));
                let lines: Vec<String> = [open].into_iter().chain(drawn).chain([close]).collect();
                let alone = lines.join("\n");
                let text = format!("{margin}White to play:\n{margin}\n{alone}\n\nX . is dead.");
                for text in [&alone, &text] {
                    assert_eq!(rows(text), Ok("XO.\n...".to_owned()), "{text}");
                }
                assert_eq!(read(&text).map(|drawn| drawn.to_move), Ok(Stated::As(Color::White)));
                let twice = format!("{alone}\n{alone}");
                assert_eq!(rows(&twice), Err(Unreadable::Several), "{twice}");
            }
        }
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
    diagram.added[1].insert(at("F3"));
    assert!(diagram.legend(Colours::None).contains("^ counted as added"));
    diagram.notes = vec!["A (note) 3".to_owned(); 5];
    assert_eq!(read(&diagram.plain()).map(|drawn| drawn.board), Ok(board));
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
        assert_eq!(read(&drawn).map(|drawn| drawn.board), Ok(board), "{drawn}");
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
    for (part, edges) in [
        ("$$ | X O . |\n$$ | . . . |", "top bottom"),
        ("$$B\n$$ -----\n$$ | X O\n$$ | . .", "right bottom"),
        ("+-----\n| X O .\n| . . .", "right bottom"),
        ("| X O .\n| . . .", "top right bottom"),
        ("19 X O .\n18 . . .\n17 . . .", "bottom"),
        ("17 X O .\n18 . . .\n19 . . .", "top"),
        (" 3 X O .\n 1 . . .", ""),
        ("  A B\n19 X O\n18 . .", "bottom"),
        ("   B C\n 2 X O 2\n 1 . . 1\n   B C", "left"),
        ("   A B C\n  -------\n 2|X O .\n 1|. . .", "right bottom"),
    ] {
        let Err(Unreadable::Part(missed)) = rows(part) else { panic!("{part}") };
        assert_eq!(missed.names().join(" "), edges, "{part}");
    }
    let mut diagram = Diagram::new(Board::parse("XO.\n...\n..X").unwrap());
    let size = diagram.board.size();
    // A part in a corner has the letters and numbers of a whole board.
    for (corners, edges) in [
        (["B2", "C3"], "bottom left"),
        (["A1", "B2"], "top right"),
        (["A1", "C2"], "top"),
        (["A1", "B3"], "right"),
        (["A2", "C3"], "bottom"),
    ] {
        let [from, to] = corners.map(|name| size.parse(name).unwrap());
        diagram.part = Some(crate::Part::between(size, from, to));
        let drawn = diagram.plain();
        let Err(Unreadable::Part(missed)) = rows(&drawn) else { panic!("{drawn}") };
        assert_eq!(missed.names().join(" "), edges, "{drawn}");
    }
}

#[test]
fn a_square_board_is_whole_if_its_coordinates_are() {
    for text in [
        "2 | X O\n1 | . .\n  +----\n    A B",
        "2| X O\n1| . .\n   A B",
        "    A B\n   ----\n2 | X O\n1 | . .",
        "2 X O\n1 . .\n  A B",
    ] {
        assert_eq!(rows(text), Ok("XO\n..".to_owned()), "{text}");
    }
    for part in ["3 | X O\n2 | . .\n  +----\n    A B", "2 | X O\n1 | . .\n  +----\n    B C"] {
        assert!(matches!(rows(part), Err(Unreadable::Part(_))), "{part}");
    }
}

#[test]
fn bars_at_both_sides_of_the_rows_of_a_square_are_its_border() {
    for text in ["|X O|\n|. .|", "| X O |\n| . . |", "2 | X O | 2\n1 | . . | 1"] {
        assert_eq!(rows(text), Ok("XO\n..".to_owned()), "{text}");
    }
    // A part of a board that is as wide as it may be so drawn too.
    for part in [
        "|X O .|\n|. . .|",
        "|X O|\n|. .",
        "+---+\n|X O|\n|. .|",
        "$$ |X O|\n$$ |. .|",
        "3 |X O|\n2 |. .|",
    ] {
        assert!(matches!(rows(part), Err(Unreadable::Part(_))), "{part}");
    }
}

#[test]
fn other_signs_are_read_where_they_mean_one_thing() {
    for text in [
        "● ○ ·\n· · ·",
        "●○·\n···",
        "⚫\u{fe0f}⚪\u{fe0f}·\n···",
        "# O .\n. + .",
        "X O ·\n· · ·",
        "Black to play\n  A B C\n2 ● ○ · 2\n1 · · · 1\n  A B C",
        "> 2 ● ○ .   Black (X) has captured 0 stones\n> 1 . . .\n>   A B C",
        "B W .\n. + .",
        "BW.\n...",
        "White to play\n  A B C\n2 B W . 2\n1 . + . 1\n  A B C",
        "+-------+\n| B W . |\n| . . . |\n+-------+",
        "Ｘ\u{3000}Ｏ\u{3000}．\n．\u{3000}＋\u{3000}．",
        "ＢＷ・\n・＋・",
        "●〇．\n．．．",
        "白番\n２　Ｘ　Ｏ　．\n１　．　．　．",
        "┌───────┐\n│ X O . │\n│ . . . │\n└───────┘",
    ] {
        assert_eq!(rows(text), Ok("XO.\n...".to_owned()), "{text}");
    }
    let character =
        |found, column| Err(Unreadable::Rows(DiagramError::Character { found, row: 1, column }));
    for (text, found, column) in [
        ("@ O .\n. . .", '@', 1),
        ("● O .\n. . .", '●', 1),
        ("X ○ .\n. . .", '○', 2),
        ("X O #\n. . .", '#', 3),
        ("X O W\n. . .", 'W', 3),
        ("● W .\n. . .", 'W', 2),
        ("# @ .\n. . .", '#', 1),
        ("  A B C\n2 ● X . 2\n1 . . . 1", '●', 1),
    ] {
        assert_eq!(rows(text), character(found, column), "{text}");
    }
}

#[test]
fn what_a_terminal_shows_is_read() {
    let board = Board::parse("XO.\n.X.\nO..").unwrap();
    let size = board.size();
    let mut diagram = Diagram::new(board.clone());
    diagram.last = size.parse("B2");
    diagram.dead.extend(size.parse("A1"));
    diagram.ko = size.parse("A2");
    diagram.notes = vec!["White (O) to play".to_owned(), "Komi 6.5".to_owned()];
    let shown = diagram.coloured(crate::Colours::True);
    let mut codes = shown.split('\u{1b}');
    let first = codes.next().unwrap_or_default().to_owned();
    let text =
        codes.filter_map(|code| code.split_once('m')).fold(first, |text, (_, more)| text + more);
    let drawn = read(&text).expect(&text);
    assert_eq!((drawn.board, drawn.to_move), (board, Stated::As(Color::White)), "{text}");
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
    let character =
        |found, row, column| Err(Unreadable::Rows(DiagramError::Character { found, row, column }));
    let mark = |found, row, column| Err(Unreadable::Mark { found, row, column });
    assert_eq!(rows("X O .\n. ? ."), mark('?', 2, 2));
    assert_eq!(rows("X ! ."), mark('!', 1, 2));
    assert_eq!(rows("X x ."), character('x', 1, 2));
    assert_eq!(rows("  A B\n2 X O\n1 . K"), character('K', 2, 2));
    assert_eq!(rows("$$ X _ ."), character('_', 1, 2));
    // A row that is wrong is named also below a caption, and not taken for a part of it.
    assert_eq!(rows("White to play\nQ Q Q\nX O .\n. . ."), character('Q', 1, 1));
    assert_eq!(rows("White to play\n\nX O .\n. . Z"), character('Z', 2, 3));
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
        "WOW\nTHE BOW",
        "A list\n- one\n- two",
        "A table\n| a | b |\n|---|---|\n| X | . |",
        "From a mail:\n(;GM[1]C[see\nX O .\n. . .\n])",
    ] {
        assert!(!is_drawing(text), "{text}");
    }
}

#[test]
fn the_stone_of_the_last_move_tells_the_side_to_move() {
    let read = |text: &str| read(&format!("{text}\nX O\n. .")).unwrap().to_move;
    assert_eq!(read("Last move: A2"), Stated::As(Color::White));
    assert_eq!(read("Last move: B2"), Stated::As(Color::Black));
    assert_eq!(read("Last move: A1"), Stated::Unclear);
}
