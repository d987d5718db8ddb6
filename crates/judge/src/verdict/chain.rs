//! The judgement of one chain, and its reason.

use crate::ask::{Step, Turn};
use tengen_rules::{Color, Point, PointSet};

/// The judge's view of one chain.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Status {
    /// It stays, by eyes of its own.
    Alive,
    /// It would be captured: it is taken off before the count.
    Dead,
    /// It stays, since neither side can approach.
    Seki,
    /// The side that moves first decides whether it lives or dies.
    Unsettled,
}

/// How sure the judge is of a view.
#[derive(Clone, Copy, Debug, PartialEq)]
pub enum Basis {
    /// It follows from the position, however play goes on.
    Proved,
    /// It was read to the end, and holds as far as the stones around it stand as judged.
    Read,
    /// Playouts and local checks suggest it.
    Estimated {
        /// From 0 to 1: how often estimates like this were right on finished games, where playouts
        /// made them. A network's estimates are rated by the same table, but were not measured.
        confidence: f32,
    },
}

/// The reason for a view: players are told it, and may see it played out.
#[derive(Clone, Debug, PartialEq)]
pub enum Why {
    /// It has two eyes, or is joined to stones that have.
    TwoEyes,
    /// It lies among living stones of the opponent, where there is room for one eye at most.
    NoRoom,
    /// It is not captured, however the opponent plays.
    Holds {
        /// The opponent's plays, and the answer to each; [`Step::Pass`] where it needs none.
        answers: Vec<(Point, Step)>,
    },
    /// It is captured though its owner moves first.
    Captured {
        /// How it is captured.
        line: Vec<Turn>,
    },
    /// The side that moves first decides.
    FirstMove {
        /// How the opponent captures it.
        lost: Vec<Turn>,
        /// Where its owner saves it.
        saved: Point,
    },
    /// A ko decides. The status is the result where threats elsewhere count for nothing. It is
    /// unsettled where the first move decides then.
    Ko {
        /// Where the ko is taken, if the line or the board shows it.
        ko: Option<Point>,
        /// How it is captured by the side that wins the ko.
        line: Vec<Turn>,
    },
    /// It can be taken, but only so that its owner gets a new stone there that cannot be taken.
    Renewed {
        /// How it is taken.
        line: Vec<Turn>,
    },
    /// The stones of the opponent that shut it in are dead.
    Freed {
        /// One of these stones.
        dead: Point,
    },
    /// It is captured in hypothetical play by the rules, where a ko is retaken only after a pass
    /// for it.
    Imagined,
    /// Playouts and the network expect the opposite of each other, and reading did not settle it.
    Divided,
    /// It looks as if it stood in seki, but whether it can be taken was not read to the end.
    Unread,
    /// It shares liberties with stones of the opponent, and the side that fills one is captured.
    Shared {
        /// The shared liberties.
        liberties: PointSet,
    },
    /// Most games played on at random ended so.
    Playouts,
    /// A neural network expects it.
    Foreseen,
}

/// One chain, its status and the reason.
#[derive(Clone, Debug, PartialEq)]
pub struct ChainStatus {
    /// The owner.
    pub color: Color,
    /// One of its stones.
    pub stone: Point,
    /// Number of its stones.
    pub stones: usize,
    /// The judgement of the chain.
    pub status: Status,
    /// How sure the status is.
    pub basis: Basis,
    /// The reason for the status.
    pub why: Why,
    /// How many turns the opponent may still spend elsewhere and take the chain, up to 2, as far as
    /// it was read. Given only for a chain that falls in a fight where stones of the opponent are
    /// at stake too.
    pub spare: Option<u32>,
}
