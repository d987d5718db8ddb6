//! Faults in input, in the language in use. Libraries describe their errors in English; here each
//! of them has its message.

mod game;
mod system;
mod text;

pub(crate) use game::{
    diagnostic, drawn, edit, no_game, note, replay, size, start, time, unknown_rules,
};
pub(crate) use system::{database, network, system, within};
pub(crate) use text::{json, parsed};
