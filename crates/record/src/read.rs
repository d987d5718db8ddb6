//! A game from its record.

use crate::steps::{Step, main_line};
use crate::{komi_of, ruleset_of, size_of};
use tengen_rules::{Color, Event, GameSetup, Handicap, Point, PointSet, Ruleset, fixed_handicap};
use tengen_sgf::Node;

/// The setup and the moves of the game that begins at `root`, to be replayed; `rules` are its
/// rules where it names none that are known. Stones that it calls a handicap are one.
///
/// # Errors
/// What in it is no game from a beginning.
pub fn read(root: Node<'_>, rules: &Ruleset) -> Result<(GameSetup, Vec<Event>), String> {
    let (info, _) = root.game_info();
    let size = size_of(&info).map_err(|e| e.to_string())?;
    let rules = ruleset_of(&info).unwrap_or(rules);
    let mut setup = GameSetup::new(size, rules.clone(), Handicap::None);
    setup.komi = komi_of(&info).unwrap_or(setup.komi);
    let mut stones: Vec<(Color, Point)> = Vec::new();
    let mut moves: Vec<Event> = Vec::new();
    for (_, step) in main_line(root, size) {
        match step? {
            Step::SetUp { stone: Some(color), points } if moves.is_empty() => {
                stones.extend(points.into_iter().map(|point| (color, point)));
            }
            Step::SetUp { .. } => return Err("stones are set up in mid-game".to_owned()),
            Step::ToPlay(color) if moves.is_empty() => setup.to_move = Some(color),
            Step::ToPlay(_) => return Err("the turn is given away in mid-game".to_owned()),
            Step::Move { color, point: Some(point) } => moves.push(Event::Play { color, point }),
            Step::Move { color, point: None } => moves.push(Event::Pass { color }),
        }
    }
    let mut events = take_handicap(&mut setup, stones, info.handicap);
    events.extend(moves);
    Ok((setup, events))
}

/// Makes the stones of a record a handicap if it calls them one, else a position set up.
/// Returns the events that place free stones.
fn take_handicap(
    setup: &mut GameSetup,
    stones: Vec<(Color, Point)>,
    declared: Option<u32>,
) -> Vec<Event> {
    let is_handicap = stones.len() >= 2
        && stones.iter().all(|(color, _)| *color == Color::Black)
        && declared.is_some_and(|n| n as usize == stones.len());
    let Some(number) = u8::try_from(stones.len()).ok().filter(|_| is_handicap) else {
        setup.stones = stones;
        return Vec::new();
    };
    let points = PointSet::of(setup.size, stones.iter().map(|(_, p)| *p));
    let fixed = fixed_handicap(setup.size, stones.len()).unwrap_or_default();
    if PointSet::of(setup.size, fixed) == points {
        setup.handicap = Handicap::Fixed(number);
        return Vec::new();
    }
    setup.handicap = Handicap::Free(number);
    stones.into_iter().map(|(color, point)| Event::Play { color, point }).collect()
}
