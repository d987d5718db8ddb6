//! What is said of one chain, and why.

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
    /// It lives or dies by who moves first.
    Unsettled,
}

/// How sure the judge is of a view.
#[derive(Clone, Copy, Debug, PartialEq)]
pub enum Basis {
    /// It follows from the position, whatever is played.
    Proved,
    /// It was read to the end, and holds as far as the stones around it stand as judged.
    Read,
    /// Playouts and local checks suggest it.
    Estimated {
        /// From 0 to 1: how often estimates like this were right on finished games, where playouts
        /// made them. What a network foresees is rated by the same table, which was not measured.
        confidence: f32,
    },
}

/// Why the judge holds a view: what people are told, and may see played out.
#[derive(Clone, Debug, PartialEq)]
pub enum Why {
    /// It has two eyes, or is joined to stones that have.
    TwoEyes,
    /// It lies among living stones of the opponent, where there is room for one eye at most.
    NoRoom,
    /// Whatever the opponent plays, it is not captured.
    Holds {
        /// The opponent's plays, and the answer to each; [`Step::Pass`] where it needs none.
        answers: Vec<(Point, Step)>,
    },
    /// It is captured though its owner moves first.
    Captured {
        /// How.
        line: Vec<Turn>,
    },
    /// Who moves first decides.
    FirstMove {
        /// How the opponent captures it.
        lost: Vec<Turn>,
        /// Where its owner saves it.
        saved: Point,
    },
    /// A ko decides; the status is what comes of it where threats elsewhere count for nothing.
    Ko {
        /// How it is captured by who wins that.
        line: Vec<Turn>,
    },
    /// It can be taken, but only so that its owner gets a new stone there that cannot be.
    Renewed {
        /// How it is taken.
        line: Vec<Turn>,
    },
    /// In play that is imagined as the rules have it, where a ko is retaken only after a pass
    /// for it, it is captured.
    Imagined,
    /// It shares liberties with stones of the opponent, and whoever fills one is captured.
    Shared {
        /// These liberties.
        liberties: PointSet,
    },
    /// So it was in most games played on at random.
    Playouts,
    /// A neural network expects it.
    Foreseen,
}

/// One chain, its status and the reason.
#[derive(Clone, Debug, PartialEq)]
pub struct ChainStatus {
    /// Whose it is.
    pub color: Color,
    /// One of its stones, the same as [`Board::chain_id`](tengen_rules::Board::chain_id).
    pub stone: Point,
    /// Number of its stones.
    pub stones: usize,
    /// What becomes of it.
    pub status: Status,
    /// How sure that is.
    pub basis: Basis,
    /// Why.
    pub why: Why,
    /// Of a chain that falls in a fight where stones of the opponent's are at stake too: how many
    /// turns that may still spend elsewhere, up to 2, as far as was read.
    pub spare: Option<u32>,
}
