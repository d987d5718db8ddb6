//! Nodes made, put elsewhere and taken away.

use tengen_sgf::{Color, Point, Size};

use super::on_board;
use crate::{
    bounds::bytes_in,
    change::{Change, Why},
    name::Name,
    operation::{Property, Step},
    refusal::Refusal,
    study::{Outcome, Study},
    tree::{NodeIndex, Place, Written},
};

impl Study {
    pub(super) fn add(
        &mut self,
        name: &Name,
        by: &Name,
        place: Place,
        properties: Vec<Written>,
    ) -> Result<Vec<Change>, Refusal> {
        self.check_room(1, bytes_in(&properties))?;
        let node = self.tree.add(name.clone(), Some(by.clone()), place, properties)?;
        Ok(self.made(vec![Change::Came { node, why: Why::Made }]))
    }

    pub(super) fn play(
        &mut self,
        parent: &Name,
        name: &Name,
        step: &Step,
        by: &Name,
    ) -> Result<Outcome, Refusal> {
        let parent = self.tree.find_living(parent)?;
        let size = self.size(parent);
        let (color, point) = played(step, size)?;
        if self.tree.find(name).is_some() {
            return Err(Refusal::NameTaken);
        }
        let mut children = self.tree.children(Some(parent));
        if let Some(same) = children.find(|child| self.step(*child, size) == Some((color, point))) {
            drop(children);
            self.tree.also_name(name.clone(), same);
            return Ok(Outcome { changes: Vec::new(), existing: Some(same) });
        }
        drop(children);
        let value = point.map(|point| point.to_string()).unwrap_or_default();
        let written = Written { name: color.letter().to_string(), values: vec![value] };
        self.check_moves(parent, std::slice::from_ref(&written))?;
        let place = Place { parent: Some(parent), before: None };
        Ok(self.add(name, by, place, vec![written])?.into())
    }

    /// Refuses a node behind a parent whose move the rules do not allow.
    pub(super) fn check_moves(
        &self,
        parent: NodeIndex,
        properties: &[Written],
    ) -> Result<(), Refusal> {
        let Some((color, Some(point))) = step(properties, self.size(parent)) else { return Ok(()) };
        if self.replays || !self.terms(parent).is_go {
            return Ok(());
        }
        let color = match color {
            Color::Black => tengen_rules::Color::Black,
            Color::White => tengen_rules::Color::White,
        };
        self.check_move(parent, color, point).map_err(Refusal::Illegal)
    }

    /// Whether the moves of a line are all there behind a node.
    ///
    /// # Errors
    /// If the node is not there, or a point is not on its board.
    pub fn has_line(&self, parent: &Name, moves: &[Step]) -> Result<bool, Refusal> {
        let parent = self.tree.find_living(parent)?;
        let size = self.size(parent);
        let mut ends = vec![parent];
        for step in moves {
            let wanted = Some(played(step, size)?);
            let next = ends.iter().flat_map(|end| self.tree.children(Some(*end)));
            ends = next.filter(|child| self.step(*child, size) == wanted).collect();
        }
        Ok(!ends.is_empty())
    }

    /// The siblings of a node that have its move.
    pub(crate) fn twins(&self, node: NodeIndex) -> Vec<NodeIndex> {
        let Some(parent) = self.tree.get(node).parent else { return Vec::new() };
        let size = self.size(node);
        let Some(played) = self.step(node, size) else { return Vec::new() };
        // Moves of another game are not read, so that none is known to be the same as another.
        if self.other_game_of(self.tree.root(node)).is_some() {
            return Vec::new();
        }
        let siblings = self.tree.children(Some(parent)).filter(|sibling| *sibling != node);
        siblings.filter(|sibling| self.step(*sibling, size) == Some(played)).collect()
    }

    /// The move of a node, if it has one.
    pub(super) fn step(&self, node: NodeIndex, size: Size) -> Option<(Color, Option<Point>)> {
        step(&self.tree.get(node).properties, size)
    }

