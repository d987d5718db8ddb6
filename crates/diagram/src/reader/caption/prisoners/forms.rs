//! The words and the forms of statements on prisoners.

use super::super::tokens::{self, JOINS, Letters};

/// Prisoners.
pub(in super::super) const PRISONERS: &[&str] = &[
    "prisoners",
    "prisoner",
    "gefangene",
    "gefangenen",
    "gefangener",
    "prisonniers",
    "prisonnier",
    "fångar",
    "fånge",
];
/// Words that may also tell of a single move.
pub(in super::super) const CAPTURES: &[&str] = &[
    "captures",
    "captured",
    "capture",
    "caps",
    "taken",
    "held",
    "gefangen",
    "gefangengenommen",
    "geschlagen",
    "geschlagene",
    "prises",
    "prise",
    "pris",
    "capturées",
    "capturée",
    "capturés",
    "fångade",
    "tagna",
];
pub(super) const HAS: &[&str] =
    &["has", "have", "hat", "haben", "a", "ont", "har", "holds", "hält", "tient"];
/// Words before the people of a side: `les Noirs`, `die Schwarzen`.
pub(super) const ARTICLES: &[&str] = &["the", "les", "die", "de"];
const LOST: &[&str] = &[
    "lost",
    "loses",
    "verlor",
    "verloren",
    "verliert",
    "perdu",
    "perdit",
    "perd",
    "förlorat",
    "förlorade",
    "förlorar",
    "tappat",
    "tappade",
];
pub(super) const TAKEN: &[&str] = &[
    "captured", "taken", "capturé", "pris", "fångat", "tagit", "took", "schlug", "fing", "nahm",
    "captura", "prit", "fångade", "tog",
];
pub(super) const STONES: &[&str] =
    &["stones", "stone", "steine", "stein", "pierres", "pierre", "stenar", "sten"];
const BY: &[&str] = &["by", "of", "for", "von", "für", "durch", "de", "par", "pour", "av", "för"];
/// Words before prisoners that no form has yet said of stones.
pub(super) const MADE: &[&str] = &["made", "machte", "gemacht", "fait", "gjort"];
/// The word for what was told before: `Blanc en a 5`.
pub(super) const OF_THEM: &[&str] = &["en", "davon"];
/// The second word of `gefangen genommen`.
const GENOMMEN: &[&str] = &["genommen"];
/// Numbers as words. They are not read, but nothing else is assumed where one stands.
pub(super) const NUMBER_WORDS: &[&str] = &[
    "one", "two", "three", "four", "five", "six", "seven", "eight", "nine", "ten", "ein", "einen",
    "zwei", "drei", "vier", "fünf", "sechs", "sieben", "acht", "neun", "zehn", "un", "une", "deux",
    "trois", "quatre", "cinq", "sept", "huit", "neuf", "dix", "en", "två", "tre", "fyra", "fem",
    "sex", "sju", "åtta", "nio", "tio",
];
/// Words for no stones.
pub(super) const ZERO: &[&str] = &[
    "no", "none", "zero", "kein", "keine", "keinen", "null", "aucun", "aucune", "zéro", "ingen",
    "inga", "noll",
];
/// Words behind a number of stones that say nothing else of it: `5 so far`, `3 for Black`.
pub(super) const AFTER_A_NUMBER: &[&str] =
    &["so", "each", "by", "for", "von", "für", "par", "pour", "av", "för"];
/// The second words of `3 in all`.
pub(super) const IN_ALL: &[&str] = &["all", "total"];
/// Words between prisoners and their number: `Prisoners taken: 5`.
pub(super) const BEHIND_PRISONERS: &[&str] =
    &["stones", "steine", "pierres", "stenar", "taken", "held", "by", "von", "par", "av"];
/// Sentences that say that there are no prisoners.
pub(super) const NOBODY: &[&[&[&str]]] = &[
    &[ZERO, PRISONERS],
    &[ZERO, &["captures", "capture", "prises", "prise"]],
    &[ZERO, &["captured", "geschlagene", "gefangene", "capturées", "fångade", "tagna"], STONES],
    &[ZERO, STONES, &["captured", "geschlagen", "gefangen", "capturée", "prise"]],
    &[&["pas"], &["de"], &["prisonniers", "prisonnier", "captures", "prises"]],
];

