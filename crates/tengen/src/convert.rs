//! `tengen convert`: any readable record, as SGF of today.

use crate::cli::ConvertArguments;
use crate::records::{Changed, change_all};
use crate::{Failure, wrong};
use tengen_sgf::write;

/// Reads records and writes them anew.
pub(crate) fn run(arguments: &ConvertArguments) -> Result<(), Failure> {
    change_all(&arguments.inputs, &arguments.target, |parsed| {
        let converted = parsed.collection.modern();
        let converted = converted.map_err(|error| Failure::Trouble(wrong::edit(error)))?;
        drop(parsed);
        Ok(Changed { bytes: write(&converted), ..Changed::default() })
    })
}
