//! `tengen play`: a whole game in the terminal.

mod computer;
mod count;
mod input;
mod opening;
mod record;
mod screen;
mod settle;
mod table;
mod typed;
mod words;

use crate::Failure;
use crate::cli::PlayArguments;
pub(crate) use input::{Input, Line};
pub(crate) use screen::Screen;
use table::Table;
pub(crate) use typed::is_command;

/// Plays a game as the arguments say.
pub(crate) fn run(arguments: &PlayArguments) -> Result<(), Failure> {
    let game = opening::game(arguments)?;
    let (mut input, mut screen) = (Input::from_stdin(), Screen::of_stdout());
    let Some(computer) = opening::seats(arguments, &mut input, &mut screen)? else {
        return Ok(());
    };
    Table::new(arguments, game, computer, input, screen).play()
}
