//! How people sign in: passwords and recovery codes, and what stops those who guess.

mod browser;
mod codes;
mod common;
mod guesses;
mod password;

pub(crate) use browser::browser_of;
pub(crate) use codes::{CodeKind, code_hash, new_code, new_codes};
pub(crate) use guesses::{Guess, Spot};
pub(crate) use password::WeakPassword;

use crate::api_error::ApiError;
use crate::limits::Share;
use crate::queue::{Place, Queue};
use guesses::Guesses;
use prometheus_client::metrics::counter::Counter;
use std::sync::OnceLock;

/// How many passwords are hashed beside each other: each takes 19 MiB for a while.
const AT_ONCE: usize = 2;

/// Signing in on this server.
#[derive(Debug)]
pub(crate) struct Signing {
    /// Passwords that are hashed, or wait for it.
    pub(crate) hashing: Queue,
    pub(crate) guesses: Guesses,
    /// How many passwords were hashed.
    hashes: Counter,
}

impl Signing {
    pub(crate) fn new(share: Share, hashes: Counter) -> Signing {
        let hashing = Queue::new(AT_ONCE, share, "other people are signing in");
        Signing { hashing, guesses: Guesses::default(), hashes }
    }

    /// The hash of a new password.
    ///
    /// # Errors
    /// If there is no randomness.
    pub(crate) async fn hashed(&self, place: Place, password: String) -> Result<String, ApiError> {
        self.hashes.inc();
        place.run(move || password::hashed(&password)).await?.ok_or_else(ApiError::internal)
    }

    /// Whether a password has this hash. Where there is none, the answer is no, at the same cost.
    ///
    /// # Errors
    /// If the work fails.
    pub(crate) async fn is_right(
        &self,
        place: Place,
        password: String,
        hash: Option<String>,
    ) -> Result<bool, ApiError> {
        static NOBODYS: OnceLock<Option<String>> = OnceLock::new();
        let hashes = self.hashes.clone();
        place
            .run(move || match hash {
                Some(hash) => password::is_right(&password, &hash, &hashes),
                None => {
                    let nobodys = NOBODYS.get_or_init(|| password::hashed("nobody's password"));
                    let _ =
                        nobodys.as_ref().map(|hash| password::is_right(&password, hash, &hashes));
                    false
                }
            })
            .await
    }
}
