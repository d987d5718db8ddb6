//! Studies in the terminal, typed through a pipe: what is written, byte for byte.

mod typing;

use std::ffi::OsStr;
use std::path::Path;
use typing::typed;

fn study(file: &Path, lines: &[&str]) -> (String, bool) {
    typed([OsStr::new("study"), file.as_os_str()], lines)
}

#[test]
fn what_other_programs_wrote_stays_byte_for_byte() {
    let folder = tempfile::tempdir().unwrap();
    let file = folder.path().join("game.sgf");
    let before = "(;SZ[9]KT[a\\]b\\\\c\\\nd]ZZ[x:y\\:z][]LZ[0.7 48 1.2k\nmove E5 pv E5]AB[aa:cc]\
        ;B[ee]ZZZ[ ü ](;W[ec])(;W[ZZ]TE[7]))(;GM[2]SZ[8]XX[y])\n";
    std::fs::write(&file, before).unwrap();
    let (text, well) = study(&file, &["forward", "name middle", "first", "mark cr B2", "save"]);
    assert!(well, "{text}");
    let expected =
        before.replace("ZZZ[ ü ]", "ZZZ[ ü ]N[middle]").replace("AB[aa:cc]", "AB[aa:cc]CR[bh]");
    // The letter that is none of ASCII needs an encoding.
    let expected = expected.replacen("(;", "(;CA[UTF-8]", 1);
    let after = std::fs::read_to_string(&file).unwrap();
    assert_eq!(after.replace(")\n(;GM", ")(;GM"), expected);
}

#[test]
fn records_of_other_formats_and_encodings_are_saved_as_sgf_in_utf_8() {
    let folder = tempfile::tempdir().unwrap();
    let at = |name: &str| folder.path().join(name);
    std::fs::write(at("old.sgf"), b"(;CA[ISO-8859-1]SZ[9]PB[J\xf6rg])").unwrap();
    let (text, well) = study(&at("old.sgf"), &["E5", "save"]);
    assert!(well && text.contains("It is in UTF-8 now; it was in"), "{text}");
    let saved = std::fs::read_to_string(at("old.sgf")).unwrap();
    assert_eq!(saved, "(;CA[UTF-8]SZ[9]PB[Jörg];B[ee])\n");

    // What is packed, or in another format, is not written over.
    let mail = "Dear Ben,\n(;SZ[9];B[ee])\nYours, Ann\n";
    std::fs::write(at("mail.txt"), mail).unwrap();
    let (text, well) = study(&at("mail.txt"), &["end", "C3", "save"]);
    assert!(!well && text.contains("cannot be written over"), "{text}");
    assert_eq!(std::fs::read_to_string(at("mail.txt")).unwrap(), mail);
    let new = at("new.sgf.gz");
    let (text, well) = study(&at("mail.txt"), &["end", "C3", &format!("save {}", new.display())]);
    assert!(well, "{text}");
    let (text, well) = study(&new, &["end", "save"]);
    assert!(well && text.contains("Move 2 of 2: C3"), "{text}");
    assert!(std::fs::read(&new).unwrap().starts_with(b"\x1f\x8b"));
}

#[test]
fn everything_is_taken_back_and_done_again() {
    let folder = tempfile::tempdir().unwrap();
    let file = folder.path().join("game.sgf");
    let before = "(;SZ[9];B[ee];W[ec](;B[cc];W[gg])(;B[gc]))\n";
    std::fs::write(&file, before).unwrap();
    let changes = [
        "forward 2",
        "D4",
        "W pass",
        "comment x",
        "bad",
        "insert C3",
        "lift",
        "promote",
        "main",
        "up",
        "set new w A1 B1",
        "turn b",
        "split",
        "label E5 a",
        "delete",
        "node 2",
        "delete",
    ];
    let mut lines = changes.to_vec();
    let saved = format!("save {}", folder.path().join("changed.sgf").display());
    lines.push(&saved);
    let back = ["undo"; 20];
    lines.extend(back);
    let again = format!("save {}", folder.path().join("back.sgf").display());
    lines.push(&again);
    lines.extend(["redo"; 20]);
    let redone = format!("save {}", folder.path().join("redone.sgf").display());
    lines.push(&redone);
    let (text, _) = study(&file, &lines);
    // There are fewer changes than that.
    for nothing in ["There is nothing to take back.", "There is nothing to redo."] {
        assert!(text.contains(nothing), "{text}");
    }
    let read = |name: &str| std::fs::read_to_string(folder.path().join(name)).unwrap();
    assert_eq!(read("back.sgf"), before);
    assert_eq!(read("redone.sgf"), read("changed.sgf"));
    assert_ne!(read("changed.sgf"), before);
}

