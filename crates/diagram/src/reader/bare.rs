//! Rows without letters above or below, perhaps with numbers or a border beside them.

use super::signs::is_foreign_stone;
use super::whole::{Borders, Columns, Row, check, is_border};
use super::{Unreadable, in_row};

/// Whether a line is more of a row than of something else. Some wrong letters are faults of a row.
pub(super) fn is_row(line: &str) -> bool {
    let has_usual = line.contains(['X', 'O', 'x', 'o']);
    let is_sign = |c: &char| match c {
        '.' | 'X' | 'O' | 'x' | 'o' | '+' | ',' | '|' | '-' => true,
        // Beside the usual ones these are faults, and `WOW` is a word.
        'B' | 'W' => !has_usual,
        _ => is_foreign_stone(*c),
    };
    let (signs, others): (Vec<char>, Vec<char>) =
        line.chars().filter(|c| !c.is_whitespace()).partition(is_sign);
    let is_fault = |c: &char| c.is_ascii_alphanumeric() || matches!(c, '?' | '!');
    others.len() < signs.len() && others.iter().all(is_fault)
}

/// The text from its first line on that is no caption.
pub(super) fn below_captions(text: &str) -> &str {
    let mut lines = text.split_inclusive('\n').scan(0, |at, line| {
        *at += line.len();
        Some((*at - line.len(), line))
    });
    let first = lines.find(|(_, line)| !line.trim().is_empty() && !is_text(line.trim()));
    first.map_or("", |(at, _)| &text[at..])
}

/// Whether most lines up to the next text are rows, and there are several.
pub(super) fn has_rows(text: &str) -> bool {
    let lines = text.lines().map(str::trim).take_while(|line| !is_text(line));
    let drawn = lines.filter(|line| !line.is_empty() && !is_border(line));
    // A table has bars between its columns.
    let is_drawn_row = |line: &&str| {
        let row = Row::of(line);
        is_row(line) && row.width() > 1 && !row.points.contains('|')
    };
    let (rows, others): (Vec<&str>, Vec<&str>) = drawn.partition(is_drawn_row);
    rows.len() > 1 && rows.len() > others.len()
}

/// Whether a line is text: it has a word that is none of stones, or is a fence of Markdown.
fn is_text(line: &str) -> bool {
    let is_word = |word: &str| word.chars().count() > 1 && !is_of_stones(word.chars());
    let is_fence = ["```", "~~~"].iter().any(|fence| line.starts_with(fence));
    is_fence || (!is_row(line) && line.split(|c: char| !c.is_alphabetic()).any(is_word))
}

/// Whether these letters are those of stones in a row.
pub(super) fn is_of_stones(mut letters: impl Iterator<Item = char> + Clone) -> bool {
    letters.clone().all(|c| matches!(c, 'X' | 'O' | 'x' | 'o'))
        || letters.all(|c| matches!(c, 'B' | 'W'))
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
    let lines = drawn.iter().filter(|line| !line.is_empty()).map(|line| is_border(line));
    check(&rows, Borders::of(lines), Columns::Unnamed)?;
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
    let point = |(c, column)| match c {
        '+' | ',' => Ok('.'),
        '!' | '?' => Err(in_row(number, column, c)),
        _ => Ok(c),
    };
    signs.zip(1..).map(point).collect()
}
