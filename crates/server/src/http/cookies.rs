//! Cookies: read from requests, and set by answers. No script reads them, and pages of other
//! servers send none along with changes.

use crate::app::App;
use crate::public_url::PublicUrl;
use axum::http::{HeaderMap, HeaderValue, header};

/// How long a browser keeps a cookie, in seconds: a year.
pub(super) const KEPT: u32 = 365 * 24 * 60 * 60;

/// A cookie.
#[derive(Clone, Copy)]
pub(super) struct Cookie {
    name: &'static str,
    /// Its name where browsers reach the server by TLS alone: one with `__Host-` is set by no other
    /// server of the same domain, and not without TLS.
    secure: &'static str,
}

impl Cookie {
    /// The name of a visitor.
    pub(super) const VISITOR: Cookie = Cookie { name: "tengen", secure: "tengen" };

    /// The name of a session.
    pub(super) const SESSION: Cookie =
        Cookie { name: "tengen-session", secure: "__Host-tengen-session" };

    /// The sign of a browser in which a person has been signed in.
    pub(super) const KNOWN: Cookie = Cookie { name: "tengen-known", secure: "__Host-tengen-known" };

    fn name(self, app: &App) -> &'static str {
        if is_secure(app) { self.secure } else { self.name }
    }

    /// The values that a request has for it.
    pub(super) fn values<'a>(
        self,
        app: &App,
        headers: &'a HeaderMap,
    ) -> impl Iterator<Item = &'a str> + use<'a> {
        let own = self.name(app);
        let all = headers.get_all(header::COOKIE).iter().filter_map(|value| value.to_str().ok());
        let pairs =
            all.flat_map(|text| text.split(';')).filter_map(|pair| pair.trim().split_once('='));
        pairs.filter(move |(name, value)| *name == own && !value.is_empty()).map(|(_, value)| value)
    }

    /// The header that sets it.
    pub(super) fn set(self, app: &App, value: &str) -> HeaderMap {
        self.header(app, value, KEPT)
    }

    /// The header that lets a browser drop it.
    pub(super) fn drop(self, app: &App) -> HeaderMap {
        self.header(app, "", 0)
    }

    fn header(self, app: &App, value: &str, kept: u32) -> HeaderMap {
        let (name, secure) = (self.name(app), if is_secure(app) { "; Secure" } else { "" });
        let cookie =
            format!("{name}={value}; Path=/; Max-Age={kept}; HttpOnly; SameSite=Lax{secure}");
        let cookie = HeaderValue::from_str(&cookie).map(|cookie| (header::SET_COOKIE, cookie));
        cookie.into_iter().collect()
    }
}

fn is_secure(app: &App) -> bool {
    app.public_url().is_some_and(PublicUrl::is_secure)
}

/// Several headers that set cookies, as those of one answer.
pub(super) fn together(all: impl IntoIterator<Item = HeaderMap>) -> HeaderMap {
    let mut together = HeaderMap::new();
    for (name, value) in all.into_iter().flatten() {
        // Each map has one header, so each has a name.
        if let Some(name) = name {
            together.append(name, value);
        }
    }
    together
}
