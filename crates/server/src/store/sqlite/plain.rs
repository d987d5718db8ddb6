//! SQLite databases of before step 5 had keys and visitors as texts. Here they become hashes, and
//! links that the server can show again come beside the old ones.

use super::rows::{failed, insert_key, role, text};
use super::studies::insert_study_key;
use crate::key::Key;
use crate::secret::Secret;
use crate::store::studies::{StudyId, role_of};
use crate::store::{GameId, StoreError};
use sqlx::sqlite::SqliteConnection;
use sqlx::{AssertSqlSafe, Connection, Row, query};

/// The tables with texts, each before those that it refers to.
const PLAIN: [&str; 5] =
    ["plain_visits", "plain_keys", "plain_study_visits", "plain_study_people", "plain_study_keys"];

/// Puts hashes in the place of all texts of keys, in one transaction, and lets no page of the file
/// keep such a text. Does nothing if that was done.
pub(super) async fn hash(db: &mut SqliteConnection) -> Result<(), StoreError> {
    let known = query("SELECT 1 FROM sqlite_schema WHERE name = 'plain_keys'");
    if known.fetch_optional(&mut *db).await.map_err(failed)?.is_some() {
        for sql in [
            "PRAGMA temp_store = MEMORY",
            "CREATE TEMP TABLE hashes (text TEXT PRIMARY KEY, hash BLOB NOT NULL)",
        ] {
            query(sql).execute(&mut *db).await.map_err(failed)?;
        }
        let mut own = db.begin_with("BEGIN IMMEDIATE").await.map_err(failed)?;
        all(&mut own).await?;
        for table in PLAIN {
            let drop = AssertSqlSafe(format!("DROP TABLE {table}"));
            query(drop).execute(&mut *own).await.map_err(failed)?;
        }
        own.commit().await.map_err(failed)?;
    }
    clean(db).await
}

/// Writes the file and its log anew, once. Free pages may have had texts of keys.
async fn clean(db: &mut SqliteConnection) -> Result<(), StoreError> {
    let row = query("PRAGMA user_version").fetch_one(&mut *db).await.map_err(failed)?;
    let version: i64 = row.try_get(0).map_err(failed)?;
    if version > 0 {
        return Ok(());
    }
    if let Err(error) = query("VACUUM").execute(&mut *db).await {
        // The disk may be full. Games go on, and the next start tries it again.
        tracing::warn!(%error, "the file of the database is not written anew");
        return Ok(());
    }
    let log = query("PRAGMA wal_checkpoint(TRUNCATE)").fetch_one(&mut *db).await.map_err(failed)?;
    // Another program may be reading what was there before. The next start tries it again.
    if log.try_get::<i64, _>(0).map_err(failed)? == 0 {
        query("PRAGMA user_version = 1").execute(&mut *db).await.map_err(failed)?;
    }
    Ok(())
}

/// Fills the tables with hashes from those with texts. The hash of each text is in a table that is
/// in memory only.
async fn all(db: &mut SqliteConnection) -> Result<(), StoreError> {
    let texts = "SELECT key AS text FROM plain_keys UNION SELECT visitor FROM plain_visits \
        UNION SELECT key FROM plain_study_keys UNION SELECT visitor FROM plain_study_visits \
        UNION SELECT visitor FROM plain_study_people WHERE visitor IS NOT NULL";
    for row in query(texts).fetch_all(&mut *db).await.map_err(failed)? {
        let text = text(&row, "text")?;
        let key = Key::parse(&text).ok_or_else(|| StoreError::Corrupt("a key".to_owned()))?;
        let insert = query("INSERT INTO temp.hashes (text, hash) VALUES (?, ?)");
        let insert = insert.bind(text).bind(key.hash().as_bytes().to_vec());
        insert.execute(&mut *db).await.map_err(failed)?;
    }
    for sql in [
        "INSERT INTO keys (hash, game, role) \
         SELECT hash, game, role FROM plain_keys JOIN hashes ON text = key",
        "INSERT INTO visits (visitor, game, role, seen_ms, title, away) \
         SELECT hash, game, role, MIN(seen_ms), MAX(title), MIN(away) \
         FROM plain_visits JOIN plain_keys USING (key) JOIN hashes ON text = visitor \
         GROUP BY hash, game, role",
        "INSERT INTO study_keys (hash, study, role) \
         SELECT hash, study, role FROM plain_study_keys JOIN hashes ON text = key",
        "INSERT INTO study_visits (visitor, study, role, seen_ms) \
         SELECT hash, study, role, seen_ms FROM plain_study_visits \
         JOIN plain_study_keys USING (key) JOIN hashes ON text = visitor",
        "INSERT INTO study_people (study, number, visitor, called) \
         SELECT study, number, hash, called FROM plain_study_people \
         LEFT JOIN hashes ON text = visitor",
        "DROP TABLE temp.hashes",
    ] {
        query(sql).execute(&mut *db).await.map_err(failed)?;
    }
    Ok(())
}

