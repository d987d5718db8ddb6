//! The statements of members, their ways in and their sessions: the same for both databases.

/// Functions on a connection of one of the two databases. `$lock` is what locks a row that is read,
/// `$skip` the same but for rows that another has locked, which it leaves out, and `$enter` notes
/// the rank with which a member enters.
macro_rules! statements {
    ($connection:ty, $row:ty, $lock:literal, $skip:literal, $enter:path) => {
        use crate::key::{KeyHash, Visitor};
        use crate::store::members::member_role;
        use crate::store::{
            CodeHash, How, Joining, MOST_SESSIONS, Member, MemberId, MemberKind, Named, NewSession,
            Proof, Renamed, Renaming, Session, StoreError, Ways, Which,
        };
        use sqlx::{Row, query};
        use tengen_people::{Name, NameKey, Role as PersonRole};

        /// A member of a row, with its number under this name.
        pub(super) fn member_of(row: &$row, id: &str) -> Result<Member, StoreError> {
            let joined: Option<i64> = row.try_get("joined_ms").map_err(failed)?;
            let renamed: Option<i64> = row.try_get("renamed_ms").map_err(failed)?;
            Ok(Member {
                id: row.try_get(id).map(MemberId).map_err(failed)?,
                kind: MemberKind::read(&text(row, "kind")?)?,
                name: row.try_get("name").map_err(failed)?,
                role: member_role(&text(row, "role")?)?,
                joined: joined.map(i64::unsigned_abs),
                renamed: renamed.map(i64::unsigned_abs),
            })
        }

        fn session_of(row: &$row) -> Result<Session, StoreError> {
            Ok(Session {
                id: row.try_get("session").map_err(failed)?,
                member: member_of(row, "member")?,
                visitor: visitor_in(row)?,
                how: How::read(&text(row, "how")?)?,
                label: text(row, "label")?,
                made: time(row, "made_ms")?,
                seen: time(row, "seen_ms")?,
                expires: time(row, "expires_ms")?,
            })
        }

        fn visitor_in(row: &$row) -> Result<Option<Visitor>, StoreError> {
            let visitor: Option<Vec<u8>> = row.try_get("visitor").map_err(failed)?;
            Ok(visitor.and_then(|hash| KeyHash::from_bytes(&hash)).map(Visitor))
        }

        fn bytes(visitor: Visitor) -> Vec<u8> {
            visitor.0.as_bytes().to_vec()
        }

        pub(super) async fn known_member(
            db: &mut $connection,
            visitor: Visitor,
        ) -> Result<Option<Member>, StoreError> {
            let sql = "SELECT id, kind, name, role, joined_ms, renamed_ms FROM members \
                WHERE visitor = $1";
            let row = query(sql).bind(bytes(visitor)).fetch_optional(db).await.map_err(failed)?;
            row.map(|row| member_of(&row, "id")).transpose()
        }

        pub(super) async fn named(
            db: &mut $connection,
            key: String,
            now: u64,
        ) -> Result<Option<Named>, StoreError> {
            let sql = "SELECT members.id, kind, members.name, role, joined_ms, renamed_ms, until_ms \
                FROM name_keys \
                JOIN members ON members.id = name_keys.member \
                WHERE name_key = $1 AND (until_ms IS NULL OR until_ms > $2)";
            let select = query(sql).bind(key).bind(number(now));
            let Some(row) = select.fetch_optional(db).await.map_err(failed)? else {
                return Ok(None);
            };
            let until: Option<i64> = row.try_get("until_ms").map_err(failed)?;
            Ok(Some(Named { member: member_of(&row, "id")?, is_past: until.is_some() }))
        }

        /// Makes a person of a guest, or of nobody.
        pub(super) async fn join(
            db: &mut $connection,
            joining: Joining,
        ) -> Result<MemberId, StoreError> {
            let at = joining.session.at;
            let role = match joining.invitation {
                Some(code) => taken_up(db, code, at).await?,
                None => PersonRole::Player,
            };
            let guest = joining.guest.map(bytes);
            let sql =
                concat!("SELECT id FROM members WHERE visitor = $1 AND kind = 'guest'", $lock);
            let found = query(sql).bind(guest.clone()).fetch_optional(&mut *db).await;
            let id: i64 = match found.map_err(failed)? {
                Some(row) => row.try_get("id").map_err(failed)?,
                None => {
                    let sql = "INSERT INTO members (visitor) VALUES ($1) RETURNING id";
                    let insert = query(sql).bind(bytes(joining.visitor));
                    let row = insert.fetch_one(&mut *db).await.map_err(failed)?;
                    row.try_get("id").map_err(failed)?
                }
            };
            let sql = "UPDATE members SET kind = 'person', visitor = $2, name = $3, role = $4, \
                joined_ms = $5 WHERE id = $1";
            let update = query(sql).bind(id).bind(bytes(joining.visitor)).bind(&joining.name);
            let update = update.bind(role.name()).bind(number(at));
            update.execute(&mut *db).await.map_err(failed)?;
            let member = MemberId(id);
            take_keys(db, member, (joining.name, joining.keys), at).await?;
            if let Some(guest) = guest {
                for sql in [
                    "UPDATE visits SET visitor = $2 WHERE visitor = $1",
                    "UPDATE study_visits SET visitor = $2 WHERE visitor = $1",
                    "UPDATE study_people SET visitor = $2 WHERE visitor = $1",
                ] {
                    let update = query(sql).bind(guest.clone()).bind(bytes(joining.visitor));
                    update.execute(&mut *db).await.map_err(failed)?;
                }
            }
            write_password(db, member, joining.password, at).await?;
            write_recovery(db, member, joining.recovery, at).await?;
            if let Some(rank) = joining.rank {
                $enter(db, member, rank, at).await?;
            }
            begin(db, member, joining.session).await?;
            Ok(member)
        }

        /// Gives a name with its keys to a member. Those that they had before may be among them.
        async fn take_keys(
            db: &mut $connection,
            member: MemberId,
            (name, mut keys): (String, Vec<String>),
            at: u64,
        ) -> Result<(), StoreError> {
            // Names of before that may be given again.
            let free = query("DELETE FROM name_keys WHERE until_ms <= $1").bind(number(at));
            free.execute(&mut *db).await.map_err(failed)?;
            // In their order, so that no two wait for each other.
            keys.sort();
            for key in keys {
                let sql = "INSERT INTO name_keys (name_key, member, name, version) \
                    VALUES ($1, $2, $3, $4) ON CONFLICT (name_key) DO UPDATE \
                    SET name = excluded.name, version = excluded.version, until_ms = NULL \
                    WHERE name_keys.member = excluded.member";
                let insert = query(sql).bind(key).bind(member.0).bind(&name);
                let insert = insert.bind(i64::from(NameKey::VERSION)).execute(&mut *db).await;
                if insert.map_err(failed)?.rows_affected() == 0 {
                    return Err(StoreError::Conflict);
                }
            }
            Ok(())
        }

        pub(super) async fn rename(
            db: &mut $connection,
            renaming: Renaming,
        ) -> Result<Renamed, StoreError> {
            let Renaming { member, by, name, keys, at, until, since } = renaming;
            lock(db, member).await?;
            if !goes_on(db, member, by, at).await? {
                return Ok(Renamed::SignedOut);
            }
            let select = query("SELECT renamed_ms FROM members WHERE id = $1").bind(member.0);
            let row = select.fetch_one(&mut *db).await.map_err(failed)?;
            let last: Option<i64> = row.try_get("renamed_ms").map_err(failed)?;
            if let Some(last) = last.map(i64::unsigned_abs).filter(|last| *last > since) {
                return Ok(Renamed::Lately(last));
            }
            take_keys(db, member, (name.clone(), keys), at).await?;
            let sql = "UPDATE name_keys SET until_ms = $3 \
                WHERE member = $1 AND name <> $2 AND until_ms IS NULL";
            let past = query(sql).bind(member.0).bind(&name).bind(number(until));
            past.execute(&mut *db).await.map_err(failed)?;
            let sql = "UPDATE members SET name = $2, renamed_ms = $3 WHERE id = $1";
            let update = query(sql).bind(member.0).bind(name).bind(number(at));
            update.execute(db).await.map_err(failed)?;
            Ok(Renamed::Done)
        }

        pub(super) async fn set_role(
            db: &mut $connection,
            member: MemberId,
            role: PersonRole,
        ) -> Result<Option<Visitor>, StoreError> {
            let sql = "UPDATE members SET role = $2 WHERE id = $1 AND kind = 'person' \
                RETURNING visitor";
            let update = query(sql).bind(member.0).bind(role.name()).fetch_optional(db).await;
            let row = update.map_err(failed)?.ok_or(StoreError::Unknown)?;
            visitor_in(&row)
        }

        /// Whether keys were made by another version of the rules.
        pub(super) async fn has_other_keys(db: &mut $connection) -> Result<bool, StoreError> {
            let other = query("SELECT 1 FROM name_keys WHERE version <> $1 LIMIT 1");
            let other = other.bind(i64::from(NameKey::VERSION)).fetch_optional(db).await;
            Ok(other.map_err(failed)?.is_some())
        }

        /// Makes keys anew that were made by another version of the rules.
        pub(super) async fn make_keys_anew(db: &mut $connection) -> Result<(), StoreError> {
            let sql = "SELECT member, name, until_ms FROM name_keys WHERE version <> $1 \
                GROUP BY member, name, until_ms ORDER BY member, name";
            let version = i64::from(NameKey::VERSION);
            let rows = query(sql).bind(version).fetch_all(&mut *db).await.map_err(failed)?;
            for row in &rows {
                let member: i64 = row.try_get("member").map_err(failed)?;
                let until: Option<i64> = row.try_get("until_ms").map_err(failed)?;
                let name = text(row, "name")?;
                let Ok(known) = Name::of_somebody(&name) else {
                    tracing::warn!(member, "a name is none by the rules of now: its keys stay");
                    continue;
                };
                let delete = query("DELETE FROM name_keys WHERE member = $1 AND name = $2");
                delete.bind(member).bind(&name).execute(&mut *db).await.map_err(failed)?;
                let mut is_found = false;
                for key in known.keys() {
                    let sql = "INSERT INTO name_keys (name_key, member, name, version, until_ms) \
                        VALUES ($1, $2, $3, $4, $5) ON CONFLICT DO NOTHING";
                    let insert = query(sql).bind(key.as_str()).bind(member).bind(&name);
                    let insert = insert.bind(version).bind(until).execute(&mut *db).await;
                    is_found |= insert.map_err(failed)?.rows_affected() > 0;
                }
                if !is_found {
                    tracing::warn!(member, "a name looks like another one by the rules of now");
                }
            }
            tracing::info!(names = rows.len(), "keys of names were made anew");
            Ok(())
        }

        /// Uses an invitation up. The answer is its role.
        async fn taken_up(
            db: &mut $connection,
            code: CodeHash,
            now: u64,
        ) -> Result<PersonRole, StoreError> {
            let sql = "DELETE FROM invitations WHERE hash = $1 AND expires_ms > $2 RETURNING role";
            let take = query(sql).bind(code.to_vec()).bind(number(now));
            let row = take.fetch_optional(db).await.map_err(failed)?;
            member_role(&text(&row.ok_or(StoreError::Unknown)?, "role")?)
        }

        pub(super) async fn invite(
            db: &mut $connection,
            code: CodeHash,
            role: PersonRole,
            at: u64,
            until: u64,
        ) -> Result<(), StoreError> {
            let old = query("DELETE FROM invitations WHERE expires_ms <= $1").bind(number(at));
            old.execute(&mut *db).await.map_err(failed)?;
            let sql = "INSERT INTO invitations (hash, role, expires_ms) VALUES ($1, $2, $3)";
            let insert = query(sql).bind(code.to_vec()).bind(role.name()).bind(number(until));
            insert.execute(db).await.map(drop).map_err(failed)
        }

        pub(super) async fn password(
            db: &mut $connection,
            member: MemberId,
        ) -> Result<Option<String>, StoreError> {
            let sql = "SELECT data FROM credentials WHERE member = $1 AND kind = 'password'";
            let row = query(sql).bind(member.0).fetch_optional(db).await.map_err(failed)?;
            row.map(|row| text(&row, "data")).transpose()
        }

        pub(super) async fn ways_in(
            db: &mut $connection,
            member: MemberId,
        ) -> Result<Ways, StoreError> {
            let sql = "SELECT kind, count(*) AS many FROM credentials WHERE member = $1 \
                GROUP BY kind";
            let rows = query(sql).bind(member.0).fetch_all(db).await.map_err(failed)?;
            let mut ways = Ways::default();
            for row in rows {
                let many: i64 = row.try_get("many").map_err(failed)?;
                match text(&row, "kind")?.as_str() {
                    "password" => ways.password = true,
                    "recovery" => ways.recovery = u32::try_from(many).unwrap_or(u32::MAX),
                    kind => return Err(StoreError::Corrupt(format!("way in {kind}"))),
                }
            }
            Ok(ways)
        }

        pub(super) async fn count_visited(
            db: &mut $connection,
            visitor: Visitor,
        ) -> Result<u32, StoreError> {
            let sql = "SELECT count(*) AS many FROM visits WHERE visitor = $1";
            let row = query(sql).bind(bytes(visitor)).fetch_one(db).await.map_err(failed)?;
            let many: i64 = row.try_get("many").map_err(failed)?;
            Ok(u32::try_from(many).unwrap_or(u32::MAX))
        }

        /// Lets changes of a member's ways in and sessions follow each other. All that change
        /// these lock the member first, so that no two wait for each other.
        async fn lock(db: &mut $connection, member: MemberId) -> Result<(), StoreError> {
            let sql = concat!("SELECT 1 FROM members WHERE id = $1", $lock);
            let row = query(sql).bind(member.0).fetch_optional(db).await.map_err(failed)?;
            row.map(drop).ok_or(StoreError::Unknown)
        }

        /// Whether a session of a member goes on. The member is locked: it does until the end.
        async fn goes_on(
            db: &mut $connection,
            member: MemberId,
            session: KeyHash,
            now: u64,
        ) -> Result<bool, StoreError> {
            let sql = "SELECT 1 FROM sessions WHERE hash = $1 AND member = $2 AND expires_ms > $3";
            let select = query(sql).bind(session.as_bytes().to_vec()).bind(member.0);
            let select = select.bind(number(now));
            Ok(select.fetch_optional(db).await.map_err(failed)?.is_some())
        }

        async fn write_password(
            db: &mut $connection,
            member: MemberId,
            password: String,
            at: u64,
        ) -> Result<(), StoreError> {
            let sql = "DELETE FROM credentials WHERE member = $1 AND kind = 'password'";
            query(sql).bind(member.0).execute(&mut *db).await.map_err(failed)?;
            let sql = "INSERT INTO credentials (member, kind, data, made_ms) \
                VALUES ($1, 'password', $2, $3)";
            let insert = query(sql).bind(member.0).bind(password).bind(number(at));
            insert.execute(db).await.map(drop).map_err(failed)
        }

        pub(super) async fn set_recovery(
            db: &mut $connection,
            member: MemberId,
            by: KeyHash,
            codes: Vec<CodeHash>,
            at: u64,
        ) -> Result<bool, StoreError> {
            lock(db, member).await?;
            if !goes_on(db, member, by, at).await? {
                return Ok(false);
            }
            write_recovery(db, member, codes, at).await?;
            Ok(true)
        }

        async fn write_recovery(
            db: &mut $connection,
            member: MemberId,
            codes: Vec<CodeHash>,
            at: u64,
        ) -> Result<(), StoreError> {
            let sql = "DELETE FROM credentials WHERE member = $1 AND kind = 'recovery'";
            query(sql).bind(member.0).execute(&mut *db).await.map_err(failed)?;
            for code in codes {
                let sql = "INSERT INTO credentials (member, kind, lookup, made_ms) \
                    VALUES ($1, 'recovery', $2, $3)";
                let insert = query(sql).bind(member.0).bind(code.to_vec()).bind(number(at));
                insert.execute(&mut *db).await.map_err(failed)?;
            }
            Ok(())
        }

        async fn begin(
            db: &mut $connection,
            member: MemberId,
            session: NewSession,
        ) -> Result<(), StoreError> {
            let ended = query(concat!(
                "DELETE FROM sessions WHERE id IN \
                 (SELECT id FROM sessions WHERE expires_ms <= $1",
                $skip,
                ")"
            ));
            ended.bind(number(session.at)).execute(&mut *db).await.map_err(failed)?;
            let beyond = query(concat!(
                "DELETE FROM sessions WHERE id IN (SELECT id FROM sessions WHERE member = $1 \
                 ORDER BY seen_ms DESC, id DESC LIMIT 1000 OFFSET $2",
                $skip,
                ")"
            ));
            let beyond = beyond.bind(member.0).bind(i64::from(MOST_SESSIONS) - 1);
            beyond.execute(&mut *db).await.map_err(failed)?;
            let sql = "INSERT INTO sessions \
                (hash, member, how, label, made_ms, seen_ms, expires_ms) \
                VALUES ($1, $2, $3, $4, $5, $5, $6)";
            let insert = query(sql).bind(session.hash.as_bytes().to_vec()).bind(member.0);
            let insert = insert.bind(session.how.name()).bind(session.label);
            let insert = insert.bind(number(session.at)).bind(number(session.expires));
            insert.execute(db).await.map(drop).map_err(failed)
        }

        pub(super) async fn sign_in(
            db: &mut $connection,
            member: MemberId,
            proof: Proof,
            session: NewSession,
            before: Option<KeyHash>,
        ) -> Result<bool, StoreError> {
            lock(db, member).await?;
            let holds = match proof {
                Proof::Password(hash) => {
                    let sql = "SELECT 1 FROM credentials \
                        WHERE member = $1 AND kind = 'password' AND data = $2";
                    let found = query(sql).bind(member.0).bind(hash).fetch_optional(&mut *db).await;
                    found.map_err(failed)?.is_some()
                }
                Proof::Recovery(code) => {
                    let sql = "DELETE FROM credentials \
                        WHERE member = $1 AND kind = 'recovery' AND lookup = $2";
                    let used = query(sql).bind(member.0).bind(code.to_vec());
                    used.execute(&mut *db).await.map_err(failed)?.rows_affected() == 1
                }
            };
            if !holds {
                return Ok(false);
            }
            if let Some(before) = before {
                let end = query("DELETE FROM sessions WHERE hash = $1");
                end.bind(before.as_bytes().to_vec()).execute(&mut *db).await.map_err(failed)?;
            }
            begin(db, member, session).await?;
            Ok(true)
        }

        pub(super) async fn set_password(
            db: &mut $connection,
            member: MemberId,
            by: KeyHash,
            password: String,
            session: NewSession,
        ) -> Result<bool, StoreError> {
            lock(db, member).await?;
            if !goes_on(db, member, by, session.at).await? {
                return Ok(false);
            }
            write_password(db, member, password, session.at).await?;
            end_sessions(db, member, Which::All).await?;
            begin(db, member, session).await?;
            Ok(true)
        }

        const SESSION: &str = "SELECT sessions.id AS session, members.id AS member, visitor, \
            kind, name, role, joined_ms, renamed_ms, how, label, made_ms, seen_ms, expires_ms \
            FROM sessions JOIN members ON members.id = sessions.member ";

        pub(super) async fn session(
            db: &mut $connection,
            hash: KeyHash,
            now: u64,
        ) -> Result<Option<Session>, StoreError> {
            let sql = format!("{SESSION} WHERE hash = $1 AND expires_ms > $2");
            let select = query(sqlx::AssertSqlSafe(sql)).bind(hash.as_bytes().to_vec());
            let row = select.bind(number(now)).fetch_optional(db).await.map_err(failed)?;
            row.as_ref().map(session_of).transpose()
        }

        pub(super) async fn sessions(
            db: &mut $connection,
            member: MemberId,
            now: u64,
        ) -> Result<Vec<Session>, StoreError> {
            let sql = format!(
                "{SESSION} WHERE member = $1 AND expires_ms > $2 \
                 ORDER BY seen_ms DESC, sessions.id DESC"
            );
            let select = query(sqlx::AssertSqlSafe(sql)).bind(member.0).bind(number(now));
            let rows = select.fetch_all(db).await.map_err(failed)?;
            rows.iter().map(session_of).collect()
        }

        pub(super) async fn see_session(
            db: &mut $connection,
            id: i64,
            now: u64,
            expires: u64,
        ) -> Result<(), StoreError> {
            let update = query("UPDATE sessions SET seen_ms = $2, expires_ms = $3 WHERE id = $1");
            let update = update.bind(id).bind(number(now)).bind(number(expires));
            update.execute(db).await.map(drop).map_err(failed)
        }

        pub(super) async fn end_sessions(
            db: &mut $connection,
            member: MemberId,
            which: Which,
        ) -> Result<u64, StoreError> {
            // A session that a change of the password begins meanwhile is among them, or comes
            // too late.
            lock(db, member).await?;
            let one = match which {
                Which::All => None,
                Which::One(id) => Some(id),
            };
            let delete = query("DELETE FROM sessions WHERE member = $1 AND id = COALESCE($2, id)");
            let delete = delete.bind(member.0).bind(one).execute(db).await;
            Ok(delete.map_err(failed)?.rows_affected())
        }
    };
}

pub(in crate::store) use statements;
