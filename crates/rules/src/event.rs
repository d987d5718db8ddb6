//! The events of a game, and the reasons to refuse one.

use crate::{Color, Illegal, Marking, Outcome, Point, TrialStep};
use alloc::vec::Vec;
use core::fmt;

/// One entry of a game's log.
#[derive(Clone, Debug, PartialEq, Eq)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
#[cfg_attr(feature = "serde", serde(rename_all = "kebab-case", tag = "type"))]
pub enum Event {
    /// A stone is placed: a play, or one of Black's free handicap stones.
    Play {
        /// The player.
        color: Color,
        /// The point.
        point: Point,
    },
    /// A pass.
    Pass {
        /// The player.
        color: Color,
    },
    /// An illegal play was made and the opponent objected before replying.
    Illegal {
        /// The player of that play.
        color: Color,
        /// Its point.
        point: Point,
    },
    /// An illegal play was made and the opponent did not object before the reply: it stands (AGA
    /// rule 8).
    Overlooked {
        /// The player of that play.
        color: Color,
        /// Its point.
        point: Point,
    },
    /// A player gives up.
    Resign {
        /// The player who resigns.
        color: Color,
    },
    /// A judge's proposal of how the stones stand, after play has stopped.
    Propose {
        /// The dead stones.
        dead: Vec<Point>,
        /// The stones alive in seki. `None` stands for those that the position shows in seki.
        seki: Option<Vec<Point>>,
    },
    /// A player changes the proposal: the chains of these stones are alive, dead or in seki.
    /// [`Settling`](crate::Settling) says what that means for other stones, and
    /// [`Game::check_mark`](crate::Game::check_mark) which marks make no sense.
    Mark {
        /// The player who changes it.
        color: Color,
        /// A stone of each chain.
        points: Vec<Point>,
        /// How they stand: serialized as the field `status`, or in older logs `dead`, true or
        /// false.
        #[cfg_attr(feature = "serde", serde(flatten))]
        marking: Marking,
    },
    /// A player takes the last mark on a chain back, be it their own or the opponent's. All stones
    /// that the mark changed stand as before it; [`Settling::marked`](crate::Settling::marked) says
    /// which chains have one.
    Unmark {
        /// The player who takes it back.
        color: Color,
        /// A stone of the chain.
        point: Point,
    },
    /// A player agrees with the proposal of this number.
    Accept {
        /// The player who agrees.
        color: Color,
        /// [`crate::Settling::proposal`] as the player saw it.
        proposal: u64,
    },
    /// A claim about a chain is played out beside the game, after play has stopped.
    Trial {
        /// The player who takes the step.
        color: Color,
        /// The step.
        step: TrialStep,
    },
    /// A player does not agree, or wants to play on.
    Dispute {
        /// The player who disputes.
        color: Color,
    },
    /// The players cannot agree who moves next (New Zealand): everything left is alive.
    NoAgreement,
    /// A player asks the other for something.
    Offer {
        /// The player who asks.
        color: Color,
        /// The request.
        offer: Offer,
    },
    /// The other player's answer to an offer.
    Answer {
        /// The player who answers.
        color: Color,
        /// Yes or no.
        accept: bool,
    },
    /// A player takes their own offer back.
    Withdraw {
        /// The player who made it.
        color: Color,
    },
    /// The last moves are taken back without asking (against the computer, or at one screen).
    Undo {
        /// How many moves.
        moves: u32,
    },
    /// A player's time has run out.
    Flag {
        /// The player whose time it is.
        color: Color,
    },
    /// A referee ends the game.
    Decide {
        /// The decision.
        outcome: Outcome,
    },
}

/// Something that needs the other player's consent.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
#[cfg_attr(feature = "serde", serde(rename_all = "kebab-case", tag = "kind"))]
pub enum Offer {
    /// To take back the last moves.
    Undo {
        /// How many.
        moves: u32,
    },
    /// To end a game whose position has recurred as the rules provide: no result, or a draw.
    /// Where either player may claim a tie, the offer is the claim and needs no answer.
    Cycle,
    /// To count everything on the board as alive (where the rules have that way out).
    AllAlive,
}

