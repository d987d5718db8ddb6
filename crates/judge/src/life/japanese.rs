//! Life and death as the Japanese rules of 1989 confirm it when play has stopped.
//!
//! Article 7 lets the players imagine how play would go on, with its own law for kos
//! ([`KoLaw::PassForKo`]). Stones are alive if the opponent cannot force their capture. They are
//! also alive if the capture lets their owner get a new stone that cannot be captured. The text
//! leaves open where that new stone may be. Here it is the connected area of the stones, empty
//! points and stones that could be captured. It must be the capture that lets the owner get it: a
//! stone that the owner could play there in any case saves nothing.
//!
//! It is read to the end. The result holds as far as the frozen points are eyes and territory of
//! living stones.

use crate::ask::Step;
use crate::capture::Capture;
use crate::part::{Field, Position};
use crate::search::KoLaw;
use crate::search::exhaustive::{Answer, Goal, Reading, Sight};
use crate::shape::Benson;
use std::collections::HashMap;
use std::fmt;
use std::rc::Rc;
use tengen_rules::{Board, Color, Point, PointSet};

/// How a chain stands in hypothetical play.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Confirmed {
    /// It cannot be captured: alive.
    Uncapturable,
    /// It can be captured, but only so that its owner gets a new stone in its place that cannot be,
    /// and that the owner could not have without the capture: alive.
    Enabling,
    /// It can be captured, and its owner gets no such stone: dead.
    Dead,
}

/// Why a chain could not be confirmed.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Unconfirmed {
    /// There is no stone here.
    NoStone(Point),
    /// The reading did not end within this many positions.
    Undecided(usize),
}

impl fmt::Display for Unconfirmed {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            // The name of a point depends on the size of its board, which is not known here.
            Unconfirmed::NoStone(_) => {
                f.write_str("there is no stone on the point to be confirmed")
            }
            Unconfirmed::Undecided(positions) => {
                write!(f, "not decided within {positions} positions")
            }
        }
    }
}

impl std::error::Error for Unconfirmed {}

/// Confirms the chain on `stone` and reads at most `positions` positions. On the `frozen` points
/// nobody plays: they are eyes and territory of stones that live in any case. Leaving them out only
/// saves time; without them few boards are within reach.
///
/// # Errors
/// If there is no stone, or the positions do not suffice.
pub fn confirm(
    board: &Board,
    frozen: &PointSet,
    stone: Point,
    positions: usize,
) -> Result<Confirmed, Unconfirmed> {
    confirm_within(board, frozen, stone, &mut { positions })
}

/// The same; `left` goes down by the positions that it looks at.
pub(crate) fn confirm_within(
    board: &Board,
    frozen: &PointSet,
    stone: Point,
    left: &mut usize,
) -> Result<Confirmed, Unconfirmed> {
    let undecided = Unconfirmed::Undecided(*left);
    let color = board.get(stone).ok_or(Unconfirmed::NoStone(stone))?;
    let field = Rc::new(Field::around(board, frozen, stone));
    let mut first = First { board, field: &field, found: HashMap::new() };
    if !first.can_be_captured(stone, left).ok_or(undecided)? {
        return Ok(Confirmed::Uncapturable);
    }
    let area = first.local(stone, left).ok_or(undecided)?;
    let keeps =
        |p: &Point| board.get(*p) == Some(color) && board.chain_id(*p) != board.chain_id(stone);
    let area: Vec<Point> = area.iter().filter(|p| !keeps(p)).collect();
    let root = Position::new(board.clone(), !color);
    let for_nothing = |area: &[Point], left: &mut usize| {
        let goal = NothingNew {
            capture: Capture::new(field.clone(), color, stone),
            replaced: NewStone::reading(&field, color, area),
        };
        Reading::new(field.clone(), KoLaw::PassForKo, goal).answer(&root, left).is_forced()
    };
    if for_nothing(&area, left).ok_or(undecided)? {
        return Ok(Confirmed::Dead);
    }
    let free = first.free(stone, &area, left).ok_or(undecided)?;
    if !free.is_empty() {
        let area: Vec<Point> = area.into_iter().filter(|p| !free.contains(*p)).collect();
        if for_nothing(&area, left).ok_or(undecided)? {
            return Ok(Confirmed::Dead);
        }
    }
    Ok(Confirmed::Enabling)
}

/// The first question: which chains can be captured.
struct First<'a> {
    board: &'a Board,
    field: &'a Rc<Field>,
    /// By the stone that names the chain.
    found: HashMap<Point, bool>,
}

