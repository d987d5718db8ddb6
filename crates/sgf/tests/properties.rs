//! Invariants for any bytes and any record.

use proptest::{collection::vec, option, prelude::*};
use tengen_sgf::{
    Collection, Color, GameInfo, GameRecord, GameResult, Player, Point, Problem, RecordedMove,
    Size, Step, WinBy, parse, write,
};

/// Reads everything there is to read.
fn read_all(collection: &Collection) {
    for root in collection.roots() {
        let _ = (root.game_info(), root.file_format(), root.game_kind());
        for (node, step) in root.main_line() {
            let _ = step.map_err(|diagnostic| diagnostic.to_string());
            for property in node.properties() {
                let _ = property.name();
                property.values().for_each(|value| drop((value.text(), value.line())));
            }
        }
    }
}

fn check_bytes(bytes: &[u8]) -> Result<(), TestCaseError> {
    let parsed = parse(bytes);
    read_all(&parsed.collection);
    let problems: Vec<_> = parsed.diagnostics.iter().map(|found| found.problem).collect();
    if !problems.contains(&Problem::DamagedUtf16) {
        prop_assert_eq!(write(&parsed.collection), bytes);
    }
    for diagnostic in &parsed.diagnostics {
        prop_assert!(diagnostic.position.is_some_and(|position| position.offset <= bytes.len()));
    }

    // A change makes the parentheses right, even if they were wrong before.
    let mut collection = parsed.collection;
    let Some(root) = collection.roots().next().map(|root| root.id()) else { return Ok(()) };
    let count = collection.node_count();
    collection.add_child(root).unwrap();
    let again = parse(&write(&collection));
    let sound = again.diagnostics.iter().all(|found| {
        !matches!(
            found.problem,
            Problem::UnclosedTree
                | Problem::UnmatchedClose
                | Problem::EmptyTree
                | Problem::NodeAfterVariations
                | Problem::NodeOutsideTree
        )
    });
    if again.collection.encoding() != collection.encoding() {
        // The text that declared the encoding was no property and got lost, so that brackets may
        // now be something else.
        return Ok(());
    }
    prop_assert!(sound, "{:?}", String::from_utf8_lossy(&write(&collection)));
    prop_assert_eq!(again.collection.node_count(), count + 1);
    Ok(())
}

/// Bytes that look like a record for a while.
fn nearly_sgf() -> impl Strategy<Value = Vec<u8>> {
    let piece = prop_oneof![
        4 => prop::sample::select(vec![
            "(", ")", ";", "[", "]", "\\", "B[aa]", "W[]", "C[", "AB[aa:cc]", "KM[6.5]", "SZ[9]",
            "RE[B+", " ", "\n", "\r", "(;", "CA[GBK]", "CA[Shift_JIS]", "\u{FEFF}", "x", "表",
            "] ", "[1]", "PB[", "C[see [1] x]", "W[zz]", "B[q16]", "page", "---", "KO[5.5]", ")x(",
        ]).prop_map(|text| text.as_bytes().to_vec()),
        1 => vec(any::<u8>(), 0..3),
    ];
    vec(piece, 0..40).prop_map(|pieces| pieces.concat())
}

fn line() -> impl Strategy<Value = Option<String>> {
    // Not blank at the ends, because one-line texts are trimmed.
    option::of(r"[!-~äß囲碁][ -~äß囲碁]{0,10}[!-~äß囲碁]")
}

fn point(size: Size) -> impl Strategy<Value = Point> {
    (0..size.columns(), 0..size.rows()).prop_map(|(column, row)| Point { column, row })
}

fn color() -> impl Strategy<Value = Color> {
    prop_oneof![Just(Color::Black), Just(Color::White)]
}

