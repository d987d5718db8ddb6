//! Whether one chain can be taken, asked with more and more moves. All answers are estimates.
//!
//! An answer among few moves is only as good as the moves that were left out. So the side that did
//! not get its way is given more moves, farther from the chain. The search is repeated until a side
//! fails with all the moves it can be given, or the positions end.

use super::moves::{QuickCapture, Scope};
use super::search::{KoThreats, QuickAnswer, QuickSearch, Start};
use crate::ask::{Graded, QuickQuestion, Threats, graded};
use tengen_rules::{Color, Point};

/// The moves that the attacker tries, from few to many.
const ATTACKERS: [Scope; 3] = [Scope::Likely, Scope::Around(1), Scope::Around(2)];
/// The moves that the owner tries, from few to many.
const OWNERS: [Scope; 4] = [Scope::Likely, Scope::Around(1), Scope::Around(2), Scope::Around(3)];

/// Each search after the first gets one part in this many of the positions. Among more moves, an
/// answer is found soon or hardly at all. Long ladders need only few moves and are read to the end.
const SHARE: usize = 5;

/// How far the opponent, moving first, takes the chain on `stone`: an estimate. `None` if there is
/// no stone.
pub fn attack(question: QuickQuestion<'_>, stone: Point) -> Option<Graded> {
    let color = question.board.get(stone)?;
    Some(question.rising(color, stone, !color))
}

/// How far its owner, moving first, keeps the chain on `stone`: an estimate. `None` if there is no
/// stone.
pub fn defend(question: QuickQuestion<'_>, stone: Point) -> Option<Graded> {
    let color = question.board.get(stone)?;
    Some(question.rising(color, stone, color))
}

impl QuickQuestion<'_> {
    /// How far `side`, which moves first, gets its way with the chain of `owner` on `stone`. The
    /// threats are first all the other side's, then neither side's, then all its own.
    fn rising(self, owner: Color, stone: Point, side: Color) -> Graded {
        let wanted = side != owner;
        // A chain that is not decided in time counts as safe.
        let works = |answer: &QuickAnswer| answer.taken.unwrap_or(false) == wanted;
        let mut kos = true;
        let found = graded(|threats| {
            if !kos {
                return Some(None);
            }
            let (answer, met_ko) = self.widening(owner, stone, side, KoThreats::of(threats, side));
            kos = met_ko || self.ko.is_some();
            // An owner with all threats that only retakes one ko for ever counts as taken. If two
            // kos keep the chain, it needs no threats, and is kept without them too.
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

    /// Searches with more and more moves. Returns the answer, and whether a ko was met anywhere.
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
            let goal = QuickCapture::new(owner, stone).trying(*attackers, *owners);
            let first = (attack, defence) == (0, 0);
            let positions = if first { self.positions } else { self.positions / SHARE };
            let mut search = QuickSearch::new(&goal, threats, positions);
            let answer = search.run(start);
            met_ko |= search.met_ko;
            if answer.taken.is_none() {
                // A capture does not count if its moves reach farther than the replies that were
                // tried.
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
