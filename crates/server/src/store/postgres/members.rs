//! Members in a PostgreSQL database.

use super::PostgresStore;
use super::rows::failed;
use super::signing::{known_member, member_of, named};
use crate::key::Visitor;
use crate::store::{Answer, Member, MemberId, MemberStore, Named};
use sqlx::{Row, query};

impl MemberStore for PostgresStore {
    fn member(&self, visitor: Visitor) -> Answer<'_, MemberId> {
        Box::pin(async move {
            let visitor = visitor.0.as_bytes().to_vec();
            let mut db = self.db().await?;
            // Each number that is asked for is used up, even where no row comes of it.
            for sql in [
                "SELECT id FROM members WHERE visitor = $1",
                "INSERT INTO members (visitor) VALUES ($1) ON CONFLICT DO NOTHING RETURNING id",
            ] {
                let found = query(sql).bind(&visitor).fetch_optional(&mut *db).await;
                if let Some(row) = found.map_err(failed)? {
                    return row.try_get("id").map(MemberId).map_err(failed);
                }
            }
            // Another request of the same visitor was faster.
            let select = query("SELECT id FROM members WHERE visitor = $1").bind(&visitor);
            let row = select.fetch_one(&mut *db).await.map_err(failed)?;
            row.try_get("id").map(MemberId).map_err(failed)
        })
    }

    fn known_member(&self, visitor: Visitor) -> Answer<'_, Option<Member>> {
        Box::pin(async move { known_member(&mut *self.db().await?, visitor).await })
    }

    fn members(&self, ids: Vec<MemberId>) -> Answer<'_, Vec<Member>> {
        Box::pin(async move {
            let ids: Vec<i64> = ids.iter().map(|MemberId(id)| *id).collect();
            let sql = "SELECT id, kind, name, role, joined_ms, renamed_ms FROM members WHERE id = ANY($1)";
            let rows = query(sql).bind(ids).fetch_all(&mut *self.db().await?).await;
            rows.map_err(failed)?.iter().map(|row| member_of(row, "id")).collect()
        })
    }

    fn named(&self, key: &str, now: u64) -> Answer<'_, Option<Named>> {
        let key = key.to_owned();
        Box::pin(async move { named(&mut *self.db().await?, key, now).await })
    }
}
