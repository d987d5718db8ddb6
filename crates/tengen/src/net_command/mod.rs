//! `tengen net`: what a network is, whether it is evaluated rightly here, and how fast.

mod arguments;
mod bench;
mod check;
mod info;
mod positions;

pub(crate) use arguments::NetArguments;

use crate::Failure;
use arguments::What;

/// Does what is asked for.
pub(crate) fn run(arguments: &NetArguments) -> Result<(), Failure> {
    match &arguments.what {
        What::Info(arguments) => info::run(arguments),
        What::Check(arguments) => check::run(arguments),
        What::Bench(arguments) => bench::run(arguments),
    }
}
