//! What the log has heard of a store that fails. Each request, each connection and each second
//! meets the same outage: the log hears of it once, and once that it is over.

use super::StoreError;
use std::sync::{Mutex, MutexGuard, PoisonError};
use std::time::{Duration, Instant};

/// An outage of one part, as of a table that is missing, is over when nothing met it for so long.
const PART: Duration = Duration::from_secs(60);

/// The same for an outage that would meet each request, or each that needs another connection.
const WHOLE: Duration = Duration::from_secs(5);

/// The first time in which the log hears nothing more of an outage that comes back. It doubles each
/// time.
const PAUSE: Duration = Duration::from_secs(10);

/// The longest such time.
const LONGEST: Duration = Duration::from_secs(5 * 60);

/// An outage that was not met for so long is forgotten.
const KEPT: Duration = Duration::from_secs(60 * 60);

/// The most outages that are kept. The words of a database may be other ones each time.
const MOST: usize = 32;

/// The outages that the log of this process has heard of.
static HEARD: Heard = Heard(Mutex::new(State { outages: Vec::new(), owes_end: false }));

/// The things that the log is told of an outage.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Told {
    /// The words of the database.
    Words,
    /// That it fails.
    Failure,
}

struct Heard(Mutex<State>);

struct State {
    outages: Vec<Outage>,
    /// Whether the log waits to hear that the store answers again.
    owes_end: bool,
}

/// An outage, which may come back.
struct Outage {
    told: Told,
    error: StoreError,
    /// When it was last met.
    met: Instant,
    /// Whether the writes of each second would meet it, so that they show its end.
    is_whole: bool,
    is_over: bool,
    /// Whether the log has heard of it since it was last over.
    is_said: bool,
    /// When the log may hear of it again, and the pause until then.
    next: Instant,
    pause: Duration,
}

impl Outage {
    fn new(told: Told, error: &StoreError, now: Instant) -> Outage {
        Outage {
            told,
            error: error.clone(),
            met: now,
            is_whole: error.meets_all(),
            is_over: false,
            is_said: true,
            next: now + PAUSE,
            pause: PAUSE,
        }
    }

    /// Whether nothing has met it for a while.
    fn is_quiet(&self, now: Instant) -> bool {
        now.duration_since(self.met) >= if self.is_whole { WHOLE } else { PART }
    }

    /// It was met. Says whether the log has to hear of it. One that comes and goes is told ever
    /// more rarely, and one that stays soon enough.
    fn meet(&mut self, now: Instant) -> bool {
        // A part may be whole again without a sign.
        if self.is_over || (!self.is_whole && self.is_quiet(now)) {
            (self.is_over, self.is_said) = (false, false);
        }
        self.met = now;
        let is_news = !self.is_said && now >= self.next;
        if is_news {
            self.is_said = true;
            self.pause = (2 * self.pause).min(LONGEST);
            self.next = now + self.pause;
        }
        is_news
    }
}

impl Heard {
    fn state(&self) -> MutexGuard<'_, State> {
        self.0.lock().unwrap_or_else(PoisonError::into_inner)
    }

    fn is_news(&self, told: Told, error: &StoreError, now: Instant) -> bool {
        if !error.is_outage() {
            return true;
        }
        let all = &mut self.state().outages;
        all.retain(|outage| now.duration_since(outage.met) < KEPT);
        let known = all.iter_mut().find(|outage| outage.told == told && outage.error == *error);
        if let Some(outage) = known {
            return outage.meet(now);
        }
        if all.len() == MOST {
            all.remove(0);
        }
        all.push(Outage::new(told, error, now));
        true
    }

    /// The writes of each second have met this outage.
    fn note_whole(&self, error: &StoreError) {
        for outage in self.state().outages.iter_mut().filter(|outage| outage.error == *error) {
            outage.is_whole = true;
        }
    }

    /// Whether writes may show something of an outage: that it is over, or that it meets them too.
    fn has_questions(&self, now: Instant) -> bool {
        let is_open =
            |outage: &Outage| !outage.is_over && (outage.is_whole || !outage.is_quiet(now));
        self.state().outages.iter().any(is_open)
    }

    fn over(&self, now: Instant) -> bool {
        let mut state = self.state();
        let State { outages, owes_end } = &mut *state;
        for outage in outages.iter_mut().filter(|outage| !outage.is_over && outage.is_quiet(now)) {
            *owes_end |= outage.is_whole && outage.is_said && outage.told == Told::Failure;
            outage.is_over = true;
        }
        // One that goes on is not told yet where it came back a moment ago.
        let goes_on = |outage: &Outage| outage.is_whole && !outage.is_over;
        let is_news = *owes_end && !outages.iter().any(goes_on);
        *owes_end &= !is_news;
        is_news
    }
}

impl Told {
    /// Whether the log has not heard this of an outage. A failure of one request alone is always
    /// news.
    pub(crate) fn is_news(self, error: &StoreError) -> bool {
        HEARD.is_news(self, error, Instant::now())
    }
}

/// Whether a write may show something of an outage that was met: that it is over, or that it meets
/// writes too.
pub(crate) fn has_questions() -> bool {
    HEARD.has_questions(Instant::now())
}

