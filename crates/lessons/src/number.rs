//! Counting: how many liberties, how many points.

use crate::consequence::dead;
use crate::lesson::{Exercise, PageError};
use crate::page::{Page, Quantity};
use tengen_rules::{Board, Settlement, count};

/// The exercise of giving a number.
pub(crate) fn exercise(
    page: &Page,
    board: &Board,
    quantity: Quantity,
) -> Result<Exercise, PageError> {
    let counted = || {
        let settlement = Settlement { dead: dead(page, board)?, seki: None };
        Ok(count(board, &page.position.rules.scoring, &settlement, &page.position.extras))
    };
    let right = match quantity {
        Quantity::Liberties(name) => {
            let stone = board.size().parse(name).filter(|p| !board.is_empty(*p));
            board.liberties(stone.ok_or(PageError::Point(name))?).len() as f64
        }
        Quantity::Total(color) => counted()?.total(color).into(),
        Quantity::Margin => counted()?.margin().abs().into(),
    };
    Ok(Exercise::Number { right })
}
