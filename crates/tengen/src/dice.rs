//! Chance.

use crate::Failure;

/// A number that nobody can foresee.
pub(crate) fn dice() -> Result<u64, Failure> {
    getrandom::u64().map_err(|e| Failure::Trouble(format!("there are no dice: {e}")))
}
