//! How things go from an SQLite database.

use super::rows::{failed, number};
use crate::store::deleted::{self, Deleted};
use crate::store::{ItemId, StoreError};
use sqlx::query;
use sqlx::sqlite::SqliteConnection;

/// Deletes a thing with its keys, entries or operations, people and places in lists. Its keys say
/// what is `told` of it.
pub(super) async fn delete(
    db: &mut SqliteConnection,
    item: ItemId,
    told: Option<Deleted>,
) -> Result<(), StoreError> {
    if let Some(told) = told {
        note(db, item, told).await?;
    }
    let rows: &[&'static str] = match item {
        ItemId::Game(_) => &[
            "UPDATE games SET deal = '', summary = '' WHERE id = ?",
            "DELETE FROM entries WHERE game = ?",
            "DELETE FROM records WHERE game = ?",
            "DELETE FROM visits WHERE game = ?",
            "DELETE FROM keys WHERE game = ?",
            "DELETE FROM replaced_keys WHERE game = ?",
            "DELETE FROM seats WHERE game = ?",
            "DELETE FROM rated_due WHERE game = ?",
            "DELETE FROM game_roles WHERE game = ?",
        ],
        ItemId::Study(_) => &[
            "DELETE FROM study_visits WHERE study = ?",
            "DELETE FROM study_people WHERE study = ?",
            "DELETE FROM study_operations WHERE study = ?",
            "DELETE FROM study_keys WHERE study = ?",
            "DELETE FROM replaced_study_keys WHERE study = ?",
            "DELETE FROM study_roles WHERE study = ?",
            "DELETE FROM studies WHERE id = ?",
        ],
    };
    for sql in rows {
        query(*sql).bind(item.number()).execute(&mut *db).await.map_err(failed)?;
    }
    Ok(())
}

/// Notes what the keys of a thing say when it is deleted.
async fn note(db: &mut SqliteConnection, item: ItemId, told: Deleted) -> Result<(), StoreError> {
    let at = number(told.at);
    let forgotten = query(deleted::FORGET).bind(number(deleted::forgotten(told.at)));
    forgotten.execute(&mut *db).await.map_err(failed)?;
    for sql in deleted::note(item) {
        let note = query(sql).bind(item.number()).bind(item.to_string());
        let note = note.bind(at).bind(told.why.name());
        note.execute(&mut *db).await.map_err(failed)?;
    }
    Ok(())
}
