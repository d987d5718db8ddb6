//! Whether some stones fall: proof-number search, depth first (A. Nagai's df-pn), with a table of
//! bounded size.
//!
//! It is made for speed. The value of a repeated position is kept for every way to reach that
//! position, though it depends on the way. Plays that fill an eye are left out. So the answer is an
//! estimate, even where no part of the board was left out.

use super::alike::alike;
use super::eyes::{alive, enclosed, is_one_eye, room, surrounded};
use super::near::near;
use super::rooms::{Room, Rooms};
use super::stones::{Ground, LocalThreats, Set, Stones, points};
use super::table::{Glances, Table, key};
use crate::search::{Numbers, Sum};
use tengen_rules::Color;

/// The aim of the attacker.
#[derive(Clone, Debug)]
pub(super) struct Goal {
    pub(super) attacker: Color,
    /// The points whose stones are all to be taken.
    pub(super) target: Set,
    /// Stones of the attacker: when all of them are taken, the attacker has lost the fight. None if
    /// they do not decide it.
    pub(super) rivals: Set,
    /// The stones of the attacker that race with the target; none without a race.
    pub(super) racing: Set,
    /// Stones of the attacker that must live once the target has been taken; none without such a
    /// condition.
    pub(super) keep: Set,
    /// Stones that cannot be taken.
    pub(super) standing: Set,
}

/// The longest line followed.
const DEEPEST: usize = 150;
/// How many positions are looked into to see whether the stones that took the target live.
const AFTERWARDS: usize = 1000;
/// The attacker's weakest stones count as strong from this many liberties on.
const STRONG: u32 = 4;
/// The room assumed for stones that may get away, in the first guess.
const WIDE: u32 = 20;
/// This many liberties outside a room give its owner time for all plays in it. With two or three,
/// the search found some living stones dead.
const TIME: u32 = 5;

/// The search for one goal under one law for kos.
pub(super) struct Search<'a> {
    pub(super) ground: &'a Ground,
    pub(super) goal: &'a Goal,
    pub(super) threats: LocalThreats,
    pub(super) table: &'a mut Table,
    /// How many positions may still be looked into.
    pub(super) left: usize,
    /// The results of rooms, and the first looks at positions; none in a search of a room.
    pub(super) rooms: Option<&'a mut Rooms>,
    pub(super) glances: Option<&'a mut Glances>,
    /// Liberties outside of a room, of which one is as good as another.
    pub(super) outside: Set,
    /// The position by which the side to move gets its way, if one was found.
    pub(super) won: Option<Stones>,
    ways: Vec<Way>,
    path: Vec<u64>,
}

/// Where a play or a pass leads.
#[derive(Clone, Copy)]
struct Way {
    stones: Stones,
    key: u64,
    numbers: Numbers,
    /// Whether the position may have been met before, since nothing was added to the stones.
    returns: bool,
}

