//! Plays games for a network to learn from and writes them down, position by position, with a
//! network's labels. `training/` reads the files.

mod game;
mod network_session;
mod row;
mod search_results;
mod searched_positions;

use clap::Parser;
use game::{LabelSource, Sources};
use indicatif::{ProgressBar, ProgressStyle};
use network_session::NetworkSession;
use search_results::SearchResults;
use searched_positions::SearchedPositions;
use std::error::Error;
use std::fs::File;
use std::io::{BufWriter, Write};
use std::path::{Path, PathBuf};
use std::process::ExitCode;
use std::sync::Mutex;
use std::sync::atomic::{AtomicU64, Ordering};
use tengen_net::{Arithmetic, Limits, Model, Network, Precision};
use tengen_random::Random;
use tengen_rules::{ParseSizeError, Size};

/// Play games for a network to learn from.
///
/// A network plays against itself under all rule books. Openings are more or less wild, there are
/// games with and without handicap, at fair and unfair komi, and some moves are any legal move.
/// Each position is written down with the labels of the network, or of a better one.
#[derive(Debug, Parser)]
#[command(
    name = "tengen-teach",
    after_help = "Examples:\n  \
        tengen-teach --net teacher.bin.gz --size 9 --positions 1000000 --out rows/9-a.rows\n  \
        tengen-teach --net quick.bin.gz --teacher strong.bin.gz --every 4 --size 19 \\\n    \
        --positions 100000 --seed 7 --out rows/19-b.rows\n  \
        tengen-teach --net own.bin.gz --teacher strong.bin.gz --search 100 --every 8 --size 9 \\\n    \
        --positions 100000 --out rows/9-s.rows\n  \
        tengen-teach --net own.bin.gz --search 200 --size 9 --positions 50000 --out rows/9-f.rows"
)]
struct Arguments {
    /// The network that plays, and that gives the labels if there is no teacher
    #[arg(long, value_name = "FILE")]
    net: PathBuf,
    /// The network that gives the labels
    #[arg(long, value_name = "FILE")]
    teacher: Option<PathBuf>,
    /// The teacher evaluates one position in N
    #[arg(long, value_name = "N", default_value_t = 4, requires = "teacher",
          value_parser = clap::value_parser!(u16).range(1..))]
    every: u16,
    /// With a teacher: label positions that a search by the player meets, within at most VISITS
    /// visits a move. Without: label positions of the games with the results of such a search
    #[arg(long, value_name = "VISITS",
          value_parser = clap::value_parser!(u16).range(4..))]
    search: Option<u16>,
    /// The board: 9, or 9x7
    #[arg(long, value_name = "SIZE", default_value = "9", value_parser = size)]
    size: Size,
    /// How many positions to write at least; the last games are played out
    #[arg(long, value_name = "N", default_value_t = 100_000)]
    positions: u64,
    /// Other seeds, other games
    #[arg(long, value_name = "N", default_value_t = 1)]
    seed: u64,
    /// How many games are played at a time
    #[arg(long, value_name = "N", default_value_t = 1,
          value_parser = clap::value_parser!(u16).range(1..=256))]
    threads: u16,
    /// Evaluate in single precision; else as TENGEN_PRECISION says, or as is quickest here
    #[arg(long)]
    f32: bool,
    /// The file to write
    #[arg(long, value_name = "FILE")]
    out: PathBuf,
}

fn size(text: &str) -> Result<Size, String> {
    let size: Size = text.parse().map_err(|error: ParseSizeError| error.to_string())?;
    match [size.width(), size.height()].iter().all(|side| (2..=19).contains(side)) {
        true => Ok(size),
        false => Err(format!("networks know sides from 2 to 19, not {size}")),
    }
}

fn main() -> ExitCode {
    match run(&Arguments::parse()) {
        Ok(()) => ExitCode::SUCCESS,
        Err(error) => {
            eprintln!("tengen-teach: {error}");
            ExitCode::FAILURE
        }
    }
}

fn load(path: &Path, precision: Option<Precision>) -> Result<Network, Box<dyn Error>> {
    let model = Model::open(path, &Limits::default())
        .map_err(|error| format!("{}: {error}", path.display()))?;
    Ok(Network::new(model, Arithmetic::of(None, precision)?))
}

fn run(arguments: &Arguments) -> Result<(), Box<dyn Error>> {
    let precision = arguments.f32.then_some(Precision::Single);
    let player = &load(&arguments.net, precision)?;
    let teacher = arguments.teacher.as_deref().map(|path| load(path, precision)).transpose()?;
    // A file that is not whole does not bear the name.
    let unfinished = arguments.out.with_extension("part");
    let cannot = |error| format!("{}: {error}", unfinished.display());
    let mut out = BufWriter::new(File::create(&unfinished).map_err(cannot)?);
    out.write_all(&row::header(arguments.size)).map_err(cannot)?;
    let out = Mutex::new(out);
    let written = AtomicU64::new(0);
    let style = ProgressStyle::with_template("{pos}/{len} positions {wide_bar} {per_sec} {eta}")?;
    let bar = ProgressBar::new(arguments.positions).with_style(style);

    let worker = &|number: u16| -> Result<(), String> {
        let session =
            |network| NetworkSession::new(network, arguments.size).map_err(|e| e.to_string());
        let every = usize::from(arguments.every);
        let label_source = match (&teacher, arguments.search) {
            (None, None) => LabelSource::Own,
            (None, Some(visits)) => {
                LabelSource::Results(Box::new(SearchResults::new(player.clone(), visits)))
            }
            (Some(teacher), None) => {
                LabelSource::Taught { teacher: session(teacher)?.into(), every }
            }
            (Some(teacher), Some(visits)) => {
                let searched = SearchedPositions::new(
                    player,
                    session(teacher)?,
                    every,
                    visits,
                    arguments.size,
                );
                LabelSource::Positions(Box::new(searched.map_err(|error| error.to_string())?))
            }
        };
        let mut sources = Sources { player: session(player)?, label_source };
        let mut random = Random::new(arguments.seed << 16 | u64::from(number));
        let mut rows = Vec::new();
        while written.load(Ordering::Relaxed) < arguments.positions {
            rows.clear();
            let count = game::play(&mut sources, arguments.size, &mut rows, &mut random)
                .map_err(|error| error.to_string())?;
            out.lock()
                .map_err(|error| error.to_string())?
                .write_all(&rows)
                .map_err(|error| error.to_string())?;
            let count = count as u64;
            bar.set_position(written.fetch_add(count, Ordering::Relaxed) + count);
        }
        Ok(())
    };
    std::thread::scope(|scope| {
        let workers: Vec<_> =
            (0..arguments.threads).map(|number| scope.spawn(move || worker(number))).collect();
        workers.into_iter().try_for_each(|worker| {
            worker.join().unwrap_or_else(|_| Err("a game failed".to_owned()))
        })
    })?;
    bar.finish_and_clear();
    out.into_inner()?.flush().map_err(cannot)?;
    std::fs::rename(&unfinished, &arguments.out)
        .map_err(|error| format!("{}: {error}", arguments.out.display()))?;
    println!(
        "{} positions of {} bytes in {}",
        written.into_inner(),
        row::length(arguments.size),
        arguments.out.display()
    );
    Ok(())
}
