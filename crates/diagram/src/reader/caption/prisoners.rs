//! The prisoners that a text states: the stones that Black and White have taken.

mod forms;

use super::ends::ends;
use super::tokens::{self, JOINS, Letters, Token, in_letters, is_joined};
use forms::{
    AFTER_A_NUMBER, ARTICLES, BEFORE, BEHIND_PRISONERS, EITHER, FURTHER, FURTHER_NUMBER_FIRST, HAS,
    HEADED, IN_ALL, LETTERS, LISTED, LOSES, MADE, NOBODY, NUMBER_FIRST, NUMBER_WORDS, Name,
    OF_THEM, ONCE, PAIR, PERFECT, Piece, SAID, STONES, TAKEN, TAKEN_FROM, UNCLEAR, ZERO,
};
pub(super) use forms::{CAPTURES, PRISONERS};
use tengen_rules::Color;

/// A statement on the stones that a side has taken; None is a number that cannot be read, or does
/// not tell the side.
pub(super) type Statement = (Color, Option<u32>);

/// The most pieces between a word for prisoners and their number, that included.
const MOST_BETWEEN: usize = 10;

/// The statements of a line.
pub(super) fn statements(line: &[Token]) -> Vec<Statement> {
    let line = &in_letters(line, letters(line));
    let mut found = Vec::new();
    let mut at = 0;
    while at < line.len() {
        let rest = &line[at..];
        let (listed, length) = list(rest, NUMBER_FIRST, FURTHER_NUMBER_FIRST);
        if length > 0 {
            found.extend(listed);
            at += length;
            continue;
        }
        if is_nobodys(line, at) {
            found.extend(Color::BOTH.map(|color| (color, Some(0))));
        }
        let unclear = EITHER.iter().any(|form| begins(rest, form).is_some());
        if unclear {
            found.extend(Color::BOTH.map(|color| (color, None)));
        }
        let taken_from = TAKEN_FROM.iter().find_map(|form| begins(rest, form));
        found.extend(taken_from.map(|((color, stones), _)| (!color, stones)));
        found.extend(begins(rest, UNCLEAR).map(|((color, _), _)| (color, None)));
        let lost = LOSES.iter().find_map(|form| begins(rest, form));
        found.extend(lost.map(|((color, _), _)| (!color, None)));
        let (listed, length) = taken_by(line, at);
        if is_joined(line, at) {
            found.extend(listed.first().map(|(color, _)| (!*color, None)));
            found.extend(listed.iter().map(|(color, _)| (*color, None)));
        } else {
            found.extend(listed);
        }
        // A list is told once: its parts are no statements of their own.
        at += length.max(1);
    }
    if found.is_empty() && has_number_alone(line) {
        return Color::BOTH.map(|color| (color, None)).to_vec();
    }
    found
}

/// The letters that stand for the sides in a line.
fn letters(line: &[Token]) -> Letters {
    let has = |words: &[&str]| line.iter().any(|token| token.is_one_of(words));
    // `Captures` is a word of two languages, N a letter of one.
    let is_n = |pair: &[Token]| {
        pair[0].is_one_of(&["n"]) && matches!(pair[1], Token::Colon | Token::Number(_))
    };
    if has(&["captures"]) && line.windows(2).any(is_n) {
        return tokens::FRENCH;
    }
    let own = LETTERS.iter().find(|(words, _)| has(words));
    own.map_or(tokens::ENGLISH, |(_, letters)| letters)
}

/// What a line says from this place on of the stones that sides have taken, and how many pieces
/// that takes.
fn taken_by(line: &[Token], at: usize) -> (Vec<Statement>, usize) {
    let rest = &line[at..];
    let (listed, length) = list(rest, ONCE, FURTHER);
    if !listed.is_empty() {
        let is_perfect = rest.get(1).is_some_and(|verb| verb.is_one_of(PERFECT));
        let is_begin = line[..at].iter().all(|word| word.is_one_of(ARTICLES));
        if is_perfect && is_begin && matches!(rest[length..], [] | [Token::Stop]) {
            return (listed, length);
        }
        let is_of_both = Color::BOTH.iter().all(|color| listed.iter().any(|(of, _)| of == color));
        return (if is_of_both { listed } else { unclear(&listed) }, length);
    }
    let (listed, length) = list(rest, SAID, FURTHER);
    if !listed.is_empty() {
        return (listed, length);
    }
    let (mut listed, mut length) = list(rest, LISTED, FURTHER);
    if listed.is_empty() && begins_sentence(line, at) {
        (listed, length) = list(rest, HEADED, FURTHER);
    }
    if listed.is_empty() {
        return pair(rest).unwrap_or_default();
    }
    let left = left_for(&line[..at]);
    let is_new = |(color, _): &Statement| listed.iter().all(|(listed, _)| listed != color);
    listed.extend(left.filter(is_new));
    (all_or_none(listed), length)
}

