//! The address of a database, as a keeper writes it.

use super::rows::failed;
use crate::pem::PemFault;
use crate::store::{AddressFault, StoreError};
use crate::tls::TlsFault;
use percent_encoding::percent_decode_str;
use sqlx::postgres::PgConnectOptions;
use std::io;
use std::path::{Path, PathBuf};

/// The parameters that an address may have. The library goes on without others, and with less
/// encryption than a keeper wants if they mistype one.
const KNOWN: [&str; 15] = [
    "sslmode",
    "ssl-mode",
    "sslrootcert",
    "ssl-root-cert",
    "ssl-ca",
    "sslcert",
    "sslkey",
    "statement-cache-capacity",
    "host",
    "hostaddr",
    "port",
    "dbname",
    "user",
    "password",
    "application_name",
];

/// What is wrong with a file that an address names.
type Look = fn(&Path) -> Option<PemFault>;

/// The parameters that name a file.
const FILES: [(&str, Look); 5] = [
    ("sslrootcert", PemFault::of_authorities),
    ("ssl-root-cert", PemFault::of_authorities),
    ("ssl-ca", PemFault::of_authorities),
    ("sslcert", PemFault::of_own),
    ("sslkey", PemFault::of_key),
];

/// An address that was read.
#[derive(Clone, Debug)]
pub(super) struct Address {
    pub(super) options: PgConnectOptions,
    /// The files that it names.
    files: Vec<(PathBuf, Look)>,
}

/// What PostgreSQL is told about each connection: it ends what takes too long.
const SETTINGS: [(&str, &str); 4] = [
    // It notices what we ask for: that a table is there already which we make if there is none.
    ("client_min_messages", "warning"),
    ("statement_timeout", "10s"),
    ("lock_timeout", "5s"),
    ("idle_in_transaction_session_timeout", "10s"),
];

impl Address {
    /// What an address says of the connections. No reason repeats a password.
    ///
    /// # Errors
    /// If it cannot be read, has a parameter that is not known, or names a file that is of no use.
    pub(super) fn read(address: &str) -> Result<Address, StoreError> {
        let query = address.split_once('?').map_or("", |(_, query)| query);
        let mut files = Vec::new();
        for part in query.split('&').filter(|part| !part.is_empty()) {
            let (name, value) = part.split_once('=').unwrap_or((part, ""));
            if !KNOWN.contains(&name) && !name.starts_with("options") {
                return Err(StoreError::Address(AddressFault::Parameter(name.to_owned())));
            }
            if let Some((_, look)) = FILES.iter().find(|(of, _)| *of == name) {
                let file = percent_decode_str(value).decode_utf8_lossy();
                files.push((PathBuf::from(&*file), *look));
            }
        }
        if let Some(fault) = fault_of(&files) {
            return Err(StoreError::Address(fault));
        }
        let options = address.parse().map_err(|error: sqlx::Error| {
            let why = match error {
                sqlx::Error::Configuration(inner) => inner.to_string(),
                other => other.to_string(),
            };
            // The library says it twice of a parameter.
            let why = why.trim_start_matches("error with configuration: ");
            StoreError::Address(AddressFault::Other(why.to_owned()))
        });
        Ok(Address { options: PgConnectOptions::options(options?, SETTINGS), files })
    }

    /// The socket of PostgreSQL, if the address names one.
    fn socket(&self) -> Option<PathBuf> {
        let host = Path::new(self.options.get_host());
        let folder = self.options.get_socket().map(PathBuf::as_path);
        let folder = folder.or(host.is_absolute().then_some(host));
        folder.map(|folder| folder.join(format!(".s.PGSQL.{}", self.options.get_port())))
    }

    /// The reason why there is no first connection. The library does not say which file is missing,
    /// or may not be read.
    pub(super) fn refused(&self, error: sqlx::Error) -> StoreError {
        let Some(why) = of_a_file(&error) else { return failed(error) };
        match (fault_of(&self.files), self.socket()) {
            (Some(fault), _) => StoreError::Address(fault),
            (None, Some(socket)) => StoreError::Failed(format!("{}: {why}", socket.display())),
            (None, None) => failed(error),
        }
    }

    /// The reason why there is no connection to a database that was there before. A socket that is
    /// missing is one whose PostgreSQL does not run.
    pub(super) fn lost(&self, error: sqlx::Error) -> StoreError {
        let is_missing = of_a_file(&error).is_some_and(|why| why.kind() == io::ErrorKind::NotFound);
        match is_missing && self.socket().is_some_and(|socket| !socket.exists()) {
            true => StoreError::Silent,
            false => self.refused(error),
        }
    }
}

/// What is wrong with the first of these files with which something is.
fn fault_of(files: &[(PathBuf, Look)]) -> Option<AddressFault> {
    files.iter().find_map(|(file, look)| look(file)).map(AddressFault::File)
}

/// What is wrong with a file or a socket, if that is the reason.
fn of_a_file(error: &sqlx::Error) -> Option<&io::Error> {
    let sqlx::Error::Io(why) = error else { return None };
    let is_one = matches!(why.kind(), io::ErrorKind::NotFound | io::ErrorKind::PermissionDenied);
    (is_one && TlsFault::within(why).is_none()).then_some(why)
}

#[cfg(all(test, unix))]
mod tests {
    use super::*;

    #[test]
    fn addresses_that_cannot_be_used_say_what_is_wrong() {
        let root = "postgres://tengen:p%2Fw%23@db/games";
        assert!(Address::read(root).is_ok());
        let known = format!("{root}?sslmode=require&application_name=tengen");
        assert!(Address::read(&known).is_ok());
        for (bad, said) in [
            ("postgres://tengen:se/cret@db/games".to_owned(), "port"),
            (format!("{root}?sslmode=bogus"), "bogus"),
            (format!("{root}?sslmod=require"), "no parameter is called sslmod"),
            (format!("{root}?sslmode=verify-full&sslrootcert=/nope.pem"), "/nope.pem"),
        ] {
            let Err(StoreError::Address(fault)) = Address::read(&bad) else { panic!("{bad}") };
            let why = fault.to_string();
            assert!(why.contains(said) && !why.contains("cret"), "{why}");
        }
    }

    /// A file may go, and a socket be closed to this user, while the server runs.
    #[test]
    fn files_and_sockets_that_cannot_be_opened_are_named() {
        let folder = tempfile::tempdir().unwrap();
        let at = folder.path().display().to_string();
        let file = tengen_load::services::Certificate::make(folder.path(), &["db"]).unwrap().file;
        let url = format!("postgres://tengen@db/games?sslrootcert={}", file.display());
        let address = Address::read(&url).unwrap();
        std::fs::remove_file(&file).unwrap();
        let missing = || sqlx::Error::Io(io::ErrorKind::NotFound.into());
        for said in [address.lost(missing()), address.refused(missing())] {
            assert_eq!(
                said,
                StoreError::Address(AddressFault::File(PemFault::NoFile(file.clone())))
            );
        }
        let address = format!("postgres://tengen@localhost:5433/games?host={at}");
        let address = Address::read(&address).unwrap();
        assert_eq!(address.lost(missing()), StoreError::Silent);
        let closed = sqlx::Error::Io(io::ErrorKind::PermissionDenied.into());
        for said in [address.refused(missing()), address.lost(closed)] {
            assert!(said.to_string().contains(&format!("{at}/.s.PGSQL.5433")), "{said}");
        }
    }
}
