//! Small rooms: whether stones fall whose only hope is a few points.
//!
//! Most positions of a fight differ by the plays around such a room, while the room itself is one
//! of few. So the room is cut out with only the stones that shut it in. Its result is kept for the
//! whole fight. It is an estimate, as the search is.

use super::search::{Goal, Search};
use super::stones::{Ground, LocalThreats, Set, Stones, bit, points};
use super::table::Table;
use std::collections::HashMap;
use tengen_rules::Color;

/// The most points of a room that is read.
const LARGEST: u32 = 6;
/// The most positions looked into for one room.
const POSITIONS: usize = 400;
/// The size of the table for one room, as a power of two.
const TABLE: u32 = 9;

/// The results of rooms.
#[derive(Default)]
pub(super) struct Rooms {
    known: HashMap<Room, Option<bool>>,
}

/// A room with all that matters to its result.
#[derive(Clone, Copy, PartialEq, Eq, Hash)]
pub(super) struct Room {
    /// Its points.
    pub(super) points: Set,
    /// How many liberties the stones around it have outside of it, which the attacker can fill.
    pub(super) outside: u32,
    /// The side that wants to take the stones around, which are its opponent's.
    pub(super) attacker: Color,
    /// The side that may retake a ko at once.
    pub(super) threats: LocalThreats,
    /// The position; only its stones in the room count.
    pub(super) at: Stones,
}

impl Rooms {
    /// Whether the stones around a room fall, all of one chain. None if the room is too large, or
    /// the result was not found out.
    pub(super) fn fall(&mut self, ground: &Ground, room: Room) -> Option<bool> {
        if room.points.count_ones() > LARGEST {
            return None;
        }
        let holds = |p: &u32| room.points & bit(*p) != 0;
        let at = Stones {
            of: room.at.of.map(|of| of & room.points),
            ko: room.at.ko.filter(holds),
            barred: room.at.barred.filter(holds),
            ..room.at
        };
        let room = Room { at, ..room };
        *self.known.entry(room).or_insert_with(|| room.falls(ground))
    }
}

impl Room {
    fn falls(&self, ground: &Ground) -> Option<bool> {
        let inside: Vec<u32> = points(self.points).collect();
        let place = |p: u32| (0..).zip(&inside).find_map(|(i, q)| (*q == p).then_some(i));
        // Behind the points: the stones around, their liberties outside, the attacker's stones
        // around these liberties, and a liberty of theirs that nobody fills.
        let wall = inside.len() as u32;
        let outside = wall + 1..wall + 1 + self.outside;
        let (surrounding, beyond) = (outside.end, outside.end + 1);
        let mut near = vec![0; beyond as usize + 1];
        let mut join = |a: u32, b: u32| {
            near[a as usize] |= bit(b);
            near[b as usize] |= bit(a);
        };
        for (i, p) in (0..).zip(&inside) {
            points(ground.near[*p as usize]).for_each(|q| join(i, place(q).unwrap_or(wall)));
        }
        for liberty in outside.clone() {
            join(wall, liberty);
            join(liberty, surrounding);
        }
        join(surrounding, beyond);
        let outside = outside.fold(0, |all, liberty| all | bit(liberty));
        let ground = Ground { near, open: (bit(wall) - 1) | outside };

        let attacker = self.attacker;
        let set = |of: Set| points(of).filter_map(place).fold(0, |all, i| all | bit(i));
        let [ko, barred] = [self.at.ko, self.at.barred].map(|ko| ko.and_then(place));
        let mut at = Stones { of: self.at.of.map(set), ko, barred, ..self.at };
        at.of[!attacker] |= bit(wall);
        at.of[attacker] |= bit(surrounding);
        // Every point around counts as the other side's, so stones without a liberty have been
        // taken.
        let mut left = at.own(attacker) & ground.open;
        while left != 0 {
            let (liberties, chain) = at.liberties(&ground, left & left.wrapping_neg(), attacker);
            left &= !chain;
            if liberties == 0 {
                at.of[attacker] &= !chain;
            }
        }
        if at.liberties(&ground, bit(wall), !attacker).0 == 0 {
            return Some(true);
        }
        let goal = Goal {
            attacker,
            target: bit(wall),
            rivals: 0,
            racing: 0,
            keep: 0,
            standing: bit(surrounding),
        };
        let mut table = Table::new(TABLE);
        let mut search = Search::new(&ground, &goal, self.threats, &mut table, POSITIONS);
        search.outside = outside;
        search.falls(&at)
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::life::fight::part_board::PartBoard;
    use tengen_rules::{Board, Point};

    /// Whether Black's stones around a room fall if they have `outside` liberties outside.
    fn falls(text: &str, room: &[&str], outside: u32, turn: Color) -> Option<bool> {
        let board = Board::parse(text).unwrap();
        let size = board.size();
        let cells: Vec<Point> = size.points().collect();
        let part = PartBoard::of(&board, &cells).unwrap();
        let points = part.set(room.iter().map(|name| size.parse(name).unwrap()));
        let at = part.stones(turn, None);
        let room =
            Room { points, outside, attacker: Color::White, threats: LocalThreats::Nobodys, at };
        Rooms::default().fall(&part.ground, room)
    }

    #[test]
    fn three_in_a_row_depend_on_the_first_move_and_four_live() {
        let three = ". . . X .\nX X X X .";
        let room = ["A2", "B2", "C2"];
        for outside in [0, 5] {
            assert_eq!(falls(three, &room, outside, Color::White), Some(true), "{outside}");
            assert_eq!(falls(three, &room, outside, Color::Black), Some(false), "{outside}");
        }
        let four = ". . . . X .\nX X X X X .";
        let room = ["A2", "B2", "C2", "D2"];
        assert_eq!(falls(four, &room, 0, Color::White), Some(false));
        let square = ". . X .\n. . X .\nX X X .";
        let room = ["A3", "B3", "A2", "B2"];
        assert_eq!(falls(square, &room, 5, Color::Black), Some(true));
    }

    #[test]
    fn two_rooms_are_two_eyes_and_stones_without_a_liberty_are_gone() {
        let two = ". X . X\nX X X X";
        assert_eq!(falls(two, &["A2", "C2"], 0, Color::White), Some(false));
        // White's stone has a liberty on the right alone. That point counts as Black's.
        let taken = ". X O .\nX X X X";
        assert_eq!(falls(taken, &["A2", "C2"], 5, Color::White), Some(false));
    }

    #[test]
    fn large_rooms_get_no_answer() {
        let seven = ". . . . . . . X\nX X X X X X X X";
        let room = ["A2", "B2", "C2", "D2", "E2", "F2", "G2"];
        assert_eq!(falls(seven, &room, 0, Color::White), None);
    }
}