fn result() -> impl Strategy<Value = GameResult> {
    let by = prop_oneof![
        (0..9999u32).prop_map(WinBy::Score),
        (1..99_999_999u64)
            .prop_filter("of half points", |millionths| millionths % 500_000 != 0)
            .prop_filter("of quarters", |millionths| millionths % 250_000 != 0)
            .prop_map(|millionths| WinBy::Fraction { millionths }),
        Just(WinBy::Resignation),
        Just(WinBy::Time),
        Just(WinBy::Forfeit),
        Just(WinBy::Unstated),
    ];
    prop_oneof![
        4 => (color(), by).prop_map(|(winner, by)| GameResult::Win { winner, by }),
        1 => Just(GameResult::Draw),
        1 => Just(GameResult::Void),
        1 => Just(GameResult::Unknown),
    ]
}

fn info(size: Size) -> impl Strategy<Value = GameInfo> {
    let numbers = (option::of(-199..199i32), option::of(0..99u32), option::of(result()));
    (numbers, vec(line(), 8), option::of("[ -~\n\\]\\\\]{1,20}")).prop_map(
        move |((komi, handicap, result), lines, comment)| {
            let mut lines = lines.into_iter().map(|line| line.filter(|line| !line.is_empty()));
            let mut next = || lines.next().flatten();
            GameInfo {
                size,
                komi,
                handicap,
                result,
                black: Player { name: next(), rank: next(), team: None },
                white: Player { name: next(), rank: None, team: next() },
                rules: next(),
                main_time: next(),
                event: next(),
                application: next(),
                comment,
                ..GameInfo::default()
            }
        },
    )
}

fn record() -> impl Strategy<Value = GameRecord> {
    (1..=52u8, 1..=52u8).prop_flat_map(|(columns, rows)| {
        let size = Size::new(columns, rows).unwrap();
        let moves = (color(), option::of(point(size)), option::of("[ -~\n]{1,9}")).prop_map(
            |(color, point, comment)| RecordedMove { comment, ..RecordedMove::new(color, point) },
        );
        let first = option::of(color());
        let setup = vec(point(size), 0..9);
        (info(size), setup, first, vec(moves, 0..40)).prop_map(
            |(info, mut setup, first_player, moves)| {
                setup.sort_by_key(|point| (point.row, point.column));
                setup.dedup();
                GameRecord {
                    info,
                    black_setup: setup,
                    first_player,
                    moves,
                    ..GameRecord::default()
                }
            },
        )
    })
}

proptest! {
    #[test]
    fn any_bytes(bytes in vec(any::<u8>(), 0..200)) {
        check_bytes(&bytes)?;
    }

    #[test]
    fn bytes_that_look_like_a_record(bytes in nearly_sgf()) {
        check_bytes(&bytes)?;
    }

    #[test]
    fn utf16_is_restored(text in "\u{FEFF}[(;\\[\\]\\)B a\n\\\\囲𠀀]{0,30}", big in any::<bool>()) {
        let order = if big { u16::to_be_bytes } else { u16::to_le_bytes };
        check_bytes(&text.encode_utf16().flat_map(order).collect::<Vec<_>>())?;
    }

    #[test]
    fn records_survive(record in record()) {
        let bytes = record.to_bytes().unwrap();
        let parsed = parse(&bytes);
        prop_assert_eq!(&parsed.diagnostics, &[]);
        prop_assert_eq!(write(&parsed.collection), bytes);
        let root = parsed.collection.roots().next().unwrap();
        let (info, problems) = root.game_info();
        prop_assert_eq!(problems, []);
        prop_assert_eq!(&info, &record.info);

        let mut expected = Vec::new();
        if !record.black_setup.is_empty() {
            let points = record.black_setup.clone();
            expected.push(Step::Setup { stone: Some(Color::Black), points });
        }
        expected.extend(record.first_player.map(Step::ToPlay));
        let small = record.info.size.columns().max(record.info.size.rows()) <= 19;
        for played in &record.moves {
            let point = played.point.filter(|point| !(small && point.to_string() == "tt"));
            expected.push(Step::Move { color: played.color, point });
        }
        let steps: Vec<_> = root.main_line().map(|(_, step)| step.unwrap()).collect();
        prop_assert_eq!(steps, expected);
        let comments = root.main_line().filter(|(_, step)| matches!(step, Ok(Step::Move { .. })));
        for ((node, _), played) in comments.zip(&record.moves) {
            prop_assert_eq!(node.text("C"), played.comment.clone());
        }
    }
}
