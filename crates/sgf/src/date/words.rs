//! The words that dates have in English, German, French and Swedish, and the eras of Japan and
//! Taiwan.

use crate::text::number;

/// The names of the months, without an accent as well, and in short.
const MONTHS: [&[&str]; 12] = [
    &["january", "jan", "januar", "jänner", "janvier", "janv", "januari"],
    &["february", "feb", "februar", "février", "fevrier", "févr", "fevr", "fév", "februari"],
    &["march", "mar", "märz", "maerz", "mrz", "mars"],
    &["april", "apr", "avril", "avr"],
    &["may", "mai", "maj"],
    &["june", "jun", "juni", "juin"],
    &["july", "jul", "juli", "juillet", "juil"],
    &["august", "aug", "août", "aout", "augusti"],
    &["september", "sep", "sept", "septembre"],
    &["october", "oct", "oktober", "octobre", "okt"],
    &["november", "nov", "novembre"],
    &["december", "dec", "dezember", "décembre", "decembre", "déc", "dez"],
];

/// The month of this name in small letters, which may be cut off with a point.
pub(super) fn month(word: &str) -> Option<u32> {
    let name = word.trim_end_matches('.');
    (1..).zip(MONTHS).find(|(_, names)| names.contains(&name)).map(|(month, _)| month)
}

/// The eras of Japan and of Taiwan, the year before
/// the first one of each, and the last number that is read.
const ERAS: [(&str, u32, u32); 7] = [
    ("明治", 1867, 45),
    ("大正", 1911, 15),
    ("昭和", 1925, 64),
    ("平成", 1988, 31),
    ("令和", 2018, 99),
    ("民國", 1911, 199),
    ("民国", 1911, 199),
];

/// The year of an era, such as `平成16`, or the number without an era.
pub(super) fn east_asian_year(text: &str) -> Option<u32> {
    let text = text.trim();
    let era = ERAS
        .iter()
        .find_map(|(name, before, last)| Some((text.strip_prefix(name)?, *before, *last)));
    let Some((year, before, last)) = era else { return number(text) };
    // The first year of an era has no number.
    let year = if year.trim() == "元" { 1 } else { number(year)? };
    (1..=last).contains(&year).then_some(before + year)
}

/// What stands between the first day and the last one.
pub(super) const TO: [&str; 8] = ["..", " - ", "–", "—", "~", "〜", " to ", " bis "];
