//! Do stones live, and does a race have a winner?
//!
//! A group is asked about in this order. A small part of the board that standing stones shut off is
//! read to the end. Else a search of the network for nothing but the fate of the stones gives an
//! estimate, and a bounded fight within the expected ownership is tried with it. The fight's answer
//! counts before the estimate. A race is fought first, and the estimate serves where the fight ends
//! without an answer. Without a network the ownership comes from playouts, and it alone gives the
//! last estimate.

mod estimate;
mod race;
mod unsettled;

pub use unsettled::foresight;

use crate::guided::{NetworkPredictor, PredictionOptions, Predictor, expected_ownership};
use crate::{GameState, Terms};
use estimate::Estimate;
use tengen_judge::{Enclosure, Grade, Graded, OpenFight, Playout, ownership};
use tengen_net::Network;
use tengen_random::Random;
use tengen_rules::{Board, Color, Point, PointSet, Score, presets};

/// Stones whose points belong to their owner with more than this ownership are taken to stand while
/// others are read.
const STANDS: f32 = 0.6;
/// How many playouts with each side first give the ownership without a network, and their seed.
const PLAYOUTS: u32 = 200;
const SEED: u64 = 1;

/// How much a reading may look at.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct LifeEffort {
    /// Visits of a search of the whole board, for each side to move, that gives the expected
    /// ownership.
    pub ownership: u64,
    /// Visits of each search of the network for the fate of some stones.
    pub visits: u64,
    /// The most positions looked at when a small part is read to the end.
    pub enclosed: usize,
    /// The most positions looked at in a fight that nothing shuts off...
    pub open: usize,
    /// ...and how many of these at most in its close extent.
    pub close: usize,
    /// Parts with fewer points than this are read in more positions, by the square of the
    /// proportion.
    pub usual_points: usize,
}

impl LifeEffort {
    /// For one question that a program asks, with one side moving first: at most about three
    /// seconds of one core. More positions settle hardly any question more.
    pub const QUESTION: LifeEffort = LifeEffort {
        ownership: 100,
        visits: 400,
        enclosed: 40_000,
        open: 280_000,
        close: 100_000,
        usual_points: 45,
    };
}

/// The fate of a group.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum GroupFate {
    /// It lives even if the opponent moves first.
    Lives,
    /// It dies even if its owner moves first.
    Dies,
    /// The first move decides, or a ko. No point is a pass.
    FirstMove {
        /// The opponent's move.
        attack: Option<Point>,
        /// The owner's move.
        defence: Option<Point>,
    },
}

/// How an answer about stones was found.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Grounds {
    /// By reading a part of the board, or by a fight in it.
    Read,
    /// By a search of the network, or by the expected ownership.
    Estimate,
}

/// Reads the life and death of stones in one position.
#[derive(Debug)]
pub struct LifeReading<'a> {
    network: Option<&'a Network>,
    state: GameState,
    /// How far each point is expected to be Black's, from -1 to 1, by [`Point::index`].
    shares: Vec<f32>,
    effort: LifeEffort,
}

impl<'a> LifeReading<'a> {
    /// Reads the position of `state`, whatever side is to move in it. A network that knows no
    /// boards of this size is left aside.
    pub fn new(network: Option<&'a Network>, state: GameState, effort: LifeEffort) -> Self {
        let board = state.board();
        let seen = network.and_then(|network| {
            Some((network, expected_ownership(network, board, effort.ownership)?))
        });
        match seen {
            Some((network, shares)) => {
                LifeReading { network: Some(network), state, shares, effort }
            }
            None => LifeReading { network: None, shares: played_out(board), state, effort },
        }
    }

    /// Reads a position of which the expected ownership is known.
    fn with_shares(
        network: &'a Network,
        board: &Board,
        shares: Vec<f32>,
        effort: LifeEffort,
    ) -> Self {
        let rules = presets::CHINESE.clone();
        let terms = Terms { rules, komi: Score::ZERO, compensation: Score::ZERO };
        let state = GameState::new(terms, board.clone(), Color::Black, [0; 2]);
        LifeReading { network: Some(network), state, shares, effort }
    }

