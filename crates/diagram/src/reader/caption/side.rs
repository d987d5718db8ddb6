//! The side to move that a text names.

mod phrases;

use super::ends::{AFTER, ends, played, point};
use super::supposed::{DENIES, SUPPOSES};
use super::tokens::{Letters, Token, in_letters, is_joined};
pub(super) use phrases::LANGUAGES;
use phrases::Phrases;
use std::collections::HashMap;
use std::sync::LazyLock;
use tengen_rules::Color;

/// Words before a phrase that names the side that made a move: `a mistake for White to play`,
/// `Mistake by White on move`.
const OF_A_MOVE: [&str; 8] = ["for", "für", "pour", "för", "by", "von", "par", "av"];
/// Words before a reason. Tengen says `since Black moves first` of a side that nobody named. What
/// was played last is a fact all the same.
const REASONS: [&str; 4] = ["since", "weil", "car", "eftersom"];
/// Words before a phrase for the next move by which it tells of the last one:
/// `last to move: Black`.
const LAST: [&str; 5] = ["last", "zuletzt", "dernier", "senast", "sist"];
/// Words for what came about with a move: `Position after Black 57`.
const POSITIONS: [&str; 16] = [
    "position",
    "board",
    "diagram",
    "situation",
    "game",
    "stellung",
    "brett",
    "diagramm",
    "stand",
    "goban",
    "diagramme",
    "partie",
    "ställning",
    "ställningen",
    "bräde",
    "läget",
];
/// Words behind a phrase that say nothing else.
const NOW: [&str; 9] =
    ["first", "next", "now", "zuerst", "jetzt", "nun", "maintenant", "först", "nu"];

/// A piece of a phrase.
enum Piece {
    Side,
    Genitive,
    /// A colon or a dash.
    Colon,
    Bracket,
    Parenthesis,
    /// The point of a move, or nothing.
    Point,
    /// The point of a move, or its number.
    Move,
    Word(&'static str),
}

/// A phrase in its pieces.
struct Phrase {
    pieces: Vec<Piece>,
    /// Whether its side moved last.
    is_last: bool,
    /// Whether it tells when the position came about: `after Black 57`.
    tells_when: bool,
}

/// The phrases of a language by their beginning, so that few are tried at each word of a line.
struct ByBeginning {
    letters: Letters,
    side: Vec<Phrase>,
    word: HashMap<&'static str, Vec<Phrase>>,
}

static PHRASES: LazyLock<Vec<ByBeginning>> =
    LazyLock::new(|| LANGUAGES.iter().map(ByBeginning::of).collect());

impl Phrase {
    fn read(phrase: &'static str, is_last: bool) -> Phrase {
        let piece = |word| match word {
            "_" => Piece::Side,
            "_'s" => Piece::Genitive,
            ":" => Piece::Colon,
            "[" => Piece::Bracket,
            "(" => Piece::Parenthesis,
            "@" => Piece::Point,
            "#" => Piece::Move,
            word => Piece::Word(word),
        };
        let pieces: Vec<Piece> = phrase.split(' ').map(piece).collect();
        let tells_when = matches!(pieces[0], Piece::Word(first) if AFTER.contains(&first));
        Phrase { pieces, is_last, tells_when }
    }

    /// The side to move if the phrase stands at this place of a line. The inner None is both.
    fn told(&self, line: &[Token], at: usize) -> Option<Option<Color>> {
        let side = self.begins(line, at)?;
        Some(side.map(|side| if self.is_last { !side } else { side }))
    }

    fn begins(&self, line: &[Token], at: usize) -> Option<Option<Color>> {
        let (mut place, mut side, mut has_point) = (at, None, false);
        for piece in &self.pieces {
            if let Piece::Point = piece {
                let length = point(&line[place..]);
                // A move that is named by its point may be told more of: `Black F9 fills a dame`.
                has_point |= length > 0 && self.is_last && !self.tells_when;
                place += length;
                continue;
            }
            if let Piece::Move = piece {
                // `B5` behind a letter for a side is a point.
                let named = side.is_none_or(|named: usize| line[named].is_long());
                place += Some(played(&line[place..])).filter(|pieces| named && *pieces > 0)?;
                continue;
            }
            let token = line.get(place)?;
            let fits = match piece {
                Piece::Side | Piece::Genitive => {
                    side = Some(place);
                    matches!(piece, Piece::Side) || token.is_genitive()
                }
                Piece::Colon => matches!(token, Token::Colon | Token::Dash),
                Piece::Bracket => *token == Token::Bracket,
                Piece::Parenthesis => *token == Token::Parenthesis,
                Piece::Word(word) => token.is_one_of(&[word]),
                Piece::Point | Piece::Move => true,
            };
            if !fits {
                return None;
            }
            place += 1;
        }
        let named = side?;
        let color = line[named].side()?;
        let silences = |word: &Token| {
            word.is_one_of(SUPPOSES)
                || word.is_one_of(DENIES)
                || word.is_one_of(&OF_A_MOVE)
                || (!self.is_last
                    && [&REASONS[..], &LAST, AFTER].iter().any(|words| word.is_one_of(words)))
        };
        let before = at.checked_sub(1).map(|before| &line[before]);
        let supposes = before.is_some_and(silences) || (self.tells_when && !begins_behind(before));
        let is_now = line.get(place).is_some_and(|word| word.is_one_of(&NOW));
        let rest = &line[place..];
        let names_more = |at: usize| rest[at].side().is_some() || point(&rest[at..]) > 0;
        let is_told = has_point && !(0..rest.len()).any(names_more);
        let is_all = !supposes && (is_told || ends(&line[place + usize::from(is_now)..]));
        is_all.then(|| (!is_joined(line, named)).then_some(color))
    }
}

impl ByBeginning {
    fn of(phrases: &Phrases) -> ByBeginning {
        let read = |said: &'static [&str], is_last| {
            said.iter().map(move |phrase| Phrase::read(phrase, is_last))
        };
        let (mut side, mut word) = (Vec::new(), HashMap::<_, Vec<Phrase>>::new());
        for phrase in read(phrases.next, false).chain(read(phrases.last, true)) {
            match phrase.pieces[0] {
                Piece::Word(first) => word.entry(first).or_default().push(phrase),
                _ => side.push(phrase),
            }
        }
        ByBeginning { letters: phrases.letters, side, word }
    }

    /// What the phrase at this place of a line says, if one is there.
    fn told(&self, line: &[Token], at: usize) -> Option<Option<Color>> {
        let Token::Word(word) = &line[at] else { return None };
        let by_side = line[at].side().map(|_| &self.side);
        let mut phrases = by_side.into_iter().chain(self.word.get(word.as_str())).flatten();
        phrases.find_map(|phrase| phrase.told(line, at))
    }
}

/// The statements of a line; None is one that names both sides.
pub(super) fn statements(line: &[Token]) -> Vec<Option<Color>> {
    let in_language = |phrases: &ByBeginning| {
        let line = in_letters(line, phrases.letters);
        (0..line.len()).filter_map(|at| phrases.told(&line, at)).collect::<Vec<_>>()
    };
    PHRASES.iter().flat_map(in_language).collect()
}

/// Whether a statement begins behind this piece of a line, or a word for the position stands there.
fn begins_behind(before: Option<&Token>) -> bool {
    before.is_none_or(|token| {
        let is_sign = matches!(token, Token::Colon | Token::Parenthesis);
        is_sign || token.is_gap() || token.is_one_of(&POSITIONS)
    })
}
