//! Records followed as a referee would.

use tengen_record::{Finding, MainLine, Replay, TerritoryMarks, Wrong};
use tengen_rules::{Color, Outcome, PointSet, Ruleset, Settlement, presets};
use tengen_sgf::{Node, Problem};

/// The record followed to its end, its last node, and what is wrong with it.
fn with<T>(
    record: &str,
    rules: &Ruleset,
    look: impl FnOnce(&Replay<'_>, Node<'_>, Vec<Finding>) -> T,
) -> T {
    let parsed = tengen_sgf::parse(record.as_bytes());
    let root = parsed.collection.roots().next().unwrap();
    let main_line = MainLine::read(root, Some(rules));
    let mut replay = main_line.follow();
    let findings = replay.finish();
    let last = std::iter::successors(Some(root), Node::first_child).last().unwrap();
    look(&replay, last, findings)
}

/// What is wrong, each with its move.
fn wrong(record: &str, rules: &Ruleset) -> Vec<String> {
    with(record, rules, |replay, _, findings| {
        let size = replay.line().board().size();
        let say = |what: &Wrong| match what {
            Wrong::Illegal { color, reason } => {
                format!("{color} {}: {reason}", size.name(reason.point()))
            }
            Wrong::OutOfTurn(color) => format!("{color} out of turn"),
            Wrong::Unreadable(why) => why.to_string(),
            Wrong::LeftOut(point) => format!("left out {}", size.name(*point)),
        };
        findings.iter().map(|f| format!("{} {}", f.number, say(&f.what))).collect()
    })
}

/// Black and White in a ko around C3 and D3 on 5×5, White to take first.
const KO: &str = "(;SZ[5]AB[bc][cb][cd][dc]AW[db][ec][dd]PL[W]";

#[test]
fn a_ko_taken_back_at_once_is_illegal_and_later_moves_are_judged_on() {
    let ko = format!("{KO};W[cc];B[dc];W[aa];B[aa];W[ee])");
    assert_eq!(
        wrong(&ko, &presets::JAPANESE),
        [
            "2 Black D3: this would repeat the position after move 0: ko, play elsewhere first",
            "4 Black A5: there is a stone on this point already",
        ]
    );
}

#[test]
fn superko_names_the_move_counted_from_the_beginning_of_the_record() {
    // A ko fight in which White passes instead of playing a threat is legal under the simple
    // ko rule only. Stones set up in mid-game begin a new line without losing count.
    let moves = "(;SZ[5];B[ee];AE[ee]AB[bc][cb][cd][dc]AW[db][ec][dd]PL[W];W[cc];B[];W[];B[dc])";
    assert_eq!(wrong(moves, &presets::JAPANESE), [""; 0]);
    assert_eq!(
        wrong(moves, &presets::TROMP_TAYLOR),
        ["5 Black D3: this would repeat the position after move 1: positional superko"]
    );
}

#[test]
fn turns_are_noted_where_they_are_settled() {
    assert_eq!(
        wrong("(;SZ[5];W[aa];B[bb];B[cc])", &presets::JAPANESE),
        ["1 White out of turn", "3 Black out of turn"]
    );
    for in_order in [
        "(;SZ[5]HA[2]AB[bb][dd];W[cc];B[aa])",
        "(;SZ[5]HA[2];B[bb];B[dd];W[cc];B[aa])",
        "(;SZ[5]HA[2];B[bb];W[cc];B[aa])",
        "(;SZ[5]HA[2]PL[B];B[bb];B[dd];W[cc];B[aa])",
        "(;SZ[5]PL[W];W[cc])",
        "(;SZ[5];B[cc];AE[cc];B[cc])",
        "(;SZ[5];B[ba];W[ee];B[ab];AW[aa]AE[ab][ba];W[ac])",
    ] {
        assert_eq!(wrong(in_order, &presets::JAPANESE), [""; 0], "{in_order}");
    }
    // Once the handicap is on the board it is White's turn.
    for third in ["(;SZ[5]HA[2];B[bb];B[dd];B[cc];W[aa])", "(;SZ[5]HA[2]AB[bb][dd];B[cc];W[aa])"] {
        let found = wrong(third, &presets::JAPANESE);
        assert!(found.len() == 1 && found[0].ends_with("Black out of turn"), "{found:?}");
    }
}

