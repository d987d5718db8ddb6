//! Connections that take no writes. A session may stay as it began, or lead to a database whose
//! place another has taken.

use super::{StoreError, failed};
use sqlx::Row;
use sqlx::postgres::PgConnection;
use std::sync::{Mutex, PoisonError};
use std::time::{Duration, Instant};

/// How long connections are in doubt that are older than a refusal. By then most were asked or
/// given back; one that was not costs one more refusal.
const DOUBT: Duration = Duration::from_secs(60);

/// When a database last refused a write. All databases of the process share it: a connection that
/// takes writes is asked for nothing, and stays.
static LAST: Mutex<Option<Instant>> = Mutex::new(None);

/// How much later the next refusal counts: while a database takes no writes at all, connections are
/// not made anew for each request.
const APART: Duration = Duration::from_secs(2);

/// Notes that a database has refused a write.
pub(in crate::store::postgres) fn writes_refused() {
    let mut last = LAST.lock().unwrap_or_else(PoisonError::into_inner);
    if last.is_none_or(|last| last.elapsed() > APART) {
        *last = Some(Instant::now());
    }
}

/// Whether a connection that was made at this time may take no writes.
pub(super) fn is_in_doubt(made: Instant) -> bool {
    let last = *LAST.lock().unwrap_or_else(PoisonError::into_inner);
    last.is_some_and(|last| made <= last && last.elapsed() < DOUBT)
}

/// Asks a connection whether it takes writes.
///
/// # Errors
/// If it does not.
pub(super) async fn takes_writes(connection: &mut PgConnection) -> Result<(), StoreError> {
    let row = sqlx::raw_sql("SHOW transaction_read_only").fetch_one(connection).await;
    match row.and_then(|row| row.try_get::<&str, _>(0).map(|is| is == "on")).map_err(failed)? {
        true => Err(StoreError::ReadOnly),
        false => Ok(()),
    }
}
