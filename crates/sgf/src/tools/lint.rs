//! Records held against FF\[4\].
//!
//! [`parse`](crate::parse()) reports where a file is no tree of properties. This finds where the
//! properties are not what FF\[4\] (<https://www.red-bean.com/sgf/>) says of them.

use std::collections::HashSet;
use std::fmt;

use super::properties::{self, Form, Kind};
use crate::{
    diagnostic::{Position, Problem, Severity},
    node::{Node, Property, Value},
    point::{Point, Size},
    result::GameResult,
    source::Locator,
    tree::NodeId,
};

/// A fault against FF\[4\].
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
#[non_exhaustive]
pub enum Fault {
    /// The name has small letters, as before FF\[4\].
    OldName,
    /// FF\[4\] has no such property any more.
    GoneProperty,
    /// The node has the property twice.
    PropertyTwice,
    /// The property has one value at most, and has several.
    SeveralValues,
    /// The value is empty, which it may not be.
    EmptyValue,
    /// The value is not of the form that the property needs.
    BadValue,
    /// The point lies outside the board.
    OffBoard,
    /// The point is named twice where it can be named only once.
    PointTwice,
    /// A move and stones that are set up share a node.
    MoveWithSetUp,
    /// The node has two moves.
    TwoMoves,
    /// A property of the first node of a game stands further below.
    RootBelow,
    /// Facts about the game stand below a node that has some already.
    InfoTwice,
    /// The move, or the position, is judged in two ways.
    JudgedTwice,
    /// Something is said about a move, and there is none.
    NoMove,
    /// The record does not say that it is FF\[4\].
    NotFour,
    /// The record has other characters than those of ASCII and does not name its encoding.
    NoEncoding,
    /// A pass is written as `tt`, as before FF\[4\].
    OldPass,
    /// A square board is written with two numbers.
    SquareSize,
    /// A handicap is stated, and no stones are set up.
    HandicapWithoutStones,
    /// The result is not of the form of FF\[4\], such as `B+3.5`.
    ResultForm,
    /// The date is not of the form `2026-01-31`.
    DateForm,
    /// There are more faults than are listed.
    More,
}

impl Fault {
    /// All faults.
    pub const ALL: [Fault; 22] = [
        Fault::OldName,
        Fault::GoneProperty,
        Fault::PropertyTwice,
        Fault::SeveralValues,
        Fault::EmptyValue,
        Fault::BadValue,
        Fault::OffBoard,
        Fault::PointTwice,
        Fault::MoveWithSetUp,
        Fault::TwoMoves,
        Fault::RootBelow,
        Fault::InfoTwice,
        Fault::JudgedTwice,
        Fault::NoMove,
        Fault::NotFour,
        Fault::NoEncoding,
        Fault::OldPass,
        Fault::SquareSize,
        Fault::HandicapWithoutStones,
        Fault::ResultForm,
        Fault::DateForm,
        Fault::More,
    ];

    /// How bad it is: a warning where every reader still understands the record.
    #[must_use]
    pub const fn severity(self) -> Severity {
        match self {
            Fault::OldName
            | Fault::GoneProperty
            | Fault::NotFour
            | Fault::NoEncoding
            | Fault::OldPass
            | Fault::SquareSize
            | Fault::HandicapWithoutStones
            | Fault::ResultForm
            | Fault::DateForm
            | Fault::More => Severity::Warning,
            _ => Severity::Error,
        }
    }

    /// A stable name for it.
    #[must_use]
    pub const fn code(self) -> &'static str {
        match self {
            Fault::OldName => "old-name",
            Fault::GoneProperty => "gone-property",
            Fault::PropertyTwice => "property-twice",
            Fault::SeveralValues => "several-values",
            Fault::EmptyValue => "empty-value",
            Fault::BadValue => "bad-value",
            Fault::OffBoard => "off-board",
            Fault::PointTwice => "point-twice",
            Fault::MoveWithSetUp => "move-with-set-up",
            Fault::TwoMoves => "two-moves",
            Fault::RootBelow => "root-below",
            Fault::InfoTwice => "info-twice",
            Fault::JudgedTwice => "judged-twice",
            Fault::NoMove => "no-move",
            Fault::NotFour => "not-four",
            Fault::NoEncoding => "no-encoding",
            Fault::OldPass => "old-pass",
            Fault::SquareSize => "square-size",
            Fault::HandicapWithoutStones => "handicap-without-stones",
            Fault::ResultForm => "result-form",
            Fault::DateForm => "date-form",
            Fault::More => "more",
        }
    }
}

