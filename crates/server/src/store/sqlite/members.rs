//! Members in an SQLite database.

use super::SqliteStore;
use super::rows::failed;
use crate::key::Visitor;
use crate::store::{Answer, MemberId, MemberStore};
use sqlx::{Row, query};

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
}
