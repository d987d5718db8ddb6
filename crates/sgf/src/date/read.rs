//! The ways of writing one date, and several.

use std::borrow::Cow;

use super::{
    day::Day,
    words::{TO, east_asian_year, month},
};
use crate::text::number;

/// A game is played on at most this many days that are not named one by one.
const MOST_DAYS: usize = 7;

/// The days of a text, and whether they are all that it says.
type Days = (Vec<Day>, bool);

/// From one day to another one, or a list of days.
pub(super) fn several(text: &str) -> Option<Days> {
    // With characters for year and month a hyphen stands between days alone.
    let has_characters = text.contains(['年', '년']);
    let hyphen = has_characters.then_some("-");
    let to = TO.into_iter().chain(hyphen).find_map(|to| text.split_once(to));
    if let Some((first, last)) = to {
        let ((first, of_first), (last, of_last)) = ends(first.trim(), last.trim())?;
        return Some((from_to(first, last)?, of_first && of_last));
    }
    let mut parts = text.split([',', '、']).map(str::trim);
    let first = parts.next()?;
    let (mut day, mut is_all) = single(first)?;
    let mut days = vec![day];
    for part in parts {
        let (next, of_next) = after(day, part, first)?;
        is_all &= of_next;
        day = next;
        days.push(day);
    }
    Some((days, is_all))
}

/// The first day and the last one. One of them has what the other leaves out: `2005-03-04..06`,
/// `4 - 6 March 2005`.
fn ends(first: &str, last: &str) -> Option<((Day, bool), (Day, bool))> {
    if let Some(found) = single(first) {
        return Some((found, after(found.0, last, first)?));
    }
    let last = single(last)?;
    let first = Day { day: Some(day_of_month(first)?), ..last.0 }.checked()?;
    Some(((first, true), last))
}

fn from_to(first: Day, last: Day) -> Option<Vec<Day>> {
    let mut days = vec![first];
    while days.last() != Some(&last) {
        if days.len() == MOST_DAYS {
            return None;
        }
        days.push(days.last()?.next()?);
    }
    Some(days)
}

/// A date behind another one, from which it may have its month and its year if that begins with
/// the year: in other orders the day may come first.
fn after(before: Day, text: &str, first: &str) -> Option<(Day, bool)> {
    if let Some(found) = single(text) {
        return Some(found);
    }
    let begins_with_year = first.get(..4).is_some_and(|year| number::<u32>(year).is_some());
    if !begins_with_year && east_asian(first).is_none() {
        return None;
    }
    let text = text.trim_end_matches('日');
    let numbers: Vec<Option<u32>> = text.split(['-', '/', '.', '月']).map(number).collect();
    let day = match numbers[..] {
        [Some(month), Some(day)] => Day::of(before.year, month, day),
        [Some(day)] => Day { day: Some(day), ..before },
        _ => return None,
    };
    let day = day.checked().filter(|_| before.day.is_some())?;
    Some((day, true))
}

/// A text of one date.
fn single(text: &str) -> Option<(Day, bool)> {
    let (days, is_all) = one(text)?;
    let [day] = days[..] else { return None };
    Some((day, is_all))
}

/// One date, or with a name of a month two that a hyphen connects.
pub(super) fn one(text: &str) -> Option<Days> {
    let (text, is_all) = match text.strip_suffix(')').and_then(|text| text.split_once('(')) {
        Some((text, _)) => (text.trim_end().into(), false),
        None => without_time(text),
    };
    let text = text.as_ref();
    let found = east_asian(text).or_else(|| Some((in_numbers(text)?, true)));
    let (days, is_whole) = match found {
        Some((day, is_whole)) => (vec![day.checked()?], is_whole),
        None => named(text)?,
    };
    Some((days, is_all && is_whole))
}

/// The text without a time of day, and whether there is none: `1999-05-05T10:00:00Z`,
/// `Wed May  5 10:00:00 1999`.
fn without_time(text: &str) -> (Cow<'_, str>, bool) {
    let Some((before, behind)) = text.split_once(':') else { return (text.into(), true) };
    let date = before.trim_end_matches(|c: char| c.is_ascii_digit()).strip_suffix([' ', 'T', '[']);
    let Some(date) = date.filter(|_| behind.starts_with(|c: char| c.is_ascii_digit())) else {
        return (text.into(), true);
    };
    let date = date.trim_end();
    match behind.rsplit_once(' ') {
        Some((_, year)) if year.len() == 4 && number::<u32>(year).is_some() => {
            (format!("{date} {year}").into(), false)
        }
        _ => (date.into(), false),
    }
}

