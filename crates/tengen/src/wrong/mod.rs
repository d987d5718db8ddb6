//! Faults in input, in the language in use. Libraries describe their errors in English; here each
//! of them has its message.

mod game;
mod system;
mod text;

pub(crate) use game::{
    assumed, diagnostic, drawn, edit, no_game, problem, replay, size, start, time,
};
pub(crate) use system::{
    database, database_in_folder, network, pem, system, tls_of_environment, within,
};
pub(crate) use text::{json, name, parsed};
