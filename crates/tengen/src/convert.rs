//! `tengen convert`: any readable record, as SGF of today.

use crate::Failure;
use crate::cli::ConvertArguments;
use crate::records::{Changed, change_all};
use tengen_sgf::write_modern;

/// Reads records and writes them anew.
pub(crate) fn run(arguments: &ConvertArguments) -> Result<(), Failure> {
    change_all(&arguments.inputs, &arguments.target, |parsed| {
        let bytes = write_modern(&parsed.collection);
        Ok(Changed { bytes, ..Changed::default() })
    })
}
