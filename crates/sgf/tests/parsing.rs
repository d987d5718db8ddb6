//! Which tree comes out of which bytes, which problems are reported, and that the same bytes are
//! written again.

use tengen_sgf::{
    Collection, Node, Parsed, Problem, Severity, Step, parse, read, write, write_game, write_modern,
};

/// The tree with one name per node and parentheses around every child.
fn outline(collection: &Collection) -> String {
    fn add(node: Node<'_>, to: &mut String) {
        to.push('(');
        to.push_str(&node.text("N").unwrap_or_else(|| "-".to_owned()));
        node.children().for_each(|child| add(child, to));
        to.push(')');
    }
    let mut text = String::new();
    collection.roots().for_each(|root| add(root, &mut text));
    text
}

fn complaints(parsed: &Parsed) -> Vec<String> {
    parsed.diagnostics.iter().map(ToString::to_string).collect()
}

#[test]
fn trees() {
    for (bytes, tree) in [
        ("(;N[a])", "(a)"),
        ("(;N[a];N[b];N[c])", "(a(b(c)))"),
        ("(;N[a](;N[b];N[c])(;N[d]))", "(a(b(c))(d))"),
        ("(;N[a](;N[b](;N[c])))", "(a(b(c)))"),
        ("(;N[a])(;N[b])", "(a)(b)"),
        ("(;)", "(-)"),
        (" \r\n( ; N [a] \n ; N[b]\t) \n", "(a(b))"),
        ("(;Nodename[a])", "(a)"),
        ("(;n[a])", "(a)"),
        (r"(;N[a\]\)(;])", "(a])(;)"),
        (r"(;N[a]C[(;N[x\])])", "(a)"),
        ("\u{FEFF}(;N[ä])", "(ä)"),
    ] {
        let parsed = parse(bytes.as_bytes());
        assert_eq!(outline(&parsed.collection), tree, "{bytes}");
        assert_eq!(complaints(&parsed), [""; 0], "{bytes}");
        assert_eq!(write(&parsed.collection), bytes.as_bytes(), "{bytes}");
    }
}

#[test]
fn damaged_trees() {
    for (bytes, tree, expected) in [
        ("", "", "line 1, column 1: there is no game here"),
        ("hello; (world)", "", "line 1, column 1: there is no game here"),
        ("(N[a])", "(a)", "line 1, column 2: a node has to begin with a semicolon"),
        ("(;N[a](N[b]))", "(a(b))", "line 1, column 8: a node has to begin with a semicolon"),
        ("(;N[a]\n  C[ab", "(a)", "line 2, column 4: property value is not closed"),
        ("(;N[a];N[b]", "(a(b))", "line 1, column 1: parenthesis is not closed"),
        ("(;N[a]))", "(a)", "line 1, column 8: closing parenthesis without an opening one"),
        ("(;N[a]) (", "(a)", "line 1, column 9: parenthesis is not closed"),
        (";N[a];N[b]", "(a(b))", "line 1, column 1: a node outside parentheses"),
        ("(;N[a];B;N[b])", "(a(-(b)))", "line 1, column 8: a property without a value"),
        ("(;N[a] [b])", "(b)", ""),
        ("(;[x]N[a])", "(a)", "line 1, column 3: a value without a property name"),
        ("(;N[a]x])", "(a]x)", "line 1, column 4: a closing bracket in a text lacks its backslash"),
        ("(;SZ[9]x])", "(-)", "line 1, column 8: unexpected text"),
        ("(;SZ[9]XX])", "(-)", "line 1, column 8: a property without a value"),
        ("(;C[ä]!\r\r\n?N[a])", "(a)", "line 3, column 1: unexpected text"),
        ("(;N[a]())", "(a)", "line 1, column 7: parentheses without a node"),
        ("((;N[a]))", "(a)", "line 1, column 1: parentheses without a node"),
        ("(;N[a](;N[b]);N[c])", "(a(b)(c))", "line 1, column 14: a node after variations"),
        ("((;N[a]);N[b])", "(a)(b)", "line 1, column 9: a node after variations"),
        ("Hi (all);\n(;N[a])", "(a)", "line 1, column 1: text outside the games"),
        ("[1](;N[a]) bye", "(a)", "line 1, column 12: text outside the games"),
    ] {
        let parsed = parse(bytes.as_bytes());
        assert_eq!(outline(&parsed.collection), tree, "{bytes}");
        let found = complaints(&parsed);
        let as_expected = match expected {
            "" => found.is_empty(),
            expected => found.iter().any(|complaint| complaint == expected),
        };
        assert!(as_expected, "{bytes}: {found:#?}");
        assert_eq!(write(&parsed.collection), bytes.as_bytes(), "{bytes}");
    }
}

