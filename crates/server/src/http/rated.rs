//! What the result of a game has changed.

use super::access::{Access, failed};
use super::body::json_answer;
use super::names;
use crate::api_error::ApiError;
use crate::app::App;
use crate::rated::MemberRank;
use axum::extract::State;
use axum::response::Response;
use serde_json::{Value, json};
use tengen_rating::Rated;

/// `GET /api/g/{key}/rated`
pub(super) async fn rated(State(app): State<App>, access: Access) -> Result<Response, ApiError> {
    let rows = app.services.store.changes(access.opened.game).await.map_err(failed)?;
    let is_annulled = rows.as_ref().is_some_and(Vec::is_empty);
    names::look_up(&app, rows.iter().flatten().map(|row| row.member)).await;
    let name = |row: &Rated| app.services.directory.name(row.member);
    let changes: Vec<Value> = rows.iter().flatten().map(|row| change(row, name(row))).collect();
    Ok(json_answer(json!({ "changes": changes, "annulled": is_annulled })))
}

/// What a game has changed for a member in one pool (`RatingChange` in `PROTOCOL.md`).
pub(super) fn change(row: &Rated, name: Option<String>) -> Value {
    let (before, after) = (&row.before, &row.after.state);
    let points = |state: &tengen_rating::State| state.rating().value();
    json!({
        "member": row.member,
        "name": name,
        "pool": row.pool,
        "before": MemberRank::of(before),
        "after": MemberRank::of(after),
        "rating": [points(before), points(after)],
        "games": row.after.games,
        "opponent": row.opponent.value(),
        "headStart": row.head_start.ranks(),
        "expected": row.expected.of_hundred(),
    })
}
