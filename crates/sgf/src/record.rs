//! Writing the record of a game.

use crate::{
    edit::EditError,
    info::GameInfo,
    komi::show_halves,
    point::{Color, Point},
    tree::{Collection, NodeId},
    write::write,
};
use tengen_clock::Seconds;

/// A game to be written. Only fields with a value are written.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct GameRecord {
    /// The players, the rules, the outcome.
    pub info: GameInfo,
    /// Black stones on the board before the first move, such as handicap stones.
    pub black_setup: Vec<Point>,
    /// White stones on the board before the first move.
    pub white_setup: Vec<Point>,
    /// The player who moves first, if that does not go without saying.
    pub first_player: Option<Color>,
    /// The moves.
    pub moves: Vec<RecordedMove>,
    /// Black's territory at the end, as it is to be shown.
    pub black_territory: Vec<Point>,
    /// White's territory at the end.
    pub white_territory: Vec<Point>,
}

/// A move to be written.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct RecordedMove {
    /// The player.
    pub color: Color,
    /// The point; absent for a pass.
    pub point: Option<Point>,
    /// A comment of any number of lines (`C`).
    pub comment: Option<String>,
    /// The time the player has left after it, in milliseconds (`BL`, `WL`).
    pub time_left: Option<u64>,
    /// The byo-yomi periods or Canadian stones left after it (`OB`, `OW`).
    pub overtime_left: Option<u32>,
    /// Properties of a program's own: each with its name, in capitals, and its values.
    pub own: Vec<(String, Vec<String>)>,
}

impl RecordedMove {
    /// A move with nothing else known about it.
    #[must_use]
    pub const fn new(color: Color, point: Option<Point>) -> Self {
        RecordedMove {
            color,
            point,
            comment: None,
            time_left: None,
            overtime_left: None,
            own: Vec::new(),
        }
    }
}

impl GameRecord {
    /// The record as the bytes of a file, in UTF-8.
    ///
    /// # Errors
    /// [`EditError::Full`] if there are more than four thousand million moves,
    /// [`EditError::BadName`] if a property of a move's own is badly named.
    pub fn to_bytes(&self) -> Result<Vec<u8>, EditError> {
        let mut collection = Collection::new();
        self.add_to(&mut collection)?;
        Ok(write(&collection))
    }

    /// Adds the record as a further game of a collection and returns its first
    /// node, to which variations may then be added.
    ///
    /// # Errors
    /// [`EditError::Unencodable`] if the encoding of the collection lacks a
    /// character, [`EditError::Full`] if the collection can hold no more.
    pub fn add_to(&self, collection: &mut Collection) -> Result<NodeId, EditError> {
        let root = collection.add_game()?;
        let encoding = collection.encoding();
        let mut node = Writer { collection, id: root };
        node.number("FF", 4)?;
        node.number("GM", 1)?;
        node.set("CA", encoding)?;
        self.write_info(&mut node)?;
        node.points("AB", &self.black_setup)?;
        node.points("AW", &self.white_setup)?;
        if let Some(color) = self.first_player {
            node.set("PL", color.letter().to_string())?;
        }
        for played in &self.moves {
            node.id = node.collection.add_child(node.id)?;
            played.write(&mut node)?;
        }
        node.points("TB", &self.black_territory)?;
        node.points("TW", &self.white_territory)?;
        Ok(root)
    }

    fn write_info(&self, node: &mut Writer<'_>) -> Result<(), EditError> {
        let info = &self.info;
        node.text("AP", &info.application)?;
        node.set("SZ", info.size.to_string())?;
        for (name, text) in [
            ("GN", &info.game_name),
            ("EV", &info.event),
            ("RO", &info.round),
            ("PC", &info.place),
            ("DT", &info.date),
            ("PB", &info.black.name),
            ("BR", &info.black.rank),
            ("BT", &info.black.team),
            ("PW", &info.white.name),
            ("WR", &info.white.rank),
            ("WT", &info.white.team),
            ("RU", &info.rules),
            ("TM", &info.main_time),
            ("OT", &info.overtime),
            ("GC", &info.comment),
        ] {
            node.text(name, text)?;
        }
        if let Some(komi) = info.komi {
            node.set("KM", show_halves(komi.into()))?;
        }
        if let Some(handicap) = info.handicap {
            node.number("HA", handicap)?;
        }
        if let Some(result) = info.result {
            node.set("RE", result.to_string())?;
        }
        Ok(())
    }
}

impl RecordedMove {
    fn write(&self, node: &mut Writer<'_>) -> Result<(), EditError> {
        let (color, time, overtime) = match self.color {
            Color::Black => ("B", "BL", "OB"),
            Color::White => ("W", "WL", "OW"),
        };
        node.set(color, self.point.map_or(String::new(), |point| point.to_string()))?;
        if let Some(left) = self.time_left {
            node.set(time, Seconds(left).to_string())?;
        }
        if let Some(left) = self.overtime_left {
            node.number(overtime, left)?;
        }
        for (name, values) in &self.own {
            node.collection.set(node.id, name, values)?;
        }
        node.text("C", &self.comment)
    }
}

struct Writer<'a> {
    collection: &'a mut Collection,
    id: NodeId,
}

impl Writer<'_> {
    fn set(&mut self, name: &str, value: impl AsRef<str>) -> Result<(), EditError> {
        self.collection.set(self.id, name, [value])
    }

    fn number(&mut self, name: &str, number: u32) -> Result<(), EditError> {
        self.set(name, number.to_string())
    }

    fn text(&mut self, name: &str, text: &Option<String>) -> Result<(), EditError> {
        text.as_ref().map_or(Ok(()), |text| self.set(name, text))
    }

    fn points(&mut self, name: &str, points: &[Point]) -> Result<(), EditError> {
        if points.is_empty() {
            return Ok(());
        }
        self.collection.set(self.id, name, points.iter().map(Point::to_string))
    }
}