#[test]
fn text_around_and_inside_games_is_skipped_with_warnings() {
    for (text, moves, problems) in [
        ("From: a (b)\n\n(;SZ[9];B[aa];W[bb])\n-- \nsee (you) :)", 2, 3),
        ("{\\rtf1\\ansi (;SZ[9];B[aa]\\par\n;W[bb])\\par }", 2, 4),
        ("<html><pre>(;SZ[9]<br>\n;B[aa]<br>\n;W[bb])</pre></html>", 2, 8),
        ("(;SZ[9]\n---\nPB[a];B[aa]\n-----\n;W[bb])", 2, 2),
        ("(;SZ[9];B[aa]\n--- page 2 ---\n;W[bb])", 2, 4),
        ("(;SZ[9];B[aa];W[bb])\nOS[]", 2, 1),
        ("(;SZ[9];B[aa]) and (;SZ[9];W[bb])", 2, 1),
        ("(;SZ[9];B[aa];W[bb]))\n\u{1a}", 2, 2),
        ("x (a (b) c) y (;B[aa])", 1, 1),
    ] {
        let parsed = parse(text.as_bytes());
        let found: Vec<_> = parsed.diagnostics.iter().map(ToString::to_string).collect();
        assert_eq!(found.len(), problems, "{text}: {found:#?}");
        assert!(parsed.diagnostics.iter().all(|d| d.severity() == Severity::Warning), "{found:#?}");
        let lines = parsed.collection.roots().map(|root| root.main_line().count());
        assert_eq!(lines.sum::<usize>(), moves, "{text}");
        assert_eq!(write(&parsed.collection), text.as_bytes());
    }
    // A move that has lost its value, or stands outside the game, is an error.
    for text in ["(;SZ[9];B;W[bb])", "(;B[aa]Black;W[bb])", "(;B[aa]);W[bb]"] {
        let parsed = parse(text.as_bytes());
        assert!(parsed.diagnostics.iter().any(|d| d.severity() == Severity::Error), "{text}");
    }
}

#[test]
fn positions_count_bytes_lines_and_characters() {
    let parsed = parse("(;FF[4]\n;C[é]\n;B[aa]C[not closed".as_bytes());
    let unclosed = parsed
        .diagnostics
        .iter()
        .find(|diagnostic| diagnostic.problem == Problem::UnclosedValue)
        .unwrap();
    let position = unclosed.position.unwrap();
    assert_eq!((position.offset, position.line, position.column), (22, 3, 8));
    assert_eq!(unclosed.severity(), Severity::Error);
}

#[test]
fn properties_in_order_with_all_values() {
    let parsed = parse(b"(;GaMe[1]XX[1] [2]\n[3]AB[aa]\nXX[4])");
    let root = parsed.collection.roots().next().unwrap();
    let properties: Vec<_> = root
        .properties()
        .map(|property| {
            let values: Vec<_> = property.values().map(|value| value.text()).collect();
            (property.name().into_owned(), property.written_name().to_owned(), values.join(","))
        })
        .collect();
    let expected =
        [("GM", "GaMe", "1"), ("XX", "XX", "1,2,3"), ("AB", "AB", "aa"), ("XX", "XX", "4")];
    assert_eq!(properties, expected.map(|(a, b, c)| (a.to_owned(), b.to_owned(), c.to_owned())));
}

#[test]
fn depth_costs_no_stack() {
    const DEPTH: usize = 1_000_000;
    let variations = ["(;B[aa]".repeat(DEPTH), ")".repeat(DEPTH)].concat();
    let parentheses = ["(".repeat(DEPTH), ";N[a]".to_owned(), ")".repeat(DEPTH)].concat();
    let unclosed = "(".repeat(DEPTH);
    let closed = ")".repeat(DEPTH);
    for (bytes, nodes) in [(variations, DEPTH), (parentheses, 1), (unclosed, 0), (closed, 0)] {
        let parsed = parse(bytes.as_bytes());
        assert_eq!(parsed.collection.node_count(), nodes);
        assert!(write(&parsed.collection) == bytes.as_bytes());
        let steps = parsed.collection.roots().map(|root| root.main_line().count()).sum::<usize>();
        assert_eq!(steps, if nodes == DEPTH { DEPTH } else { 0 });
        let modern = parsed.collection.modern().unwrap();
        assert_eq!(modern.node_count(), nodes);
        drop((parsed, modern));
    }
}

