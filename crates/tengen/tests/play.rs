//! Whole games in the terminal, typed through a pipe.

mod typing;

use std::process::{Command, Stdio};
use typing::typed;

/// Plays with these arguments and typed lines. Returns the output, and whether the run succeeded.
fn play(arguments: &[&str], lines: &[&str]) -> (String, bool) {
    typed([&["play"], arguments].concat(), lines)
}

/// A wall for each side on 5×5, a black stone that cannot live behind White's, and two passes.
const WALLS: [&str; 14] =
    ["B5", "C5", "B4", "C4", "B3", "C3", "B2", "C2", "B1", "C1", "D3", "D4", "pass", "pass"];

fn to_the_end(rules: &str) -> String {
    let mut lines = WALLS.to_vec();
    lines.extend(["accept", "accept", ""]);
    let (text, well) = play(&["--two", "--size", "5", "--rules", rules], &lines);
    assert!(well, "{text}");
    text
}

/// The rows of a count without their blanks.
fn rows(text: &str) -> Vec<String> {
    text.lines().map(|line| line.split_whitespace().collect::<Vec<_>>().join(" ")).collect()
}

fn has_all(text: &str, wanted: &[&str]) {
    let rows = rows(text);
    for row in wanted {
        assert!(rows.iter().any(|r| r == row), "no {row:?} in:\n{text}");
    }
}

#[test]
fn a_game_by_japanese_rules_to_its_count() {
    let text = to_the_end("japanese");
    has_all(
        &text,
        &[
            "3 b X O x w 3 Japanese rules, komi 6.5",
            "If Black disputes this, play goes on and White moves first.",
            "Territory 5 9",
            "Prisoners 0 0",
            "Dead stones taken 0 1",
            "Komi 6.5",
            "Total 5 16.5",
            "White wins by 11.5 points (W+11.5).",
        ],
    );
    assert!(!text.contains("Both methods"), "{text}");
}

#[test]
fn a_game_by_aga_rules_is_counted_by_both_methods() {
    let text = to_the_end("aga");
    has_all(
        &text,
        &[
            "If White disputes this, play goes on and Black moves first.",
            "Living stones 5 6",
            "Territory 5 9",
            "Total 10 22.5",
            "Pass stones 1 1",
            "Total 6 18.5",
            "Both methods agree: W+12.5 and W+12.5.",
            "White wins by 12.5 points (W+12.5).",
        ],
    );
}

#[test]
fn nothing_is_taken_off_without_agreement() {
    let (text, well) = play(&["--two", "--size", "5", "--rules", "tromp-taylor"], &WALLS);
    assert!(well, "{text}");
    has_all(&text, &["Total 11 6", "Black wins by 5 points (B+5)."]);
    assert!(!text.contains("accept"), "{text}");
}

#[test]
fn a_dispute_resumes_play_and_four_passes_leave_all_alive() {
    let mut lines = WALLS.to_vec();
    lines.extend(["dispute", "pass", "pass", ""]);
    let (text, well) = play(&["--two", "--size", "5", "--rules", "aga"], &lines);
    assert!(well, "{text}");
    has_all(&text, &["Every stone on the board counts as alive.", "Total 11 13.5"]);
}

#[test]
fn stones_are_turned_and_turned_back() {
    let mut lines = WALLS.to_vec();
    lines.extend(["D3", "E5", "d3", "accept", "accept", ""]);
    let (text, _) = play(&["--two", "--size", "5", "--rules", "aga"], &lines);
    has_all(
        &text,
        &[
            "Black says that the chain on D3 is alive.",
            "There is no stone on E5.",
            "Black says that the chain on D3 is dead.",
            "White wins by 12.5 points (W+12.5).",
        ],
    );
}

#[test]
fn mistakes_are_explained_and_change_nothing() {
    let lines = ["C3", "C3", "Z9", "undo", "undo", "accept", "help", "save", "quit"];
    let (text, well) = play(&["--two", "--size", "5"], &lines);
    assert!(well, "{text}");
    has_all(
        &text,
        &[
            "There is already a stone on C3.",
            "“Z9” is neither a point of this board nor a command. Type help for the commands.",
            "There is no move to take back.",
            "There is nothing to settle: play has not stopped.",
            "The game is not finished, and no record of it was kept.",
        ],
    );
}