impl<'a> Search<'a> {
    pub(super) fn new(
        ground: &'a Ground,
        goal: &'a Goal,
        threats: LocalThreats,
        table: &'a mut Table,
        left: usize,
    ) -> Search<'a> {
        Search {
            ground,
            goal,
            threats,
            table,
            left,
            rooms: None,
            glances: None,
            outside: 0,
            won: None,
            ways: Vec::new(),
            path: Vec::new(),
        }
    }

    /// Whether the target falls; none if the positions do not suffice.
    pub(super) fn falls(&mut self, stones: &Stones) -> Option<bool> {
        let key = self.key(stones);
        let mut numbers = self.seen(stones, key);
        if !numbers.is_decided() {
            numbers = self.table.get(key).unwrap_or(numbers);
        }
        if !numbers.is_decided() {
            self.ways.clear();
            self.path.clear();
            numbers = self.search(stones, key, Numbers::UNLIMITED)?;
        }
        Some(numbers.is_proved())
    }

    fn key(&self, stones: &Stones) -> u64 {
        key(stones, self.threats, self.goal.attacker)
    }

    /// The numbers of a position when the search first meets it.
    fn seen(&mut self, at: &Stones, key: u64) -> Numbers {
        let numbers = self.glance(at);
        if !numbers.is_proved() || self.goal.keep == 0 {
            return numbers;
        }
        let numbers = self.table.get(key).unwrap_or_else(|| self.afterwards(at));
        self.table.put(key, numbers);
        numbers
    }

    /// The value of a position in which the target has been taken. The capture does not count if
    /// the stones that took it are taken in turn.
    fn afterwards(&mut self, at: &Stones) -> Numbers {
        let Goal { attacker, keep, standing, .. } = *self.goal;
        let goal =
            Goal { attacker: !attacker, target: keep, rivals: 0, racing: 0, keep: 0, standing };
        let most = self.left.min(AFTERWARDS);
        let mut search = Search::new(self.ground, &goal, self.threats, self.table, most);
        search.rooms = self.rooms.as_deref_mut();
        let falls = search.falls(at);
        let spent = most - search.left;
        self.left -= spent;
        if falls == Some(true) { Numbers::FAILED } else { Numbers::PROVED }
    }

    fn search(&mut self, at: &Stones, key: u64, limits: Numbers) -> Option<Numbers> {
        self.left = self.left.checked_sub(1)?;
        if self.table.get(key).is_none()
            && let Some(numbers) = self.look(at)
        {
            self.table.put(key, numbers);
            return Some(numbers);
        }
        let attacks = at.turn == self.goal.attacker;
        let start = self.ways.len();
        self.find_ways(at);
        self.path.push(key);
        let result = loop {
            let Search { ways, table, path, .. } = self;
            let sum = Sum::of(
                attacks,
                ways[start..].iter_mut().enumerate().map(|(index, way)| {
                    if !way.numbers.is_decided() {
                        way.numbers = table.get(way.key).unwrap_or(way.numbers);
                    }
                    let circle = way.returns && path.contains(&way.key);
                    (start + index, way.numbers.in_circle(circle || path.len() >= DEEPEST))
                }),
            );
            let best = match sum.best {
                Some(best) if !sum.numbers.reach(limits) => best,
                _ => {
                    self.table.put(key, sum.numbers);
                    break Some(sum.numbers);
                }
            };
            let way = self.ways[best.to];
            let limits = best.limits(attacks, sum.numbers, limits);
            match self.search(&way.stones, way.key, limits) {
                Some(found) => self.ways[best.to].numbers = found,
                None => break None,
            }
        };
        self.path.pop();
        if self.path.is_empty() {
            let wins = |numbers: Numbers| numbers.is_decided() && numbers.is_proved() == attacks;
            self.won = self.ways.iter().find(|way| wins(way.numbers)).map(|way| way.stones);
        }
        self.ways.truncate(start);
        result
    }

    /// Every play and pass that the side to move might try.
    fn find_ways(&mut self, at: &Stones) {
        // The attacker gains nothing by a pass: the other may pass as well.
        if at.turn != self.goal.attacker || at.ko.is_some() {
            self.add(at.passed(), true);
        }
        let before = at.of[0].count_ones() + at.of[1].count_ones();
        let mut plays = at.empty(self.ground) & self.ground.open;
        if self.rooms.is_some() {
            plays &= near(self.ground, at, self.goal) & !alike(self.ground, at, self.goal);
        }
        let outside = plays & self.outside;
        plays &= !outside;
        if at.turn == self.goal.attacker {
            plays |= outside & outside.wrapping_neg();
        }
        for p in points(plays) {
            if self.fills_eye(at, p) {
                continue;
            }
            if let Some(next) = at.played(self.ground, p, self.threats) {
                let after = next.of[0].count_ones() + next.of[1].count_ones();
                self.add(next, after <= before);
            }
        }
    }

    fn add(&mut self, stones: Stones, returns: bool) {
        let key = self.key(&stones);
        let known = self.glances.as_ref().and_then(|glances| glances.get(key));
        let numbers = known.unwrap_or_else(|| {
            let numbers = self.seen(&stones, key);
            if let Some(glances) = &mut self.glances {
                glances.put(key, numbers);
            }
            numbers
        });
        self.ways.push(Way { stones, key, numbers, returns });
    }

    /// Whether a play would fill an eye of one chain that has other liberties.
    fn fills_eye(&self, at: &Stones, point: u32) -> bool {
        let own = at.own(at.turn);
        let near = self.ground.near[point as usize];
        if near & !own != 0 {
            return false;
        }
        let (liberties, chain) = at.liberties(self.ground, near & near.wrapping_neg(), at.turn);
        // Where the attacker must live afterwards, either side may fill its own eyes, to leave no
        // room for two eyes.
        let attacker_must_live = self.goal.keep != 0;
        let few = if attacker_must_live || at.turn == self.goal.attacker { 2 } else { 1 };
        let spare = chain & self.goal.standing != 0 || liberties.count_ones() > few;
        near & !chain == 0 && spare
    }

    /// The numbers that follow from liberties and shape, without a closer look.
    fn glance(&self, at: &Stones) -> Numbers {
        let Goal { attacker, target, rivals, keep, standing, .. } = *self.goal;
        let owner = !attacker;
        let left = target & at.own(owner);
        if left == 0 {
            return Numbers::PROVED;
        }
        if rivals != 0 && rivals & at.own(attacker) == 0 {
            return Numbers::FAILED;
        }
        let (liberties, chain) = at.liberties(self.ground, left, owner);
        if chain & standing != 0 || liberties & !self.ground.open != 0 {
            return Numbers::FAILED;
        }
        let count = liberties.count_ones();
        if count == 1
            && keep == 0
            && at.turn == attacker
            && at.ko != Some(liberties.trailing_zeros())
        {
            return Numbers::PROVED;
        }
        let beside = self.ground.around(chain) & !chain;
        let space = (beside & self.ground.open).count_ones();
        let eyes = surrounded(self.ground, beside & self.ground.open, at.own(owner));
        let mut strength = STRONG;
        let mut near = beside & at.own(attacker);
        while near != 0 {
            let (liberties, chain) =
                at.liberties(self.ground, near & near.wrapping_neg(), attacker);
            near &= !chain;
            if chain & standing == 0 && liberties & !self.ground.open == 0 {
                strength = strength.min(liberties.count_ones());
            }
        }
        let room = match self.rooms {
            Some(_) => self.room(at).map_or(WIDE, Set::count_ones),
            None => 0,
        };
        let weak = if strength <= 1 { 2 } else { 0 };
        let proof = count.min(6) + 2 * eyes + weak + 2 * room;
        let disproof = strength.max(1) + 4u32.saturating_sub(2 * eyes + space / 3);
        Numbers::open(proof, disproof)
    }

    /// The points where the target can make eyes or a seki; none if it may get away.
    fn room(&self, at: &Stones) -> Option<Set> {
        let Goal { attacker, target, standing, .. } = *self.goal;
        room(self.ground, at, !attacker, target, standing)
    }

    /// Failed or proved where rooms and eyes decide the position; none if they do not.
    fn look(&mut self, at: &Stones) -> Option<Numbers> {
        let Goal { attacker, target, rivals, keep, standing, .. } = *self.goal;
        if rivals | keep == 0
            && let Some(points) = self.room(at)
            && (is_one_eye(self.ground, points) || self.falls_in(at, points, TIME) == Some(true))
        {
            return Some(Numbers::PROVED);
        }
        let lives = alive(self.ground, at, !attacker, standing) & target != 0
            || self.falls_in(at, enclosed(self.ground, at, !attacker, target), 0) == Some(false);
        lives.then_some(Numbers::FAILED)
    }

    /// Whether the stones around some points would fall if they had no other hope. None if that was
    /// not found out, or there are no such points.
    fn falls_in(&mut self, at: &Stones, points: Set, outside: u32) -> Option<bool> {
        let rooms = self.rooms.as_mut().filter(|_| points != 0)?;
        let (attacker, threats) = (self.goal.attacker, self.threats);
        rooms.fall(self.ground, Room { points, outside, attacker, threats, at: *at })
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::life::fight::part_board::cornered;

    /// Whether White, the attacker of the stones around, fills an eye in the corner.
    fn fills_corner(text: &str) -> bool {
        let (size, part, goal) = cornered(text, "A1");
        let mut table = Table::new(2);
        let search = Search::new(&part.ground, &goal, LocalThreats::Nobodys, &mut table, 0);
        let corner = part.number(size.parse("E6").unwrap()).unwrap();
        search.fills_eye(&part.stones(Color::White, None), corner)
    }

    #[test]
    fn the_attacker_may_fill_its_own_eye_to_leave_five_in_a_lump() {
        // With the corner and C6 the stones are all in atari: the side that takes them gets no
        // second eye.
        let lump = "X X . O .\nX X X O O\nX X X X O\nX X X X X\n. . . . .\nO O O O O";
        assert!(!fills_corner(lump));
        let free = "X X . O .\nX X . O O\nX X X X O\nX X X X X\n. . . . .\nO O O O O";
        assert!(fills_corner(free));
    }
}
