//! Callers are told apart by their addresses, behind a proxy too.

use crate::harness::{Server, nine_by_nine};
use axum::body::Body;
use axum::extract::ConnectInfo;
use axum::http::Request;
use std::net::{IpAddr, SocketAddr};
use tengen_server::proxies::{Proxies, ProxyHeader};

/// How many games one caller may make at once.
const BURST: usize = 120;

fn proxies(header: ProxyHeader) -> Proxies {
    Proxies::new(["10.0.0.0/8".parse().unwrap()], header)
}

/// How many of this many games could be made over a connection from `peer`, each with its own
/// header.
async fn made(
    server: &Server,
    peer: &str,
    games: usize,
    header: impl Fn(usize) -> (&'static str, String),
) -> usize {
    let peer: IpAddr = peer.parse().unwrap();
    let mut made = 0;
    for n in 0..games {
        let (name, value) = header(n);
        let request = Request::post("/api/games").header(name, value);
        let mut request = request.body(Body::from(nine_by_nine("japanese").to_string())).unwrap();
        request.extensions_mut().insert(ConnectInfo(SocketAddr::new(peer, 1000)));
        made += usize::from(server.send(request).await.status == 201);
    }
    made
}

#[tokio::test]
async fn the_header_of_a_stranger_counts_for_nothing() {
    let server = Server::start().await;
    let forged = |n: usize| ("x-forwarded-for", format!("198.51.100.{n}"));
    assert_eq!(made(&server, "203.0.113.9", BURST + 10, forged).await, BURST);
    // A proxy that is believed makes nobody else so.
    server.app.believe(proxies(ProxyHeader::Forwarded));
    let forged = |n: usize| ("forwarded", format!("for=198.51.100.{n}"));
    assert_eq!(made(&server, "203.0.113.10", BURST + 10, forged).await, BURST);
}

#[tokio::test]
async fn behind_a_proxy_each_caller_has_a_share() {
    let server = Server::start().await;
    server.app.believe(proxies(ProxyHeader::XForwardedFor));
    let many = |n: usize| ("x-forwarded-for", format!("203.0.113.{}, 10.0.0.2", n % 200));
    assert_eq!(made(&server, "10.0.0.1", BURST + 40, many).await, BURST + 40);
    // The last address is the proxy's word. The addresses before it are the caller's own.
    let one = |n: usize| ("x-forwarded-for", format!("198.51.100.{n}, 192.0.2.1"));
    assert_eq!(made(&server, "10.0.0.1", BURST + 10, one).await, BURST);
    // The proxy does not write the other header: its word would be any caller's.
    let forged = |n: usize| ("forwarded", format!("for=198.51.100.{n}"));
    assert_eq!(made(&server, "10.0.0.3", BURST + 10, forged).await, BURST);
    // A household with IPv6 is one caller.
    server.app.believe(proxies(ProxyHeader::Forwarded));
    let household = |n: usize| ("forwarded", format!("for=\"[2001:db8::{n:x}]:4711\""));
    assert_eq!(made(&server, "10.0.0.1", BURST + 10, household).await, BURST);
    // The callers of a proxy that says nothing share its address.
    let silent = |_| ("accept", "*/*".to_owned());
    assert_eq!(made(&server, "10.0.0.1", BURST + 10, silent).await, BURST);
}

/// A web server that stands before this one asks under another name than browsers do.
#[tokio::test]
async fn behind_a_public_address_pages_of_it_may_act_and_cookies_are_secure() {
    let server = Server::start().await;
    let asked = async |origin: &str, host: &str| {
        let request = Request::post("/api/games").header("origin", origin).header("host", host);
        let body = Body::from(nine_by_nine("japanese").to_string());
        server.send(request.body(body).unwrap()).await
    };
    let send = async |origin: &str| asked(origin, "inner").await;
    assert_eq!(send("https://go.example.org").await.status, 403);
    assert!(!send("http://inner").await.headers["set-cookie"].to_str().unwrap().contains("Secure"));
    server.app.be_reached_at("https://go.example.org".parse().unwrap());
    let made = send("https://go.example.org").await;
    assert_eq!(made.status, 201);
    assert!(made.headers["set-cookie"].to_str().unwrap().ends_with("; Secure"));
    assert_eq!(send("https://example.org").await.status, 403);
    // Other names may lead here too: their pages are not ours.
    assert_eq!(send("http://inner").await.status, 403);
    for here in ["127.0.0.1:3610", "[::1]:3610", "localhost:3610", "192.168.0.7"] {
        assert_eq!(asked(&format!("http://{here}"), here).await.status, 201, "{here}");
    }
}

/// Records that are read for studies do not use up the games that a caller may make.
#[tokio::test]
async fn records_read_for_studies_have_a_pace_of_their_own() {
    let server = Server::start().await;
    let from = serde_json::json!({"from": {"kind": "sgf", "text": "(;SZ[9])"}}).to_string();
    let key = server.post("/api/studies", from).await.json()["key"].as_str().unwrap().to_owned();
    let read = format!("/api/s/{key}/record");
    for _ in 0..BURST {
        assert_eq!(server.post(&read, "(;SZ[9];B[aa])").await.status, 200);
    }
    assert_eq!(server.post(&read, "(;SZ[9];B[aa])").await.code(), (503, "busy".to_owned()));
    let game = nine_by_nine("japanese").to_string();
    assert_eq!(server.post("/api/games", game).await.status, 201);
}
