//! Chains with few liberties that fall before they get more.

use super::Known;
use crate::ask::{Step, Turn, share};
use crate::capture::CaptureReading;
use crate::verdict::ko_fight::takes_in_ko;
use crate::verdict::remaining::pays;
use crate::verdict::{Basis, ChainStatus, Evidence, Status, Why};
use tengen_rules::{Board, Color, Point, PointSet};

/// A chain with at most this many liberties may be dead in hypothetical play though it looks alive.
pub(super) const FEW: usize = 3;
/// The most positions of one capture reading, and the longest line told of it.
const CAPTURE: usize = 500;
const LONGEST_FALL: usize = 60;

impl Known<'_> {
    /// Reads the chains with few liberties that look dead and lie in parts too open to be read to
    /// their end. It asks whether they fall before they get more liberties, though their owner has
    /// every ko threat.
    pub(super) fn read_captures(&self, chains: &mut [ChainStatus], positions: &mut usize) {
        let open = |c: &ChainStatus| c.status == Status::Dead && c.why == self.unread();
        for chain in chains.iter_mut().filter(|chain| open(chain)) {
            if self.board.liberties(chain.stone).len() > FEW {
                continue;
            }
            let reading = CaptureReading::open(self.board, chain.stone, 4, chain.color);
            let Some(mut reading) = reading else { continue };
            let taken = share(positions, CAPTURE, |left| {
                reading.is_taken(self.board, chain.color, None, left)
            });
            if taken == Some(true) {
                chain.basis = Basis::Read;
                let line = share(positions, CAPTURE, |left| {
                    fall(&mut reading, self.board, chain.color, left)
                });
                chain.why = Why::Captured { line };
            }
        }
    }

    /// Finds stones in atari in parts too open to be read, whose owner saves them by joining
    /// `standing` stones: the first move decides.
    pub(super) fn read_ataris(
        &self,
        chains: &mut [ChainStatus],
        standing: &PointSet,
        positions: &mut usize,
    ) {
        let open = |chain: &&mut ChainStatus| {
            chain.why.evidence() != Evidence::Read && !standing.contains(chain.stone)
        };
        for chain in chains.iter_mut().filter(open) {
            let (color, stone) = (chain.color, chain.stone);
            let Some(last) = self.board.atari(stone) else { continue };
            if takes_in_ko(self.board, !color, last) || !pays(self.board, !color, last) {
                continue;
            }
            let saves = |left: &mut usize| self.joins(stone, last, standing, left);
            if share(positions, CAPTURE, saves) {
                (chain.status, chain.basis) = (Status::Unsettled, Basis::Read);
                let lost = vec![Turn { color: !color, step: Step::Play(last) }];
                chain.why = Why::FirstMove { lost, saved: last };
            }
        }
    }

    /// Whether a play of its owner joins the chain on `stone` to `standing` stones, and it cannot
    /// be taken then, though the opponent has every ko threat.
    fn joins(&self, stone: Point, play: Point, standing: &PointSet, positions: &mut usize) -> bool {
        let Some(color) = self.board.get(stone) else { return false };
        let mut after = self.board.clone();
        if after.play(color, play).is_err() || !after.chain(stone).any(|p| standing.contains(p)) {
            return false;
        }
        let reading = CaptureReading::open(&after, stone, 4, !color);
        reading.is_some_and(|mut reading| {
            reading.is_taken(&after, !color, None, positions) == Some(false)
        })
    }
}

/// The line by which a chain that falls is taken, its owner moving first, from reading at most
/// `positions` more positions.
fn fall(
    reading: &mut CaptureReading,
    board: &Board,
    first: Color,
    positions: &mut usize,
) -> Vec<Turn> {
    let (mut board, mut color, mut ko) = (board.clone(), first, None);
    let mut line: Vec<Turn> = Vec::new();
    while line.len() < LONGEST_FALL && board.get(reading.stone()) == Some(reading.owner()) {
        let last = board.atari(reading.stone()).filter(|_| color != reading.owner());
        let step = match (last, reading.fall(&board, color, ko, positions)) {
            // A chain in atari is taken.
            (Some(point), _) => Step::Play(point),
            (None, Some((_, step))) => step,
            (None, None) => break,
        };
        ko = match step {
            Step::Play(point) => match board.play(color, point) {
                Ok(played) => played.ko,
                Err(_) => break,
            },
            Step::Pass | Step::PassFor(_) => None,
        };
        line.push(Turn { color, step });
        color = !color;
    }
    line
}

#[cfg(test)]
mod tests {
    use super::*;

    /// The line by which the chain on `stone`, whose owner moves first, is taken.
    fn fall_of(text: &str, stone: &str) -> Vec<String> {
        let board = Board::parse(text).unwrap();
        let stone = board.size().parse(stone).unwrap();
        let owner = board.get(stone).unwrap();
        let mut reading = CaptureReading::open(&board, stone, 4, owner).unwrap();
        assert_eq!(reading.is_taken(&board, owner, None, &mut { CAPTURE }), Some(true));
        let name = |turn: &Turn| match turn.step {
            Step::Play(point) => board.size().name(point),
            _ => "pass".to_owned(),
        };
        fall(&mut reading, &board, owner, &mut { CAPTURE }).iter().map(name).collect()
    }

    #[test]
    fn an_owner_who_can_take_a_ko_takes_it() {
        let line = fall_of(
            ". X O X . X .
             . X O O X X .
             . X X . X . .
             X X X X X X X
             O O O O O O O
             . . . . . . .
             . O . O . . .
             . . . . . . .",
            "C8",
        );
        assert_eq!(line[0], "E8", "{line:?}");
    }

    #[test]
    fn an_owner_without_a_useful_play_passes() {
        let board = Board::parse(
            ". . . . . . .
             . . . . . . .
             . . . . . . .
             . . . . . . .
             . . . . . . .
             O O . . . . .
             X . O . . . .",
        )
        .unwrap();
        let at = |name| board.size().parse(name).unwrap();
        let mut reading = CaptureReading::open(&board, at("A1"), 4, Color::Black).unwrap();
        assert_eq!(reading.is_taken(&board, Color::Black, None, &mut { CAPTURE }), Some(true));
        let mut steps = |left: &mut usize| -> Vec<Step> {
            let line = fall(&mut reading, &board, Color::Black, left);
            line.iter().map(|turn| turn.step).collect()
        };
        let mut left = CAPTURE;
        // Without positions it is not known that a play needs no answer.
        assert!(matches!(steps(&mut 0)[0], Step::Play(_)));
        assert_eq!(steps(&mut left), [Step::Pass, Step::Play(at("B1"))]);
        assert!(left < CAPTURE);
    }
}
