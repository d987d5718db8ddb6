//! The facts that a record gives about its game.

use crate::Property;
use crate::{
    diagnostic::{Diagnostic, Problem},
    komi::{read_handicap, read_komi},
    node::{Node, Value, that_counts},
    point::{Point, Size},
    result::GameResult,
    text::half_width,
};
use tengen_clock::TimeSystem;

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
    /// The komi in half points (`KM`; else `KO`, where the Nihon Ki-in, CyberOro and Sina have it).
    pub komi: Option<i32>,
    /// The number of handicap stones (`HA`, else `HD`).
    pub handicap: Option<u32>,
    /// The rules (`RU`).
    pub rules: Option<String>,
    /// The outcome (`RE`).
    pub result: Option<GameResult>,
    /// The main time (`TM`), nominally in seconds.
    pub main_time: Option<String>,
    /// The overtime (`OT`). Where a record has none but the periods and their seconds, these as
    /// `3x30 byo-yomi`. Fox has them as `TC` and `TT`, the Nihon Ki-in as `LC` and `LT`.
    pub overtime: Option<String>,
    /// The date of the game (`DT`, else `RD`), nominally `2026-01-31`.
    pub date: Option<String>,
    /// The tournament or the like (`EV`, else a `TE` that is no number).
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

    /// Whether the record says that its game is another one than Go. Call it on the first node of a
    /// game.
    #[must_use]
    pub fn states_other_game(&self) -> bool {
        self.game_kind().is_some_and(|kind| kind != 1)
    }

    /// Whether the game that begins here can be read as Go. The record states Go, or a number that
    /// no other game with moves of this form is written with, and its moves are points of a board.
    /// Zagram has 40. In FF\[4\] that is Kropki, whose stones are set as those of Go are.
    #[must_use]
    pub fn may_be_go(&self) -> bool {
        match self.game_kind() {
            None | Some(1) => true,
            // FF[4] gives these numbers to other games; Gomoku (4) has points as Go has them.
            Some(2..=39) => false,
            Some(_) => self.has_moves_of_go(),
        }
    }

    /// The number of the game (`GM`), if it is another one than Go: nothing can judge or count it.
    /// Call it on the first node of a game.
    #[must_use]
    pub fn other_game(&self) -> Option<u32> {
        self.game_kind().filter(|_| !self.may_be_go())
    }

    /// Whether there are moves, and all are points of the board or passes.
    fn has_moves_of_go(&self) -> bool {
        let size = self.root().find_info("SZ").map(|size| Size::read(&size.line()));
        // Other games name points as people do, `a1`.
        let is_named = |value: &Value<'_>| {
            let point = value.raw().trim_ascii();
            point.is_empty() || point.first_chunk::<2>().is_some_and(|p| Point::read(p).is_some())
        };
        let moves = std::iter::successors(Some(*self), Node::first_child)
            .flat_map(|node| node.properties().filter(is_move).collect::<Vec<_>>())
            .flat_map(|property| property.values());
        let mut moves = moves.peekable();
        size != Some(None)
            && moves.peek().is_some()
            && moves.all(|value| is_named(&value))
            && self.main_line().all(|(_, step)| step.is_ok())
    }

    /// Whether the komi of the game that this node belongs to is counted in hundredths.
    pub(crate) fn counts_hundredths(&self) -> bool {
        self.root().find_info("AP").is_some_and(|program| counts_hundredths(&program))
    }

    /// The size of the board of the game that this node belongs to; 19 by 19
    /// if none is stated or it cannot be read.
    #[must_use]
    pub fn size(&self) -> Size {
        let stated = self.root().find_info("SZ");
        stated.and_then(|value| Size::read(&value.line())).unwrap_or_default()
    }

    /// The value of a property in this node or those up to the first move or fork.
    fn find_info(&self, name: &str) -> Option<Value<'a>> {
        let mut node = *self;
        loop {
            let mut value: Option<Value<'a>> = None;
            for property in node.properties().filter(|property| property.name() == name) {
                value = that_counts(name, value, property.values());
            }
            let is_fork = node.children().nth(1).is_some();
            if node.has_move() || is_fork || value.is_some_and(|value| !value.is_blank()) {
                return value;
            }
            node = node.first_child()?;
        }
    }

    /// The facts that the record gives about the game that begins here, and the problems with them.
    /// They are looked for in the nodes up to the first move.
    #[must_use]
    pub fn game_info(&self) -> (GameInfo, Vec<Diagnostic>) {
        Reader::of(*self, self.opening()).info()
    }

    /// Whether the node has a move.
    pub(crate) fn has_move(&self) -> bool {
        self.properties().any(|property| is_move(&property))
    }
}

