//! Questions about chains, by the names and with the answers that GNU Go's debugging commands
//! have: what can be taken, what lives, who wins a race (the manual of GNU Go, "GTP command
//! reference"). What they mean here is what our judge understands by them.
//!
//! A result is 0 (no), 1 (yes), 2 (by a ko for which the other side needs a threat first) or 3
//! (by a ko for which one needs a threat oneself), and a move.
//!
//! `dragon_status`, `analyze_semeai` and the `owl_` commands read what lies around the stones, as far as
//! the network does not give it to one side, and where that is too much they tell what the network makes
//! of a search for nothing but the fate of the stones. Either is an estimate, and races of many liberties
//! are where it is wrong most often (the example `regress` says how many of GNU Go's own questions are
//! answered as expected). Without a network they read for a short time only, take for alive what
//! they do not find dead, and are wrong far more often. `popgo` takes
//! back any move, as `undo` does. `increase_depths` and `decrease_depths` change nothing.

use crate::arguments::{Answer, Arguments, vertex};
use crate::commands::{Command, done, illegal};
use crate::life::{settle, settle_race};
use crate::position::Position;
use crate::{Player, Session};
use tengen_judge::{Grade, Graded, QuickQuestion, attack, defend, while_passing};
use tengen_rules::{Color, Point};

/// The most positions looked at in one search for an answer on a chain.
const POSITIONS: usize = 100_000;

/// All of them, in alphabetical order.
pub(crate) fn table<P: Player>() -> [(&'static str, Command<P>); 16] {
    [
        ("analyze_semeai", |session, arguments| {
            let own = stone(session, arguments, 0)?;
            let other = stone(session, arguments, 1)?;
            analyze_semeai(&mut session.player, &session.position, own, other)
        }),
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
        ("dragon_status", |session, arguments| {
            let stone = stone(session, arguments, 0)?;
            Ok(dragon_status(&mut session.player, &session.position, stone))
        }),
        ("increase_depths", |_, _| done()),
        ("new_score", |session, _| Ok(format!("{} (proposed)", session.final_score()))),
        ("owl_attack", |session, arguments| {
            let stone = stone(session, arguments, 0)?;
            let found = settle(&mut session.player, &session.position, stone, true);
            Ok(told(&session.position, found))
        }),
        ("owl_defend", |session, arguments| {
            let stone = stone(session, arguments, 0)?;
            let found = settle(&mut session.player, &session.position, stone, false);
            Ok(told(&session.position, found))
        }),
        ("owl_does_attack", |session, arguments| after(session, arguments, true)),
        ("owl_does_defend", |session, arguments| after(session, arguments, false)),
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

fn scene(position: &Position) -> QuickQuestion<'_> {
    QuickQuestion { board: position.board(), ko: position.line().ko(), positions: POSITIONS }
}

fn told(position: &Position, found: Option<Graded>) -> String {
    let Some(found) = found else { return "0".to_owned() };
    let code = code(found.grade);
    match found.grade {
        Grade::No => code.to_string(),
        _ => format!("{code} {}", move_name(position, found.play)),
    }
}

/// A move in these answers, where a pass is in capitals.
fn move_name(position: &Position, play: Option<Point>) -> String {
    play.map_or_else(|| "PASS".to_owned(), |point| vertex(position.size(), Some(point)))
}

fn code(grade: Grade) -> u8 {
    match grade {
        Grade::No => 0,
        Grade::Yes => 1,
        Grade::Ko => 2,
        Grade::KoAfterThreat => 3,
    }
}

fn dragon_status<P: Player>(player: &mut P, position: &Position, stone: Point) -> String {
    let Some(attack) = settle(player, position, stone, true) else { return "unknown".to_owned() };
    if attack.grade == Grade::No {
        return "alive".to_owned();
    }
    match settle(player, position, stone, false) {
        Some(defence) if defence.grade != Grade::No => {
            let [attack, defence] = [attack, defence].map(|found| move_name(position, found.play));
            format!("critical {attack} {defence}")
        }
        _ => "dead".to_owned(),
    }
}

/// Whether the stones around `own`, moving first, live, whether they kill those around `other`, and
/// the move for it.
fn analyze_semeai<P: Player>(
    player: &mut P,
    position: &Position,
    own: Point,
    other: Point,
) -> Answer {
    let same = || "these are stones of one side".to_owned();
    let [lives, kills] = settle_race(player, position, own, other).ok_or_else(same)?;
    let play = match (kills.grade, lives.grade) {
        (Grade::No, Grade::No) => None,
        (Grade::No, _) => lives.play,
        _ => kills.play,
    };
    let (lives, kills) = (code(lives.grade), code(kills.grade));
    Ok(format!("{lives} {kills} {}", move_name(position, play)))
}

/// How far a move gets its side what it wants of some stones: their death or their life.
fn after<P: Player>(session: &mut Session<P>, arguments: Arguments<'_>, kills: bool) -> Answer {
    let mut position = session.position.clone();
    let play = arguments.vertex(0, position.size())?;
    let stone = stone(session, arguments, 1)?;
    let owner = position.board().get(stone).ok_or("there is no stone")?;
    position.play((if kills { !owner } else { owner }, play)).map_err(illegal)?;
    // What the one can still get, the other has not got.
    let reply = settle(&mut session.player, &position, stone, !kills);
    let left = reply.map_or(Grade::No, |found| found.grade);
    Ok(code(left.other()).to_string())
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
