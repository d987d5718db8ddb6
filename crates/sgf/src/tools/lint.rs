//! Records held against FF\[4\].
//!
//! [`parse`](crate::parse()) reports where a file is no tree of properties. This finds where the
//! properties are not what FF\[4\] (<https://www.red-bean.com/sgf/>) says of them.

mod fault;

use std::collections::HashSet;

use super::{
    forms::is_standard,
    properties::{self, Form, Kind},
};
use crate::{
    diagnostic::Problem,
    node::{Node, Property, Value},
    point::{Point, Size},
    points::{Listed, Pair, Rectangle},
    source::Locator,
    tree::NodeId,
};
pub use fault::{Fault, Finding};

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
    let mut found = Vec::new();
    lint_each(root, |finding| match found.len() {
        ..MOST => found.push(finding),
        MOST => found.push(Finding {
            fault: Fault::More,
            property: String::new(),
            position: finding.position,
        }),
        _ => {}
    });
    found
}

/// The same one by one, however many there are.
pub fn lint_each(root: Node<'_>, tell: impl FnMut(Finding)) {
    let mut linter = Linter {
        size: root.size(),
        locator: root.collection.source.locator(),
        tell,
        root: root.id(),
        lacks_encoding: false,
    };
    linter.first_node(root);
    // The nodes that have facts about the game, or stand below one that has.
    let mut informed: HashSet<NodeId> = HashSet::new();
    for node in root.subtree() {
        let info_above = node.parent().is_some_and(|parent| informed.contains(&parent.id()));
        if linter.node(node, info_above) || info_above {
            informed.insert(node.id());
        }
    }
}

struct Linter<'a, T> {
    size: Size,
    locator: Locator<'a>,
    tell: T,
    root: NodeId,
    /// Whether the game names no encoding, and no character has needed one yet.
    lacks_encoding: bool,
}

