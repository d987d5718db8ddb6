//! NGF, the format of CyberOro and WBaduk: a dozen lines whose meaning depends on
//! their number, then one line a move.

use super::{
    draft::{Corners, Draft},
    lines::{Line, Text, date, filled},
};
use crate::{
    diagnostic::Problem,
    info::Player,
    komi::read_quarters,
    point::{Color, Point},
    result::GameResult,
    text::number,
};

/// How many lines stand before the moves.
const HEADER: usize = 12;

/// Whether a file that begins like this is NGF.
pub(super) fn begins(head: &[u8]) -> bool {
    let mut lines = head.split(|&byte| matches!(byte, b'\n' | b'\r')).map(<[u8]>::trim_ascii);
    lines.any(|line| str::from_utf8(line).is_ok_and(|line| move_code(line).is_some()))
}

/// The colour and the place in `PMABBREER`. Behind `PM` come two letters that count, the colour,
/// and column and row. Both then come once more the other way round.
fn move_code(line: &str) -> Option<(Color, &str)> {
    let code = line.strip_prefix("PM")?;
    let bytes = code.as_bytes();
    if bytes.len() < 5 || !bytes[..5].iter().all(u8::is_ascii_uppercase) {
        return None;
    }
    let color = match bytes[2] {
        b'B' => Color::Black,
        b'W' => Color::White,
        _ => return None,
    };
    Some((color, &code[3..5]))
}

/// The fact that a line of the header states.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Fact {
    GameName,
    Size,
    White,
    Black,
    Place,
    Handicap,
    Komi,
    Date,
    Result,
    /// A number of moves, or a fact that is not known.
    Other,
}

/// The facts by their lines.
const USUAL: [Fact; HEADER] = [
    Fact::GameName,
    Fact::Size,
    Fact::White,
    Fact::Black,
    Fact::Place,
    Fact::Handicap,
    Fact::Other,
    Fact::Komi,
    Fact::Date,
    Fact::Other,
    Fact::Result,
    Fact::Other,
];

/// The facts in files whose lines begin with [`PREFIX`].
const PREFIXED: [Fact; HEADER] = [
    Fact::GameName,
    Fact::Black,
    Fact::White,
    Fact::Place,
    Fact::Other,
    Fact::Date,
    Fact::Size,
    Fact::Handicap,
    Fact::Other,
    Fact::Komi,
    Fact::Other,
    Fact::Other,
];

/// Some files have this before each line of the header.
const PREFIX: &str = "GI";

/// Whether the first two lines have the prefix. A game's name alone may begin with it.
fn is_prefixed(text: &Text) -> bool {
    let mut at = 0;
    (0..2).all(|_| {
        text.line(at).is_some_and(|(line, next)| {
            at = next;
            line.text.starts_with(PREFIX)
        })
    })
}

pub(super) fn read(text: &mut Text) -> Draft {
    let mut draft = Draft::default();
    let facts = if is_prefixed(text) { PREFIXED } else { USUAL };
    let prefix = if facts == PREFIXED { PREFIX } else { "" };
    let (mut at, mut index) = (0, 0);
    while let Some((line, next)) = text.line(at) {
        at = next;
        if let Some((color, place)) = move_code(&line.text) {
            // Older files have shorter headers.
            index = HEADER;
            play(text, &mut draft, &line, color, place);
        } else if index < HEADER {
            // Empty lines count, except before the first one.
            if index > 0 || !line.text.is_empty() {
                header(text, &mut draft, &line, prefix, facts[index]);
                index += 1;
            }
        } else if !line.text.is_empty() {
            text.report(&line, &line.text, Problem::UnknownLine);
        }
    }
    draft
}