/// The way in which a side is named.
pub(super) enum Name {
    Any,
    /// By more than a letter. A letter before a number may be a point of a row.
    Word,
    /// By a stone: `●`.
    Sign,
}

/// A piece of a pattern.
pub(super) enum Piece {
    Side(Name),
    /// A number of stones. As a word it is known to be one, but not read.
    Number,
    /// The stones of a number, or nothing; perhaps with their colour.
    Stones,
    /// A place behind a number. If something else than stones is counted there, the number is
    /// unclear.
    End,
    /// One of these words.
    One(&'static [&'static str]),
    /// One of these words, or nothing.
    Maybe(&'static [&'static str]),
    /// A colon or a dash.
    Colon,
    /// The same, or nothing.
    MaybeColon,
    /// `(`.
    Parenthesis,
    /// The same, or nothing.
    MaybeParenthesis,
    /// A sign that parts two statements, or nothing.
    MaybeGap,
    /// The same within a sentence, or nothing.
    MaybeComma,
}

use Piece::{
    Colon, End, Maybe, MaybeColon, MaybeComma, MaybeGap, MaybeParenthesis, Number, One,
    Parenthesis, Side, Stones,
};

const SIDE: Piece = Side(Name::Any);
const NAMED: Piece = Side(Name::Word);
const SIGN: Piece = Side(Name::Sign);

/// The verbs of the French perfect.
pub(super) const PERFECT: &[&str] = &["a", "ont"];
/// The forms in the past tense, each the beginning of a list. Alone they tell of one capture:
/// `Black captured 3 stones with move 57`. The French perfect is such a tense.
/// It tells of all of them only where it is the whole line.
pub(super) const ONCE: &[&[Piece]] = &[
    &[SIDE, One(TAKEN), Number, Stones, Maybe(PRISONERS), End],
    &[SIDE, One(MADE), Number, One(PRISONERS), End],
    &[SIDE, One(PERFECT), One(TAKEN), Number, Stones, Maybe(PRISONERS), End],
    &[SIDE, One(PERFECT), One(MADE), Number, One(PRISONERS), End],
];
/// The other forms with a verb, each the beginning of a list: `Black has 3 prisoners, White 5`.
pub(super) const SAID: &[&[Piece]] = &[
    // Black has 3 captured stones
    &[SIDE, One(HAS), Number, One(CAPTURES), One(STONES), End],
    // Black (X) has captured 3 stones
    &[SIDE, One(HAS), One(TAKEN), Number, Stones, Maybe(PRISONERS), End],
    // Black has 3 prisoners; Schwarz hat 3 Steine gefangen
    &[SIDE, One(HAS), Maybe(TAKEN), Maybe(MADE), Number, Stones, One(PRISONERS), Maybe(MADE), End],
    &[SIDE, One(HAS), Number, Stones, One(CAPTURES), Maybe(GENOMMEN), End],
];
/// The forms without a verb, each the beginning of a list: `Prisoners: Black 5, White 2`.
pub(super) const LISTED: &[&[Piece]] = &[
    // Black captures: 3
    &[SIDE, Maybe(STONES), One(PRISONERS), MaybeColon, Number, Stones, End],
    &[SIDE, One(CAPTURES), Colon, Number, Stones, End],
    // Black: 3 prisoners
    &[NAMED, MaybeColon, MaybeComma, Number, Stones, One(PRISONERS), End],
    &[SIDE, Colon, Number, Stones, One(PRISONERS), End],
    &[SIDE, Colon, Number, Stones, One(CAPTURES), Maybe(GENOMMEN), End],
    // Prisoners: Black 5; Captures B: 5; Stones captured by Black: 5; Captures ● 5
    &[
        One(PRISONERS),
        Maybe(CAPTURES),
        MaybeColon,
        Maybe(BY),
        SIDE,
        MaybeColon,
        Maybe(HAS),
        Number,
        Stones,
        End,
    ],
    &[One(CAPTURES), Maybe(STONES), Colon, SIDE, MaybeColon, Number, Stones, End],
    &[One(CAPTURES), Maybe(STONES), Maybe(BY), SIDE, Colon, Number, Stones, End],
    &[One(CAPTURES), Maybe(STONES), One(BY), SIDE, Number, Stones, End],
    &[One(CAPTURES), SIGN, Number, Stones, End],
    &[One(&["prisonniers", "pierres"]), One(BY), SIDE, MaybeColon, Number, Stones, End],
];
/// The forms that begin with a sentence of one word: `Prisoners. Black 3. White 5.`
pub(super) const HEADED: &[&[Piece]] = &[
    &[One(PRISONERS), MaybeGap, SIDE, MaybeColon, Number, Stones, End],
    &[One(&["captures", "caps", "prises"]), MaybeGap, SIDE, Colon, Number, Stones, End],
];
/// The beginning of a list of both sides. Alone it may tell of a move: `captures B 5`.
pub(super) const PAIR: &[Piece] = &[One(CAPTURES), SIDE, Number, Stones, End];
/// What goes on with it: `…, White 2`, `… et Blanc en a 2`.
pub(super) const FURTHER: &[Piece] = &[
    MaybeGap,
    Maybe(JOINS),
    Maybe(BY),
    SIDE,
    Maybe(OF_THEM),
    MaybeColon,
    MaybeComma,
    Maybe(HAS),
    Maybe(TAKEN),
    Number,
    Stones,
    Maybe(PRISONERS),
    Maybe(CAPTURES),
    Maybe(GENOMMEN),
    End,
];
/// The number first: `3 stones captured by Black, 5 by White`.
pub(super) const NUMBER_FIRST: &[&[Piece]] = &[
    &[Number, Stones, One(PRISONERS), Maybe(CAPTURES), One(BY), SIDE],
    &[Number, Stones, One(CAPTURES), One(BY), SIDE],
    // Prisoners: 7 (Black), 3 (White)
    &[One(PRISONERS), Maybe(CAPTURES), Colon, Number, Stones, Parenthesis, SIDE],
    &[One(CAPTURES), Maybe(STONES), Colon, Number, Stones, Parenthesis, SIDE],
];
pub(super) const FURTHER_NUMBER_FIRST: &[Piece] = &[
    MaybeGap,
    Maybe(JOINS),
    Number,
    Stones,
    Maybe(PRISONERS),
    Maybe(CAPTURES),
    MaybeParenthesis,
    Maybe(BY),
    SIDE,
];
/// What a statement may leave for the side before it: `Black 3, White 5 prisoners`.
pub(super) const BEFORE: &[&[Piece]] = &[
    &[NAMED, MaybeColon, Number, MaybeComma, Maybe(JOINS)],
    &[SIDE, Colon, Number, MaybeComma, Maybe(JOINS)],
];