/// Whether a property is a move. A name without a value is none.
fn is_move(property: &Property<'_>) -> bool {
    matches!(property.name().as_ref(), "B" | "W") && property.values().next().is_some()
}

/// The properties that give facts about the game.
const NAMES: [&str; 28] = [
    "SZ", "KM", "HA", "RE", "PB", "BR", "BT", "PW", "WR", "WT", "RU", "TM", "OT", "DT", "EV", "RO",
    "PC", "GN", "GC", "AP", "TC", "TT", "KO", "HD", "RD", "TE", "LC", "LT",
];

/// Reads facts in nodes.
pub(crate) struct Reader<'a> {
    first: Node<'a>,
    /// The value of the first property of each of these names that is not empty; the one that
    /// counts if it has several.
    values: [Option<Value<'a>>; NAMES.len()],
    /// The node that has the comment on the game.
    commented: Option<Node<'a>>,
    problems: Vec<Diagnostic>,
}

impl<'a> Reader<'a> {
    /// Looks once through nodes. The first that has a fact is the one that says it.
    pub(crate) fn of(first: Node<'a>, nodes: impl Iterator<Item = Node<'a>>) -> Self {
        let mut found = [false; NAMES.len()];
        let mut reader =
            Reader { first, values: [None; NAMES.len()], commented: None, problems: Vec::new() };
        // Each property is reported once.
        let mut several: [Option<Value<'a>>; NAMES.len()] = [None; NAMES.len()];
        for node in nodes {
            // Other nodes do not repeat a property, but are wrong about it, unless it was empty.
            let known = found;
            for slot in reader.values.iter_mut().filter(|slot| slot.is_some_and(|v| v.is_blank())) {
                *slot = None;
            }
            for property in node.properties() {
                let name = property.name();
                let Some(index) = NAMES.iter().position(|&known| known == name) else { continue };
                if known[index] {
                    continue;
                }
                found[index] |= property.values().any(|value| !value.is_blank());
                if name == "GC" {
                    reader.commented = Some(node);
                    continue;
                }
                let slot = &mut reader.values[index];
                let before = slot.is_some();
                let further = property.values().nth(usize::from(!before));
                several[index] = several[index].or(further);
                *slot = that_counts(&name, *slot, property.values());
            }
        }
        for value in several.into_iter().flatten() {
            reader.report(&value, Problem::SeveralValues);
        }
        reader
    }

    /// The numbers of the facts about a game that a node states.
    pub(crate) fn states(node: Node<'_>) -> impl Iterator<Item = usize> {
        node.properties().filter_map(|property| {
            let number = NAMES.iter().position(|name| *name == property.name())?;
            property.values().any(|value| !value.is_blank()).then_some(number)
        })
    }

    /// The facts, and the problems with them.
    pub(crate) fn info(mut self) -> (GameInfo, Vec<Diagnostic>) {
        let game = self.first.value("GM").filter(|_| self.first.states_other_game());
        if let Some(value) = game {
            self.report(&value, Problem::OtherGame);
        }
        // The steps of the game are read on the board of its tree.
        let size = self.first.root().find_info("SZ");
        let size = self.read(size, |text| Size::read(text).ok_or(Problem::BadSize));
        let komi = self.komi();
        let handicap = self.read(self.first_filled("HA", "HD"), read_handicap);
        let result =
            self.read(self.find("RE"), |text| GameResult::read(text).ok_or(Problem::BadResult));
        let in_zi = self.find("RE").filter(|value| GameResult::is_converted(&value.line()));
        if let Some(value) = in_zi {
            self.report(&value, Problem::ResultConverted);
        }
        let info = GameInfo {
            size: size.unwrap_or_default(),
            black: Player { name: self.line("PB"), rank: self.line("BR"), team: self.line("BT") },
            white: Player { name: self.line("PW"), rank: self.line("WR"), team: self.line("WT") },
            komi,
            handicap,
            rules: self.line("RU"),
            result,
            main_time: self.line("TM"),
            overtime: self.line("OT").or_else(|| self.periods()),
            date: self.line("DT").or_else(|| self.line("RD")),
            event: self.line("EV").or_else(|| self.event()),
            round: self.line("RO"),
            place: self.line("PC"),
            game_name: self.line("GN"),
            comment: self.comment(),
            application: self.line("AP"),
        };
        (info, self.problems)
    }

    fn find(&self, name: &str) -> Option<Value<'a>> {
        self.values[NAMES.iter().position(|&known| known == name)?]
    }