/// The write of this second was taken. Says whether the log has to hear that the store answers
/// again: nothing has met its outages for a while.
pub(crate) fn over() -> bool {
    HEARD.over(Instant::now())
}

impl StoreError {
    /// Whether such an outage meets each request, or each that needs another connection. Others may
    /// spare most of what is asked for, so that a write shows nothing of their end.
    fn meets_all(&self) -> bool {
        !matches!(self, StoreError::Damaged(_) | StoreError::Failed(_))
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

    /// The same of an outage that the write of a second has met.
    pub(crate) fn tell_outage_of_all(&self) -> bool {
        let is_outage = self.tell_outage();
        HEARD.note_whole(self);
        is_outage
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    /// What the log hears, second by second.
    struct Log {
        heard: Heard,
        begun: Instant,
    }

    impl Log {
        fn new() -> Log {
            let state = State { outages: Vec::new(), owes_end: false };
            Log { heard: Heard(Mutex::new(state)), begun: Instant::now() }
        }

        fn at(&self, second: u64) -> Instant {
            self.begun + Duration::from_secs(second)
        }

        fn fails(&self, error: &StoreError, second: u64) -> bool {
            self.heard.is_news(Told::Failure, error, self.at(second))
        }

        fn answers_again(&self, second: u64) -> bool {
            self.heard.over(self.at(second))
        }
    }

    #[test]
    fn an_outage_is_told_once_and_its_end_when_nothing_meets_it() {
        let (log, crowded) = (Log::new(), StoreError::Crowded);
        assert!(!log.answers_again(0) && log.fails(&crowded, 0));
        // Writes get the one connection that there is, and others get none.
        for second in 1..30 {
            assert!(!log.fails(&crowded, second) && !log.answers_again(second));
        }
        assert!(!log.answers_again(33) && log.heard.has_questions(log.at(33)));
        assert!(log.answers_again(34) && !log.answers_again(35));
        assert!(!log.heard.has_questions(log.at(35)));
    }

    /// As where a password was changed: requests that have a connection are served.
    #[test]
    fn an_outage_that_comes_and_goes_is_told_ever_more_rarely_and_one_that_stays_soon() {
        let (log, no_login) = (Log::new(), StoreError::NoLogin);
        let mut told = Vec::new();
        for second in 0..3_600 {
            // Every seventh second a request needs another connection.
            if second % 7 == 0 && log.fails(&no_login, second) {
                told.push(second);
            }
            let ends = told.last().is_some_and(|said| *said + 5 == second);
            assert_eq!(log.answers_again(second), ends, "each is told of its end, at {second}");
        }
        let pauses: Vec<u64> = told.windows(2).map(|two| two[1] - two[0]).collect();
        assert!(pauses.is_sorted() && pauses.ends_with(&[301, 301]), "{pauses:?}");
        // Now it stays.
        assert!((3_600..3_900).any(|second| log.fails(&no_login, second)));
        // After a long peace it is told at once.
        assert!(log.fails(&no_login, 20_000) && log.answers_again(20_005));
    }

    #[test]
    fn a_write_says_nothing_of_the_end_of_an_outage_that_spares_writes() {
        let (log, part) = (Log::new(), StoreError::Failed("no such table".into()));
        // It is not known whether writes meet it until one is tried.
        assert!(log.fails(&part, 0) && log.heard.has_questions(log.at(1)));
        assert!(!log.fails(&part, 59));
        assert!((60..200).all(|second| !log.answers_again(second)));
        assert!(!log.heard.has_questions(log.at(200)));
        assert!(log.fails(&part, 200), "it was over, as far as is known");
        // The end of another is told beside it; and its own, where writes met it.
        assert!(log.fails(&StoreError::Silent, 300) && log.answers_again(305));
        assert!(log.fails(&part, 400));
        log.heard.note_whole(&part);
        assert!(!log.answers_again(404) && log.answers_again(405));
    }

    #[test]
    fn no_end_is_told_while_another_outage_goes_on_that_is_not_told_yet() {
        let (log, silent) = (Log::new(), StoreError::Silent);
        assert!(log.fails(&silent, 0) && log.answers_again(5));
        // It comes back within its pause, beside another.
        assert!(!log.fails(&silent, 6) && log.fails(&StoreError::Locked, 6));
        assert!(!log.fails(&silent, 9) && !log.answers_again(11));
        assert!(log.answers_again(14) && !log.answers_again(15));
    }

    #[test]
    fn each_reason_is_news_and_the_words_of_the_database_are() {
        let (log, silent) = (Log::new(), StoreError::Silent);
        assert!(log.fails(&silent, 0) && log.fails(&StoreError::NoLogin, 0));
        assert!(log.heard.is_news(Told::Words, &silent, log.at(0)));
        assert!(!log.fails(&silent, 3) && !log.answers_again(5), "one of the two was met since");
        assert!(log.answers_again(8));
        // A conflict is none of the store's failures.
        assert!(log.fails(&StoreError::Conflict, 9) && log.fails(&StoreError::Conflict, 9));
        for number in 0..2 * MOST {
            assert!(log.fails(&StoreError::Failed(number.to_string()), 9));
        }
        assert_eq!(log.heard.state().outages.len(), MOST);
    }
}
