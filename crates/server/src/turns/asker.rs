//! Those for whom work is done.

use crate::proxies::Subnet;
use std::net::IpAddr;

/// Those for whom work is done: all at one address, as limits have it. The visitor of a cookie is
/// none, since anybody may send as many cookies as they like.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub(crate) enum Asker {
    /// The people at an address.
    At(IpAddr),
    /// The players of games that no page has opened since the server began.
    Unknown,
}

impl Asker {
    /// The asker of a request from this address.
    pub(crate) fn of(address: IpAddr) -> Asker {
        Asker::At(Subnet::of_caller(address))
    }
}
