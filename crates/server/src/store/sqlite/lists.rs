//! The lists of visitors in an SQLite database.

use super::rows::{failed, number, opened, role, text, time};
use super::{SqliteStore, deletion};
use crate::key::{Key, Role, Visitor};
use crate::store::{Answer, GameId, ItemId, Left, ListStore, Listed, StoreError};
use sqlx::sqlite::SqliteRow;
use sqlx::{Row, SqliteConnection, query};

/// The game and the role that a key opens.
async fn role_of_key(
    db: &mut SqliteConnection,
    key: &Key,
) -> Result<Option<(GameId, Role)>, StoreError> {
    let select = query("SELECT game, role FROM keys WHERE hash = ?");
    let found = select.bind(key.hash().as_bytes().to_vec()).fetch_optional(db).await;
    let found = found.map_err(failed)?;
    let pair = |row: SqliteRow| Ok((GameId(row.try_get("game").map_err(failed)?), role(&row)?));
    found.map(pair).transpose()
}

/// The games of a visitor, the newest first: all, or those that they have not opened.
async fn listed(
    store: &SqliteStore,
    visitor: Visitor,
    unopened: bool,
    limit: u32,
) -> Result<Vec<Listed>, StoreError> {
    let sql = "SELECT game, role, generation, NULL AS seat, games.kind, games.created_ms, \
               games.changed_ms, games.summary, visits.title, visits.away, visits.unopened \
               FROM visits JOIN game_roles USING (game, role) JOIN games ON games.id = game \
               WHERE visits.visitor = ? AND (visits.unopened OR NOT ?) \
               ORDER BY games.changed_ms DESC, games.id DESC LIMIT ?";
    let select = query(sql).bind(visitor.0.as_bytes().to_vec()).bind(unopened).bind(limit);
    let rows = select.fetch_all(&store.readers).await.map_err(failed)?;
    let listed = |row: &SqliteRow| {
        let opened = opened(row)?;
        let generation = row.try_get("generation").map_err(failed)?;
        Ok(Listed {
            key: store.secret.game_key(opened.game, opened.role, generation),
            opened,
            created: time(row, "created_ms")?,
            changed: time(row, "changed_ms")?,
            summary: text(row, "summary")?,
            title: text(row, "title")?,
            away: row.try_get("away").map_err(failed)?,
            unopened: row.try_get("unopened").map_err(failed)?,
        })
    };
    rows.iter().map(listed).collect()
}

