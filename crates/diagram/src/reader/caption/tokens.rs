//! A line of text in words, numbers and the signs that part a name from its value.

use super::super::signs::stone;
use std::borrow::Cow;
use std::ops::Range;
use tengen_rules::Color;

/// A piece of a line.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(super) enum Token {
    /// Letters, small, perhaps with `'s` behind them; or a sign for a word: `/`, `&`, `●`.
    Word(String),
    /// Digits with a sign, a fraction, or both, and what else belongs to them.
    Number(String),
    /// `:` or `=`.
    Colon,
    /// `[`, as in game records.
    Bracket,
    /// `(`. What Tengen assumes stands in parentheses in its reports: `the komi (6.5)`.
    Parenthesis,
    /// `,`.
    Comma,
    /// A dash between blanks.
    Dash,
    /// The end of a statement: `.`, `!`, `?`, `;` or `|`.
    Stop,
    /// `)` or `]`.
    Close,
}

/// The words for Black and for White in our languages, and the signs and letters for them.
const SIDES: [&[&str]; 2] = [
    &["black", "schwarz", "noir", "noirs", "svart", "b", "x", "●"],
    &["white", "weiß", "weiss", "blanc", "blancs", "vit", "w", "o", "○"],
];
/// The genitives that have no apostrophe.
const GENITIVES: [&[&str]; 2] = [&["svarts", "blacks"], &["vits", "whites"]];
/// The end of the others, as it is kept.
const OF: &str = "'s";
/// The words for stones of Black and of White that do not name the sides: `weiße Steine`.
const STONES_OF: [&[&str]; 2] = [
    &["schwarze", "schwarzen", "noire", "noires", "svarta"],
    &["weiße", "weißen", "weisse", "weissen", "blanche", "blanches", "vita"],
];
/// Words that join two sides: `Black or White to play`, `Black 3 and White 5`.
pub(super) const JOINS: &[&str] = &[
    "or", "and", "while", "oder", "und", "aber", "ou", "et", "mais", "eller", "och", "men", "/",
    "&",
];

/// The letters that stand for a side in a language, each with the one that English has for it.
pub(super) type Letters = &'static [(&'static str, &'static str)];
pub(super) const ENGLISH: Letters = &[];
pub(super) const GERMAN: Letters = &[("s", "b")];
/// B is `Blanc`.
pub(super) const FRENCH: Letters = &[("n", "b"), ("b", "w")];
pub(super) const SWEDISH: Letters = &[("s", "b"), ("v", "w")];

/// A line with the letters of English for those of another language. No language but English has B
/// and W for the sides, so these two together are kept.
pub(super) fn in_letters(line: &[Token], letters: Letters) -> Cow<'_, [Token]> {
    let is_english =
        ["b", "w"].iter().all(|letter| line.iter().any(|token| token.is_one_of(&[letter])));
    if is_english || letters.is_empty() {
        return Cow::Borrowed(line);
    }
    let read = |token: &Token| {
        let letter = letters.iter().find(|(letter, _)| token.is_one_of(&[letter]));
        letter.map_or_else(|| token.clone(), |(_, english)| Token::Word((*english).to_owned()))
    };
    line.iter().map(read).collect::<Vec<_>>().into()
}

impl Token {
    /// Whether it is one of these words.
    pub(super) fn is_one_of(&self, words: &[&str]) -> bool {
        matches!(self, Token::Word(word) if words.contains(&word.as_str()))
    }

    /// The side that it names.
    pub(super) fn side(&self) -> Option<Color> {
        let Token::Word(word) = self else { return None };
        let name = word.strip_suffix(OF).unwrap_or(word);
        let names = |color: &Color| {
            SIDES[*color].contains(&name) || GENITIVES[*color].contains(&word.as_str())
        };
        Color::BOTH.into_iter().find(names)
    }

