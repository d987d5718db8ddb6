//! The encoding in which a database keeps texts.

use super::rows::failed;
use crate::store::StoreError;
use sqlx::{PgConnection, Row, query};

/// Refuses a database that cannot keep every name: most encodings have the letters of few scripts.
/// `SQL_ASCII` keeps bytes as they come.
///
/// # Errors
/// If it is one of those, or the database fails.
pub(super) async fn check_encoding(db: &mut PgConnection) -> Result<(), StoreError> {
    let row = query("SHOW server_encoding").fetch_one(db).await.map_err(failed)?;
    let name: String = row.try_get(0).map_err(failed)?;
    match name.as_str() {
        "UTF8" | "SQL_ASCII" => Ok(()),
        _ => Err(StoreError::Encoding(name)),
    }
}

#[cfg(all(test, unix))]
mod tests {
    use crate::secret::Secret;
    use crate::store::{Cluster, PostgresStore, StoreError};
    use sqlx::postgres::PgConnectOptions;
    use sqlx::{AssertSqlSafe, ConnectOptions, raw_sql};

    #[tokio::test]
    async fn a_database_without_all_letters_is_refused() {
        let cluster = Cluster::start().await;
        let url = cluster.database().await;
        let mut db = url.parse::<PgConnectOptions>().unwrap().connect().await.unwrap();
        for (encoding, is_taken) in [("LATIN1", false), ("SQL_ASCII", true), ("UTF8", true)] {
            let name = encoding.to_lowercase();
            let sql = format!(
                "CREATE DATABASE {name} ENCODING '{encoding}' LOCALE 'C' TEMPLATE template0"
            );
            raw_sql(AssertSqlSafe(sql)).execute(&mut db).await.unwrap();
            let url = url.rsplit_once('/').unwrap().0.to_owned() + "/" + &name;
            let opened = PostgresStore::open(&url, Secret::of([7; 32])).await;
            let refused = StoreError::Encoding(encoding.to_owned());
            assert_eq!(opened.err(), Some(refused).filter(|_| !is_taken));
        }
    }
}
