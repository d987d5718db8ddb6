//! Every text of a page and its answers, in every language there is.

use tengen_lessons::{Answer, Arg, CHAPTERS, Exercise, Lesson, Task, pages};
use tengen_messages::{Language, Value};

/// All answers an exercise may give.
fn answers(exercise: &Exercise) -> Vec<&Answer> {
    match exercise {
        Exercise::Play { answers, .. }
        | Exercise::Find { answers, .. }
        | Exercise::Pick { answers, .. } => answers.iter().collect(),
        Exercise::Steps { steps } => steps.iter().flat_map(answers).collect(),
        Exercise::Number { .. } | Exercise::Game => Vec::new(),
    }
}

#[test]
fn every_page_has_its_words_in_every_language() {
    let mut wanted: Vec<String> = CHAPTERS.iter().map(|c| format!("chapter-{}", c.id)).collect();
    for page in pages() {
        wanted.extend(["", "-text", "-done"].map(|part| format!("lesson-{}{part}", page.id)));
        let task = format!("lesson-{}-task", page.id);
        match page.task {
            Task::ByHand(hands) => wanted.extend((1..=hands.len()).map(|n| format!("{task}-{n}"))),
            _ => wanted.push(task),
        }
        if let Task::Choose { options, .. } = page.task {
            for part in ["option", "reply"] {
                wanted.extend((1..=options).map(|n| format!("lesson-{}-{part}-{n}", page.id)));
            }
        }
    }
    for language in Language::all() {
        let missing: Vec<_> = wanted.iter().filter(|id| !language.has(id)).collect();
        assert!(missing.is_empty(), "{language}: {missing:?}");
        let file = language.file("lessons").expect("the course's messages");
        let declared = file.lines().filter_map(|line| line.split_once(" = ").map(|(id, _)| id));
        let pages = declared.filter(|id| id.starts_with("lesson-") || id.starts_with("chapter-"));
        let unused: Vec<_> = pages.filter(|id| !wanted.iter().any(|w| w == id)).collect();
        assert!(unused.is_empty(), "{language}: {unused:?}");
    }
}

#[test]
fn every_answer_is_said_in_every_language_with_all_its_values() {
    for page in pages() {
        let lesson = Lesson::of(page).expect("a page");
        for answer in answers(&lesson.exercise) {
            let values: Vec<(&str, Value<'_>)> = answer
                .said
                .args
                .iter()
                .map(|(name, arg)| match arg {
                    Arg::Number(number) => (*name, (*number).into()),
                    Arg::Points(points) => (*name, f64::from(*points).into()),
                    Arg::Word(word) => (*name, word.into()),
                })
                .collect();
            for language in Language::all() {
                let text = language.say(answer.said.id, &values);
                assert_ne!(text, answer.said.id, "{language}");
                assert!(!text.contains('{') && !text.is_empty(), "{language}: {text}");
            }
        }
    }
}
