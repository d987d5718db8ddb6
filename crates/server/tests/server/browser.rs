//! A browser, as tests have it. Those of several servers in one process use it, too.

use axum::Router;
use axum::body::Body;
use axum::extract::ConnectInfo;
use axum::http::response::Parts;
use axum::http::{Request, header};
use serde_json::Value;
use std::collections::BTreeMap;
use std::net::SocketAddr;
use tower::ServiceExt;

pub(crate) const PASSWORD: &str = "a net, then a ladder";

/// A browser with its cookies, at an address.
#[derive(Clone)]
pub(crate) struct Browser {
    pub(crate) jar: BTreeMap<String, String>,
    pub(crate) address: [u8; 4],
    pub(crate) headers: Vec<(&'static str, &'static str)>,
}

impl Browser {
    pub(crate) fn new(last: u8) -> Browser {
        let headers = vec![("host", "go.example.org"), ("origin", "http://go.example.org")];
        Browser { jar: BTreeMap::new(), address: [192, 0, 2, last], headers }
    }

    /// The browser with another cookie beside its own.
    pub(crate) fn with(mut self, cookie: &str) -> Browser {
        let (name, value) = cookie.split_once('=').unwrap();
        self.jar.insert(name.to_owned(), value.to_owned());
        self
    }

    pub(crate) fn cookies(&self) -> String {
        let pairs: Vec<String> =
            self.jar.iter().map(|(name, value)| format!("{name}={value}")).collect();
        pairs.join("; ")
    }

    /// Asks a server, and keeps the cookies that it sets. The answer is its head and its body.
    pub(crate) async fn send(
        &mut self,
        router: Router,
        (method, path): (&str, &str),
        body: Value,
    ) -> (Parts, Vec<u8>) {
        let mut request = Request::builder().method(method).uri(path);
        for (name, value) in &self.headers {
            request = request.header(*name, *value);
        }
        if !self.jar.is_empty() {
            request = request.header(header::COOKIE, self.cookies());
        }
        let peer = SocketAddr::from((self.address, 5_000));
        let request = request.extension(ConnectInfo(peer));
        let body = if body.is_null() { Body::empty() } else { Body::from(body.to_string()) };
        let response = router.oneshot(request.body(body).unwrap()).await.unwrap();
        let (parts, body) = response.into_parts();
        for set in parts.headers.get_all(header::SET_COOKIE) {
            let set = set.to_str().unwrap();
            assert!(
                set.contains("; Path=/; ") && set.contains("; HttpOnly; SameSite=Lax"),
                "{set}"
            );
            let (name, value) = set.split(';').next().unwrap().split_once('=').unwrap();
            match value {
                "" => self.jar.remove(name),
                value => self.jar.insert(name.to_owned(), value.to_owned()),
            };
        }
        (parts, axum::body::to_bytes(body, usize::MAX).await.unwrap().to_vec())
    }
}