/// A fault, the property concerned, and its place.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Finding {
    /// The fault.
    pub fault: Fault,
    /// The name of the property; empty if it is about none.
    pub property: String,
    /// Its place; absent if the record was built and not parsed.
    pub position: Option<Position>,
}

/// `line 3, column 14: point-twice (AB)`.
impl fmt::Display for Finding {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        if let Some(Position { line, column, .. }) = self.position {
            write!(f, "line {line}, column {column}: ")?;
        }
        write!(f, "{} ({})", self.fault.code(), self.property)
    }
}

/// More faults of one game than this are not listed.
const MOST: usize = 1000;

/// What is not FF\[4\] in the game that begins at `root`, in the order of the file.
///
/// ```
/// use tengen_sgf::tools::lint::{Fault, lint};
///
/// let parsed = tengen_sgf::parse(b"(;FF[4]SZ[9]AB[aa][aa];B[bb]AW[cc])");
/// let found = lint(parsed.collection.roots().next().unwrap());
/// let faults: Vec<Fault> = found.iter().map(|finding| finding.fault).collect();
/// assert_eq!(faults, [Fault::PointTwice, Fault::MoveWithSetUp]);
/// ```
#[must_use]
pub fn lint(root: Node<'_>) -> Vec<Finding> {
    let mut linter = Linter {
        size: root.size(),
        locator: root.collection.source.locator(),
        found: Vec::new(),
        root: root.id(),
        lacks_encoding: false,
    };
    linter.first_node(root);
    // The nodes that have facts about the game, or stand below one that has.
    let mut informed: HashSet<NodeId> = HashSet::new();
    for node in root.subtree() {
        if linter.found.len() >= MOST {
            linter.report(Fault::More, "", None);
            break;
        }
        let info_above = node.parent().is_some_and(|parent| informed.contains(&parent.id()));
        if linter.node(node, info_above) || info_above {
            informed.insert(node.id());
        }
    }
    linter.found
}

struct Linter<'a> {
    size: Size,
    locator: Locator<'a>,
    found: Vec<Finding>,
    root: NodeId,
    /// Whether the game names no encoding, and no character has needed one yet.
    lacks_encoding: bool,
}

