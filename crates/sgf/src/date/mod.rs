//! Dates as people write them, in the form of FF\[4\].

mod day;
mod read;
mod words;

#[cfg(test)]
mod tests;

pub(crate) use self::day::{Day, list};
use self::read::{one, several};
use crate::text::half_width;

/// A date in the form of FF\[4\], such as `2026-01-31`, `2026-01` or `2026-01-31,02-01`.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct StandardDate {
    /// The date.
    pub text: String,
    /// Whether it says all that was read. Words may have said more, such as a time of day.
    pub is_all: bool,
}

impl StandardDate {
    /// The date that a text of people or programs can only mean. Months have their names in
    /// English, German, French or Swedish. Up to seven days are named from the first to the last.
    ///
    /// `None` if it is none of these, or may mean several, as `5/6/1999` does.
    ///
    /// ```
    /// use tengen_sgf::StandardDate;
    ///
    /// let read = |text| StandardDate::read(text).map(|date| date.text);
    /// for day in ["1999/5/5", "5 May 1999", "5 mai 1999", "1999年5月5日", "平成11年5月5日", "5.5.1999"] {
    ///     assert_eq!(read(day).as_deref(), Some("1999-05-05"));
    /// }
    /// assert_eq!(read("May 1999").as_deref(), Some("1999-05"));
    /// assert_eq!(read("4-6 March 2005").as_deref(), Some("2005-03-04,05,06"));
    /// assert_eq!(read("5/6/1999"), None);
    /// ```
    #[must_use]
    pub fn read(text: &str) -> Option<Self> {
        let (days, is_all) = days(text)?;
        Some(StandardDate { text: list(&days), is_all })
    }
}

/// The days of such a date, and whether they are all that it says.
pub(crate) fn days(text: &str) -> Option<(Vec<Day>, bool)> {
    let text: String = text.chars().map(half_width).collect();
    let text = text.trim();
    several(text).or_else(|| one(text))
}