    /// How far `first`, who moves first, gets its way with the stones around `stone`: their owner
    /// wants them to live, their opponent to kill them. None if there is no stone.
    pub fn settle(&self, stone: Point, first: Color) -> Option<Graded> {
        self.settle_by(stone, first).map(|(found, _)| found)
    }

    /// The same, and how it was found.
    fn settle_by(&self, stone: Point, first: Color) -> Option<(Graded, Grounds)> {
        let board = self.state.board();
        board.get(stone)?;
        if let Some(found) = self.read(stone, first) {
            return Some((found, Grounds::Read));
        }
        let estimate = Estimate::of(self, stone, first);
        let seen = estimate.map(|estimate| estimate.found);
        let play = seen.and_then(|found| found.play);
        let preferred: Vec<Point> =
            play.into_iter().chain(self.preferred(first, &[stone])).collect();
        let (shares, ko) = (&self.shares[..], self.ko(first));
        let usual_points = self.effort.usual_points;
        let fight = OpenFight { board, shares, stone, turn: first, ko, usual_points };
        let (close, mut positions) = (self.effort.close, self.effort.open);
        let expected = seen.map(|found| found.grade);
        let fought = fight.settle(expected, &preferred, close, &mut positions);
        match fought {
            Some(found) => Some((found, Grounds::Read)),
            None => Some((seen.unwrap_or_else(|| self.leaning(stone, first)), Grounds::Estimate)),
        }
    }

    /// Whether the stones around `stone` live with either side first. None if there is no stone.
    pub fn fate(&self, stone: Point) -> Option<GroupFate> {
        self.fate_by(stone).map(|(fate, _)| fate)
    }

    /// The same, and how it was found.
    fn fate_by(&self, stone: Point) -> Option<(GroupFate, Grounds)> {
        let owner = self.state.board().get(stone)?;
        let (attack, attacked) = self.settle_by(stone, !owner)?;
        if attack.grade == Grade::No {
            return Some((GroupFate::Lives, attacked));
        }
        let (defence, defended) = self.settle_by(stone, owner)?;
        let fate = match defence.grade {
            Grade::No => GroupFate::Dies,
            _ => GroupFate::FirstMove { attack: attack.play, defence: defence.play },
        };
        let both = if attacked == Grounds::Read { defended } else { attacked };
        Some((fate, both))
    }

    /// Where the side that moves first may not retake a ko.
    fn ko(&self, first: Color) -> Option<Point> {
        self.state.line().ko_for(first)
    }

    /// The result of reading to the end, if the stones lie in a small part of the board between
    /// stones that stand. `None` where the result is a ko: the reading allows either side more ko
    /// threats than players do.
    fn read(&self, stone: Point, first: Color) -> Option<Graded> {
        let part = Enclosure::around(self.state.board(), stone, &self.standing(&[stone]))?;
        let mut positions = self.effort.enclosed;
        let found = part.settle(stone, first, self.ko(first), &mut positions)?;
        matches!(found.grade, Grade::Yes | Grade::No).then_some(found)
    }

    /// The stones that stand by the expected ownership, without those that fight.
    fn standing(&self, fighting: &[Point]) -> PointSet {
        let board = self.state.board();
        let stands = |p: &Point| match board.get(*p) {
            Some(Color::Black) => self.shares[p.index()] > STANDS,
            Some(Color::White) => self.shares[p.index()] < -STANDS,
            None => false,
        };
        let fights = |p: &Point| fighting.iter().any(|q| board.chain_id(*q) == board.chain_id(*p));
        let others = |p: &Point| stands(p) && !fights(p);
        PointSet::of(board.size(), board.size().points().filter(others))
    }

