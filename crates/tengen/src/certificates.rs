//! The certificates that other machines' ones are held against.

use crate::speech::say;
use crate::{Failure, wrong};
use std::path::Path;
use tengen_server::PemFault;

/// The variable that names the certificates that are trusted, in place of the system's.
pub(crate) const VARIABLE: &str = "SSL_CERT_FILE";

/// The variable that names folders of them.
pub(crate) const FOLDERS: &str = "SSL_CERT_DIR";

/// Refuses a variable that names no certificates. Without a word the libraries would trust those
/// that they find elsewhere, or none.
pub(crate) fn check() -> Result<(), Failure> {
    let file = std::env::var_os(VARIABLE).filter(|file| !file.is_empty());
    match file.and_then(|file| PemFault::of_bundle(Path::new(&file))) {
        Some(fault) => {
            let why = wrong::pem(&fault);
            let values = [("what", VARIABLE.into()), ("why", (&why).into())];
            Err(Failure::Trouble(say("wrong-in", &values)))
        }
        None => Ok(()),
    }
}
