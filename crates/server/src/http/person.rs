//! What everybody sees of a person.

use super::access::failed;
use super::body::json_answer;
use super::join::check_accounts;
use crate::api_error::ApiError;
use crate::app::App;
use crate::rated::{self, MemberRank};
use crate::store::Member;
use axum::extract::{Path, State};
use axum::response::Response;
use serde_json::{Value, json};
use tengen_people::Name;
use tengen_rating::{Pool, Standing};

/// Who has this name now.
pub(super) async fn person(app: &App, name: &Name) -> Result<Option<Member>, ApiError> {
    let Some(key) = name.keys().into_iter().next() else { return Ok(None) };
    let now = app.services.time.now();
    let named = app.services.store.named(key.as_str(), now).await.map_err(failed)?;
    Ok(named.filter(|named| !named.is_past).map(|named| named.member))
}

/// `GET /api/people/{name}`
pub(super) async fn of_name(
    State(app): State<App>,
    Path(name): Path<String>,
) -> Result<Response, ApiError> {
    check_accounts(&app)?;
    let member = match Name::of_somebody(&name) {
        Ok(name) => person(&app, &name).await?,
        Err(_) => None,
    };
    let member = member.ok_or_else(|| ApiError::not_found("nobody has this name"))?;
    Ok(json_answer(profile(&app, &member).await?))
}

/// `Person` in `PROTOCOL.md`.
async fn profile(app: &App, member: &Member) -> Result<Value, ApiError> {
    let (store, now) = (&*app.services.store, app.services.time.now());
    let rank = rated::rank(store, member.id, now).await.map_err(failed)?;
    let mut standings = store.standings(member.id).await.map_err(failed)?;
    standings.sort_by_key(|(pool, _)| *pool);
    let pools: Vec<Value> = standings.iter().map(|standing| pool(standing, now)).collect();
    Ok(json!({
        "member": member.id,
        "kind": member.kind.name(),
        "name": member.name,
        "role": member.role.name(),
        "joined": member.joined,
        "rank": rank,
        "pools": pools,
    }))
}

fn pool((pool, standing): &(Pool, Standing), now: u64) -> Value {
    let state = standing.state_at(now);
    json!({
        "pool": pool,
        "rank": MemberRank::of(&state),
        "rating": state.rating().value(),
        "deviation": state.deviation().value(),
        "games": standing.games,
    })
}
