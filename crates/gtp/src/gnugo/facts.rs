//! Facts about the position and the game, and commands of the protocol's first version.

use crate::arguments::{Answer, Arguments, vertex, vertices};
use crate::commands::{done, illegal, undo};
use crate::position::Position;
use crate::table::{self, Line, Takes, between, exactly};
use crate::{Player, Session, genmove, setup};
use std::io::Write;
use tengen_rules::{Color, Owner, Point};

/// All of them, in alphabetical order.
pub(super) fn table<P: Player>() -> [Line<P>; 28] {
    [
        ("captures", exactly(1), |session, arguments| {
            let color = arguments.color(0)?;
            Ok(session.position.captures()[color].to_string())
        }),
        ("color", exactly(1), |session, arguments| {
            let point = point(&session.position, arguments, 0)?;
            Ok(session.position.board().get(point).map_or("empty", name).to_owned())
        }),
        ("countlib", exactly(1), |session, arguments| {
            let stone = stone(&session.position, arguments, 0)?;
            Ok(session.position.board().liberties(stone).len().to_string())
        }),
        ("echo", Takes::ANY, |_, arguments| Ok(arguments.0.join(" "))),
        ("echo_err", Takes::ANY, |_, arguments| {
            let text = arguments.0.join(" ");
            // Where nobody reads standard error, nothing is said there.
            let _ = writeln!(std::io::stderr(), "{text}");
            Ok(text)
        }),
        ("experimental_score", exactly(1), |session, _| session.final_score()),
        ("estimate_score", Takes::NONE, |session, _| session.final_score()),
        ("final_status", exactly(1), final_status),
        ("findlib", exactly(1), |session, arguments| {
            let stone = stone(&session.position, arguments, 0)?;
            let board = session.position.board();
            Ok(vertices(board.size(), board.liberties(stone).iter()))
        }),
        ("genmove_black", Takes::NONE, |session, _| genmove::play_color(session, Color::Black)),
        ("genmove_white", Takes::NONE, |session, _| genmove::play_color(session, Color::White)),
        ("get_handicap", Takes::NONE, |session, _| Ok(session.position.handicap().to_string())),
        ("get_komi", Takes::NONE, |session, _| Ok(session.position.komi.to_string())),
        // The second argument is a seed. The engine has one seed for all moves.
        ("gg_genmove", between(1, 2), |session, arguments| {
            genmove::suggest(session, Arguments(&arguments.0[..1]))
        }),
        ("gg-undo", between(0, 1), undo_several),
        ("help", Takes::NONE, |_, _| Ok(table::names::<P>())),
        ("is_legal", exactly(2), |session, arguments| {
            let color = arguments.color(0)?;
            let point = arguments.vertex(1, session.position.size())?;
            let legal =
                point.is_none_or(|point| session.position.line().check(color, point).is_ok());
            Ok(u8::from(legal).to_string())
        }),
        ("last_move", Takes::NONE, |session, _| {
            let position = &session.position;
            let (color, point) = position.moves().last().ok_or("no previous move known")?;
            Ok(format!("{} {}", name(*color), vertex(position.size(), *point)))
        }),
        ("list_stones", exactly(1), |session, arguments| {
            let (color, board) = (arguments.color(0)?, session.position.board());
            let size = board.size();
            Ok(vertices(size, size.points().filter(|p| board.get(*p) == Some(color))))
        }),
        ("move_history", Takes::NONE, |session, _| {
            let position = &session.position;
            let line = |(color, point): &(Color, Option<Point>)| {
                format!("{} {}", name(*color), vertex(position.size(), *point))
            };
            Ok(position.moves().iter().rev().map(line).collect::<Vec<_>>().join("\n"))
        }),
        ("play_sequence", Takes::ANY, |session, arguments| {
            setup::play_sequence(session, arguments)
        }),
        ("query_boardsize", Takes::NONE, |session, _| {
            let size = session.position.size();
            let side = size.width();
            Ok(if side == size.height() {
                side.to_string()
            } else {
                format!("{side} {}", size.height())
            })
        }),
        ("white", exactly(1), |session, arguments| old_play(session, Color::White, arguments)),
        ("black", exactly(1), |session, arguments| old_play(session, Color::Black, arguments)),
        ("popgo", Takes::NONE, |session, _| undo(&mut session.position)),
        ("trymove", exactly(2), |session, arguments| {
            let color = arguments.color(0)?;
            let point = arguments.vertex(1, session.position.size())?;
            session.position.play((color, point)).map_err(illegal)?;
            done()
        }),
        // Reading has a fixed depth.
        ("decrease_depths", Takes::NONE, |_, _| done()),
        ("increase_depths", Takes::NONE, |_, _| done()),
    ]
}

fn name(color: Color) -> &'static str {
    match color {
        Color::Black => "black",
        Color::White => "white",
    }
}

fn point(position: &Position, arguments: Arguments<'_>, place: usize) -> Result<Point, String> {
    Ok(arguments.vertex(place, position.size())?.ok_or("a pass is no point")?)
}

/// The point of a stone that is named by an argument.
pub(super) fn stone(
    position: &Position,
    arguments: Arguments<'_>,
    place: usize,
) -> Result<Point, String> {
    let board = position.board();
    let point = arguments.vertex(place, board.size())?.ok_or("a pass is no stone")?;
    let name = board.size().name(point);
    board.get(point).map(|_| point).ok_or(format!("there is no stone on {name}"))
}

/// A play in the form of the protocol's first version.
fn old_play<P: Player>(session: &mut Session<P>, color: Color, arguments: Arguments<'_>) -> Answer {
    let point = arguments.vertex(0, session.position.size())?;
    session.position.play((color, point)).map_err(illegal)?;
    done()
}

/// `gg-undo [number]`: takes this number of moves back, or none if fewer were made.
fn undo_several<P: Player>(session: &mut Session<P>, arguments: Arguments<'_>) -> Answer {
    let number = if arguments.0.is_empty() { 1 } else { arguments.number(0)? };
    if number > session.position.moves().len() {
        return Err(format!("cannot undo: {number} moves have not been made"));
    }
    for _ in 0..number {
        session.position.undo();
    }
    done()
}

/// `final_status point`: the status of a stone, or the owner of an empty point.
fn final_status<P: Player>(session: &mut Session<P>, arguments: Arguments<'_>) -> Answer {
    let point = point(&session.position, arguments, 0)?;
    if session.position.board().is_empty(point) {
        let owner = if session.removes_nothing() {
            let settled = session.settled();
            match session.count(&settled).owner[point.index()] {
                Owner::Of(color) => Some(color),
                Owner::SekiEye(_) | Owner::Neutral => None,
            }
        } else {
            session.judged().proposal.owner[point.index()]
        };
        let territory = |color| format!("{}_territory", name(color));
        return Ok(owner.map_or_else(|| "dame".to_owned(), territory));
    }
    let stone = session.position.size().name(point);
    for status in ["dead", "seki"] {
        let listed = session.status_list(Arguments(&[status.to_owned()]))?;
        if listed.split_whitespace().any(|listed| listed == stone) {
            return Ok(status.to_owned());
        }
    }
    Ok("alive".to_owned())
}
