//! Fights: whether some stones live or fall, or which side wins a race. The part of the board is
//! shut off, or is treated as if it were (an expected [`Extent`](crate::part::Extent)).
//!
//! This is the quick search beside [`exact`](super::exact), for parts that are too large to be read
//! to the end. Its table forgets positions, and it leaves out plays that are nearly never right. It
//! judges a race as players do: the winner must live. The answer is an estimate, never told as a
//! proof.

mod alike;
mod eyes;
mod near;
mod part_board;
mod rooms;
mod search;
mod stones;
mod table;
#[cfg(test)]
mod tests;

use crate::ask::{Grade, Graded, Threats, graded, share};
use crate::part::Enclosure;
use part_board::PartBoard;
use rooms::Rooms;
use search::{Goal, Search};
use stones::{LocalThreats, Stones, bit, points};
use table::{Glances, Table};
use tengen_rules::{Board, Color, Point};

/// The size of each of the tables, as a power of two.
const TABLE: u32 = 18;
/// A side that has taken this many stones has the room for two eyes: the race is decided.
const DECIDES: usize = 7;
/// How many positions are read for each play that might do as well as the one found. A pass and the
/// first of these plays get more.
const TRIED: usize = 5_000;
const TRIED_FIRST: usize = 50_000;

/// A question about stones in a part of the board that is shut off.
#[derive(Clone, Copy, Debug)]
pub struct Fight<'a> {
    /// The part.
    pub part: &'a Enclosure,
    /// Where one of the stones stands.
    pub stone: Point,
    /// A stone of the chain that they race with, if they do. The side that takes the other's stones
    /// must then live by it, or it has won nothing.
    pub rival: Option<Point>,
    /// The side that moves first.
    pub turn: Color,
    /// Where that side may not retake a ko.
    pub ko: Option<Point>,
}

impl Fight<'_> {
    /// How far the side that moves first gets its way with the chain: it takes the opponent's
    /// chain, or keeps its own.
    ///
    /// The move is the first of `preferred` that is found to do, else another; none if a pass does
    /// as well. The side whose threats a ko depends on has one of them. So it wins a ko that is
    /// retaken once, and no ko of several steps. A ko that one side can put off until the other has
    /// no threats left counts as won by it. `positions` goes down by the number read. None if they
    /// do not suffice, or no chain there could be taken.
    pub fn settle(&self, preferred: &[Point], positions: &mut usize) -> Option<Graded> {
        let (board, cells) = self.part.inner();
        let inside = |p: Point| self.part.inside(p);
        let stone = inside(self.stone)?;
        let mut search = Local::new(board, cells, stone, self.rival.and_then(inside))?;
        let preferred: Vec<Point> = preferred.iter().copied().filter_map(inside).collect();
        let start = search.part.stones(self.turn, self.ko.and_then(inside));
        let found = search.settle(&start, &preferred, positions)?;
        Some(Graded { play: found.play.and_then(|p| self.part.outside(p)), ..found })
    }

    /// The same for stones in no race. But they do not count as taken if the one chain around them
    /// would fall by it.
    pub fn settle_for_good(&self, preferred: &[Point], positions: &mut usize) -> Option<Graded> {
        let before = *positions;
        let found = self.settle(preferred, positions)?;
        let taken = if self.attacks() { found.grade } else { found.grade.other() };
        if taken == Grade::No || *positions == before {
            return Some(found);
        }
        let kept = self.surrounding().and_then(|surrounding| {
            Fight { rival: Some(surrounding), ..*self }.settle(preferred, positions)
        });
        Some(kept.filter(|kept| kept.grade != found.grade).unwrap_or(found))
    }

    /// Whether the side that moves first wants to take the stones.
    fn attacks(&self) -> bool {
        let (board, _) = self.part.inner();
        self.part.inside(self.stone).and_then(|p| board.get(p)) != Some(self.turn)
    }

    /// The one chain of the other side that touches the stones. None if more chains do, if part of
    /// it lies outside, or if it is not longer than their chain, as a surrounding chain is.
    fn surrounding(&self) -> Option<Point> {
        let (board, cells) = self.part.inner();
        let stone = self.part.inside(self.stone)?;
        let around = board.chain(stone).flat_map(|p| board.neighbours(p));
        let rivals =
            around.filter(|q| board.get(*q).is_some() && board.get(*q) != board.get(stone));
        let mut chains = rivals.filter_map(|q| board.chain_id(q));
        let surrounding = chains.next().filter(|one| chains.all(|other| other == *one))?;
        let inside = board.chain(surrounding).all(|p| cells.contains(&p));
        let longer = board.chain_len(surrounding) > board.chain_len(stone);
        self.part.outside(surrounding).filter(|_| inside && longer)
    }
}