    fn line(&self, name: &str) -> Option<String> {
        Some(self.find(name)?.line()).filter(|line| !line.is_empty())
    }

    /// The value of the first of these properties, unless it is blank, else that of the second.
    fn first_filled(&self, name: &str, other: &str) -> Option<Value<'a>> {
        self.find(name).filter(|value| !value.is_blank()).or_else(|| self.find(other))
    }

    fn comment(&self) -> Option<String> {
        self.commented?.text("GC").filter(|text| !text.is_empty())
    }

    /// The tournament as the Nihon Ki-in writes it. In SGF, `TE` marks a good move by a number.
    fn event(&self) -> Option<String> {
        self.line("TE").filter(|line| line.parse::<f64>().is_err())
    }

    /// The periods of overtime and the seconds of each.
    fn periods(&self) -> Option<String> {
        let fox = || Some((number(&self.line("TC")?)?, seconds(&self.line("TT")?)?));
        let others = || Some((number(&self.line("LC")?)?, seconds(&self.line("LT")?)?));
        if let Some((periods, length)) = fox().or_else(others) {
            return Some(format!("{periods}x{length} byo-yomi"));
        }
        // A period alone is the last one.
        let length = self.line("LT")?;
        match (self.line("LC"), seconds(&length)) {
            (None, Some(length)) => Some(format!("1x{length} byo-yomi")),
            (count, _) => Some(count.map_or(length.clone(), |count| format!("{length} {count}"))),
        }
    }

    fn report(&mut self, value: &Value<'_>, problem: Problem) {
        let mut locator = self.first.collection.source.locator();
        self.problems.push(value.diagnostic(problem, &mut locator));
    }

    /// A value that is not a text. An empty one counts as absent.
    fn read<T>(
        &mut self,
        value: Option<Value<'a>>,
        read: impl FnOnce(&str) -> Result<T, Problem>,
    ) -> Option<T> {
        let value = value?;
        let line = value.line();
        if line.is_empty() {
            return None;
        }
        read(&line).map_err(|problem| self.report(&value, problem)).ok()
    }

    fn komi(&mut self) -> Option<i32> {
        let value = self.first_filled("KM", "KO");
        let hundredths = self.first.counts_hundredths();
        let (komi, problem) = self.read(value, |text| read_komi(text, hundredths))?;
        if let (Some(problem), Some(value)) = (problem, value) {
            self.report(&value, problem);
        }
        Some(komi)
    }
}

/// Whether this program writes komi in hundredths of a zi or a point: Fox does.
fn counts_hundredths(program: &Value<'_>) -> bool {
    program.line().starts_with("foxwq")
}

/// A number above zero, perhaps with its unit: `5`, `5回`.
fn number(text: &str) -> Option<u32> {
    let text: String = text.chars().map(half_width).collect();
    let digits = text.trim_end_matches(['回', '次', '회', '번']);
    digits.trim().parse().ok().filter(|number| *number > 0)
}

/// A time in seconds: `30`, `30秒`, `1分30秒`.
fn seconds(text: &str) -> Option<u64> {
    match TimeSystem::from_sgf(Some(text), None) {
        Ok(TimeSystem::Absolute { main }) if main % 1000 == 0 => Some(main / 1000),
        _ => None,
    }
}