/// These statements, or that all of them are unclear if one is.
fn all_or_none(listed: Vec<Statement>) -> Vec<Statement> {
    if listed.iter().any(|(_, stones)| stones.is_none()) { unclear(&listed) } else { listed }
}

fn unclear(listed: &[Statement]) -> Vec<Statement> {
    listed.iter().map(|(color, _)| (*color, None)).collect()
}

/// Whether a sentence begins at this place.
fn begins_sentence(line: &[Token], at: usize) -> bool {
    at.checked_sub(1).is_none_or(|before| matches!(line[before], Token::Stop | Token::Comma))
}

/// A list of both sides without a colon: `Captures B 5 W 2`.
fn pair(line: &[Token]) -> Option<(Vec<Statement>, usize)> {
    let (one, length) = begins(line, PAIR)?;
    let (other, further) = begins(&line[length..], FURTHER)?;
    (one.0 != other.0).then(|| (all_or_none(vec![one, other]), length + further))
}

/// What a line says that begins with one of these forms and perhaps goes on as a list, and how many
/// pieces that takes.
fn list(line: &[Token], first: &[&[Piece]], further: &[Piece]) -> (Vec<Statement>, usize) {
    let (mut found, mut at) = (Vec::new(), 0);
    let mut next = first.iter().find_map(|form| begins(line, form));
    let is_named = |tokens: &[Token]| {
        let mut sides = tokens.iter().filter(|token| token.side().is_some());
        sides.next().is_some_and(Token::is_long)
    };
    let is_once = ONCE.iter().any(|form| begins(line, form).is_some());
    while let Some(((color, stones), length)) = next {
        let told = &line[at..at + length];
        // `Black captured 3 stones, White 58`: the last may be the number of a move.
        let may_be_move = is_once && at > 0 && told.iter().all(|token| !tells_of_stones(token));
        found.push((color, stones.filter(|_| !may_be_move)));
        let is_word = is_named(told);
        at += length;
        next = begins(&line[at..], further).filter(|(_, length)| {
            // `Black has 3 prisoners. O4 is dead`: a letter behind words may be a point.
            let told = &line[at..at + length];
            !is_word || is_named(told) || told.contains(&Token::Colon)
        });
    }
    (all_or_none(found), at)
}

/// Whether a word in a list tells that its number is one of stones.
fn tells_of_stones(token: &Token) -> bool {
    let words = [JOINS, HAS, TAKEN, MADE, OF_THEM, ZERO, STONES, PRISONERS, CAPTURES];
    words.iter().any(|words| token.is_one_of(words)) || token.stones_of().is_some()
}

/// What the end of this text says of a side, if a statement on the other follows without a verb.
fn left_for(text: &[Token]) -> Option<Statement> {
    let (said, from) = left(text)?;
    // `Move by White: 57` speaks of something else, and so does `Black 57, White 58`.
    let before = &text[..from];
    let is_about_it = !matches!(before.last(), Some(Token::Word(_) | Token::Colon));
    (is_about_it && left(before).is_none()).then_some(said)
}

/// What the end of this text says of a side, and where that begins.
fn left(text: &[Token]) -> Option<(Statement, usize)> {
    let longest = BEFORE.iter().map(|form| form.len()).max().unwrap_or(0);
    let ends = |from: usize| {
        let said = BEFORE.iter().find_map(|form| begins(&text[from..], form));
        said.filter(|(_, length)| from + length == text.len()).map(|(said, _)| (said, from))
    };
    (text.len().saturating_sub(longest)..text.len()).find_map(ends)
}

/// Whether a sentence begins here that says that there are no prisoners at all.
fn is_nobodys(line: &[Token], at: usize) -> bool {
    let is_end = |token: Option<&Token>| matches!(token, None | Some(Token::Stop | Token::Comma));
    begins_sentence(line, at)
        && NOBODY.iter().any(|form| {
            let end =
                form.iter().zip(&line[at..]).take_while(|(words, token)| token.is_one_of(words));
            end.count() == form.len() && is_end(line.get(at + form.len()))
        })
}