    /// The side of the stones that it tells of: `white` in `white stones` is none.
    pub(super) fn stones_of(&self) -> Option<Color> {
        Color::BOTH.into_iter().find(|color| self.is_one_of(STONES_OF[*color]))
    }

    /// Whether it is the genitive of a side: `Black's`.
    pub(super) fn is_genitive(&self) -> bool {
        let Token::Word(word) = self else { return false };
        self.side().is_some() && (word.ends_with(OF) || GENITIVES.concat().contains(&word.as_str()))
    }

    /// Whether it is a word of several letters.
    pub(super) fn is_long(&self) -> bool {
        matches!(self, Token::Word(word) if word.chars().count() > 1)
    }

    /// Whether it is the sign of a stone.
    pub(super) fn is_sign(&self) -> bool {
        self.side().is_some()
            && matches!(self, Token::Word(word) if !word.starts_with(char::is_alphabetic))
    }

    /// Whether it parts statements or their pieces, and says nothing else.
    pub(super) fn is_gap(&self) -> bool {
        matches!(self, Token::Comma | Token::Dash | Token::Stop | Token::Close)
    }
}

/// Whether the side at this place is joined to the other: `Black or White`, `Black/White`.
pub(super) fn is_joined(line: &[Token], place: usize) -> bool {
    let Some(side) = line.get(place).and_then(Token::side) else { return false };
    let is_other = |token: &Token| token.side() == Some(!side);
    let before =
        matches!(&line[..place], [.., other, join] if join.is_one_of(JOINS) && is_other(other));
    let behind =
        matches!(&line[place + 1..], [join, other, ..] if join.is_one_of(JOINS) && is_other(other));
    before || behind
}

/// The pieces of a line, each with its place. The sign of a colour in parentheses is none: `Black
/// (X)`. Nor is the beginning of a line of a diagram: `$$B`.
pub(super) fn tokens(line: &str) -> Vec<(Token, Range<usize>)> {
    let mut tokens = Vec::new();
    let mut at = begin(line);
    while let Some(c) = line[at..].chars().next() {
        let rest = &line[at..];
        let run = |is_part: fn(char) -> bool| rest.find(|c| !is_part(c)).unwrap_or(rest.len());
        let (length, token) = if let Some(length) = number(rest, &line[..at]) {
            (length, Some(Token::Number(rest[..length].to_owned())))
        } else if c.is_alphabetic() {
            let length = run(char::is_alphabetic);
            let (word, behind) = rest.split_at(length);
            let genitive = genitive(behind);
            let of = if genitive > 0 { OF } else { "" };
            // `n'a`: a letter that is part of the next word names no side.
            let is_elided = genitive == 0 && is_elided(word, behind);
            let token = (!is_elided).then(|| Token::Word(word.to_lowercase() + of));
            (length + genitive, token)
        } else if let Some(color) = stone(c) {
            let sign = if color == Color::Black { "●" } else { "○" };
            (c.len_utf8(), Some(Token::Word(sign.to_owned())))
        } else if let Some(length) = sign_in_parentheses(rest) {
            (length, None)
        } else {
            let sign = match c {
                ':' | '=' => Some(Token::Colon),
                '[' => Some(Token::Bracket),
                '(' => Some(Token::Parenthesis),
                '/' | '&' => Some(Token::Word(c.to_string())),
                ',' => Some(Token::Comma),
                ')' | ']' => Some(Token::Close),
                '.' | '!' | '?' | ';' | '|' => Some(Token::Stop),
                '-' | '–' | '—' if !line[..at].ends_with(|c: char| !c.is_whitespace()) => {
                    Some(Token::Dash)
                }
                _ => None,
            };
            (c.len_utf8(), sign)
        };
        tokens.extend(token.map(|token| (token, at..at + length)));
        at += length;
    }
    tokens
}

