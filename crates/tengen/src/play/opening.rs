//! Before the first move: the game, and the colours of the players.

use super::computer::Computer;
use super::input::{Input, Line};
use super::record;
use super::screen::Screen;
use super::typed::is_command;
use crate::cli::{ColorChoice, PlayArguments};
use crate::speech::{language, say};
use crate::{Failure, dice, wrong};
use tengen_engine::Network;
use tengen_record::USUAL_RULES;
use tengen_reference::color_word;
use tengen_rules::{Color, Game, GameSetup, Handicap};

/// The game to play or to continue.
pub(crate) fn game(arguments: &PlayArguments) -> Result<Game, Failure> {
    if let Some(file) = &arguments.resume {
        return record::load(file, arguments.encoding, arguments.rules.as_ref(), arguments.komi);
    }
    let handicap = match (arguments.handicap, arguments.free_handicap) {
        (None | Some(0), None | Some(0)) => Handicap::None,
        (_, Some(stones)) => Handicap::Free(stones),
        (Some(stones), None) => Handicap::Fixed(stones),
    };
    let rules = arguments.rules.clone().unwrap_or_else(|| USUAL_RULES.clone());
    let mut setup = GameSetup::new(arguments.size, rules, handicap);
    setup.komi = arguments.komi.unwrap_or(setup.komi);
    Game::new(setup).map_err(|error| {
        let why = wrong::start(&error, arguments.size);
        Failure::Usage(say("play-cannot-begin", &[("why", (&why).into())]))
    })
}

/// The seats: with the computer, or with people only. `None` if the input ends before that is
/// known.
pub(crate) fn seats(
    arguments: &PlayArguments,
    network: Option<Network>,
    input: &mut Input,
    screen: &mut Screen,
) -> Result<Option<Option<Computer>>, Failure> {
    if arguments.two {
        return Ok(Some(None));
    }
    arguments.network.check(arguments.rank)?;
    let own = match arguments.color {
        ColorChoice::Black => Color::Black,
        ColorChoice::White => Color::White,
        ColorChoice::Nigiri => match nigiri(input, screen)? {
            Some(color) => color,
            None => return Ok(None),
        },
    };
    Ok(Some(Some(Computer::new(!own, arguments.rank, network, dice()?))))
}

/// Lets the player guess at a handful of stones; a right guess plays Black.
fn nigiri(input: &mut Input, screen: &mut Screen) -> Result<Option<Color>, Failure> {
    let handful = 5 + dice()? % 16;
    screen.say(&say("play-nigiri", &[]))?;
    let odd = loop {
        match screen.ask(&say("play-nigiri-ask", &[]), input, None)? {
            Line::Text(text) if is_command(&text, "odd", language()) => break true,
            Line::Text(text) if is_command(&text, "even", language()) => break false,
            Line::Text(_) | Line::TimeUp => screen.say(&say("play-nigiri-type", &[]))?,
            Line::End => return Ok(None),
        }
    };
    let right = odd == (handful % 2 == 1);
    let own = if right { Color::Black } else { Color::White };
    let right = if right { "yes" } else { "no" };
    let values =
        [("stones", handful.into()), ("right", right.into()), ("colour", color_word(own).into())];
    screen.say(&say("play-nigiri-told", &values))?;
    Ok(Some(own))
}
