//! Parsed trees that are changed, and records that are built.

use tengen_sgf::{
    Collection, Color, EditError, GameRecord, GameResult, Point, RecordedMove, Size, WinBy, parse,
    write,
};

fn changed(text: &str, change: impl FnOnce(&mut Collection) -> Result<(), EditError>) -> String {
    let mut collection = parse(text.as_bytes()).collection;
    change(&mut collection).unwrap();
    String::from_utf8(write(&collection)).unwrap()
}

fn first(collection: &Collection) -> tengen_sgf::NodeId {
    collection.roots().next().unwrap().id()
}

#[test]
fn only_the_changed_node_is_rewritten() {
    let comment = |collection: &mut Collection| {
        let root = first(collection);
        collection.set(root, "C", [r"a]\"])
    };
    for (before, after) in [
        ("( ; GaMe [1] C[x]\n; B [aa] )\n", "( ;GM[1]C[a\\]\\\\]\n; B [aa] )\n"),
        ("(;AB[aa][ba]  (;W[ca])\n(;W[da]) ) ", "(;AB[aa][ba]C[a\\]\\\\]  (;W[ca])\n(;W[da]) ) "),
    ] {
        assert_eq!(changed(before, comment), after);
    }
    let unset = |collection: &mut Collection| collection.unset(first(collection), "C");
    assert_eq!(changed("(;C[x]N[y]\n)", unset), "(;N[y]\n)");
}

#[test]
fn children_are_added() {
    let child = |collection: &mut Collection| {
        let child = collection.add_child(first(collection))?;
        collection.set(child, "W", ["cc"])
    };
    for (before, after) in [
        ("(;B[aa] )\n", "(;B[aa]\n;W[cc] )\n"),
        ("(;B[aa] ;W[bb])\n", "(;B[aa]\n(;W[bb])\n(;W[cc]))\n"),
        ("(;B[aa](;W[bb]))", "(;B[aa]\n(;W[bb])\n(;W[cc]))"),
        ("(;B[aa] (;W[bb]) (;W[dd]) )", "(;B[aa] (;W[bb]) (;W[dd])\n(;W[cc]) )"),
        // Wrong parentheses are made right before anything is added.
        ("(;B[aa];W[bb", "(;B[aa]\n(;W[bb])\n(;W[cc]))\n"),
        ("(B[aa]\\", "(;B[aa]\n;W[cc])\n"),
        ("(;B[aa]C[x\\", "(;B[aa]C[x]\n;W[cc])\n"),
    ] {
        assert_eq!(changed(before, child), after, "{before}");
    }
    let game = |collection: &mut Collection| {
        let game = collection.add_game()?;
        collection.set(game, "AB", [""; 0])
    };
    assert_eq!(changed("(;B[aa])\n", game), "(;B[aa])\n(;AB[])\n\n");
}

#[test]
fn a_value_that_was_cut_off_within_a_character_is_closed() {
    let mut collection = parse(b"(;CA[Shift_JIS];C[x\\\x88").collection;
    let root = first(&collection);
    collection.add_child(root).unwrap();
    assert_eq!(write(&collection), b"(;CA[Shift_JIS]\n(;C[x])\n(;))\n");
}

#[test]
fn changes_that_are_refused() {
    let mut collection = parse("(;CA[Shift_JIS])".as_bytes()).collection;
    let root = first(&collection);
    assert_eq!(collection.set(root, "C", ["é"]), Err(EditError::Unencodable));
    assert_eq!(collection.set(root, "c", ["x"]), Err(EditError::BadName));
    assert_eq!(collection.set(root, "", ["x"]), Err(EditError::BadName));
    assert_eq!(collection.set(root, "1", ["x"]), Err(EditError::BadName));
    assert_eq!(collection.set(root, "A]", ["x"]), Err(EditError::BadName));
    assert_eq!(collection.set(root, "C", ["表"]), Ok(()));
    let written = write(&collection);
    let again = parse(&written);
    assert_eq!(again.collection.roots().next().unwrap().text("C").as_deref(), Some("表"));

    let mut empty = Collection::new();
    assert!(empty.node(root).is_none());
    assert_eq!(empty.add_child(root), Err(EditError::NoSuchNode));
    assert_eq!(empty.set(root, "C", ["x"]), Err(EditError::NoSuchNode));
    assert_eq!(empty.unset(root, "C"), Err(EditError::NoSuchNode));
}

#[test]
fn a_built_record() {
    let point = |column, row| Point { column, row };
    let mut record = GameRecord::default();
    record.info.size = Size::new(9, 9).unwrap();
    record.info.application = Some("Tengen:0.1.0".to_owned());
    record.info.black.name = Some("Honinbo [Shusaku]".to_owned());
    record.info.komi = Some(1);
    record.info.handicap = Some(2);
    record.info.rules = Some("Japanese".to_owned());
    record.info.result = Some(GameResult::Win { winner: Color::Black, by: WinBy::Score(7) });
    record.black_setup = vec![point(2, 2), point(6, 6)];
    record.first_player = Some(Color::White);
    record.moves = vec![
        RecordedMove {
            comment: Some("One\nTwo".to_owned()),
            time_left: Some(598_250),
            overtime_left: Some(3),
            ..RecordedMove::new(Color::White, Some(point(4, 4)))
        },
        RecordedMove::new(Color::Black, None),
    ];
    record.black_territory = vec![point(0, 0)];
    record.white_territory = vec![point(8, 8)];
    let text = String::from_utf8(record.to_bytes().unwrap()).unwrap();
    assert_eq!(
        text,
        "(;FF[4]GM[1]CA[UTF-8]AP[Tengen:0.1.0]SZ[9]PB[Honinbo [Shusaku\\]]RU[Japanese]KM[0.5]\
         HA[2]RE[B+3.5]AB[cc][gg]PL[W]\n\
         ;W[ee]WL[598.25]OW[3]C[One\nTwo]\n\
         ;B[]TB[aa]TW[ii])\n"
    );
}

#[test]
fn a_property_that_is_there_twice_is_set_once() {
    let mut collection = parse(b"(;RE[B+R]C[one]PB[A]RE[W+R]C[two])").collection;
    let root = collection.roots().next().unwrap().id();
    collection.set(root, "RE", ["0"]).unwrap();
    collection.set(root, "C", ["both"]).unwrap();
    let written = String::from_utf8(write(&collection)).unwrap();
    assert_eq!(written.trim_end(), "(;RE[0]C[both]PB[A])");
}