/// How long the sign of a colour in parentheses is with which a text begins, if it begins with one.
fn sign_in_parentheses(text: &str) -> Option<usize> {
    let inside = text.strip_prefix('(')?;
    let sign = inside.chars().next()?;
    let is_sign = matches!(sign, 'X' | 'O' | 'x' | 'o') || stone(sign).is_some();
    let end = inside.strip_prefix(sign)?.strip_prefix(')')?;
    is_sign.then_some(text.len() - end.len())
}

/// Where the text of a line begins.
fn begin(line: &str) -> usize {
    match line.trim_start().strip_prefix("$$") {
        Some(text) => line.len() - text.trim_start_matches(char::is_alphanumeric).len(),
        None => 0,
    }
}

/// How long the `'s` of `Black's` is with which a text begins, if it begins with one.
fn genitive(text: &str) -> usize {
    let end = text.strip_prefix(['\'', '’']).and_then(|text| text.strip_prefix('s'));
    let end = end.filter(|behind| !behind.starts_with(char::is_alphabetic));
    end.map_or(0, |behind| text.len() - behind.len())
}

/// Whether this word is a letter that an apostrophe joins to the next word.
fn is_elided(word: &str, behind: &str) -> bool {
    let next = behind.strip_prefix(['\'', '’']);
    word.chars().count() == 1 && next.is_some_and(|next| next.starts_with(char::is_alphabetic))
}

/// Signs at the end of a number by which it is another number, or none.
const STRANGE: &[char] = &['%', '‰', '¼', '¾', '⅓', '⅔', '°', '²', '³', '×'];

/// Signs between two numbers by which they are one, or none. Others may emphasise a number:
/// `**6.5**`.
const JOINTS: &[char] = &['.', ',', '-', '–', '−', '+', '~', '^', '*'];

/// How many digits a text begins with.
fn digits(text: &str) -> usize {
    text.len() - text.trim_start_matches(|c: char| c.is_ascii_digit()).len()
}

/// How long the number is with which a text begins, if it begins with one. All that belongs to it
/// is a part of it, so that nothing takes a part for the whole: `6 1/2`, `6.5.5`, `6-7`, `50%`.
fn number(text: &str, before: &str) -> Option<usize> {
    let unsigned = text.strip_prefix(['-', '+', '−']).unwrap_or(text);
    let sign = text.len() - unsigned.len();
    let whole = digits(unsigned);
    let is_half = whole == 0 && unsigned.starts_with('½');
    if (whole == 0 && !is_half) || (sign > 0 && before.ends_with(char::is_alphanumeric)) {
        return None;
    }
    let mut length = whole + fraction(&unsigned[whole..]);
    loop {
        let behind = &unsigned[length..];
        // More decimals, the end of a range, or a sign.
        let joint = behind.strip_prefix(JOINTS).filter(|rest| digits(rest) > 0);
        let strange = behind.strip_prefix(STRANGE);
        let Some(rest) = joint.or(strange) else { break };
        length = unsigned.len() - rest.len() + digits(rest);
    }
    Some(sign + length)
}

/// How long the fraction is with which the text behind a whole number begins.
fn fraction(behind: &str) -> usize {
    if let Some(decimals) = behind.strip_prefix(['.', ',']).map(digits).filter(|places| *places > 0)
    {
        return 1 + decimals;
    }
    let apart = behind.trim_start_matches([' ', '\u{a0}', '\u{202f}']);
    let blanks = behind.len() - apart.len();
    if apart.starts_with('½') {
        return blanks + '½'.len_utf8();
    }
    let over = digits(apart);
    let under = apart[over..].strip_prefix(['/', '⁄']).map_or(0, digits);
    let slash = apart[over..].chars().next().map_or(0, char::len_utf8);
    let length = over + slash + under;
    // A day has more strokes: `6 3/4/2026`.
    let is_fraction = blanks > 0 && over > 0 && under > 0;
    if is_fraction && !apart[length..].starts_with(['/', '⁄']) { blanks + length } else { 0 }
}