#[test]
fn a_game_is_kept_and_gone_on_with() {
    let folder = tempfile::tempdir().unwrap();
    let file = folder.path().join("a game.sgf");
    let file = file.to_str().unwrap();
    let begun = ["--two", "--size", "7x6", "--free-handicap", "2", "--rules", "nz", "--save", file];
    let (text, _) = play(&begun, &["C3", "E3", "D4", "pass"]);
    let command = format!("Continue it with tengen play --resume '{file}' --save '{file}' --two");
    assert!(text.contains(&command), "{text}");
    let (text, well) = play(&["--two", "--resume", file], &["C3", "resign", ""]);
    assert!(well, "{text}");
    has_all(
        &text,
        &[
            "4 . . . O . . . 4 New Zealand rules, komi 0",
            "3 . . X . X . . 3 Move 4: Black pass",
            "White to play, move 5> C3",
            "Black wins by resignation (B+R).",
        ],
    );
}

#[test]
fn the_record_of_a_counted_game_has_its_result_and_territory() {
    let folder = tempfile::tempdir().unwrap();
    let file = folder.path().join("counted.sgf");
    let mut lines = WALLS.to_vec();
    lines.extend(["accept", "accept"]);
    play(&["--two", "--size", "5", "--save", file.to_str().unwrap()], &lines);
    let record = std::fs::read_to_string(file).unwrap();
    for part in ["RE[W+11.5]", "TB[aa][ab][ac][ad][ae]", "TW[da][ea][eb][dc][ec]"] {
        assert!(record.contains(part), "no {part} in {record}");
    }
}

/// A record of a position by Japanese rules, and its path.
fn set_up(folder: &tempfile::TempDir, name: &str, rows: &[&str; 9], more: &str) -> String {
    let stones = |symbol: char| -> String {
        let letter = |i: usize| char::from(b'a' + i as u8);
        let row = |(y, row): (usize, &&str)| -> String {
            let cells = row.chars().filter(|c| *c != ' ').enumerate();
            let here = cells.filter(|(_, c)| *c == symbol);
            here.map(|(x, _)| format!("[{}{}]", letter(x), letter(y))).collect()
        };
        rows.iter().enumerate().map(row).collect()
    };
    let record = format!("(;SZ[9]RU[Japanese]{more}AB{}AW{})", stones('X'), stones('O'));
    let file = folder.path().join(name);
    std::fs::write(&file, record).unwrap();
    file.to_str().unwrap().to_owned()
}

#[test]
fn a_seki_is_taken_back_and_said_again() {
    // At the bottom right each side has an eye, and J3 is shared.
    let rows = [
        ". . X O . . . . .",
        ". . X O . . . . .",
        ". . X O . . . O O",
        ". . X O . . O X X",
        ". . X O . . O X .",
        ". . X X O . O X X",
        ". . . X O O O X .",
        ". . . . X X X O O",
        ". . . . . . X O .",
    ];
    let folder = tempfile::tempdir().unwrap();
    let file = set_up(&folder, "seki.sgf", &rows, "KM[0]");
    let marks = ["H3", "h3", "alive H1", "seki H3", "dead H1", "alive H1", "seki J3", "seki C9"];
    let lines = [&["seki H3", "pass", "pass"][..], &marks, &["accept", "accept", ""]].concat();
    let (text, well) = play(&["--two", "--resume", &file], &lines);
    assert!(well, "{text}");
    has_all(
        &text,
        &[
            "There is nothing to settle: play has not stopped.",
            "Black says that the chain on H3 is dead.",
            "Black says that the chain on H3 is alive.",
            "Black says that the chain on H1 is alive.",
            "Black says that the chain on H3 is in seki.",
            "There is no stone on J3.",
            "No living group of the opponent shares a liberty with the stones on C9, so they are in no seki.",
            "Black wins by 7 points (B+7).",
        ],
    );
    let marked = "As marked now: Black ";
    let counts: Vec<&str> = text.lines().filter_map(|line| line.strip_prefix(marked)).collect();
    let seki = "25, White 18. Black wins by 7 points";
    assert_eq!(
        counts,
        [
            seki,
            "25, White 33. White wins by 8 points",
            seki,
            "26, White 19. Black wins by 7 points",
            seki,
            "34, White 18. Black wins by 16 points",
            seki,
            seki,
            seki,
            seki,
        ]
    );
    assert!(!text.contains("the chain on C9"), "{text}");
}

