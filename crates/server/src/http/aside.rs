//! Moves tried beside a finished game or a record: the referee's answer, and the judge's.

use super::access::Access;
use super::body::{self, json_answer};
use crate::analysis::Positions;
use crate::api_error::ApiError;
use crate::app::App;
use crate::error_body::ErrorBody;
use crate::store::Kind;
use crate::view::{Both, LineMove};
use axum::body::Body;
use axum::extract::State;
use axum::response::Response;
use serde::Deserialize;
use serde_json::json;
use tengen_engine::GameState;
use tengen_rules::{Illegal, Point};

/// The longest line that may be tried.
const MOST_TRIED: usize = 500;

/// The body of both requests: a line of play beside the game.
#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct AsideRequest {
    /// How many steps of the game lead to the position where the line begins.
    at: usize,
    /// The points in turn; `None` is a pass.
    moves: Vec<Option<String>>,
}

/// A line that the referee has followed.
struct Tried {
    walk: GameState,
    moves: Vec<LineMove>,
}

/// `POST /api/g/{key}/aside`
pub(super) async fn referee(
    State(app): State<App>,
    access: Access,
    body: Body,
) -> Result<Response, ApiError> {
    let Tried { walk, moves } = tried(&app, &access, body).await?;
    let size = walk.board().size();
    Ok(json_answer(json!({
        "moves": moves,
        "toMove": walk.to_move(),
        "ko": walk.line().ko().map(|p| size.name(p)),
        "captures": Both::each(|color| walk.ledger().captures(color)),
        "stopped": walk.is_over(),
    })))
}

/// `POST /api/g/{key}/aside/judgement`
pub(super) async fn judge(
    State(app): State<App>,
    access: Access,
    body: Body,
) -> Result<Response, ApiError> {
    let place = app.services.judgements.enter(access.caller)?;
    let Tried { walk, .. } = tried(&app, &access, body).await?;
    let estimate = app.services.judgements.estimate(place, walk).await?;
    Ok(json_answer(json!(estimate)))
}

async fn tried(app: &App, access: &Access, body: Body) -> Result<Tried, ApiError> {
    let AsideRequest { at, moves } = body::json(body).await?;
    if moves.len() > MOST_TRIED {
        let reason = format!("a line has at most {MOST_TRIED} moves");
        return Err(ApiError::bad_request("moves", reason));
    }
    let place = app.positions.enter(access.caller)?;
    let positions = positions(app, access).await?;
    place.run(move || line_beside(&positions, at, &moves)).await?
}

/// The line from the position after `at` steps on, as the referee has followed it.
fn line_beside(
    positions: &Positions,
    at: usize,
    moves: &[Option<String>],
) -> Result<Tried, ApiError> {
    if at >= positions.count() {
        return Err(ApiError::bad_request("at", "the game has fewer steps".to_owned()));
    }
    // While a handicap is being placed there is no turn to take.
    let (walk, from) = positions
        .state(at)
        .ok_or_else(|| ApiError::not_allowed("no line begins before the handicap is placed"))?;
    follow(walk, moves, at - from).map_err(|refused| refused_at(refused, from))
}

/// The positions of a record, or of a game that is over. In a running game this would be advice.
async fn positions(app: &App, access: &Access) -> Result<Positions, ApiError> {
    if access.opened.kind == Kind::Record {
        return Ok(super::records::view(app, access).await?.1);
    }
    let snapshot = app.hub.snapshot(access.opened.game).await?;
    let game = snapshot.table.game();
    if game.outcome().is_none() {
        return Err(ApiError::not_allowed("moves are tried when the game is over"));
    }
    Ok(Positions::of(game))
}

/// Why a move of a line is refused.
enum Refused {
    NoPoint(String),
    Illegal { walk: Box<GameState>, illegal: Illegal, before: usize },
}

/// Plays the line. `before` is how many moves of the game lead to it in the walk's line of play.
fn follow(mut walk: GameState, points: &[Option<String>], before: usize) -> Result<Tried, Refused> {
    let size = walk.board().size();
    let mut moves = Vec::with_capacity(points.len());
    for name in points {
        let parse = |name: &String| size.parse(name).ok_or_else(|| Refused::NoPoint(name.clone()));
        let point: Option<Point> = name.as_ref().map(parse).transpose()?;
        let color = walk.to_move();
        if let Some(point) = point
            && let Err(illegal) = walk.line().check(color, point)
        {
            return Err(Refused::Illegal { walk: Box::new(walk), illegal, before });
        }
        let board = walk.board().clone();
        walk.step(point);
        moves.push(LineMove::between(color, point, &board, walk.board()));
    }
    Ok(Tried { walk, moves })
}

/// The refusal in words of the page. A position that the line itself would repeat is named by its
/// number in the line.
fn refused_at(refused: Refused, from: usize) -> ApiError {
    let (walk, illegal, before) = match refused {
        Refused::NoPoint(name) => {
            let text = format!("there is no point {name} on this board");
            return ErrorBody::new("off-board", text).with("point", name).unprocessable();
        }
        Refused::Illegal { walk, illegal, before } => (walk, illegal, before),
    };
    let (board, side) = (walk.board(), walk.to_move());
    let mut told = ErrorBody::illegal_play(board, side, illegal.counted_after(from));
    if let Illegal::Superko { after_move, .. } = illegal
        && after_move > before
    {
        told.code = "aside-superko";
        told = told.with("move", after_move - before);
    }
    told.unprocessable()
}
