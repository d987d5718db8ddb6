//! Results in English, German, French, Swedish and Russian.
//!
//! Words are in small letters (see [`plain`](super::words::plain)).

use super::{WinBy, read::by};
use crate::point::Color;

/// A player at the beginning of a text, and the rest.
pub(super) fn color(text: &str) -> Option<(Color, &str)> {
    // The longer stand before their parts.
    let names = [
        ("black", Color::Black),
        ("schwarz", Color::Black),
        ("noirs", Color::Black),
        ("noir", Color::Black),
        ("svart", Color::Black),
        ("white", Color::White),
        ("weiß", Color::White),
        ("weiss", Color::White),
        ("blancs", Color::White),
        ("blanc", Color::White),
        ("vit", Color::White),
        ("чёрные", Color::Black),
        ("черные", Color::Black),
        ("белые", Color::White),
        ("b", Color::Black),
        ("w", Color::White),
    ];
    let begins = |&(name, color)| Some((color, text.strip_prefix(name)?));
    let (color, rest) = names.iter().find_map(begins)?;
    (!rest.starts_with(|c: char| c.is_alphabetic())).then(|| (color, rest.trim_start()))
}

/// How the player lost of whom this is said.
pub(super) fn loss(rest: &str) -> Option<WinBy> {
    let ways = [
        ("has resigned", WinBy::Resignation),
        ("resigns", WinBy::Resignation),
        ("resigned", WinBy::Resignation),
        ("gibt auf", WinBy::Resignation),
        ("gab auf", WinBy::Resignation),
        ("hat aufgegeben", WinBy::Resignation),
        ("abandonnent", WinBy::Resignation),
        ("abandonne", WinBy::Resignation),
        ("ger upp", WinBy::Resignation),
        ("gav upp", WinBy::Resignation),
        ("сдались", WinBy::Resignation),
        ("ran out of time", WinBy::Time),
        ("timed out", WinBy::Time),
        ("times out", WinBy::Time),
        ("forfeits on time", WinBy::Time),
        ("forfeits by time", WinBy::Time),
        ("forfeited on time", WinBy::Time),
        ("forfeits", WinBy::Forfeit),
        ("forfeited", WinBy::Forfeit),
    ];
    let way = |&(words, by): &(&str, WinBy)| {
        let rest = rest.strip_prefix(words)?;
        (rest.is_empty() || rest.starts_with(' ')).then_some(by)
    };
    if let Some(by) = ways.iter().find_map(way) {
        return Some(by);
    }
    let verbs = [
        "loses",
        "lost",
        "verliert",
        "verlor",
        "hat verloren",
        "perdent",
        "perd",
        "ont perdu",
        "a perdu",
        "förlorar",
        "förlorade",
        "проиграли",
    ];
    by(behind(rest, &verbs)?)
}

/// How the player won of whom this is said.
pub(super) fn win(rest: &str) -> Option<WinBy> {
    let rest = rest.strip_prefix("'s").map_or(rest, str::trim_start);
    let verbs = [
        "victory",
        "wins",
        "won",
        "win",
        "gewinnt",
        "gewann",
        "gewinnen",
        "hat gewonnen",
        "gagnent",
        "gagne",
        "ont gagné",
        "a gagné",
        "vinner",
        "vann",
        "выиграли",
        "победили",
        "by",
    ];
    let won = rest.strip_prefix('+').map(str::trim).or_else(|| behind(rest, &verbs));
    let Some(how) = won else {
        // Tygem puts the verb last: `white 0.5 win`.
        let how = rest.strip_suffix("win").map_or(rest, str::trim_end);
        return if how == rest && !how.is_empty() { None } else { by(how) };
    };
    by(how).or_else(|| {
        let counted = |c: char| c.is_ascii_digit() || matches!(c, '半' | '반' | '½' | '¼' | '¾');
        let is_words = how.starts_with(char::is_alphabetic) && !how.contains(counted);
        // A way to win that is not known is one nevertheless.
        (is_words && how != "zi").then_some(WinBy::Unstated)
    })
}

/// What stands behind one of these verbs, without the preposition between them.
fn behind<'a>(text: &'a str, verbs: &[&str]) -> Option<&'a str> {
    const BETWEEN: [&str; 18] = [
        "by", "on", "durch", "auf", "mit", "um", "nach", "par", "de", "au", "à", "med", "genom",
        "på", "av", "на", "по", "с",
    ];
    let rest = verbs.iter().find_map(|verb| text.strip_prefix(verb))?.trim_start();
    let between = BETWEEN.iter().find_map(|word| rest.strip_prefix(word)?.strip_prefix(' '));
    Some(between.unwrap_or(rest).trim())
}
