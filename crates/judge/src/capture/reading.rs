//! A chain under attack, asked about in one position after another.

use super::Capture;
use crate::ask::Step;
use crate::capture::zone::ZoneReading;
use crate::part::Enclosure;
use crate::part::{Field, Position};
use crate::search::KoLaw;
use crate::search::exhaustive::{Answer, Goal, Reading, Sight, TRIES};
use crate::shape::unconditional;
use std::rc::Rc;
use tengen_rules::{Board, Color, Point, PointSet};

/// Whether one chain can be taken, from any position that play on the points around it leads to.
/// The readings of one position serve the next. The answers are read to the end.
///
/// One side has all the ko threats, as in [`KoLaw::Favours`]: it may retake a ko at once. So all
/// that the other side achieves it achieves without a ko. Play that goes on for ever does not take
/// the chain.
#[derive(Debug)]
pub struct CaptureReading {
    field: Rc<Field>,
    goal: Taking,
    reading: Reading<Taking>,
    /// The search by zones, which is quicker than looking at every play.
    zones: Option<ZoneReading>,
    stone: Point,
    owner: Color,
    threats: Color,
}

/// The end of the chain of a [`CaptureReading`], visible without reading.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum CaptureEnd {
    /// It was taken off the board, or stands where no stone of its owner can live.
    Taken,
    /// It has two eyes that no play can take, or as many liberties as make it free.
    Saved,
}

impl CaptureReading {
    /// The chain on `stone` in a part of the board that is shut off. The stones around are alive
    /// even if they lose every point in it. None if there is no stone, or no such part small enough
    /// to be read.
    pub fn enclosed(board: &Board, stone: Point, threats: Color) -> Option<CaptureReading> {
        let owner = board.get(stone)?;
        let standing = unconditional(board, !owner).chains;
        let part = Enclosure::around(board, stone, &standing).filter(Enclosure::is_proved)?;
        let part = PointSet::of(board.size(), part.points());
        let elsewhere = board.empty_points().filter(|p| !part.contains(*p));
        let frozen = PointSet::of(board.size(), elsewhere);
        Some(CaptureReading::new(board, stone, owner, &frozen, None, threats))
    }

    /// The chain on `stone` on the whole board. It is free as soon as it has `free` liberties, of 2
    /// to 4. None if there is no stone.
    pub fn open(board: &Board, stone: Point, free: u32, threats: Color) -> Option<CaptureReading> {
        let owner = board.get(stone)?;
        let frozen = PointSet::new(board.size());
        Some(CaptureReading::new(board, stone, owner, &frozen, Some(free.clamp(2, 4)), threats))
    }

    /// As [`CaptureReading::open`], but the plays that matter to a proof are searched first. So
    /// ladders and nets are decided on boards of any size. A position that this does not decide is
    /// read as by [`CaptureReading::open`].
    pub fn by_zones(
        board: &Board,
        stone: Point,
        free: u32,
        threats: Color,
    ) -> Option<CaptureReading> {
        let reading = CaptureReading::open(board, stone, free, threats)?;
        let (law, free) = (KoLaw::Favours(threats), free.clamp(2, 4));
        let zones = ZoneReading::new(reading.field.clone(), law, stone, reading.owner, free);
        Some(CaptureReading { zones: Some(zones), ..reading })
    }

    fn new(
        board: &Board,
        stone: Point,
        owner: Color,
        frozen: &PointSet,
        free: Option<u32>,
        threats: Color,
    ) -> CaptureReading {
        let field = Rc::new(Field::around(board, frozen, stone));
        let capture = Capture::new(field.clone(), owner, stone);
        let goal = Taking { field: field.clone(), capture, free };
        let reading = Reading::new(field.clone(), KoLaw::Favours(threats), goal.clone());
        CaptureReading { field, goal, reading, zones: None, stone, owner, threats }
    }

    /// A stone of the chain, as it stood at the beginning.
    pub fn stone(&self) -> Point {
        self.stone
    }

    /// Whose chain it is.
    pub fn owner(&self) -> Color {
        self.owner
    }

    /// The points on which play can matter. A play elsewhere counts as a pass.
    pub fn points(&self) -> &[Point] {
        self.field.cells()
    }

    /// Whether the opponent of the chain can take it. It is `turn`'s move, and that side may not
    /// retake the ko on `ko`. Reads at most `positions`, which go down by how many were read.
    /// `None` if they do not suffice.
    pub fn is_taken(
        &mut self,
        board: &Board,
        turn: Color,
        ko: Option<Point>,
        positions: &mut usize,
    ) -> Option<bool> {
        let position = self.position(board, turn, ko);
        let by_zones = self.zones.as_mut().and_then(|zones| zones.is_taken(&position, positions));
        if by_zones.is_some() {
            return by_zones;
        }
        match self.reading.answer(&position, positions) {
            Answer::Forced => Some(true),
            Answer::Held => Some(false),
            Answer::Unknown => None,
        }
    }