impl First<'_> {
    fn can_be_captured(&mut self, stone: Point, left: &mut usize) -> Option<bool> {
        let (Some(color), Some(id)) = (self.board.get(stone), self.board.chain_id(stone)) else {
            return Some(false);
        };
        if let Some(found) = self.found.get(&id) {
            return Some(*found);
        }
        let goal = Capture::new(self.field.clone(), color, id);
        let mut reading = Reading::new(self.field.clone(), KoLaw::PassForKo, goal);
        let root = Position::new(self.board.clone(), !color);
        let found = reading.answer(&root, left).is_forced()?;
        self.found.insert(id, found);
        Some(found)
    }

    /// The connected points around `stone` that are empty or hold stones that can be captured.
    fn local(&mut self, stone: Point, left: &mut usize) -> Option<PointSet> {
        let mut area = PointSet::new(self.board.size());
        let mut open = vec![stone];
        area.insert(stone);
        while let Some(p) = open.pop() {
            for q in self.board.neighbours(p) {
                if !self.field.holds(q) || area.contains(q) {
                    continue;
                }
                if self.board.is_empty(q) || self.can_be_captured(q, left)? {
                    area.insert(q);
                    open.push(q);
                }
            }
        }
        Some(area)
    }

    /// The points of an `area` that the owner of the chain on `stone` can have in any case: by a
    /// play that stands, after which the chain can still be captured, or by what that play takes.
    fn free(&self, stone: Point, area: &[Point], left: &mut usize) -> Option<PointSet> {
        let mut free = PointSet::new(self.board.size());
        let Some(color) = self.board.get(stone) else { return Some(free) };
        let owners = Position::new(self.board.clone(), color);
        let mut after = owners.clone();
        for p in area.iter().copied().filter(|p| self.board.is_empty(*p)) {
            if KoLaw::PassForKo.follow(&owners, Step::Play(p), &mut after).is_none() {
                continue;
            }
            let mut falls = |point| {
                let goal = Capture::new(self.field.clone(), color, point);
                let mut reading = Reading::new(self.field.clone(), KoLaw::PassForKo, goal);
                reading.answer(&after, left).is_forced()
            };
            if !falls(p)? && falls(stone)? {
                free.insert(p);
                free.extend(self.board.captures(color, p).iter());
            }
        }
        Some(free)
    }
}

/// The goal that a new stone stands in an area and cannot be captured.
struct NewStone {
    color: Color,
    /// Where it would be new.
    area: Vec<Point>,
    field: Rc<Field>,
    captures: HashMap<Point, Reading<Capture>>,
    benson: Benson,
}

impl NewStone {
    /// The reading whether the owner gets such a stone in this area.
    fn reading(field: &Rc<Field>, color: Color, area: &[Point]) -> Reading<NewStone> {
        let new = NewStone {
            color,
            area: area.to_vec(),
            field: field.clone(),
            captures: HashMap::new(),
            benson: Benson::default(),
        };
        Reading::new(field.clone(), KoLaw::PassForKo, new)
    }

    /// Whether the area is the opponent's for good.
    fn is_lost(&mut self, board: &Board) -> bool {
        self.benson.read_given(board, !self.color, self.field.skin());
        let mut lost = PointSet::new(board.size());
        for region in self.benson.regions().filter(|region| self.field.settles(board, region)) {
            lost.extend(region.points.iter().copied());
        }
        let benson = &self.benson;
        self.area.iter().all(|p| lost.contains(*p) || benson.is_alive(board, *p))
    }
}

impl Goal for NewStone {
    fn side(&self) -> Color {
        self.color
    }

    fn glance(&self, position: &Position) -> Sight {
        let mut prevent = 1;
        for p in self.area.iter().filter(|p| position.board.get(**p) == Some(self.color)) {
            match self.field.liberties(&position.board, *p) {
                // A stone that has a liberty where nobody plays stands for good.
                None => return Sight::Reached,
                Some(liberties) => prevent += liberties,
            }
        }
        Sight::Open { force: 1, prevent }
    }

    fn look(&mut self, position: &Position, left: &mut usize) -> Sight {
        if self.is_lost(&position.board) {
            return Sight::Failed;
        }
        let board = &position.board;
        // The turn makes no difference: the owner may pass.
        let opponents = Position { turn: !self.color, ..position.clone() };
        let mut asked = PointSet::new(board.size());
        for &point in self.area.iter().filter(|p| board.get(**p) == Some(self.color)) {
            // The stones of a chain are captured together.
            if board.chain_id(point).is_some_and(|id| !asked.insert(id)) {
                continue;
            }
            let capture = self.captures.entry(point).or_insert_with(|| {
                let goal = Capture::new(self.field.clone(), self.color, point);
                Reading::new(self.field.clone(), KoLaw::PassForKo, goal)
            });
            match capture.answer(&opponents, left) {
                Answer::Forced => {}
                Answer::Held => return Sight::Reached,
                Answer::Unknown => return Sight::Unknown,
            }
        }
        self.glance(position)
    }
}

/// The goal that a chain is captured and its owner gets no new stone.
struct NothingNew {
    capture: Capture,
    replaced: Reading<NewStone>,
}

impl Goal for NothingNew {
    fn side(&self) -> Color {
        self.capture.side()
    }

    fn glance(&self, position: &Position) -> Sight {
        match self.capture.glance(position) {
            // The capture counts only if `look` finds no new stone after it.
            Sight::Reached => Sight::Open { force: 1, prevent: 1 },
            seen => seen,
        }
    }

    fn look(&mut self, position: &Position, left: &mut usize) -> Sight {
        match self.capture.glance(position) {
            Sight::Reached => match self.replaced.answer(position, left) {
                Answer::Forced => Sight::Failed,
                Answer::Held => Sight::Reached,
                Answer::Unknown => Sight::Unknown,
            },
            // A stone that is lost is not taken yet, and taking it may cost an eye.
            open => match self.capture.look(position, left) {
                Sight::Failed => Sight::Failed,
                _ => open,
            },
        }
    }
}
