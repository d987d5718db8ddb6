//! Files, and the networks in them.

use crate::records::Said;
use crate::speech::say;
use std::fmt::Display;
use std::io::{Error, ErrorKind};
use tengen_net::{Fault, ReadError};
use tengen_server::store::AddressFault;
use tengen_server::store::StoreError;
use tengen_server::{PemFault, TlsFault};

/// An error of the system. The common cases have our messages; the others have the system's own
/// text, which is in English.
pub(crate) fn system(error: &Error) -> String {
    if let Some(Said(what)) = error.get_ref().and_then(|inner| inner.downcast_ref()) {
        return what.clone();
    }
    let id = match error.kind() {
        ErrorKind::NotFound => "system-not-found",
        ErrorKind::PermissionDenied => "system-denied",
        ErrorKind::IsADirectory => "system-folder",
        ErrorKind::NotADirectory => "system-no-folder",
        ErrorKind::AlreadyExists => "system-exists",
        ErrorKind::StorageFull => "system-full",
        ErrorKind::ReadOnlyFilesystem => "system-read-only",
        ErrorKind::UnexpectedEof => "system-cut-off",
        // Text was expected, but the bytes are not UTF-8.
        ErrorKind::InvalidData if error.to_string().contains("UTF-8") => "system-no-text",
        ErrorKind::AddrInUse => "system-port-taken",
        ErrorKind::AddrNotAvailable => "system-no-address",
        ErrorKind::ConnectionRefused => "system-refused",
        ErrorKind::ConnectionReset | ErrorKind::ConnectionAborted | ErrorKind::BrokenPipe => {
            "system-broken-off"
        }
        ErrorKind::TimedOut => "system-too-late",
        ErrorKind::HostUnreachable | ErrorKind::NetworkUnreachable => "system-no-way",
        // The library has no kind for it.
        _ if error.to_string().starts_with("failed to lookup address") => "system-no-host",
        _ => {
            let what = error.to_string();
            return say("system-says", &[("what", (&what).into())]);
        }
    };
    say(id, &[])
}

/// A fault in a file or in a part of one.
pub(crate) fn within(what: &dyn Display, why: &str) -> String {
    let what = what.to_string();
    say("wrong-in", &[("what", (&what).into()), ("why", why.into())])
}

/// The error of the database in a data folder that an option names.
pub(crate) fn database_in_folder(error: &StoreError) -> String {
    match error {
        StoreError::DiskFull => say("wrong-disk-full-folder", &[]),
        StoreError::Foreign => say("wrong-foreign", &[]),
        StoreError::NoRights => say("wrong-no-rights", &[]),
        error => database(error),
    }
}

/// The database's error, in English, when it cannot be used.
pub(crate) fn database(error: &StoreError) -> String {
    let what = match error {
        StoreError::Failed(what) | StoreError::Corrupt(what) => what.clone(),
        StoreError::Locked => return say("wrong-locked", &[]),
        StoreError::Later => return say("wrong-later", &[]),
        StoreError::Foreign => return say("wrong-foreign-postgres", &[]),
        StoreError::NoRights => return say("wrong-no-rights-postgres", &[]),
        StoreError::NoLogin => return say("wrong-no-login", &[]),
        StoreError::NoDatabase => return say("wrong-no-database", &[]),
        StoreError::Crowded => return say("wrong-crowded", &[]),
        StoreError::DiskFull => return say("wrong-disk-full", &[]),
        StoreError::ReadOnly => return say("wrong-read-only", &[]),
        StoreError::Encoding(name) => {
            return say("wrong-database-letters", &[("name", name.into())]);
        }
        StoreError::Address(fault) => {
            return match fault {
                AddressFault::Parameter(name) => say("wrong-parameter", &[("name", name.into())]),
                AddressFault::File(fault) => {
                    let why = pem(fault);
                    say("wrong-address-file", &[("why", (&why).into())])
                }
                AddressFault::Other(what) => say("wrong-address", &[("what", what.into())]),
            };
        }
        StoreError::Tls(fault) => {
            return tls("wrong-tls", fault);
        }
        StoreError::Gone(file) => {
            let file = file.display().to_string();
            return say("wrong-gone", &[("file", (&file).into())]);
        }
        StoreError::Damaged(what) => {
            return say("wrong-damaged", &[("what", what.into())]);
        }
        StoreError::Silent => return say("wrong-silent", &[]),
        StoreError::OtherVersion(version) => {
            return say("wrong-other-version", &[("version", version.into())]);
        }
        StoreError::Conflict | StoreError::Unknown | StoreError::OtherSecret => error.to_string(),
    };
    say("wrong-database", &[("what", (&what).into())])
}

