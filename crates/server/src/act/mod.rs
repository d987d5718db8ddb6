//! Acts: requests of a page to change a game, and the log entries that follow from them.

mod checks;
mod marks;
mod moves;
mod name;
mod offers;
mod trial;

pub(crate) use name::may_say_name;
pub(crate) use offers::moves_to_undo;
pub(crate) use trial::check_judge_may_move;

use crate::api_error::ApiError;
use crate::error_body::ErrorBody;
use crate::key::Role;
use crate::log::LogEntry;
use crate::phrase::Phrase;
use crate::state::Match;
use axum::http::StatusCode;
use checks::side;
use serde::Deserialize;
use tengen_rules::{Color, Event, Offer, Phase, Refusal, StoneStatus};

/// A request of a page to change a game, as JSON has it (`Act` in `PROTOCOL.md`).
#[derive(Clone, Debug, PartialEq, Deserialize)]
#[serde(tag = "do", rename_all = "kebab-case", deny_unknown_fields)]
pub enum Act {
    /// A play.
    Play {
        /// The name of the point.
        at: String,
        /// The number this move would have.
        r#move: usize,
    },
    /// A pass.
    Pass {
        /// The number this move would have.
        r#move: usize,
    },
    /// Resignation.
    Resign {
        /// The side that resigns, where the key plays both.
        r#as: Option<Color>,
    },
    /// The game, which has hardly begun, is called off.
    CallOff,
    /// Moves are to be taken back.
    Undo {
        /// The number the next move would have. Without it the game may have moved on.
        r#move: Option<usize>,
        /// The side that asks, where the key plays both.
        r#as: Option<Color>,
    },
    /// The answer to an offer.
    Answer {
        /// Whether the offer is accepted.
        accept: bool,
        /// The side that asks, where the key plays both.
        r#as: Option<Color>,
    },
    /// An offer is withdrawn.
    Withdraw {
        /// The side that asks, where the key plays both.
        r#as: Option<Color>,
    },
    /// The game is to end without result, since a position has recurred.
    NoResult {
        /// The side that asks, where the key plays both.
        r#as: Option<Color>,
    },
    /// The chain on this point is alive, dead or in seki.
    Mark {
        /// A stone of the chain.
        at: String,
        /// How it stands.
        status: StoneStatus,
        /// The number of the proposal that this changes.
        proposal: u64,
        /// The side that asks, where the key plays both.
        r#as: Option<Color>,
    },
    /// The last mark on the chain on this point is taken back.
    Unmark {
        /// A stone of the chain.
        at: String,
        /// The number of the proposal that this changes.
        proposal: u64,
        /// The side that asks, where the key plays both.
        r#as: Option<Color>,
    },
    /// Agreement with a proposal.
    Accept {
        /// The number of the proposal.
        proposal: u64,
        /// The side that asks, where the key plays both.
        r#as: Option<Color>,
    },
    /// The fate of the chain on this point is to be played out beside the game.
    Trial {
        /// A stone of the chain.
        at: String,
        /// The side that asks, where the key plays both.
        r#as: Option<Color>,
    },
    /// A play in the trial.
    TrialPlay {
        /// The name of the point.
        at: String,
        /// The number this move of the trial would have.
        r#move: usize,
    },
    /// A pass in the trial.
    TrialPass {
        /// The ko that the player may retake afterwards, where the rules ask for a pass first.
        ko: Option<String>,
        /// The number this move of the trial would have.
        r#move: usize,
    },
    /// The judge is to move in the trial for the side whose turn it is.
    TrialJudge {
        /// The number this move of the trial would have.
        r#move: usize,
    },
    /// The player agrees with the opponent about the chain, and the trial ends.
    TrialConcede {
        /// The side that asks, where the key plays both.
        r#as: Option<Color>,
    },
    /// The trial is given up without a verdict.
    TrialPutBack {
        /// The side that asks, where the key plays both.
        r#as: Option<Color>,
    },
    /// The player disputes the proposal. Play goes on as the rules say.
    Dispute {
        /// The side that asks, where the key plays both.
        r#as: Option<Color>,
    },
    /// Whether the player wants the running game analysed. It is no event of the game.
    Analysis {
        /// Whether it is wanted.
        on: bool,
    },
    /// A player says something to the opponent. It is no event of the game.
    Say {
        /// The phrase.
        phrase: Phrase,
    },
    /// Whether the player wants another game after this one.
    Rematch {
        /// Whether it is wanted.
        on: bool,
    },
    /// A player who came by a link says their name, once.
    Name {
        /// The name.
        name: String,
    },
    /// The players cannot even agree who moves next.
    NoAgreement {
        /// The side that asks, where the key plays both.
        r#as: Option<Color>,
    },
}

