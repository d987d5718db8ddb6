//! Whose each point will be, as a network sees it without search.

use super::network::NetworkAdviser;
use super::opinion::{Adviser, Look};
use crate::{Terms, Walk};
use tengen_net::Network;
use tengen_rules::{Board, Color, Score, presets};

/// Through how many symmetries of the board the network looks, with either side to move.
const LOOKS: u8 = 4;

/// Whose each point of a position will be, whoever moves first, for
/// [`propose_with`](tengen_judge::propose_with): from -1, White's, to 1, Black's, by
/// [`Point::index`](tengen_rules::Point::index). None if the network knows no boards of this size.
///
/// Stones are asked about as area counts them: in seki they are their owner's.
pub fn foreseen(network: &Network, board: &Board) -> Option<Vec<f32>> {
    let mut adviser = NetworkAdviser::new(network, board.size()).ok()?;
    let mut sum = vec![0.0; board.size().area()];
    for to_move in Color::BOTH {
        let rules = presets::CHINESE.clone();
        let terms = Terms { rules, komi: Score::ZERO, compensation: Score::ZERO };
        let walk = Walk::new(terms.clone(), board.clone(), to_move, [0; 2]).made_even(&mut adviser);
        for symmetry in 0..LOOKS {
            // Two of each kind, turned and mirrored.
            let said = adviser.advise(&walk, Look { symmetry: 2 * symmetry, optimism: 0.0 });
            sum.iter_mut().zip(&said.ownership).for_each(|(sum, share)| *sum += share);
        }
    }
    let looks = f32::from(2 * LOOKS);
    Some(sum.into_iter().map(|share| share / looks).collect())
}

impl Walk {
    /// The same position with a komi that makes the game even by the network's word, so that
    /// neither side gives up what it does not need or tries what it must.
    pub(super) fn made_even(self, adviser: &mut NetworkAdviser) -> Walk {
        let mut terms = self.terms().clone();
        let lead = f64::from(adviser.advise(&self, Look::default()).lead);
        terms.komi = Score::halves(terms.komi.to_halves() + (2.0 * lead).round() as i32);
        Walk::new(terms, self.board().clone(), self.to_move(), [0; 2])
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::own_network;

    #[test]
    fn what_is_shut_in_belongs_to_who_shuts_it_in() {
        let text = "
            . X O . . O .
            . X O O O O O
            . X X X O . O
            X X O X O O O
            X . . X X X X
            X X X X . . X
            . . . X . . X";
        let board = Board::parse(text).unwrap();
        let shares = foreseen(&own_network(), &board).unwrap();
        let share = |name: &str| shares[board.size().parse(name).unwrap().index()];
        assert!(share("C4") > 0.5 && share("A7") > 0.5 && share("E7") < -0.5, "{shares:?}");
    }
}