impl Linter<'_> {
    fn report(&mut self, fault: Fault, property: &str, value: Option<&Value<'_>>) {
        let position = value.and_then(|value| {
            // Only the place is of use.
            value.diagnostic(Problem::UnexpectedText, &mut self.locator).position
        });
        self.found.push(Finding { fault, property: property.to_owned(), position });
    }

    /// The facts that only the first node can have.
    fn first_node(&mut self, root: Node<'_>) {
        let format = root.value("FF");
        if format.map(|value| value.line()).as_deref() != Some("4") {
            let first = root.properties().next().and_then(|property| property.values().next());
            self.report(Fault::NotFour, "FF", format.or(first).as_ref());
        }
        let source = &root.collection.source;
        self.lacks_encoding = root.property("CA").is_none() && source.utf16.is_none();
        if let Some(value) = root.value("HA") {
            let stones = value.line().parse::<u32>().unwrap_or_default();
            if stones >= 2 && root.property("AB").is_none() {
                self.report(Fault::HandicapWithoutStones, "HA", Some(&value));
            }
        }
    }

    /// Looks at a node. Returns whether it has facts about the game.
    fn node(&mut self, node: Node<'_>, info_above: bool) -> bool {
        let mut names: HashSet<String> = HashSet::new();
        let [mut set_up, mut marked] = [(); 2].map(|()| HashSet::new());
        let mut has_info = false;
        for property in node.properties() {
            let name = property.name().into_owned();
            let first = property.values().next();
            let first = first.as_ref();
            let mut values = property.values();
            if self.lacks_encoding
                && let Some(value) = values.find(|value| !value.raw().is_ascii())
            {
                self.lacks_encoding = false;
                self.report(Fault::NoEncoding, "CA", Some(&value));
            }
            if property.written_name() != name {
                self.report(Fault::OldName, property.written_name(), first);
            }
            if properties::GONE.contains(&name.as_str()) {
                self.report(Fault::GoneProperty, &name, first);
            }
            if let Some((kind, form)) = properties::known(&name) {
                let is_info = kind == Kind::Info;
                if kind == Kind::Root && node.id() != self.root {
                    self.report(Fault::RootBelow, &name, first);
                }
                if is_info && info_above && !has_info {
                    self.report(Fault::InfoTwice, &name, first);
                }
                has_info |= is_info;
                self.values(&name, form, &property);
                match name.as_str() {
                    "AB" | "AW" | "AE" => self.once(&name, &property, &mut set_up),
                    "CR" | "MA" | "SL" | "SQ" | "TR" => self.once(&name, &property, &mut marked),
                    "DD" | "VW" | "TB" | "TW" => self.once(&name, &property, &mut HashSet::new()),
                    _ => {}
                }
            }
            if !names.insert(name.clone()) {
                self.report(Fault::PropertyTwice, &name, first);
            }
        }
        self.together(node, &names);
        has_info
    }

    /// Properties that exclude or need one another.
    fn together(&mut self, node: Node<'_>, names: &HashSet<String>) {
        let mut report = |fault, name: &str| {
            let value = node.value(name);
            self.report(fault, name, value.as_ref());
        };
        let present = |all: &[&'static str]| -> Vec<&'static str> {
            all.iter().copied().filter(|name| names.contains(*name)).collect()
        };
        let moves = present(&["B", "W"]);
        let about_moves = present(&["BM", "DO", "IT", "TE"]);
        if let [_, second] = moves[..] {
            report(Fault::TwoMoves, second);
        }
        if let (Some(_), Some(name)) = (moves.first(), present(&["AB", "AE", "AW", "PL"]).first()) {
            report(Fault::MoveWithSetUp, name);
        }
        for judged in [&about_moves, &present(&["DM", "GB", "GW", "UC"])] {
            if let Some(second) = judged.get(1) {
                report(Fault::JudgedTwice, second);
            }
        }
        if moves.is_empty() {
            for name in about_moves.iter().chain(&present(&["KO"])) {
                report(Fault::NoMove, name);
            }
        }
    }

    /// The points of a list, each of which may be named once.
    fn once(&mut self, name: &str, property: &Property<'_>, seen: &mut HashSet<Point>) {
        for value in property.values() {
            let Some((from, to)) = corners(&value.line()) else { continue };
            // What lies off the board is a fault of its own.
            if !self.size.contains(from) || !self.size.contains(to) {
                continue;
            }
            let again = (from.row.min(to.row)..=from.row.max(to.row))
                .flat_map(|row| {
                    let columns = from.column.min(to.column)..=from.column.max(to.column);
                    columns.map(move |column| Point { column, row })
                })
                .filter(|point| !seen.insert(*point))
                .count();
            if again > 0 {
                self.report(Fault::PointTwice, name, Some(&value));
            }
        }
    }

    fn values(&mut self, name: &str, form: Form, property: &Property<'_>) {
        use Form::{Labels, Pairs, Points, PointsOrNone};
        let is_list = matches!(form, Points | PointsOrNone | Pairs | Labels);
        let values: Vec<Value<'_>> = property.values().collect();
        if let (false, Some(second)) = (is_list, values.get(1)) {
            // Of two moves in one list the second is a move too many.
            let fault = if form == Form::Move { Fault::TwoMoves } else { Fault::SeveralValues };
            self.report(fault, name, Some(second));
        }
        let only = values.len() == 1;
        for value in &values {
            if let Some(fault) = self.fault_of(name, form, value, only) {
                self.report(fault, name, Some(value));
            }
        }
    }

    fn fault_of(&self, name: &str, form: Form, value: &Value<'_>, only: bool) -> Option<Fault> {
        let line = value.line();
        let text = line.as_str();
        let bad = |fine: bool| (!fine).then_some(Fault::BadValue);
        if text.is_empty() {
            let may_be = match form {
                Form::Nothing | Form::Text | Form::Move => true,
                // `FG[]` and `DD[]` say something by it.
                Form::PointsOrNone => only,
                _ => false,
            };
            return (!may_be).then_some(Fault::EmptyValue);
        }
        match form {
            Form::Nothing => bad(false),
            Form::Number => bad(text.parse::<i64>().is_ok()),
            Form::Real => bad(is_real(text)),
            Form::Double => bad(matches!(text, "1" | "2")),
            Form::Color => bad(matches!(text, "B" | "W")),
            Form::Text => match name {
                "RE" => (!is_result(text)).then_some(Fault::ResultForm),
                "DT" => (!is_date(text)).then_some(Fault::DateForm),
                _ => None,
            },
            Form::Move => match Point::read(text.as_bytes()) {
                _ if text == "tt" && self.size.has_tt_pass() => Some(Fault::OldPass),
                Some(point) => (!self.size.contains(point)).then_some(Fault::OffBoard),
                None => bad(false),
            },
            Form::Points | Form::PointsOrNone => match corners(text) {
                Some((from, to)) => {
                    let on_board = self.size.contains(from) && self.size.contains(to);
                    // A rectangle has more than one point, and its upper left corner first.
                    let is_rectangle = !text.contains(':')
                        || (from != to && from.column <= to.column && from.row <= to.row);
                    if on_board { bad(is_rectangle) } else { Some(Fault::OffBoard) }
                }
                None => bad(false),
            },
            Form::Pairs => match corners(text).filter(|_| text.contains(':')) {
                Some((from, to)) if self.size.contains(from) && self.size.contains(to) => {
                    bad(from != to)
                }
                Some(_) => Some(Fault::OffBoard),
                None => bad(false),
            },
            Form::Labels => {
                let point = text.split_once(':').and_then(|(p, _)| Point::read(p.as_bytes()));
                match point {
                    Some(point) => (!self.size.contains(point)).then_some(Fault::OffBoard),
                    None => bad(false),
                }
            }
            Form::Size => match text.split_once(':') {
                Some((one, other)) if one == other && Size::read(text).is_some() => {
                    Some(Fault::SquareSize)
                }
                _ => bad(Size::read(text).is_some_and(|size| size.to_string() == text)),
            },
        }
    }
}

