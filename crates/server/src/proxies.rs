//! Proxies in front of the server, which say for which address they ask.

use axum::http::{HeaderMap, header};
use std::error::Error;
use std::fmt;
use std::net::{IpAddr, Ipv4Addr, Ipv6Addr, SocketAddr};
use std::str::FromStr;

/// An address, or all addresses that begin with the same bits: `192.0.2.7`, `2001:db8::/32`.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Subnet {
    first: IpAddr,
    bits: u8,
}

/// The text names neither an address nor a subnet.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct NoSubnet;

impl fmt::Display for NoSubnet {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("neither an IP address nor a subnet such as 10.0.0.0/8")
    }
}

impl Error for NoSubnet {}

impl FromStr for Subnet {
    type Err = NoSubnet;

    fn from_str(text: &str) -> Result<Subnet, NoSubnet> {
        let (address, bits) = match text.split_once('/') {
            Some((address, bits)) => (address, Some(bits.parse().map_err(|_| NoSubnet)?)),
            None => (text, None),
        };
        let address: IpAddr = address.parse().map_err(|_| NoSubnet)?;
        let most = if address.is_ipv4() { 32 } else { 128 };
        let bits = bits.unwrap_or(most);
        if bits > most {
            return Err(NoSubnet);
        }
        // An address of version 4 written as one of version 6 counts as what it is.
        Ok(match address {
            IpAddr::V6(v6) if bits >= 96 && v6.to_ipv4_mapped().is_some() => {
                Subnet::beginning(address.to_canonical(), bits - 96)
            }
            _ => Subnet::beginning(address, bits),
        })
    }
}

impl Subnet {
    /// All addresses that begin with the first `bits` of this one.
    fn beginning(address: IpAddr, bits: u8) -> Subnet {
        let first = match address {
            IpAddr::V4(v4) => {
                let mask = u32::MAX.checked_shl(32 - u32::from(bits)).unwrap_or(0);
                IpAddr::V4(Ipv4Addr::from(u32::from(v4) & mask))
            }
            IpAddr::V6(v6) => {
                let mask = u128::MAX.checked_shl(128 - u32::from(bits)).unwrap_or(0);
                IpAddr::V6(Ipv6Addr::from(u128::from(v6) & mask))
            }
        };
        Subnet { first, bits }
    }

    fn contains(self, address: IpAddr) -> bool {
        address.is_ipv4() == self.first.is_ipv4()
            && Subnet::beginning(address, self.bits).first == self.first
    }

    /// The subnet that counts as one caller, by its first address. A household with IPv6 has 2^64
    /// addresses.
    pub(crate) fn of_caller(address: IpAddr) -> IpAddr {
        let address = address.to_canonical();
        Subnet::beginning(address, if address.is_ipv4() { 32 } else { 64 }).first
    }
}

/// The header in which a proxy says for whom it asks. A proxy writes one of them. It hands on the
/// other as it comes, so anybody may have written that.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum ProxyHeader {
    /// `X-Forwarded-For`.
    #[default]
    XForwardedFor,
    /// `Forwarded` (RFC 7239).
    Forwarded,
}

/// The proxies that the server believes. Nobody is believed unless they are named.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Proxies {
    trusted: Vec<Subnet>,
    header: ProxyHeader,
}

impl Proxies {
    /// The proxies at these addresses, which all write this header.
    pub fn new(trusted: impl IntoIterator<Item = Subnet>, header: ProxyHeader) -> Proxies {
        Proxies { trusted: trusted.into_iter().collect(), header }
    }

    /// The address for which a request is made: that of the connection, unless it is a proxy's. A
    /// proxy says it in its header.
    pub(crate) fn caller(&self, peer: IpAddr, headers: &HeaderMap) -> IpAddr {
        let peer = peer.to_canonical();
        if !self.believe(peer) {
            return peer;
        }
        let (name, read): (_, fn(&str) -> Option<IpAddr>) = match self.header {
            ProxyHeader::XForwardedFor => ("x-forwarded-for", address),
            ProxyHeader::Forwarded => (header::FORWARDED.as_str(), forwarded_for),
        };
        let hops = headers.get_all(name).iter().rev().flat_map(|line| {
            // The last hop is the proxy's own. The hops before it may be forged, so quotes there do
            // not join them to the last.
            let hops = line.to_str().unwrap_or_default().rsplit(',');
            hops.map(|hop| read(hop.trim()).map(|address| address.to_canonical()))
        });
        self.first_beyond(peer, hops)
    }

