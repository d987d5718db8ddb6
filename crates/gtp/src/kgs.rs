//! The commands that kgsGtp sends, the program between an engine and the server KGS.

use crate::arguments::{Answer, Arguments};
use crate::commands::done;
use crate::table::{Line, Takes, between, exactly, from};
use crate::{Player, Session, genmove, kata};
use tengen_engine::{Choices, Restriction, Task};
use tengen_judge::is_poor_self_atari;
use tengen_rules::{Color, Point, PointSet, Ruleset, presets};

/// All of them, in alphabetical order.
pub(crate) fn table<P: Player>() -> [Line<P>; 5] {
    [
        // The type of the message, the name of the sender, and the words.
        ("kgs-chat", from(2), |session, _| {
            Ok(format!("This is {}, a program. It cannot talk.", session.options.name))
        }),
        ("kgs-game_over", Takes::NONE, |_, _| done()),
        ("kgs-genmove_cleanup", exactly(1), clean_up),
        ("kgs-rules", exactly(1), |session, arguments| {
            let rules = rules(arguments.text(0)?)?;
            kata::set_rules(session, rules)
        }),
        ("kgs-time_settings", between(1, 4), |session, a| session.timer.named_settings(a)),
    ]
}

/// The ruleset of KGS's name for it. Its Chinese rules have positional superko.
fn rules(name: &str) -> Result<Ruleset, String> {
    let name = name.to_ascii_lowercase();
    let known = match name.as_str() {
        "chinese" => presets::find("chinese-kgs"),
        "aga" | "japanese" | "new_zealand" => presets::find(&name.replace('_', "-")),
        _ => None,
    };
    let unknown =
        || format!("unknown rules: {name} is none of aga, chinese, japanese, new_zealand");
    known.cloned().ok_or_else(unknown)
}

/// `kgs-genmove_cleanup color`: a move after the players have not agreed on the dead stones. It
/// goes towards capturing the opponent's stones that the judge holds for dead. Without such stones
/// it is as any other.
fn clean_up<P: Player>(session: &mut Session<P>, arguments: Arguments<'_>) -> Answer {
    let color = arguments.color(0)?;
    let points = captures(session, color);
    if points.is_empty() {
        return genmove::play(session, arguments);
    }
    let mut only = Restriction::new(session.position.size(), color, true, 1);
    points.iter().for_each(|point| only.name(Some(point)));
    let task = genmove::task(session, color, false);
    let choices = Choices::default().with(only);
    let first = points.iter().next();
    genmove::play_chosen(session, &Task { choices, ..task }, |chosen| {
        if chosen.is_some_and(|point| points.contains(point)) { chosen } else { first }
    })
}

/// The plays beside the opponent's dead stones that cost nothing.
fn captures<P: Player>(session: &mut Session<P>, color: Color) -> PointSet {
    let dead = session.judged().proposal.dead;
    let (board, line) = (session.position.board(), session.position.line());
    let theirs = dead.iter().filter(|p| board.get(*p) == Some(!color));
    let beside = theirs.flat_map(|p| board.neighbours(p)).filter(|p| board.is_empty(*p));
    let good = |p: &Point| {
        line.check(color, *p).is_ok()
            && !board.is_eye(color, *p)
            && !is_poor_self_atari(board, color, *p)
    };
    PointSet::of(board.size(), beside.filter(good))
}
