//! Rows of texts as columns of one width each.

/// The columns a character takes in a terminal: two for those of East Asia.
fn width(c: char) -> usize {
    match c {
        '\u{1100}'..='\u{115F}'
        | '\u{2E80}'..='\u{A4CF}'
        | '\u{AC00}'..='\u{D7A3}'
        | '\u{F900}'..='\u{FAFF}'
        | '\u{FE30}'..='\u{FE6F}'
        | '\u{FF00}'..='\u{FF60}'
        | '\u{FFE0}'..='\u{FFE6}'
        | '\u{20000}'..='\u{3FFFD}' => 2,
        _ => 1,
    }
}

fn length(text: &str) -> usize {
    text.chars().map(width).sum()
}

/// The text, cut to at most `most` columns.
fn cut(text: &str, most: usize) -> String {
    if length(text) <= most {
        return text.to_owned();
    }
    let mut taken = 0;
    let fits = |c: &char| {
        taken += width(*c);
        taken < most
    };
    text.chars().take_while(fits).chain(['…']).collect()
}

/// The rows, their cells padded with blanks. No cell but the first of a row takes more than
/// `most` columns.
pub(crate) fn columns(rows: &[Vec<String>], most: usize) -> String {
    let most = |column: usize| if column == 0 { usize::MAX } else { most };
    let count = rows.iter().map(Vec::len).max().unwrap_or_default();
    let widest = |column: usize| {
        let cells = rows.iter().filter_map(|row| row.get(column));
        cells.map(|cell| length(cell).min(most(column))).max().unwrap_or_default()
    };
    let widths: Vec<usize> = (0..count).map(widest).collect();
    let mut text = String::new();
    for row in rows {
        let mut line = String::new();
        for (column, cell) in row.iter().enumerate() {
            let cell = cut(cell, most(column));
            line.push_str(&cell);
            line.push_str(&" ".repeat(widths[column] - length(&cell) + 2));
        }
        text.push_str(line.trim_end());
        text.push('\n');
    }
    text
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn cells_stand_below_one_another() {
        let rows = [["a", "木谷", "x"], ["long name", "Anna", ""], ["", "longer than six", "y"]];
        let rows: Vec<Vec<String>> =
            rows.iter().map(|row| row.map(String::from).to_vec()).collect();
        assert_eq!(
            columns(&rows, 6),
            "a          木谷    x\nlong name  Anna\n           longe…  y\n"
        );
    }
}
