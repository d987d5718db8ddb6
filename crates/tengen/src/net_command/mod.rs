//! `tengen net`: networks described, checked and measured.

mod arguments;
mod bench;
mod check;
mod info;
mod positions;

pub(crate) use arguments::NetArguments;

use crate::Failure;
use arguments::What;

/// Runs the command asked for.
pub(crate) fn run(arguments: &NetArguments) -> Result<(), Failure> {
    match &arguments.what {
        What::Info(arguments) => info::run(arguments),
        What::Check(arguments) => check::run(arguments),
        What::Bench(arguments) => bench::run(arguments),
    }
}
