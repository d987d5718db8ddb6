//! Everything that a store has, moved into another one that is empty, and compared row by row.

mod tables;
#[cfg(test)]
mod tests;

use super::{StoreError, postgres};
use futures_util::stream::{BoxStream, StreamExt};
use sqlx::postgres::{PgConnection, PgRow};
use sqlx::sqlite::{SqliteConnection, SqliteRow};
use sqlx::{AssertSqlSafe, Connection, Row, query};
use tables::{Kind, TABLES, Table};

/// The names of the tables whose rows are moved.
pub(crate) fn moved_tables() -> impl Iterator<Item = &'static str> {
    TABLES.iter().map(|table| table.name)
}

/// A value of a column, in either database.
#[derive(Clone, Debug, PartialEq)]
enum Value {
    Int(i64),
    MaybeInt(Option<i64>),
    Text(String),
    MaybeText(Option<String>),
    Bytes(Option<Vec<u8>>),
    Flag(bool),
}

/// What PostgreSQL is told when all rows are there: the next numbers of logs and of rows.
const LAST: [&str; 8] = [
    "UPDATE game_heads SET next_seq = (SELECT count(*) FROM entries WHERE game = game_heads.game) \
     WHERE next_seq >= 0",
    "UPDATE study_heads SET next_seq = \
     (SELECT count(*) FROM study_operations WHERE study = study_heads.study)",
    "SELECT setval(pg_get_serial_sequence('games', 'id'), COALESCE(max(id), 0) + 1, false) \
     FROM games",
    "SELECT setval(pg_get_serial_sequence('studies', 'id'), COALESCE(max(id), 0) + 1, false) \
     FROM studies",
    "SELECT setval(pg_get_serial_sequence('members', 'id'), COALESCE(max(id), 0) + 1, false) \
     FROM members",
    "SELECT setval(pg_get_serial_sequence('credentials', 'id'), COALESCE(max(id), 0) + 1, false) \
     FROM credentials",
    "SELECT setval(pg_get_serial_sequence('sessions', 'id'), COALESCE(max(id), 0) + 1, false) \
     FROM sessions",
    "SELECT setval(pg_get_serial_sequence('runs', 'id'), COALESCE(max(id), 0) + 1, false) \
     FROM runs",
];

/// The tables that a server fills by itself when it starts. They hold nothing that people made, and
/// give way.
const OF_A_START: [(&str, &str); 2] =
    [("runs", "DELETE FROM runs"), ("secret_check", "DELETE FROM secret_check")];

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
    let own = |name: &str| OF_A_START.iter().any(|(own, _)| *own == name);
    for table in TABLES.iter().filter(|table| !own(table.name)) {
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
    for (_, empty) in OF_A_START {
        to.run(empty).await?;
    }
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
                    "role" | "name_key" => format!("{name} COLLATE \"C\""),
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
                    Value::MaybeInt(number) => write.bind(number),
                    Value::Text(text) => write.bind(text),
                    Value::MaybeText(text) => write.bind(text),
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
                    (Value::MaybeInt(number), _) => write.bind(number),
                    (Value::Text(text), _) => write.bind(text),
                    (Value::MaybeText(text), _) => write.bind(text),
                    (Value::Bytes(bytes), _) => write.bind(bytes),
                    (Value::Flag(flag), _) => write.bind(flag),
                });
                write.execute(db).await.map(drop).map_err(postgres::failed)
            }
        }
    }
}

fn failed(error: sqlx::Error) -> StoreError {
    super::failed(error)
}

fn of_sqlite(row: &SqliteRow, columns: &[Kind]) -> Result<Vec<Value>, StoreError> {
    let value = |(place, kind): (usize, &Kind)| match kind {
        Kind::Int | Kind::Short => row.try_get(place).map(Value::Int),
        Kind::MaybeInt => row.try_get(place).map(Value::MaybeInt),
        Kind::Text => row.try_get(place).map(Value::Text),
        Kind::MaybeText => row.try_get(place).map(Value::MaybeText),
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
        Kind::MaybeInt => row.try_get(place).map(Value::MaybeInt),
        Kind::Text => row.try_get(place).map(Value::Text),
        Kind::MaybeText => row.try_get(place).map(Value::MaybeText),
        Kind::Maybe => row.try_get(place).map(Value::Bytes),
        Kind::Bytes => row.try_get(place).map(|bytes| Value::Bytes(Some(bytes))),
        Kind::Flag => row.try_get(place).map(Value::Flag),
    };
    columns.iter().enumerate().map(|column| value(column).map_err(postgres::failed)).collect()
}
