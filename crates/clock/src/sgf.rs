//! Time systems in game records: the SGF properties `TM` and `OT`.
//!
//! The standard fixes `TM` as seconds and leaves `OT` to the writer, so reading
//! follows the habits of the programs that write records.

use alloc::{
    format,
    string::{String, ToString},
    vec::Vec,
};
use core::fmt;

use crate::{
    ogs,
    system::{TimeSystem, TimeSystemError},
    words::{
        Meaning::{
            self, Aside, ByoYomi, Canadian, Fischer, Max, Per, Periods, Plus, Simple, Stones, Times,
        },
        Number,
        Token::{self, Bare, Time, Word},
        tokens,
    },
};

/// No game of less than a day adds this time, or more, with each move; in milliseconds.
const NO_BONUS: u64 = 10 * 60 * 1000;

/// The texts of the properties `TM` and `OT`; an absent one is not written.
#[derive(Clone, Debug, Default, PartialEq, Eq, Hash)]
pub struct SgfTime {
    /// `TM`: the main time in seconds.
    pub main: Option<String>,
    /// `OT`: the overtime in words.
    pub overtime: Option<String>,
}

impl TimeSystem {
    /// The values of `TM` and `OT`: `600` with `5x30 byo-yomi`, `25/600 Canadian`
    /// or `10 fischer` (`10 fischer max 600` if there is a cap).
    #[must_use]
    pub fn to_sgf(&self) -> SgfTime {
        let (main, overtime) = match *self {
            TimeSystem::None => return SgfTime::default(),
            TimeSystem::Absolute { main } => (main, None),
            TimeSystem::ByoYomi { main, periods, period } => {
                (main, Some(format!("{periods}x{} byo-yomi", Seconds(period))))
            }
            TimeSystem::Canadian { main, stones, period } => {
                (main, Some(format!("{stones}/{} Canadian", Seconds(period))))
            }
            TimeSystem::Fischer { main, increment, cap } => {
                let cap = cap.map_or(String::new(), |cap| format!(" max {}", Seconds(cap)));
                (main, Some(format!("{} fischer{cap}", Seconds(increment))))
            }
        };
        SgfTime { main: Some(Seconds(main).to_string()), overtime }
    }

    /// Reads the values of `TM` and `OT`, either of which may be absent, empty or `-`. A record
    /// that states nothing, or a main time of zero without overtime, has no limit. Besides the
    /// texts of [`to_sgf`](TimeSystem::to_sgf) it knows:
    ///
    /// - `60 simple` and `30 sec/move` (one byo-yomi period), `1 moves / 30 sec`, `10 sec
    ///   increment`;
    /// - times such as `10:00`, `1 hr`, `1h30` and `3時間`;
    /// - whole systems in `TM`: `10:00(5x1:00)` and `1 hr/125 moves`;
    /// - the settings of Online-Go as JSON in either.
    ///
    /// # Errors
    /// Says which of the two texts is not understood, or why no game can be played with the two
    /// together.
    pub fn from_sgf(main: Option<&str>, overtime: Option<&str>) -> Result<Self, SgfTimeError> {
        let [main, overtime] = [main, overtime].map(plain);
        let system = if overtime.starts_with('{') {
            ogs::settings(&overtime).ok_or(SgfTimeError::Overtime)?
        } else if main.starts_with('{') {
            ogs::settings(&main).ok_or(SgfTimeError::Main)?
        } else {
            read(&main, &overtime)?
        };
        system.validate().map_err(SgfTimeError::Invalid)?;
        Ok(system)
    }
}

fn read(main: &str, overtime: &str) -> Result<TimeSystem, SgfTimeError> {
    let (main, within_main) = read_main(main).ok_or(SgfTimeError::Main)?;
    Ok(match read_overtime(overtime)?.or(within_main) {
        None if main == 0 => TimeSystem::None,
        None => TimeSystem::Absolute { main },
        Some(Overtime::ByoYomi { periods, period }) => {
            TimeSystem::ByoYomi { main, periods, period }
        }
        Some(Overtime::Canadian { stones, period }) => {
            TimeSystem::Canadian { main, stones, period }
        }
        Some(Overtime::Fischer { increment, cap }) => TimeSystem::Fischer { main, increment, cap },
    })
}