/// Why a file of certificates or of a key cannot be used.
pub(crate) fn pem(fault: &PemFault) -> String {
    let why = match fault {
        PemFault::Unread(_, why) => why.as_str(),
        _ => "",
    };
    let file = fault.file().display().to_string();
    let values = [("fault", fault.name().into()), ("file", (&file).into()), ("what", why.into())];
    say("wrong-pem", &values)
}

/// Why a connection is not encrypted or trusted, where the environment alone can name certificates.
pub(crate) fn tls_of_environment(fault: &TlsFault) -> String {
    tls("wrong-tls-environment", fault)
}

/// The same in a sentence which says how more certificates are named, if they may help.
fn tls(sentence: &str, fault: &TlsFault) -> String {
    let values = [("fault", fault.name().into()), ("what", fault.words().into())];
    let why = say("wrong-tls-fault", &values);
    let may_help = matches!(fault, TlsFault::Issuer | TlsFault::Other(_));
    let trust = if may_help { "yes" } else { "no" };
    say(sentence, &[("why", (&why).into()), ("trust", trust.into())])
}

/// Why a network file cannot be read. Parts of the format have their reader's names, in quotes.
pub(crate) fn network(error: &ReadError) -> String {
    let why = fault(&error.fault);
    let byte = error.byte.to_string();
    let values = [("byte", (&byte).into()), ("why", (&why).into())];
    match (&error.fault, error.block.is_empty()) {
        (Fault::Io(_), true) if error.byte == 0 => why,
        (_, true) => say("wrong-network-byte", &values),
        (_, false) => {
            let block = [("block", (&error.block).into())];
            say("wrong-network-block", &[&block[..], &values].concat())
        }
    }
}

fn fault(fault: &Fault) -> String {
    match fault {
        Fault::Io(error) => system(error),
        Fault::Ends { expected } => say("wrong-network-ends", &[("expected", (*expected).into())]),
        Fault::Unreadable { expected, found } => {
            let found = found.escape_debug().to_string();
            let values = [("expected", (*expected).into()), ("found", (&found).into())];
            say("wrong-network-unreadable", &values)
        }
        Fault::Version(found) => {
            let found = found.to_string();
            say("wrong-network-version", &[("found", (&found).into())])
        }
        Fault::Unknown { what, found } => {
            let found = found.escape_debug().to_string();
            let values = [("what", (*what).into()), ("found", (&found).into())];
            say("wrong-network-unknown", &values)
        }
        Fault::Mismatch { what, expected, found } => {
            let values = [
                ("what", (*what).into()),
                ("expected", (*expected).into()),
                ("found", (*found).into()),
            ];
            say("wrong-network-mismatch", &values)
        }
        Fault::NotFinite { what } => say("wrong-network-not-finite", &[("what", (*what).into())]),
        Fault::TooLarge { limit } => say("wrong-network-too-large", &[("limit", (*limit).into())]),
        Fault::TooDeep => say("wrong-network-too-deep", &[]),
        Fault::Trailing => say("wrong-network-trailing", &[]),
        other => other.to_string(),
    }
}
