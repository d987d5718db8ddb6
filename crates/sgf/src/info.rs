//! The facts that a record gives about its game.

use crate::{
    diagnostic::{Diagnostic, Problem},
    komi::{read_handicap, read_komi},
    node::{Node, Value},
    point::Size,
    result::GameResult,
};

/// The facts that a record gives about one player.
#[derive(Clone, Debug, Default, PartialEq, Eq, Hash)]
pub struct Player {
    /// The name (`PB`, `PW`).
    pub name: Option<String>,
    /// The rank as it is written, such as `3d` or `9p` (`BR`, `WR`).
    pub rank: Option<String>,
    /// The team (`BT`, `WT`).
    pub team: Option<String>,
}

/// The facts that a record gives about its game. Texts are as they are written. A fact that is
/// absent or empty is `None`.
#[derive(Clone, Debug, Default, PartialEq, Eq, Hash)]
pub struct GameInfo {
    /// The size of the board (`SZ`).
    pub size: Size,
    /// The player of the black stones.
    pub black: Player,
    /// The player of the white stones.
    pub white: Player,
    /// The komi in half points (`KM`).
    pub komi: Option<i32>,
    /// The number of handicap stones (`HA`).
    pub handicap: Option<u32>,
    /// The rules (`RU`).
    pub rules: Option<String>,
    /// The outcome (`RE`).
    pub result: Option<GameResult>,
    /// The main time (`TM`), nominally in seconds.
    pub main_time: Option<String>,
    /// The overtime (`OT`). Where a record has none but the periods and their seconds, as Fox
    /// writes them (`TC`, `TT`), these as `3x30 byo-yomi`.
    pub overtime: Option<String>,
    /// The date of the game (`DT`), nominally `2026-01-31`.
    pub date: Option<String>,
    /// The tournament or the like (`EV`).
    pub event: Option<String>,
    /// The round of it (`RO`).
    pub round: Option<String>,
    /// The place where the game was played (`PC`).
    pub place: Option<String>,
    /// A name for the game (`GN`).
    pub game_name: Option<String>,
    /// A comment on the game as a whole, of several lines (`GC`).
    pub comment: Option<String>,
    /// The program that wrote the record, with its version (`AP`).
    pub application: Option<String>,
}

impl<'a> Node<'a> {
    /// The file format the record claims to have, 1 to 4 (`FF`). Call it on the
    /// first node of a game.
    #[must_use]
    pub fn file_format(&self) -> Option<u32> {
        self.value("FF")?.line().parse().ok()
    }

    /// The number of the kind of game (`GM`). 1 is Go, which is also meant if there is none. Call
    /// it on the first node of a game.
    #[must_use]
    pub fn game_kind(&self) -> Option<u32> {
        self.value("GM")?.line().parse().ok()
    }

    /// The size of the board of the game that this node belongs to; 19 by 19
    /// if none is stated or it cannot be read.
    #[must_use]
    pub fn size(&self) -> Size {
        let stated = self.root().find_info("SZ");
        stated.and_then(|value| Size::read(&value.line())).unwrap_or_default()
    }

    /// The first value of a property in this node or those up to the first move.
    fn find_info(&self, name: &str) -> Option<Value<'a>> {
        let mut node = *self;
        loop {
            let mut has_move = false;
            for property in node.properties() {
                let found = property.name();
                if found == name {
                    return property.values().next();
                }
                has_move |= found == "B" || found == "W";
            }
            if has_move {
                return None;
            }
            node = node.first_child()?;
        }
    }

    /// The facts that the record gives about the game that begins here, and the problems with them.
    /// They are looked for in the nodes up to the first move.
    #[must_use]
    pub fn game_info(&self) -> (GameInfo, Vec<Diagnostic>) {
        let mut reader = Reader::new(*self);
        let size = reader.read("SZ", |text| Size::read(text).ok_or(Problem::BadSize));
        let komi = reader.komi();
        let handicap = reader.read("HA", read_handicap);
        let result = reader.read("RE", |text| GameResult::read(text).ok_or(Problem::BadResult));
        let info = GameInfo {
            size: size.unwrap_or_default(),
            black: Player {
                name: reader.line("PB"),
                rank: reader.line("BR"),
                team: reader.line("BT"),
            },
            white: Player {
                name: reader.line("PW"),
                rank: reader.line("WR"),
                team: reader.line("WT"),
            },
            komi,
            handicap,
            rules: reader.line("RU"),
            result,
            main_time: reader.line("TM"),
            overtime: reader.line("OT").or_else(|| reader.fox_overtime()),
            date: reader.line("DT"),
            event: reader.line("EV"),
            round: reader.line("RO"),
            place: reader.line("PC"),
            game_name: reader.line("GN"),
            comment: reader.find("GC").map(|value| value.text()).filter(|text| !text.is_empty()),
            application: reader.line("AP"),
        };
        (info, reader.problems)
    }
}

/// The properties that give facts about the game.
const NAMES: [&str; 22] = [
    "SZ", "KM", "HA", "RE", "PB", "BR", "BT", "PW", "WR", "WT", "RU", "TM", "OT", "DT", "EV", "RO",
    "PC", "GN", "GC", "AP", "TC", "TT",
];

struct Reader<'a> {
    first: Node<'a>,
    /// The first value of each property of these names.
    values: [Option<Value<'a>>; NAMES.len()],
    problems: Vec<Diagnostic>,
}

impl<'a> Reader<'a> {
    /// Looks through the nodes up to the first move once.
    fn new(first: Node<'a>) -> Self {
        let mut found = [false; NAMES.len()];
        let mut values = [None; NAMES.len()];
        let mut next = Some(first);
        while let Some(node) = next {
            let mut has_move = false;
            for property in node.properties() {
                let name = property.name();
                has_move |= name == "B" || name == "W";
                if let Some(index) = NAMES.iter().position(|&known| known == name)
                    && !std::mem::replace(&mut found[index], true)
                {
                    values[index] = property.values().next();
                }
            }
            next = if has_move { None } else { node.first_child() };
        }
        Reader { first, values, problems: Vec::new() }
    }

    fn find(&self, name: &str) -> Option<Value<'a>> {
        self.values[NAMES.iter().position(|&known| known == name)?]
    }

    fn line(&self, name: &str) -> Option<String> {
        Some(self.find(name)?.line()).filter(|line| !line.is_empty())
    }

    fn fox_overtime(&self) -> Option<String> {
        let number = |name| self.line(name)?.parse().ok().filter(|number: &u32| *number > 0);
        Some(format!("{}x{} byo-yomi", number("TC")?, number("TT")?))
    }

    fn report(&mut self, value: &Value<'_>, problem: Problem) {
        let mut locator = self.first.collection.source.locator();
        self.problems.push(value.diagnostic(problem, &mut locator));
    }

    /// A value that is not a text. An empty one counts as absent.
    fn read<T>(&mut self, name: &str, read: impl FnOnce(&str) -> Result<T, Problem>) -> Option<T> {
        let value = self.find(name)?;
        let line = value.line();
        if line.is_empty() {
            return None;
        }
        read(&line).map_err(|problem| self.report(&value, problem)).ok()
    }

    fn komi(&mut self) -> Option<i32> {
        let (komi, problem) = self.read("KM", read_komi)?;
        if let (Some(problem), Some(value)) = (problem, self.find("KM")) {
            self.report(&value, problem);
        }
        Some(komi)
    }
}
