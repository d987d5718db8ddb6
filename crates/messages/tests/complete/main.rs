//! No message is missing, unused, asked for in vain, or English by accident, in any language.

mod compare;
mod folder;
mod sources;

use folder::Messages;
use std::fs;
use std::path::{Path, PathBuf};
use tengen_messages::Language;

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

#[test]
fn languages_call_themselves_what_a_page_can_be_told() {
    for language in Language::all() {
        let name = language.name();
        assert!(!name.is_empty() && !name.contains([';', '=', '"', '<', '&']), "{name}");
    }
}

/// The checks themselves find what they are for.
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
