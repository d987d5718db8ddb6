//! What one side can get by force against a few stones, as a quick look sees it.
//!
//! [`attack`] and [`defend`] ask whether a chain can be taken in a short fight: ladders, nets,
//! snapbacks, connections that come too late. [`search`] looks for it among the moves that
//! [`capture`] finds worth trying, few at first and then more ([`taking`]). [`kill`], [`live`]
//! and [`race`] ask for life and death where a part of the board is not shut off, or too large to
//! be read to the end ([`life`]); they are wrong more often than right where much is open, and
//! about seki. All answers are estimates: they are never told as proofs.

mod capture;
mod found;
mod life;
mod search;
mod taking;

use crate::reading::KoLaw;
pub(crate) use capture::QuickCapture;
pub use found::{Graded, QuickQuestion, Grade};
use life::Life;
pub(crate) use search::QuickGoal;
pub use taking::{attack, defend};
use tengen_rules::{Color, Point};

/// Whether the opponent, moving first, kills the stones around `stone`: a reading that gives up
/// early, and what it does not find killed it takes to live. `None` if there is no stone.
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
/// `other`: whether the first live, and whether they kill the others. `None` if these are not
/// stones of both sides.
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
    /// Whether the stones are taken, if that is `wanted`, or not, if `side` moves first.
    fn on_life(self, life: &Life, side: Color, wanted: bool) -> Graded {
        for (law, success) in [
            (KoLaw::Favours(!side), Grade::Yes),
            (KoLaw::PassForKo, Grade::Ko),
            (KoLaw::Favours(side), Grade::KoAfterThreat),
        ] {
            let read = life.read(side, self.ko, law, self.positions);
            if read.taken.unwrap_or(false) == wanted {
                return Graded { success, play: read.by };
            }
        }
        Graded { success: Grade::No, play: None }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use tengen_rules::Board;

    fn found(text: &str, stone: &str) -> [(Grade, Option<String>); 2] {
        let board = Board::parse(text).unwrap();
        let size = board.size();
        let question = QuickQuestion { board: &board, ko: None, positions: 10_000 };
        let stone = size.parse(stone).unwrap();
        [attack(question, stone).unwrap(), defend(question, stone).unwrap()]
            .map(|found| (found.success, found.play.map(|p| size.name(p))))
    }

    fn at(name: &str) -> Option<String> {
        Some(name.to_owned())
    }

    #[test]
    fn a_ladder_is_followed_to_its_end() {
        let ladder = ". . . . . . .
                      . . . . . . .
                      . . . . . . .
                      . . . . . . .
                      . X . . . . .
                      X O . ? . . .
                      . X X . . . .";
        assert_eq!(found(&ladder.replace('?', "."), "B2")[1], (Grade::No, None));
        assert_eq!(found(&ladder.replace('?', "O"), "B2")[1], (Grade::Yes, at("C2")));
    }

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
        let middle = Graded { success: Grade::Yes, play: size.parse("B4") };
        assert_eq!(kill(question, stone), Some(middle));
        assert_eq!(live(question, stone), Some(middle));
        assert_eq!(kill(question, size.parse("H1").unwrap()), None);
    }

    #[test]
    fn a_race_goes_to_the_one_with_more_liberties() {
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
        assert_eq!((lives.success, kills.success), (Grade::Yes, Grade::Yes));
    }

    #[test]
    fn a_ko_is_told_from_a_capture() {
        let ko = ". X O .
                  X O . O
                  . X O .
                  . . . .";
        let [attack, defend] = found(ko, "B3");
        assert_eq!(attack, (Grade::Ko, at("C3")));
        assert_eq!(defend, (Grade::Yes, at("C3")));
    }

    #[test]
    fn what_the_other_side_gets_is_the_reverse() {
        for success in [Grade::No, Grade::KoAfterThreat, Grade::Ko, Grade::Yes] {
            assert_eq!(success.other().other(), success);
            assert_ne!(success.other(), success);
        }
    }
}
