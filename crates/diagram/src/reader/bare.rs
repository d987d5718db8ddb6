//! Rows without letters above or below, perhaps with numbers or a border beside them.

use super::{Unreadable, in_row};

/// Whether a line is more of a row than of something else. Some wrong letters are faults of a row.
pub(super) fn is_row(line: &str) -> bool {
    let is_sign = |c: &char| matches!(c, '.' | 'X' | 'O' | 'x' | 'o' | '+' | ',' | '|' | '-');
    let (signs, others): (Vec<char>, Vec<char>) =
        line.chars().filter(|c| !c.is_whitespace()).partition(is_sign);
    let is_fault = |c: &char| c.is_ascii_alphanumeric() || matches!(c, '?' | '!');
    others.len() < signs.len() && others.iter().all(is_fault)
}

/// The rows as `X`, `O` and `.`; other characters are left as they are.
pub(super) fn rows(text: &str) -> Result<Vec<String>, Unreadable> {
    let lines = text.lines().map(str::trim).filter(|line| !line.is_empty() && !is_border(line));
    lines.enumerate().map(|(i, line)| row(points(line), i + 1)).collect()
}

/// Whether a line is the border above or below a board.
pub(super) fn is_border(line: &str) -> bool {
    line.len() > 2 && line.chars().all(|c| matches!(c, '-' | '+')) && line.contains("--")
}

/// A row without the border and the numbers beside it.
fn points(line: &str) -> &str {
    let inside = line.trim_start_matches(|c: char| c.is_ascii_digit());
    let inside = inside.trim_end_matches(|c: char| c.is_ascii_digit());
    inside.trim().trim_matches('|')
}

fn row(points: &str, number: usize) -> Result<String, Unreadable> {
    let signs = points.chars().filter(|c| !c.is_whitespace());
    let point = |c| match c {
        '+' | ',' => Ok('.'),
        '!' | '?' => Err(in_row(number, c)),
        _ => Ok(c),
    };
    signs.map(point).collect()
}