/// Looks whether the database was made with this secret. One that was made with none is from now
/// on: each role gets a key that follows from it.
pub(super) async fn settle(db: &mut SqliteConnection, secret: &Secret) -> Result<(), StoreError> {
    let mut own = db.begin_with("BEGIN IMMEDIATE").await.map_err(failed)?;
    let check = query("SELECT value FROM secret_check").fetch_optional(&mut *own).await;
    if let Some(row) = check.map_err(failed)? {
        let check: Vec<u8> = row.try_get("value").map_err(failed)?;
        return if check == secret.check() { Ok(()) } else { Err(StoreError::OtherSecret) };
    }
    let roles = query("SELECT game, role, generation FROM game_roles").fetch_all(&mut *own).await;
    for row in roles.map_err(failed)? {
        let (game, role) = (GameId(row.try_get("game").map_err(failed)?), role(&row)?);
        let key = secret.game_key(game, role, row.try_get("generation").map_err(failed)?);
        anew(insert_key(&mut own, &key, game, role).await)?;
    }
    let roles = query("SELECT study, role, generation FROM study_roles").fetch_all(&mut *own).await;
    for row in roles.map_err(failed)? {
        let study = StudyId(row.try_get("study").map_err(failed)?);
        let role = role_of(&text(&row, "role")?)?;
        let key = secret.study_key(study, role, row.try_get("generation").map_err(failed)?);
        anew(insert_study_key(&mut own, &key, study, role).await)?;
    }
    let check = query("INSERT INTO secret_check (value) VALUES (?)");
    check.bind(secret.check().to_vec()).execute(&mut *own).await.map_err(failed)?;
    own.commit().await.map_err(failed)
}

