//! The steps that bring a database up to date.

use sqlx::migrate::{Migration, MigrationType, Migrator};

/// The steps from an empty database to the present one. A step that was taken somewhere never
/// changes, not even its comments: the database knows a step by its text.
///
/// Step 3: under step 2 nothing was kept of a player who took a game off their list. So such a
/// player counts as one who still wants it, until they take it off again by their link.
const MIGRATIONS: [(i64, &str, &str); 14] = [
    (1, "games", include_str!("../../migrations/0001_games.sql")),
    (2, "lists", include_str!("../../migrations/0002_lists.sql")),
    (3, "taken off", include_str!("../../migrations/0003_taken_off.sql")),
    (4, "studies", include_str!("../../migrations/0004_studies.sql")),
    (5, "hashed keys", include_str!("../../migrations/0005_hashed_keys.sql")),
    (6, "replaced keys", include_str!("../../migrations/0006_replaced_keys.sql")),
    (7, "deleted keys", include_str!("../../migrations/0007_deleted_keys.sql")),
    (8, "members", include_str!("../../migrations/0008_members.sql")),
    (9, "unopened", include_str!("../../migrations/0009_unopened.sql")),
    (10, "ratings", include_str!("../../migrations/0010_ratings.sql")),
    (11, "people", include_str!("../../migrations/0011_people.sql")),
    (12, "invitations", include_str!("../../migrations/0012_invitations.sql")),
    (13, "rated of member", include_str!("../../migrations/0013_rated_of_member.sql")),
    (14, "names", include_str!("../../migrations/0014_names.sql")),
];

/// The steps of a PostgreSQL database.
const POSTGRES: [(i64, &str, &str); 14] = [
    (1, "games and studies", include_str!("../../migrations/postgres/0001_games_and_studies.sql")),
    (2, "nodes", include_str!("../../migrations/postgres/0002_nodes.sql")),
    (3, "hashed keys", include_str!("../../migrations/postgres/0003_hashed_keys.sql")),
    (4, "moved", include_str!("../../migrations/postgres/0004_moved.sql")),
    (5, "replaced keys", include_str!("../../migrations/postgres/0005_replaced_keys.sql")),
    (6, "deleted keys", include_str!("../../migrations/postgres/0006_deleted_keys.sql")),
    (7, "members", include_str!("../../migrations/postgres/0007_members.sql")),
    (8, "unopened", include_str!("../../migrations/postgres/0008_unopened.sql")),
    (9, "ratings", include_str!("../../migrations/postgres/0009_ratings.sql")),
    (10, "people", include_str!("../../migrations/postgres/0010_people.sql")),
    (11, "invitations", include_str!("../../migrations/postgres/0011_invitations.sql")),
    (12, "challenges", include_str!("../../migrations/postgres/0012_challenges.sql")),
    (13, "rated of member", include_str!("../../migrations/postgres/0013_rated_of_member.sql")),
    (14, "names", include_str!("../../migrations/postgres/0014_names.sql")),
];

/// All steps of a PostgreSQL database.
pub(super) fn postgres_migrator() -> Migrator {
    postgres_up_to(POSTGRES.len())
}

/// The first steps of a PostgreSQL database, `count` of them.
pub(super) fn postgres_up_to(count: usize) -> Migrator {
    Migrator::with_migrations(POSTGRES.into_iter().take(count).map(step).collect())
}

/// Whether this version knows a step.
pub(crate) fn is_known(version: i64) -> bool {
    MIGRATIONS.iter().any(|(known, ..)| *known == version)
}

/// All steps. The macro of sqlx would compile all of SQLite a second time.
pub(super) fn migrator() -> Migrator {
    up_to(MIGRATIONS.len())
}

/// The first steps, `count` of them.
pub(super) fn up_to(count: usize) -> Migrator {
    Migrator::with_migrations(MIGRATIONS.into_iter().take(count).map(step).collect())
}

fn step((version, name, sql): (i64, &'static str, &'static str)) -> Migration {
    let sql = sqlx::SqlStr::from_static(sql);
    Migration::new(version, name.into(), MigrationType::Simple, sql, false)
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::key::{Key, Role, Visitor};
    use crate::secret::Secret;
    use crate::store::{GameStore, Left, ListStore, SqliteStore};
    use sqlx::query;
    use sqlx::sqlite::{SqliteConnectOptions, SqlitePool};

    /// A key that consists of one letter.
    fn key(letter: &str) -> Key {
        Key::parse(&letter.repeat(22)).unwrap()
    }

    #[tokio::test]
    async fn a_database_of_step_2_is_brought_up_to_date_and_keeps_its_games() {
        let folder = tempfile::tempdir().unwrap();
        let file = folder.path().join("games.db");
        let options = SqliteConnectOptions::new().filename(&file).create_if_missing(true);
        let old = SqlitePool::connect_with(options).await.unwrap();
        up_to(2).run(&old).await.unwrap();
        // Black has taken the game off, and White has it in a list.
        let (black, white, visitor) = (key("B"), key("W"), key("V"));
        query("INSERT INTO games VALUES (7, 'game', 1, 2, '{}', '{}')")
            .execute(&old)
            .await
            .unwrap();
        for (key, role) in [(&black, "black"), (&white, "white")] {
            let insert = query("INSERT INTO keys (key, game, role) VALUES (?, 7, ?)");
            insert.bind(key.as_str()).bind(role).execute(&old).await.unwrap();
        }
        let insert =
            query("INSERT INTO visits (visitor, key, seen_ms, title) VALUES (?, ?, 3, 'A')");
        insert.bind(visitor.as_str()).bind(white.as_str()).execute(&old).await.unwrap();
        query("INSERT INTO entries VALUES (7, 0, 2, 'a')").execute(&old).await.unwrap();
        old.close().await;

        let store = SqliteStore::open(&file, Secret::of([7; 32])).await.unwrap();
        let visitor = Visitor::of(&visitor);
        let listed = store.visited(visitor, 10).await.unwrap().remove(0);
        assert_eq!((listed.title.as_str(), listed.opened.game.0), ("A", 7));
        assert_eq!(store.entries(listed.opened.game).await.unwrap().len(), 1);
        store.take_off(&white).await.unwrap();
        let left = store.leave(Some(visitor), &white, &[Role::Black]).await;
        assert_eq!(left, Ok(Left::Kept), "nobody knows that Black has taken it off");
        store.take_off(&black).await.unwrap();
        assert_eq!(store.leave(None, &black, &[Role::White]).await, Ok(Left::Deleted));
    }
}
