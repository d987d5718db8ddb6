//! Problems: the list of them, each with its answers, and the judge's answer to whatever else is
//! tried.

use super::body;
use crate::problem::{ApiError, Problem as Trouble};
use axum::body::Body;
use axum::extract::Path;
use axum::http::{StatusCode, header};
use axum::response::{IntoResponse, Response};
use serde::{Deserialize, Serialize};
use std::collections::HashMap;
use std::sync::{Arc, Mutex, OnceLock, PoisonError};
use tengen_lessons::Said;
use tengen_lessons::problems::{Contest, ContestError, Problem, Reply, Worked, problem, problems};
use tengen_rules::Point;
use tokio::sync::Semaphore;

/// So many are read at a time; others wait.
static READERS: Semaphore = Semaphore::const_new(2);

#[derive(Serialize)]
struct Entry {
    id: String,
    kind: &'static str,
    level: u8,
}

/// A line of play that is doubted. Points are indices row by row from the top left.
#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct Doubt {
    /// The moves from the problem's position on, of both sides; `null` is a pass.
    moves: Vec<Option<usize>>,
    /// Whether the judge is to move next.
    answer: bool,
}

/// What is said to it.
#[derive(Serialize)]
#[serde(untagged)]
enum Told {
    Reply(Box<Reply>),
    /// The last move is not legal.
    Refused {
        refused: Said,
    },
}

/// `GET /learn/problems.json`
pub(super) async fn list() -> Response {
    let entry = |p: &Problem| Entry { id: p.id(), kind: p.kind.name(), level: p.level.number() };
    json(&problems().iter().map(entry).collect::<Vec<_>>())
}

/// `GET /learn/problems/{id}`
pub(super) async fn one(Path(id): Path<String>) -> Response {
    /// What was worked out never changes while the program runs.
    static KNOWN: OnceLock<Mutex<HashMap<String, Arc<str>>>> = OnceLock::new();
    let Some(problem) = problem(&id) else { return missing(&id).into_response() };
    let known = || KNOWN.get_or_init(Mutex::default).lock().unwrap_or_else(PoisonError::into_inner);
    let found = known().get(&id).cloned();
    let text = match found {
        Some(text) => Some(text),
        None => {
            let worked = reading(move || Worked::of(problem)).await;
            worked.and_then(Result::ok).and_then(|w| serde_json::to_string(&w).ok()).map(Arc::from)
        }
    };
    let Some(text) = text else { return ApiError::internal().into_response() };
    known().insert(id, text.clone());
    ([(header::CONTENT_TYPE, "application/json"), CACHING], text.to_string()).into_response()
}

/// `POST /learn/problems/{id}`
pub(super) async fn doubt(Path(id): Path<String>, body: Body) -> Result<Response, ApiError> {
    let problem = problem(&id).ok_or_else(|| missing(&id))?;
    let Doubt { moves, answer } = body::json(body).await?;
    let size = problem.board.size();
    let point = |index: usize| {
        let off = || ApiError::bad_request("moves", format!("there is no point {index}"));
        size.at(index).ok_or_else(off)
    };
    let moves: Vec<Option<Point>> =
        moves.into_iter().map(|p| p.map(point).transpose()).collect::<Result<_, _>>()?;
    let told =
        reading(move || told(problem, &moves, answer)).await.ok_or_else(ApiError::internal)?;
    told.map(|told| json(&told)).map_err(|error| ApiError::bad_request("moves", error.to_string()))
}

fn told(problem: &Problem, moves: &[Option<Point>], answer: bool) -> Result<Told, ContestError> {
    match Contest::after(problem, moves) {
        Ok(mut contest) => {
            let reply = if answer { contest.answer() } else { contest.stands() };
            Ok(Told::Reply(Box::new(reply)))
        }
        Err(error) => match error.said().filter(|_| error.is_of_last(moves.len())) {
            Some(refused) => Ok(Told::Refused { refused }),
            None => Err(error),
        },
    }
}

const CACHING: (header::HeaderName, &str) = (header::CACHE_CONTROL, "no-cache");

fn json(value: &impl Serialize) -> Response {
    match serde_json::to_string(value) {
        Ok(text) => ([(header::CONTENT_TYPE, "application/json"), CACHING], text).into_response(),
        Err(_) => ApiError::internal().into_response(),
    }
}

fn missing(id: &str) -> ApiError {
    Trouble::new("not-found", format!("there is no problem {id:?}")).status(StatusCode::NOT_FOUND)
}

/// Reads where that holds nobody up; none if it broke off.
async fn reading<T: Send + 'static>(read: impl FnOnce() -> T + Send + 'static) -> Option<T> {
    let _turn = READERS.acquire().await.ok()?;
    tokio::task::spawn_blocking(read).await.ok()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_doubt_is_answered_and_a_stone_on_a_stone_refused() {
        let problem = problems().first().expect("a problem");
        let Ok(Told::Reply(reply)) = told(problem, &[], true) else { panic!("an answer") };
        assert_eq!((reply.moves.len(), reply.works), (1, Some(true)));
        let Ok(Told::Refused { refused }) = told(problem, &[Some(problem.chain)], true) else {
            panic!("a refusal")
        };
        assert_eq!(refused.id, "learn-no-occupied");
        assert!(told(problem, &[Some(problem.chain), None], true).is_err(), "not the last move");
    }
}
