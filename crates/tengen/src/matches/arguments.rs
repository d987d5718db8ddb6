//! The arguments of `tengen match`.

use super::engines::Side;
use super::openings::Source;
use super::sprt::Hypotheses;
use crate::options;
use crate::records::EncodingArguments;
use crate::speech::say;
use clap::{Args, ValueEnum};
use std::path::PathBuf;
use std::time::Duration;
use tengen_clock::TimeSystem;
use tengen_gtp::controller::{CommandLine, CommandLineError};
use tengen_rules::{Ruleset, Score, Size};

/// Options of `tengen match`.
#[derive(Debug, Args)]
pub(crate) struct MatchArguments {
    #[arg(value_name = "A", value_parser = engine)]
    pub(crate) a: String,
    #[arg(value_name = "B", value_parser = engine)]
    pub(crate) b: String,
    #[arg(long, value_name = "NAME")]
    pub(crate) name_a: Option<String>,
    #[arg(long, value_name = "NAME")]
    pub(crate) name_b: Option<String>,
    #[arg(long, value_name = "NUMBER", default_value = "100", value_parser = even)]
    pub(crate) games: usize,
    #[arg(long, value_name = "NUMBER", default_value = "1", value_parser = options::whole::<u16>(1, 256))]
    pub(crate) parallel: u16,
    #[arg(long, value_name = "SIZE", default_value = "19", value_parser = options::size)]
    pub(crate) size: Size,
    #[arg(long, value_name = "NAME", default_value = "chinese", value_parser = options::rules)]
    pub(crate) rules: Ruleset,
    #[arg(long, value_name = "POINTS", value_parser = options::komi, allow_hyphen_values = true)]
    pub(crate) komi: Option<Score>,
    #[arg(long, value_name = "STONES", value_parser = options::whole::<u8>(0, 255))]
    pub(crate) handicap: Option<u8>,
    #[arg(long, value_enum, value_name = "WHO", default_value = "both")]
    pub(crate) black: Black,
    #[arg(long, value_name = "SECONDS", value_parser = options::seconds, conflicts_with = "clock")]
    pub(crate) time_per_move: Option<Duration>,
    #[arg(long, value_name = "TIME", default_value = "none", value_parser = options::clock)]
    pub(crate) clock: TimeSystem,
    #[arg(long, value_name = "SECONDS", default_value = "0.25", value_parser = options::seconds)]
    pub(crate) margin: Duration,
    #[arg(long, value_name = "SECONDS", default_value = "300", value_parser = options::seconds)]
    pub(crate) patience: Duration,
    #[arg(long, value_name = "NUMBER", value_parser = options::at_least::<usize>(0))]
    pub(crate) max_moves: Option<usize>,
    #[arg(long, value_name = "NUMBER|FILE|DIR", value_parser = Source::parse)]
    pub(crate) openings: Vec<Source>,
    #[command(flatten)]
    pub(crate) encoding: EncodingArguments,
    #[arg(long, value_name = "NUMBER", value_parser = options::at_least::<usize>(0))]
    pub(crate) plies: Option<usize>,
    #[arg(long, value_name = "NUMBER", default_value = "1", value_parser = options::at_least::<u64>(0))]
    pub(crate) seed: u64,
    #[arg(long, value_name = "ELO0,ELO1", value_parser = Hypotheses::parse, allow_hyphen_values = true)]
    pub(crate) sprt: Option<Hypotheses>,
    #[arg(long, value_name = "DIR")]
    pub(crate) out: Option<PathBuf>,
    #[arg(long)]
    pub(crate) json: bool,
}

/// The engine that has Black. (Texts for each value would make clap's help three times as long.)
#[derive(Clone, Copy, Debug, PartialEq, Eq, ValueEnum)]
pub(crate) enum Black {
    Both,
    A,
    B,
}

impl Black {
    /// The engine that has Black in the game with this number, from 0.
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
fn engine(text: &str) -> Result<String, String> {
    text.parse::<CommandLine>().map(|_| text.to_owned()).map_err(|error| match error {
        CommandLineError::Empty => say("wanted-program", &[]),
        CommandLineError::OpenQuote { quote, at } => {
            let quote = quote.to_string();
            say("wanted-closed-quote", &[("quote", (&quote).into()), ("at", at.into())])
        }
    })
}

fn even(text: &str) -> Result<usize, String> {
    let number = text.parse::<usize>().ok().filter(|n| *n > 0 && n.is_multiple_of(2));
    number.ok_or_else(|| say("wanted-even", &[]))
}
