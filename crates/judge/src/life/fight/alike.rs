//! Plays that need not be tried, since others do the same.

use super::eyes::firm;
use super::search::Goal;
use super::stones::{Ground, Set, Stones, bit, points};

/// The plain liberties that need no play, of the stones that are fought for. The attacker of a
/// chain needs only one of them: to fill it is all that a play there does. The owner needs none: a
/// play there only loses a liberty.
///
/// A plain liberty touches a stone that cannot be taken. Its other neighbours are the chain, such
/// stones, or liberties of the chain that touch such stones too.
pub(super) fn alike(ground: &Ground, stones: &Stones, goal: &Goal) -> Set {
    let mut all = 0;
    for (color, fought) in [(!goal.attacker, goal.target), (goal.attacker, goal.racing)] {
        let mut left = fought & stones.own(color);
        if left == 0 {
            continue;
        }
        let surrounding = firm(ground, stones, !color, goal.standing);
        while left != 0 {
            let seed = left & left.wrapping_neg();
            let (liberties, chain) = stones.liberties(ground, seed, color);
            left &= !chain;
            let beside = liberties & ground.around(surrounding);
            let only = |p: &u32| ground.near[*p as usize] & !(chain | surrounding | beside) == 0;
            let plain = points(beside & ground.open).filter(only);
            let plain: Set = plain.fold(0, |set, p| set | bit(p));
            let kept = if stones.turn == color { 0 } else { plain & plain.wrapping_neg() };
            all |= plain & !kept;
        }
    }
    all
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::life::fight::part_board::cornered;
    use tengen_rules::Color;

    /// The points left out for the side to move, where White attacks the stones on A3.
    fn left_out(text: &str, turn: Color) -> String {
        let (size, part, goal) = cornered(text, "A1");
        let stones = part.stones(turn, None);
        let names =
            points(alike(&part.ground, &stones, &goal)).map(|p| size.name(part.points[p as usize]));
        names.collect::<Vec<_>>().join(" ")
    }

    #[test]
    fn of_liberties_along_a_wall_the_attacker_fills_one_and_the_owner_none() {
        let strip = ". . . . O\nX X X X O\n. . . . O\nO O O O O";
        assert_eq!(left_out(strip, Color::White), "B2 C2 D2");
        assert_eq!(left_out(strip, Color::Black), "A2 B2 C2 D2");
    }

    #[test]
    fn liberties_that_touch_other_stones_or_lead_on_are_tried() {
        let other = ". . . . O\nX X . . O\n. . X . O\nO O O O O";
        assert_eq!(left_out(other, Color::Black), "A2");
        let leads_on = ". . . . O\nX X X . O\n. . . . O\nO O O O O";
        assert_eq!(left_out(leads_on, Color::Black), "A2 B2");
    }
}