fn header(text: &mut Text, draft: &mut Draft, line: &Line, prefix: &str, fact: Fact) {
    let value = line.text.strip_prefix(prefix).unwrap_or(&line.text).trim();
    let problem = match fact {
        Fact::GameName => {
            draft.record.info.game_name = filled(value);
            None
        }
        Fact::Size => draft.set_size(number(value)).err(),
        Fact::White => {
            draft.record.info.white = player(value);
            None
        }
        Fact::Black => {
            draft.record.info.black = player(value);
            None
        }
        Fact::Place => {
            draft.record.info.place = filled(value);
            None
        }
        Fact::Handicap => match number(value) {
            Some(stones) if draft.set_handicap(stones, Corners::LowerRightLast) => None,
            Some(_) => Some(Problem::BadHandicap),
            None => Some(Problem::HandicapNoNumber),
        },
        Fact::Komi => match read_quarters(value) {
            Some(Some(quarters)) if quarters % 2 == 0 && quarters.abs() < 396 => {
                let halves = quarters as i32 / 2;
                // In even games the half point goes without saying.
                let even = draft.record.info.handicap.is_none();
                let silent_half = i32::from(even && quarters % 4 == 0);
                draft.record.info.komi = Some(halves + silent_half);
                None
            }
            Some(_) => Some(Problem::KomiNotHalves),
            None => Some(Problem::BadKomi),
        },
        Fact::Date => {
            draft.record.info.date = date(value);
            draft.record.info.date.is_none().then_some(Problem::BadDate)
        }
        Fact::Result => {
            let result = GameResult::read(value);
            draft.record.info.result = result;
            // A game that is still going on has no result.
            let going_on = value.is_empty() || value.starts_with("Progressing");
            (result.is_none() && !going_on).then_some(Problem::BadResult)
        }
        Fact::Other => None,
    };
    if let Some(problem) = problem {
        text.report(line, value, problem);
    }
}

/// A name and, set apart, a rank such as `10K*`, `7D` or `9DP`.
fn player(text: &str) -> Player {
    let in_letters = || {
        let (name, rank) = text.rsplit_once(char::is_whitespace)?;
        Some((name, read_rank(rank)?))
    };
    match in_words(text).or_else(in_letters) {
        Some((name, rank)) => Player { name: filled(name), rank: Some(rank), team: None },
        None => Player { name: filled(text), ..Player::default() },
    }
}

/// A name and a rank in words, which stays as it is but for blanks: `五段`, `9단*`. One in digits
/// may touch the name.
fn in_words(text: &str) -> Option<(&str, String)> {
    let text = text.trim_end();
    let (plain, star) = match text.strip_suffix('*') {
        Some(plain) => (plain.trim_end(), "*"),
        None => (text, ""),
    };
    let units = ['段', '级', '級', '단', '급'];
    let unit = units.into_iter().find(|unit| plain.ends_with(*unit))?;
    let before = plain.strip_suffix(unit)?.trim_end();
    let is_digit = |c: char| c.is_ascii_digit() || "初一二三四五六七八九十".contains(c);
    let name = before.trim_end_matches(is_digit);
    let degree = &before[name.len()..];
    let is_apart = name.ends_with(char::is_whitespace) || degree.is_ascii();
    let is_rank = is_apart && !degree.is_empty() && !name.trim().is_empty();
    is_rank.then(|| (name, format!("{degree}{unit}{star}")))
}

fn read_rank(text: &str) -> Option<String> {
    let digits = text.bytes().take_while(u8::is_ascii_digit).count();
    let (degree, unit) = text.split_at(digits);
    let (unit, star) = match unit.strip_suffix('*') {
        Some(unit) => (unit, "*"),
        None => (unit, ""),
    };
    let unit = match unit {
        "K" => "k",
        "D" => "d",
        "P" | "DP" => "p",
        _ => return None,
    };
    (1..=2).contains(&digits).then(|| format!("{degree}{unit}{star}"))
}

fn play(text: &mut Text, draft: &mut Draft, line: &Line, color: Color, place: &str) {
    // The first line of the board is B; A stands for none of them.
    if place == "AA" {
        return draft.play(color, None);
    }
    let index = |byte: u8| byte.checked_sub(b'B');
    let bytes = place.as_bytes();
    let point = match (index(bytes[0]), index(bytes[1])) {
        (Some(column), Some(row)) => Some(Point { column, row }),
        _ => None,
    };
    match point.filter(|&point| draft.size().contains(point)) {
        Some(point) => draft.play(color, Some(point)),
        None => text.report(line, place, Problem::PointOffBoard),
    }
}
