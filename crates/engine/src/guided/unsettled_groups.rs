//! A closer look at groups whose fate the network cannot tell.

use super::expected_ownership::{bounds, expected_ownership};
use super::fate_search::{Kos, fate};
use crate::{GameState, Terms};
use std::cmp::Reverse;
use std::sync::atomic::AtomicBool;
use tengen_judge::{Foreseen, Grade, OpenFight, Status, linked_chains};
use tengen_net::Network;
use tengen_rules::{Board, Color, Point, PointSet, Score, presets};

/// From this share on, stones are a side's without a closer look...
const SURE: f32 = 0.7;
/// ...and at most this many other groups are looked at, the largest first.
const MOST: usize = 3;
/// The most positions looked at in a fight for them.
const POSITIONS: usize = 40_000;
/// How many times the visits of the search of the whole board are spent on each search for a group.
const VISITS: u64 = 2;
/// From this share on, the search for a group knows its fate without regard to kos.
const CLEAR: f64 = 0.3;

/// The expected owner of each point, as [`expected_ownership`] has it, and the fates of at most
/// three unsettled groups. Either side may move first. It is meant for
/// [`propose_with`](tengen_judge::propose_with). None if the network knows no boards of this size.
///
/// A fate is read as a fight where that comes to an end. Else it comes from a search that wants
/// nothing but to take or to save the stones. Without `visits` no group is looked at.
pub fn foresight(network: &Network, board: &Board, visits: u64) -> Option<Foreseen> {
    let mut shares = expected_ownership(network, board, visits)?;
    if visits == 0 {
        return Some(Foreseen { shares, fates: Vec::new() });
    }
    let mut unsettled = unsettled(board, &shares);
    unsettled.sort_by_key(|stones| Reverse(stones.len()));
    unsettled.truncate(MOST);
    let reading = GroupReading { network, board, shares: &shares, visits: VISITS * visits };
    let told = |stones: PointSet| {
        let stone = stones.iter().next()?;
        let status = reading.status(stone)?;
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

/// The groups, stones that live or die together, whose owner is in doubt.
fn unsettled(board: &Board, shares: &[f32]) -> Vec<PointSet> {
    let mut seen = PointSet::new(board.size());
    let mut unsettled = Vec::new();
    for (_, stone) in board.chains() {
        if seen.contains(stone) {
            continue;
        }
        let chains = linked_chains(board, stone);
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

/// How a group is looked at.
struct GroupReading<'a> {
    network: &'a Network,
    board: &'a Board,
    shares: &'a [f32],
    visits: u64,
}

impl GroupReading<'_> {
    /// The fate of the stones around one; none if there is none.
    fn status(&self, stone: Point) -> Option<Status> {
        let owner = self.board.get(stone)?;
        if self.keeps(stone, owner)? == Some(false) {
            return Some(Status::Dead);
        }
        let kept = self.keeps(stone, !owner)? == Some(true);
        Some(if kept { Status::Alive } else { Status::Unsettled })
    }

    /// Whether their owner keeps the stones around one if `first` moves first; inner `None` where a
    /// ko decides. None if there is no stone.
    fn keeps(&self, stone: Point, first: Color) -> Option<Option<bool>> {
        let owner = self.board.get(stone)?;
        let GroupReading { board, shares, .. } = *self;
        let contest = OpenFight { board, shares, stone, turn: first, ko: None };
        let fought = contest.settle(None, &[], &mut { POSITIONS });
        Some(match fought.map(|found| found.grade) {
            Some(Grade::Yes) => Some(first == owner),
            Some(Grade::No) => Some(first != owner),
            Some(Grade::Ko | Grade::KoAfterThreat) => None,
            None => {
                let even = self.share(stone, first, Kos::Even)?;
                let clear = even.abs() > CLEAR;
                let share = if clear { even } else { self.share(stone, first, Kos::Threatless)? };
                Some(share > 0.0)
            }
        })
    }

    /// The expected share of the stones around one for their owner, if `first` moves first in a
    /// fight for them.
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
        let reading = GroupReading {
            network: &bundled_network(),
            board: &board,
            shares: &shares,
            visits: 20,
        };
        let corner = board.size().parse("A6").unwrap();
        assert_eq!(reading.status(corner), Some(Status::Dead));
        let wall = board.size().parse("A5").unwrap();
        assert_eq!(reading.status(wall), Some(Status::Alive));
    }
}
