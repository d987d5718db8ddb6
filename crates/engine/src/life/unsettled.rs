//! A closer look at groups whose fate the network cannot tell.

use super::{Grounds, GroupFate, LifeEffort, LifeReading, played_out};
use crate::guided::expected_ownership;
use std::cmp::Reverse;
use tengen_judge::{Foreseen, Status, linked_chains};
use tengen_net::Network;
use tengen_rules::{Board, Color, PointSet};

/// From this share on, stones are a side's without a closer look...
const SURE: f32 = 0.7;
/// ...unless playouts lean more than this to the other side...
const DIVIDED_ABOVE: f32 = 0.3;
/// Playouts that lean more than this are sure. They lean by about 0.5 in many a fight that none of
/// them reads.
const PLAYED_SURE: f32 = 0.7;
/// ...and at most this many other groups are looked at, the largest first.
const MOST: usize = 3;
/// The most positions looked at in a small part, and in a fight that nothing shuts off.
const POSITIONS: usize = 40_000;
/// How many times the visits of the search of the whole board are spent on each search for a group.
const VISITS: u64 = 2;

/// The expected owner of each point, as [`expected_ownership`] has it, and the fates of at most
/// three groups in doubt, with either side first, as a [`LifeReading`] finds them. In doubt are
/// groups about which the network is not sure, or expects the opposite of playouts. If reading
/// gives no answer, a search of the network does, unless playouts are sure of the opposite. The
/// result is meant for [`propose_with`](tengen_judge::propose_with). None if the network knows no
/// boards of this size.
///
/// Without `visits` no group is looked at.
pub fn foresight(network: &Network, board: &Board, visits: u64) -> Option<Foreseen> {
    let mut shares = expected_ownership(network, board, visits)?;
    if visits == 0 {
        return Some(Foreseen { shares, fates: Vec::new() });
    }
    let mut unsettled = unsettled(board, &shares);
    unsettled.sort_by_key(|doubt| Reverse(doubt.stones.len()));
    unsettled.truncate(MOST);
    let effort = LifeEffort {
        ownership: visits,
        visits: VISITS * visits,
        enclosed: POSITIONS,
        open: POSITIONS,
        close: POSITIONS / 4,
        usual_points: 0,
    };
    let reading = LifeReading::with_shares(network, board, shares.clone(), effort);
    let told = |doubt: InDoubt| {
        let (fate, grounds) = reading.fate_by(doubt.stones.iter().next()?)?;
        // An estimate does not outweigh playouts that are sure of the opposite.
        if grounds == Grounds::Estimate && doubt.is_surely_not(fate) {
            return None;
        }
        let status = match fate {
            GroupFate::Lives => Status::Alive,
            GroupFate::Dies => Status::Dead,
            GroupFate::FirstMove { .. } => Status::Unsettled,
        };
        Some((doubt.stones, status))
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

/// A group, stones that live or die together, whose owner is in doubt.
struct InDoubt {
    stones: PointSet,
    /// How far playouts lean to its side, from -1 to 1.
    played: f32,
    /// Whether the network and playouts expect the opposite of each other.
    divided: bool,
}

impl InDoubt {
    /// Whether playouts are sure that the group does not have this fate.
    fn is_surely_not(&self, fate: GroupFate) -> bool {
        match fate {
            GroupFate::Lives => self.played < -PLAYED_SURE,
            GroupFate::Dies => self.played > PLAYED_SURE,
            GroupFate::FirstMove { .. } => self.divided && self.played.abs() > PLAYED_SURE,
        }
    }
}

fn unsettled(board: &Board, shares: &[f32]) -> Vec<InDoubt> {
    let played = played_out(board);
    let mut seen = PointSet::new(board.size());
    let mut unsettled = Vec::new();
    for (_, stone) in board.chains() {
        if seen.contains(stone) {
            continue;
        }
        let chains = linked_chains(board, stone);
        let stones = PointSet::of(board.size(), chains.iter().flat_map(|p| board.chain(*p)));
        seen.extend(stones.iter());
        let (expected, played) = (mean(shares, &stones), mean(&played, &stones));
        let divided = expected * played < 0.0 && played.abs() > DIVIDED_ABOVE;
        if expected.abs() < SURE || divided {
            let own = if board.get(stone) == Some(Color::Black) { played } else { -played };
            unsettled.push(InDoubt { stones, played: own, divided });
        }
    }
    unsettled
}

fn mean(shares: &[f32], stones: &PointSet) -> f32 {
    stones.iter().map(|p| shares[p.index()]).sum::<f32>() / stones.len() as f32
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::bundled_network;
    use crate::guided::THREE;
    use tengen_rules::Size;

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
    fn only_playouts_that_are_sure_stand_against_an_estimate() {
        let first_move = GroupFate::FirstMove { attack: None, defence: None };
        let opposed = |played| {
            let stones = PointSet::new(Size::square(9).unwrap());
            let doubt = InDoubt { stones, played, divided: true };
            [GroupFate::Lives, GroupFate::Dies, first_move].map(|fate| doubt.is_surely_not(fate))
        };
        // Playouts lean so far in a fight that they only play at random.
        assert_eq!(opposed(0.56), [false; 3]);
        assert_eq!(opposed(-0.5), [false; 3]);
        assert_eq!(opposed(0.8), [false, true, true]);
        assert_eq!(opposed(-0.8), [true, false, true]);
    }

    #[test]
    fn what_lies_in_one_eye_is_dead_and_the_wall_lives() {
        let dead = THREE.replace(". . . X O", ". . X X O");
        let board = Board::parse(&dead).unwrap();
        let (shares, network) = (vec![0.2; board.size().area()], bundled_network());
        let effort = LifeEffort {
            ownership: 0,
            visits: 20,
            enclosed: 40_000,
            open: 40_000,
            close: 10_000,
            usual_points: 0,
        };
        let reading = LifeReading::with_shares(&network, &board, shares, effort);
        let at = |name| board.size().parse(name).unwrap();
        assert_eq!(reading.fate(at("A6")), Some(GroupFate::Dies));
        assert_eq!(reading.fate(at("A5")), Some(GroupFate::Lives));
    }
}