#[test]
fn the_judge_is_asked_about_the_position_that_is_shown() {
    let folder = tempfile::tempdir().unwrap();
    let file = folder.path().join("game.sgf");
    std::fs::write(&file, "(;SZ[5]KM[0]RU[Chinese]AB[ba:be]AW[da:de];B[];W[];B[ca])").unwrap();
    let arguments = [OsStr::new("study"), file.as_os_str(), "--net".as_ref(), "none".as_ref()];
    let (text, well) = typed(arguments, &["judge"]);
    assert!(well && text.contains("Count (rules: Chinese)"), "{text}");
}

#[test]
fn the_judge_of_a_study_names_no_winner_and_no_points_on_the_way() {
    let folder = tempfile::tempdir().unwrap();
    let file = folder.path().join("game.sgf");
    // A stone that is alone reaches every point, and a race counts for one side for now.
    let race = "AB[da][ab:db]AW[fa][eb:fb][ac:ec][gc][bd][dd:fd]";
    for record in ["(;SZ[19]KM[6.5];B[dd])".to_owned(), format!("(;SZ[7:4]{race})")] {
        std::fs::write(&file, record).unwrap();
        let arguments = [OsStr::new("study"), file.as_os_str(), "--net".as_ref(), "none".as_ref()];
        let (text, well) = typed(arguments, &["end", "judge"]);
        assert!(well && text.contains("Not finished: "), "{text}");
        assert!(text.contains("The position is not finished, so nothing is counted."), "{text}");
        assert!(!text.contains("wins") && !text.contains("Count"), "{text}");
    }
}

#[test]
fn a_turn_that_nothing_says_is_that_of_the_next_move() {
    let folder = tempfile::tempdir().unwrap();
    let file = folder.path().join("problem.sgf");
    std::fs::write(&file, "(;SZ[9]AB[aa]AW[cc];W[ee])").unwrap();
    let (text, well) = study(&file, &["G7", "save"]);
    assert!(well, "{text}");
    let saved = std::fs::read_to_string(&file).unwrap();
    assert_eq!(saved, "(;SZ[9]AB[aa]AW[cc](;W[ee])(;W[gc]))\n");
}

#[test]
fn of_several_points_those_that_are_marked_stay() {
    let folder = tempfile::tempdir().unwrap();
    let file = folder.path().join("game.sgf");
    std::fs::write(&file, "(;SZ[9]TR[aa])").unwrap();
    let (text, well) = study(&file, &["mark tr A9 B9", "undo", "redo", "save"]);
    assert!(well, "{text}");
    assert_eq!(std::fs::read_to_string(&file).unwrap(), "(;SZ[9]TR[aa][ba])\n");
    let (text, well) = study(&file, &["mark tr A9 B9"]);
    assert!(!well && text.contains("nothing has changed"), "{text}");
}

#[test]
fn set_up_that_breaks_what_follows_is_told() {
    let folder = tempfile::tempdir().unwrap();
    let file = folder.path().join("game.sgf");
    std::fs::write(&file, "(;SZ[9];B[ee];W[ec];B[gg])").unwrap();
    let (text, _) =
        study(&file, &["set here b E7", "undo", "forward 2", "insert G3", "lift", "end"]);
    assert!(text.contains("Against the rules now, nodes: 2 (E7)"), "{text}");
    assert!(text.contains("Move 3 of 3: G3"), "{text}");
}

#[test]
fn forward_takes_the_line_that_was_last_looked_at() {
    let folder = tempfile::tempdir().unwrap();
    let file = folder.path().join("game.sgf");
    let before = "((;SZ[9];B[ee](;W[ec];B[cc])(;W[gc];B[gg])))";
    std::fs::write(&file, before).unwrap();
    let (text, well) = study(&file, &["forward 2", "down", "back 2", "end"]);
    assert!(well, "{text}");
    let last = text.rsplit("Move ").next().unwrap();
    assert!(last.starts_with("3 of 3: G3"), "{text}");
    // Stepping back took nothing away, and nothing was written.
    assert_eq!(std::fs::read_to_string(&file).unwrap(), before);
}