    /// Whether a request says for whom it is made, and is not believed: a web server stands there,
    /// perhaps, and all its visitors count as one.
    pub(crate) fn misses(&self, peer: IpAddr, headers: &HeaderMap) -> bool {
        !self.believe(peer.to_canonical())
            && (headers.contains_key("x-forwarded-for") || headers.contains_key(header::FORWARDED))
    }

    /// Whether this is the address of a proxy that is believed.
    pub(crate) fn believe(&self, address: IpAddr) -> bool {
        self.trusted.iter().any(|subnet| subnet.contains(address))
    }

    /// The first address on the way from `peer` back that is no proxy, or the last one known.
    fn first_beyond(&self, peer: IpAddr, hops: impl Iterator<Item = Option<IpAddr>>) -> IpAddr {
        let mut known = peer;
        for hop in hops {
            match hop {
                Some(proxy) if self.believe(proxy) => known = proxy,
                Some(caller) => return caller,
                None => break,
            }
        }
        known
    }
}

/// An address as proxies write it, with a port or without.
fn address(text: &str) -> Option<IpAddr> {
    let bare = text.strip_prefix('[').and_then(|rest| rest.strip_suffix(']')).unwrap_or(text);
    let with_port = || Some(text.parse::<SocketAddr>().ok()?.ip());
    bare.parse().ok().or_else(with_port)
}

/// The address after `for=` in one hop of `Forwarded`.
fn forwarded_for(hop: &str) -> Option<IpAddr> {
    let mut pairs = hop.split(';').filter_map(|pair| pair.split_once('='));
    let (_, node) = pairs.find(|(name, _)| name.trim().eq_ignore_ascii_case("for"))?;
    address(node.trim().trim_matches('"'))
}

#[cfg(test)]
mod tests {
    use super::ProxyHeader::{Forwarded, XForwardedFor};
    use super::*;
    use axum::http::{HeaderName, HeaderValue};

    fn ip(text: &str) -> IpAddr {
        text.parse().unwrap()
    }

    fn subnet(text: &str) -> Subnet {
        text.parse().unwrap()
    }

