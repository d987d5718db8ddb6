//! Rows between letters, as our own drawings and those of other programs have them.

use super::{Unreadable, in_row};
use crate::Diagram;
use tengen_rules::{Board, Size};

/// The lines of the rows, and where the letters are above the points.
pub(super) struct Frame<'a> {
    rows: Vec<&'a str>,
    /// Where each letter ends that names a column.
    columns: Vec<usize>,
}

/// The first rows below letters.
pub(super) fn find(text: &str) -> Option<Frame<'_>> {
    let mut lines = text.lines();
    while let Some(line) = lines.next() {
        let Some(columns) = columns(line) else { continue };
        let numbered = |line: &&str| line.trim_start().starts_with(|c: char| c.is_ascii_digit());
        let rows: Vec<&str> = lines.clone().take_while(numbered).collect();
        if !rows.is_empty() {
            return Some(Frame { rows, columns });
        }
    }
    None
}

/// Where the letters of a line end, if they are those above a board.
fn columns(line: &str) -> Option<Vec<usize>> {
    let letters = line.trim();
    let begin = line.find(letters)?;
    let width = (1..=usize::from(Size::MAX)).find(|width| {
        let size = Size::new(*width, 1);
        size.is_ok_and(|size| {
            let own = Diagram::new(Board::new(size)).letters();
            own.trim().eq_ignore_ascii_case(letters)
        })
    })?;
    Some((0..width).map(|column| begin + 2 * column).collect())
}

impl Frame<'_> {
    /// The rows as `X`, `O` and `.`.
    pub(super) fn rows(&self) -> Result<Vec<String>, Unreadable> {
        let numbers = self.rows.iter().map(|row| number(row));
        if !numbers.eq((1..=self.rows.len()).rev().map(Some)) {
            return Err(Unreadable::Part);
        }
        let rows = self.rows.iter().zip(1..);
        rows.map(|(row, number)| self.aligned(row).map_or_else(|| loose(row, number), Ok)).collect()
    }

    /// A row whose points stand below the letters; none if they do not.
    fn aligned(&self, row: &str) -> Option<String> {
        let signs: Vec<char> = row.chars().collect();
        self.columns.iter().map(|column| signs.get(*column).and_then(|c| point(*c))).collect()
    }
}

/// The number before a row.
fn number(row: &str) -> Option<usize> {
    let row = row.trim_start();
    let end = row.find(|c: char| !c.is_ascii_digit()).unwrap_or(row.len());
    row[..end].parse().ok()
}

/// A row whose points do not stand below the letters. Its number after it ends it.
fn loose(row: &str, number: usize) -> Result<String, Unreadable> {
    let points = row.trim_start().trim_start_matches(|c: char| c.is_ascii_digit());
    let points = points.split(|c: char| c.is_ascii_digit()).next().unwrap_or_default();
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
