use super::*;
use crate::cli::{Arguments, Command};
use clap::Parser;
use tengen_rules::{Color, Item, PointSet, Score};

const WALLS: &str = "\
    . X . X O . O
    X X X X O O O
    X . . X O . O
    X X O X O O O
    X . . X O . .";

const ONE_EYE: &str = "\
    . X O . .
    X X O O O
    . X X X O
    X X . X O
    X . X . O";

/// Black's three points at the top right make two eyes for the side that moves first. Black shares
/// no liberty with White.
const UNSETTLED: &str = "\
    . . . . O X . . .
    . . . . O X X X X
    . . O . O O O O O
    . . . . . . . . .
    . . . . . . . . .
    . . . . . . . . .
    . . O . . . O . .
    . . . . . . . . .
    . . . . . . . . .";

/// The count of a text as a file, with these arguments.
fn count(text: &str, arguments: &str) -> Result<Case, Failure> {
    let folder = tempfile::tempdir().unwrap();
    let file = folder.path().join("position");
    std::fs::write(&file, text).unwrap();
    let mut line = vec!["tengen", "count", file.to_str().unwrap()];
    line.extend(arguments.split_whitespace());
    let Some(Command::Count(arguments)) = Arguments::parse_from(line).command else {
        panic!("not a count");
    };
    Case::of(&arguments)
}

fn result(text: &str, arguments: &str) -> String {
    count(text, arguments).unwrap().count.outcome().to_string()
}

#[test]
fn dead_stones_are_those_that_are_named_or_marked() {
    assert_eq!(result(WALLS, "--dead C2 --komi 0.5"), "B+3.5");
    assert_eq!(result(WALLS, "--dead C2 --komi 0.5 --rules chinese"), "B+4.5");
    assert_eq!(result(WALLS, "--dead none --komi 0.5"), "W+2.5");
    let record = "(;SZ[7:5]KM[0.5]RU[Japanese]AB[ba][da][ab][bb][cb][db][ac][dc][ad][bd][dd][ae]\
        [de]AW[ea][ga][eb][fb][gb][ec][gc][cd][ed][fd][gd][ee]";
    let marked = format!("{record}TB[aa][ca][bc][cc][cd][be][ce]TW[fa][fc][fe][ge])");
    assert_eq!(result(&marked, ""), "B+3.5");
    assert_eq!(result(&marked, "--dead none"), "W+2.5");
    assert_eq!(count(&marked, "").unwrap().dead_by, case::Source::Marked);
    assert_eq!(count(&format!("{record})"), "").unwrap().dead_by, case::Source::Nobody);
}

#[test]
fn eyes_in_seki_count_only_where_the_rules_say_so() {
    // White's eye has two points, and Black's one.
    let board = "\
        X O . . O . X . X O
        X O O O O . X X X O
        X X X X O X X O O O
        . . . X X O O O . .
        . . . . X O . . . .
        . . . . X O . . . .
        . . . . X O . . . .
        . . . . X O . . . .
        . . . . X O . . . .
        . . . . X O . . . .";
    for named in ["", "--seki B10", "--seki G10", "--seki B10,G10"] {
        let named = format!("--dead none --komi 0.5 {named}");
        assert_eq!(result(board, &named), "B+0.5");
        assert_eq!(result(board, &format!("{named} --rules chinese")), "W+0.5");
    }
}

#[test]
fn stones_named_as_in_seki_need_rivals_and_take_them_along() {
    let Err(Failure::Usage(told)) = count(WALLS, "--dead C2 --seki A1") else {
        panic!("A1 has no rival")
    };
    assert!(told.contains("on A1") && told.contains("in no seki"), "{told}");
    let one = count(ONE_EYE, "--dead none --seki C5").unwrap();
    let other = count(ONE_EYE, "--dead none --seki D3").unwrap();
    assert_eq!(one.settlement, other.settlement);
    let seki = one.settlement.seki.unwrap();
    let color = |color| seki.iter().filter(|p| one.board.get(*p) == Some(color)).count();
    assert!(color(Color::Black) > 0 && color(Color::White) > 0);
}

