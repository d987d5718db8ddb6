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
pub(crate) use capture::Capture;
pub use found::{Found, Scene, Success};
use life::Life;
pub(crate) use search::Quarry;
pub use taking::{attack, defend};
use tengen_rules::{Color, Point};

/// Whether the opponent, moving first, kills the stones around `stone`: a reading that gives up
/// early, and what it does not find killed it takes to live. `None` if there is no stone.
pub fn kill(scene: Scene<'_>, stone: Point) -> Option<Found> {
    let side = !scene.board.get(stone)?;
    Some(scene.on_life(&Life::new(scene.board, stone, None)?, side, true))
}

/// Whether their owner, moving first, makes the stones around `stone` live, as [`kill`] sees it.
pub fn live(scene: Scene<'_>, stone: Point) -> Option<Found> {
    let side = scene.board.get(stone)?;
    Some(scene.on_life(&Life::new(scene.board, stone, None)?, side, false))
}

/// A race to capture between the stones around `own`, whose side moves first, and those around
/// `other`: whether the first live, and whether they kill the others. `None` if these are not
/// stones of both sides.
pub fn race(scene: Scene<'_>, own: Point, other: Point) -> Option<[Found; 2]> {
    let side = scene.board.get(own)?;
    if scene.board.get(other)? == side {
        return None;
    }
    let lives = scene.on_life(&Life::new(scene.board, own, Some(other))?, side, false);
    let kills = scene.on_life(&Life::new(scene.board, other, Some(own))?, side, true);
    Some([lives, kills])
}

impl Scene<'_> {
    /// Whether the stones are taken, if that is `wanted`, or not, if `side` moves first.
    fn on_life(self, life: &Life, side: Color, wanted: bool) -> Found {
        for (law, success) in [
            (KoLaw::Favours(!side), Success::Yes),
            (KoLaw::PassForKo, Success::Ko),
            (KoLaw::Favours(side), Success::KoAfterThreat),
        ] {
            let read = life.read(side, self.ko, law, self.positions);
            if read.taken.unwrap_or(false) == wanted {
                return Found { success, play: read.by };
            }
        }
        Found { success: Success::No, play: None }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use tengen_rules::Board;

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
    fn the_middle_of_three_decides() {
        let board = Board::parse(
            ". . . X O . . .
             X X X X O . . .
             O O O O O . . .
             . . . . . . . .",
        )
        .unwrap();
        let size = board.size();
        let scene = Scene { board: &board, ko: None, positions: 2_000 };
        let stone = size.parse("D3").unwrap();
        let middle = Found { success: Success::Yes, play: size.parse("B4") };
        assert_eq!(kill(scene, stone), Some(middle));
        assert_eq!(live(scene, stone), Some(middle));
        assert_eq!(kill(scene, size.parse("H1").unwrap()), None);
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
        let scene = Scene { board: &board, ko: None, positions: 2_000 };
        let [white, black] = ["D4", "E3"].map(|name| size.parse(name).unwrap());
        assert_eq!(race(scene, white, white), None);
        let [lives, kills] = race(scene, white, black).unwrap();
        assert_eq!((lives.success, kills.success), (Success::Yes, Success::Yes));
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
