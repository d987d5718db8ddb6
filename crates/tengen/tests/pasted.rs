//! Boards that programs show, pasted into a file with the text around them.

use serde_json::Value;
use std::io::Write;
use std::process::{Command, Stdio};
use tengen_diagram::Stated;
use tengen_messages::Language;
use tengen_rules::{Color, Score, presets};

/// Runs the program with this input; its output.
fn tengen(arguments: &[&str], input: &str) -> String {
    run(arguments, input).0
}

/// Runs the program with this input; its output, and what it says on standard error.
fn run(arguments: &[&str], input: &str) -> (String, String) {
    let mut child = Command::new(env!("CARGO_BIN_EXE_tengen"))
        .args(arguments)
        .env("LANGUAGE", "en")
        .stdin(Stdio::piped())
        .stdout(Stdio::piped())
        .stderr(Stdio::piped())
        .spawn()
        .unwrap();
    child.stdin.take().unwrap().write_all(input.as_bytes()).unwrap();
    let output = child.wait_with_output().unwrap();
    let errors = String::from_utf8_lossy(&output.stderr).into_owned();
    assert!(output.status.success(), "{arguments:?}: {errors}");
    (String::from_utf8(output.stdout).unwrap(), errors)
}

/// The judgement of a text, with these arguments.
fn judged(text: &str, arguments: &[&str]) -> Value {
    let json = tengen(&[&["judge", "-", "--json"], arguments].concat(), text);
    serde_json::from_str(&json).unwrap()
}

/// What a caption states.
struct Captions {
    /// The language of the messages.
    code: &'static str,
    /// Captions that say that White moves next, that the komi is 5.5, that Black has 3 prisoners
    /// and White 2, and that the rules are Chinese.
    to_move: &'static str,
    komi: &'static str,
    prisoners: &'static str,
    rules: &'static str,
}

const CAPTIONS: [Captions; 4] = [
    Captions {
        code: "en",
        to_move: "White to play",
        komi: "Komi 5.5",
        prisoners: "Black has 3 prisoners, White 2",
        rules: "Chinese rules",
    },
    Captions {
        code: "de",
        to_move: "Weiß am Zug",
        komi: "Komi 5,5 Punkte",
        prisoners: "Schwarz hat 3 Gefangene, Weiß 2",
        rules: "Chinesische Regeln",
    },
    Captions {
        code: "fr",
        to_move: "Trait à Blanc",
        komi: "Komi de 5,5 points",
        prisoners: "Noir a 3 prisonniers, Blanc 2",
        rules: "Règles chinoises",
    },
    Captions {
        code: "sv",
        to_move: "Vit vid draget",
        komi: "Komi 5,5 poäng",
        prisoners: "Svart har 3 fångar, Vit 2",
        rules: "Kinesiska regler",
    },
];

/// The reader of captions has words of each language, and nothing but this test ties them to those
/// of the messages.
#[test]
fn captions_are_read_in_every_language_of_the_messages() {
    for language in Language::all() {
        let captions = CAPTIONS.iter().find(|captions| captions.code == language.code());
        let captions = captions.unwrap_or_else(|| panic!("no captions in {}", language.code()));
        let stated = |caption: &str| {
            tengen_diagram::read(&format!("{caption}\nX O .\n. . .\n. . .")).unwrap()
        };
        let Captions { to_move, komi, prisoners, rules, .. } = *captions;
        assert_eq!(stated(to_move).to_move, Stated::As(Color::White), "{to_move}");
        assert_eq!(stated(komi).komi, Stated::As(Score::halves(11)), "{komi}");
        assert_eq!(stated(prisoners).prisoners, [3, 2].map(Stated::As), "{prisoners}");
        assert_eq!(stated(rules).rules, Stated::As(presets::CHINESE.clone()), "{rules}");
        // In one text they are all read too.
        let all = stated(&[to_move, komi, prisoners, rules].join(". "));
        assert_eq!(all.to_move, Stated::As(Color::White), "{}", language.code());
        assert_eq!(all.komi, Stated::As(Score::halves(11)), "{}", language.code());
        assert_eq!(all.prisoners, [3, 2].map(Stated::As), "{}", language.code());
        assert_eq!(all.rules, Stated::As(presets::CHINESE.clone()), "{}", language.code());
    }
}

