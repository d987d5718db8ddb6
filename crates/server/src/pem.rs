//! Files of certificates and keys, in the format PEM.

use rustls::RootCertStore;
use rustls::pki_types::pem::PemObject;
use rustls::pki_types::{CertificateDer, PrivateKeyDer};
use serde::{Deserialize, Serialize};
use std::fmt;
use std::io::ErrorKind;
use std::path::{Path, PathBuf};

/// Why a file of certificates or of a key cannot be used. The library for TLS says of a wrong one
/// that some signature is bad.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum PemFault {
    /// There is no such file.
    NoFile(PathBuf),
    /// The user whom the program runs as may not read it.
    NoRights(PathBuf),
    /// It holds no certificate, or one that cannot be read.
    NoCertificate(PathBuf),
    /// It holds no private key, or one that cannot be read.
    NoKey(PathBuf),
    /// It cannot be read. The reason is in English.
    Unread(PathBuf, String),
}

impl PemFault {
    /// What is wrong with a file that has to hold the certificates of authorities, and no others.
    pub(crate) fn of_authorities(file: &Path) -> Option<PemFault> {
        look(file, |bytes| each(bytes, is_authority).all(|good| good), PemFault::NoCertificate)
            .or_else(|| PemFault::of_bundle(file))
    }

    /// The same of a file that may hold others, too, which cannot be read, as a system's may.
    pub fn of_bundle(file: &Path) -> Option<PemFault> {
        look(file, |bytes| each(bytes, is_authority).any(|good| good), PemFault::NoCertificate)
    }

    /// The same of a file that has to hold a certificate of one's own, perhaps with those above it.
    pub(crate) fn of_own(file: &Path) -> Option<PemFault> {
        look(file, |bytes| each(bytes, |_| true).any(|good| good), PemFault::NoCertificate)
    }

    /// The same of a file that has to hold a private key.
    pub(crate) fn of_key(file: &Path) -> Option<PemFault> {
        look(file, |bytes| PrivateKeyDer::from_pem_slice(bytes).is_ok(), PemFault::NoKey)
    }

    /// Its name among the messages.
    pub fn name(&self) -> &'static str {
        match self {
            PemFault::NoFile(_) => "no-file",
            PemFault::NoRights(_) => "no-rights",
            PemFault::NoCertificate(_) => "no-certificate",
            PemFault::NoKey(_) => "no-key",
            PemFault::Unread(..) => "unread",
        }
    }

    /// The file.
    pub fn file(&self) -> &Path {
        match self {
            PemFault::NoFile(file)
            | PemFault::NoRights(file)
            | PemFault::NoCertificate(file)
            | PemFault::NoKey(file)
            | PemFault::Unread(file, _) => file,
        }
    }
}

/// The fault of a file that is not as it has to be, or cannot be read.
fn look(
    file: &Path,
    is_right: impl Fn(&[u8]) -> bool,
    fault: fn(PathBuf) -> PemFault,
) -> Option<PemFault> {
    let error = match std::fs::read(file) {
        Ok(bytes) if is_right(&bytes) => return None,
        Ok(_) => return Some(fault(file.to_owned())),
        Err(error) => error,
    };
    Some(match error.kind() {
        ErrorKind::NotFound => PemFault::NoFile(file.to_owned()),
        ErrorKind::PermissionDenied => PemFault::NoRights(file.to_owned()),
        _ => PemFault::Unread(file.to_owned(), error.to_string()),
    })
}

/// Of each certificate in a text, whether it can be read and passes the test.
fn each(
    bytes: &[u8],
    test: fn(CertificateDer<'static>) -> bool,
) -> impl Iterator<Item = bool> + use<'_> {
    CertificateDer::pem_slice_iter(bytes).map(move |one| one.is_ok_and(test))
}

/// Whether others can be held against the certificate.
fn is_authority(one: CertificateDer<'static>) -> bool {
    RootCertStore::empty().add(one).is_ok()
}

impl fmt::Display for PemFault {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let file = self.file().display();
        match self {
            PemFault::NoFile(_) => write!(f, "there is no file {file}"),
            PemFault::NoRights(_) => write!(f, "the program may not read {file}"),
            PemFault::NoCertificate(_) => {
                write!(f, "{file} holds no certificate that can be read, in the format PEM")
            }
            PemFault::NoKey(_) => {
                write!(f, "{file} holds no private key that can be read, in the format PEM")
            }
            PemFault::Unread(_, why) => write!(f, "{file}: {why}"),
        }
    }
}

#[cfg(all(test, unix))]
mod tests {
    use super::*;
    use tengen_load::services::Certificate;

    #[test]
    fn files_are_read_before_they_are_used() {
        let folder = tempfile::tempdir().unwrap();
        let made = Certificate::make(folder.path(), &["localhost"]).unwrap();
        assert_eq!(PemFault::of_authorities(&made.file), None);
        assert_eq!(PemFault::of_key(&made.key), None);
        let certificate = CertificateDer::from_pem_file(&made.file).unwrap();
        let pem = std::fs::read_to_string(&made.file).unwrap();
        let other = folder.path().join("other");
        for bytes in [
            // In another format, cut off, and with letters that are lost.
            certificate.to_vec(),
            pem.as_bytes()[..pem.len() / 2].to_vec(),
            pem.replacen("MII", "AAA", 1).into_bytes(),
            Vec::new(),
        ] {
            std::fs::write(&other, bytes).unwrap();
            let fault = Some(PemFault::NoCertificate(other.clone()));
            assert_eq!(PemFault::of_authorities(&other), fault);
            assert_eq!(PemFault::of_key(&other), Some(PemFault::NoKey(other.clone())));
        }
        let wrong = PemFault::of_authorities(&made.key);
        assert_eq!(wrong, Some(PemFault::NoCertificate(made.key.clone())));
        std::fs::remove_file(&other).unwrap();
        assert_eq!(PemFault::of_key(&other), Some(PemFault::NoFile(other.clone())));
        let mut both = pem.replacen("MII", "AAA", 1);
        both.push_str(&pem);
        std::fs::write(&other, both).unwrap();
        assert_eq!(PemFault::of_bundle(&other), None);
        assert!(
            PemFault::of_authorities(&other).is_some() && PemFault::of_bundle(&made.key).is_some()
        );
        let folder = folder.path();
        let unread = PemFault::of_authorities(folder).unwrap();
        assert!(matches!(&unread, PemFault::Unread(file, _) if file == folder), "{unread:?}");
    }
}
