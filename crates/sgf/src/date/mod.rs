//! Dates as people write them, in the form of FF\[4\].

mod words;

use self::words::{TO, east_asian_year, month};
use crate::text::half_width;

/// A date in the form of FF\[4\], such as `2026-01-31`, `2026-01` or `2026-01-31,02-01`.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct StandardDate {
    /// The date.
    pub text: String,
    /// Whether it says all that was read. Words may have said more, such as a time of day.
    pub is_all: bool,
}

/// A game is played on at most this many days that are not named one by one.
const MOST_DAYS: u32 = 7;

impl StandardDate {
    /// The date that a text of people or programs can only mean: `1999/5/5`, `5 May 1999`,
    /// `1999年5月5日`, `平成11年5月5日`, `31.12.1999`, `May 1999`, `1999-05-05T10:00:00`,
    /// `4-6 March 2005`. Months have their names in English, German, French or Swedish.
    ///
    /// `None` if it is none of these, or may mean several, as `5/6/1999` does.
    ///
    /// ```
    /// use tengen_sgf::StandardDate;
    ///
    /// let read = |text| StandardDate::read(text).map(|date| date.text);
    /// assert_eq!(read("5 mai 1999").as_deref(), Some("1999-05-05"));
    /// assert_eq!(read("5/6/1999"), None);
    /// ```
    #[must_use]
    pub fn read(text: &str) -> Option<Self> {
        let text: String = text.chars().map(half_width).collect();
        let text = text.trim();
        let (days, is_all) = several(text).or_else(|| {
            let (day, is_all) = one(text)?;
            Some((vec![day], is_all))
        })?;
        let known = days.iter().all(|day| day.is_date());
        known.then(|| StandardDate { text: list(days.iter().map(Day::shown)), is_all })
    }
}

/// Dates in the form of FF\[4\], as one value. Each has only the parts in which it differs from the
/// one before it: `1999-05-12,13`.
pub(crate) fn list(dates: impl Iterator<Item = String>) -> String {
    let (mut text, mut last) = (String::new(), String::new());
    for date in dates {
        // The lengths of `1999-05-` and `1999-`.
        let same = |length: usize| date.get(..length).filter(|part| last.starts_with(part));
        let known = same(8).or_else(|| same(5)).unwrap_or_default();
        text.push_str(if text.is_empty() { "" } else { "," });
        text.push_str(&date[known.len()..]);
        last = date;
    }
    text
}

/// A day, or a month, or a year.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
struct Day {
    year: u32,
    month: Option<u32>,
    day: Option<u32>,
}

impl Day {
    const fn of(year: u32, month: u32, day: u32) -> Self {
        Day { year, month: Some(month), day: Some(day) }
    }

    fn is_date(&self) -> bool {
        let Day { year, month, day } = *self;
        let days = match month {
            None => 0,
            Some(2) if year % 4 == 0 && (year % 100 != 0 || year % 400 == 0) => 29,
            Some(2) => 28,
            Some(4 | 6 | 9 | 11) => 30,
            Some(_) => 31,
        };
        (1000..=9999).contains(&year)
            && month.is_none_or(|month| (1..=12).contains(&month))
            && day.is_none_or(|day| (1..=days).contains(&day))
    }

    /// The next day, if it is a day.
    fn next(self) -> Option<Self> {
        let (month, day) = (self.month?, self.day?);
        let steps = [
            Day::of(self.year, month, day + 1),
            Day::of(self.year, month + 1, 1),
            Day::of(self.year + 1, 1, 1),
        ];
        steps.into_iter().find(Day::is_date)
    }

    fn shown(&self) -> String {
        let Day { year, month, day } = *self;
        let part = |part: Option<u32>| part.map(|part| format!("-{part:02}")).unwrap_or_default();
        format!("{year:04}{}{}", part(month), part(day))
    }
}

/// The days of a text, and whether they are all that it says.
type Days = (Vec<Day>, bool);

/// From one day to another one, or a list of days.
fn several(text: &str) -> Option<Days> {
    let to = TO.iter().find_map(|to| text.split_once(to));
    if let Some((first, last)) = to {
        let ((first, of_first), (last, of_last)) = ends(first.trim(), last.trim())?;
        let days = from_to(first, last)?;
        return Some((days, of_first && of_last));
    }
    let mut parts = text.split([',', '、']).map(str::trim);
    let (mut day, mut is_all) = one(parts.next()?)?;
    let mut days = vec![day];
    for part in parts {
        let (next, of_next) = after(day, part)?;
        is_all &= of_next;
        day = next;
        days.push(day);
    }
    Some((days, is_all))
}

