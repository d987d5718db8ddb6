//! Jobs, and what workers say. `PROTOCOL.md` describes them.

use crate::analysis::Evaluation;
use crate::judgement::LookAnswer;
use crate::log::LogEntry;
use crate::match_setup::MatchSetup;
use serde::{Deserialize, Serialize};
use tengen_engine::{Action, Rank};
use tengen_rules::{Color, Event, Point, Ruleset, Score, Size};

/// A request for a job.
#[derive(Clone, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Asks {
    /// The name by which the worker knows itself.
    pub worker: String,
    /// The version of its program.
    pub version: String,
    /// The number of its protocol.
    pub protocol: u32,
    /// The name of its network; `None` if it has none.
    pub network: Option<String>,
}

/// What a worker sends about a job that it has.
#[derive(Clone, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Sends {
    /// The worker.
    pub worker: String,
    /// The answer; `None` if the worker is still at it.
    #[serde(default)]
    pub answer: Option<Answer>,
}

/// A job that a worker is given.
#[derive(Clone, Debug, Serialize, Deserialize)]
pub struct Given {
    /// Its number.
    pub number: u64,
    /// For how many seconds the worker has it without a word.
    pub lease: f64,
    /// What is to be done.
    pub job: Job,
}

/// What is to be done.
#[derive(Clone, Debug, Serialize, Deserialize)]
#[serde(tag = "kind", rename_all = "kebab-case")]
pub enum Job {
    /// The computer's move in a game.
    Move(Box<Task>),
    /// The evaluation of a position.
    Evaluate {
        /// The way to it.
        walk: Box<Walk>,
        /// The most visits of the search.
        visits: u64,
        /// The most time of the search.
        milliseconds: u64,
    },
    /// The judge's look at a stopped position.
    Look {
        /// The size of the board.
        size: Size,
        /// The stones on it.
        stones: Vec<(Color, Point)>,
        /// The rules.
        rules: Box<Ruleset>,
        /// The side that would move next.
        to_move: Color,
        /// How many moves led to the position.
        moves: usize,
        /// Whether the judge looks closely.
        closer: bool,
    },
}

/// The way to a position that is evaluated.
#[derive(Clone, Debug, Serialize, Deserialize)]
#[serde(rename_all = "camelCase", deny_unknown_fields)]
pub struct Walk {
    /// The size of the board.
    pub size: Size,
    /// The rules.
    pub rules: Ruleset,
    /// What White receives for moving second.
    pub komi: Score,
    /// What White receives for the handicap besides.
    pub compensation: Score,
    /// The stones at the beginning.
    pub stones: Vec<(Color, Point)>,
    /// The side that moves first.
    pub first: Color,
    /// The prisoners of Black and White at the beginning.
    pub prisoners: [u32; 2],
    /// The moves; no point is a pass.
    pub moves: Vec<(Color, Option<Point>)>,
    /// The side that is to move then.
    pub to_move: Color,
}

/// A game in which the computer is to move.
#[derive(Clone, Debug, Serialize, Deserialize)]
pub struct Task {
    /// A number for the game, so that the worker knows it again.
    pub game: i64,
    /// Its set-up, without names.
    pub agreed: MatchSetup,
    /// Its entries, each with its time.
    pub entries: Vec<(u64, LogEntry)>,
    /// The computer's side.
    pub color: Color,
    /// Its rank.
    #[serde(with = "crate::rank")]
    pub rank: Rank,
    /// How long the move has waited, in milliseconds. The clock ran meanwhile.
    pub waited: u64,
}

/// An answer.
#[derive(Clone, Debug, Serialize, Deserialize)]
#[serde(tag = "kind", rename_all = "kebab-case")]
pub enum Answer {
    /// The move of [`Job::Move`].
    Move {
        /// The move.
        moved: Moved,
    },
    /// The evaluation of [`Job::Evaluate`].
    Evaluate(Box<Evaluation>),
    /// The judgement of [`Job::Look`].
    Look(Box<LookAnswer>),
    /// The worker can make nothing of the job.
    Cannot {
        /// Why not, in English.
        why: String,
    },
}

/// A move that a worker has chosen.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Moved {
    /// A play at the point of this name.
    Play(String),
    /// A pass.
    Pass,
    /// The computer gives up.
    Resign,
}

impl Moved {
    /// What the engine has chosen.
    pub(crate) fn of(action: Action, size: Size) -> Moved {
        match action {
            Action::Play(point) => Moved::Play(size.name(point)),
            Action::Pass => Moved::Pass,
            Action::Resign => Moved::Resign,
        }
    }

    /// The action, if the rules and the rank allow it in the game.
    pub(crate) fn checked(
        &self,
        game: &tengen_rules::Game,
        color: Color,
        rank: Rank,
    ) -> Option<Action> {
        let (action, event) = match self {
            Moved::Play(name) => {
                let point = game.setup().size.parse(name)?;
                (Action::Play(point), Event::Play { color, point })
            }
            Moved::Pass => (Action::Pass, Event::Pass { color }),
            Moved::Resign if rank.resigns() => (Action::Resign, Event::Resign { color }),
            Moved::Resign => return None,
        };
        game.clone().apply(event).is_ok().then_some(action)
    }
}
