//! The search for a link.

use super::Goal;
use super::ways::Ways;
use std::collections::HashMap;
use tengen_judge::{Threats, linked_chains};
use tengen_rules::{Board, Color, Point};

/// The most plays of the linking side.
const PLAYS: u16 = 8;
/// The most positions looked at.
const POSITIONS: usize = 20_000;

/// A question: whether the chain on `from` reaches its goal.
#[derive(Clone, Debug)]
pub(super) struct Link<'a> {
    pub(super) board: &'a Board,
    /// A stone of the side that links.
    pub(super) from: Point,
    pub(super) to: Goal,
}

/// A position of the search: the stones, the side to move and a ko that it may not retake.
#[derive(Clone)]
struct Place {
    board: Board,
    turn: Color,
    ko: Option<Point>,
}

struct Search<'a> {
    link: &'a Link<'a>,
    side: Color,
    first: Color,
    threats: Threats,
    left: usize,
    known: HashMap<(u64, Color, Option<Point>, u16), bool>,
}

impl Link<'_> {
    /// The side that links.
    pub(super) fn side(&self) -> Color {
        // A question is only made of a stone.
        self.board.get(self.from).unwrap_or(Color::Black)
    }

    /// The move with which the side that moves first gets its way, a pass if it has it already;
    /// `None` if there is no such move.
    pub(super) fn first_move(
        &self,
        first: Color,
        ko: Option<Point>,
        threats: Threats,
    ) -> Option<Option<Point>> {
        let side = self.side();
        let mut search =
            Search { link: self, side, first, threats, left: POSITIONS, known: HashMap::new() };
        let here = Place { board: self.board.clone(), turn: first, ko };
        if search.has_linked(&here.board) == Some(true) {
            return (first == side).then_some(None);
        }
        if first == side {
            for plays in 1..=PLAYS {
                if let Some(play) = search.linking(&here, plays) {
                    return Some(Some(play));
                }
            }
            return None;
        }
        let passed = Place { turn: side, ko: None, ..here.clone() };
        if !search.links_at_all(&passed) {
            return Some(None);
        }
        let ways = Ways::between(self.board, side, self.from, &self.to)?;
        let cuts = ways.plays.into_iter().find(|play| {
            search.left = POSITIONS;
            search.played(&here, *play).is_some_and(|next| !search.links_at_all(&next))
        });
        cuts.map(Some)
    }
}

impl Search<'_> {
    /// Whether the link is made, or can never be. It does not last with a single liberty.
    fn has_linked(&self, board: &Board) -> Option<bool> {
        let from = self.link.from;
        if board.get(from) != Some(self.side) {
            return Some(false);
        }
        let made = match &self.link.to {
            Goal::Chain(stone) if board.get(*stone) != Some(self.side) => return Some(false),
            Goal::Chain(stone) => board.chain_id(from) == board.chain_id(*stone),
            Goal::Area(points) => board.chain(from).any(|p| points.contains(p)),
        };
        made.then(|| board.atari(from).is_none())
    }

    fn is_linked_by_shape(&self, board: &Board) -> bool {
        let Goal::Chain(stone) = self.link.to else { return false };
        let head = board.chain_id(stone);
        linked_chains(board, self.link.from).into_iter().any(|linked| Some(linked) == head)
    }

    fn links_at_all(&mut self, place: &Place) -> bool {
        (1..=PLAYS).any(|plays| self.links(place, plays))
    }

    /// Whether the side links with at most this many plays of its own.
    fn links(&mut self, place: &Place, plays: u16) -> bool {
        if let Some(made) = self.has_linked(&place.board) {
            return made;
        }
        if self.left == 0 {
            return false;
        }
        self.left -= 1;
        // Chains that share two liberties are as good as one.
        if self.is_linked_by_shape(&place.board) {
            return true;
        }
        let key = (place.board.hash(), place.turn, place.ko, plays);
        if let Some(known) = self.known.get(&key) {
            return *known;
        }
        let links = if place.turn == self.side {
            self.linking(place, plays).is_some()
        } else {
            self.withstands(place, plays)
        };
        self.known.insert(key, links);
        links
    }

    /// A play that links.
    fn linking(&mut self, place: &Place, plays: u16) -> Option<Point> {
        let ways = Ways::between(&place.board, self.side, self.link.from, &self.link.to)?;
        if ways.cost > plays {
            return None;
        }
        ways.plays
            .into_iter()
            .find(|play| self.played(place, *play).is_some_and(|next| self.links(&next, plays - 1)))
    }

    /// Whether the side links whatever the other side plays now.
    fn withstands(&mut self, place: &Place, plays: u16) -> bool {
        let Some(ways) = Ways::between(&place.board, self.side, self.link.from, &self.link.to)
        else {
            return false;
        };
        if ways.cost > plays {
            return false;
        }
        let passed = Place { turn: self.side, ko: None, ..place.clone() };
        let mut nexts =
            ways.plays.into_iter().filter_map(|play| self.played(place, play)).collect::<Vec<_>>();
        nexts.push(passed);
        nexts.iter().all(|next| self.links(next, plays))
    }

    /// The position after a play, if it can be made.
    fn played(&self, place: &Place, play: Point) -> Option<Place> {
        let banned = place.ko == Some(play) && !self.threats.let_retake(place.turn, self.first);
        if banned || place.board.is_suicide(place.turn, play) {
            return None;
        }
        let mut board = place.board.clone();
        let ko = board.play(place.turn, play).ok()?.ko;
        Some(Place { board, turn: !place.turn, ko })
    }
}
