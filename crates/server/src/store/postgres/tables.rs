//! The tables of a PostgreSQL database.

use super::PostgresStore;
use super::rows::{failed, text};
use crate::store::StoreError;
use crate::store::transfer::moved_tables;
use sqlx::query;

/// The tables whose rows are not moved from one database to another.
const OTHERS: [&str; 7] =
    ["game_heads", "study_heads", "nodes", "duties", "challenges", "moved", "database_name"];

fn tables() -> impl Iterator<Item = &'static str> {
    moved_tables().chain(OTHERS)
}

impl PostgresStore {
    /// Fails if a table is missing.
    pub(super) async fn has_tables(&self) -> Result<(), StoreError> {
        let sql = "SELECT name FROM unnest($1::text[]) AS name \
            WHERE to_regclass(quote_ident(name)) IS NULL LIMIT 1";
        let missing = query(sql).bind(tables().collect::<Vec<_>>());
        let missing = missing.fetch_optional(&mut *self.db().await?).await.map_err(failed)?;
        match missing {
            None => Ok(()),
            Some(row) => {
                let name = text(&row, "name")?;
                Err(StoreError::Failed(format!("there is no table {name} any more")))
            }
        }
    }
}

#[cfg(all(test, unix))]
mod tests {
    use super::*;
    use crate::store::{Cluster, Store};
    use std::collections::BTreeSet;

    #[tokio::test]
    async fn a_missing_table_is_found() {
        let cluster = Cluster::start().await;
        let store = cluster.store().await;
        let made = "SELECT tablename FROM pg_tables \
            WHERE schemaname = current_schema() AND tablename <> '_sqlx_migrations'";
        let made = query(made).fetch_all(&mut *store.db().await.unwrap()).await.unwrap();
        let made: BTreeSet<String> =
            made.iter().map(|row| text(row, "tablename").unwrap()).collect();
        assert_eq!(made, tables().map(str::to_owned).collect());
        store.has_all().await.unwrap();
        store.run("ALTER TABLE study_people RENAME TO elsewhere").await.unwrap();
        let error = store.has_all().await.unwrap_err();
        assert!(error.to_string().contains("study_people"), "{error}");
    }
}
