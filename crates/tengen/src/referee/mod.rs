//! `tengen referee`: records held against the rules.

mod game;
mod pool;
mod report;
mod summary;

pub(crate) use pool::all_threads;

use crate::cli::RefereeArguments;
use crate::speech::say;
use crate::{Failure, record_file, records};
use report::{Form, Judge};
use std::io::{BufWriter, IsTerminal, Write, stdout};
use std::path::PathBuf;
use summary::Summary;

/// Judges every game of every file, and says what is not in order.
pub(crate) fn run(arguments: &RefereeArguments) -> Result<(), Failure> {
    let form = if arguments.json { Form::Json } else { Form::Text };
    record_file::name_encoding(arguments.encoding.encoding);
    let found = records::find(&arguments.paths);
    let mut summary = Summary::default();
    for trouble in &found.troubles {
        records::tell(&format!("tengen: {trouble}"));
        summary.unreadable += 1;
    }
    let threads = arguments.threads.map_or_else(all_threads, usize::from);
    let bar = records::bar(found.files.len());
    let mut out = BufWriter::new(stdout());
    // The bar and the report must not write over each other where they share a terminal.
    let shared = !bar.is_hidden() && stdout().is_terminal();
    // Where there are fewer files than threads, the games of each are shared out as well.
    let within = threads.div_ceil(found.files.len().max(1));
    let judge = Judge { rules: arguments.rules.as_ref(), form, threads: within, bar: &bar };
    let work = |path: &PathBuf| judge.file(path);
    let written = pool::in_order(&found.files, threads, work, |report| {
        summary.add(&report.summary);
        let mut write = || -> std::io::Result<()> {
            out.write_all(report.text.as_bytes())?;
            if shared { out.flush() } else { Ok(()) }
        };
        if shared {
            bar.suspend(write)?
        } else {
            write()?
        }
        if !report.troubles.is_empty() {
            bar.suspend(|| records::tell(report.troubles.trim_end()));
        }
        Ok(())
    });
    bar.finish_and_clear();
    written.and_then(|()| out.flush())?;
    match form {
        Form::Text => writeln!(stdout(), "{}", summary.in_words())?,
        Form::Json => records::tell(&summary.in_words()),
    }
    if summary.is_in_order() {
        return Ok(());
    }
    Err(Failure::Trouble(say("referee-not-in-order", &[])))
}
