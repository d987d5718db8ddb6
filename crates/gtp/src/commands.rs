//! The commands and their answers.

use crate::arguments::{Answer, Arguments, vertex, vertices};
use crate::handicap::table as handicap_table;
use crate::position::{Position, Start};
use crate::record::Loaded;
use crate::table::{self, Line, Takes, between, exactly, from};
use crate::{Player, Session, genmove, record, setup};
use tengen_diagram::Diagram;
use tengen_rules::{Color, Illegal, Point, Score, Size, free_handicap};

/// Sides of the boards that the protocol has names for.
const SIDES: std::ops::RangeInclusive<usize> = 2..=25;

/// The protocol's own commands and the extensions that most controllers know, in alphabetical
/// order.
pub(crate) fn table<P: Player>() -> [Line<P>; 27] {
    [
        ("boardsize", between(1, 2), resize),
        ("clear_board", Takes::NONE, |session, _| {
            session.restart(Start::empty(session.position.size()));
            done()
        }),
        ("final_score", Takes::NONE, |session, _| session.final_score()),
        ("final_status_list", exactly(1), |session, arguments| session.status_list(arguments)),
        ("fixed_handicap", exactly(1), |session, arguments| {
            let stones = arguments.number(0)?;
            let bad = |e| format!("invalid number of stones: {e}");
            let points = handicap_table(session.position.size(), stones).map_err(bad)?;
            place_handicap(session, &points)
        }),
        ("genmove", exactly(1), genmove::play),
        ("known_command", exactly(1), |_, arguments| {
            let name = arguments.text(0)?;
            Ok(table::find::<P>(name).is_some().to_string())
        }),
        ("komi", exactly(1), |session, arguments| {
            let komi = arguments.text(0)?.parse::<Score>();
            session.position.komi = komi.map_err(|e| format!("unacceptable komi: {e}"))?;
            done()
        }),
        ("list_commands", Takes::NONE, |_, _| Ok(table::names::<P>())),
        ("loadsgf", from(1), |session, arguments| {
            let Loaded { position, assumed } =
                record::load(arguments, &session.options, acceptable)?;
            session.set_position(position);
            let assumed: Vec<String> = assumed.iter().map(ToString::to_string).collect();
            Ok(assumed.join("\n"))
        }),
        ("name", Takes::NONE, |session, _| Ok(session.options.name.clone())),
        ("place_free_handicap", exactly(1), place_free_handicap),
        ("play", exactly(2), play),
        ("printsgf", Takes::ANY, printsgf),
        ("protocol_version", Takes::NONE, |_, _| Ok("2".to_owned())),
        ("quit", Takes::NONE, |session, _| {
            session.over = true;
            done()
        }),
        ("rectangular_boardsize", between(1, 2), resize),
        ("reg_genmove", exactly(1), genmove::suggest),
        ("restricted_genmove", from(2), genmove::play_one_of),
        ("set_free_handicap", Takes::ANY, set_free_handicap),
        ("set_position", Takes::ANY, set_position),
        ("showboard", Takes::NONE, |session, _| Ok(showboard(session))),
        ("time_left", exactly(3), |session, arguments| session.timer.left(arguments)),
        ("time_settings", exactly(3), |session, arguments| session.timer.settings(arguments)),
        ("tengen-count", Takes::ANY, |session, arguments| session.counted(arguments)),
        ("undo", Takes::NONE, |session, _| undo(&mut session.position)),
        ("version", Takes::NONE, |session, _| Ok(session.options.version.clone())),
    ]
}

/// The answer of a command that returns no text.
pub(crate) fn done() -> Answer {
    Ok(String::new())
}

fn acceptable(size: Size) -> Result<Size, String> {
    let fits = SIDES.contains(&size.width()) && SIDES.contains(&size.height());
    if fits { Ok(size) } else { Err(unacceptable()) }
}

fn unacceptable() -> String {
    format!("unacceptable size: each side has {} to {} lines", SIDES.start(), SIDES.end())
}