#[test]
fn undo_and_redo_lead_to_where_a_move_goes() {
    let folder = tempfile::tempdir().unwrap();
    let file = folder.path().join("game.sgf");
    std::fs::write(&file, "(;SZ[9];B[ee];W[ec])(;SZ[9];B[aa])\n").unwrap();
    // The move is made in the first chapter, and taken back from the second.
    let (text, well) = study(&file, &["end", "G3", "chapter 2", "undo"]);
    let last = text.rsplit("> undo").next().unwrap();
    assert!(well && last.contains("Chapter 1 of 2 · node 2"), "{text}");
    let (text, well) = study(&file, &["end", "G3", "undo", "chapter 2", "redo"]);
    let last = text.rsplit("> redo").next().unwrap();
    assert!(well && last.contains("Chapter 1 of 2 · node 3"), "{text}");
}

#[test]
fn a_pass_and_the_turn_are_named() {
    let folder = tempfile::tempdir().unwrap();
    let file = folder.path().join("game.sgf");
    std::fs::write(&file, "(;SZ[9];B[ee];W[];B[])\n").unwrap();
    let (text, _) = study(&file, &["forward", "forward", "forward"]);
    let boards: Vec<&str> = text.split("> forward").collect();
    let says = |at: usize, words: &str| boards[at].contains(words);
    assert!(says(0, "Black to move") && says(1, "White to move"), "{text}");
    assert!(says(2, "Move 2 of 3: White passes") && says(2, "Black to move"), "{text}");
    // After the last pass nobody has the move.
    assert!(says(3, "Move 3 of 3: Black passes") && !says(3, "to move"), "{text}");
}

#[test]
fn what_is_assumed_of_a_chapter_is_said_as_it_is_entered() {
    let folder = tempfile::tempdir().unwrap();
    let file = folder.path().join("games.sgf");
    let games = "(;SZ[9]RU[Chinese]KM[375];B[ee])(;SZ[9]RU[our own]KM[0]HA[x];B[aa])";
    std::fs::write(&file, games).unwrap();
    let converted = "The komi of the record is not in points; in points it is 7.5.";
    let unread = "The handicap of the record cannot be read; assumed: no handicap.";
    let (text, well) = study(&file, &["end", "chapter 2", "end", "chapter 1"]);
    assert!(well, "{text}");
    let told = |words: &str| text.matches(words).count();
    assert_eq!([told(converted), told(unread)], [1, 1], "{text}");
    assert!(told("The rules “our own” are not known; assumed: Japanese.") == 1, "{text}");
    // At the beginning it is said as other commands say it, with the file.
    let whole = std::process::Command::new(env!("CARGO_BIN_EXE_tengen"))
        .args([OsStr::new("study"), file.as_os_str()])
        .stdin(std::process::Stdio::null())
        .output()
        .unwrap();
    let told = String::from_utf8(whole.stderr).unwrap();
    let line = "games.sgf: the komi of the record is not in points; in points it is 7.5\n";
    assert_eq!(told.matches(line).count(), 1, "{told}");
}

#[test]
fn show_judge_and_count_name_the_same_mover() {
    // Black makes the next move of the record, though it is White's turn.
    let folder = tempfile::tempdir().unwrap();
    let file = folder.path().join("game.sgf");
    std::fs::write(&file, "(;SZ[9]RU[Japanese]KM[0];B[ee];B[cc];W[gg])").unwrap();
    let said = |command: &str, more: &[&str]| {
        let mut tengen = std::process::Command::new(env!("CARGO_BIN_EXE_tengen"));
        let tengen = tengen.arg(command).arg(&file).args(["--move", "1"]).args(more);
        let out = tengen.stdin(std::process::Stdio::null()).output().unwrap();
        String::from_utf8(out.stdout).unwrap()
    };
    assert!(said("show", &[]).contains("Black to move"));
    let judged: serde_json::Value = serde_json::from_str(&said("judge", &["--json"])).unwrap();
    assert_eq!(judged["to_move"], "black", "{judged}");
}

#[test]
fn a_chapter_of_another_game_is_passed_by_when_the_one_at_hand_goes() {
    let folder = tempfile::tempdir().unwrap();
    let file = folder.path().join("games.sgf");
    let other = "(;GM[2]SZ[8];B[d3];W[c5])";
    std::fs::write(&file, format!("(;SZ[9];B[ee]){other}(;SZ[13])")).unwrap();
    // Twice, since what is taken back and done again leads there as well.
    let (text, well) = study(&file, &["delete", "undo", "redo", "B2", "save"]);
    assert!(well, "{text}");
    let saved = std::fs::read_to_string(&file).unwrap();
    assert_eq!(saved, format!("{other}\n(;SZ[13];B[bl])\n"));
    // The last one of Go is before it.
    std::fs::write(&file, format!("(;SZ[9]){other}(;SZ[13])")).unwrap();
    let (text, well) = study(&file, &["chapter 3", "delete", "B2", "save"]);
    assert!(well, "{text}");
    let saved = std::fs::read_to_string(&file).unwrap();
    assert_eq!(saved, format!("(;SZ[9];B[bh])\n{other}\n"));
}

