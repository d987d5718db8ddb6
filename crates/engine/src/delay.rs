//! How late answers came.

use std::time::Duration;

/// No more is remembered: an answer that came later still, as after the machine slept, tells
/// nothing about the next one.
const MOST: Duration = Duration::from_secs(2);

/// How long after their time answers came: the longest of late.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Delay(Duration);

impl Delay {
    /// Notes how long after its time an answer came. Earlier delays count for less than before.
    pub fn note(&mut self, late: Duration) {
        self.0 = late.min(MOST).max(self.0 / 4 * 3);
    }

    /// How late the next answer is to be expected.
    pub fn expected(self) -> Duration {
        self.0
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_longest_delay_of_late_is_expected_and_is_forgotten_in_time() {
        let mut delay = Delay::default();
        let mut after = |ms| {
            delay.note(Duration::from_millis(ms));
            delay.expected().as_millis()
        };
        assert_eq!([400, 0, 350, 100, 0].map(&mut after), [400, 300, 350, 262, 196]);
        assert_eq!(after(60_000), MOST.as_millis());
    }
}