/// Why the time of a record is not understood.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
#[non_exhaustive]
pub enum SgfTimeError {
    /// The text of `TM` has no known form.
    Main,
    /// The text of `OT` has no known form.
    Overtime,
    /// The text of `OT` names Fischer time, but not the time that a move adds.
    NoIncrement,
    /// Both are understood, but no game can be played with them.
    Invalid(TimeSystemError),
}

impl fmt::Display for SgfTimeError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            SgfTimeError::Main => f.write_str("the main time (TM) is not understood"),
            SgfTimeError::Overtime => f.write_str("the overtime (OT) is not understood"),
            SgfTimeError::NoIncrement => {
                f.write_str("the overtime (OT) is Fischer time without its increment")
            }
            SgfTimeError::Invalid(error) => error.fmt(f),
        }
    }
}

impl core::error::Error for SgfTimeError {}

/// Milliseconds printed as seconds, with decimals only where needed: `1.5`, `30`.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Seconds(pub u64);

impl fmt::Display for Seconds {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let (whole, thousandths) = (self.0 / 1000, self.0 % 1000);
        if thousandths == 0 {
            return write!(f, "{whole}");
        }
        let decimals = format!("{thousandths:03}");
        write!(f, "{whole}.{}", decimals.trim_end_matches('0'))
    }
}

enum Overtime {
    ByoYomi { periods: u32, period: u64 },
    Canadian { stones: u32, period: u64 },
    Fischer { increment: u64, cap: Option<u64> },
}

impl Overtime {
    /// Whether its periods, in seconds or in minutes, are as long as this main time.
    fn lasts(&self, main: u64) -> bool {
        let Overtime::ByoYomi { periods, period } = self else { return false };
        let all = period.saturating_mul(u64::from(*periods));
        main == all || main == all.saturating_mul(60)
    }
}

/// Lower case and half width, without surrounding space; the ways of saying "nothing" become the
/// empty text.
fn plain(text: Option<&str>) -> String {
    let narrow = |c: char| match c {
        '！'..='～' => char::from_u32(u32::from(c) - 0xFEE0).unwrap_or(c),
        '\u{3000}' => ' ',
        c => c,
    };
    let text: String = text.unwrap_or_default().chars().map(narrow).collect();
    let text = text.trim().to_lowercase();
    match text.as_str() {
        "-" | "?" | "none" | "no" | "unlimited" | "no limit" | "無制限" | "なし" | "无" => {
            String::new()
        }
        _ => text,
    }
}

/// A number before overtime is one of seconds from here on: as minutes it would be five hours.
const LEAST_SECONDS: u64 = 300 * 1000;

const DAY: u64 = 24 * 60 * 60 * 1000;

/// The main time, and the overtime that stands behind it.
fn read_main(text: &str) -> Option<(u64, Option<Overtime>)> {
    if text.is_empty() {
        return Some((0, None));
    }
    let tokens = tokens(text)?;
    let (first, rest) = tokens.split_first()?;
    let main = time(first)?;
    // Before overtime the number may be one of minutes: `30+5x30`.
    if matches!(first, Bare(_)) && !rest.is_empty() && main < LEAST_SECONDS {
        return None;
    }
    let overtime = match rest {
        [] => None,
        // `16 hours (2 days)` says over how many days the game is played.
        [Word(Aside), Time(days)] if *days >= main && days % DAY == 0 => None,
        [Word(Aside), Time(again)] if *again >= main => return None,
        // All moves within this time, and again.
        [Word(Per), Bare(stones), Word(Stones)] => {
            let overtime = Overtime::Canadian { stones: stones.count?, period: main };
            return Some((0, Some(overtime)));
        }
        // `1 h + 30 min` may be one time, or one and that of the overtime.
        [Word(Plus), Time(more)] if main < DAY && *more >= NO_BONUS => return None,
        [Word(Plus), increment] => {
            Some(Overtime::Fischer { increment: time(increment)?, cap: None })
        }
        [Word(Aside), rest @ ..] => {
            // `90 min (2 x 45)` says the main time again.
            Some(overtime(rest).ok()?.filter(|overtime| !overtime.lasts(main))?)
        }
        [Word(Plus), rest @ ..] | rest => Some(overtime(rest).ok()??),
    };
    Some((main, overtime))
}

