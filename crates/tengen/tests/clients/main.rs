//! What programs for Go say to Tengen and hear from it: `tests/clients/*.txt`, a file each.
//!
//! A file's head names the program and says how the dialogue was recorded. `$ ` begins the command
//! line that the program starts, `> ` a line that it sends, and `>> ` a line that it sends before
//! the line above is answered: after the first report, if the answer has reports. `! ` is a line on
//! standard error that the program waits for. Other lines are the answer expected, without the
//! empty line that ends it. All that a search decides is left out of it (see [`mask`]). `{1}` is
//! the first move that Tengen chose, where the program repeats it. `\r` ends the lines of programs
//! that send it.
//!
//! `TRYCMD=overwrite` in the environment rewrites the answers in the files.

mod dialogue;
mod mask;
mod program;

use dialogue::{Dialogue, Gtp, Json};
use program::Program;
use std::path::Path;

#[test]
fn every_program_is_answered_as_it_was() {
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/clients");
    let files = std::fs::read_dir(&folder).unwrap().map(|entry| entry.unwrap().path());
    let files: Vec<_> = files.filter(|file| file.extension().is_some_and(|e| e == "txt")).collect();
    assert!(files.len() >= 10, "{} dialogues", files.len());
    let folder = &folder;
    let differing: Vec<String> = std::thread::scope(|scope| {
        let runs = files.iter().map(|file| (file, scope.spawn(move || differs(file, folder))));
        let runs: Vec<_> = runs.collect();
        let end = |broken| Some(format!("{broken:?} was broken off"));
        let ends = runs.into_iter().map(|(file, run)| run.join().unwrap_or_else(|_| end(file)));
        ends.flatten().collect()
    });
    assert!(differing.is_empty(), "{}", differing.join("\n"));
}

/// How the dialogue of `file` goes now, if it goes differently.
fn differs(file: &Path, folder: &Path) -> Option<String> {
    let text = std::fs::read_to_string(file).unwrap();
    let really = really(&text, folder);
    if std::env::var_os("TRYCMD").is_some_and(|mode| mode == "overwrite") {
        std::fs::write(file, really).unwrap();
        return None;
    }
    let at = text.lines().zip(really.lines()).position(|(expected, found)| expected != found);
    let at = at.unwrap_or(text.lines().count().min(really.lines().count()));
    let line = |text: &str| text.lines().nth(at).unwrap_or("(the end)").to_owned();
    let (expected, found) = (line(&text), line(&really));
    (text != really).then(|| format!("{}:{}\n- {expected}\n+ {found}", file.display(), at + 1))
}

/// The dialogues of `text` with the answers that the program gives now.
fn really(text: &str, folder: &Path) -> String {
    let lines: Vec<&str> = text.lines().filter(|line| is_ours(line)).collect();
    let dialogues = lines.chunk_by(|_, next| !next.starts_with("$ "));
    dialogues.map(|lines| dialogue(lines, folder)).collect()
}

/// One of them, which begins with a command line. The head of the file has none.
fn dialogue(lines: &[&str], folder: &Path) -> String {
    let Some(start) = lines[0].strip_prefix("$ tengen ") else {
        return lines.iter().flat_map(|line| [line, "\n"]).collect();
    };
    let arguments: Vec<&str> = start.split(' ').collect();
    let program = Program::start(&arguments, folder);
    match arguments[0] {
        "analysis" => told(lines, Json::new(program)),
        _ => told(lines, Gtp::new(program, lines)),
    }
}

/// Whether a line stays as it is when the answers are written anew.
fn is_ours(line: &str) -> bool {
    ["# ", "$ ", "> ", ">> ", "! "].iter().any(|mark| line.starts_with(mark))
}

fn told(lines: &[&str], mut dialogue: impl Dialogue) -> String {
    let mut text = String::new();
    let mut sent = false;
    for (i, line) in lines.iter().enumerate() {
        if line.starts_with("! ") {
            text.push_str(&format!("! {}\n", dialogue.error_line()));
            continue;
        }
        text.push_str(&format!("{line}\n"));
        let Some(request) = line.strip_prefix("> ").or(line.strip_prefix(">> ")) else { continue };
        if !sent {
            dialogue.send(request);
        }
        let next = lines.get(i + 1).and_then(|next| next.strip_prefix(">> "));
        sent = next.is_some();
        if let Some(next) = next {
            dialogue.wait_for_report(request);
            dialogue.send(next);
        }
        for answer in dialogue.answer(request) {
            text.push_str(&format!("{answer}\n"));
        }
    }
    dialogue.end();
    text
}
