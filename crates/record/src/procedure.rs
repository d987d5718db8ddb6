//! Events of a game besides moves, as its record has them. A property of our own, `TENGEN`, is on
//! the node of the move before the event, and a comment says the same in words.

use tengen_rules::{Color, Event, Game, IllegalMove, Move, Offer, Point, Size, Verdict};
use tengen_sgf::{Node, RecordedMove};

/// The property that has these events, a value for each.
const NAME: &str = "TENGEN";

/// Its value for a play that was not legal and stands.
const OVERLOOKED: &str = "overlooked";

/// Notes the other events of the game on its `moves`. The first `without` moves of the game are not
/// among these.
pub(crate) fn note(game: &Game, without: usize, moves: &mut [RecordedMove]) {
    let size = game.setup().size;
    let mut made = 0;
    for event in game.standing() {
        match *event {
            Event::Play { .. } | Event::Pass { .. } => made += 1,
            Event::Overlooked { .. } => {
                made += 1;
                let words = "This play was not legal. Nobody objected before the reply: it stands.";
                add(moves, made - without, OVERLOOKED, words);
            }
            Event::Illegal { point, .. }
                if game.setup().rules.illegal_move == IllegalMove::Pass =>
            {
                made += 1;
                let name = size.name(point);
                let words = format!("A play at {name} was not legal and counts as this pass.");
                add(moves, made - without, &format!("illegal {name}"), &words);
            }
            Event::Dispute { color } => {
                let words = format!("{color} does not agree how the stones stand: play goes on.");
                add(moves, made - without, &format!("dispute {color}"), &words);
            }
            _ => {}
        }
    }
    for verdict in game.verdicts() {
        if let Some(index) = verdict.after.checked_sub(without + 1) {
            say(moves, index, &tried(size, verdict));
        }
    }
}

/// A claim that was played out beside the game, and its verdict, in words.
fn tried(size: Size, verdict: &Verdict) -> String {
    let turn = |made: &Move| {
        let place = made.point.map_or_else(|| "pass".to_owned(), |p| size.name(p));
        format!("{} {place}", made.color)
    };
    let moves: Vec<String> = verdict.moves.iter().map(turn).collect();
    let stone = verdict.stones.iter().next().map(|p| size.name(p)).unwrap_or_default();
    let played = if moves.is_empty() { "no move".to_owned() } else { moves.join(", ") };
    let conceded = verdict.conceded_by.map(|color| format!(", as {color} concedes"));
    format!(
        "Played out beside the game, then put back: {} {stone}: {played}. It is {}{}.",
        verdict.owner,
        if verdict.dead { "dead" } else { "alive" },
        conceded.unwrap_or_default()
    )
}

/// Adds a note to the move of this number, from 1.
fn add(moves: &mut [RecordedMove], number: usize, value: &str, words: &str) {
    let Some(made) = number.checked_sub(1).and_then(|index| moves.get_mut(index)) else { return };
    match made.own.iter_mut().find(|(name, _)| name == NAME) {
        Some((_, values)) => values.push(value.to_owned()),
        None => made.own.push((NAME.to_owned(), vec![value.to_owned()])),
    }
    say(moves, number - 1, words);
}

/// Adds words to the comment of a move.
fn say(moves: &mut [RecordedMove], index: usize, words: &str) {
    let Some(made) = moves.get_mut(index) else { return };
    match &mut made.comment {
        Some(comment) => *comment = format!("{comment}\n{words}"),
        None => made.comment = Some(words.to_owned()),
    }
}

/// How the game ended, if its result does not say that.
pub(crate) fn ending(game: &Game) -> Option<String> {
    game.outcome()?;
    let mut standing = game.standing().collect::<Vec<_>>().into_iter().rev();
    let size = game.setup().size;
    Some(match standing.next()? {
        Event::Illegal { color, point } => {
            format!(
                "{color} played at {}, which is not legal and loses the game.",
                size.name(*point)
            )
        }
        Event::NoAgreement => {
            "The players did not agree who moves next: what is left counts as alive.".to_owned()
        }
        Event::Decide { .. } => "The result is a referee's decision.".to_owned(),
        Event::Answer { .. } => {
            let offered = standing.find_map(|event| match event {
                Event::Offer { offer, .. } => Some(*offer),
                _ => None,
            });
            match offered? {
                Offer::Cycle => "The position recurred, and the players ended the game.".to_owned(),
                Offer::AllAlive => "The players agreed to count what is left as alive.".to_owned(),
                Offer::Undo { .. } => return None,
            }
        }
        _ => return None,
    })
}

/// The notes of a node.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub(crate) struct Noted {
    /// Its pass was a play on this point that was not legal.
    pub(crate) illegal: Option<Point>,
    /// Its play was not legal, and stands.
    pub(crate) overlooked: bool,
    /// This player disputed after it.
    pub(crate) dispute: Option<Color>,
}

impl Noted {
    /// # Errors
    /// The value that is not understood.
    pub(crate) fn read(node: Node<'_>, size: Size) -> Result<Noted, String> {
        let mut noted = Noted::default();
        for value in node.property(NAME).iter().flat_map(|property| property.values()) {
            let line = value.line();
            let understood = match line.split_once(' ') {
                Some(("illegal", name)) => {
                    noted.illegal = size.parse(name);
                    noted.illegal.is_some()
                }
                Some(("dispute", name)) => {
                    noted.dispute = name.parse().ok();
                    noted.dispute.is_some()
                }
                None if line == OVERLOOKED => {
                    noted.overlooked = true;
                    true
                }
                _ => false,
            };
            if !understood {
                return Err(format!("{line:.60}"));
            }
        }
        Ok(noted)
    }
}
