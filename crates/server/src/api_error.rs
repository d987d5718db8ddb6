//! Requests that fail: the status and the body of the answer.

use crate::error_body::ErrorBody;
use crate::limiter::Refused;
use crate::store::{Cause, Deleted, Ended, StoreError};
use axum::http::{StatusCode, header};
use axum::response::{AppendHeaders, IntoResponse, Response};
use serde_json::json;
use std::time::Duration;
use tengen_rules::{Game, HandicapError, Refusal, ReplayError, StartError};

/// When a request that was too much may be sent again, if nothing tells it better.
const SOON: Duration = Duration::from_secs(2);

/// The reason where no more addresses can be remembered.
const MANY: &str = "too many addresses ask for this at once";

/// A request that cannot be granted.
#[derive(Clone, Debug)]
pub struct ApiError {
    /// The status of the answer.
    pub status: StatusCode,
    /// The reason, which the answer carries.
    pub body: ErrorBody,
    /// After which time the request may be sent again. `None` if it would be refused again.
    pub again: Option<Duration>,
}

impl ErrorBody {
    /// The answer with this status and body.
    pub fn status(self, status: StatusCode) -> ApiError {
        let again = (status == StatusCode::SERVICE_UNAVAILABLE).then_some(SOON);
        ApiError { status, body: self, again }
    }

    /// The answer with status 422.
    pub fn unprocessable(self) -> ApiError {
        self.status(StatusCode::UNPROCESSABLE_ENTITY)
    }
}

impl ApiError {
    /// 400: `field` of the request has an impossible value. An empty field is the whole request.
    pub fn bad_request(field: &str, reason: impl Into<String>) -> ApiError {
        let reason = reason.into();
        let place = if field.is_empty() { String::new() } else { format!("{field}: ") };
        ErrorBody::new("bad-request", format!("{place}{reason}"))
            .with("field", field)
            .with("reason", reason)
            .status(StatusCode::BAD_REQUEST)
    }

    /// 403: the key, or the page that sends the request, may not do that.
    pub fn not_allowed(text: &str) -> ApiError {
        ErrorBody::new("not-allowed", text).status(StatusCode::FORBIDDEN)
    }

    /// 404: no game has this key.
    pub fn unknown_key() -> ApiError {
        ErrorBody::new("unknown-key", "there is no game at this address")
            .status(StatusCode::NOT_FOUND)
    }

    /// 404: the key opens nothing any more.
    pub fn ended(why: Ended) -> ApiError {
        match why {
            Ended::Replaced => ErrorBody::new("unknown-key", "this link was replaced by a new one")
                .with("why", "replaced")
                .status(StatusCode::NOT_FOUND),
            Ended::Deleted(deleted) => ApiError::deleted(deleted),
        }
    }

    /// 404: the thing that was here is deleted.
    pub fn deleted(Deleted { at, why }: Deleted) -> ApiError {
        let text = match why {
            Cause::Keeper => "the keeper of this server deleted it",
            Cause::Unused => "it was deleted, as nobody used it for long",
        };
        ErrorBody::new("unknown-key", text)
            .with("why", why.name())
            .with("at", at)
            .status(StatusCode::NOT_FOUND)
    }

    /// 404: there is no such page, ruleset or problem.
    pub fn not_found(text: impl Into<String>) -> ApiError {
        ErrorBody::new("not-found", text).status(StatusCode::NOT_FOUND)
    }

    /// 409: the game has moved on. `number` is that of the next move.
    pub fn stale(number: usize) -> ApiError {
        let text = format!("the game has moved on: the next move is number {number}");
        ErrorBody::new("stale", text).with("move", number).status(StatusCode::CONFLICT)
    }

    /// 413: the body has more than `limit` bytes.
    pub fn too_large(limit: usize) -> ApiError {
        ErrorBody::new("too-large", format!("at most {limit} bytes are accepted here"))
            .with("limit", limit)
            .status(StatusCode::PAYLOAD_TOO_LARGE)
    }

    /// 507: the store takes nothing new.
    pub fn full() -> ApiError {
        let text = "the server has no room for anything new; what is there goes on";
        ErrorBody::new("full", text).status(StatusCode::INSUFFICIENT_STORAGE)
    }

    /// 503: the server would not keep the change that it is sent.
    pub fn unkept() -> ApiError {
        let text = "the server cannot keep anything until its keeper has looked after it";
        ErrorBody::new("unkept", text).status(StatusCode::SERVICE_UNAVAILABLE)
    }

    /// 429: the address has added too much. 503: too many others do.
    pub(crate) fn too_much(refused: Refused) -> ApiError {
        let Refused::TooOften(wait) = refused else { return ApiError::busy(MANY) };
        let body = after("too-much", "too much was added from this address", wait);
        ApiError { again: Some(wait), ..body.status(StatusCode::TOO_MANY_REQUESTS) }
    }

    /// 429: there were too many tries. 503: too many others try.
    pub(crate) fn wait_for(refused: Refused) -> ApiError {
        match refused {
            Refused::TooOften(wait) => ApiError::wait(wait),
            Refused::NoRoom => ApiError::busy(MANY),
        }
    }

