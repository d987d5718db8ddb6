//! How things go from a PostgreSQL database.

use super::rows::{failed, number};
use crate::store::deleted::{self, Deleted};
use crate::store::{ItemId, StoreError};
use sqlx::postgres::PgConnection;
use sqlx::query;

/// Locks the rows of a thing, so that nobody changes it, or puts it into a list, beside this.
///
/// All changes of a thing as a whole begin with this, so that no two wait for each other. Appends
/// lock in the same order, but fewer rows. Those to games refer to the game's row, and do not wait
/// for such a lock of it.
pub(super) async fn lock(db: &mut PgConnection, item: ItemId) -> Result<(), StoreError> {
    let rows = match item {
        ItemId::Game(_) => [
            "SELECT 1 FROM games WHERE id = $1 FOR NO KEY UPDATE",
            "SELECT 1 FROM game_heads WHERE game = $1 FOR UPDATE",
            "SELECT 1 FROM keys WHERE game = $1 FOR UPDATE",
        ],
        ItemId::Study(_) => [
            "SELECT 1 FROM study_heads WHERE study = $1 FOR UPDATE",
            "SELECT 1 FROM studies WHERE id = $1 FOR UPDATE",
            "SELECT 1 FROM study_keys WHERE study = $1 FOR UPDATE",
        ],
    };
    for sql in rows {
        query(sql).bind(item.number()).execute(&mut *db).await.map_err(failed)?;
    }
    Ok(())
}

/// Deletes a thing that is locked, with its keys, entries or operations, people and places in
/// lists. Its keys say what is `told` of it.
pub(super) async fn delete(
    db: &mut PgConnection,
    item: ItemId,
    told: Option<Deleted>,
) -> Result<(), StoreError> {
    if let Some(told) = told {
        note(db, item, told).await?;
    }
    let rows: &[&'static str] = match item {
        ItemId::Game(_) => &[
            "UPDATE games SET deal = '' WHERE id = $1",
            "UPDATE game_heads SET next_seq = -1, summary = '' WHERE game = $1",
            "DELETE FROM entries WHERE game = $1",
            "DELETE FROM records WHERE game = $1",
            "DELETE FROM visits WHERE game = $1",
            "DELETE FROM keys WHERE game = $1",
            "DELETE FROM replaced_keys WHERE game = $1",
            "DELETE FROM seats WHERE game = $1",
            "DELETE FROM rated_due WHERE game = $1",
            "DELETE FROM game_roles WHERE game = $1",
            "DELETE FROM duties WHERE game = $1",
        ],
        ItemId::Study(_) => &[
            "DELETE FROM study_visits WHERE study = $1",
            "DELETE FROM study_people WHERE study = $1",
            "DELETE FROM study_operations WHERE study = $1",
            "DELETE FROM study_keys WHERE study = $1",
            "DELETE FROM replaced_study_keys WHERE study = $1",
            "DELETE FROM study_roles WHERE study = $1",
            "DELETE FROM study_heads WHERE study = $1",
            "DELETE FROM studies WHERE id = $1",
        ],
    };
    for sql in rows {
        query(*sql).bind(item.number()).execute(&mut *db).await.map_err(failed)?;
    }
    Ok(())
}

/// Notes what the keys of a thing say when it is deleted.
async fn note(db: &mut PgConnection, item: ItemId, told: Deleted) -> Result<(), StoreError> {
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

#[cfg(all(test, unix))]
mod tests {
    use super::*;
    use crate::key::Role;
    use crate::secret::Secret;
    use crate::store::{Cluster, GameStore, ItemStore, ListStore, NewGame, PostgresStore};
    use sqlx::postgres::PgConnectOptions;
    use sqlx::{ConnectOptions, Connection};
    use std::time::Duration;

    /// A change that waits for the first row has no other one: else two could wait for each other.
    #[tokio::test]
    async fn those_who_change_a_thing_as_a_whole_wait_in_one_order() {
        let cluster = Cluster::start().await;
        let url = cluster.database().await;
        let store = PostgresStore::open(&url, Secret::of([7; 32])).await.unwrap();
        let options: PgConnectOptions = url.parse().unwrap();
        let mut other = options.connect().await.unwrap();
        let new = || NewGame {
            created: 1,
            agreed: "{}".to_owned(),
            summary: "{}".to_owned(),
            roles: vec![Role::Black, Role::White, Role::Watch],
            seats: None,
            is_rated: false,
        };
        for way in ["leave", "renew", "delete"] {
            let made = store.create_game(new()).await.unwrap();
            let (game, key) = (made.game, made.keys[0].0.clone());
            let mut held = other.begin().await.unwrap();
            let first = "SELECT 1 FROM games WHERE id = $1 FOR NO KEY UPDATE";
            query(first).bind(game.0).execute(&mut *held).await.unwrap();
            let store = store.clone();
            let waiting = tokio::spawn(async move {
                match way {
                    "leave" => store.leave(None, &key, &[Role::White]).await.map(drop),
                    "renew" => store.renew_role(game, Role::Watch).await.map(drop),
                    _ => store.delete(ItemId::Game(game), None).await,
                }
            });
            let waits = "SELECT 1 FROM pg_stat_activity WHERE wait_event_type = 'Lock'";
            while query(waits).fetch_optional(&mut *held).await.unwrap().is_none() {
                assert!(!waiting.is_finished(), "{way} has not waited");
                tokio::time::sleep(Duration::from_millis(10)).await;
            }
            for table in ["game_heads", "keys", "game_roles"] {
                let free = format!("SELECT 1 FROM {table} WHERE game = $1 FOR UPDATE NOWAIT");
                let free = query(sqlx::AssertSqlSafe(free)).bind(game.0);
                free.execute(&mut *held).await.unwrap_or_else(|error| panic!("{way}: {error}"));
            }
            held.commit().await.unwrap();
            waiting.await.unwrap().unwrap();
        }
    }
}
