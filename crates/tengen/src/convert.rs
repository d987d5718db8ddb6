//! `tengen convert`: any readable record, as SGF of today.

use crate::cli::ConvertArguments;
use crate::{Failure, record_file, wrong};
use std::io::Write;
use std::path::Path;
use tengen_sgf::write;

/// Reads a record and writes it anew.
pub(crate) fn run(arguments: &ConvertArguments) -> Result<(), Failure> {
    let parsed = record_file::read(&arguments.input)?;
    let converted = parsed.collection.modern();
    let bytes = write(&converted.map_err(|error| Failure::Trouble(wrong::edit(error)))?);
    if arguments.output == Path::new("-") {
        return Ok(std::io::stdout().write_all(&bytes)?);
    }
    std::fs::write(&arguments.output, bytes)
        .map_err(|error| Failure::unwritten(&arguments.output, &error))
}
