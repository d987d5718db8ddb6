//! Requests counted and noted in the log, without keys.

use super::access::caller;
use crate::app::App;
use axum::extract::{MatchedPath, Request, State};
use axum::http::{HeaderName, HeaderValue, Method};
use axum::middleware::Next;
use axum::response::Response;
use std::time::{Duration, Instant};
use tracing::Instrument;

/// The header that names a request, in the log too.
const ID: HeaderName = HeaderName::from_static("x-request-id");

/// The longest name of a request that is taken over from a proxy.
const LONGEST_ID: usize = 64;

/// Counts a request, notes it in the log under a name, and tells that name in the answer. A proxy
/// that is believed may have given the name.
pub(super) async fn note(State(app): State<App>, request: Request, next: Next) -> Response {
    // The pattern of the address has no keys.
    let route = request.extensions().get::<MatchedPath>();
    let route = route.map_or("none", MatchedPath::as_str).to_owned();
    let (method, caller) = (request.method().clone(), caller(request.extensions()));
    let id = given(&app, &request).unwrap_or_else(fresh);
    let begun = Instant::now();
    let span = tracing::error_span!("request", id);
    let mut response = next.run(request).instrument(span).await;
    let (status, time) = (response.status().as_u16(), begun.elapsed());
    app.services.metrics.requested(&route, counted(&method), status, time);
    let ms = rounded(time);
    // A web server may look each second whether all is well.
    let is_well = status == 200 && ["/healthz", "/readyz"].contains(&&*route);
    if !is_well {
        tracing::info!(target: "tengen::access", id, %caller, %method, route, status, ms);
    }
    if let Ok(id) = HeaderValue::from_str(&id) {
        response.headers_mut().insert(ID, id);
    }
    response
}

/// Milliseconds with two digits after the point.
fn rounded(time: Duration) -> f64 {
    (time.as_secs_f64() * 100_000.0).round() / 100.0
}

/// The method as it is counted: there may be any number of others.
fn counted(method: &Method) -> &str {
    const KNOWN: [Method; 6] =
        [Method::GET, Method::HEAD, Method::POST, Method::DELETE, Method::PUT, Method::OPTIONS];
    if KNOWN.contains(method) { method.as_str() } else { "other" }
}

/// The name that a proxy gave the request.
fn given(app: &App, request: &Request) -> Option<String> {
    let id = request.headers().get(ID)?.to_str().ok()?;
    let is_name = (1..=LONGEST_ID).contains(&id.len())
        && id.bytes().all(|byte| byte.is_ascii_alphanumeric() || byte == b'-');
    (is_name && super::access::peer(request.extensions()).is_some_and(|peer| app.is_believed(peer)))
        .then(|| id.to_owned())
}

/// A name that no other request has.
fn fresh() -> String {
    let mut bytes = [0; 8];
    // Without randomness requests share a name, which only the log feels.
    let _ = getrandom::fill(&mut bytes);
    bytes.iter().map(|byte| format!("{byte:02x}")).collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn times_in_the_log_have_two_digits_after_the_point() {
        for (nanos, said) in [(18_980_000, "18.98"), (18_984_999, "18.98"), (1_000, "0.0")] {
            assert_eq!(format!("{:?}", rounded(Duration::from_nanos(nanos))), said);
        }
    }
}