/// The log entries that grant `act` to the holder of a key. They are to be appended together.
///
/// # Errors
/// The reason why the act cannot be granted. Some refusals of the rules come only later, when the
/// entries are applied.
pub fn plan(table: &Match, role: Role, act: &Act) -> Result<Vec<LogEntry>, ApiError> {
    if role == Role::Watch {
        return Err(ApiError::not_allowed("this link only watches"));
    }
    let game = table.game();
    if matches!(game.phase(), Phase::Ended(_)) {
        return Err(ApiError::refused(game, &Refusal::GameOver));
    }
    if let Act::Name { name } = act {
        return Ok(vec![name::say(table, role, name)?]);
    }
    if *act == Act::CallOff {
        return Ok(vec![call_off(table, role)?]);
    }
    let events = match act {
        Act::Play { at, r#move } => vec![moves::play(table, role, at, *r#move)?],
        Act::Pass { r#move } => vec![moves::pass(table, role, *r#move)?],
        Act::Resign { r#as } => vec![Event::Resign { color: side(role, *r#as)? }],
        Act::Undo { r#move, r#as } => {
            if let Some(given) = r#move {
                moves::is_next(table, *given)?;
            }
            vec![offers::undo(table, role, *r#as)?]
        }
        Act::Answer { accept, r#as } => {
            vec![Event::Answer { color: side(role, *r#as)?, accept: *accept }]
        }
        Act::Withdraw { r#as } => vec![Event::Withdraw { color: side(role, *r#as)? }],
        Act::NoResult { r#as } => offers::make(table, role, *r#as, Offer::Cycle)?,
        Act::NoAgreement { .. } if role == Role::Both => vec![Event::NoAgreement],
        Act::NoAgreement { r#as } => offers::make(table, role, *r#as, Offer::AllAlive)?,
        Act::Mark { at, status, proposal, r#as } => {
            vec![marks::mark(table, role, *r#as, (at, *status), *proposal)?]
        }
        Act::Unmark { at, proposal, r#as } => {
            vec![marks::unmark(table, role, *r#as, at, *proposal)?]
        }
        Act::Accept { .. } if table.awaits_judge().is_some() => return Err(ApiError::judging()),
        Act::Accept { proposal, r#as } => {
            vec![Event::Accept { color: side(role, *r#as)?, proposal: *proposal }]
        }
        Act::Dispute { r#as } => vec![Event::Dispute { color: side(role, *r#as)? }],
        Act::Trial { at, r#as } => vec![trial::begin(table, role, *r#as, at)?],
        Act::TrialPlay { at, r#move } => vec![trial::play(table, role, at, *r#move)?],
        Act::TrialPass { ko, r#move } => vec![trial::pass(table, role, ko.as_deref(), *r#move)?],
        Act::TrialConcede { r#as } => vec![trial::concede(role, *r#as)?],
        Act::TrialPutBack { r#as } => vec![trial::put_back(role, *r#as)?],
        // Asked of the judge and of the analyst, said to the opponent, or done above. None is an
        // event of the game.
        Act::TrialJudge { .. }
        | Act::Analysis { .. }
        | Act::Name { .. }
        | Act::CallOff
        | Act::Say { .. }
        | Act::Rematch { .. } => Vec::new(),
    };
    Ok(events.into_iter().map(LogEntry::from).collect())
}

/// Calls a game of the lobby off that has hardly begun. A player who waits for the other in vain
/// loses nothing.
fn call_off(table: &Match, role: Role) -> Result<LogEntry, ApiError> {
    let Some(color) = role.side() else {
        return Err(ApiError::not_allowed("one player calls a game off"));
    };
    if table.match_setup().seats.is_none() {
        return Err(ApiError::not_allowed("a game of the lobby alone is called off"));
    }
    match table.may_be_called_off() {
        true => Ok(LogEntry::CalledOff { color }),
        false => {
            let text = "both players have moved: resign, or play on";
            Err(ErrorBody::new("has-begun", text).status(StatusCode::CONFLICT))
        }
    }
}