/// The first day and the last one. One of them has what the other leaves out: `2005-03-04..06`,
/// `4 - 6 March 2005`.
fn ends(first: &str, last: &str) -> Option<((Day, bool), (Day, bool))> {
    if let Some(first) = one(first) {
        return Some((first, after(first.0, last)?));
    }
    let last = one(last)?;
    Some(((Day { day: Some(day_of_month(first)?), ..last.0 }, true), last))
}

fn from_to(first: Day, last: Day) -> Option<Vec<Day>> {
    let mut days = vec![first];
    while days.last() != Some(&last) {
        if days.len() as u32 == MOST_DAYS {
            return None;
        }
        days.push(days.last()?.next()?);
    }
    Some(days)
}

/// A date behind another one, from which it may have its month and its year.
fn after(before: Day, text: &str) -> Option<(Day, bool)> {
    if let Some(found) = one(text) {
        return Some(found);
    }
    let text = text.trim_end_matches('日');
    let numbers: Vec<Option<u32>> = text.split(['-', '/', '.', '月']).map(number).collect();
    let day = match numbers[..] {
        [Some(month), Some(day)] => Day::of(before.year, month, day),
        [Some(day)] => Day { day: Some(day), ..before },
        _ => return None,
    };
    (before.day.is_some() && day.is_date()).then_some((day, true))
}

/// One date.
fn one(text: &str) -> Option<(Day, bool)> {
    let (text, is_all) = match text.strip_suffix(')').and_then(|text| text.split_once('(')) {
        Some((text, _)) => (text.trim_end(), false),
        None => without_time(text),
    };
    let whole = |day| Some((day, true));
    let found = east_asian(text).or_else(|| in_numbers(text).and_then(whole));
    let (day, is_whole) = found.or_else(|| named(text))?;
    Some((day, is_all && is_whole))
}

/// The text before a time of day, and whether there is none: `1999-05-05T10:00:00Z`.
fn without_time(text: &str) -> (&str, bool) {
    let Some(colon) = text.find(':') else { return (text, true) };
    let before = text[..colon].trim_end_matches(|c: char| c.is_ascii_digit());
    let Some(date) = before.strip_suffix([' ', 'T', '[']) else { return (text, true) };
    (date.trim_end(), false)
}

/// `1999年5月5日`, `1999년 5월 5일`, or only the year, or that with the month.
fn east_asian(text: &str) -> Option<(Day, bool)> {
    let (year, rest) = text.split_once(['年', '년'])?;
    let year = east_asian_year(year)?;
    let Some((month, rest)) = rest.split_once(['月', '월']) else {
        return Some((Day { year, month: None, day: None }, rest.trim().is_empty()));
    };
    let month = number(month)?;
    match rest.split_once(['日', '일']) {
        Some((day, rest)) => Some((Day::of(year, month, number(day)?), rest.trim().is_empty())),
        None => Some((Day { year, month: Some(month), day: None }, rest.trim().is_empty())),
    }
}

/// `1999/5/5`, `1999.05.05.`, `1999-5`, `19990505` and `31.12.1999`. With other signs the day or
/// the month may stand first: the text must be a date in one way alone.
fn in_numbers(text: &str) -> Option<Day> {
    if text.len() == 8
        && let Some(run) = number(text)
    {
        return Some(Day::of(run / 10_000, run / 100 % 100, run % 100));
    }
    let sign = ['/', '.', '-', ' '].into_iter().find(|sign| text.contains(*sign));
    let Some(sign) = sign else {
        return (text.len() == 4).then(|| number(text)).flatten().map(|year| Day {
            year,
            month: None,
            day: None,
        });
    };
    let parts: Vec<&str> = text.trim_end_matches('.').split(sign).map(str::trim).collect();
    let numbers: Option<Vec<u32>> = parts.iter().map(|part| number(part)).collect();
    let is_year = |index: usize| parts[index].len() == 4;
    match numbers?[..] {
        [year, month, day] if is_year(0) => Some(Day::of(year, month, day)),
        [day, month, year] if is_year(2) => {
            let (first, second) = (Day::of(year, month, day), Day::of(year, day, month));
            match (first.is_date(), second.is_date()) {
                _ if sign == '.' => Some(first),
                (true, true) => (first == second).then_some(first),
                (true, false) => Some(first),
                (false, _) => Some(second),
            }
        }
        [year, month] if is_year(0) && sign != ' ' => {
            Some(Day { year, month: Some(month), day: None })
        }
        [month, year] if is_year(1) && sign != ' ' => {
            Some(Day { year, month: Some(month), day: None })
        }
        _ => None,
    }
}

