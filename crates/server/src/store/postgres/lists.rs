//! The lists of visitors in a PostgreSQL database.

use super::rows::{failed, number, opened, role, text, time};
use super::{PostgresStore, deletion};
use crate::key::{Key, Role, Visitor};
use crate::store::{Answer, GameId, ItemId, Left, ListStore, Listed, Opened, StoreError};
use sqlx::postgres::PgRow;
use sqlx::{Row, query};

/// Whether a player of the game has it in a list, or a record is in any list.
const IS_LISTED: &str = "SELECT EXISTS (SELECT 1 FROM visits JOIN games ON games.id = game \
    WHERE game = $1 AND (role <> 'watch' OR games.kind = 'record')) AS listed";

/// The games of a visitor, the newest first: all, or those that they have not opened.
async fn listed(
    store: &PostgresStore,
    visitor: Visitor,
    unopened: bool,
    limit: u32,
) -> Result<Vec<Listed>, StoreError> {
    let sql = "SELECT visits.game, role, generation, NULL::bytea AS seat, games.kind, \
        games.created_ms, game_heads.changed_ms, game_heads.summary, visits.title, visits.away, \
        visits.unopened FROM visits \
        JOIN game_roles USING (game, role) JOIN games ON games.id = visits.game \
        JOIN game_heads ON game_heads.game = games.id \
        WHERE visits.visitor = $1 AND (visits.unopened OR NOT $2) \
        ORDER BY game_heads.changed_ms DESC, games.id DESC LIMIT $3";
    let select = query(sql).bind(visitor.0.as_bytes().to_vec()).bind(unopened);
    let select = select.bind(i64::from(limit));
    let rows = select.fetch_all(&mut *store.db().await?).await.map_err(failed)?;
    let listed = |row: &PgRow| {
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

impl ListStore for PostgresStore {
    fn knows(&self, visitor: Visitor) -> Answer<'_, bool> {
        Box::pin(async move {
            let sql = "SELECT EXISTS (SELECT 1 FROM visits WHERE visitor = $1) \
                OR EXISTS (SELECT 1 FROM study_visits WHERE visitor = $1) \
                OR EXISTS (SELECT 1 FROM study_people WHERE visitor = $1) \
                OR EXISTS (SELECT 1 FROM members WHERE visitor = $1) AS known";
            let row = query(sql)
                .bind(visitor.0.as_bytes().to_vec())
                .fetch_one(&mut *self.db().await?)
                .await;
            row.map_err(failed)?.try_get("known").map_err(failed)
        })
    }

    fn forget(&self, visitor: Visitor) -> Answer<'_, ()> {
        Box::pin(async move {
            let sql = "WITH games AS (DELETE FROM visits WHERE visitor = $1), \
                member AS (UPDATE members SET visitor = NULL WHERE visitor = $1) \
                DELETE FROM study_visits WHERE visitor = $1";
            let delete = query(sql).bind(visitor.0.as_bytes().to_vec());
            delete.execute(&mut *self.db().await?).await.map(drop).map_err(failed)
        })
    }

    fn listed_key(&self, visitor: Visitor, game: GameId, role: Role) -> Answer<'_, Option<Key>> {
        Box::pin(async move {
            let sql = "SELECT generation FROM visits JOIN game_roles USING (game, role) \
                       WHERE visitor = $1 AND game = $2 AND role = $3";
            let select = query(sql).bind(visitor.0.as_bytes().to_vec()).bind(game.0);
            let row = select
                .bind(role.name())
                .fetch_optional(&mut *self.db().await?)
                .await
                .map_err(failed)?;
            let generation =
                row.map(|row| row.try_get("generation").map_err(failed)).transpose()?;
            Ok(generation.map(|generation| self.secret.game_key(game, role, generation)))
        })
    }

    fn has_opened(&self, visitor: Visitor, game: GameId, role: Role) -> Answer<'_, bool> {
        Box::pin(async move {
            let sql = "SELECT 1 FROM visits \
                       WHERE visitor = $1 AND game = $2 AND role = $3 AND NOT unopened";
            let select = query(sql).bind(visitor.0.as_bytes().to_vec()).bind(game.0);
            let row = select.bind(role.name()).fetch_optional(&mut *self.db().await?).await;
            Ok(row.map_err(failed)?.is_some())
        })
    }

    fn visit(&self, visitor: Visitor, key: &Key, at: u64) -> Answer<'_, ()> {
        let key = key.hash();
        Box::pin(async move {
            // The key is locked, so that a game that is being deleted is not put into a list.
            let sql = "WITH opened AS (SELECT game, role FROM keys WHERE hash = $2 FOR KEY SHARE), \
                put AS (INSERT INTO visits (visitor, game, role, seen_ms) \
                SELECT $1, game, role, $3 FROM opened \
                ON CONFLICT (visitor, game, role) DO UPDATE SET unopened = FALSE) \
                SELECT 1 FROM opened";
            let visit = query(sql).bind(visitor.0.as_bytes().to_vec());
            let visit = visit.bind(key.as_bytes().to_vec()).bind(number(at));
            visit.fetch_one(&mut *self.db().await?).await.map(drop).map_err(failed)
        })
    }

    fn hand_on(&self, from: &Key, to: &Key, at: u64) -> Answer<'_, ()> {
        let (from, to) = (from.hash(), to.hash());
        Box::pin(async move {
            let sql = "INSERT INTO visits (visitor, game, role, seen_ms) \
                SELECT visits.visitor, other.game, other.role, $3 \
                FROM visits JOIN keys USING (game, role), keys AS other \
                WHERE keys.hash = $1 AND other.hash = $2 ON CONFLICT DO NOTHING";
            let insert = query(sql).bind(from.as_bytes().to_vec());
            let insert = insert.bind(to.as_bytes().to_vec()).bind(number(at));
            insert.execute(&mut *self.db().await?).await.map(drop).map_err(failed)
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
        let key = key.hash();
        Box::pin(async move {
            let sql = "UPDATE visits SET title = COALESCE($3, title), away = COALESCE($4, away) \
                FROM keys WHERE visits.visitor = $1 AND keys.hash = $2 \
                AND keys.game = visits.game AND keys.role = visits.role";
            let update = query(sql).bind(visitor.0.as_bytes().to_vec());
            let update = update.bind(key.as_bytes().to_vec());
            let done = update
                .bind(title)
                .bind(away)
                .execute(&mut *self.db().await?)
                .await
                .map_err(failed)?;
            Ok(done.rows_affected() > 0)
        })
    }

    fn take_off(&self, key: &Key) -> Answer<'_, ()> {
        let key = key.clone();
        Box::pin(async move {
            let sql = "UPDATE game_roles SET taken_off = TRUE FROM keys WHERE keys.hash = $1 \
                AND keys.game = game_roles.game AND keys.role = game_roles.role";
            let update = query(sql).bind(key.hash().as_bytes().to_vec());
            update.execute(&mut *self.db().await?).await.map(drop).map_err(failed)
        })
    }

    fn leave(&self, visitor: Option<Visitor>, key: &Key, others: &[Role]) -> Answer<'_, Left> {
        let (key, others) = (key.clone(), others.to_vec());
        Box::pin(self.together(move |db| {
            Box::pin(async move {
                let game = query("SELECT game FROM keys WHERE hash = $1");
                let game = game.bind(key.hash().as_bytes().to_vec()).fetch_optional(&mut *db);
                let Some(row) = game.await.map_err(failed)? else { return Ok(Left::Unlisted) };
                let game = GameId(row.try_get("game").map_err(failed)?);
                // Nobody puts the game into a list or takes it off meanwhile without waiting.
                deletion::lock(db, ItemId::Game(game)).await?;
                let sql = "SELECT keys.game, keys.role, NULL::bytea AS seat, games.kind FROM keys \
                    JOIN games ON games.id = keys.game WHERE keys.hash = $1";
                let found = query(sql).bind(key.hash().as_bytes().to_vec());
                let found = found.fetch_optional(&mut *db).await;
                let Some(row) = found.map_err(failed)? else { return Ok(Left::Unlisted) };
                let Opened { role: own, .. } = opened(&row)?;
                let sql = "SELECT role, taken_off FROM game_roles WHERE game = $1 FOR UPDATE";
                let all = query(sql);
                let all = all.bind(game.0).fetch_all(&mut *db).await.map_err(failed)?;
                let delete = query("DELETE FROM visits WHERE visitor = $1 AND game = $2");
                let delete = delete.bind(visitor.map(|visitor| visitor.0.as_bytes().to_vec()));
                let delete = delete.bind(game.0);
                let unlisted = delete.execute(&mut *db).await.map_err(failed)?.rows_affected() == 0;
                if unlisted && own == Role::Watch {
                    return Ok(Left::Unlisted);
                }
                let row = query(IS_LISTED).bind(game.0).fetch_one(&mut *db).await;
                let mut kept: bool = row.map_err(failed)?.try_get("listed").map_err(failed)?;
                for row in &all {
                    let has_taken_off: bool = row.try_get("taken_off").map_err(failed)?;
                    kept |= !has_taken_off && others.contains(&role(row)?);
                }
                if !kept {
                    deletion::delete(db, ItemId::Game(game), None).await?;
                }
                Ok(if kept { Left::Kept } else { Left::Deleted })
            })
        }))
    }
}
