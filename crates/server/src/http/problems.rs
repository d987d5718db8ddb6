//! Problems of life and death: a set of them, each with its answers, and new ones on demand. The
//! judge answers any other line of play.
//!
//! A new problem is not stored: its name is the problem itself, as a line of text.

use super::access::Caller;
use super::body;
use crate::api_error::ApiError;
use crate::app::App;
use axum::Extension;
use axum::body::Body;
use axum::extract::{Path, State};
use axum::http::header;
use axum::response::{IntoResponse, Response};
use cpu_time::ThreadTime;
use serde::{Deserialize, Serialize};
use std::borrow::Cow;
use std::collections::HashMap;
use std::sync::{Arc, Mutex, OnceLock, PoisonError};
use std::time::Duration;
use tengen_lessons::Said;
use tengen_lessons::problems::generate::Generator;
use tengen_lessons::problems::{
    Continuation, ContinuationError, Kind, Level, Problem, Reply, Worked, problem, problems,
};
use tengen_rules::Point;

/// The processor time after which the generator tries no other position.
const MOST_TIME: Duration = Duration::from_secs(2);

/// The most points of the board of a problem that its line names.
const MOST_POINTS: usize = 13 * 13;

/// A problem in the list.
#[derive(Serialize)]
struct ListedProblem {
    id: String,
    kind: &'static str,
    level: u8,
}

/// A line of play that a person tries. Points are indices, row by row from the top left.
#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct TriedLine {
    /// The moves of both sides from the problem's position on; `null` is a pass.
    moves: Vec<Option<usize>>,
    /// Whether the judge is to move next.
    answer: bool,
}

/// The answer to a line.
#[derive(Serialize)]
#[serde(untagged)]
enum LineAnswer {
    Reply(Box<Reply>),
    /// The last move is not legal.
    Refused {
        refused: Said,
    },
}

/// `GET /learn/problems.json`
pub(super) async fn list() -> Response {
    let entry =
        |p: &Problem| ListedProblem { id: p.id(), kind: p.kind.name(), level: p.level.number() };
    json(&problems().iter().map(entry).collect::<Vec<_>>())
}

/// The body of a request for a new problem.
#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct NewProblemRequest {
    kind: String,
    level: u8,
}

/// `POST /learn/problems`: the line of a new problem of a kind and level, or `null` if the
/// generator found none in time.
pub(super) async fn fresh(
    State(app): State<App>,
    Extension(Caller(caller)): Extension<Caller>,
    body: Body,
) -> Result<Response, ApiError> {
    let NewProblemRequest { kind, level } = body::json(body).await?;
    let kind: Kind = kind.parse().map_err(|e| ApiError::bad_request("kind", format!("{e}")))?;
    let level: Result<Level, _> = level.to_string().parse();
    let level = level.map_err(|e| ApiError::bad_request("level", format!("{e}")))?;
    let place = app.made_problems.enter(caller)?;
    let seed = getrandom::u64().map_err(|_| ApiError::internal())?;
    let made = place.run(move || {
        let begun = ThreadTime::now();
        Generator::new(seed).fresh(kind, Some(level), || begun.elapsed() < MOST_TIME)
    });
    Ok(json(&made.await?.map(|problem| problem.to_string())))
}

/// The problem of the set with this name, or the problem whose line the name is.
fn named(name: &str) -> Result<Cow<'static, Problem>, ApiError> {
    if let Some(problem) = problem(name) {
        return Ok(Cow::Borrowed(problem));
    }
    match name.parse::<Problem>() {
        Ok(problem) if problem.board.size().area() <= MOST_POINTS => Ok(Cow::Owned(problem)),
        _ => Err(missing(name)),
    }
}

/// `GET /learn/problems/{name}`
pub(super) async fn one(
    State(app): State<App>,
    Extension(Caller(caller)): Extension<Caller>,
    Path(name): Path<String>,
) -> Result<Response, ApiError> {
    /// The problems of the set as JSON. They never change while the program runs.
    static KNOWN: OnceLock<Mutex<HashMap<String, Arc<str>>>> = OnceLock::new();
    let problem = named(&name)?;
    let known = || KNOWN.get_or_init(Mutex::default).lock().unwrap_or_else(PoisonError::into_inner);
    let found = known().get(&name).cloned();
    let of_the_set = matches!(problem, Cow::Borrowed(_));
    let text: Arc<str> = match found {
        Some(text) => text,
        None => {
            let worked = app.problems.enter(caller)?.run(move || Worked::of(&problem)).await?;
            let worked = worked.map_err(|_| missing(&name))?;
            serde_json::to_string(&worked).map_err(|_| ApiError::internal())?.into()
        }
    };
    if of_the_set {
        known().insert(name, text.clone());
    }
    Ok(([(header::CONTENT_TYPE, "application/json"), CACHING], text.to_string()).into_response())
}

/// `POST /learn/problems/{name}`
pub(super) async fn answer(
    State(app): State<App>,
    Extension(Caller(caller)): Extension<Caller>,
    Path(name): Path<String>,
    body: Body,
) -> Result<Response, ApiError> {
    let problem = named(&name)?;
    let TriedLine { moves, answer } = body::json(body).await?;
    let size = problem.board.size();
    let point = |index: usize| {
        let off = || ApiError::bad_request("moves", format!("there is no point {index}"));
        size.at(index).ok_or_else(off)
    };
    let moves: Vec<Option<Point>> =
        moves.into_iter().map(|p| p.map(point).transpose()).collect::<Result<_, _>>()?;
    let place = app.problems.enter(caller)?;
    let said = place.run(move || line_answer(&problem, &moves, answer)).await?;
    said.map(|said| json(&said)).map_err(|error| ApiError::bad_request("moves", error.to_string()))
}

/// The judge's answer to a line: its next move if `answer`, else only whether the line works.
fn line_answer(
    problem: &Problem,
    moves: &[Option<Point>],
    answer: bool,
) -> Result<LineAnswer, ContinuationError> {
    match Continuation::after(problem, moves) {
        Ok(mut continuation) => {
            let reply = if answer { continuation.answer() } else { continuation.stands() };
            Ok(LineAnswer::Reply(Box::new(reply)))
        }
        Err(error) => match error.said().filter(|_| error.is_of_last(moves.len())) {
            Some(refused) => Ok(LineAnswer::Refused { refused }),
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

fn missing(name: &str) -> ApiError {
    ApiError::not_found(format!("there is no problem {name:?}"))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_line_is_answered_and_a_stone_on_a_stone_refused() {
        let problem = problems().first().expect("a problem");
        let Ok(LineAnswer::Reply(reply)) = line_answer(problem, &[], true) else {
            panic!("an answer")
        };
        assert_eq!((reply.moves.len(), reply.works), (1, Some(true)));
        let Ok(LineAnswer::Refused { refused }) =
            line_answer(problem, &[Some(problem.chain)], true)
        else {
            panic!("a refusal")
        };
        assert_eq!(refused.id, "learn-no-occupied");
        assert!(
            line_answer(problem, &[Some(problem.chain), None], true).is_err(),
            "not the last move"
        );
    }

    #[test]
    fn a_problem_is_named_by_its_line_unless_it_is_none_or_too_large() {
        let line = "kill 1 A3 ...WB./WWWWB./BBBBBB/..B...";
        assert_eq!(named(line).map(|found| found.to_string()).ok().as_deref(), Some(line));
        assert!(named("kill 1 A9 ...WB./WWWWB./BBBBBB/..B...").is_err());
        let wide = format!("kill 1 A1 W{}", ".".repeat(13));
        assert!(named(&vec![wide; 14].join("/")).is_err());
    }
}