/// `Ok(None)` if the text states no overtime.
fn read_overtime(text: &str) -> Result<Option<Overtime>, SgfTimeError> {
    overtime(&tokens(text).ok_or(SgfTimeError::Overtime)?)
}

fn overtime(tokens: &[Token]) -> Result<Option<Overtime>, SgfTimeError> {
    // Some write `Canadian byo-yomi`.
    let kinds = [Canadian, Fischer, Simple, ByoYomi];
    let kind = kinds.into_iter().find(|kind| tokens.contains(&Word(*kind)));
    let says_more =
        |token: &&Token| !matches!(token, Word(word) if kinds.contains(word) || *word == Aside);
    let said: Vec<Token> = tokens.iter().filter(says_more).copied().collect();
    match (kind, &said[..]) {
        (None, []) => Ok(None),
        (Some(Fischer), []) => Err(SgfTimeError::NoIncrement),
        (kind, said) => shape(kind, said).map(Some).ok_or(SgfTimeError::Overtime),
    }
}

/// The overtime that the parts of a text describe. `kind` is its name, where the text has one.
fn shape(kind: Option<Meaning>, said: &[Token]) -> Option<Overtime> {
    let by = |name| kind.is_none_or(|kind| kind == name);
    let byo_yomi = |periods: &Number, period| {
        Some(Overtime::ByoYomi { periods: periods.count?, period: time(period)? })
    };
    let canadian = |stones: &Number, period| {
        Some(Overtime::Canadian { stones: stones.count?, period: time(period)? })
    };
    if kind == Some(Fischer) || said.contains(&Word(Plus)) {
        let (said, cap) = match said {
            [said @ .., Word(Max), cap] => (said, Some(time(cap)?)),
            _ => (said, None),
        };
        let said = said.strip_suffix(&[Word(Per), Word(Stones)]).unwrap_or(said);
        let ([Word(Plus), increment] | [increment, Word(Plus)] | [increment]) = said else {
            return None;
        };
        return by(Fischer).then_some(Overtime::Fischer { increment: time(increment)?, cap });
    }
    match said {
        // One period of this length, or one move in this time: the same.
        [period] if kind.is_some_and(|kind| kind != Canadian) => {
            Some(Overtime::ByoYomi { periods: 1, period: time(period)? })
        }
        [Time(period)]
        | [Time(period) | Bare(Number { time: period, .. }), Word(Per), Word(Stones)]
            if kind != Some(Canadian) =>
        {
            Some(Overtime::ByoYomi { periods: 1, period: *period })
        }
        [Bare(periods), Word(Times | Periods), period]
        | [period @ Time(_), Word(Times), Bare(periods)]
        | [period @ Time(_), Word(Times), Bare(periods), Word(Periods)]
        | [period @ Time(_), Bare(periods), Word(Periods)]
            if by(ByoYomi) =>
        {
            byo_yomi(periods, period)
        }
        [Bare(stones), Word(Per), period]
        | [Bare(stones), Word(Stones), Word(Per), period]
        | [Bare(stones), Word(Stones), period @ Time(_)]
        | [period @ Time(_), Word(Per), Bare(stones), Word(Stones)]
        | [period @ Time(_), Bare(stones), Word(Stones)]
            if by(Canadian) =>
        {
            canadian(stones, period)
        }
        _ => None,
    }
}

/// A time, in seconds where no unit is named; milliseconds.
fn time(token: &Token) -> Option<u64> {
    match token {
        Time(time) | Bare(Number { time, .. }) => Some(*time),
        Word(_) => None,
    }
}