#[test]
fn what_cannot_be_read_has_its_place() {
    assert_eq!(
        wrong("(;SZ[5]\n;B[az];B[cc];W[!];B[aa])", &presets::JAPANESE),
        ["0 line 2, column 3: point outside the board", "1 line 2, column 15: not a point",]
    );
    assert_eq!(wrong("(;SZ[5]AB[aa]AW[ab][ba])", &presets::JAPANESE), ["0 left out A5"]);
}

/// A wall each on 5×5, a dead white stone behind Black's.
const WALLS: &str = "AB[ba][bb][bc][bd][be]AW[ca][cb][cc][cd][ce][aa]";

#[test]
fn territory_marks_settle_a_game() {
    let game = |marks: &str| format!("(;SZ[5]KM[0.5]{WALLS}{marks})");
    let read = |marks: &str, rules: &Ruleset| {
        with(&game(marks), rules, |replay, last, _| {
            let board = replay.line().board();
            let marks = TerritoryMarks::read(last, board.size())?;
            let settlement = marks.settlement(board);
            let count = replay.count(&settlement);
            Some((marks.fit(board, &count), Outcome::of_margin(count.margin()).to_string()))
        })
    };
    let right = "TB[aa:ae]TW[da:ee]";
    // Black 5 and a prisoner, White 10 and komi.
    assert_eq!(read(right, &presets::JAPANESE), Some((true, "W+4.5".to_owned())));
    // Black 10, White 15 and komi.
    assert_eq!(read(right, &presets::CHINESE), Some((true, "W+5.5".to_owned())));
    let with_stones = "TB[aa:be]TW[ca:ee]";
    assert_eq!(read(with_stones, &presets::CHINESE), Some((true, "W+5.5".to_owned())));
    // The white stone is not marked as dead, so that nobody owns what it stands in.
    assert_eq!(read("TW[da:ee]", &presets::CHINESE), Some((true, "W+11.5".to_owned())));
    assert_eq!(read("TB[aa:ae]", &presets::CHINESE).map(|r| r.0), Some(false));
    assert_eq!(read("TB[aa:ae]TW[ea:ee]", &presets::JAPANESE).map(|r| r.0), Some(false));
    assert_eq!(read("", &presets::JAPANESE), None);
}

#[test]
fn an_eye_that_is_not_marked_is_in_seki_for_territory_and_counts_for_area() {
    // . X . X . O . O .
    let record = "(;SZ[9:1]KM[0]AB[ba][da]AW[fa][ha]TB[aa][ca])";
    for (rules, fits, expected) in
        [(&presets::JAPANESE, true, "B+2"), (&presets::CHINESE, false, "Draw")]
    {
        with(record, rules, |replay, last, _| {
            let board = replay.line().board();
            let marks = TerritoryMarks::read(last, board.size()).unwrap();
            let count = replay.count(&marks.settlement(board));
            assert_eq!(Outcome::of_margin(count.margin()).to_string(), expected, "{}", rules.id);
            assert_eq!(marks.fit(board, &count), fits, "{}", rules.id);
        });
    }
}

