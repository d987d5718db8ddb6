//! `tengen learn`: the course in the terminal.

mod attempt;
mod progress;
mod screen;
mod wish;

use crate::Failure;
use crate::cli::LearnArguments;
use crate::heard::Heard;
use crate::play::{self, Input, Line, Screen};
use crate::speech::{language, say};
use attempt::Attempt;
pub(crate) use attempt::words;
pub(crate) use progress::Progress;
use std::fmt::Write as _;
use std::io::Write as _;
use tengen_lessons::{CHAPTERS, Lesson, Page, Task, pages};
use wish::{Wish, hear};

/// Lists the pages, or goes through them.
pub(crate) fn run(arguments: &LearnArguments) -> Result<(), Failure> {
    let mut progress = Progress::of(arguments.data.clone())?;
    if arguments.list {
        return Ok(std::io::stdout().write_all(list(&progress).as_bytes())?);
    }
    let all: Vec<&Page> = pages().collect();
    let begin = match &arguments.page {
        Some(id) => all
            .iter()
            .position(|page| page.id == id)
            .ok_or_else(|| Failure::Usage(say("learn-unknown-page", &[("page", id.into())])))?,
        None => all.iter().position(|page| !progress.has(page.id)).unwrap_or(0),
    };
    let (mut input, mut screen) = (Input::from_stdin(), Screen::of_stdout());
    let mut at = begin;
    loop {
        match page(all[at], &mut input, &mut screen, &mut progress)? {
            Leave::Next if at + 1 == all.len() => {
                screen.say(&say("learn-finished-here", &[]))?;
                return Ok(());
            }
            Leave::Next => at += 1,
            Leave::Back => at = at.saturating_sub(1),
            Leave::Quit => return Ok(()),
        }
    }
}

/// A line for every page: whether it is done, its name and its title.
fn list(progress: &Progress) -> String {
    let mut text = String::new();
    for page in CHAPTERS.iter().flat_map(|chapter| chapter.pages) {
        let mark = if progress.has(page.id) { 'x' } else { ' ' };
        let title = say(&format!("lesson-{}", page.id), &[]);
        // Writing to a string cannot fail.
        let _ = writeln!(text, "[{mark}] {:<20} {title}", page.id);
    }
    text
}

/// The way to leave a page.
enum Leave {
    Next,
    Back,
    Quit,
}

/// Goes through one page.
fn page(
    page: &Page,
    input: &mut Input,
    screen: &mut Screen,
    progress: &mut Progress,
) -> Result<Leave, Failure> {
    let lesson = Lesson::of(page).map_err(|error| Failure::Trouble(error.to_string()))?;
    let mut attempt = Attempt::new(&lesson);
    screen::tell(screen, &lesson, &attempt)?;
    let is_game = matches!(page.task, Task::Game);
    let mut game_ended = false;
    if is_game {
        screen::hint(screen, "learn-game-here")?;
    }
    loop {
        let Line::Text(text) = screen.ask("", input, None)? else { return Ok(Leave::Quit) };
        match hear(&text, lesson.size, language()) {
            Heard::Nothing if attempt.finished() || game_ended => return Ok(Leave::Next),
            Heard::Nothing if is_game => {
                game_ended = play::first_game(input, screen)?;
                if game_ended {
                    progress.add(page.id)?;
                    screen::hint(screen, &format!("lesson-{}-done", page.id))?;
                } else {
                    screen::hint(screen, "learn-game-here")?;
                }
            }
            Heard::Nothing | Heard::Help => screen::hint(screen, "learn-help")?,
            Heard::Next => return Ok(Leave::Next),
            Heard::Wish(Wish::Back) => return Ok(Leave::Back),
            Heard::Quit => return Ok(Leave::Quit),
            Heard::Again => {
                attempt = Attempt::new(&lesson);
                screen::tell(screen, &lesson, &attempt)?;
            }
            Heard::Unknown(text) => {
                screen.say(&say("learn-not-understood", &[("text", (&text).into())]))?;
            }
            Heard::Wish(wish) => {
                attempt.hear(&wish);
                screen::answer(screen, &lesson, &attempt)?;
                if attempt.finished() && !attempt.helped() {
                    progress.add(page.id)?;
                }
            }
        }
    }
}
