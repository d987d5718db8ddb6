//! Problems in the terminal, typed through a pipe.

mod typing;

use std::ffi::OsStr;
use std::path::Path;
use tengen_lessons::problems::{Kind, Problem, Worked, problems};
use tengen_lessons::{Exercise, Verdict};
use typing::typed;

/// Solves problems with these arguments and typed lines. Returns the output.
fn attend(data: &Path, arguments: &[&str], lines: &[&str]) -> String {
    let mut all = vec![OsStr::new("problems"), OsStr::new("--data"), data.as_os_str()];
    all.extend(arguments.iter().map(OsStr::new));
    let (text, well) = typed(all, lines);
    assert!(well, "{text}");
    text
}

/// An easy problem with a first move that settles it, and a first move that is refuted.
fn easy() -> (&'static Problem, String, String) {
    let found = problems().iter().filter(|p| p.kind == Kind::Capture).find_map(|problem| {
        let worked = Worked::of(problem).ok()?;
        let Exercise::Play { states, answers } = &worked.exercise else { return None };
        let size = problem.board.size();
        let name = |fits: &dyn Fn(&tengen_lessons::Answer) -> bool| {
            let replies = &states.first()?.replies;
            let point = size.points().find(|p| fits(&answers[usize::from(replies[p.index()])]))?;
            Some(size.name(point))
        };
        let right = name(&|answer| answer.verdict == Verdict::Right)?;
        let wrong = name(&|answer| answer.said.id == "problem-refuted")?;
        Some((problem, right, wrong))
    });
    found.expect("an easy problem")
}

#[test]
fn one_is_failed_begun_again_solved_and_kept() {
    let folder = tempfile::tempdir().unwrap();
    let (problem, right, wrong) = easy();
    let id = problem.id();
    let text = attend(folder.path(), &[&id], &["nonsense", &wrong, "quit"]);
    assert!(text.contains("“nonsense” is not understood"), "{text}");
    let away = ["the white stones get away.", "It is settled: the white stones got away."];
    assert!(away.iter().any(|said| text.contains(said)), "{text}");
    assert!(!text.contains("Solved!"), "{text}");
    let list = || attend(folder.path(), &["capture", "--list"], &[]);
    assert!(list().contains(&format!("[ ] {id}")));

    let text = attend(folder.path(), &[&id], &[&wrong, "again", &right, "pass", "pass", "quit"]);
    assert!(text.contains("Solved!"), "{text}");
    assert!(list().contains(&format!("[x] {id}")));
}

#[test]
fn one_is_doubted_for_the_other_side_and_taken_back() {
    let folder = tempfile::tempdir().unwrap();
    let (problem, right, _) = easy();
    let text = attend(
        folder.path(),
        &[&problem.id()],
        &["hint", "judge", "pass", "undo", "undo", "help", "quit"],
    );
    assert!(text.contains("One of these is right: "), "{text}");
    assert!(text.contains(&format!("Black plays {right}.")), "{text}");
    assert!(text.contains("the white stones fall"), "{text}");
    assert!(text.contains("leave."), "{text}");
    assert!(!text.contains("Solved!"), "what the judge played is not solved: {text}");
}

#[test]
fn what_is_made_just_now_is_said_to_be_and_not_kept() {
    let folder = tempfile::tempdir().unwrap();
    for (lang, said) in [
        ("en", "A problem made just now"),
        ("de", "Eine eben gemachte und bewiesene Aufgabe"),
        ("fr", "Un problème composé à l’instant"),
        ("sv", "Ett problem som nyss gjorts"),
    ] {
        let text = attend(folder.path(), &["ladder", "--fresh", "--lang", lang], &["quit"]);
        assert!(text.contains(said), "{text}");
    }
}
