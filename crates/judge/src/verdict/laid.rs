//! A proposal for a board as it was laid, told of the board as it came.

use crate::ask::Lie;
use crate::life::Outright;
use crate::verdict::{ChainStatus, Foreseen, Ground, Proposal, Provisional, Teire, Why};
use tengen_rules::{Board, Point};

impl Foreseen {
    /// The same of the board as it is laid. None if the shares are not as many as the points.
    pub(super) fn laid(&self, lie: &Lie) -> Option<Foreseen> {
        let fates = self.fates.iter().map(|(stones, status)| (lie.points(stones), *status));
        Some(Foreseen { shares: lie.shares(&self.shares)?, fates: fates.collect() })
    }
}

impl Proposal {
    /// This proposal, for a board as it was laid, told of the `board` as it came.
    pub(super) fn back(self, lie: &Lie, board: &Board) -> Proposal {
        // A chain has another name where its stones lie in another order.
        let named = |stone: Point| {
            let stone = lie.point_back(stone);
            board.chain_id(stone).unwrap_or(stone)
        };
        let points = |points| lie.points_back(points);
        let chain = |chain: ChainStatus| ChainStatus {
            color: lie.color(chain.color),
            stone: named(chain.stone),
            why: back(chain.why, lie, named),
            ..chain
        };
        let counts = |told: Provisional| Provisional {
            color: lie.color(told.color),
            stone: named(told.stone),
            ground: match told.ground {
                Ground::FirstMove(first) => Ground::FirstMove(lie.color(first)),
                Ground::Estimate(first) => Ground::Estimate(lie.color(first)),
                ground @ (Ground::OpenKo | Ground::Undecided) => ground,
            },
        };
        let added = |teire: Teire| Teire {
            color: lie.color(teire.color),
            point: lie.point_back(teire.point),
            unless: teire.unless.map(|point| lie.point_back(point)),
            ..teire
        };
        let mut chains: Vec<ChainStatus> = self.chains.into_iter().map(chain).collect();
        chains.sort_by_key(|chain| chain.stone);
        let mut provisional: Vec<Provisional> = self.provisional.into_iter().map(counts).collect();
        provisional.sort_by_key(|told| told.stone);
        let mut remaining: Vec<Teire> = self.remaining.into_iter().map(added).collect();
        remaining.sort_by_key(|teire| (teire.color.index(), teire.point));
        Proposal {
            dead: points(&self.dead),
            seki: points(&self.seki),
            owner: lie.owners_back(&self.owner),
            dame: points(&self.dame),
            dame_count: self.dame_count,
            unsealed: points(&self.unsealed),
            borders: points(&self.borders),
            swayed: points(&self.swayed),
            is_proved: self.is_proved,
            remaining,
            provisional,
            chains,
            lean: lie.shares_back(&self.lean).unwrap_or(self.lean),
        }
    }
}

/// A reason, told of the board as it came.
fn back(why: Why, lie: &Lie, named: impl Fn(Point) -> Point) -> Why {
    let point = |point: Point| lie.point_back(point);
    match why {
        Why::Holds { answers } => {
            let answers = answers.into_iter().map(|(p, step)| (point(p), lie.step_back(step)));
            let mut answers: Vec<_> = answers.collect();
            answers.sort_by_key(|(p, _)| *p);
            Why::Holds { answers }
        }
        Why::Captured { line } => Why::Captured { line: lie.line_back(line) },
        Why::Delayed { line } => Why::Delayed { line: lie.line_back(line) },
        Why::FirstMove { lost, saved } => {
            Why::FirstMove { lost: lie.line_back(lost), saved: point(saved) }
        }
        Why::Ko { ko, line, outright } => {
            let outright = match outright {
                Outright::Nothing => Outright::Nothing,
                Outright::Saved(saved) => Outright::Saved(point(saved)),
                Outright::Taken { lost, fought } => {
                    Outright::Taken { lost: lie.line_back(lost), fought: point(fought) }
                }
            };
            Why::Ko { ko: ko.map(point), line: lie.line_back(line), outright }
        }
        Why::Renewed { line } => Why::Renewed { line: lie.line_back(line) },
        Why::Freed { dead } => Why::Freed { dead: named(dead) },
        Why::Shared { liberties } => Why::Shared { liberties: lie.points_back(&liberties) },
        why @ (Why::TwoEyes
        | Why::NoRoom
        | Why::Imagined
        | Why::Divided
        | Why::Unread
        | Why::Playouts
        | Why::Foreseen) => why,
    }
}
