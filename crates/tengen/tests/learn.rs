//! The course in the terminal, typed through a pipe.

mod typing;

use std::ffi::OsStr;
use std::path::Path;
use typing::typed;

/// Learns with these arguments and typed lines. Returns the output.
fn learn(data: &Path, arguments: &[&str], lines: &[&str]) -> String {
    let mut all = vec![OsStr::new("learn"), OsStr::new("--data"), data.as_os_str()];
    all.extend(arguments.iter().map(OsStr::new));
    let (text, well) = typed(all, lines);
    assert!(well, "{text}");
    text
}

#[test]
fn a_page_answers_is_done_and_is_kept() {
    let folder = tempfile::tempdir().unwrap();
    let text = learn(folder.path(), &["ko-threat"], &["E5", "J1", "again", "D9", "E5", "", "quit"]);
    for said in [
        "You are White.",
        "Not allowed: this takes the ko straight back",
        "Black fills the ko at E5",
        "A threat!",
        "One stone taken.",
        "Now Black needs a threat.",
        "Ko · The end of a ko",
    ] {
        assert!(text.contains(said), "{said}: {text}");
    }
    let list = learn(folder.path(), &["--list"], &[]);
    assert!(list.contains("[x] ko-threat            A ko threat\n"), "{list}");
    assert!(list.contains("[ ] ko-end"), "{list}");
}

#[test]
fn what_was_shown_is_not_done_and_numbers_and_options_are_heard() {
    let folder = tempfile::tempdir().unwrap();
    let text = learn(folder.path(), &["count-komi"], &["6", "what", "5,5", "quit"]);
    assert!(text.contains("It is less than that."), "{text}");
    assert!(text.contains("“what” is not understood"), "{text}");
    assert!(text.contains("White wins by 5½."), "{text}");
    let text = learn(folder.path(), &["rules-suicide"], &["1", "9", "5", "show", "quit"]);
    assert!(text.contains("That is suicide."), "{text}");
    assert!(text.contains("Type the number of an option."), "{text}");
    assert!(text.contains("takes itself off. One more."), "{text}");
    assert!(text.contains("New Zealand and Ing allow it"), "{text}");
    let list = learn(folder.path(), &["--list"], &[]);
    assert!(list.contains("[x] count-komi") && list.contains("[ ] rules-suicide"), "{list}");
}

#[test]
fn the_list_is_a_line_a_page_in_every_language() {
    let folder = tempfile::tempdir().unwrap();
    let list = |lang| learn(folder.path(), &["--list", "--lang", lang], &[]);
    for (lang, title) in [
        ("de", "Die Treppe"),
        ("en", "The ladder"),
        ("fr", "Le shicho (escalier)"),
        ("sv", "Stegen"),
    ] {
        let list = list(lang);
        assert!(list.contains(&format!("[ ] ladder               {title}\n")), "{list}");
        assert_eq!(list.lines().count(), tengen_lessons::pages().count());
    }
}

#[test]
fn a_board_is_counted_by_hand_step_by_step() {
    let folder = tempfile::tempdir().unwrap();
    let lines = ["H6", "A9", "A8", "A7", "A6", "A5", "20", "20", "21", "1", "quit"];
    let text = learn(folder.path(), &["count-chinese"], &lines);
    for said in [
        "» Take the dead stone off.",
        "» Make Black’s territory a round number",
        "One more.",
        "» How many points of Black’s territory are empty now?",
        "» Now put all black stones in heaps of ten",
        "It is more than that.",
        "» Together 41",
        "Half a point above half",
    ] {
        assert!(text.contains(said), "{said}: {text}");
    }
    assert!(learn(folder.path(), &["--list"], &[]).contains("[x] count-chinese"));
}

#[test]
fn the_last_page_is_done_when_its_game_has_ended() {
    let folder = tempfile::tempdir().unwrap();
    let list = || learn(folder.path(), &["--list"], &[]);
    let text = learn(folder.path(), &["game-first"], &["", "quit", "quit"]);
    assert!(text.contains("The page is done"), "{text}");
    assert!(list().contains("[ ] game-first"), "a game that was left is not done");
    let text = learn(folder.path(), &["game-first"], &["", "resign", "", ""]);
    assert!(text.contains("White wins by resignation"), "{text}");
    assert!(text.contains("That was the last page."), "{text}");
    assert!(list().contains("[x] game-first"));
}
