//! Rows between letters, as our own drawings and those of other programs have them.

use super::whole::{Row, check, is_border};
use super::{Unreadable, bare, in_row};
use crate::Diagram;
use tengen_rules::{Board, Size};

/// What may stand behind a point: a blank or a mark.
const GAP: [char; 5] = [' ', ')', '~', '!', '?'];

/// The lines of the rows, and where the letters are above or below the points.
pub(super) struct Frame<'a> {
    lines: Vec<&'a str>,
    /// How many borders are above and below the rows.
    borders: usize,
    letters: Letters,
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

/// The first rows below or above letters.
pub(super) fn find(text: &str) -> Option<Frame<'_>> {
    find_in(&text.lines().collect::<Vec<_>>())
}

fn find_in<'a>(lines: &[&'a str]) -> Option<Frame<'a>> {
    lines.iter().enumerate().find_map(|(i, line)| {
        let letters = letters(line)?;
        let belongs = |line: &&&str| is_numbered(line) || is_border(line);
        let below = lines[i + 1..].iter().take_while(belongs).count();
        let above = lines[..i].iter().rev().take_while(belongs).count();
        let range = if below > 0 { i + 1..i + 1 + below } else { i - above..i };
        let (borders, rows): (Vec<&str>, Vec<&str>) =
            lines[range.clone()].iter().partition(|line| is_border(line));
        let rest = lines[range.end.max(i + 1)..].to_vec();
        (!rows.is_empty()).then_some(Frame { lines: rows, borders: borders.len(), letters, rest })
    })
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
        check(&rows, self.borders)?;
        if !self.letters.from_first {
            return Err(Unreadable::Part);
        }
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
    let read = |c| match c {
        '!' | '?' => Err(in_row(number, c)),
        _ => point(c).ok_or_else(|| in_row(number, c)),
    };
    signs.map(read).collect()
}

/// The point that a sign of [`Diagram::plain`] or of a like drawing stands for.
fn point(sign: char) -> Option<char> {
    Some(match sign {
        'X' | 'x' => 'X',
        'O' | 'o' => 'O',
        '.' | '+' | ',' | '*' | 'b' | 'w' | '-' | '!' | '?' => '.',
        _ => return None,
    })
}