/// Whether prisoners are given by number, and nothing says which side took them, or not how:
/// `Prisoners Black/White: 5/2`, `Both sides have 3 prisoners`.
fn has_number_alone(line: &[Token]) -> bool {
    let is_word = |word: &Token| word.is_one_of(PRISONERS) || word.is_one_of(CAPTURES);
    let mut words = (0..line.len()).filter(|at| is_word(&line[*at]));
    words.any(|at| {
        let is_between = |token: &&Token| {
            **token == Token::Parenthesis
                || token.side().is_some()
                || token.stones_of().is_some()
                || token.is_one_of(JOINS)
                || token.is_one_of(BEHIND_PRISONERS)
        };
        let mut behind = line[at + 1..].iter().take(MOST_BETWEEN).skip_while(is_between);
        let first = behind.next();
        let is_behind =
            matches!((first, behind.next()), (Some(Token::Colon), Some(number)) if is_number(number));
        let is_before = line[at].is_one_of(PRISONERS)
            && first != Some(&Token::Colon)
            && matches!(line[..at], [.., Token::Number(_)]);
        is_behind || is_before
    })
}

fn is_number(token: &Token) -> bool {
    matches!(token, Token::Number(_)) || token.is_one_of(NUMBER_WORDS)
}

/// What a line says that begins with this form, and the number of its pieces.
fn begins(line: &[Token], form: &[Piece]) -> Option<(Statement, usize)> {
    let (mut at, mut side, mut stones) = (0, None, None);
    for piece in form {
        let token = line.get(at);
        let fits = match (piece, token) {
            (Piece::Side(name), Some(token)) => {
                // `Die Schwarzen haben`
                let has = |verb: &&Token| verb.is_one_of(HAS);
                let people = || line.get(at + 1).filter(has).and(token.stones_of());
                side = token.side().or_else(people).filter(|_| match name {
                    Name::Any => true,
                    Name::Word => token.is_long(),
                    Name::Sign => token.is_sign(),
                });
                side.is_some()
            }
            (Piece::Number, Some(Token::Number(number))) => {
                stones = Some(number.parse().ok());
                true
            }
            (Piece::Number, Some(token)) if token.is_one_of(ZERO) => {
                stones = Some(Some(0));
                true
            }
            (Piece::Number, Some(token)) if token.is_one_of(NUMBER_WORDS) => {
                stones = Some(None);
                true
            }
            (Piece::Stones, _) => {
                let (of, length) = stones_here(&line[at..]);
                // Nobody takes their own stones.
                if of.is_some() && of == side {
                    stones = Some(None);
                }
                at += length;
                continue;
            }
            (Piece::End, _) => {
                if !ends_number(line, at) {
                    stones = Some(None);
                }
                continue;
            }
            (Piece::One(words) | Piece::Maybe(words), Some(token)) => token.is_one_of(words),
            (Piece::Colon | Piece::MaybeColon, Some(token)) => {
                matches!(token, Token::Colon | Token::Dash)
            }
            (Piece::Parenthesis | Piece::MaybeParenthesis, Some(token)) => {
                *token == Token::Parenthesis
            }
            (Piece::MaybeGap, Some(token)) => {
                matches!(token, Token::Comma | Token::Dash | Token::Stop)
            }
            (Piece::MaybeComma, Some(token)) => matches!(token, Token::Comma | Token::Dash),
            _ => false,
        };
        match (fits, piece) {
            (true, _) => at += 1,
            (
                false,
                Piece::Maybe(_)
                | Piece::MaybeColon
                | Piece::MaybeGap
                | Piece::MaybeComma
                | Piece::MaybeParenthesis,
            ) => {}
            (false, _) => return None,
        }
    }
    Some(((side?, stones?), at))
}

/// The stones with which a text begins: the side they are of, if it is told, and the pieces of it:
/// `stones`, `white stones`, `pierres blanches`, `weiße`.
fn stones_here(text: &[Token]) -> (Option<Color>, usize) {
    let of = |at: usize| text.get(at).and_then(Token::stones_of);
    let names = |at: usize| text.get(at).is_some_and(|token| token.is_one_of(STONES));
    match text {
        // `Black 3 White 5` names a side, `3 white stones` its stones.
        [side, _, ..] if side.is_long() && side.side().is_some() && names(1) => (side.side(), 2),
        _ if of(0).is_some() => (of(0), 1 + usize::from(names(1))),
        _ if names(0) => (of(1), 1 + usize::from(of(1).is_some())),
        _ => (None, 0),
    }
}

/// Whether nothing behind a number says that it is one of something else, or of one capture: `White
/// has 5 minutes`, `3 stones in the corner`.
fn ends_number(line: &[Token], at: usize) -> bool {
    match &line[at..] {
        [next @ Token::Word(_), behind @ ..] => {
            ends(&line[at..])
                || next.side().is_some()
                || next.is_one_of(AFTER_A_NUMBER)
                || (next.is_one_of(&["in"]) && behind.first().is_some_and(|all| all.is_one_of(IN_ALL)))
                // The name of what is told next: `Captures B: 5 W: 2 Handicap: 6`.
                || behind.first() == Some(&Token::Colon)
        }
        _ => true,
    }
}