/// A point, twice, or the corners of a rectangle.
fn corners(text: &str) -> Option<(Point, Point)> {
    let (from, to) = text.split_once(':').unwrap_or((text, text));
    Some((Point::read(from.as_bytes())?, Point::read(to.as_bytes())?))
}

pub(crate) fn is_real(text: &str) -> bool {
    let digits = text.strip_prefix(['-', '+']).unwrap_or(text);
    let (whole, part) = digits.split_once('.').unwrap_or((digits, "0"));
    let all = |text: &str| !text.is_empty() && text.bytes().all(|byte| byte.is_ascii_digit());
    all(whole) && all(part)
}

/// Whether the text is a result as FF\[4\] writes it.
pub(crate) fn is_result(text: &str) -> bool {
    match text {
        "0" | "Draw" | "Void" | "?" => true,
        _ => {
            let win = text.strip_prefix("B+").or_else(|| text.strip_prefix("W+"));
            win.is_some_and(|by| {
                matches!(by, "" | "R" | "Resign" | "T" | "Time" | "F" | "Forfeit") || is_real(by)
            }) && GameResult::read(text).is_some()
        }
    }
}

/// Whether the text is a list of dates as FF\[4\] writes it: `2026-01-31,02-01`, `2026-01`, `2026`.
fn is_date(text: &str) -> bool {
    let digits = |part: &str, length: usize| {
        part.len() == length && part.bytes().all(|byte| byte.is_ascii_digit())
    };
    text.split(',').enumerate().all(|(number, date)| {
        let parts: Vec<&str> = date.trim().split('-').collect();
        match parts[..] {
            [year] if number == 0 => digits(year, 4),
            [year, month] if digits(year, 4) => digits(month, 2),
            [year, month, day] => digits(year, 4) && digits(month, 2) && digits(day, 2),
            [month, day] if number > 0 => digits(month, 2) && digits(day, 2),
            [day] => digits(day, 2) || digits(day, 4),
            _ => false,
        }
    })
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::parse;

    fn faults(sgf: &str) -> Vec<String> {
        let parsed = parse(sgf.as_bytes());
        let found = lint(parsed.collection.roots().next().unwrap());
        found.iter().map(|found| format!("{} {}", found.fault.code(), found.property)).collect()
    }

    #[test]
    fn a_record_of_ff4_has_no_faults() {
        let sgf = "(;FF[4]GM[1]CA[UTF-8]AP[x:1]SZ[9:7]ST[2]PB[Jörg]KM[-6.5]HA[2]DT[2026-01-31,02-01]\
                   RE[B+3.5]TM[600]AB[aa][bb:cc]PL[W]C[]KTV[1.0](;W[ii]TE[2]BL[3.5]OB[2]MN[3]\
                   LB[aa:x]AR[aa:bb]DD[]TB[aa:bb]TW[cc]KO[];B[])(;W[ba]DD[aa]GB[1]))";
        // `ii` lies outside a board of nine columns and seven rows.
        assert_eq!(faults(sgf), ["off-board W"]);
    }

    #[test]
    fn every_fault_is_found() {
        // Another game of the file may need an encoding.
        assert_eq!(faults("(;FF[4]C[plain])(;C[é])"), [""; 0]);
        for (sgf, fault) in [
            ("(;FF[4]PlayerBlack[x])", "old-name PlayerBlack"),
            ("(;FF[4];B[aa]L[bb])", "gone-property L"),
            ("(;FF[4]C[a]C[b])", "property-twice C"),
            ("(;FF[4]C[a][b])", "several-values C"),
            ("(;FF[4]AB[])", "empty-value AB"),
            ("(;FF[4]KM[6,5])", "bad-value KM"),
            ("(;FF[4]AB[bb:aa])", "bad-value AB"),
            ("(;FF[4]SZ[9]TR[zz])", "off-board TR"),
            ("(;FF[4]AB[aa]AW[aa])", "point-twice AW"),
            ("(;FF[4]SZ[9]AB[zz]AW[zz][aa]AE[aa])", "off-board AB, off-board AW, point-twice AE"),
            ("(;FF[4]TR[aa:bb]SQ[ba])", "point-twice SQ"),
            ("(;FF[4];B[aa]AW[bb])", "move-with-set-up AW"),
            ("(;FF[4];B[aa]W[bb])", "two-moves W"),
            ("(;FF[4];B[aa][bb])", "two-moves B"),
            ("(;FF[4];B[aa]SZ[9])", "root-below SZ"),
            ("(;FF[4]PB[x];B[aa]RE[B+])", "info-twice RE"),
            ("(;FF[4];B[aa]TE[1]BM[1])", "judged-twice TE"),
            ("(;FF[4]GW[1]DM[1])", "judged-twice GW"),
            ("(;FF[4]TE[1])", "no-move TE"),
            ("(;FF[3])", "not-four FF"),
            ("(;FF[4]C[é])", "no-encoding CA"),
            ("(;FF[4];B[tt])", "old-pass B"),
            ("(;FF[4]SZ[19:19])", "square-size SZ"),
            ("(;FF[4]HA[2])", "handicap-without-stones HA"),
            ("(;FF[4]RE[Black wins])", "result-form RE"),
            ("(;FF[4]DT[31.1.2026])", "date-form DT"),
            ("(;FF[4];B[aa]DO[1])", "bad-value DO"),
            ("(;FF[4]AR[aa:aa])", "bad-value AR"),
            ("(;FF[4]PL[black])", "bad-value PL"),
        ] {
            assert_eq!(faults(sgf).join(", "), fault, "{sgf}");
        }
    }

    #[test]
    fn places_are_those_of_the_values_and_the_list_ends() {
        let parsed = parse(b"(;FF[4]\n;B[aa]\n  KO[1])");
        let found = lint(parsed.collection.roots().next().unwrap());
        let place = found[0].position.unwrap();
        assert_eq!((place.line, place.column), (3, 5));
        let many = format!("(;FF[4]{})", ";KO[]".repeat(3000));
        let found = faults(&many);
        assert_eq!(found.len(), MOST + 1);
        assert_eq!(found[MOST], "more ");
    }

    #[test]
    fn codes_are_told_apart() {
        let codes: HashSet<&str> = Fault::ALL.iter().map(|fault| fault.code()).collect();
        assert_eq!(codes.len(), Fault::ALL.len());
    }
}
