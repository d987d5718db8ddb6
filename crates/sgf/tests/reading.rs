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
fn a_record_of_another_game_may_be_go_if_its_moves_are_points() {
    for (record, may_be) in [
        ("(;GM[40]SZ[20];B[rp.pmonoq];W[rp])", true),
        ("(;GM[41];B[jj])", true),
        ("(;GM[4]SZ[15];B[hh];W[ii])", false),
        ("(;GM[11];B[hh])", false),
        ("(;GM[1];B[what])", true),
        ("(;GM[Go];B[what])", true),
        ("(;GM[3];B[e2e4])", false),
        ("(;GM[2];B[a1])", false),
        ("(;GM[0];B[jj];W[])", true),
        ("(;GM[0];B[jj];W[what])", false),
        ("(;GM[0]SZ[99];B[jj])", false),
        ("(;GM[0])", false),
    ] {
        let parsed = parse(record.as_bytes());
        let root = parsed.collection.roots().next().unwrap();
        assert_eq!(root.may_be_go(), may_be, "{record}");
        let problems = root.game_info().1;
        let is_told = problems.iter().any(|found| found.problem == Problem::OtherGame);
        assert_eq!(is_told, !record.contains("GM[1]") && !record.contains("Go"), "{record}");
    }
}

#[test]
fn moves_and_setup() {
    for (text, expected) in [
        ("(;B[aa];W[sa];B[as])", &["B aa", "W sa", "B as"][..]),
        ("(;B[aa](;W[ba](;B[ca]))(;W[da]))", &["B aa", "W ba", "B ca"]),
        ("(;B[];W[tt];B[ aa\n])", &["B pass", "W pass", "B aa"]),
        ("(;SZ[13];W[tt])", &["W pass"]),
        ("(;SZ[21];W[tt])", &["W tt"]),
        ("(;SZ[9:19];W[tt])", &["W pass"]),
        // Only where both sides have 19 lines at most.
        ("(;SZ[9:21];W[tt])", &["! line 1, column 13: point outside the board"]),
        ("(;SZ[21:5];W[tt])", &["! line 1, column 13: point outside the board"]),
        ("(;SZ[52];B[ZA];W[aZ])", &["B ZA", "W aZ"]),
        ("(;Black[aa];White[bb])", &["B aa", "W bb"]),
        ("(;B[aa]W[bb]AB[cc])", &["+B cc", "B aa", "W bb"]),
        ("(;B[aa]PL[W];W[bb]PL[W])", &["B aa", "PL W", "W bb"]),
        ("(;PL[W]AW[aa]AE[bb][cc])", &["+W aa", "- bb cc", "PL W"]),
        ("(;AB[aa:ca][ba][ab])", &["+B aa ba ca ab"]),
        ("(;AB[aa]AW[aa]AB[aa][ba])", &["+B aa ba"]),
        ("(;AB[aa][bb]AE[aa]AW[cc])", &["+B bb", "+W cc", "- aa"]),
        ("(;AB[bb:aa]AW[])", &["+B aa ba ab bb"]),
        (
            "(;B[a];W[sz];AB[aa:][dd]PL[x])",
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
fn a_margin_in_zi_is_converted_and_told() {
    for (text, halves, is_told) in [
        ("(;RE[B+0.75])", 3, true),
        ("(;RE[黑胜2又3/4子])", 11, true),
        ("(;RE[W+3.75])", 15, true),
        ("(;RE[B+1.5])", 3, false),
        ("(;RE[W+12])", 24, false),
    ] {
        with_root(text, |root| {
            let (info, problems) = root.game_info();
            let Some(GameResult::Win { by, .. }) = info.result else { panic!("{text}") };
            assert_eq!(by, WinBy::Score(halves), "{text}");
            let found: Vec<_> = problems.iter().map(|problem| problem.problem).collect();
            assert_eq!(found, vec![Problem::ResultConverted; is_told.into()], "{text}");
        });
    }
}

#[test]
fn what_is_not_understood() {
    for (text, expected) in [
        ("(;KM[six])", "line 1, column 5: komi is not a number"),
        ("(;KM[6.3])", "line 1, column 5: komi is not a multiple of half a point"),
        ("(;HA[two])", "line 1, column 5: handicap is not a whole number"),
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

/// The steps, and the warnings about them.
fn steps_and_oddities(text: &str) -> (Vec<String>, Vec<String>) {
    let oddities = with_root(text, |root| {
        let mut line = root.main_line();
        line.by_ref().for_each(drop);
        line.oddities().iter().map(ToString::to_string).collect()
    });
    (steps(text), oddities)
}

#[test]
fn white_space_outside_ascii_stands_between_values_too() {
    for space in ["\u{A0}", "\u{3000}", "\u{200B}", " \u{A0} \u{FEFF}"] {
        let record = format!("(;SZ[19]AB[dd]{space}[pp]{space}KM[5.5]{space};W[dp])");
        assert_eq!(steps(&record), ["+B dd pp", "W dp"], "{space:?}");
        let parsed = tengen_sgf::read(record.as_bytes());
        assert!(parsed.diagnostics.is_empty(), "{:?}", parsed.diagnostics);
        assert_eq!(tengen_sgf::write(&parsed.collection), record.as_bytes());
    }
}

#[test]
fn utf_8_with_question_marks_for_bytes_is_no_other_encoding() {
    // Another program had no character for the middle byte of some.
    let record = b"(;GM[1]SZ[19]PB[\xE3?\xA1\xE3?\xB3\xE3?\xBE\xE3\x82\x93]PW[a]\
        BR[9\xE6\xAE\xB5]WR[8\xE6\xAE\xB5]KM[6.5];B[pd];W[dp])";
    let parsed = tengen_sgf::read(record);
    let root = parsed.collection.roots().next().unwrap();
    let info = root.game_info().0;
    assert_eq!(
        (info.black.rank.as_deref(), info.white.rank.as_deref()),
        (Some("9段"), Some("8段"))
    );
    assert_eq!((info.komi, root.main_line().count()), (Some(13), 2));
}

#[test]
fn unusual_passes_are_passes() {
    let odd = "line 1, column 10: an unusual way to write a pass";
    for (size, pass) in [
        ("09", "``"),
        ("09", "zz"),
        ("09", "jj"),
        ("19", "ZZ"),
        ("18", "ss"),
        ("09", "PASS"),
        ("09", "Pass"),
        ("09", " pass "),
        ("09", " "),
        ("09", " \n "),
        ("09", "--"),
        ("19", "パス"),
        ("19", "虚手"),
        ("21", "vv"),
    ] {
        let text = format!("(;SZ[{size}]W[{pass}];B[aa])");
        let expected = (vec!["W pass".to_owned(), "B aa".to_owned()], vec![odd.to_owned()]);
        let (found, oddities) = steps_and_oddities(&text);
        assert_eq!((found, oddities), expected, "{text}");
    }
    // These are as the standard has them.
    for text in ["(;B[])", "(;SZ[18]B[tt])", "(;B[tt])"] {
        assert_eq!(steps_and_oddities(text), (vec!["B pass".to_owned()], vec![]), "{text}");
    }
    // Outside on one side only is no pass.
    for text in ["(;SZ[9]B[aj])", "(;SZ[9]B[ja])", "(;SZ[19]B[`a])", "(;SZ[21:5]W[tt])"] {
        assert!(steps(text)[0].starts_with('!'), "{text}");
    }
    assert!(steps("(;B[passes])")[0].starts_with('!'));
}

#[test]
fn coordinates_of_people_are_points() {
    let (found, oddities) =
        steps_and_oddities("(;AB[D4][dd];B[R16];W[q4];B[a1];W[T19];B[J10];W[Pass])");
    assert_eq!(found, ["+B dp dd", "B qd", "W pp", "B as", "W sa", "B ij", "W pass"],);
    // Each kind is told once.
    assert_eq!(
        oddities,
        [
            "line 1, column 5: an unusual way to write a point",
            "line 1, column 48: an unusual way to write a pass"
        ]
    );
    assert_eq!(steps("(;SZ[19:13]B[T13];W[A1])"), ["B sa", "W am"]);
    for text in ["(;B[I5])", "(;B[A0])", "(;B[A20])", "(;SZ[9]B[K5])", "(;B[R016])", "(;B[16R])"] {
        assert!(steps(text)[0].starts_with('!'), "{text}");
    }
}

#[test]
fn of_several_values_where_one_is_expected_the_last_counts() {
    with_root("(;KM[5.5]KM[6.5]PB[A]PB[B]PB[]RE[B+R][W+R]SZ[9][13]GC[x]GC[y];KM[7])", |root| {
        let (info, problems) = root.game_info();
        assert_eq!((info.komi, info.black.name.as_deref()), (Some(13), Some("B")));
        let won = GameResult::Win { winner: Color::White, by: WinBy::Resignation };
        assert_eq!((info.result, info.size), (Some(won), Size::new(13, 13).unwrap()));
        assert_eq!(root.size(), info.size);
        assert_eq!(info.comment.as_deref(), Some("x\ny"));
        let found: Vec<_> = problems.iter().map(|problem| problem.problem).collect();
        assert_eq!(found, [Problem::SeveralValues; 4]);
    });
    with_root("(;C[one]C[]C[two][three]N[x]N[y])", |root| {
        assert_eq!(root.text("C").as_deref(), Some("one\ntwo\nthree"));
        assert_eq!(root.text("N").as_deref(), Some("y"));
    });
}

#[test]
fn komi_of_fox_is_in_hundredths() {
    for (header, komi) in [
        ("AP[foxwq]KM[50]", Some(1)),
        ("AP[foxwq:2.0]KM[150]", Some(3)),
        ("AP[foxwq]KM[0]", Some(0)),
        ("AP[foxwq]KM[375]", Some(15)),
        ("AP[foxwq]KM[650]", Some(13)),
        ("AP[foxwq]KM[7.5]", Some(15)),
        ("KM[50]", Some(100)),
        ("AP[other]KM[750]", Some(15)),
    ] {
        with_root(&format!("(;{header})"), |root| {
            assert_eq!(root.game_info().0.komi, komi, "{header}");
        });
    }
}

#[test]
fn headers_of_the_nihon_kiin_cyberoro_and_sina() {
    let read = |header: &str| with_root(&format!("(;{header};B[pd])"), |root| root.game_info());
    let (info, problems) = read(
        "TE[第5回 名人戦]RD[2025-06-12,13]PC[会場]TM[8時間]LT[60秒]LC[10回]KO[黒番6目半]HD[互先]\
         RE[257手完, 黒半目勝ち]PB[甲]PW[乙]",
    );
    assert_eq!(problems, []);
    assert_eq!((info.komi, info.handicap), (Some(13), Some(0)));
    assert_eq!(info.event.as_deref(), Some("第5回 名人戦"));
    assert_eq!(info.date.as_deref(), Some("2025-06-12,13"));
    assert_eq!(info.overtime.as_deref(), Some("10x60 byo-yomi"));
    let won = GameResult::Win { winner: Color::Black, by: WinBy::Score(1) };
    assert_eq!(info.result, Some(won));
    // The standard's own properties go first, unless they are empty.
    let info = read("TE[a]EV[b]RD[1]DT[2]KO[5.5]KM[6.5]HD[2]HA[3]LT[30]LC[3]OT[x]").0;
    assert_eq!((info.event.as_deref(), info.date.as_deref()), (Some("b"), Some("2")));
    assert_eq!((info.komi, info.handicap), (Some(13), Some(3)));
    assert_eq!(info.overtime.as_deref(), Some("x"));
    let info = read("KM[]KO[2집반]HA[]HD[2]LT[1분]").0;
    assert_eq!((info.komi, info.handicap), (Some(5), Some(2)));
    assert_eq!(info.overtime.as_deref(), Some("1x60 byo-yomi"));
    // In the standard they mean something else.
    let info = read("B[aa]KO[]TE[1]").0;
    assert_eq!((info.komi, info.event), (None, None));
    assert_eq!(read("TE[2]").0.event, None);
}
