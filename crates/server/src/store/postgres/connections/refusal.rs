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
/// takes writes is asked in vain, and stays.
static LAST: Mutex<Option<Instant>> = Mutex::new(None);

/// Notes that a database has refused a write.
pub(in crate::store::postgres) fn writes_refused() {
    *LAST.lock().unwrap_or_else(PoisonError::into_inner) = Some(Instant::now());
}

/// Whether a connection that was made at this time may take no writes.
pub(super) fn is_in_doubt(made: Instant) -> bool {
    let last = *LAST.lock().unwrap_or_else(PoisonError::into_inner);
    last.is_some_and(|last| made <= last && last.elapsed() < DOUBT)
}

/// The time in which at most as many connections are made anew as there may be. A database may take
/// no writes at all, and others would be made without end.
const APART: Duration = Duration::from_secs(2);

/// How many were made anew of late.
#[derive(Debug, Default)]
pub(super) struct Renewed(Mutex<Option<(Instant, usize)>>);

impl Renewed {
    /// Whether one more may be, of this number of connections at most.
    pub(super) fn one_more(&self, most: usize, now: Instant) -> bool {
        let mut renewed = self.0.lock().unwrap_or_else(PoisonError::into_inner);
        let of_late = renewed.filter(|(since, _)| now.duration_since(*since) < APART);
        let (since, count) = of_late.unwrap_or((now, 0));
        *renewed = Some((since, count + 1));
        count < most
    }
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

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn at_most_all_are_made_anew_in_a_while() {
        let (renewed, now) = (Renewed::default(), Instant::now());
        let made = |after: u64, count: usize| {
            let now = now + Duration::from_millis(after);
            (0..count).filter(|_| renewed.one_more(3, now)).count()
        };
        assert_eq!((made(0, 2), made(1_000, 2), made(1_900, 5)), (2, 1, 0));
        assert_eq!(made(2_000, 5), 3);
    }
}