    /// 429: there were too many tries.
    pub(crate) fn wait(wait: Duration) -> ApiError {
        let body = after("wait", "there were too many tries", wait);
        ApiError { again: Some(wait), ..body.status(StatusCode::TOO_MANY_REQUESTS) }
    }

    /// 503: the server has too much to do.
    pub fn busy(text: &str) -> ApiError {
        ErrorBody::new("busy", text).with("of", "all").status(StatusCode::SERVICE_UNAVAILABLE)
    }

    /// 503: the address does something too often, or too many others do it.
    pub(crate) fn too_often(text: &str, refused: Refused) -> ApiError {
        let Refused::TooOften(wait) = refused else { return ApiError::busy(MANY) };
        let body = after("busy", text, wait).with("of", "address");
        ApiError { again: Some(wait), ..body.status(StatusCode::SERVICE_UNAVAILABLE) }
    }

    /// 503: too many pages are open, of a `game` or a `study`, of an `address`, or in `all`.
    pub fn crowded(of: &str, text: &str) -> ApiError {
        ErrorBody::new("crowded", text).with("of", of).status(StatusCode::SERVICE_UNAVAILABLE)
    }

    /// 503: the judge's proposal is still to come.
    pub fn judging() -> ApiError {
        ApiError::busy("the judge is still looking at the position")
    }

    /// 422: the judge cannot choose a move in this trial.
    pub fn beyond_reading() -> ApiError {
        let text = "the judge cannot read this: the players go on themselves";
        ErrorBody::new("beyond-reading", text).unprocessable()
    }

    /// 503: a change of what is there already is not stored. It may come again. Where only the
    /// server's keeper can help, the answer says so.
    pub(crate) fn unstored(error: &StoreError) -> ApiError {
        use StoreError::{Damaged, DiskFull, Gone, NoDatabase, NoLogin, NoRights, ReadOnly, Tls};
        match error {
            DiskFull | Gone(_) | NoRights | Damaged(_) | NoLogin | NoDatabase | ReadOnly
            | Tls(_) => ApiError::unkept(),
            _ => ApiError::busy("the change could not be stored; please try again"),
        }
    }

    /// The answer when the store fails. The program's log gets the reason: of an outage once, and
    /// of a fault each time, as people are told.
    pub(crate) fn store(error: StoreError) -> ApiError {
        let answer = match &error {
            // What a key opened was deleted meanwhile.
            StoreError::Unknown => return ApiError::unknown_key(),
            StoreError::DiskFull => ApiError::full(),
            StoreError::Locked | StoreError::Silent | StoreError::Crowded => {
                ApiError::busy(&error.to_string())
            }
            StoreError::Gone(_)
            | StoreError::Damaged(_)
            | StoreError::NoRights
            | StoreError::NoLogin
            | StoreError::NoDatabase
            | StoreError::ReadOnly
            | StoreError::Tls(_) => ApiError::unkept(),
            _ => ApiError::internal(),
        };
        if !error.tell_outage() || answer.status == StatusCode::INTERNAL_SERVER_ERROR {
            tracing::error!(%error, "the store has failed");
        }
        answer
    }

    /// 500: something in the server failed. The program's log has the reason.
    pub fn internal() -> ApiError {
        ErrorBody::new("internal", "something went wrong in the server; the game is as it was")
            .status(StatusCode::INTERNAL_SERVER_ERROR)
    }

    /// 422: the rules refuse the event.
    pub fn refused(game: &Game, refusal: &Refusal) -> ApiError {
        ErrorBody::refusal(game, refusal).unprocessable()
    }

    /// 422: no game can start with this set-up.
    pub fn start(error: ReplayError) -> ApiError {
        let body = match error {
            ReplayError::Start(StartError::Handicap(HandicapError { stones, most })) => {
                ErrorBody::new("handicap", error.to_string())
                    .with("stones", stones)
                    .with("most", most)
            }
            _ => ErrorBody::new("handicap", error.to_string()),
        };
        body.unprocessable()
    }
}

/// A refusal that says after which time the request may come again.
fn after(code: &'static str, text: &str, wait: Duration) -> ErrorBody {
    let seconds = whole_seconds(wait);
    let (count, unit) = match seconds {
        0..=120 => (seconds, "s"),
        _ => (seconds.div_ceil(60), "min"),
    };
    let text = format!("{text}; please try again in {count} {unit}");
    ErrorBody::new(code, text).with("wait", count).with("unit", unit)
}

/// A wait in seconds, rounded up to at least one.
fn whole_seconds(wait: Duration) -> u64 {
    u64::try_from(wait.as_millis().div_ceil(1_000)).unwrap_or(u64::MAX).max(1)
}

impl IntoResponse for ApiError {
    fn into_response(self) -> Response {
        let body = json!({ "error": self.body }).to_string();
        let kind = [(header::CONTENT_TYPE, "application/json")];
        // The header takes whole seconds.
        let later = self.again.map(|wait| [(header::RETRY_AFTER, whole_seconds(wait).to_string())]);
        (self.status, kind, later.map(AppendHeaders), body).into_response()
    }
}
