//! Connections that are encrypted, and why they are not.

use rustls::{CertificateError as Fault, InvalidMessage};
use serde::{Deserialize, Serialize};
use std::error::Error;
use std::fmt;
use std::io;

/// Why a connection is not encrypted, or is not to be trusted.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum TlsFault {
    /// No authority that is trusted here vouches for the certificate.
    Issuer,
    /// The certificate has expired.
    Expired,
    /// The certificate is not valid yet.
    Early,
    /// The certificate is for another name than the address has.
    Name,
    /// The certificate is that of an authority: it vouches for others, and is no server's.
    Authority,
    /// The certificate is signed in a way that is not taken, as with SHA-1.
    Signature,
    /// The certificate is for another purpose than to be a server.
    Purpose,
    /// The other side encrypts nothing.
    Plain,
    /// Another reason, in English.
    Other(String),
}

impl TlsFault {
    /// The reason that an error, or one below it, has of TLS.
    pub fn within(error: &(dyn Error + 'static)) -> Option<TlsFault> {
        let mut next = Some(error);
        while let Some(error) = next {
            if let Some(fault) = error.downcast_ref() {
                return Some(TlsFault::of(fault));
            }
            // A handshake fails as one that reads does, and such an error keeps its reason apart.
            next = match error.downcast_ref::<io::Error>().and_then(io::Error::get_ref) {
                Some(inner) => Some(inner),
                None => error.source(),
            };
        }
        None
    }

    /// The reason that an error has which is one of TLS.
    pub(crate) fn known(error: &(dyn Error + 'static)) -> TlsFault {
        TlsFault::within(error).unwrap_or_else(|| TlsFault::Other(error.to_string()))
    }

    fn of(error: &rustls::Error) -> TlsFault {
        let fault = match error {
            rustls::Error::InvalidCertificate(fault) => fault,
            // The first bytes of the other side are no words of TLS.
            rustls::Error::InvalidMessage(InvalidMessage::InvalidContentType) => {
                return TlsFault::Plain;
            }
            _ => return TlsFault::Other(error.to_string()),
        };
        match fault {
            // The others are of a certificate that names an authority which did not sign it: its
            // key is another one, or of another kind.
            Fault::UnknownIssuer
            | Fault::BadSignature
            | Fault::UnsupportedSignatureAlgorithmForPublicKeyContext { .. } => TlsFault::Issuer,
            Fault::UnsupportedSignatureAlgorithmContext { .. } => TlsFault::Signature,
            Fault::InvalidPurpose | Fault::InvalidPurposeContext { .. } => TlsFault::Purpose,
            Fault::Expired | Fault::ExpiredContext { .. } => TlsFault::Expired,
            Fault::NotValidYet | Fault::NotValidYetContext { .. } => TlsFault::Early,
            Fault::NotValidForName | Fault::NotValidForNameContext { .. } => TlsFault::Name,
            // The library that looks at certificates is no part of this one.
            Fault::Other(other) if format!("{other:?}").contains("CaUsedAsEndEntity") => {
                TlsFault::Authority
            }
            _ => TlsFault::Other(error.to_string()),
        }
    }

    /// Its name among the messages.
    pub fn name(&self) -> &'static str {
        match self {
            TlsFault::Issuer => "issuer",
            TlsFault::Expired => "expired",
            TlsFault::Early => "early",
            TlsFault::Name => "name",
            TlsFault::Authority => "authority",
            TlsFault::Signature => "signature",
            TlsFault::Purpose => "purpose",
            TlsFault::Plain => "plain",
            TlsFault::Other(_) => "other",
        }
    }

    /// The reason in English, where it is none of the known ones.
    pub fn words(&self) -> &str {
        match self {
            TlsFault::Other(why) => why,
            _ => "",
        }
    }
}

impl fmt::Display for TlsFault {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(match self {
            TlsFault::Issuer => "nobody who is trusted here vouches for its certificate",
            TlsFault::Expired => "its certificate has expired",
            TlsFault::Early => "its certificate is not valid yet",
            TlsFault::Name => "its certificate is for another name",
            TlsFault::Authority => "its certificate is that of an authority, and no server's",
            TlsFault::Signature => "its certificate is signed in a way that is not taken",
            TlsFault::Purpose => "its certificate is for another purpose than to be a server",
            TlsFault::Plain => "it encrypts nothing",
            TlsFault::Other(why) => why,
        })
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    #[cfg(unix)]
    use tengen_load::services::Certificate;

