//! Life and death by our engine with its network. One thread and a fixed number of visits make the
//! answers independent of the number of cores and of other load.

use tengen_engine::{Engine, Options as EngineOptions, bundled_network};
use tengen_gtp::{Options, Request, Session};
use tengen_rules::{Board, Size};

/// The answers to `questions` about a position on 9×9.
fn asked(drawn: &str, questions: &[&str]) -> Vec<String> {
    let board = Board::parse(drawn).unwrap();
    let size = Size::square(9).unwrap();
    assert_eq!(board.size(), size);
    let one = EngineOptions { threads: 1, ..EngineOptions::default() };
    let engine = Engine::with_network(one, bundled_network());
    let options = Options { size, visits: Some(200), ..Options::default() };
    let mut session = Session::new(options, engine);
    let mut ask = |line: &str| {
        let answer = session.answer(&Request::parse(line.as_bytes()).unwrap()).answer;
        answer.unwrap_or_else(|refused| panic!("{line}: {refused}"))
    };
    for p in size.points() {
        if let Some(color) = board.get(p) {
            ask(&format!("play {} {}", color.letter(), size.name(p)));
        }
    }
    questions.iter().map(|question| ask(question)).collect()
}

/// Three points in a row in the corner.
const SHUT_IN: &str = "
    . . . X O . . . .
    X X X X O . . . .
    O O O O O . . . .
    . . . . . . . . .
    . . . . . . . . .
    . . O . . . O . .
    . . . . . . . . .
    . . . . . . . . .
    . . . . . . . . .";

/// The wall has a gap, so that nothing can be read to its end.
const WITH_A_GAP: &str = "
    . . . X . O . . .
    X X X X O . . . .
    O O O O O . . . .
    . . . . . . . . .
    . . . . . . . . .
    . . O . . . O . .
    . . . . . . . . .
    . . . . . . . . .
    . . . . . . . . .";

#[test]
fn the_middle_of_three_decides() {
    for drawn in [SHUT_IN, WITH_A_GAP] {
        let answers = asked(
            drawn,
            &["owl_attack A8", "owl_defend A8", "dragon_status A8", "owl_does_attack B9 A8"],
        );
        assert_eq!(answers, ["1 B9", "1 B9", "critical B9 B9", "1"], "{drawn}");
    }
}

#[test]
fn a_move_is_chosen_among_those_named() {
    let answers = asked(SHUT_IN, &["restricted_genmove w J1 B9 J9", "restricted_genmove b pass"]);
    assert_eq!(answers, ["B9", "pass"]);
}

#[test]
fn what_cannot_be_chosen_among_is_refused() {
    let engine = Engine::new(EngineOptions { threads: 1, ..EngineOptions::default() });
    let mut session = Session::new(Options { visits: Some(50), ..Options::default() }, engine);
    let mut ask = |line: &str| session.answer(&Request::parse(line.as_bytes()).unwrap()).answer;
    ask("play b C3").unwrap();
    let refused = [
        ("restricted_genmove w", "syntax error: argument 2 is missing"),
        ("restricted_genmove w C3", "illegal move: there is a stone on this point already"),
        (
            "restricted_genmove w D4 Z9",
            "invalid color or coordinate: Z9 is no point of a 19×19 board",
        ),
    ];
    for (line, why) in refused {
        assert_eq!(ask(line), Err(why.to_owned()));
    }
    // Without a network, playouts choose as well.
    assert_eq!(ask("restricted_genmove w D4"), Ok("D4".to_owned()));
    // Points where no play is possible are left out.
    assert_eq!(ask("restricted_genmove b C3 D4 E5"), Ok("E5".to_owned()));
}