    pub(super) fn insert(
        &mut self,
        above: &Name,
        name: &Name,
        properties: &[Property],
        by: &Name,
    ) -> Result<Vec<Change>, Refusal> {
        let node = self.tree.find_living(above)?;
        let from = self.tree.place(node);
        let parent = from.parent.ok_or(Refusal::FirstNode)?;
        let written = self.written(properties, parent, false)?;
        self.check_moves(parent, &written)?;
        let place = Place { before: Some(node), ..from };
        let mut changes = self.add(name, by, place, written)?;
        let new = self.tree.find(name).ok_or(Refusal::Unknown)?;
        let to = Place { parent: Some(new), before: None };
        changes.extend(self.made(vec![Change::Put { node, from, to }]));
        Ok(changes)
    }

    pub(super) fn lift(&mut self, name: &Name) -> Result<Vec<Change>, Refusal> {
        let node = self.tree.find_living(name)?;
        let parent = self.tree.get(node).parent.ok_or(Refusal::FirstNode)?;
        let to = Place { parent: Some(parent), before: Some(node) };
        let children: Vec<NodeIndex> = self.tree.children(Some(node)).collect();
        let mut changes = Vec::new();
        for child in children {
            let from = self.tree.place(child);
            changes.extend(self.made(vec![Change::Put { node: child, from, to }]));
        }
        changes.extend(self.made(vec![Change::Went { node, why: Why::Deleted }]));
        Ok(changes)
    }

    pub(super) fn delete(&mut self, name: &Name) -> Result<Vec<Change>, Refusal> {
        let node = self.tree.find_living(name)?;
        let change = Change::Went { node, why: Why::Deleted };
        change.check(self)?;
        Ok(self.made(vec![change]))
    }

    pub(super) fn put(
        &mut self,
        name: &Name,
        parent: Option<&Name>,
        before: Option<&Name>,
    ) -> Result<Vec<Change>, Refusal> {
        let node = self.tree.find_living(name)?;
        let from = self.tree.place(node);
        let parent = match parent {
            None => from.parent,
            Some(parent) => Some(self.tree.find_living(parent)?),
        };
        if from.parent.is_none() && parent.is_some() {
            return Err(Refusal::FirstNode);
        }
        if parent.is_some_and(|parent| self.tree.upwards(parent).any(|above| above == node)) {
            return Err(Refusal::Cycle);
        }
        if parent.is_some_and(|parent| self.size(parent) != self.size(node)) {
            return Err(Refusal::OffBoard);
        }
        let is_go = |node| self.replays || self.terms(node).is_go;
        if parent.is_some_and(|parent| is_go(parent) != is_go(node)) {
            return Err(Refusal::NotGo);
        }
        let to = self.place(parent, before)?;
        if to.before == Some(node) {
            return Err(Refusal::Nothing);
        }
        Ok(self.made(vec![Change::Put { node, from, to }]))
    }

    /// The place below a parent before a sibling of this name.
    pub(super) fn place(
        &self,
        parent: Option<NodeIndex>,
        before: Option<&Name>,
    ) -> Result<Place, Refusal> {
        let Some(before) = before else { return Ok(Place { parent, before: None }) };
        let before = self.tree.find_living(before)?;
        if self.tree.get(before).parent != parent {
            return Err(Refusal::NoSibling);
        }
        Ok(Place { parent, before: Some(before) })
    }
}

/// The player and the point of a move; `None` for a pass.
fn played(step: &Step, size: Size) -> Result<(Color, Option<Point>), Refusal> {
    let (color, point) = match step {
        Step::B(point) => (Color::Black, point),
        Step::W(point) => (Color::White, point),
    };
    let point = (!point.is_empty()).then(|| on_board(point, size)).transpose()?;
    Ok((color, point))
}

/// The move among properties, if there is one.
fn step(properties: &[Written], size: Size) -> Option<(Color, Option<Point>)> {
    properties.iter().find_map(|Written { name, values }| {
        let color = match name.as_str() {
            "B" => Color::Black,
            "W" => Color::White,
            _ => return None,
        };
        let point = Point::read(values.first()?.trim().as_bytes());
        Some((color, point.filter(|point| size.contains(*point))))
    })
}
