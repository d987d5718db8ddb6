//! Questions about chains, with the names and answers of GNU Go's debugging commands (its manual,
//! "GTP command reference"). They ask whether a chain can be taken or lives, and which side wins a
//! race. Our judge gives the questions their exact meaning here.
//!
//! A result is a number and a move, as [`code`] says.
//!
//! `dragon_status`, `analyze_semeai` and the `owl_` commands ask [`LifeReading`]. Most of its
//! answers are estimates, and they are wrong most often in races of many liberties. The example
//! `regress` shows how many of GNU Go's own questions are answered as expected. Without a network
//! the answers rest on playouts and are wrong far more often.

use super::answer::{code, move_name, told};
use super::facts::stone;
use crate::arguments::{Answer, Arguments};
use crate::commands::illegal;
use crate::position::Position;
use crate::table::{Line, Takes, exactly};
use crate::{Player, Session};
use tengen_engine::{GroupFate, LifeEffort, LifeReading};
use tengen_judge::{Grade, QuickQuestion, attack, defend, while_passing};
use tengen_rules::{Color, Point};

/// The most positions looked at in one search about a chain.
const POSITIONS: usize = 100_000;

/// All these commands, in alphabetical order.
pub(super) fn table<P: Player>() -> [Line<P>; 10] {
    [
        ("analyze_semeai", exactly(2), |session, arguments| analyze_semeai(session, arguments)),
        ("attack", exactly(1), |session, arguments| {
            let stone = stone(&session.position, arguments, 0)?;
            let position = &session.position;
            Ok(told(position, attack(question(position, side(position, stone, true)?), stone)))
        }),
        ("defend", exactly(1), |session, arguments| {
            let stone = stone(&session.position, arguments, 0)?;
            let position = &session.position;
            Ok(told(position, defend(question(position, side(position, stone, false)?), stone)))
        }),
        ("dragon_status", exactly(1), |session, arguments| dragon_status(session, arguments)),
        ("new_score", Takes::NONE, |session, _| {
            Ok(format!("{} (proposed)", session.final_score()?))
        }),
        ("owl_attack", exactly(1), |session, arguments| owl(session, arguments, true)),
        ("owl_defend", exactly(1), |session, arguments| owl(session, arguments, false)),
        ("owl_does_attack", exactly(2), |session, arguments| after(session, arguments, true)),
        ("owl_does_defend", exactly(2), |session, arguments| after(session, arguments, false)),
        ("unconditional_status", exactly(1), |session, arguments| {
            let size = session.position.size();
            let point = arguments.vertex(0, size)?.ok_or("a pass has no status")?;
            Ok(unconditional_status(&session.position, point).to_owned())
        }),
    ]
}

/// A question about a capture in a position where `first` moves first.
pub(super) fn question(position: &Position, first: Color) -> QuickQuestion<'_> {
    let ko = position.line().ko_for(first);
    QuickQuestion { board: position.board(), ko, positions: POSITIONS }
}

/// What reads life and death in a position of this session's game.
fn life<'a, P: Player>(session: &'a Session<P>, position: &Position) -> LifeReading<'a> {
    LifeReading::new(session.player.network(), position.walk(), LifeEffort::QUESTION)
}

/// The side that wants the stones around `stone` to die, if `kills` is set, or else to live.
fn side(position: &Position, stone: Point, kills: bool) -> Result<Color, String> {
    let owner = position.board().get(stone).ok_or("there is no stone")?;
    Ok(if kills { !owner } else { owner })
}

/// Whether the stones around one die, if `kills` is set, or live. The side that wants it moves
/// first.
fn owl<P: Player>(session: &Session<P>, arguments: Arguments<'_>, kills: bool) -> Answer {
    let position = &session.position;
    let stone = stone(&session.position, arguments, 0)?;
    let first = side(position, stone, kills)?;
    Ok(told(position, life(session, position).settle(stone, first)))
}

fn dragon_status<P: Player>(session: &Session<P>, arguments: Arguments<'_>) -> Answer {
    let position = &session.position;
    let stone = stone(&session.position, arguments, 0)?;
    Ok(match life(session, position).fate(stone).ok_or("there is no stone")? {
        GroupFate::Lives => "alive".to_owned(),
        GroupFate::Dies => "dead".to_owned(),
        GroupFate::FirstMove { attack, defence } => {
            let [attack, defence] = [attack, defence].map(|play| move_name(position, play));
            format!("critical {attack} {defence}")
        }
    })
}

/// Whether the stones around one chain, moving first, live, whether they kill those around another,
/// and the move for it.
fn analyze_semeai<P: Player>(session: &Session<P>, arguments: Arguments<'_>) -> Answer {
    let position = &session.position;
    let [own, other] =
        [stone(&session.position, arguments, 0)?, stone(&session.position, arguments, 1)?];
    let same = || "these are stones of one side".to_owned();
    let [lives, kills] = life(session, position).settle_race(own, other).ok_or_else(same)?;
    let play = match (kills.grade, lives.grade) {
        (Grade::No, Grade::No) => None,
        (Grade::No, _) => lives.play,
        _ => kills.play,
    };
    let (lives, kills) = (code(lives.grade), code(kills.grade));
    Ok(format!("{lives} {kills} {}", move_name(position, play)))
}

/// How far a move achieves its side's aim for some stones: to kill them or to make them live.
fn after<P: Player>(session: &Session<P>, arguments: Arguments<'_>, kills: bool) -> Answer {
    let mut position = session.position.clone();
    let play = arguments.vertex(0, position.size())?;
    let stone = stone(&session.position, arguments, 1)?;
    let mover = side(&position, stone, kills)?;
    position.play((mover, play)).map_err(illegal)?;
    let grade = match life(session, &position).settle(stone, !mover) {
        // The result that the opponent can still get is lost to the side that moved.
        Some(reply) => reply.grade.other(),
        // The move took the stones.
        None if kills => Grade::Yes,
        None => Grade::No,
    };
    Ok(code(grade).to_string())
}

fn unconditional_status(position: &Position, point: Point) -> &'static str {
    let board = position.board();
    let settled = Color::BOTH.map(|color| while_passing(board, color));
    let of = |color: Color| &settled[color];
    let territory = Color::BOTH.into_iter().find(|color| of(*color).territory.contains(point));
    match (board.get(point), territory) {
        (Some(color), _) if of(color).chains.contains(point) => "alive",
        (Some(color), Some(owner)) => {
            if owner == color {
                "alive"
            } else {
                "dead"
            }
        }
        (_, Some(Color::Black)) => "black_territory",
        (_, Some(Color::White)) => "white_territory",
        (_, None) => "undecided",
    }
}