#[test]
fn stones_that_are_not_named_dead_are_not_said_to_be_the_judges_seki() {
    // White has one eye: the judge would take the stones off.
    let told = report::in_text(&count(ONE_EYE, "--dead none").unwrap(), None);
    assert!(told.contains("White C5 (7 stones), counted as in seki"), "{told}");
    assert!(!told.contains("as the judge sees it"), "{told}");
    let told = report::in_text(&count(ONE_EYE, "--dead none --seki C5").unwrap(), None);
    assert!(told.contains("In seki: B5, C5, ") && !told.contains("--dead C5"), "{told}");
}

#[test]
fn stones_that_the_judge_calls_dead_are_told_where_they_stay() {
    let case = count(ONE_EYE, "--dead none").unwrap();
    let told = report::in_text(&case, None);
    assert!(told.contains("Dead to the judge") && told.contains("White C5 (7 stones)"), "{told}");
    let json = serde_json::to_value(report::in_json(&case, None)).unwrap();
    assert_eq!(json["judged_dead"][0]["stones"].as_array().map(Vec::len), Some(7), "{json}");
    assert_eq!(json["let_live"], json["seki"]);
    assert_eq!(json["let_stand"], serde_json::json!([]));
    // They are told once, beside the result, with what there is to type.
    assert_eq!(told.matches("C5").count(), 2, "{told}");
    assert!(told.ends_with("type: --dead C5\n"), "{told}");
    let case = count(ONE_EYE, "--dead C5").unwrap();
    assert!(case.judged_dead.is_empty(), "{:?}", case.judged_dead);
    assert!(!report::in_text(&case, None).contains("Dead to the judge"));
}

/// White's stone at B3 and Black's at C5 are dead.
const ONCE_OFF: &str = "\
    X . X O O
    X X O O O
    . O X . O
    X X X O .
    X . O . O";

/// White's stones at C2 and B5 are dead. A border is open at D7.
const OPEN: &str = "\
    . . . X O . . . .
    . O . X O . O . .
    . . . . O . . . .
    X X X X O O O . .
    O O O X X X O O O
    . . O O O X X X X
    . . . . O X . . .
    . O . . O X . O .
    . . . . O X . . .";

#[test]
fn the_judge_is_named_only_for_the_board_as_it_stands() {
    let lists = |arguments: &str| {
        let case = count(ONCE_OFF, arguments).unwrap();
        let json = serde_json::to_value(report::in_json(&case, None)).unwrap();
        let first = |list: &str| {
            let chains = json[list].as_array().unwrap().iter();
            chains.map(|chain| chain["stones"][0].as_str().unwrap().to_owned()).collect::<Vec<_>>()
        };
        (first("judged_dead"), first("judged_dead_then"), report::in_text(&case, None))
    };
    let (now, then, told) = lists("--dead none");
    let dead = |names: &[&str]| names.iter().map(|&name| name.to_owned()).collect::<Vec<_>>();
    assert_eq!((now, then), (dead(&["C5", "B3"]), vec![]), "{told}");
    assert!(
        told.contains("Dead to the judge (`tengen judge`, without a network): Black C5"),
        "{told}"
    );
    assert!(!told.contains("once the named or marked dead stones are off"), "{told}");
    let (now, then, told) = lists("--dead B3");
    assert_eq!((now, then), (dead(&["C5"]), dead(&["C1", "E1"])), "{told}");
    let then = "Dead to the judge once the named or marked dead stones are off (without a network): White C1";
    assert!(told.contains(then), "{told}");
}

/// White's stones at B5 and J6 are dead. The groups around J6 stand in seki.
const DEAD_BESIDE_SEKI: &str = "\
    . . X O . . . . .
    . . X O . . . O O
    . . X O . . O X X
    . . X O . . O X O
    . O X O . . O X .
    . . X X O . O X X
    . . . X O O O X .
    . . . . X X X O O
    . . . . . . X O .";

