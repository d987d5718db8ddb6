//! Whether stones live that lie more or less open: an estimate.
//!
//! The part of the board that is read (the arena) is the surroundings that the stones can reach in
//! a few moves. Stones that get a liberty beyond it have run away, and stones that have one there
//! stand. The reading tries plays beside the stones, and beside the empty points next to them.

use crate::ask::{Graded, QuickQuestion, Step, Turn, graded};
use crate::capture::Capture;
use crate::part::{Field, Position, Window};
use crate::search::KoLaw;
use crate::search::exhaustive::{Answer, Goal, Reading, Sight};
use crate::shape::linked_chains;
use std::rc::Rc;
use tengen_rules::{Board, Color, Point, PointSet};

/// The arena grows until it has this many empty points.
const ENOUGH: usize = 16;
/// The farthest that it reaches from the stones, in steps over empty points.
const FARTHEST: usize = 5;
/// A chain in the way with no more liberties is part of the fight.
const WEAK: usize = 3;

/// Whether the opponent, moving first, kills the stones around `stone`. The reading gives up early;
/// stones that it does not find killed count as living. `None` if there is no stone.
pub fn kill(question: QuickQuestion<'_>, stone: Point) -> Option<Graded> {
    let side = !question.board.get(stone)?;
    Some(question.on_life(&Life::new(question.board, stone, None)?, side, true))
}

/// Whether their owner, moving first, makes the stones around `stone` live, as [`kill`] sees it.
pub fn live(question: QuickQuestion<'_>, stone: Point) -> Option<Graded> {
    let side = question.board.get(stone)?;
    Some(question.on_life(&Life::new(question.board, stone, None)?, side, false))
}

/// A race to capture between the stones around `own`, whose side moves first, and those around
/// `other`. The answers say whether the first live, and whether they kill the others. `None` if
/// these are not stones of both sides.
pub fn race(question: QuickQuestion<'_>, own: Point, other: Point) -> Option<[Graded; 2]> {
    let side = question.board.get(own)?;
    if question.board.get(other)? == side {
        return None;
    }
    let lives = question.on_life(&Life::new(question.board, own, Some(other))?, side, false);
    let kills = question.on_life(&Life::new(question.board, other, Some(own))?, side, true);
    Some([lives, kills])
}

impl QuickQuestion<'_> {
    /// Grades whether the stones are taken, if that is `wanted`, or kept, if it is not; `side`
    /// moves first.
    fn on_life(self, life: &Life, side: Color, wanted: bool) -> Graded {
        let found = graded(|threats| {
            let law = KoLaw::under(threats, side);
            let read = life.read(side, self.ko, law, self.positions);
            Some((read.taken.unwrap_or(false) == wanted).then_some(read.by))
        });
        found.unwrap_or(Graded::NO)
    }
}

/// The goal that the stone of `color` on a point is taken, or left without room for two eyes.
#[derive(Clone)]
struct Death {
    color: Color,
    /// The hash of the first position, where every move is tried.
    start: u64,
    field: Rc<Field>,
    capture: Capture,
}

/// The stones around one stone, and the part of the board where their fate is read.
struct Life {
    window: Window,
    goal: Death,
}

/// The result: whether the stones are taken (none if the budget ended). `by` is the move by which
/// the side to move gets its way, if it needs one. Without a result it is the most promising move.
struct Read {
    taken: Option<bool>,
    by: Option<Point>,
}

impl Life {
    /// None if there is no stone on `point`. The stones around `rival` take part in the fight.
    fn new(board: &Board, point: Point, rival: Option<Point>) -> Option<Life> {
        let color = board.get(point)?;
        let mut stones = linked_chains(board, point);
        stones.extend(rival.into_iter().flat_map(|p| linked_chains(board, p)));
        let inside = arena(board, color, &stones);
        let outside = board.empty_points().filter(|p| !inside[p.index()]);
        let frozen = PointSet::of(board.size(), outside);
        let window = Window::of(board, &Field::around(board, &frozen, point))?;
        let small = window.board();
        let point = window.inside(point)?;
        let holds = |p: &Point| window.outside(*p).is_some_and(|p| inside[p.index()]);
        let outside = small.empty_points().filter(|p| !holds(p));
        let frozen = PointSet::of(small.size(), outside);
        let field = Rc::new(Field::around(small, &frozen, point));
        let capture = Capture::new(field.clone(), color, point);
        let goal = Death { color, start: small.hash(), field, capture };
        Some(Life { window, goal })
    }

    /// Reads whether the stones fall with `turn` to move, which may not retake on `ko`.
    fn read(&self, turn: Color, ko: Option<Point>, law: KoLaw, positions: usize) -> Read {
        let field = self.goal.field.clone();
        let mut reading = Reading::new(field, law, self.goal.clone());
        let mut root = Position::new(self.window.board().clone(), turn);
        let ko = ko.and_then(|p| self.window.inside(p));
        root.bans.extend(ko.filter(|_| law != KoLaw::Favours(turn)).map(|p| (turn, p)));
        let answer = reading.answer(&root, &mut { positions });
        let attacks = turn != self.goal.color;
        let first = |line: Vec<Turn>| line.first().map(|turn| turn.step);
        let (taken, step) = match answer {
            Answer::Forced => (Some(true), first(reading.line(&root)).filter(|_| attacks)),
            Answer::Held if attacks => (Some(false), None),
            // A pass that suffices saves a move.
            Answer::Held => (Some(false), reading.keeping(&root)),
            Answer::Unknown => (None, reading.promising(&root)),
        };
        let by = match step {
            Some(Step::Play(p)) => self.window.outside(p),
            _ => None,
        };
        Read { taken, by }
    }
}