#[test]
fn play_stops_as_the_rules_say() {
    let stops = |moves: &str, rules: &Ruleset| {
        with(&format!("(;SZ[5]{moves})"), rules, |replay, _, _| {
            (replay.has_stopped(), replay.has_stopped() && replay.counts_as_it_stands())
        })
    };
    let two = ";B[cc];W[];B[]";
    assert_eq!(stops(two, &presets::JAPANESE), (true, false));
    assert_eq!(stops(two, &presets::TROMP_TAYLOR), (true, true));
    assert_eq!(stops(&format!("{two};W[aa]"), &presets::TROMP_TAYLOR), (false, false));
    // Spight: the second pass of one player in the same position.
    assert_eq!(stops(two, &presets::SPIGHT), (false, false));
    assert_eq!(stops(&format!("{two};W[]"), &presets::SPIGHT), (true, true));
    assert_eq!(stops(";B[];W[cc];B[];W[]", &presets::SPIGHT), (false, false));
    // The first pass takes the button.
    assert_eq!(stops(two, &presets::BUTTON), (false, false));
    assert_eq!(stops(&format!("{two};W[]"), &presets::BUTTON), (true, false));
    assert_eq!(stops(&format!("{two};W[];B[]"), &presets::AGA_AREA), (true, true));
    let again = format!("{two};W[aa];B[];W[]");
    assert_eq!(stops(&again, &presets::SIMPLIFIED_ING), (true, true));
    assert_eq!(stops(&again, &presets::AGA_AREA), (true, false));
}

#[test]
fn komi_and_compensation_are_those_of_the_record() {
    let white = |record: &str, rules: &Ruleset| {
        with(record, rules, |replay, _, _| {
            let count = replay.count(&Settlement::all_alive(replay.line().board()));
            (-count.margin()).to_string()
        })
    };
    // Three Black stones own all 25 points.
    let record = "(;SZ[5]HA[3]AB[bb][cc][dd]";
    assert_eq!(white(&format!("{record})"), &presets::CHINESE), "-22");
    assert_eq!(white(&format!("{record}KM[2])"), &presets::CHINESE), "-20");
    assert_eq!(white(&format!("{record})"), &presets::JAPANESE), "-21.5");
    assert_eq!(white("(;SZ[5]HA[1];B[cc])", &presets::CHINESE), "-17.5");
}

#[test]
fn handicap_stones_placed_as_moves_are_the_beginning_of_the_line() {
    let record = "(;SZ[5]HA[2];B[bb];B[bb];B[dd];W[cc];B[])";
    let found = with(record, &presets::CHINESE, |replay, _, findings| {
        assert_eq!((replay.line().moves(), replay.moves()), (3, 5));
        assert_eq!(replay.ledger().made(Color::Black), 2);
        assert_eq!(replay.line().board_after(0).unwrap().stones(Color::Black), 1);
        findings
    });
    // The second stone was none, and then it was White's turn.
    assert_eq!(found.iter().map(|f| f.number).collect::<Vec<_>>(), [2, 3]);
}

#[test]
fn a_dispute_that_is_noted_lets_play_go_on() {
    let stopped = "(;SZ[5];B[cc];W[];B[]";
    for (rules, first) in
        [(&presets::JAPANESE, Color::White), (&presets::LASKER_MAAS, Color::White)]
    {
        with(&format!("{stopped}TENGEN[dispute Black])"), rules, |replay, _, findings| {
            assert_eq!(findings, []);
            assert!(!replay.has_stopped());
            assert_eq!(replay.line().to_move(), first);
            assert_eq!(replay.ledger().in_encore(), rules.id == "lasker-maas");
        });
    }
    let requester = format!("{stopped}TENGEN[dispute White];B[aa];B[bb])");
    assert_eq!(wrong(&requester, &presets::JAPANESE), ["5 Black out of turn"]);
    with(&format!("{stopped})"), &presets::JAPANESE, |replay, _, _| assert!(replay.has_stopped()));
}

#[test]
fn a_node_of_many_moves_is_read_once() {
    let points: Vec<String> = ('a'..='s')
        .flat_map(|column| ('a'..='s').map(move |row| format!("[{column}{row}]")))
        .collect();
    let record = format!("(;SZ[19]TENGEN[illegal C3];B{})", points.concat().repeat(100));
    let parsed = tengen_sgf::parse(record.as_bytes());
    let main_line = MainLine::read(parsed.collection.roots().next().unwrap(), None);
    assert_eq!(main_line.steps().count(), 100 * 19 * 19);
}

