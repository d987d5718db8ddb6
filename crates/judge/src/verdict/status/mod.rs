//! The status of every chain: by proof, by reading where that reaches, else by an estimate from
//! playouts and a network.

mod captures;
mod freed;
mod imagined;
mod lean;
mod proof;
mod reading;
mod whole;

use crate::playout::Ownership;
use crate::shape::{Unconditional, standing};
use crate::verdict::opposed::opposed;
use crate::verdict::{Basis, ChainStatus, Foreseen, Status, Why, both_fall, ko_fight};
use lean::how_often_right;
pub(super) use reading::QUESTION;
use tengen_rules::{Board, Color, HypotheticalKo, Point, PointSet};

/// A chain that leans to its own side by less than this counts as dead.
const DEAD_BELOW: f32 = -0.1;
/// A chain that leans more than this counts as alive, though a closer look says unsettled.
const LIVES_ABOVE: f32 = 0.5;
/// The least confidence that a chain is unsettled.
const EVEN: f32 = 0.5;

/// The facts known before chains are judged.
pub(crate) struct Known<'a> {
    pub(crate) board: &'a Board,
    /// The stones and territory proved for either side.
    pub(crate) proved: &'a [Unconditional; 2],
    /// Playouts with `to_move` moving first, and with the other side.
    pub(crate) first: &'a [Ownership; 2],
    pub(crate) own: &'a Ownership,
    /// The expectation of a network, if one was asked.
    pub(crate) foreseen: Option<&'a Foreseen>,
    pub(crate) to_move: Color,
    /// The rule for kos where hypothetical play decides life and death.
    pub(crate) ko: HypotheticalKo,
    /// The dead stones that people have named, where they have the say. They decide how unsettled
    /// chains count.
    pub(crate) named: Option<&'a PointSet>,
}

impl Known<'_> {
    /// The status of every chain, from reading at most `positions` positions in all.
    pub(crate) fn statuses(&self, positions: usize) -> Vec<ChainStatus> {
        let lean = self.shared_fate();
        let standing = standing(self.board);
        let opposed = opposed(self.board, |q| standing.contains(q));
        let mut chains: Vec<ChainStatus> = self
            .board
            .chains()
            .map(|(color, stone)| self.at_first_sight(color, stone, lean[stone.index()]))
            .collect();
        let proved = |chain: &ChainStatus| matches!(chain.basis, Basis::Proved);
        for chain in chains.iter_mut().filter(|c| opposed.contains(c.stone) && !proved(c)) {
            (chain.status, chain.basis) = (Status::Alive, Basis::Read);
            chain.why = Why::Holds { answers: Vec::new() };
        }
        self.read(&mut chains, &lean, positions);
        self.judge_whole(&mut chains, &lean);
        ko_fight::agree(self.board, &mut chains);
        both_fall::leave_unsettled(self.board, &mut chains);
        self.free_estimated(&mut chains);
        chains
    }

    /// The status of a chain without reading.
    fn at_first_sight(&self, color: Color, stone: Point, lean: f32) -> ChainStatus {
        let stones = self.board.chain_len(stone);
        let chain = |status, basis, why| ChainStatus {
            color,
            stone,
            stones,
            status,
            basis,
            why,
            spare: None,
        };
        if self.proved[color].chains.contains(stone) {
            return chain(Status::Alive, Basis::Proved, Why::TwoEyes);
        }
        if self.proved[!color].territory.contains(stone) {
            return chain(Status::Dead, Basis::Proved, Why::NoRoom);
        }
        // `first[0]` has `to_move` moving first.
        let (helped, harmed) = if color == self.to_move { (0, 1) } else { (1, 0) };
        let mean = |own: &Ownership| own.mean(self.board, color, stone);
        let swing = mean(&self.first[helped]) - mean(&self.first[harmed]);
        if self.is_divided(color, stone) {
            let basis = Basis::Estimated { confidence: EVEN };
            return chain(Status::Unsettled, basis, Why::Divided);
        }
        let status = match lean {
            l if self.hangs(stone) && (DEAD_BELOW..LIVES_ABOVE).contains(&l) => Status::Unsettled,
            l if swing > 0.9 && l.abs() < 0.5 => Status::Unsettled,
            // Nearly even, and the first move tells in the games played on. A network knows better
            // than those what the first move is worth.
            l if self.foreseen.is_none() && swing > 0.15 && l.abs() < 0.3 => Status::Unsettled,
            l if l < DEAD_BELOW => Status::Dead,
            _ => Status::Alive,
        };
        let confidence = match status {
            // Too few unsettled chains were measured to say more.
            Status::Unsettled => (swing / 2.0).max(EVEN),
            _ => how_often_right(lean),
        };
        let basis = Basis::Estimated { confidence: confidence.clamp(0.0, 1.0) };
        chain(status, basis, self.unread())
    }

    /// The reason given for chains that were not read.
    fn unread(&self) -> Why {
        if self.foreseen.is_some() { Why::Foreseen } else { Why::Playouts }
    }
}
