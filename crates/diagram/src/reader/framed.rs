//! Rows between letters, as our own drawings and those of other programs have them.

use super::whole::{Borders, Columns, Row, check, is_border};
use super::{Missed, Unreadable, bare, in_row};
use crate::Diagram;
use crate::plain::GOES_ON;
use tengen_rules::{Board, Size};

/// What may stand behind a point: a blank or a mark.
const GAP: [char; 5] = [' ', ')', '~', '!', '?'];

/// The lines of the rows, and where the letters are above or below the points.
pub(super) struct Frame<'a> {
    lines: Vec<&'a str>,
    borders: Borders,
    letters: Letters,
    /// The sides on which it says that the board goes on.
    cut: Missed,
    /// The lines after the frame.
    rest: Vec<&'a str>,
}

/// The letters of the columns.
struct Letters {
    /// Where each of them ends.
    ends: Vec<usize>,
    /// Whether they begin with A.
    from_first: bool,
}

/// An end of a row.
#[derive(Clone, Copy)]
enum End {
    First,
    Last,
}

/// The first rows below or above letters.
pub(super) fn find(text: &str) -> Option<Frame<'_>> {
    find_in(&text.lines().collect::<Vec<_>>())
}

fn find_in<'a>(lines: &[&'a str]) -> Option<Frame<'a>> {
    lines.iter().enumerate().find_map(|(i, line)| {
        let letters = letters(line)?;
        let belongs = |line: &&&str| is_numbered(line) || is_border(line) || is_cut(line);
        let below = lines[i + 1..].iter().take_while(belongs).count();
        let above = lines[..i].iter().rev().take_while(belongs).count();
        let range = if below > 0 { i + 1..i + 1 + below } else { i - above..i };
        let belonging = &lines[range.clone()];
        let is_row = |line: &&str| !is_cut(line) && !is_border(line);
        let rows: Vec<&str> = belonging.iter().copied().filter(is_row).collect();
        let drawn = belonging.iter().filter(|line| !is_cut(line)).map(|line| is_border(line));
        let beside = |end| rows.iter().any(|line| letters.has_beside(line, end, GOES_ON));
        let cut = Missed {
            top: belonging.iter().take_while(|line| !is_row(line)).any(|line| is_cut(line)),
            right: beside(End::Last),
            bottom: belonging
                .iter()
                .rev()
                .take_while(|line| !is_row(line))
                .any(|line| is_cut(line)),
            left: beside(End::First),
        };
        let borders = Borders::of(drawn);
        let rest = lines[range.end.max(i + 1)..].to_vec();
        (!rows.is_empty()).then_some(Frame { lines: rows, borders, letters, cut, rest })
    })
}

/// Whether a line says that the board goes on above or below.
fn is_cut(line: &str) -> bool {
    line.split_whitespace().next() == Some(":")
}

/// Whether a line begins with a number and goes on with points, or ends with one and is a row.
fn is_numbered(line: &str) -> bool {
    let line = line.trim();
    let behind = line.trim_start_matches(|c: char| c.is_ascii_digit());
    let row = || bare::is_row(line) && line.ends_with(|c: char| c.is_ascii_digit());
    behind.len() < line.len() || row()
}

/// The letters of a line, if they are those above or below a board. Text may stand beside them.
fn letters(line: &str) -> Option<Letters> {
    let text = line.trim();
    let begin = line.find(text)?;
    let most = usize::from(Size::MAX);
    let names = Diagram::new(Board::new(Size::new(most, 1).ok()?)).letters();
    let stands = |first: usize, width: usize| {
        let own = names[2 * first..2 * (first + width)].trim_start();
        let is_own = text.get(..own.len()).is_some_and(|text| text.eq_ignore_ascii_case(own));
        is_own && (text.len() == own.len() || text[own.len()..].starts_with("  "))
    };
    (0..most).find_map(|first| {
        // One letter may be a word, and the first one stands above a board of one line.
        let fewest = if first == 0 { 1 } else { 2 };
        let width = (fewest..=most - first).find(|width| stands(first, *width))?;
        let name = names[2 * first..2 * first + 2].trim_start().len();
        let ends = (0..width).map(|column| begin + name - 1 + 2 * column).collect();
        Some(Letters { ends, from_first: first == 0 })
    })
}

