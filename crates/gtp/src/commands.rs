//! The commands and their answers.

use crate::arguments::{Answer, Arguments, vertex, vertices};
use crate::handicap::table as handicap_table;
use crate::position::Start;
use crate::record::Loaded;
use crate::{Player, Session, analysis, genmove, gogui, kata, raw, reading, record, setup};
use tengen_diagram::Diagram;
use tengen_rules::{Color, Illegal, Point, Score, Size, max_fixed_handicap};

pub(crate) type Command<P> = fn(&mut Session<P>, Arguments<'_>) -> Answer;

/// Sides of the boards that the protocol has names for.
const SIDES: std::ops::RangeInclusive<usize> = 2..=25;

/// All commands.
fn all<P: Player>() -> impl Iterator<Item = (&'static str, Command<P>)> {
    table().into_iter().chain(gogui::table()).chain(reading::table())
}

/// The protocol's own commands and the extensions that most controllers know, in alphabetical
/// order.
fn table<P: Player>() -> [(&'static str, Command<P>); 33] {
    [
        ("boardsize", |session, arguments| {
            let side = arguments.number(0)?;
            resize(session, side, side)
        }),
        ("clear_board", |session, _| {
            session.restart(Start::empty(session.position.size()));
            done()
        }),
        ("final_score", |session, _| Ok(session.final_score())),
        ("final_status_list", |session, arguments| session.status_list(arguments)),
        ("fixed_handicap", |session, arguments| {
            let stones = arguments.number(0)?;
            let bad = |e| format!("invalid number of stones: {e}");
            let points = handicap_table(session.position.size(), stones).map_err(bad)?;
            place_handicap(session, &points)
        }),
        ("genmove", genmove::play),
        ("kata-get-rules", |session, _| kata::show_rules(session.position.rules())),
        ("kata-raw-nn", raw::show),
        ("kata-set-rules", |session, arguments| {
            let rules = kata::find_rules(arguments)?;
            session.position.set_rules(rules.clone());
            session.options.rules = Some(rules);
            done()
        }),
        ("kata-time_settings", |session, arguments| session.timer.named_settings(arguments)),
        ("kgs-time_settings", |session, arguments| session.timer.named_settings(arguments)),
        ("known_command", |_, arguments| {
            let name = arguments.text(0)?;
            let known = find::<P>(name).is_some() || analysis::find(name).is_some();
            Ok(known.to_string())
        }),
        ("komi", |session, arguments| {
            let komi = arguments.text(0)?.parse::<Score>();
            session.position.komi = komi.map_err(|e| format!("unacceptable komi: {e}"))?;
            done()
        }),
        ("list_commands", |_, _| {
            let mut names: Vec<&str> = all::<P>().map(|(name, _)| name).collect();
            names.extend(analysis::NAMES);
            names.sort_unstable();
            Ok(names.join("\n"))
        }),
        ("loadsgf", |session, arguments| {
            let Loaded { position, assumed } =
                record::load(arguments, &session.options, acceptable)?;
            session.set_position(position);
            let assumed: Vec<String> = assumed.iter().map(ToString::to_string).collect();
            Ok(assumed.join("\n"))
        }),
        ("name", |_, _| Ok("Tengen".to_owned())),
        ("place_free_handicap", place_free_handicap),
        ("play", play),
        ("printsgf", printsgf),
        ("protocol_version", |_, _| Ok("2".to_owned())),
        ("quit", |session, _| {
            session.over = true;
            done()
        }),
        ("rectangular_boardsize", |session, arguments| {
            let (width, height) = (arguments.number(0)?, arguments.number(1)?);
            resize(session, width, height)
        }),
        ("reg_genmove", genmove::suggest),
        ("restricted_genmove", genmove::play_one_of),
        ("set_free_handicap", set_free_handicap),
        ("set_position", set_position),
        ("showboard", |session, _| Ok(showboard(session))),
        ("stop", |_, _| done()),
        ("time_left", |session, arguments| session.timer.left(arguments)),
        ("time_settings", |session, arguments| session.timer.settings(arguments)),
        ("tengen-count", |session, arguments| session.counted(arguments)),
        ("undo", |session, _| {
            let undone = session.position.undo();
            if undone { done() } else { Err("cannot undo: no move has been made".to_owned()) }
        }),
        ("version", |_, _| Ok(env!("CARGO_PKG_VERSION").to_owned())),
    ]
}

/// The command of this name.
pub(crate) fn find<P: Player>(name: &str) -> Option<Command<P>> {
    all().find(|(known, _)| *known == name).map(|(_, command)| command)
}

/// The answer of a command that returns no text.
pub(crate) fn done() -> Answer {
    Ok(String::new())
}

fn acceptable(size: Size) -> Result<Size, String> {
    let fits = SIDES.contains(&size.width()) && SIDES.contains(&size.height());
    let (least, most) = (SIDES.start(), SIDES.end());
    let bad = || format!("unacceptable size: {size} is not from {least}×{least} to {most}×{most}");
    if fits { Ok(size) } else { Err(bad()) }
}

fn resize<P: Player>(session: &mut Session<P>, width: usize, height: usize) -> Answer {
    let size = Size::new(width, height).map_err(|e| format!("unacceptable size: {e}"))?;
    session.restart(Start::empty(acceptable(size)?));
    done()
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

/// The protocol allows fewer stones than asked for. We place as many as there are traditional
/// points.
fn place_free_handicap<P: Player>(session: &mut Session<P>, arguments: Arguments<'_>) -> Answer {
    let size = session.position.size();
    let wanted: usize = arguments.number(0)?;
    let stones = wanted.min(max_fixed_handicap(size));
    let bad = |e| format!("invalid number of stones: {e}");
    let points = handicap_table(size, stones).map_err(bad)?;
    place_handicap(session, &points)
}

fn set_free_handicap<P: Player>(session: &mut Session<P>, arguments: Arguments<'_>) -> Answer {
    let size = session.position.size();
    let stones = arguments.0.len();
    if stones < 2 || stones >= size.area() {
        return Err(format!("bad vertex list: {stones} handicap stones are not possible"));
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
    if arguments.0.is_empty() {
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
