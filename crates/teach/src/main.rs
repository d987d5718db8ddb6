//! Plays games for a network to learn from and writes them down, position by position, with a
//! network's labels. `training/` reads the files.

mod asked;
mod game;
mod network_session;
mod row;
mod row_file;
mod search_results;
mod searched_positions;

use asked::Asked;
use clap::Parser;
use game::{LabelSource, Sources};
use indicatif::{ProgressBar, ProgressStyle};
use network_session::{Failure, NetworkSession};
use row_file::RowFile;
use search_results::SearchResults;
use searched_positions::SearchedPositions;
use std::path::{Path, PathBuf};
use std::process::ExitCode;
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
    #[arg(long, value_name = "FILE", required_unless_present = "asked")]
    net: Option<PathBuf>,
    /// Another program is the network: positions go to standard output, its evaluations come from
    /// standard input
    #[arg(long, conflicts_with_all = ["net", "teacher", "search"])]
    asked: bool,
    /// At N of a hundred positions of the games, label positions after odd moves too
    #[arg(long, value_name = "N", default_value_t = 0, conflicts_with_all = ["teacher", "search"],
          value_parser = clap::value_parser!(u32).range(..=100))]
    asides: u32,
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
    /// Begin another file after N positions: OUT-1.rows, OUT-2.rows and so on
    #[arg(long, value_name = "N", value_parser = clap::value_parser!(u64).range(1..))]
    split: Option<u64>,
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

fn load(path: &Path, precision: Option<Precision>) -> Result<Network, Failure> {
    let model = Model::open(path, &Limits::default())
        .map_err(|error| format!("{}: {error}", path.display()))?;
    Ok(Network::new(model, Arithmetic::of(None, precision)?))
}

fn run(arguments: &Arguments) -> Result<(), Failure> {
    let precision = arguments.f32.then_some(Precision::Single);
    let player = &match (&arguments.net, arguments.asked) {
        (Some(net), false) => Player::Network(load(net, precision)?),
        _ => Player::Asked(Asked::through(
            arguments.size.area(),
            std::io::stdin(),
            std::io::stdout(),
        )),
    };
    let teacher = arguments.teacher.as_deref().map(|path| load(path, precision)).transpose()?;
    let rows = RowFile::create(&arguments.out, arguments.size, arguments.split)?;
    let style = ProgressStyle::with_template("{pos}/{len} positions {wide_bar} {per_sec} {eta}")?;
    let bar = ProgressBar::new(arguments.positions).with_style(style);

    let worker = &|number: u16| -> Result<(), Failure> {
        let (session, label_source) = player.session(arguments, teacher.as_ref())?;
        let mut sources = Sources { player: session, label_source };
        let mut random = Random::new(arguments.seed << 16 | u64::from(number));
        while rows.written() < arguments.positions {
            game::play(&mut sources, arguments.size, &rows, &mut random)?;
            bar.set_position(rows.written());
        }
        Ok(())
    };
    std::thread::scope(|scope| {
        let workers: Vec<_> =
            (0..arguments.threads).map(|number| scope.spawn(move || worker(number))).collect();
        workers
            .into_iter()
            .try_for_each(|worker| worker.join().unwrap_or_else(|_| Err("a game failed".into())))
    })?;
    bar.finish_and_clear();
    let written = rows.end()?;
    // The standard output may be another program's.
    eprintln!(
        "{written} positions of {} bytes in {}",
        row::length(arguments.size),
        arguments.out.display()
    );
    Ok(())
}

/// The player of all games.
enum Player {
    Network(Network),
    Asked(Asked),
}

impl Player {
    /// A player for one game at a time, and the source of the labels of its positions.
    fn session(
        &self,
        arguments: &Arguments,
        teacher: Option<&Network>,
    ) -> Result<(NetworkSession, LabelSource), Failure> {
        let (size, every) = (arguments.size, usize::from(arguments.every));
        let own = LabelSource::Own { asides: arguments.asides };
        let player = match self {
            Player::Network(network) => network,
            Player::Asked(asked) => return Ok((NetworkSession::asking(asked.asker(), size), own)),
        };
        let label_source = match (teacher, arguments.search) {
            (None, None) => own,
            (None, Some(visits)) => {
                LabelSource::Results(Box::new(SearchResults::new(player.clone(), visits)))
            }
            (Some(teacher), None) => {
                let teacher = NetworkSession::new(teacher, size)?.into();
                LabelSource::Taught { teacher, every }
            }
            (Some(teacher), Some(visits)) => {
                let teacher = NetworkSession::new(teacher, size)?;
                let searched = SearchedPositions::new(player, teacher, every, visits, size);
                LabelSource::Positions(Box::new(searched?))
            }
        };
        Ok((NetworkSession::new(player, size)?, label_source))
    }
}
