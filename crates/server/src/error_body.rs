//! Why something is refused or found strange, in the form that the page gets.

use serde::Serialize;
use serde_json::{Map, Value, json};
use tengen_record::placed;
use tengen_rules::{Board, Color, Effect, Game, Illegal, PointSet, Refusal, Trial};

/// The reason of an error, or a note on a record: a code, its arguments and the stones concerned.
#[derive(Clone, Debug, PartialEq, Serialize)]
pub struct ErrorBody {
    /// A stable short name. The page has a sentence for each code.
    pub code: &'static str,
    /// The values that the page puts into its sentence.
    pub args: Map<String, Value>,
    /// The stones concerned, by name.
    pub points: Vec<String>,
    /// The sentence in English.
    pub text: String,
}

impl ErrorBody {
    /// A reason without arguments or points.
    pub fn new(code: &'static str, text: impl Into<String>) -> ErrorBody {
        ErrorBody { code, args: Map::new(), points: Vec::new(), text: text.into() }
    }

    /// Adds an argument.
    #[must_use]
    pub fn with(mut self, name: &str, value: impl Into<Value>) -> ErrorBody {
        self.args.insert(name.to_owned(), value.into());
        self
    }

    /// The reason why `game` refuses an event.
    pub fn refusal(game: &Game, refusal: &Refusal) -> ErrorBody {
        match *refusal {
            Refusal::Illegal(illegal) => match game.trial() {
                Some(trial) => ErrorBody::illegal_in_trial(trial, illegal),
                None => ErrorBody::illegal(game, illegal),
            },
            Refusal::NotYourTurn { to_move } => {
                ErrorBody::new(refusal.code(), refusal.to_string()).with("to_move", color(to_move))
            }
            Refusal::WrongPhase { phase } => {
                ErrorBody::new(refusal.code(), refusal.to_string()).with("phase", phase)
            }
            Refusal::NoStone(point)
            | Refusal::NotMarked(point)
            | Refusal::NoRival(point)
            | Refusal::LegalAfterAll(point)
            | Refusal::DameLeft(point)
            | Refusal::PassForKoFirst(point) => {
                let name = game.setup().size.name(point);
                ErrorBody::new(refusal.code(), refusal.to_string()).with("point", name)
            }
            _ => ErrorBody::new(refusal.code(), refusal.to_string()),
        }
    }

    /// The reason why a play is not legal in a trial. The repeated position may be older than the
    /// trial, so no move is named.
    fn illegal_in_trial(trial: &Trial, illegal: Illegal) -> ErrorBody {
        let code = match illegal {
            Illegal::Superko { .. } => "trial-superko",
            other => Refusal::Illegal(other).code(),
        };
        let point = trial.board().size().name(illegal.point());
        ErrorBody::new(code, illegal.to_string()).with("point", point)
    }

    /// The reason why a play is not legal for the side to move in `game`.
    pub fn illegal(game: &Game, illegal: Illegal) -> ErrorBody {
        let side = game.to_move().unwrap_or(game.line().to_move());
        ErrorBody::illegal_play(game.board(), side, in_moves_of_the_game(game, illegal))
    }

    /// The reason why `side` may not make a play on this board. The moves that it names are numbers
    /// of the page.
    pub(crate) fn illegal_play(board: &Board, side: Color, illegal: Illegal) -> ErrorBody {
        let size = board.size();
        let point = illegal.point();
        let own_chains = || {
            let own = board.neighbours(point).filter(|p| board.get(*p) == Some(side));
            PointSet::of(size, own.flat_map(|p| board.chain(p)))
        };
        let body = ErrorBody::new(Refusal::Illegal(illegal).code(), illegal.to_string());
        let mut body = body.with("point", size.name(point));
        let mut name = |p| body.points.push(size.name(p));
        match illegal {
            Illegal::OffBoard(_) => {}
            Illegal::Occupied(_) => name(point),
            Illegal::Suicide { .. } => {
                own_chains().iter().for_each(name);
            }
            Illegal::HotStone { taken_by_move, .. } => {
                board.captures(side, point).iter().for_each(name);
                body = body.with("move", taken_by_move);
            }
            Illegal::Ko { after_move, .. } => {
                board.captures(side, point).iter().for_each(name);
                body = body.with("move", after_move);
            }
            Illegal::Superko { after_move, rule, .. } => {
                // A play that repeats a position takes stones, of the opponent or its own.
                if let Ok(Effect::Suicide(_)) = board.effect(side, point) {
                    own_chains().iter().for_each(name);
                } else {
                    board.captures(side, point).iter().for_each(name);
                }
                body = body.with("move", after_move).with("kind", json!(rule));
            }
            // Its sentence needs no further values.
            _ => {}
        }
        body
    }
}

/// Turns the move numbers of the rules into those of the page. The rules count moves from the end
/// of the handicap placement, the page counts steps from the start.
fn in_moves_of_the_game(game: &Game, illegal: Illegal) -> Illegal {
    illegal.counted_after(placed(game))
}

fn color(color: Color) -> &'static str {
    crate::key::Role::of(color).name()
}
