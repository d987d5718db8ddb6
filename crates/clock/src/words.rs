//! The words that game records use for time, in the languages they are written in.

use alloc::{string::String, vec::Vec};

use crate::duration::split_where;

/// The meaning of a part of such a text.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Token {
    /// A time that names its units or is a clock face, in milliseconds: `1h30m`, `10:00`.
    Time(u64),
    /// A number without a unit: seconds, or a count.
    Bare(Number),
    /// A word or a sign.
    Word(Meaning),
}

/// A number without a unit.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct Number {
    /// As seconds, in milliseconds.
    pub(crate) time: u64,
    /// As a count, if it is whole and not too large for one.
    pub(crate) count: Option<u32>,
}

/// The meaning of a word or sign. In the tables, `None` is for words that say nothing about the
/// time, such as `each`.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Meaning {
    /// This many milliseconds.
    Unit(u64),
    /// Between a count of periods and their length, either way round.
    Times,
    /// Behind a count of periods.
    Periods,
    /// Behind a count of stones.
    Stones,
    /// Between stones and the time for them, either way round.
    Per,
    /// Before time that is added to the main time, or with each move.
    Plus,
    /// Before the cap of Fischer time.
    Max,
    /// An opening parenthesis.
    Aside,
    ByoYomi,
    Canadian,
    Fischer,
    Simple,
}

const SECOND: Option<Meaning> = Some(Meaning::Unit(1000));
const MINUTE: Option<Meaning> = Some(Meaning::Unit(60 * 1000));
const HOUR: Option<Meaning> = Some(Meaning::Unit(60 * 60 * 1000));
const DAY: Option<Meaning> = Some(Meaning::Unit(24 * 60 * 60 * 1000));

/// Words of Latin letters, which have to match in whole.
const LATIN: [(&[&str], Option<Meaning>); 14] = [
    (
        &[
            "s", "sec", "secs", "second", "seconds", "sek", "sekunde", "sekunden", "seconde",
            "secondes", "sekund", "sekunder",
        ],
        SECOND,
    ),
    (&["m", "min", "mins", "minute", "minutes", "minuten", "minut", "minuter"], MINUTE),
    (
        &[
            "h", "hr", "hrs", "hour", "hours", "std", "stunde", "stunden", "heure", "heures",
            "tim", "timme", "timmar",
        ],
        HOUR,
    ),
    (&["d", "day", "days", "tag", "tage", "jour", "jours", "dag", "dagar"], DAY),
    (&["x"], Some(Meaning::Times)),
    (&["period", "periods", "time", "times"], Some(Meaning::Periods)),
    (
        &["move", "moves", "stone", "stones", "zug", "stein", "steine", "coup", "coups", "drag"],
        Some(Meaning::Stones),
    ),
    (&["per", "in", "for", "a", "pro", "par", "en"], Some(Meaning::Per)),
    (&["increment", "inc", "bonus"], Some(Meaning::Plus)),
    (&["max", "cap"], Some(Meaning::Max)),
    (&["byo-yomi", "byoyomi", "byo", "japanese"], Some(Meaning::ByoYomi)),
    (&["canadian"], Some(Meaning::Canadian)),
    (&["fischer", "fisher"], Some(Meaning::Fischer)),
    (&["simple"], Some(Meaning::Simple)),
];

/// Numbers in words.
const NUMBERS: [(&[&str], u32); 3] = [
    (&["one", "ein", "eine", "une", "un"], 1),
    (&["two", "zwei", "deux"], 2),
    (&["three", "drei", "trois", "tre"], 3),
];

/// Words that say nothing about the time.
const NOISE: [&str; 30] = [
    "each",
    "ea",
    "player",
    "side",
    "of",
    "and",
    "with",
    "main",
    "main-time",
    "yomi",
    "overtime",
    "absolute",
    "sudden-death",
    "sudden",
    "death",
    "time-limit",
    "je",
    "jeweils",
    "spieler",
    "bedenkzeit",
    "und",
    "mit",
    "chacun",
    "chaque",
    "joueur",
    "et",
    "spelare",
    "vardera",
    "och",
    "med",
];

/// Signs, and words of scripts without blanks between words; the longer before their parts.
const SIGNS: [(&[&str], Option<Meaning>); 15] = [
    (&["分钟", "分鐘", "分間", "分", "분"], MINUTE),
    (&["小时", "小時", "時間", "时", "時", "시간"], HOUR),
    (&["秒読み", "読秒", "读秒", "讀秒", "초읽기"], Some(Meaning::ByoYomi)),
    (&["秒", "초"], SECOND),
    (&["×", "＊", "*", "✕"], Some(Meaning::Times)),
    (&["回", "次", "회"], Some(Meaning::Periods)),
    (&["手", "子", "수"], Some(Meaning::Stones)),
    (&["/"], Some(Meaning::Per)),
    (&["+", "＋"], Some(Meaning::Plus)),
    (
        &[
            "各自",
            "各方",
            "各",
            "每方",
            "双方",
            "持ち時間",
            "持ち",
            "用时",
            "用時",
            "제한시간",
            "각자",
            "각",
        ],
        None,
    ),
    (&["加拿大"], Some(Meaning::Canadian)),
    (&["'", "′"], MINUTE),
    (&["\"", "″"], SECOND),
    (&["(", "（"], Some(Meaning::Aside)),
    // Other signs that may stand between words.
    (&[")", "）", ",", ";", ".", "、", "，", ":", "："], None),
];