/// Two white chains are dead in one region, so they live together. A choice for one that is taken
/// back leaves the other as it was.
#[test]
fn what_is_said_of_a_chain_and_taken_back_leaves_all_others_as_they_were() {
    let rows = [
        ". . . X O . . . .",
        ". O . X O . . . .",
        ". . . X O . . . .",
        ". . . X O . . . .",
        ". . . X O . . . .",
        ". . . X O . . . .",
        ". O . X O . . . .",
        ". . . X O . . . .",
        ". . . X O . . . .",
    ];
    let folder = tempfile::tempdir().unwrap();
    let file = set_up(&folder, "region.sgf", &rows, "KM[0]");
    let marks = ["B3", "B3", "alive B3", "B8", "B8", "dead B3"];
    let lines = [&["pass", "pass"][..], &marks, &["accept", "accept", ""]].concat();
    let (text, well) = play(&["--two", "--resume", &file], &lines);
    assert!(well, "{text}");
    let marked = "As marked now: Black ";
    let counts: Vec<&str> = text.lines().filter_map(|line| line.strip_prefix(marked)).collect();
    let both_dead = "29, White 36. White wins by 7 points";
    let both_live = "0, White 36. White wins by 36 points";
    // A dead chain beside a living one stands in nobody's territory, and stays.
    let one_dead = both_live;
    let expected =
        [both_dead, both_live, both_dead, both_live, one_dead, both_live, both_dead, both_dead];
    assert_eq!(counts, expected);
}

/// Black's chain in the corner lives by B9, or White takes it by playing there.
#[test]
fn a_fight_that_is_still_open_is_told_and_is_no_open_border() {
    let mut rows = ["........."; 9];
    (rows[0], rows[1], rows[2]) = ("...XO....", "XXXXO....", "OOOOO....");
    let folder = tempfile::tempdir().unwrap();
    for (to_move, counts_as) in [
        ("B", "alive, since it would be Black’s turn if play simply went on"),
        ("W", "dead, since it would be White’s turn if play simply went on"),
    ] {
        let file = set_up(&folder, "fight.sgf", &rows, &format!("KM[0]PL[{to_move}]"));
        let (text, _) = play(&["--two", "--resume", &file], &["pass", "pass", "quit"]);
        let told = format!(
            "Whether the stones at A8 live is not decided yet. For now they count as {counts_as}."
        );
        assert!(text.contains(&told), "{text}");
        assert!(!text.contains("borders are still open"), "{text}");
    }
}

/// Of one stone in a corner for each side, playouts and the network do not expect the same.
#[test]
fn the_proposal_is_the_verdict_of_the_judge_with_the_network() {
    let folder = tempfile::tempdir().unwrap();
    let mut rows = ["........."; 9];
    (rows[0], rows[8]) = ("X........", "........O");
    let file = set_up(&folder, "corners.sgf", &rows, "KM[0]PL[W]");
    let verdicts = ["own", "none"].map(|net| {
        let arguments = ["--two", "--resume", &file, "--net", net];
        let (text, _) = play(&arguments, &["pass", "pass", "quit"]);
        let told = text.lines().find_map(|line| line.strip_prefix("As marked now: "));
        let told = told.unwrap_or_else(|| panic!("no count in {text}")).to_owned();
        let mut judge = Command::new(env!("CARGO_BIN_EXE_tengen"));
        let judge = judge.args(["judge", &file, "--net", net, "--json"]).output().unwrap();
        let judged: serde_json::Value = serde_json::from_slice(&judge.stdout).unwrap();
        let [black, white] = ["black", "white"].map(|side| judged["score"][side].to_string());
        let judged = format!("Black {black}, White {white}.").replace(".0", "");
        assert!(told.starts_with(&judged), "{net}: {told}, and judged: {judged}");
        told
    });
    assert_ne!(verdicts[0], verdicts[1]);
}

