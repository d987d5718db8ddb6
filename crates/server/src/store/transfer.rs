//! Everything that a store has, moved into another one that is empty, and compared row by row.

use super::{StoreError, postgres};
use futures_util::stream::{BoxStream, StreamExt};
use sqlx::postgres::{PgConnection, PgRow};
use sqlx::sqlite::{SqliteConnection, SqliteRow};
use sqlx::{AssertSqlSafe, Connection, Row, query};

/// The kind of a column.
#[derive(Clone, Copy, Debug)]
enum Kind {
    Int,
    /// A number that PostgreSQL keeps in four bytes.
    Short,
    Text,
    /// Bytes, or nothing.
    Maybe,
    Bytes,
    Flag,
}

/// A value of a column, in either database.
#[derive(Clone, Debug, PartialEq)]
enum Value {
    Int(i64),
    Text(String),
    Bytes(Option<Vec<u8>>),
    Flag(bool),
}

/// A table as both databases see it.
#[derive(Debug)]
struct Table {
    name: &'static str,
    columns: &'static [Kind],
    /// Its columns and where they are, in SQLite and in PostgreSQL.
    read: [&'static str; 2],
    /// The columns that its rows are ordered by. They are the same in both.
    order: &'static [&'static str],
    /// What writes a row. The values are numbered.
    write: [&'static str; 2],
}

use Kind::{Bytes, Flag, Int, Maybe, Short, Text};

/// The tables, each behind those that it refers to.
const TABLES: [Table; 14] = [
    Table {
        name: "games",
        columns: &[Int, Text, Int, Int, Text, Text, Int],
        read: [
            "id, kind, created_ms, changed_ms, deal, summary, looked_ms FROM games",
            "id, kind, created_ms, changed_ms, deal, summary, looked_ms \
             FROM games JOIN game_heads ON game = id",
        ],
        order: &["id"],
        write: [
            "INSERT INTO games (id, kind, created_ms, changed_ms, deal, summary, looked_ms) \
             VALUES ($1, $2, $3, $4, $5, $6, $7)",
            "WITH made AS (INSERT INTO games (id, kind, created_ms, deal) OVERRIDING SYSTEM VALUE \
             VALUES ($1, $2, $3, $5)) \
             INSERT INTO game_heads (game, next_seq, changed_ms, summary, looked_ms) \
             VALUES ($1, CASE WHEN $5 = '' THEN -1 ELSE 0 END, $4, $6, $7)",
        ],
    },
    Table {
        name: "game_roles",
        columns: &[Int, Text, Int, Flag],
        read: [
            "game, role, generation, taken_off FROM game_roles",
            "game, role, generation, taken_off FROM game_roles",
        ],
        order: &["game", "role"],
        write: [
            "INSERT INTO game_roles (game, role, generation, taken_off) VALUES ($1, $2, $3, $4)",
            "INSERT INTO game_roles (game, role, generation, taken_off) VALUES ($1, $2, $3, $4)",
        ],
    },
    Table {
        name: "keys",
        columns: &[Bytes, Int, Text],
        read: ["hash, game, role FROM keys", "hash, game, role FROM keys"],
        order: &["hash"],
        write: [
            "INSERT INTO keys (hash, game, role) VALUES ($1, $2, $3)",
            "INSERT INTO keys (hash, game, role) VALUES ($1, $2, $3)",
        ],
    },
    Table {
        name: "entries",
        columns: &[Int, Int, Int, Text],
        read: ["game, seq, at_ms, entry FROM entries", "game, seq, at_ms, entry FROM entries"],
        order: &["game", "seq"],
        write: [
            "INSERT INTO entries (game, seq, at_ms, entry) VALUES ($1, $2, $3, $4)",
            "INSERT INTO entries (game, seq, at_ms, entry) VALUES ($1, $2, $3, $4)",
        ],
    },
    Table {
        name: "records",
        columns: &[Int, Bytes],
        read: ["game, sgf FROM records", "game, sgf FROM records"],
        order: &["game"],
        write: [
            "INSERT INTO records (game, sgf) VALUES ($1, $2)",
            "INSERT INTO records (game, sgf) VALUES ($1, $2)",
        ],
    },
    Table {
        name: "visits",
        columns: &[Bytes, Int, Text, Int, Text, Flag],
        read: [
            "visitor, game, role, seen_ms, title, away FROM visits",
            "visitor, game, role, seen_ms, title, away FROM visits",
        ],
        order: &["visitor", "game", "role"],
        write: [
            "INSERT INTO visits (visitor, game, role, seen_ms, title, away) \
             VALUES ($1, $2, $3, $4, $5, $6)",
            "INSERT INTO visits (visitor, game, role, seen_ms, title, away) \
             VALUES ($1, $2, $3, $4, $5, $6)",
        ],
    },
    Table {
        name: "runs",
        columns: &[Int, Int, Int],
        read: ["id, started_ms, alive_ms FROM runs", "id, started_ms, alive_ms FROM runs"],
        order: &["id"],
        write: [
            "INSERT INTO runs (id, started_ms, alive_ms) VALUES ($1, $2, $3)",
            "INSERT INTO runs (id, started_ms, alive_ms) OVERRIDING SYSTEM VALUE \
             VALUES ($1, $2, $3)",
        ],
    },
    Table {
        name: "studies",
        columns: &[Int, Int, Int, Text, Text, Bytes, Flag, Int],
        read: [
            "id, created_ms, changed_ms, title, summary, base, closed, looked_ms FROM studies",
            "id, created_ms, changed_ms, title, summary, base, closed, looked_ms \
             FROM studies JOIN study_heads ON study = id",
        ],
        order: &["id"],
        write: [
            "INSERT INTO studies \
             (id, created_ms, changed_ms, title, summary, base, closed, looked_ms) \
             VALUES ($1, $2, $3, $4, $5, $6, $7, $8)",
            "WITH made AS (INSERT INTO studies (id, created_ms, title, base, closed) \
             OVERRIDING SYSTEM VALUE VALUES ($1, $2, $4, $6, $7)) \
             INSERT INTO study_heads (study, next_seq, changed_ms, summary, looked_ms) \
             VALUES ($1, 0, $3, $5, $8)",
        ],
    },
    Table {
        name: "study_roles",
        columns: &[Int, Text, Int],
        read: [
            "study, role, generation FROM study_roles",
            "study, role, generation FROM study_roles",
        ],
        order: &["study", "role"],
        write: [
            "INSERT INTO study_roles (study, role, generation) VALUES ($1, $2, $3)",
            "INSERT INTO study_roles (study, role, generation) VALUES ($1, $2, $3)",
        ],
    },
    Table {
        name: "study_keys",
        columns: &[Bytes, Int, Text],
        read: ["hash, study, role FROM study_keys", "hash, study, role FROM study_keys"],
        order: &["hash"],
        write: [
            "INSERT INTO study_keys (hash, study, role) VALUES ($1, $2, $3)",
            "INSERT INTO study_keys (hash, study, role) VALUES ($1, $2, $3)",
        ],
    },
    Table {
        name: "study_operations",
        columns: &[Int, Int, Int, Text],
        read: [
            "study, seq, at_ms, operation FROM study_operations",
            "study, seq, at_ms, operation FROM study_operations",
        ],
        order: &["study", "seq"],
        write: [
            "INSERT INTO study_operations (study, seq, at_ms, operation) VALUES ($1, $2, $3, $4)",
            "INSERT INTO study_operations (study, seq, at_ms, operation) VALUES ($1, $2, $3, $4)",
        ],
    },
    Table {
        name: "study_people",
        columns: &[Int, Short, Maybe, Text],
        read: [
            "study, number, visitor, called FROM study_people",
            "study, number, visitor, called FROM study_people",
        ],
        order: &["study", "number"],
        write: [
            "INSERT INTO study_people (study, number, visitor, called) VALUES ($1, $2, $3, $4)",
            "INSERT INTO study_people (study, number, visitor, called) VALUES ($1, $2, $3, $4)",
        ],
    },
    Table {
        name: "study_visits",
        columns: &[Bytes, Int, Text, Int],
        read: [
            "visitor, study, role, seen_ms FROM study_visits",
            "visitor, study, role, seen_ms FROM study_visits",
        ],
        order: &["visitor", "study", "role"],
        write: [
            "INSERT INTO study_visits (visitor, study, role, seen_ms) VALUES ($1, $2, $3, $4)",
            "INSERT INTO study_visits (visitor, study, role, seen_ms) VALUES ($1, $2, $3, $4)",
        ],
    },
    Table {
        name: "secret_check",
        columns: &[Bytes],
        read: ["value FROM secret_check", "value FROM secret_check"],
        order: &["value"],
        write: [
            "INSERT INTO secret_check (value) VALUES ($1)",
            "INSERT INTO secret_check (value) VALUES ($1)",
        ],
    },
];

/// What PostgreSQL is told when all rows are there: the next numbers of logs and of rows.
const LAST: [&str; 5] = [
    "UPDATE game_heads SET next_seq = (SELECT count(*) FROM entries WHERE game = game_heads.game) \
     WHERE next_seq >= 0",
    "UPDATE study_heads SET next_seq = \
     (SELECT count(*) FROM study_operations WHERE study = study_heads.study)",
    "SELECT setval(pg_get_serial_sequence('games', 'id'), COALESCE(max(id), 0) + 1, false) \
     FROM games",
    "SELECT setval(pg_get_serial_sequence('studies', 'id'), COALESCE(max(id), 0) + 1, false) \
     FROM studies",
    "SELECT setval(pg_get_serial_sequence('runs', 'id'), COALESCE(max(id), 0) + 1, false) \
     FROM runs",
];

/// A connection to one of the two kinds of databases.
pub(crate) enum Database {
    Sqlite(SqliteConnection),
    Postgres(PgConnection),
}

impl Database {
    /// Closes the connection.
    pub(crate) async fn close(self) -> Result<(), StoreError> {
        let closed = match self {
            Database::Sqlite(connection) => connection.close().await,
            Database::Postgres(connection) => connection.close().await,
        };
        closed.map_err(|error| StoreError::Failed(error.to_string()))
    }
}

/// Why nothing was moved.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) enum TransferError {
    /// A database fails.
    Store(StoreError),
    /// The one to be filled has rows in this table.
    NotEmpty(&'static str),
    /// After all was written, the two differ in this table.
    Differs(&'static str),
}

impl From<StoreError> for TransferError {
    fn from(error: StoreError) -> TransferError {
        TransferError::Store(error)
    }
}

/// Copies all rows into an empty database, and compares them. All of them come, or none.
///
/// `tell` hears the table and the number of its rows so far.
///
/// # Errors
/// If a database fails, the other one is not empty, or the rows differ afterwards.
pub(crate) async fn transfer(
    from: &mut Database,
    to: &mut Database,
    tell: &mut dyn FnMut(&'static str, u64),
) -> Result<(), TransferError> {
    for table in &TABLES {
        if to.rows(table).next().await.transpose()?.is_some() {
            return Err(TransferError::NotEmpty(table.name));
        }
    }
    to.run("BEGIN").await?;
    let done = fill(from, to, tell).await;
    let end = if done.is_ok() { "COMMIT" } else { "ROLLBACK" };
    to.run(end).await?;
    done
}

async fn fill(
    from: &mut Database,
    to: &mut Database,
    tell: &mut dyn FnMut(&'static str, u64),
) -> Result<(), TransferError> {
    for table in &TABLES {
        let mut rows = from.rows(table);
        let mut count = 0;
        while let Some(row) = rows.next().await.transpose()? {
            to.write(table, row).await?;
            count += 1;
            tell(table.name, count);
        }
    }
    if let Database::Postgres(_) = to {
        for sql in LAST {
            to.run(sql).await?;
        }
    }
    for table in &TABLES {
        let (mut own, mut other) = (from.rows(table), to.rows(table));
        loop {
            let rows = (own.next().await.transpose()?, other.next().await.transpose()?);
            match rows {
                (None, None) => break,
                (one, other) if one == other => {}
                _ => return Err(TransferError::Differs(table.name)),
            }
        }
    }
    Ok(())
}

impl Database {
    async fn run(&mut self, sql: &'static str) -> Result<(), StoreError> {
        match self {
            Database::Sqlite(db) => query(sql).execute(db).await.map(drop).map_err(failed),
            Database::Postgres(db) => {
                query(sql).execute(db).await.map(drop).map_err(postgres::failed)
            }
        }
    }

    /// The rows of a table in its order.
    fn rows<'a>(&'a mut self, table: &'a Table) -> BoxStream<'a, Result<Vec<Value>, StoreError>> {
        let columns = table.columns;
        match self {
            Database::Sqlite(db) => {
                let order = table.order.join(", ");
                let sql = format!("SELECT {} ORDER BY {order}", table.read[0]);
                let rows = query(AssertSqlSafe(sql)).fetch(db);
                rows.map(move |row| of_sqlite(&row.map_err(failed)?, columns)).boxed()
            }
            Database::Postgres(db) => {
                // A text has the order of its bytes, as in SQLite.
                let by = |name: &&str| match *name {
                    "role" => format!("{name} COLLATE \"C\""),
                    number => number.to_owned(),
                };
                let order = table.order.iter().map(by).collect::<Vec<_>>().join(", ");
                let sql = format!("SELECT {} ORDER BY {order}", table.read[1]);
                let rows = query(AssertSqlSafe(sql)).fetch(db);
                rows.map(move |row| of_postgres(&row.map_err(postgres::failed)?, columns)).boxed()
            }
        }
    }

    async fn write(&mut self, table: &Table, row: Vec<Value>) -> Result<(), StoreError> {
        let values = row.into_iter().zip(table.columns);
        match self {
            Database::Sqlite(db) => {
                let write = values.fold(query(table.write[0]), |write, (value, _)| match value {
                    Value::Int(number) => write.bind(number),
                    Value::Text(text) => write.bind(text),
                    Value::Bytes(bytes) => write.bind(bytes),
                    Value::Flag(flag) => write.bind(flag),
                });
                write.execute(db).await.map(drop).map_err(failed)
            }
            Database::Postgres(db) => {
                let write = values.fold(query(table.write[1]), |write, pair| match pair {
                    (Value::Int(number), Kind::Short) => {
                        write.bind(i32::try_from(number).unwrap_or(i32::MAX))
                    }
                    (Value::Int(number), _) => write.bind(number),
                    (Value::Text(text), _) => write.bind(text),
                    (Value::Bytes(bytes), _) => write.bind(bytes),
                    (Value::Flag(flag), _) => write.bind(flag),
                });
                write.execute(db).await.map(drop).map_err(postgres::failed)
            }
        }
    }
}

fn failed(error: sqlx::Error) -> StoreError {
    super::rows::failed(error)
}

fn of_sqlite(row: &SqliteRow, columns: &[Kind]) -> Result<Vec<Value>, StoreError> {
    let value = |(place, kind): (usize, &Kind)| match kind {
        Kind::Int | Kind::Short => row.try_get(place).map(Value::Int),
        Kind::Text => row.try_get(place).map(Value::Text),
        Kind::Maybe => row.try_get(place).map(Value::Bytes),
        Kind::Bytes => row.try_get(place).map(|bytes| Value::Bytes(Some(bytes))),
        Kind::Flag => row.try_get(place).map(Value::Flag),
    };
    columns.iter().enumerate().map(|column| value(column).map_err(failed)).collect()
}

fn of_postgres(row: &PgRow, columns: &[Kind]) -> Result<Vec<Value>, StoreError> {
    let value = |(place, kind): (usize, &Kind)| match kind {
        Kind::Int => row.try_get(place).map(Value::Int),
        Kind::Short => row.try_get::<i32, _>(place).map(|number| Value::Int(number.into())),
        Kind::Text => row.try_get(place).map(Value::Text),
        Kind::Maybe => row.try_get(place).map(Value::Bytes),
        Kind::Bytes => row.try_get(place).map(|bytes| Value::Bytes(Some(bytes))),
        Kind::Flag => row.try_get(place).map(Value::Flag),
    };
    columns.iter().enumerate().map(|column| value(column).map_err(postgres::failed)).collect()
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::key::{Key, Role, Visitor};
    use crate::secret::Secret;
    use crate::store::postgres::testing::Cluster;
    use crate::store::{
        Made, NewGame, NewRecord, PostgresDatabase, SqliteDatabase, SqliteStore, Store, StoredEntry,
    };
    use sqlx::ConnectOptions;
    use sqlx::postgres::PgConnectOptions;
    use sqlx::sqlite::SqliteConnectOptions;
    use std::path::Path;

    const SECRET: Secret = Secret::of([7; 32]);

    fn entry(at: u64) -> StoredEntry {
        StoredEntry { at, entry: format!("entry of {at}, naïve “text”") }
    }

    /// A store with games, one of them deleted, records and lists. The answer is the keys of the
    /// deleted game and of the other.
    async fn filled(store: &dyn Store) -> [Key; 2] {
        let run = store.begin_run(5).await.unwrap();
        store.alive(run, 77).await.unwrap();
        let game = || NewGame {
            roles: vec![Role::Black, Role::White],
            created: 10,
            agreed: r#"{"agreed":true}"#.to_owned(),
            summary: "begun".to_owned(),
        };
        let Made { game: gone, keys: gone_keys } = store.create_game(game()).await.unwrap();
        let Made { game: kept, keys: kept_keys } = store.create_game(game()).await.unwrap();
        store.append(gone, 0, vec![entry(11)], "gone".to_owned()).await.unwrap();
        store.append(kept, 0, vec![entry(11), entry(12)], "on".to_owned()).await.unwrap();
        let sgf = vec![0, 255, 10, 13, 92];
        let record = NewRecord { created: 20, summary: "record".to_owned(), sgf };
        let (_, record) = store.create_records(vec![record]).await.unwrap().remove(0);
        let visitor = Visitor::of(&Key::new().unwrap());
        for key in [&gone_keys[0].0, &kept_keys[0].0, &record] {
            store.visit(visitor, key, 30).await.unwrap();
        }
        let (own, title) = (kept_keys[0].0.clone(), Some("mine".to_owned()));
        store.arrange(visitor, &own, title, Some(true)).await.unwrap();
        store.take_off(&kept_keys[1].0).await.unwrap();
        store.renew_role(kept, Role::White).await.unwrap();
        store.delete(gone).await.unwrap();
        crate::store::conformance_studies::filled(store).await;
        [gone_keys[0].0.clone(), own]
    }

    async fn sqlite(file: &Path) -> Database {
        let options = SqliteConnectOptions::new().filename(file).foreign_keys(true);
        Database::Sqlite(options.connect().await.unwrap())
    }

    async fn postgres(url: &str) -> Database {
        let options: PgConnectOptions = url.parse().unwrap();
        Database::Postgres(options.connect().await.unwrap())
    }

    async fn all(database: &mut Database) -> Vec<Vec<Value>> {
        let mut all = Vec::new();
        for table in &TABLES {
            let mut rows = database.rows(table);
            let before = all.len();
            while let Some(row) = rows.next().await {
                all.push(row.unwrap());
            }
            assert!(all.len() > before, "{} is empty", table.name);
        }
        all
    }

    #[tokio::test]
    async fn everything_comes_into_the_other_database_and_back() {
        let (folder, cluster) = (tempfile::tempdir().unwrap(), Cluster::start().await);
        let (first, last) = (folder.path().join("first.db"), folder.path().join("last.db"));
        let store = SqliteStore::open(&first, SECRET).await.unwrap();
        let [deleted, kept] = filled(&store).await;
        let (url, _) = (cluster.database().await, SqliteDatabase::open(&last).await.unwrap());
        let database = PostgresDatabase::connect(&url).await.unwrap();
        database.migrate().await.unwrap();
        let (mut one, mut other) = (sqlite(&first).await, postgres(&url).await);
        let mut told = Vec::new();
        transfer(&mut one, &mut other, &mut |name, count| told.push((name, count))).await.unwrap();
        assert!(told.contains(&("entries", 2)), "{told:?}");
        transfer(&mut other, &mut sqlite(&last).await, &mut |_, _| {}).await.unwrap();
        let before = all(&mut one).await;
        assert_eq!(before, all(&mut other).await);
        assert_eq!(before, all(&mut sqlite(&last).await).await);
        // Another secret makes other keys.
        let other_secret = database.settle(Secret::of([8; 32])).await.unwrap_err();
        assert_eq!(other_secret, StoreError::OtherSecret);
        let moved = database.settle(SECRET).await.unwrap();
        // Life goes on there: logs at their ends, and numbers that were never given.
        let game = moved.open(&kept).await.unwrap().unwrap().game;
        assert_eq!(moved.entries(game).await.unwrap(), [entry(11), entry(12)]);
        moved.append(game, 2, vec![entry(13)], "further".to_owned()).await.unwrap();
        let new = NewGame {
            roles: vec![Role::Both],
            created: 90,
            agreed: "{}".to_owned(),
            summary: String::new(),
        };
        let made = moved.create_game(new).await.unwrap();
        assert_eq!(made.game.0, 4, "numbers 1 to 3 were given");
        assert!(moved.open(&deleted).await.unwrap().is_none(), "the deleted game stays deleted");
        let again = transfer(&mut one, &mut other, &mut |_, _| {}).await;
        assert_eq!(again, Err(TransferError::NotEmpty("games")));
    }

    #[tokio::test]
    async fn a_row_that_cannot_come_leaves_nothing_behind() {
        let (folder, cluster) = (tempfile::tempdir().unwrap(), Cluster::start().await);
        let file = folder.path().join("first.db");
        let store = SqliteStore::open(&file, SECRET).await.unwrap();
        let [_, kept] = filled(&store).await;
        // PostgreSQL takes no NUL in a text.
        store.run("UPDATE visits SET title = 'a' || char(0) || 'b'").await.unwrap();
        let url = cluster.database().await;
        let moved = PostgresDatabase::connect(&url).await.unwrap();
        moved.migrate().await.unwrap();
        let (mut one, mut other) = (sqlite(&file).await, postgres(&url).await);
        let failed = transfer(&mut one, &mut other, &mut |_, _| {}).await;
        assert!(matches!(failed, Err(TransferError::Store(_))), "{failed:?}");
        let moved = moved.settle(SECRET).await.unwrap();
        assert!(moved.open(&kept).await.unwrap().is_none());
    }
}
