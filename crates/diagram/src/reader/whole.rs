//! Whether a drawing shows a whole board, and only one.

use super::{Missed, Unreadable};

/// A row as it is drawn.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) struct Row<'a> {
    /// The number beside it.
    number: Option<usize>,
    /// Whether there is a border at its left and at its right.
    sides: [bool; 2],
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
        let sides = [left.is_some(), right.is_some()];
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
                let (points, right) =
                    points.split_once('|').map_or((points, false), |(p, _)| (p, true));
                Row { number, sides: [true, right], points }
            }
            // The number behind the points ends them.
            None => {
                let points = points.split(|c: char| c.is_ascii_digit()).next().unwrap_or_default();
                Row { number, sides: [false, false], points }
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

/// How many borders there are above and below the rows.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) struct Borders {
    above: usize,
    below: usize,
}

impl Borders {
    /// Those of a drawing, by whether each of its lines is a border or a row.
    pub(super) fn of(lines: impl IntoIterator<Item = bool>) -> Borders {
        let lines: Vec<bool> = lines.into_iter().collect();
        let above = lines.iter().take_while(|is_border| **is_border).count();
        Borders { above, below: lines[above..].iter().filter(|is_border| **is_border).count() }
    }
}

/// What is known of the columns.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Columns {
    /// Nothing: they have no letters.
    Unnamed,
    /// The same on Sensei's Library, where the board goes on wherever no border is drawn.
    OfSensei,
    /// That they begin with A, and how many they are.
    FromFirst(usize),
    /// That they begin with another letter.
    FromOther,
}

/// Whether these are all rows of one board: there is a border on every side or on none, and the
/// numbers, if there are any, are those of all rows. Coordinates of a square board are enough,
/// whatever borders there are, and so are bars at both sides of the rows of a square.
pub(super) fn check(
    rows: &[Row<'_>],
    borders: Borders,
    columns: Columns,
) -> Result<(), Unreadable> {
    let numbers: Vec<usize> = rows.iter().filter_map(|row| row.number).collect();
    let is_twice = numbers.first().is_some_and(|first| numbers[1..].contains(first));
    if borders.above + borders.below > 2 || is_twice {
        return Err(Unreadable::Several);
    }
    let from_first = |end: Option<&usize>| end == Some(&1);
    let is_counted = numbers.iter().copied().eq(1..=rows.len())
        || numbers.iter().rev().copied().eq(1..=rows.len());
    let is_square = columns == Columns::FromFirst(rows.len())
        && rows.iter().all(|row| row.width() == rows.len());
    if is_counted && is_square {
        return Ok(());
    }
    let all = |side: usize| rows.iter().all(|row| row.sides[side]);
    let any = |side: usize| rows.iter().any(|row| row.sides[side]);
    let has_lines = borders.above + borders.below > 0;
    let has_bars = columns != Columns::OfSensei
        && !has_lines
        && rows.iter().all(|row| row.sides == [true; 2] && row.width() == rows.len());
    let is_framed = !has_bars && (has_lines || any(0) || any(1));
    let is_up = numbers.len() > 1 && numbers[0] < numbers[1];
    let begins = numbers.is_empty() || from_first(numbers.first()) || from_first(numbers.last());
    let missed = Missed {
        top: (is_framed && borders.above == 0) || (!begins && is_up),
        right: is_framed && !all(1),
        bottom: (is_framed && borders.below == 0) || (!begins && !is_up),
        left: (is_framed && !all(0)) || columns == Columns::FromOther,
    };
    let is_whole = missed == Missed::default() && (numbers.is_empty() || is_counted);
    if is_whole { Ok(()) } else { Err(Unreadable::Part(missed)) }
}
