//! Chains about which hypothetical play decides.

use super::Known;
use super::captures::FEW;
use super::reading::{QUESTION, doubt};
use crate::ask::share;
use crate::life::{Confirmed, Fate};
use crate::part::Enclosure;
use crate::verdict::{Basis, ChainStatus, Status, Why};
use tengen_rules::PointSet;

impl Known<'_> {
    /// Lets hypothetical play decide about chains that look alive and have few liberties. In play
    /// nobody may touch them, because of threats or repetition; they may be dead all the same.
    pub(super) fn imagine(
        &self,
        chains: &mut [ChainStatus],
        standing: &PointSet,
        positions: &mut usize,
    ) {
        let open = |c: &ChainStatus| c.status == Status::Alive && c.why == self.unread();
        for chain in chains.iter_mut().filter(|chain| open(chain)) {
            let stone = chain.stone;
            if self.board.liberties(stone).len() > FEW {
                continue;
            }
            let mut others = standing.clone();
            self.board.chain(stone).for_each(|p| {
                others.remove(p);
            });
            let Some(part) = Enclosure::around(self.board, stone, &others) else { continue };
            let found = share(positions, QUESTION, |left| part.confirm_within(stone, left));
            if found != Ok(Confirmed::Dead) {
                continue;
            }
            // The opponent moves first in hypothetical play. So the first move of the owner is
            // asked about too. Where that is not read to the end, the estimate stands.
            let fate = share(positions, QUESTION, |left| part.fate(stone, left));
            let Some(fate) = fate else { continue };
            let before = chain.clone();
            if matches!(fate, Fate::Unsettled { .. } | Fate::Ko { captured: None, .. }) {
                self.tell(chain, fate, &part);
            } else {
                (chain.status, chain.basis) = (Status::Dead, Basis::Read);
                chain.why = Why::Imagined;
            }
            doubt(chain, &before, &part);
        }
    }
}

/// Lets hypothetical play decide if it was read to its end; else the earlier reading stands. The
/// opponent moves first in it. A chain that its owner saves by moving first stays unsettled, though
/// it is dead in hypothetical play: a move is left that decides, so play should not have stopped.
pub(super) fn decide(chain: &mut ChainStatus, confirmed: Option<Confirmed>) {
    let Some(confirmed) = confirmed else { return };
    chain.status = match confirmed {
        Confirmed::Dead if chain.status == Status::Unsettled => Status::Unsettled,
        Confirmed::Dead => Status::Dead,
        Confirmed::Uncapturable | Confirmed::Enabling => Status::Alive,
    };
    if confirmed == Confirmed::Enabling
        && let Some(line) = chain.why.taken()
    {
        chain.why = Why::Renewed { line: line.to_vec() };
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use tengen_rules::{Board, Color, HypotheticalKo};

    #[test]
    fn hypothetical_play_decides_only_if_the_owners_first_move_was_read_too() {
        // White connects at E1, or Black takes D1 there.
        let board = Board::parse(
            ". X . X O X O X .
             X . X X O . O X .
             X X O O O O O X .
             O O O O X X X X .
             X X O O O O O X .
             X . X O . O X X X
             . X X X O O X O O
             X X . X O . O . O
             . . X O . O . O .",
        )
        .unwrap();
        let stone = board.size().parse("D1").unwrap();
        let mut random = tengen_random::Random::new(1);
        let mut playout = crate::playout::Playout::new(board.size());
        let first = Color::BOTH
            .map(|color| crate::playout::ownership(&board, color, 1, &mut playout, &mut random));
        let known = Known {
            board: &board,
            proved: &Color::BOTH.map(|color| crate::shape::unconditional(&board, color)),
            first: &first,
            own: &first[0].joined(&first[1]),
            foreseen: None,
            to_move: Color::Black,
            ko: HypotheticalKo::PassForKo,
            named: None,
        };
        let rest = board.without(&PointSet::of(board.size(), [stone]));
        let stones = rest.chains().flat_map(|(_, stone)| rest.chain(stone));
        let standing = PointSet::of(board.size(), stones);
        let part = Enclosure::around(&board, stone, &standing).unwrap();
        let mut left = QUESTION;
        assert_eq!(part.confirm_within(stone, &mut left), Ok(Confirmed::Dead));
        let confirming = QUESTION - left;
        let estimate = ChainStatus {
            color: Color::White,
            stone,
            stones: 1,
            status: Status::Alive,
            basis: Basis::Estimated { confidence: 0.9 },
            why: Why::Playouts,
            spare: None,
        };
        for (positions, status) in [(confirming, Status::Alive), (2 * QUESTION, Status::Unsettled)]
        {
            let mut chains = [estimate.clone()];
            known.imagine(&mut chains, &standing, &mut { positions });
            assert_eq!(chains[0].status, status);
        }
    }
}
