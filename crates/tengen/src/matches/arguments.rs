//! What `tengen match` can be told.

use super::engines::Side;
use super::openings::Source;
use super::sprt::Hypotheses;
use crate::options;
use clap::{Args, ValueEnum};
use std::path::PathBuf;
use std::time::Duration;
use tengen_clock::TimeSystem;
use tengen_gtp::controller::{CommandLine, CommandLineError};
use tengen_rules::{Ruleset, Score, Size};

/// Options of `tengen match`.
#[derive(Debug, Args)]
pub(crate) struct MatchArguments {
    /// The command of the first engine, in quotes; `tengen` is this program
    #[arg(value_name = "A", value_parser = engine)]
    pub(crate) a: String,
    /// The command of the second engine
    #[arg(value_name = "B", value_parser = engine)]
    pub(crate) b: String,
    /// What to call the first engine; its program's name if not given
    #[arg(long, value_name = "NAME")]
    pub(crate) name_a: Option<String>,
    /// What to call the second engine
    #[arg(long, value_name = "NAME")]
    pub(crate) name_b: Option<String>,
    /// How many games, an even number: each opening is played twice
    #[arg(long, value_name = "NUMBER", default_value = "100", value_parser = even)]
    pub(crate) games: usize,
    /// How many games at the same time
    #[arg(long, value_name = "NUMBER", default_value = "1", value_parser = clap::value_parser!(u16).range(1..=256))]
    pub(crate) parallel: u16,
    /// Lines of the board, such as 9 or 13x9
    #[arg(long, value_name = "SIZE", default_value = "19", value_parser = options::size)]
    pub(crate) size: Size,
    /// The rules, by name
    #[arg(long, value_name = "NAME", default_value = "chinese", value_parser = options::rules)]
    pub(crate) rules: Ruleset,
    /// Points for White, in steps of one half; the rules' own if not given
    #[arg(long, value_name = "POINTS", value_parser = options::komi, allow_hyphen_values = true)]
    pub(crate) komi: Option<Score>,
    /// Black stones on the traditional points before White's first move
    #[arg(long, value_name = "STONES")]
    pub(crate) handicap: Option<u8>,
    /// Who has the black stones: each engine in one game of a pair, or always the same
    #[arg(long, value_enum, default_value = "both")]
    pub(crate) black: Black,
    /// Seconds for each move
    #[arg(long, value_name = "SECONDS", value_parser = options::seconds, conflicts_with = "clock")]
    pub(crate) time_per_move: Option<Duration>,
    /// Time of each player: 10m, 5m+5x30s, 10m+25/10m, 5m+10s or none
    #[arg(long, value_name = "TIME", default_value = "none", value_parser = options::clock)]
    pub(crate) clock: TimeSystem,
    /// Seconds that a move may take beyond its time before the game is lost
    #[arg(long, value_name = "SECONDS", default_value = "0.25", value_parser = options::seconds)]
    pub(crate) margin: Duration,
    /// Seconds to wait for whatever is not on the clock: a start, an answer, a move without limit
    #[arg(long, value_name = "SECONDS", default_value = "300", value_parser = options::seconds)]
    pub(crate) patience: Duration,
    /// A game of so many moves has no result; three for each point of the board if not given
    #[arg(long, value_name = "NUMBER")]
    pub(crate) max_moves: Option<usize>,
    /// Random openings, so many of them; or records, also folders of them; 0 for none
    #[arg(long, value_name = "NUMBER|FILE|DIR", value_parser = Source::parse)]
    pub(crate) openings: Vec<Source>,
    /// Moves of an opening: 4 of a random one, all of a record if not given
    #[arg(long, value_name = "NUMBER")]
    pub(crate) plies: Option<usize>,
    /// The seed of random openings
    #[arg(long, value_name = "NUMBER", default_value = "1")]
    pub(crate) seed: u64,
    /// End the match as soon as it tells these two differences in Elo apart
    #[arg(long, value_name = "ELO0,ELO1", value_parser = Hypotheses::parse, allow_hyphen_values = true)]
    pub(crate) sprt: Option<Hypotheses>,
    /// The folder to keep the match in, and to go on with it
    #[arg(long, value_name = "DIR")]
    pub(crate) out: Option<PathBuf>,
    /// Print the summary as JSON, and nothing else
    #[arg(long)]
    pub(crate) json: bool,
}

/// Who has the black stones. (Words on each would make clap's help three times as long.)
#[derive(Clone, Copy, Debug, PartialEq, Eq, ValueEnum)]
pub(crate) enum Black {
    Both,
    A,
    B,
}

impl Black {
    /// Who has them in the game of this number, from 0.
    pub(crate) fn in_game(self, number: usize) -> Side {
        match self {
            Black::A => Side::A,
            Black::B => Side::B,
            Black::Both if number.is_multiple_of(2) => Side::A,
            Black::Both => Side::B,
        }
    }
}

/// A command that can be split into words.
fn engine(text: &str) -> Result<String, CommandLineError> {
    text.parse::<CommandLine>().map(|_| text.to_owned())
}

fn even(text: &str) -> Result<usize, String> {
    let number = text.parse::<usize>().ok().filter(|n| *n > 0 && n.is_multiple_of(2));
    number.ok_or_else(|| "say an even number of games: openings are played in pairs".to_owned())
}
