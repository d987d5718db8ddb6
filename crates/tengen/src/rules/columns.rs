//! Text in columns, each as wide as its contents.

/// Rows whose cells are aligned.
#[derive(Default)]
pub(super) struct Columns {
    rows: Vec<Vec<String>>,
}

impl Columns {
    pub(super) fn row<const N: usize>(&mut self, cells: [String; N]) {
        self.rows.push(cells.into());
    }

    /// All rows, each on its line, without blanks at the end.
    pub(super) fn text(&self) -> String {
        let width = |column: usize| {
            let cells = self.rows.iter().filter_map(|row| row.get(column));
            cells.map(|cell| cell.chars().count()).max().unwrap_or(0)
        };
        let line = |row: &Vec<String>| {
            let cells = row.iter().enumerate().map(|(column, cell)| {
                let blanks = width(column).saturating_sub(cell.chars().count());
                format!("{cell}{}", " ".repeat(blanks))
            });
            cells.collect::<Vec<_>>().join("  ").trim_end().to_owned() + "\n"
        };
        self.rows.iter().map(line).collect()
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn cells_stand_under_each_other_whatever_their_letters() {
        let mut columns = Columns::default();
        columns.row(["a".to_owned(), "für".to_owned(), "x".to_owned()]);
        columns.row(["bcd".to_owned(), "e".to_owned(), String::new()]);
        assert_eq!(columns.text(), "a    für  x\nbcd  e\n");
    }
}
