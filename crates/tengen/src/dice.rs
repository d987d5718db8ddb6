//! Random numbers.

use crate::Failure;

/// A number that cannot be predicted.
pub(crate) fn dice() -> Result<u64, Failure> {
    getrandom::u64().map_err(|e| Failure::Trouble(format!("there are no dice: {e}")))
}
