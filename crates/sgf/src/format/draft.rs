//! The facts known about a game while a file is read.

use crate::{
    diagnostic::Problem,
    edit::EditError,
    point::{Color, Point, Size},
    record::{GameRecord, RecordedMove},
    tree::Collection,
};

/// A game, and the facts beyond a [`GameRecord`] that SGF can hold.
#[derive(Debug, Default)]
pub(super) struct Draft {
    pub(super) record: GameRecord,
    /// Further properties of the first node.
    pub(super) texts: Vec<(&'static str, String)>,
    /// The comment before the first move.
    pub(super) comment: Option<String>,
}

impl Draft {
    /// Whether nothing was understood.
    pub(super) fn is_empty(&self) -> bool {
        self.record == GameRecord::default() && self.comment.is_none() && self.texts.is_empty()
    }

    pub(super) fn add_to(&self, collection: &mut Collection) -> Result<(), EditError> {
        let root = self.record.add_to(collection)?;
        for (name, text) in &self.texts {
            collection.set(root, name, [text])?;
        }
        if let Some(comment) = &self.comment {
            collection.set(root, "C", [comment])?;
        }
        Ok(())
    }

    pub(super) fn size(&self) -> Size {
        self.record.info.size
    }

    /// Sets the size of a square board, unless it is no size or there are stones
    /// on the board already.
    pub(super) fn set_size(&mut self, lines: Option<u8>) -> Result<(), Problem> {
        let record = &self.record;
        let untouched = record.moves.is_empty()
            && record.black_setup.is_empty()
            && record.white_setup.is_empty();
        let size = lines.and_then(|lines| Size::new(lines, lines)).filter(|_| untouched);
        self.record.info.size = size.ok_or(Problem::BadSize)?;
        Ok(())
    }

    pub(super) fn play(&mut self, color: Color, point: Option<Point>) {
        self.record.moves.push(RecordedMove::new(color, point));
    }

    /// The player whose turn it is if the players alternate.
    pub(super) fn next_player(&self) -> Color {
        match self.record.moves.last() {
            Some(last) => last.color.other(),
            None if self.record.black_setup.is_empty() => Color::Black,
            None => Color::White,
        }
    }

    /// Adds a comment to the position after `moves` moves.
    pub(super) fn comment(&mut self, moves: usize, text: &str) {
        let text = text.trim();
        if text.is_empty() {
            return;
        }
        let last = moves.min(self.record.moves.len());
        let comment = match last.checked_sub(1) {
            Some(index) => &mut self.record.moves[index].comment,
            None => &mut self.comment,
        };
        match comment {
            Some(comment) => {
                comment.push('\n');
                comment.push_str(text);
            }
            None => *comment = Some(text.to_owned()),
        }
    }

    /// Sets the number of handicap stones, and places them. Returns whether they have known places;
    /// one stone is no handicap.
    pub(super) fn set_handicap(&mut self, stones: u32, order: Corners) -> bool {
        if stones < 2 {
            return true;
        }
        self.record.info.handicap = Some(stones);
        let points = fixed_points(self.size(), stones, order);
        let placed = points.is_some();
        self.record.black_setup = points.unwrap_or_default();
        placed
    }
}

/// Which corner stays free when there are three handicap stones.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Corners {
    /// The upper left one, as on PandaNet.
    UpperLeftLast,
    /// The lower right one, as on the Korean servers.
    LowerRightLast,
}

/// The places of two to nine handicap stones.
fn fixed_points(size: Size, stones: u32, order: Corners) -> Option<Vec<Point>> {
    let (columns, rows) = (size.columns(), size.rows());
    let edge = |length: u8| if length >= 13 { 3 } else { 2 };
    let odd = columns % 2 == 1 && rows % 2 == 1;
    if columns.min(rows) < 7 || !(2..=9).contains(&stones) || (stones > 4 && !odd) {
        return None;
    }
    let (left, top) = (edge(columns), edge(rows));
    let (right, bottom) = (columns - 1 - left, rows - 1 - top);
    let (center, middle) = (columns / 2, rows / 2);
    let mut places = vec![(right, top), (left, bottom)];
    match order {
        Corners::UpperLeftLast => places.extend([(right, bottom), (left, top)]),
        Corners::LowerRightLast => places.extend([(left, top), (right, bottom)]),
    }
    if stones >= 6 {
        places.extend([(left, middle), (right, middle)]);
    }
    if stones >= 8 {
        places.extend([(center, top), (center, bottom)]);
    }
    if stones % 2 == 1 && stones > 4 {
        places.push((center, middle));
    }
    let points = places.into_iter().map(|(column, row)| Point { column, row });
    Some(points.take(stones as usize).collect())
}
