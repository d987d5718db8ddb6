//! Days, and lists of them.

/// A day, or a month, or a year.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct Day {
    pub(super) year: u32,
    pub(super) month: Option<u32>,
    pub(super) day: Option<u32>,
}

impl Day {
    /// This day of the calendar. It need not be one: see [`Day::checked`].
    pub(crate) const fn of(year: u32, month: u32, day: u32) -> Self {
        Day { year, month: Some(month), day: Some(day) }
    }

    pub(super) const fn of_month(year: u32, month: u32) -> Self {
        Day { year, month: Some(month), day: None }
    }

    pub(super) const fn of_year(year: u32) -> Self {
        Day { year, month: None, day: None }
    }

    /// The day, if the calendar has it.
    pub(crate) fn checked(self) -> Option<Self> {
        let Day { year, month, day } = self;
        let days = match month {
            None => 0,
            Some(2) if year % 4 == 0 && (year % 100 != 0 || year % 400 == 0) => 29,
            Some(2) => 28,
            Some(4 | 6 | 9 | 11) => 30,
            Some(_) => 31,
        };
        let is_known = (1000..=9999).contains(&year)
            && month.is_none_or(|month| (1..=12).contains(&month))
            && day.is_none_or(|day| (1..=days).contains(&day));
        is_known.then_some(self)
    }

    /// The day after this one, if it is a day.
    pub(super) fn next(self) -> Option<Self> {
        let (month, day) = (self.month?, self.day?);
        let steps = [
            Day::of(self.year, month, day + 1),
            Day::of(self.year, month + 1, 1),
            Day::of(self.year + 1, 1, 1),
        ];
        steps.into_iter().find_map(Day::checked)
    }
}

/// Dates in the form of FF\[4\], as one value. A day has only the parts in which it differs from a
/// day before it: `1999-05-12,13`.
pub(crate) fn list(days: &[Day]) -> String {
    let shown = |number: usize, &Day { year, month, day }: &Day| {
        let before = number.checked_sub(1).map(|before| days[before]);
        let before = before.filter(|before| before.day.is_some() && day.is_some());
        let same_year = before.is_some_and(|before| before.year == year);
        let same_month = same_year && before.is_some_and(|before| before.month == month);
        let parts = [
            (!same_year).then(|| format!("{year:04}")),
            month.filter(|_| !same_month).map(|month| format!("{month:02}")),
            day.map(|day| format!("{day:02}")),
        ];
        parts.into_iter().flatten().collect::<Vec<_>>().join("-")
    };
    let shown: Vec<String> = days.iter().enumerate().map(|(n, day)| shown(n, day)).collect();
    shown.join(",")
}
