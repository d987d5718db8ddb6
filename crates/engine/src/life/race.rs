//! Which side wins a race between two groups.

use super::LifeReading;
use super::estimate::Estimate;
use tengen_judge::{Enclosure, Fight, Graded, OpenFight};
use tengen_rules::Point;

/// The most positions looked at in a race that is shut off, for each side.
const SHUT_OFF: usize = 100_000;
/// The same in a race that nothing shuts off.
const OPEN: usize = 100_000;

impl LifeReading<'_> {
    /// Whether the stones around `own`, whose side moves first, live, and whether they kill those
    /// around `other`; with the moves for it. None if these are not stones of both sides.
    pub fn settle_race(&self, own: Point, other: Point) -> Option<[Graded; 2]> {
        let board = self.state.board();
        let first = board.get(own)?;
        if board.get(other)? == first {
            return None;
        }
        let standing = self.standing(&[own, other]);
        let ko = self.ko(first);
        let [(lives, _), (kills, sure)] = [(own, other), (other, own)].map(|(stone, rival)| {
            let preferred = self.preferred(first, &[stone, rival]);
            let part = Enclosure::around(board, stone, &standing);
            let fought = part.and_then(|part| {
                let fight = Fight { part: &part, stone, rival: Some(rival), turn: first, ko };
                fight.settle(&preferred, &mut { SHUT_OFF })
            });
            let fought = fought.or_else(|| {
                let fight = OpenFight {
                    board,
                    shares: &self.shares,
                    stone,
                    turn: first,
                    ko,
                    usual_points: 0,
                };
                fight.settle_race(rival, &preferred, &mut { OPEN })
            });
            if let Some(found) = fought {
                return (found, true);
            }
            match Estimate::of(self, stone, first) {
                Some(Estimate { found, spare, sure }) => {
                    (Graded { play: found.play.filter(|_| !spare), ..found }, sure)
                }
                None => (self.leaning(stone, first), false),
            }
        });
        Some(race_of(lives, kills, sure))
    }
}

/// The result of a race, from how surely the own stones live and the others are killed. A side that
/// takes the others has won the race. So has a side that lives, unless it is `sure` that both live.
fn race_of(lives: Graded, kills: Graded, sure: bool) -> [Graded; 2] {
    if kills.grade > lives.grade {
        [kills; 2]
    } else if sure {
        [lives, kills]
    } else {
        [lives; 2]
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use tengen_judge::Grade;
    use tengen_rules::Size;

    #[test]
    fn a_race_has_one_winner_unless_both_surely_live() {
        let play = Size::square(9).unwrap().parse("C3");
        let found = |grade| Graded { grade, play };
        let (lost, ko, won) = (found(Grade::No), found(Grade::Ko), found(Grade::Yes));
        for (lives, kills, sure, expected) in [
            (won, lost, true, [won, lost]),
            (won, lost, false, [won, won]),
            (ko, lost, false, [ko, ko]),
            (lost, won, true, [won, won]),
            (lost, lost, false, [lost, lost]),
        ] {
            assert_eq!(race_of(lives, kills, sure), expected, "{lives:?} {kills:?} {sure}");
        }
    }
}