#[test]
fn a_dead_stone_beside_a_seki_stays_and_leaves_it_as_the_judge_has_it() {
    let case = count(DEAD_BESIDE_SEKI, "--dead B5,J6 --komi 0").unwrap();
    let told = report::in_text(&case, None);
    assert!(told.contains("It stays, and counts for nobody: J6."), "{told}");
    assert!(!told.contains("still has to add"), "{told}");
    // White's eye at J1 is no territory.
    assert_eq!(case.count.points(Color::White, Item::Territory), Score::whole(15), "{told}");
    let json = serde_json::to_value(report::in_json(&case, None)).unwrap();
    assert_eq!((&json["stays"], &json["missing"]), (&["J6"].into(), &serde_json::json!([])));
}

#[test]
fn a_dead_stone_behind_an_open_border_comes_off_and_the_border_is_told() {
    let case = count(OPEN, "--dead B8,H2").unwrap();
    let told = report::in_text(&case, None);
    assert!(
        told.contains("A border is still open, at D7.") && told.contains("as it stands"),
        "{told}"
    );
    let json = serde_json::to_value(report::in_json(&case, None)).unwrap();
    assert_eq!((&json["stays"], &json["finished"]), (&serde_json::json!([]), &false.into()));
    assert_ne!(json["open_border"], serde_json::json!([]));
    let case = count(WALLS, "--dead C2").unwrap();
    let told = report::in_text(&case, None);
    assert!(case.is_finished() && !told.contains("stays") && !told.contains("border"), "{told}");
}

/// White's chain at E9 lives, and Black's at A9 is dead.
const WON_FIGHT: &str = "\
    X X X . O O O X .
    X X X . O O O X .
    O O O O X X X X .
    . . . O X . . . .
    . . . O X . . . .
    . . . O X . . . .
    . . . O X . . . .
    . . . O X . . . .
    . . . O X . . . .";

/// Black's chain at B9 stands in seki with White's.
const SEKI: &str = "\
    . X X X X . O X .
    O O O O O O O X .
    X X X X X X X X .
    . . . . . . . . .
    X X X X X X X X X
    O O O O O O O O O
    . . . . . . . . .
    . . . . . . . . .
    . . . . . . . . .";

/// White's stone at C9 can be taken in a ko.
const OPEN_KO: &str = "\
    . X O . O . . . .
    X . X O O . . . .
    . X X O . . . . .
    X X O O . . . . .
    X O O . . . . . .
    X O . . . . . . .
    X O O . . . . . .
    X X O O . . . . .
    . X X O . . . . .";

#[test]
fn stones_called_dead_that_the_judge_holds_otherwise_are_told() {
    for (board, arguments, told, status, because, finished) in [
        (UNSETTLED, "--dead F9", "open", "unsettled", Some("the first move decides"), false),
        (OPEN_KO, "--dead C9", "open", "unsettled", Some("a ko is open at D9 and decides"), false),
        (SEKI, "--dead B9", "in seki", "seki", None, true),
        // A border is open then.
        (WON_FIGHT, "--dead E9", "alive", "alive", None, false),
    ] {
        let case = count(board, arguments).unwrap();
        let text = report::in_text(&case, None);
        let because = because.map_or_else(String::new, |because| format!(" ({because})"));
        let told = format!("Named dead, but {told} to the judge without a network{because}: ");
        assert!(text.contains(&told), "{text}");
        assert_eq!(!text.contains("as it stands"), finished, "{text}");
        let json = serde_json::to_value(report::in_json(&case, None)).unwrap();
        assert_eq!(json["doubted"].as_array().map(Vec::len), Some(1), "{json}");
        assert_eq!((&json["doubted"][0]["status"], case.is_finished()), (&status.into(), finished));
    }
    for (language, told) in [
        ("en", "Named dead, but open to the judge without a network (the first move decides): A1"),
        (
            "de",
            "Als tot genannt, für den Richter (ohne Netz) aber noch offen (der erste Zug entscheidet): A1",
        ),
        (
            "fr",
            "Nommée morte, mais d’après le juge (sans réseau) encore ouverte (le premier coup décide)\u{a0}: A1",
        ),
        (
            "sv",
            "Nämnd som död, men för domaren (utan nätverk) fortfarande öppen (det första draget avgör): A1",
        ),
    ] {
        let language = tengen_messages::Language::find(language).unwrap();
        let values = [
            ("by", "named".into()),
            ("count", 1u32.into()),
            ("points", "A1".into()),
            ("status", "unsettled".into()),
            ("because", "first-move".into()),
            ("at", "none".into()),
        ];
        assert_eq!(language.say("count-doubted", &values), told);
    }
    let json = |arguments| {
        let case = count(WON_FIGHT, arguments).unwrap();
        serde_json::to_value(report::in_json(&case, None)).unwrap()["doubted"].clone()
    };
    assert_eq!((json("--dead A9"), json("--dead none")), (serde_json::json!([]), json("")));
    let marked = "(;SZ[9]RU[Japanese]AB[fa][fb][gb][hb][ib]AW[ea][eb][cc][ec][fc][gc][hc][ic][cg]\
        [gg]TW[fa][fb][gb][hb][ib][ga][ha][ia])";
    let text = report::in_text(&count(marked, "").unwrap(), None);
    assert!(text.contains("Marked dead by the record, but open to the judge"), "{text}");
}

