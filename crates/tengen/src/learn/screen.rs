//! A page in the terminal: its text, the board, and the answers.

use super::attempt::Attempt;
use crate::Failure;
use crate::page::Page;
use crate::play::Screen;
use crate::speech::{language, say};
use tengen_diagram::Diagram;
use tengen_lessons::{CHAPTERS, Exercise, Figure, Lesson, Verdict};
use tengen_reference::ruleset_name;
use tengen_rules::{Board, Color, Point, presets};

/// Shows a page from its beginning.
pub(super) fn tell(
    screen: &mut Screen,
    lesson: &Lesson,
    attempt: &Attempt<'_>,
) -> Result<(), Failure> {
    draw(screen, lesson, attempt)?;
    let message = |part: &str| say(&format!("lesson-{}{part}", lesson.id), &[]);
    let of_page = |page: &tengen_lessons::Page| page.id == lesson.id;
    if let Some(chapter) = CHAPTERS.iter().find(|chapter| chapter.pages.iter().any(of_page)) {
        let chapter = say(&format!("chapter-{}", chapter.id), &[]);
        screen.say(&format!("{chapter} · {}", message("")))?;
    }
    let mut lines = vec![message("-text")];
    if !lesson.marks.is_empty() {
        lines.push(say(
            "learn-marked-points",
            &[("points", (&names(lesson, &lesson.marks)).into())],
        ));
    }
    if let Some(figure) = lesson.figure {
        let (id, number) = match figure {
            Figure::Booklet(number) => ("learn-figure-booklet", number),
            Figure::Aga(number) => ("learn-figure-aga", number),
        };
        lines.push(say(id, &[("number", number.into())]));
    }
    if let Exercise::Play { .. } = lesson.exercise {
        let color = if lesson.turn == Color::Black { "black" } else { "white" };
        lines.push(say("learn-you-are", &[("colour", color.into())]));
    }
    lines.push(format!("» {}", attempt.task()));
    if let Exercise::Pick { options, rulesets, .. } = &lesson.exercise {
        for (number, option) in (1..).zip(options) {
            let name = match presets::find(option) {
                Some(rules) if *rulesets => ruleset_name(rules, language()),
                _ => message(&format!("-option-{option}")),
            };
            lines.push(format!("  {number}  {name}"));
        }
    }
    for line in lines {
        screen.say(&wrapped(&line))?;
    }
    Ok(())
}

/// Shows the result of an answer.
pub(super) fn answer(
    screen: &mut Screen,
    lesson: &Lesson,
    attempt: &Attempt<'_>,
) -> Result<(), Failure> {
    let changed = match lesson.exercise {
        Exercise::Play { .. } => attempt.verdict != Verdict::Illegal,
        Exercise::Steps { .. } => attempt.verdict == Verdict::Right,
        _ => false,
    };
    if changed {
        draw(screen, lesson, attempt)?;
    }
    for line in attempt.said.lines() {
        screen.say(&wrapped(line))?;
    }
    if attempt.finished() {
        screen.say(&wrapped(&say(&format!("lesson-{}-done", lesson.id), &[])))?;
        screen.say(&say("learn-enter", &[]))?;
    }
    Ok(())
}

/// Shows a message that is not an answer to a move.
pub(super) fn hint(screen: &mut Screen, id: &str) -> Result<(), Failure> {
    Ok(screen.say(&wrapped(&say(id, &[])))?)
}

fn draw(screen: &mut Screen, lesson: &Lesson, attempt: &Attempt<'_>) -> Result<(), Failure> {
    let cells: Vec<char> = attempt.cells().chars().collect();
    let rows: Vec<String> =
        cells.chunks(lesson.size.width()).map(|row| row.iter().collect()).collect();
    let board = Board::parse(&rows.join("\n"));
    let board = board.map_err(|error| Failure::Trouble(format!("{}: {error}", lesson.id)))?;
    let mut diagram = Diagram::new(board);
    diagram.last = attempt.last;
    Ok(screen.draw(&diagram)?)
}

fn names(lesson: &Lesson, points: &[Point]) -> String {
    points.iter().map(|point| lesson.size.name(*point)).collect::<Vec<_>>().join(", ")
}

/// Text as a paragraph.
fn wrapped(text: &str) -> String {
    let mut page = Page::new(String::new());
    page.say("  ", text);
    page.text().trim_end().to_owned()
}