#[test]
fn a_line_beyond_all_games_is_cut_off_and_told() {
    let record = format!("(;GM[1]{})", ";B[];W[]".repeat(60_000));
    let parsed = tengen_sgf::parse(record.as_bytes());
    let root = parsed.collection.roots().next().unwrap();
    let main_line = MainLine::read(root, None);
    assert_eq!(main_line.steps().count(), 100_001);
    let last = main_line.steps().last().unwrap().1.unwrap_err();
    assert_eq!(last.problem, Problem::TooManyMoves);
    let set_up = format!("(;SZ[25]{})", ";AB[aa:yy]".repeat(2_000));
    let parsed_too = tengen_sgf::parse(set_up.as_bytes());
    let main_line_too = MainLine::read(parsed_too.collection.roots().next().unwrap(), None);
    assert_eq!(main_line_too.steps().count(), 1_601);
    let unread = tengen_record::read(root, None).unwrap_err();
    assert_eq!(unread.to_string(), "there are more moves than are read");
}

#[test]
fn dead_stones_taken_off_after_the_end_are_prisoners() {
    let count = |record: String| {
        with(&record, &presets::JAPANESE, |replay, _, _| {
            assert!(replay.has_ended(), "{record}");
            let board = replay.line().board();
            let size = board.size();
            let dead = size.parse("A5").filter(|point| board.get(*point).is_some());
            let dead = PointSet::of(size, dead);
            replay.count(&Settlement { dead, ..Settlement::all_alive(board) }).outcome()
        })
    };
    let standing = count(format!("(;SZ[5]{WALLS};B[];W[])"));
    for end in ["AE[aa]", "AE[aa]TB[aa:ae]", "AE[aa];TB[aa:ae]TW[da:ee]"] {
        assert_eq!(count(format!("(;SZ[5]{WALLS};B[];W[];{end})")), standing, "{end}");
    }
    // So do moves after a stop, and values that cannot be read.
    for goes_on in ["AE[aa];B[!!];AB[ab]", "AE[aa];B[];W[]TENGEN[dispute black];AB[ab]"] {
        let [plain, other] = ["AE[aa];AB[ab]", goes_on]
            .map(|end| count(format!("(;SZ[5]{WALLS};B[];W[];{end};B[];W[])")));
        assert_eq!(other, plain, "{goes_on}");
    }
    // Stones that are set up begin another position.
    let over = count(format!("(;SZ[5]{WALLS};B[];W[];AE[aa];B[];W[])"));
    assert_eq!(over, standing);
    for end in ["AE[aa]AW[ab]", "AE[aa];B[ab]", "AE[aa];AB[ab]"] {
        with(&format!("(;SZ[5]{WALLS};B[];W[];{end})"), &presets::JAPANESE, |replay, _, _| {
            assert!(!replay.has_ended(), "{end}");
            // Then the stones were no prisoners.
            assert_eq!(replay.extras().captures, [0, 0], "{end}");
        });
    }
    let dispute = format!("(;SZ[5]{WALLS};B[];W[]TENGEN[dispute black])");
    with(&dispute, &presets::JAPANESE, |replay, _, _| assert!(!replay.has_ended()));
}

#[test]
fn passes_behind_the_end_do_not_take_it_back() {
    for rules in [&presets::JAPANESE, &presets::AGA_AREA, &presets::CHINESE] {
        for passes in 0..7 {
            let all: String = [";B[]", ";W[]"].into_iter().cycle().take(passes).collect();
            with(&format!("(;SZ[5]{WALLS}{all})"), rules, |replay, _, _| {
                assert_eq!(replay.has_ended(), passes >= 2, "{passes}");
            });
        }
    }
}