/// White can take D3 in a ko. Nothing around is shut off, so nothing is read.
const KO_IN_THE_OPEN: &str = "\
    . . X O . . . .
    . . X O . . . .
    . . X O . . . .
    . X . X O . . .
    . . X O . . . .
    . . X O . . . .";

#[test]
fn an_open_ko_is_told_with_its_point() {
    let told = |arguments: &str| report::in_text(&count(KO_IN_THE_OPEN, arguments).unwrap(), None);
    let open =
        "Still open: D3. A ko is open at C3 and decides about this stone; it counts as alive";
    assert!(told("").contains(open), "{}", told(""));
    let named = "open to the judge without a network (a ko is open at C3 and decides): D3";
    assert!(told("--dead D3").contains(named), "{}", told("--dead D3"));
    let languages = ["en", "de", "fr", "sv"].map(|code| {
        let language = tengen_messages::Language::find(code).unwrap();
        [1u32, 2].map(|stones| {
            let values = [
                ("points", "D3".into()),
                ("count", stones.into()),
                ("dead", "no".into()),
                ("because", "open-ko".into()),
                ("at", "C3".into()),
            ];
            language.say("count-unsettled", &values)
        })
    });
    for [one, several] in languages {
        assert!(one.contains("C3") && one != several, "{one}");
    }
}

#[test]
fn a_count_as_it_stands_has_a_reason() {
    let opening = ". . . . . . . . .\n".repeat(8) + ". . X . . . O . .";
    let boards = [WALLS, UNSETTLED, OPEN, OPEN_KO, SEKI, WON_FIGHT, KO_IN_THE_OPEN, &opening];
    let mut unfinished = 0;
    for text in boards {
        let board = count(text, "").unwrap().board;
        let stones = board.chains().map(|(_, stone)| board.size().name(stone));
        let named = stones.flat_map(|name| ["--dead", "--seki"].map(|way| format!("{way} {name}")));
        let plain = [String::new(), "--dead none --seki none".to_owned()];
        for arguments in named.step_by(5).chain(plain) {
            let case = match count(text, &arguments) {
                Ok(case) => case,
                // These stones share no liberty with the opponent's.
                Err(Failure::Usage(told)) if told.contains("in no seki") => continue,
                Err(other) => panic!("{arguments}: {other:?}"),
            };
            let told = report::in_text(&case, None);
            assert_eq!(told.contains("as it stands"), !case.is_finished(), "{told}");
            let reasons = [
                "Still open",
                "is still open",
                "are still open",
                "still has to add",
                "to the judge without a network",
                "is nobody’s yet",
                "Not finished: ",
            ];
            let has_reason = reasons.iter().any(|reason| told.contains(reason));
            assert!(case.is_finished() || has_reason, "{arguments}: {told}");
            unfinished += usize::from(!case.is_finished());
        }
    }
    assert!(unfinished > 10);
}

