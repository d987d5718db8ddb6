//! `tengen referee`: records held against the rules.

mod game;
mod pool;
mod report;
mod summary;
mod verdict;

pub(crate) use pool::all_threads;

use crate::cli::RefereeArguments;
use crate::speech::{language, say};
use crate::{Failure, records};
use report::{Files, Form};
use std::io::{BufWriter, IsTerminal, Write, stdout};
use std::path::PathBuf;
use std::sync::OnceLock;
use std::time::{Duration, Instant};
use summary::Summary;
use tengen_engine::{Network, bundled_model};
use tengen_messages::Language;
use verdict::Judge;

/// After longer work than this its speed is told.
const LONG: Duration = Duration::from_secs(5);

/// Judges every game of every file, and says what is not in order.
pub(crate) fn run(arguments: &RefereeArguments) -> Result<(), Failure> {
    let form = if arguments.json { Form::Json } else { Form::Text };
    let found = records::find(&arguments.paths, arguments.encoding.encoding);
    let mut summary = Summary::default();
    for trouble in &found.troubles {
        crate::speech::tell(&format!("tengen: {trouble}"));
        summary.unreadable += 1;
    }
    let threads = arguments.threads.map_or_else(all_threads, usize::from);
    let bar = records::bar(found.files.len());
    let mut out = BufWriter::new(stdout());
    // The bar and the report must not write over each other where they share a terminal.
    let shared = !bar.is_hidden() && stdout().is_terminal();
    // Where there are fewer files than threads, the games of each are shared out as well.
    let within = threads.div_ceil(found.files.len().max(1));
    let network = match &arguments.net {
        Some(source) => Some(source.open(&arguments.arithmetic)?.1),
        None => None,
    };
    let arithmetic = arguments.arithmetic.chosen()?;
    let loaded = OnceLock::new();
    let own = || loaded.get_or_init(|| Network::new(bundled_model(), arithmetic));
    let spoken = if arguments.json { Language::ENGLISH } else { language() };
    let judge = Judge { network: network.as_ref(), own: &own, language: spoken };
    let rules = arguments.rules.as_ref();
    let encoding = arguments.encoding.encoding;
    let files = Files { rules, encoding, form, judge, threads: within, bar: &bar };
    let started = Instant::now();
    let work = |path: &PathBuf| files.file(path);
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
            bar.suspend(|| crate::speech::tell(report.troubles.trim_end()));
        }
        Ok(())
    });
    bar.finish_and_clear();
    let took = started.elapsed();
    written.and_then(|()| out.flush())?;
    let hint = summary.unclear_in_words().filter(|_| network.is_none());
    for line in [Some(summary.in_words()), hint].into_iter().flatten() {
        match form {
            Form::Text => writeln!(stdout(), "{line}")?,
            Form::Json => crate::speech::tell(&line),
        }
    }
    if took >= LONG {
        crate::speech::tell(&summary.speed_in_words(took));
    }
    if summary.is_in_order() {
        return Ok(());
    }
    Err(Failure::Trouble(say("referee-not-in-order", &[])))
}