    /// The caller of a request with these headers, behind proxies at 10.0.0.0/8 and 2001:db8::5
    /// that write `header`.
    fn caller(header: ProxyHeader, peer: &str, headers: &[(&'static str, &str)]) -> IpAddr {
        let proxies = Proxies::new(["10.0.0.0/8", "2001:db8::5"].map(subnet), header);
        let mut map = HeaderMap::new();
        for (name, value) in headers {
            map.append(HeaderName::from_static(name), HeaderValue::from_str(value).unwrap());
        }
        proxies.caller(ip(peer), &map)
    }

    #[test]
    fn subnets_are_read_and_hold_their_addresses() {
        for (written, inside, outside) in [
            ("192.0.2.7", "192.0.2.7", "192.0.2.8"),
            ("10.1.2.3/8", "10.255.0.1", "11.0.0.1"),
            ("0.0.0.0/0", "203.0.113.1", "::1"),
            ("2001:db8::/32", "2001:db8:ffff::1", "2001:db9::1"),
            ("::/0", "fe80::1", "192.0.2.1"),
            ("::ffff:10.0.0.0/104", "10.9.9.9", "11.0.0.1"),
        ] {
            let subnet = subnet(written);
            assert!(subnet.contains(ip(inside)), "{written} {inside}");
            assert!(!subnet.contains(ip(outside)), "{written} {outside}");
        }
        for wrong in
            ["", "10.0.0.0/33", "::1/129", "10.0.0/8", "localhost", "10.0.0.0/", "1.2.3.4/-1"]
        {
            assert_eq!(wrong.parse::<Subnet>(), Err(NoSubnet), "{wrong}");
        }
    }

    #[test]
    fn a_household_counts_as_one_caller() {
        assert_eq!(Subnet::of_caller(ip("2001:db8::1:2:3:4")), ip("2001:db8::"));
        assert_eq!(Subnet::of_caller(ip("::ffff:192.0.2.7")), ip("192.0.2.7"));
        assert_eq!(Subnet::of_caller(ip("192.0.2.7")), ip("192.0.2.7"));
    }

    #[test]
    fn nobody_is_believed_who_is_not_named() {
        let forged = [("x-forwarded-for", "198.51.100.1"), ("forwarded", "for=198.51.100.1")];
        for header in [XForwardedFor, Forwarded] {
            assert_eq!(caller(header, "203.0.113.9", &forged), ip("203.0.113.9"));
        }
        let map = HeaderMap::from_iter([(
            HeaderName::from_static("x-forwarded-for"),
            HeaderValue::from_static("198.51.100.1"),
        )]);
        assert_eq!(Proxies::default().caller(ip("10.0.0.1"), &map), ip("10.0.0.1"));
    }

    #[test]
    fn a_proxy_that_is_not_named_is_missed_whether_others_are_or_not() {
        let some = Proxies::new([subnet("10.0.0.1")], XForwardedFor);
        for name in ["x-forwarded-for", "forwarded"] {
            let said = HeaderValue::from_static("for=198.51.100.1");
            let map = HeaderMap::from_iter([(HeaderName::from_static(name), said)]);
            assert!(Proxies::default().misses(ip("10.0.0.1"), &map), "{name}");
            assert!(some.misses(ip("10.0.0.2"), &map), "{name}");
            for named in ["10.0.0.1", "::ffff:10.0.0.1"] {
                assert!(!some.misses(ip(named), &map), "{name} {named}");
            }
        }
        assert!(!some.misses(ip("10.0.0.2"), &HeaderMap::new()));
    }

    #[test]
    fn a_proxy_says_for_whom_it_asks_and_callers_cannot_forge_it() {
        let plain = |value| caller(XForwardedFor, "10.0.0.1", &[("x-forwarded-for", value)]);
        assert_eq!(plain("203.0.113.9"), ip("203.0.113.9"));
        assert_eq!(plain("203.0.113.9:4711"), ip("203.0.113.9"));
        assert_eq!(plain("[2001:db8::9]:4711"), ip("2001:db8::9"));
        assert_eq!(plain("2001:db8::9"), ip("2001:db8::9"));
        // The caller wrote the first address, the proxies the others.
        assert_eq!(plain("198.51.100.1, 203.0.113.9, 10.0.0.2"), ip("203.0.113.9"));
        assert_eq!(plain("unknown, 10.0.0.2"), ip("10.0.0.2"));
        assert_eq!(plain("nonsense"), ip("10.0.0.1"));
        let lines = [("x-forwarded-for", "198.51.100.1"), ("x-forwarded-for", "203.0.113.9")];
        assert_eq!(caller(XForwardedFor, "::ffff:10.0.0.1", &lines), ip("203.0.113.9"));

        let named = |value| caller(Forwarded, "2001:db8::5", &[("forwarded", value)]);
        assert_eq!(named("for=203.0.113.9;proto=https"), ip("203.0.113.9"));
        assert_eq!(named("proto=https; For=\"[2001:db8::9]:4711\""), ip("2001:db8::9"));
        assert_eq!(named("for=\"198.51.100.1, for=203.0.113.9"), ip("203.0.113.9"));
        assert_eq!(named("for=_hidden"), ip("2001:db8::5"));
        assert_eq!(named("by=203.0.113.9"), ip("2001:db8::5"));
    }

    #[test]
    fn a_header_that_the_proxy_does_not_write_is_not_read() {
        let (plain, named) = ("x-forwarded-for", "forwarded");
        for forged in ["for=198.51.100.1", "for=10.0.0.2", "nonsense"] {
            let both = [(plain, "203.0.113.9"), (named, forged)];
            assert_eq!(caller(XForwardedFor, "10.0.0.1", &both), ip("203.0.113.9"));
        }
        for forged in ["198.51.100.1", "10.0.0.2", "nonsense"] {
            let both = [(plain, forged), (named, "for=203.0.113.9")];
            assert_eq!(caller(Forwarded, "10.0.0.1", &both), ip("203.0.113.9"));
        }
        let alone = [(named, "for=198.51.100.1")];
        assert_eq!(caller(XForwardedFor, "10.0.0.1", &alone), ip("10.0.0.1"));
        assert_eq!(caller(Forwarded, "10.0.0.1", &[]), ip("10.0.0.1"));
    }
}
