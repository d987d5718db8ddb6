//! Reading the bodies of requests.

use crate::problem::ApiError;
use axum::body::{Body, Bytes, to_bytes};
use axum::http::HeaderMap;
use axum::http::header;
use serde::de::DeserializeOwned;

/// The longest JSON body.
pub(super) const MOST_JSON: usize = 64 << 10;

/// The whole body, if it is no longer than `most`.
pub(super) async fn bytes(headers: &HeaderMap, body: Body, most: usize) -> Result<Bytes, ApiError> {
    let announced = headers.get(header::CONTENT_LENGTH).and_then(|v| v.to_str().ok()?.parse().ok());
    if announced.is_some_and(|length: usize| length > most) {
        return Err(ApiError::too_large(most));
    }
    to_bytes(body, most).await.map_err(|error| {
        let inner = std::error::Error::source(&error);
        match inner.is_some_and(|e| e.to_string().contains("limit")) {
            true => ApiError::too_large(most),
            false => ApiError::bad_request("", "the body ended early"),
        }
    })
}

/// The body as JSON of this form.
pub(super) async fn json<T: DeserializeOwned>(
    headers: &HeaderMap,
    body: Body,
) -> Result<T, ApiError> {
    let bytes = bytes(headers, body, MOST_JSON).await?;
    let mut reader = serde_json::Deserializer::from_slice(&bytes);
    let value = serde_path_to_error::deserialize(&mut reader).map_err(|error| {
        let field = match error.path().to_string().as_str() {
            "." => String::new(),
            path => path.to_owned(),
        };
        ApiError::bad_request(&field, error.inner().to_string())
    })?;
    reader.end().map_err(|error| ApiError::bad_request("", error.to_string()))?;
    Ok(value)
}
