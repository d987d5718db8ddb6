//! Keys in addresses.

use crate::app::App;
use crate::key::Key;
use crate::problem::ApiError;
use crate::store::{Opened, StoreError};
use axum::extract::{FromRequestParts, Path};
use axum::http::request::Parts;

/// A key that opens something, from the address of the request.
pub(super) struct Access {
    pub(super) key: Key,
    pub(super) opened: Opened,
}

impl FromRequestParts<App> for Access {
    type Rejection = ApiError;

    async fn from_request_parts(parts: &mut Parts, app: &App) -> Result<Access, ApiError> {
        let path = Path::<String>::from_request_parts(parts, app).await;
        let key = path.ok().and_then(|Path(text)| Key::parse(&text));
        let key = key.ok_or_else(ApiError::unknown_key)?;
        let opened = app.store.open(&key).await.map_err(failed)?;
        Ok(Access { key, opened: opened.ok_or_else(ApiError::unknown_key)? })
    }
}

/// What the page is told when the store fails; the log is told why.
pub(super) fn failed(error: StoreError) -> ApiError {
    tracing::error!(%error, "the store has failed");
    ApiError::internal()
}