/// The search keeps results from before any moves were named, but chooses and reports only these.
#[test]
fn what_was_found_of_other_moves_is_not_chosen() {
    let answers = asked(SHUT_IN, &["genmove b", "undo", "restricted_genmove b pass"]);
    assert_eq!(answers[2], "pass");
    let answers = asked(
        SHUT_IN,
        &[
            "reg_genmove b",
            "kata-analyze b 100",
            "kata-analyze b 100 allow b A1,J9 1",
            "kata-analyze b 100 avoid b G3,F3,D3 3",
            "kata-genmove_analyze b 100 allow b pass 1",
        ],
    );
    let told = |text: &str| {
        let moves = text.split("info move ").skip(1);
        moves.map(|info| info.split(' ').next().unwrap().to_owned()).collect::<Vec<_>>()
    };
    assert!(told(&answers[1]).len() > 2, "{}", answers[1]);
    let [all, two, others] = [1, 2, 3].map(|place| told(&answers[place]));
    assert!(!two.is_empty() && two.iter().all(|name| ["A1", "J9"].contains(&name.as_str())));
    let barred = ["G3", "F3", "D3"].map(str::to_owned);
    assert!(all.iter().any(|name| barred.contains(name)), "{all:?}");
    assert!(!others.is_empty() && others.iter().all(|name| !barred.contains(name)), "{others:?}");
    assert!(answers[4].ends_with("play pass"), "{}", answers[4]);
}

/// The first move that an analysis reports.
fn first_told(text: &str) -> &str {
    text.strip_prefix("info move ").and_then(|rest| rest.split(' ').next()).unwrap_or(text)
}

/// A root that only a few moves visited has no results for the others.
#[test]
fn what_was_found_under_restrictions_does_not_outlive_them() {
    let fresh = asked(SHUT_IN, &["reg_genmove w", "kata-analyze w 100"]);
    assert_eq!(fresh[0], "B9");
    let answers = asked(
        SHUT_IN,
        &["restricted_genmove w J1 J9", "undo", "reg_genmove w", "kata-analyze w 100"],
    );
    assert_eq!(answers[2], "B9");
    assert_eq!(first_told(&answers[3]), first_told(&fresh[1]));
    let answers = asked(
        SHUT_IN,
        &["kata-genmove_analyze w 100 avoid w B9 1", "undo", "kata-genmove_analyze w 100"],
    );
    assert!(!answers[0].ends_with("play B9"), "{}", answers[0]);
    assert!(answers[2].ends_with("play B9"), "{}", answers[2]);
}

#[test]
fn an_analysis_of_no_move_is_refused() {
    let engine = Engine::with_network(EngineOptions::default(), bundled_network());
    let mut session = Session::new(Options::default(), engine);
    let mut ask = |line: &str| session.answer(&Request::parse(line.as_bytes()).unwrap()).answer;
    ask("play b C3").unwrap();
    for command in ["kata-analyze", "kata-genmove_analyze", "lz-analyze"] {
        let why = ask(&format!("{command} w allow w C3 1")).unwrap_err();
        assert!(why.starts_with("illegal move: allow and avoid leave no move"), "{why}");
    }
}

#[test]
fn two_eyes_live_and_a_lone_stone_dies() {
    let living = SHUT_IN.replacen(". . . X O", ". X . X O", 1);
    assert_eq!(asked(&living, &["owl_attack A8", "dragon_status A8"]), ["0", "alive"]);
    let lone = SHUT_IN.replacen(". . . X O", ". . O . O", 1).replacen("X X X X O", ". X O . O", 1);
    assert_eq!(asked(&lone, &["dragon_status B8"]), ["dead"]);
}

/// Two white stones lie in Black's eye. Black can take them, but dies by it.
const IN_THE_EYE: &str = "
    . . . . . . . . .
    . . . . . . . . .
    . . O . . . O . .
    . . . . . . . . .
    . . . . . . . . .
    . . . . . . . . .
    O O O O O O . . .
    X X X X O . . . .
    O O . X O . . . .";

#[test]
fn a_race_is_won_by_who_lives() {
    let answers = asked(IN_THE_EYE, &["analyze_semeai A2 A1", "analyze_semeai A1 A2"]);
    assert_eq!(answers, ["0 0 PASS", "1 1 PASS"]);
}
