//! The colours that a text gives to `X` and `O`.

use super::ends::ends;
use super::tokens::{JOINS, Token};
use tengen_rules::Color;

/// Words between a sign and its colour.
const IS: &[&str] = &["is", "ist", "est", "är"];

/// The statements of a line, each the usual colour of a sign and the one that it is given: `X is
/// White`, `White: X`.
pub(super) fn statements(line: &[Token]) -> Vec<(Color, Color)> {
    let sign = |token: &Token| token.side().filter(|_| token.is_one_of(&["x", "o"]));
    let name = |token: &Token| token.side().filter(|_| token.is_long());
    let is_between = |token: &Token| *token == Token::Colon || token.is_one_of(IS);
    let begins = |at: usize| match at.checked_sub(1).map(|before| &line[before]) {
        None => true,
        Some(before) => before.is_gap() || *before == Token::Parenthesis || before.is_one_of(JOINS),
    };
    let told = |(at, said): (usize, &[Token])| {
        let [one, between, other] = said else { return None };
        let given = sign(one).zip(name(other)).or_else(|| sign(other).zip(name(one)));
        given.filter(|_| is_between(between) && begins(at) && ends(&line[at + 3..]))
    };
    line.windows(3).enumerate().filter_map(told).collect()
}
