//! The lobby: challenges made, taken back and accepted, and the page that lists them.

use super::access::{caller, failed, to_its_end};
use super::body::{self, json_answer};
use super::games::{check_rate, no_dice, stored};
use super::new_game::ClockRequest;
use super::presets::{board, ruleset};
use super::who;
use crate::api_error::ApiError;
use crate::app::App;
use crate::error_body::ErrorBody;
use crate::feed::Told;
use crate::key::{Role, Visitor, handful};
use crate::lobby::{By, Challenge, Lobby, Offered, Seek, Speed, Stream, Taken, Terms};
use crate::match_setup::{MatchSetup, Opponent};
use crate::rated::{self, is_rateable};
use crate::store::{MemberId, Store, StoreError};
use crate::view::page_of;
use axum::extract::{Path, Request, State};
use axum::http::{Extensions, HeaderMap, StatusCode};
use axum::response::sse::Event;
use axum::response::{IntoResponse, Response};
use futures_util::{StreamExt, stream};
use serde::Deserialize;
use serde_json::{Value, json};
use std::convert::Infallible;
use std::net::IpAddr;
use std::sync::Arc;
use std::time::Duration;
use tengen_people::Role as PersonRole;
use tengen_rules::{Color, GameSetup};

/// The lobby of this server.
fn lobby(app: &App) -> Result<&Arc<Lobby>, ApiError> {
    app.lobby.as_ref().ok_or_else(|| {
        ErrorBody::new("no-lobby", "this server has no lobby").status(StatusCode::NOT_FOUND)
    })
}

/// The visitor of a request. Nobody plays by the lobby without a cookie: a game that begins there
/// is theirs alone.
async fn player(app: &App, headers: &HeaderMap) -> Result<Visitor, ApiError> {
    who::visitor(app, headers).await?.ok_or_else(|| {
        let text = "the lobby needs a cookie, by which the browser finds its game again";
        ErrorBody::new("no-cookie", text).status(StatusCode::FORBIDDEN)
    })
}

/// Refuses a child: in the lobby they would meet strangers.
async fn check_age(app: &App, headers: &HeaderMap) -> Result<(), ApiError> {
    let signed = who::of(app, headers).await?.signed;
    if signed.is_none_or(|signed| signed.session.member.role != PersonRole::Child) {
        return Ok(());
    }
    let text = "the lobby is not for children: people who know them play them by a link";
    Err(ErrorBody::new("not-for-you", text).status(StatusCode::FORBIDDEN))
}

/// Refuses an address that asks too much of the lobby.
fn check_pace(app: &App, address: IpAddr) -> Result<(), ApiError> {
    let now = app.services.time.now();
    app.challenged.take(address, now).map_err(|refused| {
        ApiError::too_often("too many challenges come from this address", refused)
    })
}

/// `GET /api/lobby`
pub(super) async fn rows(State(app): State<App>) -> Result<Response, ApiError> {
    Ok(json_answer(json!({ "rows": lobby(&app)?.rows() })))
}

/// `GET /api/lobby/events`
pub(super) async fn events(
    State(app): State<App>,
    headers: HeaderMap,
    extensions: Extensions,
) -> Result<Response, ApiError> {
    let lobby = Arc::clone(lobby(&app)?);
    let slot = app.hub.page(caller(&extensions))?;
    let who = who::of(&app, &headers).await?;
    let (visitor, leaves) = (who.visitor, who.leaves(&app));
    let stream = Stream::begin(app, lobby, visitor, slot);
    let told = stream::unfold(stream, |mut stream| async move {
        let told = stream.next().await?;
        Some((told, stream))
    });
    let event = |told: Told| Event::default().event(told.event).data(&*told.data);
    let told = told.map(move |told| Ok::<_, Infallible>(event(told)));
    Ok(super::events::answer(told, LOBBY_ALIVE_EVERY, leaves))
}

/// How long a stream of the lobby is quiet before it says that it is alive. A game that begins does
/// not wait for a person whose connection died (`SILENCE` in `web/js/api/lobby.js`).
const LOBBY_ALIVE_EVERY: Duration = Duration::from_secs(3);

/// The body of `POST /api/challenges`.
#[derive(Deserialize)]
#[serde(tag = "kind", rename_all = "kebab-case", deny_unknown_fields)]
enum ChallengeRequest {
    /// A game of these terms, with anybody who accepts it.
    Open {
        width: u64,
        height: u64,
        rules: String,
        clock: ClockRequest,
        #[serde(default)]
        rated: bool,
        #[serde(default)]
        handicap: HandicapWish,
    },
    /// A game with the first who looks for the same.
    Seek { size: u64, speed: Speed },
}

/// The handicap that a person wants.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Deserialize)]
#[serde(rename_all = "kebab-case")]
enum HandicapWish {
    #[default]
    None,
    ByRank,
}

impl ChallengeRequest {
    fn terms(self) -> Result<(Terms, Option<Seek>), ApiError> {
        match self {
            ChallengeRequest::Open { width, height, rules, clock, rated, handicap } => {
                let size = board(width, height)?;
                let (rules, time) = (ruleset(&rules)?.clone(), clock.checked()?);
                let is_by_rank = handicap == HandicapWish::ByRank;
                let terms = Terms { size, rules, time, is_rated: rated, is_by_rank };
                if is_by_rank && !rated::has_handicap(&terms.game()) {
                    let text = "by-rank is for 9×9, 13×13 and 19×19";
                    return Err(ApiError::bad_request("handicap", text));
                }
                if rated && !is_rateable(&terms.game(), &terms.time) {
                    let text = "games with a clock on 9×9, 13×13 and 19×19 are rated";
                    return Err(ErrorBody::new("not-rated", text).unprocessable());
                }
                Ok((terms, None))
            }
            ChallengeRequest::Seek { size, speed } => {
                let seek = usize::try_from(size).ok().and_then(|side| Seek::on(side, speed));
                let seek = seek.ok_or_else(|| ApiError::bad_request("size", "9, 13 or 19"))?;
                Ok((seek.terms(), Some(seek)))
            }
        }
    }
}

