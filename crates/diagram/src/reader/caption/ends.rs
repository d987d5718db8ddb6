//! Where a statement ends.

use super::prisoners::{CAPTURES, PRISONERS};
use super::rules::RULES;
use super::tokens::{JOINS, Token};

/// Words before the number of a move.
const MOVES: &[&str] = &["move", "moves", "zug", "zügen", "coup", "coups", "drag"];
/// Words before a move that tell when something was so.
pub(super) const AFTER: &[&str] = &["after", "nach", "après", "efter"];
/// Words before the rules, or before the komi, of a game.
const UNDER: &[&str] = &["under", "with", "by", "nach", "mit", "selon", "avec", "enligt", "med"];
/// Words between the komi and its number.
const OF: &[&str] = &["of", "is", "von", "ist", "de", "est", "på", "är"];

/// Whether nothing before this text goes on here: a sentence or a part of it ends, or a statement
/// on something else begins.
pub(super) fn ends(rest: &[Token]) -> bool {
    let Some(first) = rest.first() else { return true };
    first.is_gap()
        || matches!(rest, [Token::Colon] | [Token::Parenthesis | Token::Bracket, ..])
        || first.is_one_of(JOINS)
        || (first.is_long() && first.side().is_some())
        || begins_another(rest)
        || begins_row(rest)
}

/// Whether a row of a board begins here: `3 X O .`.
fn begins_row(rest: &[Token]) -> bool {
    let is_point = |token: &Token| *token == Token::Stop || token.is_one_of(&["x", "o"]);
    matches!(rest, [Token::Number(_), one, other, ..] if is_point(one) && is_point(other))
}

/// Whether a statement on the komi, the rules, the moves or the prisoners begins here.
fn begins_another(rest: &[Token]) -> bool {
    match rest {
        [under, rest @ ..] if under.is_one_of(UNDER) && is_komi_or_rules(rest, true) => true,
        [after, side, rest @ ..] if after.is_one_of(AFTER) && side.side().is_some() => {
            side.is_genitive() || played(rest) > 0
        }
        [after, rest @ ..] if after.is_one_of(AFTER) => is_move(rest),
        _ => is_komi_or_rules(rest, false) || is_move(rest) || is_prisoners(rest),
    }
}

/// Whether the komi, the handicap or the rules are told here. Behind a word such as `under`, names
/// may be longer.
fn is_komi_or_rules(rest: &[Token], is_under: bool) -> bool {
    let komi = |token: &Token| token.is_one_of(&["komi", "km", "handicap", "vorgabe"]);
    let rules = |token: &Token| token.is_one_of(&RULES);
    match rest {
        [name, Token::Number(_) | Token::Colon | Token::Bracket, ..] if komi(name) => true,
        [name, of, ..] if komi(name) => of.is_one_of(OF),
        [Token::Number(_), name, ..] if is_under && komi(name) => true,
        [name, ..] | [Token::Word(_), name, ..] if rules(name) => true,
        [Token::Word(_), Token::Word(_), name, ..] => is_under && rules(name),
        _ => false,
    }
}

/// Whether the number of a move is told here, and nothing of that move.
fn is_move(rest: &[Token]) -> bool {
    match rest {
        [name, Token::Colon, ..] => name.is_one_of(MOVES),
        [name, Token::Number(_), rest @ ..] | [Token::Number(_), name, rest @ ..] => {
            name.is_one_of(MOVES) && rest.first().is_none_or(Token::is_gap)
        }
        _ => false,
    }
}

/// The number of pieces that the point or the number of a move takes here.
pub(super) fn played(rest: &[Token]) -> usize {
    match (point(rest), rest) {
        (0, [Token::Number(_), ..]) => 1,
        (pieces, _) => pieces,
    }
}

/// The number of pieces that the name of a point takes here: 0 if there is none.
pub(super) fn point(rest: &[Token]) -> usize {
    match rest {
        [Token::Word(column), Token::Number(_), ..] if column.chars().count() == 1 => 2,
        _ => 0,
    }
}

/// Whether the prisoners of a side are told here: `Prisoners White: 2`.
fn is_prisoners(rest: &[Token]) -> bool {
    let [name, next, ..] = rest else { return false };
    (name.is_one_of(PRISONERS) || name.is_one_of(CAPTURES))
        && (*next == Token::Colon || next.side().is_some())
}
