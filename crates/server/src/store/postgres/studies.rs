//! Studies in a PostgreSQL database.

use super::rows::{failed, number, text, time};
use super::{PostgresStore, deletion};
use crate::key::{Key, Visitor};
use crate::store::new_generation;
use crate::store::studies::{ROLES, role_name, role_of, visitor_of};
use crate::store::{
    Answer, ItemId, ListedStudy, MadeStudy, NewStudy, OpenedStudy, StoreError, StoredEntry,
    StoredPerson, StudyHead, StudyId, StudyStore,
};
use sqlx::postgres::PgRow;
use sqlx::{Row, query};
use tengen_study::Role;

fn role(row: &PgRow) -> Result<Role, StoreError> {
    role_of(&text(row, "role")?)
}

impl StudyStore for PostgresStore {
    fn create_study(&self, study: NewStudy) -> Answer<'_, MadeStudy> {
        Box::pin(async move {
            // Keys follow from the number, so it comes first.
            let next = query("SELECT nextval(pg_get_serial_sequence('studies', 'id')) AS id");
            let row = next.fetch_one(&mut *self.db().await?).await.map_err(failed)?;
            let id = StudyId(row.try_get("id").map_err(failed)?);
            let generation = new_generation()?;
            let keys = ROLES.map(|(_, role)| (self.secret.study_key(id, role, generation), role));
            let sql = "WITH made AS (INSERT INTO studies (id, created_ms, title, base) \
                OVERRIDING SYSTEM VALUE VALUES ($1, $2, $3, $4)), \
                head AS (INSERT INTO study_heads VALUES ($1, 0, $2, $5)), \
                own AS (INSERT INTO study_roles (study, role, generation) \
                SELECT $1, unnest($7::text[]), $8) \
                INSERT INTO study_keys (hash, study, role) SELECT pair.hash, $1, pair.role \
                FROM unnest($6::bytea[], $7::text[]) AS pair (hash, role)";
            let hashes: Vec<_> =
                keys.iter().map(|(key, _)| key.hash().as_bytes().to_vec()).collect();
            let roles: Vec<&str> = ROLES.iter().map(|(name, _)| *name).collect();
            let made = query(sql).bind(id.0).bind(number(study.created)).bind(&study.title);
            let made = made.bind(&study.base).bind(&study.summary).bind(hashes).bind(roles);
            let made = made.bind(generation);
            made.execute(&mut *self.db().await?).await.map_err(failed)?;
            Ok(MadeStudy { study: id, keys: keys.to_vec() })
        })
    }

    fn open_study(&self, key: &Key) -> Answer<'_, Option<OpenedStudy>> {
        let key = key.hash();
        Box::pin(async move {
            let select = query("SELECT study, role FROM study_keys WHERE hash = $1");
            let select = select.bind(key.as_bytes().to_vec());
            let found = select.fetch_optional(&mut *self.db().await?).await;
            let opened = |row: PgRow| {
                let study = StudyId(row.try_get("study").map_err(failed)?);
                Ok(OpenedStudy { study, role: role(&row)? })
            };
            found.map_err(failed)?.map(opened).transpose()
        })
    }

    fn study_head(&self, study: StudyId) -> Answer<'_, StudyHead> {
        Box::pin(async move {
            let select = query("SELECT title, closed FROM studies WHERE id = $1").bind(study.0);
            let row = select.fetch_one(&mut *self.db().await?).await.map_err(failed)?;
            let keys = query("SELECT role, generation FROM study_roles WHERE study = $1");
            let keys =
                keys.bind(study.0).fetch_all(&mut *self.db().await?).await.map_err(failed)?;
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
            let select = query("SELECT base FROM studies WHERE id = $1").bind(study.0);
            let row = select.fetch_one(&mut *self.db().await?).await.map_err(failed)?;
            row.try_get("base").map_err(failed)
        })
    }

    fn operations_from(&self, study: StudyId, seq: u64) -> Answer<'_, Vec<StoredEntry>> {
        Box::pin(async move {
            let sql = "SELECT at_ms, operation FROM study_operations \
                WHERE study = $1 AND seq >= $2 ORDER BY seq";
            let select = query(sql).bind(study.0).bind(number(seq));
            let rows = select.fetch_all(&mut *self.db().await?).await.map_err(failed)?;
            let entry = |row: &PgRow| {
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
        Box::pin(async move {
            // As entries of games are appended.
            let sql = "WITH head AS (UPDATE study_heads SET next_seq = next_seq + $3, \
                changed_ms = GREATEST(changed_ms, $4), summary = $5 \
                WHERE study = $1 AND next_seq = $2 RETURNING study), \
                added AS (INSERT INTO study_operations (study, seq, at_ms, operation) \
                SELECT head.study, $2 + one.place - 1, one.at_ms, one.operation FROM head, \
                unnest($6::bigint[], $7::text[]) WITH ORDINALITY \
                AS one (at_ms, operation, place)) SELECT study FROM head";
            let last = operations.last().map_or(0, |operation| operation.at);
            let times: Vec<i64> = operations.iter().map(|one| number(one.at)).collect();
            let texts: Vec<String> = operations.into_iter().map(|one| one.entry).collect();
            let append = query(sql).bind(study.0).bind(number(seq)).bind(times.len() as i64);
            let append = append.bind(number(last)).bind(summary).bind(times).bind(texts);
            if append.fetch_optional(&mut *self.db().await?).await.map_err(failed)?.is_some() {
                return Ok(());
            }
            let known = query("SELECT 1 FROM study_heads WHERE study = $1").bind(study.0);
            let known = known.fetch_optional(&mut *self.db().await?).await.map_err(failed)?;
            Err(if known.is_some() { StoreError::Conflict } else { StoreError::Unknown })
        })
    }

    fn title_study(&self, study: StudyId, title: String) -> Answer<'_, ()> {
        Box::pin(async move {
            let update = query("UPDATE studies SET title = $1 WHERE id = $2").bind(title);
            let done =
                update.bind(study.0).execute(&mut *self.db().await?).await.map_err(failed)?;
            if done.rows_affected() == 0 { Err(StoreError::Unknown) } else { Ok(()) }
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
        Box::pin(self.together(move |db| {
            Box::pin(async move {
                deletion::lock(db, ItemId::Study(study)).await?;
                let sql = "UPDATE study_roles SET generation = $3 \
                    WHERE study = $1 AND role = $2 RETURNING generation";
                let raise = query(sql).bind(study.0).bind(role_name(role)).bind(new_generation()?);
                let row = raise.fetch_one(&mut *db).await.map_err(failed)?;
                let key = secret.study_key(study, role, row.try_get(0).map_err(failed)?);
                let sql = "DELETE FROM study_visits \
                    WHERE study = $1 AND role = $2 AND visitor IS DISTINCT FROM $3";
                let unlist = query(sql).bind(study.0).bind(role_name(role)).bind(stays);
                unlist.execute(&mut *db).await.map_err(failed)?;
                for sql in [
                    "INSERT INTO replaced_study_keys (hash, study) \
                     SELECT hash, study FROM study_keys WHERE study = $1 AND role = $2",
                    "DELETE FROM study_keys WHERE study = $1 AND role = $2",
                ] {
                    let delete = query(sql).bind(study.0).bind(role_name(role));
                    delete.execute(&mut *db).await.map_err(failed)?;
                }
                let insert = "INSERT INTO study_keys (study, role, hash) VALUES ($1, $2, $3)";
                let insert = query(insert).bind(study.0).bind(role_name(role));
                let insert = insert.bind(key.hash().as_bytes().to_vec());
                insert.execute(db).await.map_err(failed)?;
                Ok(key)
            })
        }))
    }

    fn people(&self, study: StudyId) -> Answer<'_, Vec<StoredPerson>> {
        Box::pin(async move {
            let sql = "SELECT number, visitor, called FROM study_people WHERE study = $1 \
                ORDER BY number";
            let rows =
                query(sql).bind(study.0).fetch_all(&mut *self.db().await?).await.map_err(failed)?;
            let person = |row: &PgRow| {
                let visitor: Option<Vec<u8>> = row.try_get("visitor").map_err(failed)?;
                let number: i32 = row.try_get("number").map_err(failed)?;
                Ok(StoredPerson {
                    number: u32::try_from(number)
                        .map_err(|_| StoreError::Corrupt(format!("person {number}")))?,
                    visitor: visitor_of(visitor)?,
                    called: text(row, "called")?,
                })
            };
            rows.iter().map(person).collect()
        })
    }

    fn keep_person(&self, study: StudyId, person: StoredPerson) -> Answer<'_, ()> {
        Box::pin(async move {
            let sql = "INSERT INTO study_people AS known (study, number, visitor, called) \
                VALUES ($1, $2, $3, $4) \
                ON CONFLICT (study, number) DO UPDATE SET called = EXCLUDED.called \
                WHERE known.visitor IS NOT DISTINCT FROM EXCLUDED.visitor";
            let number = i32::try_from(person.number).unwrap_or(i32::MAX);
            let keep = query(sql).bind(study.0).bind(number);
            let visitor = person.visitor.map(|visitor| visitor.0.as_bytes().to_vec());
            let keep = keep.bind(visitor).bind(&person.called);
            let done = keep.execute(&mut *self.db().await?).await.map_err(failed)?;
            if done.rows_affected() == 0 { Err(StoreError::Conflict) } else { Ok(()) }
        })
    }

    fn visit_study(&self, visitor: Visitor, key: &Key, at: u64) -> Answer<'_, ()> {
        let key = key.hash();
        Box::pin(async move {
            // As games are put into lists.
            let sql = "WITH opened AS \
                (SELECT study, role FROM study_keys WHERE hash = $2 FOR KEY SHARE), \
                put AS (INSERT INTO study_visits (visitor, study, role, seen_ms) \
                SELECT $1, study, role, $3 FROM opened ON CONFLICT DO NOTHING) \
                SELECT 1 FROM opened";
            let visit = query(sql).bind(visitor.0.as_bytes().to_vec());
            let visit = visit.bind(key.as_bytes().to_vec()).bind(number(at));
            visit.fetch_one(&mut *self.db().await?).await.map(drop).map_err(failed)
        })
    }

    fn leave_study(&self, visitor: Visitor, key: &Key) -> Answer<'_, ()> {
        let key = key.hash();
        Box::pin(async move {
            let sql = "DELETE FROM study_visits WHERE visitor = $1 AND study = ( \
                SELECT study FROM study_keys WHERE hash = $2)";
            let delete = query(sql).bind(visitor.0.as_bytes().to_vec());
            let delete = delete.bind(key.as_bytes().to_vec());
            delete.execute(&mut *self.db().await?).await.map(drop).map_err(failed)
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
                       WHERE visitor = $1 AND study = $2 AND role = $3";
            let select = query(sql).bind(visitor.0.as_bytes().to_vec()).bind(study.0);
            let row = select
                .bind(role_name(role))
                .fetch_optional(&mut *self.db().await?)
                .await
                .map_err(failed)?;
            let generation =
                row.map(|row| row.try_get("generation").map_err(failed)).transpose()?;
            Ok(generation.map(|generation| self.secret.study_key(study, role, generation)))
        })
    }

    fn visited_studies(&self, visitor: Visitor, limit: u32) -> Answer<'_, Vec<ListedStudy>> {
        Box::pin(async move {
            let sql = "SELECT study_visits.study, role, generation, studies.title, \
                studies.created_ms, study_heads.changed_ms, study_heads.summary FROM study_visits \
                JOIN study_roles USING (study, role) \
                JOIN studies ON studies.id = study_visits.study \
                JOIN study_heads ON study_heads.study = studies.id \
                WHERE study_visits.visitor = $1 \
                ORDER BY study_heads.changed_ms DESC, studies.id DESC LIMIT $2";
            let select = query(sql).bind(visitor.0.as_bytes().to_vec()).bind(i64::from(limit));
            let rows = select.fetch_all(&mut *self.db().await?).await.map_err(failed)?;
            let listed = |row: &PgRow| {
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
