//! What the log has heard of a store that fails. Each request, each connection and each second
//! meets the same outage: the log hears of it once, and once that it is over.

use super::StoreError;
use std::sync::{Mutex, MutexGuard, PoisonError};
use std::time::{Duration, Instant};

/// An outage that was not met for so long is over, even if nobody has said so.
const OVER: Duration = Duration::from_secs(60);

/// The same for an outage that would meet each request.
const QUIET: Duration = Duration::from_secs(5);

/// The most outages that are kept. The words of a database may be other ones each time.
const MOST: usize = 32;

/// What the log of this process has heard.
static HEARD: Heard = Heard(Mutex::new(Vec::new()));

/// The things that the log is told of an outage.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Told {
    /// The words of the database.
    Words,
    /// That it fails.
    Failure,
}

/// The outages that the log has heard of, and when each was last met.
struct Heard(Mutex<Vec<(Told, StoreError, Instant)>>);

impl Heard {
    fn all(&self) -> MutexGuard<'_, Vec<(Told, StoreError, Instant)>> {
        self.0.lock().unwrap_or_else(PoisonError::into_inner)
    }

    fn is_news(&self, told: Told, error: &StoreError, now: Instant) -> bool {
        if !error.is_outage() {
            return true;
        }
        let mut all = self.all();
        all.retain(|(_, _, met)| now.duration_since(*met) < 2 * OVER);
        if let Some((_, _, met)) = all.iter_mut().find(|(of, e, _)| *of == told && e == error) {
            let before = std::mem::replace(met, now);
            return now.duration_since(before) >= OVER;
        }
        if all.len() == MOST {
            all.remove(0);
        }
        all.push((told, error.clone(), now));
        true
    }

    /// Whether there is an outage that a write may end.
    fn is_open(&self, now: Instant) -> bool {
        let is_open = |(told, _, met): &(Told, StoreError, Instant)| {
            *told == Told::Failure && now.duration_since(*met) < 2 * OVER
        };
        self.all().iter().any(is_open)
    }

    fn over(&self, met: bool, now: Instant) -> bool {
        let mut all = self.all();
        let fails = |all: &[(Told, StoreError, Instant)]| {
            all.iter().any(|(told, _, _)| *told == Told::Failure)
        };
        let failed = fails(&all);
        all.retain(|(_, error, last)| !met && now.duration_since(*last) < error.quiet());
        (met || failed) && !fails(&all)
    }
}

impl Told {
    /// Whether the log has not heard this of an outage. A failure of one request alone is always
    /// news.
    pub(crate) fn is_news(self, error: &StoreError) -> bool {
        HEARD.is_news(self, error, Instant::now())
    }
}

/// Whether the log has heard that a store fails, and not yet that it answers again.
pub(crate) fn is_open() -> bool {
    HEARD.is_open(Instant::now())
}

/// A write was taken. Where writes `met` the outage, it is over; else it is when nothing has met it
/// for a while. Says whether the log has to hear of it.
pub(crate) fn over(met: bool) -> bool {
    HEARD.over(met, Instant::now())
}

impl StoreError {
    /// How long nothing meets such an outage until it is over, if writes are taken.
    fn quiet(&self) -> Duration {
        use StoreError::{Crowded, NoDatabase, NoLogin, ReadOnly, Silent, Tls};
        match self {
            Crowded | NoDatabase | NoLogin | ReadOnly | Silent | Tls(_) => QUIET,
            // It may spare what others ask for.
            _ => OVER,
        }
    }

    /// Tells the log of an outage, which it hears of once, whatever met it first. Says whether this
    /// is one: else the log hears from the caller what it spoils.
    pub(crate) fn tell_outage(&self) -> bool {
        let is_outage = self.is_outage();
        if is_outage && Told::Failure.is_news(self) {
            tracing::error!(error = %self, "the store fails");
        }
        is_outage
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    /// One table may be missing, or one request have waited too long, while others are served.
    #[test]
    fn a_write_ends_what_nothing_meets_any_more() {
        let (heard, begun) = (Heard(Mutex::new(Vec::new())), Instant::now());
        let after = |seconds| begun + Duration::from_secs(seconds);
        let news = |error: &StoreError, at| heard.is_news(Told::Failure, error, after(at));
        let (part, crowded) = (StoreError::Failed("no such table".into()), StoreError::Crowded);
        assert!(news(&part, 0) && news(&crowded, 0));
        for second in 1..30 {
            assert!(!heard.over(false, after(second)) && !news(&crowded, second));
        }
        // Requests are served again, and later the table is there.
        assert!(!heard.over(false, after(40)) && heard.is_open(after(40)));
        assert!(heard.over(false, after(70)) && !heard.is_open(after(70)));
        assert!(news(&part, 71) && heard.over(true, after(71)) && news(&part, 72));
    }

    #[test]
    fn an_outage_is_news_once_until_it_is_over() {
        let heard = Heard(Mutex::new(Vec::new()));
        let begun = Instant::now();
        let after = |seconds| begun + Duration::from_secs(seconds);
        let news =
            |error: &StoreError, seconds| heard.is_news(Told::Failure, error, after(seconds));
        assert!(news(&StoreError::Silent, 0) && !news(&StoreError::Silent, 1));
        // Another reason is news, and so are the words of the database.
        assert!(news(&StoreError::NoLogin, 2) && !news(&StoreError::Silent, 50));
        assert!(heard.is_news(Told::Words, &StoreError::NoLogin, after(50)));
        assert!(heard.is_open(after(50)) && !heard.is_open(after(200)));
        assert!(!news(&StoreError::Silent, 100) && news(&StoreError::NoLogin, 100));
        assert!(news(&StoreError::Silent, 200), "it was not met for a while");
        // A conflict is none of the store's failures.
        assert!(news(&StoreError::Conflict, 200) && news(&StoreError::Conflict, 200));
        for number in 0..2 * MOST {
            assert!(news(&StoreError::Failed(number.to_string()), 200));
        }
        assert_eq!(heard.all().len(), MOST);
    }
}
