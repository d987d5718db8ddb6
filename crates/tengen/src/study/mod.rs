//! `tengen study`: a record gone through and changed, line by line.

mod desk;
mod edit;
mod history;
mod look;
mod said;
mod save;
mod tree;
mod walk;
mod wish;

use crate::Failure;
use crate::network::NetworkArguments;
use crate::play::{Input, Line, Screen};
use crate::records::LineArguments;
use crate::speech::{language, say, tell};
use clap::Args;
use desk::Desk;
use std::path::PathBuf;
use wish::{Wish, hear};

/// Options of `tengen study`.
#[derive(Debug, Args)]
pub(crate) struct StudyArguments {
    #[arg(value_name = "FILE")]
    file: PathBuf,
    #[command(flatten)]
    line: LineArguments,
    #[command(flatten)]
    network: NetworkArguments,
}

/// The answer to a line that was typed.
pub(super) enum Reply {
    /// The board is to be shown, with these lines below it.
    Board(Vec<String>),
    /// Only these lines.
    Said(String),
    /// The line asks for something that cannot be done; this is why, and what to do.
    Refused(String),
}

impl Reply {
    /// The board alone.
    fn board() -> Reply {
        Reply::Board(Vec::new())
    }
}

/// Does what one line after another asks for, until a line or the end of the input leaves.
pub(crate) fn run(arguments: &StudyArguments) -> Result<(), Failure> {
    let mut desk = Desk::open(&arguments.file, &arguments.line)?;
    let (mut input, mut screen) = (Input::from_stdin(), Screen::of_stdout());
    let piped = input.unseen;
    let (mut refused, mut warned) = (0_usize, false);
    // A script goes on as if it were in the chapter that it could not enter.
    let mut is_astray = false;
    // The first board may have cleared away what was told of the record.
    let found = if screen.clears() { desk.found() } else { &[] };
    show(&desk, &mut screen, found)?;
    while let Line::Text(text) = screen.ask("", &mut input, None)? {
        let wish = hear(&text, desk.size(), language());
        let may_leave = piped || warned || !desk.is_changed();
        warned = false;
        let enters = wish::is_chapter(&text, language());
        let acts = matches!(&wish, Ok(Wish::Walk(_) | Wish::Edit(_)));
        let reply = match wish {
            Ok(_) if is_astray && acts && !enters => Reply::Refused(say("study-astray", &[])),
            Ok(Wish::Quit) if may_leave => break,
            Ok(Wish::Quit) => {
                warned = true;
                Reply::Said(say("study-unsaved-quit", &[]))
            }
            Ok(wish) => answer(&mut desk, wish, arguments)?,
            // How it is written does not matter where it can never be done.
            Err(_) if desk.other_game().is_some() && wish::is_of_go(&text, language()) => {
                Reply::Refused(say("study-refused-not-go", &[]))
            }
            Err(why) => Reply::Refused(why),
        };
        if enters {
            is_astray = piped && matches!(reply, Reply::Refused(_));
        }
        match reply {
            Reply::Board(lines) => show(&desk, &mut screen, &lines)?,
            Reply::Said(text) => screen.say(&text)?,
            Reply::Refused(why) => {
                refused += 1;
                screen.say(&why)?;
            }
        }
    }
    if desk.is_changed() {
        tell(&format!("tengen: {}", say("study-unsaved-lost", &[])));
    }
    // A script has to learn that not all was done; a person has read it.
    match refused {
        1.. if piped => {
            Err(Failure::Trouble(say("study-lines-refused", &[("lines", refused.into())])))
        }
        _ => Ok(()),
    }
}

/// What a command line says behind its name, as a sentence of its own. It must not begin with a
/// name of a file, which keeps its letters.
fn as_sentence(why: &str) -> String {
    let mut letters = why.chars();
    match letters.next() {
        Some(first) if first.is_lowercase() => {
            let end = if why.ends_with(['.', '!', '?']) { "" } else { "." };
            format!("{}{}{end}", first.to_uppercase(), letters.as_str())
        }
        _ => why.to_owned(),
    }
}

fn answer(desk: &mut Desk, wish: Wish, arguments: &StudyArguments) -> Result<Reply, Failure> {
    Ok(match wish {
        Wish::Nothing | Wish::Show => Reply::board(),
        Wish::Help => Reply::Said(say("study-help", &[])),
        Wish::Tree => Reply::Said(tree::drawn(desk)),
        Wish::Judge => {
            if let Some(why) = desk.other_game() {
                return Ok(Reply::Refused(as_sentence(&why)));
            }
            let network = arguments.network.open()?;
            Reply::Said(look::judged(desk, network.as_ref()))
        }
        Wish::Walk(step) => walk::walk(desk, step),
        Wish::Edit(edit) => edit::edit(desk, edit),
        Wish::Save(file) => save::save(desk, file.as_deref()),
        // The caller leaves.
        Wish::Quit => Reply::board(),
    })
}

fn show(desk: &Desk, screen: &mut Screen, lines: &[String]) -> Result<(), Failure> {
    let (diagram, below) = look::page(desk, screen.colours());
    match &diagram {
        Some(diagram) => screen.draw(diagram)?,
        None => screen.begin()?,
    }
    for line in below.iter().chain(lines) {
        screen.say(line)?;
    }
    Ok(())
}

#[cfg(test)]
mod tests {
    use super::as_sentence;

    #[test]
    fn what_a_command_line_says_becomes_a_sentence() {
        assert_eq!(as_sentence("there is no continuation 3"), "There is no continuation 3.");
        assert_eq!(as_sentence("élan"), "Élan.");
        assert_eq!(as_sentence("“castle” is no point."), "“castle” is no point.");
    }
}
