//! A certificate that programs trust only if they are told to.

use crate::Failure;
use std::path::{Path, PathBuf};
use std::process::{Command, Stdio};

/// A certificate that vouches for itself, and its key, in two files.
#[derive(Debug)]
pub struct Certificate {
    /// The certificate.
    pub file: PathBuf,
    /// Its key.
    pub key: PathBuf,
}

impl Certificate {
    /// Makes one in a folder, for a machine of this name or of this numerical address.
    ///
    /// # Errors
    /// If OpenSSL is not installed or makes none.
    pub fn make(folder: &Path, name: &str) -> Result<Certificate, Failure> {
        // It is a server's, and vouches for no other.
        Certificate::made(folder, name, "CA:FALSE")
    }

    /// The same, for an authority, which vouches for others.
    ///
    /// # Errors
    /// If OpenSSL is not installed or makes none.
    pub fn of_authority(folder: &Path, name: &str) -> Result<Certificate, Failure> {
        Certificate::made(folder, name, "CA:TRUE")
    }

    fn made(folder: &Path, name: &str, holder: &str) -> Result<Certificate, Failure> {
        let made = Certificate { file: folder.join("cert.pem"), key: folder.join("key.pem") };
        let kind = if name.parse::<std::net::IpAddr>().is_ok() { "IP" } else { "DNS" };
        let status = Command::new("openssl")
            .args(["req", "-x509", "-newkey", "ec", "-pkeyopt", "ec_paramgen_curve:prime256v1"])
            .args(["-nodes", "-days", "2", "-subj", &format!("/CN={name}")])
            .args(["-addext", &format!("subjectAltName={kind}:{name}")])
            .args(["-addext", &format!("basicConstraints=critical,{holder}")])
            .arg("-keyout")
            .arg(&made.key)
            .arg("-out")
            .arg(&made.file)
            .stderr(Stdio::null())
            .status()
            .map_err(|error| format!("openssl is needed (apt-get install openssl): {error}"))?;
        if status.success() { Ok(made) } else { Err("openssl makes no certificate".into()) }
    }
}