impl<T: FnMut(Finding)> Linter<'_, T> {
    /// Tells a fault.
    fn report(&mut self, fault: Fault, property: &str, value: Option<&Value<'_>>) {
        let position = value.and_then(|value| {
            // Only the place is of use.
            value.diagnostic(Problem::UnexpectedText, &mut self.locator).position
        });
        (self.tell)(Finding { fault, property: property.to_owned(), position });
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
        let [mut set_up, mut marked, mut labelled] = [(); 3].map(|()| Listed::new(self.size));
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
                    stone if properties::STONES.contains(&stone) => {
                        self.once(&name, &property, &mut set_up)
                    }
                    sign if properties::SIGNS.contains(&sign) => {
                        self.once(&name, &property, &mut marked)
                    }
                    "LB" => self.once(&name, &property, &mut labelled),
                    "DD" | "VW" | "TB" | "TW" => {
                        self.once(&name, &property, &mut Listed::new(self.size));
                    }
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
        let about_moves = present(&properties::OF_MOVES);
        if let [_, second] = moves[..] {
            report(Fault::TwoMoves, second);
        }
        if let (Some(_), Some(name)) = (moves.first(), present(&["AB", "AE", "AW", "PL"]).first()) {
            report(Fault::MoveWithSetUp, name);
        }
        for judged in [&about_moves, &present(&properties::OF_POSITIONS)] {
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
    fn once(&mut self, name: &str, property: &Property<'_>, seen: &mut Listed) {
        for value in property.values() {
            let line = value.line();
            let point = line.split(':').next().filter(|_| name == "LB").unwrap_or(&line);
            // What lies off the board is a fault of its own.
            let rectangle = Rectangle::read(point.as_bytes(), self.size);
            if rectangle.is_ok_and(|rectangle| seen.add(rectangle)) {
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
        if text.is_empty() {
            let may_be = match form {
                Form::Nothing | Form::Text | Form::Move => true,
                // `FG[]` and `DD[]` say something by it.
                Form::PointsOrNone => only,
                _ => false,
            };
            return (!may_be).then_some(Fault::EmptyValue);
        }
        if form == Form::Text && holds_property(name, &value.text()) {
            return Some(Fault::PropertyInText);
        }
        match form {
            Form::Move => match Point::read(text.as_bytes()) {
                _ if text == "tt" && self.size.has_tt_pass() => Some(Fault::OldPass),
                Some(point) => (!self.size.contains(point)).then_some(Fault::OffBoard),
                None => Some(Fault::BadValue),
            },
            // A rectangle has more than one point, and its upper left corner first.
            Form::Points | Form::PointsOrNone => {
                let rectangle = Rectangle::read(text.as_bytes(), self.size);
                fault_of_points(rectangle.map(|rectangle| rectangle.to_string() == text))
            }
            Form::Pairs => {
                let pair = Pair::read(text.as_bytes(), self.size);
                fault_of_points(pair.map(|pair| pair.from != pair.to && pair.to_string() == text))
            }
            Form::Labels => {
                let point = text.split_once(':').and_then(|(p, _)| Point::read(p.as_bytes()));
                match point {
                    Some(point) => (!self.size.contains(point)).then_some(Fault::OffBoard),
                    None => Some(Fault::BadValue),
                }
            }
            Form::Size if is_square(text) => Some(Fault::SquareSize),
            _ if is_standard(name, text) => None,
            _ => Some(match name {
                "RE" => Fault::ResultForm,
                "DT" => Fault::DateForm,
                _ => Fault::BadValue,
            }),
        }
    }
}

/// Whether a text holds what looks like the next property, as it does where its bracket is missing.
/// In comments only moves are a sign of that: people write much there.
fn holds_property(name: &str, text: &str) -> bool {
    text.match_indices('[').any(|(at, _)| {
        let before = text[..at].trim_end_matches(|c: char| c.is_ascii_uppercase());
        let property = &text[before.len()..at];
        let begins_node = before.trim_end().ends_with(';');
        match (property.len(), name) {
            // A rank may stand in brackets behind a letter.
            (1, _) => begins_node && matches!(property, "B" | "C" | "N" | "W"),
            (2, "C") => begins_node && properties::known(property).is_some(),
            (2, _) => {
                let is_apart = begins_node || before.ends_with([' ', '\n', ']']);
                is_apart && properties::known(property).is_some()
            }
            _ => false,
        }
    })
}

/// Whether a size is that of a square, but has both its sides.
fn is_square(size: &str) -> bool {
    size.split_once(':').is_some_and(|(one, other)| one == other) && Size::read(size).is_some()
}

/// The fault of a value with points that were read, and may have the right form.
fn fault_of_points(is_right: Result<bool, Problem>) -> Option<Fault> {
    match is_right {
        Ok(true) => None,
        Err(Problem::PointOffBoard) => Some(Fault::OffBoard),
        Ok(false) | Err(_) => Some(Fault::BadValue),
    }
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
            ("(;FF[4]LB[aa:x][bb:y][aa:z]TR[aa])", "point-twice LB"),
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
            ("(;FF[4]PB[A PW[B\\]KM[6.5])", "property-in-text PB"),
            ("(;FF[4]PB[A\n;B[aa])", "property-in-text PB"),
            ("(;FF[4]C[open ;W[bb\\];B[cc])", "property-in-text C"),
            ("(;FF[4]C[open\n; W[bb\\])", "property-in-text C"),
            ("(;FF[4]GC[foo KM[6.5])", "property-in-text GC"),
            ("(;FF[4]PB[Team A B[2d\\]]C[see W[bb\\] and AW[cc\\]])", ""),
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
        // One node may have them all, and no more are told of than there are.
        let node = |count| faults(&format!("(;FF[4]AB{})", "[]".repeat(count)));
        assert_eq!((node(MOST + 1).len(), node(100_000).len()), (MOST + 1, MOST + 1));
        assert!(node(MOST).iter().all(|fault| fault == "empty-value AB"));
    }

    #[test]
    fn rectangles_take_no_longer_than_points() {
        // Point by point this would take ten seconds and more.
        let nodes = ";AB[aa:ZZ]".repeat(60_000);
        let start = std::time::Instant::now();
        assert_eq!(faults(&format!("(;FF[4]SZ[52]{nodes})")), [""; 0]);
        assert!(start.elapsed().as_secs() < 5, "{:?}", start.elapsed());
    }
}
