//! What goes wrong, as the page is told of it.

use axum::http::{StatusCode, header};
use axum::response::{IntoResponse, Response};
use serde::Serialize;
use serde_json::{Map, Value, json};
use tengen_record::placed;
use tengen_rules::{Effect, Game, HandicapError, Illegal, Refusal, StartError, Trial};

/// A refusal in words, in a code and in numbers, with the stones concerned.
#[derive(Clone, Debug, PartialEq, Serialize)]
pub struct Problem {
    /// A stable short name; the page has a sentence for each.
    pub code: &'static str,
    /// What the sentence mentions.
    pub args: Map<String, Value>,
    /// The stones concerned, by name.
    pub points: Vec<String>,
    /// The sentence in English.
    pub text: String,
}

/// A request that cannot be granted.
#[derive(Clone, Debug)]
pub struct ApiError {
    /// The status of the answer.
    pub status: StatusCode,
    /// What its body says.
    pub problem: Problem,
}

impl Problem {
    /// A problem without arguments or points.
    pub fn new(code: &'static str, text: impl Into<String>) -> Problem {
        Problem { code, args: Map::new(), points: Vec::new(), text: text.into() }
    }

    /// With one more argument.
    #[must_use]
    pub fn with(mut self, name: &str, value: impl Into<Value>) -> Problem {
        self.args.insert(name.to_owned(), value.into());
        self
    }

    /// As the answer to a request.
    pub fn status(self, status: StatusCode) -> ApiError {
        ApiError { status, problem: self }
    }

    /// Why an event is refused in `game`.
    pub fn refusal(game: &Game, refusal: &Refusal) -> Problem {
        match *refusal {
            Refusal::Illegal(illegal) => match game.trial() {
                Some(trial) => Problem::illegal_in_trial(trial, illegal),
                None => Problem::illegal(game, illegal),
            },
            Refusal::NotYourTurn { to_move } => {
                Problem::new(refusal.code(), refusal.to_string()).with("to_move", color(to_move))
            }
            Refusal::WrongPhase { phase } => {
                Problem::new(refusal.code(), refusal.to_string()).with("phase", phase)
            }
            Refusal::NoStone(point)
            | Refusal::LegalAfterAll(point)
            | Refusal::DameLeft(point)
            | Refusal::PassForKoFirst(point) => {
                let name = game.setup().size.name(point);
                Problem::new(refusal.code(), refusal.to_string()).with("point", name)
            }
            _ => Problem::new(refusal.code(), refusal.to_string()),
        }
    }

    /// Why a play is not legal in a claim that is played out: what it would repeat may lie
    /// before that, so no move is named.
    fn illegal_in_trial(trial: &Trial, illegal: Illegal) -> Problem {
        let code = match illegal {
            Illegal::Superko { .. } => "trial-superko",
            other => Refusal::Illegal(other).code(),
        };
        let point = trial.board().size().name(illegal.point());
        Problem::new(code, illegal.to_string()).with("point", point)
    }

    /// Why a play is not legal for the side to move in `game`.
    pub fn illegal(game: &Game, illegal: Illegal) -> Problem {
        let illegal = in_moves_of_the_game(game, illegal);
        let (size, board) = (game.setup().size, game.board());
        let point = illegal.point();
        let side = game.to_move().unwrap_or(game.line().to_move());
        let problem = Problem::new(Refusal::Illegal(illegal).code(), illegal.to_string());
        let mut problem = problem.with("point", size.name(point));
        let mut name = |p| problem.points.push(size.name(p));
        match illegal {
            Illegal::OffBoard(_) => {}
            Illegal::Occupied(_) => name(point),
            Illegal::Suicide { .. } => {
                let own = board.neighbours(point).filter(|p| board.get(*p) == Some(side));
                game.whole_chains(&own.collect::<Vec<_>>()).iter().for_each(name);
            }
            Illegal::HotStone { taken_by_move, .. } => {
                board.captures(side, point).iter().for_each(name);
                problem = problem.with("move", taken_by_move);
            }
            Illegal::Ko { after_move, .. } => {
                board.captures(side, point).iter().for_each(name);
                problem = problem.with("move", after_move);
            }
            Illegal::Superko { after_move, rule, .. } => {
                // A play that repeats takes stones, of the other side or its own.
                if let Ok(Effect::Suicide(_)) = board.effect(side, point) {
                    let own = board.neighbours(point).filter(|p| board.get(*p) == Some(side));
                    game.whole_chains(&own.collect::<Vec<_>>()).iter().for_each(name);
                } else {
                    board.captures(side, point).iter().for_each(name);
                }
                problem = problem.with("move", after_move).with("kind", json!(rule));
            }
            // A reason that this page has no more to say about than its words.
            _ => {}
        }
        problem
    }
}

