//! `tengen tournament`: standings, pairings and files of tournaments.

mod check;
mod convert;
mod names;
mod pair;
mod simulate;
mod standings;
mod weights;

use crate::Failure;
use crate::speech::say;
use crate::wrong;
use clap::{Args, Subcommand};
use std::io::Read;
use std::path::{Path, PathBuf};
use tengen_tournament::formats::{ListFault, ListWhy, ReportFault, ReportWhy};
use tengen_tournament::opengotha::{Fault, Why};
use tengen_tournament::{History, MOST_ROUNDS, OpenFault, Tournament, open};

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
tengen tournament pair open.xml --round 4 --json | jq .total
tengen tournament pair open.xml --together 3-7 --apart 1-2-9 --bye 12")]
    Pair(pair::PairArguments),
    #[command(after_help = "\
tengen tournament weights open.xml --round 4
tengen tournament weights open.xml --csv > weights.csv")]
    Weights(WeightArguments),
    #[command(after_help = "\
tengen tournament convert open.xml -o open.h1
tengen tournament convert open.xml -o open.tou
tengen tournament convert open.xml -o open.aga
tengen tournament convert open.xml -o standings.csv")]
    Convert(convert::ConvertArguments),
    #[command(after_help = "\
tengen tournament check open.xml
tengen tournament check open.xml --json")]
    Check(FileArguments),
    #[command(after_help = "\
tengen tournament simulate --players 32 --rounds 5
tengen tournament simulate --system swiss --rounds 7 --times 1000 --json
tengen tournament simulate --system knockout --strongest 7d --weakest 1d")]
    Simulate(simulate::SimulateArguments),
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
        TournamentCommand::Simulate(arguments) => simulate::run(arguments),
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
    open(&bytes).map_err(|fault| {
        let (line, said) = match &fault {
            OpenFault::Xml(Fault { line, why }) => (*line as usize, in_xml(why)),
            OpenFault::List(ListFault { line, why }) => (*line, in_list(why)),
            OpenFault::Report(ReportFault { line, why }) => (*line, in_report(*why)),
        };
        let said = match line {
            0 => said,
            line => say("tournament-line", &[("line", line.into()), ("why", (&said).into())]),
        };
        Failure::Trouble(said).about(file)
    })
}

fn in_list(why: &ListWhy) -> String {
    match why {
        ListWhy::Empty => say("tournament-list-empty", &[]),
        ListWhy::NoRank => say("tournament-list-no-rank", &[]),
        ListWhy::Result(text) => say("tournament-list-result", &[("text", text.into())]),
        ListWhy::NoRow(number) => say("tournament-list-no-row", &[("row", (*number).into())]),
        ListWhy::Disagrees(round) => {
            say("tournament-list-disagrees", &[("round", (*round).into())])
        }
        _ => say("tournament-list-rounds", &[("most", MOST_ROUNDS.into())]),
    }
}

fn in_report(why: ReportWhy) -> String {
    match why {
        ReportWhy::NoLine => say("tournament-report-no-line", &[]),
        ReportWhy::Unknown => say("tournament-report-unknown", &[]),
        ReportWhy::Twice => say("tournament-report-twice", &[]),
        ReportWhy::TooManyRounds => say("tournament-list-rounds", &[("most", MOST_ROUNDS.into())]),
    }
}

fn in_xml(why: &Why) -> String {
    match why {
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