#[test]
fn stones_are_called_to_be_taken_off_only_if_that_takes_them_off() {
    let told = |arguments: &str| report::in_text(&count(WON_FIGHT, arguments).unwrap(), None);
    let advised = told("--dead none --seki none");
    assert!(advised.ends_with("type: --dead A9\n"), "{advised}");
    // A stone that stays elsewhere makes no difference.
    let advised = report::in_text(&count(DEAD_BESIDE_SEKI, "--dead J6").unwrap(), None);
    assert!(advised.contains("It stays, and counts for nobody: J6."), "{advised}");
    assert!(advised.ends_with("type: --dead J6,B5\n"), "{advised}");
    // Both sides' stones may be called dead beside an open border: each goes as a whole.
    let advised = told("--dead E9 --seki none");
    assert!(advised.contains("Borders are still open, at D9, D8."), "{advised}");
    assert!(advised.contains("cannot both be dead: one side takes the other"), "{advised}");
    assert!(!advised.contains("type: --dead"), "{advised}");
    assert_eq!(count(WON_FIGHT, "--dead E9,A9 --seki none").unwrap().count.removed.len(), 12);
}

/// A play at A2 takes Black's A3 and saves White's stones; C1 is taken in a ko.
const TAKEN_AND_SAVED: &str = "
    . . . . X O . . .
    . . . . X O . . .
    . . . . X O . . .
    . . . . X O . . .
    X X X X X O . . .
    O O O O O O . . .
    X X X O . O . . .
    . O X X O . O . .
    O . O X O . . . .";

#[test]
fn stones_that_take_each_other_are_not_called_to_be_taken_off_together() {
    let told = report::in_text(&count(TAKEN_AND_SAVED, "--dead C1").unwrap(), None);
    assert!(told.contains("Dead to the judge once"), "{told}");
    assert!(
        told.contains("Black A3 (6 stones) and C1, named or marked dead, cannot both"),
        "{told}"
    );
    assert!(!told.contains("type: --dead"), "{told}");
}

/// A ko at D9 decides about C9 and three black chains.
const FIGHT_FOR_A_KO: &str = "
    . X O . O X . . .
    X . X O O X . . .
    O X X X O X . . .
    O O O X O X X X X
    . O . O O X . X .
    O O O O O X X X X
    O O O O O O X . X
    . O . O . O X X X
    O O O O O O X . X";

/// White at B8 takes Black's stones in the corner once D9 is off.
const DEAD_ONCE_OFF: &str = "
    O O X O X X X X X
    O X . O X . X . X
    . . X . X X X X X
    . X X O O O O O X
    O O O O O . O X X
    O . O . O O O X .
    O O O O O . O X X
    X X X X O O O X .
    . X . X X X X X X";

#[test]
fn nothing_is_open_that_is_dead_or_has_nobody_to_take_it_once_the_dead_stones_are_off() {
    let told = report::in_text(&count(FIGHT_FOR_A_KO, "--dead A8").unwrap(), None);
    assert!(told.contains("Black C8 (5 stones)"), "{told}");
    assert!(!told.contains("Still open"), "{told}");
    let told = report::in_text(&count(FIGHT_FOR_A_KO, "--dead C9").unwrap(), None);
    assert!(!told.contains("Still open"), "{told}");
    assert!(told.contains("(a ko is open at D9 and decides): C9"), "{told}");
    let told = report::in_text(&count(DEAD_ONCE_OFF, "--dead D9").unwrap(), None);
    assert!(told.contains("White A9 (3 stones), counted as in seki (proved"), "{told}");
    assert!(!told.contains("Still open"), "{told}");
}

#[test]
fn the_room_of_an_open_chain_that_is_named_dead_is_territory() {
    let case = count(TAKEN_AND_SAVED, "--dead A3").unwrap();
    assert_eq!(case.count.neutral(), 0);
    assert_eq!(result(TAKEN_AND_SAVED, "--dead A3"), "W+33.5");
}

#[test]
fn the_side_to_move_is_not_assumed_where_it_has_no_bearing() {
    let assumes = |board: &str| {
        let case = count(board, "--dead none").unwrap();
        case.unsaid.iter().any(crate::terms::Unsaid::is_side)
    };
    assert!(!assumes(UNSETTLED) && !assumes(WALLS));
}