    /// How many steps of both sides it takes at most until the chain is taken, and the next of
    /// them. This is known where every play was read. The attacker takes the shortest way known.
    /// The owner tries a play near the chain that must be answered or captures, and passes if there
    /// is none. None if no way to take the chain was found, or nothing is left to play for.
    ///
    /// To tell which plays must be answered it reads at most `positions`, which go down by how many
    /// were read. Where they do not suffice, a play counts as one that must be answered.
    pub fn fall(
        &mut self,
        board: &Board,
        turn: Color,
        ko: Option<Point>,
        positions: &mut usize,
    ) -> Option<(usize, Step)> {
        let position = self.position(board, turn, ko);
        let near = |play| is_near(board, self.stone, play);
        let next = self.reading.first_turn(&position, near, positions);
        next.map(|(steps, turn)| (steps, turn.step))
    }

    /// The next step, as far as was read. For the side that gets its way it is the step that works.
    /// For the other side it is a try that has to be answered, else a capture, else a pass. In a
    /// part that is shut off it is known only where the chain is taken. None if no answer was
    /// found, or nothing is left to play for.
    pub fn step(&mut self, board: &Board, turn: Color, ko: Option<Point>) -> Option<Step> {
        let position = self.position(board, turn, ko);
        let by_zones = self.zones.as_ref().and_then(|zones| zones.step(&position));
        by_zones.or_else(|| self.fall(board, turn, ko, &mut { TRIES }).map(|(_, step)| step))
    }

    /// The end of the chain, if it can be seen without reading.
    pub fn end(&mut self, board: &Board, turn: Color) -> Option<CaptureEnd> {
        let position = self.position(board, turn, None);
        match self.goal.seen(&position) {
            Sight::Reached => Some(CaptureEnd::Taken),
            Sight::Failed => Some(CaptureEnd::Saved),
            Sight::Open { .. } | Sight::Unknown => None,
        }
    }

    /// A position of the whole board as the reading knows it: without the rest of the board beyond
    /// the points that matter.
    fn position(&self, board: &Board, turn: Color, ko: Option<Point>) -> Position {
        let ko = ko.filter(|p| turn != self.threats && self.field.holds(*p));
        let bans = ko.map(|p| (turn, p)).into_iter().collect();
        let mut key = Vec::new();
        self.field.key(&Position { board: board.clone(), turn, bans }, &mut key);
        self.field.position(&key)
    }
}

/// A chain is taken before it has `free` liberties, if such a number is given.
#[derive(Clone, Debug)]
struct Taking {
    field: Rc<Field>,
    capture: Capture,
    free: Option<u32>,
}

impl Taking {
    /// The state of the position, as seen without any play.
    fn seen(&mut self, position: &Position) -> Sight {
        let seen = self.capture.look(position, &mut 0);
        self.unless_free(seen, &position.board)
    }

    fn unless_free(&self, seen: Sight, board: &Board) -> Sight {
        let (Sight::Open { .. }, Some(free)) = (seen, self.free) else { return seen };
        match self.field.liberties(board, self.capture.point) {
            Some(liberties) if liberties < free => seen,
            _ => Sight::Failed,
        }
    }

    /// In the open, looks one play ahead. The attacker takes the chain if it is in atari. Its owner
    /// runs to as many liberties as make it free. Most plays need no more to be refuted.
    fn ahead(&self, seen: Sight, position: &Position) -> Sight {
        let (Sight::Open { .. }, Some(free)) = (seen, self.free) else { return seen };
        let Position { board, turn, bans } = position;
        let point = self.capture.point;
        let mut liberties = [point; 4];
        let count = board.few_liberties(point, &mut liberties);
        let allowed = |p: &Point| !bans.contains(&(*turn, *p));
        if *turn == self.side() {
            return if count == 1 && allowed(&liberties[0]) { Sight::Reached } else { seen };
        }
        let mut ways = liberties[..count].iter().filter(|p| allowed(p));
        let frees = |p: &&Point| reaches(board, point, **p, free as usize);
        if ways.any(|p| frees(&p)) { Sight::Failed } else { seen }
    }
}

