//! `tengen play`: a whole game in the terminal.

mod computer;
mod input;
mod opening;
mod record;
mod screen;
mod settle;
mod table;
mod typed;
mod words;

use crate::Failure;
use crate::cli::{Arguments, Command, PlayArguments};
use clap::Parser;
pub(crate) use input::{Input, Line};
pub(crate) use screen::Screen;
use table::Table;
use tengen_rules::Game;
pub(crate) use typed::command;

/// Plays a game as the arguments say.
pub(crate) fn run(arguments: &PlayArguments) -> Result<(), Failure> {
    let game = opening::game(arguments)?;
    let (mut input, mut screen) = (Input::from_stdin(), Screen::of_stdout());
    play(arguments, game, &mut input, &mut screen).map(|_| ())
}

/// Plays a first game, small and against the gentlest opponent there is; whether to the end.
pub(crate) fn first_game(input: &mut Input, screen: &mut Screen) -> Result<bool, Failure> {
    const FIRST: [&str; 6] = ["tengen", "play", "--size", "9", "--rank", "20k"];
    let Some(Command::Play(arguments)) = Arguments::parse_from(FIRST).command else {
        return Ok(false);
    };
    play(&arguments, opening::game(&arguments)?, input, screen)
}

fn play(
    arguments: &PlayArguments,
    game: Game,
    input: &mut Input,
    screen: &mut Screen,
) -> Result<bool, Failure> {
    let network = arguments.network.open()?;
    let Some(computer) = opening::seats(arguments, network.clone(), input, screen)? else {
        return Ok(false);
    };
    Table::new(arguments, game, (computer, network), input, screen).play()
}
