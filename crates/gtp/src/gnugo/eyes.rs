//! The eyes of an eye space: `eval_eye`.
//!
//! The space is read as a small game in which both sides may pass. The stones around it are taken
//! to be one group, and stones inside to be worth no eye. So the answer is an estimate.

use super::answer::move_name;
use crate::arguments::{Answer, Arguments};
use crate::table::{Line, exactly};
use crate::{Player, Session};
use std::collections::HashMap;
use tengen_rules::{Board, Color, Point, PointSet};

/// The largest space that is read.
const LARGEST: usize = 14;
/// A space with more empty points has two eyes, whatever is played in it.
const ROOM: usize = 9;
/// The most positions looked at.
const POSITIONS: usize = 20_000;
/// More eyes than these are not counted.
const ENOUGH: u8 = 2;

/// All of them.
pub(super) fn table<P: Player>() -> [Line<P>; 1] {
    [("eval_eye", exactly(1), eval_eye)]
}

/// `eval_eye point`: the least and the most eyes of the space there. If they differ, the point that
/// leaves the least and the one that makes the most. `-1` if the point is in no eye space.
fn eval_eye<P: Player>(session: &mut Session<P>, arguments: Arguments<'_>) -> Answer {
    let position = &session.position;
    let point = arguments.vertex(0, position.size())?.ok_or("a pass is no point")?;
    let Some(space) = Space::around(position.board(), point) else { return Ok("-1".to_owned()) };
    let [(least, attack), (most, defence)] = space.eyes();
    if least == most {
        return Ok(format!("{least} {most}"));
    }
    let [attack, defence] = [attack, defence].map(|play| move_name(position, play));
    Ok(format!("{least} {most} {attack} {defence}"))
}

/// A space that one side surrounds.
struct Space<'a> {
    board: &'a Board,
    owner: Color,
    points: PointSet,
    /// The points where play matters: the space and the corners of small eyes.
    plays: Vec<Point>,
}

/// A position of the reading.
#[derive(Clone)]
struct Place {
    board: Board,
    turn: Color,
    ko: Option<Point>,
    passed: bool,
}

impl Space<'_> {
    fn around(board: &Board, point: Point) -> Option<Space<'_>> {
        let region = |owner: Color| board.region(point, |p| board.get(p) != Some(owner));
        let of = |owner: Color| {
            let points = region(owner);
            let stones = points.iter().filter(|p| board.get(*p).is_some()).count();
            let small = !points.is_empty() && points.len() <= LARGEST;
            (small && 2 * stones <= points.len() + 1).then_some((owner, points))
        };
        let inside = |color: Color| board.get(point) == Some(color);
        let spaces = Color::BOTH.into_iter().filter(|owner| !inside(*owner)).filter_map(of);
        let (owner, points) = spaces.min_by_key(|(_, points)| points.len())?;
        let mut plays: Vec<Point> = points.iter().collect();
        if points.len() <= 3 {
            let corners = points.iter().flat_map(|p| board.diagonals(p));
            let open = corners.filter(|p| board.is_empty(*p) && !points.contains(*p));
            plays.extend(PointSet::of(board.size(), open).iter());
        }
        Some(Space { board, owner, points, plays })
    }

    /// The eyes if the other side moves first, and if the owner does, each with the first play.
    fn eyes(&self) -> [Found; 2] {
        let empty = self.points.iter().filter(|p| self.board.is_empty(*p)).count();
        if empty > ROOM {
            return [(ENOUGH, None); 2];
        }
        [!self.owner, self.owner].map(|turn| {
            let mut reading = Reading { space: self, left: POSITIONS, known: HashMap::new() };
            let start = Place { board: self.board.clone(), turn, ko: None, passed: false };
            // Each stone may be played and taken a few times.
            reading.best(&start, 2 * self.plays.len() + 2)
        })
    }

    /// The eyes of the space as it stands.
    fn count(&self, board: &Board) -> u8 {
        let mut seen = PointSet::new(board.size());
        let mut eyes = 0;
        for p in self.points.iter() {
            if seen.contains(p) || board.get(p) == Some(self.owner) {
                continue;
            }
            let part = board.region(p, |q| board.get(q) != Some(self.owner));
            seen.extend(part.iter());
            let closed = part.iter().all(|q| self.points.contains(q));
            eyes += u8::from(closed && (part.len() > 1 || self.is_true(board, p)));
        }
        eyes.min(ENOUGH)
    }

    /// Whether a single point is an eye that the other side cannot break at its corners.
    fn is_true(&self, board: &Board, point: Point) -> bool {
        let corners = board.diagonals(point).count();
        let theirs = board.diagonals(point).filter(|p| match board.get(*p) {
            Some(color) => color != self.owner,
            None => {
                let own = board.neighbours(*p).filter(|q| board.get(*q) == Some(self.owner));
                !self.points.contains(*p) && own.count() < 2
            }
        });
        theirs.count() <= usize::from(corners == 4)
    }
}

/// A number of eyes, and the first play for it.
type Found = (u8, Option<Point>);

struct Reading<'a> {
    space: &'a Space<'a>,
    left: usize,
    /// By the stones, the side to move, whether the other passed, and the ko.
    known: HashMap<(u64, Color, bool, Option<Point>), Found>,
}

impl Reading<'_> {
    /// The eyes with best play, and the first play; a pass if it needs none.
    fn best(&mut self, place: &Place, depth: usize) -> Found {
        if depth == 0 || self.left == 0 {
            return (self.space.count(&place.board), None);
        }
        let key = (place.board.hash(), place.turn, place.passed, place.ko);
        if let Some(known) = self.known.get(&key) {
            return *known;
        }
        self.left -= 1;
        let owner = place.turn == self.space.owner;
        let better = |new: u8, old: u8| if owner { new > old } else { new < old };
        let passed = if place.passed {
            self.space.count(&place.board)
        } else {
            let next = Place { turn: !place.turn, ko: None, passed: true, ..place.clone() };
            self.best(&next, depth - 1).0
        };
        let mut best = (passed, None);
        for play in &self.space.plays {
            if best.0 == if owner { ENOUGH } else { 0 } {
                break;
            }
            let Some(next) = self.played(place, *play) else { continue };
            let eyes = self.best(&next, depth - 1).0;
            if better(eyes, best.0) {
                best = (eyes, Some(*play));
            }
        }
        self.known.insert(key, best);
        best
    }

    fn played(&self, place: &Place, play: Point) -> Option<Place> {
        let fills = place.turn == self.space.owner && place.board.is_eye(place.turn, play);
        if fills || place.ko == Some(play) || place.board.is_suicide(place.turn, play) {
            return None;
        }
        // The stones around stand: their own fate is another question.
        let around = |p: Point| {
            self.space.board.get(p) == Some(self.space.owner) && !self.space.points.contains(p)
        };
        if place.turn != self.space.owner
            && place.board.captures(place.turn, play).iter().any(around)
        {
            return None;
        }
        let mut board = place.board.clone();
        let ko = board.play(place.turn, play).ok()?.ko;
        Some(Place { board, turn: !place.turn, ko, passed: false })
    }
}