/// The forms that name the side whose stones were taken: KataGo's `B stones captured: 3`, and `3
/// black stones captured`.
pub(super) const TAKEN_FROM: &[&[Piece]] = &[
    &[SIDE, One(STONES), One(&["captured"]), Colon, Number],
    &[Number, NAMED, One(STONES), One(CAPTURES)],
];

/// `Black captures 3` may also tell what a move does.
pub(super) const UNCLEAR: &[Piece] = &[NAMED, One(&["captures", "capture"]), Number];
/// Stones that a side has lost may be those that were taken, or dead ones that are still there.
pub(super) const LOSES: &[&[Piece]] = &[
    &[SIDE, Maybe(HAS), One(LOST), Number, One(STONES)],
    &[SIDE, One(HAS), Number, One(STONES), One(LOST)],
];
/// Forms that may name the side of the stones as well as the side that took them: `Captured stones:
/// Black 3`. KataGo's `B stones captured: 3` are those of Black.
pub(super) const EITHER: &[&[Piece]] = &[
    &[One(STONES), One(CAPTURES), Colon, SIDE, MaybeColon, Number],
    &[One(CAPTURES), One(STONES), MaybeColon, SIDE, MaybeColon, Number],
    &[One(PRISONERS), One(STONES), MaybeColon, SIDE, MaybeColon, Number],
];

/// The letters for the sides of each language that has its own, and the words by which a line is
/// known to be of it.
pub(super) const LETTERS: [(&[&str], Letters); 3] = [
    (
        &["gefangene", "gefangenen", "gefangener", "gefangen", "geschlagen", "geschlagene"],
        tokens::GERMAN,
    ),
    (
        &[
            "prisonniers",
            "prisonnier",
            "prises",
            "prise",
            "pris",
            "capturées",
            "capturée",
            "capturés",
        ],
        tokens::FRENCH,
    ),
    (&["fångar", "fånge", "fångade", "tagna"], tokens::SWEDISH),
];
