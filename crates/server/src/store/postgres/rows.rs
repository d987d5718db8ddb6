//! The rows of the database as values.

use super::connections::writes_refused;
use crate::key::{KeyHash, Role, Visitor};
use crate::store::news::Told;
use crate::store::{GameId, Kind, Opened, StoreError};
use crate::tls::TlsFault;
use sqlx::Row;
use sqlx::postgres::PgRow;
use std::io;

/// The reason of a failure of the database.
pub(in crate::store) fn failed(error: sqlx::Error) -> StoreError {
    match &error {
        sqlx::Error::RowNotFound => StoreError::Unknown,
        sqlx::Error::Database(inner) if inner.is_unique_violation() => StoreError::Conflict,
        sqlx::Error::Database(inner) if inner.is_foreign_key_violation() => StoreError::Unknown,
        sqlx::Error::Database(inner) => refused(inner.code().as_deref(), inner.message()),
        sqlx::Error::Tls(inner) => StoreError::Tls(match inner.to_string().as_str() {
            // So says the library, which knows no other reason with words of its own.
            "server does not support TLS" => TlsFault::Plain,
            _ => TlsFault::known(&**inner),
        }),
        sqlx::Error::Io(inner) => match (TlsFault::within(inner), inner.kind()) {
            (Some(why), _) => StoreError::Tls(why),
            // A certificate, a key or a socket that the address names.
            (None, io::ErrorKind::NotFound | io::ErrorKind::PermissionDenied) => {
                StoreError::Failed(error.to_string())
            }
            _ => StoreError::Silent,
        },
        // A database that ends breaks off in the middle of a word.
        sqlx::Error::Protocol(why) => {
            if Told::Words.is_news(&StoreError::Silent) {
                tracing::warn!(why, "PostgreSQL is not understood");
            }
            StoreError::Silent
        }
        sqlx::Error::PoolTimedOut | sqlx::Error::WorkerCrashed => StoreError::Silent,
        _ => StoreError::Failed(error.to_string()),
    }
}

/// What PostgreSQL says under a code. The log has the code where the error has it not. The place in
/// the source of PostgreSQL says nothing to a keeper.
fn refused(code: Option<&str>, message: &str) -> StoreError {
    let kind = match code {
        // Another transaction holds what this one waits for, or both wait for each other.
        Some("55P03" | "40P01" | "40001" | "57014") => StoreError::Locked,
        // It ends, has crashed, or begins.
        Some("57P01" | "57P02" | "57P03") => StoreError::Silent,
        Some("53100") => StoreError::DiskFull,
        Some("53300") => StoreError::Crowded,
        Some("28000" | "28P01") => StoreError::NoLogin,
        Some("25006") => StoreError::ReadOnly,
        Some("3D000") => StoreError::NoDatabase,
        // Nor is there a schema in which this user may make tables.
        Some("42501" | "3F000") => StoreError::NoRights,
        // A table, or something else of its name, is there already: only our first steps make any.
        Some("42P07" | "42710") => StoreError::Foreign,
        Some(code) => return StoreError::Failed(format!("{message} (SQLSTATE {code})")),
        None => return StoreError::Failed(message.to_owned()),
    };
    if kind == StoreError::ReadOnly {
        writes_refused();
    }
    // At a restart each connection hears it.
    if kind != StoreError::Silent && Told::Words.is_news(&kind) {
        tracing::warn!(code, message, "PostgreSQL refuses");
    }
    kind
}

/// The value as a signed number, as PostgreSQL has no others. All times of the near future fit.
pub(super) fn number(value: u64) -> i64 {
    i64::try_from(value).unwrap_or(i64::MAX)
}

pub(super) fn time(row: &PgRow, column: &str) -> Result<u64, StoreError> {
    let value: i64 = row.try_get(column).map_err(failed)?;
    u64::try_from(value).map_err(|_| StoreError::Corrupt(format!("{column} {value}")))
}

pub(super) fn text(row: &PgRow, column: &str) -> Result<String, StoreError> {
    row.try_get(column).map_err(failed)
}

pub(super) fn role(row: &PgRow) -> Result<Role, StoreError> {
    let name = text(row, "role")?;
    Role::from_name(&name).ok_or_else(|| StoreError::Corrupt(format!("role {name}")))
}

pub(super) fn opened(row: &PgRow) -> Result<Opened, StoreError> {
    let kind = match text(row, "kind")?.as_str() {
        "game" => Kind::Game,
        "record" => Kind::Record,
        other => return Err(StoreError::Corrupt(format!("kind {other}"))),
    };
    let game = GameId(row.try_get("game").map_err(failed)?);
    let seat: Option<Vec<u8>> = row.try_get("seat").map_err(failed)?;
    let seat = seat.and_then(|visitor| KeyHash::from_bytes(&visitor)).map(Visitor);
    Ok(Opened { game, kind, role: role(row)?, seat })
}