#[test]
fn depth_is_no_matter_to_changes_either() {
    const DEPTH: usize = 1_000_000;
    let bytes = ["(;B[aa]".repeat(DEPTH), ")".repeat(DEPTH)].concat();
    let mut collection = read(bytes.as_bytes()).collection;
    let root = collection.roots().next().unwrap();
    assert!(write_game(root) == bytes.as_bytes());
    let deepest = std::iter::successors(Some(root), |node| node.first_child()).last().unwrap();
    assert_eq!((deepest.root().id(), deepest.size()), (root.id(), root.size()));
    let (second, deepest) = (root.first_child().unwrap().id(), deepest.id());
    let new = collection.add_child(deepest).unwrap();
    assert!(write(&collection).len() > bytes.len());
    collection.remove(second).unwrap();
    assert_eq!(collection.node_count(), 1);
    assert!(collection.node(new).is_none());
    assert_eq!(write(&collection), b"(;B[aa])");
}

#[test]
fn many_properties_take_no_longer_than_few() {
    let names: String = (0..100_000).map(|number| format!("A{number}[x]")).collect();
    let text = format!("(;{names}{names})");
    let modern = write_modern(&parse(text.as_bytes()).collection);
    assert!(modern.starts_with(b"(;FF[4]GM[1]CA[UTF-8]A0[x][x]A1[x][x]"));
}

#[test]
fn hopeless_files_take_no_longer_than_others() {
    // Each of these would be slow if a part were read again and again.
    for piece in [
        "[", "(", "([", ";[", "(A", ";A[", "(A ", "]", "\\", "B[zz];", "(;B[zz", "A", "A [", "C[x",
        "C[x]", "C[x] y", "] ", "[x] ", "];", "]A", "])", "KM[1]", "[1]", "C[", "L[aa]",
    ] {
        let bytes = piece.repeat(100_000 / piece.len());
        for start in ["", "(", "(;", "(;C["] {
            let bytes = [start, &bytes].concat();
            let parsed = parse(bytes.as_bytes());
            assert!(parsed.diagnostics.len() <= 1001);
            assert!(write(&parsed.collection) == bytes.as_bytes());
            let _ = write_modern(&parsed.collection);
            for root in parsed.collection.roots() {
                let _ = root.game_info();
                let _ = root.main_line().count();
            }
        }
    }
}

/// The texts of the comment in the first node and the point of the move in the second.
#[test]
fn a_bracket_without_its_backslash_is_text() {
    for (comment, meant) in [
        ("see [1] here", "see [1] here"),
        ("see [1]", "see [1]"),
        ("[1] and [2] are equal", "[1] and [2] are equal"),
        ("[1] [2] [3]", "[1] [2] [3]"),
        ("[1][2]", "[1][2]"),
        ("(see [1])", "(see [1])"),
        ("[a], [b]; [c]: all (see [d]) fail", "[a], [b]; [c]: all (see [d]) fail"),
        ("well :] yes", "well :] yes"),
        ("a] b] c", "a] b] c"),
        ("one]\n]", "one]\n]"),
        ("[Variation A] is better; White lives", "[Variation A] is better; White lives"),
        (r"\[x\] [y] z", "[x] [y] z"),
        ("[[x]]", "[[x]]"),
        ("表 [1] ソ]", "表 [1] ソ]"),
    ] {
        for between in [";", "\n;", "TR[aa];", " \n(;", "TR[aa]N[x];", "Black[cc];"] {
            let end = if between.contains('(') { "))" } else { ")" };
            let text = format!("(;GM[1]C[{comment}]{between}B[pd]C[x]{end}");
            for encoding in [encoding_rs::UTF_8, encoding_rs::SHIFT_JIS] {
                let (bytes, _, _) = encoding.encode(&text);
                let declared = format!("(;CA[{}]", encoding.name());
                let bytes = [declared.as_bytes(), &bytes[2..]].concat();
                let parsed = parse(&bytes);
                let root = parsed.collection.roots().next().unwrap();
                assert_eq!(root.text("C").as_deref(), Some(meant), "{text}");
                assert_eq!(root.first_child().unwrap().text("B").as_deref(), Some("pd"), "{text}");
                let problems = parsed.diagnostics.iter().map(|d| d.problem);
                assert!(problems.eq([Problem::StrayBracket]), "{text}");
                assert_eq!(write(&parsed.collection), bytes);
                // A node that is written anew has the backslashes.
                let mut changed = parsed.collection.clone();
                let id = changed.roots().next().unwrap().id();
                changed.set(id, "XX", ["y"]).unwrap();
                let again = parse(&write(&changed));
                assert_eq!(again.diagnostics, [], "{text}");
                let root = again.collection.roots().next().unwrap();
                assert_eq!(root.text("C").as_deref(), Some(meant), "{text}");
                let modern = parse(&write(&parsed.collection.modern().unwrap()));
                assert_eq!(modern.diagnostics, [], "{text}");
                let root = modern.collection.roots().next().unwrap();
                assert_eq!(root.text("C").as_deref(), Some(meant), "{text}");
            }
        }
    }
}

