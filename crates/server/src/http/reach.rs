//! Where other people find this server: the addresses to hand on, and links as QR codes.

use super::body::json_answer;
use crate::api_error::ApiError;
use crate::app::App;
use axum::extract::rejection::QueryRejection;
use axum::extract::{Query, State};
use axum::http::header;
use axum::response::{IntoResponse, Response};
use qrcode::QrCode;
use qrcode::render::svg;
use serde::Deserialize;
use serde_json::json;
use std::net::{IpAddr, SocketAddr};

/// The longest text of a QR code, in bytes. Links are much shorter.
const LONGEST: usize = 300;

/// `GET /api/reach`: the addresses at which other machines of the network find the server. None
/// if it listens to its own machine alone.
pub(super) async fn reach(State(app): State<App>) -> Response {
    let listens = app.listens_at();
    let addresses = listens.map(addresses).unwrap_or_default();
    json_answer(json!({ "addresses": addresses, "port": listens.map(|address| address.port()) }))
}

/// The addresses in the network of a server that listens here.
fn addresses(listens: SocketAddr) -> Vec<String> {
    let found: Vec<IpAddr> = if listens.ip().is_unspecified() {
        let interfaces = if_addrs::get_if_addrs().unwrap_or_default();
        let mut all: Vec<IpAddr> = interfaces.iter().map(|interface| interface.ip()).collect();
        // People read those of version 4 to each other.
        all.sort_by_key(IpAddr::is_ipv6);
        all.retain(|ip| ip.is_ipv4() || listens.is_ipv6());
        all
    } else {
        vec![listens.ip()]
    };
    let others = found.into_iter().filter(|ip| !ip.is_loopback() && !is_link_local(*ip));
    others.map(|ip| format!("http://{}", SocketAddr::new(ip, listens.port()))).collect()
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

    #[test]
    fn only_addresses_that_others_can_open_are_handed_on() {
        let at = |address: &str| addresses(address.parse().unwrap());
        assert!(at("127.0.0.1:3610").is_empty() && at("[::1]:3610").is_empty());
        assert_eq!(at("192.168.1.7:80"), ["http://192.168.1.7:80"]);
        assert_eq!(at("[2001:db8::1]:80"), ["http://[2001:db8::1]:80"]);
        assert!(at("169.254.3.4:80").is_empty());
        let all = at("0.0.0.0:3610");
        assert!(all.iter().all(|a| a.ends_with(":3610") && !a.contains("127.0.0.1")), "{all:?}");
    }
}