impl ListStore for SqliteStore {
    fn knows(&self, visitor: Visitor) -> Answer<'_, bool> {
        Box::pin(async move {
            let sql = "SELECT EXISTS (SELECT 1 FROM visits WHERE visitor = ?1) \
                       OR EXISTS (SELECT 1 FROM study_visits WHERE visitor = ?1) \
                       OR EXISTS (SELECT 1 FROM study_people WHERE visitor = ?1) \
                       OR EXISTS (SELECT 1 FROM members WHERE visitor = ?1)";
            let row = query(sql).bind(visitor.0.as_bytes().to_vec()).fetch_one(&self.readers).await;
            row.map_err(failed)?.try_get(0).map_err(failed)
        })
    }

    fn forget(&self, visitor: Visitor) -> Answer<'_, ()> {
        self.write(move |db| {
            Box::pin(async move {
                for sql in [
                    "DELETE FROM visits WHERE visitor = ?",
                    "DELETE FROM study_visits WHERE visitor = ?",
                    "UPDATE members SET visitor = NULL WHERE visitor = ?",
                ] {
                    let delete = query(sql).bind(visitor.0.as_bytes().to_vec());
                    delete.execute(&mut *db).await.map_err(failed)?;
                }
                Ok(())
            })
        })
    }

    fn listed_key(&self, visitor: Visitor, game: GameId, role: Role) -> Answer<'_, Option<Key>> {
        Box::pin(async move {
            let sql = "SELECT generation FROM visits JOIN game_roles USING (game, role) \
                       WHERE visitor = ? AND game = ? AND role = ?";
            let select = query(sql).bind(visitor.0.as_bytes().to_vec()).bind(game.0);
            let row =
                select.bind(role.name()).fetch_optional(&self.readers).await.map_err(failed)?;
            let generation =
                row.map(|row| row.try_get("generation").map_err(failed)).transpose()?;
            Ok(generation.map(|generation| self.secret.game_key(game, role, generation)))
        })
    }

    fn has_opened(&self, visitor: Visitor, game: GameId, role: Role) -> Answer<'_, bool> {
        Box::pin(async move {
            let sql = "SELECT 1 FROM visits \
                       WHERE visitor = ? AND game = ? AND role = ? AND NOT unopened";
            let select = query(sql).bind(visitor.0.as_bytes().to_vec()).bind(game.0);
            let row = select.bind(role.name()).fetch_optional(&self.readers).await;
            Ok(row.map_err(failed)?.is_some())
        })
    }

    fn visit(&self, visitor: Visitor, key: &Key, at: u64) -> Answer<'_, ()> {
        let key = key.clone();
        self.write(move |db| {
            Box::pin(async move {
                let opened = role_of_key(db, &key).await?;
                let (game, role) = opened.ok_or(StoreError::Unknown)?;
                let sql = "INSERT INTO visits (visitor, game, role, seen_ms) VALUES (?, ?, ?, ?) \
                       ON CONFLICT DO UPDATE SET unopened = 0";
                let visit = query(sql).bind(visitor.0.as_bytes().to_vec()).bind(game.0);
                let visit = visit.bind(role.name()).bind(number(at));
                visit.execute(db).await.map(drop).map_err(failed)
            })
        })
    }

    fn hand_on(&self, from: &Key, to: &Key, at: u64) -> Answer<'_, ()> {
        let (from, to) = (from.clone(), to.clone());
        self.write(move |db| {
            Box::pin(async move {
                let (from, to) = (role_of_key(db, &from).await?, role_of_key(db, &to).await?);
                let (from, to) = from.zip(to).ok_or(StoreError::Unknown)?;
                let sql = "INSERT OR IGNORE INTO visits (visitor, game, role, seen_ms) \
                       SELECT visitor, ?3, ?4, ?5 FROM visits WHERE game = ?1 AND role = ?2";
                let insert = query(sql).bind(from.0.0).bind(from.1.name());
                let insert = insert.bind(to.0.0).bind(to.1.name()).bind(number(at));
                insert.execute(db).await.map(drop).map_err(failed)
            })
        })
    }

    fn visited(&self, visitor: Visitor, limit: u32) -> Answer<'_, Vec<Listed>> {
        Box::pin(listed(self, visitor, false, limit))
    }

    fn unopened(&self, visitor: Visitor, limit: u32) -> Answer<'_, Vec<Listed>> {
        Box::pin(listed(self, visitor, true, limit))
    }

    fn arrange(
        &self,
        visitor: Visitor,
        key: &Key,
        title: Option<String>,
        away: Option<bool>,
    ) -> Answer<'_, bool> {
        let key = key.clone();
        self.write(move |db| {
            Box::pin(async move {
                let Some((game, role)) = role_of_key(db, &key).await? else { return Ok(false) };
                let sql = "UPDATE visits SET title = COALESCE(?4, title), \
                       away = COALESCE(?5, away) WHERE visitor = ?1 AND game = ?2 AND role = ?3";
                let update = query(sql).bind(visitor.0.as_bytes().to_vec()).bind(game.0);
                let update = update.bind(role.name()).bind(title).bind(away);
                Ok(update.execute(db).await.map_err(failed)?.rows_affected() > 0)
            })
        })
    }

    fn take_off(&self, key: &Key) -> Answer<'_, ()> {
        let key = key.clone();
        self.write(move |db| {
            Box::pin(async move {
                let Some((game, role)) = role_of_key(db, &key).await? else { return Ok(()) };
                let sql = "UPDATE game_roles SET taken_off = 1 WHERE game = ? AND role = ?";
                let update = query(sql).bind(game.0).bind(role.name());
                update.execute(db).await.map(drop).map_err(failed)
            })
        })
    }

    fn leave(&self, visitor: Option<Visitor>, key: &Key, others: &[Role]) -> Answer<'_, Left> {
        let (key, others) = (key.clone(), others.to_vec());
        self.write(move |db| {
            Box::pin(async move {
                let Some((game, own)) = role_of_key(db, &key).await? else {
                    return Ok(Left::Unlisted);
                };
                let delete = query("DELETE FROM visits WHERE visitor = ? AND game = ?");
                let delete = delete.bind(visitor.map(|visitor| visitor.0.as_bytes().to_vec()));
                let delete = delete.bind(game.0);
                let unlisted = delete.execute(&mut *db).await.map_err(failed)?.rows_affected() == 0;
                if unlisted && own == Role::Watch {
                    return Ok(Left::Unlisted);
                }
                let sql = "SELECT EXISTS (SELECT 1 FROM visits JOIN games ON games.id = game \
                       WHERE game = ? AND (role <> 'watch' OR games.kind = 'record')) AS listed";
                let row = query(sql).bind(game.0).fetch_one(&mut *db).await.map_err(failed)?;
                let listed: bool = row.try_get("listed").map_err(failed)?;
                let sql = "SELECT role FROM game_roles WHERE game = ? AND taken_off = 0";
                let rows = query(sql).bind(game.0).fetch_all(&mut *db).await.map_err(failed)?;
                let mut held = false;
                for row in &rows {
                    held |= others.contains(&role(row)?);
                }
                let kept = listed || held;
                if !kept {
                    deletion::delete(db, ItemId::Game(game), None).await?;
                }
                Ok(if kept { Left::Kept } else { Left::Deleted })
            })
        })
    }
}
