//! Diagrams as Sensei's Library writes them, each line after `$$`.

use super::bare::is_border;
use super::{Unreadable, in_row};

/// Whether a line is one of such a diagram.
pub(super) fn is_line(line: &str) -> bool {
    line.trim_start().starts_with("$$")
}

/// The rows as `X`, `O` and `.`.
pub(super) fn rows(text: &str) -> Result<Vec<String>, Unreadable> {
    let lines: Vec<&str> = text.lines().filter_map(|l| l.trim().strip_prefix("$$")).collect();
    let white_first = lines.first().is_some_and(|title| title.starts_with('W'));
    // The title follows at once.
    let lines = lines.into_iter().filter(|line| !line.starts_with(char::is_alphanumeric));
    let lines: Vec<&str> = lines.map(str::trim).collect();
    let borders = lines.iter().filter(|line| is_border(line)).count();
    let rows: Vec<&str> = lines.into_iter().filter(|line| is_row(line)).collect();
    let sides = |row: &&str| usize::from(row.starts_with('|')) + usize::from(row.ends_with('|'));
    let whole = borders == 2 && rows.iter().all(|row| sides(row) == 2);
    let open = borders == 0 && rows.iter().all(|row| sides(row) == 0);
    if !whole && !open {
        return Err(Unreadable::Part);
    }
    let read = |(row, number): (&&str, usize)| {
        let signs = row.chars().filter(|c| !c.is_whitespace() && *c != '|');
        let point = |c| point(c, white_first).ok_or_else(|| in_row(number, c));
        signs.map(point).collect::<Result<String, _>>()
    };
    rows.iter().zip(1..).map(read).collect()
}

/// Whether a line has nothing but single signs. A title and a link have words.
fn is_row(line: &str) -> bool {
    let line = line.trim_matches('|');
    !line.trim().is_empty() && line.split_whitespace().all(|word| word.chars().count() == 1)
}

/// The point that a sign stands for. Stones with an odd number are those of the side that plays
/// first.
fn point(sign: char, white_first: bool) -> Option<char> {
    Some(match sign {
        'X' | 'B' | '#' | 'Y' | 'Z' => 'X',
        'O' | 'W' | '@' | 'Q' | 'P' => 'O',
        '.' | ',' | 'C' | 'S' | 'T' | 'M' | 'a'..='z' => '.',
        '0'..='9' => {
            let is_first = sign as u32 % 2 == 1;
            if is_first == white_first { 'O' } else { 'X' }
        }
        _ => return None,
    })
}
