//! Rows without letters above or below, perhaps with numbers or a border beside them.

use super::whole::{Row, check, is_border};
use super::{Unreadable, in_row};

/// Whether a line is more of a row than of something else. Some wrong letters are faults of a row.
pub(super) fn is_row(line: &str) -> bool {
    let is_sign = |c: &char| matches!(c, '.' | 'X' | 'O' | 'x' | 'o' | '+' | ',' | '|' | '-');
    let (signs, others): (Vec<char>, Vec<char>) =
        line.chars().filter(|c| !c.is_whitespace()).partition(is_sign);
    let is_fault = |c: &char| c.is_ascii_alphanumeric() || matches!(c, '?' | '!');
    others.len() < signs.len() && others.iter().all(is_fault)
}

/// Whether a line is text: it has a word that is none of stones.
fn is_text(line: &str) -> bool {
    let is_word = |word: &str| {
        word.chars().count() > 1 && !word.chars().all(|c| matches!(c, 'X' | 'O' | 'x' | 'o'))
    };
    !is_row(line) && line.split(|c: char| !c.is_alphabetic()).any(is_word)
}

/// The rows as `X`, `O` and `.`; other characters are left as they are. Text below them does not
/// count.
pub(super) fn rows(text: &str) -> Result<Vec<String>, Unreadable> {
    let lines: Vec<&str> = text.lines().map(str::trim).collect();
    let end = lines.iter().position(|line| is_text(line)).unwrap_or(lines.len());
    let (drawn, below) = lines.split_at(end);
    let is_drawn = |line: &&str| !line.is_empty() && !is_border(line);
    let rows: Vec<Row<'_>> = drawn.iter().copied().filter(is_drawn).map(Row::of).collect();
    let width = rows.first().map_or(0, Row::width);
    let is_further = |line: &&str| is_drawn(line) && is_row(line) && Row::of(line).width() == width;
    if below.iter().any(is_further) || is_spaced_unevenly(drawn) {
        return Err(Unreadable::Several);
    }
    check(&rows, drawn.iter().filter(|line| is_border(line)).count())?;
    rows.iter().zip(1..).map(|(row, number)| read(row.points, number)).collect()
}

/// Whether empty lines stand between some of the rows, and between others there are none.
fn is_spaced_unevenly(lines: &[&str]) -> bool {
    let rows = |group: &[&str]| group.iter().filter(|line| !is_border(line)).count();
    let groups = lines.split(|line| line.is_empty()).map(rows);
    let sizes: Vec<usize> = groups.filter(|rows| *rows > 0).collect();
    sizes.len() > 1 && sizes.iter().any(|size| *size > 1)
}

fn read(points: &str, number: usize) -> Result<String, Unreadable> {
    let signs = points.chars().filter(|c| !c.is_whitespace());
    let point = |c| match c {
        '+' | ',' => Ok('.'),
        '!' | '?' => Err(in_row(number, c)),
        _ => Ok(c),
    };
    signs.map(point).collect()
}
