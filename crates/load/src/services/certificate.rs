//! A certificate that programs trust only if they are told to.

use crate::Failure;
use std::net::IpAddr;
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
    /// Makes one in a folder, for a machine of these names or numerical addresses, at least one.
    ///
    /// # Errors
    /// If OpenSSL is not installed or makes none.
    pub fn make(folder: &Path, names: &[&str]) -> Result<Certificate, Failure> {
        // It is a server's, and vouches for no other.
        Certificate::made(folder, names, "CA:FALSE")
    }

    /// The same, for an authority, which vouches for others.
    ///
    /// # Errors
    /// If OpenSSL is not installed or makes none.
    pub fn of_authority(folder: &Path, names: &[&str]) -> Result<Certificate, Failure> {
        Certificate::made(folder, names, "CA:TRUE")
    }

    fn made(folder: &Path, names: &[&str], holder: &str) -> Result<Certificate, Failure> {
        let made = Certificate { file: folder.join("cert.pem"), key: folder.join("key.pem") };
        let named = names.iter().map(|name| match name.parse::<IpAddr>() {
            Ok(_) => format!("IP:{name}"),
            Err(_) => format!("DNS:{name}"),
        });
        let named: Vec<String> = named.collect();
        let status = Command::new("openssl")
            .args(["req", "-x509", "-newkey", "ec", "-pkeyopt", "ec_paramgen_curve:prime256v1"])
            .args(["-nodes", "-days", "2", "-subj", &format!("/CN={}", names[0])])
            .args(["-addext", &format!("subjectAltName={}", named.join(","))])
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
