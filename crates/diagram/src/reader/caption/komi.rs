//! The komi that a text states.

use super::tokens::Token;
use tengen_rules::Score;

/// Words between the komi and its number.
const BETWEEN: [&str; 10] = ["of", "is", "was", "von", "ist", "de", "est", "på", "är", "points"];
/// Words for a komi of nothing.
const NONE: [&str; 10] =
    ["no", "none", "without", "kein", "keins", "ohne", "sans", "aucun", "inget", "utan"];
/// Words for points.
const POINTS: [&str; 6] = ["points", "point", "punkte", "punkten", "punkt", "poäng"];

/// Sizes of boards.
const SIZES: [&str; 3] = ["9", "13", "19"];

/// The statements of a line; None is a komi that cannot be read.
pub(super) fn statements(line: &[Token]) -> Vec<Option<Score>> {
    let names = |token: &Token| token.is_one_of(&["komi", "km"]);
    let places = line.iter().enumerate().filter(|(_, token)| names(token)).map(|(at, _)| at);
    places.filter_map(|at| statement(&line[..at], &line[at], &line[at + 1..])).collect()
}

/// What the pieces before and behind the komi say of it, if they say something.
fn statement(before: &[Token], name: &Token, behind: &[Token]) -> Option<Option<Score>> {
    let is_reverse = before.last().is_some_and(|token| token.is_one_of(&["reverse"]));
    let read = |number: &str| {
        let komi = points(number);
        if is_reverse { komi.map(|komi| -komi) } else { komi }
    };
    match behind {
        [Token::Bracket, Token::Number(number), ..] => return Some(read(number)),
        [Token::Bracket, ..] => return Some(None),
        // `KM` is the name of a property, and nothing else.
        _ if name.is_one_of(&["km"]) => return None,
        [Token::Colon, value, ..] if value.is_one_of(&NONE) => return Some(Some(Score::ZERO)),
        _ => {}
    }
    let is_between = |token: &&Token| **token == Token::Colon || token.is_one_of(&BETWEEN);
    let place = behind.iter().position(|token| !is_between(&token));
    let value = place.map(|place| &behind[place]);
    let rest = place.map_or(&[][..], |place| &behind[place + 1..]);
    match (value, before) {
        // Behind a number that is not whole a stroke parts it from the next subject.
        (Some(Token::Number(one)), _) if is_stroke(rest) && !has_fraction(one) => {
            let is_half = one == "1" && rest.get(1) == Some(&Token::Number("2".to_owned()));
            Some(is_half.then_some(Score::halves(1)))
        }
        (Some(Token::Number(number)), _) => Some(read(number)),
        _ if behind.first() == Some(&Token::Colon) => Some(None),
        // A whole number alone may be that of a row.
        (_, [.., Token::Number(number)]) if has_fraction(number) => Some(read(number)),
        (_, [.., Token::Number(number), word]) if word.is_one_of(&POINTS) => Some(read(number)),
        (_, [.., Token::Number(number), word, of])
            if word.is_one_of(&POINTS) && of.is_one_of(&BETWEEN) =>
        {
            Some(read(number))
        }
        (_, [.., word]) if word.is_one_of(&NONE) => Some(Some(Score::ZERO)),
        (_, [.., word, of]) if word.is_one_of(&["pas"]) && of.is_one_of(&["de"]) => {
            Some(Some(Score::ZERO))
        }
        _ => None,
    }
}

/// Whether a stroke and a number follow: `1/2`.
fn is_stroke(rest: &[Token]) -> bool {
    matches!(rest, [stroke, Token::Number(_), ..] if stroke.is_one_of(&["/"]))
}

/// Whether this number is not whole.
pub(super) fn has_fraction(number: &str) -> bool {
    number.contains(['.', ',', '½', '/'])
}

/// The number behind or before the name of rules, if nothing else is said of it and it may be a
/// komi. A whole number of lines may be the size of the board.
pub(super) fn beside_rules(words: &[Token]) -> Option<Score> {
    let number = match words {
        [Token::Number(number)] => number,
        [Token::Number(number), word] if word.is_one_of(&POINTS) => number,
        _ => return None,
    };
    let komi = points(number)?;
    let may_be = (Score::ZERO..=Score::halves(50)).contains(&komi);
    (may_be && !SIZES.contains(&number.as_str())).then_some(komi)
}

/// A number of points as people write it.
fn points(number: &str) -> Option<Score> {
    let number = number.replace([' ', '\u{a0}', '\u{202f}'], " ").replace(',', ".");
    let number = number.replace("1/2", "½").replace("1⁄2", "½").replace('−', "-");
    match number.strip_suffix('½') {
        Some("") => Some(Score::halves(1)),
        Some(whole) => format!("{}.5", whole.trim_end()).parse().ok(),
        None => number.parse().ok(),
    }
}