/// The rules count positions from the end of the handicap placement, the page counts steps
/// from the start: a repetition is named by the page's number.
fn in_moves_of_the_game(game: &Game, illegal: Illegal) -> Illegal {
    let placed = placed(game);
    match illegal {
        Illegal::Ko { point, after_move } => Illegal::Ko { point, after_move: after_move + placed },
        Illegal::Superko { point, after_move, rule } => {
            Illegal::Superko { point, after_move: after_move + placed, rule }
        }
        Illegal::HotStone { point, taken_by_move } => {
            Illegal::HotStone { point, taken_by_move: taken_by_move + placed }
        }
        other => other,
    }
}

fn color(color: tengen_rules::Color) -> &'static str {
    crate::key::Role::of(color).name()
}

impl ApiError {
    /// 400: a request that says something impossible, in this field.
    pub fn bad_request(field: &str, reason: impl Into<String>) -> ApiError {
        let reason = reason.into();
        let place = if field.is_empty() { String::new() } else { format!("{field}: ") };
        Problem::new("bad-request", format!("{place}{reason}"))
            .with("field", field)
            .with("reason", reason)
            .status(StatusCode::BAD_REQUEST)
    }

    /// 403: the key, or the page that sends the request, may not do that.
    pub fn not_allowed(text: &str) -> ApiError {
        Problem::new("not-allowed", text).status(StatusCode::FORBIDDEN)
    }

    /// 404: nothing is known under this key.
    pub fn unknown_key() -> ApiError {
        Problem::new("unknown-key", "there is no game at this address")
            .status(StatusCode::NOT_FOUND)
    }

    /// 409: the game has moved on; `number` is that of the next move.
    pub fn stale(number: usize) -> ApiError {
        let text = format!("the game has moved on: the next move is number {number}");
        Problem::new("stale", text).with("move", number).status(StatusCode::CONFLICT)
    }

    /// 413: more bytes than are taken.
    pub fn too_large(limit: usize) -> ApiError {
        Problem::new("too-large", format!("at most {limit} bytes are accepted here"))
            .with("limit", limit)
            .status(StatusCode::PAYLOAD_TOO_LARGE)
    }

    /// 503: too much at once.
    pub fn busy(text: &str) -> ApiError {
        Problem::new("busy", text).status(StatusCode::SERVICE_UNAVAILABLE)
    }

    /// 503: what the judge is about to say must be waited for.
    pub fn judging() -> ApiError {
        ApiError::busy("the judge is still looking at the position")
    }

    /// 500: something in the server failed; the log says what.
    pub fn internal() -> ApiError {
        Problem::new("internal", "something went wrong in the server; the game is as it was")
            .status(StatusCode::INTERNAL_SERVER_ERROR)
    }

    /// 422: the rules refuse it.
    pub fn refused(game: &Game, refusal: &Refusal) -> ApiError {
        Problem::refusal(game, refusal).status(StatusCode::UNPROCESSABLE_ENTITY)
    }

    /// 422: no game can start like this.
    pub fn start(error: StartError) -> ApiError {
        let problem = match error {
            StartError::Handicap(HandicapError { stones, most }) => {
                Problem::new("handicap", error.to_string())
                    .with("stones", stones)
                    .with("most", most)
            }
            _ => Problem::new("handicap", error.to_string()),
        };
        problem.status(StatusCode::UNPROCESSABLE_ENTITY)
    }
}

impl IntoResponse for ApiError {
    fn into_response(self) -> Response {
        let body = json!({ "error": self.problem }).to_string();
        (self.status, [(header::CONTENT_TYPE, "application/json")], body).into_response()
    }
}
