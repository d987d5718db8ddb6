//! The points where play can matter to the stones that are fought for.

use super::eyes::firm;
use super::search::Goal;
use super::stones::{Ground, Set, Stones};

/// Plays are tried up to this distance from the stones, in steps from point to point. A chain is
/// one step. With three steps the search misses help for the owner, and captures through a ko.
const STEPS: u32 = 4;

/// The points near the target and near the stones that it races with. No step leads through stones
/// of the attacker that cannot be taken. So points that they have shut off during the fight are not
/// played on.
pub(super) fn near(ground: &Ground, stones: &Stones, goal: &Goal) -> Set {
    let owner = !goal.attacker;
    let firm = firm(ground, stones, goal.attacker, goal.standing);
    let (own, weak) = (stones.own(owner), stones.own(goal.attacker) & !firm);
    let chains = |set: Set| ground.connected(set & own, own) | ground.connected(set & weak, weak);
    let mut found = chains(goal.target & own | goal.racing & weak);
    for _ in 0..STEPS {
        let edge = ground.around(found) & !firm & !found;
        if edge == 0 {
            break;
        }
        found |= edge | chains(edge);
    }
    found
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::life::fight::part_board::cornered;
    use crate::life::fight::stones::points;
    use tengen_rules::Color;

    /// The empty points near Black's stone on A3. White's chain on the second row is sure to stand.
    fn open(text: &str) -> String {
        let (size, part, goal) = cornered(text, "A2");
        let stones = part.stones(Color::White, None);
        let near = near(&part.ground, &stones, &goal) & stones.empty(&part.ground);
        let names = points(near & part.ground.open).map(|p| size.name(part.points[p as usize]));
        names.collect::<Vec<_>>().join(" ")
    }

    #[test]
    fn points_that_the_attackers_firm_stones_shut_off_are_not_near() {
        let wall = ". . . O . . .\nX . . O . . .\nO O O O O O O\n. . . . . . .";
        assert_eq!(open(wall), "A4 B4 C4 B3 C3");
    }

    #[test]
    fn near_is_four_steps_and_a_chain_that_can_be_taken_is_one() {
        let open_board = "X . . . . . .\nX O . . . . .\nO O O O O O O\n. . . . . . .";
        // B3 is connected with the wall.
        assert_eq!(open(open_board), "B4 C4 D4 E4 C3 D3");
        let weak = "X O . . . . .\nX . . . . . .\nO O O O O O O\n. . . . . . .";
        assert_eq!(open(weak), "C4 D4 E4 B3 C3 D3 E3");
    }
}
