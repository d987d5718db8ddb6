//! The judgement of one chain, and its reason.

use crate::ask::{Step, Turn};
use crate::life::Outright;
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

impl Basis {
    /// The less sure of both.
    #[must_use]
    pub fn weaker(self, other: Basis) -> Basis {
        use Basis::{Estimated, Proved, Read};
        match (self, other) {
            (Estimated { confidence: one }, Estimated { confidence: other }) => {
                Estimated { confidence: one.min(other) }
            }
            (estimate @ Estimated { .. }, _) | (_, estimate @ Estimated { .. }) => estimate,
            (Read, _) | (_, Read) => Read,
            (Proved, Proved) => Proved,
        }
    }
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
    /// It is captured though its owner moves first. In a ko its owner can put that off with
    /// threats, but does not save it by winning the ko.
    Delayed {
        /// How it is captured where threats count for nothing.
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
        /// What a first move decides without the ko.
        outright: Outright,
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

/// How far the judge has seen what a reason says.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Evidence {
    /// Proof or reading shows it.
    Read,
    /// Playouts or a network expect it.
    Expected,
    /// Nothing settles it.
    Missing,
}

impl ChainStatus {
    /// Whether it is left to be played for: nothing has decided about it, or it lives only if its
    /// owner wins a ko that the opponent may begin.
    pub fn is_open(&self) -> bool {
        match self.status {
            Status::Unsettled => true,
            Status::Alive => matches!(self.why, Why::Ko { .. }),
            Status::Dead | Status::Seki => false,
        }
    }
}

impl Why {
    /// How it is taken; none where the reason shows no such line.
    pub fn taken(&self) -> Option<&[Turn]> {
        let line = match self {
            Why::Ko { outright: Outright::Taken { lost: line, .. }, .. }
            | Why::Captured { line }
            | Why::Delayed { line }
            | Why::FirstMove { lost: line, .. }
            | Why::Ko { line, .. }
            | Why::Renewed { line } => line,
            Why::TwoEyes
            | Why::NoRoom
            | Why::Holds { .. }
            | Why::Freed { .. }
            | Why::Imagined
            | Why::Divided
            | Why::Unread
            | Why::Shared { .. }
            | Why::Playouts
            | Why::Foreseen => return None,
        };
        (!line.is_empty()).then_some(line)
    }

    /// How far the judge has seen it.
    pub fn evidence(&self) -> Evidence {
        match self {
            Why::Divided | Why::Unread => Evidence::Missing,
            Why::Playouts | Why::Foreseen => Evidence::Expected,
            Why::TwoEyes
            | Why::NoRoom
            | Why::Holds { .. }
            | Why::Captured { .. }
            | Why::Delayed { .. }
            | Why::FirstMove { .. }
            | Why::Ko { .. }
            | Why::Renewed { .. }
            | Why::Freed { .. }
            | Why::Imagined
            | Why::Shared { .. } => Evidence::Read,
        }
    }
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