/// The points around the stones where play is allowed.
fn arena(board: &Board, color: Color, stones: &[Point]) -> Vec<bool> {
    let mut inside = vec![false; board.size().area()];
    let mut edge: Vec<Point> = Vec::new();
    let mut empty = 0;
    for stone in stones {
        for p in board.chain(*stone) {
            inside[p.index()] = true;
            edge.push(p);
        }
    }
    for distance in 1..=FARTHEST {
        let mut next = Vec::new();
        for q in edge.iter().flat_map(|p| board.neighbours(*p)) {
            if inside[q.index()] {
                continue;
            }
            match board.get(q) {
                None => {
                    inside[q.index()] = true;
                    empty += 1;
                    next.push(q);
                }
                // Weak stones in the way are part of the fight.
                Some(side) => {
                    let mut few = [q; WEAK + 1];
                    let count = board.few_liberties(q, &mut few);
                    if count <= WEAK {
                        for p in board.chain(q) {
                            inside[p.index()] = true;
                            if side == color {
                                next.push(p);
                            }
                        }
                        for p in &few[..count] {
                            if !inside[p.index()] {
                                inside[p.index()] = true;
                                empty += 1;
                                next.push(*p);
                            }
                        }
                    }
                }
            }
        }
        if next.is_empty() || (empty >= ENOUGH && distance >= 2) {
            break;
        }
        edge = next;
    }
    inside
}

impl Goal for Death {
    fn side(&self) -> Color {
        !self.color
    }

    /// The more room the stones have, the harder they are to take and the easier to keep.
    fn glance(&self, position: &Position) -> Sight {
        let seen = self.capture.glance(position);
        let Sight::Open { force, prevent } = seen else { return seen };
        let board = &position.board;
        let own = |p: Point| board.get(p) == Some(self.color) && self.field.holds(p);
        let (mut room, mut eyes) = (0, 0);
        for p in self.field.cells().iter().filter(|p| board.get(**p) != Some(self.color)) {
            let beside = board.neighbours(*p).filter(|q| own(*q)).count();
            room += u32::from(beside > 0);
            eyes += u32::from(beside == board.neighbours(*p).count());
        }
        let prevent = prevent + 4u32.saturating_sub(2 * eyes + room / 3);
        Sight::Open { force: force + room / 2 + 2 * eyes, prevent }
    }

    fn look(&mut self, position: &Position, left: &mut usize) -> Sight {
        match self.capture.look(position, left) {
            Sight::Open { .. } => self.glance(position),
            seen => seen,
        }
    }

    /// Tries the points beside the stones and beside their liberties, and the captures of weak
    /// stones next to them.
    fn is_tried(&self, position: &Position, point: Point) -> bool {
        let board = &position.board;
        if board.hash() == self.start {
            return true;
        }
        let own = |p: Point| board.get(p) == Some(self.color) && self.field.holds(p);
        let beside = |p: Point| board.neighbours(p).any(own);
        let weak = |q: Point| {
            board.get(q) == Some(!self.color)
                && self.field.holds(q)
                && board.few_liberties(q, &mut [q; WEAK]) < WEAK
        };
        let near = |q: Point| (board.is_empty(q) && beside(q)) || weak(q);
        beside(point) || board.neighbours(point).any(near)
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::Grade;
    use tengen_rules::Board;

    #[test]
    fn the_middle_of_three_decides() {
        let board = Board::parse(
            ". . . X O . . .
             X X X X O . . .
             O O O O O . . .
             . . . . . . . .",
        )
        .unwrap();
        let size = board.size();
        let question = QuickQuestion { board: &board, ko: None, positions: 2_000 };
        let stone = size.parse("D3").unwrap();
        let middle = Graded { grade: Grade::Yes, play: size.parse("B4") };
        assert_eq!(kill(question, stone), Some(middle));
        assert_eq!(live(question, stone), Some(middle));
        assert_eq!(kill(question, size.parse("H1").unwrap()), None);
    }

    #[test]
    fn a_race_goes_to_the_side_with_more_liberties() {
        let board = Board::parse(
            ". . X O O . . .
             X X X O X X O .
             O O O O X X O .
             . . . . O O O .",
        )
        .unwrap();
        let size = board.size();
        let question = QuickQuestion { board: &board, ko: None, positions: 2_000 };
        let [white, black] = ["D4", "E3"].map(|name| size.parse(name).unwrap());
        assert_eq!(race(question, white, white), None);
        let [lives, kills] = race(question, white, black).unwrap();
        assert_eq!((lives.grade, kills.grade), (Grade::Yes, Grade::Yes));
    }
}