#[cfg(all(test, unix))]
mod tests {
    use super::*;
    use crate::secret::Secret;
    use crate::store::{Cluster, PostgresStore};

    /// A keeper meets these refusals when they make a database for the first time.
    #[tokio::test]
    async fn what_postgresql_refuses_at_the_start_has_our_words() {
        let cluster = Cluster::start().await;
        let open = async |url: &str| PostgresStore::open(url, Secret::of([7; 32])).await.err();
        let foreign = cluster.database().await;
        let db = sqlx::PgPool::connect(&foreign).await.unwrap();
        let tables = "CREATE TABLE games (name TEXT); CREATE ROLE guest LOGIN; \
                      REVOKE ALL ON SCHEMA public FROM PUBLIC";
        sqlx::raw_sql(tables).execute(&db).await.unwrap();
        assert_eq!(open(&foreign).await, Some(StoreError::Foreign));
        let (before, after) = foreign.split_once('@').unwrap();
        let by = |user: &str| format!("postgres://{user}@{after}");
        assert_eq!(open(&by("guest")).await, Some(StoreError::NoRights));
        assert_eq!(open(&by("stranger")).await, Some(StoreError::NoLogin));
        let server = after.split('/').next().unwrap();
        let missing = format!("{before}@{server}/nowhere");
        assert_eq!(open(&missing).await, Some(StoreError::NoDatabase));
        db.close().await;
    }

    #[tokio::test]
    async fn connections_are_encrypted_as_the_address_says() {
        let cluster = Cluster::start_encrypted().await;
        let url = cluster.database().await;
        let open = async |url: &str| PostgresStore::open(url, Secret::of([7; 32])).await;
        let store = open(&format!("{url}?sslmode=require")).await.unwrap();
        let unless = "SELECT 1 / ssl::int FROM pg_stat_ssl WHERE pid = pg_backend_pid()";
        store.run(unless).await.unwrap();
        store.close().await;
        let root = format!("sslrootcert={}", cluster.certificate().display());
        let full = format!("{url}?sslmode=verify-full");
        open(&format!("{full}&{root}")).await.unwrap().close().await;
        // Nobody vouches for the certificate, or it is for another name.
        let elsewhere = full.replace("127.0.0.1", "localhost");
        let named = format!("{elsewhere}&{root}");
        for (refused, why) in [(full.clone(), TlsFault::Issuer), (named, TlsFault::Name)] {
            assert_eq!(open(&refused).await.err(), Some(StoreError::Tls(why)));
        }
        let missing = open(&format!("{full}&sslrootcert=/nowhere")).await.unwrap_err();
        assert!(missing.to_string().contains("/nowhere"), "{missing}");
        let plain = Cluster::start().await;
        let error = open(&format!("{}?sslmode=require", plain.database().await)).await;
        assert_eq!(error.err(), Some(StoreError::Tls(TlsFault::Plain)));
    }

    /// A server that ends may take a connection, and close it before a word.
    #[tokio::test]
    async fn a_database_that_breaks_off_does_not_answer() {
        let listener = tokio::net::TcpListener::bind("127.0.0.1:0").await.unwrap();
        let url = format!("postgres://tengen@{}/go", listener.local_addr().unwrap());
        tokio::spawn(async move {
            use tokio::io::AsyncReadExt;
            while let Ok((mut taken, _)) = listener.accept().await {
                let _ = taken.read(&mut [0; 8]).await;
            }
        });
        let error = PostgresStore::open(&url, Secret::of([7; 32])).await.unwrap_err();
        assert_eq!(error, StoreError::Silent);
        assert_eq!(crate::api_error::ApiError::store(error).status, 503);
    }

    /// As the copy of another takes none, until it takes its place.
    #[tokio::test]
    async fn a_database_that_takes_no_writes_is_named() {
        let cluster = Cluster::start().await;
        let url = cluster.database().await;
        let open = async || PostgresStore::open(&url, Secret::of([7; 32])).await;
        let store = open().await.unwrap();
        store.run("ALTER DATABASE t0 SET default_transaction_read_only = on").await.unwrap();
        store.close().await;
        let error = open().await.unwrap_err();
        assert_eq!(error, StoreError::ReadOnly);
        assert_eq!(crate::api_error::ApiError::store(error).status, 503);
    }
}
