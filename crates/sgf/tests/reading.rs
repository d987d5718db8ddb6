//! The contents of games, as records write them.

use tengen_sgf::{Color, GameResult, Node, Player, Point, Problem, Size, Step, WinBy, parse};

fn with_root<T>(text: &str, read: impl FnOnce(Node<'_>) -> T) -> T {
    let parsed = parse(text.as_bytes());
    let root = parsed.collection.roots().next().unwrap();
    read(root)
}

/// The steps in short: `B aa`, `W pass`, `+B aa ba`, `- aa`, `PL W`, `! problem`.
fn steps(text: &str) -> Vec<String> {
    let list =
        |points: &[Point]| points.iter().map(ToString::to_string).collect::<Vec<_>>().join(" ");
    with_root(text, |root| {
        root.main_line()
            .map(|(_, step)| match step {
                Ok(Step::Setup { stone: Some(color), points }) => {
                    format!("+{} {}", color.letter(), list(&points))
                }
                Ok(Step::Setup { stone: None, points }) => format!("- {}", list(&points)),
                Ok(Step::ToPlay(color)) => format!("PL {}", color.letter()),
                Ok(Step::Move { color, point }) => {
                    let point = point.map_or("pass".to_owned(), |point| point.to_string());
                    format!("{} {point}", color.letter())
                }
                Err(diagnostic) => format!("! {diagnostic}"),
            })
            .collect()
    })
}

#[test]
fn moves_and_setup() {
    for (text, expected) in [
        ("(;B[aa];W[sa];B[as])", &["B aa", "W sa", "B as"][..]),
        ("(;B[aa](;W[ba](;B[ca]))(;W[da]))", &["B aa", "W ba", "B ca"]),
        ("(;B[];W[tt];B[ aa\n])", &["B pass", "W pass", "B aa"]),
        ("(;SZ[13];W[tt])", &["W pass"]),
        ("(;SZ[21];W[tt])", &["W tt"]),
        ("(;SZ[21:5];W[tt])", &["! line 1, column 13: point outside the board"]),
        ("(;SZ[52];B[ZA];W[aZ])", &["B ZA", "W aZ"]),
        ("(;Black[aa];White[bb])", &["B aa", "W bb"]),
        ("(;B[aa]W[bb]AB[cc])", &["+B cc", "B aa", "W bb"]),
        ("(;PL[W]AW[aa]AE[bb][cc])", &["+W aa", "- bb cc", "PL W"]),
        ("(;AB[aa:ca][ba][ab])", &["+B aa ba ca ab"]),
        ("(;AB[aa]AW[aa]AB[aa][ba])", &["+B aa", "+W aa", "+B ba"]),
        ("(;AB[bb:aa]AW[])", &["+B aa ba ab bb"]),
        (
            "(;B[a];W[zz];AB[aa:][dd]PL[x])",
            &[
                "! line 1, column 4: not a point",
                "! line 1, column 9: point outside the board",
                "+B dd",
                "! line 1, column 16: not a point",
                "! line 1, column 27: neither B nor W",
            ],
        ),
        ("(;SZ[9]\nAB[aa:jj])", &["! line 2, column 3: point outside the board"]),
    ] {
        assert_eq!(steps(text), expected, "{text}");
    }
}

#[test]
fn steps_of_variations() {
    with_root("(;B[aa](;W[ba])(;W[da]))", |root| {
        let variation = root.children().nth(1).unwrap();
        let point = Some(Point { column: 3, row: 0 });
        let expected = [Ok(Step::Move { color: Color::White, point })];
        assert_eq!(root.step_reader().steps(variation), expected);
        assert_eq!(variation.root().id(), root.id());
    });
}

#[test]
fn lists_of_points() {
    with_root("(;SZ[9]TB[aa][ba:bb][zz][ba])", |root| {
        let points = root.property("TB").unwrap().points(root.size());
        let names: Vec<_> = points.iter().map(Point::to_string).collect();
        assert_eq!(names, ["aa", "ba", "bb"]);
    });
}

#[test]
fn sizes() {
    let size = |columns, rows| Size::new(columns, rows).unwrap();
    for (text, expected, complains) in [
        ("(;)", size(19, 19), false),
        ("(;SZ[9])", size(9, 9), false),
        ("(;SZ[19:13])", size(19, 13), false),
        ("(;;SZ[9];B[aa])", size(9, 9), false),
        ("(;B[aa];SZ[9])", size(19, 19), false),
        ("(;SZ[])", size(19, 19), false),
        ("(;SZ[52])", size(52, 52), false),
        ("(;SZ[53])", size(19, 19), true),
        ("(;SZ[0])", size(19, 19), true),
        ("(;SZ[9x9])", size(9, 9), false),
        ("(;SZ[19×13])", size(19, 13), false),
        ("(;SZ[13路])", size(13, 13), false),
        ("(;SZ[nine])", size(19, 19), true),
        ("(;SZ[1:2:3])", size(19, 19), true),
    ] {
        with_root(text, |root| {
            let (info, problems) = root.game_info();
            assert_eq!((info.size, root.size()), (expected, expected), "{text}");
            let found: Vec<_> = problems.iter().map(|problem| problem.problem).collect();
            assert_eq!(found, vec![Problem::BadSize; complains.into()], "{text}");
        });
    }
}

#[test]
fn everything_about_a_game() {
    let text = r"(;FF[4]GM[1]CA[UTF-8]AP[Some\:thing:1.0]SZ[13]
        PB[Huang]BR[3d]BT[Red]PW[ Wei ]WR[9p]WT[]KM[375]HA[1]RU[New Zealand]RE[W+Resign]
        TM[10:00(5x1:00)]OT[-]DT[2026-01-31]EV[Cup\] of tea]RO[2]PC[Here]GN[First]GC[Two
lines])";
    with_root(text, |root| {
        assert_eq!((root.file_format(), root.game_kind()), (Some(4), Some(1)));
        let (info, problems) = root.game_info();
        assert_eq!(info.size, Size::new(13, 13).unwrap());
        let text = |text: &str| Some(text.to_owned());
        let huang = Player { name: text("Huang"), rank: text("3d"), team: text("Red") };
        assert_eq!(info.black, huang);
        assert_eq!(info.white, Player { name: text("Wei"), rank: text("9p"), team: None });
        assert_eq!(info.komi, Some(15));
        assert_eq!(info.handicap, Some(1));
        assert_eq!(info.rules, text("New Zealand"));
        let resigned = GameResult::Win { winner: Color::White, by: WinBy::Resignation };
        assert_eq!(info.result, Some(resigned));
        assert_eq!(info.main_time, text("10:00(5x1:00)"));
        assert_eq!(info.overtime, text("-"));
        assert_eq!(info.date, text("2026-01-31"));
        assert_eq!(info.event, text("Cup] of tea"));
        assert_eq!((info.round, info.place), (text("2"), text("Here")));
        assert_eq!((info.game_name, info.comment), (text("First"), text("Two\nlines")));
        assert_eq!(info.application, text("Some:thing:1.0"));
        let problems: Vec<_> = problems.iter().map(ToString::to_string).collect();
        assert_eq!(problems, ["line 2, column 52: komi is not in points and was converted"]);
    });
}

#[test]
fn what_is_not_understood() {
    for (text, expected) in [
        ("(;KM[six])", "line 1, column 5: komi is not a number"),
        ("(;KM[6.3])", "line 1, column 5: komi is not a multiple of half a point"),
        ("(;HA[two])", "line 1, column 5: not a whole number"),
        ("(;RE[who knows])", "line 1, column 5: result is not understood"),
    ] {
        with_root(text, |root| {
            let (info, problems) = root.game_info();
            assert_eq!((info.komi, info.handicap, info.result), (None, None, None), "{text}");
            let problems: Vec<_> = problems.iter().map(ToString::to_string).collect();
            assert_eq!(problems, [expected]);
        });
    }
    with_root("(;KM[]HA[]RE[])", |root| assert!(root.game_info().1.is_empty()));
}
