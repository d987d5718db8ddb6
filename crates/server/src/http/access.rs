//! The keys in addresses.

use crate::api_error::ApiError;
use crate::app::App;
use crate::key::Key;
use crate::store::{Opened, StoreError};
use axum::extract::{FromRequestParts, Path};
use axum::http::request::Parts;

/// The key in the address of a request, and the game that it opens.
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
        let opened = app.services.store.open(&key).await.map_err(failed)?;
        Ok(Access { key, opened: opened.ok_or_else(ApiError::unknown_key)? })
    }
}

/// The answer when the store fails. The program's log gets the reason.
pub(super) fn failed(error: StoreError) -> ApiError {
    tracing::error!(%error, "the store has failed");
    ApiError::internal()
}