/// `5 May 1999`, `May 5th, 1999`, `5. Mai 1999`, `Wed, 5-May-1999`, `May 1999`.
fn named(text: &str) -> Option<(Day, bool)> {
    let text = text.to_lowercase();
    let parted = text.split([' ', ',', '-']).filter(|word| !word.is_empty());
    let (mut found, mut year, mut day, mut is_all) = (None, None, None, true);
    for word in parted {
        let place = match (month(word), word.len() == 4, day_of_month(word)) {
            (Some(number), ..) => (&mut found, number),
            (None, true, _) if let Some(number) = number(word) => (&mut year, number),
            (None, _, Some(number)) => (&mut day, number),
            _ if word.contains(|c: char| c.is_ascii_digit()) => return None,
            _ => {
                is_all = false;
                continue;
            }
        };
        if place.0.replace(place.1).is_some() {
            return None;
        }
    }
    Some((Day { year: year?, month: Some(found?), day }, is_all))
}

/// `5`, `5.`, `5th`, `1er`.
fn day_of_month(word: &str) -> Option<u32> {
    let endings = [".", "st", "nd", "rd", "th", "er", ":e", ":a"];
    let digits = endings.iter().find_map(|ending| word.strip_suffix(ending)).unwrap_or(word);
    if digits.len() <= 2 { number(digits) } else { None }
}

fn number(text: &str) -> Option<u32> {
    let text = text.trim();
    text.bytes().all(|byte| byte.is_ascii_digit()).then(|| text.parse().ok()).flatten()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn only_a_date_that_can_mean_one_is_given_its_form() {
        for line in [
            "1999/5/5",
            "1999/05/05",
            "1999.5.5",
            "1999-5-5",
            "1999 5 5",
            "19990505",
            "5.5.1999",
            "5/5/1999",
            "05-05-1999",
            "5 May 1999",
            "5-May-1999",
            "May 5, 1999",
            "5th May, 1999",
            "5. Mai 1999",
            "5 mai 1999",
            "5:e maj 1999",
            "1999年5月5日",
            "1999年05月05日",
            "1999년 5월 5일",
            "平成11年5月5日",
            "１９９９/5/5",
        ] {
            let all = StandardDate { text: "1999-05-05".to_owned(), is_all: true };
            assert_eq!(StandardDate::read(line), Some(all), "{line}");
        }
        for line in [
            "5/6/1999",
            "99/5/5",
            "990505",
            "1999/13/5",
            "1999/2/30",
            "5 6 1999",
            "May May 1999",
            "5 May",
            "round 3, 5 May 1999",
            "1999-05-05?",
            "1999-05-05 - 1999-06-05",
            "1999 - 2000",
            "平成300年5月5日",
            "99年",
            "May",
            "",
        ] {
            assert_eq!(StandardDate::read(line), None, "{line}");
        }
    }

    #[test]
    fn months_years_and_several_days_have_forms_too() {
        for (line, expected) in [
            ("1999", "1999"),
            ("1999年", "1999"),
            ("昭和元年12月", "1926-12"),
            ("May 1999", "1999-05"),
            ("1999/5", "1999-05"),
            ("5/1999", "1999-05"),
            ("31.12.1999", "1999-12-31"),
            ("12/31/1999", "1999-12-31"),
            ("31-12-1999", "1999-12-31"),
            ("1er août 2004", "2004-08-01"),
            ("3 févr. 2004", "2004-02-03"),
            ("3. Dez. 2004", "2004-12-03"),
            ("2004.3.4,5,6", "2004-03-04,05,06"),
            ("1999-05-05, 1999-05-06", "1999-05-05,06"),
            ("1999/12/31,2000/1/1", "1999-12-31,2000-01-01"),
            ("2004年3月4日、5日", "2004-03-04,05"),
            ("2005-03-04..06", "2005-03-04,05,06"),
            ("1999-12-30..2000-01-02", "1999-12-30,31,2000-01-01,02"),
            ("2005/3/31 - 2005/4/1", "2005-03-31,04-01"),
            ("4 - 6 March 2005", "2005-03-04,05,06"),
            ("4. bis 6. März 2005", "2005-03-04,05,06"),
            ("28–29 February 2004", "2004-02-28,29"),
        ] {
            let all = StandardDate { text: expected.to_owned(), is_all: true };
            assert_eq!(StandardDate::read(line), Some(all), "{line}");
        }
    }

    #[test]
    fn words_that_say_more_are_told() {
        for line in [
            "1999.05.05 12:30",
            "1999-05-05 12:30:00",
            "1999-05-05T12:30:00+0900",
            "1999/05/05 12:30:00 UT",
            "Wed, 5 May 1999 10:00:00 +0200",
            "le 5 mai 1999",
            "Tokyo, May 5, 1999",
            "1999年5月5日(水)",
            "19990505 [08:59]",
            "1999-05-05 (Heisei 11)",
        ] {
            let part = StandardDate { text: "1999-05-05".to_owned(), is_all: false };
            assert_eq!(StandardDate::read(line), Some(part), "{line}");
        }
    }
}