/// Why an event cannot happen now. The game is as it was.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
#[non_exhaustive]
pub enum Refusal {
    /// The play is not legal.
    Illegal(Illegal),
    /// It is the other player's turn.
    NotYourTurn {
        /// Whose turn it is.
        to_move: Color,
    },
    /// This cannot be done in this phase of the game.
    WrongPhase {
        /// The phase: `placing`, `play` or `settling`.
        phase: &'static str,
    },
    /// The game has ended.
    GameOver,
    /// The proposal accepted is no longer the current one.
    ProposalChanged {
        /// The number of the current one.
        proposal: u64,
    },
    /// There is no stone on the point to be marked.
    NoStone(Point),
    /// No mark on the chain on this point can be taken back.
    NotMarked(Point),
    /// The chain on this point shares no liberty with a living group of the opponent, so it is in
    /// no seki. [`Game::check_mark`](crate::Game::check_mark) says so; [`Event::Mark`] is not
    /// refused for it.
    NoRival(Point),
    /// The rules want neutral points filled before the players agree; this is one.
    DameLeft(Point),
    /// These rules have no such way out here.
    NotProvided,
    /// There are not as many moves to take back.
    NothingToUndo,
    /// There is no offer to answer or take back.
    NoOffer,
    /// A player cannot answer their own offer.
    OwnOffer,
    /// A claim is being played out and must come to its end first.
    TrialOpen,
    /// No claim is being played out.
    NoTrial,
    /// In hypothetical play this ko may be retaken only after a pass for it.
    PassForKoFirst(Point),
    /// The play objected to is legal.
    LegalAfterAll(Point),
}

impl Refusal {
    /// A stable short name, for messages in other languages and for machines.
    pub const fn code(&self) -> &'static str {
        match self {
            Refusal::Illegal(Illegal::OffBoard(_)) => "off-board",
            Refusal::Illegal(Illegal::Occupied(_)) => "occupied",
            Refusal::Illegal(Illegal::Suicide { .. }) => "suicide",
            Refusal::Illegal(Illegal::Ko { .. }) => "ko",
            Refusal::Illegal(Illegal::Superko { .. }) => "superko",
            Refusal::Illegal(Illegal::HotStone { .. }) => "hot-stone",
            Refusal::NotYourTurn { .. } => "not-your-turn",
            Refusal::WrongPhase { .. } => "wrong-phase",
            Refusal::GameOver => "game-over",
            Refusal::ProposalChanged { .. } => "proposal-changed",
            Refusal::NoStone(_) => "no-stone",
            Refusal::NotMarked(_) => "not-marked",
            Refusal::NoRival(_) => "no-rival",
            Refusal::DameLeft(_) => "dame-left",
            Refusal::NotProvided => "not-provided",
            Refusal::NothingToUndo => "nothing-to-undo",
            Refusal::NoOffer => "no-offer",
            Refusal::OwnOffer => "own-offer",
            Refusal::TrialOpen => "trial-open",
            Refusal::NoTrial => "no-trial",
            Refusal::PassForKoFirst(_) => "pass-for-ko",
            Refusal::LegalAfterAll(_) => "legal",
        }
    }
}

impl From<Illegal> for Refusal {
    fn from(illegal: Illegal) -> Refusal {
        Refusal::Illegal(illegal)
    }
}

impl fmt::Display for Refusal {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Refusal::Illegal(illegal) => illegal.fmt(f),
            Refusal::NotYourTurn { to_move } => write!(f, "it is {to_move}'s turn"),
            Refusal::WrongPhase { phase: "placing" } => {
                f.write_str("Black is still placing handicap stones")
            }
            Refusal::WrongPhase { phase: "settling" } => {
                f.write_str("play has stopped: the stones are being settled")
            }
            Refusal::WrongPhase { .. } => f.write_str("play has not stopped yet"),
            Refusal::GameOver => f.write_str("the game is over"),
            Refusal::ProposalChanged { .. } => {
                f.write_str("the proposal has changed in the meantime: look at it again")
            }
            Refusal::NoStone(_) => f.write_str("there is no stone on this point"),
            Refusal::NotMarked(_) => f.write_str("no mark on this chain can be taken back"),
            Refusal::NoRival(_) => f.write_str(
                "no living group of the opponent shares a liberty with this chain: it is in no seki",
            ),
            Refusal::DameLeft(_) => {
                f.write_str("neutral points must be filled first: dispute, and play goes on")
            }
            Refusal::NotProvided => f.write_str("the rules of this game do not provide for that"),
            Refusal::NothingToUndo => f.write_str("there is no move to take back"),
            Refusal::NoOffer => f.write_str("there is nothing to answer"),
            Refusal::OwnOffer => f.write_str("the other player has to answer this"),
            Refusal::TrialOpen => f.write_str("a claim is being played out: end that first"),
            Refusal::NoTrial => f.write_str("no claim is being played out"),
            Refusal::PassForKoFirst(_) => {
                f.write_str("in hypothetical play a ko is retaken only after a pass for that ko")
            }
            Refusal::LegalAfterAll(_) => f.write_str("the move is legal"),
        }
    }
}

impl core::error::Error for Refusal {}
