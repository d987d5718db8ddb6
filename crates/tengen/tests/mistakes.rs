//! Every error message is in the language asked for: a table of bad inputs, each given to the
//! program in every language. Text of the system or of a library is in quotes.

use std::io::Write;
use std::path::Path;
use std::process::{Command, Stdio};
use tengen_messages::Language;

/// Words that occur only in English sentences.
const ENGLISH: [&str; 24] = [
    "the",
    "is",
    "are",
    "not",
    "cannot",
    "of",
    "with",
    "there",
    "this",
    "has",
    "have",
    "must",
    "should",
    "expected",
    "unknown",
    "invalid",
    "missing",
    "such",
    "board",
    "outside",
    "understood",
    "other",
    "where",
    "it",
];

/// Files that the command lines need.
const FILES: [(&str, &[u8]); 27] = [
    ("forked.sgf", b"(;SZ[9](;B[aa])(;B[bb]))"),
    ("bomb.sgf.gz", b"\x1f\x8b\x08\x00"),
    ("broken.zip", b"PK\x03\x04broken"),
    ("empty.sgf", b""),
    ("garbage.sgf", b"no record"),
    ("fine.sgf", b"(;SZ[9];B[aa];W[bb])"),
    ("games.sgf", b"(;SZ[9];B[aa];W[bb])(;SZ[9];B[bb])"),
    ("size.sgf", b"(;SZ[99];B[aa])"),
    ("huge.sgf", b"(;SZ[30];B[aa])"),
    ("other.sgf", b"(;GM[3];B[e2e4])"),
    ("twice.sgf", b"(;SZ[9];B[aa];W[aa])"),
    ("turn.sgf", b"(;SZ[9];B[aa];B[bb])"),
    ("setup.sgf", b"(;SZ[9];B[aa];AB[bb])"),
    ("give.sgf", b"(;SZ[9];B[aa];PL[B])"),
    ("noted.sgf", b"(;SZ[9];B[aa]TENGEN[what])"),
    ("off.sgf", b"(;SZ[9];B[aa];W[az])"),
    (
        "all.sgf",
        b"(;SZ[9]RU[house]KM[lots]HA[some]RE[who]TM[x]OT[y]AB[aa][ba]AW[ab][bb][ca];B[aa];W[dd];W[])",
    ),
    ("cut.sgf", b"(;SZ[9];B[aa"),
    ("latin.sgf", b"(;CA[ISO-8859-1]SZ[9]PB[J\xf6rg];B[aa])"),
    ("ragged.txt", b"...\n..\n"),
    ("letter.txt", b"..X\n.Q.\n...\n"),
    ("caught.txt", b"XO.\nOO.\n...\n"),
    ("no.toml", b"base = \"klingon\"\n"),
    ("syntax.toml", b"base = \n"),
    ("field.toml", b"base = \"japanese\"\nkoo = 1\n"),
    ("id.toml", b"base = \"japanese\"\nid = \"chinese\"\n"),
    ("variant.toml", b"base = \"japanese\"\n[play]\nsuperko = \"mega\"\n"),
];

/// Files that are no networks.
const NETWORKS: [(&str, &[u8]); 5] = [
    ("empty.bin", b""),
    ("word.bin", b"net eight"),
    ("version.bin", b"net 99"),
    ("ends.bin", b"net 8 22"),
    ("cut.bin.gz", b"\x1f\x8b\x08\x00"),
];

/// Command lines, each with a fault of its own.
const LINES: [&str; 98] = [
    "show fine.sgf --path x",
    "show fine.sgf --path 0",
    "show fine.sgf --node 9",
    "show forked.sgf --path 5",
    "show fine.sgf --encoding klingon",
    "sgf rotate .",
    "sgf rotate fine.sgf -o latin.sgf",
    "sgf rename fine.sgf --to x",
    "sgf rename fine.sgf --to {event}",
    "sgf lint garbage.sgf",
    "sgf strip fine.sgf",
    "diagram fine.sgf --part Q99 -o x.svg",
    "diagram fine.sgf all.sgf -o x.svg",
    "show bomb.sgf.gz",
    "show broken.zip",
    "dance",
    "play --siez 9",
    "play --size 30",
    "play --size",
    "play --size 9 --size 9",
    "play --komi many",
    "play --clock soon",
    "play --clock 0s",
    "play --rank 30k",
    "play --rank 1d --net none",
    "play --color red",
    "play --handicap 2 --free-handicap 2",
    "play --size 5 --handicap 2",
    "play --size 9 --handicap 12",
    "play --rules klingon",
    "play --rules nowhere.toml",
    "play --rules no.toml",
    "play --rules syntax.toml",
    "play --rules field.toml",
    "play --rules id.toml",
    "play --rules variant.toml",
    "play --rules fine.sgf.toml",
    "play --resume nowhere.sgf",
    "play --resume .",
    "play --resume empty.sgf",
    "play --resume huge.sgf",
    "play --resume twice.sgf",
    "play --resume turn.sgf",
    "play --resume setup.sgf",
    "play --resume give.sgf",
    "play --resume noted.sgf",
    "play --resume off.sgf",
    "play --net empty.bin",
    "serve --port 99999",
    "serve --bind nowhere",
    "serve --data fine.sgf --no-open",
    "gtp --net nowhere.bin",
    "gtp --net .",
    "gtp --net empty.bin",
    "gtp --net word.bin",
    "gtp --net version.bin",
    "gtp --net ends.bin",
    "gtp --net cut.bin.gz",
    "gtp --time-per-move 0",
    "match a",
    "match a b --games 3",
    "match a b --sprt 50,0",
    "match a b --size 5 --handicap 2",
    "match a b --openings nowhere.sgf",
    "match a b --openings setup.sgf",
    "match no-such-engine a --games 2",
    "learn --page",
    "learn nowhere",
    "problems nonsense",
    "problems kill --level 99",
    "rules --compare japanese",
    "glossary nothing-of-the-kind",
    "referee nowhere.sgf",
    "referee garbage.sgf size.sgf other.sgf cut.sgf all.sgf off.sgf twice.sgf",
    "referee --rules {\"ko\":\"ETERNAL\"} fine.sgf",
    "judge ragged.txt",
    "judge letter.txt",
    "judge caught.txt",
    "judge fine.sgf --move 9",
    "judge fine.sgf --game 3",
    "judge fine.sgf --prisoners 5",
    "solve",
    "solve --size 99",
    "solve --size 9",
    "solve --size 5 --rules japanese",
    "solve --position turn.sgf",
    "convert nowhere.sgf -o out.sgf",
    "convert fine.sgf -o fine.sgf/out.sgf",
    "diagram fine.sgf -o figure.odd",
    "analyze fine.sgf fine2.sgf --sgf",
    "analyze games.sgf --html",
    "analyze fine.sgf --full",
    "analyze fine.sgf --paper a5",
    "analyze huge.sgf --pdf huge.pdf",
    "study",
    "study nowhere.sgf",
    "study fine.sgf --node 9",
    "study other.sgf",
];

