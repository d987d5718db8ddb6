//! The course: its page, and its lessons with all answers.

use super::pages;
use crate::api_error::ApiError;
use crate::app::App;
use crate::page::Page;
use axum::extract::State;
use axum::http::{HeaderMap, HeaderValue, header};
use axum::response::{IntoResponse, Response};
use serde::Serialize;
use std::sync::OnceLock;
use tengen_lessons::{CHAPTERS, Lesson, PageError};

#[derive(Serialize)]
struct Course {
    chapters: Vec<Chapter>,
}

#[derive(Serialize)]
struct Chapter {
    id: &'static str,
    pages: Vec<Lesson>,
}

/// `GET /learn`
pub(super) async fn learn_page(State(app): State<App>, headers: HeaderMap) -> Response {
    pages::answer(&app, Page::Learn, &headers)
}

/// `GET /learn/course.json`
pub(super) async fn course() -> Response {
    /// Made once, since the course never changes while the program runs.
    static TEXT: OnceLock<Option<String>> = OnceLock::new();
    let made = tokio::task::spawn_blocking(|| TEXT.get_or_init(|| written().ok())).await;
    let Ok(Some(text)) = made else { return ApiError::internal().into_response() };
    let kind = HeaderValue::from_static("application/json");
    let caching = HeaderValue::from_static("no-cache");
    ([(header::CONTENT_TYPE, kind), (header::CACHE_CONTROL, caching)], text.as_str())
        .into_response()
}

/// The whole course as JSON.
fn written() -> Result<String, PageError> {
    let mut chapters = Vec::with_capacity(CHAPTERS.len());
    for chapter in &CHAPTERS {
        let pages = chapter.pages.iter().map(Lesson::of).collect::<Result<_, _>>()?;
        chapters.push(Chapter { id: chapter.id, pages });
    }
    // Only a map whose keys are no texts cannot be written, and the course has none.
    Ok(serde_json::to_string(&Course { chapters }).unwrap_or_default())
}

#[cfg(test)]
mod tests {
    #[test]
    fn the_course_is_small_enough_to_be_fetched_at_once() {
        let text = super::written().unwrap();
        assert!(text.starts_with(r#"{"chapters":[{"id":"board","pages":[{"id":"board-place""#));
        assert!(text.len() < 500_000, "{} bytes", text.len());
    }
}
