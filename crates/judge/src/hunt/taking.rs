//! Whether one chain can be taken.
//!
//! What was found among few moves is only as good as the moves that were left out. So whoever has
//! not got its way is given more moves, those farther from the chain, and the search is made
//! again, by turns, until more moves change nothing.

use super::capture::{Capture, Scope};
use super::found::{Found, Scene, Success};
use super::search::{Hunt, Start, Threats, Verdict};
use tengen_rules::{Color, Point};

/// What the hunter tries, from few moves to many.
const HUNTERS: [Scope; 3] = [Scope::Likely, Scope::Around(1), Scope::Around(2)];
/// What the owner tries.
const KEEPERS: [Scope; 4] = [Scope::Likely, Scope::Around(1), Scope::Around(2), Scope::Around(3)];

/// Among more moves it is looked at fewer positions by this: what that does not find soon, it
/// hardly finds at all, while long ladders among few moves are read to the end.
const SHARE: usize = 5;

/// Whether the opponent, moving first, takes the chain on `stone`.
/// `None` if there is no stone.
pub fn attack(scene: Scene<'_>, stone: Point) -> Option<Found> {
    let color = scene.board.get(stone)?;
    Some(scene.rising(color, stone, !color))
}

/// Whether its owner, moving first, keeps the chain on `stone`. `None` if there is no stone.
pub fn defend(scene: Scene<'_>, stone: Point) -> Option<Found> {
    let color = scene.board.get(stone)?;
    Some(scene.rising(color, stone, color))
}

impl Scene<'_> {
    /// What `side`, which moves first, gets of what it wants of the chain of `owner` on `stone`:
    /// with the threats all the other side's, then nobody's, then all its own.
    fn rising(self, owner: Color, stone: Point, side: Color) -> Found {
        let wanted = side != owner;
        // What takes too long to catch is taken for safe.
        let works = |verdict: &Verdict| verdict.caught.unwrap_or(false) == wanted;
        for (threats, success) in [
            (Threats::All(!side), Success::Yes),
            (Threats::Nobodys, Success::Ko),
            (Threats::All(side), Success::KoAfterThreat),
        ] {
            let (verdict, met_ko) = self.widening(owner, stone, side, threats);
            // An owner with all threats who holds out by one ko for ever is caught; by two, he
            // needs no threats.
            let kept_by_two = || {
                let (nobodys, _) = self.widening(owner, stone, side, Threats::Nobodys);
                !works(&nobodys)
            };
            let in_doubt = wanted && met_ko && success == Success::Yes;
            if works(&verdict) && !(in_doubt && kept_by_two()) {
                return Found { success, play: verdict.by };
            }
            if !met_ko && self.ko.is_none() {
                break;
            }
        }
        Found { success: Success::No, play: None }
    }

    /// Whether the chain is caught, and whether a ko was met anywhere.
    fn widening(
        self,
        owner: Color,
        stone: Point,
        turn: Color,
        threats: Threats,
    ) -> (Verdict, bool) {
        let start = Start { board: self.board, turn, ko: self.ko };
        let mut met_ko = false;
        let mut found = Verdict { caught: None, by: None };
        let mut before = found;
        let (mut hunter, mut keeper) = (0, 0);
        while let (Some(hunters), Some(keepers)) = (HUNTERS.get(hunter), KEEPERS.get(keeper)) {
            let mut quarry = Capture::new(owner, stone).trying(*hunters, *keepers);
            let first = (hunter, keeper) == (0, 0);
            let positions = if first { self.positions } else { self.positions / SHARE };
            let mut hunt = Hunt::new(&mut quarry, threats, positions);
            let verdict = hunt.run(start);
            met_ko |= hunt.met_ko;
            if verdict.caught.is_none() {
                // Caught by moves farther off than those that might answer them is not caught.
                let rash = found.caught == Some(true) && keeper <= hunter && hunter > 0;
                return (if rash { before } else { found.or(verdict) }, met_ko);
            }
            if verdict.caught == Some(true) {
                keeper += 1;
            } else {
                hunter += 1;
            }
            if verdict.caught != found.caught {
                before = found;
            }
            found = verdict;
        }
        (found, met_ko)
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use tengen_rules::Board;

    fn found(text: &str, stone: &str) -> [(Success, Option<String>); 2] {
        let board = Board::parse(text).unwrap();
        let size = board.size();
        let scene = Scene { board: &board, ko: None, positions: 5_000 };
        let stone = size.parse(stone).unwrap();
        [attack(scene, stone).unwrap(), defend(scene, stone).unwrap()]
            .map(|found| (found.success, found.play.map(|p| size.name(p))))
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
        assert_eq!((attack.0, defend.0), (Success::Yes, Success::Yes));
        let play = defend.1.unwrap();
        assert!(play.starts_with('B'), "{play} takes no liberty");
    }

    #[test]
    fn to_take_a_stone_and_be_taken_with_it_is_not_to_take_it() {
        let one_eye = ". . . . . . . .
                       . . X X X X . .
                       . X O O O O X .
                       . X O X . O X .";
        assert_eq!(found(one_eye, "D1")[0], (Success::No, None));
        let outside = one_eye.replace("X O O O O X", "X O O O O .");
        assert_eq!(found(&outside, "D1")[0], (Success::Yes, Some("E1".to_owned())));
    }

    #[test]
    fn a_ko_that_is_only_ever_retaken_saves_nothing() {
        let held = ". . . . . . .
                    O O O O O . .
                    X X X X O O .
                    . X X . X O .";
        assert_eq!(found(held, "B1")[0].0, Success::Yes);
    }
}
