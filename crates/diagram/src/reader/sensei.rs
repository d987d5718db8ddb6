//! Diagrams as Sensei's Library writes them, each line after `$$`.

use super::whole::{Borders, Columns, Row, check, is_border};
use super::{Unreadable, in_row};
use tengen_rules::Color;

/// Whether a line is one of such a diagram.
pub(super) fn is_line(line: &str) -> bool {
    line.trim_start().starts_with("$$")
}

/// The rows as `X`, `O` and `.`, and the side to move if the first line tells which moves first: it
/// has the odd numbers, and moves again after the highest one if that is even.
pub(super) fn rows(text: &str) -> Result<(Vec<String>, Option<Color>), Unreadable> {
    let lines = text.lines().map(|line| line.trim().strip_prefix("$$"));
    let mut lines = lines.skip_while(Option::is_none).peekable();
    let title = lines.next_if(|line| line.is_some_and(is_title)).flatten();
    let first = title.and_then(|title| match title.chars().next() {
        Some('B') => Some(Color::Black),
        Some('W') => Some(Color::White),
        _ => None,
    });
    let (mut rows, mut drawn, mut is_over) = (Vec::new(), Vec::new(), false);
    for line in lines {
        let Some(line) = line else {
            is_over = true;
            continue;
        };
        let (is_border, is_row) = (is_border(line), is_row(line));
        if is_title(line) || (is_over && (is_border || is_row)) {
            return Err(Unreadable::Several);
        }
        if is_border || is_row {
            drawn.push(is_border);
        }
        if is_row && !is_border {
            rows.push(Row::without_number(line));
        }
    }
    check(&rows, Borders::of(drawn), Columns::OfSensei)?;
    let read = |(row, number): (&Row<'_>, usize)| {
        let signs = row.points.chars().filter(|c| !c.is_whitespace());
        let point = |(c, column)| {
            point(c, first == Some(Color::White)).ok_or_else(|| in_row(number, column, c))
        };
        signs.zip(1..).map(point).collect::<Result<String, _>>()
    };
    let moves = rows.iter().flat_map(|row| row.points.chars()).filter_map(number).max();
    let to_move = first.map(|first| if moves.unwrap_or(0) % 2 == 0 { first } else { !first });
    let rows = rows.iter().zip(1..).map(read).collect::<Result<Vec<String>, _>>()?;
    Ok((rows, to_move))
}

/// Whether a line is the first one of a diagram: the colour that moves first or a width, and words.
/// They follow the `$$` at once.
fn is_title(line: &str) -> bool {
    line.starts_with(char::is_alphanumeric) && (line.trim().len() == 1 || !is_row(line))
}

/// Whether a line has a border beside it, or nothing but signs. A title and a link have words.
fn is_row(line: &str) -> bool {
    let line = line.trim();
    let is_sign = |c: char| matches!(c, 'X' | 'O' | '.' | ',');
    let is_signs = |word: &str| word.chars().count() == 1 || word.chars().all(is_sign);
    !line.is_empty()
        && (line.starts_with('|') || line.ends_with('|') || line.split_whitespace().all(is_signs))
}

/// The number of the move that a sign stands for: `0` is the tenth.
fn number(sign: char) -> Option<u32> {
    sign.to_digit(10).map(|number| if number == 0 { 10 } else { number })
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
