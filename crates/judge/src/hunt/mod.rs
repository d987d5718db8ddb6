//! What one side can get by force against a few stones, as a quick look sees it.
//!
//! [`attack`] and [`defend`] ask whether a chain can be taken in a short fight: ladders, nets,
//! snapbacks, connections that come too late. [`search`] looks for it among the moves that
//! [`capture`] finds worth trying. The answers are estimates: they are never told as proofs.

mod capture;
mod search;

use capture::Capture;
use search::{Hunt, Quarry, Start, Threats};
use tengen_rules::{Board, Color, Point};

/// How far one side gets its way, kos considered. In ascending order of what is better for it.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub enum Success {
    /// Not at all.
    No,
    /// By winning a ko for which it needs a threat first.
    KoAfterThreat,
    /// By winning a ko for which the other side needs a threat first.
    Ko,
    /// Whatever the other side does.
    Yes,
}

impl Success {
    /// How far the other side gets its way.
    pub fn other(self) -> Success {
        match self {
            Success::No => Success::Yes,
            Success::KoAfterThreat => Success::Ko,
            Success::Ko => Success::KoAfterThreat,
            Success::Yes => Success::No,
        }
    }
}

/// What a quick look found.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Found {
    /// How far the side that was asked about gets its way.
    pub success: Success,
    /// The move for it; none if nothing need be played, or nothing helps.
    pub play: Option<Point>,
}

/// A position that is looked at.
#[derive(Clone, Copy, Debug)]
pub struct Scene<'a> {
    /// The stones.
    pub board: &'a Board,
    /// Where a ko may not be retaken by the side to move.
    pub ko: Option<Point>,
    /// The most positions looked at for each answer.
    pub positions: usize,
}

/// Whether the opponent, moving first, takes the chain on `stone`.
/// `None` if there is no stone.
pub fn attack(scene: Scene<'_>, stone: Point) -> Option<Found> {
    let color = scene.board.get(stone)?;
    Some(scene.hunting(&mut Capture::new(color, stone)))
}

/// Whether its owner, moving first, keeps the chain on `stone`. `None` if there is no stone.
pub fn defend(scene: Scene<'_>, stone: Point) -> Option<Found> {
    let color = scene.board.get(stone)?;
    Some(scene.keeping(&mut Capture::new(color, stone)))
}

impl Scene<'_> {
    /// What the hunter gets, moving first.
    fn hunting(self, quarry: &mut impl Quarry) -> Found {
        let hunter = quarry.hunter();
        self.rising(quarry, hunter, hunter, true)
    }

    /// What the other side keeps, moving first.
    fn keeping(self, quarry: &mut impl Quarry) -> Found {
        let keeper = !quarry.hunter();
        self.rising(quarry, keeper, keeper, false)
    }

    /// Tries with the threats all the other side's, then nobody's, then all one's own.
    fn rising(self, quarry: &mut impl Quarry, turn: Color, side: Color, wanted: bool) -> Found {
        let start = Start { board: self.board, turn, ko: self.ko };
        for (threats, success) in [
            (Threats::All(!side), Success::Yes),
            (Threats::Nobodys, Success::Ko),
            (Threats::All(side), Success::KoAfterThreat),
        ] {
            let mut hunt = Hunt::new(quarry, threats, self.positions);
            let verdict = hunt.run(start);
            // What takes too long to catch is taken for safe.
            if verdict.caught.unwrap_or(false) == wanted {
                return Found { success, play: verdict.by };
            }
            if !hunt.met_ko && self.ko.is_none() {
                break;
            }
        }
        Found { success: Success::No, play: None }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn found(text: &str, stone: &str) -> [(Success, Option<String>); 2] {
        let board = Board::parse(text).unwrap();
        let size = board.size();
        let scene = Scene { board: &board, ko: None, positions: 10_000 };
        let stone = size.parse(stone).unwrap();
        [attack(scene, stone).unwrap(), defend(scene, stone).unwrap()]
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
        assert_eq!(found(&ladder.replace('?', "."), "B2")[1], (Success::No, None));
        assert_eq!(found(&ladder.replace('?', "O"), "B2")[1], (Success::Yes, at("C2")));
    }

    #[test]
    fn a_ko_is_told_from_a_capture() {
        let ko = ". X O .
                  X O . O
                  . X O .
                  . . . .";
        let [attack, defend] = found(ko, "B3");
        assert_eq!(attack, (Success::Ko, at("C3")));
        assert_eq!(defend, (Success::Yes, at("C3")));
    }

    #[test]
    fn what_the_other_side_gets_is_the_reverse() {
        for success in [Success::No, Success::KoAfterThreat, Success::Ko, Success::Yes] {
            assert_eq!(success.other().other(), success);
            assert_ne!(success.other(), success);
        }
    }
}
