//! A closer look at stones of which the network cannot say whose they will be.

use super::expected_ownership::{bounds, expected_ownership};
use super::fate_search::{Kos, fate};
use crate::{GameState, Terms};
use std::cmp::Reverse;
use std::sync::atomic::AtomicBool;
use tengen_judge::{Contest, Foreseen, Status, Success, dragon};
use tengen_net::Network;
use tengen_rules::{Board, Color, Point, PointSet, Score, presets};

/// From this share on stones are taken to be a side's without a closer look...
const SURE: f32 = 0.7;
/// ...and no more of them than this are looked at, the largest first.
const MOST: usize = 3;
/// The most positions looked at in a fight for them.
const POSITIONS: usize = 40_000;
/// So many times the visits of the look at the whole board.
const VISITS: u64 = 2;
/// From this share on the search for them knows whatever becomes of kos.
const CLEAR: f64 = 0.3;

/// What there is to see of a position, whoever moves first, for
/// [`propose_with`](tengen_judge::propose_with): whose each point will be, as [`foreseen`] has it,
/// and with `visits` what becomes of up to three groups of stones about which that leaves doubt. None
/// if the network knows no boards of this size.
///
/// What becomes of them is read as a fight where that comes to an end, else it is the word of a search
/// that wants nothing but to take or to save them.
pub fn foresight(network: &Network, board: &Board, visits: u64) -> Option<Foreseen> {
    let mut shares = expected_ownership(network, board, visits)?;
    if visits == 0 {
        return Some(Foreseen { shares, fates: Vec::new() });
    }
    let mut unsettled = unsettled(board, &shares);
    unsettled.sort_by_key(|stones| Reverse(stones.len()));
    unsettled.truncate(MOST);
    let look = GroupReading { network, board, shares: &shares, visits: VISITS * visits };
    let told = |stones: PointSet| {
        let stone = stones.iter().next()?;
        let status = look.status(stone)?;
        Some((stones, status))
    };
    let fates: Vec<(PointSet, Status)> = unsettled.into_iter().filter_map(told).collect();
    for (stones, status) in &fates {
        let mean = mean(&shares, stones);
        for p in stones.iter() {
            let own = if board.get(p) == Some(Color::Black) { 1.0 } else { -1.0 };
            shares[p.index()] = match status {
                Status::Dead => -own,
                Status::Alive | Status::Seki => own,
                Status::Unsettled => mean,
            };
        }
    }
    Some(Foreseen { shares, fates })
}

/// The stones that live or die together, where it is in doubt whose they will be.
fn unsettled(board: &Board, shares: &[f32]) -> Vec<PointSet> {
    let mut seen = PointSet::new(board.size());
    let mut unsettled = Vec::new();
    for (_, stone) in board.chains() {
        if seen.contains(stone) {
            continue;
        }
        let chains = dragon(board, stone);
        let stones = PointSet::of(board.size(), chains.iter().flat_map(|p| board.chain(*p)));
        seen.extend(stones.iter());
        if mean(shares, &stones).abs() < SURE {
            unsettled.push(stones);
        }
    }
    unsettled
}

fn mean(shares: &[f32], stones: &PointSet) -> f32 {
    stones.iter().map(|p| shares[p.index()]).sum::<f32>() / stones.len() as f32
}

/// How stones are looked at.
struct GroupReading<'a> {
    network: &'a Network,
    board: &'a Board,
    shares: &'a [f32],
    visits: u64,
}

impl GroupReading<'_> {
    /// What becomes of the stones around one; none if there is none.
    fn status(&self, stone: Point) -> Option<Status> {
        let owner = self.board.get(stone)?;
        if self.keeps(stone, owner)? == Some(false) {
            return Some(Status::Dead);
        }
        let kept = self.keeps(stone, !owner)? == Some(true);
        Some(if kept { Status::Alive } else { Status::Unsettled })
    }

    /// Whether their owner keeps the stones around one if `first` moves first; nothing where it comes
    /// down to a ko. None if there is no stone.
    fn keeps(&self, stone: Point, first: Color) -> Option<Option<bool>> {
        let owner = self.board.get(stone)?;
        let GroupReading { board, shares, .. } = *self;
        let contest = Contest { board, shares, stone, turn: first, ko: None };
        let fought = contest.settle(None, &[], &mut { POSITIONS });
        Some(match fought.map(|found| found.success) {
            Some(Success::Yes) => Some(first == owner),
            Some(Success::No) => Some(first != owner),
            Some(Success::Ko | Success::KoAfterThreat) => None,
            None => {
                let even = self.share(stone, first, Kos::Even)?;
                let clear = even.abs() > CLEAR;
                let share = if clear { even } else { self.share(stone, first, Kos::Threatless)? };
                Some(share > 0.0)
            }
        })
    }

    /// How far the stones around one will be their owner's, if `first` moves first in a fight for
    /// them.
    fn share(&self, stone: Point, first: Color, kos: Kos) -> Option<f64> {
        let rules = presets::CHINESE.clone();
        let terms = Terms { rules, komi: Score::ZERO, compensation: Score::ZERO };
        let state = GameState::new(terms, self.board.clone(), first, [0; 2]);
        let never = AtomicBool::new(false);
        let bounds = bounds(self.visits, &never);
        Some(fate(self.network, &state, stone, kos, bounds).ok()??.share)
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::bundled_network;
    use crate::guided::fate_search::THREE;

    #[test]
    fn stones_in_doubt_are_looked_at_more_closely() {
        let board = Board::parse(THREE).unwrap();
        let point = |name| board.size().parse(name).unwrap();
        let fates = |visits| foresight(&bundled_network(), &board, visits).unwrap().fates;
        assert_eq!(fates(0), []);
        let found = fates(20);
        let corner = found.iter().find(|(stones, _)| stones.contains(point("A6")));
        assert_eq!(
            corner.map(|(stones, status)| (stones.len(), *status)),
            Some((5, Status::Unsettled))
        );
    }

    #[test]
    fn what_lies_in_one_eye_is_dead_and_the_wall_lives() {
        let dead = THREE.replace(". . . X O", ". . X X O");
        let board = Board::parse(&dead).unwrap();
        let shares = vec![0.2; board.size().area()];
        let look = GroupReading {
            network: &bundled_network(),
            board: &board,
            shares: &shares,
            visits: 20,
        };
        let corner = board.size().parse("A6").unwrap();
        assert_eq!(look.status(corner), Some(Status::Dead));
        let wall = board.size().parse("A5").unwrap();
        assert_eq!(look.status(wall), Some(Status::Alive));
    }
}