/// `side`, `width height` or `width:height`.
fn resize<P: Player>(session: &mut Session<P>, arguments: Arguments<'_>) -> Answer {
    let sides = match arguments.0 {
        [both] => both.split_once(':').map(|(width, height)| [width, height].map(str::to_owned)),
        _ => None,
    };
    let arguments = sides.as_ref().map_or(arguments, |sides| Arguments(sides));
    let width = arguments.number(0)?;
    let height = if arguments.0.len() > 1 { arguments.number(1)? } else { width };
    let size = Size::new(width, height).map_err(|_| unacceptable())?;
    session.restart(Start::empty(acceptable(size)?));
    done()
}

/// Takes the last move back.
pub(crate) fn undo(position: &mut Position) -> Answer {
    if position.undo() { done() } else { Err("cannot undo: no move has been made".to_owned()) }
}

/// A refusal of the rules as the protocol begins it.
pub(crate) fn illegal(why: Illegal) -> String {
    format!("illegal move: {why}")
}

fn play<P: Player>(session: &mut Session<P>, arguments: Arguments<'_>) -> Answer {
    let color = arguments.color(0)?;
    let point = arguments.vertex(1, session.position.size())?;
    session.position.play((color, point)).map_err(illegal)?;
    done()
}

fn place_handicap<P: Player>(session: &mut Session<P>, points: &[Point]) -> Answer {
    if !session.position.is_untouched() {
        return Err("board not empty".to_owned());
    }
    let size = session.position.size();
    let bad = |e| format!("bad vertex list: {e}");
    session.restart(Start::handicap(size, points).map_err(bad)?);
    Ok(vertices(size, points.iter().copied()))
}

/// The protocol allows fewer stones than asked for, but some controllers give the game up then.
fn place_free_handicap<P: Player>(session: &mut Session<P>, arguments: Arguments<'_>) -> Answer {
    let size = session.position.size();
    let stones = arguments.number(0)?;
    let bad = |e| format!("invalid number of stones: {e}");
    let points = match handicap_table(size, stones) {
        Ok(points) => points,
        Err(_) => free_handicap(size, stones).map_err(bad)?,
    };
    place_handicap(session, &points)
}

fn set_free_handicap<P: Player>(session: &mut Session<P>, arguments: Arguments<'_>) -> Answer {
    let size = session.position.size();
    let stones = arguments.0.len();
    if stones < 2 || stones >= size.area() {
        return Err(format!("bad vertex list: a handicap of {stones} is not possible"));
    }
    let points = (0..stones).map(|place| arguments.vertex(place, size)?.ok_or_else(no_pass));
    let points = points.collect::<Result<Vec<Point>, String>>()?;
    place_handicap(session, &points)?;
    done()
}

/// `color vertex …`: sets stones up on an empty board without history.
fn set_position<P: Player>(session: &mut Session<P>, arguments: Arguments<'_>) -> Answer {
    let size = session.position.size();
    let board = setup::board(arguments, size)?;
    session.restart(Start { board, ..Start::empty(size) });
    done()
}

fn no_pass() -> String {
    "bad vertex list: a handicap stone cannot be passed".to_owned()
}

fn printsgf<P: Player>(session: &mut Session<P>, arguments: Arguments<'_>) -> Answer {
    let bytes = record::show(&session.position)?;
    if matches!(arguments.0, [] | [_]) && arguments.0.iter().all(|path| path == "-") {
        return Ok(String::from_utf8_lossy(&bytes).into_owned());
    }
    let path = arguments.rest(0)?;
    std::fs::write(&path, bytes).map_err(|e| format!("cannot save file: {path}: {e}"))?;
    done()
}

fn showboard<P: Player>(session: &Session<P>) -> String {
    let position = &session.position;
    let mut diagram = Diagram::new(position.board().clone()).with_captures(position.captures());
    let last = position.moves().last();
    diagram.last = last.and_then(|(_, point)| *point);
    if let Some((color, point)) = last {
        let number = position.moves().len();
        diagram.notes.push(format!("Move {number}: {color} {}", vertex(position.size(), *point)));
    }
    let next: Color = position.line().to_move();
    diagram.notes.push(format!("{next} to play, komi {}", position.komi));
    format!("\n{}", diagram.plain())
}
