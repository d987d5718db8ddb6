//! Why an address of a database cannot be used.

use crate::pem::PemFault;
use serde::{Deserialize, Serialize};
use std::fmt;

/// Why an address of a database cannot be used.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum AddressFault {
    /// It has a parameter that is not known.
    Parameter(String),
    /// It names a file that cannot be used.
    File(PemFault),
    /// Another reason, in English.
    Other(String),
}

impl fmt::Display for AddressFault {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            AddressFault::Parameter(name) => {
                write!(f, "no parameter is called {name} (sslmode, sslrootcert and so on are)")
            }
            AddressFault::File(fault) => fault.fmt(f),
            AddressFault::Other(why) => f.write_str(why),
        }
    }
}
