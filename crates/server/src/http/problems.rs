//! Problems: the list of them, each with its answers, the judge's answer to whatever else is
//! tried, and new ones made while somebody waits.
//!
//! A new problem is kept nowhere: its name is the problem itself, as a line of text.

use super::body;
use crate::problem::{ApiError, Problem as Trouble};
use axum::body::Body;
use axum::extract::Path;
use axum::http::{StatusCode, header};
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
    Contest, ContestError, Kind, Level, Problem, Reply, Worked, problem, problems,
};
use tengen_rules::Point;
use tokio::sync::Semaphore;

/// So many are read at a time; others wait.
static READERS: Semaphore = Semaphore::const_new(2);

/// One is made at a time; who asks meanwhile is told that there is none.
static MAKERS: Semaphore = Semaphore::const_new(1);

/// After so much time of a processor no other position is tried.
const PATIENCE: Duration = Duration::from_secs(2);

/// A problem that is named by its line is on a board of no more points.
const MOST_POINTS: usize = 13 * 13;

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

/// What a new problem is to be like.
#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct Wish {
    kind: String,
    level: u8,
}

/// `POST /learn/problems`: the line of a new problem of a kind and level, or `null` if none was
/// found soon enough.
pub(super) async fn fresh(body: Body) -> Result<Response, ApiError> {
    let Wish { kind, level } = body::json(body).await?;
    let kind: Kind = kind.parse().map_err(|e| ApiError::bad_request("kind", format!("{e}")))?;
    let level: Result<Level, _> = level.to_string().parse();
    let level = level.map_err(|e| ApiError::bad_request("level", format!("{e}")))?;
    let Ok(turn) = MAKERS.try_acquire() else { return Ok(json(&None::<String>)) };
    let seed = getrandom::u64().map_err(|_| ApiError::internal())?;
    let made = tokio::task::spawn_blocking(move || {
        let _turn = turn;
        let begun = ThreadTime::now();
        Generator::new(seed).fresh(kind, Some(level), || begun.elapsed() < PATIENCE)
    });
    let made = made.await.map_err(|_| ApiError::internal())?;
    Ok(json(&made.map(|problem| problem.to_string())))
}

/// The problem of the set with this name, or the one that the name is the line of.
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
pub(super) async fn one(Path(name): Path<String>) -> Result<Response, ApiError> {
    /// What was worked out of the set never changes while the program runs.
    static KNOWN: OnceLock<Mutex<HashMap<String, Arc<str>>>> = OnceLock::new();
    let problem = named(&name)?;
    let known = || KNOWN.get_or_init(Mutex::default).lock().unwrap_or_else(PoisonError::into_inner);
    let found = known().get(&name).cloned();
    let of_the_set = matches!(problem, Cow::Borrowed(_));
    let text: Arc<str> = match found {
        Some(text) => text,
        None => {
            let worked = reading(move || Worked::of(&problem)).await;
            let worked = worked.ok_or_else(ApiError::internal)?.map_err(|_| missing(&name))?;
            serde_json::to_string(&worked).map_err(|_| ApiError::internal())?.into()
        }
    };
    if of_the_set {
        known().insert(name, text.clone());
    }
    Ok(([(header::CONTENT_TYPE, "application/json"), CACHING], text.to_string()).into_response())
}

/// `POST /learn/problems/{name}`
pub(super) async fn doubt(Path(name): Path<String>, body: Body) -> Result<Response, ApiError> {
    let problem = named(&name)?;
    let Doubt { moves, answer } = body::json(body).await?;
    let size = problem.board.size();
    let point = |index: usize| {
        let off = || ApiError::bad_request("moves", format!("there is no point {index}"));
        size.at(index).ok_or_else(off)
    };
    let moves: Vec<Option<Point>> =
        moves.into_iter().map(|p| p.map(point).transpose()).collect::<Result<_, _>>()?;
    let told =
        reading(move || told(&problem, &moves, answer)).await.ok_or_else(ApiError::internal)?;
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

fn missing(name: &str) -> ApiError {
    Trouble::new("not-found", format!("there is no problem {name:?}")).status(StatusCode::NOT_FOUND)
}

/// Reads where that holds nobody up; none if it broke off.
async fn reading<T: Send + 'static>(read: impl FnOnce() -> T + Send + 'static) -> Option<T> {
    let turn = READERS.acquire().await.ok()?;
    // Its turn lasts as long as it reads, even if nobody waits for the answer any more.
    let read = move || {
        let _turn = turn;
        read()
    };
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

    #[test]
    fn a_problem_is_named_by_its_line_unless_it_is_none_or_too_large() {
        let line = "kill 1 A3 ...WB./WWWWB./BBBBBB/..B...";
        assert_eq!(named(line).map(|found| found.to_string()).ok().as_deref(), Some(line));
        assert!(named("kill 1 A9 ...WB./WWWWB./BBBBBB/..B...").is_err());
        let wide = format!("kill 1 A1 W{}", ".".repeat(13));
        assert!(named(&vec![wide; 14].join("/")).is_err());
    }
}
