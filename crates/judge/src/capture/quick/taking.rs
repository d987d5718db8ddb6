//! Whether one chain can be taken.
//!
//! What was found among few moves is only as good as the moves that were left out. So whoever has
//! not got its way is given more moves, those farther from the chain, and the search is made
//! again, by turns, until more moves change nothing.

use super::moves::{QuickCapture, Scope};
use super::search::{KoThreats, QuickAnswer, QuickSearch, Start};
use crate::ask::{Graded, QuickQuestion, Threats, graded};
use tengen_rules::{Color, Point};

/// What the attacker tries, from few moves to many.
const ATTACKERS: [Scope; 3] = [Scope::Likely, Scope::Around(1), Scope::Around(2)];
/// What the owner tries.
const OWNERS: [Scope; 4] = [Scope::Likely, Scope::Around(1), Scope::Around(2), Scope::Around(3)];

/// Among more moves it is looked at fewer positions by this: what that does not find soon, it
/// hardly finds at all, while long ladders among few moves are read to the end.
const SHARE: usize = 5;

/// Whether the opponent, moving first, takes the chain on `stone`.
/// `None` if there is no stone.
pub fn attack(question: QuickQuestion<'_>, stone: Point) -> Option<Graded> {
    let color = question.board.get(stone)?;
    Some(question.rising(color, stone, !color))
}

/// Whether its owner, moving first, keeps the chain on `stone`. `None` if there is no stone.
pub fn defend(question: QuickQuestion<'_>, stone: Point) -> Option<Graded> {
    let color = question.board.get(stone)?;
    Some(question.rising(color, stone, color))
}

impl QuickQuestion<'_> {
    /// What `side`, which moves first, gets of what it wants of the chain of `owner` on `stone`:
    /// with the threats all the other side's, then nobody's, then all its own.
    fn rising(self, owner: Color, stone: Point, side: Color) -> Graded {
        let wanted = side != owner;
        // What takes too long to take is taken for safe.
        let works = |answer: &QuickAnswer| answer.taken.unwrap_or(false) == wanted;
        let mut kos = true;
        let found = graded(|threats| {
            if !kos {
                return Some(None);
            }
            let (answer, met_ko) = self.widening(owner, stone, side, KoThreats::of(threats, side));
            kos = met_ko || self.ko.is_some();
            // An owner with all threats who holds out by one ko for ever is taken; by two, they
            // need no threats.
            let kept_by_two = || {
                let (nobodys, _) = self.widening(owner, stone, side, KoThreats::Nobodys);
                !works(&nobodys)
            };
            let in_doubt = wanted && met_ko && threats == Threats::Other;
            let does = works(&answer) && !(in_doubt && kept_by_two());
            Some(does.then_some(answer.by))
        });
        found.unwrap_or(Graded::NO)
    }

    /// Whether the chain is taken, and whether a ko was met anywhere.
    fn widening(
        self,
        owner: Color,
        stone: Point,
        turn: Color,
        threats: KoThreats,
    ) -> (QuickAnswer, bool) {
        let start = Start { board: self.board, turn, ko: self.ko };
        let mut met_ko = false;
        let mut found = QuickAnswer { taken: None, by: None };
        let mut before = found;
        let (mut attack, mut defence) = (0, 0);
        while let (Some(attackers), Some(owners)) = (ATTACKERS.get(attack), OWNERS.get(defence)) {
            let mut goal = QuickCapture::new(owner, stone).trying(*attackers, *owners);
            let first = (attack, defence) == (0, 0);
            let positions = if first { self.positions } else { self.positions / SHARE };
            let mut search = QuickSearch::new(&mut goal, threats, positions);
            let answer = search.run(start);
            met_ko |= search.met_ko;
            if answer.taken.is_none() {
                // Taken by moves farther off than those that might answer them is not taken.
                let rash = found.taken == Some(true) && defence <= attack && attack > 0;
                return (if rash { before } else { found.or(answer) }, met_ko);
            }
            if answer.taken == Some(true) {
                defence += 1;
            } else {
                attack += 1;
            }
            if answer.taken != found.taken {
                before = found;
            }
            found = answer;
        }
        (found, met_ko)
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::Grade;
    use tengen_rules::Board;

    fn found(text: &str, stone: &str) -> [(Grade, Option<String>); 2] {
        let board = Board::parse(text).unwrap();
        let size = board.size();
        let question = QuickQuestion { board: &board, ko: None, positions: 5_000 };
        let stone = size.parse(stone).unwrap();
        [attack(question, stone).unwrap(), defend(question, stone).unwrap()]
            .map(|found| (found.grade, found.play.map(|p| size.name(p))))
    }

    #[test]
    fn a_race_is_run_though_both_have_four_liberties() {
        let race = ". . . . . . .
                    O O O X X X X
                    O . X O . X .
                    O . X O . X .
                    O . X O . X .
                    O . X O . X .";
        let [attack, defend] = found(race, "D1");
        assert_eq!((attack.0, defend.0), (Grade::Yes, Grade::Yes));
        let play = defend.1.unwrap();
        assert!(play.starts_with('B'), "{play} takes no liberty");
    }

    #[test]
    fn to_take_a_stone_and_be_taken_with_it_is_not_to_take_it() {
        let one_eye = ". . . . . . . .
                       . . X X X X . .
                       . X O O O O X .
                       . X O X . O X .";
        assert_eq!(found(one_eye, "D1")[0], (Grade::No, None));
        let outside = one_eye.replace("X O O O O X", "X O O O O .");
        assert_eq!(found(&outside, "D1")[0], (Grade::Yes, Some("E1".to_owned())));
    }

    #[test]
    fn a_ko_that_is_only_ever_retaken_saves_nothing() {
        let held = ". . . . . . .
                    O O O O O . .
                    X X X X O O .
                    . X X . X O .";
        assert_eq!(found(held, "B1")[0].0, Grade::Yes);
    }
}
