//! Members in an SQLite database.

use super::SqliteStore;
use super::rows::failed;
use super::signing::{known_member, member_of, named};
use crate::key::Visitor;
use crate::store::{Answer, Member, MemberId, MemberStore, Named};
use sqlx::{AssertSqlSafe, Row, query};

impl MemberStore for SqliteStore {
    fn member(&self, visitor: Visitor) -> Answer<'_, MemberId> {
        self.write(move |db| {
            Box::pin(async move {
                let visitor = visitor.0.as_bytes().to_vec();
                let insert =
                    query("INSERT INTO members (visitor) VALUES (?) ON CONFLICT DO NOTHING");
                insert.bind(visitor.clone()).execute(&mut *db).await.map_err(failed)?;
                let select = query("SELECT id FROM members WHERE visitor = ?").bind(visitor);
                let row = select.fetch_one(db).await.map_err(failed)?;
                row.try_get("id").map(MemberId).map_err(failed)
            })
        })
    }

    fn known_member(&self, visitor: Visitor) -> Answer<'_, Option<Member>> {
        Box::pin(async move { known_member(&mut *self.reader().await?, visitor).await })
    }

    fn members(&self, ids: Vec<MemberId>) -> Answer<'_, Vec<Member>> {
        Box::pin(async move {
            let ids: Vec<String> = ids.iter().map(|MemberId(id)| id.to_string()).collect();
            let sql = format!(
                "SELECT id, kind, name, role, joined_ms, renamed_ms FROM members WHERE id IN ({})",
                ids.join(", ")
            );
            let rows = query(AssertSqlSafe(sql)).fetch_all(&self.readers).await.map_err(failed)?;
            rows.iter().map(|row| member_of(row, "id")).collect()
        })
    }

    fn named(&self, key: &str, now: u64) -> Answer<'_, Option<Named>> {
        let key = key.to_owned();
        Box::pin(async move { named(&mut *self.reader().await?, key, now).await })
    }
}