/// Whether a play touches the chain on `stone`, the stones around it, or their liberties.
fn is_near(board: &Board, stone: Point, play: Point) -> bool {
    let enemies = board.chain(stone).flat_map(|p| board.neighbours(p));
    let enemies = enemies.filter(|q| board.get(*q).is_some_and(|c| Some(c) != board.get(stone)));
    let mut chains: Vec<Point> = enemies.filter_map(|q| board.chain_id(q)).collect();
    chains.push(stone);
    chains.iter().any(|chain| {
        let liberties = board.liberties(*chain);
        liberties.contains(play) || board.neighbours(play).any(|q| liberties.contains(q))
    })
}

/// Whether the chain has at least `wanted` liberties once it is extended to `to`, one of its
/// liberties. Captures by that play are not counted.
fn reaches(board: &Board, chain: Point, to: Point, wanted: usize) -> bool {
    let (mut found, mut count) = ([to; 8], 0);
    let mut add = |p: Point| {
        if count < found.len() && p != to && !found[..count].contains(&p) {
            found[count] = p;
            count += 1;
        }
    };
    let own = board.neighbours(to).filter(|q| board.get(*q) == board.get(chain));
    for friend in own.chain([chain]) {
        let mut liberties = [to; 6];
        let most = board.few_liberties(friend, &mut liberties);
        liberties[..most].iter().for_each(|p| add(*p));
    }
    board.neighbours(to).filter(|q| board.is_empty(*q)).for_each(add);
    count >= wanted
}

impl Goal for Taking {
    fn side(&self) -> Color {
        self.capture.side()
    }

    fn glance(&self, position: &Position) -> Sight {
        let seen = self.unless_free(self.capture.glance(position), &position.board);
        self.ahead(seen, position)
    }

    fn look(&mut self, position: &Position, _: &mut usize) -> Sight {
        let seen = self.seen(position);
        self.ahead(seen, position)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    const ENOUGH: usize = 100_000;

    #[test]
    fn the_side_with_the_middle_decides_three_points_in_a_row() {
        let board = Board::parse(
            ". . . O X .
             O O O O X .
             X X X X X X
             . . X . . .",
        )
        .unwrap();
        let size = board.size();
        let point = |name| size.parse(name).unwrap();
        let mut reading = CaptureReading::enclosed(&board, point("A3"), Color::White).unwrap();
        assert_eq!(reading.points().len(), 8);
        let mut taken = |board: &Board, turn| {
            reading.is_taken(board, turn, None, &mut ENOUGH.clone()).expect("decided")
        };
        for (name, falls) in [("A4", false), ("B4", true), ("C4", false), ("F1", false)] {
            let mut after = board.clone();
            after.play(Color::Black, point(name)).unwrap();
            assert_eq!(taken(&after, Color::White), falls, "{name}");
        }
        let mut after = board.clone();
        after.play(Color::White, point("B4")).unwrap();
        assert!(!taken(&after, Color::Black));
        assert_eq!(reading.end(&after, Color::Black), Some(CaptureEnd::Saved));
        assert_eq!(reading.end(&board, Color::Black), None);
    }

    #[test]
    fn a_ladder_takes_and_a_stone_in_its_way_frees() {
        let text = ". . . . . . .
                    . . . . . ? .
                    . . . . . . .
                    . . . . . . .
                    . X . . . . .
                    X O . . . . .
                    . X X . . . .";
        for (breaker, falls) in [(".", true), ("O", false)] {
            let board = Board::parse(&text.replace('?', breaker)).unwrap();
            let size = board.size();
            let mut reading =
                CaptureReading::open(&board, size.parse("B2").unwrap(), 3, Color::White).unwrap();
            let (mut after, mut left) = (board.clone(), ENOUGH);
            after.play(Color::White, size.parse("C2").unwrap()).unwrap();
            let found = reading.is_taken(&after, Color::Black, None, &mut left);
            assert_eq!(found, Some(falls), "{} positions", ENOUGH - left);
        }
    }

    #[test]
    fn a_ko_is_not_enough_against_the_side_with_the_threats() {
        let board = Board::parse(
            ". O . O X .
             O O O X X .
             X X X X X X
             . . X . . .",
        )
        .unwrap();
        let size = board.size();
        let stone = size.parse("A3").unwrap();
        for (threats, falls) in [(Color::White, false), (Color::Black, true)] {
            let mut reading = CaptureReading::enclosed(&board, stone, threats).unwrap();
            let found = reading.is_taken(&board, Color::Black, None, &mut ENOUGH.clone());
            assert_eq!(found, Some(falls), "{threats:?}");
        }
        assert!(
            CaptureReading::enclosed(&board, size.parse("A4").unwrap(), Color::White).is_none()
        );
    }
}