/// A key may be there already: the database had this secret before.
fn anew(inserted: Result<(), StoreError>) -> Result<(), StoreError> {
    match inserted {
        Err(StoreError::Conflict) => Ok(()),
        done => done,
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::key::{Role, Visitor};
    use crate::store::migrations::{postgres_up_to, up_to};
    use crate::store::{Cluster, GameStore, PostgresStore, SqliteStore, Store, StudyStore};
    use sqlx::postgres::PgPool;
    use sqlx::sqlite::{SqliteConnectOptions, SqliteJournalMode, SqlitePool};
    use std::path::Path;

    const SECRET: Secret = Secret::of([7; 32]);

    /// A text of one letter that has the form of a key.
    fn text(letter: &str) -> String {
        letter.repeat(22)
    }

    fn key(letter: &str) -> Key {
        Key::parse(&text(letter)).unwrap()
    }

    /// Rows as servers before step 5 wrote them, for both databases. Letters are texts of keys.
    fn old_rows() -> Vec<String> {
        let rows = [
            "INSERT INTO keys (key, game, role) VALUES ('B', 7, 'black'), ('W', 7, 'white')",
            "UPDATE keys SET taken_off = TRUE WHERE key = 'W'",
            "INSERT INTO visits (visitor, key, seen_ms, title) VALUES ('V', 'B', 3, 'A')",
            "INSERT INTO study_keys VALUES ('O', 9, 'own'), ('R', 9, 'read')",
            "INSERT INTO study_people VALUES (9, 1, NULL, 'Anna'), (9, 2, 'V', 'Ben')",
            "INSERT INTO study_visits VALUES ('V', 'R', 4)",
        ];
        let letters = ["B", "W", "V", "O", "R"];
        let whole = |row: &str| {
            letters.iter().fold(row.to_owned(), |row, letter| {
                row.replace(&format!("'{letter}'"), &format!("'{}'", text(letter)))
            })
        };
        rows.into_iter().map(whole).collect()
    }

    /// All that opened something opens it still, and owners see links that follow from the secret.
    async fn check(store: &dyn Store) {
        let visitor = Visitor::of(&key("V"));
        let white = store.open(&key("W")).await.unwrap().unwrap();
        assert_eq!((white.game, white.role), (GameId(7), Role::White));
        let keys = store.game(white.game).await.unwrap().keys;
        assert_eq!(keys.len(), 2);
        for (key, role) in &keys {
            assert_eq!(store.open(key).await.unwrap().unwrap().role, *role);
        }
        let listed = store.visited(visitor, 9).await.unwrap();
        let black = keys.iter().find(|(_, role)| *role == Role::Black).unwrap();
        assert_eq!((listed.len(), listed[0].title.as_str(), &listed[0].key), (1, "A", &black.0));
        // Both links of a player are one place in a list.
        store.visit(visitor, &key("B"), 5).await.unwrap();
        store.visit(visitor, &black.0, 5).await.unwrap();
        assert_eq!(store.visited(visitor, 9).await.unwrap().len(), 1);
        let opened = store.open(&key("B")).await.unwrap().unwrap();
        let listed = store.listed_key(visitor, opened.game, opened.role).await;
        assert!(listed.unwrap().is_some());
        assert!(store.knows(visitor).await.unwrap());
        let study = store.open_study(&key("O")).await.unwrap().unwrap();
        assert_eq!(study.study, StudyId(9));
        let people = store.people(study.study).await.unwrap();
        assert_eq!((people[0].visitor, people[1].visitor), (None, Some(visitor)));
        let listed = store.visited_studies(visitor, 9).await.unwrap();
        assert!(listed.len() == 1 && store.open_study(&listed[0].key).await.unwrap().is_some());
        // White has taken the game off before.
        assert_eq!(
            store.leave(Some(visitor), &key("B"), &[Role::White]).await,
            Ok(crate::store::Left::Deleted)
        );
        // A new link ends the old ones, too.
        store.renew_study_role(study.study, tengen_study::Role::Read, None).await.unwrap();
        assert_eq!(store.open_study(&key("R")).await, Ok(None));
    }

    fn has(file: &Path, text: &str) -> bool {
        let bytes = std::fs::read(file).unwrap_or_default();
        bytes.windows(text.len()).any(|part| part == text.as_bytes())
    }

    #[tokio::test]
    async fn no_key_of_before_is_left_in_the_file_or_its_log() {
        let folder = tempfile::tempdir().unwrap();
        let file = folder.path().join("games.db");
        let log = folder.path().join("games.db-wal");
        let options = SqliteConnectOptions::new().filename(&file).create_if_missing(true);
        let options = options.journal_mode(SqliteJournalMode::Wal);
        let old = SqlitePool::connect_with(options).await.unwrap();
        up_to(4).run(&old).await.unwrap();
        let mut rows = vec![
            "INSERT INTO games VALUES (7, 'game', 1, 2, '{}', '{}')".to_owned(),
            "INSERT INTO studies VALUES (9, 1, 2, 'Ko', '{}', x'00')".to_owned(),
        ];
        rows.extend(old_rows());
        // Rows that were deleted leave their texts on free pages.
        let free = (0..500).map(|n| format!("INSERT INTO keys VALUES ('{n:0>22}', 7, 'watch', 0)"));
        rows.extend(free);
        rows.push("DELETE FROM keys WHERE role = 'watch'".to_owned());
        for row in rows {
            query(AssertSqlSafe(row)).execute(&old).await.unwrap();
        }
        let texts = [text("B"), text("V"), text("O"), format!("{:0>22}", 499)];
        for text in &texts {
            assert!(has(&file, text) || has(&log, text), "{text} was there");
        }
        old.close().await;
        for text in &texts {
            assert!(has(&file, text), "{text} was there");
        }

        let store = SqliteStore::open(&file, SECRET).await.unwrap();
        let shown = store.game(GameId(7)).await.unwrap().keys.remove(0).0;
        let is_clean = || {
            for text in texts.iter().map(String::as_str).chain([shown.as_str()]) {
                assert!(!has(&file, text) && !has(&log, text), "{text} is left");
            }
        };
        is_clean();
        check(&store).await;
        is_clean();
        store.close().await;
        is_clean();
        // Another start finds nothing more to do, and another secret is refused.
        let store = SqliteStore::open(&file, SECRET).await.unwrap();
        assert!(store.open_study(&key("O")).await.unwrap().is_some());
        let refused = SqliteStore::open(&file, Secret::of([8; 32])).await;
        assert_eq!(refused.err(), Some(StoreError::OtherSecret));
    }

    #[tokio::test]
    async fn keys_of_before_are_hashed_in_postgresql_too() {
        let cluster = Cluster::start().await;
        let address = cluster.database().await;
        let old = PgPool::connect(&address).await.unwrap();
        postgres_up_to(2).run(&old).await.unwrap();
        let mut rows = vec![
            "INSERT INTO games OVERRIDING SYSTEM VALUE VALUES (7, 'game', 1, '{}')".to_owned(),
            "INSERT INTO game_heads VALUES (7, 0, 2, '{}')".to_owned(),
            "INSERT INTO studies OVERRIDING SYSTEM VALUE VALUES (9, 1, 'Ko', '')".to_owned(),
            "INSERT INTO study_heads VALUES (9, 0, 2, '{}')".to_owned(),
        ];
        rows.extend(old_rows());
        for row in rows {
            query(AssertSqlSafe(row)).execute(&old).await.unwrap();
        }
        // Two servers start at once.
        let (one, other) = tokio::join!(
            PostgresStore::open(&address, SECRET),
            PostgresStore::open(&address, SECRET)
        );
        other.unwrap();
        check(&one.unwrap()).await;
        let refused = PostgresStore::open(&address, Secret::of([8; 32])).await;
        assert_eq!(refused.err(), Some(StoreError::OtherSecret));
    }
}
