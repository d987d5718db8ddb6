//! The handicap that a text states.

use super::tokens::Token;

/// Words for the handicap.
const NAMES: &[&str] = &["handicap", "handikapp", "vorgabe", "ha"];
/// The same joined to a word for stones.
const STONES_OF: &[&str] =
    &["vorgabesteine", "vorgabesteinen", "handicapsteine", "handikappstenar", "handicapstenar"];
/// Words between the handicap and its number.
const BETWEEN: &[&str] =
    &["of", "is", "was", "von", "ist", "de", "est", "på", "är", "stones", "steine", "pierres"];
/// Words between a number and the handicap: `3 stones handicap`, `3 pierres de handicap`.
const STONES: &[&str] =
    &["stones", "stone", "steine", "steinen", "stein", "pierres", "pierre", "stenar", "sten", "de"];
/// Words for no handicap.
const NONE: &[&str] =
    &["no", "none", "without", "kein", "keine", "ohne", "sans", "aucun", "inget", "ingen", "utan"];

/// The statements of a line; None is a handicap that cannot be read.
pub(super) fn statements(line: &[Token]) -> Vec<Option<u32>> {
    let names = |token: &Token| token.is_one_of(NAMES) || token.is_one_of(STONES_OF);
    let places = (0..line.len()).filter(|at| names(&line[*at]));
    places.filter_map(|at| statement(&line[..at], &line[at], &line[at + 1..])).collect()
}

/// The most stones of a handicap that are believed: as many as a large board has points.
const MOST: u32 = 361;

fn statement(before: &[Token], name: &Token, behind: &[Token]) -> Option<Option<u32>> {
    let read = |number: &str| number.parse().ok().filter(|stones| *stones <= MOST);
    match behind {
        [Token::Bracket, Token::Number(number), ..] => return Some(read(number)),
        // `HA` is the name of a property, and nothing else.
        _ if name.is_one_of(&["ha"]) => return None,
        _ => {}
    }
    let is_between = |token: &Token| *token == Token::Colon || token.is_one_of(BETWEEN);
    let value = behind.iter().find(|token| !is_between(token));
    match value {
        Some(Token::Number(number)) => return Some(read(number)),
        Some(word) if behind.first() == Some(&Token::Colon) || word.is_one_of(NONE) => {
            return Some(word.is_one_of(NONE).then_some(0));
        }
        _ => {}
    }
    let of_stones = before.iter().rev().take_while(|token| token.is_one_of(STONES)).count();
    match before.iter().rev().nth(of_stones) {
        // `19x19 handicap game` has a size before it.
        Some(Token::Number(number)) if of_stones > 0 || name.is_one_of(STONES_OF) => {
            Some(read(number))
        }
        Some(word) if word.is_one_of(NONE) => Some(Some(0)),
        _ => None,
    }
}
