//! Questions about chains, by the names and with the answers that GNU Go's debugging commands
//! have: what can be taken, what lives, who wins a race (the manual of GNU Go, "GTP command
//! reference"). What they mean here is what our judge understands by them.
//!
//! A result is 0 (no), 1 (yes), 2 (by a ko for which the other side needs a threat first) or 3
//! (by a ko for which one needs a threat oneself), and a move.

use crate::arguments::{Answer, Arguments, vertex};
use crate::commands::{Command, done, illegal};
use crate::position::Position;
use crate::{Player, Session};
use tengen_judge::{Found, Scene, Success, attack, defend, while_passing};
use tengen_rules::{Color, Point};

/// The most positions looked at for one question.
const POSITIONS: usize = 100_000;

/// All of them, in alphabetical order.
pub(crate) fn table<P: Player>() -> [(&'static str, Command<P>); 10] {
    [
        ("attack", |session, arguments| {
            let stone = stone(session, arguments, 0)?;
            let position = &session.position;
            Ok(told(position, attack(scene(position), stone)))
        }),
        ("black", |session, arguments| old_play(session, Color::Black, arguments)),
        ("decrease_depths", |_, _| done()),
        ("defend", |session, arguments| {
            let stone = stone(session, arguments, 0)?;
            let position = &session.position;
            Ok(told(position, defend(scene(position), stone)))
        }),
        ("increase_depths", |_, _| done()),
        ("new_score", |session, _| Ok(format!("{} (proposed)", session.position.final_score()))),
        ("popgo", |session, _| {
            let undone = session.position.undo();
            if undone { done() } else { Err("cannot undo: no move has been made".to_owned()) }
        }),
        ("trymove", |session, arguments| {
            let color = arguments.color(0)?;
            let point = arguments.vertex(1, session.position.size())?;
            session.position.play((color, point)).map_err(illegal)?;
            done()
        }),
        ("unconditional_status", |session, arguments| {
            let size = session.position.size();
            let point = arguments.vertex(0, size)?.ok_or("a pass has no status")?;
            Ok(unconditional_status(&session.position, point).to_owned())
        }),
        ("white", |session, arguments| old_play(session, Color::White, arguments)),
    ]
}

/// A play as the first version of the protocol had it.
fn old_play<P: Player>(session: &mut Session<P>, color: Color, arguments: Arguments<'_>) -> Answer {
    let point = arguments.vertex(0, session.position.size())?;
    session.position.play((color, point)).map_err(illegal)?;
    done()
}

/// The point of a stone.
fn stone<P>(session: &Session<P>, arguments: Arguments<'_>, place: usize) -> Result<Point, String> {
    let board = session.position.board();
    let point = arguments.vertex(place, board.size())?.ok_or("a pass is no stone")?;
    let name = board.size().name(point);
    board.get(point).map(|_| point).ok_or(format!("there is no stone on {name}"))
}

fn scene(position: &Position) -> Scene<'_> {
    Scene { board: position.board(), ko: position.line().ko(), positions: POSITIONS }
}

fn told(position: &Position, found: Option<Found>) -> String {
    let Some(found) = found else { return "0".to_owned() };
    let code = code(found.success);
    match found.success {
        Success::No => code.to_string(),
        _ => format!("{code} {}", move_name(position, found.play)),
    }
}

/// A move in these answers, where a pass is in capitals.
fn move_name(position: &Position, play: Option<Point>) -> String {
    play.map_or_else(|| "PASS".to_owned(), |point| vertex(position.size(), Some(point)))
}

fn code(success: Success) -> u8 {
    match success {
        Success::No => 0,
        Success::Yes => 1,
        Success::Ko => 2,
        Success::KoAfterThreat => 3,
    }
}

fn unconditional_status(position: &Position, point: Point) -> &'static str {
    let board = position.board();
    let settled = Color::BOTH.map(|color| while_passing(board, color));
    let of = |color: Color| &settled[color.index()];
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
