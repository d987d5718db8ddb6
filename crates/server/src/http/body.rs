//! The bodies of requests and answers.

use crate::api_error::ApiError;
use axum::body::Body;
use axum::http::header;
use axum::response::{IntoResponse, Response};
use futures_util::StreamExt;
use serde::de::DeserializeOwned;
use serde_json::Value;
use std::time::Duration;

/// The longest JSON body.
pub(super) const MOST_JSON: usize = 64 << 10;

/// A body that is too long is still read up to this length. Most programs listen for an answer only
/// after they have sent everything.
const MOST_SKIPPED: usize = 64 << 20;

/// How long a whole body may take.
const PATIENCE: Duration = Duration::from_secs(60);

/// The whole body, if it has at most `most` bytes.
pub(super) async fn bytes(body: Body, most: usize) -> Result<Vec<u8>, ApiError> {
    let read = tokio::time::timeout(PATIENCE, read(body, most)).await;
    read.unwrap_or_else(|_| Err(ApiError::bad_request("", "the body did not come in time")))
}

async fn read(body: Body, most: usize) -> Result<Vec<u8>, ApiError> {
    let mut chunks = body.into_data_stream();
    let (mut bytes, mut length) = (Vec::new(), 0usize);
    while let Some(chunk) = chunks.next().await {
        let chunk = chunk.map_err(|_| ApiError::bad_request("", "the body ended early"))?;
        length = length.saturating_add(chunk.len());
        if length <= most {
            bytes.extend_from_slice(&chunk);
        } else {
            bytes = Vec::new();
        }
        if length > MOST_SKIPPED {
            break;
        }
    }
    if length > most { Err(ApiError::too_large(most)) } else { Ok(bytes) }
}

/// The value that the body holds as JSON.
pub(super) async fn json<T: DeserializeOwned>(body: Body) -> Result<T, ApiError> {
    long_json(body, MOST_JSON).await
}

/// The value that a body of at most `most` bytes holds as JSON.
pub(super) async fn long_json<T: DeserializeOwned>(body: Body, most: usize) -> Result<T, ApiError> {
    of_json(&bytes(body, most).await?)
}

/// The value that bytes hold as JSON.
pub(super) fn of_json<T: DeserializeOwned>(bytes: &[u8]) -> Result<T, ApiError> {
    let mut reader = serde_json::Deserializer::from_slice(bytes);
    let value = serde_path_to_error::deserialize(&mut reader).map_err(|error| {
        let field = match error.path().to_string().as_str() {
            "." => String::new(),
            // The question mark stands for a name that is not known yet.
            path => path.trim_end_matches('?').trim_end_matches('.').to_owned(),
        };
        ApiError::bad_request(&field, error.inner().to_string())
    })?;
    reader.end().map_err(|error| ApiError::bad_request("", error.to_string()))?;
    Ok(value)
}

/// An answer of JSON.
pub(super) fn json_answer(body: Value) -> Response {
    ([(header::CONTENT_TYPE, "application/json")], body.to_string()).into_response()
}