/// The messages that a command line writes to standard error.
fn complains(folder: &Path, line: &str, language: Language) -> String {
    let mut child = Command::new(env!("CARGO_BIN_EXE_tengen"))
        .args(line.split(' '))
        .args(["--lang", language.code()])
        // The user's own progress on this machine must not affect the test.
        .env("HOME", folder)
        .env("XDG_DATA_HOME", folder)
        .current_dir(folder)
        .stdin(Stdio::piped())
        .stdout(Stdio::piped())
        .stderr(Stdio::piped())
        .spawn()
        .unwrap();
    // A program that refuses its arguments does not read its input.
    let _ = child.stdin.take().unwrap().write_all(b"quit\n");
    let output = child.wait_with_output().unwrap();
    assert!(!output.status.success(), "{line} is nothing wrong");
    // The referee prints faults of records on standard output.
    let said = if line.starts_with("referee") { output.stdout } else { Vec::new() };
    String::from_utf8([said, output.stderr].concat()).unwrap()
}

/// The text without its quotes, which are not our words.
fn ours(text: &str) -> String {
    let (mut ours, mut depth) = (String::new(), 0u32);
    let swedish = text.contains('”') && !text.contains(['„', '“']);
    for c in text.chars() {
        match c {
            '”' if swedish => depth = 1 - depth,
            '„' | '«' => depth += 1,
            '“' | '»' => depth = depth.saturating_sub(1),
            c if depth == 0 => ours.push(c),
            _ => {}
        }
    }
    ours
}

fn english_words(text: &str) -> Vec<String> {
    let ours = ours(text);
    let words = ours.split(|c: char| !c.is_alphabetic() && c != '-' && c != '.' && c != '\'');
    let words = words.map(|word| word.trim_matches(['.', '-', '\'']));
    words.filter(|word| ENGLISH.contains(word)).map(str::to_owned).collect()
}

#[test]
fn what_is_wrong_is_said_in_the_language_asked_for() {
    let folder = tempfile::tempdir().unwrap();
    for (name, bytes) in FILES.iter().chain(&NETWORKS) {
        std::fs::write(folder.path().join(name), bytes).unwrap();
    }
    let mut problems = Vec::new();
    for line in LINES {
        for language in Language::all().skip(1) {
            let said = complains(folder.path(), line, language);
            let found = english_words(&said);
            assert!(!said.trim().is_empty(), "{line}: nothing is said");
            if !found.is_empty() {
                problems.push(format!("tengen {line} --lang {language}: {found:?}\n{said}"));
            }
        }
    }
    assert!(problems.is_empty(), "\n{}", problems.join("\n"));
}

#[test]
fn english_is_found_outside_quotes_only() {
    for (text, found) in [
        ("die Datei is not da", vec!["is", "not"]),
        ("das System meldet „there is not“, kein the", vec!["the"]),
        ("le lecteur dit « unknown », missing", vec!["missing"]),
        ("läsprogrammet säger ”this” om has", vec!["has"]),
        ("die Datei not.sgf fehlt", vec![]),
    ] {
        assert_eq!(english_words(text), found, "{text}");
    }
}

#[test]
fn several_records_need_a_folder_of_the_option_that_was_given() {
    let folder = tempfile::tempdir().unwrap();
    for name in ["a.sgf", "b.sgf"] {
        std::fs::write(folder.path().join(name), "(;SZ[9];B[ee])").unwrap();
    }
    for (line, option) in [
        ("analyze a.sgf b.sgf --report r.html -o out/", "--report DIR/"),
        ("analyze a.sgf b.sgf --pdf r.pdf", "--pdf DIR/"),
        ("analyze a.sgf b.sgf --sgf", "-o DIR/"),
    ] {
        let mut command = std::process::Command::new(env!("CARGO_BIN_EXE_tengen"));
        command.current_dir(folder.path()).env("LANGUAGE", "en").args(line.split(' '));
        let output = command.output().unwrap();
        let errors = String::from_utf8_lossy(&output.stderr);
        assert_eq!(output.status.code(), Some(2), "{line}: {errors}");
        assert!(errors.contains(option), "{line}: {errors}");
    }
}
