//! Drawings with other signs than `X`, `O` and `.`, brought to these.

use super::bare::{is_of_stones, is_row};
use super::sensei;
use tengen_rules::Color;

/// Signs of black and of white stones, the last one perhaps ringed.
const STONES: [&[char]; 2] = [&['●', '◉', '⚫', '⬤'], &['○', '◎', '⚪', '◯', '〇']];
/// Signs of empty points: dots, crossings of lines, and what Tengen draws on a terminal.
const POINTS: [char; 17] =
    ['·', '・', '∙', '┌', '┬', '┐', '├', '┼', '┤', '└', '┴', '┘', '╋', '□', '▪', '▫', '⋅'];
/// The line between two points, and the marks behind a stone.
const BETWEEN: [char; 3] = ['─', '×', '≈'];
/// Signs that only the choice of a font adds.
const INVISIBLE: [char; 2] = ['\u{fe0e}', '\u{fe0f}'];

/// Whether it is a sign for a stone in some drawings.
pub(super) fn is_foreign_stone(sign: char) -> bool {
    matches!(sign, '#' | '@') || stone(sign).is_some()
}

/// The side whose stones are drawn as this circle.
pub(super) fn stone(sign: char) -> Option<Color> {
    Color::BOTH.into_iter().find(|color| STONES[*color].contains(&sign))
}

/// The text with the signs of its rows as `X`, `O` and `.`, as far as they can mean only one thing.
/// `@` is Black in some drawings and White in others, and stays. A drawing that has circles and
/// letters for its stones is left as it is. `B` and `W` are stones if there are no others.
pub(super) fn plain(text: &str) -> String {
    let text = &narrow(text);
    if text.lines().any(sensei::is_line) {
        return text.to_owned();
    }
    let lines: Vec<String> = text.lines().map(with_points).collect();
    let rows: Vec<&str> =
        lines.iter().map(|line| row(line)).filter(|row| !row.is_empty()).collect();
    let has = |signs: &[char]| rows.iter().any(|row| row.contains(signs));
    let has_circles = STONES.iter().any(|stones| has(stones));
    let reads_circles = has_circles && !has(&['X', 'x', 'O', 'o', '#', '@']);
    let reads_hash = !has_circles && !has(&['X', 'x', '@']);
    let reads_letters = !has_circles && !has(&['X', 'x', 'O', 'o', '#', '@']);
    let usual = |sign: char| match sign {
        _ if reads_circles && STONES[0].contains(&sign) => 'X',
        _ if reads_circles && STONES[1].contains(&sign) => 'O',
        '#' if reads_hash => 'X',
        'B' if reads_letters => 'X',
        'W' if reads_letters => 'O',
        _ => sign,
    };
    let read = |line: &String| {
        let (drawn, rest) = line.split_at(row(line).len());
        drawn.chars().map(usual).collect::<String>() + rest
    };
    lines.iter().map(read).collect::<Vec<_>>().join("\n")
}

/// The text with the full-width signs of East Asian fonts as those of ASCII.
fn narrow(text: &str) -> String {
    let sign = |sign: char| match sign {
        '！'..='～' => {
            char::from_u32(u32::from(sign) - u32::from('！') + u32::from('!')).unwrap_or(sign)
        }
        '\u{3000}' => ' ',
        _ => sign,
    };
    text.chars().map(sign).collect()
}

/// A line with its empty points and its borders in ASCII, if it is a row or a border.
fn with_points(line: &str) -> String {
    let line: String = line.chars().filter(|sign| !INVISIBLE.contains(sign)).collect();
    if line.contains("──") {
        let sign = |sign| match sign {
            '─' => '-',
            '┌' | '┬' | '┐' | '├' | '┤' | '└' | '┴' | '┘' | '┼' => '+',
            _ => sign,
        };
        return line.chars().map(sign).collect();
    }
    let sign = |sign| match sign {
        '│' => '|',
        _ if POINTS.contains(&sign) => '.',
        _ if BETWEEN.contains(&sign) => ' ',
        _ => sign,
    };
    let read: String = line.chars().map(sign).collect();
    if row(&read).is_empty() { line } else { read }
}

/// The row with which a line begins; text may stand behind it. Empty if it begins with none.
fn row(line: &str) -> &str {
    let mut words = line.split_inclusive(char::is_whitespace);
    let is_word = |word: &str| {
        let letters = word.chars().filter(|c| c.is_alphabetic());
        letters.clone().count() > 1 && !is_of_stones(letters)
    };
    let length: usize = words.by_ref().take_while(|word| !is_word(word)).map(str::len).sum();
    let beside = |c: char| c.is_ascii_digit() || c.is_whitespace();
    let row = &line[..length];
    if is_row(row.trim_matches(beside)) { row } else { "" }
}
