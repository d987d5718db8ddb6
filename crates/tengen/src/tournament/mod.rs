//! `tengen tournament`: standings, pairings and files of tournaments.

mod check;
mod convert;
mod names;
mod pair;
mod standings;
mod weights;

use crate::Failure;
use crate::speech::say;
use crate::wrong;
use clap::{Args, Subcommand};
use std::io::Read;
use std::path::{Path, PathBuf};
use tengen_tournament::opengotha::{self, Fault, Why};
use tengen_tournament::{History, MOST_ROUNDS, Tournament};

/// Options of `tengen tournament`.
#[derive(Debug, Args)]
pub(crate) struct TournamentArguments {
    #[command(subcommand)]
    command: TournamentCommand,
}

#[derive(Debug, Subcommand)]
enum TournamentCommand {
    #[command(after_help = "\
tengen tournament standings open.xml
tengen tournament standings open.xml --round 3
tengen tournament standings open.xml --json | jq '.players[0]'")]
    Standings(RoundArguments),
    #[command(after_help = "\
tengen tournament pair open.xml
tengen tournament pair open.xml --round 4 --json | jq .total")]
    Pair(RoundArguments),
    #[command(after_help = "\
tengen tournament weights open.xml --round 4
tengen tournament weights open.xml --csv > weights.csv")]
    Weights(WeightArguments),
    #[command(after_help = "\
tengen tournament convert open.xml -o open.h1
tengen tournament convert open.xml -o open.tou
tengen tournament convert open.xml -o standings.csv")]
    Convert(convert::ConvertArguments),
    #[command(after_help = "\
tengen tournament check open.xml
tengen tournament check open.xml --json")]
    Check(FileArguments),
}

/// A tournament.
#[derive(Debug, Args)]
struct FileArguments {
    file: PathBuf,
    #[arg(long)]
    json: bool,
}

/// A tournament, and a round of it.
#[derive(Debug, Args)]
struct RoundArguments {
    #[command(flatten)]
    file: FileArguments,
    #[arg(long, value_name = "N", value_parser = clap::value_parser!(u8).range(1..=MOST_ROUNDS as i64))]
    round: Option<u8>,
}

/// The same for a table.
#[derive(Debug, Args)]
struct WeightArguments {
    #[command(flatten)]
    round: RoundArguments,
    #[arg(long, conflicts_with = "json")]
    csv: bool,
}

/// Runs a command for tournaments.
pub(crate) fn run(arguments: &TournamentArguments) -> Result<(), Failure> {
    match &arguments.command {
        TournamentCommand::Standings(arguments) => standings::run(arguments),
        TournamentCommand::Pair(arguments) => pair::run(arguments),
        TournamentCommand::Weights(arguments) => weights::run(arguments),
        TournamentCommand::Convert(arguments) => convert::run(arguments),
        TournamentCommand::Check(arguments) => check::run(arguments),
    }
}

/// The largest file that is read, in bytes.
const LARGEST: u64 = 64 << 20;

/// Reads a tournament; `-` is standard input.
fn read(file: &Path) -> Result<Tournament, Failure> {
    let unread = |error: std::io::Error| {
        let why = wrong::system(&error);
        Failure::Trouble(say("tournament-unread", &[("why", (&why).into())])).about(file)
    };
    let mut bytes = Vec::new();
    let read = if file == Path::new("-") {
        std::io::stdin().lock().take(LARGEST).read_to_end(&mut bytes)
    } else {
        std::fs::File::open(file).map_err(unread)?.take(LARGEST).read_to_end(&mut bytes)
    };
    read.map_err(unread)?;
    // Older programs write Latin-1 and say so; its bytes are the same numbers in Unicode.
    let text = String::from_utf8(bytes)
        .unwrap_or_else(|error| error.into_bytes().into_iter().map(char::from).collect());
    let text = text.strip_prefix('\u{feff}').unwrap_or(&text);
    opengotha::read(text).map_err(|fault| Failure::Trouble(fault_in_words(&fault)).about(file))
}

fn fault_in_words(Fault { line, why }: &Fault) -> String {
    let said = match why {
        Why::NotXml(why) => say("tournament-not-xml", &[("why", why.into())]),
        Why::Attribute { element, name, found } => say(
            "tournament-attribute",
            &[
                ("element", element.into()),
                ("name", name.into()),
                ("found", found.as_deref().unwrap_or("none").into()),
                ("is", if found.is_some() { "wrong" } else { "missing" }.into()),
            ],
        ),
        Why::TwoPlayers(key) => say("tournament-two-players", &[("key", key.into())]),
        Why::NoPlayer(key) => say("tournament-no-player", &[("key", key.into())]),
        Why::Twice { player, round } => {
            say("tournament-twice", &[("key", player.into()), ("round", (*round).into())])
        }
        Why::Alone(key) => say("tournament-alone", &[("key", key.into())]),
        _ => say("tournament-none", &[]),
    };
    match line {
        0 => said,
        line => say("tournament-line", &[("line", (*line).into()), ("why", (&said).into())]),
    }
}

impl RoundArguments {
    fn read(&self) -> Result<Tournament, Failure> {
        read(&self.file.file)
    }

    /// How many rounds come before the round to be paired: the one named, or the next one.
    fn before(&self, tournament: &Tournament) -> usize {
        self.round.map_or_else(|| tournament.rounds_paired(), |round| usize::from(round) - 1)
    }

    /// The rounds up to the one named, or all that have games.
    fn until<'t>(&self, tournament: &'t Tournament) -> History<'t> {
        let rounds = self.round.map_or_else(|| tournament.rounds_paired(), usize::from);
        History::of(tournament, rounds)
    }
}

/// JSON on a line of standard output.
fn print(json: &serde_json::Value) -> Result<(), Failure> {
    use std::io::Write;
    writeln!(std::io::stdout().lock(), "{json}")?;
    Ok(())
}