/// The lines beside a board of ours say how many prisoners there are, to readers as well.
#[test]
fn prisoners_are_read_as_the_program_writes_them() {
    for language in Language::all() {
        let told = |color: &str, sign: &str, stones: u32| {
            let values =
                [("colour", color.into()), ("sign", sign.into()), ("stones", stones.into())];
            language.say("note-captured", &values)
        };
        let beside = [told("black", "X", 3), told("white", "O", 1)];
        let [black, white] = &beside;
        let drawn = format!("   A B\n 2 X O 2   {black}\n 1 . . 1   {white}\n   A B\n");
        let read = tengen_diagram::read(&drawn).unwrap();
        assert_eq!(read.prisoners, [3, 1].map(Stated::As), "{drawn}");
    }
}

#[test]
fn names_of_rules_that_were_not_read_are_told() {
    let told =
        |caption: &str| tengen(&["judge", "-", "--net", "none"], &format!("{caption}\n{WALLS}"));
    let unclear =
        "Assumed, since what is said of it is unclear: the rules (Japanese; not read as rules: ";
    let korean = told("Cho (Korean), komi 6.5");
    assert!(korean.contains(&format!("{unclear}“Korean”).")), "{korean}");
    let own = told("Rules: our own, komi 6.5");
    assert!(own.contains(&format!("{unclear}“our own”).")), "{own}");
    // Read again, the report says no more of the rules than the text did.
    let report = told("komi 6.5").replace(" (rules: Japanese)", "");
    let again = tengen(&["judge", "-", "--net", "none"], &report);
    assert!(again.contains("since nothing says so: the rules (Japanese),"), "{again}");
    let read = told("Position after White's last move (Chinese, komi 7.5)");
    assert!(read.contains("Count (rules: Chinese)") && !read.contains("Assumed"), "{read}");
}

/// A finished position.
const WALLS: &str = ". X . O .\n. X . O .\n. X . O .\nX X . O O\n. X . O .";

/// Moves of both sides in turn on five lines, with captures, and the walls of both to the end.
const GAMES: [&str; 3] = [
    "B4 C4 B3 C3 B2 C2 B1 C1 B5 C5 pass pass",
    "B4 C4 B3 C3 B2 C2 B1 C1 B5 C5 A3 D3 A1 D1 pass E1 pass pass",
    "A2 A1 B1 C3 pass C2 B2 C1 B3 C4 B4 C5 B5 D4 pass pass",
];

#[test]
fn a_board_that_gtp_shows_is_counted_as_gtp_counts_it() {
    for (moves, komi) in GAMES.iter().flat_map(|game| ["0.5", "3.5", "-2"].map(|komi| (game, komi)))
    {
        for rules in ["japanese", "chinese"] {
            let mut commands = format!("boardsize 5\nkomi {komi}\n");
            for (number, point) in moves.split(' ').enumerate() {
                commands += &format!("play {} {point}\n", ["b", "w"][number % 2]);
            }
            let commands = commands + "showboard\nfinal_score\nquit\n";
            let answers = tengen(&["gtp", "--rules", rules], &commands);
            let answers: Vec<&str> = answers.trim_end().split("\n\n").collect();
            let [.., shown, score, _quit] = answers[..] else { panic!("{answers:?}") };
            let score = score.trim_start_matches("= ");
            for text in [shown.to_owned(), shown.replace('\n', "\n> ")] {
                let judged = judged(&text, &["--rules", rules]);
                assert_eq!(judged["score"]["result"], score, "{text}");
                assert_eq!(judged["assumed"], Value::Array(Vec::new()), "{text}");
            }
        }
    }
}

const BOARD: &str = ". X O . .\nX X O O .\n. X O . O\nX X O O .\n. X O . .\n";