/// `1999年5月5日`, `1999년 5월 5일`, or only the year, or that with the month.
fn east_asian(text: &str) -> Option<(Day, bool)> {
    let (year, rest) = text.split_once(['年', '년'])?;
    let year = east_asian_year(year)?;
    let Some((month, rest)) = rest.split_once(['月', '월']) else {
        return Some((Day::of_year(year), rest.trim().is_empty()));
    };
    let month = number(month)?;
    let (day, rest) = rest.split_once(['日', '일']).unwrap_or((rest, ""));
    match day.trim() {
        "" => Some((Day::of_month(year, month), rest.trim().is_empty())),
        day => Some((Day::of(year, month, number(day)?), rest.trim().is_empty())),
    }
}

/// `1999/5/5`, `1999.05.05.`, `1999-5`, `19990505` and `31.12.1999`. With other signs the day or
/// the month may stand first: the text must be a date in one way alone.
fn in_numbers(text: &str) -> Option<Day> {
    let Some(sign) = ['/', '.', '-', ' '].into_iter().find(|sign| text.contains(*sign)) else {
        let run = number(text)?;
        return match text.len() {
            8 => Some(Day::of(run / 10_000, run / 100 % 100, run % 100)),
            4 => Some(Day::of_year(run)),
            _ => None,
        };
    };
    let parts: Vec<&str> = text.trim_end_matches('.').split(sign).map(str::trim).collect();
    let numbers: Option<Vec<u32>> = parts.iter().map(|part| number(part)).collect();
    let is_year = |index: usize| parts[index].len() == 4;
    match numbers?[..] {
        [year, month, day] if is_year(0) => Some(Day::of(year, month, day)),
        [day, month, year] if is_year(2) && sign == '.' => Some(Day::of(year, month, day)),
        [one, other, year] if is_year(2) => {
            let [first, second] = [Day::of(year, other, one), Day::of(year, one, other)];
            match (first.checked(), second.checked()) {
                (Some(_), Some(_)) => (first == second).then_some(first),
                (first, second) => first.or(second),
            }
        }
        [year, month] | [month, year] if sign != ' ' && is_year(0) != is_year(1) => {
            let (year, month) = if is_year(0) { (year, month) } else { (month, year) };
            Some(Day::of_month(year, month))
        }
        _ => None,
    }
}

/// A word of a date with the name of its month.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Word {
    Month(u32),
    Year(u32),
    /// A day, or the first and the last of several.
    Days(u32, u32),
    Comma,
    Other,
}

impl Word {
    /// `None` if it has a number that is part of no date.
    fn read(word: &str) -> Option<Self> {
        if let Some(month) = month(word) {
            return Some(Word::Month(month));
        }
        if let Some(day) = day_of_month(word) {
            return Some(Word::Days(day, day));
        }
        if let Some((first, last)) = word.split_once('-')
            && let (Some(first), Some(last)) = (day_of_month(first), day_of_month(last))
        {
            return Some(Word::Days(first, last));
        }
        match number(word) {
            Some(year) if word.len() == 4 => Some(Word::Year(year)),
            _ if word == "," => Some(Word::Comma),
            _ if word.contains(|c: char| c.is_ascii_digit()) => None,
            _ => Some(Word::Other),
        }
    }
}

/// `5 May 1999`, `May 5th, 1999`, `5. Mai 1999`, `Wed, 5-May-1999`, `May 1999`, `4-6 March 2005`.
fn named(text: &str) -> Option<Days> {
    let text = text.to_lowercase().replace(',', " , ");
    let has_month = |word: &str| word.split('-').any(|part| month(part).is_some());
    let parts = text.split_whitespace().flat_map(|word| {
        let inner = if has_month(word) { '-' } else { ' ' };
        word.split(inner)
    });
    let words = parts.map(Word::read).collect::<Option<Vec<Word>>>()?;
    let places = |is: fn(&Word) -> bool| {
        let found: Vec<usize> = (0..words.len()).filter(|&at| is(&words[at])).collect();
        found
    };
    let [at] = places(|word| matches!(word, Word::Month(_)))[..] else { return None };
    let [year] = places(|word| matches!(word, Word::Year(_)))[..] else { return None };
    let days = places(|word| matches!(word, Word::Days(..)));
    let (Word::Month(month), Word::Year(year)) = (words[at], words[year]) else { return None };
    let is_all = !words.contains(&Word::Other);
    match days[..] {
        [] => Some((vec![Day::of_month(year, month).checked()?], is_all)),
        // Other numbers may be those of rounds and cups.
        [day] if day.abs_diff(at) == 1 => {
            let Word::Days(first, last) = words[day] else { return None };
            let [first, last] = [first, last].map(|day| Day::of(year, month, day).checked());
            Some((from_to(first?, last?)?, is_all))
        }
        _ => None,
    }
}

/// `5`, `5.`, `5th`, `1er`.
fn day_of_month(word: &str) -> Option<u32> {
    let endings = [".", "st", "nd", "rd", "th", "er", ":e", ":a"];
    let digits = endings.iter().find_map(|ending| word.strip_suffix(ending)).unwrap_or(word);
    if digits.len() <= 2 { number(digits) } else { None }
}
