//! Checks of every request, and headers of every answer.

use super::cookies::Cookie;
use crate::api_error::ApiError;
use crate::app::App;
use axum::extract::{Request, State};
use axum::http::uri::Authority;
use axum::http::{HeaderName, HeaderValue, Method, header};
use axum::middleware::Next;
use axum::response::{IntoResponse, Response};
use std::net::IpAddr;

/// The page loads scripts, styles, pictures and sounds from this server only. It sends requests to
/// no other server, and no other page may contain it.
const POLICY: &str = "default-src 'none'; script-src 'self'; style-src 'self'; \
    img-src 'self' data:; connect-src 'self'; manifest-src 'self'; media-src 'self'; base-uri 'none'; \
    form-action 'self'; frame-ancestors 'none'";

const HEADERS: [(HeaderName, &str); 3] = [
    (header::CONTENT_SECURITY_POLICY, POLICY),
    (header::REFERRER_POLICY, "no-referrer"),
    (header::X_CONTENT_TYPE_OPTIONS, "nosniff"),
];

/// Adds the headers of every answer.
pub(super) async fn headers(mut response: Response) -> Response {
    for (name, value) in HEADERS {
        response.headers_mut().insert(name, HeaderValue::from_static(value));
    }
    response
}

/// Names the build of the pages and their assets, so that the worker keeps no others with its own.
pub(super) async fn build(State(app): State<App>, mut response: Response) -> Response {
    if let Ok(build) = HeaderValue::from_str(app.assets.build()) {
        response.headers_mut().insert(HeaderName::from_static("tengen-build"), build);
    }
    response
}

/// Keeps caches from storing answers of the API, which hold for this moment only.
pub(super) async fn never_stored(mut response: Response) -> Response {
    let value = HeaderValue::from_static("no-store");
    response.headers_mut().insert(header::CACHE_CONTROL, value);
    response
}

/// Refuses requests of pages of other servers, unless they change nothing.
///
/// A change by somebody who is signed in, and signing in itself, has to say that a page of this
/// server sends it: a browser does so by itself.
pub(super) async fn own_pages_only(
    State(app): State<App>,
    request: Request,
    next: Next,
) -> Response {
    let changes = *request.method() != Method::GET && *request.method() != Method::HEAD;
    if changes
        && (is_foreign(&app, &request) || (is_of_account(&app, &request) && !is_own(&request)))
    {
        return ApiError::not_allowed("only Tengen's own pages may do that").into_response();
    }
    next.run(request).await
}

/// Whether a request does something to an account, or as a person who is signed in.
fn is_of_account(app: &App, request: &Request) -> bool {
    let path = request.uri().path();
    ["/api/join", "/api/sign-in", "/api/sign-out"].contains(&path)
        || Cookie::SESSION.values(app, request.headers()).next().is_some()
}

/// Whether a request that is not [foreign](is_foreign) says from where it comes.
fn is_own(request: &Request) -> bool {
    let headers = request.headers();
    headers.contains_key(header::ORIGIN)
        || headers.get(SITE).is_some_and(|site| site == "same-origin")
}

/// The header in which a browser says how near the page is that sends a request.
const SITE: HeaderName = HeaderName::from_static("sec-fetch-site");

/// Whether a page of another server sends the request. Other programs than browsers send no origin.
///
/// Where people have an address for the server, pages under another name are foreign even if that
/// name leads here. Addresses of machines stay: nobody else can have pages there.
fn is_foreign(app: &App, request: &Request) -> bool {
    let text = |name| request.headers().get(name).map(|value| value.to_str().unwrap_or("?"));
    let Some(origin) = text(header::ORIGIN) else {
        return matches!(text(SITE), Some("cross-site" | "same-site"));
    };
    // A web server before this one may ask under another name.
    if app.public_url().is_some_and(|url| url.is_origin(origin)) {
        return false;
    }
    let host = text(header::HOST).or(request.uri().authority().map(|a| a.as_str()));
    let from = origin.split_once("://").map(|(_, authority)| authority);
    let Some((from, host)) = from.zip(host) else { return true };
    !from.eq_ignore_ascii_case(host) || (app.public_url().is_some() && !is_machine(host))
}

/// Whether a host is named by its address, or is this machine.
fn is_machine(host: &str) -> bool {
    let Ok(host) = host.parse::<Authority>() else { return false };
    let name = host.host().trim_matches(['[', ']']);
    name.eq_ignore_ascii_case("localhost") || name.parse::<IpAddr>().is_ok()
}
