//! The keys in addresses.

use crate::api_error::ApiError;
use crate::app::App;
use crate::key::Key;
use crate::store::{Opened, StoreError};
use axum::extract::{ConnectInfo, FromRequestParts, Path, Request, State};
use axum::http::Extensions;
use axum::http::request::Parts;
use axum::middleware::Next;
use axum::response::Response;
use std::net::{IpAddr, Ipv4Addr, SocketAddr};

/// The key in the address of a request, and the game that it opens.
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
        let key = path.ok().and_then(|Path(text)| Key::parse(&text));
        let key = key.ok_or_else(ApiError::unknown_key)?;
        let opened = app.services.store.open(&key).await.map_err(failed)?;
        let caller = caller(&parts.extensions);
        Ok(Access { key, opened: opened.ok_or_else(ApiError::unknown_key)?, caller })
    }
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
    let peer = request.extensions().get::<ConnectInfo<SocketAddr>>();
    // Requests without a connection are those of tests.
    let peer = peer.map_or(IpAddr::V4(Ipv4Addr::LOCALHOST), |ConnectInfo(peer)| peer.ip());
    let caller = Caller(app.caller(peer, request.headers()));
    request.extensions_mut().insert(caller);
    next.run(request).await
}

/// The address for which a request with these extensions is made.
pub(super) fn caller(extensions: &Extensions) -> IpAddr {
    extensions.get::<Caller>().map_or(IpAddr::V4(Ipv4Addr::LOCALHOST), |Caller(address)| *address)
}

/// The answer when the store fails. The program's log gets the reason.
pub(super) fn failed(error: StoreError) -> ApiError {
    // The game was deleted after its key was looked up.
    if error == StoreError::Unknown {
        return ApiError::unknown_key();
    }
    tracing::error!(%error, "the store has failed");
    ApiError::internal()
}
