//! What everybody sees of a person: who they are, their ratings and their rated games.

use super::access::failed;
use super::body::json_answer;
use super::join::check_accounts;
use super::rated::change as rated_change;
use super::who::{self, Who};
use super::{names, pages};
use crate::api_error::ApiError;
use crate::app::App;
use crate::key::Role as KeyRole;
use crate::page::Page;
use crate::rated::{self, MemberRank};
use crate::store::{Member, MemberId, Named, RatedGame};
use axum::extract::rejection::QueryRejection;
use axum::extract::{Path, Query, State};
use axum::http::HeaderMap;
use axum::response::{IntoResponse, Response};
use serde::Deserialize;
use serde_json::{Value, json};
use tengen_people::{Name, Role};
use tengen_rating::{End, Points, Pool, Rank, Standing};

/// The member who has this name now.
pub(super) async fn person(app: &App, name: &Name) -> Result<Option<Member>, ApiError> {
    Ok(named(app, name).await?.filter(|named| !named.is_past).map(|named| named.member))
}

/// The most games of an answer.
const GAMES: usize = 20;

/// The most points of a history: the last ones.
const POINTS: u32 = 1_000;

/// The member who has this name, or had it until lately.
async fn named(app: &App, name: &Name) -> Result<Option<Named>, ApiError> {
    let Some(key) = name.keys().into_iter().next() else { return Ok(None) };
    let now = app.services.time.now();
    app.services.store.named(key.as_str(), now).await.map_err(failed)
}

/// The person with the name in an address, which they may have had until lately. Strangers see
/// nothing of a child.
async fn found(app: &App, headers: &HeaderMap, name: &str) -> Result<(Named, Who), ApiError> {
    check_accounts(app)?;
    let who = who::of(app, headers).await?;
    let named = match Name::of_somebody(name) {
        Ok(name) => named(app, &name).await?,
        Err(_) => None,
    };
    let own = who.signed.as_ref().map(|signed| signed.session.member.id);
    let sees = |member: &Member| member.role != Role::Child || own == Some(member.id);
    let named = named.filter(|named| sees(&named.member));
    let named = named.ok_or_else(|| ApiError::not_found("nobody has this name"))?;
    Ok((named, who))
}

/// `GET /p/{name}`
pub(super) async fn page(
    State(app): State<App>,
    Path(name): Path<String>,
    headers: HeaderMap,
) -> Response {
    let page = pages::answer(&app, Page::Person, &headers);
    // The page itself says what is wrong.
    match found(&app, &headers, &name).await {
        Ok(_) => page,
        Err(error) => (error.status, page).into_response(),
    }
}

/// `GET /api/people/{name}`
pub(super) async fn of_name(
    State(app): State<App>,
    Path(name): Path<String>,
    headers: HeaderMap,
) -> Result<Response, ApiError> {
    let (Named { member, is_past }, _) = found(&app, &headers, &name).await?;
    Ok(json_answer(profile(&app, &member, is_past).await?))
}

/// Which games of a person are asked for.
#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
pub(super) struct GamesQuery {
    #[serde(default)]
    pool: Option<String>,
    #[serde(default)]
    before: Option<u64>,
}

type Asked = Result<Query<GamesQuery>, QueryRejection>;

/// The pool and the number that a query names.
fn asked(query: Asked) -> Result<(Pool, Option<u64>), ApiError> {
    let Query(GamesQuery { pool, before }) =
        query.map_err(|error| ApiError::bad_request("query", error.body_text()))?;
    let pool = pool.map_or(Ok(Pool::Overall), |pool| pool.parse());
    let pool = pool.map_err(|_| ApiError::bad_request("pool", "overall, 9-blitz to 19-days"))?;
    Ok((pool, before))
}

/// `GET /api/people/{name}/history`
pub(super) async fn history(
    State(app): State<App>,
    Path(name): Path<String>,
    query: Asked,
    headers: HeaderMap,
) -> Result<Response, ApiError> {
    let (pool, before) = asked(query)?;
    let (Named { member, .. }, _) = found(&app, &headers, &name).await?;
    let games = app.services.store.rated_games(member.id, pool, before, POINTS).await;
    let point = |RatedGame { change, .. }: &RatedGame| {
        let state = &change.after.state;
        let tenths = |points: Points| (points.value() * 10.0).round() / 10.0;
        let (rating, deviation) = (tenths(state.rating()), tenths(state.deviation()));
        json!([change.at, rating, deviation, state.rank().to_string()])
    };
    let points: Vec<Value> = games.map_err(failed)?.iter().rev().map(point).collect();
    Ok(json_answer(json!({ "history": points })))
}

/// `GET /api/people/{name}/games`
pub(super) async fn games(
    State(app): State<App>,
    Path(name): Path<String>,
    query: Asked,
    headers: HeaderMap,
) -> Result<Response, ApiError> {
    let (pool, before) = asked(query)?;
    let (Named { member, .. }, who) = found(&app, &headers, &name).await?;
    let store = &app.services.store;
    let limit = u32::try_from(GAMES + 1).unwrap_or(u32::MAX);
    let mut games = store.rated_games(member.id, pool, before, limit).await.map_err(failed)?;
    let is_more = games.len() > GAMES;
    games.truncate(GAMES);
    names::look_up(&app, games.iter().flat_map(|game| [game.played.black, game.played.white]))
        .await;
    let asks = match who.visitor {
        Some(visitor) => store.known_member(visitor).await.map_err(failed)?.map(|own| own.id),
        None => None,
    };
    let mut rows = Vec::with_capacity(games.len());
    for game in &games {
        let address = address(&app, &who, asks, game).await?;
        rows.push(row(&app, game, address));
    }
    Ok(json_answer(json!({ "games": rows, "more": is_more })))
}

/// Where the one who asks has a game in their own list, if they played in it.
async fn address(
    app: &App,
    who: &Who,
    asks: Option<MemberId>,
    game: &RatedGame,
) -> Result<Option<String>, ApiError> {
    let Some((visitor, asks)) = who.visitor.zip(asks) else { return Ok(None) };
    let role = match asks {
        asks if asks == game.played.black => KeyRole::Black,
        asks if asks == game.played.white => KeyRole::White,
        _ => return Ok(None),
    };
    let listed = app.services.store.listed_key(visitor, game.game, role).await.map_err(failed)?;
    Ok(listed.map(|_| format!("/g/{}-{}", game.game.0, role.name())))
}

/// `PersonGame` in `PROTOCOL.md`.
fn row(app: &App, game: &RatedGame, address: Option<String>) -> Value {
    let RatedGame { played, change, .. } = game;
    let is_black = played.black == change.member;
    let other = if is_black { played.white } else { played.black };
    let by = match played.facts.by {
        End::Counted => "counted",
        End::Resigned { .. } => "resigned",
        End::Timed { .. } => "timed",
        End::Forfeited => "forfeited",
    };
    let directory = &app.services.directory;
    json!({
        "seq": change.seq,
        "at": change.at,
        "colour": if is_black { "black" } else { "white" },
        "with": {
            "member": other,
            "name": directory.name(other),
            "rank": Rank::of(change.opponent).to_string(),
        },
        "size": played.facts.terms.size,
        "speed": played.facts.speed,
        "handicap": played.facts.terms.handicap,
        "score": change.score,
        "by": by,
        "change": rated_change(change, directory.name(change.member)),
        "address": address,
    })
}

/// `Person` in `PROTOCOL.md`.
async fn profile(app: &App, member: &Member, is_past: bool) -> Result<Value, ApiError> {
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
        "was": is_past,
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
