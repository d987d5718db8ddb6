//! The address by which people reach the server, if that is not the one at which it listens.

use axum::http::Uri;
use std::fmt;
use std::net::{IpAddr, Ipv4Addr, Ipv6Addr, SocketAddr};
use std::str::FromStr;

/// The address by which people reach the server: that of a web server before it.
///
/// ```
/// use tengen_server::PublicUrl;
///
/// let url: PublicUrl = "https://go.example.org/".parse()?;
/// assert_eq!(url.to_string(), "https://go.example.org");
/// assert!("https://example.org/go".parse::<PublicUrl>().is_err());
/// # Ok::<(), tengen_server::BadPublicUrl>(())
/// ```
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct PublicUrl {
    is_secure: bool,
    authority: String,
}

/// A text is no address like `https://go.example.org`.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct BadPublicUrl;

impl fmt::Display for BadPublicUrl {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("an address is like https://go.example.org, without a path")
    }
}

impl std::error::Error for BadPublicUrl {}

/// The address of a server that listens here, for a browser on this machine.
///
/// ```
/// assert_eq!(tengen_server::url_here(([0, 0, 0, 0], 80).into()), "http://127.0.0.1:80");
/// assert_eq!(tengen_server::url_here("[::]:3610".parse()?), "http://[::1]:3610");
/// # Ok::<(), std::net::AddrParseError>(())
/// ```
pub fn url_here(mut address: SocketAddr) -> String {
    if address.ip().is_unspecified() {
        address.set_ip(match address.ip() {
            IpAddr::V4(_) => Ipv4Addr::LOCALHOST.into(),
            IpAddr::V6(_) => Ipv6Addr::LOCALHOST.into(),
        });
    }
    format!("http://{address}")
}

impl FromStr for PublicUrl {
    type Err = BadPublicUrl;

    fn from_str(text: &str) -> Result<PublicUrl, BadPublicUrl> {
        let uri: Uri = text.parse().map_err(|_| BadPublicUrl)?;
        let is_secure = match uri.scheme_str() {
            Some("https") => true,
            Some("http") => false,
            _ => return Err(BadPublicUrl),
        };
        let authority = uri.authority().ok_or(BadPublicUrl)?.as_str().to_ascii_lowercase();
        let is_bare = matches!(uri.path(), "" | "/") && uri.query().is_none();
        let is_plain = is_bare && !authority.contains('@') && !text.contains('#');
        // Browsers leave out the port that a scheme usually has.
        let usual = if is_secure { ":443" } else { ":80" };
        let authority = authority.strip_suffix(usual).unwrap_or(&authority).to_owned();
        if is_plain { Ok(PublicUrl { is_secure, authority }) } else { Err(BadPublicUrl) }
    }
}

impl fmt::Display for PublicUrl {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let scheme = if self.is_secure { "https" } else { "http" };
        write!(f, "{scheme}://{}", self.authority)
    }
}

impl PublicUrl {
    /// Whether browsers reach it by TLS alone.
    pub(crate) fn is_secure(&self) -> bool {
        self.is_secure
    }

    /// Whether a page with this `Origin` comes from there.
    pub(crate) fn is_origin(&self, origin: &str) -> bool {
        origin.eq_ignore_ascii_case(&self.to_string())
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn addresses_are_read_as_browsers_name_them() {
        for (text, origin) in [
            ("https://Go.example.org", "https://go.example.org"),
            ("https://go.example.org:443/", "https://go.example.org"),
            ("http://go.example.org:8080", "http://go.example.org:8080"),
            ("http://[2001:db8::1]:80/", "http://[2001:db8::1]"),
        ] {
            let url: PublicUrl = text.parse().unwrap();
            assert_eq!(url.to_string(), origin);
            assert!(url.is_origin(origin) && !url.is_origin("https://example.org"));
        }
        for bad in ["", "go.example.org", "ftp://x", "https://x/go", "https://a@b", "https://x/?q"]
        {
            assert_eq!(bad.parse::<PublicUrl>(), Err(BadPublicUrl), "{bad}");
        }
    }
}
