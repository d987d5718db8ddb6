//! Why an address of a database cannot be used.

use rustls::RootCertStore;
use rustls::pki_types::pem::PemObject;
use rustls::pki_types::{CertificateDer, PrivateKeyDer};
use serde::{Deserialize, Serialize};
use std::fmt;
use std::io::ErrorKind;
use std::path::{Path, PathBuf};

/// Why an address of a database cannot be used.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum AddressFault {
    /// It has a parameter that is not known.
    Parameter(String),
    /// There is no such file, which it names.
    NoFile(PathBuf),
    /// The user whom the program runs as may not read this file, which it names.
    NoRights(PathBuf),
    /// This file holds no certificate in the format PEM, or one that cannot be read.
    NoCertificate(PathBuf),
    /// This file holds no private key in the format PEM, or one that cannot be read.
    NoKey(PathBuf),
    /// Another reason, in English.
    Other(String),
}

/// A file that an address names: what it has to hold.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Holds {
    Certificates,
    Key,
}

impl AddressFault {
    /// What is wrong with a file that an address names. The library for TLS says of a wrong one
    /// that some signature is bad.
    pub(super) fn of_file(file: &Path, holds: Holds) -> Option<AddressFault> {
        let bytes = match std::fs::read(file) {
            Ok(bytes) => bytes,
            Err(error) => {
                let file = file.to_owned();
                return Some(match error.kind() {
                    ErrorKind::NotFound => AddressFault::NoFile(file),
                    ErrorKind::PermissionDenied => AddressFault::NoRights(file),
                    _ => AddressFault::Other(format!("{}: {error}", file.display())),
                });
            }
        };
        match holds {
            Holds::Certificates if has_certificates(&bytes) => None,
            Holds::Certificates => Some(AddressFault::NoCertificate(file.to_owned())),
            Holds::Key if PrivateKeyDer::from_pem_slice(&bytes).is_ok() => None,
            Holds::Key => Some(AddressFault::NoKey(file.to_owned())),
        }
    }

    /// Its name among the messages.
    pub fn name(&self) -> &'static str {
        match self {
            AddressFault::Parameter(_) => "parameter",
            AddressFault::NoFile(_) => "no-file",
            AddressFault::NoRights(_) => "no-rights",
            AddressFault::NoCertificate(_) => "no-certificate",
            AddressFault::NoKey(_) => "no-key",
            AddressFault::Other(_) => "other",
        }
    }

    /// The parameter, the file, or the reason in English.
    pub fn what(&self) -> String {
        match self {
            AddressFault::Parameter(what) | AddressFault::Other(what) => what.clone(),
            AddressFault::NoFile(file)
            | AddressFault::NoRights(file)
            | AddressFault::NoCertificate(file)
            | AddressFault::NoKey(file) => file.display().to_string(),
        }
    }
}

/// Whether these are certificates in the format PEM, at least one of them.
fn has_certificates(bytes: &[u8]) -> bool {
    let mut roots = RootCertStore::empty();
    let mut all = CertificateDer::pem_slice_iter(bytes);
    all.all(|one| one.is_ok_and(|one| roots.add(one).is_ok())) && !roots.is_empty()
}

impl fmt::Display for AddressFault {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let what = self.what();
        match self {
            AddressFault::Parameter(_) => {
                write!(f, "no parameter is called {what} (sslmode, sslrootcert and so on are)")
            }
            AddressFault::NoFile(_) => write!(f, "there is no file {what}"),
            AddressFault::NoRights(_) => write!(f, "the program may not read {what}"),
            AddressFault::NoCertificate(_) => {
                write!(f, "{what} holds no certificate that can be read, in the format PEM")
            }
            AddressFault::NoKey(_) => {
                write!(f, "{what} holds no private key that can be read, in the format PEM")
            }
            AddressFault::Other(_) => f.write_str(&what),
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
        assert_eq!(AddressFault::of_file(&made.file, Holds::Certificates), None);
        assert_eq!(AddressFault::of_file(&made.key, Holds::Key), None);
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
            for (holds, fault) in [
                (Holds::Certificates, AddressFault::NoCertificate(other.clone())),
                (Holds::Key, AddressFault::NoKey(other.clone())),
            ] {
                assert_eq!(AddressFault::of_file(&other, holds), Some(fault));
            }
        }
        let wrong = AddressFault::of_file(&made.key, Holds::Certificates);
        assert_eq!(wrong, Some(AddressFault::NoCertificate(made.key)));
        std::fs::remove_file(&other).unwrap();
        let none = AddressFault::of_file(&other, Holds::Key);
        assert_eq!(none, Some(AddressFault::NoFile(other)));
    }
}
