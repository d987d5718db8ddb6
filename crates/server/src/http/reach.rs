//! Where other people find this server: the addresses to hand on, and links as QR codes.

use super::access::caller;
use super::body::json_answer;
use crate::api_error::ApiError;
use crate::app::App;
use axum::extract::rejection::QueryRejection;
use axum::extract::{Query, Request, State};
use axum::http::header;
use axum::response::{IntoResponse, Response};
use qrcode::QrCode;
use qrcode::render::svg;
use serde::Deserialize;
use serde_json::json;
use std::net::{IpAddr, SocketAddr, UdpSocket};

/// The longest text of a QR code, in bytes. Links are much shorter.
const LONGEST: usize = 300;

/// `GET /api/reach`: the addresses at which other machines find the server, the likeliest first;
/// one alone if the server was told by which people reach it. Only a page that was opened at this
/// machine gets them: others have an address that works, and need not know those inside.
pub(super) async fn reach(State(app): State<App>, request: Request) -> Response {
    if let Some(url) = app.public_url().filter(|_| is_here(&request)) {
        return json_answer(json!({ "addresses": [url.to_string()], "alone": false }));
    }
    let listens = app.listens_at().filter(|_| is_here(&request));
    let addresses = listens.map(addresses).unwrap_or_default();
    let alone = listens.is_some_and(|address| address.ip().is_loopback());
    json_answer(json!({ "addresses": addresses, "alone": alone }))
}

/// Whether a request comes from this machine, for a name that only this machine has.
fn is_here(request: &Request) -> bool {
    let host = request.headers().get(header::HOST).and_then(|host| host.to_str().ok());
    let name = host.map(|host| host.rsplit_once(':').map_or(host, |(name, _)| name));
    let is_own = |name: &str| {
        let ip = name.trim_matches(['[', ']']).parse::<IpAddr>();
        name.eq_ignore_ascii_case("localhost") || ip.is_ok_and(|ip| ip.is_loopback())
    };
    caller(request.extensions()).is_loopback() && name.is_some_and(is_own)
}

/// The addresses in the network of a server that listens here.
fn addresses(listens: SocketAddr) -> Vec<String> {
    let found: Vec<IpAddr> = if listens.ip().is_unspecified() {
        let interfaces = if_addrs::get_if_addrs().unwrap_or_default();
        let mut all: Vec<IpAddr> = interfaces.iter().map(|interface| interface.ip()).collect();
        // A server at `::` need not take version 4, which people read to each other more easily.
        all.retain(|ip| ip.is_ipv4() == listens.is_ipv4());
        let way_out = way_out(listens.ip());
        all.sort_by_key(|ip| Some(*ip) != way_out);
        all
    } else {
        vec![listens.ip()]
    };
    let others = found.into_iter().filter(|ip| !ip.is_loopback() && !is_link_local(*ip));
    others.map(|ip| format!("http://{}", SocketAddr::new(ip, listens.port()))).collect()
}

/// The address of this machine on the way to other networks. Nothing is sent.
fn way_out(any: IpAddr) -> Option<IpAddr> {
    // Addresses for documentation, which nobody has.
    let far = match any {
        IpAddr::V4(_) => SocketAddr::from(([192, 0, 2, 1], 9)),
        IpAddr::V6(_) => SocketAddr::from(([0x2001, 0xdb8, 0, 0, 0, 0, 0, 1], 9)),
    };
    let socket = UdpSocket::bind(SocketAddr::new(any, 0)).ok()?;
    socket.connect(far).ok()?;
    Some(socket.local_addr().ok()?.ip())
}

/// Whether an address is one of a single cable, which no link can name.
fn is_link_local(ip: IpAddr) -> bool {
    match ip {
        IpAddr::V4(ip) => ip.is_link_local(),
        IpAddr::V6(ip) => ip.is_unicast_link_local(),
    }
}

/// The query of `GET /api/qr`.
#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
pub(super) struct QrQuery {
    text: String,
}

/// `GET /api/qr?text=`: a text as a QR code, in SVG.
pub(super) async fn qr(
    query: Result<Query<QrQuery>, QueryRejection>,
) -> Result<Response, ApiError> {
    let Query(QrQuery { text }) =
        query.map_err(|error| ApiError::bad_request("text", error.body_text()))?;
    if text.is_empty() || text.len() > LONGEST {
        return Err(ApiError::bad_request("text", format!("1 to {LONGEST} bytes are possible")));
    }
    let code = QrCode::new(text).map_err(|e| ApiError::bad_request("text", e.to_string()))?;
    let picture = code.render::<svg::Color<'_>>().min_dimensions(240, 240).build();
    Ok(([(header::CONTENT_TYPE, "image/svg+xml")], picture).into_response())
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::http::access::Caller;
    use axum::body::Body;

    #[test]
    fn only_addresses_that_others_can_open_are_handed_on() {
        let at = |address: &str| addresses(address.parse().unwrap());
        assert!(at("127.0.0.1:3610").is_empty() && at("[::1]:3610").is_empty());
        assert_eq!(at("192.168.1.7:80"), ["http://192.168.1.7:80"]);
        assert_eq!(at("[2001:db8::1]:80"), ["http://[2001:db8::1]:80"]);
        assert!(at("169.254.3.4:80").is_empty() && at("[fe80::1]:80").is_empty());
        let all = at("0.0.0.0:3610");
        assert!(all.iter().all(|a| a.ends_with(":3610") && !a.contains("127.0.0.1")), "{all:?}");
    }

    #[test]
    fn only_this_machine_learns_its_addresses() {
        let from = |peer: &str, host: &str| {
            let mut request =
                Request::builder().header(header::HOST, host).body(Body::empty()).unwrap();
            let peer: SocketAddr = peer.parse().unwrap();
            request.extensions_mut().insert(Caller(peer.ip()));
            is_here(&request)
        };
        assert!(from("127.0.0.1:5", "localhost:3610") && from("[::1]:5", "[::1]:3610"));
        assert!(from("127.0.0.1:5", "127.0.0.1"));
        assert!(!from("127.0.0.1:5", "go.example:3610"));
        assert!(!from("192.168.1.9:5", "localhost:3610"));
    }
}
