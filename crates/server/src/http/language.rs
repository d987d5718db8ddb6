//! The language of an answer.

use crate::api_error::ApiError;
use axum::http::{HeaderMap, header};
use tengen_messages::{Language, UnknownLanguage};

/// The language that the browser asks for.
pub(super) fn accepted(headers: &HeaderMap) -> Language {
    let accepted = headers.get(header::ACCEPT_LANGUAGE).and_then(|value| value.to_str().ok());
    Language::accepted(accepted.unwrap_or_default())
}

/// The language of this code, or else the one that the browser asks for.
pub(super) fn wanted(code: Option<&str>, headers: &HeaderMap) -> Result<Language, ApiError> {
    let Some(code) = code else { return Ok(accepted(headers)) };
    code.parse().map_err(|error: UnknownLanguage| ApiError::bad_request("lang", error.to_string()))
}