#[test]
fn a_chapter_of_another_game_is_entered_told_in_text_and_commented() {
    let folder = tempfile::tempdir().unwrap();
    let file = folder.path().join("games.sgf");
    let other = "(;GM[2]SZ[8]PB[X];B[e2e4];W[c5])";
    std::fs::write(&file, format!("(;SZ[9];B[ee]){other}")).unwrap();
    let lines = ["chapter 2", "forward", "comment a pun", "find pun", "chapter 1", "save"];
    let (text, well) = study(&file, &lines);
    assert!(well, "{text}");
    assert!(text.contains("This is a record of another game than Go (GM[2])."), "{text}");
    assert!(text.contains("Black: e2e4\na pun\n"), "{text}");
    // A board of Go stands in the other chapter alone: at the beginning and at the end.
    assert_eq!(text.matches(" A B C D E F G H J").count(), 4, "{text}");
    assert_eq!(text.matches(" A B C D E F G H\n").count(), 0, "{text}");
    let saved = std::fs::read_to_string(&file).unwrap();
    assert_eq!(saved, "(;SZ[9];B[ee])\n(;GM[2]SZ[8]PB[X];B[e2e4]C[a pun];W[c5])\n");
    // It takes no turn and no judgement of Go.
    for line in ["turn w", "bad", "good-white", "E4"] {
        let (text, well) = study(&file, &["chapter 2", "forward", line, "save"]);
        assert!(!well && text.contains("another game than Go: its single moves"), "{line}: {text}");
        assert_eq!(std::fs::read_to_string(&file).unwrap(), saved, "{line}");
    }
}

#[test]
fn after_a_chapter_that_cannot_be_entered_a_script_writes_into_no_other() {
    let folder = tempfile::tempdir().unwrap();
    let file = folder.path().join("games.sgf");
    let record = "(;SZ[9];B[ee])\n(;SZ[9])\n";
    for wrong in ["chapter 3", "chapter two"] {
        std::fs::write(&file, record).unwrap();
        let lines = [wrong, "B2", "end", "comment x", "save", "chapter 2", "C3", "save"];
        let (text, well) = study(&file, &lines);
        assert!(!well && text.matches("This line is passed over").count() == 3, "{text}");
        if wrong == "chapter 3" {
            assert!(text.contains("chapters 1 to 2. You are still in chapter 1."), "{text}");
        }
        let saved = std::fs::read_to_string(&file).unwrap();
        assert_eq!(saved, "(;SZ[9];B[ee])\n(;SZ[9];B[cg])\n", "{text}");
    }
}

#[test]
fn a_chapter_of_another_game_that_is_the_last_says_so_and_stays_as_it_is() {
    let folder = tempfile::tempdir().unwrap();
    let file = folder.path().join("games.sgf");
    let other = "(;GM[2]SZ[8];B[d3];W[c5])";
    std::fs::write(&file, format!("(;SZ[9];B[ee]){other}")).unwrap();
    let (text, _) = study(&file, &["delete"]);
    assert!(text.contains("This is a record of another game than Go (GM[2])."), "{text}");
    for line in ["judge", "B2", "split", "mark cr B2", "set b B2", "insert B2", "label B2 A"] {
        let (text, well) = study(&file, &["delete", "end", line, "save"]);
        assert!(!well && text.contains("another game than Go"), "{line}: {text}");
        assert!(!text.contains("Assumed"), "{line}: {text}");
        assert_eq!(std::fs::read_to_string(&file).unwrap(), format!("{other}\n"), "{line}");
        std::fs::write(&file, format!("(;SZ[9];B[ee]){other}")).unwrap();
    }
}

#[test]
fn an_undo_of_a_new_chapter_leads_back_to_the_node_that_it_began_with() {
    let folder = tempfile::tempdir().unwrap();
    let file = folder.path().join("game.sgf");
    std::fs::write(&file, "(;SZ[9];B[ee];W[ec])").unwrap();
    let (text, _) = study(&file, &["forward", "forward", "split", "undo"]);
    let (before, after) = text.split_once("Chapter 2 of 2").expect("a second chapter");
    assert!(before.contains("Chapter 1 of 1 · node 2"), "{text}");
    assert!(after.contains("Chapter 1 of 1 · node 2"), "{text}");
}
