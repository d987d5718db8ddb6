//! What a person asks for, and the entries that follow from it.

use crate::computer;
use crate::entry::Entry;
use crate::key::Role;
use crate::problem::{ApiError, Problem};
use crate::state::Match;
use crate::tryout;
use axum::http::StatusCode;
use serde::Deserialize;
use tengen_rules::{Board, Color, Event, Offer, Phase, Point, PointSet, Refusal};

/// An action, as it comes from the page.
#[derive(Clone, Debug, PartialEq, Deserialize)]
#[serde(tag = "do", rename_all = "kebab-case", deny_unknown_fields)]
pub enum Act {
    /// A stone.
    Play {
        /// Where, by name.
        at: String,
        /// The number this move would have.
        r#move: usize,
    },
    /// A pass.
    Pass {
        /// The number this move would have.
        r#move: usize,
    },
    /// Giving up.
    Resign {
        /// For whom, if the key plays both sides.
        r#as: Option<Color>,
    },
    /// Taking back.
    Undo {
        /// For whom.
        r#as: Option<Color>,
    },
    /// The answer to an offer.
    Answer {
        /// Yes or no.
        accept: bool,
        /// For whom.
        r#as: Option<Color>,
    },
    /// Taking back an offer.
    Withdraw {
        /// For whom.
        r#as: Option<Color>,
    },
    /// Ending a game whose position has recurred.
    NoResult {
        /// For whom.
        r#as: Option<Color>,
    },
    /// Another view of the stones on this point.
    Mark {
        /// A stone of the chain.
        at: String,
        /// Dead or alive.
        dead: bool,
        /// The proposal this changes.
        proposal: u64,
        /// For whom.
        r#as: Option<Color>,
    },
    /// Agreement with the proposal.
    Accept {
        /// Its number.
        proposal: u64,
        /// For whom.
        r#as: Option<Color>,
    },
    /// A claim about the chain on this point is to be played out beside the game.
    Trial {
        /// A stone of the chain.
        at: String,
        /// For whom.
        r#as: Option<Color>,
    },
    /// A stone in the trial.
    TrialPlay {
        /// Where, by name.
        at: String,
        /// The number this move of the trial would have.
        r#move: usize,
    },
    /// A pass in the trial.
    TrialPass {
        /// The ko that may be retaken afterwards, where that needs a pass of its own.
        ko: Option<String>,
        /// The number this move of the trial would have.
        r#move: usize,
    },
    /// The judge is to move in the trial for the side whose turn it is.
    TrialJudge {
        /// The number this move of the trial would have.
        r#move: usize,
    },
    /// Seeing it as the other side does.
    TrialConcede {
        /// For whom.
        r#as: Option<Color>,
    },
    /// Giving the trial up.
    TrialPutBack {
        /// For whom.
        r#as: Option<Color>,
    },
    /// Disagreement: play goes on as the rules say.
    Dispute {
        /// For whom.
        r#as: Option<Color>,
    },
    /// Whether the holder of the key wants the running game analysed. It is no event of the game.
    Analysis {
        /// Yes or no.
        on: bool,
    },
    /// The players cannot even agree who moves next.
    NoAgreement {
        /// For whom.
        r#as: Option<Color>,
    },
}

