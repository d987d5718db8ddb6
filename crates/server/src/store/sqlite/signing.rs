//! Members with a name, their ways in and their sessions, in an SQLite database.

use super::SqliteStore;
use super::ratings::enter;
use super::rows::{failed, number, text, time};
use crate::store::signing::statements;
use crate::store::{Answer, SigningStore};
use sqlx::sqlite::{SqliteConnection, SqliteRow};

statements!(SqliteConnection, SqliteRow, "", "", enter);

impl SigningStore for SqliteStore {
    fn join(&self, joining: Joining) -> Answer<'_, MemberId> {
        self.write(move |db| Box::pin(join(db, joining)))
    }

    fn rename(&self, renaming: Renaming) -> Answer<'_, Renamed> {
        self.write(move |db| Box::pin(rename(db, renaming)))
    }

    fn set_role(&self, member: MemberId, role: PersonRole) -> Answer<'_, Option<Visitor>> {
        self.write(move |db| Box::pin(set_role(db, member, role)))
    }

    fn invite(&self, code: CodeHash, role: PersonRole, at: u64, until: u64) -> Answer<'_, ()> {
        self.write(move |db| Box::pin(invite(db, code, role, at, until)))
    }

    fn password(&self, member: MemberId) -> Answer<'_, Option<String>> {
        Box::pin(async move { password(&mut *self.reader().await?, member).await })
    }

    fn ways_in(&self, member: MemberId) -> Answer<'_, Ways> {
        Box::pin(async move { ways_in(&mut *self.reader().await?, member).await })
    }

    fn count_visited(&self, visitor: Visitor) -> Answer<'_, u32> {
        Box::pin(async move { count_visited(&mut *self.reader().await?, visitor).await })
    }

    fn sign_in(
        &self,
        member: MemberId,
        proof: Proof,
        session: NewSession,
        before: Option<KeyHash>,
    ) -> Answer<'_, bool> {
        self.write(move |db| Box::pin(sign_in(db, member, proof, session, before)))
    }

    fn set_password(
        &self,
        member: MemberId,
        by: KeyHash,
        password: String,
        session: NewSession,
    ) -> Answer<'_, bool> {
        self.write(move |db| Box::pin(set_password(db, member, by, password, session)))
    }

    fn set_recovery(
        &self,
        member: MemberId,
        by: KeyHash,
        codes: Vec<CodeHash>,
        at: u64,
    ) -> Answer<'_, bool> {
        self.write(move |db| Box::pin(set_recovery(db, member, by, codes, at)))
    }

    fn session(&self, hash: KeyHash, now: u64) -> Answer<'_, Option<Session>> {
        Box::pin(async move { session(&mut *self.reader().await?, hash, now).await })
    }

    fn sessions(&self, member: MemberId, now: u64) -> Answer<'_, Vec<Session>> {
        Box::pin(async move { sessions(&mut *self.reader().await?, member, now).await })
    }

    fn see_session(&self, id: i64, now: u64, expires: u64) -> Answer<'_, ()> {
        self.write(move |db| Box::pin(see_session(db, id, now, expires)))
    }

    fn end_sessions(&self, member: MemberId, which: Which) -> Answer<'_, u64> {
        self.write(move |db| Box::pin(end_sessions(db, member, which)))
    }
}