/// The meaning of a text in small letters; `None` if a part of it has none.
pub(crate) fn tokens(text: &str) -> Option<Vec<Token>> {
    let mut found: Vec<Token> = Vec::new();
    // The unit of a bare number behind a time, as for the 30 of `1h30`.
    let mut smaller = None;
    // The smallest unit of the time that was found last.
    let mut last = 0;
    let mut rest = text.trim_start();
    while let Some(first) = rest.chars().next() {
        if first.is_ascii_digit() {
            let (token, after) = number(rest)?;
            rest = after;
            match (token, smaller.take(), found.last_mut()) {
                (
                    Token::Bare(Number { count: Some(n), .. }),
                    Some(unit),
                    Some(Token::Time(time)),
                ) if !is_counted(rest) => {
                    if n >= 60 {
                        return None;
                    }
                    *time = time.checked_add(u64::from(n).checked_mul(unit)?)?;
                }
                _ => found.push(token),
            }
        } else {
            if let Some((number, after)) = spelled(rest) {
                found.push(Token::Bare(number));
                rest = after.trim_start();
                continue;
            }
            let (meaning, after) = word(rest)?;
            let touches = after.starts_with(|c: char| c.is_ascii_digit());
            rest = after;
            match meaning {
                Some(Meaning::Unit(unit)) => {
                    let Some(Token::Bare(bare)) = found.pop() else { return None };
                    let time = bare.time.checked_mul(unit / 1000)?;
                    smaller = (touches && matches!(meaning, HOUR | MINUTE)).then_some(unit / 60);
                    match found.last_mut() {
                        // `1h 30m` is one time; `1h 1h`, `1h 90m` and `1h 30s` may be two, and
                        // `30m 30s x 3` cannot be told from two.
                        Some(Token::Time(total)) if is_part(unit, last) && time < last => {
                            *total = total.checked_add(time)?;
                        }
                        Some(Token::Time(_)) => return None,
                        _ => found.push(Token::Time(time)),
                    }
                    last = unit;
                }
                Some(word) => found.push(Token::Word(word)),
                // `5 hours per player`.
                None if found.last() == Some(&Token::Word(Meaning::Per)) => {
                    found.pop();
                }
                None => {}
            }
        }
        rest = rest.trim_start();
    }
    Some(found)
}

/// Whether a unit is the next smaller one.
fn is_part(unit: u64, larger: u64) -> bool {
    let parts = if Some(Meaning::Unit(larger)) == DAY { 24 } else { 60 };
    unit * parts == larger
}

/// Whether the text behind a number says what is counted: units, periods or stones.
fn is_counted(text: &str) -> bool {
    use Meaning::{Periods, Stones, Unit};
    matches!(word(text.trim_start()), Some((Some(Unit(_) | Periods | Stones), _)))
}

/// The number in words that a text begins with, and the text behind it.
fn spelled(text: &str) -> Option<(Number, &str)> {
    let (word, after) = split_where(text, |c| !c.is_alphabetic());
    let (_, count) = NUMBERS.iter().find(|(names, _)| names.contains(&word))?;
    Some((Number { time: u64::from(*count) * 1000, count: Some(*count) }, after))
}

/// The meaning of the word or sign that a text begins with, and the text behind it.
fn word(text: &str) -> Option<(Option<Meaning>, &str)> {
    let (latin, _) = split_where(text, |c| !c.is_ascii_alphabetic() && c != '-');
    let latin = latin.trim_end_matches('-');
    if latin.starts_with(|c: char| c.is_ascii_alphabetic()) {
        let after = &text[latin.len()..];
        if NOISE.contains(&latin) {
            return Some((None, after));
        }
        let known = LATIN.iter().find(|(names, _)| names.contains(&latin))?;
        return Some((known.1, after));
    }
    SIGNS.iter().find_map(|(names, meaning)| {
        names.iter().find_map(|name| Some((*meaning, text.strip_prefix(name)?)))
    })
}

/// The number or clock face that a text begins with, and the text behind it.
fn number(text: &str) -> Option<(Token, &str)> {
    let is_part = |c: char| c.is_ascii_digit() || matches!(c, '.' | ',' | ':');
    let (written, _) = split_where(text, |c| !is_part(c));
    let written = written.trim_end_matches(['.', ',', ':']);
    let after = &text[written.len()..];
    if written.contains(':') {
        return Some((Token::Time(face(written)?), after));
    }
    // Behind a comma three digits may be decimals or thousands.
    if written.split_once(',').is_some_and(|(_, behind)| behind.len() == 3) {
        return None;
    }
    let time = decimal(&written.replace(',', "."))?;
    let is_whole = written.bytes().all(|byte| byte.is_ascii_digit());
    if let Some(after) = after.strip_prefix('½').filter(|_| is_whole) {
        return Some((Token::Bare(Number { time: time.checked_add(500)?, count: None }), after));
    }
    Some((Token::Bare(Number { time, count: written.parse().ok() }), after))
}

/// `mm:ss` or `h:mm:ss`, in milliseconds.
fn face(text: &str) -> Option<u64> {
    let mut seconds = 0u64;
    for (index, part) in text.split(':').enumerate() {
        let value: u64 = part.parse().ok()?;
        if index > 2 || (index > 0 && value >= 60) {
            return None;
        }
        seconds = seconds.checked_mul(60)?.checked_add(value)?;
    }
    seconds.checked_mul(1000)
}

/// A decimal number of seconds in milliseconds; smaller parts are cut off.
fn decimal(text: &str) -> Option<u64> {
    let (whole, decimals) = text.split_once('.').unwrap_or((text, ""));
    if !decimals.bytes().all(|b| b.is_ascii_digit()) {
        return None;
    }
    let thousandths: String = decimals.chars().chain("000".chars()).take(3).collect();
    whole.parse::<u64>().ok()?.checked_mul(1000)?.checked_add(thousandths.parse().ok()?)
}
