//! A game that goes on from a node of a study.

use super::position;
use tengen_rules::{Event, Game, GameSetup, Handicap, Phase};
use tengen_study::{Name, Refusal, Study};

/// The most that happened before a game goes on, and is kept with it. A longer past is left out.
const MOST_EVENTS: usize = 1000;

/// Why no game goes on from a node.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum NoGame {
    /// Play has stopped there.
    Over,
    /// No game can have such a position.
    Impossible,
}

/// A game that begins with the position of a node: its set-up, and what happened in it so far.
///
/// The moves on the way to the node are those of the game where the referee takes them all, so that
/// ko and superko know the past. Otherwise the game begins where the study sets stones up last, or
/// behind the last move that is not legal.
pub(super) fn from_node(
    study: &Study,
    node: &Name,
) -> Result<Result<(GameSetup, Vec<Event>), NoGame>, Refusal> {
    let parsed = tengen_sgf::parse(study.bare_line_to(node)?.as_bytes());
    let root = parsed.collection.roots().next().ok_or(Refusal::Unknown)?;
    let whole = tengen_record::read(root, None).ok();
    let whole = whole.map(|recorded| (recorded.setup, recorded.events));
    let goes_on = |(setup, events): &(GameSetup, Vec<Event>)| {
        let game = Game::replay(setup.clone(), events.iter().cloned());
        let game = game.map_err(|_| NoGame::Impossible)?;
        let open = matches!(game.phase(), Phase::Play | Phase::Placing { .. });
        if open { Ok(()) } else { Err(NoGame::Over) }
    };
    if let Some(whole) = whole.filter(|(_, events)| events.len() <= MOST_EVENTS) {
        match goes_on(&whole) {
            Ok(()) => return Ok(Ok(whole)),
            Err(NoGame::Over) => return Ok(Err(NoGame::Over)),
            Err(NoGame::Impossible) => {}
        }
    }
    let positions = position::on_way(study, node, &[])?;
    let Some((begin, moves)) = positions.last_line() else { return Ok(Err(NoGame::Impossible)) };
    let (end, _) = positions.state(positions.count() - 1).ok_or(Refusal::Unknown)?;
    // The moves of a long past are in the position alone.
    let (begin, moves) = match moves.len() <= MOST_EVENTS {
        true => (begin, moves),
        false => (&end, Vec::new()),
    };
    let (board, terms) = (begin.board(), begin.terms());
    let mut setup = GameSetup::new(board.size(), terms.rules.clone(), Handicap::None);
    // The handicap stones stand among the others.
    setup.komi = terms.komi + terms.compensation;
    setup.stones = board.size().points().filter_map(|p| Some((board.get(p)?, p))).collect();
    setup.prisoners = tengen_rules::Color::BOTH.map(|color| begin.ledger().captures(color));
    setup.to_move = Some(moves.first().map_or(begin.to_move(), |(color, _)| *color));
    let events = moves.into_iter().map(|(color, point)| match point {
        Some(point) => Event::Play { color, point },
        None => Event::Pass { color },
    });
    let game = (setup, events.collect());
    Ok(goes_on(&game).map(|()| game))
}