    /// The fault of a certificate that is signed with SHA-1.
    fn sha1() -> Fault {
        let (signature_algorithm_id, supported_algorithms) = (vec![6, 9], Vec::new());
        Fault::UnsupportedSignatureAlgorithmContext { signature_algorithm_id, supported_algorithms }
    }

    /// That of a certificate whose authority has a key of another kind than the one that signed it.
    fn other_kind_of_key() -> Fault {
        Fault::UnsupportedSignatureAlgorithmForPublicKeyContext {
            signature_algorithm_id: vec![6, 9],
            public_key_algorithm_id: vec![6, 7],
        }
    }

    #[test]
    fn reasons_are_known_however_deep_they_lie() {
        for (fault, known) in [
            (Fault::UnknownIssuer, TlsFault::Issuer),
            (Fault::BadSignature, TlsFault::Issuer),
            (Fault::Expired, TlsFault::Expired),
            (Fault::NotValidYet, TlsFault::Early),
            (Fault::NotValidForName, TlsFault::Name),
            (Fault::InvalidPurpose, TlsFault::Purpose),
            (sha1(), TlsFault::Signature),
            (other_kind_of_key(), TlsFault::Issuer),
            (Fault::Revoked, TlsFault::Other("invalid peer certificate: Revoked".to_owned())),
        ] {
            let error = rustls::Error::InvalidCertificate(fault);
            assert_eq!(TlsFault::known(&error), known);
            let read = io::Error::new(io::ErrorKind::InvalidData, error);
            assert_eq!(TlsFault::within(&read), Some(known.clone()));
            let deeper = io::Error::other(read);
            assert_eq!(TlsFault::within(&deeper), Some(known));
        }
        assert_eq!(TlsFault::within(&io::Error::from(io::ErrorKind::NotFound)), None);
        assert_eq!(TlsFault::known(&fmt::Error), TlsFault::Other(fmt::Error.to_string()));
    }

    /// As `openssl req -x509` makes it by itself. The library's words for it are no part of its
    /// promises.
    #[cfg(unix)]
    #[test]
    fn the_certificate_of_an_authority_is_known_as_no_servers() {
        use rustls::client::WebPkiServerVerifier;
        use rustls::client::danger::ServerCertVerifier;
        use rustls::pki_types::{CertificateDer, ServerName, UnixTime, pem::PemObject};
        use std::sync::Arc;
        let folder = tempfile::tempdir().unwrap();
        type Make = fn(&std::path::Path, &[&str]) -> Result<Certificate, tengen_load::Failure>;
        let refusal = |make: Make| {
            let made = make(folder.path(), &["localhost"]).unwrap();
            let certificate = CertificateDer::from_pem_file(made.file).unwrap();
            let mut roots = rustls::RootCertStore::empty();
            roots.add(certificate.clone()).unwrap();
            let provider = Arc::new(rustls::crypto::ring::default_provider());
            let verifier = WebPkiServerVerifier::builder_with_provider(Arc::new(roots), provider);
            let name = ServerName::try_from("localhost").unwrap();
            let verifier = verifier.build().unwrap();
            verifier.verify_server_cert(&certificate, &[], &name, &[], UnixTime::now()).err()
        };
        assert_eq!(refusal(Certificate::make), None);
        let error = refusal(Certificate::of_authority).unwrap();
        assert_eq!(TlsFault::known(&error), TlsFault::Authority, "{error:?}");
    }
}