/// A ko at C1 decides about Black's chains. The chain at E5 falls in any case: while Black fights
/// the ko, White plays at D5.
const KO_AT_C1: &str = "\
    X X O . . X O
    X O O O O O .
    X X X . X O O
    X O X X O O O
    X O X X X X O
    O O O X . . O
    . O . O X O .";

/// Stones of a game without a plan: games played on at random end in many ways.
const SCATTERED: &str = "\
    X . X . O . O
    . X O X . X O
    O . O X . O .
    . . O O X . X
    X . O . X X O
    X O X X . X .
    . X . O O X O";

#[test]
fn an_open_chain_is_told_with_the_reason() {
    let told = report::in_text(&count(KO_AT_C1, "--dead none").unwrap(), None);
    assert!(told.contains("A ko is open at C1 and decides about these stones;"), "{told}");
    assert!(told.contains("Black E5 (1 stone), counted as in seki (read"), "{told}");
    let told = report::in_text(&count(SCATTERED, "--dead none").unwrap(), None);
    assert!(told.contains("The judge cannot tell whether they live;"), "{told}");
    let told = report::in_text(&count(UNSETTLED, "--dead none").unwrap(), None);
    assert!(told.contains("On these stones the side that moves first decides;"), "{told}");
}

#[test]
fn no_seki_is_made_up_where_the_first_move_decides_or_nothing_is_shared() {
    let case = count(UNSETTLED, "--dead none").unwrap();
    assert_eq!(case.settlement.seki.as_ref().map(PointSet::len), Some(0));
    assert_eq!(case.count.points(Color::Black, Item::Territory), Score::whole(3));
    let told = report::in_text(&case, None);
    assert!(told.contains("Still open: F9, F8, ") && !told.contains("seki:"), "{told}");
    let json = serde_json::to_value(report::in_json(&case, None)).unwrap();
    assert_eq!(json["unsettled"].as_array().map(Vec::len), Some(5));
    assert_eq!(json["assumed"], serde_json::json!(["rules", "komi", "prisoners"]));
    // With its last liberty of both filled, the one eye is none of a seki.
    let closed = count(&ONE_EYE.replace("X . X . O", "X . X X O"), "--dead none").unwrap();
    assert_eq!(closed.settlement.seki.as_ref().map(PointSet::len), Some(0));
    let told = report::in_text(&closed, None);
    assert!(
        told.contains("White C5 (7 stones), counted as alive") && !told.contains("Still open"),
        "{told}"
    );
}

#[test]
fn it_is_said_once_that_all_stones_count_as_alive() {
    for (arguments, times) in [("--rules tromp-taylor", 1), ("", 1), ("--dead none", 0)] {
        let told = report::in_text(&count(WALLS, arguments).unwrap(), None);
        assert_eq!(told.matches("all count as alive").count(), times, "{arguments}: {told}");
    }
}

#[test]
fn every_way_by_hand_comes_to_its_last_stage() {
    let stages = |arguments: &str, method| {
        let stages = count(WALLS, arguments).unwrap().by_hand(method);
        stages.map(|stages| stages.iter().map(|stage| stage.step).collect::<Vec<_>>())
    };
    let japanese = stages("--dead C2", ByHand::Prisoners).unwrap();
    assert_eq!(japanese, ["start", "dead", "prisoners"]);
    let chinese = stages("--dead C2 --rules chinese", ByHand::Half).unwrap();
    assert_eq!(chinese, ["start", "dead", "half"]);
    let ing = stages("--dead C2 --rules ing", ByHand::Fill).unwrap();
    assert_eq!(ing, ["start", "dead", "fill", "fill", "fill"]);
    assert!(stages("--dead C2", ByHand::Half).is_err());
    assert!(stages("--dead C2 --rules chinese", ByHand::Prisoners).is_err());
}

#[test]
fn the_half_of_the_neutral_points_is_told() {
    let half = |board: &str| {
        let stages = count(board, "--dead none --rules chinese").unwrap().by_hand(ByHand::Half);
        stages.unwrap().pop().unwrap().says
    };
    let told = half(". X . O .\n. X . O .");
    assert!(told.starts_with("Black has 5 points of area, with half of the 2 neutral"), "{told}");
    let told = half(". X O .\n. X O .");
    assert!(told.starts_with("Black has 4 points of area; "), "{told}");
}

