//! What is wrong with what was read, in the language that is spoken. Libraries say it in English;
//! here each of their errors has its message.

mod game;
mod system;
mod text;

pub(crate) use game::{assumed, diagnostic, drawn, edit, no_game, replay, size, start, time};
pub(crate) use system::{database, network, system, within};
pub(crate) use text::{json, parsed};
