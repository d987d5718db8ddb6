//! The point of the last move, where a text names it without its side: `Last move: F9`.

use super::ends::point;
use super::tokens::Token;

/// Words for the last move, as they follow each other.
const LAST: &[&[&str]] = &[
    &["last", "move"],
    &["last", "stone"],
    &["letzter", "zug"],
    &["letzte", "zug"],
    &["letzter", "stein"],
    &["dernier", "coup"],
    &["dernière", "pierre"],
    &["senaste", "drag"],
    &["senaste", "draget"],
    &["sista", "draget"],
];
/// Words between these and the point.
const BETWEEN: &[&str] =
    &["at", "is", "was", "on", "war", "ist", "auf", "est", "était", "en", "på", "är", "var"];

/// Words for a move, before its number and that of all moves: `Move 16 of 57: E2`.
const MOVES: &[&str] = &["move", "zug", "coup", "drag"];
const OF: &[&str] = &["of", "von", "sur", "av"];

/// The points that a line names, as text.
pub(super) fn statements(line: &[Token]) -> Vec<Option<String>> {
    let begins = |at: usize, words: &[&str]| {
        let there =
            line[at..].iter().zip(words).take_while(|(token, word)| token.is_one_of(&[**word]));
        there.count() == words.len()
    };
    let told = |at: usize| {
        let words = match &line[at..] {
            [name, Token::Number(_), of, Token::Number(_), Token::Colon, ..]
                if name.is_one_of(MOVES) && of.is_one_of(OF) =>
            {
                5
            }
            _ => LAST.iter().find(|words| begins(at, words))?.len(),
        };
        let is_between = |token: &&Token| **token == Token::Colon || token.is_one_of(BETWEEN);
        let from = at + words + line[at + words..].iter().take_while(is_between).count();
        match &line[from..] {
            rest @ [Token::Word(column), Token::Number(row), ..] if point(rest) > 0 => {
                Some(Some(format!("{column}{row}")))
            }
            _ => None,
        }
    };
    (0..line.len()).filter_map(told).collect()
}