#[test]
fn a_position_that_recurs_may_end_the_game() {
    let rows = [
        ".......XX",
        ".......O.",
        ".........",
        ".........",
        "OOOOOO...",
        "XXXXXO...",
        ".O.XXO...",
        "OOXXXO...",
        ".X.OXO...",
    ];
    let folder = tempfile::tempdir().unwrap();
    let file = set_up(&folder, "eternal life.sgf", &rows, "PL[W]");
    let lines = ["cycle", "A3", "A1", "C1", "B1", "D1", "cycle", ""];
    let (text, well) = play(&["--two", "--resume", &file], &lines);
    assert!(well, "{text}");
    has_all(
        &text,
        &[
            "The rules of this game do not provide for that now.",
            "This is the position after move 1 again. \
             Type cycle to agree that the game has no result.",
            "No result (Void).",
        ],
    );
}

#[test]
fn the_computer_places_its_free_handicap() {
    let arguments = ["--size", "9", "--rank", "20k", "--color", "white", "--free-handicap", "3"];
    let (text, well) = play(&arguments, &["quit"]);
    assert!(well, "{text}");
    assert!(text.contains("White to play, move 4> quit"), "{text}");
}

#[test]
fn the_computer_answers_and_nigiri_is_shown() {
    let arguments = ["--size", "5", "--rank", "20k", "--color", "nigiri"];
    let (text, well) = play(&arguments, &["maybe", "odd", "resign", ""]);
    assert!(well, "{text}");
    assert!(text.contains("Type odd or even.") && text.contains("You play "), "{text}");
    let lost = ["(B+R).", "(W+R)."].iter().any(|result| text.contains(result));
    assert!(lost, "{text}");
    let white = ["--size", "5", "--rank", "20k", "--color", "white"];
    let (text, _) = play(&white, &["quit"]);
    assert!(text.contains("White to play, move 2> quit"), "{text}");
}

#[test]
fn a_flag_falls_while_nobody_types() {
    let mut child = Command::new(env!("CARGO_BIN_EXE_tengen"))
        .args(["play", "--two", "--size", "5", "--clock", "50ms"])
        .env("LANGUAGE", "en")
        .stdin(Stdio::piped())
        .stdout(Stdio::piped())
        .spawn()
        .unwrap();
    // The input stays open until the program has ended the game by itself.
    let mut text = String::new();
    let mut stdout = child.stdout.take().unwrap();
    let mut byte = [0];
    while std::io::Read::read(&mut stdout, &mut byte).unwrap() == 1 {
        text.push(char::from(byte[0]));
        if text.ends_with("(W+T).") {
            break;
        }
    }
    drop(child.stdin.take());
    assert!(child.wait().unwrap().success());
    assert!(text.ends_with("White wins on time (W+T)."), "{text}");
}

/// The same game in the other languages, each with its own words for the commands.
#[test]
fn a_game_is_played_and_counted_in_every_language() {
    for (language, [pass, accept], said) in [
        (
            "de",
            ["passen", "zustimmen"],
            [
                "Regeln: Japanisch, Komi 6,5",
                "Summe 5 16,5",
                "Weiß gewinnt mit 11,5 Punkten (W+11.5).",
            ],
        ),
        (
            "fr",
            ["passe", "accepte"],
            [
                "Règles : japonaises, komi 6,5",
                "Total 5 16,5",
                "Blanc gagne de 11,5 points (W+11.5).",
            ],
        ),
        (
            "sv",
            ["pass", "godkänn"],
            ["Regler: japanska, komi 6,5", "Summa 5 16,5", "Vit vinner med 11,5 poäng (W+11.5)."],
        ),
    ] {
        let mut lines = WALLS.to_vec();
        lines.retain(|line| *line != "pass");
        lines.extend([pass, pass, accept, accept, ""]);
        let (text, well) = play(&["--two", "--size", "5", "--lang", language], &lines);
        assert!(well, "{text}");
        let rows = rows(&text);
        for wanted in said {
            assert!(rows.iter().any(|row| row.ends_with(wanted)), "no {wanted:?} in:\n{text}");
        }
        // No English is left in the text for people.
        assert!(!text.contains("Black") && !text.contains("White"), "{text}");
    }
}