#[test]
fn one_stone_and_several_are_inflected() {
    for (language, told) in [
        ("de", "1 schwarzer und 2 weiße."),
        ("fr", "1 noire et 2 blanches."),
        ("sv", "1 svart och 2 vita."),
    ] {
        let language = tengen_messages::Language::find(language).unwrap();
        let values = [("black", 1u32.into()), ("white", 2u32.into())];
        let said = language.say("count-step-dead", &values);
        assert!(said.ends_with(told), "{said}");
    }
}

#[test]
fn one_more_point_is_inflected() {
    for (language, one, several) in [
        ("en", "and 1 more.", "and 2 more."),
        ("de", "und 1 weiterer.", "und 2 weitere."),
        ("fr", "et 1 autre.", "et 2 autres."),
        ("sv", "och 1 till.", "och 2 till."),
    ] {
        let language = tengen_messages::Language::find(language).unwrap();
        for (more, told) in [(1u32, one), (2, several)] {
            let values =
                [("count", (12 + more).into()), ("points", "A1".into()), ("more", more.into())];
            let said = language.say("count-nobody", &values);
            assert!(said.ends_with(told), "{said}");
        }
    }
}

#[test]
fn points_that_are_named_must_be_there() {
    for (arguments, why) in [
        ("--dead Q16", "there is no point Q16 on a board of 7×5"),
        ("--seki A5", "there is no stone on A5"),
        ("--dead C2 --seki C2", "the stone on C2 is named dead and in seki"),
    ] {
        let Err(Failure::Usage(told)) = count(WALLS, arguments) else { panic!("{arguments}") };
        assert!(told.contains(why), "{told}");
    }
    assert!(Points::read(" , ").is_err());
    assert_eq!(Points::read("D4, q16").unwrap().0, ["D4", "q16"]);
}

/// White's wall is open at E5.
const GAP: &str = "
    . . . X O . . . .
    . . . X O . O . .
    . X . X O . . O .
    . . . X O . O . .
    . X . X . . . O .
    . X . X O . O . .
    . . . X O . O . .
    . . X X O O O . .
    . . . X O . O . .";

#[test]
fn an_area_behind_a_gap_counts_as_it_stands_and_an_open_board_has_no_winner() {
    let shut = GAP.replace(". X . X . .", ". X . X O .");
    let margin = |text: &str| {
        let case = count(text, "--rules japanese").unwrap();
        (case.is_finished(), case.count.margin())
    };
    let ((open, as_it_stands), (closed, result)) = (margin(GAP), margin(&shut));
    assert!(!open && closed);
    assert_eq!(as_it_stands, result);
    let empty = ". . . . . . . . .\n".repeat(4);
    let opening = format!("{empty}. . X . . . O . .\n{empty}");
    let case = count(&opening, "").unwrap();
    let told = report::in_text(&case, None);
    assert!(told.contains("too much of the board is open"), "{told}");
    let json = serde_json::to_value(report::in_json(&case, None)).unwrap();
    assert!(json["result"].is_null(), "{json}");
}

#[test]
fn chains_that_the_marks_put_in_seki_are_named_whole() {
    // The eye at A9 is not marked, that at C9 is.
    let marked = "(;SZ[9]RU[Japanese]AB[ba][bb][ab][cb][db][da]AW[ac][bc][cc][dc][ec][eb][ea]\
        TB[ca]TW[fa])";
    let case = count(marked, "").unwrap();
    let seki = case.settlement.seki.as_ref().unwrap();
    assert!(seki.iter().any(|stone| case.board.chain(stone).any(|other| !seki.contains(other))));
    let named = case.chains_in_seki();
    assert!(named.iter().all(|stone| case.board.chain(stone).all(|other| named.contains(other))));
    let json = serde_json::to_value(report::in_json(&case, None)).unwrap();
    assert_eq!(json["seki"].as_array().map(Vec::len), Some(named.len()));
}
