//! Whether a chain can be taken in a short fight, as a quick search sees it: ladders, nets,
//! snapbacks, connections that come too late.
//!
//! [`search`] looks at the moves that [`moves`] finds worth trying. [`taking`] gives it few moves
//! at first and then more. All answers are estimates and never pass for proofs.

mod moves;
mod search;
mod taking;

pub(crate) use moves::QuickCapture;
pub use taking::{attack, defend};

#[cfg(test)]
mod tests {
    use super::*;
    use crate::{Grade, QuickQuestion};
    use tengen_rules::Board;

    fn found(text: &str, stone: &str) -> [(Grade, Option<String>); 2] {
        let board = Board::parse(text).unwrap();
        let size = board.size();
        let question = QuickQuestion { board: &board, ko: None, positions: 10_000 };
        let stone = size.parse(stone).unwrap();
        [attack(question, stone).unwrap(), defend(question, stone).unwrap()]
            .map(|found| (found.grade, found.play.map(|p| size.name(p))))
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
    fn a_ko_is_told_from_a_capture() {
        let ko = ". X O .
                  X O . O
                  . X O .
                  . . . .";
        let [attack, defend] = found(ko, "B3");
        assert_eq!(attack, (Grade::Ko, at("C3")));
        assert_eq!(defend, (Grade::Yes, at("C3")));
    }
}
