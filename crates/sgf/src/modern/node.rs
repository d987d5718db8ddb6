//! The nodes of one game.

use std::cell::Cell;

use super::{
    clock, header,
    lists::{self, are_points, lettered},
    property::{self, Content, Places, Written},
    values::{self, Terms},
};
use crate::{
    diagnostic::Problem,
    info::GameInfo,
    main_line::{Step, StepResult, is_beyond, read_move, usual_move},
    node::Node,
    set_up::{SetUp, stone},
    tools::{
        marks::alphabet,
        properties::{Kind, known},
    },
};

/// Writes the nodes of one game.
pub(super) struct Writer {
    terms: Terms,
    is_go: bool,
    /// The facts about the game.
    info: GameInfo,
    /// Whether a main time was written.
    clocked: Cell<bool>,
}

impl Writer {
    pub(super) fn new(root: Node<'_>) -> Self {
        let hundredths = root.counts_hundredths();
        Writer {
            terms: Terms { size: root.size(), hundredths },
            is_go: root.may_be_go(),
            info: root.game_info().0,
            clocked: Cell::new(false),
        }
    }

    pub(super) fn write(&self, node: Node<'_>, out: &mut String) {
        let is_root = node.parent().is_none();
        let mut properties = self.properties(node);
        out.push(';');
        if is_root {
            self.write_format(&mut properties, out);
        }
        let is_set_up = |property: &Written<'_>| subject(property) == Some(Kind::SetUp);
        let several = properties.len() > 1;
        if self.is_go
            && several
            && properties.iter().any(|property| is_move_name(&property.name))
            && properties.iter().any(is_set_up)
        {
            // The stones stand when the move is made.
            let stays = |property: &Written<'_>| match subject(property) {
                Some(Kind::SetUp | Kind::Root | Kind::Info) => true,
                Some(Kind::Move | Kind::Other) => false,
                None => is_root,
            };
            let (before, with): (Vec<_>, Vec<_>) = properties.into_iter().partition(stays);
            before.iter().for_each(|property| property.write(out));
            out.push_str("\n;");
            properties = with;
        }
        let mut moves = Vec::new();
        for property in &properties {
            if !is_move_name(&property.name) {
                property.write(out);
                continue;
            }
            for value in &property.values {
                if moves.is_empty() {
                    out.push_str(&property.name);
                    value.write(out);
                }
                moves.push((&property.name, value));
            }
        }
        for (name, value) in moves.iter().skip(1) {
            out.push_str("\n;");
            out.push_str(name);
            value.write(out);
        }
    }

    /// Begins the first node with the properties that say how it is written.
    fn write_format(&self, properties: &mut Vec<Written<'_>>, out: &mut String) {
        let game = properties.iter().position(|property| property.name == "GM");
        let game = game.map(|index| properties.remove(index));
        let game = game.as_ref().and_then(|game| game.values.last());
        out.push_str("FF[4]GM");
        match game.filter(|game| !game.is_blank() && !game.line().eq_ignore_ascii_case("go")) {
            Some(game) => game.write(out),
            None => out.push_str("[1]"),
        }
        out.push_str("CA[UTF-8]");
    }

    /// The properties of a node, each name once, with the values that it may have.
    fn properties<'a>(&self, node: Node<'a>) -> Vec<Written<'a>> {
        let (mut on_game, mut on_node) = (Vec::new(), Vec::new());
        let mut all = self.united(node, &mut on_node);
        let is_root = node.parent().is_none();
        if self.is_go && is_root {
            header::rename(&self.info, &mut all);
        }
        for property in &mut all {
            let is_fact = match subject(property) {
                Some(Kind::Info) => true,
                Some(Kind::Root) => is_root,
                _ => false,
            };
            property.reduce(if is_fact { &mut on_game } else { &mut on_node });
        }
        if self.is_go && is_root {
            header::fox(&self.info, &mut all);
        }
        if self.is_go {
            self.mend(node, &mut all, &mut on_game);
        }
        remark(&mut all, "GC", on_game);
        remark(&mut all, "C", on_node);
        all
    }

    /// Gives the properties of a node of Go the form that they are to have.
    fn mend(&self, node: Node<'_>, all: &mut Vec<Written<'_>>, remarks: &mut Vec<String>) {
        all.retain_mut(|property| values::mend(property, self.terms, remarks));
        clock::mend(&self.info, node.parent().is_none(), &self.clocked, all, remarks);
        let has_turn = all.iter().any(|property| property.name == "PL");
        if has_turn && all.iter().any(|property| is_move_name(&property.name)) {
            // A turn that the move says anyway is none before the move.
            let steps = node.step_reader().steps(node);
            let is_turn = |step: &StepResult| match step {
                Ok(step) => matches!(step, Step::ToPlay(_)),
                Err(diagnostic) => diagnostic.problem == Problem::BadColor,
            };
            all.retain(|property| property.name != "PL" || steps.iter().any(is_turn));
        }
        if all.iter().filter(|property| stone(&property.name).is_some()).nth(1).is_some() {
            let set_up = SetUp::of(node, self.terms.size);
            all.retain_mut(|property| {
                let Some(stone) = stone(&property.name) else { return true };
                lists::points(property, self.terms.size, |point| set_up.leaves(stone, point));
                !property.values.is_empty()
            });
        }
    }

    /// The properties of a node, each name once, with all values. A pass that is written as a point
    /// beyond the board leaves a remark.
    fn united<'a>(&self, node: Node<'a>, remarks: &mut Vec<String>) -> Vec<Written<'a>> {
        let mut all: Vec<Written<'a>> = Vec::new();
        let mut places = Places::default();
        let mut labels = alphabet();
        for property in node.properties() {
            let mut name = property.name();
            // The new record has its own of these.
            if matches!(&*name, "FF" | "CA") {
                continue;
            }
            let mut values: Vec<Content<'a>> = property.values().map(Content::Read).collect();
            let size = self.terms.size;
            match &*name {
                "B" | "W" => {
                    if self.is_go {
                        let beyond =
                            property.values().filter(|value| is_beyond(value, self.terms.size));
                        remarks.extend(beyond.map(|value| property::remark(&name, &value.line())));
                    }
                    values = values.into_iter().filter_map(|value| self.as_move(value)).collect();
                }
                "L" => {
                    if let Some(lettered) = lettered(&values, size, &mut labels) {
                        (name, values) = ("LB".into(), lettered);
                    }
                }
                "M" if are_points(&values, size) => name = "MA".into(),
                _ => {}
            }
            // Moves stay in their order.
            let place = if is_move_name(&name) { None } else { places.find(&all, &name) };
            match place {
                Some(place) => all[place].values.append(&mut values),
                None => all.push(Written { name, values }),
            }
        }
        all
    }

    /// A move as the standard has it. A value that is none stays, unless it would become a pass:
    /// one that was cut off behind a backslash.
    fn as_move<'a>(&self, value: Content<'a>) -> Option<Content<'a>> {
        let Content::Read(read) = &value else { return Some(value) };
        match read_move(read, self.terms.size) {
            Err(_) if value.written().trim().is_empty() => None,
            _ if !self.is_go => Some(value),
            Ok((None, _)) => Some(Content::Made(String::new())),
            Ok((Some(point), _)) if usual_move(read, self.terms.size).is_none() => {
                Some(Content::Made(point.to_string()))
            }
            _ => Some(value),
        }
    }
}

/// Whether the properties of this name are moves. This is asked for every property.
fn is_move_name(name: &str) -> bool {
    matches!(name, "B" | "W")
}

fn subject(property: &Written<'_>) -> Option<Kind> {
    known(&property.name).map(|(kind, _)| kind)
}

/// Adds remarks to the comment of this name.
fn remark(properties: &mut Vec<Written<'_>>, name: &'static str, mut remarks: Vec<String>) {
    if remarks.is_empty() {
        return;
    }
    let comment = properties.iter_mut().find(|property| property.name == name);
    if let Some(comment) = comment {
        let before = comment.values.first().filter(|value| !value.is_blank());
        remarks.splice(0..0, before.map(Content::text));
        comment.values = vec![Content::of(&remarks.join("\n"))];
    } else {
        let values = vec![Content::of(&remarks.join("\n"))];
        properties.push(Written { name: name.into(), values });
    }
}
