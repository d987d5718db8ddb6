//! The keys in addresses.

use crate::api_error::ApiError;
use crate::app::App;
use crate::key::Key;
use crate::store::{Opened, StoreError};
use axum::extract::{ConnectInfo, FromRequestParts, Path};
use axum::http::Extensions;
use axum::http::request::Parts;
use std::net::{IpAddr, Ipv4Addr, SocketAddr};

/// The key in the address of a request, and the game that it opens.
pub(super) struct Access {
    pub(super) key: Key,
    pub(super) opened: Opened,
    /// The address that the request comes from.
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

/// The address that a request with these extensions comes from.
pub(super) fn caller(extensions: &Extensions) -> IpAddr {
    let info = extensions.get::<ConnectInfo<SocketAddr>>();
    info.map_or(IpAddr::V4(Ipv4Addr::LOCALHOST), |ConnectInfo(address)| address.ip())
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