/// The entries that grant `act` to the holder of a key, to be appended together.
///
/// # Errors
/// Why it cannot be granted; what the rules refuse is partly only found when the entries are
/// applied.
pub fn plan(table: &Match, role: Role, act: &Act) -> Result<Vec<Entry>, ApiError> {
    if role == Role::Watch {
        return Err(ApiError::not_allowed("this link only watches"));
    }
    let game = table.game();
    if matches!(game.phase(), Phase::Ended(_)) {
        return Err(ApiError::refused(game, &Refusal::GameOver));
    }
    if let Some(event) = tryout::event(table, role, act)? {
        return Ok(vec![event.into()]);
    }
    let events = match act {
        Act::Play { at, r#move } => {
            check_number(table, *r#move)?;
            vec![Event::Play { color: mover(table, role), point: point(table, at)? }]
        }
        Act::Pass { r#move } => {
            check_number(table, *r#move)?;
            vec![Event::Pass { color: mover(table, role) }]
        }
        Act::Resign { r#as } => vec![Event::Resign { color: who(role, *r#as)? }],
        Act::Undo { r#as } => vec![undo(table, role, *r#as)?],
        Act::Answer { accept, r#as } => {
            vec![Event::Answer { color: who(role, *r#as)?, accept: *accept }]
        }
        Act::Withdraw { r#as } => vec![Event::Withdraw { color: who(role, *r#as)? }],
        Act::NoResult { r#as } => offer(table, role, *r#as, Offer::Cycle)?,
        Act::Mark { at, dead, proposal, r#as } => {
            let points = chains_to_mark(table, point(table, at)?, *dead, *proposal)?;
            let color = r#as.or(role.side()).unwrap_or(Color::Black);
            vec![Event::Mark { color: who(role, Some(color))?, points, dead: *dead }]
        }
        Act::Accept { proposal, r#as } => {
            vec![Event::Accept { color: who(role, *r#as)?, proposal: *proposal }]
        }
        Act::Dispute { r#as } => vec![Event::Dispute { color: who(role, *r#as)? }],
        Act::Analysis { .. } => Vec::new(),
        // What was asked about a trial has been answered above.
        Act::Trial { .. }
        | Act::TrialPlay { .. }
        | Act::TrialPass { .. }
        | Act::TrialJudge { .. }
        | Act::TrialConcede { .. }
        | Act::TrialPutBack { .. } => Vec::new(),
        Act::NoAgreement { r#as: _ } if role == Role::Both => vec![Event::NoAgreement],
        Act::NoAgreement { r#as } => offer(table, role, *r#as, Offer::AllAlive)?,
    };
    Ok(events.into_iter().map(Entry::from).collect())
}

/// The side a request speaks for.
pub(crate) fn who(role: Role, named: Option<Color>) -> Result<Color, ApiError> {
    match (role.side(), named) {
        (Some(side), Some(named)) if side != named => {
            Err(ApiError::not_allowed("this link plays the other side"))
        }
        (Some(side), _) => Ok(side),
        (None, Some(named)) if role == Role::Both => Ok(named),
        (None, None) if role == Role::Both => {
            Err(ApiError::bad_request("as", "a link that plays both sides says for which"))
        }
        (None, _) => Err(ApiError::not_allowed("this link only watches")),
    }
}

/// The side whose stone a play or pass of this key is.
fn mover(table: &Match, role: Role) -> Color {
    let to_move = || table.game().to_move().unwrap_or(table.game().line().to_move());
    role.side().unwrap_or_else(to_move)
}

fn check_number(table: &Match, number: usize) -> Result<(), ApiError> {
    let next = table.game().moves().len() + 1;
    if number == next { Ok(()) } else { Err(ApiError::stale(next)) }
}

pub(crate) fn point(table: &Match, name: &str) -> Result<Point, ApiError> {
    table.game().setup().size.parse(name).ok_or_else(|| {
        let shown: String = name.chars().take(8).collect();
        Problem::new("off-board", "this point is not on the board")
            .with("point", shown)
            .status(StatusCode::UNPROCESSABLE_ENTITY)
    })
}

/// How many moves go back if `color` takes its last one back; none if it has made none.
pub(crate) fn moves_to_undo(table: &Match, color: Option<Color>) -> Option<u32> {
    let moves = table.game().moves();
    let last = match color {
        Some(color) => moves.iter().rposition(|m| m.color == color)?,
        None => moves.len().checked_sub(1)?,
    };
    u32::try_from(moves.len() - last).ok()
}

fn undo(table: &Match, role: Role, named: Option<Color>) -> Result<Event, ApiError> {
    let refused = || ApiError::refused(table.game(), &Refusal::NothingToUndo);
    let moves = moves_to_undo(table, role.side()).ok_or_else(refused)?;
    if table.deal().undo_is_immediate() {
        return Ok(Event::Undo { moves });
    }
    let color = who(role, named)?;
    check_no_offer(table, color)?;
    Ok(Event::Offer { color, offer: Offer::Undo { moves } })
}

/// An offer of one's own may be made again, one of the opponent is to be answered first.
fn check_no_offer(table: &Match, color: Color) -> Result<(), ApiError> {
    match table.game().offer() {
        Some((by, _)) if by != color => {
            Err(Problem::new("offer-pending", "the other player waits for an answer first")
                .status(StatusCode::UNPROCESSABLE_ENTITY))
        }
        _ => Ok(()),
    }
}

/// An offer, with the answer where the other side is the computer or at the same screen.
fn offer(
    table: &Match,
    role: Role,
    named: Option<Color>,
    offer: Offer,
) -> Result<Vec<Event>, ApiError> {
    let color =
        if role == Role::Both { named.unwrap_or(mover(table, role)) } else { who(role, named)? };
    check_no_offer(table, color)?;
    let made = Event::Offer { color, offer };
    if role == Role::Both {
        return Ok(vec![made, Event::Answer { color: !color, accept: true }]);
    }
    Ok(match table.deal().computer() {
        Some((color, _)) => {
            let accept = computer::accepts(table, color, offer);
            vec![made, Event::Answer { color, accept }]
        }
        None => vec![made],
    })
}

fn chains_to_mark(
    table: &Match,
    at: Point,
    dead: bool,
    proposal: u64,
) -> Result<Vec<Point>, ApiError> {
    let game = table.game();
    let refused = |refusal| Err(ApiError::refused(game, &refusal));
    let Some(settling) = table.settling() else {
        let phase = match game.phase() {
            Phase::Placing { .. } => "placing",
            _ => "play",
        };
        return refused(Refusal::WrongPhase { phase });
    };
    if game.trial().is_some() {
        return refused(Refusal::TrialOpen);
    }
    if table.awaits_judge().is_some() {
        return Err(ApiError::judging());
    }
    if settling.proposal != proposal {
        return refused(Refusal::ProposalChanged { proposal: settling.proposal });
    }
    let Some(color) = game.board().get(at) else { return refused(Refusal::NoStone(at)) };
    if dead {
        return Ok(vec![at]);
    }
    Ok(dead_together(game.board(), color, at, &settling.settlement.dead))
}

/// The stone, and one of each dead chain of its colour that lies joined to it through empty
/// points and dead stones like it: who says that one of them lives says so of all.
fn dead_together(board: &Board, color: Color, at: Point, dead: &PointSet) -> Vec<Point> {
    let same = |p: Point| board.get(p) == Some(color) && dead.contains(p);
    let region = board.region(at, |p| board.is_empty(p) || same(p));
    let mut points = vec![at];
    points
        .extend(board.chains().map(|(_, stone)| stone).filter(|p| same(*p) && region.contains(*p)));
    points
}
