//! Those who guess passwords: after some tries they wait, longer and longer. The person whose name
//! it is gets in all the same from a browser in which they have been before.

use crate::key::KeyHash;
use crate::proxies::Subnet;
use std::collections::HashMap;
use std::net::IpAddr;
use std::sync::{Mutex, PoisonError};
use std::time::Duration;

/// How many tries from one place are free.
const FREE: u32 = 5;

/// The wait after these, in milliseconds. It doubles with each try.
const FIRST_WAIT: u64 = 30_000;

/// The longest wait.
const LONGEST_WAIT: u64 = 60 * 60_000;

/// How many guesses of one password are free a day, from all places where the person was not signed
/// in.
const FREE_A_DAY: u32 = 50;

/// The wait between tries after these.
const BETWEEN: u64 = 60_000;

/// How long tries at a place are remembered after the last one, and those from everywhere after the
/// first one.
const DAY: u64 = 24 * 60 * 60_000;

/// The most places and names to remember. The oldest are forgotten first.
const MOST: usize = 20_000;

/// The place from which somebody tries.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub(crate) enum Spot {
    /// An address.
    Address(IpAddr),
    /// A browser in which the person has been signed in.
    Browser(KeyHash),
}

impl Spot {
    /// The place of an address: with IPv6 a household.
    pub(crate) fn of(address: IpAddr) -> Spot {
        Spot::Address(Subnet::of_caller(address))
    }
}

/// What somebody tries.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Guess {
    Password,
    /// A recovery code. Nobody guesses one of 50 bits, so tries from everywhere do not count: the
    /// person has nothing else in a new browser while strangers try passwords.
    Code,
}

/// The tries on names.
#[derive(Debug, Default)]
pub(crate) struct Guesses {
    tries: Mutex<HashMap<(String, Option<Spot>), Tries>>,
}

/// Tries on a name, from one place or from all.
#[derive(Clone, Copy, Debug, Default)]
struct Tries {
    count: u32,
    /// When the first was.
    first: u64,
    /// When the last was.
    last: u64,
    /// Before that time there is none.
    until: u64,
}

impl Tries {
    /// Whether they count no more. Tries from everywhere count for a day, so that one a day does
    /// not keep up the bar for ever.
    fn is_old(&self, spot: Option<Spot>, now: u64) -> bool {
        let since = if spot.is_some() { self.last } else { self.first };
        now.saturating_sub(since) >= DAY && self.until <= now
    }

    fn check(&self, now: u64) -> Result<(), Duration> {
        match self.until.saturating_sub(now) {
            0 => Ok(()),
            wait => Err(Duration::from_millis(wait)),
        }
    }

    /// Counts a try, of which `free` need no wait behind them.
    fn count(&mut self, free: u32, wait: impl Fn(u32) -> u64, now: u64) {
        if self.count == 0 {
            self.first = now;
        }
        (self.count, self.last) = (self.count.saturating_add(1), now);
        if self.count >= free {
            self.until = now.saturating_add(wait(self.count - free));
        }
    }
}

impl Guesses {
    /// Counts a try on a name, by its key, before it is known whether it is right. Tries at the
    /// same time count like tries one after the other.
    ///
    /// # Errors
    /// The time to wait, if there were too many.
    pub(crate) fn take(
        &self,
        name: &str,
        (spot, guess): (Spot, Guess),
        now: u64,
    ) -> Result<(), Duration> {
        let mut tries = self.tries.lock().unwrap_or_else(PoisonError::into_inner);
        let mut get = |spot| {
            let key = (name.to_owned(), spot);
            if let Some(old) = tries.get_mut(&key) {
                if old.is_old(spot, now) {
                    *old = Tries::default();
                }
                return *old;
            }
            Tries::default()
        };
        let (mut here, mut all) = (get(Some(spot)), get(None));
        here.check(now)?;
        if counts_for_all(spot, guess) {
            all.check(now)?;
            all.count(FREE_A_DAY, |_| BETWEEN, now);
            tries.insert((name.to_owned(), None), all);
        }
        let longer = |over: u32| FIRST_WAIT.saturating_mul(1 << over.min(16)).min(LONGEST_WAIT);
        here.count(FREE, longer, now);
        tries.insert((name.to_owned(), Some(spot)), here);
        if tries.len() > MOST {
            forget(&mut tries, now);
        }
        Ok(())
    }

    /// The try was right, and does not count.
    pub(crate) fn was_right(&self, name: &str, (spot, guess): (Spot, Guess)) {
        let mut tries = self.tries.lock().unwrap_or_else(PoisonError::into_inner);
        tries.remove(&(name.to_owned(), Some(spot)));
        if counts_for_all(spot, guess)
            && let Some(all) = tries.get_mut(&(name.to_owned(), None))
        {
            (all.count, all.until) = (all.count.saturating_sub(1), 0);
        }
    }
}

/// Whether a try counts among those from everywhere.
fn counts_for_all(spot: Spot, guess: Guess) -> bool {
    matches!((spot, guess), (Spot::Address(_), Guess::Password))
}

