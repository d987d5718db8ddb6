//! The one writer of an SQLite database. Writes that come while others are brought to the disk wait
//! together, and share the next transaction.

use super::place::Place;
use super::rows::failed;
use crate::store::{StoreError, Work};
use sqlx::sqlite::{SqliteConnectOptions, SqliteConnection};
use sqlx::{Acquire, ConnectOptions, Connection};
use std::sync::{Mutex, PoisonError};
use tokio::sync::{mpsc, oneshot};
use tokio::task::JoinHandle;

/// The most writes in one transaction.
const MOST_TOGETHER: usize = 128;

/// The most writes that wait.
const MOST_WAITING: usize = 1024;

/// The one writer of a database.
#[derive(Debug)]
pub(super) struct Writer {
    writes: Mutex<Option<mpsc::Sender<Box<dyn Write>>>>,
    task: Mutex<Option<JoinHandle<()>>>,
}

/// A write, and the way to the one who waits for it.
trait Write: Send {
    fn run<'c>(&'c mut self, connection: &'c mut SqliteConnection) -> Work<'c, ()>;

    fn answer(self: Box<Self>, done: Result<(), StoreError>);
}

struct Waiting<T, F> {
    work: Option<F>,
    done: Option<T>,
    reply: oneshot::Sender<Result<T, StoreError>>,
}

impl<T, F> Write for Waiting<T, F>
where
    T: Send,
    F: for<'c> FnOnce(&'c mut SqliteConnection) -> Work<'c, T> + Send,
{
    fn run<'c>(&'c mut self, connection: &'c mut SqliteConnection) -> Work<'c, ()> {
        Box::pin(async move {
            if let Some(work) = self.work.take() {
                self.done = Some(work(connection).await?);
            }
            Ok(())
        })
    }

    fn answer(self: Box<Self>, done: Result<(), StoreError>) {
        let Waiting { done: found, reply, .. } = *self;
        // If nobody waits any more, it is stored all the same.
        let _ = reply.send(done.and_then(|()| found.ok_or_else(closed)));
    }
}

fn closed() -> StoreError {
    StoreError::Failed("it is closed".to_owned())
}

impl Writer {
    /// A writer that goes on with this connection. `options` make another one if it fails.
    pub(super) fn new(
        options: SqliteConnectOptions,
        connection: SqliteConnection,
        place: Place,
    ) -> Writer {
        let (writes, waiting) = mpsc::channel(MOST_WAITING);
        let task = tokio::spawn(work(options, connection, place, waiting));
        Writer { writes: Mutex::new(Some(writes)), task: Mutex::new(Some(task)) }
    }

    /// Does the work within a transaction. The answer comes when its effect is on the disk, or when
    /// it has none.
    pub(super) async fn write<T, F>(&self, work: F) -> Result<T, StoreError>
    where
        T: Send + 'static,
        F: for<'c> FnOnce(&'c mut SqliteConnection) -> Work<'c, T> + Send + 'static,
    {
        let (reply, answer) = oneshot::channel();
        let write = Box::new(Waiting { work: Some(work), done: None, reply });
        let writes = self.writes.lock().unwrap_or_else(PoisonError::into_inner).clone();
        writes.ok_or_else(closed)?.send(write).await.map_err(|_| closed())?;
        answer.await.map_err(|_| closed())?
    }

    /// Ends when all that waits is written.
    pub(super) async fn close(&self) {
        drop(self.writes.lock().unwrap_or_else(PoisonError::into_inner).take());
        let task = self.task.lock().unwrap_or_else(PoisonError::into_inner).take();
        if let Some(task) = task
            && let Err(error) = task.await
        {
            tracing::error!(%error, "the writer of the database has failed");
        }
    }
}

async fn work(
    options: SqliteConnectOptions,
    connection: SqliteConnection,
    place: Place,
    mut waiting: mpsc::Receiver<Box<dyn Write>>,
) {
    let mut connection = Some(connection);
    let mut writes = Vec::new();
    while waiting.recv_many(&mut writes, MOST_TOGETHER).await > 0 {
        let done = written(&mut connection, &options, &place, &mut writes).await;
        match done {
            Ok(each) => {
                writes.drain(..).zip(each).for_each(|(write, done)| write.answer(done));
            }
            Err(error) => {
                // SQLite may have rolled back by itself. The connection does not know it then, and
                // would take what comes next for a part of a transaction that is no more. A file
                // that has gone spoils nothing, and this connection alone still reaches its log.
                let spoilt = connection.take_if(|_| !matches!(error, StoreError::Gone(_)));
                if let Some(spoilt) = spoilt {
                    let _ = spoilt.close_hard().await;
                }
                writes.drain(..).for_each(|write| write.answer(Err(error.clone())));
            }
        }
    }
    if let Some(connection) = connection {
        let _ = connection.close().await;
    }
}

/// Does the writes into the file that was opened. Another one in its place gets nothing.
///
/// The last check is for a file that went while it was written. The writes are in that file then,
/// which nobody finds, but their answer is that they failed. They are there if the file comes back.
///
/// After such an answer a game is read again: a page that sends its move once more learns that it
/// was made. The links of a new game or study reached nobody. Such a thing is deleted in time, as
/// all are that nobody uses.
async fn written(
    connection: &mut Option<SqliteConnection>,
    options: &SqliteConnectOptions,
    place: &Place,
    writes: &mut [Box<dyn Write>],
) -> Result<Vec<Result<(), StoreError>>, StoreError> {
    place.check()?;
    let done = together(connected(connection, options).await?, writes).await?;
    place.check()?;
    Ok(done)
}

/// The connection, or a new one.
async fn connected<'c>(
    connection: &'c mut Option<SqliteConnection>,
    options: &SqliteConnectOptions,
) -> Result<&'c mut SqliteConnection, StoreError> {
    let known = match connection.take() {
        Some(known) => known,
        None => options.connect().await.map_err(failed)?,
    };
    Ok(connection.insert(known))
}

/// Does the writes in one transaction. A write that is refused leaves nothing and spoils no other.
///
/// # Errors
/// If the database fails. None of them has an effect then.
async fn together(
    connection: &mut SqliteConnection,
    writes: &mut [Box<dyn Write>],
) -> Result<Vec<Result<(), StoreError>>, StoreError> {
    // The write lock comes first. So a number that a write reads stays true until the commit, even
    // if other programs have the file open.
    let mut transaction = connection.begin_with("BEGIN IMMEDIATE").await.map_err(failed)?;
    let mut each = Vec::with_capacity(writes.len());
    for write in writes {
        let mut own = transaction.begin().await.map_err(failed)?;
        let done = write.run(&mut own).await;
        match &done {
            Ok(()) => own.commit().await.map_err(failed)?,
            Err(error) if error.is_outage() => return Err(error.clone()),
            Err(_) => own.rollback().await.map_err(failed)?,
        }
        each.push(done);
    }
    transaction.commit().await.map_err(failed)?;
    Ok(each)
}
