//! No message is missing, unused, undefined or left in English, in any language.

mod compare;
mod folder;
mod sources;
mod typography;

use folder::Messages;
use std::fs;
use std::path::{Path, PathBuf};
use tengen_messages::Language;
use typography::Typography;

fn root() -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("lang")
}

fn english() -> Messages {
    Messages::read(&root().join("en")).unwrap()
}

/// Fails with one problem a line.
fn none(problems: &[String]) {
    assert!(problems.is_empty(), "\n{}\n", problems.join("\n"));
}

#[test]
fn every_file_can_be_read_and_no_message_is_there_twice() {
    for language in Language::all() {
        none(&Messages::read(&root().join(language.code())).unwrap().problems);
    }
}

#[test]
fn every_language_says_what_english_says_and_in_its_own_words() {
    let english = english();
    let others = Language::all().filter(|language| *language != Language::ENGLISH);
    let problems = others.flat_map(|language| {
        let other = Messages::read(&root().join(language.code())).unwrap();
        compare::compare(&english, &other)
    });
    none(&problems.collect::<Vec<_>>());
}

#[test]
fn every_message_is_used_and_every_message_asked_for_is_there() {
    let crates = root().join("../..").canonicalize().unwrap();
    none(&sources::Sources::read(&crates).unwrap().problems(&english()));
}

/// Where a chain is not settled, the players do what their rules provide. Under some rules the side
/// that asks for play to go on gives the first move away.
#[test]
fn the_advice_about_unsettled_chains_depends_on_the_rules() {
    let reasons = ["first-move", "first-move-or-ko", "taken-or-ko", "ko", "divided", "unread"];
    for (language, reason) in Language::all().flat_map(|l| reasons.map(|reason| (l, reason))) {
        let advice = |dispute: &str| {
            let values = [
                ("points", "D4".into()),
                ("status", "unsettled".into()),
                ("chains", 1u32.into()),
                ("dispute", dispute.into()),
            ];
            language.say(&format!("because-{reason}"), &values)
        };
        let [alternating, requester] =
            ["resume-alternating", "resume-opponent-of-requester"].map(advice);
        assert_ne!(alternating, requester, "{}: because-{reason}", language.code());
    }
}

#[test]
fn languages_call_themselves_what_a_page_can_be_told() {
    for language in Language::all() {
        let name = language.name();
        assert!(!name.is_empty() && !name.contains([';', '=', '"', '<', '&']), "{name}");
    }
}

#[test]
fn every_text_is_set_as_its_language_sets_texts() {
    for language in Language::all() {
        let folder = root().join(language.code());
        let messages = Messages::read(&folder).unwrap();
        none(&Typography::read(&folder).unwrap().problems(&messages));
    }
}

/// A fork of a tree is called alike on the page and in the terminal.
#[test]
fn a_thing_has_one_word_in_each_language() {
    for (language, other) in [("de", "gabel"), ("fr", "bifurcation")] {
        for file in fs::read_dir(root().join(language)).unwrap() {
            let path = file.unwrap().path();
            let text = fs::read_to_string(&path).unwrap().to_lowercase();
            let line = text.lines().find(|line| line.contains(other));
            assert_eq!(line, None, "{}", path.display());
        }
    }
}

#[test]
fn nothing_is_not_said_to_be_one() {
    for language in Language::all() {
        let prisoners =
            |count: u32| language.say("captures", &[("count", count.into()), ("shown", "".into())]);
        // In French, 0 takes the singular, so the singular must show its number.
        if prisoners(0) != prisoners(1) {
            continue;
        }
        let messages = Messages::read(&root().join(language.code())).unwrap().messages;
        let wrong = messages.iter().filter(|(_, m)| m.singular.iter().any(|s| s.contains('1')));
        none(&wrong.map(|(id, m)| format!("{}: {id} says 1 of 0", m.file)).collect::<Vec<_>>());
    }
}

#[test]
fn texts_set_otherwise_are_found() {
    let problems = |typography: &str, text: &str| {
        let folder = tempfile::tempdir().unwrap();
        fs::write(folder.path().join("page.ftl"), format!("a = {text}\n")).unwrap();
        let messages = Messages::read(folder.path()).unwrap();
        Typography::parse(typography).problems(&messages)
    };
    let french = "quotes « » ’\nbefore : ; ! ? » %\nbehind «\n";
    let english = "quotes “ ” ’\n";
    for (typography, good) in [
        (french, "L’heure\u{a0}: 9:30, «\u{a0}{ $x }\u{a0}», 5\u{a0}%, `tengen ?`"),
        (english, "Don’t “say” this: 9:30; 5%!"),
    ] {
        assert_eq!(problems(typography, good), [""; 0], "{good}");
    }
    for (typography, bad) in [
        (french, "Quoi ?"),
        (french, "Quoi?"),
        (french, "{ $x }; ceci"),
        (french, "Voici: un mot"),
        (french, "Un « mot\u{a0}»"),
        (french, "Un “mot”"),
        (french, "L'heure"),
        (english, "What ?"),
        (english, "5 %"),
        (english, "„Word“"),
        (english, "Wait..."),
    ] {
        assert_eq!(problems(typography, bad).len(), 1, "{bad}");
    }
}

/// The checks find the faults that they are for.
#[test]
fn a_folder_with_mistakes_is_told_each_of_them() {
    let compared = |english: &str, other: &str, same: &str| {
        let folder = tempfile::tempdir().unwrap();
        let read = |name: &str, text: &str| {
            let path = folder.path().join(name);
            fs::create_dir(&path).unwrap();
            fs::write(path.join("page.ftl"), text).unwrap();
            fs::write(path.join("as-in-english.txt"), same).unwrap();
            let messages = Messages::read(&path).unwrap();
            none(&messages.problems);
            messages
        };
        compare::compare(&read("en", english), &read("xx", other))
    };
    for (english, other, same, told) in [
        ("a = One two\nb = Three", "a = Eins zwei", "", "xx/page.ftl: b is missing"),
        ("a = Stone", "a = Stein\nb = Mehr", "", "b is not in English"),
        ("a = { $x } stones", "a = { $y } Steine", "", "takes (y), in English (x)"),
        (
            "a = { $c ->\n [black] B\n *[white] W\n }",
            "a = { $c ->\n [noir] N\n *[white] W\n }",
            "",
            "chooses c by",
        ),
        ("a = Capture them", "a = Capture them", "", "a is English: Capture them"),
        ("a = Capture", "a = Take the stones", "", "a is English: Take the stones"),
        ("a = Komi", "a = Komi", "a", ""),
        ("a = Komi", "a = Aufgeld", "a", "a is not as in English any more"),
        (
            "a = { $n ->\n [one] Stone\n *[other] Stones\n }",
            "a = { $n ->\n [one] Stein\n [few] Steine\n *[other] Stones\n }",
            "",
            "a is English: Stones",
        ),
    ] {
        let problems = compared(english, other, same);
        let found = problems.iter().any(|problem| problem.contains(told));
        assert!(found || (told.is_empty() && problems.is_empty()), "{other}: {problems:?}");
    }
}