/// `POST /api/challenges`
pub(super) async fn offer(State(app): State<App>, request: Request) -> Result<Response, ApiError> {
    let lobby = lobby(&app)?;
    let address = caller(request.extensions());
    check_pace(&app, address)?;
    let (parts, body) = request.into_parts();
    let (terms, seek) = body::json::<ChallengeRequest>(body).await?.terms()?;
    let visitor = player(&app, &parts.headers).await?;
    check_age(&app, &parts.headers).await?;
    check_rate(&app, address)?;
    app.check_room(address, 0)?;
    let place = lobby.place(address)?;
    let member = app.services.store.member(visitor).await.map_err(failed)?;
    let (store, now) = (&*app.services.store, app.services.time.now());
    let rank = rated::rank(store, member, now).await.map_err(failed)?;
    super::names::look_up(&app, [member]).await;
    let name = app.services.directory.name(member);
    let by = By { visitor, member, name, rank };
    let answer = match lobby.offer(Challenge { by, terms, seek, place: Some(place) }).await? {
        Offered::Open(number) => json!({ "id": number, "by": member }),
        Offered::Met(taken) => begun(&app, *taken, visitor).await?,
    };
    Ok((StatusCode::CREATED, json_answer(answer)).into_response())
}

/// The number of a challenge in an address.
fn number(path: &str) -> Result<u64, ApiError> {
    path.parse().map_err(|_| ApiError::bad_request("id", "the number of a challenge"))
}

/// `DELETE /api/challenges/{id}`
pub(super) async fn withdraw(
    State(app): State<App>,
    Path(id): Path<String>,
    headers: HeaderMap,
) -> Result<StatusCode, ApiError> {
    let visitor = player(&app, &headers).await?;
    lobby(&app)?.withdraw(number(&id)?, visitor).await?;
    Ok(StatusCode::NO_CONTENT)
}

/// `POST /api/challenges/{id}/accept`
pub(super) async fn accept(
    State(app): State<App>,
    Path(id): Path<String>,
    headers: HeaderMap,
    extensions: Extensions,
) -> Result<Response, ApiError> {
    let (lobby, address) = (lobby(&app)?, caller(&extensions));
    check_pace(&app, address)?;
    let visitor = player(&app, &headers).await?;
    check_age(&app, &headers).await?;
    check_rate(&app, address)?;
    app.check_room(address, 0)?;
    let taken = lobby.take(number(&id)?, visitor).await?;
    Ok((StatusCode::CREATED, json_answer(begun(&app, taken, visitor).await?)).into_response())
}

/// Begins the game of a challenge that was taken. The answer is for the visitor who took it. The
/// game begins also if they do not wait for the answer: its other player may have heard of it.
async fn begun(app: &App, taken: Taken, visitor: Visitor) -> Result<Value, ApiError> {
    let app = app.clone();
    to_its_end(async move { make(&app, taken, visitor).await }).await
}

/// The game with a head start by the ranks of its players, and who has Black; nobody yet if it is
/// even. A provisional rank counts as it is: it is the best guess that there is.
async fn by_rank(
    store: &dyn Store,
    game: GameSetup,
    players: [MemberId; 2],
    now: u64,
) -> Result<(GameSetup, Option<MemberId>), StoreError> {
    let [one, other] = players;
    let (first, second) =
        (rated::rank(store, one, now).await?, rated::rank(store, other, now).await?);
    let below = first.below(&second);
    let weaker = if below > 0.0 { one } else { other };
    Ok(match rated::with_head_start(&game, below.abs()) {
        Some(game) => (game, Some(weaker)),
        None => (game, None),
    })
}

/// Makes the game, and tells its players.
async fn make(app: &App, taken: Taken, visitor: Visitor) -> Result<Value, ApiError> {
    let member = taken.by.member;
    let other = app.services.store.member(visitor).await.map_err(failed)?;
    let (store, now) = (&*app.services.store, app.services.time.now());
    let (game, black) = match taken.terms.is_by_rank {
        true => by_rank(store, taken.terms.game(), [member, other], now).await.map_err(failed)?,
        false => (taken.terms.game(), None),
    };
    let color = match black {
        Some(black) if black == member => Color::Black,
        Some(_) => Color::White,
        // The one who took the challenge is as likely to have Black as the other.
        None if handful().map_err(no_dice)? % 2 == 0 => Color::Black,
        None => Color::White,
    };
    let seats = match color {
        Color::Black => [member, other],
        Color::White => [other, member],
    };
    let agreed = MatchSetup {
        game,
        opening: Vec::new(),
        time: taken.terms.time,
        opponent: Opponent::Link,
        names: [None, None],
        nigiri: None,
        creator: Role::of(color),
        seats: Some(seats),
        ranks: None,
        is_rated: taken.terms.is_rated,
    };
    let agreed = agreed.with_ranks(store, now).await.map_err(failed)?;
    let made = stored(app, &agreed).await?;
    let key = |color: Color| {
        let key = made.keys.iter().find(|(_, role)| *role == Role::of(color));
        key.map(|(key, _)| key).ok_or_else(ApiError::internal)
    };
    let own = key(!color)?;
    taken.begun(visitor, made.game);
    Ok(json!({ "key": own.as_str(), "address": page_of(own) }))
}