impl Letters {
    /// Whether a line has a sign beside its first or its last point.
    fn has_beside(&self, line: &str, end: End, sign: char) -> bool {
        let place = match end {
            End::First => self.ends.first().and_then(|first| first.checked_sub(1)),
            End::Last => self.ends.last().map(|last| last + 1),
        };
        place.and_then(|place| line.chars().nth(place)) == Some(sign)
    }

    fn columns(&self) -> Columns {
        if self.from_first { Columns::FromFirst(self.ends.len()) } else { Columns::FromOther }
    }
}

impl Frame<'_> {
    /// The rows as `X`, `O` and `.`.
    pub(super) fn rows(&self) -> Result<Vec<String>, Unreadable> {
        let rows = self.own_rows()?;
        if find_in(&self.rest).is_some_and(|further| further.own_rows().is_ok()) {
            return Err(Unreadable::Several);
        }
        Ok(rows)
    }

    fn own_rows(&self) -> Result<Vec<String>, Unreadable> {
        let rows: Vec<Row<'_>> = self.lines.iter().map(|line| row(line)).collect();
        if self.cut != Missed::default() {
            return Err(Unreadable::Part(self.cut));
        }
        check(&rows, self.borders, self.letters.columns())?;
        let lines = self.lines.iter().zip(&rows).zip(1..);
        lines.map(|((line, row), number)| self.read(line, row, number)).collect()
    }

    fn read(&self, line: &str, row: &Row<'_>, number: usize) -> Result<String, Unreadable> {
        if let Some(points) = self.aligned(line) {
            return Ok(points);
        }
        let points = loose(row.points, number)?;
        if points.len() == self.letters.ends.len() {
            Ok(points)
        } else {
            Err(Unreadable::Letters { row: number })
        }
    }

    /// A row whose points stand below the letters, one below each; none if they do not.
    fn aligned(&self, line: &str) -> Option<String> {
        let signs: Vec<char> = line.chars().collect();
        let ends = &self.letters.ends;
        let (first, last) = (*ends.first()?, *ends.last()?);
        let before = signs.get(..first)?;
        let is_free = |c: &char| matches!(c, ' ' | '(' | '|') || c.is_ascii_digit();
        let is_mark = |c: &char| *c == '(' || GAP.contains(c);
        let mut between = ends.windows(2).filter_map(|pair| signs.get(pair[0] + 1..pair[1]));
        let behind: String = signs.iter().skip(last + 1).collect();
        let ends_here = before.iter().all(is_free)
            && between.all(|signs| signs.iter().all(is_mark))
            && !begins_with_point(behind.strip_prefix(&GAP[..]).unwrap_or(&behind));
        let points = ends.iter().map(|end| signs.get(*end).and_then(|c| point(*c)));
        points.collect::<Option<String>>().filter(|_| ends_here)
    }
}

/// The parts of a row. Its number stands before it, or only behind.
fn row(line: &str) -> Row<'_> {
    let first = line.trim_start().starts_with(|c: char| c.is_ascii_digit());
    if first { Row::numbered(line) } else { Row::of(line) }
}

/// Whether a text begins at once with the sign of a point that stands alone, and not with a word.
fn begins_with_point(text: &str) -> bool {
    let word = text.split(char::is_whitespace).next().unwrap_or_default();
    !word.is_empty() && word.chars().all(|c| matches!(c, 'X' | 'O' | 'x' | 'o' | '.' | '+' | ','))
}

/// A row whose points do not stand below the letters.
fn loose(points: &str, number: usize) -> Result<String, Unreadable> {
    let signs = points.chars().filter(|c| !matches!(c, '(' | ')' | '~') && !c.is_whitespace());
    let read = |(c, column)| match c {
        '!' | '?' => Err(in_row(number, column, c)),
        _ => point(c).ok_or_else(|| in_row(number, column, c)),
    };
    signs.zip(1..).map(read).collect()
}

/// The point that a sign of [`Diagram::plain`] or of a like drawing stands for.
fn point(sign: char) -> Option<char> {
    Some(match sign {
        'X' | 'x' => 'X',
        'O' | 'o' => 'O',
        '.' | '+' | ',' | '*' | 'b' | 'w' | '-' | '!' | '?' | '^' => '.',
        _ => return None,
    })
}
