//! What the address of a request opens.

use super::{own, who};
use crate::api_error::ApiError;
use crate::app::App;
use crate::key::{Key, Role};
use crate::store::{ItemId, Linked, Opened, StoreError};
use axum::extract::{ConnectInfo, FromRequestParts, Path, Request, State};
use axum::http::request::Parts;
use axum::http::{Extensions, HeaderMap};
use axum::middleware::Next;
use axum::response::Response;
use std::net::{IpAddr, Ipv4Addr, SocketAddr};

/// The key that the address of a request has or stands for, and the game that it opens.
pub(super) struct Access {
    pub(super) key: Key,
    pub(super) opened: Opened,
    /// The address for which the request is made.
    pub(super) caller: IpAddr,
}

impl FromRequestParts<App> for Access {
    type Rejection = ApiError;

    async fn from_request_parts(parts: &mut Parts, app: &App) -> Result<Access, ApiError> {
        let path = Path::<String>::from_request_parts(parts, app).await;
        let Path(text) = path.map_err(|_| ApiError::unknown_key())?;
        let key = own::game_key(app, &parts.headers, &text).await?;
        let opened = app.services.store.open(&key).await.map_err(failed)?;
        let Some(opened) = opened else { return Err(no_access(app, &key, Linked::Game).await?) };
        app.keeping.look(ItemId::Game(opened.game));
        let (key, opened) = seated(app, &parts.headers, key, opened).await?;
        Ok(Access { key, opened, caller: caller(&parts.extensions) })
    }
}

/// What a visitor has of a seat: one that is somebody else's is theirs to watch.
async fn seated(
    app: &App,
    headers: &HeaderMap,
    key: Key,
    opened: Opened,
) -> Result<(Key, Opened), ApiError> {
    let Some(seat) = opened.seat else { return Ok((key, opened)) };
    if who::visitor(app, headers).await? == Some(seat) {
        return Ok((key, opened));
    }
    let keys = app.services.store.game(opened.game).await.map_err(failed)?.keys;
    let watch = keys.into_iter().find(|(_, role)| *role == Role::Watch);
    let (key, role) = watch.ok_or_else(ApiError::unknown_key)?;
    Ok((key, Opened { role, seat: None, ..opened }))
}

/// The address for which a request is made.
#[derive(Clone, Copy)]
pub(super) struct Caller(pub(super) IpAddr);

/// Notes the caller of a request in its extensions.
pub(super) async fn note_caller(
    State(app): State<App>,
    mut request: Request,
    next: Next,
) -> Response {
    // Requests without a connection are those of tests.
    let peer = peer(request.extensions()).unwrap_or(IpAddr::V4(Ipv4Addr::LOCALHOST));
    let caller = Caller(app.caller(peer, request.headers()));
    request.extensions_mut().insert(caller);
    next.run(request).await
}

/// The address from which a request with these extensions comes.
pub(super) fn peer(extensions: &Extensions) -> Option<IpAddr> {
    extensions.get::<ConnectInfo<SocketAddr>>().map(|ConnectInfo(peer)| peer.ip())
}

/// The address for which a request with these extensions is made.
pub(super) fn caller(extensions: &Extensions) -> IpAddr {
    extensions.get::<Caller>().map_or(IpAddr::V4(Ipv4Addr::LOCALHOST), |Caller(address)| *address)
}

/// 404: why a key opens nothing.
///
/// # Errors
/// If the store fails.
pub(super) async fn no_access(app: &App, key: &Key, linked: Linked) -> Result<ApiError, ApiError> {
    let ended = app.services.store.ended(key, linked).await.map_err(failed)?;
    Ok(ended.map_or_else(ApiError::unknown_key, ApiError::ended))
}

/// The answer when the store fails.
pub(super) fn failed(error: StoreError) -> ApiError {
    ApiError::store(error)
}

/// Does work of a request also if nobody waits for the answer any more: what it changes in the
/// store has consequences in memory, and others may have heard of it.
///
/// # Errors
/// Those of the work.
pub(super) async fn to_its_end<T: Send + 'static>(
    work: impl Future<Output = Result<T, ApiError>> + Send + 'static,
) -> Result<T, ApiError> {
    tokio::spawn(work).await.map_err(|_| ApiError::internal())?
}
