//! The surroundings of the board: coordinates and notes.

use crate::Diagram;

impl Diagram {
    /// The letters above and below the board, two cells a column.
    pub(crate) fn letters(&self) -> String {
        let size = self.board.size();
        let part = self.drawn_part();
        let points = (part.left..=part.right).filter_map(|column| size.point(column, 0));
        let name = |point| {
            let name = size.name(point);
            format!("{:>2}", name.trim_end_matches(|c: char| c.is_ascii_digit()))
        };
        points.map(name).collect()
    }

    /// Joins the drawn rows, top row first, with the coordinates around them and the notes beside
    /// them. `rim` formats a line of the rim.
    pub(crate) fn frame(
        &self,
        rows: impl Iterator<Item = String>,
        rim: impl Fn(&str) -> String,
    ) -> String {
        let letters = self.letters();
        let edge = rim(&format!("  {letters}"));
        let mut text = edge.clone();
        let mut notes = self.notes.iter();
        for row in rows {
            text.push('\n');
            text.push_str(&row);
            if let Some(note) = notes.next().filter(|note| !note.is_empty()) {
                text.push_str("   ");
                text.push_str(note);
            }
        }
        text.push('\n');
        text.push_str(&edge);
        // There may be more notes than rows.
        for note in notes {
            text.push('\n');
            text.push_str(note);
        }
        text.push('\n');
        text
    }
}
