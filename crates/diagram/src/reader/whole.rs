//! Whether a drawing shows a whole board, and only one.

use super::Unreadable;

/// A row as it is drawn.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) struct Row<'a> {
    /// The number beside it.
    number: Option<usize>,
    /// On how many of its two sides there is a border.
    sides: usize,
    /// The signs of its points, with blanks.
    pub(super) points: &'a str,
}

impl<'a> Row<'a> {
    /// A row that nothing stands beside but perhaps numbers and a border.
    pub(super) fn of(line: &'a str) -> Row<'a> {
        let is_digit = |c: char| c.is_ascii_digit();
        let line = line.trim();
        let (number, line) = line.split_at(line.len() - line.trim_start_matches(is_digit).len());
        let (line, after) = line.split_at(line.trim_end_matches(is_digit).len());
        let number = number.parse().or(after.parse()).ok();
        Row { number, ..Row::without_number(line) }
    }

    /// The same, where a digit is a stone.
    pub(super) fn without_number(line: &'a str) -> Row<'a> {
        let line = line.trim();
        let [left, right] = [line.strip_prefix('|'), line.strip_suffix('|')];
        let sides = usize::from(left.is_some()) + usize::from(right.is_some());
        Row { number: None, sides, points: line.trim_matches('|') }
    }

    /// A row that begins with its number, and in which text may stand behind the points.
    pub(super) fn numbered(line: &'a str) -> Row<'a> {
        let line = line.trim();
        let end = line.find(|c: char| !c.is_ascii_digit()).unwrap_or(line.len());
        let (number, points) = line.split_at(end);
        let number = number.parse().ok();
        match points.trim_start().strip_prefix('|') {
            Some(points) => {
                let (points, right) = points.split_once('|').map_or((points, 0), |(p, _)| (p, 1));
                Row { number, sides: 1 + right, points }
            }
            // The number behind the points ends them.
            None => {
                let points = points.split(|c: char| c.is_ascii_digit()).next().unwrap_or_default();
                Row { number, sides: 0, points }
            }
        }
    }

    /// How many signs it has.
    pub(super) fn width(&self) -> usize {
        self.points.chars().filter(|c| !c.is_whitespace()).count()
    }
}

/// Whether a line is the border above or below a board.
pub(super) fn is_border(line: &str) -> bool {
    let is_part = |c: char| matches!(c, '-' | '+' | '|') || c.is_whitespace();
    line.chars().all(is_part) && line.matches('-').count() > 1
}

/// Whether these are all rows of one board, with `borders` above and below them: there is a border
/// on every side or on none, and the numbers, if there are any, are those of all rows.
pub(super) fn check(rows: &[Row<'_>], borders: usize) -> Result<(), Unreadable> {
    let numbers: Vec<usize> = rows.iter().filter_map(|row| row.number).collect();
    let is_twice = numbers.first().is_some_and(|first| numbers[1..].contains(first));
    if borders > 2 || is_twice {
        return Err(Unreadable::Several);
    }
    let all = |sides| rows.iter().all(|row| row.sides == sides);
    let is_framed = (borders == 2 && all(2)) || (borders == 0 && all(0));
    let counted = || 1..=rows.len();
    let is_numbered = numbers.is_empty()
        || numbers.iter().copied().eq(counted())
        || numbers.iter().copied().eq(counted().rev());
    if is_framed && is_numbered { Ok(()) } else { Err(Unreadable::Part) }
}
