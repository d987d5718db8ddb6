//! `tengen completions`: a script by which a shell completes commands and options.

use crate::cli::CompletionsArguments;
use crate::failure::Failure;
use crate::help;
use std::io::Write;

/// Prints the script for a shell.
pub(crate) fn run(arguments: &CompletionsArguments) -> Result<(), Failure> {
    // `generate` panics where it cannot write, so it writes into memory.
    let mut script = Vec::new();
    clap_complete::generate(arguments.shell, &mut help::command(), "tengen", &mut script);
    Ok(std::io::stdout().write_all(&script)?)
}