/// Forgets what is old, and then the oldest, so that there is room for a while.
fn forget(tries: &mut HashMap<(String, Option<Spot>), Tries>, now: u64) {
    tries.retain(|(_, spot), tries| !tries.is_old(*spot, now));
    if tries.len() > MOST {
        let mut times: Vec<u64> = tries.values().map(|tries| tries.last).collect();
        times.sort_unstable();
        let middle = times[times.len() / 2];
        tries.retain(|_, tries| tries.last > middle);
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::key::Key;

    fn address(last: u32) -> (Spot, Guess) {
        (Spot::of(IpAddr::from(last.to_be_bytes())), Guess::Password)
    }

    fn wait(seconds: u64) -> Result<(), Duration> {
        Err(Duration::from_secs(seconds))
    }

    #[test]
    fn the_wait_doubles_up_to_an_hour() {
        let (guesses, one) = (Guesses::default(), address(1));
        for _ in 0..FREE {
            assert_eq!(guesses.take("anna", one, 0), Ok(()));
        }
        assert_eq!(guesses.take("anna", one, 0), wait(30));
        assert_eq!(guesses.take("bo", one, 0), Ok(()), "another name");
        assert_eq!(guesses.take("anna", address(2), 0), Ok(()), "another place");
        let mut now = 0;
        for seconds in [30, 60, 120, 240, 480, 960, 1_920, 3_600, 3_600] {
            assert_eq!(guesses.take("anna", one, now), wait(seconds));
            now += seconds * 1_000;
            assert_eq!(guesses.take("anna", one, now - 1), Err(Duration::from_millis(1)));
            assert_eq!(guesses.take("anna", one, now), Ok(()));
        }
        now += DAY;
        assert_eq!(guesses.take("anna", one, now), Ok(()));
        assert_eq!(guesses.take("anna", one, now), Ok(()), "a day later all is as at first");
    }

    #[test]
    fn a_try_that_is_right_does_not_count() {
        let (guesses, one) = (Guesses::default(), address(1));
        for _ in 0..200 {
            assert_eq!(guesses.take("anna", one, 0), Ok(()));
            guesses.was_right("anna", one);
        }
    }

    #[test]
    fn tries_from_everywhere_are_few_and_known_browsers_are_not_among_them() {
        let guesses = Guesses::default();
        for number in 0..FREE_A_DAY {
            assert_eq!(guesses.take("anna", address(number), 0), Ok(()));
        }
        assert_eq!(guesses.take("anna", address(99), 0), wait(60));
        assert_eq!(guesses.take("anna", address(99), 60_000), Ok(()));
        assert_eq!(guesses.take("anna", address(100), 60_000), wait(60));
        let browser = (Spot::Browser(Key::new().unwrap().hash()), Guess::Password);
        for _ in 0..FREE {
            assert_eq!(guesses.take("anna", browser, 60_000), Ok(()));
        }
        assert_eq!(
            guesses.take("anna", browser, 60_000),
            wait(30),
            "a stolen cookie guesses no more"
        );
    }

    #[test]
    fn strangers_do_not_keep_up_the_bar_for_ever_and_codes_pass_it() {
        let guesses = Guesses::default();
        for number in 0..FREE_A_DAY {
            assert_eq!(guesses.take("anna", address(number), 0), Ok(()));
        }
        let new = address(1_000);
        assert_eq!(guesses.take("anna", new, 0), wait(60));
        // Also a person who has lost the password gets in.
        let code = (new.0, Guess::Code);
        for _ in 0..FREE {
            assert_eq!(guesses.take("anna", code, 0), Ok(()));
        }
        assert_eq!(guesses.take("anna", code, 0), wait(30), "few from one place");
        guesses.was_right("anna", code);
        assert_eq!(guesses.take("anna", new, 0), wait(60), "that tells nothing of the others");
        // A right password ends the wait of the next one.
        assert_eq!(guesses.take("anna", new, 60_000), Ok(()));
        assert_eq!(guesses.take("anna", address(1_001), 60_000), wait(60));
        guesses.was_right("anna", new);
        assert_eq!(guesses.take("anna", address(1_001), 60_000), Ok(()));
        // The day counts from the first try, whatever was tried since.
        assert_eq!(guesses.take("anna", address(1_002), DAY - 1), Ok(()));
        assert_eq!(guesses.take("anna", address(1_003), DAY - 1), wait(60));
        for number in 2_000..2_000 + FREE_A_DAY {
            assert_eq!(guesses.take("anna", address(number), DAY + 60_000), Ok(()));
        }
    }

    #[test]
    fn a_flood_of_names_is_forgotten_and_shuts_nobody_out() {
        let guesses = Guesses::default();
        for number in 0..3 * MOST as u32 {
            let name = format!("name {number}");
            assert_eq!(guesses.take(&name, address(number), u64::from(number)), Ok(()));
        }
        assert!(guesses.tries.lock().unwrap().len() <= MOST + 2);
    }
}