#[test]
fn arguments_go_before_the_text_around_a_drawing() {
    let text =
        format!("White to play, rules: Chinese, komi 0.5. Prisoners: Black 5, White 2\n{BOARD}");
    let score = |arguments: &[&str]| {
        let judged = judged(&text, arguments);
        let numbers = [&judged["score"]["black"], &judged["score"]["white"]];
        (
            judged["rules"].as_str().unwrap().to_owned(),
            numbers.map(|points| points.as_f64().unwrap()),
        )
    };
    assert_eq!(score(&[]), ("chinese".into(), [10.0, 15.5]));
    assert_eq!(score(&["--komi", "3"]), ("chinese".into(), [10.0, 18.0]));
    assert_eq!(score(&["--rules", "japanese"]), ("japanese".into(), [8.0, 9.5]));
    let given = ["--rules", "japanese", "--prisoners", "0,1", "--komi", "-1"];
    assert_eq!(score(&given), ("japanese".into(), [3.0, 7.0]));
    let counted = tengen(&[&["count", "-", "--json"], &given[..]].concat(), &text);
    let counted: Value = serde_json::from_str(&counted).unwrap();
    assert_eq!(counted["total"], serde_json::json!([3.0, 7.0]));
    assert_eq!(counted["assumed"], serde_json::json!([]));
    let black_to_move = judged(&text, &["--to-move", "black"]);
    assert_eq!(black_to_move["to_move"], "black");
    assert_eq!(black_to_move["prisoners"], serde_json::json!({"black": 5, "white": 2}));
    let record = "(;SZ[5]RU[Japanese]KM[0.5]AB[ba][bb][bc][bd][be]AW[ca][cb][cc][cd][ce])";
    let judged = judged(record, &["--prisoners", "4,2", "--komi", "7"]);
    assert_eq!(judged["prisoners"], serde_json::json!({"black": 4, "white": 2}));
    assert_eq!(judged["score"]["black"], 9.0);
    assert_eq!(judged["score"]["white"], 19.0);
}

#[test]
fn what_is_said_unclearly_is_told_apart_from_what_is_not_said() {
    let text = format!("Komi 0.5, or komi 6.5\nBlack captures: 2\n{BOARD}");
    let told = tengen(&["judge", "-"], &text);
    let unsaid = "Assumed, since nothing says so: the rules (Japanese), that White has taken no \
                  stones, that Black moves next.\n\
                  Assumed, since what is said of it is unclear: the komi (6.5).\n";
    assert!(told.contains(unsaid), "{told}");
    for command in [&["count", "-"][..], &["solve", "--position", "-", "--komi", "1"]] {
        let small = "Komi 0.5, or komi 6.5\nWhite to play. Black to play\nX .\n. .\n";
        let (told, errors) = run(command, small);
        assert!(errors.contains("since what is said of it is unclear: "), "{errors}");
        assert_eq!(errors.contains("the komi"), command[0] == "count", "{errors}");
        assert!(errors.contains("that Black moves next"), "{errors}");
        let unsaid =
            "Assumed, since nothing says so: the rules (Japanese), that there are no prisoners.\n";
        assert_eq!(told.contains(unsaid), command[0] == "count", "{told}");
    }
}

#[test]
fn a_small_board_is_solved_by_the_conditions_beside_it() {
    let text =
        "Japanese rules, komi 1.5, White to play\nPrisoners: Black 2, White 1\n. . .\n. . .\n";
    let solved = |arguments: &[&str]| -> Value {
        let json = tengen(&[&["solve", "--position", "-", "--json"], arguments].concat(), text);
        serde_json::from_str(&json).unwrap()
    };
    let (stated, bare) = (solved(&[]), solved(&["--komi", "0", "--rules", "davies"]));
    assert_eq!(
        [&stated["rules"], &stated["komi"], &stated["toMove"]],
        [&Value::from("japanese"), &Value::from(1.5), &Value::from("white")]
    );
    assert_eq!([&bare["rules"], &bare["komi"]], [&Value::from("davies"), &Value::from(0.0)]);
    let alone = tengen(
        &["solve", "--size", "3x2", "--json", "--rules", "japanese", "--to-move", "white"],
        "",
    );
    let alone: Value = serde_json::from_str(&alone).unwrap();
    let margin = |of: &Value| of["low"].as_f64().unwrap();
    assert_eq!(margin(&stated), margin(&alone) + 2.0 - 1.0 - 1.5);
}
