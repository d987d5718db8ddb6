//! Studies in an SQLite database.

use super::SqliteStore;
use super::rows::{failed, number, text, time};
use crate::key::{Key, Visitor};
use crate::store::new_generation;
use crate::store::studies::{
    ListedStudy, MadeStudy, NewStudy, OpenedStudy, ROLES, StoredPerson, StudyHead, StudyId,
    StudyStore, role_name, role_of, visitor_of,
};
use crate::store::{Answer, StoreError, StoredEntry};
use sqlx::sqlite::SqliteRow;
use sqlx::{Row, SqliteConnection, query};
use tengen_study::Role;

fn role(row: &SqliteRow) -> Result<Role, StoreError> {
    role_of(&text(row, "role")?)
}

/// Adds a key that opens a role of a study.
pub(super) async fn insert_study_key(
    to: &mut SqliteConnection,
    key: &Key,
    study: StudyId,
    role: Role,
) -> Result<(), StoreError> {
    let insert = query("INSERT INTO study_keys (hash, study, role) VALUES (?, ?, ?)");
    let insert = insert.bind(key.hash().as_bytes().to_vec()).bind(study.0).bind(role_name(role));
    insert.execute(to).await.map(drop).map_err(failed)
}

impl StudyStore for SqliteStore {
    fn create_study(&self, study: NewStudy) -> Answer<'_, MadeStudy> {
        let secret = self.secret.clone();
        self.write(move |db| {
            Box::pin(async move {
                let sql = "INSERT INTO studies (created_ms, changed_ms, title, summary, base) \
                       VALUES (?1, ?1, ?2, ?3, ?4)";
                let insert = query(sql).bind(number(study.created)).bind(&study.title);
                let insert = insert.bind(&study.summary).bind(&study.base);
                let id = insert.execute(&mut *db).await.map_err(failed)?.last_insert_rowid();
                let (study, mut keys) = (StudyId(id), Vec::new());
                let generation = new_generation()?;
                for (name, role) in ROLES {
                    let sql = "INSERT INTO study_roles (study, role, generation) VALUES (?, ?, ?)";
                    let insert = query(sql).bind(id).bind(name).bind(generation);
                    insert.execute(&mut *db).await.map_err(failed)?;
                    let key = secret.study_key(study, role, generation);
                    insert_study_key(db, &key, study, role).await?;
                    keys.push((key, role));
                }
                Ok(MadeStudy { study, keys })
            })
        })
    }

    fn open_study(&self, key: &Key) -> Answer<'_, Option<OpenedStudy>> {
        let key = key.clone();
        Box::pin(async move {
            let select = query("SELECT study, role FROM study_keys WHERE hash = ?");
            let select = select.bind(key.hash().as_bytes().to_vec());
            let found = select.fetch_optional(&self.readers).await;
            let opened = |row: SqliteRow| {
                let study = StudyId(row.try_get("study").map_err(failed)?);
                Ok(OpenedStudy { study, role: role(&row)? })
            };
            found.map_err(failed)?.map(opened).transpose()
        })
    }

    fn study_head(&self, study: StudyId) -> Answer<'_, StudyHead> {
        Box::pin(async move {
            let select = query("SELECT title, closed FROM studies WHERE id = ?").bind(study.0);
            let row = select.fetch_one(&self.readers).await.map_err(failed)?;
            let select = query("SELECT role, generation FROM study_roles WHERE study = ?");
            let keys = select.bind(study.0).fetch_all(&self.readers).await.map_err(failed)?;
            let keys = keys.iter().map(|row| {
                let (role, generation) = (role(row)?, row.try_get("generation").map_err(failed)?);
                Ok((self.secret.study_key(study, role, generation), role))
            });
            Ok(StudyHead {
                title: text(&row, "title")?,
                is_closed: row.try_get("closed").map_err(failed)?,
                keys: keys.collect::<Result<_, StoreError>>()?,
            })
        })
    }

    fn study_base(&self, study: StudyId) -> Answer<'_, Vec<u8>> {
        Box::pin(async move {
            let select = query("SELECT base FROM studies WHERE id = ?").bind(study.0);
            let row = select.fetch_one(&self.readers).await.map_err(failed)?;
            row.try_get("base").map_err(failed)
        })
    }

    fn operations_from(&self, study: StudyId, seq: u64) -> Answer<'_, Vec<StoredEntry>> {
        Box::pin(async move {
            let sql = "SELECT at_ms, operation FROM study_operations \
                WHERE study = ? AND seq >= ? ORDER BY seq";
            let select = query(sql).bind(study.0).bind(number(seq));
            let rows = select.fetch_all(&self.readers).await.map_err(failed)?;
            let entry = |row: &SqliteRow| {
                Ok(StoredEntry { at: time(row, "at_ms")?, entry: text(row, "operation")? })
            };
            rows.iter().map(entry).collect()
        })
    }

    fn append_operations(
        &self,
        study: StudyId,
        seq: u64,
        operations: Vec<StoredEntry>,
        summary: String,
    ) -> Answer<'_, ()> {
        self.write(move |db| {
            Box::pin(async move {
                let sql = "SELECT COALESCE(MAX(seq) + 1, 0) AS next FROM study_operations \
                       WHERE study = ?";
                let row = query(sql).bind(study.0).fetch_one(&mut *db).await.map_err(failed)?;
                if time(&row, "next")? != seq {
                    return Err(StoreError::Conflict);
                }
                let last = operations.last().map_or(0, |operation| operation.at);
                for (seq, StoredEntry { at, entry }) in (seq..).zip(&operations) {
                    let sql = "INSERT INTO study_operations (study, seq, at_ms, operation) \
                           VALUES (?, ?, ?, ?)";
                    let insert = query(sql).bind(study.0).bind(number(seq)).bind(number(*at));
                    insert.bind(entry).execute(&mut *db).await.map_err(failed)?;
                }
                let sql = "UPDATE studies SET changed_ms = MAX(changed_ms, ?), summary = ? \
                       WHERE id = ?";
                let update = query(sql).bind(number(last)).bind(summary).bind(study.0);
                let done = update.execute(&mut *db).await.map_err(failed)?;
                if done.rows_affected() == 0 {
                    return Err(StoreError::Unknown);
                }
                Ok(())
            })
        })
    }

    fn title_study(&self, study: StudyId, title: String) -> Answer<'_, ()> {
        self.write(move |db| {
            Box::pin(async move {
                let update = query("UPDATE studies SET title = ? WHERE id = ?").bind(title);
                let done = update.bind(study.0).execute(db).await.map_err(failed)?;
                if done.rows_affected() == 0 { Err(StoreError::Unknown) } else { Ok(()) }
            })
        })
    }

    fn renew_study_role(
        &self,
        study: StudyId,
        role: Role,
        stays: Option<Visitor>,
    ) -> Answer<'_, Key> {
        let secret = self.secret.clone();
        let stays = stays.map(|visitor| visitor.0.as_bytes().to_vec());
        self.write(move |db| {
            Box::pin(async move {
                let sql = "UPDATE study_roles SET generation = ? \
                       WHERE study = ? AND role = ? RETURNING generation";
                let raise = query(sql).bind(new_generation()?).bind(study.0).bind(role_name(role));
                let row = raise.fetch_one(&mut *db).await.map_err(failed)?;
                let key = secret.study_key(study, role, row.try_get(0).map_err(failed)?);
                let sql =
                    "DELETE FROM study_visits WHERE study = ? AND role = ? AND visitor IS NOT ?";
                let unlist = query(sql).bind(study.0).bind(role_name(role)).bind(stays);
                unlist.execute(&mut *db).await.map_err(failed)?;
                for sql in [
                    "INSERT INTO replaced_study_keys (hash, study) \
                     SELECT hash, study FROM study_keys WHERE study = ? AND role = ?",
                    "DELETE FROM study_keys WHERE study = ? AND role = ?",
                ] {
                    let delete = query(sql).bind(study.0).bind(role_name(role));
                    delete.execute(&mut *db).await.map_err(failed)?;
                }
                insert_study_key(db, &key, study, role).await?;
                Ok(key)
            })
        })
    }

    fn people(&self, study: StudyId) -> Answer<'_, Vec<StoredPerson>> {
        Box::pin(async move {
            let sql = "SELECT number, visitor, called FROM study_people WHERE study = ? \
                       ORDER BY number";
            let rows = query(sql).bind(study.0).fetch_all(&self.readers).await.map_err(failed)?;
            let person = |row: &SqliteRow| {
                let visitor: Option<Vec<u8>> = row.try_get("visitor").map_err(failed)?;
                Ok(StoredPerson {
                    number: row.try_get("number").map_err(failed)?,
                    visitor: visitor_of(visitor)?,
                    called: text(row, "called")?,
                })
            };
            rows.iter().map(person).collect()
        })
    }

    fn keep_person(&self, study: StudyId, person: StoredPerson) -> Answer<'_, ()> {
        self.write(move |db| {
            Box::pin(async move {
                let sql = "INSERT INTO study_people (study, number, visitor, called) \
                       VALUES (?, ?, ?, ?) \
                       ON CONFLICT (study, number) DO UPDATE SET called = excluded.called \
                       WHERE visitor IS excluded.visitor";
                let keep = query(sql).bind(study.0).bind(person.number);
                let visitor = person.visitor.map(|visitor| visitor.0.as_bytes().to_vec());
                let keep = keep.bind(visitor).bind(&person.called);
                let done = keep.execute(db).await.map_err(failed)?;
                if done.rows_affected() == 0 { Err(StoreError::Conflict) } else { Ok(()) }
            })
        })
    }

    fn visit_study(&self, visitor: Visitor, key: &Key, at: u64) -> Answer<'_, ()> {
        let key = key.hash();
        self.write(move |db| {
            Box::pin(async move {
                let select = query("SELECT study, role FROM study_keys WHERE hash = ?");
                let row = select.bind(key.as_bytes().to_vec()).fetch_one(&mut *db).await;
                let row = row.map_err(failed)?;
                let study: i64 = row.try_get("study").map_err(failed)?;
                let sql = "INSERT INTO study_visits (visitor, study, role, seen_ms) \
                       VALUES (?, ?, ?, ?) ON CONFLICT DO NOTHING";
                let visit = query(sql).bind(visitor.0.as_bytes().to_vec()).bind(study);
                let visit = visit.bind(role_name(role(&row)?)).bind(number(at));
                visit.execute(db).await.map(drop).map_err(failed)
            })
        })
    }

    fn leave_study(&self, visitor: Visitor, key: &Key) -> Answer<'_, ()> {
        let key = key.hash();
        self.write(move |db| {
            Box::pin(async move {
                let sql = "DELETE FROM study_visits WHERE visitor = ? AND study = ( \
                       SELECT study FROM study_keys WHERE hash = ?)";
                let delete = query(sql).bind(visitor.0.as_bytes().to_vec());
                let delete = delete.bind(key.as_bytes().to_vec());
                delete.execute(db).await.map(drop).map_err(failed)
            })
        })
    }

    fn listed_study_key(
        &self,
        visitor: Visitor,
        study: StudyId,
        role: Role,
    ) -> Answer<'_, Option<Key>> {
        Box::pin(async move {
            let sql = "SELECT generation FROM study_visits JOIN study_roles USING (study, role) \
                       WHERE visitor = ? AND study = ? AND role = ?";
            let select = query(sql).bind(visitor.0.as_bytes().to_vec()).bind(study.0);
            let row =
                select.bind(role_name(role)).fetch_optional(&self.readers).await.map_err(failed)?;
            let generation =
                row.map(|row| row.try_get("generation").map_err(failed)).transpose()?;
            Ok(generation.map(|generation| self.secret.study_key(study, role, generation)))
        })
    }

    fn visited_studies(&self, visitor: Visitor, limit: u32) -> Answer<'_, Vec<ListedStudy>> {
        Box::pin(async move {
            let sql = "SELECT study, role, generation, studies.title, studies.created_ms, \
                       studies.changed_ms, studies.summary FROM study_visits \
                       JOIN study_roles USING (study, role) JOIN studies ON studies.id = study \
                       WHERE study_visits.visitor = ? \
                       ORDER BY studies.changed_ms DESC, studies.id DESC LIMIT ?";
            let select = query(sql).bind(visitor.0.as_bytes().to_vec()).bind(limit);
            let rows = select.fetch_all(&self.readers).await.map_err(failed)?;
            let listed = |row: &SqliteRow| {
                let (study, role) = (StudyId(row.try_get("study").map_err(failed)?), role(row)?);
                let generation = row.try_get("generation").map_err(failed)?;
                Ok(ListedStudy {
                    study,
                    key: self.secret.study_key(study, role, generation),
                    role,
                    title: text(row, "title")?,
                    created: time(row, "created_ms")?,
                    changed: time(row, "changed_ms")?,
                    summary: text(row, "summary")?,
                })
            };
            rows.iter().map(listed).collect()
        })
    }
}