    /// The moves to try first: those with most policy, or without a network the liberties of these
    /// `stones`.
    fn preferred(&self, first: Color, stones: &[Point]) -> Vec<Point> {
        let board = self.state.board();
        let predictor =
            self.network.and_then(|network| NetworkPredictor::new(network, board.size()).ok());
        let Some(mut predictor) = predictor else {
            let liberties = stones.iter().map(|p| board.liberties(*p));
            return liberties.flat_map(|set| set.iter().collect::<Vec<_>>()).collect();
        };
        let state = self.with_first(first);
        let mut policy = predictor.predict(&state, PredictionOptions::default()).policy;
        policy.sort_by(|a, b| b.1.total_cmp(&a.1));
        policy.into_iter().filter_map(|(point, _)| point).collect()
    }

    /// The position with `first` to move.
    fn with_first(&self, first: Color) -> GameState {
        let mut state = self.state.clone();
        state.set_to_move(first);
        state
    }

    /// The estimate by ownership alone.
    fn leaning(&self, stone: Point, first: Color) -> Graded {
        let board = self.state.board();
        let black: f32 = board.chain(stone).map(|p| self.shares[p.index()]).sum();
        let share = if first == Color::Black { black } else { -black };
        let grade = if share >= 0.0 { Grade::Yes } else { Grade::No };
        Graded { grade, play: None }
    }
}

/// How far each point is Black's in playouts with either side first, from -1 to 1.
fn played_out(board: &Board) -> Vec<f32> {
    let (mut runner, mut random) = (Playout::new(board.size()), Random::new(SEED));
    let [black, white] =
        Color::BOTH.map(|first| ownership(board, first, PLAYOUTS, &mut runner, &mut random));
    let own = black.joined(&white);
    board.size().points().map(|p| own.lean(p)).collect()
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::bundled_network;
    use crate::guided::THREE;

    #[test]
    fn the_first_move_decides_about_three_in_a_row_with_and_without_a_network() {
        let network = bundled_network();
        let board = Board::parse(THREE).unwrap();
        let at = |name| board.size().parse(name).unwrap();
        let effort = LifeEffort {
            ownership: 10,
            visits: 20,
            enclosed: 40_000,
            open: 40_000,
            close: 10_000,
            usual_points: 0,
        };
        for network in [None, Some(&network)] {
            let reading = LifeReading::new(network, state(&board, Color::Black), effort);
            let grade = |name, first| reading.settle(at(name), first).map(|found| found.grade);
            for first in Color::BOTH {
                assert_eq!(grade("A6", first), Some(Grade::Yes), "{network:?} {first:?}");
            }
            let fate = reading.fate(at("A6"));
            assert!(matches!(fate, Some(GroupFate::FirstMove { .. })), "{network:?} {fate:?}");
            assert_eq!(grade("G1", Color::Black), None, "there is no stone");
        }
    }

    #[test]
    fn only_the_side_whose_stone_a_ko_took_may_not_retake() {
        let board = Board::parse(
            ". X O . .
             X . X O .
             . X O . .
             . . . . .
             . . . . .",
        );
        let board = board.unwrap();
        let at = |name| board.size().parse(name).unwrap();
        let mut state = state(&board, Color::White);
        state.step(Some(at("B4")));
        let effort =
            LifeEffort { ownership: 0, visits: 1, enclosed: 1, open: 1, close: 1, usual_points: 0 };
        let reading = LifeReading::new(None, state, effort);
        let kos = Color::BOTH.map(|first| reading.ko(first));
        assert_eq!(kos, [Some(at("C4")), None]);
    }

    fn state(board: &Board, to_move: Color) -> GameState {
        let rules = presets::CHINESE.clone();
        let terms = Terms { rules, komi: Score::ZERO, compensation: Score::ZERO };
        GameState::new(terms, board.clone(), to_move, [0; 2])
    }
}