/// A fight on the board that was cut out for its part.
struct Local {
    part: PartBoard,
    goal: Goal,
    /// The threats that are assumed if neither side has one elsewhere.
    level: LocalThreats,
    table: Table,
    glances: Glances,
    rooms: Rooms,
    /// The position by which the side to move got its way in the last search.
    won: Option<Stones>,
}

impl Local {
    fn new(board: &Board, cells: &[Point], stone: Point, rival: Option<Point>) -> Option<Local> {
        let owner = board.get(stone)?;
        let part = PartBoard::of(board, cells)?;
        let target = part.set(board.chain(stone));
        if target == 0 {
            return None;
        }
        let chain = |p: Option<Point>| part.set(p.into_iter().flat_map(|p| board.chain(p)));
        let large = |p: &Point| board.chain_len(*p) >= DECIDES;
        let goal = Goal {
            attacker: !owner,
            target,
            rivals: chain(rival.filter(large)),
            racing: chain(rival),
            keep: chain(rival.filter(|_| !large(&stone))),
            standing: part.standing,
        };
        let level = if rival.is_some() { LocalThreats::Plays } else { LocalThreats::Nobodys };
        let (table, glances) = (Table::new(TABLE), Glances::new(TABLE));
        Some(Local { part, goal, level, table, glances, rooms: Rooms::default(), won: None })
    }

    fn settle(
        &mut self,
        start: &Stones,
        preferred: &[Point],
        positions: &mut usize,
    ) -> Option<Graded> {
        let turn = start.turn;
        let attacks = turn == self.goal.attacker;
        let mut won = None;
        let found = graded(|threats| {
            let threats = match threats {
                Threats::Other => LocalThreats::One(!turn),
                Threats::Even => self.level,
                Threats::Own => LocalThreats::One(turn),
            };
            if self.falls(start, threats, positions)? != attacks {
                return Some(None);
            }
            won = Some((threats, self.won));
            Some(Some(None))
        })?;
        let Some((threats, won)) = won else { return Some(found) };
        let put_off = match (found.grade, attacks) {
            (Grade::Ko, true) => Some((start.passed(), Grade::Yes)),
            (Grade::KoAfterThreat, false) => Some((*start, Grade::No)),
            _ => None,
        };
        if let Some((owners, grade)) = put_off
            && self.waits(&owners, positions)
        {
            return Some(Graded { grade, play: None });
        }
        let play = self.play(start, threats, (preferred, won), positions);
        Some(Graded { play, ..found })
    }

    /// Whether the attacker can put the ko off for as long as the owner of the target has a threat.
    /// The owner has the turn. It holds if each play of the owner loses without a ko, or leaves the
    /// ko as it was even if the attacker passes.
    fn waits(&mut self, start: &Stones, positions: &mut usize) -> bool {
        let one = LocalThreats::One(start.turn);
        let ground = &self.part.ground;
        let plays = points(start.empty(ground) & ground.open);
        let ways: Vec<Stones> = plays.filter_map(|p| start.played(ground, p, one)).collect();
        ways.iter().all(|next| {
            self.falls(next, one, positions) == Some(true)
                || self.falls(&next.passed(), self.level, positions) == Some(true)
        })
    }

    fn falls(&mut self, at: &Stones, threats: LocalThreats, positions: &mut usize) -> Option<bool> {
        let (ground, goal) = (&self.part.ground, &self.goal);
        let mut search = Search::new(ground, goal, threats, &mut self.table, *positions);
        search.rooms = Some(&mut self.rooms);
        search.glances = Some(&mut self.glances);
        let falls = search.falls(at);
        *positions = search.left;
        self.won = search.won;
        falls
    }

    /// A play that gets the side to move its best result; none if a pass does.
    fn play(
        &mut self,
        start: &Stones,
        threats: LocalThreats,
        (preferred, won): (&[Point], Option<Stones>),
        positions: &mut usize,
    ) -> Option<Point> {
        let wanted = start.turn == self.goal.attacker;
        let mut does = |local: &mut Local, next: &Stones, most: usize| {
            share(positions, most, |left| local.falls(next, threats, left)) == Some(wanted)
        };
        if does(self, &start.passed(), TRIED_FIRST) {
            return None;
        }
        let others = self.part.points.iter().copied().filter(|p| !preferred.contains(p));
        let plays = preferred.iter().copied().chain(others);
        let ground = &self.part.ground;
        let empty = start.empty(ground) & ground.open;
        let next = |p: Point| {
            let number = self.part.number(p).filter(|i| empty & bit(*i) != 0)?;
            Some((p, start.played(ground, number, threats)?))
        };
        let ways: Vec<(Point, Stones)> = plays.filter_map(next).collect();
        let most = |index| if index == 0 { TRIED_FIRST } else { TRIED };
        let good = (0..).zip(&ways).find(|(index, (_, next))| does(self, next, most(*index)));
        let found = || ways.iter().find(|(_, next)| Some(*next) == won);
        good.map(|(_, way)| way).or_else(found).map(|(p, _)| *p)
    }
}