#[test]
fn brackets_that_are_right_close_a_text() {
    for text in [
        "(;C[x [1];B[pd])",
        "(;C[x [1]TR[aa];B[pd])",
        "(;C[x [1]\n\n;B[pd])",
        "(;C[x](;B[pd])(;B[dd]))",
        "(;C[[](;B[pd])(;B[dd]))",
        "(;C[x]Black[pd])",
        "(;C[x]\n--- page 2 ---\n;B[pd])",
        "(;C[x]\nand so on\n;B[pd])",
        "(;C[x]N[y];;;B[pd])",
        "(;C[[[[x];B[pd])",
        "(;C[x];B[pd])\n[a signature]",
        "(;B[pd]C[x]) bye]",
        "(;C@[x :] y];B[pd])",
        "(;B[pd]C[x])]",
    ] {
        let parsed = parse(text.as_bytes());
        let moves = |root: Node<'_>| {
            root.main_line().filter(|(_, step)| matches!(step, Ok(Step::Move { .. }))).count()
        };
        let root = parsed.collection.roots().next().unwrap();
        assert_eq!(moves(root), 1, "{text}");
        assert!(!parsed.diagnostics.iter().any(|d| d.problem == Problem::StrayBracket), "{text}");
    }
}

#[test]
fn trees_without_any_property_are_text_where_others_are_games() {
    for (text, games) in [
        ("Hi all (;-)\nthis is it: (;GM[1]SZ[9];B[aa])\nbye (;)", 1),
        ("foo(;;);\n(;GM[1];B[aa])", 1),
        ("see (;D) (;(;x)) and (;B[aa])(;W[bb])", 2),
        ("hi (;B[aa]) (; never closed", 1),
        // Nothing but text says that these are no games.
        ("(;)(;B[aa])", 2),
        ("only (;-)", 1),
        ("two (;B[aa])(;W[bb])", 2),
    ] {
        let parsed = parse(text.as_bytes());
        assert_eq!(parsed.collection.roots().count(), games, "{text}");
        assert_eq!(write(&parsed.collection), text.as_bytes());
    }
    // This takes no longer than it would without the smiley.
    let many = format!("hi (;-) {}", "(;)".repeat(100_000) + &"(;B[aa])".repeat(100_000));
    assert_eq!(parse(many.as_bytes()).collection.roots().count(), 100_000);
}

#[test]
fn iso_2022_jp_is_known_by_its_escape_sequences() {
    // 本因坊 has the byte of a backslash, and － that of a bracket.
    let japanese = "本因坊－井山";
    let (bytes, _, lacks) = encoding_rs::ISO_2022_JP.encode(japanese);
    assert!(!lacks && bytes.contains(&b'\\') && bytes.contains(&b']'));
    for declared in ["", "CA[UTF-8]", "CA[ISO-2022-JP]"] {
        let text = [
            b"(;",
            declared.as_bytes(),
            b"PB[",
            &bytes[..],
            b"]C[",
            &bytes[..],
            b"\n",
            &bytes[..],
            b"];B[aa])",
        ];
        let text = text.concat();
        let parsed = parse(&text);
        let root = parsed.collection.roots().next().unwrap();
        assert_eq!(root.text("PB").as_deref(), Some(japanese), "{declared}");
        assert_eq!(root.text("C"), Some(format!("{japanese}\n{japanese}")));
        assert_eq!(root.subtree().count(), 2);
        assert_eq!(write(&parsed.collection), text);
        let told = parsed.diagnostics.iter().any(|d| d.problem == Problem::WrongEncoding);
        assert_eq!(told, declared == "CA[UTF-8]");
    }
    // A sequence that is cut off, and one in a comment of another kind, stay where they are.
    for text in [&b"(;C[\x1b$B])"[..], b"(;C[\x1b$B!", b"(;C[a\x1b(B];B[aa])"] {
        assert_eq!(write(&parse(text).collection), text);
    }
}
