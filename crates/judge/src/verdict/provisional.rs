//! How stones count for now whose fate the first move decides.

use crate::life::Outright;
use crate::verdict::ko_fight::takes_in_ko;
use crate::verdict::{ChainStatus, Evidence, Status, Why};
use tengen_rules::{Board, Color, HypotheticalKo, Point};

/// How an unsettled chain counts for now.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Provisional {
    /// The owner of the chain.
    pub color: Color,
    /// One of its stones.
    pub stone: Point,
    /// Why it counts so.
    pub ground: Ground,
}

/// The reason for which an unsettled chain counts as dead or as alive for now.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Ground {
    /// One move decides, and this side moves first: it takes the chain, or saves its own.
    FirstMove(Color),
    /// Nothing was read to its end. So it looks if this side moves first.
    Estimate(Color),
    /// The chain can be taken in an open ko, and saved there. It counts as dead for either side to
    /// move, as players and servers counted in nearly all games that were left so.
    OpenKo,
    /// Threats for a ko decide, or reading did not settle it. It counts as alive.
    Undecided,
}

impl Provisional {
    /// How the unsettled ones of these chains count for now with `to_move` to move first.
    ///
    /// A move that takes a chain saves what that chain would take in a ko: both count for the same
    /// first move.
    pub(super) fn all(
        chains: &[ChainStatus],
        board: &Board,
        to_move: Color,
        ko: HypotheticalKo,
    ) -> Vec<Provisional> {
        let counts = |chain| Provisional::of(chain, board, to_move, ko);
        let mut all: Vec<Provisional> = chains.iter().filter_map(counts).collect();
        let falls = |told: &&Provisional| told.ground == Ground::FirstMove(!told.color);
        let fallen: Vec<Point> = all.iter().filter(falls).map(|told| told.stone).collect();
        for told in all.iter_mut().filter(|told| told.ground == Ground::OpenKo) {
            let around = board.chain(told.stone).flat_map(|p| board.neighbours(p));
            let mut around = around.filter(|p| board.get(*p) == Some(!told.color));
            if around.any(|p| board.chain_id(p).is_some_and(|chain| fallen.contains(&chain))) {
                told.ground = Ground::FirstMove(to_move);
            }
        }
        all
    }

    /// How this chain counts for now with `to_move` to move first, if it is unsettled.
    fn of(
        chain: &ChainStatus,
        board: &Board,
        to_move: Color,
        ko: HypotheticalKo,
    ) -> Option<Provisional> {
        let ground = match (&chain.why, chain.why.evidence()) {
            // The ko decides about a whole fight, which counts alike.
            (Why::Ko { outright: Outright::Nothing, .. }, _) => Ground::Undecided,
            _ if hangs_in_ko(board, chain.stone) => Ground::OpenKo,
            (_, Evidence::Missing) => Ground::Undecided,
            // If threats do not count, either side needs no more than the first move.
            (Why::Ko { outright, .. }, _)
                if ko != HypotheticalKo::PassForKo && !outright.is_by(to_move, chain.color) =>
            {
                Ground::Undecided
            }
            (_, Evidence::Expected) => Ground::Estimate(to_move),
            (_, Evidence::Read) => Ground::FirstMove(to_move),
        };
        let ChainStatus { color, stone, .. } = *chain;
        (chain.status == Status::Unsettled).then_some(Provisional { color, stone, ground })
    }

    /// Whether the chain counts as dead.
    pub fn is_dead(&self) -> bool {
        match self.ground {
            Ground::FirstMove(first) | Ground::Estimate(first) => first != self.color,
            Ground::OpenKo => true,
            Ground::Undecided => false,
        }
    }
}

/// Whether a chain is a stone that a play would take in a ko.
fn hangs_in_ko(board: &Board, stone: Point) -> bool {
    let Some(owner) = board.get(stone) else { return false };
    board.atari(stone).is_some_and(|point| takes_in_ko(board, !owner, point))
}
