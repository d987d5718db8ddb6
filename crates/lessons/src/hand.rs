//! Counting by hand: the steps that the players take on the board, in their order.

use crate::consequence::{dead, owners};
use crate::find::{built, lifeless, territory};
use crate::lesson::{Change, Exercise, PageError};
use crate::number;
use crate::page::{Hand, Page, Quantity};
use tengen_rules::{Board, Color, Owner, Point};

/// The stones on the board, as far as they can be counted. The learner chooses where stones are
/// put; how many there are does not depend on that.
struct Table<'a> {
    board: &'a Board,
    owners: Vec<Owner>,
    /// How many stones of each colour are on the board.
    stones: [usize; 2],
    /// How many points of each player's territory are empty.
    empty: [usize; 2],
}

impl<'a> Table<'a> {
    fn lay(page: &Page, board: &'a Board) -> Result<Table<'a>, PageError> {
        let owners = owners(page, board)?;
        let points = || board.size().points();
        let number = |is: &dyn Fn(Point) -> bool| points().filter(|p| is(*p)).count();
        let stones = Color::BOTH.map(|color| number(&|p| board.get(p) == Some(color)));
        let empty = Color::BOTH
            .map(|color| number(&|p| board.is_empty(p) && owners[p.index()] == Owner::Of(color)));
        Ok(Table { board, owners, stones, empty })
    }

    /// Whether a point is territory with nothing on it once the dead stones are off.
    fn is_room(&self, color: Color, point: Point) -> bool {
        self.owners[point.index()] == Owner::Of(color) && self.board.get(point) != Some(color)
    }
}

/// The exercise of counting by hand.
pub(crate) fn exercise(page: &Page, board: &Board, hands: &[Hand]) -> Result<Exercise, PageError> {
    let dead = dead(page, board)?;
    let mut table = Table::lay(page, board)?;
    let mut steps = Vec::with_capacity(hands.len());
    for (at, hand) in hands.iter().enumerate() {
        steps.push(match *hand {
            Hand::TakeDead => {
                for point in dead.iter() {
                    let Some(color) = board.get(point) else { continue };
                    table.stones[color] -= 1;
                    table.empty[!color] += 1;
                }
                built(board, None, Change::Off, &|p| lifeless(board, &dead, p))
            }
            Hand::Put(color, stones) => {
                let room = board.size().points().filter(|p| table.is_room(color, *p)).count();
                // Stones put there earlier would leave fewer free points than are counted here.
                let before =
                    hands[..at].iter().any(|h| matches!(h, Hand::Put(c, _) if *c == color));
                let left = table.empty[color].checked_sub(stones);
                let Some(left) = left.filter(|_| !before && room >= stones) else {
                    return Err(PageError::Unreachable(at));
                };
                table.empty[color] = left;
                table.stones[color] += stones;
                let owners = &table.owners;
                built(board, Some(stones), Change::put(color), &|p| {
                    territory(board, owners, color, p)
                })
            }
            Hand::Empty(color) => Exercise::Number { right: table.empty[color] as f64 },
            Hand::Stones(color) => Exercise::Number { right: table.stones[color] as f64 },
            Hand::Margin => number::exercise(page, board, Quantity::Margin)?,
        });
    }
    Ok(Exercise::Steps { steps })
}
