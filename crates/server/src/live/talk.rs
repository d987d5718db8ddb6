//! The phrases that the players of a live game say to each other. They are not stored.

use crate::api_error::ApiError;
use crate::error_body::ErrorBody;
use crate::key::Role;
use crate::phrase::{Phrase, Said};
use crate::state::Match;
use crate::view::may_talk;
use std::collections::VecDeque;
use tengen_rules::Color;

/// A player may say this many phrases at once …
const BURST: u64 = 3;

/// … and one more each time this many milliseconds have passed.
const PAUSE: u64 = 10_000;

/// How many phrases the pages get.
const KEPT: usize = 6;

/// The last phrases of a game.
#[derive(Debug, Default)]
pub(super) struct Talk {
    said: VecDeque<Said>,
    /// When each player (Black, White) has been silent long enough to be free again.
    free_at: [u64; 2],
}

impl Talk {
    /// The last phrases, the oldest first.
    pub(super) fn said(&self) -> Vec<Said> {
        self.said.iter().copied().collect()
    }

    /// Takes in the last phrases that another node knows.
    pub(super) fn hear(&mut self, said: &[Said]) {
        self.said.extend(
            said.iter().filter(|said| !self.said.contains(said)).copied().collect::<Vec<_>>(),
        );
        self.said.make_contiguous().sort_by_key(|said| said.number);
        while self.said.len() > KEPT {
            self.said.pop_front();
        }
    }

    /// Adds a phrase that the holder of a key says at the time `now`.
    ///
    /// # Errors
    /// If this key says nothing here, or has said too much.
    pub(super) fn say(
        &mut self,
        table: &Match,
        role: Role,
        phrase: Phrase,
        now: u64,
    ) -> Result<(), ApiError> {
        let by = role.side().filter(|_| may_talk(table, role));
        let by = by.ok_or_else(|| ApiError::not_allowed("only two players elsewhere talk here"))?;
        self.add(by, phrase, now)
    }

    fn add(&mut self, by: Color, phrase: Phrase, now: u64) -> Result<(), ApiError> {
        let free_at = self.free_at[by].max(now);
        let wait = (free_at - now).saturating_sub((BURST - 1) * PAUSE);
        if wait > 0 {
            let text = "a player says at most three phrases at once, then one every ten seconds";
            let refused = ErrorBody::new("too-many-phrases", text);
            return Err(refused.with("seconds", wait.div_ceil(1000)).unprocessable());
        }
        self.free_at[by] = free_at + PAUSE;
        // The time, so that the numbers grow over restarts too.
        let number = self.said.back().map_or(now, |last| now.max(last.number + 1));
        self.said.push_back(Said { number, by, phrase });
        if self.said.len() > KEPT {
            self.said.pop_front();
        }
        Ok(())
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn three_phrases_at_once_and_then_one_every_ten_seconds() {
        let mut talk = Talk::default();
        let mut says = |by, now| talk.add(by, Phrase::Hello, now).map_err(|e| e.body.args);
        for _ in 0..3 {
            assert_eq!(says(Color::Black, 1_000), Ok(()));
        }
        let wait = says(Color::Black, 1_500).unwrap_err();
        assert_eq!(wait["seconds"], 10);
        assert_eq!(says(Color::White, 1_500), Ok(()), "each player has a measure of their own");
        assert!(says(Color::Black, 10_999).is_err());
        assert_eq!(says(Color::Black, 11_000), Ok(()));
        assert!(says(Color::Black, 11_000).is_err());
        let numbers: Vec<u64> = talk.said().iter().map(|said| said.number).collect();
        assert_eq!(numbers, [1_000, 1_001, 1_002, 1_500, 11_000]);
    }
}
